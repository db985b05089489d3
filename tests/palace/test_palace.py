"""The palace against the rules: worked layouts, and long random building compared with the slow oracle."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Iterable, Iterator

import pytest

from sabika.palace.faults import enclosed, faults
from sabika.palace.grid import CORNERS, NARROW, WIDE, cell_code, code_cell, neighbour
from sabika.palace.palace import NEW_PALACE, START_PIECE, Palace, build
from sabika.palace.shapes import HALVES, SHAPES, Shape, square, walls_mask
from sabika.palace.walls import longest_wall, open_sides, segments, stretches, wall_length

from . import oracle
from .oracle import BARE, START, Cell, Layout, Piece

PIECES = oracle.SQUARES + oracle.HALVES
HALF = oracle.HALVES[0]


def shape_of(piece: Piece) -> Shape:
    sort, detail = piece
    return square(detail) if sort == "square" else HALVES[CORNERS.index(detail)]


def piece_of(name: str) -> Piece:
    """'NE' -> a square with these walls, 'half-NW' -> a half tile."""
    return ("half", name[5:]) if name.startswith("half-") else ("square", name)


def lay(tiles: dict[Cell, str]) -> tuple[Palace, Layout]:
    """A layout of named pieces round the start in both geometries."""
    layout: Layout = {START: BARE} | {cell: piece_of(name) for cell, name in tiles.items()}
    return build({cell: (n, shape_of(layout[cell])) for n, cell in enumerate(tiles)}), layout


def legal_palace(tiles: dict[Cell, str]) -> Palace:
    """A palace from named pieces that must be legal in both geometries."""
    palace, layout = lay(tiles)
    assert faults(palace) == []
    assert oracle.is_legal(layout)
    return palace


def legal_cells(palace: Palace, name: str) -> set[Cell]:
    return {code_cell(code) for code in palace.legal(shape_of(piece_of(name)))}


def misfits(palace: Palace, cell: Cell, name: str) -> set[str]:
    """What is wrong with a piece on a cell; checks that the oracle and the list of legal cells agree."""
    layout = layout_of(palace)
    piece = piece_of(name)
    found = set(palace.misfits(cell_code(*cell), shape_of(piece)))
    assert found == oracle.survey(layout, [piece], [cell])[cell, piece]
    assert (not found) == (cell in legal_cells(palace, name))
    assert (not found) == (cell not in layout and oracle.is_legal({**layout, cell: piece}))
    return found


def removal_misfits(palace: Palace, cell: Cell) -> set[str]:
    found = set(palace.removal_misfits(cell_code(*cell)))
    assert found == oracle.removal_reasons(layout_of(palace), cell)
    assert (not found) == (cell_code(*cell) in palace.removable())
    return found


def exchange_misfits(palace: Palace, cell: Cell, name: str) -> set[str]:
    found = set(palace.exchange_misfits(cell_code(*cell), square(name)))
    assert (not found) == (cell_code(*cell) in palace.exchangeable(square(name)))
    assert (not found) == oracle.is_legal({**layout_of(palace), cell: ("square", name)})
    return found


def layout_of(palace: Palace) -> Layout:
    return {cell: piece_of(name) for cell, (_, name) in palace.layout().items()}


def scored(palace: Palace) -> tuple[int, int]:
    """Length and half tiles of the scored wall, after a look at all stretches."""
    check_walls(palace, layout_of(palace))
    best = longest_wall(palace)
    return best.length, best.towers


def lengths(palace: Palace) -> list[int]:
    return sorted((stretch.length for stretch in stretches(palace)), reverse=True)


# ---------------------------------------------------------------- comparing the two geometries


def check_walls(palace: Palace, layout: Layout) -> None:
    """All stretches, their segments and the scored one agree."""
    found = stretches(palace)
    carried = [segments(palace, stretch) for stretch in found]
    for stretch, pairs in zip(found, carried, strict=True):
        assert len(pairs) == len(set(pairs)) == stretch.length
        assert sum(side == "-" for _, side in pairs) == stretch.towers
        for cell, side in pairs:
            if side == "-":
                assert layout[cell][0] == "half"
            else:
                assert layout[cell][0] == "square"
                assert side in layout[cell][1]
                assert side not in oracle.contacts(layout, cell)
    assert {frozenset(pairs) for pairs in carried} == set(oracle.groups(oracle.outer_walls(layout)))
    best = longest_wall(palace)
    assert (best.length, best.towers) == oracle.scored_wall(layout), layout
    assert wall_length(palace) == best.length
    assert [open_sides(palace, side) for side in range(4)] == [oracle.open_to(layout, side) for side in "NESW"]
    assert not found or best in found


def check_contour(layout: Layout) -> None:
    """The outline is one line with exactly two edges at each of its corners."""
    outline = oracle.outline(layout)
    assert len(oracle.groups(outline)) == 1
    assert {len(there) for there in oracle.meeting(outline).values()} == {2}


def cells_of(palace: Palace, board: int) -> set[Cell]:
    return {palace.grid.cell(k) for k, bit in enumerate(reversed(f"{board:b}")) if bit == "1"}


def check_boards(palace: Palace) -> None:
    """The palace as it grew has the boards of one built at once, and they say what the layout says."""
    layout = layout_of(palace)
    held = {cell: value for cell, value in palace.layout().items() if cell != START}
    fresh = build({cell: (number, shape_of(piece_of(name))) for cell, (number, name) in held.items()})
    assert fresh == palace
    assert hash(fresh) == hash(palace)
    if fresh.grid is palace.grid:
        assert (fresh.occupied, fresh.halves, fresh.front) == (palace.occupied, palace.halves, palace.front)
    else:
        assert (palace.grid, fresh.grid) == (WIDE, NARROW)
        for mine, other in zip((palace.occupied, *palace.front), (fresh.occupied, *fresh.front), strict=True):
            assert cells_of(palace, mine) == cells_of(fresh, other)
    assert cells_of(palace, palace.occupied) == set(layout)
    assert cells_of(palace, palace.halves) == {cell for cell, piece in layout.items() if piece[0] == "half"}


def check_placements(palace: Palace, layout: Layout, cells: Iterable[Cell]) -> int:
    """Every shape on every one of these cells, legal or not and why not; the number of comparisons."""
    answers = oracle.survey(layout, PIECES, cells)
    legal = {piece: {code_cell(code) for code in palace.legal(shape_of(piece))} for piece in PIECES}
    for (cell, piece), broken in answers.items():
        assert (cell in legal[piece]) == (not broken), (layout, cell, piece, broken)
        assert set(palace.misfits(cell_code(*cell), shape_of(piece))) == broken, (layout, cell, piece)
    for piece in PIECES:
        assert len(legal[piece]) == len(palace.legal(shape_of(piece)))
    return len(answers)


def check_nothing_far(palace: Palace, layout: Layout) -> None:
    """No cell off the ring round the palace is ever offered."""
    near = set(oracle.box(layout, 1))
    assert all(code_cell(code) in near for shape in SHAPES for code in palace.legal(shape))


def check_redesign(palace: Palace, layout: Layout, cells: Iterable[Cell]) -> int:
    """Every removal and exchange of these square tiles; the number of comparisons."""
    removable = {code_cell(code) for code in palace.removable()}
    count = 0
    for cell in cells:
        broken = oracle.removal_reasons(layout, cell)
        assert (cell in removable) == (not broken) == oracle.is_legal(oracle.without(layout, cell)), (layout, cell)
        assert set(palace.removal_misfits(cell_code(*cell))) == broken, (layout, cell)
        count += 1
    for piece in oracle.SQUARES:
        exchangeable = {code_cell(code) for code in palace.exchangeable(shape_of(piece))}
        for cell in cells:
            legal = oracle.is_legal({**layout, cell: piece})
            assert (cell in exchangeable) == legal, (layout, cell, piece)
            assert (not palace.exchange_misfits(cell_code(*cell), shape_of(piece))) == legal, (layout, cell, piece)
            count += 1
    return count


def check_neighbourhood(palace: Palace, layout: Layout) -> None:
    near = {code_cell(code) for code in palace.edge_neighbours()}
    assert near == {
        oracle.next_cell(cell, side)
        for cell, piece in layout.items()
        for side in oracle.STEPS
        if oracle.shown(piece, side) is not None and oracle.next_cell(cell, side) not in layout
    }
    pieces = {cell: number for cell, (number, _) in palace.layout().items()}
    assert {code_cell(code): sorted(four) for code, four in palace.crossings().items()} == {
        (x, y): sorted(pieces[cell] for cell in oracle.meeting_at((x, y)) if cell != START)
        for x, y in layout
        if all(layout.get(cell, HALF)[0] == "square" for cell in oracle.meeting_at((x, y)))
    }
    for cell in layout:
        eight = [other for other in oracle.box([cell], 1) if other not in (cell, START) and other in layout]
        assert sorted(palace.around(cell_code(*cell))) == sorted(pieces[other] for other in eight)
        if layout[cell][0] == "square":
            touching = oracle.contacts(layout, cell).items()
            through = [oracle.next_cell(cell, side) for side, shown in touching if shown == ("open", "open")]
            assert sorted(palace.joined(cell_code(*cell))) == sorted(pieces[o] for o in through if o != START)
        assert palace.piece_at(cell_code(*cell)) == pieces[cell]
        assert palace.where(pieces[cell]) == cell_code(*cell)


# ---------------------------------------------------------------- random building


def random_piece(rng: random.Random, halves: float, open_rate: float) -> Piece:
    if rng.random() < halves:
        return rng.choice(oracle.HALVES)
    return "square", "".join(side for side in "NESW" if rng.random() > open_rate)


def wander(
    rng: random.Random,
    palace: Palace,
    steps: int,
    halves: float,
    open_rate: float,
    home: Cell = START,
    reach: int = 1000,
) -> Iterator[tuple[Palace, Layout]]:
    """Lay, take out and exchange pieces at random, no further from home than ``reach``; both geometries after each."""
    layout = layout_of(palace)
    compact = rng.random() < 0.5

    def far(cell: Cell) -> int:
        return max(abs(cell[0] - home[0]), abs(cell[1] - home[1]))

    for number in range(1000, 1000 + steps):
        piece = random_piece(rng, halves, open_rate)
        shape, act = shape_of(piece), rng.random()
        if act < 0.7:
            cells = [cell for cell in map(code_cell, palace.legal(shape)) if far(cell) <= reach]
            if not cells:
                continue
            some = rng.sample(cells, min(3 if compact else 1, len(cells)))
            cell = min(some, key=far)
            palace = palace.place(cell_code(*cell), number, shape)
            layout = {**layout, cell: piece}
        elif act < 0.84:
            cells = [cell for cell in map(code_cell, palace.removable()) if far(cell) <= reach]
            if not cells:
                continue
            cell = rng.choice(cells)
            palace = palace.remove(cell_code(*cell))
            layout = oracle.without(layout, cell)
        else:
            if shape.corner is not None:
                continue
            cells = [cell for cell in map(code_cell, palace.exchangeable(shape)) if far(cell) <= reach]
            if not cells:
                continue
            cell = rng.choice(cells)
            palace = palace.exchange(cell_code(*cell), number, shape)
            layout = {**layout, cell: piece}
        yield palace, layout


def compare_random_building(seed: int, halves: float) -> int:
    """One long random building, every step looked at, every few steps all questions asked; comparisons made."""
    rng = random.Random(seed)
    open_rate = rng.choice((0.6, 0.75, 0.9))
    count = 0
    for step, (palace, layout) in enumerate(wander(rng, NEW_PALACE, 64, halves, open_rate)):
        assert layout_of(palace) == layout
        assert oracle.is_legal(layout), layout
        assert faults(palace) == []
        check_boards(palace)
        check_walls(palace, layout)
        check_contour(layout)
        check_neighbourhood(palace, layout)
        if step % 5 == 4:
            count += check_placements(palace, layout, oracle.box(layout, 1))
            count += check_redesign(palace, layout, oracle.squares(layout))
            check_nothing_far(palace, layout)
    return count


SEEDS = range(12)


@pytest.mark.rule(
    "base.place.legal-test",
    "base.edition.on-foot-scope",
    "base.hole.flood-fill",
    "base.redesign.remove-connected",
    "base.redesign.remove-hole",
    "base.redesign.exchange-test",
    "base.wall.one-contour",
    "base.wall.around-holes",
)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_squares_agree_with_the_oracle(seed: int) -> None:
    assert compare_random_building(seed, 0.0) >= 8_000


@pytest.mark.rule(
    "watchtowers.geometry.edge-model",
    "watchtowers.geometry.gap-model",
    "watchtowers.geometry.wall-model",
    "watchtowers.redesign.connectivity",
    "base.wall.one-contour",
)
@pytest.mark.parametrize("seed", SEEDS)
def test_random_squares_and_halves_agree_with_the_oracle(seed: int) -> None:
    assert compare_random_building(100 + seed, 0.15 + 0.05 * (seed % 5)) >= 8_000


def test_survey_says_what_trying_every_cell_says() -> None:
    """The oracle's quick way and its plain way are the same."""
    for seed in range(3):
        *_, (palace, layout) = wander(random.Random(seed), NEW_PALACE, 14, 0.3, 0.75)
        for piece in PIECES:
            tried = oracle.legal_cells(layout, piece)
            answers = oracle.survey(layout, [piece], oracle.box(layout, 2))
            assert tried == {cell for (cell, _), broken in answers.items() if not broken}
            assert tried == {code_cell(code) for code in palace.legal(shape_of(piece))}
        for piece in oracle.SQUARES:
            swapped = {code_cell(code) for code in palace.exchangeable(shape_of(piece))}
            assert oracle.exchangeable(layout, piece) == swapped
        assert oracle.removable(layout) == {code_cell(code) for code in palace.removable()}


