action-choose-citizens = Choose citizens for { $kinds } and lay the trader tile { $side ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of the starting tile
action-move-in = The matching citizen moves in; following from the supply: { $follower }
action-swap-citizen = Exchange a citizen of the trader tile ({ $citizen }) for one from the supply ({ $wanted })
action-keep-citizens = Leave the citizens on the trader tile as they are
action-place-trader = Put the trader tile back on { $cell }

refuse-citizens-not-three = Exactly three citizens of different colours go on the trader tile.
refuse-citizen-no-match = No citizen on the trader tile can move into { $tile }.
refuse-one-citizen-follows = Exactly one citizen follows from the supply; none only when the supply is exhausted.
refuse-citizen-not-in-supply = No citizen of this colour ({ $citizen }) is left in the supply.
refuse-swap-with-match = A citizen could move into { $tile }; citizens are exchanged only when none matches.
refuse-swap-not-on-trader = No citizen of this colour ({ $citizen }) is on your trader tile.
refuse-swap-same-colour = An exchange for the same colour ({ $citizen }) changes nothing.
refuse-trader-not-there = { $cell } is no empty cell beside a tile of your Alhambra.

score-citizens = citizens: a set of { $colours } { $colours ->
    [one] colour
   *[other] different colours
}

event-citizens-chosen = { $seat } has chosen citizens and a side for the trader tile.
event-citizens-revealed = { $seat } starts with citizens for { $kinds }; the trader tile lies on { $cell }.
event-citizen-moved-in = { $seat }: a citizen moves into { $tile }. Following from the supply: { $kinds }.
event-citizen-swapped = { $seat } exchanges a citizen of the trader tile: { $citizen } for { $wanted }.
event-citizens-kept = { $seat } leaves the citizens on the trader tile as they are.
event-citizen-lost = { $seat }: the citizen of { $tile } goes back to the supply.
event-trader-alone = { $seat }: no tile lies next to the trader tile any more; it is set aside.
event-trader-placed = { $seat } puts the trader tile on { $cell }.
