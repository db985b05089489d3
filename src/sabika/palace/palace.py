"""The palace: a player's tiles as an immutable value of bitboards.

Facts this rests on, each checked against a slow oracle in the tests:

* Every built tile is reachable on foot, so a new one needs matching sides and one open contact
  (base.place.legal-test); with that the whole stays reachable (base.edition.on-foot-scope).
* The palace has no hole, so a new piece encloses empty space exactly when the free part of its outline falls into two
  or more arcs between touched corners (base.hole.flood-fill, watchtowers.geometry.gap-model).
* An exchange keeps every shared side, so it changes neither paths nor occupied cells (base.redesign.exchange-test).
* A removal makes a hole exactly when nothing around the tile is free (base.redesign.remove-hole); only removals can
  cut the way, and only they are flooded (base.redesign.remove-connected).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from sabika.palace.grid import FAR, NARROW, SIDES, STEP, WIDE, Cell, E, Grid, N, S, W, cell_code, code_cell
from sabika.palace.shapes import BARE, EDGES, LEGS, MAY_TOUCH, NOTHING, OPEN, SHAPES, Shape

START_PIECE: Final = -1
"""The piece number of the starting tile, which belongs to no component table."""

PIECE_SHIFT: Final = 8
"""What a cell holds is packed: the piece number above, the shape's index below."""
_SHAPE_MASK: Final = (1 << PIECE_SHIFT) - 1
_NARROW_INSIDE: Final = sum(
    1 << NARROW.index(x, y)
    for x in range(-NARROW.reach, NARROW.reach + 1)
    for y in range(-NARROW.reach, NARROW.reach + 1)
)
"""Cells of the narrow grid that keep the margin a frontier needs."""


def pack(piece: int, shape: Shape) -> int:
    """What a cell holds: piece number and shape in one integer."""
    return piece << PIECE_SHIFT | shape.index


