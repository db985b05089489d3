name-credit = crédit

action-store = Conserver un crédit en { $currency }
action-store-nothing = Ne rien conserver

refuse-no-token = Il n’y a pas de jeton { $currency } au centre.

event-credit-stored = { $seat } conserve un trop-payé de { $amount } comme crédit en { $currency }.

prompt-storing = Trop-payé de { $excess } : le conserver comme crédit ?
waits-storing = { $seat } peut conserver un trop-payé de { $excess } comme crédit.
item-currency-token = jeton de monnaie
note-credit = Paie comme une carte monnaie ; doit être dépensé en entier.


module-exchange_certificates = Certificats de change
module-exchange_certificates-tagline = Rien n’est payé pour rien
module-exchange_certificates-about = Jusqu’à 6 payés en trop pour une tuile sont conservés comme crédit dans la monnaie de votre choix. Plus tard, il paie comme une carte monnaie.

option-credit_in_leftovers = Crédit pour les tuiles restantes
option-credit_in_leftovers-about = Le crédit d’un certificat compte-t-il comme argent lors de la distribution des tuiles restantes ?
option-credit_in_leftovers-no = ne compte pas
option-credit_in_leftovers-yes = compte
