"""Palaces as they lie, with the lines that are scored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sabika.core.ruleset import Ruleset
from sabika.palace.grid import CORNERS, OPPOSITE, SIDES, Cell, Grid, code_cell, neighbour
from sabika.palace.palace import START_PIECE, Palace
from sabika.palace.shapes import SHAPES
from sabika.palace.walls import Stretch
from sabika.rules.alhambra.scoring import longest_stretches
from sabika.server.show.words import Words
from sabika.server.wire import Built, Outline, PalaceInfo, Segment

NAMES = {shape.name: shape for shape in SHAPES}
EDGES = {
    "level": ((0, 0), (1, 0)),
    "upright": ((0, 0), (0, 1)),
    "rising": ((0, 1), (1, 0)),
    "falling": ((0, 0), (1, 1)),
}
"""Per sort of wall edge its two ends, seen from the corner or cell that it is counted at."""


def palace_info(rules: Ruleset, palace: Palace, marks: Mapping[int, Sequence[str]], say: Words) -> PalaceInfo:
    """A palace; ``marks`` names the pieces that lie on tiles."""
    tiles = []
    gates = _gates(palace)
    for (x, y), (piece, name) in palace.layout().items():
        shape, corner = NAMES[name], NAMES[name].corner
        wood = [f"wood-{letter}" for side, letter in enumerate(SIDES) if shape.wood >> side & 1]
        tiles.append(
            Built(
                tile="start" if piece == START_PIECE else rules.tile_keys[piece],
                x=x,
                y=y,
                walls=shape.walls,
                corner=None if corner is None else CORNERS[corner],
                marks=[*wood, *marks.get(piece, ()), *gates.get((x, y), ())],
            )
        )
    stretches = longest_stretches(rules, palace)
    return PalaceInfo(
        tiles=tiles, outlines=[_outline(palace.grid, key, stretch, say) for key, stretch in stretches.items()]
    )


def _outline(grid: Grid, key: str, stretch: Stretch, say: Words) -> Outline:
    segments = [segment for sort in EDGES for segment in _segments(grid, getattr(stretch, sort), sort)]
    return Outline(key=key, name=say.component(key), length=stretch.length, segments=segments)


def _gates(palace: Palace) -> dict[Cell, list[str]]:
    """By cell the sides with a gate; each gate is on two tiles."""
    found: dict[Cell, list[str]] = {}
    for code, side in palace.gateways():
        cell = code_cell(code)
        found.setdefault(cell, []).append(f"gate-{SIDES[side]}")
        found.setdefault(neighbour(cell, side), []).append(f"gate-{SIDES[OPPOSITE[side]]}")
    return found


def _segments(grid: Grid, board: int, sort: str) -> list[Segment]:
    (ax, ay), (bx, by) = EDGES[sort]
    found = []
    while board:
        k = board.bit_length() - 1
        board ^= 1 << k
        x, y = grid.cell(k)
        found.append(Segment(start=(x + ax, y + ay), end=(x + bx, y + by)))
    return found
