module-art_of_the_moors = Art of the Moors
module-art_of_the_moors-tagline = Same price, more culture
module-art_of_the_moors-about = Two buildings of the same price bring a culture counter, more of them raise its limit. As an action, turn all your counters to higher points; they score in every scoring.

item-culture = culture counter
item-docking-strip = docking strip
component-culture = culture counters

action-develop = Develop culture: turn all counters by one section

refuse-culture-nothing-turns = None of your culture counters can be turned further now.

score-culture = culture counter { $price }

event-culture-taken = { $seat } gets a culture counter for the price { $price }; it may rise to { $most }.
event-culture-marked = { $seat }: the culture counter for the price { $price } may now rise to { $most }.
event-developed = { $seat } develops culture: { $number ->
    [one] one counter turns
   *[other] { $number } counters turn
}.

note-culture = For the price { $price }: { $points } points now, { $most } at most.
note-culture-stack = For two or more buildings at the price { $price }; up to { $most } points.
