box-red_palace = Der Rote Palast
box-red_palace-tagline = Wachen auf den Mauern
box-red_palace-about = Jedes Gebäude ist ein Stück Gelände mit einem Marker, der sagt, was dort stehen wird. Auf seinen Türmen stehen Wachen: Schicke sie fort, um eine von vier Fähigkeiten zu nutzen, oder lass sie auf deiner längsten Mauer, wo sie am Ende Punkte bringen.

## Table options

option-guard_board = Wachentafel
option-guard_board-about = Ob Fähigkeiten und Ablageplättchen ausgelost werden oder die der bedruckten Seite gelten, die für erste Partien gedacht ist.
option-guard_board-random = ausgelost
option-guard_board-first_game = wie aufgedruckt
option-scoring = Punkte für Mehrheiten
option-scoring-about = Ob drei Wertungsplättchen sagen, was jede Art wert ist, oder die festen Punkte der klassischen Alhambra gelten.
option-scoring-score_tiles = Wertungsplättchen
option-scoring-classic = klassische Punkte

## Names

name-terrain = Gelände
name-plaza = Platz
name-c = c
name-token = Gebäudemarker
name-guard = Wache
name-guard-N = Wache im Norden
name-guard-E = Wache im Osten
name-guard-S = Wache im Süden
name-guard-W = Wache im Westen
name-placement = Ablageplättchen
name-money-pile = Geldstapel
name-swap-token = Marker tauschen
name-buy-from-overview = Von der Übersichtstafel kaufen
name-wall-section = Mauerstück
name-take-money = Geld nehmen
name-count-as-exact = Gilt als passend
name-redraw-token = Marker neu ziehen
name-move-guard = Wache versetzen
name-half-building = Halbes Gebäude
component-guards = Wachen
component-start = Punkte zu Beginn
component-paid = für fehlende Wachen gezahlte Punkte

## Actions

action-choose-pile = { $cards } als Startgeld nehmen
action-use = Fähigkeit nutzen: „{ $ability }“
action-spend = Die Wache von { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} ausgeben
action-go-on = Keine Fähigkeit mehr nutzen
action-swap-token = { $card } zahlen und die Marker von { $tile } und { $partner } tauschen
action-redraw-token = Den Marker von { $tile } neu ziehen
action-take-card = { $card } nehmen
action-give-card = { $card } abgeben
action-buy-ahead = { $tile } von der Übersichtstafel für { $cards } kaufen
action-attach-wall = Das Mauerstück an { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} anfügen
action-take-half = Das halbe Gebäude nehmen: { $type }
action-move-guard = Die Wache von { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} versetzen
action-post-guard = Die Wache auf die Mauer von { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} stellen

## Refusals

