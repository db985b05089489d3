"""The palace against the rules: worked layouts, and long random building compared with the slow oracle."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from sabika.palace.grid import CORNERS, NARROW, WIDE, cell_code, code_cell, neighbour
from sabika.palace.palace import NEW_PALACE, START_PIECE, Palace, build, enclosed, faults
from sabika.palace.shapes import HALVES, SHAPES, Shape, square, walls_mask
from sabika.palace.walls import longest_wall, segments, stretches

from . import oracle
from .oracle import BARE, START, Cell, Layout, Piece

PIECES = oracle.SQUARES + oracle.HALVES


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
                assert layout[cell][0] == "square" and side in layout[cell][1]
                assert side not in oracle.contacts(layout, cell)
    assert {frozenset(pairs) for pairs in carried} == set(oracle.groups(oracle.outer_walls(layout)))
    best = longest_wall(palace)
    assert (best.length, best.towers) == oracle.scored_wall(layout), layout
    assert not found or best in found


def check_contour(layout: Layout) -> None:
    """The outline is one line with exactly two edges at each of its corners."""
    outline = oracle.outline(layout)
    assert len(oracle.groups(outline)) == 1
    assert {len(there) for there in oracle.meeting(outline).values()} == {2}


def cells_of(palace: Palace, board: int) -> set[Cell]:
    return {palace.grid.cell(k) for k in range(board.bit_length()) if board >> k & 1}


def check_boards(palace: Palace) -> None:
    """The palace as it grew has the boards of one built at once, and they say what the layout says."""
    layout = layout_of(palace)
    held = {cell: value for cell, value in palace.layout().items() if cell != START}
    fresh = build({cell: (number, shape_of(piece_of(name))) for cell, (number, name) in held.items()})
    assert fresh == palace and hash(fresh) == hash(palace)
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
    for cell in layout:
        eight = [other for other in oracle.box([cell], 1) if other not in (cell, START) and other in layout]
        assert sorted(palace.around(cell_code(*cell))) == sorted(pieces[other] for other in eight)
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
    allowed: Callable[[Cell], bool] = lambda cell: True,
) -> Iterator[tuple[Palace, Layout]]:
    """Lay, take out and exchange pieces at random; both geometries after every step."""
    layout = layout_of(palace)
    compact = rng.random() < 0.5
    for number in range(1000, 1000 + steps):
        piece = random_piece(rng, halves, open_rate)
        shape, act = shape_of(piece), rng.random()
        if act < 0.7:
            cells = [cell for cell in map(code_cell, palace.legal(shape)) if allowed(cell)]
            if not cells:
                continue
            some = rng.sample(cells, min(3 if compact else 1, len(cells)))
            cell = min(some, key=lambda c: abs(c[0]) + abs(c[1]))
            palace = palace.place(cell_code(*cell), number, shape)
            layout = {**layout, cell: piece}
        elif act < 0.84:
            cells = [cell for cell in map(code_cell, palace.removable()) if allowed(cell)]
            if not cells:
                continue
            cell = rng.choice(cells)
            palace = palace.remove(cell_code(*cell))
            layout = oracle.without(layout, cell)
        else:
            if shape.corner is not None:
                continue
            cells = [cell for cell in map(code_cell, palace.exchangeable(shape)) if allowed(cell)]
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
            assert oracle.exchangeable(layout, piece) == {
                code_cell(code) for code in palace.exchangeable(shape_of(piece)) if piece[0] == "square"
            } or piece[0] == "half"
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
        for line in found:
            match = re.match(r"([a-z-]+): .*?\((-?\d+),(-?\d+)\)", line)
            assert match is not None, line
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
@pytest.mark.parametrize("halves", (0.0, 0.3))
@pytest.mark.parametrize("direction", LINES)
def test_random_building_at_the_end_of_a_long_line(direction: str, halves: float) -> None:
    dx, dy = oracle.STEPS[direction]
    for count in (12, 43, 80):
        rng = random.Random(f"{direction} {count}")
        end = (dx * (count + 1), dy * (count + 1))
        near = set(oracle.box([end], 3))
        states = list(wander(rng, line(direction, count, ""), 24, halves, 0.75, near.__contains__))
        for palace, layout in states[4::7]:
            assert layout_of(palace) == layout
            assert check_near(palace, layout, end) >= 500
            check_contour(layout)
            check_boards(palace)
        palace, layout = states[-1]
        assert faults(palace) == [] and oracle.is_legal(layout)
        assert palace.grid is WIDE
        copy = pickle.loads(pickle.dumps(palace))
        assert copy == palace and copy.legal(square("")) == palace.legal(square(""))


@pytest.mark.rule("base.grid.coordinates")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_staircase_out_of_the_corner_of_the_narrow_board(corner: str) -> None:
    dx, dy = (1 if "E" in corner else -1), (1 if "S" in corner else -1)
    tiles: dict[Cell, str] = {}
    for n in range(1, 13):
        tiles[dx * n, dy * (n - 1)] = tiles[dx * n, dy * n] = ""
    palace = legal_palace(tiles)
    assert palace.grid is NARROW
    end = (dx * 14, dy * 14)
    near = set(oracle.box([end], 3))
    for step, (grown, layout) in enumerate(wander(random.Random(corner), palace, 40, 0.2, 0.85, near.__contains__)):
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
    for cell in ((16, 0), (0, -40), (-15, -15), (100, 100), (-16, 0), (15, 0)):
        assert NEW_PALACE.piece_at(cell_code(*cell)) is None
        assert NEW_PALACE.shape_at(cell_code(*cell)) is None
        for shape in SHAPES:
            assert NEW_PALACE.misfits(cell_code(*cell), shape) == ["side-contact"]


# ---------------------------------------------------------------- values


def test_pickling_keeps_everything() -> None:
    for seed in range(6):
        for palace, layout in wander(random.Random(seed), NEW_PALACE, 25, 0.25, 0.75):
            copy = pickle.loads(pickle.dumps(palace))
            assert copy == palace and hash(copy) == hash(palace)
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
    assert build(tiles) == build(other) and hash(build(tiles)) == hash(build(other))
    assert build(tiles) != build({**tiles, (1, 1): (3, square("S"))})
    assert build(tiles) != build({**tiles, (1, 1): (4, square("E"))})
    assert build(tiles) != "palace"
    assert [piece for _, piece in build(other).pieces()] == [3, 2, 1]
    assert "half-NW" in repr(build({(1, 0): (1, HALVES[0])}))


def test_profiles_are_read_strictly() -> None:
    assert walls_mask("") == 0 and walls_mask("WSEN") == 15
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
    assert [line for line in faults(palace) if line.startswith("matching-sides")] == [
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
@pytest.mark.parametrize("width", (1, 2, 4))
@pytest.mark.parametrize("height", (1, 3))
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
    assert misfits(palace, (2, 2), "") == {"no-hole"}, "(2, 2) and (0, 2) would leave (1, 2) open, but"
