## Names

name-pavilion = Pavillon
name-seraglio = Serail
name-arcades = Arkaden
name-chambers = Gemächer
name-garden = Garten
name-tower = Turm
name-florin = Gulden
name-dirham = Dirham
name-denar = Denar
name-ducat = Dukat
name-scoring1 = erste Wertungskarte
name-scoring2 = zweite Wertungskarte
side-N = N
side-E = O
side-S = S
side-W = W
dirk = Dirk
nothing = nichts

## Actions

action-take = { $cards } nehmen
action-buy = { $tile } für { $cards } kaufen
action-place = { $tile } auf { $cell } bauen
action-reserve = { $tile } in die Reserve legen
action-give = { $tile } an Dirk geben
action-build = Umbau: { $tile } aus der Reserve auf { $cell } bauen
action-remove = Umbau: { $built } aus der Alhambra nehmen
action-exchange = Umbau: { $built } gegen { $tile } aus der Reserve tauschen
action-skip-redesign = Kein weiterer Umbau
action-pass = Passen

## Refusals

refuse-not-now = Das geht jetzt nicht: „{ $action }“ gehört zu einem anderen Schritt des Spiels.
refuse-not-your-turn = { $seat } ist an der Reihe.
refuse-game-over = Das Spiel ist zu Ende.
refuse-take-none = Es muss mindestens eine Geldkarte genommen werden.
refuse-take-not-displayed = Nicht in der Auslage: { $cards }.
refuse-take-too-much = Mehrere Karten dürfen zusammen höchstens { $limit } wert sein; diese sind { $total } wert.
refuse-take-alone = Nur Geldkarten dürfen zusammen genommen werden; jede andere Karte wird allein genommen.
refuse-pass-not-yet = Passen ist nur erlaubt, wenn keine Aktion möglich ist.
refuse-buy-not-on-offer = { $tile } liegt nicht im Bauhof.
refuse-pay-not-in-hand = Nicht auf der Hand: { $cards }.
refuse-pay-wrong-currency = Bezahlt wird nur in { $currency }.
refuse-pay-too-little = { $total } { $currency } sind weniger als der Preis von { $price }.
refuse-pay-exactly = Hier muss passend bezahlt werden: { $price }, nicht { $total }.
refuse-place-not-gained = { $tile } wartet nicht darauf, gebaut zu werden.
refuse-place-occupied = { $cell } ist besetzt.
refuse-place-matching-sides = Auf { $cell } träfe eine Mauer von { $tile } auf eine offene Seite oder eine offene Seite auf eine Mauer.
refuse-place-on-foot = Auf { $cell } wäre { $tile } vom Startplättchen aus nicht zu Fuß erreichbar.
refuse-place-side-contact = { $cell } grenzt mit keiner Seite an die Alhambra.
refuse-place-no-hole = Auf { $cell } würde { $tile } eine leere Fläche einschließen.
refuse-redesign-not-in-reserve = { $tile } liegt nicht in der Reserve.
refuse-redesign-not-built = { $tile } steht nicht in der Alhambra.
refuse-remove-on-foot = Ohne { $tile } wären andere Plättchen nicht mehr zu Fuß erreichbar.
refuse-remove-no-hole = Ohne { $tile } bliebe eine eingeschlossene leere Fläche.
refuse-exchange-matching-sides = { $tile } passt nicht zu den Plättchen um dieses Feld.
refuse-give-not-bought = Nur ein im Bauhof gekauftes Plättchen kann Dirk gegeben werden, nicht { $tile }.

## Scoring

score-wall = längste Mauer: { $length } { $length ->
    [one] Abschnitt
   *[other] Abschnitte
}
score-majority = { $kind }: { $tied ->
    [1] Platz { $place }
   *[other] Platz { $place }, von { $tied } geteilt
}

## Events

event-dealt = { $seat } erhält { $cards }.
event-starts = { $seat } beginnt.
event-displayed = Neu in der Auslage: { $cards }.
event-took = { $seat } nimmt { $cards }.
event-reshuffled = Der Ablagestapel ({ $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}) wird neuer Nachziehstapel.
event-scoring-card = Wertungskarte { $scoring } erscheint.
event-bought = { $seat } kauft { $piece } für { $cards }{ $exact ->
    [yes] {" "}– passend bezahlt
   *[no] {""}
}.
event-offered = { $tile } liegt jetzt auf Bauhof-Feld { $space }.
event-placed = { $seat } baut { $tile } auf { $cell }.
event-reserved = { $seat } legt { $tile } in die Reserve.
event-gave = { $seat } gibt { $tile } an Dirk.
event-removed = { $seat } nimmt { $tile } aus der Alhambra.
event-exchanged = { $seat } tauscht { $built } gegen { $tile }.
event-passed = { $seat } passt.
event-dirk-drew = Dirk erhält { $tiles }.
event-ending = Der Bauhof kann nicht aufgefüllt werden: Das Spiel endet.
event-leftover = { $tile }, übrig in { $currency }, geht an { $seat }.
event-leftover-stays = { $tile }, übrig in { $currency }, bleibt liegen: Niemand hat allein am meisten.
event-over = Das Spiel ist zu Ende. Meiste Punkte: { $winners }.
