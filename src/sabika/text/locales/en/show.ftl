## What a seat is asked, and what the others wait for

prompt-act = { $bonus ->
    [yes] Paid exactly: act once more.
   *[no] Your turn: take money, buy or redesign.
}
prompt-placing = { $bought ->
    [yes] Build what you have gained, or put it in the reserve.
   *[no] Left over for you: build it, or put it in the reserve.
}
prompt-extra-redesign = { $must ->
    [yes] Now make the redesign that you have given a card for.
   *[no] Master Builder: one more redesign, if you like.
}
prompt-may-dance = Dancer: have a tile of the market replaced?
prompt-may-beg = Beggar: draw the top card of the pile?
prompt-may-hoard = Miser: take a card from the display?
prompt-may-change = Moneychanger: change a card for one that is worth as much or less?
prompt-auction = { $bid ->
    [0] The { $card } is auctioned and nobody has bid yet. Bid or pass for good.
   *[other] The { $card } is auctioned: { $owner } bids { $bid }. Bid more or pass for good.
}
prompt-pay-bid = The { $card } is yours for { $bid }: pay in a single currency.
prompt-entertained = Keep the Travelling Entertainer for its points, or exchange it for an unknown character?
prompt-name-kind = Wise Man: which kind counts half a building more in this scoring?
prompt-choosing = Choose three citizens and a side of the starting tile for your street trader.
prompt-making-way = The street trader makes way for { $piece }: what do the citizens do?
prompt-trader-back = Put the street trader back beside your Alhambra.
prompt-marking = { $number ->
    [0] Keep the mark of { $card }, or draw a new one?
   *[other] Mark one of these kinds on { $card }: { $kinds }.
}
prompt-claim = Just drawn: { $tile }. Take it free of charge with a sultan card?
prompt-choose-site = Which site tile shall lie on { $tile }? Only you see its back.

waits-act = { $bonus ->
    [yes] { $seat } has paid exactly and acts again.
   *[no] { $seat } is choosing an action.
}
waits-placing = { $seat } is building.
waits-extra-redesign = { $seat } is about to redesign once more.
waits-may-dance = { $seat } may use the Dancer.
waits-may-beg = { $seat } may use the Beggar.
waits-may-hoard = { $seat } may use the Miser.
waits-may-change = { $seat } may use the Moneychanger.
waits-auction = { $bid ->
    [0] The { $card } is auctioned without a bid so far; { $seat } speaks.
   *[other] The { $card } is auctioned, { $owner } bids { $bid }; { $seat } speaks.
}
waits-pay-bid = { $seat } is paying { $bid } for the { $card }.
waits-entertained = { $seat } decides about the Travelling Entertainer.
waits-name-kind = { $seat } is choosing a kind for the Wise Man.
waits-choosing = { $seat } is choosing citizens in secret.
waits-making-way = { $seat }’s street trader makes way for { $piece }.
waits-trader-back = { $seat } is putting the street trader back.
waits-marking = { $seat } may mark { $card } anew.
waits-claim = { $seat } may take { $tile } with a sultan card.
waits-choose-site = { $seat } is choosing a site tile for { $tile }.

## Why not, and what if

why-other-step = This cannot be done at this moment; it belongs to another step of the game.
why-not-now = This cannot be used at this moment. What is asked now: { $todo }
why-nothing-to-build = Nothing is to be built here now. What is asked now: { $todo }
preview-built-well = If it is built where it brings most.

## Pieces that lie on the table

