"""Camps, city gates and wooden walls: long random building compared with the slow oracle, and worked layouts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sabika.palace.faults import faults
from sabika.palace.grid import WIDE, cell_code
from sabika.palace.palace import NEW_PALACE, build
from sabika.palace.shapes import SHAPES, square, turned, walled, walls_mask
from sabika.palace.walls import NO_WALL, Stretch, longest_trail, longest_wall

from . import oracle
from .both import Both, check_changes, check_state, piece_of, shape_of
from .oracle import BARE, START, Piece

CAMPS = ("", "N", "E", "S", "W", "NW", "NE", "ES", "SW", "NS", "NESW")


def random_piece(rng: random.Random, camps: tuple[str, ...], halves: float) -> Piece:
    kind = rng.random()
    if kind < 0.25 and camps:
        return rng.choice(camps), rng.choice(CAMPS[1:])
    if kind < 0.25 + halves:
        return rng.choice(oracle.HALVES)
    letters = [side if rng.random() < 0.8 else side.lower() for side in "NESW" if rng.random() < 0.35]
    return "square", "".join(letters)


def wander(rng: random.Random, steps: int, camps: tuple[str, ...], halves: float) -> Iterator[Both]:
    """Lay, take out, exchange, wall up and open gates at random."""
    both = Both(NEW_PALACE, {START: BARE})
    for number in range(1, steps):
        piece, act = random_piece(rng, camps, halves), rng.random()
        if act < 0.5 and (cells := both.legal(piece)):
            both = both.put(rng.choice(sorted(cells)), number, piece)
        elif act < 0.7 and (places := both.gate_places(piece) | both.gate_exchanges(piece)):
            cell, side = rng.choice(sorted(places))
            both = both.put(cell, number, piece).with_gate(cell, side)
        elif act < 0.8 and (cells := both.removable()):
            both = both.take(rng.choice(sorted(cells)))
        elif act < 0.9 and piece[0] != "half" and (cells := both.exchangeable(piece)):
            both = both.put(rng.choice(sorted(cells)), number, piece)
        elif number > 12:
            cell = rng.choice([cell for cell, (sort, _) in both.layout.items() if sort == "square"])
            sides = both.free_sides(cell)
            old = both.palace.piece_at(cell_code(*cell))
            assert old is not None
            if sides:
                name = both.layout[cell][1] + rng.choice(sides).lower()
                both = both.put(
                    cell, old, ("square", "".join(sorted(name, key=lambda side: "NESW".index(side.upper()))))
                )
        yield both


PIECES: tuple[Piece, ...] = (
    *oracle.SQUARES,
    *oracle.HALVES,
    *(("square", walls) for walls in ("n", "eS", "Nw", "nesW")),
    *((sort, bastions) for sort in ("camp", "meadow") for bastions in CAMPS),
)


@pytest.mark.rule(
    "camps.place.complete-edge-table",
    "camps.place.rules-hold-permanently",
    "camps.place.holes",
    "camps.place.not-support",
    "camps.redesign.allowed",
    "camps.scoring.wall-behind-bastion",
    "city-gates.use.only-when-needed",
    "city-gates.use.one-gate-per-tile",
    "city-gates.use.not-for-removals",
    "city-gates.interaction.printed-walls-only",
    "city-gates.use.mixed-double-wall",
    "city-walls.scoring.as-printed",
    "watchtowers.camps.contact",
)
@pytest.mark.parametrize("seed", range(14))
def test_random_building_agrees_with_the_oracle(seed: int) -> None:
    rng = random.Random(seed)
    camps = ((), ("camp",), ("camp",), ("meadow",))[seed % 4]
    count = 0
    for step, both in enumerate(wander(rng, 46, camps, 0.15 if seed % 3 == 2 else 0.0)):
        check_state(both)
        if step % 6 == 5:
            count += check_changes(both, PIECES)
    assert count >= 2_500


# ---------------------------------------------------------------- worked layouts


@pytest.mark.rule("camps.place.complete-edge-table")
def test_the_table_of_contacts() -> None:
    """Every side of a building, a half tile and a camp against every other, in both orders."""
    shows = {"open": "", "wall": "E", "bastion": "camp-E", "green": "camp-W", "meadow": "meadow-W"}
    facing = {"open": "", "wall": "W", "bastion": "camp-W", "green": "camp-E", "meadow": "meadow-E"}
    for one, left in shows.items():
        for other, right in facing.items():
            palace = build({(1, 0): (0, shape_of(piece_of(left))), (2, 0): (1, shape_of(piece_of(right)))})
            clash = any(fault.startswith("matching-sides: (1,0)") for fault in faults(palace))
            assert clash == (f"{one} {other}" not in oracle.ALLOWED), (one, other)


@pytest.mark.rule("camps.scoring.wall-trail")
def test_the_longest_trail_uses_no_segment_twice() -> None:
    """A square of 4 segments with arms of 2 and 1 at the same corner: 2 + 4 + 1."""
    stride = 24
    at = stride * 5 + 5
    level = 1 << at | 1 << at + stride | 1 << at - 1 | 1 << at - 2
    upright = 1 << at | 1 << at + 1 | 1 << at - stride
    assert longest_trail(Stretch(7, 0, level, upright, 0, 0), stride).length == 7
    # Three arms: the shortest is left out.
    more = Stretch(8, 0, level | 1 << at + 1, upright, 0, 0)
    assert longest_trail(more, stride).length == 7
    # A long edge of a half tile is one segment, and tells in favour of its trail.
    fork = Stretch(3, 1, 1 << at, 1 << at, 0, 1 << at - stride - 1)
    trail = longest_trail(fork, stride)
    assert (trail.length, trail.towers) == (2, 1)
    assert longest_trail(NO_WALL, stride) == NO_WALL


@pytest.mark.rule("camps.scoring.wall-trail")
def test_a_block_of_camps_inside_a_ring() -> None:
    ring = {
        (1, 0): "S", (2, 0): "S", (3, 0): "", (3, 1): "W", (3, 2): "SW",
        (0, 1): "E", (0, 2): "E", (0, 3): "", (1, 3): "N", (2, 3): "NE",
    }  # fmt: skip
    block = {(1, 1): "camp-NW", (2, 1): "camp-NE", (2, 2): "camp-ES", (1, 2): "camp-SW"}
    both = Both.of({**ring, **block})
    check_state(both)
    assert longest_wall(both.palace).length == 10
    check_changes(both, PIECES)


@pytest.mark.rule("city-walls.scoring.as-printed", "city-walls.magical.rotation")
def test_wooden_walls_are_walls_and_turn_with_their_tile() -> None:
    one = walled(square("N"), walls_mask("E"))
    assert (one.name, one.walls, one.edges) == ("Ne", "NE", square("NE").edges)
    assert [turned(one, quarters).name for quarters in range(5)] == ["Ne", "Es", "Sw", "nW", "Ne"]
    assert turned(turned(one, 3), -3) is one
    assert {(shape.name, shape.index) for shape in SHAPES} == {(shape.name, at) for at, shape in enumerate(SHAPES)}
    assert len({shape.name for shape in SHAPES}) == len(SHAPES) <= 256


@pytest.mark.rule("city-gates.use.condition")
def test_gates_go_with_a_palace_to_the_wide_board() -> None:
    tiles = {(n, 0): "NS" for n in range(1, 10)} | {(10, 0): "E", (11, 0): "W"}
    both = Both.of({cell: name for cell, name in tiles.items() if cell[0] < 11})
    palace = both.palace.place(cell_code(11, 0), 50, square("W")).with_gate(cell_code(11, 0), 3)
    assert palace.grid is WIDE
    assert palace.gateways() == [(cell_code(10, 0), 1)]
    assert faults(palace) == []
    assert sorted(palace.gated()) == [9, 50]
    narrow = both.palace.place(cell_code(10, 1), 60, square("")).with_gate(cell_code(9, 0), 1)
    assert narrow != both.palace
    far = narrow.place(cell_code(10, 2), 61, square("")).place(cell_code(11, 2), 62, square(""))
    assert far.gateways() == narrow.gateways()


def test_a_gate_in_the_wrong_place_is_a_fault() -> None:
    both = Both.of({(1, 0): "E", (2, 0): "w"})
    assert any(fault.startswith("gate") for fault in faults(both.palace.with_gate(cell_code(1, 0), 1)))
    lone = Both.of({(1, 0): "", (2, 1): "camp-N"})
    assert any(fault.startswith("bastion") for fault in faults(lone.palace))
