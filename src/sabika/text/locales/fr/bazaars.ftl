name-bazaar = bazar
name-a = a
name-b = b

action-buy-bazaar = Acheter { $tile } avec exactement { $cards }

refuse-bazaar-not-on-offer = { $tile } n’est pas proposé à côté du chantier.
refuse-bazaar-no-price = La case du chantier de la monnaie de { $tile } est vide : il n’a donc pas de prix.

score-bazaar = { $tile } : { $buildings } × { $colours }

event-bazaar-offered = { $tile } est posé à côté du chantier.
