"""Alhambra with Granada: building both cities, faces, redesigns."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.core.view import view
from tests.rules.combined.support import BOTH, YARD, both, buyer

WALLED = {"1,0": "garden-8-NE"}


@pytest.mark.rule("combined.place.own-rules", "combined.place.joint-sides")
def test_the_printed_example_of_a_cell_that_takes_no_tile() -> None:
    t = both(A={"palace": WALLED, "gained": ["arena-8-W", "garden-10"]}, at="place")
    assert t.refused("place arena-8-W 2,0") == set()
    assert t.refused("place garden-10 2,0") == {"base.place.matching-sides", "base.place.on-foot"}
    assert t.refused("place arena-8-W 0,1") == {"combined.place.joint-sides", "combined.place.first-contact"}
    blocked = {"1,0": "garden-8-NE", "0,1": "arcades-9", "2,0": "arena-8-W", "2,1": "library-12"}
    t = both(A={"palace": blocked, "gained": ["park-12", "garden-10"]}, at="place")
    assert t.refused("place garden-10 1,1") == {"combined.place.joint-sides"}
    assert "combined.place.joint-sides" in t.refused("place park-12 1,1")


@pytest.mark.rule("combined.place.first-granada", "combined.place.first-how", "combined.place.first-contact")
@pytest.mark.parametrize("how", ["bought", "turned", "reserve", "leftover"])
def test_the_first_tile_of_granada_can_be_built_in_every_way(how: str) -> None:
    own: dict[str, Any] = {"palace": WALLED, "hand": ["denar3"]}
    if how == "reserve":
        t = both(A={**own, "reserve": ["arena-8-W"]}).play("build arena-8-W 2,0")
    elif how == "leftover":
        market = ["", "", "", "", "", "arena-8-W", "", ""]
        t = both(A=own, market=market, at="end").play("place arena-8-W 2,0")
    else:
        t = both(A={**own, "gained": ["arena-8-W"]}, at="place")
        if how == "turned":
            t.play("turn-over residential_area-9-W denar3", "place residential_area-9-W 2,0")
        else:
            t.play("place arena-8-W 2,0")
    tile = "residential_area-9-W" if how == "turned" else "arena-8-W"
    assert t.palace("A")["2,0"] == tile
    shown = list(t.state.rules.modules["cities"].items(view(t.state, 1)))
    marker = next(item for item in shown if item.key == "city-start")
    assert (marker.owner, t.state.rules.tile_keys[marker.tile or 0], marker.lies) == (0, tile, True)


@pytest.mark.rule("combined.flip.granada-only", "combined.place.reserve")
def test_only_tiles_of_granada_are_turned_and_the_reserve_takes_both() -> None:
    t = buyer("florin7", "florin8", "denar3", A={"palace": {"0,1": "tower-12"}})
    t.play("buy pavilion-7-E florin7", "buy hostel-8-E florin8", "remove tower-12")
    assert {text for text in t.options() if text.startswith(("reserve", "turn"))} == {
        "reserve pavilion-7-E", "reserve hostel-8-E", "reserve park-9-E",
    }  # fmt: skip
    t.play("reserve park-9-E", "reserve pavilion-7-E")
    assert t.reserve("A") == ["tower-12", "park-9-E", "pavilion-7-E"]


@pytest.mark.rule("combined.redesign.same", "combined.redesign.one-city")
def test_a_redesign_changes_one_tile_of_either_city() -> None:
    own = {"palace": {**BOTH, "0,1": "tower-12"}, "reserve": ["park-12", "garden-10"]}
    t = both(A=own)
    redesigns = {text for text in t.options() if text.split()[0] in ("remove", "exchange")}
    assert redesigns == {
        "remove tower-12", "remove library-8-S", "exchange garden-10 tower-12", "exchange park-12 library-12",
    }  # fmt: skip
    t.play("exchange park-12 library-12")
    assert (t.palace("A")["2,-1"], t.reserve("A"), t.decider) == ("park-12", ["garden-10", "library-12"], "B")


@pytest.mark.rule(
    "combined.redesign.first-granada-fixed", "combined.redesign.cross-exchange", "combined.redesign.remove-test"
)
def test_what_a_redesign_may_not_do() -> None:
    t = both(A={"palace": BOTH, "reserve": ["residential_area-6-SW", "garden-10"]})
    assert t.refused("remove arena-8-W") == {"combined.redesign.first-granada-fixed"}
    assert t.refused("exchange residential_area-6-SW arena-8-W") == {"combined.redesign.first-granada-fixed"}
    assert t.refused("exchange garden-10 library-12") == {"combined.redesign.cross-exchange"}
    assert "combined.redesign.remove-test" in t.refused("remove garden-8-NE")


@pytest.mark.rule("combined.end.leftovers", "combined.end.leftover-order", "combined.end.leftover-optional")
def test_both_leftovers_of_a_space_go_to_one_player_before_the_next_space() -> None:
    t = both(market=YARD, at="end", A={"hand": ["florin5", "denar1"]}, B={"hand": ["florin4", "dirham1"]})
    assert (t.decider, t.market()[:3]) == ("A", ["", "", "tower-13-E"])
    assert t.options() >= {"forfeit hostel-8-E", "forfeit pavilion-7-E", "place pavilion-7-E 1,0"}
    assert t.refused("reserve pavilion-7-E") == {"granada.end.must-or-may"}
    assert t.refused("turn-over park-9-E denar1") >= {"granada.end.no-turning"}
    t.play("place pavilion-7-E 1,0")
    assert (t.decider, t.verbs()) == ("A", {"forfeit"})
    t.play("forfeit hostel-8-E")
    assert t.decider == "B"
    t.play("forfeit library-12", "place tower-13-E 1,0")
    assert t.decider == "A"
    t.play("forfeit garden-8-NE", "forfeit market-10-S")
    assert t.state.over
    assert t.market() == [""] * 6 + YARD[6:]


@pytest.mark.rule("combined.end.leftover-tie")
def test_a_tie_leaves_both_tiles() -> None:
    t = both(market=YARD, at="end", A={"hand": ["florin5"]}, B={"hand": ["florin2", "florin3"]})
    assert t.state.over
    assert t.market() == YARD


@pytest.mark.rule("combined.end.with-scoring-card", "base.end.with-scoring-card")
def test_a_scoring_card_in_the_last_refill_is_scored_first() -> None:
    t = both(market=["", *YARD[1:4], "", *YARD[5:]], supply_rest=False, pile=["scoring1", "ducat1"],
             display=["denar1", "denar2", "denar3"], at="refill", A={"palace": WALLED})  # fmt: skip
    assert t.state.over
    assert t.state.scores[0] == (2 + 5) + (2 + 20)
