"""The studio says the same as the palace, in cells and letters."""

from __future__ import annotations

import pytest

from sabika import (
    build_palace,
    exchangeable_cells,
    legal_cells,
    removable_cells,
    wall_length,
    why_not_place,
)
from sabika.palace.grid import Cell
from sabika.palace.palace import NEW_PALACE, RULE_OF_MISFIT
from sabika.palace.shapes import SHAPES
from sabika.palace.walls import longest_joint, moat_length
from sabika.rules.register import register

ROUND_THE_START: list[Cell] = [(-1, 0), (0, -1), (0, 1), (1, 0)]
SMALL = {(0, -1): "pavilion-2-NEW", (1, 0): "", (1, 1): "SE"}


def test_the_starting_tile_alone() -> None:
    palace = build_palace({})
    assert palace == NEW_PALACE
    assert legal_cells(palace, "") == ROUND_THE_START
    assert legal_cells(palace, "NEW") == [(0, -1)]
    assert removable_cells(palace) == exchangeable_cells(palace, "") == []
    assert wall_length(palace) == 0


def test_tiles_are_numbered_in_the_order_given() -> None:
    layout = build_palace(SMALL).layout()
    assert layout == {(0, -1): (0, "NEW"), (0, 0): (-1, ""), (1, 0): (1, ""), (1, 1): (2, "ES")}


@pytest.mark.parametrize(("name", "walls"), [("garden-10-N", "N"), ("seraglio-3-NEW", "NEW"), ("tower-11", "")])
def test_a_name_stands_for_its_walls(name: str, walls: str) -> None:
    assert build_palace({(0, -1): name}) == build_palace({(0, -1): walls})


def test_every_shape_has_a_name_here() -> None:
    for shape in SHAPES:
        assert len(legal_cells(NEW_PALACE, shape.name)) == len(NEW_PALACE.legal(shape))


def test_half_tiles() -> None:
    palace = build_palace({(0, 1): "", (1, 1): "half-SW"})
    assert wall_length(palace) == 1
    assert exchangeable_cells(palace, "half-NW") == []
    assert removable_cells(palace) == []


def test_what_a_redesign_may_do() -> None:
    palace = build_palace(SMALL)
    assert removable_cells(palace) == [(0, -1), (1, 1)]
    assert exchangeable_cells(palace, "N") == [(0, -1), (1, 0)]
    assert wall_length(palace) == 3


def test_every_broken_rule_is_named() -> None:
    palace = build_palace({(0, -1): "", (1, -1): "", (2, -1): "", (2, 0): "", (2, 1): ""})
    assert why_not_place(palace, (1, 0), "") == []
    assert why_not_place(palace, (1, 1), "") == ["base.place.no-hole"]
    assert why_not_place(palace, (1, 0), "NESW") == ["base.place.on-foot", "base.place.matching-sides"]
    assert why_not_place(palace, (9, 9), "") == ["base.place.side-contact"]
    assert why_not_place(palace, (0, 0), "") == ["base.place.occupied"]
    assert set(RULE_OF_MISFIT.values()) <= set(register())


def test_camps_and_wooden_walls() -> None:
    palace = build_palace({(1, 0): "e", (2, 0): "camp-W"})
    assert wall_length(palace) == 1
    assert legal_cells(palace, "camp-6-W") == []
    assert why_not_place(palace, (3, 0), "camp-W") == [
        "camps.place.one-bastion-on-wall", "camps.place.complete-edge-table"
    ]  # fmt: skip
    assert exchangeable_cells(palace, "camp-NW") == [(2, 0)]
    assert removable_cells(palace) == [(2, 0)]


@pytest.mark.rule("combined.joint.example", "combined.place.joint-sides", "combined.redesign.first-granada-fixed")
def test_two_cities() -> None:
    palace = build_palace({(1, 0): "NE", (2, 0): "moat-W", (2, -1): "moat-", (1, -1): "moat-S"})
    assert palace.first_granada() == 1
    assert (wall_length(palace), moat_length(palace), longest_joint(palace).length) == (2, 2, 2)
    assert legal_cells(palace, "moat-NEW") == [(1, -2), (2, -2)]
    assert removable_cells(palace) == [(1, -1)]
    assert exchangeable_cells(palace, "moat-NS") == [(1, -1)]
    assert exchangeable_cells(palace, "NES") == [(1, 0)]
    assert why_not_place(palace, (0, -1), "moat-") == ["combined.place.joint-sides"]
    assert why_not_place(palace, (1, 1), "moat-N") == [
        "combined.place.on-foot-separately", "combined.place.joint-sides"
    ]  # fmt: skip
    with pytest.raises(ValueError, match="joint"):
        build_palace({(1, 0): "", (1, 1): "half-NW", (2, 1): "moat-W"})


@pytest.mark.parametrize(
    ("tiles", "cause"),
    [
        ({(0, 0): "N"}, "holds the starting tile"),
        ({(0, 1): "north"}, "'north' is no tile"),
        ({(0, 1): "garden-10-"}, "is no tile"),
        ({(0, 1): "garden-N"}, "is no tile"),
        ({(0, 1): "half-N"}, "is no tile"),
        ({(0, 1): "NN"}, "at most once"),
        ({(0, 101): ""}, "is too far away"),
        ({(0, 1): "N"}, "matching-sides"),
        ({(5, 5): ""}, "on-foot"),
    ],
)
def test_what_is_no_palace_is_refused(tiles: dict[Cell, str], cause: str) -> None:
    with pytest.raises(ValueError, match=cause):
        build_palace(tiles)


def test_a_question_about_a_cell_far_away_is_refused() -> None:
    with pytest.raises(ValueError, match="too far away"):
        why_not_place(NEW_PALACE, (0, -1000), "")
