"""Alhambra and Granada on one grid: long random building compared with the slow oracle, and worked layouts."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import product

import pytest

from sabika.palace.faults import faults
from sabika.palace.grid import NARROW, SIDES, WIDE, Cell, cell_code, code_cell
from sabika.palace.palace import NEW_PALACE, RULE_OF_MISFIT, RULE_OF_REMOVAL, build
from sabika.palace.shapes import MOAT, SHAPES, granada, square
from sabika.palace.walls import longest_joint, longest_moat, longest_wall, moat_length, open_sides, segments
from sabika.rules.register import register

from . import oracle
from .both import Both, check_changes, check_lines, check_state, piece_of, shape_of
from .oracle import BARE, START, Layout, Piece

PIECES: tuple[Piece, ...] = (
    *oracle.SQUARES,
    *oracle.MOATS,
    *oracle.HALVES,
    *(("square", walls) for walls in ("n", "eS")),
    *((sort, bastions) for sort in ("camp", "meadow") for bastions in ("N", "NE", "NESW")),
)


def legal(tiles: dict[Cell, str], *gates: tuple[Cell, str]) -> Both:
    """Named pieces round the start that must be legal in both geometries."""
    both = Both.of(dict(tiles), *gates)
    check_state(both)
    return both


def misfits(both: Both, cell: Cell, name: str) -> set[str]:
    """What is wrong with a piece on a cell; both geometries agree."""
    piece = piece_of(name)
    found = set(both.palace.misfits(cell_code(*cell), shape_of(piece)))
    assert found == oracle.survey(both.layout, [piece], [cell], both.gates)[cell, piece]
    assert (not found) == (cell in both.legal(piece))
    return found


def lines(both: Both) -> tuple[int, int, int]:
    """Longest wall, moat and joint stretch."""
    check_lines(both)
    palace = both.palace
    return longest_wall(palace).length, moat_length(palace), longest_joint(palace).length


PLUS = {(0, -1): "NEW", (1, 0): "NES", (0, 1): "ESW", (-1, 0): "NSW"}
"""A closed Alhambra: the starting tile and four tiles with walls on all their outer sides."""
ROUND_PLUS = {
    (2, 0): "moat-ESW", (2, -1): "moat-", (1, -1): "moat-SW", (1, -2): "moat-", (0, -2): "moat-S",
    (-1, -2): "moat-", (-1, -1): "moat-ES", (-2, -1): "moat-", (-2, 0): "moat-E", (-2, 1): "moat-",
    (-1, 1): "moat-NE", (-1, 2): "moat-", (0, 2): "moat-N", (1, 2): "moat-", (1, 1): "moat-NEW",
}  # fmt: skip
"""A Granada round it that meets itself at the corner between (2, 0) and (1, 1)."""
ROUND_ONE = {
    (1, 0): "S", (1, 1): "moat-NESW", (2, 0): "", (2, 1): "ESW", (0, 1): "E", (0, 2): "", (1, 2): "NE",
}  # fmt: skip
"""A tile of Granada closed in by an Alhambra that meets itself at the corner between (2, 1) and (1, 2)."""


# ---------------------------------------------------------------- random building


def random_piece(rng: random.Random, extras: tuple[Piece, ...]) -> Piece:
    kind = rng.random()
    if kind < 0.12 and extras:
        return rng.choice(extras)
    sides = [side for side in "NESW" if rng.random() < 0.4]
    if kind < 0.6:
        return "moat", "".join(sides)
    return "square", "".join(side if rng.random() < 0.9 else side.lower() for side in sides)


def wander(rng: random.Random, both: Both, steps: int, reach: int, extras: tuple[Piece, ...]) -> Iterator[Both]:
    """Lay, take out, exchange and open gates at random, no further from the start than ``reach``."""
    for number in range(1000, 1000 + steps):
        piece, act = random_piece(rng, extras), rng.random()
        if act < 0.1:
            places = sorted(both.gate_places(piece) | both.gate_exchanges(piece))
            near = [(cell, side) for cell, side in places if max(map(abs, cell)) <= reach]
            if near:
                cell, side = rng.choice(near)
                both = both.put(cell, number, piece).with_gate(cell, side)
        elif act < 0.2 and (cells := both.removable()):
            both = both.take(rng.choice(sorted(cells)))
        elif act < 0.3 and piece[0] != "half" and (cells := both.exchangeable(piece)):
            both = both.put(rng.choice(sorted(cells)), number, piece)
        else:
            pieces = [piece, *rng.sample(PIECES[:32], 6)]
            fits = [(cell, piece) for piece in pieces for cell in both.legal(piece) if max(map(abs, cell)) <= reach]
            if fits:
                # Of a few the one with most joint sides, so that the cities grow along each other.
                few = rng.sample(sorted(fits), min(5, len(fits)))
                cell, piece = max(few, key=lambda fit: joints(both.layout, *fit))
                both = both.put(cell, number, piece)
        yield both


def joints(layout: Layout, cell: Cell, piece: Piece) -> int:
    """How many joint sides a new piece has."""
    found = oracle.contacts({**layout, cell: piece}, cell).values()
    return sum(pair in (("wall", "moat"), ("moat", "wall")) for pair in found)


EXTRAS: tuple[tuple[Piece, ...], ...] = (
    (),
    oracle.HALVES,
    (),
    tuple(("camp", bastions) for bastions in ("N", "E", "S", "W", "NESW")),
    (),
    (*oracle.HALVES, *(("meadow", bastions) for bastions in ("N", "E", "S", "W", "NS"))),
)


@pytest.mark.rule(
    "combined.place.legal-test",
    "combined.place.own-rules",
    "combined.place.joint-sides",
    "combined.place.on-foot-separately",
    "combined.hole.both",
    "combined.redesign.remove-test",
    "combined.redesign.exchange-test",
    "combined.redesign.cross-exchange",
    "combined.wall.outer",
    "combined.wall.longest",
    "combined.joint.section",
    "combined.joint.longest",
    "city-gates.granada",
    "invaders.granada",
    "camps.granada",
    "watchtowers.base-games",
)
@pytest.mark.parametrize("seed", range(12))
def test_random_building_agrees_with_the_oracle(seed: int) -> None:
    rng, compared = random.Random(seed), 0
    for step, both in enumerate(wandering(seed)):
        check_state(both)
        if step % 8 == 7:
            compared += check_changes(both, tuple(rng.sample(PIECES, 12)))
    assert compared >= 2_000


def test_random_building_gets_everywhere() -> None:
    """Large Granadas, long joint stretches, gates in moats, and one city round the other."""
    largest = longest = gates = junctions = 0
    for both in (both for seed in range(12) for both in wandering(seed)):
        largest = max(largest, len(oracle.granada(both.layout)))
        longest = max(longest, longest_joint(both.palace).length)
        gates = max(gates, sum(both.layout[min(gate)][0] == "moat" for gate in both.gates))
        walls, moats = oracle.outer_walls(both.layout), oracle.outer_moats(both.layout)
        junctions += any(len(there) > 2 for edges in (walls, moats) for there in oracle.meeting(edges).values())
    assert largest >= 20
    assert longest >= 8
    assert gates >= 3
    assert junctions >= 50


def wandering(seed: int) -> Iterator[Both]:
    """From nothing, or from one city that surrounds the other."""
    start = ({}, {}, ROUND_ONE, {**PLUS, **ROUND_PLUS})[seed % 4]
    return wander(random.Random(seed), legal(start), 60, (2, 3, 4)[seed % 3], EXTRAS[seed % 6])


@pytest.mark.rule("combined.place.joint-sides", "combined.place.on-foot-separately", "combined.hole.both")
def test_faults_agree_with_the_oracle_on_any_layout() -> None:
    rng = random.Random(11)
    seen: dict[str, int] = {}
    for _ in range(1500):
        width, density = rng.choice((2, 3)), rng.choice((0.5, 0.95))
        cells = [cell for cell in oracle.box([(-1, 0), (1, width)], 0) if cell != START and rng.random() < density]
        sure = rng.random() < 0.7
        layout: Layout = {START: BARE}
        for cell in cells:
            # Most layouts are made so that sides match, else hardly any would be legal.
            fitting = [piece for piece in PIECES[:32] if not oracle.clashes({**layout, cell: piece})]
            layout[cell] = rng.choice(fitting if sure and fitting else PIECES[:32])
        palace = build({cell: (n, shape_of(layout[cell])) for n, cell in enumerate(cells)})
        broken = oracle.broken(layout)
        named = {"joint-sides": "matching-sides"}
        assert {fault.partition(":")[0] for fault in faults(palace)} == {named.get(rule, rule) for rule in broken}
        for rule in broken or {""}:
            seen[rule] = seen.get(rule, 0) + 1
    assert min(seen[rule] for rule in ("", "joint-sides", "matching-sides", "on-foot", "no-hole", "joint")) >= 20, seen


# ---------------------------------------------------------------- shapes


@pytest.mark.rule("combined.place.joint-sides", "camps.granada")
def test_the_table_of_contacts() -> None:
    """Every side against every other, in both orders."""
    shows = {
        "open": "", "wall": "E", "bastion": "camp-E", "green": "camp-W", "meadow": "meadow-W",
        "lane": "moat-W", "moat": "moat-E",
    }  # fmt: skip
    turns = str.maketrans("EW", "WE")
    for one, left in shows.items():
        for other, right in shows.items():
            mirrored = right.translate(turns)
            palace = build({(1, 0): (0, shape_of(piece_of(left))), (2, 0): (1, shape_of(piece_of(mirrored)))})
            clash = any(fault.startswith("matching-sides: (1,0)") for fault in faults(palace))
            assert clash == (f"{one} {other}" not in oracle.ALLOWED), (one, other)
    with_granada = {pair for pair in oracle.ALLOWED if "lane" in pair or "moat" in pair}
    assert with_granada == {"lane lane", "moat moat", "wall moat", "moat wall"}


def test_shapes_of_granada() -> None:
    shape = granada("EN")
    assert (shape.name, shape.moats, shape.walls) == ("moat-NE", "NE", "")
    assert (shape.granada, shape.plain, shape.camp, shape.corner) == (True, False, False, None)
    assert [granada(moats).name for moats in oracle.ALL_WALLS] == [f"moat-{moats}" for moats in oracle.ALL_WALLS]
    assert not any(other.granada for other in SHAPES if not other.name.startswith("moat-"))


def test_every_name_of_what_is_wrong_has_a_rule() -> None:
    assert {*RULE_OF_MISFIT.values(), *RULE_OF_REMOVAL.values()} <= set(register())


def test_a_palace_has_as_many_boards_as_its_pieces_need() -> None:
    palace = build({(1, 0): (0, square("E")), (0, 1): (1, square("E"))})
    assert (len(palace.front), palace.plain) == (8, True)
    tower = palace.place(cell_code(-1, 0), 2, shape_of(("half", "NE")))
    assert (len(tower.front), tower.plain) == (8, True)
    camped = palace.place(cell_code(2, 0), 3, shape_of(("camp", "W")))
    assert (len(camped.front), camped.plain) == (20, False)
    two = camped.place(cell_code(1, 1), 4, granada("W"))
    assert (len(two.front), two.plain) == (28, False)
    assert len(two.remove(cell_code(2, 0)).front) == 28
    back = camped.remove(cell_code(2, 0))
    assert (len(back.front), back.plain, back) == (8, True, palace)
    assert back.front == palace.front


# ---------------------------------------------------------------- the first tile of Granada

ROOM = {(1, 0): "E", (1, -1): ""}
"""An Alhambra with one wall, on the east side of (1, 0)."""


@pytest.mark.rule("combined.place.first-contact", "combined.place.walls-first", "combined.place.first-granada")
def test_granada_begins_at_a_wall() -> None:
    room = legal(ROOM)
    for moats in oracle.ALL_WALLS:
        expected = {(2, 0)} if "W" in moats else set()
        assert both_cells(room, f"moat-{moats}") == expected
    assert misfits(room, (2, 0), "moat-W") == set()
    assert misfits(room, (2, 0), "moat-") == {"joint-sides", "first-granada"}, "without a moat it is never the first"
    assert misfits(room, (2, -1), "moat-W") == {"joint-sides", "first-granada"}, "there is no wall on (1, -1)"
    assert misfits(room, (3, 0), "moat-W") == {"side-contact"}
    assert misfits(room, (1, 0), "moat-W") == {"occupied"}
    bare = legal({(1, 0): "", (0, 1): ""})
    assert all(both_cells(bare, f"moat-{moats}") == set() for moats in oracle.ALL_WALLS), "walls come first"
    begun = room.put((2, 0), 9, piece_of("moat-W"))
    check_state(begun)
    assert begun.palace.first_granada() == 9
    assert room.palace.first_granada() is None


def both_cells(both: Both, name: str) -> set[Cell]:
    """Where a piece may be laid, by both geometries."""
    found = both.legal(piece_of(name))
    assert found == oracle.legal_cells(both.layout, piece_of(name))
    return found


@pytest.mark.rule("combined.place.start-tile")
def test_no_tile_of_granada_lies_beside_the_starting_tile() -> None:
    """It has no walls; at a corner they may meet."""
    both = legal({(1, 0): "N"})
    for cell in ((0, -1), (-1, 0), (0, 1)):
        for moats in oracle.ALL_WALLS:
            assert "joint-sides" in misfits(both, cell, f"moat-{moats}")
    assert misfits(both, (1, -1), "moat-S") == set()


@pytest.mark.rule("combined.place.later-contact", "combined.place.on-foot-separately")
def test_later_tiles_need_a_way_inside_granada() -> None:
    both = legal({**ROOM, (2, 0): "moat-W"})
    assert misfits(both, (3, 0), "moat-") == set(), "it need not touch the Alhambra"
    assert misfits(both, (2, -1), "moat-") == {"joint-sides"}
    assert misfits(both, (3, 0), "moat-W") == {"matching-sides", "on-foot-granada"}
    walls = legal({(1, 0): "NE", (2, 0): "moat-W"})
    assert misfits(walls, (1, -1), "moat-S") == {"on-foot-granada"}, "a joint side is no way"
    assert misfits(walls, (2, -1), "moat-") == set()
    # Nor does a tile of the Alhambra become reachable over Granada.
    shut = legal({(1, 0): "ES", (2, 0): "moat-SW", (2, -1): "moat-W", (1, -1): "E"})
    assert misfits(shut, (2, 1), "N") == {"on-foot"}
    assert misfits(shut, (1, 1), "N") == {"on-foot"}


@pytest.mark.rule("combined.place.joint-sides", "combined.place.blocked-cell")
def test_a_cell_between_two_open_sides_takes_no_tile() -> None:
    """The printed example: the open side of an Alhambra tile and that of a Granada tile at one cell."""
    both = legal({(1, 0): "E", (1, -1): "", (2, 0): "moat-W"})
    for piece in oracle.SQUARES + oracle.MOATS:
        name = piece[1] if piece[0] == "square" else f"moat-{piece[1]}"
        assert "joint-sides" in misfits(both, (2, -1), name)
    assert oracle.is_legal(both.layout), "such a cell may be there"


@pytest.mark.rule("combined.place.first-granada", "combined.redesign.first-granada-fixed")
def test_which_tile_is_the_first_is_part_of_the_palace() -> None:
    tiles = {(1, 0): (1, square("E")), (2, 0): (2, granada("W")), (2, 1): (3, granada("")), (3, 0): (4, granada(""))}
    first, second = build(tiles), build(dict(reversed(tiles.items())))
    assert (first.first_granada(), second.first_granada()) == (2, 4)
    assert first.layout() == second.layout()
    assert first != second
    assert pickle.loads(pickle.dumps(first)) == first
    assert pickle.loads(pickle.dumps(second)) == second
    for palace, fixed in ((first, (2, 0)), (second, (3, 0))):
        assert palace.removal_misfits(cell_code(*fixed)) == ["granada-start"]
        assert palace.exchange_misfits(cell_code(*fixed), granada("W")) == ["granada-start"]
        assert cell_code(*fixed) not in palace.removable()
        assert cell_code(*fixed) not in palace.exchangeable(granada("W"))
        swapped = palace.exchange(cell_code(1, 0), 7, square("NE"))
        assert swapped.first_granada() == palace.first_granada()
    far = {(n, 1): (10 + n, granada("")) for n in range(3, 13)}
    wide = build({**tiles, **far})
    for cell in reversed(far):
        wide = wide.remove(cell_code(*cell))
    assert (wide.grid, first.grid) == (WIDE, NARROW)
    assert wide == first
    assert wide != second


# ---------------------------------------------------------------- holes


@pytest.mark.rule("combined.hole.both")
def test_a_hole_between_two_cities_is_a_hole() -> None:
    """(2, 1) is empty, with the Alhambra west and north of it; Granada may not close it in."""
    ring = {(1, 0): "", (2, 0): "E", (3, 0): "moat-W", (3, 1): "moat-", (3, 2): "moat-", (1, 1): "", (1, 2): "E"}
    both = legal(ring)
    assert misfits(both, (2, 2), "moat-W") == {"no-hole"}
    assert misfits(both, (2, 2), "moat-") == {"joint-sides", "no-hole"}
    assert misfits(both, (2, 1), "moat-") == {"joint-sides"}
    closed = both.put((2, 2), 9, piece_of("moat-W"))
    assert oracle.enclosed(closed.layout) == {(2, 1)}
    assert faults(closed.palace) == ["no-hole: the empty space at (2,1) is enclosed"]
    # Without (2, 1), which fills it, the space would be enclosed by both.
    filled = legal({**ring, (2, 0): "ES", (2, 1): "NES", (3, 1): "moat-W", (2, 2): "moat-NW"})
    assert removal_misfits(filled, (2, 1)) == {"no-hole"}


def removal_misfits(both: Both, cell: Cell) -> set[str]:
    found = set(both.palace.removal_misfits(cell_code(*cell)))
    assert found == oracle.broken(oracle.without(both.layout, cell), both.gates)
    assert (not found) == (cell in both.removable())
    return found


@pytest.mark.rule("combined.hole.surround")
def test_one_city_may_surround_the_other() -> None:
    both = Both(NEW_PALACE, {START: BARE})
    for number, (cell, name) in enumerate({**PLUS, **ROUND_PLUS}.items()):
        assert misfits(both, cell, name) == set()
        both = both.put(cell, number, piece_of(name))
        check_state(both)
    assert not any(both.legal(piece) for piece in oracle.SQUARES), "the Alhambra has no room left"
    assert lines(both)[0] == 12, "but keeps its walls"
    assert removal_misfits(both, (0, -1)) == {"no-hole"}
    # An Alhambra round a single tile of Granada, which was there before the ring closed.
    inside = Both(NEW_PALACE, {START: BARE})
    for number, (cell, name) in enumerate(ROUND_ONE.items()):
        assert misfits(inside, cell, name) == set()
        inside = inside.put(cell, number, piece_of(name))
        check_state(inside)
    assert not any(inside.legal(piece) for piece in oracle.MOATS)


# ---------------------------------------------------------------- redesign


@pytest.mark.rule("combined.redesign.remove-test")
def test_a_joint_side_stays() -> None:
    two = legal({(1, 0): "E", (2, 0): "moat-W", (2, 1): "moat-W", (0, 1): "", (1, 1): "E"})
    assert removal_misfits(two, (1, 0)) == removal_misfits(two, (1, 1)) == removal_misfits(two, (2, 1)) == set()
    one = two.take((1, 0))
    check_state(one)
    assert removal_misfits(one, (1, 1)) == {"joint"}, "the last tile with a wall at a moat"
    assert removal_misfits(one, (2, 1)) == {"joint"}, "and the last with a moat at a wall, though not the first built"
    assert removal_misfits(one.put((1, 2), 8, piece_of("E")).put((2, 2), 9, piece_of("moat-W")), (2, 1)) == {"on-foot"}


@pytest.mark.rule("combined.redesign.remove-test")
def test_each_city_stays_reachable() -> None:
    both = legal({(1, 0): "E", (2, 0): "moat-W", (3, 0): "moat-", (4, 0): "moat-", (1, -1): ""})
    assert removal_misfits(both, (3, 0)) == {"on-foot"}
    assert removal_misfits(both, (4, 0)) == set()
    assert removal_misfits(both, (1, 0)) == {"on-foot", "joint"}
    assert {code_cell(code) for code in both.palace.removable()} == {(4, 0), (1, -1)}


@pytest.mark.rule("combined.redesign.exchange-test", "combined.redesign.cross-exchange")
def test_an_exchange_keeps_to_its_city() -> None:
    both = legal({(1, 0): "E", (2, 0): "moat-W", (3, 0): "moat-", (2, 1): "moat-W", (1, 1): "E"})

    def exchange(cell: Cell, name: str) -> set[str]:
        found = set(both.palace.exchange_misfits(cell_code(*cell), shape_of(piece_of(name))))
        assert found == oracle.exchange_reasons(both.layout, cell, piece_of(name))
        assert (not found) == (cell in both.exchangeable(piece_of(name)))
        return found

    assert exchange((1, 0), "NE") == set()
    assert exchange((1, 0), "N") == {"joint-sides"}
    assert exchange((1, 0), "ES") == {"matching-sides"}
    assert exchange((2, 1), "moat-SW") == set()
    assert exchange((2, 1), "moat-S") == {"joint-sides"}
    assert exchange((2, 1), "moat-NW") == {"matching-sides"}
    for walls in oracle.ALL_WALLS:
        assert exchange((2, 1), walls) == exchange((3, 0), walls) == {"cross-exchange"}
        assert exchange((1, 0), f"moat-{walls}") == exchange((1, 1), f"moat-{walls}") == {"cross-exchange"}
    # A camp is a tile of the Alhambra in this sense, even where Granada could begin.
    camped = legal({(1, 0): "E", (2, 0): "camp-W"})
    assert camped.palace.exchange_misfits(cell_code(2, 0), granada("W")) == ["cross-exchange"]
    assert camped.palace.exchangeable(granada("W")) == ()
    assert camped.palace.gate_exchanges(granada("W")) == []


# ---------------------------------------------------------------- walls, moats and joint stretches

EXAMPLE = {(1, 0): "NE", (2, 0): "moat-W", (2, -1): "moat-", (1, -1): "moat-S"}


@pytest.mark.rule(
    "combined.joint.example",
    "combined.joint.section",
    "combined.joint.longest",
    "combined.joint.independent",
    "combined.score.wall-beside-moat",
    "combined.score.moat-beside-wall",
)
def test_the_worked_example() -> None:
    both = legal(EXAMPLE)
    assert lines(both) == (2, 2, 2)
    wall, moat, joint = (line(both.palace) for line in (longest_wall, longest_moat, longest_joint))
    assert segments(both.palace, wall) == segments(both.palace, joint) == [((1, 0), "E"), ((1, 0), "N")]
    carried = [((1, -1), "S"), ((2, 0), "W")]
    assert segments(both.palace, moat, MOAT) == segments(both.palace, joint, MOAT) == carried
    assert wall.length + moat.length + 2 * joint.length == 8


@pytest.mark.rule("combined.joint.section", "combined.joint.independent", "combined.wall.outer")
def test_three_measurements() -> None:
    """A longer wall and a longer moat elsewhere; the joint stretch is one side that belongs to neither."""
    both = legal({
        (-1, 0): "NSW", (1, 0): "", (2, 0): "E", (3, 0): "moat-W", (4, 0): "moat-", (5, 0): "moat-NES",
    })  # fmt: skip
    assert lines(both) == (3, 3, 1)
    # Wall against wall and moat against moat are inner.
    inner = legal({
        (1, 0): "ES", (0, 1): "", (1, 1): "N",
        (2, 0): "moat-NW", (3, 0): "moat-", (3, -1): "moat-", (2, -1): "moat-S",
    })  # fmt: skip
    assert lines(inner) == (1, 1, 1)
    alone = legal({(1, 0): "NES"})
    assert lines(alone) == (3, 0, 0)
    assert segments(alone.palace, longest_moat(alone.palace), MOAT) == []


@pytest.mark.rule("combined.wall.longest", "combined.wall.where-junctions")
def test_a_loop_with_two_arms_gives_seven() -> None:
    """Four inner walls, and at their corner two outer walls one way and one the other: 2 + 4 + 1."""
    both = legal(ROUND_ONE)
    assert lines(both) == (7, 4, 4)
    assert {len(there) for there in oracle.meeting(oracle.outer_walls(both.layout)).values()} == {1, 2, 4}


@pytest.mark.rule("combined.wall.longest", "combined.wall.where-junctions")
def test_the_same_for_moats() -> None:
    """Granada round the plus with its 12 walls, touching itself at a corner with arms of 2 and 1."""
    both = legal({**PLUS, **ROUND_PLUS})
    assert lines(both) == (12, 2 + 12 + 1, 12)


@pytest.mark.rule("combined.wall.where-junctions", "combined.joint.longest")
def test_where_segments_meet_on_every_small_grid() -> None:
    """Every way two cities can share nine cells, with walls and moats on all their outer sides."""
    seen = 0
    for sorts in product("ag.", repeat=9):
        cells = {(k % 3, k // 3): sort for k, sort in enumerate(sorts)}
        cities = [{cell for cell in cells if cells[cell] == sort} for sort in "ag"]
        if not all(cities) or not all(connected(city) for city in cities):
            continue
        layout: Layout = {
            cell: (
                "square" if sort == "a" else "moat",
                "".join(s for s in "NESW" if cells.get(oracle.next_cell(cell, s)) != sort),
            )
            for cell, sort in cells.items()
            if sort != "."
        }
        if oracle.enclosed(layout) or not oracle.joint_sides(layout):
            continue
        seen += 1
        joint = oracle.meeting(oracle.joint_sides(layout))
        assert max(map(len, joint.values())) <= 2, layout
        for own, other, edges in zip(
            cities, reversed(cities), (oracle.outer_walls(layout), oracle.outer_moats(layout)), strict=True
        ):
            most = max(map(len, oracle.meeting(edges).values()))
            assert most <= 2 or (most == 4 and surrounds(own, other)), layout
    assert seen > 1_000


def connected(cells: set[Cell]) -> bool:
    todo = [min(cells)]
    reached = set(todo)
    while todo:
        cell = todo.pop()
        for side in oracle.STEPS:
            near = oracle.next_cell(cell, side)
            if near in cells and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached == cells


def surrounds(own: set[Cell], other: set[Cell]) -> bool:
    """Whether no tile of the other city can be reached from outside without crossing this one."""
    return other <= oracle.enclosed(dict.fromkeys(own, BARE))


# ---------------------------------------------------------------- modules beside a Granada


@pytest.mark.rule("city-gates.granada")
def test_gates_lead_from_tile_to_tile_of_one_city() -> None:
    """(2, 0) has moats all round; beyond them Granada goes on with a gate, the Alhambra does not."""
    both = legal({(1, 0): "ES", (2, 0): "moat-NEW", (1, -1): ""})
    assert misfits(both, (3, 0), "moat-W") == {"on-foot-granada"}
    assert both.gate_places(("moat", "W")) == {((3, 0), "W")}
    assert both.gate_places(("moat", "NW")) == {((3, 0), "W")}
    assert both.gate_places(("square", "W")) == set()
    assert both.gate_places(("square", "N")) == {((1, 1), "N")}
    assert legal(ROOM).gate_places(("moat", "W")) == set(), "the first tile needs none"
    opened = both.put((3, 0), 9, piece_of("moat-W")).with_gate((3, 0), "W")
    check_state(opened)
    check_changes(opened, PIECES)
    wrong = legal({(1, 0): "E", (2, 0): "moat-W"}).palace.with_gate(cell_code(1, 0), SIDES.index("E"))
    assert [fault.partition(":")[0] for fault in faults(wrong)] == ["gate"]


@pytest.mark.rule("city-walls.granada")
def test_a_wooden_wall_lies_against_a_moat_like_any_other() -> None:
    both = legal({(1, 0): "e", (2, 0): "moat-W"})
    assert lines(both) == (1, 1, 1)
    assert not shape_of(("moat", "W")).wood


@pytest.mark.rule("invaders.granada")
def test_moats_keep_invaders_out() -> None:
    both = legal(EXAMPLE)
    assert [open_sides(both.palace, side) for side in range(4)] == [3, 2, 3, 2]
    shut = legal({**EXAMPLE, (2, -1): "moat-NE"})
    assert [open_sides(shut.palace, side) for side in range(4)] == [2, 1, 3, 2]


@pytest.mark.rule("camps.granada", "camps.scoring.what-counts")
def test_camps_keep_away_from_granada() -> None:
    both = legal({(1, 0): "NE", (2, 0): "moat-W", (0, 1): "E"})
    assert misfits(both, (1, -1), "camp-S") == set()
    assert misfits(both, (2, -1), "camp-S") == {"bastion", "camp-sides"}
    assert misfits(both, (2, 1), "camp-N") == {"bastion", "camp-sides"}
    camped = legal({(1, 0): "N", (2, 0): "E", (1, -1): "camp-S"})
    assert misfits(camped, (0, -1), "moat-S") == {"joint-sides", "camp-sides", "first-granada"}
    # Granada ends the row of a camp.
    row = legal({(1, 0): "N", (1, 1): "", (1, 2): "S", (1, 3): "moat-N", (1, -1): "camp-S"})
    assert row.palace.row(cell_code(1, -1), 2) == [0, 1, 2]


@pytest.mark.rule("watchtowers.base-games")
def test_half_tiles_beside_granada() -> None:
    """No tile of Granada lies at a short edge; across another side it may."""
    both = legal({(1, 0): "half-NW", (0, 1): "E", (1, -1): "E", (2, -1): "moat-W"})
    assert misfits(both, (2, 0), "moat-") == set()
    assert "joint-sides" in misfits(legal({(1, 0): "half-SW"}), (1, 1), "moat-N")
    across = legal({(1, 0): "half-NW", (1, -1): "E", (2, -1): "moat-W", (2, 0): "moat-W"})
    assert lines(across) == (2, 2, 1)
    assert removal_misfits(across, (1, -1)) == {"joint"}, "a moat across from a half tile is no joint side"


@pytest.mark.rule("falconers.base-games", "street-trader.replace.legal-cells")
def test_modules_look_at_the_alhambra() -> None:
    both = legal({(1, 0): "E", (1, 1): "E", (0, 1): "", (2, 0): "moat-W", (2, 1): "moat-W", (3, 0): "moat-"})
    assert {code_cell(code) for code in both.palace.crossings()} == {(1, 1)}
    beside = {code_cell(code) for code in both.palace.edge_neighbours()}
    assert not beside & {(2, -1), (3, -1), (4, 0), (2, 2)}
    assert (2, -1) in {code_cell(code) for code in both.palace.edge_neighbours(granada=True)}
    assert both.palace.joined(cell_code(1, 0)) == [1]


# ---------------------------------------------------------------- the margin of the board


@pytest.mark.rule("base.grid.coordinates", "combined.place.first-granada")
def test_two_cities_grow_past_the_narrow_board() -> None:
    both = legal({(1, 0): "N", (1, -1): "moat-S"})
    for n in range(2, 14):
        both = both.put((n, 0), 2 * n, ("square", "N")).put((n, -1), 2 * n + 1, ("moat", "S"))
    assert both.palace.grid is WIDE
    check_state(both)
    assert lines(both) == (13, 13, 13)
    assert both.palace.first_granada() == 1
    assert both.removable() == {(13, 0), (13, -1)}
    assert check_changes(both, (*oracle.MOATS[:6], *oracle.SQUARES[:6])) > 500
    smaller = both
    for n in range(13, 8, -1):
        smaller = smaller.take((n, 0)).take((n, -1))
    narrow = legal({(1, 0): "N", (1, -1): "moat-S"})
    for n in range(2, 9):
        narrow = narrow.put((n, 0), 2 * n, ("square", "N")).put((n, -1), 2 * n + 1, ("moat", "S"))
    assert smaller.palace.grid is WIDE is not narrow.palace.grid
    assert smaller.palace == narrow.palace
    assert hash(smaller.palace) == hash(narrow.palace)