@pytest.mark.rule(
    "base.place.matching-sides",
    "base.place.on-foot",
    "base.place.no-hole",
    "base.hole.flood-fill",
    "watchtowers.geometry.edge-model",
    "watchtowers.geometry.gap-model",
)
def test_faults_agree_with_the_oracle_on_any_layout() -> None:
    rng = random.Random(7)
    seen = {"matching-sides": 0, "on-foot": 0, "no-hole": 0, "": 0}
    for _ in range(1500):
        width = rng.choice((2, 3, 3, 5))
        cells = oracle.box([(-1, -1), (width - 2, width - 2)], 0)
        chosen = [cell for cell in cells if cell != START and rng.random() < rng.choice((0.3, 0.9))]
        open_rate = rng.choice((0.7, 0.97))
        layout: Layout = {START: BARE} | {cell: random_piece(rng, 0.2, open_rate) for cell in chosen}
        palace = build({cell: (n, shape_of(layout[cell])) for n, cell in enumerate(chosen)})
        assert layout_of(palace) == layout
        found = faults(palace)
        assert (not found) == oracle.is_legal(layout), layout
        told: dict[str, list[Cell]] = {}
        for fault in found:
            match = re.match(r"([a-z-]+): .*?\((-?\d+),(-?\d+)\)", fault)
            assert match is not None, fault
            told.setdefault(match[1], []).append((int(match[2]), int(match[3])))
        assert sorted(told.get("on-foot", [])) == sorted(oracle.unreachable(layout)), layout
        assert sorted(told.get("no-hole", [])) == sorted(oracle.enclosed(layout)), layout
        clashes = [cell for cell, side in oracle.mismatches(layout) if side in "ES"]
        assert sorted(told.get("matching-sides", [])) == sorted(clashes), layout
        assert sorted(enclosed({c: shape_of(p) for c, p in layout.items()})) == sorted(oracle.enclosed(layout))
        for rule in told or {"": []}:
            seen[rule] += 1
    assert min(seen.values()) >= 50


