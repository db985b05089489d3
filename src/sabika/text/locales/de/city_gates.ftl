module-city_gates = Stadttore
module-city_gates-tagline = Zu Fuß durch die Mauer
module-city_gates-about = Unter dem Geld liegen Torkarten, die statt Geld genommen werden. Mit einer darf ein Plättchen gebaut werden, wo kein Fußweg hinführt: Ein Tor öffnet die doppelte Mauer zu einem Nachbarn, und beide Plättchen bleiben, wo sie sind.

name-gate = Torkarte
name-city-gate = Stadttor
name-gate-N = Stadttor im Norden
name-gate-E = Stadttor im Osten
name-gate-S = Stadttor im Süden
name-gate-W = Stadttor im Westen

note-gate = Wird statt Geld genommen. Öffnet eine doppelte Mauer für ein Plättchen, das zu Fuß nicht erreichbar wäre.

action-take-gate = Die Torkarte nehmen
action-place-gate = { $tile } auf { $cell } bauen, mit einem Stadttor { $gate ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}{ $facing ->
    [E] , nach rechts gedreht
    [S] , um 180° gedreht
    [W] , nach links gedreht
   *[N] { "" }
}
action-build-gate = Umbau: { $tile } aus der Reserve auf { $cell } bauen, mit einem Stadttor { $gate ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}{ $facing ->
    [E] , nach rechts gedreht
    [S] , um 180° gedreht
    [W] , nach links gedreht
   *[N] { "" }
}
action-exchange-gate = Umbau: { $built } gegen { $tile } aus der Reserve tauschen, mit einem Stadttor { $gate ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}{ $facing ->
    [E] , nach rechts gedreht
    [S] , um 180° gedreht
    [W] , nach links gedreht
   *[N] { "" }
}

refuse-gate-not-offered = Es liegt keine Torkarte aus.
refuse-gate-no-card = Du hast keine Torkarte auf der Hand.
refuse-gate-not-needed = Auf { $cell } ist { $tile } auch ohne Tor zu Fuß erreichbar.
refuse-gate-no-double-wall = Auf { $cell } bildet { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} keine doppelte gedruckte Mauer für ein Tor.
refuse-gate-locks = { $tile } liegt unter einem Stadttor und bleibt, wo es ist.

event-gate-offered = Neben den Toren liegt eine Torkarte aus.
event-gate-discarded = Es liegt schon eine Torkarte aus: Eine weitere wird abgelegt.
event-gate-taken = { $seat } nimmt die Torkarte.
event-gate-built = { $seat } öffnet die doppelte Mauer von { $cell } mit einem Stadttor { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
