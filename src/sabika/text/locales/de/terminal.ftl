prompt = Deine Wahl (Nummer, Notation, s, p, u, q, ?):
prompt-help = Eine Nummer wählt eine Möglichkeit; s zeigt, was eine Wertung jetzt brächte; p zeigt alle Alhambras; u nimmt zurück; q beendet. Jede Aktion lässt sich auch in Notation eingeben, etwa „take denar3“, und wird erklärt, wenn sie nicht erlaubt ist.
prompt-range = Bitte eine Nummer von 1 bis { $count } wählen.
undone = Zurückgenommen: { $action }
scoring-title = { $scoring ->
    [1] Erste Wertung
    [2] Zweite Wertung
   *[other] Dritte Wertung
}
turn-title = Zug { $number } – { $seat }
your-hand = Hand:
your-palace = Alhambra
your-reserve = Reserve: { $tiles }
your-gained = Noch zu bauen: { $tiles }
market-title = Bauhof
supply-left = noch { $count } Plättchen
display-title = Auslage
pile-left = noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
seats-title = Spieler
seat-row = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
more-options = … und { $count } weitere; als Notation oder mit Nummer eingeben.
saved = Das Protokoll liegt in { $file }.
result-title = Ergebnis
