"""Where a new piece fits, with or without a gate, and why it does not fit elsewhere."""

from __future__ import annotations

from sabika.palace.boards import SHAPE_MASK, Boards
from sabika.palace.grid import NARROW, E, N, S, W
from sabika.palace.shapes import (
    FOUNDS,
    JOINS,
    LEGS,
    MAY_TOUCH,
    MOAT,
    NOTHING,
    OF_CAMPS,
    OF_GRANADA,
    SHAPES,
    WALL,
    Shape,
)

Touching = list[tuple[int, int]]
"""What a piece shows where it touches others, each with what the other shows."""


class Fitting(Boards):
    """Questions about a piece on an empty cell."""

    __slots__ = ()

    def legal(self, shape: Shape) -> list[int]:
        """The cell codes where a piece of this shape may be laid (base.place.legal-test, combined.place.legal-test),
        cached."""
        found = self._all_legal.get(shape.index)
        if found is None:
            board = self.legal_board(shape)
            found = []
            while board:
                k = board.bit_length() - 1
                found.append(k)
                board ^= 1 << k
            if self.grid is not NARROW:
                found = [self.code(k) for k in found]
            self._all_legal[shape.index] = found
        return found

    def legal_board(self, shape: Shape) -> int:
        """The same as a board."""
        if shape.plain and self.plain:
            front = self.front
            linked = 0
            for i in shape.links:
                linked |= front[i]
            a, b, c, d = shape.clash
            holes = self._holes if self._holes >= 0 else self._hole_board()
            closed = self.occupied | holes | front[a] | front[b] | front[c] | front[d]
        else:
            linked, closed = self._linked(shape), self._closed(shape)
        return linked ^ (linked & closed)

    def _linked(self, shape: Shape) -> int:
        """Cells where a piece would be joined to others, or would be the first tile of Granada
        (combined.place.first-contact)."""
        front, board = self.front, 0
        for i in shape.first_links if shape.granada and not self.granada else shape.links:
            board |= front[i]
        return board

    def _closed(self, shape: Shape) -> int:
        """Cells that are occupied, where a piece would enclose empty space, or where one of its sides would clash."""
        return self.occupied | self._enclosing(shape) | self._clashes(shape)

    def _enclosing(self, shape: Shape) -> int:
        if shape.corner is not None:
            return self._half_hole_board(shape.corner)
        return self._holes if self._holes >= 0 else self._hole_board()

    def _clashes(self, shape: Shape) -> int:
        """Cells where a side of a piece would lie against one that it may not touch."""
        front, board = self.front, 0
        for i in shape.clashes[len(front)]:
            board |= front[i]
        return board

    # ------------------------------------------------------------ holes

    def _points(self) -> int:
        """Grid corners touched by a piece; corner (x, y) is the north-west corner of cell (x, y)."""
        stride, halves = self.grid.stride, self.halves
        whole = self.occupied ^ halves
        level = whole | whole << 1
        points = level | level << stride
        while halves:
            bit = halves & -halves
            halves ^= bit
            corner = SHAPES[self.held[bit.bit_length() - 1] & SHAPE_MASK].corner
            four = (bit, bit << 1, bit << stride + 1, bit << stride)
            points |= sum(four) - four[((corner or 0) + 2) % 4]
        return points

    def _hole_board(self) -> int:
        """Cells where a square tile would enclose empty space: two or more free arcs on its outline.

        An arc ends, going clockwise, where a free side meets a touched corner. ``x ^ (x & y)`` is ``x & ~y`` without
        negative numbers, which Python handles more slowly.
        """
        front, stride, points = self.front, self.grid.stride, self._points()
        north, east, south, west = front[0] | front[4], front[1] | front[5], front[2] | front[6], front[3] | front[7]
        if not self.plain:
            north, east, south, west = map(self.contact, (N, E, S, W))
        a = points >> 1
        a ^= a & north
        b = points >> stride + 1
        b ^= b & east
        c = points >> stride
        c ^= c & south
        d = points ^ (points & west)
        self._holes = (a & b) | (c & d) | ((a | b) & (c | d))
        return self._holes

    def _half_hole_board(self, corner: int) -> int:
        """The same for a half tile, whose outline is two legs and the always free diagonal."""
        stride, points = self.grid.stride, self._points()
        touched = (points, points >> 1, points >> stride + 1, points >> stride)
        first, second = LEGS[corner]
        a = touched[corner] & ~self.contact(first)
        b = touched[(corner + 1) % 4] & ~self.contact(second)
        c = touched[(corner + 3) % 4]
        return (a & b) | ((a | b) & c)

    # ------------------------------------------------------------ gates

    def gate_places(self, shape: Shape) -> list[tuple[int, int]]:
        """Cell codes and sides where a square tile would be legal but for the way on foot, with a new double wall for a
        gate on that side (city-gates.use.only-when-needed, city-gates.use.one-gate-per-tile); the first tile of Granada
        needs no way on foot, and no gate leads from one city to the other (city-gates.granada)."""
        if shape.granada and not self.granada:
            return []
        front, walled = self.front, 0
        for side, edge in enumerate(shape.edges):
            if edge in (WALL, MOAT):
                walled |= front[4 * edge + side]
        closed = self._linked(shape) | self._closed(shape)
        return self._gateable(walled ^ (walled & closed), shape)

    def gate_exchanges(self, shape: Shape) -> list[tuple[int, int]]:
        """The same for the cells of camps whose place a building may take (camps.redesign.allowed)."""
        return self._gateable(self.camps ^ (self.camps & self._clashes(shape)), shape)

    def _gateable(self, board: int, shape: Shape) -> list[tuple[int, int]]:
        found = []
        while board:
            k = board.bit_length() - 1
            board ^= 1 << k
            found += [(self.code(k), side) for side in (N, E, S, W) if self.double_wall(k, side, shape)]
        return found

    def double_wall(self, k: int, side: int, shape: Shape) -> bool:
        """Whether a tile at a board index has a double wall or a double moat on a side, printed on both tiles
        (city-gates.interaction.printed-walls-only, city-gates.granada)."""
        near, edge = k + self.steps[side], _printed(shape, side)
        return edge != NOTHING and near in self.held and edge == _printed(self._at(near), (side + 2) % 4)

    # ------------------------------------------------------------ why a piece does not fit

    def misfits(self, code: int, shape: Shape) -> list[str]:
        """Every building rule that laying a piece on this cell would break, by the names of ``RULE_OF_MISFIT``; empty
        when it fits."""
        k = self.index(code)
        if k >= 0 and self.occupied >> k & 1:
            return ["occupied"]
        touching = self._touching(k, shape) if k >= 0 else []
        if not touching:
            return ["side-contact"]
        enclosing = ["no-hole"] if self._enclosing(shape) >> k & 1 else []
        return self._apart(touching, shape) + clashing(touching) + enclosing

    def _touching(self, k: int, shape: Shape) -> Touching:
        """What a piece at a board index would show to its neighbours, each with what the neighbour shows."""
        return [
            (edge, at // 4)
            for at, board in enumerate(self.front)
            if board >> k & 1 and (edge := shape.edges[at % 4]) != NOTHING
        ]

    def _apart(self, touching: Touching, shape: Shape) -> list[str]:
        """The rule that a piece breaks which touches others so but is not joined to them."""
        founds = shape.granada and not self.granada
        if any(pair in (FOUNDS if founds else JOINS) for pair in touching):
            return []
        if shape.granada:
            return ["first-granada" if founds else "on-foot-granada"]
        return ["bastion" if shape.camp else "on-foot"]


def _printed(shape: Shape, side: int) -> int:
    """The wall or moat printed on a side of a tile, or ``NOTHING``."""
    edge = shape.edges[side]
    return edge if edge in (WALL, MOAT) and not shape.wood >> side & 1 else NOTHING


def clashing(touching: Touching) -> list[str]:
    """The rules about sides that a piece breaks which touches others so."""
    return sorted({_clash(*pair) for pair in touching if pair not in MAY_TOUCH}, reverse=True)


def _clash(edge: int, other: int) -> str:
    """The rule about two sides that do not match."""
    if edge in OF_CAMPS or other in OF_CAMPS:
        return "camp-sides"
    return "joint-sides" if (edge in OF_GRANADA) != (other in OF_GRANADA) else "matching-sides"