refuse-no-such-pile = Kein offener Geldstapel besteht aus { $cards }.
refuse-ability-not-laid = „{ $ability }“ gehört nicht zu den Fähigkeiten dieser Partie.
refuse-ability-used = „{ $ability }“ wurde in diesem Zug schon genutzt.
refuse-ability-too-dear = Für „{ $ability }“ hast du zu wenige Wachen, und deine Punkte reichen nicht als Ersatz.
refuse-must-count-as-exact = Wo nur der genaue Preis gilt, hast du zu viel bezahlt: Zuerst muss der Kauf als passend gelten.
refuse-no-guard = Du hast keine Wache auf { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
refuse-display-empty = In der Auslage liegt keine Karte.
refuse-take-card-not-displayed = { $card } liegt nicht in der Auslage.
refuse-ahead-no-action = Von der Übersichtstafel zu kaufen ist eine Aktion, und du hast keine mehr.
refuse-ahead-not-payable = Nach Abgabe einer Karte kannst du kein Gebäude der Übersichtstafel passend in einer einzigen Währung bezahlen.
refuse-no-such-gift = Ohne { $card } auf der Hand könntest du nichts von der Übersichtstafel kaufen.
refuse-not-ahead = { $tile } liegt nicht auf der Übersichtstafel.
refuse-nothing-overpaid = Nur ein eben überzahlter Kauf kann als passend gelten.
refuse-swap-nothing-bought = Du hast in diesem Zug kein Gebäude mit Marker gekauft.
refuse-swap-no-partner = Im Bauhof liegt keine andere Art in einer Währung, von der du eine Karte hast.
refuse-no-such-swap = Die Marker von { $tile } und { $partner } können nicht für { $card } getauscht werden.
refuse-redraw-nothing-bought = Ein Marker wird gleich nach einem Kauf neu gezogen oder gar nicht.
refuse-redraw-empty-bag = Im Beutel ist kein Marker mehr.
refuse-no-such-redraw = Der Marker von { $tile } kann bei diesem Kauf nicht neu gezogen werden.
refuse-plazas-gone = Alle Plätze sind vergeben.
refuse-plaza-not-given = { $tile } kann Dirk nicht gegeben werden: Das geht nur mit Gekauftem.
refuse-sections-gone = Alle Mauerstücke sind verbraucht.
refuse-section-no-target = Du hast in diesem Zug nichts gekauft, woran ein Mauerstück passt.
refuse-section-not-there = An { $tile } passt { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} kein Mauerstück.
refuse-section-first = Zuerst muss das genommene Mauerstück an { $tile }.
refuse-section-not-given = { $tile } trägt ein Mauerstück von dir und kann Dirk nicht gegeben werden.
refuse-halves-gone = Alle halben Gebäude sind vergeben.
refuse-half-taken = Dieses halbe Gebäude ist vergeben: { $type }.
refuse-guards-too-few = Du brauchst zwei Wachen: Eine bezahlt, die andere zieht um.
refuse-no-free-post = Auf { $tile } kann { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} keine Wache stehen: Dort ist keine Mauer von dir, oder sie ist besetzt.

## Scoring

score-guards = Wachen auf der längsten Mauer: { $guards } × { $value }

## Events

event-guard-board = Die Ablageplättchen haben { $squares } Kästchen; das letzte fasst beliebig viele Wachen.
event-abilities-laid = Die Fähigkeiten dieser Partie: { $abilities }.
event-money-pile = Ein Stapel Startgeld: { $cards }.
event-seen-ahead = { $tile } liegt auf Feld { $space } der Übersichtstafel.
event-ability-used = { $seat } nutzt „{ $ability }“.
event-guard-spent = { $seat } gibt eine Wache von { $tile } aus.
event-points-spent = { $seat } zahlt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für fehlende Wachen.
event-guards-set = { $seat } erhält { $guards } { $guards ->
    [one] Wache
   *[other] Wachen
} auf { $tile }.
event-guards-dismissed = { $guards } { $guards ->
    [one] Wache geht
   *[other] Wachen gehen
} aus dem Vorrat auf die Ablageplättchen.
event-guard-moved = { $seat } versetzt eine Wache von { $tile } nach { $piece }.
event-tokens-swapped = { $seat } zahlt { $card } und tauscht die Marker von { $tile } und { $partner }: Gekauft ist jetzt { $piece }.
event-token-redrawn = { $seat } zieht einen Marker neu: { $tile } ist jetzt { $piece }.
event-card-given = { $seat } gibt { $card } ab.
event-counts-as-exact = Der überzahlte Kauf von { $seat } gilt als passend.
event-plaza-taken = { $seat } nimmt { $tile }.
event-section-taken = { $seat } nimmt ein Mauerstück.
event-section-attached = { $seat } fügt { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} ein Mauerstück an.
event-half-taken = { $seat } nimmt ein halbes Gebäude: { $kind }.

## Decisions

prompt-choose-pile = Einen Stapel als Startgeld wählen.
waits-choose-pile = { $seat } wählt das Startgeld.
prompt-bought = Passend bezahlt: eine weitere Aktion. Vorher kann ein Marker neu gezogen werden.
waits-bought = { $seat } hat passend bezahlt und ist noch einmal dran.
prompt-before-placing = { $must ->
    [yes] Dieser Kauf muss als passend gelten.
   *[no] { $overpaid ->
        [yes] Zu viel bezahlt. Fähigkeiten nutzen oder weiter.
       *[no] Vor dem Ende des Zuges Fähigkeiten nutzen oder weiter.
    }
}
waits-before-placing = { $seat } kann noch Fähigkeiten nutzen.
prompt-spending = { $left ->
    [one] Welche Wache bezahlt dafür?
   *[other] Welche Wachen bezahlen dafür? Es fehlen noch { $left }.
}
waits-spending = { $seat } wählt Wachen zum Ausgeben.
prompt-using = { $effect ->
    [swap-token] Welche Marker werden getauscht, und mit welcher Karte wird bezahlt?
    [buy-from-overview] Eine Karte abgeben; danach folgt der Kauf von der Übersichtstafel.
    [take-money] Eine Karte der Auslage nehmen.
    [redraw-token] Welcher Marker wird neu gezogen?
    [move-guard] Welche Wache zieht um?
   *[half-building] Welches halbe Gebäude nimmst du?
}
waits-using = { $seat } nutzt eine Fähigkeit.
prompt-buying-ahead = Ein Gebäude der Übersichtstafel kaufen, passend in einer Währung.
waits-buying-ahead = { $seat } kauft von der Übersichtstafel.
prompt-posting = Die Wache von { $tile } auf eine andere Mauer stellen.
waits-posting = { $seat } versetzt eine Wache.

## Pieces that lie on the table

note-token = Noch im Beutel.
note-overview = Feld { $space } der Übersichtstafel: kommt später in den Bauhof, Feld 3 zuerst.
note-money-pile = { $cards }
note-guard-supply = Im Vorrat.
note-placement = Besetzte Kästchen: { $guards } von { $squares }. Steht die zuletzt ausgegebene Wache hier, ist jede Wache auf einer längsten Mauer am Ende { $points } wert.
note-placement-open = Fasst beliebig viele Wachen, bisher { $guards }. Steht hier eine, ist jede Wache auf einer längsten Mauer am Ende { $points } wert.
note-ability-used = In diesem Zug genutzt.
note-swap-token = { $guards } Wache und { $cards } Geldkarte: den Marker eines eben gekauften Gebäudes mit einem im Bauhof tauschen.
note-buy-from-overview = { $guards } Wache und { $cards } Geldkarte: von der Übersichtstafel kaufen, passend und in einer Währung.
note-wall-section = { $guards } Wache: einem Gebäude dieses Zuges ein Mauerstück anfügen.
note-take-money = { $guards } Wache: eine Karte der Auslage nehmen.
note-plaza = { $guards } Wache: einen Platz nehmen.
note-count-as-exact = { $guards } Wache: Ein eben überzahlter Kauf gilt als passend.
note-redraw-token = { $guards } Wache: zu einem Kauf einen Marker im Bauhof neu ziehen.
note-move-guard = { $guards } Wache: eine andere Wache auf eine beliebige eigene Mauer stellen.
note-half-building = { $guards } Wachen: ein halbes Gebäude nehmen, das Gleichstände entscheidet.
note-plaza-supply = Im Vorrat.
note-section-supply = Im Vorrat.
note-half = Zählt in jeder Wertung als halbes Gebäude mehr.
