### Granada, allein und neben der Alhambra, im Browser.

table-marker = { $parity ->
    [even] nächste Seiten: gerade
   *[odd] nächste Seiten: ungerade
}
table-turn-over = Wenden: { $face }
table-reverse = Rückseite
table-total = Wie viele alle zusammen haben
table-city-0 = Palast
table-city-1 = Stadt
table-verb-turn-over = Wenden
table-verb-forfeit = Verzichten
table-do-turn-over = Bezahlen und wenden
table-do-forfeit = Darauf verzichten
table-key-turn-over = W
table-key-forfeit = V
table-field-turn-over-tile = Seite nach oben
table-hint-turn-over = Mindestens 3 einer Währung bezahlen
pieces-moats = { $count ->
    [0] ohne Graben
    [1] Graben im { $sides }
   *[other] Gräben im { $sides }
}
pieces-two-faces = { $tile }, Rückseite { $back }
pieces-mark-city = Spielstein
