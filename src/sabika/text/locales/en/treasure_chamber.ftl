module-treasure_chamber = Treasure Chamber
module-treasure_chamber-tagline = Four chests for eight coins
module-treasure_chamber-about = Buy a whole room of chests with any mix of money and spread them over your buildings of the same colours. Whoever has most chests scores in every scoring.

item-chest = treasure chest
component-chests = treasure chests

action-buy-chests = Buy the chests of room { $room }
action-pay-chests = Pay for the chests with { $cards }
action-place-chest = Put a chest on { $tile }
action-pass-chests = Pass the remaining chests on

refuse-room-empty = There are no chests in room { $room }.
refuse-chests-too-dear = All your money is worth { $total }; a room costs { $price }.
refuse-chests-money-only = Chests are paid with money only.
refuse-chests-underpaid = { $total } is less than the price of { $price }.
refuse-chest-not-there = No chest can be put on { $tile }: it takes a finished building of yours in a waiting chest’s colour that has none yet.
refuse-chests-to-be-placed = You have bought these chests: those that fit must be placed.

score-chests = treasure chests ({ $chests }): { $tied ->
    [1] place { $place }
   *[other] place { $place }, shared by { $tied }
}

event-room-filled = Room { $room } of the treasure chamber holds chests for { $kinds }.
event-chests-bought = { $seat } buys the chests of room { $room } ({ $kinds }) for { $cards }.
event-chest-placed = { $seat } puts a chest on { $tile }.
event-dirk-chest = Dirk’s { $tile } gets a chest.
event-chests-returned = Nobody has a place for these chests, they go back into the bag: { $kinds }.
event-chests-closed = There are too few chests in the bag: no room is filled any more.
event-chest-lost = { $seat }: the chest of { $tile } goes back into the bag.

prompt-pay-chests = Pay for the chests of room { $room } with any money.
waits-pay-chests = { $seat } is paying for the chests of room { $room }.
prompt-placing-chests = Put the chests on buildings of their colours.
waits-placing-chests = { $seat } is putting chests on buildings.

note-chest-room = In room { $room }.
note-chest-waits = Waits for a building of its colour.
