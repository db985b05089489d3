name-credit = credit

action-store = Keep it as credit in { $currency }
action-store-nothing = Keep nothing

refuse-no-token = There is no { $currency } token in the centre.

event-credit-stored = { $seat } keeps { $amount } paid too much as credit in { $currency }.

prompt-storing = Paid { $excess } too much: keep it as credit?
waits-storing = { $seat } may keep { $excess } paid too much as credit.
item-currency-token = currency token
note-credit = Pays like a money card; must be spent as a whole.


module-exchange_certificates = Exchange Certificates
module-exchange_certificates-tagline = Nothing paid in vain
module-exchange_certificates-about = Up to 6 paid too much for a tile is kept as credit in a currency of your choice. It pays like a money card later on.

option-credit_in_leftovers = Credit for leftover tiles
option-credit_in_leftovers-about = Whether credit on a certificate counts as money when leftover tiles are handed out.
option-credit_in_leftovers-no = does not count
option-credit_in_leftovers-yes = counts
