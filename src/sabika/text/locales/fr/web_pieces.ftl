pieces-side-N = au nord
pieces-side-E = à l’est
pieces-side-S = au sud
pieces-side-W = à l’ouest
pieces-corner-NW = nord-ouest
pieces-corner-NE = nord-est
pieces-corner-SE = sud-est
pieces-corner-SW = sud-ouest
# $sides : une énumération comme « au nord et à l’est »
pieces-walls = { $count ->
    [0] sans muraille
    [1] muraille { $sides }
   *[other] murailles { $sides }
}
pieces-tile = { $name }, { $walls }
pieces-half-tile = { $name }, angle droit au { $corner }
pieces-marked = { $tile }, avec { $marks }
pieces-mark-citizen = citoyen
pieces-mark-site = site de construction
pieces-mark-chest = coffre
pieces-mark-wood = muraille en bois ({ $side })
pieces-mark-gate = porte ({ $side })
pieces-at = { $tile }, { $place }
pieces-empty-cell = Case vide, { $place }
# La place d’une case, vue de la tuile de départ
pieces-place-start = au départ
pieces-steps-N = { $steps } au nord
pieces-steps-E = { $steps } à l’est
pieces-steps-S = { $steps } au sud
pieces-steps-W = { $steps } à l’ouest
pieces-zoom-in = Agrandir
pieces-zoom-out = Réduire
pieces-zoom-fit = Tout montrer
pieces-item = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
pieces-item-kind = { $item } ({ $kind })
pieces-item-note = { $item } : { $note }
pieces-item-price = { $item }, prix { $price }
