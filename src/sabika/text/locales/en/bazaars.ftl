name-bazaar = bazaar
name-a = a
name-b = b

action-buy-bazaar = Buy { $tile } for exactly { $cards }

refuse-bazaar-not-on-offer = { $tile } is not on offer beside the market.
refuse-bazaar-no-price = The market space of { $tile }’s currency is empty, so it has no price.

score-bazaar = { $tile }: { $buildings } × { $colours }

event-bazaar-offered = { $tile } is laid beside the market.
