name-bazaar = Basar
name-a = a
name-b = b

action-buy-bazaar = { $tile } passend für { $cards } kaufen

refuse-bazaar-not-on-offer = { $tile } liegt nicht neben dem Bauhof aus.
refuse-bazaar-no-price = Das Bauhof-Feld der Währung von { $tile } ist leer, darum gibt es keinen Preis.

score-bazaar = { $tile }: { $buildings } × { $colours }

event-bazaar-offered = { $tile } wird neben den Bauhof gelegt.
