"""Shapes: what a piece shows on its four sides.

A square tile shows an open side or a wall on each side (base.tiles.walls); some of its walls may be of wood, which
are like the printed ones (city-walls.scoring.as-printed). A half tile fills the half of its cell at one corner, shows
open sides on the two sides meeting there and nothing on the others (watchtowers.geometry.half-tile). A camp shows
bastions and green sides (camps.place.complete-edge-table).
"""

from __future__ import annotations

from typing import Final

from sabika.palace.grid import CORNERS, SIDES, E, N, S, W

OPEN, WALL, BASTION, GREEN, MEADOW = range(5)
"""What a side can show; a meadow is a green side that may lie against walls too."""
NOTHING: Final = -1
EDGES: Final = 5
"""How many sorts of edge a side can show; ``front`` holds four boards for each."""
OF_BUILDINGS: Final = range(BASTION)
OF_CAMPS: Final = range(BASTION, EDGES)

_ALIKE: Final = {(edge, edge) for edge in (OPEN, WALL, GREEN, MEADOW)}
_OUTSIDE: Final = {(BASTION, WALL), (MEADOW, WALL)}
MAY_TOUCH: Final = frozenset(_ALIKE | _OUTSIDE | {(wall, camp) for camp, wall in _OUTSIDE})
"""Edges that may lie against each other (base.place.matching-sides, camps.place.complete-edge-table)."""
JOINS: Final = frozenset({(OPEN, OPEN), (BASTION, WALL)})
"""Contacts by which a piece that shows the first is joined to one that shows the second: it can be walked to
(base.place.on-foot), or has a bastion at a wall (camps.place.one-bastion-on-wall)."""

# The two legs of the half tile at each corner, clockwise, and its corners in the same order: before, between, after.
LEGS: Final = ((W, N), (N, E), (E, S), (S, W))


class Shape:
    """An interned piece outline with the board positions that decide where it fits."""

    __slots__ = ("camp", "camp_clash", "clash", "corner", "edges", "index", "links", "marks", "name", "plain", "wood")

    def __init__(
        self, index: int, name: str, edges: tuple[int, int, int, int], corner: int | None = None, wood: int = 0
    ) -> None:
        self.index = index
        self.name = name
        self.edges = edges
        self.corner = corner
        self.wood = wood
        """The sides (N=1, E=2, S=4, W=8) whose wall is of wood."""
        self.camp = any(edge in OF_CAMPS for edge in edges)
        self.plain = corner is None and not self.camp
        """Whether it is a square building tile."""
        shown = [(side, edge) for side, edge in enumerate(edges) if edge != NOTHING]
        self.clash, self.camp_clash = (
            tuple(4 * k + side for side, edge in shown for k in kinds if (edge, k) not in MAY_TOUCH)
            for kinds in (OF_BUILDINGS, OF_CAMPS)
        )
        """The frontier boards of cells where a side would lie against the wrong edge, of buildings and of camps."""
        self.links = tuple(4 * k + side for side, edge in shown for k in range(EDGES) if (edge, k) in JOINS)
        self.marks = tuple((side, 4 * edge + (side + 2) % 4) for side, edge in shown)
        """Per side that shows something: the frontier board on which the neighbouring cell is marked."""

    def __repr__(self) -> str:
        return f"Shape({self.name!r})"

    @property
    def walls(self) -> str:
        """The letters of the sides with a wall."""
        return "".join(letter for letter, edge in zip(SIDES, self.edges, strict=True) if edge == WALL)

    @property
    def bastions(self) -> list[int]:
        """The sides with a bastion."""
        return [side for side, edge in enumerate(self.edges) if edge == BASTION]


def _edges(mask: int, edge: int, other: int) -> tuple[int, int, int, int]:
    """One edge on the sides of a mask, another on the rest."""
    n, e, s, w = (edge if mask >> side & 1 else other for side in range(4))
    return n, e, s, w


def _letters(mask: int) -> str:
    return "".join(letter for side, letter in enumerate(SIDES) if mask >> side & 1)


def _square(index: int, mask: int, wood: int = 0) -> Shape:
    """Its name has a capital letter for each printed wall and a small one for each of wood."""
    name = "".join(letter.lower() if wood >> SIDES.index(letter) & 1 else letter for letter in _letters(mask))
    return Shape(index, name, _edges(mask, WALL, OPEN), wood=wood)


def _half(corner: int) -> Shape:
    mask = sum(1 << side for side in LEGS[corner])
    return Shape(16 + corner, f"half-{CORNERS[corner]}", _edges(mask, OPEN, NOTHING), corner)


_PARTLY_WOOD: Final = [(mask, wood) for mask in range(16) for wood in range(1, 16) if wood & mask == wood]

SHAPES: Final = (
    *(_square(mask, mask) for mask in range(16)),
    *(_half(corner) for corner in range(4)),
    *(Shape(20 + mask, f"camp-{_letters(mask)}", _edges(mask, BASTION, GREEN)) for mask in range(16)),
    *(Shape(36 + mask, f"meadow-{_letters(mask)}", _edges(mask, BASTION, MEADOW)) for mask in range(16)),
    *(_square(52 + at, mask, wood) for at, (mask, wood) in enumerate(_PARTLY_WOOD)),
)
"""Every shape by its index: a square's index is its wall mask (N=1, E=2, S=4, W=8); halves, camps and squares with
wooden walls follow."""

HALVES: Final = SHAPES[16:20]
BARE: Final = SHAPES[0]
_SQUARES: Final = {(shape.walls, shape.wood): shape for shape in SHAPES if shape.plain}


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
    return _of_masks(_turned(walls_mask(shape.walls), quarters), _turned(shape.wood, quarters))


def _turned(mask: int, quarters: int) -> int:
    turned = mask << quarters % 4
    return (turned | turned >> 4) & 15


def walled(shape: Shape, wood: int) -> Shape:
    """A square shape with wooden walls on some more of its sides, given as a mask."""
    return _of_masks(walls_mask(shape.walls) | wood, shape.wood | wood)


def _of_masks(mask: int, wood: int) -> Shape:
    return _SQUARES[_letters(mask), wood]


def square(walls: str) -> Shape:
    """The square shape with printed walls on these sides, e.g. ``square('NE')``."""
    return SHAPES[walls_mask(walls)]


def camp(bastions: str, *, beside_walls: bool = False) -> Shape:
    """The camp with bastions on these sides; its green sides may lie against walls or not
    (camps.place.complete-edge-table)."""
    return SHAPES[(36 if beside_walls else 20) + walls_mask(bastions)]
