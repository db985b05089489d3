name-caravanserai = caravansérail
name-caravan = caravansérail

action-buy-caravanserai = Acheter { $card } avec { $cards }
action-move-marker = Déplacer le marqueur de { $card } { $way ->
    [forward] vers l’avant
   *[sideways] de côté
}
action-keep-markers = Ne déplacer aucun marqueur

refuse-caravanserai-not-there = { $card } n’est pas à côté du chantier.
refuse-caravanserai-enough = Personne ne peut posséder plus de { $limit } cartes caravansérail.
refuse-caravanserai-kinds = Vous avez construit { $number } { $number ->
    [one] type de bâtiment
   *[other] types de bâtiments différents
} ; il en faut { $needed }.
refuse-marker-not-there = Le marqueur de { $card } ne peut pas aller par là.

event-marker-moved = { $seat } déplace le marqueur de { $card } : maintenant { $currency } { $amount }.

prompt-may-move = Caravansérail : déplacer un marqueur d’une case ?
waits-may-move = { $seat } peut déplacer un marqueur de caravansérail.
note-caravanserai = Cases latérales à 2, 3 et 4 : { $others }.
note-caravanserai-worth = Vaut { $currency } { $amount }. Cases latérales à 2, 3 et 4 : { $others }.


module-caravanserai = Caravansérail
module-caravanserai-tagline = De l’argent qui grandit
module-caravanserai-about = Qui a construit quatre types de bâtiments peut acheter des cartes dont la valeur augmente de 1 à chaque tour, jusqu’à 5, tant qu’on ne les dépense pas. Plus il y a de types, moins c’est cher.
