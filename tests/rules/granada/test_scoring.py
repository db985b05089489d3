"""Granada: moats and majorities."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.ruleset import Config
from sabika.rules.alhambra.scoring import majority
from sabika.rules.boxes import ruleset
from sabika.rules.granada.pieces import KINDS
from sabika.scenario import check_file
from tests.rules.granada.support import city
from tests.table import Table

SCENARIOS = Path(__file__).parents[2] / "scenarios"
ROW = ("1,0", "2,0", "3,0", "4,0")
BARE = {12: "school-12", 13: "school-13", 11: "school-11"}


def majorities(t: Table, scoring: int, kind: str = "school") -> list[int]:
    """What each seat, and Dirk after them, would get for a kind in a scoring held now."""
    lines = [line for line in flow.score(t.state, scoring) if line.args.get("kind") == kind]
    seats = t.state.rules.players + t.state.rules.has("two_players")
    return [sum(line.points for line in lines if line.seat == seat) for seat in range(seats)]


def schools(*prices: tuple[int, ...], players: int = 3, **position: Any) -> Table:
    """Seats with schools of these prices; walls are in no way of those without a moat."""
    seats = {
        seat: {"palace": dict(zip(ROW, [BARE[price] for price in own], strict=False))}
        for seat, own in zip("ABC", prices, strict=False)
    }
    return city(players=players, market=[""] * 4, **{**seats, **position})


@pytest.mark.rule("granada.score.first", "granada.score.total", "granada.score.cards-ignored")
def test_the_printed_example_of_the_first_scoring() -> None:
    assert check_file(SCENARIOS / "granada_first_scoring.toml") is None


@pytest.mark.rule("granada.score.second")
def test_the_printed_example_of_the_second_scoring() -> None:
    assert check_file(SCENARIOS / "granada_second_scoring.toml") is None


@pytest.mark.rule("granada.score.third", "granada.score.tie-break", "granada.score.tie-all-places")
def test_the_printed_example_of_the_third_scoring() -> None:
    assert check_file(SCENARIOS / "granada_third_scoring.toml") is None


@pytest.mark.rule("granada.score.moat", "granada.score.moat-details")
def test_the_longest_moat_like_the_pictured_one_has_seven_segments() -> None:
    assert check_file(SCENARIOS / "granada_moat.toml") is None


@pytest.mark.rule("granada.score.two-parts", "granada.score.report-order", "bonus-cards.scoring.step-order")
def test_moats_first_then_the_nine_kinds_in_their_order() -> None:
    rules = ruleset(Config(box="granada"))
    assert [name for name, _ in rules.step_names["score"]] == ["moat", "city_majorities"]
    palace = {"1,0": "school-11", "0,1": "arena-10-E", "0,-1": "park-10-N", "-1,0": "library-12"}
    lines = flow.score(city(A={"palace": palace}, market=[""] * 4).state, 1)
    assert [line.args.get("kind", "moat") for line in lines] == ["moat", "arena", "library", "park", "school"]
    assert [line.points for line in lines] == [1, 1, 1, 1, 1]


@pytest.mark.rule("granada.score.tie-break", "granada.score.tie-all-places", "granada.score.third")
def test_the_dearest_tile_decides_every_place() -> None:
    t = schools((11,), (13,), (12,))
    assert majorities(t, 1) == [0, 3, 0]
    assert majorities(t, 2) == [0, 6, 3]
    assert majorities(t, 3) == [3, 9, 6]


@pytest.mark.rule("granada.score.which-price", "granada.score.reserve-ignored", "granada.score.n-includes")
def test_only_faces_of_the_kind_in_cities_count() -> None:
    t = schools(
        A={"palace": {"1,0": "school-11", "2,0": "park-12"}, "reserve": ["school-13"]},
        B={"palace": {"1,0": "school-12"}, "gained": ["school-10-W"]},
    )
    assert majorities(t, 2) == [2, 4, 0]
    turned = schools(A={"palace": {"1,0": "hospital-10"}}, B={"palace": {"1,0": "school-12"}})
    assert majorities(turned, 2) == [0, 2, 0]
    assert majorities(turned, 2, "hospital") == [2, 0, 0]


@pytest.mark.rule("granada.score.n-includes", "granada.score.total")
def test_those_who_get_nothing_count_too() -> None:
    assert majorities(schools((11, 12), (13,)), 1) == [3, 0, 0]
    assert majorities(schools((11, 12)), 1) == [2, 0, 0]


@pytest.mark.rule("granada.score.at-least-one", "base.score.vacant-places")
def test_places_without_a_tile_are_not_awarded() -> None:
    assert majorities(schools((11, 12)), 3) == [6, 0, 0]
    assert majorities(schools(), 3) == [0, 0, 0]


@pytest.mark.rule("granada.score.no-full-tie")
def test_equals_would_share_as_in_the_base_game() -> None:
    chapter = ruleset(Config(box="granada")).modules["city_majorities"]
    t = schools((11, 12), (13,))
    rows = chapter.strengths(t.state, KINDS.index("school"), [(0, 4), (1, 2), (2, 0)])
    assert len({strength for _, strength in rows}) == 3
    assert majority((9, 6, 3), ((0, 44), (1, 44), (2, 30))) == ((0, 1, 2, 7), (1, 1, 2, 7), (2, 3, 1, 3))


@pytest.mark.rule("granada.simple.first", "granada.simple.second", "granada.simple.third", "granada.simple.scope")
@pytest.mark.parametrize(("scoring", "points"), [(1, [0, 0, 3]), (2, [3, 0, 10]), (3, [10, 3, 18])])
def test_simplified_scoring_pays_fixed_points_by_the_same_ranking(scoring: int, points: list[int]) -> None:
    seats = {
        "A": {"palace": {"1,0": "school-12"}},
        "B": {"palace": {"1,0": "school-11"}},
        "C": {"palace": {"1,0": "school-13", "0,1": "school-5-ES"}},
    }
    t = city(options={"city_scoring": "simple"}, market=[""] * 4, **seats)
    assert majorities(t, scoring) == points
    assert t.points(scoring, 2, "granada.score.moat") == 2
    assert majorities(city(options={"city_scoring": "simple"}, A=seats["A"], market=[""] * 4), 3) == [18, 0, 0]


@pytest.mark.rule("granada.score.cards-ignored", "granada.score.two-parts")
def test_a_scoring_card_only_triggers_the_scoring() -> None:
    t = schools((11, 12), (13,), pile=["scoring1"], display=["denar1", "denar2", "denar3"], at="refill")
    assert t.state.scores == [3, 0, 0]
    assert t.state.scored == 1
