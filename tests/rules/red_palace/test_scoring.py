"""Scoring: walls, majorities and guards."""

from __future__ import annotations

import pytest

from sabika.core import flow
from sabika.palace.walls import Stretch, longest_trail, longest_trails
from tests.rules.red_palace.support import SQUARES, red, rules, set_up

CLASSIC = {"scoring": "classic"}
WALLS = {"0,-1": "garden-7-NEW"}
"""Three outer walls in a row, with towers in the east and in the west."""
BARE = [
    "8", "9-a", "9-b", "10-a", "10-b", "10-c", "11-a", "11-b", "11-c", "12",
]  # fmt: skip
CELLS = ["1,0", "0,1", "-1,0", "0,-1"]


def estates(kind: str, *counts: int) -> dict[str, dict[str, dict[str, str]]]:
    """Seats with so many buildings of a kind each, on terrain without walls."""
    left = [f"{kind}-{name}" for name in BARE]
    found = {}
    for seat, count in zip("ABCDEF", counts, strict=False):
        mine, left = left[:count], left[count:]
        found[seat] = {"palace": dict(zip(CELLS, mine, strict=False))}
    return found


# ---------------------------------------------------------------- general


@pytest.mark.rule("red-palace.scoring.three-scorings", "red-palace.scoring.categories", "red-palace.scoring.order")
def test_walls_and_majorities_in_every_scoring_and_guards_in_the_third() -> None:
    board = {"guards": {"posted": [["garden-7-NEW", "E"]], "spent": 1}}
    t = red(A={"palace": WALLS}, slices=board, options=CLASSIC)
    lines = [[line.key for line in flow.score(t.state, scoring)] for scoring in (1, 2, 3)]
    assert lines == [["score-wall", "score-majority"]] * 2 + [["score-wall", "score-majority", "score-guards"]]
    order = [name for name, _ in rules(3, "medina", "bazaars", "camps").step_names["score"]]
    assert order == ["wall", "majorities", "camps", "bazaars", "guards", "medinas"]


@pytest.mark.rule("red-palace.scoring.marker-advance")
def test_points_are_added_at_once() -> None:
    t = red(A={"palace": WALLS, "score": 7}, at="score", waiting=[1], options=CLASSIC)
    assert t.state.scores == [7 + 3 + 5, 0, 0]


@pytest.mark.rule("red-palace.scoring.reserve-excluded", "red-palace.scoring.guards-on-longest-wall")
def test_the_reserve_counts_for_nothing() -> None:
    board = {"guards": {"posted": [["garden-7-NEW", "E"]], "spent": 9}}
    t = red(A={"reserve": ["garden-7-NEW", "tower-8"]}, slices=board, options=CLASSIC)
    assert [flow.score(t.state, scoring) for scoring in (1, 2, 3)] == [[], [], []]


# ---------------------------------------------------------------- walls


@pytest.mark.rule("red-palace.scoring.wall-first", "red-palace.scoring.wall-longest")
def test_the_longest_outer_wall_scores_a_point_a_section_before_all_else() -> None:
    t = red(A={"palace": {**WALLS, "0,1": "tower-8-S"}}, B={"palace": {"1,0": "arcades-7-E"}}, options=CLASSIC)
    lines = flow.score(t.state, 1)
    assert [(line.seat, line.key, line.points) for line in lines[:2]] == [(0, "score-wall", 3), (1, "score-wall", 1)]
    assert all(line.key == "score-majority" for line in lines[2:])


@pytest.mark.rule("red-palace.scoring.wall-inner")
def test_walls_back_to_back_score_nothing() -> None:
    palace = {"1,0": "garden-7-E", "1,1": "chambers-9-a", "2,1": "tower-10-a", "2,0": "arcades-9-W"}
    assert red(A={"palace": palace}).points(1, 0, "base.score.wall") == 0


@pytest.mark.rule("red-palace.scoring.wall-added-section")
def test_an_added_section_counts_like_a_printed_one() -> None:
    t = red(
        A={"palace": {"0,-1": "garden-8-N"}, "reserve": ["plaza-1"]}, slices={"abilities": {"wooden": [["plaza-1", 1]]}}
    )
    assert t.points(1, 0, "base.score.wall") == 1
    t.play("build plaza-1 1,-1")
    assert t.points(1, 0, "base.score.wall") == 2


