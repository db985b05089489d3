module-magical_buildings = Bâtiments magiques
module-magical_buildings-tagline = À tourner comme on veut
module-magical_buildings-about = Six bâtiments chers, un de chaque type, peuvent regarder dans toute direction quand on les ajoute à un palais. Leurs murailles conviennent là où les autres ne vont pas.

name-magical-pavilion = pavillon magique
name-magical-seraglio = sérail magique
name-magical-arcades = arcades magiques
name-magical-chambers = appartements magiques
name-magical-garden = jardin magique
name-magical-tower = tour magique

action-place-turned = { $facing ->
    [E] Construire { $tile } en { $cell }, tourné à droite
    [S] Construire { $tile } en { $cell }, retourné
   *[W] Construire { $tile } en { $cell }, tourné à gauche
}
action-build-turned = { $facing ->
    [E] Réaménager : construire { $tile } de la réserve en { $cell }, tourné à droite
    [S] Réaménager : construire { $tile } de la réserve en { $cell }, retourné
   *[W] Réaménager : construire { $tile } de la réserve en { $cell }, tourné à gauche
}
action-exchange-turned = { $facing ->
    [E] Réaménager : échanger { $built } contre { $tile } de la réserve, tourné à droite
    [S] Réaménager : échanger { $built } contre { $tile } de la réserve, retourné
   *[W] Réaménager : échanger { $built } contre { $tile } de la réserve, tourné à gauche
}

refuse-turn-other-tile = { $tile } ne peut pas être tourné ; seuls les bâtiments magiques le peuvent.
