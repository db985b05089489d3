pieces-side-N = north
pieces-side-E = east
pieces-side-S = south
pieces-side-W = west
pieces-corner-NW = north-west
pieces-corner-NE = north-east
pieces-corner-SE = south-east
pieces-corner-SW = south-west
# $sides: a list such as “north and east”
pieces-walls = { $count ->
    [0] no walls
    [1] wall { $sides }
   *[other] walls { $sides }
}
pieces-tile = { $name }, { $walls }
pieces-half-tile = { $name }, right angle { $corner }
pieces-marked = { $tile }, with { $marks }
pieces-mark-citizen = citizen
pieces-mark-site = building site
pieces-mark-chest = treasure chest
pieces-mark-wood = wooden wall ({ $side })
pieces-mark-gate = city gate ({ $side })
pieces-at = { $tile }, { $place }
pieces-empty-cell = Empty, { $place }
# The place of a cell, seen from the starting tile
pieces-place-start = at the start
pieces-steps-N = { $steps } north
pieces-steps-E = { $steps } east
pieces-steps-S = { $steps } south
pieces-steps-W = { $steps } west
pieces-zoom-in = Zoom in
pieces-zoom-out = Zoom out
pieces-zoom-fit = Show everything
pieces-item = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
pieces-item-kind = { $item } ({ $kind })
pieces-item-note = { $item }: { $note }
pieces-item-price = { $item }, price { $price }
