## The places of the table

table-screen = The table
table-market = Building market
table-stall = { $currency } stall
table-stall-empty = { $currency } stall, empty
table-money = Money
table-display = Money on display
table-pile = Money pile: { $count ->
    [one] one card
   *[other] { $count } cards
}
table-hand = Your hand
table-hand-empty = No cards in your hand
table-own = { $box ->
    [granada] Your city
    [combined] Your palace and city
   *[other] Your Alhambra
}
table-palace-of = { $box ->
    [granada] City of { $name }
    [combined] Palace and city of { $name }
   *[other] Alhambra of { $name }
}
table-longest = { $line ->
    [moat] longest moat { $length }
    [joint] wall along the moat { $length }
   *[wall] longest wall { $length }
}
table-longest-word = { $line ->
    [moat] longest moat
    [joint] wall along the moat
   *[wall] longest wall
}
table-points = { $points ->
    [one] point
   *[other] points
}
table-has-points = { $points ->
    [one] one point
   *[other] { $points } points
}
table-reserve = Reserve
table-gained = To be built
table-to-reserve = to reserve
table-shelf = Beside the market
table-own-items = In front of you
table-players = Players
table-decision = Decision
table-road = Road to the scorings, { $count } money cards left
table-scoring = { $scoring ->
    [1] first scoring
    [2] second scoring
   *[3] third scoring
}
table-deal = How the deal is checked
table-seeded = seed chosen
table-seeded-about = Whoever founded this table chose the seed and may know the deal.
table-tiles-left = { $count ->
    [one] tile left
   *[other] tiles left
}
table-supply = { $count ->
    [one] One tile is still to come
   *[other] { $count } tiles are still to come
}
table-supply-about = Every tile that lies neither in a palace, nor in a reserve, nor on the market, nor anywhere else. Their order is unknown.
table-supply-faces = Every tile that lies nowhere else. Each stands here with both its faces, though only one of them will show. Their order is unknown.
table-supply-empty = No tile is left in the supply.

## People

table-you = You
table-deciding = deciding
table-bot = bot
table-online = at the table
table-away = away
table-dirk = silent third player
table-look = { $box ->
    [granada] Look closely at the city of { $name }
    [combined] Look closely at palace and city of { $name }
   *[other] Look closely at the Alhambra of { $name }
}
table-cards = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-remembered = Cards seen in this hand
table-against = Against you
table-continues = From another game, after move { $move }
table-spectators = { $count ->
    [one] one spectator
   *[other] { $count } spectators
}

## Paying

table-exact = exact { $cards }
table-exact-brief = exact
table-over = over by { $by }
table-short = { $by } short
table-paying = paying { $sum } of { $price }
table-paying-sum = paying { $sum }
table-of-price = of { $price }
table-price = price { $price }
table-plaque-establish = as a site
table-plaque-buy-with-tower = with tower
table-plaque-special-move = with the vizier
table-suggestions = Ways to do it, best first

## Deciding

table-your-turn-said = Your turn. { $prompt }
table-choose = Choose
table-choose-more = Choose
table-how = How
table-clear = Clear
table-undo = Undo
table-advice = Hint
table-advice-ask = What would a strong player do?
table-advice-pondering = Thinking …
table-advice-follow = Do it
table-less = Less
table-more = More
table-at-most = at most { $most }
table-again = You act again
table-if-now = if scored now
table-cell-legal = possible here
table-cell-longest = { $line ->
    [moat] longest moat { $before } to { $after }
    [joint] wall along the moat { $before } to { $after }
   *[wall] longest wall { $before } to { $after }
}
table-cell-outcome = possible here, { $lines }
table-rule = Rule:

