prompt-placing = { $bought ->
    [yes] Build what you have bought or put it in the reserve; tiles of Granada may be turned over.
   *[no] Left over for you: build it at once, or forfeit it.
}
note-city-watch = In every scoring: one point more for each three wall points, and for each three moat points.
note-gate = Taken instead of money. Opens a double wall or a double moat for a tile that could not be reached on foot.
action-remove = Redesign: take { $built } out of the palace
refuse-place-matching-sides = On { $cell } a closed side of { $tile } would touch an open one of its city, or an open side a closed one.
refuse-place-on-foot = On { $cell } { $tile } could not be reached on foot from the starting tile of the Alhambra.
refuse-place-side-contact = { $cell } shares no side with your palace.
refuse-redesign-not-built = { $tile } does not stand in your palace.
refuse-gate-no-double-wall = On { $cell } { $tile } makes no double wall and no double moat, printed on both tiles, { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
} for a gate.
score-invasion = Sides without a wall or moat that lay open to the { $card }.
event-removed = { $seat } takes { $tile } out of the palace.
event-gate-built = { $seat } opens the double wall or moat of { $cell } with a city gate { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}.
your-palace = Palace
