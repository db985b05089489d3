"""A palace as boards: integers with one bit per cell, and what can be read from them directly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sabika.palace.grid import FAR, NARROW, Cell, E, Grid, N, S, W, cell_code, code_cell
from sabika.palace.shapes import FRONT, SHAPES, Shape

T = TypeVar("T")

START_PIECE: Final = -1
"""The piece number of the starting tile, which belongs to no component table."""

PIECE_SHIFT: Final = 8
"""What a cell holds is packed: the piece number above, the shape's index below."""
SHAPE_MASK: Final = (1 << PIECE_SHIFT) - 1

Gates = tuple[int, int]
"""Boards of the cells with a gate in their east side, and in their south side."""
NO_GATES: Final[Gates] = (0, 0)


def pack(piece: int, shape: Shape) -> int:
    """What a cell holds: piece number and shape in one integer."""
    return piece << PIECE_SHIFT | shape.index


class Boards:
    """The boards of a palace; caches fill lazily."""

    __slots__ = (
        "_all_legal",
        "_fixed",
        "_holes",
        "_memo",
        "camps",
        "front",
        "gates",
        "granada",
        "grid",
        "halves",
        "held",
        "occupied",
        "plain",
        "starts",
    )

    grid: Grid
    held: dict[int, int]
    """Board index -> packed piece and shape, in the order of building."""
    occupied: int
    """Cells that hold a piece, a half tile's cell included."""
    front: list[int]
    """``front[4 * edge + side]``: cells whose neighbour on that side shows that edge towards them; as many boards as
    the sorts of pieces need."""
    halves: int
    """Cells that hold a half tile."""
    camps: int
    """Cells that hold a camp."""
    granada: int
    """Cells that hold a tile of Granada beside the Alhambra."""
    plain: bool
    """Whether there are neither camps nor tiles of Granada."""
    starts: int
    """The starting tile, and the first tile of Granada, which is the start of its city
    (combined.place.first-granada)."""
    gates: Gates
    _all_legal: dict[int, list[int]]
    _fixed: int
    """Tiles that cannot be removed; negative while nobody has asked."""
    _holes: int
    """Cells where a square tile would enclose empty space; negative while nobody has asked."""
    _memo: dict[str, Any] | None

    def layout(self) -> dict[Cell, tuple[int, str]]:
        """Every cell with its piece number and shape name, the starting tile included."""
        cell = self.grid.cell
        return {cell(k): (held >> PIECE_SHIFT, SHAPES[held & SHAPE_MASK].name) for k, held in sorted(self.held.items())}

    def pieces(self) -> list[tuple[int, int]]:
        """(cell code, piece) of everything but the starting tile, in building order."""
        return [(self.code(k), held >> PIECE_SHIFT) for k, held in self.held.items() if held >= 0]

    def built(self) -> list[int]:
        """The pieces alone."""
        return [held >> PIECE_SHIFT for held in self.held.values() if held >= 0]

    def code(self, index: int) -> int:
        """The cell code of a board index."""
        return index if self.grid is NARROW else cell_code(*self.grid.cell(index))

    def index(self, code: int) -> int:
        """The board index of a cell code, or -1 for a cell beyond this board."""
        if self.grid is NARROW:
            return code if code < FAR else -1
        x, y = code_cell(code)
        reach = self.grid.reach + 1
        return self.grid.index(x, y) if abs(x) <= reach and abs(y) <= reach else -1

    def piece_at(self, code: int) -> int | None:
        """The piece on a cell (``START_PIECE`` for the starting tile), or None."""
        held = self.held.get(self.index(code))
        return None if held is None else held >> PIECE_SHIFT

    def shape_at(self, code: int) -> Shape | None:
        held = self.held.get(self.index(code))
        return None if held is None else SHAPES[held & SHAPE_MASK]

    def where(self, piece: int) -> int | None:
        """The cell code of a piece, or None when it is not built here."""
        for k, held in self.held.items():
            if held >> PIECE_SHIFT == piece:
                return self.code(k)
        return None

    def first_granada(self) -> int | None:
        """The piece that is the start of Granada, or None while there is none (combined.place.first-granada)."""
        first = self.starts & self.granada
        return self.held[first.bit_length() - 1] >> PIECE_SHIFT if first else None

    def gateways(self) -> list[tuple[int, int]]:
        """Every gate as a cell code and the side, east or south, of that cell in which it stands."""
        if self.gates is NO_GATES:
            return []
        both = zip((E, S), self.gates, strict=True)
        return [(self.code(k), side) for side, board in both for k in self.held if board >> k & 1]

    def gated(self) -> list[int]:
        """The pieces under gates, remembered (city-gates.lock.tiles-fixed)."""
        if self.gates is NO_GATES:
            return []
        found: list[int] | None = self.memo().get("gated")
        if found is None:
            found = self.memo()["gated"] = []
            for code, side in self.gateways():
                k = self.index(code)
                found += [self.held[k] >> PIECE_SHIFT, self.held[k + self.steps[side]] >> PIECE_SHIFT]
        return found

    @property
    def steps(self) -> tuple[int, int, int, int]:
        """From a board index to that of the neighbour on each side."""
        return (-self.grid.stride, 1, self.grid.stride, -1)

    @property
    def buildings(self) -> int:
        """Cells that hold a square tile of the Alhambra, the starting tile included."""
        return self.occupied ^ self.halves ^ self.camps ^ self.granada

    def memo(self) -> dict[str, Any]:
        """A place for what others derive from this palace; it lives and dies with the value."""
        if self._memo is None:
            self._memo = {}
        return self._memo

    def remembered(self, name: str, given: object, find: Callable[[], T]) -> T:
        """What follows from this palace and something else, by a name: found again only when the other is not as it was
        the last time."""
        memo = self.memo()
        known = memo.get(name)
        if known is None or known[0] != given:
            known = memo[name] = (given, find())
        found: T = known[1]
        return found

    def contact(self, side: int) -> int:
        """Cells whose neighbour on this side shows an edge towards them."""
        front = self.front
        board = front[side] | front[4 + side]
        if not self.plain:
            for shown in front[FRONT + side :: 4]:
                board |= shown
        return board

    def contact_mask(self, k: int) -> int:
        """The sides (N=1, E=2, S=4, W=8) on which the cell at a board index touches a piece."""
        return sum(1 << side for side in (N, E, S, W) if self.contact(side) >> k & 1)

    def _at(self, k: int) -> Shape:
        """The shape of what lies at a board index."""
        return SHAPES[self.held[k] & SHAPE_MASK]
