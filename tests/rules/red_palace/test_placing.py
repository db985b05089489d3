"""Placing new buildings with their guards."""

from __future__ import annotations

import pytest

from sabika.rules.red_palace.tokens import bag
from tests.rules.red_palace.support import guards, in_supply, overview, posted, red


@pytest.mark.rule("red-palace.end-turn.build-or-store", "red-palace.end-turn.reserve-unlimited")
def test_every_new_building_is_built_or_stored_as_its_owner_likes() -> None:
    many = ["garden-9-b", "garden-10-a", "garden-10-b", "garden-10-c", "garden-11-a", "garden-11-b", "garden-11-c"]
    t = red(A={"gained": ["garden-9-a"], "reserve": many}, at="place")
    assert {"place garden-9-a 1,0", "reserve garden-9-a"} <= t.options()
    assert "go-on" not in t.options()
    t.play("reserve garden-9-a")
    assert len(t.reserve("A")) == 8


@pytest.mark.rule("red-palace.end-turn.free-order")
def test_several_buildings_in_any_order_one_after_the_other() -> None:
    gained = ["garden-7-NEW", "tower-8-E", "chambers-12"]
    t = red(A={"gained": gained}, at="place")
    assert {text.split()[1] for text in t.options()} == set(gained)
    assert t.refused("place tower-8-E 1,1") == {"base.place.side-contact"}
    t.play("place chambers-12 1,0", "place tower-8-E 2,0", "reserve garden-7-NEW")
    assert t.palace("A") == {"1,0": "chambers-12", "2,0": "tower-8-E"}


@pytest.mark.rule("red-palace.guards.place-on-build", "red-palace.guards.set-on-store")
def test_a_guard_on_every_tower_whether_built_or_stored() -> None:
    t = red(A={"gained": ["garden-7-NEW", "tower-8-NES", "arcades-8-N"]}, at="place")
    t.play("place garden-7-NEW 0,-1")
    assert posted(t) == ["garden-7-NEW E", "garden-7-NEW W"]
    t.play("reserve tower-8-NES", "reserve arcades-8-N")
    assert posted(t) == ["garden-7-NEW E", "garden-7-NEW W", "tower-8-NES N", "tower-8-NES S"]
    assert (in_supply(t), guards(t).spent) == (28, 0)


@pytest.mark.rule("red-palace.guards.set-on-store")
def test_guards_of_a_stored_building_come_along_when_it_is_built() -> None:
    manning = {"guards": {"posted": [["tower-8-NES", "N"]]}}
    t = red(A={"reserve": ["tower-8-NES"]}, slices=manning).play("build tower-8-NES 1,0")
    assert posted(t) == ["tower-8-NES N"]
    assert in_supply(t) == 31


@pytest.mark.rule("red-palace.end-turn.token-to-wood")
def test_a_token_never_returns_to_the_bag() -> None:
    """A building keeps its kind wherever it goes, and its token is missing from the bag for good."""
    t = red(A={"gained": ["garden-9-a", "garden-10-a"]}, at="place", display=["denar1", "denar2", "denar3"])
    before = bag(t.state)
    t.play("place garden-9-a 1,0", "reserve garden-10-a")
    drawn = sum(name.startswith("garden") for name in (*t.market(), *overview(t)))
    assert (before[4], bag(t.state)[4]) == (7, 7 - drawn)
    t.play("take denar1", "take denar2")
    left = bag(t.state)
    t.play("remove garden-9-a")
    assert bag(t.state) == left
    assert t.reserve("A") == ["garden-10-a", "garden-9-a"]


@pytest.mark.rule("red-palace.placement.orientation", "red-palace.placement.edges-match")
def test_tiles_lie_upright_with_equal_sides_touching() -> None:
    t = red(A={"gained": ["garden-8-N"], "palace": {"1,0": "tower-8-E"}}, at="place")
    assert t.refused("place garden-8-N 0,1") == {"base.place.matching-sides", "base.place.on-foot"}
    assert t.refused("place garden-8-N 2,0") == {"base.place.matching-sides", "base.place.on-foot"}
    assert t.refused("place garden-8-N 0,-1") == set()
    assert t.verbs() == {"place", "reserve"}


@pytest.mark.rule("red-palace.placement.towers-ignored")
def test_towers_and_guards_do_not_matter_where_sides_touch() -> None:
    """A wall with a tower and a guard lies against one without, back to back."""
    manning = {"guards": {"posted": [["garden-7-E", "E"]]}}
    own = {"palace": {"1,0": "garden-7-E", "1,1": "chambers-9-a"}, "gained": ["arcades-9-W"]}
    t = red(A=own, at="place", slices=manning)
    assert t.refused("place arcades-9-W 2,0") == {"base.place.on-foot"}
    own["palace"] = {"1,0": "garden-7-E", "1,1": "chambers-9-a", "2,1": "tower-10-a"}
    t = red(A=own, at="place", slices=manning).play("place arcades-9-W 2,0")
    assert t.palace("A")["2,0"] == "arcades-9-W"


@pytest.mark.rule("red-palace.placement.on-foot", "red-palace.placement.share-an-edge", "red-palace.placement.no-holes")
def test_on_foot_side_by_side_and_without_holes() -> None:
    t = red(A={"gained": ["garden-6-ESW"], "palace": {"0,1": "tower-3-ESW"}}, at="place")
    assert t.refused("place garden-6-ESW 1,1") == {"base.place.on-foot"}
    assert t.refused("place garden-6-ESW 1,-1") == {"base.place.side-contact"}
    ring = {"1,0": "garden-9-a", "2,0": "garden-9-b", "2,1": "garden-10-a", "2,2": "garden-10-b", "1,2": "garden-10-c"}
    t = red(A={"gained": ["garden-11-b"], "palace": {**ring, "0,2": "garden-11-a"}}, at="place")
    assert t.refused("place garden-11-b 0,1") == {"base.place.no-hole"}
    assert t.refused("place garden-11-b 1,1") == set()


@pytest.mark.rule("red-palace.placement.hole-definition")
def test_a_larger_enclosed_area_is_a_hole_too_and_plazas_are_tiles() -> None:
    ring = {"1,0": "garden-9-a", "2,0": "garden-9-b", "3,0": "garden-10-a", "3,1": "garden-10-b", "3,2": "garden-10-c"}
    ring |= {"2,2": "garden-11-a", "1,2": "plaza-1", "0,2": "garden-11-b"}
    t = red(A={"gained": ["plaza-2"], "palace": ring}, at="place")
    assert t.refused("place plaza-2 0,1") == {"base.place.no-hole"}
    assert t.refused("place plaza-2 1,1") == {"base.place.no-hole"}
    assert t.refused("place plaza-2 2,1") == set()


@pytest.mark.rule("red-palace.placement.hole-definition")
def test_camps_are_tiles_where_holes_are_concerned() -> None:
    ring = {
        "1,0": "garden-8-E",
        "1,-1": "garden-9-a",
        "1,-2": "garden-9-b",
        "2,-2": "garden-10-a",
        "3,-2": "garden-10-b",
    }
    t = red(A={"gained": ["garden-10-c"], "palace": ring}, at="place")
    assert t.refused("place garden-10-c 3,-1") == set()
    t = red(A={"gained": ["garden-10-c"], "palace": {**ring, "2,0": "camp-6-W"}}, modules=("camps",), at="place")
    assert t.refused("place garden-10-c 3,-1") == {"base.place.no-hole"}
