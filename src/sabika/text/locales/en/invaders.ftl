module-invaders = Invaders
module-invaders-tagline = Close your walls
module-invaders-about = After every scoring invaders attack from one side, and every open side of a palace in that direction costs points. Who pays exactly for the right building wins a scout and learns from where they come.

option-invasions = Invasions
option-invasions-about = Whether the next invasion is hidden, with scouts, or lies open, without them.
option-invasions-hidden = hidden, with scouts
option-invasions-open = open, without scouts

name-invasion = invasion
name-invasion-N = invasion from the north
name-invasion-E = invasion from the east
name-invasion-S = invasion from the south
name-invasion-W = invasion from the west
name-scout = scout

event-invasion = { $card }.
event-invaded = { $seat } loses { $points } and now has { $total }.
event-invasion-ahead = Next comes an { $card }.
event-scouts-shown = Scouts are turned up: { $cards }.
event-scouted = { $card ->
    [unseen] { $seat } wins the scout for { $kind } and looks at the next invasion.
   *[other] { $seat } wins the scout for { $kind } and sees the next invasion: { $card }.
}
score-invasion = Sides without a wall that lay open to the { $card }.

note-invasion-next = It comes after the next scoring.
note-invasion-past = It has passed.
note-scout = Goes to whoever buys a building of its kind for the exact price.
note-invasion-seen = A scout has shown it to you: it comes after the next scoring.
