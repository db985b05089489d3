name-rich-patron = Riche mécène
name-patron = le Riche mécène
name-miser = Avare
name-master-builder = Maître bâtisseur
name-trader = Négociant
name-entertainer = Saltimbanque
name-wise-man = Sage
name-dancer = Danseuse
name-moneychanger = Changeur
name-beggar = Mendiant
name-city-watch = Garde de la ville

action-bid = { $amount ->
    [0] Ne pas enchérir
   *[other] Enchérir à { $amount }
}
action-pay-bid = Payer l’enchère avec { $cards }
action-entertainer = { $answer ->
    [keep] Garder le Saltimbanque
   *[exchange] Échanger le Saltimbanque contre le premier personnage de la pile restante
}
action-hoard = Avare : prendre { $card }
action-change-money = Changeur : défausser { $given } et prendre { $card }
action-beg = Mendiant : piocher la première carte
action-dance = Danseuse : faire remplacer { $tile }
action-name-kind = Sage : un demi-bâtiment de plus pour { $type }
action-skip-character = Ne pas utiliser le personnage

refuse-character-not-yours = Le personnage { $card } n’est pas devant vous.
refuse-character-used = Le personnage { $card } a déjà servi pendant ce tour.
refuse-character-out-of-turn = Le personnage { $card } ne sert que pendant votre propre tour.
refuse-bid-not-higher = { $amount } ne dépasse pas la plus haute enchère, { $bid }.
refuse-bid-too-high = Vous ne pouvez pas payer { $amount } dans une seule monnaie ; le maximum est { $most }.
refuse-bid-cards-only = Une enchère se paie uniquement avec de l’argent.
refuse-bid-one-currency = Une enchère se paie dans une seule monnaie.
refuse-bid-underpaid = { $total } ne suffit pas : l’enchère est de { $bid }.
refuse-patron-not-this = Le Riche mécène ne paie que les tuiles du chantier et les bazars.
refuse-patron-pays-all = Le Riche mécène paie tout le prix ; on n’ajoute aucune carte.
refuse-hoard-not-displayed = { $card } ne se trouve pas sur l’étal.
refuse-change-too-dear = { $card } vaut plus que { $given }.
refuse-wise-man-no-building = Le demi-bâtiment ne compte pas : vous n’avez aucun bâtiment achevé de ce type ({ $type }).

score-city-watch = Garde de la ville : un point par tranche de { $each } segments { $line ->
    [moat] de douves
   *[wall] de muraille
}, sur { $length }
score-entertainer = Saltimbanque

event-auction = Vente aux enchères : { $card }. { $seat } parle en premier.
event-bid = { $seat } enchérit à { $amount }.
event-bid-passed = { $seat } n’enchérit pas.
event-auction-failed = Personne n’enchérit : le personnage { $card } quitte la partie.
event-won-character = { $seat } obtient le personnage { $card } pour une enchère de { $amount } et paie { $cards }.
event-character-gone = Le personnage { $card } quitte la partie.
event-entertainer-kept = { $seat } garde le Saltimbanque.
event-entertainer-exchanged = { $seat } obtient le personnage { $card } de la pile restante.
event-hoarded = { $seat } prend { $card } avec l’Avare.
event-changed-money = { $seat } échange { $given } contre { $card } chez le Changeur.
event-begged = { $card ->
    [unseen] { $seat } pioche une carte avec le Mendiant.
   *[other] { $seat } pioche { $card } avec le Mendiant.
}
event-danced = { $seat } fait remplacer { $tile } grâce à la Danseuse.
event-dance-failed = Il n’y a pas de nouvelle tuile : { $tile } reste sur le chantier.
event-named-kind = { $seat } compte un demi-bâtiment de plus avec le Sage : { $kind }.