name-start = starting tile
item-characters-surplus = surplus characters
item-trader-tile = street trader
item-citizen = citizen
item-site = building site
note-no-bid = No bid yet.
note-bid = Highest bid: { $bid } by { $seat }.
note-character-used = Used in this turn.
note-rich-patron = Pays the whole price of a tile, which counts as exact.
note-miser = After buying a building for 10 or more: take a money card.
note-master-builder = At the end of the turn: one more redesign.
note-trader = When taking several money cards: up to 7 in total.
note-entertainer = Eight points at the end of the game.
note-wise-man = Half a building more of a chosen kind in every scoring.
note-dancer = Before the turn: have a tile of the market replaced.
note-moneychanger = Change a card for one of the display that is worth as much or less.
note-beggar = With two cards or fewer at the start of the turn: draw one.
note-city-watch = In every scoring: one point more for each three wall points.
note-trader-tile = Citizens who have moved in: { $homes }, different colours: { $colours }.
note-trader-aside = Set aside. Citizens who have moved in: { $homes }, different colours: { $colours }.
note-citizen-waits = Waits on the trader tile.
note-bazaar = Must be paid exactly.
note-bazaar-no-price = No price now: the market space of its currency is empty.
note-sultan = Takes a drawn tile of this kind: { $kind }.
note-watchtower = Can be bought with a building of its colour, for an addition to the price.
note-site = Unfinished: to be completed for { $price } { $currency }.
note-site-hidden = Unfinished: to be completed for { $price } in a currency only its owner knows.

## What points are for

component-wall = wall
component-moat = moat
component-joint = wall along the moat
component-watchtowers = watchtowers
component-citizens = citizens

## A game looked back at

turning-leads = { $count ->
    [one] { $seats } leads with { $points } points
   *[other] { $seats } lead together with { $points } points
} after the { $scoring ->
    [1] first
    [2] second
   *[other] third
} scoring.
turning-keeps = { $count ->
    [one] { $seats } stays in the lead with { $points } points
   *[other] { $seats } stay in the lead with { $points } points
} after the { $scoring ->
    [1] first
    [2] second
   *[other] third
} scoring.
turning-overtakes = { $count ->
    [one] { $seats } takes the lead with { $points } points
   *[other] { $seats } take the lead with { $points } points
} in the { $scoring ->
    [1] first
    [2] second
   *[other] third
} scoring.
turning-swing = { $seat } gains most in this scoring: { $points } points, { $most } of them for one thing ({ $name }).
turning-best = The best single line of the game: { $points } points for { $seat } ({ $name }) in the { $scoring ->
    [1] first
    [2] second
   *[other] third
} scoring.
turning-wall = { $seat } completes the longest wall of the game: { $length } segments.
turning-moat = { $seat } completes the longest moat of the game: { $length ->
    [one] one segment
   *[other] { $length } segments
}.
turning-joint = { $seat } completes the longest stretch of wall and moat side by side: { $length ->
    [one] one section
   *[other] { $length } sections
}.
turning-margin = { $margin ->
    [0] The game ends in a tie: { $winners }.
    [one] { $winners } wins by a single point.
   *[other] { $winners } wins by { $margin } points.
}

## Where a rule comes from

source-rulebook = from the rulebooks
source-ruling = our ruling where the rulebooks are silent

## What speaks for a move: each could be followed by a second one.

advice-hint = { $move }: it { $reasons }.
advice-motives = It { $reasons }.
advice-two = { $first } and { $second }
motive-standing = brings points at once
motive-scoring = brings points in a later scoring
motive-scoring-now = brings { $gain } { $gain ->
    [one] point
   *[other] points
} more in the next scoring as things stand
motive-rivals = leaves the rivals less
motive-majorities-leads = secures a majority ({ $kind }: { $count } against { $rivals })
motive-majorities-level = draws level for a majority ({ $kind }: { $count } against { $rivals })
motive-majorities-behind = comes nearer to a majority ({ $kind }: { $count } against { $rivals })
motive-money = spares money
motive-money-more = collects money for later purchases
motive-money-exact = makes it possible to pay exactly for { $tiles }
motive-reserve = keeps something useful in the reserve
motive-turn = keeps the turn for another action
motive-outline = makes room for further buildings
motive-outline-longer = lengthens the { $line ->
    [moat] moat
    [joint] wall along the moat
   *[wall] wall
} from { $before } to { $after }
motive-prospects = promises points besides buildings and walls
motive-only = is all that can be done
motive-outlook = promises most in the end
motive-pass = lets the offer go by
motive-quiet = gains nothing yet that everybody can see
motive-secret = stays secret for now
