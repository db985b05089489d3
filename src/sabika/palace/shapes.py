"""Shapes: what a piece shows on its four sides.

A square tile shows an open side or a wall on each side (base.tiles.walls); a half tile fills the half of its cell
at one corner, shows open sides on the two sides meeting there and nothing on the others
(watchtowers.geometry.half-tile).
"""

from __future__ import annotations

from typing import Final

from sabika.palace.grid import CORNERS, SIDES, E, N, S, W

OPEN, WALL = range(2)
NOTHING: Final = -1
EDGES: Final = 2
"""How many sorts of edge a side can show; ``front`` holds four boards for each."""

MAY_TOUCH: Final = frozenset({(OPEN, OPEN), (WALL, WALL)})
"""Edges that may lie against each other (base.place.matching-sides)."""
MAY_WALK: Final = frozenset({(OPEN, OPEN)})
"""Contacts that can be walked through (base.place.on-foot)."""

# The two legs of the half tile at each corner, clockwise, and its corners in the same order: before, between, after.
LEGS: Final = ((W, N), (N, E), (E, S), (S, W))


class Shape:
    """An interned piece outline with the board positions that decide where it fits."""

    __slots__ = ("clash", "corner", "edges", "index", "links", "marks", "name")

    def __init__(self, index: int, name: str, edges: tuple[int, int, int, int], corner: int | None) -> None:
        self.index = index
        self.name = name
        self.edges = edges
        self.corner = corner
        shown = [(side, edge) for side, edge in enumerate(edges) if edge != NOTHING]
        kinds = range(EDGES)
        self.clash = tuple(4 * k + side for side, edge in shown for k in kinds if (edge, k) not in MAY_TOUCH)
        self.links = tuple(4 * k + side for side, edge in shown for k in kinds if (edge, k) in MAY_WALK)
        self.marks = tuple((side, 4 * edge + (side + 2) % 4) for side, edge in shown)
        """Per side that shows something: the frontier board on which the neighbouring cell is marked."""

    def __repr__(self) -> str:
        return f"Shape({self.name!r})"


def _square(mask: int) -> Shape:
    walls = "".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)
    edges = (mask & 1, mask >> 1 & 1, mask >> 2 & 1, mask >> 3 & 1)
    return Shape(mask, walls, edges, None)


def _half(corner: int) -> Shape:
    edges = [NOTHING] * 4
    for side in LEGS[corner]:
        edges[side] = OPEN
    return Shape(16 + corner, f"half-{CORNERS[corner]}", (edges[0], edges[1], edges[2], edges[3]), corner)


SHAPES: Final = tuple(_square(mask) for mask in range(16)) + tuple(_half(corner) for corner in range(4))
"""Every shape by its index: a square's index is its wall mask (N=1, E=2, S=4, W=8), halves follow."""

HALVES: Final = SHAPES[16:20]
BARE: Final = SHAPES[0]


def walls_mask(walls: str) -> int:
    """The wall mask of a profile such as ``'NE'``; raises ``ValueError`` on anything else."""
    mask = 0
    for letter in walls:
        side = SIDES.find(letter)
        if side < 0 or mask >> side & 1:
            raise ValueError(f"walls {walls!r}: expected each of the letters N, E, S, W at most once")
        mask |= 1 << side
    return mask


def turned(shape: Shape, quarters: int) -> Shape:
    """A square shape turned clockwise by so many quarters."""
    mask = shape.index << quarters % 4
    return SHAPES[(mask | mask >> 4) & 15]


def square(walls: str) -> Shape:
    """The square shape with walls on these sides, e.g. ``square('NE')``."""
    return SHAPES[walls_mask(walls)]
