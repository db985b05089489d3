### Scoring, summary, replay, verification and hand-over in the browser.

## Common

after-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-points-for = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
after-palace-of = Buildings of { $name }
after-player = Player
after-total = Total
after-turn = Turn
after-key-space = Space
after-summary = The result

## Scoring

after-scoring = { $scoring ->
    [1] First scoring
    [2] Second scoring
    [3] Third scoring
   *[other] Points
}
after-scoring-note = row by row, with the tiles that count
after-now-counting = Now counting
after-rule = rule
after-not-yet = not yet counted
after-standing = Standing
after-skip = Skip
after-show-all = Show all
after-next-row = Next row
after-continue = Continue

## Summary

after-still-running = This game is still running
after-still-running-note = The summary is there as soon as the last scoring has been held.
after-wins = { $box ->
    [granada] { $name }’s city stands first
   *[other] { $name }’s palace stands first
}
after-win-together = { $names } share the first place
after-game-length = { $scorings ->
    [one] { $scorings } scoring
   *[other] { $scorings } scorings
}, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
after-race = The race for points
after-longest = { $line ->
    [moat] Longest moat, turn by turn
    [joint] Wall along the moat, turn by turn
   *[wall] Longest wall, turn by turn
}
after-sources = Where the points came from
after-by-scoring = By scoring
after-beside = beside
after-turning-points = Turning points
after-no-turning-points = No single move decided this game.
after-see-move = Watch move { $move }
after-review = What the moves cost
after-review-about = Every move is judged by what its player could see then, in points of the lead at the end. What remains of the result was luck.
after-review-working = The game is being gone through move by move …
after-review-player = Player
after-review-lost = Moves
after-review-luck = Luck
after-review-whose = Whose moves
after-review-all = Everybody
after-review-better = Better: { $move }.
after-review-none = No move lost anything worth mentioning.
after-log = Game log
after-record = Full record
after-verify = Check the deal
after-watch = Watch the replay
after-same-seed = Same deal again
after-same-seed-note = The same players once more, with exactly the same cards and tiles
after-rematch = Rematch

## Replay

after-course = Course of the game
after-position = Move { $at } of { $last }. { $words }
after-enlarge = Show this palace large
after-to-move = to move
after-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
after-hand = Hand: { $cards }
after-hands-open = all hands open after the game
after-this-move = The move that is shown
after-turn-number = Turn { $turn }
after-move-of = { $name } moves
after-else = What else was there?
after-else-better = Better
after-else-played = Played
after-else-lost = { $points } points
after-else-none = The review found nothing clearly better.
after-onward = Play on from here
after-onward-about = A new table with the same deal and the same moves up to here; from there on it is played anew. The game that is shown stays as it is.
after-onward-from = From
after-onward-after = after move { $move }
after-onward-before = before move { $move }
after-onward-you = You play
after-onward-bots = The others are played by bots
after-onward-begin = Begin
after-market = Market and money
after-empty-stall = empty stall
after-pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
after-supply = { $count ->
    [one] { $count } tile in the supply
   *[other] { $count } tiles in the supply
}
after-points-so-far = Points so far
after-first = To the beginning
after-back = One step back
after-play = Play
after-pause = Pause
after-forward = One step forward
after-last = To the end
after-speed = Speed
after-stop-at = Stop at:
after-filter-moves = moves
after-filter-turns = turns
after-filter-purchases = purchases
after-filter-scorings = scorings
after-copied = The link to this move has been copied.

## Verification

after-verify-title = Checking the deal
after-verify-running = The deal is sealed
after-verify-running-note = the seed is revealed when the game is over
after-verify-unable = This browser cannot do the sums here
after-verify-unable-note = open this page over a secure connection (https) or on the server’s own machine
after-verify-proved = The deal was honest
after-verify-proved-note = your browser has recomputed every shuffle
after-verify-refuted = The deal does not agree
after-verify-refuted-note = at least one value differs from what was promised
after-verify-seeded = The deal follows from the chosen seed
after-verify-seeded-note = nothing was changed, but whoever chose the seed may have known the deal
after-verify-unseen = The shuffles agree with the seed
after-verify-unseen-note = this device was not there while the game ran: the commitment is the server’s word
after-verify-late = The shuffles agree with the seed
after-verify-late-note = this device was not there from the beginning: until it came, the commitment is the server’s word
after-what-it-proves = What this proves
after-what-is-checked = What will be checked
after-proof = The server published the commitment below when the game was founded; it fits only one seed, and every shuffle of the game follows from that seed.
after-proof-told = If all the values agree, nobody, not even the server, could change a card or a tile after this device was first sent the commitment.
after-proof-running = When the game is over, the seed is revealed. Your browser then checks that it fits the commitment that this device was sent first, and that every shuffle and the order of the market follow from it.
after-proof-drawn = The server drew the seed in secret. That it left this to chance and told nobody is what no sum can show.
after-proof-seeded = Whoever founded this table chose the seed: they may have tried out several, and may have known every card and tile before it came.
after-commitment = Commitment
after-commitment-note = Published before the game, and the same for everybody at the table:
after-witness-same = This device was sent the same commitment before the first move.
after-witness-late = This device was sent the same commitment, but only after { $at ->
    [one] one move
   *[other] { $at } moves
}; it did not see the beginning.
after-witness-unseen = This device has kept no commitment from while the game ran, so it cannot compare.
after-witness-differs = Beware: this device was first sent another commitment. The deal was exchanged, or the server that answers is another one. The first one was:
after-witness-first = The first commitment
after-seed-note = Revealed after the game:
after-recomputed = Recomputed commitment
after-recomputed-note = What your browser computes from the seed (SHA-256):
after-agrees = agrees
after-differs = differs
after-shuffles = The shuffles
after-shuffles-note = Each one is computed anew in your browser (HMAC-SHA-256) and compared with the order the server used.
after-shuffle = { $head ->
    [supply] The tiles of the supply
    [money] The money cards
    [pile] A part of the money pile
    [discard] The discard becomes the pile
    [youngest] Who begins
    [characters] The characters
    [dancer] A tile goes back into the supply
    [sultan] The sultan
    [sites] The building sites
   *[other] { $label }
}
after-shuffle-size = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
after-market-order = The market: the tiles everybody saw come to it, { $count } in all, came in the order of the supply.
after-order = The order it gave:

## Hand-over

after-over-to = Over to { $name }
after-pass-device = Pass the device on. The hand stays behind the door until it is opened.
after-news = What has happened
after-hold-to-open = Hold to open the door
