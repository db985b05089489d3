module-camps = Camps
module-camps-tagline = Des tentes devant la muraille
module-camps-about = Huit camps se placent hors des murailles d’un palais. À chaque décompte, chacun rapporte un point par tuile de la rangée droite derrière son bastion.

option-camp_green_against_wall = Côtés verts des camps
option-camp_green_against_wall-about = Un côté de camp sans bastion peut-il toucher une muraille ?
option-camp_green_against_wall-forbidden = jamais contre une muraille
option-camp_green_against_wall-allowed = aussi contre les murailles

name-camp = camp

refuse-place-camp-sides = En { $cell }, les côtés ne s’accordent pas : seul un bastion touche une muraille, seul un côté vert un côté vert.
refuse-place-bastion = En { $cell }, aucun bastion de { $tile } ne toucherait une muraille.
refuse-exchange-camp-sides = { $tile } ne correspond pas aux tuiles autour de cette place : seul un bastion touche une muraille, seul un côté vert un côté vert.
refuse-exchange-bastion = À cette place, aucun bastion de { $tile } ne toucherait une muraille.
refuse-exchange-on-foot = À cette place, { $tile } ne serait pas accessible à pied depuis la tuile de départ.
refuse-remove-bastion = Sans { $tile }, un camp n’aurait plus aucun bastion contre une muraille.

component-camp = camps
score-camp = bâtiments derrière { $tile }
