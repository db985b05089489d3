name-coin = pièce

event-change-given = { $seat } reçoit de la monnaie : { $cards }.

item-coins = pièces dans le sac
note-coin = Paie 1 dans sa monnaie.

module-change = Monnaie rendue
module-change-tagline = Des pièces quand on paie trop
module-change-about = Pour chaque 2 payés en trop, une pièce est tirée d’un sac. Une pièce paie 1 dans sa monnaie : faire l’appoint devient plus facile.

option-overpayment = Monnaie rendue et crédit
option-overpayment-about = Avec les certificats de change : payer trop apporte-t-il des pièces en plus du crédit ?
option-overpayment-coins_and_credit = les deux
option-overpayment-one_of_them = des pièces seulement si aucun crédit n’est conservé
