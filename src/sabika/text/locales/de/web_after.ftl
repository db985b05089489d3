### Wertung, Ergebnis, Wiederholung, Prüfung und Übergabe im Browser.

## Gemeinsames

after-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
after-points-for = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
after-place = { $place }.
after-palace-of = Gebäude von { $name }
after-player = Name
after-total = Summe
after-turn = Zug
after-key-space = Leertaste
after-summary = Zum Ergebnis

## Wertung

after-scoring = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
    [3] Dritte Wertung
   *[other] Punkte
}
after-scoring-note = Zeile für Zeile, mit den Plättchen, die zählen
after-now-counting = Jetzt zählt
after-rule = Regel
after-not-yet = noch nicht gezählt
after-standing = Stand
after-skip = Überspringen
after-show-all = Alles zeigen
after-next-row = Nächste Zeile
after-continue = Weiter

## Ergebnis

after-still-running = Dieses Spiel läuft noch
after-still-running-note = Das Ergebnis steht hier, sobald die letzte Wertung vorbei ist.
after-wins = { $box ->
    [granada] Die Stadt von { $name } überragt alle
   *[other] Der Palast von { $name } überragt alle
}
after-win-together = { $names } teilen sich den ersten Platz
after-game-length = { $scorings ->
    [one] { $scorings } Wertung
   *[other] { $scorings } Wertungen
}, { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}, { $moves ->
    [one] { $moves } Schritt
   *[other] { $moves } Schritte
}
after-race = Das Rennen um die Punkte
after-longest = { $line ->
    [moat] Längster Graben, Zug um Zug
    [joint] Mauer am Graben, Zug um Zug
   *[wall] Längste Mauer, Zug um Zug
}
after-sources = Woher die Punkte kamen
after-by-scoring = Nach Wertungen
after-beside = außerdem
after-turning-points = Wendepunkte
after-no-turning-points = Kein einzelner Zug hat dieses Spiel entschieden.
after-see-move = Schritt { $move } ansehen
after-review = Was die Züge gekostet haben
after-review-about = Jeder Zug wird danach beurteilt, was damals zu sehen war, gemessen in Punkten Vorsprung am Ende. Was vom Ergebnis übrig bleibt, war Glück.
after-review-working = Das Spiel wird Zug um Zug durchgesehen …
after-review-player = Wer
after-review-lost = Züge
after-review-luck = Glück
after-review-whose = Wessen Züge
after-review-all = Alle
after-review-better = Besser: { $move }.
after-review-none = Kein Zug hat Nennenswertes gekostet.
after-log = Spielprotokoll
after-record = Vollständige Daten
after-verify = Mischen prüfen
after-watch = Wiederholung ansehen
after-same-seed = Gleiche Verteilung
after-same-seed-note = Dieselbe Runde noch einmal, mit genau denselben Karten und Plättchen
after-rematch = Revanche

## Wiederholung

after-course = Spielverlauf
after-position = Schritt { $at } von { $last }. { $words }
after-enlarge = Diesen Palast groß zeigen
after-to-move = am Zug
after-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
after-hand = Handkarten: { $cards }
after-hands-open = nach dem Spiel alle Handkarten offen
after-this-move = Der gezeigte Schritt
after-turn-number = Zug { $turn }
after-move-of = { $name } spielt
after-else = Was ging sonst?
after-else-better = Besser
after-else-played = Gespielt
after-else-lost = { $points } Punkte
after-else-none = Die Durchsicht fand nichts deutlich Besseres.
after-onward = Von hier weiterspielen
after-onward-about = Ein neuer Tisch mit denselben Karten und Plättchen und denselben Zügen bis hierher; von da an wird neu gespielt. Die gezeigte Partie bleibt, wie sie ist.
after-onward-from = Ab
after-onward-after = nach Schritt { $move }
after-onward-before = vor Schritt { $move }
after-onward-you = Du spielst
after-onward-bots = Für die anderen spielen Bots
after-onward-begin = Beginnen
after-market = Bauhof und Geld
after-empty-stall = leeres Bauhof-Feld
after-pile = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
after-supply = { $count ->
    [one] { $count } Plättchen im Vorrat
   *[other] { $count } Plättchen im Vorrat
}
after-points-so-far = Punkte bis hierher
after-first = Zum Anfang
after-back = Einen Schritt zurück
after-play = Abspielen
after-pause = Anhalten
after-forward = Einen Schritt vor
after-last = Zum Ende
after-speed = Tempo
after-stop-at = Halt bei:
after-filter-moves = Schritten
after-filter-turns = Zügen
after-filter-purchases = Käufen
after-filter-scorings = Wertungen
after-copied = Der Link zu diesem Schritt ist kopiert.

