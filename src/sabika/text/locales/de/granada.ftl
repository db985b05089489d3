box-granada = Granada
box-granada-tagline = Die Stadt am Fuß des Hügels
box-granada-about = Plättchen mit zwei Seiten und neun Arten von Gebäuden werden zu einer Stadt mit Graben. Je mehr Gebäude einer Art in allen Städten stehen, desto mehr ist ihre Mehrheit wert.

option-marker_without_new_tiles = Schwarzer Marker
option-marker_without_new_tiles-about = Ob der schwarze Marker auch nach einem Zug weiterrückt, in dem kein Plättchen gekauft wurde.
option-marker_without_new_tiles-stays = bleibt ohne neue Plättchen stehen
option-marker_without_new_tiles-moves = rückt nach jedem Zug weiter
option-city_scoring = Wertung in Granada
option-city_scoring-about = Ob die Mehrheiten in Granada Vielfache der Gebäudezahl oder, einfacher, feste Punkte bringen.
option-city_scoring-multiples = Vielfache der Gebäudezahl
option-city_scoring-simple = feste Punkte

## Names

name-arena = Arena
name-bath_house = Badehaus
name-library = Bibliothek
name-hostel = Herberge
name-hospital = Hospital
name-market = Markt
name-park = Park
name-school = Schule
name-residential_area = Wohnviertel
item-black-marker = schwarzer Marker
note-black-marker-even = Die nächsten neuen Plättchen zeigen ihre gerade Seite.
note-black-marker-odd = Die nächsten neuen Plättchen zeigen ihre ungerade Seite.

## Actions

action-turn-over = Für { $cards } wenden und als { $tile } bauen
action-forfeit = Auf { $tile } verzichten

## Refusals

refuse-turn-first = Um als { $tile } gebaut zu werden, muss es für mindestens { $fee } gewendet werden.
refuse-turn-leftover = Übrig gebliebene Plättchen werden gebaut, wie sie liegen, also nicht als { $tile }.
refuse-turn-not-needed = { $tile } ist die Seite, die schon oben liegt.
refuse-turn-no-place = Als { $tile } ließe sich jetzt nichts bauen, also wird nicht gewendet.
refuse-turned-is-built = { $tile } wurde für Geld gewendet und muss jetzt gebaut werden.
refuse-fee-one-currency = Das Wenden wird mit Geld einer einzigen Währung bezahlt.
refuse-fee-too-little = { $total } reicht nicht: Das Wenden kostet mindestens { $fee }.
refuse-leftover-not-stored = { $tile } ist übrig geblieben: Es wird sofort gebaut oder verfällt.
refuse-forfeit-bought = { $tile } wurde gekauft; verzichten kann man nur auf übrig gebliebene Plättchen.

## Scoring

score-moat = längster Graben: { $length } { $length ->
    [one] Abschnitt
   *[other] Abschnitte
}

## Events

event-black-marker = Der schwarze Marker rückt weiter: Die nächsten neuen Plättchen zeigen ihre { $parity ->
    [even] gerade
   *[odd] ungerade
} Seite.
event-turned-over = { $seat } zahlt { $cards } und wendet ein Plättchen: Es ist jetzt { $tile }.
event-forfeited = { $seat } verzichtet auf { $tile }.
