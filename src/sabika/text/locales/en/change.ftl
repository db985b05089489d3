name-coin = coin

event-change-given = { $seat } gets change: { $cards }.

item-coins = coins in the bag
note-coin = Pays 1 of its currency.

module-change = Change
module-change-tagline = Coins for paying too much
module-change-about = For every 2 paid too much a coin is drawn from a bag. Coins pay 1 of their currency, which makes it easier to pay exactly.

option-overpayment = Change and credit
option-overpayment-about = With Exchange Certificates: whether paying too much brings coins as well as credit.
option-overpayment-coins_and_credit = both
option-overpayment-one_of_them = coins only if no credit is kept
