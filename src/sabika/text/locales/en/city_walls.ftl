module-city_walls = City Walls
module-city_walls-tagline = Walls of wood
module-city_walls-about = Wall cards turn up among the money: as an action, take one and at once build its wooden walls on a tile of your own: in the palace, in the reserve or just bought. They count like printed walls.

name-wall-N = wall card north
name-wall-E = wall card east
name-wall-S = wall card south
name-wall-W = wall card west
name-wall-NE = wall card north and east
name-wall-ES = wall card east and south
name-wall-SW = wall card south and west
name-wall-NW = wall card north and west
name-wood-N = wooden wall in the north
name-wood-E = wooden wall in the east
name-wood-S = wooden wall in the south
name-wood-W = wooden wall in the west

note-wall-card = As an action: take it and build its walls on a tile of your own where no walls are.

action-build-wall = Build the walls of { $card } on { $tile }

refuse-wall-not-shown = { $card } does not lie open beside the market.
refuse-wall-not-own = { $tile } is no tile of yours.
refuse-wall-not-here = No walls are built on { $tile }.
refuse-wall-no-room = The walls of { $card } do not fit on { $tile }: a side has a wall or a neighbour.

event-wall-shown = { $card } lies open beside the market.
event-wall-built = { $seat } builds the walls of { $card } on { $tile }.
