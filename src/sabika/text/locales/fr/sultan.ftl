name-sultan = carte sultan

action-buy-sultan = Acheter { $card } avec { $cards }
action-keep-mark = Garder la marque de la carte sultan
action-redraw = Retirer le cube et piocher une tuile supplémentaire
action-mark = Marquer { $type }
action-claim = Prendre { $tile } avec une carte sultan
action-let-go = Laisser { $tile } au chantier

refuse-sultan-not-on-offer = { $card } n’est pas proposée à côté du chantier.
refuse-sultan-other-type = La tuile supplémentaire ne montre pas { $type }.
refuse-sultan-other-tile = { $tile } n’est pas la tuile qui vient d’être piochée.

event-sultan-offered = { $card } est posée à côté du chantier et marquée : { $type }.
event-sultan-redrawn = { $seat } pioche une tuile supplémentaire pour { $card } : { $types }.
event-sultan-marked = { $seat } marque { $type } sur { $card }.
event-claimed = { $seat } prend { $tile } avec { $card }.
