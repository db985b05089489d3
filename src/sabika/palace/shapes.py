"""Shapes: what a piece shows on its four sides.

A square tile shows an open side or a wall on each side (base.tiles.walls); some of its walls may be of wood, which
are like the printed ones (city-walls.scoring.as-printed). A half tile fills the half of its cell at one corner, shows
open sides on the two sides meeting there and nothing on the others (watchtowers.geometry.half-tile). A camp shows
bastions and green sides (camps.place.complete-edge-table). Where two cities lie on one grid, a tile of Granada shows
lanes, its open sides, and moats (combined.place.own-rules).
"""

from __future__ import annotations

from typing import Final

from sabika.palace.grid import CORNERS, SIDES, E, N, S, W

OPEN, WALL, BASTION, GREEN, MEADOW, LANE, MOAT = range(7)
"""What a side can show; a meadow is a green side that may lie against walls too."""
NOTHING: Final = -1
EDGES: Final = 7
"""How many sorts of edge a side can show; ``front`` holds four boards for each."""
OF_CAMPS: Final = range(BASTION, LANE)
OF_GRANADA: Final = range(LANE, EDGES)
FRONT, FRONT_WITH_CAMPS, FRONT_WITH_GRANADA = 4 * BASTION, 4 * LANE, 4 * EDGES
"""How many boards ``front`` holds while there are only buildings, and with which other pieces."""

_ALIKE: Final = {(edge, edge) for edge in (OPEN, WALL, GREEN, MEADOW, LANE, MOAT)}
_OUTSIDE: Final = {(BASTION, WALL), (MEADOW, WALL), (MOAT, WALL)}
MAY_TOUCH: Final = frozenset(_ALIKE | _OUTSIDE | {(wall, outside) for outside, wall in _OUTSIDE})
"""Edges that may lie against each other (base.place.matching-sides, camps.place.complete-edge-table,
combined.place.joint-sides)."""
JOINS: Final = frozenset({(OPEN, OPEN), (BASTION, WALL), (LANE, LANE)})
"""Contacts by which a piece that shows the first is joined to one that shows the second: it can be walked to
(base.place.on-foot, combined.place.on-foot-separately), or has a bastion at a wall
(camps.place.one-bastion-on-wall)."""
FOUNDS: Final = frozenset({(MOAT, WALL)})
"""The contact by which the first tile of Granada is joined instead (combined.place.first-contact)."""

# The two legs of the half tile at each corner, clockwise, and its corners in the same order: before, between, after.
LEGS: Final = ((W, N), (N, E), (E, S), (S, W))


class Shape:
    """An interned piece outline with the board positions that decide where it fits."""

    __slots__ = (
        "camp",
        "clash",
        "clashes",
        "corner",
        "edges",
        "first_links",
        "granada",
        "index",
        "links",
        "marks",
        "mask",
        "name",
        "plain",
        "wood",
    )

    def __init__(
        self, index: int, name: str, edges: tuple[int, int, int, int], corner: int | None = None, wood: int = 0
    ) -> None:
        self.index = index
        self.name = name
        self.edges = edges
        self.corner = corner
        self.wood = wood
        """The sides (N=1, E=2, S=4, W=8) whose wall is of wood."""
        self.mask = sum(1 << side for side, edge in enumerate(edges) if edge == WALL)
        """The sides that show a wall."""
        self.camp = any(edge in OF_CAMPS for edge in edges)
        self.granada = any(edge in OF_GRANADA for edge in edges)
        self.plain = corner is None and not self.camp and not self.granada
        """Whether it is a square building tile of the Alhambra."""
        shown = [(side, edge) for side, edge in enumerate(edges) if edge != NOTHING]
        self.clashes = {
            boards: tuple(
                4 * k + side for side, edge in shown for k in range(boards // 4) if (edge, k) not in MAY_TOUCH
            )
            for boards in (FRONT, FRONT_WITH_CAMPS, FRONT_WITH_GRANADA)
        }
        """By the number of frontier boards those of cells where a side would lie against the wrong edge."""
        self.clash = self.clashes[FRONT]
        self.links, self.first_links = (
            tuple(4 * k + side for side, edge in shown for k in range(EDGES) if (edge, k) in joining)
            for joining in (JOINS, FOUNDS)
        )
        """Those of cells where it would be joined to others, and where it would be as the first tile of Granada."""
        self.marks = tuple((side, 4 * edge + (side + 2) % 4) for side, edge in shown)
        """Per side that shows something: the frontier board on which the neighbouring cell is marked."""

    def __repr__(self) -> str:
        return f"Shape({self.name!r})"

    @property
    def walls(self) -> str:
        """The letters of the sides with a wall."""
        return self._sides(WALL)

    @property
    def moats(self) -> str:
        """The letters of the sides with a moat."""
        return self._sides(MOAT)

    def _sides(self, shown: int) -> str:
        return "".join(letter for letter, edge in zip(SIDES, self.edges, strict=True) if edge == shown)

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
_GRANADA: Final = 52 + len(_PARTLY_WOOD)

SHAPES: Final = (
    *(_square(mask, mask) for mask in range(16)),
    *(_half(corner) for corner in range(4)),
    *(Shape(20 + mask, f"camp-{_letters(mask)}", _edges(mask, BASTION, GREEN)) for mask in range(16)),
    *(Shape(36 + mask, f"meadow-{_letters(mask)}", _edges(mask, BASTION, MEADOW)) for mask in range(16)),
    *(_square(52 + at, mask, wood) for at, (mask, wood) in enumerate(_PARTLY_WOOD)),
    *(Shape(_GRANADA + mask, f"moat-{_letters(mask)}", _edges(mask, MOAT, LANE)) for mask in range(16)),
)
"""Every shape by its index: a square's index is its wall mask (N=1, E=2, S=4, W=8); halves, camps, squares with wooden
walls and tiles of Granada follow."""

HALVES: Final = SHAPES[16:20]
BARE: Final = SHAPES[0]
_SQUARES: Final = {(shape.mask, shape.wood): shape for shape in SHAPES if shape.plain}


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
    return _SQUARES[_turned(shape.mask, quarters), _turned(shape.wood, quarters)]


def _turned(mask: int, quarters: int) -> int:
    turned = mask << quarters % 4
    return (turned | turned >> 4) & 15


def walled(shape: Shape, wood: int) -> Shape:
    """A square shape with wooden walls on some more of its sides, given as a mask."""
    return _SQUARES[shape.mask | wood, shape.wood | wood]


def square(walls: str) -> Shape:
    """The square shape with printed walls on these sides, e.g. ``square('NE')``."""
    return SHAPES[walls_mask(walls)]


def camp(bastions: str, *, beside_walls: bool = False) -> Shape:
    """The camp with bastions on these sides; its green sides may lie against walls or not
    (camps.place.complete-edge-table)."""
    return SHAPES[(36 if beside_walls else 20) + walls_mask(bastions)]


def granada(moats: str) -> Shape:
    """The tile with moats on these sides of a Granada that lies beside an Alhambra (combined.place.joint-sides)."""
    return SHAPES[_GRANADA + walls_mask(moats)]