# The buttons that lead to choices, with what to touch next
table-group-money = Take money
table-group-buy = Buy
table-group-redesign = Redesign
table-group-complete = Complete a site
table-group-change-money = Moneychanger
table-group-buy-chests = Buy chests
table-group-buy-falcon = Place a falcon
table-group-take-square = Take a square
table-group-play-bonus = Play a bonus card
table-group-play-builder = Master builder
table-group-build-wall = Build a city wall
table-group-steal = Send a thief
table-brief-money = Money
table-brief-buy = Buy
table-brief-redesign = Redesign
table-brief-complete = Complete
table-brief-change-money = Change
table-brief-buy-chests = Chests
table-brief-buy-falcon = Falcon
table-brief-take-square = Square
table-brief-play-bonus = Bonus
table-brief-build-wall = Wall
table-brief-steal = Thief
table-hint-money = Touch the cards to take.
table-hint-buy = Touch a stall, then the cards to pay with.
table-hint-redesign = Touch a tile in the reserve or in your Alhambra, then its place.
table-hint-place = Drag it, or touch a golden place.
table-hint-complete = Touch the building site, then the cards to pay with.
table-hint-change-money = Touch the card to give from your hand and the card to take from the display.
table-hint-buy-chests = Choose a room; you pay for all its chests.
table-hint-buy-falcon = Touch a falcon, a crossing of four tiles, and the card to pay with.
table-hint-take-square = Touch a square beside the market.
table-hint-play-bonus = Touch one of your bonus cards.
table-hint-play-builder = Touch the master-builder card to give.
table-hint-build-wall = Touch a wall card, then the tile that gets the wall.
table-hint-steal = Touch the card on display to take.
table-hint-place-chest = Touch the building that gets a chest.

# Ways to use the same piece
table-verb-buy = Buy
table-verb-buy-with-tower = With watchtower
table-verb-establish = As building site
table-verb-buy-bazaar = Buy
table-verb-buy-sultan = Buy
table-verb-complete = Complete
table-verb-build = Build in
table-verb-remove = Take out
table-verb-exchange = Exchange
table-verb-place = Build
table-verb-place-tower = Build
table-verb-reserve = To reserve
table-verb-give = To Dirk
table-verb-return-tower = Put back
table-verb-take = Take money
table-verb-pass = Pass
table-verb-change-money = Moneychanger
table-verb-move-in = Citizen moves in
table-verb-swap-citizen = Exchange a citizen
table-verb-mark = Mark a kind
table-verb-redraw = Draw a new mark
table-verb-take-square = Take a square
table-verb-buy-chests = Buy chests
table-verb-place-chest = Put a chest on it
table-verb-develop = Develop culture
table-verb-play-bonus = Play a bonus card
table-verb-wake-vizier = Wake the vizier
table-verb-special-move = With the vizier
table-verb-buy-caravanserai = Buy
table-verb-buy-falcon = Place a falcon
table-verb-steal = Thief
table-verb-play-builder = Master builder
table-verb-move-marker = Move the marker
table-verb-store = Keep as credit
table-verb-take-gate = Take the gate
table-verb-build-wall = Build a city wall

# On the primary button
table-do-take = Take
table-do-buy = Pay and take it
table-do-buy-with-tower = Pay for both
table-do-establish = Set up the site
table-do-buy-bazaar = Pay and take it
table-do-buy-sultan = Pay and take it
table-do-complete = Pay and complete
table-do-place = Build here
table-do-place-tower = Build here
table-do-build = Build here
table-do-remove = Take it out
table-do-exchange = Exchange
table-do-reserve = To reserve
table-do-give = Give to Dirk
table-do-return-tower = Put it back
table-do-change-money = Change
table-do-hoard = Take
table-do-steal = Take it with a thief
table-do-pay-bid = Pay
table-do-claim = Take it
table-do-dance = Have it replaced
table-do-beg = Draw a card
table-do-place-trader = Put it here
table-do-choose-site = Take this one
table-do-choose-citizens = Choose
table-do-move-in = Move in
table-do-swap-citizen = Exchange
table-do-name-kind = Choose
table-do-mark = Mark
table-do-redraw = Draw a new mark
table-do-take-square = Take it
table-do-buy-chests = Buy these chests
table-do-pay-chests = Pay
table-do-place-chest = Put it here
table-do-develop = Turn the counters
table-do-play-bonus = Play it
table-do-wake-vizier = Wake the vizier
table-do-special-move = Buy with the vizier
table-do-buy-caravanserai = Pay and take it
table-do-buy-falcon = Place the falcon
table-do-play-builder = Give it and redesign
table-do-move-marker = Move the marker
table-do-store = Keep it
table-do-take-gate = Take the gate
table-do-build-wall = Build the wall

# Saying no
table-decline-skip-redesign = No redesign
table-decline-skip-character = Not now
table-decline-keep-citizens = Leave them
table-decline-keep-mark = Keep the mark
table-decline-skip-pause = Go on
table-decline-let-go = Let it go
table-decline-bid = Pass for good
table-decline-entertainer = Keep it
table-decline-pass-chests = Pass them on
table-decline-keep-bonus = Play none
table-decline-stop-falcons = No more falcons
table-decline-keep-markers = Leave them
table-decline-store-nothing = Keep nothing

