prompt-placing = { $bought ->
    [yes] Gekauftes bauen oder in die Reserve legen; Plättchen von Granada dürfen gewendet werden.
   *[no] Übrig geblieben: sofort bauen oder darauf verzichten.
}
note-city-watch = In jeder Wertung: ein Punkt mehr für je drei Mauerpunkte und für je drei Grabenpunkte.
note-gate = Wird statt Geld genommen. Öffnet eine doppelte Mauer oder einen doppelten Graben für ein Plättchen, das zu Fuß nicht erreichbar wäre.
action-remove = Umbau: { $built } aus dem Palast nehmen
refuse-place-matching-sides = Auf { $cell } träfe eine geschlossene Kante von { $tile } auf eine offene ihrer Stadt oder eine offene auf eine geschlossene.
refuse-place-on-foot = Auf { $cell } wäre { $tile } vom Startplättchen der Alhambra aus nicht zu Fuß erreichbar.
refuse-place-side-contact = { $cell } grenzt mit keiner Kante an den Palast.
refuse-redesign-not-built = { $tile } steht nicht im Palast.
refuse-gate-no-double-wall = Auf { $cell } bildet { $tile } { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
} weder eine doppelte Mauer noch einen doppelten Graben, auf beide Plättchen gedruckt, für ein Tor.
score-invasion = Kanten ohne Mauer oder Graben bei der { $card }.
event-removed = { $seat } nimmt { $tile } aus dem Palast.
event-gate-built = { $seat } öffnet die doppelte Mauer oder den doppelten Graben von { $cell } mit einem Stadttor { $side ->
    [N] im Norden
    [E] im Osten
    [S] im Süden
   *[W] im Westen
}.
your-palace = Palast
