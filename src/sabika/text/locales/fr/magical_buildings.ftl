module-magical_buildings = Bâtiments magiques
module-magical_buildings-tagline = À tourner comme on veut
module-magical_buildings-about = Six bâtiments chers, un de chaque type, peuvent être posés dans n’importe quel sens quand on les ajoute à un palais. Leurs murailles conviennent là où les autres ne vont pas.

name-magical-pavilion = pavillon magique
name-magical-seraglio = sérail magique
name-magical-arcades = arcades magiques
name-magical-chambers = appartements magiques
name-magical-garden = jardin magique
name-magical-tower = tour magique

action-place-turned = { $facing ->
    [E] Construire { $tile } en { $cell }, tuile tournée à droite
    [S] Construire { $tile } en { $cell }, tuile tournée d’un demi-tour
   *[W] Construire { $tile } en { $cell }, tuile tournée à gauche
}
action-build-turned = { $facing ->
    [E] Réaménager : construire { $tile } de la réserve en { $cell }, tuile tournée à droite
    [S] Réaménager : construire { $tile } de la réserve en { $cell }, tuile tournée d’un demi-tour
   *[W] Réaménager : construire { $tile } de la réserve en { $cell }, tuile tournée à gauche
}
action-exchange-turned = { $facing ->
    [E] Réaménager : échanger { $built } contre { $tile } de la réserve, tuile tournée à droite
    [S] Réaménager : échanger { $built } contre { $tile } de la réserve, tuile tournée d’un demi-tour
   *[W] Réaménager : échanger { $built } contre { $tile } de la réserve, tuile tournée à gauche
}

refuse-turn-other-tile = La tuile { $tile } ne peut pas être tournée ; seuls les bâtiments magiques le peuvent.