class Palace:
    """An immutable palace. Every method that changes something returns a new one; caches fill lazily."""

    __slots__ = (
        "_all_legal",
        "_fixed",
        "_holes",
        "_memo",
        "front",
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
    _all_legal: dict[int, list[int]]
    _fixed: int
    """Tiles that cannot be removed; negative while nobody has asked."""
    _holes: int
    """Cells where a square tile would enclose empty space; negative while nobody has asked."""
    _memo: dict[str, Any] | None

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_held, (self.grid.name, dict(self.held))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Palace):
            return False
        return self.held == other.held if self.grid is other.grid else self.layout() == other.layout()

    def __hash__(self) -> int:
        return hash(frozenset(self.layout().items()))

    def __repr__(self) -> str:
        return f"Palace({self.layout()!r})"

    # ------------------------------------------------------------ reading

    def layout(self) -> dict[Cell, tuple[int, str]]:
        """Every cell with its piece number and shape name, the starting tile included."""
        cell = self.grid.cell
        return {
            cell(k): (held >> PIECE_SHIFT, SHAPES[held & _SHAPE_MASK].name) for k, held in sorted(self.held.items())
        }

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
        return None if held is None else SHAPES[held & _SHAPE_MASK]

    def where(self, piece: int) -> int | None:
        """The cell code of a piece, or None when it is not built here."""
        for k, held in self.held.items():
            if held >> PIECE_SHIFT == piece:
                return self.code(k)
        return None

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
                return _from_held("wide", self._moved_to_wide()).place(code, piece, shape)
            k = code
        else:
            k = self.index(code)
        held = self.held.copy()
        held[k] = piece << PIECE_SHIFT | shape.index
        bit = 1 << k
        halves = self.halves if shape.corner is None else self.halves | bit
        front = _toggled(self.front, bit, shape, self.grid.stride)
        return _palace(self.grid, held, self.occupied | bit, front, halves)

    def remove(self, code: int) -> Palace:
        """The palace without the square tile on this cell."""
        k = self.index(code)
        held = self.held.copy()
        old = SHAPES[held.pop(k) & _SHAPE_MASK]
        front = _toggled(self.front, 1 << k, old, self.grid.stride)
        return _palace(self.grid, held, self.occupied ^ 1 << k, front, self.halves)

    def exchange(self, code: int, piece: int, shape: Shape) -> Palace:
        """The palace with another tile on the cell of a square tile (base.redesign.exchange)."""
        k, stride = self.index(code), self.grid.stride
        held = self.held.copy()
        old = SHAPES[held[k] & _SHAPE_MASK]
        held[k] = pack(piece, shape)
        front = _toggled(_toggled(self.front, 1 << k, old, stride), 1 << k, shape, stride)
        palace = _palace(self.grid, held, self.occupied, front, self.halves)
        palace._fixed, palace._holes = self._fixed, self._holes
        return palace

    def _moved_to_wide(self) -> dict[int, int]:
        cell, index = self.grid.cell, WIDE.index
        return {index(*cell(k)): held for k, held in self.held.items()}

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
        if shape.corner is None:
            a, b, c, d = shape.clash
            holes = self._holes if self._holes >= 0 else self._hole_board()
            closed = self.occupied | holes | front[a] | front[b] | front[c] | front[d]
        else:
            closed = self.occupied | self._half_hole_board(shape.corner)
            for i in shape.clash:
                closed |= front[i]
        return linked ^ (linked & closed)

    def contact(self, side: int) -> int:
        """Cells whose neighbour on this side shows an edge towards them."""
        front = self.front
        board = front[side]
        for edge in range(1, EDGES):
            board |= front[4 * edge + side]
        return board

    def _points(self) -> int:
        """Grid corners touched by a piece; corner (x, y) is the north-west corner of cell (x, y)."""
        stride, halves = self.grid.stride, self.halves
        whole = self.occupied ^ halves
        level = whole | whole << 1
        points = level | level << stride
        while halves:
            bit = halves & -halves
            halves ^= bit
            corner = SHAPES[self.held[bit.bit_length() - 1] & _SHAPE_MASK].corner
            four = (bit, bit << 1, bit << stride + 1, bit << stride)
            points |= sum(four) - four[((corner or 0) + 2) % 4]
        return points

    def _hole_board(self) -> int:
        """Cells where a square tile would enclose empty space: two or more free arcs on its outline.

        An arc ends, going clockwise, where a free side meets a touched corner. ``x ^ (x & y)`` is ``x & ~y`` without
        negative numbers, which Python handles more slowly.
        """
        front, stride, points = self.front, self.grid.stride, self._points()
        a = points >> 1
        a ^= a & (front[0] | front[4])
        b = points >> stride + 1
        b ^= b & (front[1] | front[5])
        c = points >> stride
        c ^= c & (front[2] | front[6])
        d = points ^ (points & (front[3] | front[7]))
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
        return (
            front[N] & front[S] << stride,
            front[E] & front[W] >> 1,
            front[S] & front[N] >> stride,
            front[W] & front[E] << 1,
        )

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
        """The start, half tiles, tiles with no free side, and tiles that others need on their way to the start."""
        front, stride = self.front, self.grid.stride
        links = a, b, c, d = self.links()
        full = (front[0] | front[4]) & (front[1] | front[5]) & (front[2] | front[6]) & (front[3] | front[7])
        full = (full & self.occupied) | self.halves | 1 << self.grid.start
        if a.bit_count() + b.bit_count() == len(self.held) - 1:
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
        """Whether everything but ``gone`` can be reached on foot from the start (base.place.on-foot)."""
        rest = self.occupied ^ gone
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
        a, b, c, d = shape.clash
        squares = self.occupied ^ self.halves ^ 1 << self.grid.start
        return squares ^ (squares & (front[a] | front[b] | front[c] | front[d]))

    def contact_mask(self, k: int) -> int:
        """The sides (N=1, E=2, S=4, W=8) on which the cell at a board index touches a piece."""
        f = self.front
        return (
            ((f[0] | f[4]) >> k & 1)
            | ((f[1] | f[5]) >> k & 1) << 1
            | ((f[2] | f[6]) >> k & 1) << 2
            | ((f[3] | f[7]) >> k & 1) << 3
        )

    # ------------------------------------------------------------ why a piece does not fit

    def misfits(self, code: int, shape: Shape) -> list[str]:
        """Every building rule that laying a piece on this cell would break; empty when it fits.

        Names: ``occupied``, ``matching-sides``, ``on-foot``, ``side-contact``, ``no-hole``.
        """
        k = self.index(code)
        if k >= 0 and self.occupied >> k & 1:
            return ["occupied"]
        touching = [
            (edge, other)
            for side, edge in enumerate(shape.edges)
            for other in range(EDGES)
            if edge != NOTHING and k >= 0 and self.front[4 * other + side] >> k & 1
        ]
        found = []
        if not touching:
            found.append("side-contact")
        elif (OPEN, OPEN) not in touching:
            found.append("on-foot")
        if any(pair not in MAY_TOUCH for pair in touching):
            found.append("matching-sides")
        if shape.corner is None:
            holes = self._holes if self._holes >= 0 else self._hole_board()
        else:
            holes = self._half_hole_board(shape.corner)
        if touching and holes >> k & 1:
            found.append("no-hole")
        return found

    def exchange_misfits(self, code: int, shape: Shape) -> list[str]:
        """Every building rule that exchanging the piece on this cell for a square tile would break."""
        k = self.index(code)
        for side, edge in enumerate(shape.edges):
            for other in range(EDGES):
                if edge != NOTHING and self.front[4 * other + side] >> k & 1 and (edge, other) not in MAY_TOUCH:
                    return ["matching-sides"]
        return []

    def removal_misfits(self, code: int) -> list[str]:
        """Every building rule that taking out the square tile on this cell would break."""
        k = self.index(code)
        found = [] if self.contact_mask(k) != 15 else ["no-hole"]
        if not self.reachable_without(1 << k):
            found.append("on-foot")
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
        k, steps = self.index(code), (-self.grid.stride, 1, self.grid.stride, -1)
        near = [self.held.get(k + step, -1) for side, step in enumerate(steps) if self.front[side] >> k & 1]
        return [held >> PIECE_SHIFT for held in near if held >= 0]

    def at_legs(self, code: int, corner: int) -> list[int]:
        """The pieces at the short edges of a half tile, the starting tile left out (watchtowers.placement.anchor)."""
        k, steps = self.index(code), (-self.grid.stride, 1, self.grid.stride, -1)
        near = [self.held.get(k + steps[side], -1) for side in LEGS[corner]]
        return [held >> PIECE_SHIFT for held in near if held >= 0]

    def crossings(self) -> dict[int, list[int]]:
        """The corners where four square tiles meet, each by the code of its south-eastern cell, with the pieces there,
        the starting tile left out; remembered (falconers.placement.intersection)."""
        found: dict[int, list[int]] | None = self.memo().get("crossings")
        if found is None:
            found = self.memo()["crossings"] = {}
            held, stride, whole = self.held, self.grid.stride, self.occupied ^ self.halves
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
                corner = SHAPES[held & _SHAPE_MASK].corner
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


