## Die Orte des Tisches

table-screen = Der Tisch
table-market = Bauhof
table-stall = Bauhof-Feld { $currency }
table-stall-empty = Bauhof-Feld { $currency }, leer
table-money = Geld
table-display = Geld in der Auslage
table-pile = Nachziehstapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
table-hand = Eigene Hand
table-hand-empty = Keine Karten auf der Hand
table-own = { $box ->
    [granada] Eigene Stadt
    [combined] Palast und Stadt
   *[other] Eigene Alhambra
}
table-palace-of = { $box ->
    [granada] Stadt von { $name }
    [combined] Palast und Stadt von { $name }
   *[other] Alhambra von { $name }
}
table-longest = { $line ->
    [moat] längster Graben { $length }
    [joint] Mauer am Graben { $length }
   *[wall] längste Mauer { $length }
}
table-longest-word = { $line ->
    [moat] längster Graben
    [joint] Mauer am Graben
   *[wall] längste Mauer
}
table-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
table-has-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
table-reserve = Reserve
table-gained = Zu bauen
table-to-reserve = zur Reserve
table-shelf = Neben dem Bauhof
table-own-items = Vor dir
table-players = Spieler
table-decision = Entscheidung
table-road = Weg zu den Wertungen, noch { $count ->
    [one] eine Geldkarte
   *[other] { $count } Geldkarten
}
table-scoring = { $scoring ->
    [1] erste Wertung
    [2] zweite Wertung
   *[3] dritte Wertung
}
table-deal = Wie das Mischen geprüft wird
table-seeded = Startwert gewählt
table-seeded-about = Wer diesen Tisch eröffnet hat, hat den Startwert gewählt und kennt die Verteilung vielleicht.
table-tiles-left = { $count ->
    [one] Plättchen übrig
   *[other] Plättchen übrig
}
table-supply = { $count ->
    [one] Ein Plättchen kommt noch
   *[other] { $count } Plättchen kommen noch
}
table-supply-about = Alle Plättchen, die weder in einem Palast noch in einer Reserve noch im Bauhof noch sonst irgendwo liegen. Ihre Reihenfolge ist unbekannt.
table-supply-faces = Alle Plättchen, die nirgends sonst liegen. Jedes steht hier mit beiden Seiten, auch wenn nur eine zu sehen sein wird. Ihre Reihenfolge ist unbekannt.
table-supply-empty = Im Vorrat liegt kein Plättchen mehr.

## Personen

table-you = Ich
table-deciding = am Zug
table-bot = Bot
table-online = am Tisch
table-away = abwesend
table-dirk = stiller dritter Spieler
table-look = { $box ->
    [granada] Stadt von { $name } aus der Nähe ansehen
    [combined] Palast und Stadt von { $name } aus der Nähe ansehen
   *[other] Alhambra von { $name } aus der Nähe ansehen
}
table-cards = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-remembered = Gesehene Karten dieser Hand
table-against = Im Vergleich
table-continues = Aus einer anderen Partie, nach Schritt { $move }
table-spectators = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}

## Bezahlen

table-exact = passend { $cards }
table-exact-brief = passend
table-over = { $by } zu viel
table-short = { $by } fehlen
table-paying = Zahlung: { $sum } von { $price }
table-paying-sum = Zahlung: { $sum }
table-of-price = von { $price }
table-price = Preis { $price }
table-plaque-establish = als Baustelle
table-plaque-buy-with-tower = mit Turm
table-plaque-special-move = mit dem Wesir
table-suggestions = Möglichkeiten, die beste zuerst

## Entscheiden

table-your-turn-said = Du bist am Zug. { $prompt }
table-choose = Auswählen
table-choose-more = Auswählen
table-how = Wie
table-clear = Verwerfen
table-undo = Zurücknehmen
table-advice = Tipp
table-advice-ask = Was täte jemand, der stark spielt?
table-advice-pondering = Denkt nach …
table-advice-follow = So spielen
table-less = Weniger
table-more = Mehr
table-at-most = höchstens { $most }
table-again = Noch eine Aktion
table-if-now = bei Wertung jetzt
table-cell-legal = hier möglich
table-cell-longest = { $line ->
    [moat] längster Graben von { $before } auf { $after }
    [joint] Mauer am Graben von { $before } auf { $after }
   *[wall] längste Mauer von { $before } auf { $after }
}
table-cell-outcome = hier möglich, { $lines }
table-rule = Regel:

# Die Knöpfe, die zu Möglichkeiten führen, und was danach anzutippen ist
table-group-money = Geld nehmen
table-group-buy = Kaufen
table-group-redesign = Umbauen
table-group-complete = Baustelle fertigstellen
table-group-change-money = Geldwechsler
table-group-buy-chests = Truhen kaufen
table-group-buy-falcon = Falken setzen
table-group-take-square = Einen Platz nehmen
table-group-play-bonus = Bonuskarte spielen
table-group-play-builder = Baumeister
table-group-build-wall = Stadtmauer bauen
table-group-steal = Dieb losschicken
table-brief-money = Geld
table-brief-buy = Kaufen
table-brief-redesign = Umbauen
table-brief-complete = Fertigstellen
table-brief-change-money = Wechseln
table-brief-buy-chests = Truhen
table-brief-buy-falcon = Falke
table-brief-take-square = Platz
table-brief-play-bonus = Bonus
table-brief-build-wall = Mauer
table-brief-steal = Dieb
table-hint-money = Die Karten antippen, die genommen werden.
table-hint-buy = Ein Plättchen im Bauhof antippen, dann die Karten zum Bezahlen.
table-hint-redesign = Ein Plättchen der Reserve oder der Alhambra antippen, dann sein Feld.
table-hint-place = Ziehen oder ein goldenes Feld antippen.
table-hint-complete = Die Baustelle antippen, dann die Karten zum Bezahlen.
table-hint-change-money = Die Karte aus der Hand antippen, die abgegeben wird, und die aus der Auslage, die dafür kommt.
table-hint-buy-chests = Einen Raum wählen; bezahlt werden alle seine Truhen.
table-hint-buy-falcon = Einen Falken antippen, eine Kreuzung von vier Plättchen und die Karte zum Bezahlen.
table-hint-take-square = Einen Platz neben dem Bauhof antippen.
table-hint-play-bonus = Eine eigene Bonuskarte antippen.
table-hint-play-builder = Die Baumeisterkarte antippen, die abgegeben wird.
table-hint-build-wall = Eine Mauerkarte antippen, dann das Plättchen, das die Mauer bekommt.
table-hint-steal = Die Karte der Auslage antippen, die genommen wird.
table-hint-place-chest = Das Gebäude antippen, das eine Truhe bekommt.

# Wege, dasselbe zu verwenden
table-verb-buy = Kaufen
table-verb-buy-with-tower = Mit Wachturm
table-verb-establish = Als Baustelle
table-verb-buy-bazaar = Kaufen
table-verb-buy-sultan = Kaufen
table-verb-complete = Fertigstellen
table-verb-build = Einbauen
table-verb-remove = Herausnehmen
table-verb-exchange = Austauschen
table-verb-place = Bauen
table-verb-place-tower = Bauen
table-verb-reserve = Zur Reserve
table-verb-give = An Dirk
table-verb-return-tower = Zurücklegen
table-verb-take = Geld nehmen
table-verb-pass = Passen
table-verb-change-money = Geldwechsler
table-verb-move-in = Bürger zieht ein
table-verb-swap-citizen = Bürger tauschen
table-verb-mark = Gebäudeart markieren
table-verb-redraw = Neu ziehen
table-verb-take-square = Einen Platz nehmen
table-verb-buy-chests = Truhen kaufen
table-verb-place-chest = Truhe darauf legen
table-verb-develop = Kultur entwickeln
table-verb-play-bonus = Bonuskarte spielen
table-verb-wake-vizier = Wesir wecken
table-verb-special-move = Mit dem Wesir
table-verb-buy-caravanserai = Kaufen
table-verb-buy-falcon = Falken setzen
table-verb-steal = Dieb
table-verb-play-builder = Baumeister
table-verb-move-marker = Stein ziehen
table-verb-store = Als Guthaben behalten
table-verb-take-gate = Tor nehmen
table-verb-build-wall = Stadtmauer bauen

