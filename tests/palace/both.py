"""A palace in the fast and in the slow geometry at once, and every question asked of both."""

from __future__ import annotations

import pickle

from sabika.palace.faults import faults
from sabika.palace.grid import CORNERS, SIDES, Cell, cell_code, code_cell
from sabika.palace.palace import Palace, build
from sabika.palace.shapes import HALVES, MOAT, SHAPES, WALL, Shape, camp, granada, walled, walls_mask
from sabika.palace.walls import (
    Stretch,
    longest_joint,
    longest_moat,
    longest_wall,
    moat_length,
    open_sides,
    segments,
    wall_length,
)

from . import oracle
from .oracle import NO_GATES, START, Gates, Layout, Piece


def shape_of(piece: Piece) -> Shape:
    sort, detail = piece
    if sort == "half":
        return HALVES[CORNERS.index(detail)]
    if sort == "moat":
        return granada(detail)
    if sort == "square":
        printed, wood = (walls_mask("".join(filter(test, detail)).upper()) for test in (str.isupper, str.islower))
        return walled(SHAPES[printed], wood)
    return camp(detail, beside_walls=sort == "meadow")


def piece_of(name: str) -> Piece:
    """'Ne' -> a square with a printed and a wooden wall; 'half-NW', 'camp-N', 'meadow-N', 'moat-N'."""
    sort, found, detail = name.partition("-")
    return (sort, detail) if found else ("square", name)


class Both:
    """A palace in both geometries."""

    def __init__(self, palace: Palace, layout: Layout, gates: Gates = NO_GATES) -> None:
        self.palace, self.layout, self.gates = palace, layout, gates

    @staticmethod
    def of(tiles: dict[Cell, str], *gates: tuple[Cell, str]) -> Both:
        """Named pieces round the start, and gates in sides of cells."""
        start = tiles.pop(START, "")
        layout: Layout = {START: piece_of(start)} | {cell: piece_of(name) for cell, name in tiles.items()}
        palace = build({cell: (n, shape_of(layout[cell])) for n, cell in enumerate(tiles)})
        palace = palace.exchange(cell_code(0, 0), -1, shape_of(layout[START]))
        both = Both(palace, layout)
        for cell, side in gates:
            both = both.with_gate(cell, side)
        return both

    def with_gate(self, cell: Cell, side: str) -> Both:
        gate = frozenset((cell, oracle.next_cell(cell, side)))
        return Both(self.palace.with_gate(cell_code(*cell), SIDES.index(side)), self.layout, self.gates | {gate})

    def put(self, cell: Cell, number: int, piece: Piece) -> Both:
        """With a piece laid on an empty cell, or in place of what lies there."""
        change = self.palace.exchange if cell in self.layout else self.palace.place
        return Both(change(cell_code(*cell), number, shape_of(piece)), {**self.layout, cell: piece}, self.gates)

    def take(self, cell: Cell) -> Both:
        return Both(self.palace.remove(cell_code(*cell)), oracle.without(self.layout, cell), self.gates)

    # -------------------------------------------------------- what may be done, by the fast geometry

    def legal(self, piece: Piece) -> set[Cell]:
        return {code_cell(code) for code in self.palace.legal(shape_of(piece))}

    def gate_places(self, piece: Piece) -> set[tuple[Cell, str]]:
        return {(code_cell(code), SIDES[side]) for code, side in self.palace.gate_places(shape_of(piece))}

    def gate_exchanges(self, piece: Piece) -> set[tuple[Cell, str]]:
        return {(code_cell(code), SIDES[side]) for code, side in self.palace.gate_exchanges(shape_of(piece))}

    def fixed(self) -> set[Cell]:
        """Tiles under gates (city-gates.lock.tiles-fixed)."""
        return {cell for gate in self.gates for cell in gate}

    def removable(self) -> set[Cell]:
        """What the palace lets go, but tiles under gates."""
        return {code_cell(code) for code in self.palace.removable()} - self.fixed()

    def exchangeable(self, piece: Piece) -> set[Cell]:
        return {code_cell(code) for code in self.palace.exchangeable(shape_of(piece))} - self.fixed()

    def free_sides(self, cell: Cell) -> str:
        touched = self.palace.contact_mask(self.palace.index(cell_code(*cell)))
        shape = self.palace.shape_at(cell_code(*cell))
        assert shape is not None
        return "".join(side for at, side in enumerate(SIDES) if not touched >> at & 1 and side not in shape.walls)


def squares(layout: Layout) -> list[Cell]:
    """What a redesign may touch: everything but the starts and half tiles."""
    fixed = oracle.starts(layout)
    return [cell for cell, piece in layout.items() if piece[0] != "half" and cell not in fixed]


def check_line(palace: Palace, line: Stretch, edge: int, edges: dict[oracle.Segment, oracle.Edge]) -> None:
    """The longest stretch is one line along some of the segments there are, and none is longer."""
    carried = segments(palace, line, edge)
    assert len(set(carried)) == sum(board.bit_count() for board in line[2:]) == line.length
    assert sum(side == "-" for _, side in carried) == line.towers
    own = {segment: edges[segment] for segment in carried}
    assert (line.length, line.towers) == oracle.longest(own) == oracle.longest(edges), palace


