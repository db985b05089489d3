name-diamond = diamond

refuse-diamonds-alone = Diamonds pay only by themselves; nothing else can be added to them.

module-diamonds = Diamonds
module-diamonds-tagline = A fifth currency
module-diamonds-about = Ten diamonds lie among the money. They pay for a tile on any space of the market, but never together with other money.

option-diamonds_for_chests = Diamonds for treasure chests
option-diamonds_for_chests-about = With the Treasure Chamber: whether diamonds may be mixed with other money to pay for chests.
option-diamonds_for_chests-mixed = mixed with other money
option-diamonds_for_chests-alone = diamonds alone
