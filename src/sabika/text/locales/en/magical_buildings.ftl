module-magical_buildings = Magical Buildings
module-magical_buildings-tagline = Turn them as you like
module-magical_buildings-about = Six dear buildings, one of each kind, may face any direction whenever they are added to a palace. So their walls fit where no others do.

name-magical-pavilion = magical pavilion
name-magical-seraglio = magical seraglio
name-magical-arcades = magical arcades
name-magical-chambers = magical chambers
name-magical-garden = magical garden
name-magical-tower = magical tower

action-place-turned = { $facing ->
    [E] Build { $tile } on { $cell }, turned right
    [S] Build { $tile } on { $cell }, turned round
   *[W] Build { $tile } on { $cell }, turned left
}
action-build-turned = { $facing ->
    [E] Redesign: build { $tile } from the reserve on { $cell }, turned right
    [S] Redesign: build { $tile } from the reserve on { $cell }, turned round
   *[W] Redesign: build { $tile } from the reserve on { $cell }, turned left
}
action-exchange-turned = { $facing ->
    [E] Redesign: exchange { $built } for { $tile } from the reserve, turned right
    [S] Redesign: exchange { $built } for { $tile } from the reserve, turned round
   *[W] Redesign: exchange { $built } for { $tile } from the reserve, turned left
}

refuse-turn-other-tile = { $tile } cannot be turned; only magical buildings can.