def _palace(grid: Grid, held: dict[int, int], occupied: int, front: list[int], halves: int) -> Palace:
    palace: Palace = object.__new__(Palace)
    palace.grid = grid
    palace.held = held
    palace.occupied = occupied
    palace.front = front
    palace.halves = halves
    palace._all_legal = {}
    palace._fixed = palace._holes = -1
    palace._memo = None
    return palace


def _from_held(grid_name: str, held: Mapping[int, int]) -> Palace:
    grid = WIDE if grid_name == "wide" else NARROW
    palace = _palace(grid, {}, 0, [0] * (4 * EDGES), 0)
    for k, packed in held.items():
        palace = palace.place(cell_code(*grid.cell(k)), packed >> PIECE_SHIFT, SHAPES[packed & _SHAPE_MASK])
    return palace


NEW_PALACE: Final = _from_held("narrow", {NARROW.start: pack(START_PIECE, BARE)})
"""The starting tile alone (base.setup.start-tile, base.tiles.start-open)."""


def build(tiles: Mapping[Cell, tuple[int, Shape]]) -> Palace:
    """A palace from pieces on cells, laid in any order; the result is not checked (see ``faults``)."""
    palace = NEW_PALACE
    for (x, y), (piece, shape) in tiles.items():
        palace = palace.place(cell_code(x, y), piece, shape)
    return palace


def faults(palace: Palace) -> list[str]:
    """Every building rule the palace as a whole breaks, with the cells concerned; empty when it is legal.

    It floods the empty cells (base.hole.flood-fill) and is meant for positions from outside, not for play.
    """
    found = []
    layout = {palace.grid.cell(k): SHAPES[held & _SHAPE_MASK] for k, held in palace.held.items()}
    for (x, y), shape in layout.items():
        for side in (E, S):
            dx, dy = STEP[side]
            other = layout.get((x + dx, y + dy))
            edges = (shape.edges[side], NOTHING if other is None else other.edges[(side + 2) % 4])
            if NOTHING not in edges and edges not in MAY_TOUCH:
                found.append(f"matching-sides: ({x},{y}) {SIDES[side]} side does not match ({x + dx},{y + dy})")
    walked = palace.walk(palace.occupied)
    for k in palace.held:
        if not walked >> k & 1:
            found.append("on-foot: ({},{}) cannot be reached from the starting tile".format(*palace.grid.cell(k)))
    found += [f"no-hole: the empty space at ({x},{y}) is enclosed" for x, y in enclosed(layout)]
    return found


def enclosed(layout: Mapping[Cell, Shape]) -> list[Cell]:
    """Empty cells, or cells with an empty half, that a flood from outside does not reach."""
    xs, ys = [x for x, _ in layout], [y for _, y in layout]
    left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
    halves = {cell: shape for cell, shape in layout.items() if shape.corner is not None}
    dry = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - (layout.keys() - halves.keys())

    def passes(cell: Cell, side: int) -> bool:
        return cell not in halves or halves[cell].edges[side] == NOTHING

    dry.remove((left, top))
    todo = [(left, top)]
    while todo:
        cell = todo.pop()
        for side, (dx, dy) in enumerate(STEP):
            near = (cell[0] + dx, cell[1] + dy)
            if near in dry and (not halves or (passes(cell, side) and passes(near, (side + 2) % 4))):
                dry.remove(near)
                todo.append(near)
    return sorted(dry)
