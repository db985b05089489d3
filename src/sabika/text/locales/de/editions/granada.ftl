prompt-placing = { $bought ->
    [yes] Gekauftes bauen, für Geld auch gewendet, oder mit beliebiger Seite nach oben in die Reserve legen.
   *[no] Übrig geblieben: sofort bauen oder darauf verzichten.
}
note-city-watch = In jeder Wertung: ein Punkt mehr für je drei Grabenpunkte.
note-gate = Wird statt Geld genommen. Öffnet einen doppelten Graben für ein Plättchen, das zu Fuß nicht erreichbar wäre.
action-remove = Umbau: { $built } aus der Stadt nehmen
refuse-place-matching-sides = Auf { $cell } träfe ein Graben von { $tile } auf eine offene Kante oder eine offene Kante auf einen Graben.
refuse-place-side-contact = { $cell } grenzt mit keiner Kante an die Stadt.
refuse-redesign-not-built = { $tile } steht nicht in der Stadt.
refuse-patron-not-this = Der Reiche Gönner zahlt nur für Plättchen des Bauhofs.
refuse-special-not-on-offer = { $tile } ist nicht im Angebot: Der Wesir kauft Plättchen im Bauhof.
refuse-gate-no-double-wall = Auf { $cell } bildet { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} keinen doppelten Graben für ein Tor.
score-invasion = Kanten ohne Graben bei der { $card }.
event-removed = { $seat } nimmt { $tile } aus der Stadt.
event-gate-built = { $seat } öffnet den doppelten Graben von { $cell } mit einem Stadttor { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
your-palace = Stadt
