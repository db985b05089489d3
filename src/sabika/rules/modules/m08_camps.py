"""Module 08, Camps: tiles outside the wall that score the rows behind it (camps.*).

Where a camp may lie, and what lies beside it, the palace knows (camps.place.*).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from sabika.core.events import ScoreLine
from sabika.core.module import Module, scores
from sabika.core.pieces import Tile
from sabika.core.state import Slice, State
from sabika.palace.grid import SIDES
from sabika.palace.palace import START_PIECE
from sabika.palace.shapes import Shape, camp, walls_mask
from sabika.rules.alhambra.scoring import finished
from sabika.rules.components import Row, require

PRICES: Final = range(3, 11)
CHEAP: Final = 6
"""Camps up to this price have one bastion, dearer ones two."""
PATTERNS: Final = ("N", "E", "S", "W", "NW", "NE", "ES", "SW")


class CampRow(Row, frozen=True):
    price: int
    bastions: str


class CampData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: dict[str, CampRow]

    def __post_init__(self) -> None:
        """camps.components.bastions."""
        rows = self.tiles.values()
        require(sorted(row.price for row in rows) == list(PRICES), "camps.tiles", "expected one camp for each price")
        found = Counter(_sides(row.bastions) for row in rows)
        require(found == Counter(map(_sides, PATTERNS)), "camps.tiles", f"expected {', '.join(PATTERNS)} once each")
        for key, row in self.tiles.items():
            good = (row.price <= CHEAP) == (len(row.bastions) == 1)
            require(good, f"camps.tiles.{key}", "expected one bastion on a cheap camp and two on a dear one")


class Camps(Module[Slice]):
    """Camps are bought and laid like buildings (camps.market.like-buildings, camps.buy.printed-price,
    camps.place.alhambra-or-reserve, camps.flow.decision-points) but have no kind (camps.interaction.kinds), need no way
    on foot (camps.place.no-on-foot) and may be moved (camps.redesign.allowed); all is public (camps.hidden.none)."""

    key = "camps"
    number = 8
    boxes = ("alhambra", "combined", "red_palace")
    complexity = 2
    minutes = 5
    options = {"camp_green_against_wall": ("forbidden", "allowed")}
    data_file = "camps"
    data_type = CampData
    data: CampData

    def tiles(self) -> Iterable[Tile]:
        """camps.setup.shuffled-in, camps.components.bastions, camps.place.orientation: eight tiles in the supply."""
        for row in self.data.tiles.values():
            key = f"camp-{row.price}-{row.bastions}"
            yield Tile(key=key, sort="camp", price=row.price, shape=self._shape(row.bastions))

    def _shape(self, bastions: str) -> Shape:
        """camps.place.complete-edge-table: unless the table chose otherwise, no green side lies against a wall."""
        return camp(bastions, beside_walls=self.rules.option("camp_green_against_wall") == "allowed")

    def printed(self, tile: Tile) -> Iterator[tuple[str, Any]]:
        """camps.scoring.arrow-direction: bastions, each with an arrow across it."""
        if tile.sort == "camp":
            yield "bastions", "".join(SIDES[side] for side in tile.shape.bastions)

    @scores("camps")
    def score_camps(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """camps.scoring.every-round, camps.scoring.multiple-camps, camps.scoring.reserve: every camp in a palace by
        itself; camps.two-player.dirk: Dirk's score nothing."""
        for seat, palace in enumerate(s.palaces):
            for cell, piece in palace.pieces() if palace.camps else ():
                shape = s.rules.shapes[piece]
                if shape.camp:
                    yield from _line(s, seat, piece, [row for side in shape.bastions for row in palace.row(cell, side)])


def _line(s: State, seat: int, camp: int, rows: list[int]) -> Iterator[ScoreLine]:
    """camps.scoring.line, camps.scoring.two-arrows, camps.scoring.what-counts, camps.scoring.starting-tile-counts,
    camps.scoring.interior-walls-ignored: a point for each building in the row behind each bastion, squares and the
    starting tile included (camps.interaction.squares-count); unfinished buildings count nothing."""
    counted = finished(s, rows)
    if counted:
        args, built = {"tile": s.rules.tile_keys[camp]}, [piece for piece in counted if piece != START_PIECE]
        pieces = tuple(s.rules.tile_names([camp, *dict.fromkeys(built)]))
        yield ScoreLine(seat, "camps.scoring.line", "score-camp", len(counted), args, pieces)


def _sides(bastions: str) -> int:
    try:
        return walls_mask(bastions)
    except ValueError as error:
        require(False, "camps.tiles", str(error))
        raise
