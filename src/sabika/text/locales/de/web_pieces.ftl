pieces-side-N = Norden
pieces-side-E = Osten
pieces-side-S = Süden
pieces-side-W = Westen
pieces-corner-NW = Nordwesten
pieces-corner-NE = Nordosten
pieces-corner-SE = Südosten
pieces-corner-SW = Südwesten
# $sides: eine Aufzählung wie „Norden und Osten“
pieces-walls = { $count ->
    [0] ohne Mauer
    [1] Mauer im { $sides }
   *[other] Mauern im { $sides }
}
pieces-tile = { $name }, { $walls }
pieces-half-tile = { $name }, rechter Winkel im { $corner }
pieces-marked = { $tile }, mit { $marks }
pieces-mark-citizen = Bürger
pieces-mark-site = Baustelle
pieces-mark-chest = Schatztruhe
pieces-mark-wood = Holzmauer ({ $side })
pieces-mark-gate = Stadttor ({ $side })
pieces-at = { $tile }, { $place }
pieces-empty-cell = Leer, { $place }
# Die Lage eines Feldes, vom Startplättchen aus gesehen
pieces-place-start = am Start
pieces-steps-N = { $steps } nach Norden
pieces-steps-E = { $steps } nach Osten
pieces-steps-S = { $steps } nach Süden
pieces-steps-W = { $steps } nach Westen
pieces-zoom-in = Vergrößern
pieces-zoom-out = Verkleinern
pieces-zoom-fit = Alles zeigen
pieces-item = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
pieces-item-kind = { $item } ({ $kind })
pieces-item-note = { $item }: { $note }
pieces-item-price = { $item }, Preis { $price }