# ---------------------------------------------------------------- the margin of the board

LINES = {"N": "EW", "E": "NS", "S": "EW", "W": "NS"}
"""Direction -> the walls along a line of tiles that leads there."""


def line(direction: str, count: int, walls: str) -> Palace:
    dx, dy = oracle.STEPS[direction]
    return build({(dx * n, dy * n): (n, square(walls)) for n in range(1, count + 1)})


def check_near(palace: Palace, layout: Layout, end: Cell) -> int:
    """All questions about the cells round one place, and about the walls."""
    near = oracle.box([end], 2)
    count = check_placements(palace, layout, near)
    count += check_redesign(palace, layout, [cell for cell in oracle.squares(layout) if cell in near])
    check_walls(palace, layout)
    check_nothing_far(palace, layout)
    return count


@pytest.mark.rule("base.grid.coordinates", "base.place.legal-test")
@pytest.mark.parametrize("direction", LINES)
def test_a_line_may_be_as_long_as_one_likes(direction: str) -> None:
    """The grid is unbounded: nothing changes where the palace leaves the narrow board."""
    dx, dy = oracle.STEPS[direction]
    palace = NEW_PALACE
    shape = square(LINES[direction])
    grids = set()
    for n in range(1, 81):
        end = (dx * n, dy * n)
        assert cell_code(*end) in palace.legal(shape)
        assert palace.misfits(cell_code(*end), shape) == []
        palace = palace.place(cell_code(*end), n, shape)
        grids.add(palace.grid.name)
        assert palace.piece_at(cell_code(*end)) == n
        assert palace.where(n) == cell_code(*end)
        assert palace.removable() == (cell_code(*end),)
        assert lengths(palace) == [n, n]
        if n in (13, 14, 15, 16, 17, 41, 80):
            layout = layout_of(palace)
            assert oracle.is_legal(layout)
            assert faults(palace) == []
            assert check_near(palace, layout, end) >= 500
            check_boards(palace)
            copy = pickle.loads(pickle.dumps(palace))
            assert (copy, copy.grid, copy.front) == (palace, palace.grid, palace.front)
    assert grids == {"narrow", "wide"}
    for n in range(80, 10, -1):
        palace = palace.remove(cell_code(dx * n, dy * n))
    assert palace.grid is WIDE
    assert palace == line(direction, 10, LINES[direction])
    check_boards(palace)


@pytest.mark.rule("base.grid.coordinates")
@pytest.mark.parametrize("halves", [0.0, 0.3])
@pytest.mark.parametrize("direction", LINES)
def test_random_building_at_the_end_of_a_long_line(direction: str, halves: float) -> None:
    dx, dy = oracle.STEPS[direction]
    for count in (13, 43, 80):
        rng = random.Random(f"{direction} {count}")
        end = (dx * (count + 2), dy * (count + 2))
        states = list(wander(rng, line(direction, count, ""), 24, halves, 0.75, end, 3))
        for palace, layout in states[4::7]:
            assert layout_of(palace) == layout
            assert check_near(palace, layout, end) >= 500
            check_contour(layout)
            check_boards(palace)
        palace, layout = states[-1]
        assert faults(palace) == []
        assert oracle.is_legal(layout)
        assert any(grown.grid is WIDE for grown, _ in states)
        copy = pickle.loads(pickle.dumps(palace))
        assert copy == palace
        assert copy.legal(square("")) == palace.legal(square(""))


@pytest.mark.rule("base.grid.coordinates")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_staircase_out_of_the_corner_of_the_narrow_board(corner: str) -> None:
    dx, dy = (1 if "E" in corner else -1), (1 if "S" in corner else -1)
    tiles: dict[Cell, str] = {}
    for n in range(1, NARROW.reach - 1):
        tiles[dx * n, dy * (n - 1)] = tiles[dx * n, dy * n] = ""
    palace = legal_palace(tiles)
    assert palace.grid is NARROW
    end = (dx * NARROW.reach, dy * NARROW.reach)
    for step, (grown, layout) in enumerate(wander(random.Random(corner), palace, 40, 0.2, 0.85, end, 3)):
        if step % 6 == 5:
            check_near(grown, layout, end)
            check_boards(grown)
        palace = grown
    assert palace.grid is WIDE


@pytest.mark.rule("base.grid.coordinates")
def test_cell_codes_are_one_to_one() -> None:
    cells = oracle.box([(-130, -130), (130, 130)], 0)
    codes = {cell_code(*cell) for cell in cells}
    assert len(codes) == len(cells)
    assert all(code_cell(cell_code(*cell)) == cell for cell in cells)
    for grid in (NARROW, WIDE):
        inside = [cell for cell in cells if grid.holds(*cell)]
        assert all(grid.cell(grid.index(*cell)) == cell for cell in inside)
        assert grid.cell(grid.start) == START


def test_far_cells_are_no_part_of_a_small_palace() -> None:
    for cell in ((16, 0), (12, 0), (0, -40), (-15, -15), (-11, -11), (100, 100), (-12, 0), (-13, 0), (11, 0)):
        assert NEW_PALACE.piece_at(cell_code(*cell)) is None
        assert NEW_PALACE.shape_at(cell_code(*cell)) is None
        for shape in SHAPES:
            assert NEW_PALACE.misfits(cell_code(*cell), shape) == ["side-contact"]


# ---------------------------------------------------------------- values


def test_pickling_keeps_everything() -> None:
    for seed in range(6):
        for palace, layout in wander(random.Random(seed), NEW_PALACE, 25, 0.25, 0.75):
            copy = pickle.loads(pickle.dumps(palace))
            assert copy == palace
            assert hash(copy) == hash(palace)
            assert copy.grid is palace.grid
            assert list(copy.held.items()) == list(palace.held.items())
            assert (copy.occupied, copy.halves, copy.front) == (palace.occupied, palace.halves, palace.front)
            assert layout_of(copy) == layout
            assert longest_wall(copy) == longest_wall(palace)


def test_changes_leave_the_old_palace_alone() -> None:
    palace = legal_palace({(1, 0): "N", (2, 0): "S"})
    before = (palace.layout(), palace.occupied, palace.front, palace.legal(square("E")), scored(palace))
    palace.place(cell_code(0, 1), 7, square(""))
    palace.remove(cell_code(2, 0))
    palace.exchange(cell_code(1, 0), 8, square("NS"))
    assert before == (palace.layout(), palace.occupied, palace.front, palace.legal(square("E")), scored(palace))


def test_equal_palaces_may_have_been_built_in_another_order() -> None:
    tiles = {(1, 0): (1, square("N")), (0, 1): (2, square("S")), (1, 1): (3, square("E"))}
    other = dict(reversed(tiles.items()))
    assert build(tiles) == build(other)
    assert hash(build(tiles)) == hash(build(other))
    assert build(tiles) != build({**tiles, (1, 1): (3, square("S"))})
    assert build(tiles) != build({**tiles, (1, 1): (4, square("E"))})
    assert build(tiles) != "palace"
    assert [piece for _, piece in build(other).pieces()] == [3, 2, 1]
    assert "half-NW" in repr(build({(1, 0): (1, HALVES[0])}))


def test_profiles_are_read_strictly() -> None:
    assert walls_mask("") == 0
    assert walls_mask("WSEN") == 15
    for wrong in ("X", "NN", "ne", "N E"):
        with pytest.raises(ValueError, match="each of the letters"):
            walls_mask(wrong)
    assert [shape.name for shape in SHAPES[:16]] == list(oracle.ALL_WALLS)
    assert all(SHAPES[shape.index] is shape for shape in SHAPES)


