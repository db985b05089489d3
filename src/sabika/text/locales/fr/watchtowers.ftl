name-watchtower-pavilion = tour de guet (pavillon)
name-watchtower-seraglio = tour de guet (sérail)
name-watchtower-arcades = tour de guet (arcades)
name-watchtower-chambers = tour de guet (appartements)
name-watchtower-garden = tour de guet (jardin)
name-watchtower-tower = tour de guet (tour)
name-NW = nord-ouest
name-NE = nord-est
name-SE = sud-est
name-SW = sud-ouest

action-buy-with-tower = Acheter { $tile } et une tour de guet de sa couleur avec { $cards }
action-place-tower = Construire { $tile } en { $cell }, angle droit { $corner }
action-return-tower = Rendre { $tile } : il n’y a pas de place pour elle

refuse-tower-not-with = Aucune tour de guet ne s’achète avec { $tile } : ce n’est pas un bâtiment du jeu de base.
refuse-tower-none-left = Il ne reste aucune tour de guet de la couleur de la tuile { $tile }.
refuse-tower-needs-corner = { $tile } occupe une demi-case : il faut indiquer le coin de son angle droit.
refuse-tower-no-reserve = { $tile } ne peut pas être mise en réserve.
refuse-tower-not-given = { $tile } reste à l’acheteur : Dirk ne reçoit jamais de tour de guet.
refuse-tower-other-tile = { $tile } n’est pas une tour de guet.
refuse-tower-long-edge = En { $cell }, { $tile } toucherait le grand côté d’une autre tour de guet.
refuse-tower-anchor = En { $cell }, angle droit { $corner }, aucun petit côté de { $tile } ne touche un bâtiment de sa couleur.
refuse-tower-not-returned = { $tile } n’est rendue que si c’est une tour de guet sans place, une fois les autres tuiles de ce tour posées.
refuse-tower-stays = { $tile } reste en place : les tours de guet ne peuvent pas être réaménagées.
refuse-tower-loses-anchor = Sans { $tile }, une tour de guet ne toucherait plus aucun bâtiment de sa couleur.

score-watchtowers = tours de guet dans la plus longue muraille : { $towers }

event-tower-gained = { $seat } reçoit en plus { $tile }.
event-tower-returned = { $seat } ne trouve pas de place pour { $tile } et la rend.
