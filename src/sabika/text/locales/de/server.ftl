## Anfragen an den Server, die nicht stimmen: Ursache und Abhilfe.

problem-bad-request = Die Anfrage ist nicht verständlich: { $detail }
remedy-bad-request = Die Seite neu laden; Programme vergleichen ihre Anfrage mit /api/openapi.json.
problem-not-your-seat = Dieser Link gehört zu keinem Platz an diesem Tisch.
remedy-not-your-seat = Um eine neue Einladung bitten oder als Zuschauer dabei sein.
problem-not-seated = Zuschauer können nur zuschauen.
remedy-not-seated = Zum Mitspielen den Tisch mit dem Link eines Platzes öffnen.
problem-unknown-game = Diesen Tisch gibt es nicht.
remedy-unknown-game = Den Link prüfen oder in der Lobby einen Tisch wählen.
problem-unknown-page = Unter dieser Adresse gibt es nichts.
remedy-unknown-page = Zur Lobby gehen.
problem-wrong-method = Diese Adresse nimmt eine solche Anfrage nicht an.
remedy-wrong-method = Mit /api/openapi.json vergleichen.
problem-stale = Am Tisch ging es schon weiter: { $moves ->
    [one] Ein Schritt ist
   *[other] { $moves } Schritte sind
} gespielt, die Anfrage galt für { $at }.
remedy-stale = Den Tisch neu ansehen und noch einmal wählen.
problem-no-undo = Dieser Zug lässt sich nicht zurücknehmen.
remedy-no-undo = Nur der eigene letzte Zug lässt sich zurücknehmen, und nur solange das Spiel läuft und niemand etwas Neues erfahren hat.
problem-not-over = Die Partie läuft noch.
remedy-not-over = Das ist zu sehen, sobald sie zu Ende ist.
problem-not-away = { $name } ist da oder war es eben noch.
remedy-not-away = Nach { $seconds } Sekunden ohne Verbindung kann ein Bot den Platz übernehmen.
problem-bot-plays = Auf diesem Platz spielt ein Bot.
remedy-bot-plays = Zum Selberspielen den Platz zurücknehmen.
problem-no-hints = An diesem Tisch gibt es keine Tipps.
remedy-no-hints = Einfach weiterspielen; hier behalten die Bots ihren Rat für sich.
problem-not-deciding = Gerade entscheidet jemand anders.
remedy-not-deciding = Fragen, wenn die eigene Entscheidung ansteht.
problem-chat-full = Der Chat dieses Tischs ist voll.
remedy-chat-full = Einfach weiterspielen; alle geschriebenen Zeilen bleiben erhalten.
problem-no-spectator-chat = An diesem Tisch dürfen Zuschauer nicht mitreden.
remedy-no-spectator-chat = Einfach mitlesen; darüber entscheidet, wer einen Tisch eröffnet.
problem-old-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server kennt.
remedy-old-rules = Die Version von Sabika verwenden, mit der sie gespielt wurde.
problem-too-large = Die Anfrage ist zu groß.
remedy-too-large = Weniger auf einmal senden.
problem-not-understood = Das ist kein Zug: { $detail }
remedy-not-understood = Einen der angebotenen Züge wählen.
problem-no-such-move = Einen Schritt { $at } gibt es nicht: { $moves ->
    [one] Einer ist
   *[other] { $moves } sind
} gespielt.
remedy-no-such-move = Einen von diesen wählen.
problem-still-running = Die Partie läuft noch: Bis sie zu Ende ist, darf niemand ihre Karten kennen.
remedy-still-running = Von ihr aus weiterspielen, sobald sie zu Ende ist.
problem-nothing-left = Die Partie war nach { $moves ->
    [one] einem Schritt
   *[other] { $moves } Schritten
} zu Ende: Es bleibt nichts zu spielen.
remedy-nothing-left = Von einem früheren Schritt aus weiterspielen.
problem-cannot-be-played = Diese Partie ist nicht spielbar: { $detail }
remedy-cannot-be-played = Die Zusammenstellung ändern und es noch einmal versuchen.
problem-unknown-bot = Einen Bot der Stufe { $level } gibt es nicht.
remedy-unknown-bot = Zur Wahl stehen: { $known }.
problem-wrong-seats = Für { $players } Personen sind { $seats } Plätze besetzt.
remedy-wrong-seats = So viele Plätze besetzen, wie Personen mitspielen.
problem-same-names = Zwei Plätze tragen denselben Namen.
remedy-same-names = Jedem Platz einen eigenen Namen geben.
problem-person-with-level = { $name } ist ein Mensch und hat keine Stufe.
remedy-person-with-level = Die Stufe weglassen oder den Platz einem Bot geben.
problem-no-window = Eine Frage { $frame }, auf die sich mit Nein antworten lässt, gibt es in dieser Partie nicht.
remedy-no-window = Zur Wahl stehen: { $known }.
problem-control-characters = Der Text enthält Steuerzeichen, etwa Zeilenumbrüche oder Tabulatoren.
remedy-control-characters = Den Text ohne sie noch einmal senden.
problem-too-many-requests = Zu viele Anfragen in kurzer Zeit.
remedy-too-many-requests = Ein paar Sekunden warten und es noch einmal versuchen.
problem-defect = Dem Server ist ein Fehler unterlaufen; geändert hat sich nichts.
remedy-defect = Etwas anderes versuchen; Einzelheiten stehen im Protokoll des Servers.
problem-not-saved = Der Zug ließ sich nicht speichern und zählt deshalb nicht.
remedy-not-saved = Es gleich noch einmal versuchen; wer den Server betreibt, sollte den Datenträger prüfen.
problem-no-advice = Darauf wusste gerade niemand eine Antwort.
remedy-no-advice = Noch einmal versuchen; das Spiel geht inzwischen weiter.
problem-too-many-connections = Der Server hat keinen Platz für eine weitere Verbindung.
remedy-too-many-connections = Andere Fenster schließen oder es später noch einmal versuchen.
