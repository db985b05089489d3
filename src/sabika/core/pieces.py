"""Pieces: tiles and cards as rows of immutable tables, and bags of cards packed into one integer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from sabika.palace.shapes import BARE, Shape

NO_KIND: Final = -1
NO_CURRENCY: Final = -1


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """One tile (or ``copies`` identical ones) of a mix; its number is its place in the ruleset's table."""

    key: str
    """Its name in notation, e.g. ``garden-10-N``."""
    sort: str
    """What it is: ``building``, ``bazaar``, ``watchtower``, ..."""
    kind: int = NO_KIND
    price: int = 0
    shape: Shape = BARE
    copies: int = 1
    supply: bool = True
    """Whether it is shuffled into the supply at the start."""
    extra: Any = None
    """What only its own module reads, e.g. a bazaar's currency and colours."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One card type of a mix; its number is its place in the ruleset's table."""

    key: str
    """Its name in notation, e.g. ``denar9``."""
    sort: str
    """What it is: ``money``, ``scoring``, ``character``, ..."""
    currency: int = NO_CURRENCY
    value: int = 0
    copies: int = 1
    extra: Any = None


class Bags:
    """How bags (multisets of card types) are packed: a few bits per type, so a hand is one integer.

    Bags add and subtract like numbers as long as no count leaves its range, which the copies of a type guarantee.
    """

    def __init__(self, cards: Sequence[Card]) -> None:
        shift = 0
        self.unit: list[int] = []
        """The bag that holds one card of each type."""
        self._fields: list[tuple[int, int]] = []
        for card in cards:
            width = card.copies.bit_length()
            self.unit.append(1 << shift)
            self._fields.append((shift, (1 << width) - 1))
            shift += width
        self._values = [card.value for card in cards]
        self._expanded: dict[int, tuple[int, ...]] = {}

    def of(self, cards: Iterable[int]) -> int:
        """The bag of these card types."""
        return sum(self.unit[card] for card in cards)

    def mask(self, types: Iterable[int]) -> int:
        """Selects these types: ``bag & mask``."""
        return sum(self._fields[card][1] << self._fields[card][0] for card in types)

    def count(self, bag: int, card: int) -> int:
        shift, mask = self._fields[card]
        return bag >> shift & mask

    def cards(self, bag: int) -> tuple[int, ...]:
        """The card types in a bag, each as often as it is there, in table order (remembered, bounded)."""
        found = self._expanded.get(bag)
        if found is None:
            if len(self._expanded) > 100_000:
                self._expanded.clear()
            cards = []
            for card, (shift, mask) in enumerate(self._fields):
                cards += [card] * (bag >> shift & mask)
            found = self._expanded[bag] = tuple(cards)
        return found

    def size(self, bag: int) -> int:
        """How many cards a bag holds."""
        return len(self.cards(bag))

    def total(self, bag: int) -> int:
        """The sum of the values in a bag."""
        values = self._values
        return sum(values[card] for card in self.cards(bag))

    def holds(self, bag: int, part: int) -> bool:
        """Whether ``part`` is contained in ``bag``."""
        return all(bag >> shift & mask >= part >> shift & mask for shift, mask in self._fields)

    def common(self, bag: int, other: int) -> int:
        """What two bags have in common."""
        return sum(min(bag >> shift & mask, other >> shift & mask) << shift for shift, mask in self._fields)
