module-camps = Camps
module-camps-tagline = Tents before the wall
module-camps-about = Eight camps lie outside the walls of a palace. In every scoring each of them gives a point for every tile of the straight row behind its bastion.

option-camp_green_against_wall = Green sides of camps
option-camp_green_against_wall-about = Whether a side of a camp without a bastion may lie against a wall.
option-camp_green_against_wall-forbidden = never against a wall
option-camp_green_against_wall-allowed = against walls too

name-camp = camp

refuse-place-camp-sides = On { $cell } the sides would not match: only a bastion lies against a wall, and only a green side against a green side.
refuse-place-bastion = On { $cell } no bastion of { $tile } would be at a wall.
refuse-exchange-camp-sides = { $tile } does not match the tiles around that place: only a bastion lies against a wall, and only a green side against a green side.
refuse-exchange-bastion = In that place no bastion of { $tile } would be at a wall.
refuse-exchange-on-foot = In that place { $tile } could not be reached on foot from the starting tile.
refuse-remove-bastion = Without { $tile } a camp would have no bastion at a wall.

component-camp = camps
score-camp = buildings behind { $tile }
