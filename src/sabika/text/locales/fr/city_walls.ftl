module-city_walls = Murailles de la ville
module-city_walls-tagline = Des murailles en bois
module-city_walls-about = Des cartes muraille apparaissent parmi l’argent : comme action, prenez-en une et construisez aussitôt ses murailles en bois sur une tuile à vous : dans le palais, en réserve ou tout juste achetée. Elles comptent comme les murailles imprimées.

name-wall-N = carte muraille nord
name-wall-E = carte muraille est
name-wall-S = carte muraille sud
name-wall-W = carte muraille ouest
name-wall-NE = carte muraille nord et est
name-wall-ES = carte muraille est et sud
name-wall-SW = carte muraille sud et ouest
name-wall-NW = carte muraille nord et ouest
name-wood-N = muraille en bois, côté nord
name-wood-E = muraille en bois, côté est
name-wood-S = muraille en bois, côté sud
name-wood-W = muraille en bois, côté ouest

note-wall-card = Comme action : la prendre et construire ses murailles sur une tuile à soi, là où il n’y en a pas.

action-build-wall = Construire les murailles de { $card } sur { $tile }

refuse-wall-not-shown = { $card } n’est pas posée face visible à côté du chantier.
refuse-wall-not-own = { $tile } n’est pas à vous.
refuse-wall-not-here = On ne construit pas de murailles sur { $tile }.
refuse-wall-no-room = Les murailles de { $card } ne tiennent pas sur { $tile } : un côté a déjà une muraille ou une voisine.

event-wall-shown = { $card } est posée face visible à côté du chantier.
event-wall-built = { $seat } construit les murailles de { $card } sur { $tile }.
