action-wake-vizier = Wake the vizier
action-special-move = { $by ->
    [buy-with-tower] Vizier: buy { $tile } with a watchtower for exactly { $cards }
   *[other] Vizier: buy { $tile } for exactly { $cards }
}

refuse-vizier-awake = Your vizier is awake already.
refuse-vizier-asleep = Your vizier is asleep; waking it takes an action of your turn.
refuse-special-not-on-offer = { $tile } is not on offer: the vizier buys tiles of the market and bazaars.

event-vizier-woken = { $seat } wakes the vizier.
event-special-move = { $seat } interrupts with the vizier, who then falls asleep.

module-vizier = The Vizier’s Favour
module-vizier-tagline = Buy between the turns
module-vizier-about = Each player has a vizier who, while awake, buys a tile between two turns for exact money. Then he sleeps until an action wakes him.

option-special_moves = Viziers and a waiting scoring
option-special_moves-about = Whether the pause between two turns comes before or after a scoring that is due.
option-special_moves-before_scoring = before the scoring
option-special_moves-after_scoring = after the scoring

item-vizier = vizier
note-vizier = Awake: between two turns it can buy a tile for exact money.
note-vizier-asleep = Asleep until an action wakes it.
