"""Cells, sides and board indices (base.grid.coordinates).

A cell is ``(x, y)``: x grows east, y grows south, the starting tile lies on ``(0, 0)``. A board is a Python integer
with one bit per cell; ``Grid`` says where a cell's bit lies. Nearly every palace fits the narrow grid, where the bit
index doubles as the cell's code in moves; a palace that grows past its margin moves to the wide grid.
"""

from __future__ import annotations

from typing import Final

N, E, S, W = range(4)
SIDES: Final = "NESW"
OPPOSITE: Final = (S, W, N, E)
STEP: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
CORNERS: Final = ("NW", "NE", "SE", "SW")

Cell = tuple[int, int]

CODE_BITS: Final = 22


class Grid:
    """Where the bit of a cell lies, for one board width."""

    __slots__ = ("centre", "name", "reach", "start", "stride")

    def __init__(self, name: str, stride: int) -> None:
        self.name = name
        self.stride = stride
        self.centre = stride // 2
        self.start = self.centre * stride + self.centre
        self.reach = self.centre - 2
        """Tiles may lie this far from the start; one more ring is needed for frontiers, one for corner points."""

    def index(self, x: int, y: int) -> int:
        return (y + self.centre) * self.stride + x + self.centre

    def cell(self, index: int) -> Cell:
        y, x = divmod(index, self.stride)
        return x - self.centre, y - self.centre

    def holds(self, x: int, y: int) -> bool:
        return -self.reach <= x <= self.reach and -self.reach <= y <= self.reach


NARROW: Final = Grid("narrow", 24)
"""As narrow as nearly all palaces allow: shorter boards are faster."""
WIDE: Final = Grid("wide", 512)

FAR: Final = NARROW.stride**2
"""Codes from here on are cells beyond the narrow grid."""
_BIAS: Final = 512


def cell_code(x: int, y: int) -> int:
    """The code of a cell in moves: its narrow index where it has one, else a number above all of those."""
    centre = NARROW.centre
    if -centre <= x < centre and -centre <= y < centre:
        return NARROW.index(x, y)
    return FAR + ((x + _BIAS) << 10 | (y + _BIAS))


def code_cell(code: int) -> Cell:
    """The cell that a code stands for."""
    if code < FAR:
        return NARROW.cell(code)
    x, y = divmod(code - FAR, 1024)
    return x - _BIAS, y - _BIAS


def neighbour(cell: Cell, side: int) -> Cell:
    dx, dy = STEP[side]
    return cell[0] + dx, cell[1] + dy
