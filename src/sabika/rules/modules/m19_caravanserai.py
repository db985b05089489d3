"""Module 19, Caravanserai: cards whose value grows from turn to turn until it is spent (caravanserai.*).

How they are bought and moved on; ``m19_cards`` says what there is, ``m19_tracks`` what it is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, always, card, cards, choice
from sabika.core.module import ANY_CURRENCY, Offer, decides, does, refuses, step
from sabika.core.pieces import NO_KIND
from sabika.core.refusal import Reason, because
from sabika.core.state import Decision, State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.scoring import finished_kinds, unfinished_pieces
from sabika.rules.alhambra.selling import Seller
from sabika.rules.modules.m19_cards import CaravanData, CaravanSlice
from sabika.rules.modules.m19_tracks import Tracks

WAYS: Final = ("forward", "sideways")


class MayMove(Decision, frozen=True):
    """A seat may move one of its markers before it acts."""


BUY_CARAVANSERAI: Final = ActionKind("buy-caravanserai", card(), cards(), frames=(Act,))
MOVE_MARKER: Final = ActionKind(
    "move-marker",
    card(),
    choice("way", *WAYS),
    frames=(MayMove,),
    unless=("caravanserai.move.one-step", "marker-not-there"),
)
KEEP_MARKERS: Final = ActionKind("keep-markers", frames=(MayMove,), declines=always)


class Caravanserai(Tracks, Seller[CaravanSlice]):
    """Whoever has built many kinds of buildings may buy cards that are money of a growing value."""

    key = "caravanserai"
    number = 19
    boxes = ("alhambra", "granada", "combined")
    complexity = 2
    minutes = 10
    kinds = (BUY_CARAVANSERAI, MOVE_MARKER, KEEP_MARKERS)
    slice_type = CaravanSlice
    data_file = "caravanserai"
    data_type = CaravanData

    # ------------------------------------------------------------ buying

    @cached_property
    def _prices(self) -> dict[tuple[int, int], Offer]:
        """caravanserai.buy.price, caravanserai.buy.payment-means: every card at every price, in any single currency;
        it is no building and nobody else pays (caravanserai.vizier.no-purchase)."""
        number, prices = self.rules.codec.number["buy-caravanserai"], self.data.prices.values
        return {(card, price): Offer(number, card, price, ANY_CURRENCY) for card in self._all for price in prices}

    def offers(self, s: State, seat: int) -> list[Offer]:
        """caravanserai.buy.limit, caravanserai.buy.requirement, caravanserai.buy.pick-any;
        caravanserai.red-palace-granada: no kind more makes a difference once the last price is reached."""
        owners = [owner for owner, _, _ in self.of(s).owned]
        own, needed = owners.count(seat), self.data.kinds.values
        if own == len(needed) or len(owners) == len(self._all):
            return []
        kinds = self._kinds_built(s, seat)
        if kinds < needed[own]:
            return []
        prices = self.data.prices.values
        price = prices[min(kinds - needed[0], len(prices) - 1)]
        return [self._prices[card, price] for card in self._stock(s)]

    def _kinds_built(self, s: State, seat: int) -> int:
        """caravanserai.buy.type-count: different kinds of finished buildings in the palace."""
        palace = s.palaces[seat]
        return palace.remembered(
            "kinds", (self, unfinished_pieces(s)), lambda: len({*finished_kinds(s, palace.built())} - {NO_KIND})
        )

    @refuses("buy-caravanserai")
    def refuse_buy(self, s: State, frame: Act, card: int, payment: int) -> Iterable[Reason]:
        absent = self._not_offered(s, frame.seat, card)
        return self._refuse_purchase(s, frame, "buy-caravanserai", card, payment, *absent)

    def _not_offered(self, s: State, seat: int, card: int) -> Iterator[Reason]:
        own, needed = len(self._own(s, seat)), self.data.kinds.values
        if card not in self._stock(s):
            yield because("caravanserai.buy.pick-any", "caravanserai-not-there", card=s.rules.card_keys[card])
        if own == len(needed):
            yield because("caravanserai.buy.limit", "caravanserai-enough", limit=len(needed))
        elif (kinds := self._kinds_built(s, seat)) < needed[own]:
            yield because("caravanserai.buy.requirement", "caravanserai-kinds", number=kinds, needed=needed[own])

    @does("buy-caravanserai")
    def buy(self, s: State, frame: Act, card: int, payment: int) -> None:
        """caravanserai.buy.choose: it lies open before its owner, its marker on 0."""
        self._sell(s, frame, "buy-caravanserai", card, payment, self._gain)

    def _gain(self, s: State, seat: int, card: int) -> None:
        self.update(s, owned=(*self.of(s).owned, (seat, card, 0)))

    # ------------------------------------------------------------ moving

    @step("turn", "caravanserai")
    def move_first(self, s: State, seat: int) -> None:
        """caravanserai.move.timing, caravanserai.out-of-turn.no-move: once at the start of an own turn, so never with
        a card bought in it."""
        if any(self._next(space) for _, space in self._own(s, seat)):
            s.push(MayMove(seat))

    @decides(MayMove)
    def move_options(self, s: State, frame: MayMove) -> list[Move]:
        """caravanserai.move.one-step, caravanserai.move.one-marker, caravanserai.flow.decisions: one marker one space,
        or none."""
        ways = [(card, way) for card, space in self._own(s, frame.seat) for way in self._next(space)]
        return [*(self.move("move-marker", card, WAYS.index(way)) for card, way in ways), self.move("keep-markers")]

    @does("move-marker")
    def move_marker(self, s: State, frame: MayMove, card: int, way: int) -> None:
        s.pop()
        space = self._next(dict(self._own(s, frame.seat))[card])[WAYS[way]]
        self._put(s, card, space)
        amount, number = self._worth(card, space)
        name, currency = s.rules.card_keys[card], s.rules.currencies[number]
        s.tell("marker-moved", frame.seat, card=name, amount=amount, currency=currency)

    @does("keep-markers")
    def keep_markers(self, s: State, frame: MayMove) -> None:
        s.pop()
