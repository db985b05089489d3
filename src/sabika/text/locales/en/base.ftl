## Names

name-pavilion = pavilion
name-seraglio = seraglio
name-arcades = arcades
name-chambers = chambers
name-garden = garden
name-tower = tower
name-florin = florin
name-dirham = dirham
name-denar = denar
name-ducat = ducat
name-scoring1 = first scoring card
name-scoring2 = second scoring card
side-N = N
side-E = E
side-S = S
side-W = W
dirk = Dirk
nothing = nothing

## Actions

action-take = Take { $cards }
action-buy = Buy { $tile } for { $cards }
action-place = Build { $tile } on { $cell }
action-reserve = Put { $tile } in the reserve
action-give = Give { $tile } to Dirk
action-build = Redesign: build { $tile } from the reserve on { $cell }
action-remove = Redesign: take { $built } out of the Alhambra
action-exchange = Redesign: exchange { $built } for { $tile } from the reserve
action-skip-redesign = No further redesign
action-pass = Pass

## Refusals

refuse-not-now = This cannot be done at this moment: “{ $action }” belongs to another step of the game.
refuse-not-your-turn = It is { $seat }’s turn to decide.
refuse-game-over = The game is over.
refuse-take-none = At least one money card must be taken.
refuse-take-not-displayed = { $cards } is not in the display.
refuse-take-too-much = Several cards may be worth { $limit } at most together; these are worth { $total }.
refuse-take-alone = Only money cards may be taken together; any other card is taken alone.
refuse-pass-not-yet = Passing is allowed only when no action is possible.
refuse-buy-not-on-offer = { $tile } does not lie on the market.
refuse-pay-not-in-hand = You do not hold { $cards }.
refuse-pay-wrong-currency = It must be paid in { $currency } alone.
refuse-pay-too-little = { $total } { $currency } is less than the price of { $price }.
refuse-pay-exactly = It must be paid exactly: { $price }, not { $total }.
refuse-place-not-gained = { $tile } is not waiting to be placed.
refuse-place-occupied = { $cell } is occupied.
refuse-place-matching-sides = On { $cell } a wall of { $tile } would touch an open side, or an open side a wall.
refuse-place-on-foot = On { $cell } { $tile } could not be reached on foot from the starting tile.
refuse-place-side-contact = { $cell } shares no side with your Alhambra.
refuse-place-no-hole = On { $cell } { $tile } would enclose an empty space.
refuse-redesign-not-in-reserve = { $tile } is not in your reserve.
refuse-redesign-not-built = { $tile } does not stand in your Alhambra.
refuse-remove-on-foot = Without { $tile } other tiles could no longer be reached on foot.
refuse-remove-no-hole = Taking out { $tile } would leave an enclosed empty space.
refuse-exchange-matching-sides = { $tile } does not match the tiles around that place.
refuse-give-not-bought = Only a tile bought from the market can be given to Dirk, not { $tile }.

## Scoring

score-wall = longest wall: { $length } { $length ->
    [one] segment
   *[other] segments
}
score-majority = { $kind }: { $tied ->
    [1] place { $place }
   *[other] place { $place }, shared by { $tied }
}

## Events

event-dealt = { $seat } is dealt { $cards }.
event-starts = { $seat } begins.
event-displayed = New in the display: { $cards }.
event-took = { $seat } takes { $cards }.
event-reshuffled = The discard ({ $cards } cards) becomes the new pile.
event-scoring-card = Scoring card { $scoring } turns up.
event-bought = { $seat } buys { $piece } for { $cards }{ $exact ->
    [yes] {" "}– paid exactly
   *[no] {""}
}.
event-offered = { $tile } is now on offer on space { $space }.
event-placed = { $seat } builds { $tile } on { $cell }.
event-reserved = { $seat } puts { $tile } in the reserve.
event-gave = { $seat } gives { $tile } to Dirk.
event-removed = { $seat } takes { $tile } out of the Alhambra.
event-exchanged = { $seat } exchanges { $built } for { $tile }.
event-passed = { $seat } passes.
event-dirk-drew = Dirk gets { $tiles }.
event-ending = The market cannot be filled: the game ends.
event-leftover = { $tile }, left over in { $currency }, goes to { $seat }.
event-leftover-stays = { $tile }, left over in { $currency }, stays on the market: nobody alone has the most.
event-over = The game is over. Most points: { $winners }.
