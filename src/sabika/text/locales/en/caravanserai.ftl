name-caravanserai = caravanserai
name-caravan = caravanserai

action-buy-caravanserai = Buy { $card } for { $cards }
action-move-marker = Move the marker of { $card } { $way ->
    [forward] forward
   *[sideways] sideways
}
action-keep-markers = Move no marker

refuse-caravanserai-not-there = { $card } does not lie beside the market.
refuse-caravanserai-enough = Nobody may own more than { $limit } caravanserai cards.
refuse-caravanserai-kinds = You have built { $number } different kinds of buildings; { $needed } are needed.
refuse-marker-not-there = The marker of { $card } cannot move that way.

event-marker-moved = { $seat } moves the marker of { $card }: now { $amount } { $currency }.

prompt-may-move = Caravanserai: move one marker one space?
waits-may-move = { $seat } may move a caravanserai marker.
note-caravanserai = Side spaces at 2, 3 and 4: { $others }.
note-caravanserai-worth = Worth { $amount } { $currency }. Side spaces at 2, 3 and 4: { $others }.


module-caravanserai = Caravanserai
module-caravanserai-tagline = Money that grows
module-caravanserai-about = Whoever has built four kinds of buildings may buy cards whose value grows by one each turn, up to 5, until it is spent. The more kinds, the cheaper.
