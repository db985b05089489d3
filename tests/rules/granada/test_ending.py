"""Granada: leftovers and the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from sabika.rules.alhambra.ending import winners
from sabika.scenario import check_file
from tests.rules.granada.support import YARD, city

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.rule(
    "granada.end.leftovers", "granada.end.at-once", "granada.end.sequence", "granada.end.forfeit",
    "granada.end.must-or-may", "granada.end.winner", "granada.end.money-shown",
)  # fmt: skip
def test_leftovers_are_built_or_forfeited_one_after_another() -> None:
    assert check_file(SCENARIOS / "granada_leftovers.toml") is None


@pytest.mark.rule("granada.end.leftovers")
def test_a_tie_leaves_the_tile() -> None:
    t = city(at="end", A={"hand": ["florin4"]}, B={"hand": ["florin1", "florin3"]})
    assert t.state.over
    assert t.market() == YARD


@pytest.mark.rule("granada.end.no-turning", "granada.end.must-or-may")
def test_a_leftover_is_neither_turned_nor_stored() -> None:
    t = city(at="end", A={"hand": ["florin4", "denar3"]}, B={"hand": ["denar4"]})
    assert t.decider == "A"
    assert t.verbs() == {"place", "forfeit"}
    assert t.refused("reserve hostel-8-E") == {"granada.end.must-or-may"}
    assert t.refused("reserve park-9-E") == {"granada.end.must-or-may"}
    assert t.refused("turn-over park-9-E denar3") == {"granada.end.no-turning"}
    assert t.refused("place park-9-E 1,0") == {"granada.place.turn-for-three"}


@pytest.mark.rule("granada.end.forfeit")
def test_only_leftovers_are_forfeited() -> None:
    t = city(A={"gained": ["hostel-8-E"]}, market=[""] * 4, at="place")
    assert t.refused("forfeit hostel-8-E") == {"granada.end.forfeit"}
    assert t.refused("forfeit school-12") == {"base.buy.lies-aside"}


@pytest.mark.rule("granada.end.must-or-may", "granada.end.at-once")
def test_what_cannot_be_built_is_forfeited() -> None:
    blocked = {"hand": ["florin1"], "palace": {"0,1": "library-2-ESW"}}
    t = city(at="end", market=["arena-2-ESW", "", "", ""], A=blocked)
    assert t.options() == {"forfeit arena-2-ESW"}
    t.play("forfeit arena-2-ESW")
    assert t.state.over
    assert t.slice("forfeiting").tiles == (t.state.rules.tile_number["arena-2-ESW"],)


@pytest.mark.rule("granada.end.forfeit")
def test_building_may_help_others_more() -> None:
    own = {"hand": ["florin1"], "palace": {"1,0": "school-11"}}
    rival = {"palace": {"1,0": "school-12", "0,1": "school-13"}}
    market = ["school-10-W", "", "", ""]
    kept = city(at="end", market=market, A=own, B=rival).play("forfeit school-10-W").state.scores
    built = city(at="end", market=market, A=own, B=rival).play("place school-10-W 0,1").state.scores
    assert (kept, built) == ([6, 9, 0], [8 + 1, 12, 0])


@pytest.mark.rule("granada.end.winner")
def test_all_who_lead_together_win() -> None:
    t = city(at="end", A={"score": 7}, B={"score": 7}, C={"score": 3}, market=[""] * 4)
    assert t.state.over
    assert winners(t.state) == [0, 1]
