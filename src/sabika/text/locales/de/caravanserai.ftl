name-caravanserai = Karawanserei
name-caravan = Karawanserei

action-buy-caravanserai = { $card } für { $cards } kaufen
action-move-marker = Den Stein auf { $card } { $way ->
    [forward] vorwärts
   *[sideways] seitwärts
} ziehen
action-keep-markers = Keinen Stein ziehen

refuse-caravanserai-not-there = { $card } liegt nicht neben dem Bauhof.
refuse-caravanserai-enough = Niemand darf mehr als { $limit } Karawanserei-Karten besitzen.
refuse-caravanserai-kinds = Du hast { $number } verschiedene Gebäudearten gebaut; nötig sind { $needed }.
refuse-marker-not-there = Der Stein auf { $card } kann nicht dorthin ziehen.

event-marker-moved = { $seat } zieht den Stein auf { $card }: jetzt { $amount } { $currency }.

prompt-may-move = Karawanserei: einen Stein ein Feld weit ziehen?
waits-may-move = { $seat } darf einen Karawanserei-Stein ziehen.
note-caravanserai = Seitenfelder bei 2, 3 und 4: { $others }.
note-caravanserai-worth = { $amount } { $currency } wert. Seitenfelder bei 2, 3 und 4: { $others }.


module-caravanserai = Karawanserei
module-caravanserai-tagline = Geld, das wächst
module-caravanserai-about = Wer vier Gebäudearten gebaut hat, darf Karten kaufen, deren Wert in jedem Zug um eins wächst, bis 5, bis er ausgegeben wird. Je mehr Arten, desto billiger.