# Auf dem Hauptknopf
table-do-take = Nehmen
table-do-buy = Bezahlen und nehmen
table-do-buy-with-tower = Beides bezahlen
table-do-establish = Baustelle einrichten
table-do-buy-bazaar = Bezahlen und nehmen
table-do-buy-sultan = Bezahlen und nehmen
table-do-complete = Bezahlen und fertigstellen
table-do-place = Hier bauen
table-do-place-tower = Hier bauen
table-do-build = Hier bauen
table-do-remove = Herausnehmen
table-do-exchange = Austauschen
table-do-reserve = Zur Reserve
table-do-give = An Dirk geben
table-do-return-tower = Zurücklegen
table-do-change-money = Wechseln
table-do-hoard = Nehmen
table-do-steal = Mit Dieb nehmen
table-do-pay-bid = Bezahlen
table-do-claim = Nehmen
table-do-dance = Ersetzen lassen
table-do-beg = Karte ziehen
table-do-place-trader = Hierher legen
table-do-choose-site = Dieses nehmen
table-do-choose-citizens = Wählen
table-do-move-in = Einziehen
table-do-swap-citizen = Tauschen
table-do-name-kind = Wählen
table-do-mark = Markieren
table-do-redraw = Neu ziehen
table-do-take-square = Nehmen
table-do-buy-chests = Diese Truhen kaufen
table-do-pay-chests = Bezahlen
table-do-place-chest = Hierher legen
table-do-develop = Marker drehen
table-do-play-bonus = Ausspielen
table-do-wake-vizier = Wesir wecken
table-do-special-move = Mit dem Wesir kaufen
table-do-buy-caravanserai = Bezahlen und nehmen
table-do-buy-falcon = Falken setzen
table-do-play-builder = Abgeben und umbauen
table-do-move-marker = Stein ziehen
table-do-store = Behalten
table-do-take-gate = Tor nehmen
table-do-build-wall = Mauer bauen

# Nein sagen
table-decline-skip-redesign = Kein Umbau
table-decline-skip-character = Jetzt nicht
table-decline-keep-citizens = So lassen
table-decline-keep-mark = Markierung behalten
table-decline-skip-pause = Weiter
table-decline-let-go = Ziehen lassen
table-decline-bid = Endgültig passen
table-decline-entertainer = Behalten
table-decline-pass-chests = Weitergeben
table-decline-keep-bonus = Keine spielen
table-decline-stop-falcons = Keine weiteren Falken
table-decline-keep-markers = So lassen
table-decline-store-nothing = Nichts behalten

# Je ein Buchstabe, innerhalb einer Entscheidung verschieden
table-key-money = G
table-key-buy = K
table-key-redesign = U
table-key-complete = F
table-key-change-money = W
table-key-reserve = R
table-key-give = D
table-key-undo = Z
table-key-advice = I
table-key-decline = P
table-key-wake-vizier = E
table-key-take-square = Q
table-key-buy-chests = H
table-key-buy-falcon = N
table-key-develop = T
table-key-play-bonus = B
table-key-take-gate = O
table-key-build-wall = M

# Wonach gefragt wird, Feld für Feld
table-field-amount = Gebot
table-field-side = Seite des Startplättchens
table-field-kinds = Bürger
table-field-follower = Nachfolgender Bürger
table-field-citizen = Bürger, der geht
table-field-wanted = Bürger, der kommt
table-field-type = Gebäudeart
table-field-currency = Rückseite des Baustellenplättchens
table-field-corner = Rechter Winkel
table-field-answer = Gaukler
table-field-room = Schatzkammer
table-field-way = Auf der Strecke
table-field-by = Wie
table-field-facing = Wie herum
table-field-gate = Stadttor
table-field-store-currency = Währung des Guthabens
table-value-side-N = Norden
table-value-side-E = Osten
table-value-side-S = Süden
table-value-side-W = Westen
table-value-corner-NE = Nordosten
table-value-corner-SE = Südosten
table-value-corner-SW = Südwesten
table-value-corner-NW = Nordwesten
table-value-answer-keep = Behalten
table-value-answer-exchange = Austauschen
table-value-room = Raum { $value }
table-value-way-forward = weiter
table-value-way-sideways = zur Seite
table-value-facing-N = wie gedruckt
table-value-facing-E = nach rechts gedreht
table-value-facing-S = um 180° gedreht
table-value-facing-W = nach links gedreht
table-value-gate-none = kein Tor
table-value-gate-N = Norden
table-value-gate-E = Osten
table-value-gate-S = Süden
table-value-gate-W = Westen

