box-red_palace = The Red Palace
box-red_palace-tagline = Guards on the walls
box-red_palace-about = Every building is a piece of land with a token that says what will stand there. Guards watch from its towers: send them away for one of four abilities, or leave them on your longest wall, where they are worth points at the end.

## Table options

option-guard_board = Guard board
option-guard_board-about = Whether abilities and placement tiles are drawn, or those of the printed side are used, which is made for first games.
option-guard_board-random = drawn at random
option-guard_board-first_game = as printed
option-scoring = Points for majorities
option-scoring-about = Whether three score tiles say what each kind is worth, or the fixed points of the classic Alhambra count.
option-scoring-score_tiles = score tiles
option-scoring-classic = classic points

## Names

name-terrain = land
name-plaza = plaza
name-c = c
name-token = building token
name-guard = guard
name-guard-N = guard in the north
name-guard-E = guard in the east
name-guard-S = guard in the south
name-guard-W = guard in the west
name-placement = placement tile
name-money-pile = money pile
name-swap-token = Swap token
name-buy-from-overview = Buy from overview
name-wall-section = Wall section
name-take-money = Take money
name-count-as-exact = Count as exact
name-redraw-token = Redraw token
name-move-guard = Move guard
name-half-building = Half-building
component-guards = guards
component-start = points to begin with
component-paid = points paid for missing guards

## Actions

action-choose-pile = Take { $cards } as starting money
action-use = Use the ability { $ability }
action-spend = Spend the guard of { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}
action-go-on = Use no more abilities
action-swap-token = Pay { $card } and swap the tokens of { $tile } and { $partner }
action-redraw-token = Redraw the token of { $tile }
action-take-card = Take { $card }
action-give-card = Give up { $card }
action-buy-ahead = Buy { $tile } from the overview for { $cards }
action-attach-wall = Add the wall section to { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}
action-take-half = Take the half-building { $type }
action-move-guard = Move the guard of { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}
action-post-guard = Put the guard on the wall of { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}

## Refusals

refuse-no-such-pile = No open pile of money consists of { $cards }.
refuse-ability-not-laid = { $ability } is not among the abilities of this game.
refuse-ability-used = { $ability } has been used in this turn.
refuse-ability-too-dear = You have too few guards for { $ability }, and too few points to make up for them.
refuse-must-count-as-exact = You have paid too much where only the price is accepted: first the purchase must count as exact.
refuse-no-guard = You have no guard on { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}.
refuse-display-empty = There is no card in the display.
refuse-take-card-not-displayed = { $card } is not in the display.
refuse-ahead-no-action = Buying from the overview is an action, and you have none left.
refuse-ahead-not-payable = With one card given up, you cannot pay exactly for any building on the overview in a single currency.
refuse-no-such-gift = Without { $card } in hand you could buy nothing on the overview.
refuse-not-ahead = { $tile } does not lie on the overview.
refuse-nothing-overpaid = Only a purchase just overpaid can count as exact.
refuse-swap-nothing-bought = You have bought no building with a token in this turn.
refuse-swap-no-partner = No other kind lies on the market in a currency of which you hold a card.
refuse-no-such-swap = The tokens of { $tile } and { $partner } cannot be swapped for { $card }.
refuse-redraw-nothing-bought = A token is redrawn right after a purchase or not at all.
refuse-redraw-empty-bag = There is no token left in the bag.
refuse-no-such-redraw = The token of { $tile } cannot be redrawn with this purchase.
refuse-plazas-gone = All plazas have been taken.
refuse-plaza-not-given = { $tile } cannot be given to Dirk: only what was bought can.
refuse-sections-gone = All wall sections have been used.
refuse-section-no-target = You have bought nothing in this turn that a wall section could be put on.
refuse-section-not-there = No wall section can be put on { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}.
refuse-section-first = The wall section you have taken must be put on { $tile } first.
refuse-section-not-given = { $tile } carries a wall section of yours and cannot be given to Dirk.
refuse-halves-gone = All half-buildings have been taken.
refuse-half-taken = The half-building { $type } has been taken.
refuse-guards-too-few = You need two guards: one pays, the other one moves.
refuse-no-free-post = No guard can be put on { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}: there is no wall of yours, or a guard stands there.

## Scoring

