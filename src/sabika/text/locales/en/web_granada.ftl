### Granada, alone and beside the Alhambra, in the browser.

table-marker = { $parity ->
    [even] next faces: even
   *[odd] next faces: odd
}
table-turn-over = Turn over: { $face }
table-reverse = reverse
table-total = How many all have together
table-city-0 = Palace
table-city-1 = City
table-verb-turn-over = Turn over
table-verb-forfeit = Forfeit
table-do-turn-over = Pay and turn over
table-do-forfeit = Forfeit it
table-key-turn-over = T
table-key-forfeit = F
table-field-turn-over-tile = Face to be built
table-hint-turn-over = Pay at least 3 of one currency
pieces-moats = { $count ->
    [0] no moats
    [1] moat { $sides }
   *[other] moats { $sides }
}
pieces-two-faces = { $tile }, reverse { $back }
pieces-mark-city = player’s marker
