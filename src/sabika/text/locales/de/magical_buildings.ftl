module-magical_buildings = Magische Gebäude
module-magical_buildings-tagline = Drehbar nach Belieben
module-magical_buildings-about = Sechs teure Gebäude, je eines pro Art, dürfen beim Anlegen in jede Richtung gedreht werden. So passen ihre Mauern, wo sonst keine passen.

name-magical-pavilion = magischer Pavillon
name-magical-seraglio = magisches Serail
name-magical-arcades = magische Arkaden
name-magical-chambers = magische Gemächer
name-magical-garden = magischer Garten
name-magical-tower = magischer Turm

action-place-turned = { $facing ->
    [E] { $tile } auf { $cell } bauen, nach rechts gedreht
    [S] { $tile } auf { $cell } bauen, um 180° gedreht
   *[W] { $tile } auf { $cell } bauen, nach links gedreht
}
action-build-turned = { $facing ->
    [E] Umbau: { $tile } aus der Reserve auf { $cell } bauen, nach rechts gedreht
    [S] Umbau: { $tile } aus der Reserve auf { $cell } bauen, um 180° gedreht
   *[W] Umbau: { $tile } aus der Reserve auf { $cell } bauen, nach links gedreht
}
action-exchange-turned = { $facing ->
    [E] Umbau: { $built } gegen { $tile } aus der Reserve tauschen, nach rechts gedreht
    [S] Umbau: { $built } gegen { $tile } aus der Reserve tauschen, um 180° gedreht
   *[W] Umbau: { $built } gegen { $tile } aus der Reserve tauschen, nach links gedreht
}

refuse-turn-other-tile = { $tile } kann nicht gedreht werden; das können nur magische Gebäude.
