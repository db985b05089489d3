"""Placing gained tiles (base.place.*, base.hole.*, base.grid.*)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sabika.core import flow
from sabika.core.errors import NotationError
from sabika.palace.faults import faults
from tests.rules.alhambra.support import PLAIN, whole_games
from tests.table import Table, table

MARKET = ["pavilion-8", "seraglio-8-S", "garden-10", "tower-9-NE"]
RING = {
    "1,0": "pavilion-8",
    "2,0": "seraglio-9",
    "2,1": "arcades-9",
    "0,1": "arcades-10",
    "0,2": "chambers-10",
}
"""Round the empty cell 1,1, open to the south."""


def placing(*gained: str, palace: dict[str, str] | None = None, reserve: Sequence[str] = ()) -> Table:
    used = {*gained, *(palace or {}).values(), *reserve}
    market = [tile for tile in (*MARKET, "pavilion-2-NEW", "seraglio-3-ESW", "chambers-6-ES") if tile not in used]
    return table(at="place", market=market[:4], A={"gained": gained, "palace": palace or {}, "reserve": reserve})


def cells(t: Table, tile: str) -> set[str]:
    return {text.split()[2] for text in t.options() if text.startswith(f"place {tile} ")}


# ---------------------------------------------------------------- when and where


@pytest.mark.rule("base.place.end-of-turn", "base.turn.end")
def test_bought_tiles_are_placed_after_the_redesign() -> None:
    t = table(
        market=MARKET,
        display=["denar9"],
        A={"hand": ["florin8"], "reserve": ["tower-12"]},
    ).play("buy pavilion-8 florin8")
    assert t.refused("place pavilion-8 1,0") == {"base.turn.one-of-three"}
    t.play("build tower-12 1,0", "place pavilion-8 2,0")
    assert t.palace("A") == {"1,0": "tower-12", "2,0": "pavilion-8"}
    assert t.decider == "B"


@pytest.mark.rule("base.place.where", "base.edition.must-build")
def test_a_bought_tile_goes_to_the_alhambra_or_freely_to_the_reserve() -> None:
    assert placing("tower-13-E").options() == {
        "place tower-13-E 0,-1",
        "place tower-13-E 1,0",
        "place tower-13-E 0,1",
        "reserve tower-13-E",
    }
    assert placing("tower-13-E").play("place tower-13-E 1,0").palace("A") == {"1,0": "tower-13-E"}
    t = placing("tower-13-E").play("reserve tower-13-E")
    assert (t.palace("A"), t.reserve("A"), t.decider) == ({}, ["tower-13-E"], "B")


@pytest.mark.rule("base.place.order", "base.place.one-by-one")
def test_several_tiles_are_placed_in_any_order_and_may_support_each_other() -> None:
    t = placing("tower-12", "pavilion-8")
    assert {text.split()[1] for text in t.options()} == {"tower-12", "pavilion-8"}
    assert t.refused("place tower-12 2,0") == {"base.place.side-contact"}
    t.play("place pavilion-8 1,0", "place tower-12 2,0")
    assert t.palace("A") == {"1,0": "pavilion-8", "2,0": "tower-12"}
    t = placing("tower-12", "pavilion-8").play("place tower-12 1,0", "place pavilion-8 2,0")
    assert t.palace("A") == {"1,0": "tower-12", "2,0": "pavilion-8"}


@pytest.mark.rule("base.place.one-by-one", "base.hole.refill-impossible")
def test_no_step_may_be_illegal_even_if_the_next_would_mend_it() -> None:
    t = placing("garden-10", "garden-11", palace=RING)
    assert t.refused("place garden-10 1,2") == {"base.place.no-hole"}
    t.play("place garden-11 1,1", "place garden-10 1,2")
    assert t.palace("A")["1,2"] == "garden-10"


@pytest.mark.rule("base.place.partly-reserve")
def test_some_tiles_are_built_and_others_reserved_and_those_stay_there_this_turn() -> None:
    t = placing("tower-12", "pavilion-8", "garden-10").play("place tower-12 1,0", "reserve pavilion-8")
    assert t.refused("place pavilion-8 2,0") == {"base.buy.lies-aside"}
    assert t.refused("build pavilion-8 2,0") == {"base.turn.one-of-three"}
    t.play("place garden-10 2,0")
    assert (t.palace("A"), t.reserve("A")) == ({"1,0": "tower-12", "2,0": "garden-10"}, ["pavilion-8"])


@pytest.mark.rule("base.place.reserve-limit")
def test_the_reserve_holds_any_number_of_tiles() -> None:
    names = [name for name in table().state.rules.tile_keys if name not in MARKET]
    t = placing(names[0], reserve=names[1:]).play(f"reserve {names[0]}")
    assert len(t.reserve("A")) == 50


# ---------------------------------------------------------------- on which cell


@pytest.mark.rule("base.grid.coordinates", "base.place.orientation")
@pytest.mark.parametrize(
    ("tile", "cell"),
    [("tower-7-NEW", "0,-1"), ("tower-8-NES", "1,0"), ("garden-6-ESW", "0,1"), ("garden-7-NSW", "-1,0")],
)
def test_x_grows_east_y_grows_south_and_tiles_lie_upright(tile: str, cell: str) -> None:
    t = placing(tile)
    assert cells(t, tile) == {cell}
    with pytest.raises(NotationError):
        t.refused(f"place {tile} 1,0 90")


@pytest.mark.rule("base.place.orientation")
def test_a_tile_does_not_fit_where_only_turning_it_would_make_it_fit() -> None:
    t = placing("tower-13-E")
    assert t.refused("place tower-13-E -1,0") == {"base.place.matching-sides", "base.place.on-foot"}


@pytest.mark.rule("base.place.matching-sides")
def test_a_wall_never_touches_an_open_side() -> None:
    t = placing("tower-11", "tower-11-N", palace={"1,0": "seraglio-8-S", "0,1": "pavilion-8"})
    assert t.refused("place tower-11 1,1") == {"base.place.matching-sides"}
    assert t.refused("place tower-11-N 1,-1") == set()
    assert "base.place.matching-sides" in t.refused("place tower-11-N 0,2")


@pytest.mark.rule("base.place.wall-contact", "base.score.wall-inner", "base.wall.outer-segment")
def test_walls_may_touch_back_to_back_beside_one_open_contact_and_become_inner() -> None:
    t = placing("tower-11-N", palace={"1,0": "seraglio-8-S", "0,1": "pavilion-8"})
    assert t.points(1, 0, "base.score.wall-longest") == 1
    t.play("place tower-11-N 1,1")
    assert t.points(1, 0, "base.score.wall-longest") == 0


@pytest.mark.rule("base.place.on-foot")
def test_a_tower_that_touches_wall_to_wall_only_is_not_allowed() -> None:
    t = placing("tower-10-W", palace={"1,0": "pavilion-7-E"})
    assert t.refused("place tower-10-W 2,0") == {"base.place.on-foot"}


@pytest.mark.rule("base.place.side-contact")
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "2,0", "300,-300"])
def test_a_corner_or_nothing_is_no_contact(cell: str) -> None:
    assert placing("tower-12").refused(f"place tower-12 {cell}") == {"base.place.side-contact"}


@pytest.mark.rule("base.place.occupied")
def test_a_bought_tile_needs_an_empty_cell() -> None:
    t = placing("tower-12", palace={"1,0": "tower-11"})
    assert t.refused("place tower-12 1,0") == {"base.place.occupied"}
    assert t.refused("place tower-12 0,0") == {"base.place.occupied"}


@pytest.mark.rule("base.place.no-hole", "base.hole.flood-fill")
def test_arcades_that_close_a_ring_round_an_empty_space_are_not_allowed() -> None:
    t = placing("arcades-8-N", "arcades-8-E", "garden-10", palace={**RING, "2,2": "chambers-11"})
    assert t.refused("place garden-10 1,2") == {"base.place.no-hole"}
    assert "base.place.no-hole" in t.refused("place arcades-8-N 1,2")


@pytest.mark.rule("base.hole.diagonal")
def test_a_diagonal_gap_does_not_open_a_hole() -> None:
    assert placing("garden-10", palace=RING).refused("place garden-10 1,2") == {"base.place.no-hole"}


@pytest.mark.rule("base.hole.flood-fill")
def test_the_size_of_an_enclosed_area_does_not_matter() -> None:
    ring = zip(("1,0", "2,0", "2,1", "2,2", "0,1", "0,2", "0,3"), PLAIN, strict=False)
    t = placing("tower-12", palace=dict(ring))
    assert t.refused("place tower-12 1,3") == {"base.place.no-hole"}
    assert t.refused("place tower-12 1,1") == set()


@pytest.mark.rule("base.hole.bays")
def test_bays_and_cells_where_nothing_fits_are_allowed() -> None:
    assert (
        placing("garden-10", palace={"1,0": "pavilion-8", "2,0": "seraglio-9", "0,1": "arcades-10"}).refused(
            "place garden-10 2,1"
        )
        == set()
    )
    t = placing("pavilion-7-E", palace={"1,0": "seraglio-8-S"}).play("place pavilion-7-E 0,1")
    assert t.palace("A") == {"1,0": "seraglio-8-S", "0,1": "pavilion-7-E"}


@pytest.mark.rule("base.place.legal-test")
def test_exactly_the_cells_that_break_no_rule_are_offered() -> None:
    checked = 0
    for game in whole_games(2):
        for s in game:
            if type(s.stack[-1]).__name__ != "Placing" or s.turns % 5:
                continue
            t = Table(s)
            seat, (first, *_) = s.decider or 0, s.gained[s.decider or 0]
            name = s.rules.tile_keys[first]
            built = [cell for cell, _ in s.palaces[seat].layout().items()]
            span = range(min(min(c) for c in built) - 1, max(max(c) for c in built) + 2)
            allowed = {f"{x},{y}" for x in span for y in span if flow.why_not(s, f"place {name} {x},{y}") is None}
            assert allowed == cells(t, name)
            checked += 1
    assert checked > 20


@pytest.mark.rule(
    "base.edition.on-foot-scope", "base.grid.coordinates", "base.redesign.rules-hold", "base.wall.around-holes"
)
def test_every_palace_of_every_game_is_legal_after_every_change() -> None:
    for game in whole_games():
        seen = {id(palace): palace for s in game for palace in s.palaces}
        assert len(seen) > 30
        for palace in seen.values():
            assert faults(palace) == []
