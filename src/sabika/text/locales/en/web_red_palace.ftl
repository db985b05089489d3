### The Red Palace in the browser.

pieces-towers = { $count ->
    [1] guard tower { $sides }
   *[other] guard towers { $sides }
}
pieces-mark-guard = guard ({ $side })
table-worth = worth { $sum }
table-guards = { $count ->
    [one] one guard
   *[other] { $count } guards
}
table-group-use = Ability
table-group-spend = Send a guard
table-group-move-guard = Choose a guard
table-group-post-guard = Choose a wall
table-group-attach-wall = Wall section
table-group-take-card = Take a card
table-group-give-card = Give up a card
table-group-swap-token = Swap tokens
table-group-redraw-token = Redraw a token
table-group-take-half = Half-building
table-hint-swap-token = Touch the building just bought, one on the market and a card
table-hint-redraw-token = Touch a building whose token shall be redrawn
table-field-spend-side = Guard in the reserve
table-field-move-guard-side = Guard in the reserve
table-field-post-guard-side = Wall in the reserve
table-group-choose-pile = Starting money
table-verb-use = Use an ability
table-verb-attach-wall = Wall section
table-do-choose-pile = Take this pile
table-do-use = Use it
table-do-spend = Send this guard
table-do-take-card = Take it
table-do-give-card = Give it up
table-do-buy-ahead = Pay and take it
table-do-take-half = Take it
table-do-move-guard = This one moves
table-do-post-guard = Put it here
table-do-attach-wall = Add the wall
table-do-swap-token = Swap the tokens
table-do-redraw-token = Redraw it
table-decline-go-on = Go on
table-key-use = A
table-hint-use = Touch an ability on the guard board
table-hint-spend = Touch the guard that pays for it
table-hint-move-guard = Touch the guard that shall move
table-hint-post-guard = Touch a wall
table-field-ability = Ability
table-field-pile = Starting money
table-field-attach-wall-side = New wall
table-frame-before-placing = Abilities at the end of the turn
palace-guard-board = Guard board
palace-abilities = Abilities
palace-supply = { $count ->
    [one] One guard in the supply
   *[other] { $count } guards in the supply
}
palace-track = Spent guards → worth at the end
palace-cost = { $guards ->
    [one] costs one guard
   *[other] costs { $guards } guards
}{ $cards ->
    [0] {""}
   *[other] {" "}and { $cards ->
        [one] a money card
       *[other] { $cards } money cards
    }
}
palace-used = used in this turn
palace-overview = Overview
palace-score-tiles = Score tiles
palace-bag = Tokens in the bag
palace-supplies = Supplies
palace-halves = Half-buildings to be had