# ---------------------------------------------------------------- the grid and the start


@pytest.mark.rule("base.grid.coordinates")
def test_x_grows_east_and_y_grows_south() -> None:
    assert [neighbour(START, side) for side in range(4)] == [(0, -1), (1, 0), (0, 1), (-1, 0)]
    palace = legal_palace({(1, 0): "E", (0, 1): "S"})
    assert palace.layout() == {(0, 0): (START_PIECE, ""), (1, 0): (0, "E"), (0, 1): (1, "S")}
    assert segments(palace, stretches(palace)[0]) + segments(palace, stretches(palace)[1]) == [
        ((0, 1), "S"),
        ((1, 0), "E"),
    ]


@pytest.mark.rule("base.grid.coordinates", "base.place.side-contact")
def test_occupied_cells_stay_connected_side_by_side() -> None:
    for _, layout in wander(random.Random(3), NEW_PALACE, 60, 0.2, 0.7):
        reached, todo = {START}, [START]
        while todo:
            cell = todo.pop()
            for side in oracle.STEPS:
                near = oracle.next_cell(cell, side)
                if near in layout and near not in reached:
                    reached.add(near)
                    todo.append(near)
        assert reached == set(layout)


@pytest.mark.rule("base.tiles.start-open")
def test_the_start_is_open_on_all_sides() -> None:
    assert NEW_PALACE.layout() == {START: (START_PIECE, "")}
    assert NEW_PALACE.piece_at(cell_code(0, 0)) == START_PIECE
    assert list(NEW_PALACE.pieces()) == []
    assert legal_cells(NEW_PALACE, "") == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert misfits(NEW_PALACE, (0, -1), "S") == {"matching-sides", "on-foot"}
    assert misfits(NEW_PALACE, (1, 0), "W") == {"matching-sides", "on-foot"}
    assert misfits(NEW_PALACE, (0, 1), "N") == {"matching-sides", "on-foot"}
    assert misfits(NEW_PALACE, (-1, 0), "E") == {"matching-sides", "on-foot"}
    assert scored(NEW_PALACE) == (0, 0)


# ---------------------------------------------------------------- laying a tile


@pytest.mark.rule("base.place.orientation")
def test_squares_lie_as_they_are_printed() -> None:
    """A tile with a north wall would fit south of the start only if it could be turned."""
    for walls, forbidden in (("N", (0, 1)), ("E", (-1, 0)), ("S", (0, -1)), ("W", (1, 0))):
        assert legal_cells(NEW_PALACE, walls) == {(0, -1), (1, 0), (0, 1), (-1, 0)} - {forbidden}
    assert legal_cells(NEW_PALACE, "NEW") == {(0, -1)}
    assert legal_cells(NEW_PALACE, "NES") == {(1, 0)}
    assert legal_cells(NEW_PALACE, "ESW") == {(0, 1)}
    assert legal_cells(NEW_PALACE, "NSW") == {(-1, 0)}
    palace = NEW_PALACE.place(cell_code(0, -1), 5, square("NEW"))
    assert palace.shape_at(cell_code(0, -1)) is square("NEW")


@pytest.mark.rule("base.place.matching-sides")
def test_touching_sides_must_be_alike() -> None:
    palace = legal_palace({(1, 0): "S", (0, 1): "E"})
    # On (1, 1) the north side meets a wall and the west side meets a wall; the way in must come from elsewhere.
    assert misfits(palace, (1, 1), "NW") == {"on-foot"}
    assert misfits(palace, (1, 1), "N") == {"matching-sides", "on-foot"}
    assert misfits(palace, (1, 1), "") == {"matching-sides", "on-foot"}
    bent = legal_palace({(1, 0): "S", (0, 1): ""})
    assert misfits(bent, (1, 1), "N") == set()
    assert misfits(bent, (1, 1), "") == {"matching-sides"}
    assert misfits(bent, (1, 1), "NW") == {"matching-sides", "on-foot"}
    assert misfits(bent, (1, 1), "W") == {"matching-sides", "on-foot"}
    palace, layout = lay({(1, 0): "W", (0, 1): ""})
    assert [fault for fault in faults(palace) if fault.startswith("matching-sides")] == [
        "matching-sides: (0,0) E side does not match (1,0)"
    ]
    assert oracle.mismatches(layout) == {((0, 0), "E"), ((1, 0), "W")}


@pytest.mark.rule("base.place.on-foot", "base.edition.on-foot-scope")
def test_wall_against_wall_is_no_way_in() -> None:
    """The rulebook's tower whose only contact is wall against wall."""
    palace = legal_palace({(1, 0): "E"})
    assert misfits(palace, (2, 0), "W") == {"on-foot"}
    assert misfits(palace, (2, 0), "NESW") == {"on-foot"}
    cut_off, layout = lay({(1, 0): "E", (2, 0): "W", (3, 0): ""})
    assert oracle.unreachable(layout) == {(2, 0), (3, 0)}
    assert faults(cut_off) == [
        "on-foot: (2,0) cannot be reached from the starting tile",
        "on-foot: (3,0) cannot be reached from the starting tile",
    ]


@pytest.mark.rule("base.place.on-foot")
def test_the_way_may_be_long() -> None:
    """(1, 1) lies beside the start's neighbours but is reached only round a spiral of walls."""
    palace = legal_palace({(1, 0): "S", (2, 0): "", (2, 1): "", (2, 2): "", (1, 2): "N"})
    assert misfits(palace, (1, 1), "NS") == set()
    assert misfits(palace, (1, 1), "NSE") == {"matching-sides", "on-foot"}


@pytest.mark.rule("base.place.side-contact")
def test_a_corner_is_no_contact() -> None:
    for cell in ((1, 1), (-1, 1), (1, -1), (-1, -1), (2, 0), (0, -3)):
        for walls in oracle.ALL_WALLS:
            assert misfits(NEW_PALACE, cell, walls) == {"side-contact"}


@pytest.mark.rule("base.place.no-hole", "base.wall.around-holes", "base.hole.refill-impossible")
def test_a_ring_may_not_be_closed() -> None:
    """Seven tiles round an empty cell; the eighth would close the ring, with any walls."""
    ring = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)]
    palace = legal_palace(dict.fromkeys(ring, ""))
    assert misfits(palace, (0, 1), "") == {"no-hole"}
    for walls in oracle.ALL_WALLS:
        assert "no-hole" in misfits(palace, (0, 1), walls)
    assert misfits(palace, (1, 1), "") == set()
    closed, layout = lay(dict.fromkeys([*ring, (0, 1)], ""))
    assert oracle.enclosed(layout) == {(1, 1)}
    assert faults(closed) == ["no-hole: the empty space at (1,1) is enclosed"]


@pytest.mark.rule("base.place.legal-test", "base.place.no-hole")
def test_every_condition_alone_forbids_a_cell() -> None:
    ring = {(1, 0): "", (2, 0): "", (2, 1): "", (2, 2): "E", (1, 2): "", (0, 2): ""}
    palace = legal_palace(ring)
    assert misfits(palace, (2, 1), "") == {"occupied"}
    assert misfits(palace, (0, -1), "S") == {"matching-sides", "on-foot"}
    assert misfits(palace, (3, 2), "W") == {"on-foot"}
    assert misfits(palace, (3, 3), "") == {"side-contact"}
    assert misfits(palace, (0, 1), "") == {"no-hole"}
    assert misfits(palace, (3, 1), "") == set()
    assert misfits(legal_palace({**ring, (3, 1): ""}), (3, 2), "") == {"matching-sides"}
    assert misfits(legal_palace({**ring, (3, 1): ""}), (3, 2), "W") == set()


