module-treasure_chamber = La chambre au trésor
module-treasure_chamber-tagline = Quatre coffres pour huit pièces
module-treasure_chamber-about = Achetez toute une salle de coffres avec un mélange quelconque de monnaies et répartissez-les sur vos bâtiments des mêmes couleurs. Qui possède le plus de coffres marque à chaque décompte.

item-chest = coffre
component-chests = coffres

action-buy-chests = Acheter les coffres de la salle { $room }
action-pay-chests = Payer les coffres avec { $cards }
action-place-chest = Poser un coffre sur { $tile }
action-pass-chests = Laisser les coffres restants au suivant

refuse-room-empty = Il n’y a pas de coffres dans la salle { $room }.
refuse-chests-too-dear = Tout votre argent vaut { $total } ; une salle coûte { $price }.
refuse-chests-money-only = Les coffres ne se paient qu’en argent.
refuse-chests-underpaid = { $total } ne suffit pas : le prix est de { $price }.
refuse-chest-not-there = Aucun coffre ne peut aller sur { $tile } : il faut un bâtiment achevé à vous, de la couleur d’un coffre en attente et encore sans coffre.
refuse-chests-to-be-placed = Vous avez acheté ces coffres : ceux qui conviennent doivent être posés.

score-chests = coffres ({ $chests }) : { $tied ->
    [1] place { $place }
   *[other] place { $place }, partagée par { $tied }
}

event-room-filled = La salle { $room } de la chambre au trésor contient des coffres pour { $kinds }.
event-chests-bought = { $seat } achète les coffres de la salle { $room } ({ $kinds }) avec { $cards }.
event-chest-placed = { $seat } pose un coffre sur { $tile }.
event-dirk-chest = Chez Dirk, un coffre est posé sur { $tile }.
event-chests-returned = Personne n’a de place pour ces coffres, ils retournent dans le sac : { $kinds }.
event-chests-closed = Il y a trop peu de coffres dans le sac : plus aucune salle n’est remplie.
event-chest-lost = { $seat } : le coffre de la tuile { $tile } retourne dans le sac.

prompt-pay-chests = Payez les coffres de la salle { $room } avec n’importe quelles monnaies.
waits-pay-chests = { $seat } paie les coffres de la salle { $room }.
prompt-placing-chests = Posez les coffres sur des bâtiments de leurs couleurs.
waits-placing-chests = { $seat } répartit des coffres sur des bâtiments.

note-chest-room = Dans la salle { $room }.
note-chest-waits = Attend un bâtiment de sa couleur.