# One letter each, different within a decision
table-key-money = M
table-key-buy = B
table-key-redesign = R
table-key-complete = O
table-key-change-money = C
table-key-reserve = R
table-key-give = D
table-key-undo = U
table-key-advice = I
table-key-decline = P
table-key-wake-vizier = W
table-key-take-square = Q
table-key-buy-chests = H
table-key-buy-falcon = N
table-key-develop = K
table-key-play-bonus = Y
table-key-take-gate = G
table-key-build-wall = L

# What is asked about, field by field
table-field-amount = Your bid
table-field-side = Side of the starting tile
table-field-kinds = Citizens
table-field-follower = Following citizen
table-field-citizen = Citizen who leaves
table-field-wanted = Citizen who comes
table-field-type = Kind
table-field-currency = Back of the site tile
table-field-corner = Right angle
table-field-answer = Travelling Entertainer
table-field-room = Treasure chamber
table-field-way = Along the track
table-field-by = How
table-field-facing = Which way it faces
table-field-gate = City gate
table-field-store-currency = Currency of the credit
table-value-side-N = north
table-value-side-E = east
table-value-side-S = south
table-value-side-W = west
table-value-corner-NE = north-east
table-value-corner-SE = south-east
table-value-corner-SW = south-west
table-value-corner-NW = north-west
table-value-answer-keep = Keep
table-value-answer-exchange = Exchange
table-value-room = Room { $value }
table-value-way-forward = forward
table-value-way-sideways = aside
table-value-facing-N = as printed
table-value-facing-E = turned right
table-value-facing-S = turned round
table-value-facing-W = turned left
table-value-gate-none = no gate
table-value-gate-N = north
table-value-gate-E = east
table-value-gate-S = south
table-value-gate-W = west

## The ledger

table-ledger = { $scoring ->
    [1] Next: first scoring
    [2] Next: second scoring
   *[3] Next: last scoring
}
table-kind = Kind
table-pays = Pays
table-leads = leads
table-came-now = If it came now
table-explain = { $name }: { $points } points, explain
table-open-rule = Open rule { $rule }
table-nothing = No points
table-side = Scoring, chronicle and chat
table-tab-players = Players
table-tab-ledger = Scoring
table-tab-chronicle = Chronicle
table-tab-chat = Chat

## The seat

table-seat-menu = Your seat
table-orders = Standing orders
table-orders-none = Here are the questions that can be answered with no; this game has none.
table-orders-about = You are asked only when there is something you can do, and pay for. “Only new” also leaves out what you have just declined.
table-order-ask = Ask
table-order-news = Only new
table-order-never = Never
table-frame-auction = Auction for a character
table-frame-pause = Between turns: interrupt
table-frame-claim = Sultan card: take a drawn tile
table-frame-marking = Sultan card: new mark
table-frame-may-dance = Dancer
table-frame-may-beg = Beggar
table-frame-may-hoard = Miser
table-frame-may-change = Moneychanger
table-frame-extra-redesign = Master Builder
table-frame-making-way = Street trader: citizens
table-frame-entertained = Travelling Entertainer
table-frame-may-move = Caravanserai: move a marker
table-frame-may-redesign = Master-builder card: redesign
table-frame-more-falcons = Another falcon
table-frame-placing-chests = Treasure chests to put on buildings
table-frame-revealing = Bonus card before a scoring
table-frame-storing = Keep what was overpaid as credit
table-leave = Leave the seat
table-leave-about = A bot plays on until you take the seat back.
table-bot-plays = A bot plays your seat.
table-take-back = Take the seat back
table-replace = Let a bot play
table-replace-about = { $name } is away. A bot can play on until the seat is taken back.
table-more-menu = Scoring, chronicle, chat
table-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}

## The end

table-game-over = The game is over
table-won-you = You have won!
table-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
table-summary = Summary
table-replay = Replay
table-verify = Check the shuffles

## Chronicle and chat

after-chronicle = Chronicle
after-set-up = Set-up
after-turn-of = Turn { $turn } · { $name }
after-see-turn = Watch turn { $turn }
after-nothing-yet = Nothing has happened yet.
after-earlier = Earlier turns
after-why = why?
after-why-of = Why? { $move }
after-chat = Chat
after-chat-empty = Nobody has said anything yet.
after-chat-spectator = Spectator
after-chat-label = Say something to the table
after-chat-send = Send
after-chat-closed = Spectators only read along at this table.
