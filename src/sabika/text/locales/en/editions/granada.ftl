prompt-placing = { $bought ->
    [yes] Build what you have bought, turned over for money if you like, or put it in the reserve with either face up.
   *[no] Left over for you: build it at once, or forfeit it.
}
prompt-may-dance = Dancer: have a tile of the yard replaced?
note-dancer = Before the turn: have a tile of the yard replaced.
note-city-watch = In every scoring: one point more for each three moat points.
note-gate = Taken instead of money. Opens a double moat for a tile that could not be reached on foot.
action-remove = Redesign: take { $built } out of the city
refuse-buy-not-on-offer = { $tile } does not lie in the yard.
refuse-place-matching-sides = On { $cell } a moat of { $tile } would touch an open side, or an open side a moat.
refuse-place-side-contact = { $cell } shares no side with your city.
refuse-redesign-not-built = { $tile } does not stand in your city.
refuse-give-not-bought = Only a tile bought from the yard can be given to Dirk, not { $tile }.
refuse-patron-not-this = The Rich Patron pays only for tiles of the yard.
refuse-special-not-on-offer = { $tile } is not on offer: the vizier buys tiles of the yard.
refuse-caravanserai-not-there = { $card } does not lie beside the yard.
refuse-gate-no-double-wall = On { $cell } { $tile } makes no double moat { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
} for a gate.
score-invasion = Sides without a moat that lay open to the { $card }.
event-offered = { $tile } is now on offer on space { $space } of the yard.
event-removed = { $seat } takes { $tile } out of the city.
event-ending = The yard cannot be filled: the game ends.
event-leftover-stays = { $tile }, left over in { $currency }, stays in the yard: nobody alone has the most.
event-dance-failed = There is no new tile: { $tile } stays in the yard.
event-gate-built = { $seat } opens the double moat of { $cell } with a city gate { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}.
your-palace = City
market-title = Construction yard
