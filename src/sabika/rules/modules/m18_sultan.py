"""Module 18, Power of Sultan: cards that take a drawn building before it reaches the market (sultan.*).

How they are bought, marked again and used; ``m18_cards`` says where they come from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, always, card, cards, kind, tile
from sabika.core.module import Offer, decides, does, refuses
from sabika.core.refusal import Reason, because
from sabika.core.state import SCORINGS, CardId, Frame, KindId, Public, Seat, State, TileId
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.market import gain_tile, lay_on_market
from sabika.rules.alhambra.scoring import point_table
from sabika.rules.alhambra.selling import Seller
from sabika.rules.modules.m18_cards import SultanCards, SultanData, SultanSlice


class Marking(Frame, frozen=True):
    """The buyer of a card keeps its mark or draws an extra tile, then puts the cube on one of its two kinds."""

    seat: Public[int]
    card: Public[CardId]
    kinds: Public[tuple[KindId, ...]] = ()
    """The kinds of the extra tile, once it is drawn."""


class Claim(Frame, frozen=True):
    """A seat with a fitting card is asked about a drawn tile (sultan.use.take-tile)."""

    seat: Public[int]
    tile: Public[TileId]
    space: Public[int]
    later: Public[tuple[Seat, ...]]
    """The seats that are asked after this one."""


PROMISE: Final = 0.1
"""The part of the points for a kind that a card promises which will bring a building of it."""
ENOUGH: Final = 3
"""Tiles of a kind that make sure of one."""
ONCE: Final = ("sultan.buy.remark-once", "not-now")
OTHER_TILE: Final = ("sultan.use.take-tile", "sultan-other-tile")

BUY_SULTAN: Final = ActionKind("buy-sultan", card(), cards(), frames=(Act,))
KEEP_MARK: Final = ActionKind("keep-mark", frames=(Marking,), unless=ONCE, declines=always)
REDRAW: Final = ActionKind("redraw", frames=(Marking,), unless=ONCE)
MARK: Final = ActionKind("mark", kind("type"), frames=(Marking,), unless=("sultan.buy.remark", "sultan-other-type"))
CLAIM: Final = ActionKind("claim", tile(), frames=(Claim,), unless=OTHER_TILE)
LET_GO: Final = ActionKind("let-go", tile(), frames=(Claim,), unless=OTHER_TILE, declines=always)


class Sultan(SultanCards, Seller[SultanSlice]):
    """A sultan card takes one drawn building of the marked kind free of charge, whoever's turn it is."""

    key = "sultan"
    number = 18
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 10
    kinds = (BUY_SULTAN, KEEP_MARK, REDRAW, MARK, CLAIM, LET_GO)
    slice_type = SultanSlice
    data_file = "sultan"
    data_type = SultanData

    # ------------------------------------------------------------ buying

    def offers(self, s: State, seat: int) -> list[Offer]:
        """sultan.reveal.beside-market: the cards on offer."""
        return [self._prices[card] for card, _ in self.of(s).offered]

    @cached_property
    def _prices(self) -> dict[int, Offer]:
        """sultan.buy.price, sultan.payment.more-means: like a building, but nobody else pays and it is no building."""
        number, price, cards = self.rules.codec.number["buy-sultan"], self.data.price.value, enumerate(self.rules.cards)
        return {card: Offer(number, card, price, row.currency) for card, row in cards if row.sort == "sultan"}

    @refuses("buy-sultan")
    def refuse_buy(self, s: State, frame: Act, card: int, payment: int) -> Iterable[Reason]:
        absent = because("sultan.reveal.beside-market", "sultan-not-on-offer", card=s.rules.card_keys[card])
        return self._refuse_purchase(s, frame, "buy-sultan", card, payment, absent)

    @does("buy-sultan")
    def buy(self, s: State, frame: Act, card: int, payment: int) -> None:
        self._sell(s, frame, "buy-sultan", card, payment, self._gain)

    def _gain(self, s: State, seat: int, card: int) -> None:
        """sultan.buy.open, sultan.buy.remark-once: it lies open before its owner, who changes the mark now or never."""
        part = self.of(s)
        rest = tuple(offer for offer in part.offered if offer[0] != card)
        self.update(s, offered=rest, owned=(*part.owned, (seat, card, dict(part.offered)[card])))
        s.push(Marking(seat, card))

    @decides(Marking)
    def marking_options(self, s: State, frame: Marking) -> list[Move]:
        """sultan.buy.remark: the mark stays or is drawn again, then it is one of the two kinds shown."""
        return [self.move("mark", kind) for kind in frame.kinds] or [self.move("keep-mark"), self.move("redraw")]

    @does("keep-mark")
    def keep_mark(self, s: State, frame: Marking) -> None:
        s.pop()

    @does("redraw")
    def redraw_mark(self, s: State, frame: Marking) -> None:
        shown = self._draw_extra_tile(s)
        s.replace_top(Marking(frame.seat, frame.card, shown))
        card, types = s.rules.card_keys[frame.card], [s.rules.kinds[kind] for kind in shown]
        s.tell("sultan-redrawn", frame.seat, card=card, types=types)

    @does("mark")
    def mark(self, s: State, frame: Marking, kind: int) -> None:
        s.pop()
        others = tuple(own for own in self.of(s).owned if own[1] != frame.card)
        self.update(s, owned=(*others, (frame.seat, frame.card, kind)))
        s.tell("sultan-marked", frame.seat, card=s.rules.card_keys[frame.card], type=s.rules.kinds[kind])

    # ------------------------------------------------------------ using

    def on_tile_drawn(self, s: State, tile: int, space: int, asks: int) -> bool:
        """sultan.use.take-tile, sultan.use.priority, sultan.use.priority-dancer, sultan.use.several-cards: for every
        tile drawn for the market (sultan.use.refill-scope, sultan.use.end-of-game) all holders of its kind are asked in
        turn order; sultan.use.type-match: a tile without a kind is nobody's."""
        kind = s.rules.kind_of[tile]
        holders = {seat for seat, _, mark in self.of(s).owned if mark == kind}
        if not holders:
            return False
        first, *later = (seat for seat in s.seats_from(asks) if seat in holders)
        s.push(Claim(first, tile, space, tuple(later)))
        return True

    @decides(Claim)
    def claim_options(self, s: State, frame: Claim) -> list[Move]:
        return [self.move("claim", frame.tile), self.move("let-go", frame.tile)]

    @does("claim")
    def claim(self, s: State, frame: Claim, tile: int) -> None:
        """sultan.use.take-tile, sultan.use.placement, sultan.use.not-a-purchase: the tile is placed at once, the card
        leaves the game; sultan.use.redraw: the space is still empty, so filling draws again."""
        part, kind = self.of(s), s.rules.kind_of[tile]
        used = next(card for seat, card, mark in part.owned if (seat, mark) == (frame.seat, kind))
        self.update(s, owned=tuple(own for own in part.owned if own[1] != used), used=(*part.used, used))
        s.tell("claimed", frame.seat, tile=s.rules.tile_keys[tile], card=s.rules.card_keys[used])
        gain_tile(s, frame.seat, tile)
        s.replace_top(Placing(frame.seat))

    @does("let-go")
    def let_go(self, s: State, frame: Claim, tile: int) -> None:
        """sultan.use.decline: the next holder is asked; after the last the tile goes on its space."""
        if frame.later:
            s.replace_top(Claim(frame.later[0], tile, frame.space, frame.later[1:]))
        else:
            s.pop()
            lay_on_market(s, tile, frame.space)

    def prospects(self, s: State, seat: int) -> float:
        """The buildings that cards will bring, as long as enough of their kind are among the tiles left."""
        marks = [kind for owner, _, kind in self.of(s).owned if owner == seat]
        if not marks:
            return 0.0
        left = Counter(s.rules.kind_of[tile] for tile in s.supply[s.taken :])
        table = point_table(s, SCORINGS)
        return sum(PROMISE * table[kind][0] * min(1.0, left[kind] / ENOUGH) for kind in marks)

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The tile a seat is asked about."""
        return [frame.tile for frame in s.stack if isinstance(frame, Claim)]
