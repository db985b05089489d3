action-wake-vizier = Den Wesir wecken
action-special-move = { $by ->
    [buy-with-tower] Wesir: { $tile } mit einem Wachturm passend für { $cards } kaufen
   *[other] Wesir: { $tile } passend für { $cards } kaufen
}

refuse-vizier-awake = Dein Wesir ist schon wach.
refuse-vizier-asleep = Dein Wesir schläft; ihn zu wecken kostet eine Aktion im eigenen Zug.
refuse-special-not-on-offer = { $tile } ist nicht im Angebot: Der Wesir kauft Plättchen im Bauhof und Basare.

event-vizier-woken = { $seat } weckt den Wesir.
event-special-move = { $seat } unterbricht mit dem Wesir, der danach schläft.

module-vizier = Die Gunst des Wesirs
module-vizier-tagline = Kaufen zwischen den Zügen
module-vizier-about = Alle haben einen Wesir, der im wachen Zustand zwischen zwei Zügen ein Plättchen für passendes Geld kauft. Danach schläft er, bis ihn eine Aktion weckt.

option-special_moves = Wesire und eine ausstehende Wertung
option-special_moves-about = Ob die Pause zwischen zwei Zügen vor oder nach einer fälligen Wertung kommt.
option-special_moves-before_scoring = vor der Wertung
option-special_moves-after_scoring = nach der Wertung

item-vizier = Wesir
note-vizier = Wach: Er kann zwischen zwei Zügen ein Plättchen für passendes Geld kaufen.
note-vizier-asleep = Schläft, bis ihn eine Aktion weckt.
