"""The palace: a player's tiles as an immutable value of bitboards.

Facts this rests on, each checked against a slow oracle in the tests:

* Every built tile is reachable on foot, so a new one needs matching sides and one open contact
  (base.place.legal-test); with that the whole stays reachable (base.edition.on-foot-scope). Instead of the open contact
  there may be a gate in a double wall (city-gates.use.condition); a camp needs a bastion at a wall instead
  (camps.place.one-bastion-on-wall), and nobody walks through it (camps.place.no-on-foot).
* The palace has no hole, so a new piece encloses empty space exactly when the free part of its outline falls into two
  or more arcs between touched corners (base.hole.flood-fill, watchtowers.geometry.gap-model).
* An exchange keeps every shared side, so it changes neither paths nor occupied cells (base.redesign.exchange-test); a
  building takes the cell of a camp only with a gate, a camp never that of a building (camps.redesign.allowed).
* A removal makes a hole exactly when nothing around the tile is free (base.redesign.remove-hole); only removals can
  cut the way, and only they are flooded (base.redesign.remove-connected).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sabika.palace.grid import FAR, NARROW, WIDE, Cell, E, Grid, N, S, W, cell_code, code_cell
from sabika.palace.shapes import BARE, BASTION, EDGES, JOINS, LEGS, MAY_TOUCH, NOTHING, OF_CAMPS, SHAPES, WALL, Shape

START_PIECE: Final = -1
"""The piece number of the starting tile, which belongs to no component table."""

PIECE_SHIFT: Final = 8
"""What a cell holds is packed: the piece number above, the shape's index below."""
SHAPE_MASK: Final = (1 << PIECE_SHIFT) - 1
_NARROW_INSIDE: Final = sum(
    1 << NARROW.index(x, y)
    for x in range(-NARROW.reach, NARROW.reach + 1)
    for y in range(-NARROW.reach, NARROW.reach + 1)
)
"""Cells of the narrow grid that keep the margin a frontier needs."""

Gates = tuple[int, int]
"""Boards of the cells with a gate in their east side, and in their south side."""
NO_GATES: Final[Gates] = (0, 0)


def pack(piece: int, shape: Shape) -> int:
    """What a cell holds: piece number and shape in one integer."""
    return piece << PIECE_SHIFT | shape.index


RULE_OF_MISFIT: Final = {
    "occupied": "base.place.occupied",
    "matching-sides": "base.place.matching-sides",
    "camp-sides": "camps.place.complete-edge-table",
    "on-foot": "base.place.on-foot",
    "bastion": "camps.place.one-bastion-on-wall",
    "side-contact": "base.place.side-contact",
    "no-hole": "base.place.no-hole",
}
"""What can be wrong with a piece on a cell, and the rule that says so."""
RULE_OF_REMOVAL: Final = {
    "on-foot": "base.redesign.remove-connected",
    "no-hole": "base.redesign.remove-hole",
    "bastion": "camps.place.rules-hold-permanently",
}
"""What can be wrong with a removal, and the rule that says so."""


