"""Module 18, Power of Sultan: the cards, their marks and where they lie (sultan.components.*, sultan.reveal.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from sabika.core.module import Module, Shown, draws
from sabika.core.pieces import Card
from sabika.core.state import CardId, KindId, Public, Seat, Slice, State
from sabika.core.view import View
from sabika.rules.components import Amount, Row, require


class SultanCardRow(Row, frozen=True):
    currency: str


class ExtraTileRow(Row, frozen=True):
    second: str


class Piles(Row, frozen=True):
    counts: tuple[int, int, int]
    """How many cards are shuffled into the first three money piles."""


class SultanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: Amount
    piles: Piles
    cards: dict[str, SultanCardRow]
    extra_tiles: dict[str, ExtraTileRow]
    """By the kind at the top."""


class SultanSlice(Slice, frozen=True):
    """sultan.hidden.none: everything but the order of the extra tiles is public."""

    offered: Public[tuple[tuple[CardId, KindId], ...]] = ()
    """Cards beside the market and the kind marked on each."""
    owned: Public[tuple[tuple[Seat, CardId, KindId], ...]] = ()
    """Seat, card and marked kind of every card that has been bought and not used."""
    used: Public[tuple[CardId, ...]] = ()
    extra_draws: Public[int] = 0
    """How many extra tiles have been drawn so far; each draw has its own lot."""


class SultanCards(Module[SultanSlice]):
    """Eight cards come out of the money piles, each marked by lot with a kind."""

    data: SultanData

    def cards(self) -> Iterable[Card]:
        """sultan.components.set, sultan.components.data: two cards per currency; six extra tiles, one for each kind."""
        rules, data = self.rules, self.data
        found = Counter(row.currency for row in data.cards.values())
        require(found == Counter(rules.currencies * 2), "sultan.cards", "expected 2 cards per currency")
        require(0 < data.price.value < 100, "sultan.price", "expected 1 to 99")
        require(sum(data.piles.counts) == 8 and min(data.piles.counts) >= 0, "sultan.piles", "expected 8 cards")
        require(set(data.extra_tiles) == set(rules.colours), "sultan.extra_tiles", "expected each kind once at the top")
        for top, row in data.extra_tiles.items():
            good = row.second in rules.colours and row.second != top
            require(good, f"sultan.extra_tiles.{top}", "expected another kind")
        for key, shown in data.cards.items():
            yield Card(key=key, sort="sultan", currency=rules.currencies.index(shown.currency))

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """sultan.setup.piles: three in pile 1, two in pile 2, three in pile 3; nobody knows which."""
        order = s.chance.shuffle("sultan/piles", [s.rules.card_number[key] for key in self.data.cards])
        counts = self.data.piles.counts
        return order[sum(counts[: pile - 1]) : sum(counts[:pile])]

    @draws("sultan")
    def reveal(self, s: State, card: int, speaker: int) -> None:
        """sultan.reveal.beside-market, sultan.reveal.mark-top, sultan.reveal.when-drawn: it is marked and on offer."""
        top, _ = self._draw_extra_tile(s)
        self.update(s, offered=(*self.of(s).offered, (card, top)))
        s.tell("sultan-offered", None, card=s.rules.card_keys[card], type=s.rules.kinds[top])

    def _draw_extra_tile(self, s: State) -> tuple[int, int]:
        """sultan.setup.extra-tiles: the tile is shuffled back each time, so every draw is one of all six."""
        number, kinds = self.of(s).extra_draws + 1, s.rules.colours
        self.update(s, extra_draws=number)
        s.learned += 1
        top = s.chance.below(f"sultan/mark/{number}", len(kinds))
        return top, kinds.index(self.data.extra_tiles[kinds[top]].second)

    def cards_elsewhere(self, s: State) -> list[int]:
        part = self.of(s)
        return [*(card for card, _ in part.offered), *(card for _, card, _ in part.owned), *part.used]

    def items(self, v: View) -> Iterator[Shown]:
        """sultan.hidden.none: the cards beside the market with their price, and those in front of their owners."""
        for card, mark in self.of(v).offered:
            yield _shown(v, None, card, mark, self.data.price.value)
        for seat, card, mark in self.of(v).owned:
            yield _shown(v, seat, card, mark, None)


def _shown(v: View, owner: int | None, card: int, mark: int, price: int | None) -> Shown:
    key, currency, args = v.rules.card_keys[card], v.rules.cards[card].currency, {"kind": v.rules.kinds[mark]}
    return Shown(
        key=key, owner=owner, note="note-sultan", args=args, kind=mark, currency=currency, price=price, card=card
    )
