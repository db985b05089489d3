### Der Rahmen der Browser-Oberfläche: Lobby, neues Spiel, Regeln, Einstellungen, Meldungen.

shell-title = { $screen ->
    [new] Neues Spiel · Sabika
    [table] Tisch · Sabika
    [replay] Wiederholung · Sabika
    [summary] Ergebnis · Sabika
    [verify] Mischvorgänge geprüft · Sabika
    [rules] Regeln · Sabika
   *[lobby] Sabika
}
shell-title-turn = ● { $turn } – { $title }
shell-turn = Du bist am Zug
shell-turn-of = { $name } ist am Zug
shell-home = Sabika, zur Lobby
shell-tools = Werkzeuge
shell-close = Schließen
shell-dismiss = Ausblenden
shell-messages = Meldungen
shell-loading = Einen Moment …
shell-load-failed = Dieser Teil von Sabika ließ sich nicht laden.
shell-load-failed-remedy = Verbindung prüfen, dann die Seite neu laden.
shell-reload = Neu laden
shell-retry = Noch einmal versuchen

## Fehler

shell-error-unreachable = Der Server antwortet nicht.
shell-error-unreachable-remedy = Verbindung prüfen und noch einmal versuchen.
shell-error-status = Der Server antwortete mit Status { $status }.
shell-error-status-remedy = Noch einmal versuchen; bleibt es dabei, die Seite neu laden.
shell-error-unexpected-remedy = Die Seite neu laden; das Spiel selbst ist auf dem Server sicher.
shell-error-lost = Die Verbindung riss ab, bevor der Server antwortete.
shell-error-lost-remedy = Sie kommt von selbst wieder; danach nachsehen, ob der Zug gespielt wurde.
shell-lost = Verbindung unterbrochen.
shell-lost-remedy = Sabika versucht es weiter; das Spiel ist sicher.
shell-gone = Dieser Tisch ist nicht erreichbar.
shell-to-lobby = Zur Lobby

## Einstellungen

shell-settings = Einstellungen
shell-language = Sprache
shell-theme = Darstellung
shell-theme-auto = Automatisch
shell-theme-light = Innenhof
shell-theme-dark = Dämmerung
shell-bot-pause = Züge der Bots verlangsamen
shell-bot-pause-seconds = mindestens { $seconds } s
shell-bot-pause-none = nein
shell-turn-sound = Ton, wenn ich am Zug bin
shell-turn-notice = Mitteilung, wenn ich am Zug bin und woanders hinsehe
shell-no-notices = Dieser Browser lässt keine Mitteilungen zu.
shell-no-notices-remedy = In den Einstellungen des Browsers für diese Seite erlauben, über https.
shell-character-keys = Buchstaben, Ziffern und Zeichen als Tastenkürzel
shell-exact-help = Passend bezahlbare Preise zeigen
shell-reduce-motion = Weniger Bewegung
shell-texture = Kräftigere Muster

## Lobby

shell-ways = Wege ins Spiel
shell-play-now = Sofort spielen
shell-play-now-title = Die eigene Alhambra bauen
shell-play-now-about = Ein erstes Spiel ohne Umwege: zu dritt, du und zwei Bots, ohne Module.
shell-your-name = Name
shell-guest = Gast
shell-bot-names = Samira, Yusuf, Zaynab, Tariq, Amina, Idris, Nadir, Safiya
shell-bot = Bot
shell-about-minutes = etwa { $minutes } Min.
shell-new-game = Neues Spiel
shell-new-game-about = Schachtel und Module wählen, per Link einladen oder zusammen an einem Bildschirm spielen.
shell-rules-about = Alle Regeln in klaren Worten, durchsuchbar.
shell-mixes-title = Oder eine andere Schachtel, oder Module
shell-play = Spielen
shell-tables-mine = Eigene Spiele
shell-tables-watch = Tische zum Zuschauen
shell-tables-finished = Beendete Spiele
shell-no-tables-mine = Auf diesem Gerät läuft kein Spiel.
shell-no-tables-watch = Gerade spielt sonst niemand.
shell-no-tables-finished = Noch ist kein Spiel zu Ende gegangen.
shell-moves = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
shell-replay = Wiederholung
shell-replay-of = Wiederholung des Spiels von { $names }
shell-forget = Von diesem Gerät entfernen
shell-forget-of = Das Spiel von { $names } von diesem Gerät entfernen
shell-forget-sure = Platz aufgeben?
shell-forget-awaited = Die anderen würden vergeblich warten. Ein Bot kann den Platz übernehmen.
shell-forget-without-bot = Ohne Bot aufgeben
shell-all = Alle zeigen
shell-fewer = Weniger zeigen

