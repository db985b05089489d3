"""The tiles of Granada, each with two faces (granada.tiles.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Final

import msgspec

from sabika.core.module import Module
from sabika.core.pieces import Tile
from sabika.core.ruleset import Ruleset
from sabika.core.state import Slice
from sabika.palace.shapes import Shape, square
from sabika.rules.alhambra.pieces import check_walls
from sabika.rules.components import Amount, Row, require

KINDS: Final = (
    "arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "residential_area",
)  # fmt: skip
PRICES: Final = range(2, 14)


class CityRow(Row, frozen=True):
    """A tile by its even face."""

    kind: str
    price: int
    reverse: str
    """The kind on the odd face, which costs one more."""
    moats: str


class Awards(Row, frozen=True):
    """What the places of a kind are worth in the three scorings."""

    first: tuple[int]
    second: tuple[int, int]
    third: tuple[int, int, int]


class GranadaData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fee: Amount
    multiples: Awards
    simple: Awards
    joint: Amount
    tiles: dict[str, CityRow]

    def __post_init__(self) -> None:
        """granada.tiles.count, granada.tiles.prices, granada.tiles.two-kinds, granada.tiles.even-odd,
        granada.tiles.unique-face, granada.tiles.moats."""
        faces = [(row.kind, row.price) for row in self.tiles.values()]
        faces += [(row.reverse, row.price + 1) for row in self.tiles.values()]
        every = Counter((kind, price) for kind in KINDS for price in PRICES)
        require(Counter(faces) == every, "granada.tiles", "expected every kind at every price from 2 to 13 once")
        for key, row in self.tiles.items():
            place = f"granada.tiles.{key}"
            require(row.price % 2 == 0, place, f"price {row.price}: expected the even face")
            require(row.kind != row.reverse, place, "both faces show the same kind")
            check_walls(row.moats, place, most=3)
        for amount, place in ((self.fee, "granada.fee"), (self.joint, "granada.joint")):
            require(0 < amount.value < 10, place, "expected 1 to 9")


class GranadaTiles(Module[Slice]):
    """The building tiles of Granada."""

    key = "granada_tiles"
    buildings = KINDS
    data_file = "granada"
    data_type = GranadaData
    data: GranadaData
    city: ClassVar[int] = 0

    def tiles(self) -> Iterable[Tile]:
        """granada.tiles.count, granada.tiles.even-odd, granada.tiles.moat-of-tile: 54 tiles that lie upright, each as
        its even face, and as its odd face with the same moats."""
        for row in self.data.tiles.values():
            body = _key(row.kind, row.price, row.moats)
            yield self._face(body, row.kind, row.price, row.moats)
            yield self._face(_key(row.reverse, row.price + 1, row.moats), row.reverse, row.price + 1, row.moats, body)

    def _face(self, key: str, kind: str, price: int, moats: str, face_of: str = "") -> Tile:
        number, shape = self.rules.kinds.index(kind), self._outline(moats)
        return Tile(
            key=key, sort="granada", kind=number, price=price, shape=shape, face_of=face_of, city=self.city, extra=moats
        )

    def _outline(self, moats: str) -> Shape:
        """granada.place.rules: in a city by itself moats are what walls are in an Alhambra."""
        return square(moats)

    def printed(self, tile: Tile) -> Iterator[tuple[str, Any]]:
        """granada.tiles.reverse-mark, granada.tiles.hidden-face: a mark tells the kind on the reverse, whose price
        follows."""
        if tile.sort == "granada":
            reverse = self.rules.tiles[other_faces(self.rules)[self.rules.tile_number[tile.key]]]
            yield "moats", tile.extra
            yield "back", self.rules.kinds[reverse.kind]
            yield "back_price", reverse.price
            yield "back_tile", reverse.key


def _key(kind: str, price: int, moats: str) -> str:
    return "-".join(part for part in (kind, str(price), moats) if part)


def other_faces(rules: Ruleset) -> dict[int, int]:
    """Every face of a tile with two of them, with the other one."""
    found: dict[int, int] | None = rules.memo.get("other faces")
    if found is None:
        pairs = [(face, body) for face, body in enumerate(rules.body_of) if face != body]
        found = rules.memo["other faces"] = dict(pairs) | {body: face for face, body in pairs}
    return found
