name-rich-patron = Rich Patron
name-patron = the Rich Patron
name-miser = Miser
name-master-builder = Master Builder
name-trader = Trader
name-entertainer = Travelling Entertainer
name-wise-man = Wise Man
name-dancer = Dancer
name-moneychanger = Moneychanger
name-beggar = Beggar
name-city-watch = City Watch

action-bid = { $amount ->
    [0] Do not bid
   *[other] Bid { $amount }
}
action-pay-bid = Pay the bid with { $cards }
action-entertainer = { $answer ->
    [keep] Keep the Travelling Entertainer
   *[exchange] Exchange the Travelling Entertainer for the top character of the surplus pile
}
action-hoard = Miser: take { $card }
action-change-money = Moneychanger: discard { $given }, take { $card }
action-beg = Beggar: draw the top card of the pile
action-dance = Dancer: have { $tile } replaced
action-name-kind = Wise Man: half a building more for { $type }
action-skip-character = Do not use the character

refuse-character-not-yours = The character { $card } is not in front of you.
refuse-character-used = The character { $card } has already been used in this turn.
refuse-character-out-of-turn = The character { $card } cannot be used outside your own turn.
refuse-bid-not-higher = A bid of { $amount } is not higher than the highest bid of { $bid }.
refuse-bid-too-high = You cannot pay { $amount } in a single currency; { $most } is the most.
refuse-bid-cards-only = A bid is paid with money only.
refuse-bid-one-currency = A bid is paid in a single currency.
refuse-bid-underpaid = { $total } is less than the bid of { $bid }.
refuse-patron-not-this = The Rich Patron pays only for tiles of the market and for bazaars.
refuse-patron-pays-all = The Rich Patron pays the whole price; no card is added.
refuse-hoard-not-displayed = { $card } is not in the display.
refuse-change-too-dear = { $card } is worth more than { $given }.
refuse-wise-man-no-building = The half building does not count: you have no finished building of the kind { $type }.

score-city-watch = City Watch: one point for each { $each } of { $length } { $line ->
    [moat] moat segments
   *[wall] wall segments
}
score-entertainer = Travelling Entertainer

event-auction = The { $card } is auctioned; { $seat } speaks first.
event-bid = { $seat } bids { $amount }.
event-bid-passed = { $seat } does not bid.
event-auction-failed = Nobody bids: the { $card } leaves the game.
event-won-character = { $seat } gets the { $card } for a bid of { $amount } and pays { $cards }.
event-character-gone = The { $card } leaves the game.
event-entertainer-kept = { $seat } keeps the Travelling Entertainer.
event-entertainer-exchanged = { $seat } gets the { $card } from the surplus pile.
event-hoarded = { $seat } takes { $card } with the Miser.
event-changed-money = { $seat } changes { $given } for { $card } with the Moneychanger.
event-begged = { $card ->
    [unseen] { $seat } draws a card from the pile with the Beggar.
   *[other] { $seat } draws { $card } from the pile with the Beggar.
}
event-danced = { $seat } has { $tile } replaced by the Dancer.
event-dance-failed = There is no new tile: { $tile } stays on the market.
event-named-kind = { $seat } counts half a building more for { $kind } with the Wise Man.
