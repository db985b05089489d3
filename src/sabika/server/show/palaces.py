"""Palaces as they lie, with the wall that is scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sabika.core.ruleset import Ruleset
from sabika.palace.grid import CORNERS, Grid
from sabika.palace.palace import START_PIECE, Palace
from sabika.palace.shapes import SHAPES
from sabika.palace.walls import longest_wall
from sabika.server.wire import Built, PalaceInfo, Segment

NAMES = {shape.name: shape for shape in SHAPES}
EDGES = {
    "level": ((0, 0), (1, 0)),
    "upright": ((0, 0), (0, 1)),
    "rising": ((0, 1), (1, 0)),
    "falling": ((0, 0), (1, 1)),
}
"""Per sort of wall edge its two ends, seen from the corner or cell that it is counted at."""


def palace_info(rules: Ruleset, palace: Palace, marks: Mapping[int, Sequence[str]]) -> PalaceInfo:
    """A palace; ``marks`` names the pieces that lie on tiles."""
    tiles = []
    for (x, y), (piece, shape) in palace.layout().items():
        corner = NAMES[shape].corner
        tiles.append(
            Built(
                tile="start" if piece == START_PIECE else rules.tile_keys[piece],
                x=x,
                y=y,
                walls=shape if corner is None else "",
                corner=None if corner is None else CORNERS[corner],
                marks=list(marks.get(piece, ())),
            )
        )
    wall = longest_wall(palace)
    return PalaceInfo(
        tiles=tiles,
        wall=wall.length,
        wall_line=[segment for sort in EDGES for segment in _segments(palace.grid, getattr(wall, sort), sort)],
    )


def _segments(grid: Grid, board: int, sort: str) -> list[Segment]:
    (ax, ay), (bx, by) = EDGES[sort]
    found = []
    while board:
        k = board.bit_length() - 1
        board ^= 1 << k
        x, y = grid.cell(k)
        found.append(Segment(start=(x + ax, y + ay), end=(x + bx, y + by)))
    return found
