module-falconers = Falconers
module-falconers-tagline = Where four tiles meet
module-falconers-about = For any single money card a falcon lands on a corner of four tiles that shows its two colours. Falcons of one type are worth more and more together.

name-falcon = falcon
name-black = black
name-brown = brown
name-white = white
component-falcons = falcons

action-buy-falcon = Put { $piece } on the corner north-west of { $cell } for { $card }
action-stop-falcons = Place no more falcons

refuse-falcon-first-action = Falcons can only be the first and only action of a turn.
refuse-falcon-not-there = { $piece } is not available.
refuse-falcon-no-corner = North-west of { $cell } no four tiles meet.
refuse-falcon-corner-taken = There is a falcon on this corner already.
refuse-falcon-colours = The four tiles north-west of { $cell } do not show both colours of { $piece }.
refuse-falcon-no-card = { $card } is no money card of your hand.

score-falcons = falcons, { $type }: { $count }

event-falcon-placed = { $seat } puts { $piece } on the corner north-west of { $cell } for { $card }.
event-falcons-return = { $seat }: { $pieces } fly back beside the market.

prompt-more-falcons = Place another falcon, or stop.
waits-more-falcons = { $seat } may place more falcons.

note-falcon = Available for any money card.
note-falcon-placed = On a corner of four tiles.
