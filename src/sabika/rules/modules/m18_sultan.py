"""Module 18, Power of Sultan: cards that take a drawn building before it reaches the market (sultan.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, card, cards, kind, tile
from sabika.core.module import Module, Offer, decides, does, draws, refuses
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Public, Slice, State
from sabika.rules.alhambra.buying import gain_tile, lay_on_market, purchase, refuse_payment
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.components import Amount, Row, require


class Remark(Frame, frozen=True):
    """The buyer of a card keeps its mark or draws another (sultan.buy.remark, sultan.buy.remark-once)."""

    seat: Public[int]
    card: Public[int]


class Marking(Frame, frozen=True):
    """The buyer puts the cube on one of the two kinds of the extra tile just drawn."""

    seat: Public[int]
    card: Public[int]
    kinds: Public[tuple[int, int]]


class Claim(Frame, frozen=True):
    """A seat with a fitting card is asked about a drawn tile (sultan.use.take-tile)."""

    seat: Public[int]
    tile: Public[int]
    space: Public[int]
    later: Public[tuple[int, ...]]
    """The seats that are asked after this one."""


BUY_SULTAN: Final = ActionKind("buy-sultan", card(), cards(), frames=(Act,))
KEEP_MARK: Final = ActionKind("keep-mark", frames=(Remark,))
REDRAW: Final = ActionKind("redraw", frames=(Remark,))
MARK: Final = ActionKind("mark", kind("type"), frames=(Marking,))
CLAIM: Final = ActionKind("claim", tile(), frames=(Claim,))
LET_GO: Final = ActionKind("let-go", tile(), frames=(Claim,))


class SultanCardRow(Row, frozen=True):
    currency: str


class ExtraTileRow(Row, frozen=True):
    second: str


class Piles(Row, frozen=True):
    counts: tuple[int, ...]
    """How many cards are shuffled into money pile 1, 2, ..."""


class SultanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: Amount
    piles: Piles
    cards: dict[str, SultanCardRow]
    extra_tiles: dict[str, ExtraTileRow]
    """By the kind at the top."""


class SultanSlice(Slice, frozen=True):
    """sultan.hidden.none: everything but the order of the extra tiles is public."""

    offered: Public[tuple[tuple[int, int], ...]] = ()
    """Cards beside the market and the kind marked on each."""
    owned: Public[tuple[tuple[int, int, int], ...]] = ()
    """Seat, card and marked kind of every card that has been bought and not used."""
    used: Public[tuple[int, ...]] = ()
    extra_draws: Public[int] = 0
    """How many extra tiles have been drawn so far; each draw has its own lot."""


class Sultan(Module[SultanSlice]):
    """A sultan card takes one drawn building of the marked kind free of charge, whoever's turn it is."""

    key = "sultan"
    number = 18
    kinds = (BUY_SULTAN, KEEP_MARK, REDRAW, MARK, CLAIM, LET_GO)
    slice_type = SultanSlice
    data_file = "sultan"
    data_type = SultanData
    data: SultanData

    # ------------------------------------------------------------ setting up and revealing

    def cards(self) -> Iterable[Card]:
        """sultan.components.set, sultan.components.data: two cards per currency; six extra tiles, one for each kind."""
        rules, data = self.rules, self.data
        found = Counter(row.currency for row in data.cards.values())
        require(found == Counter(rules.currencies * 2), "sultan.cards", "expected 2 cards per currency")
        require(sum(data.piles.counts) == 8 and min(data.piles.counts) >= 0, "sultan.piles", "expected 8 cards")
        require(set(data.extra_tiles) == set(rules.kinds), "sultan.extra_tiles", "expected each kind once at the top")
        for top, row in data.extra_tiles.items():
            good = row.second in rules.kinds and row.second != top
            require(good, f"sultan.extra_tiles.{top}", "expected another kind")
        for key, shown in data.cards.items():
            yield Card(key=key, sort="sultan", currency=rules.currencies.index(shown.currency))

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """sultan.setup.piles: three in pile 1, two in pile 2, three in pile 3; nobody knows which."""
        order = s.chance.shuffle("sultan/piles", [s.rules.card_number[key] for key in self.data.cards])
        counts = self.data.piles.counts
        first = sum(counts[: pile - 1])
        return order[first : first + sum(counts[pile - 1 : pile])]

    @draws("sultan")
    def reveal(self, s: State, card: int, speaker: int) -> None:
        """sultan.reveal.beside-market, sultan.reveal.mark-top, sultan.reveal.when-drawn: it is marked and on offer."""
        top, _ = self._draw_extra_tile(s)
        self.update(s, offered=(*self.of(s).offered, (card, top)))
        s.tell("sultan-offered", None, card=s.rules.card_keys[card], type=s.rules.kinds[top])

    def _draw_extra_tile(self, s: State) -> tuple[int, int]:
        """sultan.setup.extra-tiles: the tile is shuffled back each time, so every draw is one of all six."""
        number = self.of(s).extra_draws + 1
        self.update(s, extra_draws=number)
        s.learned += 1
        top = s.chance.below(f"sultan/mark/{number}", len(s.rules.kinds))
        return top, s.rules.kinds.index(self.data.extra_tiles[s.rules.kinds[top]].second)

    def cards_elsewhere(self, s: State) -> list[int]:
        part = self.of(s)
        return [card for card, _ in part.offered] + [card for _, card, _ in part.owned] + list(part.used)

    # ------------------------------------------------------------ buying

    def offers(self, s: State, seat: int) -> list[Offer]:
        return [self._offer(s, card) for card, _ in self.of(s).offered]

    def _offer(self, s: State, card: int) -> Offer:
        """sultan.buy.price, sultan.payment.more-means: like a building, but nobody else pays and it is no building."""
        return Offer(s.rules.codec.number["buy-sultan"], card, self.data.price.value, s.rules.cards[card].currency)

    @refuses("buy-sultan")
    def refuse_buy(self, s: State, frame: Act, card: int, payment: int) -> Iterable[Reason]:
        if card not in dict(self.of(s).offered):
            return [because("sultan.reveal.beside-market", "sultan-not-on-offer", card=s.rules.card_keys[card])]
        return refuse_payment(s, frame.seat, self._offer(s, card), payment)

    @does("buy-sultan")
    def buy(self, s: State, frame: Act, card: int, payment: int) -> None:
        purchase(s, frame, self._offer(s, card), payment, gain=self._gain)

    def _gain(self, s: State, seat: int, card: int) -> None:
        """sultan.buy.open, sultan.buy.remark-once: it lies open before its owner, who may
        change the mark now or never."""
        part = self.of(s)
        mark = dict(part.offered)[card]
        rest = tuple(offer for offer in part.offered if offer[0] != card)
        self.update(s, offered=rest, owned=(*part.owned, (seat, card, mark)))
        s.push(Remark(seat, card))

    @decides(Remark)
    def remark_options(self, s: State, frame: Remark) -> list[Move]:
        return [self.move("keep-mark"), self.move("redraw")]

    @refuses("keep-mark")
    @refuses("redraw")
    def refuse_remark(self, s: State, frame: Remark) -> Iterator[Reason]:
        return iter(())

    @does("keep-mark")
    def keep_mark(self, s: State, frame: Remark) -> None:
        s.pop()

    @does("redraw")
    def redraw_mark(self, s: State, frame: Remark) -> None:
        """sultan.buy.remark: the cube comes off and an extra tile is drawn."""
        shown = self._draw_extra_tile(s)
        s.replace_top(Marking(frame.seat, frame.card, shown))
        types = [s.rules.kinds[kind] for kind in shown]
        s.tell("sultan-redrawn", frame.seat, card=s.rules.card_keys[frame.card], types=types)

    @decides(Marking)
    def marking_options(self, s: State, frame: Marking) -> list[Move]:
        return [self.move("mark", kind) for kind in frame.kinds]

    @refuses("mark")
    def refuse_mark(self, s: State, frame: Marking, kind: int) -> Iterator[Reason]:
        if kind not in frame.kinds:
            yield because("sultan.buy.remark", "sultan-other-type", type=s.rules.kinds[kind])

    @does("mark")
    def mark(self, s: State, frame: Marking, kind: int) -> None:
        """sultan.buy.remark: one of the two shown kinds, no way back."""
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

    @refuses("claim")
    @refuses("let-go")
    def refuse_other_tile(self, s: State, frame: Claim, tile: int) -> Iterator[Reason]:
        if tile != frame.tile:
            yield because("sultan.use.take-tile", "sultan-other-tile", tile=s.rules.tile_keys[tile])

    @does("claim")
    def claim(self, s: State, frame: Claim, tile: int) -> None:
        """sultan.use.take-tile, sultan.use.placement, sultan.use.not-a-purchase: the tile is placed at once, the card
        leaves the game; sultan.use.redraw: the space is still empty, so filling draws again."""
        part, kind = self.of(s), s.rules.kind_of[tile]
        used = next(card for seat, card, mark in part.owned if (seat, mark) == (frame.seat, kind))
        self.update(s, owned=tuple(own for own in part.owned if own[1] != used), used=(*part.used, used))
        s.tell("claimed", frame.seat, tile=s.rules.tile_keys[tile], card=s.rules.card_keys[used])
        s.pop()
        gain_tile(s, frame.seat, tile)
        s.push(Placing(frame.seat))

    @does("let-go")
    def let_go(self, s: State, frame: Claim, tile: int) -> None:
        """sultan.use.decline: the next holder is asked; after the last the tile goes on its space."""
        if frame.later:
            s.replace_top(Claim(frame.later[0], tile, frame.space, frame.later[1:]))
        else:
            s.pop()
            lay_on_market(s, tile, frame.space)

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The tile a seat is asked about."""
        return [frame.tile for frame in s.stack if isinstance(frame, Claim)]
