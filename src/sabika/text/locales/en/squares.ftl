module-squares = Squares
module-squares-tagline = Small tiles, large numbers
module-squares-about = As an action, take a free square of a colour and build it like any tile. In every scoring it counts as a further building for each building of its colour beside it.

name-square = square

action-take-square = Take { $tile }

refuse-square-not-shown = { $tile } does not lie face up on a stack of squares.
refuse-square-none-left = The stack of { $tile } is used up.
refuse-square-limit = Nobody may own more than { $limit } squares.
refuse-square-not-given = { $tile } cannot be given to Dirk: only bought tiles can.

event-square-shown = { $tile } now lies on top of its stack.
event-square-taken = { $seat } takes { $tile }.

note-square = Free of charge, as an action. Counts as a further building of its colour for each one beside it.