@pytest.mark.rule("base.place.wall-contact")
def test_one_open_contact_is_enough_beside_walls() -> None:
    palace = legal_palace({(1, 0): "S", (2, 0): "", (2, 1): "W", (0, 1): ""})
    assert misfits(palace, (1, 1), "NE") == set()
    before = scored(palace)
    built = palace.place(cell_code(1, 1), 9, square("NE"))
    assert faults(built) == []
    assert (before, scored(built)) == ((2, 0), (0, 0))


@pytest.mark.rule("base.place.occupied")
def test_an_occupied_cell_is_never_offered() -> None:
    palace = legal_palace({(1, 0): "N", (0, 1): "half-NE"})
    for piece in PIECES:
        name = piece[1] if piece[0] == "square" else f"half-{piece[1]}"
        for cell in ((0, 0), (1, 0), (0, 1)):
            assert misfits(palace, cell, name) == {"occupied"}


# ---------------------------------------------------------------- holes


@pytest.mark.rule("base.hole.flood-fill")
@pytest.mark.parametrize("width", [1, 2, 4])
@pytest.mark.parametrize("height", [1, 3])
def test_size_and_shape_of_an_area_do_not_matter(width: int, height: int) -> None:
    inside = set(oracle.box([(1, 1), (width, height)], 0))
    ring = [cell for cell in oracle.box(inside, 1) if cell not in inside]
    assert START in ring
    for last in ring:
        if last == START or last in ((0, height + 1), (width + 1, 0), (width + 1, height + 1)):
            continue
        palace = legal_palace({cell: "" for cell in ring if cell not in (START, last)})
        assert misfits(palace, last, "") == {"no-hole"}
        _, layout = lay({cell: "" for cell in ring if cell != START})
        assert oracle.enclosed(layout) == inside


@pytest.mark.rule("base.hole.flood-fill")
def test_a_corner_of_the_ring_makes_the_hole() -> None:
    """Without its corner tile a ring is closed already: the flood never moves diagonally."""
    ring = [(1, 0), (2, 0), (2, 1), (0, 1), (1, 2)]
    palace, layout = lay(dict.fromkeys(ring, ""))
    assert oracle.enclosed(layout) == {(1, 1)}
    assert "no-hole: the empty space at (1,1) is enclosed" in faults(palace)


@pytest.mark.rule("base.hole.diagonal")
def test_a_diagonal_gap_is_no_opening() -> None:
    palace = legal_palace(dict.fromkeys([(1, 0), (2, 0), (2, 1), (0, 1), (0, 2)], ""))
    assert misfits(palace, (1, 2), "") == {"no-hole"}
    for walls in oracle.ALL_WALLS:
        assert "no-hole" in misfits(palace, (1, 2), walls)
    assert palace.piece_at(cell_code(2, 2)) is None
    assert misfits(palace, (1, 1), "") == set()
    assert misfits(palace, (1, 3), "") == {"side-contact"}
    assert misfits(palace, (2, 2), "") == set()


BAY = {(1, 0): "", (1, 1): "E", (1, 2): "", (2, 2): "N", (3, 2): "", (3, 1): "W"}
"""A bay at (2, 1): three tiles show it their walls, its north side is open to the outside."""


@pytest.mark.rule("base.hole.bays")
def test_bays_where_nothing_fits_are_legal() -> None:
    palace = legal_palace(BAY)
    for walls in oracle.ALL_WALLS:
        assert "on-foot" in misfits(palace, (2, 1), walls)
    closing = palace.place(cell_code(3, 0), 9, square(""))
    assert faults(closing) == []
    assert misfits(closing, (2, 0), "") == {"no-hole"}, "it would turn the bay into a hole"
    assert misfits(closing, (2, -1), "") == {"side-contact"}


@pytest.mark.rule("base.hole.bays")
def test_a_bay_of_three_open_sides_may_be_filled() -> None:
    palace = legal_palace({(1, 0): "", (0, 1): "", (0, 2): "", (1, 2): ""})
    assert misfits(palace, (1, 1), "") == set()
    assert misfits(palace, (1, 1), "E") == set()


@pytest.mark.rule("base.hole.refill-impossible")
def test_neither_laying_nor_taking_out_makes_a_hole_for_a_moment() -> None:
    block = [cell for cell in oracle.box([(0, 0), (2, 2)], 0) if cell != START]
    palace = legal_palace(dict.fromkeys(block, ""))
    assert removal_misfits(palace, (1, 1)) == {"no-hole"}
    opened = palace.remove(cell_code(0, 1))
    assert faults(opened) == []
    opened = opened.remove(cell_code(1, 1))
    assert faults(opened) == []
    assert misfits(opened, (0, 1), "") == {"no-hole"}, "first the middle, then the gap"
    filled = opened.place(cell_code(1, 1), 8, square(""))
    assert misfits(filled, (0, 1), "") == set()


# ---------------------------------------------------------------- redesign


@pytest.mark.rule("base.redesign.remove-connected")
def test_only_the_end_of_a_row_can_go() -> None:
    palace = legal_palace({(1, 0): "", (2, 0): ""})
    assert removal_misfits(palace, (1, 0)) == {"on-foot"}
    assert removal_misfits(palace, (2, 0)) == set()
    assert palace.removable() == (cell_code(2, 0),)
    assert faults(palace.remove(cell_code(2, 0))) == []


@pytest.mark.rule("base.redesign.remove-connected")
def test_walls_do_not_keep_a_tile_connected() -> None:
    """(1, 1) touches (0, 1) wall to wall and hangs on (1, 0) alone."""
    walled = legal_palace({(1, 0): "", (0, 1): "E", (1, 1): "W"})
    assert removal_misfits(walled, (1, 0)) == {"on-foot"}
    assert removal_misfits(walled, (0, 1)) == set()
    joined = legal_palace({(1, 0): "", (0, 1): "", (1, 1): ""})
    assert {code_cell(code) for code in joined.removable()} == {(1, 0), (0, 1), (1, 1)}


@pytest.mark.rule("base.redesign.remove-connected")
def test_a_long_way_round_is_enough() -> None:
    """Eight tiles in a ring round (1, 1), which hangs on (1, 0) alone."""
    ring = {(2, 0): "", (2, 1): "W", (2, 2): "", (1, 2): "N", (0, 2): "", (0, 1): "E", (1, 0): "", (1, 1): "ESW"}
    palace = legal_palace(ring)
    assert {code_cell(code) for code in palace.removable()} == {(2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)}
    assert removal_misfits(palace, (1, 0)) == {"on-foot"}
    assert removal_misfits(palace, (1, 1)) == {"no-hole"}
    # With a double wall between (0, 1) and (0, 2) the ring is a chain.
    chain = legal_palace({**ring, (0, 1): "ES", (0, 2): "N"})
    assert {code_cell(code) for code in chain.removable()} == {(0, 1), (0, 2)}
    assert removal_misfits(chain, (2, 1)) == {"on-foot"}


@pytest.mark.rule("base.redesign.start-fixed")
def test_start_and_half_tiles_are_never_offered_for_redesign() -> None:
    palace = legal_palace({(1, 0): "half-NW", (0, 1): ""})
    assert palace.removable() == (cell_code(0, 1),)
    assert palace.exchangeable(square("")) == (cell_code(0, 1),)
    assert NEW_PALACE.removable() == ()
    assert NEW_PALACE.exchangeable(square("")) == ()


@pytest.mark.rule("base.redesign.remove-hole")
def test_a_tile_with_four_neighbours_stays() -> None:
    block = {(x, y): "" for x in (0, 1, 2) for y in (0, 1, 2) if (x, y) != START}
    assert removal_misfits(legal_palace(block), (1, 1)) == {"no-hole"}
    hanging = legal_palace({**block, (2, 0): "S", (2, 1): "NES", (2, 2): "N"})
    assert removal_misfits(hanging, (1, 1)) == {"no-hole", "on-foot"}
    del block[1, 2]
    assert removal_misfits(legal_palace(block), (1, 1)) == set()