def check_lines(both: Both) -> None:
    """Walls, moats and joint stretches."""
    palace, layout = both.palace, both.layout
    check_line(palace, longest_wall(palace), WALL, oracle.outer_walls(layout))
    assert wall_length(palace) == longest_wall(palace).length
    check_line(palace, longest_moat(palace), MOAT, oracle.outer_moats(layout))
    assert moat_length(palace) == longest_moat(palace).length
    joint = longest_joint(palace)
    check_line(palace, joint, WALL, oracle.joint_sides(layout))
    against = {(oracle.next_cell(cell, side), oracle.FACING[side]) for cell, side in segments(palace, joint)}
    assert set(segments(palace, joint, MOAT)) == against


def check_state(both: Both) -> None:
    palace, layout = both.palace, both.layout
    assert {cell: piece_of(name) for cell, (_, name) in palace.layout().items()} == layout
    assert oracle.is_legal(layout, both.gates), (layout, both.gates)
    assert faults(palace) == []
    check_lines(both)
    assert [open_sides(palace, side) for side in range(4)] == [oracle.open_to(layout, side) for side in "NESW"]
    copy = pickle.loads(pickle.dumps(palace))
    assert (copy, copy.front, copy.camps, copy.gates) == (palace, palace.front, palace.camps, palace.gates)
    assert (copy.granada, copy.starts, copy.plain) == (palace.granada, palace.starts, palace.plain)
    assert hash(copy) == hash(palace)
    pieces = {cell: number for cell, (number, _) in palace.layout().items()}
    assert [pieces[cell] for cell in oracle.starts(layout)[1:]] == [
        first for first in (palace.first_granada(),) if first is not None
    ]
    for cell, piece in layout.items():
        code = cell_code(*cell)
        if oracle.is_camp(piece):
            rows = {side: [pieces[there] for there in oracle.row(layout, cell, side)] for side in "NESW"}
            assert rows == {side: palace.row(code, at) for at, side in enumerate("NESW")}
    meeting = {
        (x, y)
        for x, y in layout
        if all(layout.get(at, oracle.HALVES[0])[0] == "square" for at in oracle.meeting_at((x, y)))
    }
    assert {code_cell(code) for code in palace.crossings()} == meeting
    for both_cities in (False, True):
        assert {code_cell(code) for code in palace.edge_neighbours(granada=both_cities)} == {
            oracle.next_cell(cell, side)
            for cell, piece in layout.items()
            for side in oracle.STEPS
            if oracle.shown(piece, side) is not None
            and oracle.next_cell(cell, side) not in layout
            and (both_cities or piece[0] != "moat")
        }


def check_changes(both: Both, pieces: tuple[Piece, ...]) -> int:
    """Every one of these pieces on every cell, with and without a gate, every removal and every exchange; the number
    compared."""
    palace, layout, gates = both.palace, both.layout, both.gates
    legal = {piece: both.legal(piece) for piece in pieces}
    gated = {piece: both.gate_places(piece) for piece in pieces}
    answers = oracle.survey(layout, pieces, oracle.box(layout, 1), gates)
    for (cell, piece), broken in answers.items():
        assert (cell in legal[piece]) == (not broken), (layout, gates, cell, piece, broken)
        assert set(palace.misfits(cell_code(*cell), shape_of(piece))) == broken, (layout, gates, cell, piece)
        if broken in ({"on-foot"}, {"on-foot-granada"}):
            there = {side for at, side in gated[piece] if at == cell}
            assert there == oracle.gate_sides(layout, gates, cell, piece), (layout, gates, cell, piece)
        else:
            assert all(at != cell for at, _ in gated[piece]), (layout, gates, cell, piece)
    count = len(answers)
    cells = [cell for cell in squares(layout) if cell not in both.fixed()]
    removable = {cell for cell in cells if oracle.is_legal(oracle.without(layout, cell), gates)}
    assert both.removable() == removable, (layout, gates)
    for first in oracle.starts(layout)[1:]:
        assert palace.removal_misfits(cell_code(*first)) == ["granada-start"]
        for piece in pieces:
            assert palace.exchange_misfits(cell_code(*first), shape_of(piece)) == ["granada-start"]
            assert first not in both.exchangeable(piece)
    for cell in cells:
        broken = oracle.broken(oracle.without(layout, cell), gates)
        assert set(palace.removal_misfits(cell_code(*cell))) == broken, (layout, gates, cell)
    for piece in pieces:
        if piece[0] == "half":
            continue
        exchangeable, by_gate = both.exchangeable(piece), both.gate_exchanges(piece)
        for cell in cells:
            broken = oracle.exchange_reasons(layout, cell, piece, gates)
            assert (cell in exchangeable) == (not broken), (layout, gates, cell, piece)
            assert set(palace.exchange_misfits(cell_code(*cell), shape_of(piece))) == broken, (
                layout,
                gates,
                cell,
                piece,
            )
            sides = oracle.gate_sides(layout, gates, cell, piece)
            assert {side for at, side in by_gate if at == cell} == sides, (layout, gates, cell, piece)
            assert not sides or oracle.is_camp(layout[cell])
            count += 1
    return count + len(cells)
