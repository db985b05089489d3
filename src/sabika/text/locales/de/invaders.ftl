module-invaders = Angreifer
module-invaders-tagline = Schließ deine Mauern
module-invaders-about = Nach jeder Wertung greifen Angreifer von einer Seite an, und jede offene Seite eines Palasts in dieser Richtung kostet Punkte. Wer das richtige Gebäude passend bezahlt, gewinnt einen Kundschafter und erfährt, woher sie kommen.

option-invasions = Invasionen
option-invasions-about = Ob die nächste Invasion verdeckt ist, mit Kundschaftern, oder offen liegt, ohne sie.
option-invasions-hidden = verdeckt, mit Kundschaftern
option-invasions-open = offen, ohne Kundschafter

name-invasion = Invasion
name-invasion-N = Invasion von Norden
name-invasion-E = Invasion von Osten
name-invasion-S = Invasion von Süden
name-invasion-W = Invasion von Westen
name-scout = Kundschafter

event-invasion = { $card }.
event-invaded = { $seat } verliert { $points } und hat jetzt { $total }.
event-invasion-ahead = Als Nächstes kommt: { $card }.
event-scouts-shown = Kundschafter werden aufgedeckt: { $cards }.
event-scouted = { $card ->
    [unseen] { $seat } gewinnt den Kundschafter für { $kind } und sieht die nächste Invasion an.
   *[other] { $seat } gewinnt den Kundschafter für { $kind } und sieht die nächste Invasion: { $card }.
}
score-invasion = Seiten ohne Mauer bei der { $card }.

note-invasion-next = Sie kommt nach der nächsten Wertung.
note-invasion-past = Sie ist vorüber.
note-scout = Geht an den, der ein Gebäude dieser Art passend bezahlt.
note-invasion-seen = Ein Kundschafter hat sie dir gezeigt: Sie kommt nach der nächsten Wertung.