@pytest.mark.rule("base.redesign.exchange-test")
def test_an_exchange_needs_like_sides_towards_neighbours_only() -> None:
    palace = legal_palace({(1, 0): "S", (1, 1): "NW", (2, 0): "", (2, 1): ""})
    assert exchange_misfits(palace, (1, 0), "SN") == set()
    assert exchange_misfits(palace, (1, 0), "") == {"matching-sides"}
    assert exchange_misfits(palace, (1, 0), "SE") == {"matching-sides"}
    assert exchange_misfits(palace, (1, 0), "SW") == {"matching-sides"}
    assert {walls for walls in oracle.ALL_WALLS if not exchange_misfits(palace, (1, 1), walls)} == {
        "N",
        "NS",
        "NW",
        "NSW",
    }
    changed = palace.exchange(cell_code(1, 1), 9, square("NS"))
    assert faults(changed) == []
    assert changed.occupied == palace.occupied
    assert changed.walk(changed.occupied) == palace.walk(palace.occupied)
    check_boards(changed)


@pytest.mark.rule("base.redesign.exchange-whole")
def test_what_cannot_be_removed_may_be_exchanged() -> None:
    row = legal_palace({(1, 0): "", (2, 0): ""})
    assert removal_misfits(row, (1, 0)) == {"on-foot"}
    assert exchange_misfits(row, (1, 0), "NS") == set()
    assert layout_of(row.exchange(cell_code(1, 0), 9, square("NS")))[1, 0] == ("square", "NS")
    block = legal_palace({cell: "" for cell in oracle.box([(0, 0), (2, 2)], 0) if cell != START})
    assert removal_misfits(block, (1, 1)) == {"no-hole"}
    assert exchange_misfits(block, (1, 1), "") == set()
    assert exchange_misfits(block, (1, 1), "N") == {"matching-sides"}


# ---------------------------------------------------------------- the wall


@pytest.mark.rule("base.wall.outer-segment")
def test_only_a_wall_towards_an_empty_cell_is_outer() -> None:
    palace = legal_palace({(1, 0): "NS"})
    assert lengths(palace) == [1, 1]
    assert {pair for stretch in stretches(palace) for pair in segments(palace, stretch)} == {
        ((1, 0), "N"),
        ((1, 0), "S"),
    }
    covered = palace.place(cell_code(0, 1), 7, square("")).place(cell_code(1, 1), 8, square("N"))
    assert faults(covered) == []
    assert lengths(covered) == [1]
    assert segments(covered, longest_wall(covered)) == [((1, 0), "N")]
    assert scored(covered.remove(cell_code(1, 1))) == (1, 0)
    assert lengths(covered.remove(cell_code(1, 1))) == [1, 1]


@pytest.mark.rule("base.wall.continuity")
def test_a_wall_runs_in_line_and_round_both_sorts_of_corner() -> None:
    in_line = legal_palace({(1, 0): "N", (2, 0): "N"})
    assert scored(in_line) == (2, 0)
    convex = legal_palace({(1, 0): "NE"})
    assert scored(convex) == (2, 0)
    assert lengths(legal_palace({(1, 0): "NS"})) == [1, 1], "opposite sides share no corner"
    concave = legal_palace({(1, 0): "N", (2, 0): "", (2, -1): "W"})
    assert scored(concave) == (2, 0)
    assert segments(concave, longest_wall(concave)) == [((1, 0), "N"), ((2, -1), "W")]
    broken = legal_palace({(1, 0): "N", (2, 0): "", (3, 0): "N"})
    assert lengths(broken) == [1, 1]
    every_turn = legal_palace({(1, 0): "NS", (2, 0): "NES", (0, 1): "E"})
    assert scored(every_turn) == (6, 0)


@pytest.mark.rule("base.wall.example-eight", "base.score.wall-longest", "base.score.wall-inner")
def test_the_pictured_example_scores_eight() -> None:
    palace = legal_palace(
        {
            (0, -1): "NEW",
            (-1, 0): "W",
            (1, 0): "NES",
            (-1, 1): "SW",
            (0, 1): "",
            (1, 1): "NE",
            (0, 2): "",
            (1, 2): "ES",
        }
    )
    assert scored(palace) == (8, 0)
    assert lengths(palace) == [8, 3]
    inner = {((1, 0), "S"), ((1, 1), "N")}
    assert not inner & {pair for stretch in stretches(palace) for pair in segments(palace, stretch)}
    assert segments(palace, longest_wall(palace)) == [
        ((0, -1), "E"),
        ((0, -1), "N"),
        ((0, -1), "W"),
        ((1, 0), "E"),
        ((1, 0), "N"),
        ((1, 1), "E"),
        ((1, 2), "E"),
        ((1, 2), "S"),
    ]


@pytest.mark.rule("base.wall.closed-loop")
def test_a_closed_wall_counts_all_its_segments() -> None:
    cross = {(0, -1): "NEW", (1, 0): "NES", (0, 1): "ESW", (-1, 0): "NSW"}
    palace = legal_palace(cross)
    assert scored(palace) == (12, 0)
    assert lengths(palace) == [12]
    assert all(palace.legal(shape) == [] for shape in SHAPES if not (shape.camp or shape.granada)), (
        "no building can be added to a closed palace"
    )
    opened = palace.exchange(cell_code(0, -1), 9, square("NE"))
    assert scored(opened) == (11, 0)
    assert scored(palace.remove(cell_code(0, -1))) == (9, 0)


@pytest.mark.rule("base.wall.inner-links", "base.score.wall-inner")
def test_inner_walls_neither_link_nor_part() -> None:
    palace = legal_palace({(1, 0): "", (0, -1): "NE", (1, -1): "NW"})
    assert scored(palace) == (2, 0)
    assert lengths(palace) == [2]
    # The outer wall runs on past the end of the double wall between (1, 0) and (1, 1), which adds nothing.
    past = legal_palace({(1, 0): "ES", (0, 1): "", (1, 1): "NE"})
    assert lengths(past) == [2]
    # A double wall that ends at an open side joins nothing to anything.
    assert lengths(legal_palace({(1, 0): "NS", (0, 1): "", (1, 1): "NS"})) == [1, 1]


@pytest.mark.rule("base.wall.open-edge")
def test_an_open_side_interrupts_the_wall() -> None:
    assert lengths(legal_palace({(1, 0): "N", (2, 0): "", (3, 0): "NE"})) == [2, 1]
    # Walls on both sides of the start's own north side.
    assert lengths(legal_palace({(1, 0): "N", (-1, 0): "N"})) == [1, 1]
    assert lengths(legal_palace({(1, 0): "NS", (0, 1): "EW"})) == [2, 1, 1]
    assert scored(NEW_PALACE) == (0, 0)


@pytest.mark.rule("base.wall.bays")
def test_walls_inside_a_bay_count() -> None:
    palace = legal_palace(BAY)
    assert scored(palace) == (3, 0)
    assert segments(palace, longest_wall(palace)) == [((1, 1), "E"), ((2, 2), "N"), ((3, 1), "W")]


@pytest.mark.rule("base.wall.equal-stretches")
def test_equal_stretches_score_once_and_no_wall_scores_nothing() -> None:
    palace = legal_palace({(1, 0): "NE", (-1, 0): "SW"})
    assert lengths(palace) == [2, 2]
    assert scored(palace) == (2, 0)
    assert scored(legal_palace({(1, 0): "", (1, 1): ""})) == (0, 0)
    assert stretches(legal_palace({(1, 0): "", (1, 1): ""})) == []
    # Only inner walls.
    assert scored(legal_palace({(1, 0): "S", (0, 1): "", (1, 1): "N"})) == (0, 0)


