"""Alhambra with Granada: scoring, and Dirk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file
from tests.rules.combined.support import BOTH, YARD, both, parity

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.rule(
    "combined.joint.example", "combined.score.joint-stretch", "combined.score.wall-beside-moat",
    "combined.score.moat-beside-wall", "combined.joint.independent", "combined.joint.every-scoring",
)  # fmt: skip
def test_the_worked_example_of_wall_moat_and_joint_stretch() -> None:
    assert check_file(SCENARIOS / "combined_joint.toml") is None


@pytest.mark.rule("combined.score.alhambra", "combined.score.granada", "combined.score.separate-tables")
def test_both_sorts_of_majorities_side_by_side() -> None:
    assert check_file(SCENARIOS / "combined_scoring.toml") is None


@pytest.mark.rule("combined.score.report-order", "bonus-cards.scoring.step-order")
def test_the_order_of_the_parts() -> None:
    rules = ruleset(Config(box="combined"))
    assert [name for name, _ in rules.step_names["score"]] == [
        "wall", "majorities", "moat", "city_majorities", "joint",
    ]  # fmt: skip
    lines = flow.score(both(A={"palace": BOTH}).state, 1)
    assert [line.args.get("kind", line.key) for line in lines] == [
        "score-wall", "garden", "score-moat", "arena", "library", "score-joint",
    ]  # fmt: skip
    joint = lines[-1]
    assert set(joint.pieces) == {"garden-8-NE", "arena-8-W", "library-8-S"}
    assert set(lines[2].pieces) == {"arena-8-W", "library-8-S"}


@pytest.mark.rule("combined.score.table-by-scoring", "base.score.card-never-drawn", "combined.deck.second-never")
def test_the_last_scoring_uses_the_third_awards_though_the_second_was_skipped() -> None:
    t = both(A={"palace": BOTH}, scored=1, at="end")
    assert t.state.over
    assert t.state.scores[0] == 2 + 20 + 2 + 3 + 6 + 4


@pytest.mark.rule("combined.score.simple")
def test_simplified_scoring_is_for_the_kinds_of_granada_only() -> None:
    t = both(A={"palace": BOTH}, options={"city_scoring": "simple"})
    points = {line.args["kind"]: line.points for line in flow.score(t.state, 2) if "kind" in line.args}
    assert points == {"garden": 12, "arena": 10, "library": 10}


@pytest.mark.rule("combined.score.when", "combined.joint.every-scoring")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_every_scoring_covers_both_cities(scoring: int) -> None:
    t = both(A={"palace": BOTH})
    rules = {line.rule for line in flow.score(t.state, scoring)}
    assert rules >= {"base.score.wall-longest", "granada.score.moat", "combined.score.joint-stretch"}
    assert t.points(scoring, 0, "combined.score.joint-stretch") == 4


# ---------------------------------------------------------------- Dirk


def dirks(s: State) -> list[int]:
    """How many tiles of each city Dirk has."""
    cities = [s.rules.tiles[tile].city for tile in s.slices[s.rules.modules["two_players"].slot].tiles]
    return [cities.count(0), cities.count(1)]


def scoring_card(number: int, **position: Any) -> Any:
    display = ["denar1", "denar2", "denar3"]
    return both(players=2, pile=[f"scoring{number}"], scored=number - 1, display=display, at="refill", **position)


@pytest.mark.rule("combined.dirk.tiles", "combined.dirk.faces")
def test_dirk_begins_with_six_tiles_of_each_city_after_the_yard() -> None:
    s = flow.start(ruleset(Config(box="combined", players=2)), Chance.from_text("dirk"))
    assert dirks(s) == [6, 6]
    tiles = s.slices[s.rules.modules["two_players"].slot].tiles
    assert {s.rules.prices[tile] % 2 for tile in tiles[6:]} == {0}
    moats = set()
    for number in range(20):
        other = flow.start(ruleset(Config(box="combined", players=2)), Chance.from_text(f"dirk {number}"))
        own = other.slices[other.rules.modules["two_players"].slot].tiles
        moats |= {bool(other.rules.shapes[tile].moats) for tile in own[6:]}
    assert moats == {True, False}


@pytest.mark.rule("combined.dirk.tiles", "combined.dirk.faces")
def test_dirk_draws_of_each_supply_what_the_marker_shows() -> None:
    market = ["garden-10"] + [""] * 7
    t = scoring_card(1, market=market, slices={"marker": {"parity": 1}})
    new = t.state.slices[t.state.rules.modules["two_players"].slot].tiles
    assert dirks(t.state) == [6, 6]
    assert {t.state.rules.prices[tile] % 2 for tile in new[6:]} == {0}
    assert parity(t) == 0


@pytest.mark.rule("combined.dirk.tiles")
def test_after_the_second_scoring_he_gets_a_third_of_each_supply() -> None:
    t = both(players=2, market=YARD, display=["denar1", "denar2", "denar3"], at="score", scored=1, waiting=[2])
    assert dirks(t.state) == [50 // 3, 50 // 3]
    supply = ["tower-12", "tower-11", "tower-10-W", "tower-11-N", "school-2-NSW", "arena-4-NW", "arena-12"]
    t = both(players=2, market=YARD, supply=supply, supply_rest=False, at="score", scored=1, waiting=[2])
    assert dirks(t.state) == [4 // 3, 3 // 3]
    t = both(players=2, market=YARD, supply=supply, supply_rest=False, at="score", waiting=[1])
    assert dirks(t.state) == [4, 3]


@pytest.mark.rule("combined.dirk.scope")
def test_dirk_competes_for_all_kinds_but_for_no_line() -> None:
    slices = {"two_players": {"tiles": ["garden-10", "school-12", "school-11"]}}
    t = both(players=2, slices=slices, A={"palace": BOTH, "gained": ["arena-12", "tower-12"]}, at="place")
    points = {line.args.get("kind", line.key): line.points for line in flow.score(t.state, 2) if line.seat == DIRK}
    assert points == {"garden": (12 + 5) // 2, "school": 4}
    assert {"give arena-12", "give tower-12"} <= t.options()