## Neues Spiel

shell-step-box = 1 · Schachtel wählen
shell-step-modules = 2 · Module hinzufügen
shell-step-seats = 3 · Plätze
shell-box-line = { $tagline } · { $least }⁠–⁠{ $most }
shell-modules-count = ({ $chosen } von { $all })
shell-mixes = Empfohlene Mischungen
shell-surprise = Überraschung
shell-complexity = Anspruch { $level } von 3
shell-complexity-1 = leicht
shell-complexity-2 = mittel
shell-complexity-3 = anspruchsvoll
shell-complexity-all = Alle
shell-complexity-filter = Wie anspruchsvoll
shell-module-find = Modul suchen
shell-module-none = Kein Modul passt.
shell-misfits = { $count ->
    [one] Ein Modul passt nicht zu { $box }
   *[other] { $count } Module passen nicht zu { $box }
}
shell-module-hint = Auf ein Modul zeigen, um zu lesen, was es bringt.
shell-more-minutes = +{ $minutes } Min.
shell-good-to-know = Gut zu wissen:
shell-more-hints = { $count ->
    [one] Ein weiterer Hinweis
   *[other] { $count } weitere Hinweise
}
shell-players = { $count ->
    [2] Zwei Spieler
    [3] Drei Spieler
    [4] Vier Spieler
    [5] Fünf Spieler
    [6] Sechs Spieler
   *[other] { $count } Spieler
}
shell-add-seat = Platz hinzufügen
shell-add-here = Platz für dieses Gerät hinzufügen
shell-add-online = Mitspieler per Link hinzufügen
shell-add-bot = Bot hinzufügen
shell-seat-here = Dieses Gerät
shell-seat-online = Per Link
shell-seat-bot = Bot
shell-seat-name = Name auf Platz { $number }
shell-seat-kind = Wer auf Platz { $number } spielt
shell-bot-level = Spielstärke des Bots auf Platz { $number }
shell-remove-seat = { $name } entfernen
shell-house-rules = Hausregeln
shell-house-exact_help = Passend bezahlbare Preise zeigen
shell-house-hints = Tipps erlauben
shell-house-memory = Perfektes Gedächtnis: bekannte Karten zeigen
shell-house-undo = Zurücknehmen erlauben
shell-house-listed = Tisch für Zuschauer auflisten
shell-house-spectator_chat = Zuschauer mitreden lassen
shell-more-options = Lesarten und Startwert
shell-seed = Startwert
shell-seed-about = Derselbe Startwert ergibt dieselbe Verteilung.
shell-seed-random = geheim, vom Server gezogen
shell-contents = { $tiles } Plättchen · { $cards } Karten
shell-open-gates = Die Tore öffnen

## Einladungen

shell-share-table = Tisch teilen
shell-invitations = Einladungen
shell-invitations-explained = Jeder Link gehört zu einem Platz. Wer ihn öffnet, spielt dort; daher jeden Link nur einer Person schicken.
shell-invite-text = { $name }, an der Alhambra ist ein Platz frei.
shell-share = Teilen
shell-copy = Kopieren
shell-copy-for = Link für { $name } kopieren
shell-copied = Kopiert.
shell-not-copied = Nichts wurde kopiert: Der Browser verbietet es.
shell-not-copied-remedy = Kopiere stattdessen die Adresse der Seite.
shell-watch-link = Der Link zum Zuschauen ist nicht geheim.
shell-copy-watch = Link zum Zuschauen kopieren
shell-to-table = Zum Tisch

## Regeln

shell-rules = Regeln
shell-search-rules = Regeln und Auslegungen durchsuchen
shell-chapters = Kapitel
shell-base-game = Grundspiel
shell-all-chapters = Alle
shell-no-rule = Keine Regel enthält „{ $words }“.
shell-rule-ruling = Auslegung
shell-rule-interaction = Zusammenspiel
shell-copy-link = Link kopieren
shell-copy-rule = Link zur Regel { $rule } kopieren