@pytest.mark.rule("red-palace.scoring.wall-continuity", "red-palace.camp.wall-unchanged")
def test_sections_join_at_corners_a_ring_counts_whole_and_camps_do_not_cover() -> None:
    ring = {
        "-1,-1": "garden-8-NW-a", "0,-1": "garden-8-N", "1,-1": "garden-8-NE", "1,0": "garden-8-E",
        "1,1": "garden-6-ES-a", "0,1": "garden-9-S", "-1,1": "tower-7-SW", "-1,0": "tower-9-W",
    }  # fmt: skip
    assert red(A={"palace": ring}).points(1, 0, "base.score.wall") == 12
    t = red(A={"palace": {**ring, "2,0": "camp-6-W"}}, modules=("camps",))
    assert t.points(1, 0, "base.score.wall") == 12
    corner = {"1,0": "garden-8-NE", "0,-1": "tower-7-E"}
    assert red(A={"palace": corner}).points(1, 0, "base.score.wall") == 3


# ---------------------------------------------------------------- majorities


@pytest.mark.rule("red-palace.scoring.first", "red-palace.scoring.second", "red-palace.scoring.third")
@pytest.mark.parametrize("rung", range(6))
def test_what_the_rungs_pay(rung: int) -> None:
    """A score tile on which a kind stands on this rung, for three seats with 3, 2 and 1 buildings."""
    order = next(c for c in rules().cards if c.key == "scorecard1").extra
    kind = rules().kinds[order[rung]]
    t = red(**estates(kind, 3, 2, 1), slices={"score_tiles": {"laid": ["scorecard1"] * 3}})
    points = [[t.points(scoring, seat, "base.score") for seat in range(3)] for scoring in (1, 2, 3)]
    assert points == [[1 + rung, 0, 0], [8 + rung, 1 + rung, 0], [16 + rung, 8 + rung, 1 + rung]]


@pytest.mark.rule("red-palace.scoring.tie-split", "red-palace.scoring.tie-beyond-places")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 1, 0), [[3, 3, 0], [9, 9, 0], [17, 17, 0]]),
        ((2, 1, 1), [[6, 0, 0], [13, 3, 3], [21, 9, 9]]),
        ((1, 1, 1), [[2, 2, 2], [6, 6, 6], [13, 13, 13]]),
        ((1, 1, 1, 1), [[1] * 4, [4] * 4, [10] * 4]),
    ],
)
def test_tied_players_share_the_places_they_hold_rounded_down(counts: tuple[int, ...], points: list[list[int]]) -> None:
    t = red(**estates("tower", *counts), players=len(counts), options=CLASSIC)
    found = [[t.points(scoring, seat, "base.score") for seat in range(len(counts))] for scoring in (1, 2, 3)]
    assert found == points


@pytest.mark.rule("red-palace.scoring.zero-buildings")
def test_who_has_no_building_of_a_kind_has_no_place_in_it() -> None:
    t = red(**estates("garden", 1), options=CLASSIC)
    assert [t.points(3, seat, "base.score") for seat in range(3)] == [20, 0, 0]


@pytest.mark.rule("red-palace.variant.classic-scoring", "red-palace.variant.classic-tables")
@pytest.mark.parametrize("rung", range(6))
def test_the_classic_variant_pays_the_kinds_in_their_fixed_order(rung: int) -> None:
    kind = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")[rung]
    t = red(**estates(kind, 3, 2, 1), options=CLASSIC)
    points = [[t.points(scoring, seat, "base.score") for seat in range(3)] for scoring in (1, 2, 3)]
    assert points == [[1 + rung, 0, 0], [8 + rung, 1 + rung, 0], [16 + rung, 8 + rung, 1 + rung]]


@pytest.mark.rule("red-palace.variant.classic-scoring", "red-palace.variant.classic-tables")
def test_the_classic_variant_leaves_the_score_tiles_out_and_all_else_as_it_is() -> None:
    s, events = set_up(3, "classic", scoring="classic")
    assert s.slices[s.rules.modules["score_tiles"].slot].laid == ()
    assert not [event for event in events if event.kind == "score-card-laid"]
    assert s.rules.tile_keys == rules().tile_keys


# ---------------------------------------------------------------- guards


