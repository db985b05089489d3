refuse-place-joint-sides = Auf { $cell } träfen die beiden Städte nicht Mauer an Graben aufeinander.
refuse-place-first-granada = Auf { $cell } läge kein Graben von { $tile } an einer Mauer der Alhambra, und nur dort kann Granada beginnen.
refuse-place-on-foot-granada = Auf { $cell } wäre { $tile } vom ersten Plättchen Granadas aus nicht zu Fuß erreichbar.
refuse-exchange-joint-sides = Auf diesem Feld träfe { $tile } nicht Mauer an Graben auf die andere Stadt.
refuse-exchange-on-foot-granada = Auf diesem Feld wäre { $tile } vom ersten Plättchen Granadas aus nicht zu Fuß erreichbar.
refuse-exchange-granada-start = Das erste Plättchen Granadas ist dessen Startplättchen und wird nie ausgetauscht.
refuse-exchange-cross-exchange = { $tile } gehört zur anderen Stadt: Getauscht wird nur innerhalb einer Stadt.
refuse-remove-joint = Ohne { $tile } läge keine Mauer der Alhambra mehr an einem Graben Granadas.
refuse-remove-granada-start = { $tile } ist das Startplättchen Granadas und wird nie abgebaut.

box-combined = Alhambra mit Granada
box-combined-tagline = Ein Palast und seine Stadt
box-combined-about = Gebaut wird eine Alhambra und an ihren Mauern die Stadt Granada. Beide zählen nach ihren eigenen Regeln, und wo Mauer und Graben nebeneinander verlaufen, zählt das noch einmal.

item-supply-alhambra = Plättchen der Alhambra
item-supply-granada = Plättchen von Granada
item-city-start = Spielstein
note-scoring-aside = Liegt beiseite, bis der Nachziehstapel zum ersten Mal aufgebraucht ist.

score-joint = längste Strecke von Mauer und Graben nebeneinander: { $length } { $length ->
    [one] Abschnitt
   *[other] Abschnitte
}
