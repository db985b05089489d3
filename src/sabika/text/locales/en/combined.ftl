refuse-place-joint-sides = On { $cell } the two cities would not meet wall against moat.
refuse-place-first-granada = On { $cell } no moat of { $tile } would lie at a wall of your Alhambra, where Granada must begin.
refuse-place-on-foot-granada = On { $cell } { $tile } could not be reached on foot from the first tile of your Granada.
refuse-exchange-joint-sides = In that place { $tile } would not meet the other city wall against moat.
refuse-exchange-on-foot-granada = In that place { $tile } could not be reached on foot from the first tile of your Granada.
refuse-exchange-granada-start = The first tile of your Granada is its starting tile and can never be exchanged.
refuse-exchange-cross-exchange = { $tile } belongs to the other city: tiles are exchanged within one city only.
refuse-remove-joint = Without { $tile } no wall of your Alhambra would lie at a moat of your Granada.
refuse-remove-granada-start = { $tile } is the starting tile of your Granada and can never be removed.

box-combined = Alhambra with Granada
box-combined-tagline = A palace and its city
box-combined-about = Build an Alhambra and, along its walls, the city of Granada. Both score by their own rules, and wall and moat side by side score once more.

item-supply-alhambra = tiles of the Alhambra
item-supply-granada = tiles of Granada
item-city-start = marker
note-scoring-aside = Lies aside until the money pile is used up for the first time.

score-joint = longest stretch of wall and moat side by side: { $length } { $length ->
    [one] section
   *[other] sections
}
