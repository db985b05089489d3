box-granada = Granada
box-granada-tagline = The city at the foot of the hill
box-granada-about = Tiles with two faces and nine kinds of buildings make a city with a moat. The more buildings of a kind stand in all cities, the more its majority is worth.

option-marker_without_new_tiles = Black marker
option-marker_without_new_tiles-about = Whether the black marker also moves after a turn in which no tile was bought.
option-marker_without_new_tiles-stays = stays without new tiles
option-marker_without_new_tiles-moves = moves after every turn
option-city_scoring = Scoring in Granada
option-city_scoring-about = Whether the majorities of Granada pay multiples of the number of buildings or, more simply, fixed points.
option-city_scoring-multiples = multiples of the buildings
option-city_scoring-simple = fixed points

## Names

name-arena = arena
name-bath_house = bath house
name-library = library
name-hostel = hostel
name-hospital = hospital
name-market = market
name-park = park
name-school = school
name-residential_area = residential area
item-black-marker = black marker
note-black-marker-even = The next new tiles show their even faces.
note-black-marker-odd = The next new tiles show their odd faces.

## Actions

action-turn-over = Turn over for { $cards }, to be built as { $tile }
action-forfeit = Forfeit { $tile }

## Refusals

refuse-turn-first = To build it as { $tile } it must be turned over for at least { $fee }.
refuse-turn-leftover = Tiles that are left over are built as they lie, so not as { $tile }.
refuse-turn-not-needed = { $tile } is the face that it shows already.
refuse-turn-no-place = Nothing can be built now as { $tile }, so it is not turned over.
refuse-turned-is-built = { $tile } has been turned over for money, so it must be built now.
refuse-fee-one-currency = Turning a tile over is paid with money of a single currency.
refuse-fee-too-little = { $total } is not enough: turning a tile over costs at least { $fee }.
refuse-leftover-not-stored = { $tile } is left over: it is built at once or forfeited.
refuse-forfeit-bought = { $tile } was bought; only tiles that are left over are forfeited.

## Scoring

score-moat = longest moat: { $length } { $length ->
    [one] segment
   *[other] segments
}

## Events

event-black-marker = The black marker moves: the next new tiles show their { $parity ->
    [even] even
   *[odd] odd
} faces.
event-turned-over = { $seat } pays { $cards } and turns a tile over: it is now { $tile }.
event-forfeited = { $seat } forfeits { $tile }.
