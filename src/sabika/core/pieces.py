"""Pieces: tiles and cards as rows of immutable tables, and bags of cards packed into one integer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from sabika.palace.shapes import BARE, Shape

NO_KIND: Final = -1
NO_CURRENCY: Final = -1
MANY: Final = 100_000
"""How much is remembered about bags before it is forgotten again."""


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
    turns: bool = False
    """Whether it may be turned whenever it is laid; others always lie upright (base.place.orientation)."""
    face_of: str = ""
    """The name of the tile of which this is another face: a tile with several faces is a row for each of them, and its
    number says how it lies."""
    city: int = 0
    """To which city it belongs, in a box with two of them."""
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
    held: bool = False
    """Whether it goes to the display, hands and the discard like money, though it is not dealt with it."""
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
        self._type_of_bit: list[int] = []
        for card in cards:
            width = card.copies.bit_length()
            self.unit.append(1 << shift)
            self._fields.append((shift, (1 << width) - 1))
            self._type_of_bit += [len(self.unit) - 1] * width
            shift += width
        self._values = [card.value for card in cards]
        self._twos, self._fours = (sum(1 << s + i for s, mask in self._fields if mask >> i & 1) for i in (1, 2))
        """The second and third bit of every count, to size a bag without unpacking it."""
        self._totals: dict[int, int] = {}

    def of(self, cards: Iterable[int]) -> int:
        """The bag of these card types."""
        return sum(self.unit[card] for card in cards)

    def mask(self, types: Iterable[int]) -> int:
        """Selects these types: ``bag & mask``."""
        return sum(self._fields[card][1] << self._fields[card][0] for card in types)

    def most(self, card: int) -> int:
        """The largest count of a type that fits its bits."""
        return self._fields[card][1]

    def count(self, bag: int, card: int) -> int:
        shift, mask = self._fields[card]
        return bag >> shift & mask

    def cards(self, bag: int) -> tuple[int, ...]:
        """The card types in a bag, each as often as it is there, in table order."""
        return tuple(self.unpack(bag))

    def unpack(self, bag: int) -> list[int]:
        """The same as a list."""
        types, fields = self._type_of_bit, self._fields
        cards = []
        while bag:
            card = types[(bag & -bag).bit_length() - 1]
            shift, mask = fields[card]
            count = bag >> shift & mask
            bag ^= count << shift
            if count == 1:
                cards.append(card)
            else:
                cards += [card] * count
        return cards

    def changes(self, old: int, new: int) -> list[tuple[int, int]]:
        """The card types of which two bags hold different numbers, each with its number in the new one."""
        types, fields, changed = self._type_of_bit, self._fields, old ^ new
        found = []
        while changed:
            card = types[(changed & -changed).bit_length() - 1]
            shift, mask = fields[card]
            found.append((card, new >> shift & mask))
            changed &= ~(mask << shift)
        return found

    def size(self, bag: int) -> int:
        """How many cards a bag holds."""
        size = bag.bit_count() + (bag & self._twos).bit_count()
        return size + 3 * (bag & self._fours).bit_count() if self._fours else size

    def total(self, bag: int) -> int:
        """The sum of the values in a bag."""
        found = self._totals.get(bag)
        if found is None:
            if len(self._totals) > MANY:
                self._totals.clear()
            found = self._totals[bag] = sum([self._values[card] for card in self.unpack(bag)])
        return found

    def holds(self, bag: int, part: int) -> bool:
        """Whether ``part`` is contained in ``bag``."""
        fields = self._fields
        while part:
            shift, mask = fields[self._type_of_bit[(part & -part).bit_length() - 1]]
            count = part >> shift & mask
            if bag >> shift & mask < count:
                return False
            part ^= count << shift
        return True

    def common(self, bag: int, other: int) -> int:
        """What two bags have in common."""
        types, fields, rest, found = self._type_of_bit, self._fields, other, 0
        while rest:
            shift, mask = fields[types[(rest & -rest).bit_length() - 1]]
            count = rest >> shift & mask
            rest ^= count << shift
            found += min(bag >> shift & mask, count) << shift
        return found
