module-art_of_the_moors = L’art des Maures
module-art_of_the_moors-tagline = Même prix, plus de culture
module-art_of_the_moors-about = Deux bâtiments du même prix rapportent un marqueur de culture, d’autres en élèvent la limite. Comme action, tournez tous vos marqueurs vers plus de points ; ils comptent à chaque décompte.

item-culture = marqueur de culture
item-docking-strip = réglette d’arrimage
component-culture = marqueurs de culture

action-develop = Développer la culture : tourner tous les marqueurs d’une section

refuse-culture-nothing-turns = Aucun de vos marqueurs de culture ne peut tourner davantage maintenant.

score-culture = marqueur de culture { $price }

event-culture-taken = { $seat } reçoit un marqueur de culture pour le prix { $price } ; il peut monter jusqu’à { $most }.
event-culture-marked = { $seat } : le marqueur de culture pour le prix { $price } peut maintenant monter jusqu’à { $most }.
event-developed = { $seat } développe la culture : { $number ->
    [one] un marqueur tourne
   *[other] { $number } marqueurs tournent
}.

note-culture = Pour le prix { $price } : { $points } { $points ->
    [one] point
   *[other] points
} maintenant, { $most } au plus.
note-culture-stack = Pour deux bâtiments ou plus au prix de { $price } ; jusqu’à { $most } points.