@pytest.mark.rule("base.wall.one-contour")
def test_two_tiles_meeting_at_a_corner_only_would_enclose_a_cell() -> None:
    hook = legal_palace({(1, 0): "", (2, 0): "", (2, 1): "", (2, 2): ""})
    check_contour(layout_of(hook))
    assert misfits(hook, (0, 1), "") == set()
    longer = hook.place(cell_code(0, 1), 9, square(""))
    assert misfits(longer, (1, 2), "") == {"no-hole"}, "it would meet (0, 1) at a corner only"
    assert misfits(longer, (0, 2), "") == set()
    pinched, layout = lay({(1, 0): "", (2, 0): "", (2, 1): "", (2, 2): "", (0, 1): "", (1, 2): ""})
    with pytest.raises(AssertionError):
        check_contour(layout)
    assert faults(pinched) == ["no-hole: the empty space at (1,1) is enclosed"]


# ---------------------------------------------------------------- half tiles


@pytest.mark.rule("watchtowers.geometry.shape")
def test_a_half_tile_has_two_open_short_edges_and_one_walled_long_edge() -> None:
    for shape in HALVES:
        assert sorted(shape.edges) == [-1, -1, 0, 0]
        assert abs(shape.edges.index(0) - (3 - shape.edges[::-1].index(0))) in (1, 3), "they meet at a corner"
    palace = legal_palace({(1, 0): "half-NW"})
    assert scored(palace) == (1, 1)
    assert segments(palace, longest_wall(palace)) == [((1, 0), "-")]


@pytest.mark.rule("watchtowers.geometry.half-tile")
@pytest.mark.parametrize(("corner", "legs"), [("NW", "NW"), ("NE", "NE"), ("SE", "SE"), ("SW", "SW")])
def test_a_half_tile_touches_with_the_two_sides_at_its_corner(corner: str, legs: str) -> None:
    """It fits beside the start only where one of these sides faces it, and takes the whole cell."""
    beside = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}
    assert legal_cells(NEW_PALACE, f"half-{corner}") == {beside[leg] for leg in legs}
    for leg in legs:
        cell = beside[leg]
        palace = legal_palace({cell: f"half-{corner}"})
        assert cells_of(palace, palace.occupied) == {START, cell}
        assert cells_of(palace, palace.halves) == {cell}
        for piece in PIECES:
            name = piece[1] if piece[0] == "square" else f"half-{piece[1]}"
            assert misfits(palace, cell, name) == {"occupied"}


@pytest.mark.rule("watchtowers.placement.rotation")
def test_a_half_tile_may_be_turned() -> None:
    """All four ways of lying are offered wherever they fit, several of them on one cell."""
    cells: dict[str, set[Cell]] = {corner: legal_cells(NEW_PALACE, f"half-{corner}") for corner in CORNERS}
    assert cells == {
        "NW": {(1, 0), (0, 1)},
        "NE": {(-1, 0), (0, 1)},
        "SE": {(-1, 0), (0, -1)},
        "SW": {(1, 0), (0, -1)},
    }
    notch = legal_palace({(1, 0): "", (0, 1): ""})
    assert [corner for corner in CORNERS if not misfits(notch, (1, 1), f"half-{corner}")] == ["NW", "NE", "SW"]
    assert misfits(notch, (1, 1), "half-SE") == {"side-contact"}


@pytest.mark.rule("watchtowers.placement.open-edges")
def test_a_short_edge_may_not_touch_a_wall() -> None:
    palace = legal_palace({(1, 0): "E", (1, -1): ""})
    assert misfits(palace, (2, 0), "half-NW") == {"matching-sides", "on-foot"}
    # West against the wall, north against the open side of (2, -1): still a wall on a short edge.
    beside = palace.place(cell_code(2, -1), 8, square(""))
    assert misfits(beside, (2, 0), "half-NW") == {"matching-sides"}
    # With the long edge towards the wall it fits, and the wall stays outer.
    assert misfits(beside, (2, 0), "half-NE") == set()
    # A short edge with nothing beside it asks for nothing.
    assert misfits(NEW_PALACE, (1, 0), "half-NW") == set()
    # And a wall may not be laid against a short edge.
    tower = legal_palace({(1, 0): "half-NW"})
    assert misfits(tower, (1, -1), "S") == {"matching-sides", "on-foot"}
    assert misfits(tower, (1, -1), "") == set()


@pytest.mark.rule("watchtowers.placement.long-edge-free", "watchtowers.geometry.half-tile")
def test_nothing_ever_lies_against_the_long_edge() -> None:
    palace = legal_palace({(1, 0): "half-NW", (0, 1): "", (1, 1): ""})
    for corner in CORNERS:
        assert misfits(palace, (1, 0), f"half-{corner}") == {"occupied"}, "no second half tile in its cell"
    for walls in oracle.ALL_WALLS:
        assert misfits(palace, (1, 0), walls) == {"occupied"}
        assert misfits(palace, (2, 0), walls) == {"side-contact"}, "the next cell is no neighbour"
    assert oracle.contacts(layout_of(palace), (1, 0)) == {"W": ("open", "open")}


@pytest.mark.rule("watchtowers.geometry.non-leg-sides")
def test_a_tile_across_a_side_that_is_no_short_edge() -> None:
    """(1, 1) lies south of a half tile whose short edges are north and west."""
    tower = {(1, 0): "half-NW", (0, 1): ""}
    palace = legal_palace(tower)
    assert misfits(palace, (1, 1), "N") == set()
    assert misfits(palace, (1, 1), "") == set()
    walled = legal_palace({**tower, (1, 1): "N"})
    assert scored(walled) == (2, 1)
    assert segments(walled, longest_wall(walled)) == [((1, 0), "-"), ((1, 1), "N")]
    assert scored(legal_palace({**tower, (1, 1): ""})) == (1, 1)
    # Such a side joins nothing: neither alone nor when the other contact is walled.
    assert misfits(palace, (2, 0), "") == {"side-contact"}
    shut = legal_palace({(1, 0): "half-NW", (0, 1): "E"})
    assert misfits(shut, (1, 1), "W") == {"on-foot"}
    # It keeps no tile connected and asks for no match in an exchange.
    both = legal_palace({**tower, (1, 1): ""})
    assert removal_misfits(both, (0, 1)) == {"on-foot"}
    assert exchange_misfits(both, (1, 1), "N") == set()
    assert exchange_misfits(both, (1, 1), "W") == {"matching-sides"}


@pytest.mark.rule("watchtowers.geometry.edge-model")
def test_short_edges_match_and_join_like_open_sides() -> None:
    palace = legal_palace({(1, 0): "half-NW", (1, -1): "W"})
    assert removal_misfits(palace, (1, -1)) == set()
    assert exchange_misfits(palace, (1, -1), "") == set()
    assert exchange_misfits(palace, (1, -1), "S") == {"matching-sides"}
    clash, layout = lay({(0, -1): "", (1, -1): "S", (1, 0): "half-NW"})
    assert faults(clash) == ["matching-sides: (1,-1) S side does not match (1,0)"]
    assert oracle.mismatches(layout) == {((1, -1), "S"), ((1, 0), "N")}
    alone, layout = lay({(1, 0): "half-NE", (2, 0): ""})
    assert faults(alone) == [
        "on-foot: (1,0) cannot be reached from the starting tile",
        "on-foot: (2,0) cannot be reached from the starting tile",
    ]
    assert oracle.unreachable(layout) == {(1, 0), (2, 0)}


