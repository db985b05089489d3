name-watchtower-pavilion = watchtower (pavilion)
name-watchtower-seraglio = watchtower (seraglio)
name-watchtower-arcades = watchtower (arcades)
name-watchtower-chambers = watchtower (chambers)
name-watchtower-garden = watchtower (garden)
name-watchtower-tower = watchtower (tower)
name-NW = north-west
name-NE = north-east
name-SE = south-east
name-SW = south-west

action-buy-with-tower = Buy { $tile } and a watchtower of its colour for { $cards }
action-place-tower = Build { $tile } on { $cell }, right angle { $corner }
action-return-tower = Put { $tile } back: there is no place for it

refuse-tower-not-with = No watchtower can be bought with { $tile }: it is no building of the base game.
refuse-tower-none-left = No watchtower in the colour of { $tile } is left.
refuse-tower-needs-corner = { $tile } fills half a cell: say at which corner its right angle shall lie.
refuse-tower-no-reserve = { $tile } cannot be kept in reserve.
refuse-tower-not-given = { $tile } stays with its buyer: Dirk never gets watchtowers.
refuse-tower-other-tile = { $tile } is no watchtower.
refuse-tower-long-edge = On { $cell } { $tile } would lie against the long edge of another watchtower.
refuse-tower-anchor = On { $cell } with its right angle { $corner }, no short edge of { $tile } lies against a building of its colour.
refuse-tower-not-returned = { $tile } goes back only if it is a watchtower without a place, once all other tiles of this turn are settled.
refuse-tower-stays = { $tile } stays where it is: watchtowers cannot be redesigned.
refuse-tower-loses-anchor = Without { $tile } a watchtower would no longer touch a building of its colour.

score-watchtowers = watchtowers in the longest wall: { $towers }

event-tower-gained = { $seat } also gets { $tile }.
event-tower-returned = { $seat } finds no place for { $tile } and puts it back.