class Palace:
    """An immutable palace. Every method that changes something returns a new one; caches fill lazily."""

    __slots__ = (
        "_all_legal",
        "_fixed",
        "_holes",
        "_memo",
        "camps",
        "front",
        "gates",
        "grid",
        "halves",
        "held",
        "occupied",
    )

    grid: Grid
    held: dict[int, int]
    """Board index -> packed piece and shape, in the order of building."""
    occupied: int
    """Cells that hold a piece, a half tile's cell included."""
    front: list[int]
    """``front[4 * edge + side]``: cells whose neighbour on that side shows that edge towards them."""
    halves: int
    """Cells that hold a half tile."""
    camps: int
    """Cells that hold a camp."""
    gates: Gates
    _all_legal: dict[int, list[int]]
    _fixed: int
    """Tiles that cannot be removed; negative while nobody has asked."""
    _holes: int
    """Cells where a square tile would enclose empty space; negative while nobody has asked."""
    _memo: dict[str, Any] | None

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_held, (self.grid.name, dict(self.held), self.gates)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Palace):
            return False
        if self.grid is not other.grid:
            return self.layout() == other.layout() and sorted(self.gateways()) == sorted(other.gateways())
        return self.held == other.held and self.gates == other.gates

    def __hash__(self) -> int:
        return hash(frozenset(self.layout().items()))

    def __repr__(self) -> str:
        return f"Palace({self.layout()!r})"

    # ------------------------------------------------------------ reading

    def layout(self) -> dict[Cell, tuple[int, str]]:
        """Every cell with its piece number and shape name, the starting tile included."""
        cell = self.grid.cell
        return {cell(k): (held >> PIECE_SHIFT, SHAPES[held & SHAPE_MASK].name) for k, held in sorted(self.held.items())}

    def pieces(self) -> Iterator[tuple[int, int]]:
        """(cell code, piece) of everything but the starting tile, in building order."""
        for k, held in self.held.items():
            if held >= 0:
                yield self.code(k), held >> PIECE_SHIFT

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

    def gateways(self) -> list[tuple[int, int]]:
        """Every gate as a cell code and the side, east or south, of that cell in which it stands."""
        if self.gates is NO_GATES:
            return []
        both = zip((E, S), self.gates, strict=True)
        return [(self.code(k), side) for side, board in both for k in self.held if board >> k & 1]

    def gated(self) -> list[int]:
        """The pieces under gates (city-gates.lock.tiles-fixed)."""
        found = []
        for code, side in self.gateways():
            k = self.index(code)
            found += [self.held[k] >> PIECE_SHIFT, self.held[k + self.steps[side]] >> PIECE_SHIFT]
        return found

    @property
    def steps(self) -> tuple[int, int, int, int]:
        """From a board index to that of the neighbour on each side."""
        return (-self.grid.stride, 1, self.grid.stride, -1)

    def memo(self) -> dict[str, Any]:
        """A place for what others derive from this palace; it lives and dies with the value."""
        if self._memo is None:
            self._memo = {}
        return self._memo

    # ------------------------------------------------------------ changing

    def place(self, code: int, piece: int, shape: Shape) -> Palace:
        """The palace with a piece laid on an empty cell; the caller has checked that it fits."""
        if self.grid is NARROW:
            if not _NARROW_INSIDE >> code & 1:
                return self._widened().place(code, piece, shape)
            k = code
        else:
            k = self.index(code)
        held = self.held.copy()
        held[k] = piece << PIECE_SHIFT | shape.index
        bit = 1 << k
        halves, camps = self.halves, self.camps
        if not shape.plain:
            halves, camps = (halves, camps | bit) if shape.camp else (halves | bit, camps)
        front = _toggled(self.front, bit, shape, self.grid.stride)
        return _palace(self.grid, held, self.occupied | bit, front, halves, camps, self.gates)

    def remove(self, code: int) -> Palace:
        """The palace without the square tile on this cell; those under gates always stay."""
        k = self.index(code)
        held = self.held.copy()
        old = SHAPES[held.pop(k) & SHAPE_MASK]
        front = _toggled(self.front, 1 << k, old, self.grid.stride)
        camps = self.camps ^ 1 << k if old.camp else self.camps
        return _palace(self.grid, held, self.occupied ^ 1 << k, front, self.halves, camps, self.gates)

    def exchange(self, code: int, piece: int, shape: Shape) -> Palace:
        """The palace with another tile on the cell of a square tile (base.redesign.exchange)."""
        k, stride = self.index(code), self.grid.stride
        held = self.held.copy()
        old = SHAPES[held[k] & SHAPE_MASK]
        held[k] = pack(piece, shape)
        front = _toggled(_toggled(self.front, 1 << k, old, stride), 1 << k, shape, stride)
        camps = self.camps ^ 1 << k if old.camp is not shape.camp else self.camps
        palace = _palace(self.grid, held, self.occupied, front, self.halves, camps, self.gates)
        palace._holes = self._holes
        if not (old.camp or shape.camp):
            palace._fixed = self._fixed
        return palace

    def with_gate(self, code: int, side: int) -> Palace:
        """The palace with a gate in the double wall on a side of a tile (city-gates.use.condition)."""
        k, (east, south) = self.index(code), self.gates
        if side in (N, W):
            k += self.steps[side]
        gates = (east | 1 << k, south) if side in (E, W) else (east, south | 1 << k)
        palace = _palace(self.grid, self.held, self.occupied, self.front, self.halves, self.camps, gates)
        palace._holes = self._holes
        return palace

    def _widened(self) -> Palace:
        """The same palace on the wide grid."""
        cell, index = self.grid.cell, WIDE.index
        east, south = (sum(1 << index(*cell(k)) for k in self.held if board >> k & 1) for board in self.gates)
        return _from_held("wide", {index(*cell(k)): held for k, held in self.held.items()}, (east, south))

    # ------------------------------------------------------------ where a piece fits

    def legal(self, shape: Shape) -> list[int]:
        """The cell codes where a piece of this shape may be laid (base.place.legal-test), cached."""
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
        front = self.front
        linked = 0
        for i in shape.links:
            linked |= front[i]
        if shape.plain and not self.camps:
            a, b, c, d = shape.clash
            holes = self._holes if self._holes >= 0 else self._hole_board()
            closed = self.occupied | holes | front[a] | front[b] | front[c] | front[d]
        else:
            closed = self._closed(shape)
        return linked ^ (linked & closed)

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
        for i in shape.clash + shape.camp_clash if self.camps else shape.clash:
            board |= front[i]
        return board

    def contact(self, side: int) -> int:
        """Cells whose neighbour on this side shows an edge towards them."""
        front = self.front
        board = front[side] | front[4 + side]
        if self.camps:
            for edge in OF_CAMPS:
                board |= front[4 * edge + side]
        return board

    def contact_of_buildings(self, side: int) -> int:
        """Cells whose neighbour on this side is a building or half tile and shows an edge towards them."""
        return self.front[side] | self.front[4 + side]

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
        if self.camps:
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

    # ------------------------------------------------------------ redesign

    def links(self) -> tuple[int, int, int, int]:
        """Per side: cells from which one can walk to the neighbour on that side."""
        front, stride = self.front, self.grid.stride
        north, east = front[N] & front[S] << stride, front[E] & front[W] >> 1
        south, west = front[S] & front[N] >> stride, front[W] & front[E] << 1
        if self.gates is NO_GATES:
            return north, east, south, west
        gate_east, gate_south = self.gates
        return north | gate_south << stride, east | gate_east, south | gate_south, west | gate_east << 1

    def removable(self) -> tuple[int, ...]:
        """Cell codes of the square tiles that a redesign may take out (base.redesign.remove)."""
        board = self.removable_board()
        return tuple(self.code(k) for k in self.held if board >> k & 1)

    def removable_board(self) -> int:
        """The same as a board."""
        if self._fixed < 0:
            self._fixed = self._irremovable()
        return self.occupied ^ (self.occupied & self._fixed)

    def _irremovable(self) -> int:
        """The start, half tiles, tiles with no free side, the only tile behind the bastions of a camp, and tiles that
        others need on their way to the start."""
        front, stride = self.front, self.grid.stride
        links = a, b, c, d = self.links()
        full = (front[0] | front[4]) & (front[1] | front[5]) & (front[2] | front[6]) & (front[3] | front[7])
        if self.camps:
            full = self.contact(N) & self.contact(E) & self.contact(S) & self.contact(W)
            full |= sum({1 << walls[0] for walls in self.behind_bastions().values() if len(walls) == 1})
        full = (full & self.occupied) | self.halves | 1 << self.grid.start
        if a.bit_count() + b.bit_count() == len(self.held) - self.camps.bit_count() - 1:
            # The links form a tree: whatever has two of them is needed.
            return full | (a & b) | (c & d) | ((a | b) & (c | d))
        # Two neighbouring links joined by a square of four tiles do not need the tile between them.
        ne = a & b & b << stride & a >> 1
        se = b & c & b >> stride & c >> 1
        sw = c & d & d >> stride & c << 1
        nw = d & a & d << stride & a << 1
        a, b, c, d = a ^ ne, b ^ se, c ^ sw, d ^ nw
        suspects = (a & b) | (c & d) | ((a | b) & (c | d))
        suspects ^= suspects & full
        while suspects:
            bit = 1 << suspects.bit_length() - 1
            suspects ^= bit
            if self._cuts(bit, links):
                full |= bit
        return full

    def _cuts(self, bit: int, links: tuple[int, int, int, int]) -> bool:
        """Whether the neighbours that one can walk to from a tile could not reach each other without it."""
        stride = self.grid.stride
        north, east, south, west = links
        rest = self.occupied ^ bit
        ends = (bit & north) >> stride | (bit & south) << stride | (bit & east) << 1 | (bit & west) >> 1
        reached = wider = 1 << ends.bit_length() - 1
        while ends & wider != ends:
            wider |= ((wider & north) >> stride | (wider & south) << stride) & rest
            wider |= ((wider & east) << 1 | (wider & west) >> 1) & rest
            if wider == reached:
                return True
            reached = wider
        return False

    def reachable_without(self, gone: int) -> bool:
        """Whether everything but ``gone`` can be reached on foot from the start (base.place.on-foot); camps need not
        (camps.place.no-on-foot)."""
        rest = (self.occupied | self.camps | gone) ^ (self.camps | gone)
        return self.walk(rest) == rest

    def walk(self, allowed: int) -> int:
        """Cells reachable from the start through open contacts inside ``allowed``."""
        stride = self.grid.stride
        north, east, south, west = self.links()
        reached = wider = 1 << self.grid.start
        while True:
            wider |= ((wider & north) >> stride | (wider & south) << stride) & allowed
            wider |= ((wider & east) << 1 | (wider & west) >> 1) & allowed
            if wider == reached:
                return reached
            reached = wider

    def exchangeable(self, shape: Shape) -> tuple[int, ...]:
        """Cell codes whose square tile a square of this shape may replace (base.redesign.exchange-test)."""
        board = self.exchange_board(shape)
        return tuple(self.code(k) for k in self.held if board >> k & 1)

    def exchange_board(self, shape: Shape) -> int:
        """The same as a board: square tiles around which no side would clash with the new one."""
        front = self.front
        squares = self.occupied ^ self.halves ^ 1 << self.grid.start
        if shape.plain and not self.camps:
            a, b, c, d = shape.clash
            return squares ^ (squares & (front[a] | front[b] | front[c] | front[d]))
        if shape.camp:
            linked = 0
            for i in shape.links:
                linked |= front[i]
            squares = linked & self.camps
        else:
            squares ^= self.camps
        return squares ^ (squares & self._clashes(shape))

    def contact_mask(self, k: int) -> int:
        """The sides (N=1, E=2, S=4, W=8) on which the cell at a board index touches a piece."""
        return sum(1 << side for side in (N, E, S, W) if self.contact(side) >> k & 1)

    # ------------------------------------------------------------ gates

    def gate_places(self, shape: Shape) -> list[tuple[int, int]]:
        """Cell codes and sides where a square tile would be legal but for the way on foot, with a new double wall for a
        gate on that side (city-gates.use.only-when-needed, city-gates.use.one-gate-per-tile)."""
        front = self.front
        walled = linked = 0
        for side, edge in enumerate(shape.edges):
            if edge == WALL:
                walled |= front[4 * WALL + side]
        for i in shape.links:
            linked |= front[i]
        closed = linked | self._closed(shape)
        return self._double_walls(walled ^ (walled & closed), shape)

    def gate_exchanges(self, shape: Shape) -> list[tuple[int, int]]:
        """The same for the cells of camps whose place a building may take (camps.redesign.allowed)."""
        return self._double_walls(self.camps ^ (self.camps & self._clashes(shape)), shape)

    def _double_walls(self, board: int, shape: Shape) -> list[tuple[int, int]]:
        """city-gates.interaction.printed-walls-only: of the double walls that a tile on these cells would have, those
        printed on both sides."""
        found = []
        while board:
            k = board.bit_length() - 1
            board ^= 1 << k
            for side, step in enumerate(self.steps):
                if _prints_wall(shape, side) and self.printed_wall(k + step, (side + 2) % 4):
                    found.append((self.code(k), side))
        return found

    def printed_wall(self, k: int, side: int) -> bool:
        """Whether a tile lies at a board index with a printed wall on a side."""
        return k in self.held and _prints_wall(self._at(k), side)

    def _at(self, k: int) -> Shape:
        """The shape of what lies at a board index."""
        return SHAPES[self.held[k] & SHAPE_MASK]

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
        found = [] if _joined(touching) else ["bastion" if shape.camp else "on-foot"]
        return found + _clashing(touching) + (["no-hole"] if self._enclosing(shape) >> k & 1 else [])

    def exchange_misfits(self, code: int, shape: Shape) -> list[str]:
        """Every building rule that exchanging the piece on this cell for a square tile would break."""
        touching = self._touching(self.index(code), shape)
        return _clashing(touching) or ([] if _joined(touching) else ["bastion" if shape.camp else "on-foot"])

    def _touching(self, k: int, shape: Shape) -> list[tuple[int, int]]:
        """What a piece at a board index would show to its neighbours, each with what the neighbour shows."""
        return [
            (edge, other)
            for side, edge in enumerate(shape.edges)
            for other in range(EDGES)
            if edge != NOTHING and self.front[4 * other + side] >> k & 1
        ]

    def removal_misfits(self, code: int) -> list[str]:
        """Every building rule that taking out the square tile on this cell would break, by the names of
        ``RULE_OF_REMOVAL``."""
        k = self.index(code)
        found = [] if self.contact_mask(k) != 15 else ["no-hole"]
        if not self.reachable_without(1 << k):
            found.append("on-foot")
        if self.camps and [k] in self.behind_bastions().values():
            found.append("bastion")
        return found

    # ------------------------------------------------------------ neighbourhood

    def around(self, code: int) -> Iterator[int]:
        """The pieces on the eight cells round a cell, the starting tile left out (bazaars.scoring.formula)."""
        k, stride = self.index(code), self.grid.stride
        for near in (
            k - stride - 1,
            k - stride,
            k - stride + 1,
            k - 1,
            k + 1,
            k + stride - 1,
            k + stride,
            k + stride + 1,
        ):
            held = self.held.get(near)
            if held is not None and held >= 0:
                yield held >> PIECE_SHIFT

    def joined(self, code: int) -> list[int]:
        """The pieces beside a square tile with no wall in between, the starting tile left out
        (squares.scoring.count)."""
        k, steps = self.index(code), self.steps
        near = [self.held.get(k + step, -1) for side, step in enumerate(steps) if self.front[side] >> k & 1]
        return [held >> PIECE_SHIFT for held in near if held >= 0]

    def at_legs(self, code: int, corner: int) -> list[int]:
        """The pieces at the short edges of a half tile, the starting tile left out (watchtowers.placement.anchor)."""
        k, steps = self.index(code), self.steps
        near = [self.held.get(k + steps[side], -1) for side in LEGS[corner]]
        return [held >> PIECE_SHIFT for held in near if held >= 0]

    def behind_bastions(self) -> dict[int, list[int]]:
        """By the board index of each camp those of the tiles whose walls its bastions lie at; remembered
        (camps.place.rules-hold-permanently)."""
        found: dict[int, list[int]] | None = self.memo().get("behind_bastions")
        if found is None:
            walls, steps = self.front[4 * WALL : 4 * WALL + 4], self.steps
            found = self.memo()["behind_bastions"] = {
                k: [k + steps[side] for side in self._at(k).bastions if walls[side] >> k & 1]
                for k in self.held
                if self.camps >> k & 1
            }
        return found

    def row(self, code: int, side: int) -> list[int]:
        """The pieces that lie in an unbroken row beside a cell, in one direction; a camp or a half tile ends it like an
        empty cell (camps.scoring.line)."""
        k, step, found = self.index(code), self.steps[side], []
        whole = self.occupied ^ self.halves ^ self.camps
        while whole >> (k := k + step) & 1:
            found.append(self.held[k] >> PIECE_SHIFT)
        return found

    def crossings(self) -> dict[int, list[int]]:
        """The corners where four square buildings meet, each by the code of its south-eastern cell, with the pieces
        there, the starting tile left out; remembered (falconers.placement.intersection,
        camps.interaction.falconers)."""
        found: dict[int, list[int]] | None = self.memo().get("crossings")
        if found is None:
            found = self.memo()["crossings"] = {}
            held, stride, whole = self.held, self.grid.stride, self.occupied ^ self.halves ^ self.camps
            board = whole & whole << 1 & whole << stride & whole << stride + 1
            while board:
                k = board.bit_length() - 1
                board ^= 1 << k
                four = (held[k - stride - 1], held[k - stride], held[k - 1], held[k])
                found[self.code(k)] = [piece >> PIECE_SHIFT for piece in four if piece >= 0]
        return found

    def beside_halves(self) -> list[tuple[int, list[int]]]:
        """Every half tile with the pieces at its short edges, remembered (watchtowers.redesign.anchor-kept)."""
        if not self.halves:
            return []
        found: list[tuple[int, list[int]]] | None = self.memo().get("beside_halves")
        if found is None:
            found = self.memo()["beside_halves"] = []
            for k, held in self.held.items():
                corner = SHAPES[held & SHAPE_MASK].corner
                if corner is not None:
                    found.append((held >> PIECE_SHIFT, self.at_legs(self.code(k), corner)))
        return found

    def edge_neighbours(self) -> tuple[int, ...]:
        """Codes of the empty cells that share a side with a piece (street-trader.replace.legal-cells)."""
        board = (self.contact(N) | self.contact(E) | self.contact(S) | self.contact(W)) & ~self.occupied
        cells = []
        while board:
            k = board.bit_length() - 1
            cells.append(self.code(k))
            board ^= 1 << k
        return tuple(cells)


