"""The pieces of the base game: tiles, money, point tables (base.tiles.*, base.money.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from sabika.core.module import Module
from sabika.core.pieces import Card, Tile
from sabika.core.state import Slice
from sabika.palace.shapes import square, walls_mask
from sabika.rules.components import Row, require


class TileRow(Row, frozen=True):
    kind: str
    price: int
    walls: str


class Money(Row, frozen=True):
    values: tuple[int, ...]
    copies: int
    copies_for_two: int


class Points(Row, frozen=True):
    """Per scoring and kind the points of the 1st, 2nd and 3rd place."""

    first: tuple[tuple[int, ...], ...]
    second: tuple[tuple[int, ...], ...]
    third: tuple[tuple[int, ...], ...]


class BaseData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: tuple[str, ...]
    currencies: tuple[str, ...]
    money: Money
    points: Points
    tiles: dict[str, TileRow]


COUNTS = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}
CHEAPEST = {"pavilion": 2, "seraglio": 3, "arcades": 4, "chambers": 5, "garden": 6, "tower": 7}


def check(data: BaseData) -> None:
    """base.tiles.count, base.tiles.prices, base.tiles.walls: every count and range the rulebooks state."""
    require(data.kinds == tuple(COUNTS), "base.kinds", f"expected {', '.join(COUNTS)}")
    words = {name for name in data.currencies if name.isalpha()}
    require(len(words) == len(data.currencies) == 4, "base.currencies", "expected four different words")
    found = Counter(row.kind for row in data.tiles.values())
    require(found == Counter(COUNTS), "base.tiles", f"expected {COUNTS}, found {dict(found)}")
    faces = Counter((row.kind, row.price, row.walls) for row in data.tiles.values())
    require(max(faces.values()) == 1, "base.tiles", f"two tiles alike: {max(faces, key=lambda f: faces[f])}")
    for key, row in data.tiles.items():
        low = CHEAPEST[row.kind]
        require(low <= row.price <= low + 6, f"base.tiles.{key}", f"price {row.price}: expected {low} to {low + 6}")
        check_walls(row.walls, f"base.tiles.{key}", most=3)
    require(data.money.values == tuple(range(1, 10)), "base.money.values", "expected 1 to 9")
    require(
        data.money.copies == 3 and data.money.copies_for_two == 2, "base.money", "expected 3 copies, 2 for two players"
    )
    for name, places in (("first", 1), ("second", 2), ("third", 3)):
        table = getattr(data.points, name)
        good = len(table) == 6 and all(len(row) == places for row in table)
        require(good, f"base.points.{name}", f"expected six rows of {places}")


def check_walls(walls: str, place: str, *, most: int) -> None:
    """base.tiles.walls: at most so many walls, each side named once."""
    try:
        require(walls_mask(walls).bit_count() <= most, place, f"walls {walls!r}: at most {most}")
    except ValueError as error:
        require(False, place, str(error))


class Buildings(Module[Slice]):
    """The building tiles of the Alhambra."""

    key = "buildings"
    buildings = tuple(COUNTS)
    data_file = "base"
    data_type = BaseData
    data: BaseData

    def tiles(self) -> Iterable[Tile]:
        """base.tiles.count, base.tiles.prices, base.tiles.walls, base.place.orientation: 54 upright building tiles."""
        for row in self.data.tiles.values():
            key = "-".join(str(part) for part in (row.kind, row.price, row.walls) if part != "")
            kind = self.rules.kinds.index(row.kind)
            yield Tile(key=key, sort="building", kind=kind, price=row.price, shape=square(row.walls))


class MoneyCards(Module[Slice]):
    """The money and the scoring cards."""

    key = "money_cards"
    data_file = "base"
    data_type = BaseData
    data: BaseData

    def cards(self) -> Iterable[Card]:
        """base.money.cards, base.dirk.deck: 4 x 9 money cards three times, two times for two players;
        base.money.scoring-cards: two scoring cards."""
        money = self.data.money
        copies = money.copies_for_two if self.rules.players == 2 else money.copies
        for currency, name in enumerate(self.data.currencies):
            for value in money.values:
                yield Card(key=f"{name}{value}", sort="money", currency=currency, value=value, copies=copies)
        yield Card(key="scoring1", sort="scoring", value=1)
        yield Card(key="scoring2", sort="scoring", value=2)