@pytest.mark.rule("red-palace.scoring.guards-third-only", "red-palace.scoring.guards-third-scoring-only")
def test_guards_score_in_the_third_scoring_only() -> None:
    board = {"guards": {"posted": [["garden-7-NEW", "E"], ["garden-7-NEW", "W"]], "spent": 3}}
    t = red(A={"palace": WALLS}, slices=board)
    assert [t.points(scoring, 0, "red-palace") for scoring in (1, 2, 3)] == [0, 0, 2 * 2]


@pytest.mark.rule("red-palace.scoring.guards-value")
@pytest.mark.parametrize(("spent", "value"), [(1, 1), (2, 1), (3, 2), (8, 4), (16, 7), (17, 8), (30, 8)])
def test_a_guard_is_worth_what_stands_under_the_last_tile_with_guards(spent: int, value: int) -> None:
    """The same for everybody."""
    board = {"guards": {"posted": [["garden-7-NEW", "E"], ["tower-7-E", "E"]], "spent": spent}}
    t = red(A={"palace": WALLS}, B={"palace": {"1,0": "tower-7-E"}}, slices=board)
    assert [t.points(3, seat, "red-palace") for seat in range(3)] == [value, value, 0]
    assert sum(SQUARES) == 16


@pytest.mark.rule("red-palace.scoring.guards-none-spent")
def test_guards_are_worth_nothing_if_none_was_spent() -> None:
    t = red(A={"palace": WALLS}, slices={"guards": {"posted": [["garden-7-NEW", "E"]]}})
    assert t.points(3, 0, "red-palace") == 0


@pytest.mark.rule("red-palace.scoring.guards-on-longest-wall")
def test_only_guards_on_the_longest_outer_wall_score() -> None:
    """Guards on a shorter wall, on an inner wall and in the reserve score nothing."""
    palace = {**WALLS, "1,0": "garden-7-E", "1,1": "chambers-9-a", "2,1": "tower-10-a", "2,0": "arcades-10-W-b"}
    palace |= {"0,1": "tower-8-S"}
    manned = [["garden-7-NEW", "E"], ["garden-7-NEW", "W"], ["garden-7-E", "E"], ["arcades-10-W-b", "W"]]
    manned += [["tower-8-S", "S"], ["seraglio-4-ES", "E"]]
    t = red(A={"palace": palace, "reserve": ["seraglio-4-ES"]}, slices={"guards": {"posted": manned, "spent": 1}})
    assert t.points(3, 0, "red-palace") == 2


@pytest.mark.rule("red-palace.scoring.guards-on-longest-wall", "red-palace.ability-move-guard.effect")
def test_a_guard_scores_on_a_wall_without_a_tower_too() -> None:
    t = red(A={"palace": WALLS}, slices={"guards": {"posted": [["garden-7-NEW", "N"]], "spent": 1}})
    assert t.points(3, 0, "red-palace") == 1


@pytest.mark.rule("red-palace.scoring.guards-equal-walls")
@pytest.mark.parametrize("side", ["N", "S"])
def test_of_equally_long_walls_the_one_with_most_guards_counts(side: str) -> None:
    palace = {"0,-1": "garden-6-N", "0,1": "tower-8-S"}
    tile = {"N": "garden-6-N", "S": "tower-8-S"}[side]
    t = red(A={"palace": palace}, slices={"guards": {"posted": [[tile, side]], "spent": 1}})
    assert t.points(3, 0, "red-palace") == 1
    both = [["garden-6-N", "N"], ["tower-8-S", "S"]]
    assert red(A={"palace": palace}, slices={"guards": {"posted": both, "spent": 1}}).points(3, 0, "red-palace") == 1


@pytest.mark.rule("red-palace.scoring.guards-equal-walls", "red-palace.scoring.wall-continuity")
def test_where_walls_branch_every_longest_way_along_them_may_count() -> None:
    """Three sections at a corner, of which any two are a way along the wall."""
    at = 24 * 5 + 5
    fork = Stretch(3, 0, 1 << at | 1 << at - 1, 1 << at, 0, 0)
    trails = longest_trails(fork, 24)
    assert {trail.length for trail in trails} == {2}
    assert len(trails) == 3
    assert longest_trail(fork, 24) == max(trails)


@pytest.mark.rule("red-palace.scoring.negative-score")
def test_only_medinas_push_a_score_below_zero() -> None:
    t = red(modules=("medina",), at="score", waiting=[1])
    assert t.state.scores == [-2, -2, -2]