def _toggled(front: list[int], bit: int, shape: Shape, stride: int) -> list[int]:
    """The frontier boards with what a piece shows switched on or off; each bit has one piece as its source."""
    boards = front[:]
    near = (bit >> stride, bit << 1, bit << stride, bit >> 1)
    for side, board in shape.marks:
        boards[board] ^= near[side]
    return boards


def _prints_wall(shape: Shape, side: int) -> bool:
    return shape.edges[side] == WALL and not shape.wood >> side & 1


def _joined(touching: list[tuple[int, int]]) -> bool:
    """Whether a piece that touches others so is part of the palace."""
    return any(pair in JOINS for pair in touching)


def _clashing(touching: list[tuple[int, int]]) -> list[str]:
    """The rules about sides that a piece breaks which touches others so."""
    with_camps = {max(pair) >= BASTION for pair in touching if pair not in MAY_TOUCH}
    return ["camp-sides" if camp else "matching-sides" for camp in sorted(with_camps)]


def _palace(
    grid: Grid, held: dict[int, int], occupied: int, front: list[int], halves: int, camps: int, gates: Gates
) -> Palace:
    palace: Palace = object.__new__(Palace)
    palace.grid = grid
    palace.held = held
    palace.occupied = occupied
    palace.front = front
    palace.halves = halves
    palace.camps = camps
    palace.gates = gates
    palace._all_legal = {}
    palace._fixed = palace._holes = -1
    palace._memo = None
    return palace


def _from_held(grid_name: str, held: Mapping[int, int], gates: Gates = NO_GATES) -> Palace:
    grid = WIDE if grid_name == "wide" else NARROW
    palace = _palace(grid, {}, 0, [0] * (4 * EDGES), 0, 0, gates if any(gates) else NO_GATES)
    for k, packed in held.items():
        palace = palace.place(cell_code(*grid.cell(k)), packed >> PIECE_SHIFT, SHAPES[packed & SHAPE_MASK])
    return palace


NEW_PALACE: Final = _from_held("narrow", {NARROW.start: pack(START_PIECE, BARE)})
"""The starting tile alone (base.setup.start-tile, base.tiles.start-open)."""


def build(tiles: Mapping[Cell, tuple[int, Shape]]) -> Palace:
    """A palace from pieces on cells, laid in any order; the result is not checked (see ``sabika.palace.faults``)."""
    palace = NEW_PALACE
    for (x, y), (piece, shape) in tiles.items():
        palace = palace.place(cell_code(x, y), piece, shape)
    return palace
