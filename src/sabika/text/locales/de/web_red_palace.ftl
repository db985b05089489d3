### Der Rote Palast im Browser.

pieces-towers = { $count ->
    [1] Wachturm im { $sides }
   *[other] Wachtürme im { $sides }
}
pieces-mark-guard = Wache ({ $side })
table-worth = { $sum } wert
table-guards = { $count ->
    [one] eine Wache
   *[other] { $count } Wachen
}
table-group-use = Fähigkeit
table-group-spend = Wache ausgeben
table-group-move-guard = Wache wählen
table-group-post-guard = Mauer wählen
table-group-attach-wall = Mauerstück
table-group-take-card = Karte nehmen
table-group-give-card = Karte abgeben
table-group-swap-token = Marker tauschen
table-group-redraw-token = Marker neu ziehen
table-group-take-half = Halbes Gebäude
table-hint-swap-token = Das eben gekaufte Gebäude, eines im Bauhof und eine Karte antippen
table-hint-redraw-token = Ein Gebäude antippen, dessen Marker neu gezogen wird
table-field-spend-side = Wache in der Reserve
table-field-move-guard-side = Wache in der Reserve
table-field-post-guard-side = Mauer in der Reserve
table-group-choose-pile = Startgeld
table-verb-use = Fähigkeit nutzen
table-verb-attach-wall = Mauerstück
table-do-choose-pile = Diesen Stapel nehmen
table-do-use = Nutzen
table-do-spend = Diese Wache ausgeben
table-do-take-card = Nehmen
table-do-give-card = Abgeben
table-do-buy-ahead = Bezahlen und nehmen
table-do-take-half = Nehmen
table-do-move-guard = Diese Wache versetzen
table-do-post-guard = Hierher stellen
table-do-attach-wall = Mauer anbringen
table-do-swap-token = Marker tauschen
table-do-redraw-token = Neu ziehen
table-decline-go-on = Weiter
table-key-use = F
table-hint-use = Eine Fähigkeit auf der Wachentafel antippen
table-hint-spend = Die Wache antippen, die dafür geht
table-hint-move-guard = Die Wache antippen, die versetzt wird
table-hint-post-guard = Eine Mauer antippen
table-field-ability = Fähigkeit
table-field-pile = Startgeld
table-field-attach-wall-side = Neue Mauer
table-frame-before-placing = Fähigkeiten am Ende des Zuges
palace-guard-board = Wachentafel
palace-abilities = Fähigkeiten
palace-supply = { $count ->
    [one] Eine Wache im Vorrat
   *[other] { $count } Wachen im Vorrat
}
palace-track = Ausgegebene Wachen → Wert am Ende
palace-cost = { $guards ->
    [one] kostet eine Wache
   *[other] kostet { $guards } Wachen
}{ $cards ->
    [0] {""}
   *[other] {" "}und { $cards ->
        [one] eine Geldkarte
       *[other] { $cards } Geldkarten
    }
}
palace-used = in diesem Zug benutzt
palace-overview = Übersichtstafel
palace-score-tiles = Wertungsplättchen
palace-bag = Marker im Beutel
palace-supplies = Vorrat
palace-halves = Halbe Gebäude im Vorrat
