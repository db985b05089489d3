"""Scoring (base.score.*, base.wall.*)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from sabika.core import flow
from sabika.core.ruleset import Config
from sabika.game import Game
from sabika.rules.alhambra.scoring import majority
from tests.rules.alhambra.support import estates, palace_of, whole_games
from tests.table import Table, table

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
FULL = ["florin8", "dirham8", "denar8", "ducat8"]
MARKET = ["pavilion-7-E", "seraglio-7-W", "arcades-8-E", "chambers-9-S"]
TOWERS = ((6,), (13, 6), (21, 13, 6))
TABLES = ("base.score.first", "base.score.second", "base.score.third")


def majorities(t: Table, scoring: int) -> list[int]:
    """What each seat gets for its buildings."""
    return [t.points(scoring, seat, TABLES[scoring - 1]) for seat in range(t.state.rules.players)]


def shares(scoring: int, *counts: int, points: tuple[tuple[int, ...], ...] = TOWERS) -> list[int]:
    """What so many towers give each of these players."""
    found = [0] * len(counts)
    for seat, _, _, share in majority(points[scoring - 1], tuple((seat, 2 * n) for seat, n in enumerate(counts))):
        found[seat] = share
    return found


# ---------------------------------------------------------------- when


@pytest.mark.rule("base.score.three-rounds")
def test_a_game_has_a_scoring_for_each_card_and_one_at_the_end() -> None:
    for seed in range(4):
        game, rng = Game(Config(players=4), seed=f"rounds {seed}"), random.Random(seed)
        while not game.over:
            game.play(rng.choice(game.options()).action)
        events = [event for events in game.events for event in events]
        scored = [event.args["scoring"] for event in events if event.kind == "scored"]
        cards = [event.args["scoring"] for event in events if event.kind == "scoring-card"]
        assert scored == [*cards, 3]
        assert cards == [1, 2][: len(cards)]


@pytest.mark.rule("base.score.when", "base.score.never-mid-turn")
def test_a_scoring_counts_the_finished_turn_and_comes_before_the_next_one() -> None:
    t = table(
        market=["pavilion-8", *MARKET[1:]],
        display=FULL,
        pile=["scoring1", "florin9"],
        A={"hand": ["florin8"]},
    ).play("buy pavilion-8 florin8", "take florin8")
    assert (t.state.scored, t.frame) == (0, "Placing")
    t.play("place pavilion-8 1,0")
    assert (t.state.scored, t.decider, t.state.scores[0]) == (1, "B", 1)


@pytest.mark.rule("base.score.never-mid-turn", "base.score.when")
def test_no_scoring_happens_within_any_turn() -> None:
    for game in whole_games(2):
        for before, after in pairwise(game):
            if after.scored != before.scored:
                assert after.turns > before.turns or after.ending


@pytest.mark.rule("base.score.accumulate", "base.edition.track")
def test_points_are_added_up_without_a_limit() -> None:
    palace = {"1,0": "tower-12"}
    pile = ["scoring1", "florin9", "scoring2", "dirham9"]
    t = table(market=MARKET, display=FULL, pile=pile, A={"palace": palace, "score": 250}).play("take florin8")
    assert t.state.scores[0] == 250 + 6
    t.play("take dirham8")
    assert t.state.scores[0] == 250 + 6 + 13


@pytest.mark.rule("base.edition.track", "base.score.accumulate")
def test_scores_only_grow_and_are_never_negative() -> None:
    for game in whole_games():
        for before, after in pairwise(game):
            assert all(0 <= old <= new for old, new in zip(before.scores, after.scores, strict=True))


@pytest.mark.rule("base.score.two-parts", "base.edition.scoring-order")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_every_scoring_reports_walls_first_and_then_the_kinds_in_order(scoring: int) -> None:
    names = ("tower-11-N", "garden-10", "chambers-10", "arcades-9", "seraglio-9", "pavilion-8")
    t = table(A={"palace": palace_of(*names)}, B={"palace": palace_of("tower-8-NES")})
    lines = flow.score(t.state, scoring)
    rules = [line.rule for line in lines]
    assert rules[:2] == ["base.score.wall-longest"] * 2
    assert set(rules[2:]) == {TABLES[scoring - 1]}
    kinds = [line.args["kind"] for line in lines[2:] if line.seat == 0]
    assert kinds == list(KINDS)


# ---------------------------------------------------------------- majorities


@pytest.mark.rule("base.score.first", "base.score.second", "base.score.third", "base.edition.point-tables")
@pytest.mark.parametrize("kind", KINDS)
def test_the_point_tables_pay_most_second_most_and_third_most_of_each_kind(kind: str) -> None:
    t = table(players=4, **estates(kind, 3, 1, 2))
    n = KINDS.index(kind)
    assert majorities(t, 1) == [1 + n, 0, 0, 0]
    assert majorities(t, 2) == [8 + n, 0, 1 + n, 0]
    assert majorities(t, 3) == [16 + n, 1 + n, 8 + n, 0]


@pytest.mark.rule("base.score.first", "base.score.second", "base.score.third", "base.edition.point-tables")
def test_the_examples_of_the_rulebooks_chambers_4_towers_13_and_6_pavilions_16_8_1() -> None:
    assert majorities(table(**estates("chambers", 2, 1)), 1) == [4, 0, 0]
    assert majorities(table(**estates("tower", 2, 1)), 2) == [13, 6, 0]
    assert majorities(table(**estates("pavilion", 3, 2, 1)), 3) == [16, 8, 1]


@pytest.mark.rule("base.score.built-only")
def test_tiles_in_the_reserve_count_for_nothing() -> None:
    reserve = ["tower-13-E", "tower-8-NES", "garden-10"]
    t = table(A={"reserve": reserve, "gained": ["tower-11"]}, B={"palace": {"1,0": "tower-12"}})
    assert majorities(t, 3) == [0, 21, 0]
    assert t.points(3, 0, "base") == 0


@pytest.mark.rule("base.score.count-only", "base.edition.only-in-old")
def test_two_cheap_towers_beat_a_dear_one() -> None:
    t = table(A={"palace": {"1,0": "tower-13-E"}}, B={"palace": palace_of("tower-7-NEW", "tower-8-NES")})
    assert majorities(t, 2) == [6, 13, 0]


@pytest.mark.rule("base.score.at-least-one", "base.score.vacant-places", "base.edition.only-in-old")
def test_places_without_a_tile_are_not_awarded() -> None:
    assert majorities(table(**estates("tower", 1)), 3) == [21, 0, 0]
    assert majorities(table(**estates("tower", 2, 1)), 3) == [21, 13, 0]
    assert shares(3, 0, 0, 0) == [0, 0, 0]


@pytest.mark.rule("base.score.tie-share", "base.score.tie-round-down")
def test_kim_and_nina_with_four_towers_each_get_nine() -> None:
    assert majorities(table(**estates("tower", 4, 4)), 2) == [9, 9, 0]
    assert majorities(table(**estates("tower", 4, 4, 2)), 2) == [9, 9, 0]


@pytest.mark.rule("base.score.tie-second-place")
def test_two_tied_for_second_share_the_second_and_third_place() -> None:
    assert shares(3, 5, 3, 3, 1) == [21, 9, 9, 0]
    assert majorities(table(players=4, **estates("tower", 4, 3, 3, 1)), 3) == [21, 9, 9, 0]


@pytest.mark.rule("base.score.tie-examples", "base.score.places")
@pytest.mark.parametrize(
    ("scoring", "kind", "counts", "points"),
    [
        (1, "tower", (2, 2, 0, 0), [3, 3, 0, 0]),
        (1, "pavilion", (2, 2, 0, 0), [0, 0, 0, 0]),
        (2, "tower", (2, 1, 1, 0), [13, 3, 3, 0]),
        (2, "tower", (1, 1, 1, 0), [6, 6, 6, 0]),
        (3, "tower", (1, 1, 1, 0), [13, 13, 13, 0]),
        (3, "tower", (1, 1, 1, 1), [10, 10, 10, 10]),
        (3, "tower", (3, 2, 1, 1), [21, 13, 3, 3]),
    ],
)
def test_ties_at_the_limits(scoring: int, kind: str, counts: tuple[int, ...], points: list[int]) -> None:
    assert majorities(table(players=4, **estates(kind, *counts)), scoring) == points


@pytest.mark.rule("base.score.tie-first-blocks", "base.score.places")
def test_after_a_tie_for_first_the_next_player_is_third() -> None:
    assert [shares(scoring, 2, 2, 1) for scoring in (1, 2, 3)] == [[3, 3, 0], [9, 9, 0], [17, 17, 6]]
    assert majorities(table(**estates("tower", 2, 2, 1)), 3) == [17, 17, 6]


@pytest.mark.rule("base.score.places")
def test_a_group_of_k_players_occupies_k_places() -> None:
    assert shares(3, 4, 4, 4, 1) == [13, 13, 13, 0]
    assert shares(3, 4, 3, 3, 3, 1) == [21, 6, 6, 6, 0]
    assert shares(3, 1, 1, 1, 1, 1, 1) == [6] * 6
    rng = random.Random(1)
    for _ in range(200):
        assert sum(shares(3, *(rng.randrange(4) for _ in range(6)))) <= 40


@pytest.mark.rule("base.score.round-per-kind", "base.score.tie-round-down")
def test_every_kind_is_rounded_by_itself() -> None:
    t = table(
        A={"palace": palace_of("tower-11", "chambers-10", "garden-10")},
        B={"palace": palace_of("tower-12", "chambers-11", "garden-11")},
    )
    assert majorities(t, 2) == [9 + 7 + 8] * 2 + [0]


@pytest.mark.rule("base.score.start-tile")
def test_the_starting_tile_counts_for_no_kind() -> None:
    assert flow.score(table().state, 3) == []
    assert majorities(table(A={"palace": {"1,0": "tower-12"}}), 3) == [21, 0, 0]


@pytest.mark.rule("base.score.card-never-drawn")
def test_a_game_may_end_before_its_first_scoring_card() -> None:
    t = table(at="end", market=["", "", "", ""], **estates("tower", 2, 1))
    assert t.decider == ""
    assert list(t.state.scores) == [21 + t.points(3, 0, "base.score.wall"), 13 + t.points(3, 1, "base.score.wall"), 0]


# ---------------------------------------------------------------- walls


def wall(palace: dict[str, str], **more: dict[str, str]) -> int:
    """What the wall gives in each scoring; it must be the same in all three."""
    t = table(A={"palace": palace, **more})
    points = {t.points(scoring, 0, "base.score.wall-longest") for scoring in (1, 2, 3)}
    assert len(points) == 1
    return points.pop()


@pytest.mark.rule("base.score.wall-point", "base.wall.continuity")
def test_each_segment_of_the_wall_is_worth_a_point_in_every_scoring() -> None:
    assert wall({"1,0": "tower-13-E"}) == 1
    assert wall({"1,0": "tower-9-NE"}) == 2
    assert wall({"1,0": "tower-8-NES"}) == 3
    assert wall({"0,-1": "pavilion-6-N", "1,-1": "arcades-8-N"}) == 2


@pytest.mark.rule("base.score.wall-longest", "base.wall.open-edge", "base.wall.equal-stretches")
def test_only_the_longest_stretch_scores_and_open_edges_interrupt_it() -> None:
    assert wall({"1,0": "tower-8-NES", "-1,0": "garden-10-W"}) == 3
    assert wall({"1,0": "tower-8-NES", "-1,0": "garden-7-NSW"}) == 3
    assert wall({"1,0": "tower-12"}) == 0


@pytest.mark.rule("base.wall.continuity")
def test_a_wall_runs_on_round_a_concave_corner() -> None:
    assert wall({"1,0": "seraglio-8-S", "0,1": "pavilion-7-E"}) == 2


@pytest.mark.rule("base.wall.bays")
def test_walls_inside_a_narrow_bay_count() -> None:
    palace = {"1,0": "seraglio-8-S", "0,1": "pavilion-7-E", "2,0": "seraglio-9", "2,1": "tower-10-W"}
    assert wall(palace) == 3


@pytest.mark.rule("base.wall.inner-links", "base.score.wall-inner")
def test_an_inner_wall_neither_scores_nor_interrupts() -> None:
    assert wall({"1,0": "pavilion-8", "0,-1": "arcades-6-NE", "1,-1": "garden-8-NW"}) == 2


@pytest.mark.rule("base.wall.closed-loop")
def test_a_wall_all_round_scores_every_segment() -> None:
    closed = {"0,-1": "tower-7-NEW", "1,0": "tower-8-NES", "0,1": "garden-6-ESW", "-1,0": "garden-7-NSW"}
    assert wall(closed) == 12


@pytest.mark.rule("base.wall.outer-segment", "base.score.built-only")
def test_walls_in_the_reserve_do_not_count() -> None:
    t = table(A={"palace": {"1,0": "tower-13-E"}, "reserve": ["garden-6-ESW"]})
    assert t.points(1, 0, "base.score.wall") == 1


@pytest.mark.rule("base.wall.equal-stretches")
def test_the_walls_of_different_players_are_not_compared() -> None:
    palaces = ({"1,0": "tower-8-NES"}, {"0,-1": "tower-7-NEW"}, {"1,0": "pavilion-7-E"})
    t = table(**{seat: {"palace": palace} for seat, palace in zip("ABC", palaces, strict=True)})
    assert [t.points(3, seat, "base.score.wall") for seat in range(3)] == [3, 3, 1]


@pytest.mark.rule("base.wall.one-contour")
def test_the_outline_of_every_palace_has_two_edges_at_each_of_its_corners() -> None:
    for game in whole_games(2):
        for s in game[::20]:
            for palace in s.palaces:
                cells, met = set(palace.layout()), Counter[tuple[int, int]]()
                for x, y in cells:
                    corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y)]
                    beside = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
                    for cell, edge in zip(beside, pairwise(corners), strict=True):
                        met.update(edge if cell not in cells else ())
                assert set(met.values()) == {2}
