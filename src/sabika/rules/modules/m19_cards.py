"""Module 19, Caravanserai: the cards and who owns them (caravanserai.components.*, caravanserai.graph.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Final

import msgspec

from sabika.core.module import Module
from sabika.core.pieces import Card
from sabika.core.state import CardId, Public, Seat, Slice, State
from sabika.core.view import View
from sabika.rules.components import Row, require

LAST: Final = 5
"""The last main space."""
BRANCHES: Final = (2, 3, 4)
"""The main spaces from which a side space branches off (caravanserai.graph.branch-levels)."""


class CaravanRow(Row, frozen=True):
    main: str
    branches: tuple[str, str, str]
    """The currencies of the side spaces beside main spaces 2, 3 and 4."""

    @property
    def spaces(self) -> list[str]:
        """The currency of every space, the main ones first."""
        return [self.main] * (LAST + 1) + [*self.branches]


class Numbers(Row, frozen=True):
    values: tuple[int, ...]


class CaravanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: Numbers
    """How many kinds must be built for the first card, the second, ..."""
    prices: Numbers
    """What a card costs with as many kinds as the first needs, with one more, ..."""
    cards: dict[str, CaravanRow]

    def __post_init__(self) -> None:
        """caravanserai.buy.limit, caravanserai.buy.requirement, caravanserai.buy.price."""
        require(self.kinds.values == (4, 5), "caravanserai.kinds", "expected 4 and 5")
        good = len(self.prices.values) == 3 and all(0 < price < 100 for price in self.prices.values)
        require(good, "caravanserai.prices", "expected three prices from 1 to 99")


class CaravanSlice(Slice, frozen=True):
    """caravanserai.hidden.none: everything is public."""

    owned: Public[tuple[tuple[Seat, CardId, int], ...]] = ()
    """Seat, card and marked space of every card that has been bought: 0 to 5 on the main track, 6 to 8 beside it."""


class CaravanCards(Module[CaravanSlice]):
    """Eight cards beside the market, each with a track for its marker."""

    data: CaravanData

    def cards(self) -> Iterable[Card]:
        """caravanserai.components.cards, caravanserai.two-player: two cards per main currency, each with a side space
        for every other one."""
        names, rows = self.rules.currencies, self.data.cards
        found = Counter(row.main for row in rows.values())
        require(found == Counter(names * 2), "caravanserai.cards", "expected 2 cards per currency")
        for key, row in rows.items():
            good = set(row.branches) == set(names) - {row.main}
            require(good, f"caravanserai.cards.{key}", "expected every other currency once")
            extra = tuple(names.index(currency) for currency in row.spaces)
            yield Card(key=key, sort="caravanserai", currency=extra[0], extra=extra)

    def cards_elsewhere(self, s: State) -> list[int]:
        """caravanserai.components.cards: they are never in the money pile."""
        return self._all

    @cached_property
    def _all(self) -> list[int]:
        return [self.rules.card_number[key] for key in self.data.cards]

    def _stock(self, s: State | View) -> list[int]:
        """caravanserai.buy.pick-any: the cards beside the market."""
        sold = {card for _, card, _ in self.of(s).owned}
        return [card for card in self._all if card not in sold]

    def _own(self, s: State, seat: int) -> list[tuple[int, int]]:
        """The cards of a seat with the spaces of their markers."""
        return [(card, space) for owner, card, space in self.of(s).owned if owner == seat]

    def _put(self, s: State, card: int, space: int) -> None:
        """A marker is put on a space of its card."""
        owned = self.of(s).owned
        self.update(s, owned=tuple((seat, own, space if own == card else at) for seat, own, at in owned))