## Der Stand

table-ledger = { $scoring ->
    [1] Nächste: erste Wertung
    [2] Nächste: zweite Wertung
   *[3] Nächste: letzte Wertung
}
table-kind = Gebäudeart
table-pays = Punkte
table-leads = führt
table-came-now = Käme sie jetzt
table-explain = { $name }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, erklären
table-open-rule = Regel { $rule } öffnen
table-nothing = Keine Punkte
table-side = Wertung, Chronik und Chat
table-tab-players = Spieler
table-tab-ledger = Wertung
table-tab-chronicle = Chronik
table-tab-chat = Chat

## Der Platz

table-seat-menu = Eigener Platz
table-orders = Daueraufträge
table-orders-none = Hier stehen Fragen, auf die sich mit Nein antworten lässt; dieses Spiel hat keine.
table-orders-about = Gefragt wird nur, wenn etwas möglich und bezahlbar ist. „Nur Neues“ lässt auch weg, was zuletzt abgelehnt wurde.
table-order-ask = Fragen
table-order-news = Nur Neues
table-order-never = Nie
table-frame-auction = Versteigerung eines Charakters
table-frame-pause = Zwischen den Zügen: unterbrechen
table-frame-claim = Sultankarte: gezogenes Plättchen nehmen
table-frame-marking = Sultankarte: neue Markierung
table-frame-may-dance = Tänzerin
table-frame-may-beg = Bettler
table-frame-may-hoard = Geizhals
table-frame-may-change = Geldwechsler
table-frame-extra-redesign = Baumeister
table-frame-making-way = Straßenhändler: Bürger
table-frame-entertained = Gaukler
table-frame-may-move = Karawanserei: einen Stein ziehen
table-frame-may-redesign = Baumeisterkarte: umbauen
table-frame-more-falcons = Noch ein Falke
table-frame-placing-chests = Schatztruhen verteilen
table-frame-revealing = Bonuskarte vor einer Wertung
table-frame-storing = Überzahltes als Guthaben behalten
table-leave = Platz verlassen
table-leave-about = Ein Bot spielt weiter, bis der Platz wieder eingenommen wird.
table-bot-plays = Ein Bot spielt auf dem eigenen Platz.
table-take-back = Platz wieder einnehmen
table-replace = Einen Bot spielen lassen
table-replace-about = { $name } ist abwesend. Ein Bot kann weiterspielen, bis der Platz wieder eingenommen wird.
table-more-menu = Wertung, Chronik, Chat
table-unread = { $count ->
    [one] eine neue Nachricht
   *[other] { $count } neue Nachrichten
}

## Das Ende

table-game-over = Das Spiel ist vorbei
table-won-you = Gewonnen!
table-won = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
}
table-summary = Ergebnis
table-replay = Wiederholung
table-verify = Mischen prüfen

## Chronik und Chat

after-chronicle = Chronik
after-set-up = Aufbau
after-turn-of = Zug { $turn } · { $name }
after-see-turn = Zug { $turn } ansehen
after-nothing-yet = Noch ist nichts geschehen.
after-earlier = Frühere Züge
after-why = warum?
after-why-of = Warum? { $move }
after-chat = Chat
after-chat-empty = Noch hat niemand etwas gesagt.
after-chat-spectator = Zuschauer
after-chat-label = Etwas in die Runde sagen
after-chat-send = Senden
after-chat-closed = An diesem Tisch lesen Zuschauer nur mit.
