module-city_gates = City Gates
module-city_gates-tagline = Through the wall on foot
module-city_gates-about = Gate cards turn up among the money and are taken instead of it. With one, a tile may be built where no way on foot leads: a gate opens the double wall it makes with a neighbour, and both tiles stay where they are.

name-gate = gate card
name-city-gate = city gate
name-gate-N = city gate in the north
name-gate-E = city gate in the east
name-gate-S = city gate in the south
name-gate-W = city gate in the west

note-gate = Taken instead of money. Opens a double wall for a tile that could not be reached on foot.

action-take-gate = Take the gate card
action-place-gate = Build { $tile } on { $cell } with a city gate { $gate ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}{ $facing ->
    [E] , turned right
    [S] , turned round
    [W] , turned left
   *[N] { "" }
}
action-build-gate = Redesign: build { $tile } from the reserve on { $cell } with a city gate { $gate ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}{ $facing ->
    [E] , turned right
    [S] , turned round
    [W] , turned left
   *[N] { "" }
}
action-exchange-gate = Redesign: exchange { $built } for { $tile } from the reserve with a city gate { $gate ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}{ $facing ->
    [E] , turned right
    [S] , turned round
    [W] , turned left
   *[N] { "" }
}

refuse-gate-not-offered = No gate card is on offer.
refuse-gate-no-card = You have no gate card in your hand.
refuse-gate-not-needed = On { $cell } { $tile } can be reached on foot without a gate.
refuse-gate-no-double-wall = On { $cell } { $tile } makes no double wall of printed walls { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
} for a gate.
refuse-gate-locks = { $tile } lies under a city gate and stays where it is.

event-gate-offered = A gate card is on offer beside the gates.
event-gate-discarded = A gate card is on offer already: another one is discarded.
event-gate-taken = { $seat } takes the gate card.
event-gate-built = { $seat } opens the double wall of { $cell } with a city gate { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}.