score-guards = guards on the longest wall: { $guards } × { $value }

## Events

event-guard-board = The placement tiles have { $squares } squares; the last tile takes any number of guards.
event-abilities-laid = The abilities of this game: { $abilities }.
event-money-pile = A pile of starting money: { $cards }.
event-seen-ahead = { $tile } lies on space { $space } of the overview.
event-ability-used = { $seat } uses { $ability }.
event-guard-spent = { $seat } spends a guard of { $tile }.
event-points-spent = { $seat } pays { $points } { $points ->
    [one] point
   *[other] points
} for missing guards.
event-guards-set = { $seat } gets { $guards } { $guards ->
    [one] guard
   *[other] guards
} on { $tile }.
event-guards-dismissed = { $guards } { $guards ->
    [one] guard goes
   *[other] guards go
} from the supply to the placement tiles.
event-guard-moved = { $seat } moves a guard from { $tile } to { $piece }.
event-tokens-swapped = { $seat } pays { $card } and swaps the tokens of { $tile } and { $partner }: the building bought is now { $piece }.
event-token-redrawn = { $seat } redraws a token: { $tile } is now { $piece }.
event-card-given = { $seat } gives up { $card }.
event-counts-as-exact = { $seat }’s overpaid purchase counts as exact.
event-plaza-taken = { $seat } takes { $tile }.
event-section-taken = { $seat } takes a wall section.
event-section-attached = { $seat } adds a wall section to { $tile } { $side ->
    [N] in the north
    [E] in the east
    [S] in the south
   *[W] in the west
}.
event-half-taken = { $seat } takes the half-building { $kind }.

## Decisions

prompt-choose-pile = Choose a pile as your starting money.
waits-choose-pile = { $seat } is choosing starting money.
prompt-bought = Paid exactly: act once more. A token may be redrawn first.
waits-bought = { $seat } has paid exactly and acts again.
prompt-before-placing = { $must ->
    [yes] This purchase must count as exact.
   *[no] { $overpaid ->
        [yes] You have paid too much. Use abilities, or go on.
       *[no] Use abilities before the turn ends, or go on.
    }
}
waits-before-placing = { $seat } may still use abilities.
prompt-spending = { $left ->
    [one] Which guard pays for it?
   *[other] Which guards pay for it? { $left } are to go.
}
waits-spending = { $seat } chooses guards to spend.
prompt-using = { $effect ->
    [swap-token] Whose tokens shall be swapped, and for which card?
    [buy-from-overview] Give up a card; then you buy from the overview.
    [take-money] Take a card of the display.
    [redraw-token] Which token shall be redrawn?
    [move-guard] Which guard shall move?
   *[half-building] Which half-building do you take?
}
waits-using = { $seat } uses an ability.
prompt-buying-ahead = Buy a building of the overview, paid exactly in one currency.
waits-buying-ahead = { $seat } is buying from the overview.
prompt-posting = Put the guard of { $tile } on another wall.
waits-posting = { $seat } moves a guard.

## Pieces that lie on the table

note-token = Left in the bag.
note-overview = Space { $space } of the overview: comes to the market later, space 3 first.
note-money-pile = { $cards }
note-guard-supply = In the supply.
note-placement = Squares taken: { $guards } of { $squares }. If the guard spent last stands here, each guard on a longest wall is worth { $points } at the end.
note-placement-open = Room for any number of guards, { $guards } so far. If one stands here, each guard on a longest wall is worth { $points } at the end.
note-ability-used = Used in this turn.
note-swap-token = { $guards } guard and { $cards } money card: swap the token of a building just bought for one on the market.
note-buy-from-overview = { $guards } guard and { $cards } money card: buy from the overview, exactly and in one currency.
note-wall-section = { $guards } guard: add a wall section to a building of this turn.
note-take-money = { $guards } guard: take a card of the display.
note-plaza = { $guards } guard: take a plaza.
note-count-as-exact = { $guards } guard: a purchase just overpaid counts as exact.
note-redraw-token = { $guards } guard: with a purchase, redraw a token of the market.
note-move-guard = { $guards } guard: move another guard to any wall of yours.
note-half-building = { $guards } guards: take a half-building, which breaks ties.
note-plaza-supply = In the supply.
note-section-supply = In the supply.
note-half = Counts as half a building more in every scoring.