## Prüfung

after-verify-title = Das Mischen prüfen
after-verify-running = Die Verteilung ist versiegelt
after-verify-running-note = der Startwert wird nach dem Spiel aufgedeckt
after-verify-unable = Dieser Browser kann hier nicht nachrechnen
after-verify-unable-note = die Seite über eine sichere Verbindung (https) oder auf dem Rechner des Servers öffnen
after-verify-proved = Es ging mit rechten Dingen zu
after-verify-proved-note = der Browser hat jedes Mischen selbst nachgerechnet
after-verify-refuted = Die Verteilung stimmt nicht
after-verify-refuted-note = mindestens ein Wert weicht von der Zusage ab
after-verify-seeded = Die Verteilung folgt aus dem gewählten Startwert
after-verify-seeded-note = nichts wurde vertauscht, doch wer den Startwert wählte, kannte die Verteilung vielleicht
after-verify-unseen = Das Mischen passt zum Startwert
after-verify-unseen-note = dieses Gerät war während des Spiels nicht dabei: Für die Zusage bürgt allein der Server
after-verify-late = Das Mischen passt zum Startwert
after-verify-late-note = dieses Gerät war nicht von Anfang an dabei: Bis dahin bürgt für die Zusage allein der Server
after-what-it-proves = Was das beweist
after-what-is-checked = Was geprüft wird
after-proof = Der Server hat die Zusage unten veröffentlicht, als das Spiel eröffnet wurde; sie passt nur zu einem einzigen Startwert, und aus ihm folgt jedes Mischen des Spiels.
after-proof-told = Stimmen alle Werte überein, konnte niemand, auch der Server nicht, eine Karte oder ein Plättchen vertauschen, nachdem dieses Gerät die Zusage zum ersten Mal erhalten hatte.
after-proof-running = Nach dem Spiel wird der Startwert aufgedeckt. Dann prüft der Browser, ob er zu der Zusage passt, die dieses Gerät zuerst erhalten hat, und ob jedes Mischen und die Reihenfolge des Bauhofs aus ihm folgen.
after-proof-drawn = Der Server hat den Startwert geheim gezogen. Dass er das dem Zufall überließ und ihn niemandem verriet, kann keine Rechnung zeigen.
after-proof-seeded = Wer diesen Tisch eröffnet hat, hat den Startwert gewählt: Vielleicht wurden mehrere ausprobiert, und jede Karte und jedes Plättchen konnte schon vorher bekannt sein.
after-commitment = Zusage
after-commitment-note = Vor dem Spiel veröffentlicht und für alle am Tisch gleich:
after-witness-same = Dieses Gerät hat vor dem ersten Schritt dieselbe Zusage erhalten.
after-witness-late = Dieses Gerät hat dieselbe Zusage erhalten, aber erst nach { $at ->
    [one] einem Schritt
   *[other] { $at } Schritten
}; den Anfang hat es nicht gesehen.
after-witness-unseen = Dieses Gerät hat keine Zusage aus der Zeit des Spiels und kann nicht vergleichen.
after-witness-differs = Vorsicht: Dieses Gerät hat zuerst eine andere Zusage erhalten. Die Verteilung wurde ausgetauscht, oder es antwortet ein anderer Server. Die erste war:
after-witness-first = Die erste Zusage
after-seed-note = Nach dem Spiel aufgedeckt:
after-recomputed = Nachgerechnete Zusage
after-recomputed-note = Was der Browser aus dem Startwert berechnet (SHA-256):
after-agrees = stimmt
after-differs = weicht ab
after-shuffles = Die Mischvorgänge
after-shuffles-note = Jeder wird im Browser neu berechnet (HMAC-SHA-256) und mit der Reihenfolge verglichen, die der Server benutzt hat.
after-shuffle = { $head ->
    [supply] Die Plättchen des Vorrats
    [money] Die Geldkarten
    [pile] Ein Teil des Nachziehstapels
    [discard] Der Ablagestapel wird zum Nachziehstapel
    [youngest] Wer beginnt
    [characters] Die Charaktere
    [dancer] Ein Plättchen kehrt in den Vorrat zurück
    [sultan] Der Sultan
    [sites] Die Baustellen
   *[other] { $label }
}
after-shuffle-size = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
after-market-order = Der Bauhof: Die { $count } Plättchen, die alle dort gesehen haben, kamen in der Reihenfolge des Vorrats.
after-order = Die Reihenfolge, die es ergab:

## Übergabe

after-over-to = Weiter mit { $name }
after-pass-device = Das Gerät weitergeben. Die Handkarten bleiben hinter der Tür, bis sie geöffnet wird.
after-news = Was geschehen ist
after-hold-to-open = Halten, um die Tür zu öffnen
