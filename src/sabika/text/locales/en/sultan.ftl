name-sultan = sultan card

action-buy-sultan = Buy { $card } for { $cards }
action-keep-mark = Keep the mark of the sultan card
action-redraw = Take the cube off and draw an extra tile
action-mark = Mark { $type }
action-claim = Take { $tile } with a sultan card
action-let-go = Let { $tile } go to the market

refuse-sultan-not-on-offer = { $card } is not on offer beside the market.
refuse-sultan-other-type = The extra tile does not show { $type }.
refuse-sultan-other-tile = { $tile } is not the tile that has just been drawn.

event-sultan-offered = { $card } is laid beside the market and marked: { $type }.
event-sultan-redrawn = { $seat } draws an extra tile for { $card }: { $types }.
event-sultan-marked = { $seat } marks { $type } on { $card }.
event-claimed = { $seat } takes { $tile } with { $card }.
