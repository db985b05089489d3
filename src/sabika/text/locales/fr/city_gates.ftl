module-city_gates = Portes de la ville
module-city_gates-tagline = À pied à travers la muraille
module-city_gates-about = Des cartes porte apparaissent parmi l’argent et se prennent à sa place. Avec l’une d’elles, une tuile peut être construite là où aucun chemin à pied ne mène : une porte ouvre la double muraille avec une voisine, et les deux tuiles restent en place.

name-gate = carte porte
name-city-gate = porte de la ville
name-gate-N = porte de la ville au nord
name-gate-E = porte de la ville à l’est
name-gate-S = porte de la ville au sud
name-gate-W = porte de la ville à l’ouest

note-gate = Se prend à la place d’argent. Ouvre une double muraille pour une tuile qui ne serait pas accessible à pied.

action-take-gate = Prendre la carte porte
action-place-gate = Construire { $tile } en { $cell } avec une porte { $gate ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}{ $facing ->
    [E] , tuile tournée à droite
    [S] , tuile tournée d’un demi-tour
    [W] , tuile tournée à gauche
   *[N] { "" }
}
action-build-gate = Réaménager : construire { $tile } de la réserve en { $cell } avec une porte { $gate ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}{ $facing ->
    [E] , tuile tournée à droite
    [S] , tuile tournée d’un demi-tour
    [W] , tuile tournée à gauche
   *[N] { "" }
}
action-exchange-gate = Réaménager : échanger { $built } contre { $tile } de la réserve avec une porte { $gate ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}{ $facing ->
    [E] , tuile tournée à droite
    [S] , tuile tournée d’un demi-tour
    [W] , tuile tournée à gauche
   *[N] { "" }
}

refuse-gate-not-offered = Aucune carte porte n’est proposée.
refuse-gate-no-card = Vous n’avez pas de carte porte en main.
refuse-gate-not-needed = En { $cell }, { $tile } est accessible à pied sans porte.
refuse-gate-no-double-wall = En { $cell }, { $tile } ne forme { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} aucune double muraille imprimée pour une porte.
refuse-gate-locks = { $tile } se trouve sous une porte de la ville et reste en place.

event-gate-offered = Une carte porte est proposée à côté des portes.
event-gate-discarded = Une carte porte est déjà proposée : une autre est défaussée.
event-gate-taken = { $seat } prend la carte porte.
event-gate-built = { $seat } ouvre la double muraille de { $cell } par une porte { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
