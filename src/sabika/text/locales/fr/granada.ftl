box-granada = Granada
box-granada-tagline = La ville au pied de la colline
box-granada-about = Des tuiles à deux faces et neuf types de bâtiments forment une ville entourée de douves. Plus il y a de bâtiments d’un type dans toutes les villes, plus sa majorité rapporte.

option-marker_without_new_tiles = Marqueur noir
option-marker_without_new_tiles-about = Le marqueur noir avance-t-il aussi après un tour où aucune tuile n’a été achetée ?
option-marker_without_new_tiles-stays = reste en place sans nouvelle tuile
option-marker_without_new_tiles-moves = avance après chaque tour
option-city_scoring = Décompte à Granada
option-city_scoring-about = Les majorités de Granada rapportent-elles des multiples du nombre de bâtiments ou, plus simplement, des points fixes ?
option-city_scoring-multiples = multiples du nombre de bâtiments
option-city_scoring-simple = points fixes

## Names

name-arena = arène
name-bath_house = bains
name-library = bibliothèque
name-hostel = auberge
name-hospital = hôpital
name-market = marché
name-park = parc
name-school = école
name-residential_area = quartier d’habitation
item-black-marker = marqueur noir
note-black-marker-even = Les prochaines nouvelles tuiles montrent leur face paire.
note-black-marker-odd = Les prochaines nouvelles tuiles montrent leur face impaire.

## Actions

action-turn-over = Retourner pour { $cards }, afin de construire { $tile }
action-forfeit = Renoncer à { $tile }

## Refusals

refuse-turn-first = Pour construire { $tile }, il faut d’abord retourner la tuile pour au moins { $fee }.
refuse-turn-leftover = Les tuiles restantes se construisent telles quelles, donc pas comme { $tile }.
refuse-turn-not-needed = { $tile } est déjà la face visible.
refuse-turn-no-place = La tuile { $tile } ne pourrait être construite nulle part : on ne la retourne donc pas.
refuse-turned-is-built = La tuile { $tile } a été retournée contre paiement et doit être construite maintenant.
refuse-fee-one-currency = Retourner une tuile se paie dans une seule monnaie.
refuse-fee-too-little = { $total } ne suffit pas : retourner une tuile coûte au moins { $fee }.
refuse-leftover-not-stored = { $tile } est une tuile restante : elle est construite tout de suite ou perdue.
refuse-forfeit-bought = La tuile { $tile } a été achetée ; on ne renonce qu’aux tuiles restantes.

## Scoring

score-moat = plus longues douves : { $length } { $length ->
    [one] segment
   *[other] segments
}

## Events

event-black-marker = Le marqueur noir avance : les prochaines nouvelles tuiles montrent leur face { $parity ->
    [even] paire
   *[odd] impaire
}.
event-turned-over = { $seat } paie { $cards } et retourne une tuile : c’est maintenant { $tile }.
event-forfeited = { $seat } renonce à { $tile }.
