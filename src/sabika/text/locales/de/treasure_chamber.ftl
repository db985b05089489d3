module-treasure_chamber = Die Schatzkammer
module-treasure_chamber-tagline = Vier Truhen für acht Münzen
module-treasure_chamber-about = Kaufe einen ganzen Raum voller Truhen mit beliebig gemischtem Geld und verteile sie auf Gebäude der gleichen Farben. Wer die meisten Truhen hat, punktet in jeder Wertung.

item-chest = Schatztruhe
component-chests = Schatztruhen

action-buy-chests = Die Truhen von Raum { $room } kaufen
action-pay-chests = Die Truhen mit { $cards } bezahlen
action-place-chest = Eine Truhe auf { $tile } legen
action-pass-chests = Die übrigen Truhen weitergeben

refuse-room-empty = In Raum { $room } sind keine Truhen.
refuse-chests-too-dear = Dein ganzes Geld ist { $total } wert; ein Raum kostet { $price }.
refuse-chests-money-only = Truhen werden nur mit Geld bezahlt.
refuse-chests-underpaid = { $total } ist weniger als der Preis von { $price }.
refuse-chest-not-there = Auf { $tile } kann keine Truhe liegen: Dazu braucht es ein eigenes fertiges Gebäude in der Farbe einer wartenden Truhe, das noch keine hat.
refuse-chests-to-be-placed = Du hast diese Truhen gekauft: Was passt, muss gelegt werden.

score-chests = Schatztruhen ({ $chests }): { $tied ->
    [1] Platz { $place }
   *[other] Platz { $place }, von { $tied } geteilt
}

event-room-filled = In Raum { $room } der Schatzkammer liegen Truhen für { $kinds }.
event-chests-bought = { $seat } kauft die Truhen von Raum { $room } ({ $kinds }) für { $cards }.
event-chest-placed = { $seat } legt eine Truhe auf { $tile }.
event-dirk-chest = { $tile } von Dirk bekommt eine Truhe.
event-chests-returned = Niemand hat Platz für diese Truhen, sie kommen zurück in den Beutel: { $kinds }.
event-chests-closed = Im Beutel sind zu wenige Truhen: Kein Raum wird mehr gefüllt.
event-chest-lost = { $seat }: Die Truhe von { $tile } kommt zurück in den Beutel.

prompt-pay-chests = Bezahle die Truhen von Raum { $room } mit beliebigem Geld.
waits-pay-chests = { $seat } bezahlt die Truhen von Raum { $room }.
prompt-placing-chests = Lege die Truhen auf Gebäude ihrer Farben.
waits-placing-chests = { $seat } verteilt Truhen auf Gebäude.

note-chest-room = In Raum { $room }.
note-chest-waits = Wartet auf ein Gebäude ihrer Farbe.