@pytest.mark.rule("watchtowers.placement.on-foot", "watchtowers.geometry.edge-model")
def test_a_way_may_lead_through_a_half_tile() -> None:
    palace = legal_palace({(1, 0): "half-NW"})
    assert misfits(palace, (1, -1), "W") == set()
    assert misfits(palace, (1, -1), "NEW") == set()
    behind = legal_palace({(1, 0): "half-NW", (1, -1): "W", (2, -1): ""})
    assert removal_misfits(behind, (1, -1)) == {"on-foot"}
    # Where the half tile is the second way round, the tile it replaces may go.
    round_about = legal_palace({(1, 0): "half-NW", (1, -1): "", (0, -1): ""})
    assert removal_misfits(round_about, (0, -1)) == set()
    assert removal_misfits(round_about, (1, -1)) == set()


@pytest.mark.rule("watchtowers.geometry.gap-model", "watchtowers.placement.no-gaps")
def test_an_empty_half_needs_a_way_out() -> None:
    """A half tile with tiles on both cells that its long edge looks at is illegal, with one of them legal."""
    ring = {(1, 0): "half-NW", (0, 1): "", (1, 1): "", (2, 1): ""}
    palace = legal_palace(ring)
    for walls in oracle.ALL_WALLS:
        assert "no-hole" in misfits(palace, (2, 0), walls)
    assert misfits(palace, (2, 0), "") == {"no-hole"}
    assert misfits(palace, (2, 0), "half-SW") == {"no-hole"}
    # A half tile whose empty half lies beside the first one's leaves the way open.
    assert misfits(palace, (2, 0), "half-SE") == set()
    closed, layout = lay({**ring, (2, 0): ""})
    assert oracle.enclosed(layout) == {(1, 0)}
    assert faults(closed) == ["no-hole: the empty space at (1,0) is enclosed"]


@pytest.mark.rule("watchtowers.placement.no-gaps", "watchtowers.geometry.gap-model")
def test_a_half_tile_may_not_close_a_ring() -> None:
    ring = legal_palace(dict.fromkeys([(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2)], ""))
    for corner in CORNERS:
        assert misfits(ring, (0, 1), f"half-{corner}") == {"no-hole"}
    # On (1, 1) there are tiles north, east and south: the empty half must look west, to the outside.
    assert {corner for corner in CORNERS if not misfits(ring, (1, 1), f"half-{corner}")} == {"NE", "SE"}
    assert misfits(ring, (1, 1), "half-NW") == {"no-hole"}
    assert misfits(ring, (1, 1), "half-SW") == {"no-hole"}


@pytest.mark.rule("watchtowers.geometry.gap-model", "watchtowers.redesign.connectivity")
def test_four_occupied_cells_round_a_tile_are_not_always_a_hole() -> None:
    """The cell north of (1, 1) holds a half tile: what counts is whether its short edge lies there."""
    ring = {(0, 1): "", (0, 2): "", (1, 2): "", (2, 2): "", (2, 1): "", (1, 1): ""}
    assert removal_misfits(legal_palace({**ring, (1, 0): "half-NW"}), (1, 1)) == set()
    assert removal_misfits(legal_palace({**ring, (1, 0): "half-SW"}), (1, 1)) == {"no-hole"}


@pytest.mark.rule("watchtowers.placement.two-together")
def test_half_tiles_may_touch_by_their_short_edges() -> None:
    palace = legal_palace({(1, 0): "half-NW"})
    assert misfits(palace, (1, -1), "half-SW") == set()
    assert misfits(palace, (1, -1), "half-SE") == set()
    assert misfits(palace, (1, -1), "half-NW") == {"side-contact"}
    assert misfits(palace, (2, 0), "half-SW") == {"side-contact"}, "its short edge meets an empty half"
    two = legal_palace({(1, 0): "half-NW", (1, -1): "half-SW"})
    assert scored(two) == (2, 2)
    assert lengths(legal_palace({(1, 0): "half-NW", (1, -1): "half-SE"})) == [1, 1]


@pytest.mark.rule("watchtowers.geometry.wall-model")
@pytest.mark.parametrize(
    ("corner", "cell", "wall", "joined"),
    [
        ("NW", (1, 0), {(1, -1): "E"}, True),  # NE-SW: meets the edge above its NE point
        ("SW", (1, 0), {(0, -1): "", (1, -1): "E"}, False),  # NW-SE: does not
        ("SW", (1, 0), {(0, -1): "E"}, True),  # NW-SE: meets the edge above its NW point
        ("SE", (-1, 0), {(-1, 1): "W"}, True),  # NE-SW: meets the edge below its SW point
        ("NE", (-1, 0), {(-1, -1): "W"}, True),  # NW-SE: meets the edge above its NW point
    ],
)
def test_the_long_edge_runs_between_the_corners_beside_its_own(
    corner: str, cell: Cell, wall: dict[Cell, str], joined: bool
) -> None:
    palace = legal_palace({cell: f"half-{corner}", **wall})
    assert lengths(palace) == ([2] if joined else [1, 1])
    assert longest_wall(palace).towers == 1


@pytest.mark.rule("watchtowers.geometry.wall-model", "base.wall.closed-loop")
def test_a_closed_wall_of_squares_and_half_tiles() -> None:
    """A cross with a half tile in each of its notches: an octagon."""
    cross = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}
    notches = {(1, -1): "half-SW", (1, 1): "half-NW", (-1, 1): "half-NE", (-1, -1): "half-SE"}
    palace = legal_palace(cross | notches)
    assert scored(palace) == (8, 4)
    assert lengths(palace) == [8]
    check_contour(layout_of(palace))


@pytest.mark.rule("watchtowers.scoring.longest-first")
def test_length_comes_before_half_tiles() -> None:
    tied = legal_palace({(1, 0): "N", (-1, 0): "half-NE"})
    assert lengths(tied) == [1, 1]
    assert scored(tied) == (1, 1)
    longer = legal_palace({(1, 0): "NE", (-1, 0): "half-NE"})
    assert scored(longer) == (2, 0)


@pytest.mark.rule("watchtowers.example.a")
def test_first_printed_result() -> None:
    palace = legal_palace(
        {(0, -1): "", (-1, -1): "S", (-2, -1): "NSW", (-1, -2): "half-SW", (1, -1): "half-NW"},
    )
    assert scored(palace) == (4, 0)
    assert segments(palace, longest_wall(palace)) == [
        ((-2, -1), "N"),
        ((-2, -1), "S"),
        ((-2, -1), "W"),
        ((-1, -1), "S"),
    ]


@pytest.mark.rule("watchtowers.example.b")
def test_second_printed_result() -> None:
    palace = legal_palace(
        {(1, 0): "ES", (0, 1): "ES", (-1, 1): "S", (1, -1): "half-SW", (-2, 1): "half-NE"},
    )
    assert scored(palace) == (7, 2)
    assert segments(palace, longest_wall(palace)) == [
        ((-2, 1), "-"),
        ((-1, 1), "S"),
        ((0, 1), "E"),
        ((0, 1), "S"),
        ((1, -1), "-"),
        ((1, 0), "E"),
        ((1, 0), "S"),
    ]


@pytest.mark.rule("watchtowers.example.c", "watchtowers.placement.on-foot")
def test_third_printed_result() -> None:
    tiles = {(0, 1): "S", (-1, 2): "ES", (-2, 2): "NSW", (-1, 1): "half-SE", (1, 1): "half-NW"}
    palace = legal_palace(tiles)
    assert scored(palace) == (8, 2)
    assert segments(palace, longest_wall(palace)) == [
        ((-2, 2), "N"),
        ((-2, 2), "S"),
        ((-2, 2), "W"),
        ((-1, 1), "-"),
        ((-1, 2), "E"),
        ((-1, 2), "S"),
        ((0, 1), "S"),
        ((1, 1), "-"),
    ]
    del tiles[-1, 1]
    cut_off, layout = lay(tiles)
    assert oracle.unreachable(layout) == {(-1, 2), (-2, 2)}
    assert len(faults(cut_off)) == 2
