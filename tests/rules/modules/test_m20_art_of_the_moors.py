"""Module 20, Art of the Moors."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["arcades-8-N", "tower-13-E", "garden-8-NE", "chambers-8-NW"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
SIX, SEVEN, EIGHT, NINE, TEN, ELEVEN, DEAR = range(7)
"""The dials."""
EIGHTS = ["pavilion-8", "seraglio-8-S", "arcades-8-E", "arcades-8-N", "garden-8-NW", "garden-8-SW", "tower-8-NES"]


def moors(*more: str, counters: list[list[int]] | None = None, **position: Any) -> Table:
    """A position with counters as seat, dial, section at the gem and section with the cube; A is to act."""
    slices = {"art_of_the_moors": {"counters": counters or []}, **position.pop("slices", {})}
    return table(["art_of_the_moors", *more], **{"market": MARKET, "display": DISPLAY, "slices": slices, **position})


def counters(t: Table, seat: int = 0) -> dict[int, tuple[int, int]]:
    """Per dial the section at the gem and the one with the cube."""
    return {own.dial: (own.now, own.mark) for own in t.slice("art_of_the_moors").counters if own.seat == seat}


def after_turn(*reserve: str, more: tuple[str, ...] = (), **position: Any) -> dict[int, tuple[int, int]]:
    """A's counters after a turn with these tiles in reserve."""
    return counters(moors(*more, A={"reserve": list(reserve)}, **position).play("take florin1"))


# ---------------------------------------------------------------- components


@pytest.mark.rule(
    "art-of-the-moors.components.set", "art-of-the-moors.components.prices", "art-of-the-moors.components.supply"
)  # fmt: skip
def test_twenty_counters_half_as_many_as_there_are_buildings_of_each_price() -> None:
    rules = ruleset(Config(modules=("art_of_the_moors",)))
    dials = list(rules.modules["art_of_the_moors"].data.dials.values())
    assert [(row.label, row.count) for row in dials] == [
        ("6", 3), ("7", 3), ("8", 4), ("9", 4), ("10", 3), ("11", 2), ("12/13", 1),
    ]  # fmt: skip
    prices = Counter(tile.price for tile in rules.tiles)
    tiles = [sum(prices[price] for price in row.prices) for row in dials]
    assert sum(tiles) == 44
    assert [row.count for row in dials] == [number // 2 for number in tiles]
    assert sum(row.count for row in dials) == 20


@pytest.mark.rule("art-of-the-moors.components.sections")
def test_points_rise_from_zero_and_squares_never_fall() -> None:
    data = ruleset(Config(modules=("art_of_the_moors",))).modules["art_of_the_moors"].data
    for row in data.dials.values():
        assert len(row.points) == len(row.squares) == 6
        assert row.points[0] == 0
        assert row.points == tuple(sorted(set(row.points)))
        assert row.squares[0] == 2
        assert row.squares == tuple(sorted(row.squares))
    assert data.dials["8"].points == (0, 2, 5, 9, 14, 20)
    assert data.dials["8"].squares == (2, 2, 3, 4, 5, 6)


@pytest.mark.rule("art-of-the-moors.components.sections", "art-of-the-moors.components.set")
@pytest.mark.parametrize(
    "wrong",
    [
        {"dials": {"8": {"points": [0, 2, 5, 9, 14]}}},
        {"dials": {"8": {"points": [1, 2, 5, 9, 14, 20]}}},
        {"dials": {"8": {"squares": [2, 3, 2, 4, 5, 6]}}},
        {"dials": {"8": {"count": 5}}},
        {"dials": {"8": {"prices": [9]}}},
        {"strips": {"value": 5}},
    ],
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("art_of_the_moors",)), {"art_of_the_moors": wrong})


# ---------------------------------------------------------------- taking and marking


@pytest.mark.rule(
    "art-of-the-moors.take.two-same-price", "art-of-the-moors.take.start-zero", "art-of-the-moors.action.develop",
    "art-of-the-moors.scoring.gem", "art-of-the-moors.mark.no-exact-section", "art-of-the-moors.action.blocked",
)  # fmt: skip
def test_a_counter_for_eight_is_taken_turned_and_held_back() -> None:
    assert check_file(SCENARIOS / "art_of_the_moors_dial_eight.toml") is None


@pytest.mark.rule(
    "art-of-the-moors.take.two-same-price", "art-of-the-moors.take.automatic", "art-of-the-moors.take.start-zero"
)
def test_alhambra_and_reserve_count_together_for_every_price() -> None:
    palace = {"1,0": "garden-10", "0,1": "garden-11"}
    t = moors(A={"palace": palace, "reserve": ["chambers-10", "chambers-11", "tower-9-NE"]}).play("take florin1")
    assert counters(t) == {TEN: (0, 2), ELEVEN: (0, 2)}
    assert len(t.told("culture-taken")) == 2


@pytest.mark.rule("art-of-the-moors.take.one-each")
def test_nobody_has_two_counters_of_a_price() -> None:
    t = moors(A={"reserve": EIGHTS[:3]}).play("take florin1")
    assert len(t.slice("art_of_the_moors").counters) == 1
    t.play("take florin2", "take dirham1", "take dirham2")
    assert len(t.slice("art_of_the_moors").counters) == 1


@pytest.mark.rule("art-of-the-moors.components.prices", "art-of-the-moors.take.two-same-price")
def test_twelve_and_thirteen_are_one_price_and_less_than_six_is_none() -> None:
    assert after_turn("tower-12", "tower-13-E", market=["", "", "", ""]) == {DEAR: (0, 3)}
    assert after_turn("chambers-5-NSW", "seraglio-5-SW", "pavilion-5-NW") == {}


@pytest.mark.rule("art-of-the-moors.mark.place", "art-of-the-moors.mark.no-exact-section", "art-of-the-moors.mark.cap")
@pytest.mark.parametrize(("number", "points"), [(2, 2), (3, 5), (4, 9), (5, 14), (6, 20), (7, 20)])
def test_the_cube_lies_on_the_highest_section_that_is_reached(number: int, points: int) -> None:
    market = ["chambers-8-NW", "tower-13-E", "garden-8-NE", "tower-12"]
    t = moors(A={"reserve": EIGHTS[:number]}, market=market).play("take florin1")
    dial = t.state.rules.modules["art_of_the_moors"].data.dials["8"]
    assert dial.points[counters(t)[EIGHT][1]] == points


@pytest.mark.rule("art-of-the-moors.mark.no-exact-section")
def test_where_no_section_shows_the_number_the_next_lower_one_is_marked() -> None:
    # Price 12 or 13: squares 2, 2, 2, 2, 3, 3. Price 10: 2, 2, 2, 3, 3, 4, so that five are marked like four.
    tens = ["arcades-10", "chambers-10", "garden-10", "garden-10-N", "garden-10-W"]
    assert after_turn(*tens) == {TEN: (0, 5)}


@pytest.mark.rule("art-of-the-moors.mark.update", "art-of-the-moors.mark.never-back")
def test_newly_bought_buildings_move_the_cube_at_the_end_of_the_turn() -> None:
    own = {"hand": ["florin8", "denar9"], "reserve": EIGHTS[:2]}
    t = moors(counters=[[0, EIGHT, 1, 1]], A=own).play("buy arcades-8-N florin8", "buy garden-8-NE denar9")
    assert counters(t)[EIGHT] == (1, 1)
    t.play("reserve arcades-8-N")
    assert counters(t)[EIGHT] == (1, 1)
    t.play("place garden-8-NE 1,0")
    assert counters(t)[EIGHT] == (1, 3)
    assert t.told("culture-marked") == [{"price": "8", "most": 9}]


@pytest.mark.rule("art-of-the-moors.mark.never-back")
def test_a_redesign_changes_no_counter() -> None:
    palace = {"1,0": "pavilion-8", "-1,0": "seraglio-8-S"}
    t = moors(counters=[[0, EIGHT, 1, 1]], A={"palace": palace}).play("remove pavilion-8")
    assert counters(t)[EIGHT] == (1, 1)


@pytest.mark.rule("art-of-the-moors.take.strips", "art-of-the-moors.hidden.none")
def test_counters_lie_on_as_few_strips_as_possible_for_all_to_see() -> None:
    t = moors(counters=[[0, dial, 0, 1] for dial in range(4)] + [[1, EIGHT, 0, 1]])
    (items,) = t.state.rules.items
    for seat in (0, 1, 2, None):
        assert view(t.state, seat).of("art_of_the_moors") == t.slice("art_of_the_moors")
    shown = list(items(view(t.state, 2)))
    assert [(item.owner, item.count) for item in shown if item.key == "docking-strip"] == [(0, 2), (1, 1)]
    stacks = {item.args["price"]: item.count for item in shown if item.key == "culture" and item.owner is None}
    assert stacks == {"6": 2, "7": 2, "8": 2, "9": 3, "10": 3, "11": 2, "12/13": 1}
    own = [item.args for item in shown if item.key == "culture" and item.owner == 1]
    dial = (0, 2, 5, 9, 14, 20)
    assert own == [{"price": "8", "points": 0, "most": 2, "dial": dial, "now": 0, "mark": 1}]


# ---------------------------------------------------------------- developing and scoring


@pytest.mark.rule(
    "art-of-the-moors.action.develop", "art-of-the-moors.action.blocked", "art-of-the-moors.flow.decisions"
)
def test_all_own_counters_turn_but_none_beyond_its_cube() -> None:
    t = moors(counters=[[0, SIX, 0, 2], [0, EIGHT, 1, 1], [0, TEN, 2, 4], [1, EIGHT, 0, 1]])
    assert "develop" in t.options()
    t.play("develop")
    assert counters(t) == {SIX: (1, 2), EIGHT: (1, 1), TEN: (3, 4)}
    assert counters(t, 1) == {EIGHT: (0, 1)}
    assert t.told("developed") == [{"number": 2}]
    assert t.decider == "B"


@pytest.mark.rule("art-of-the-moors.action.blocked")
def test_without_a_counter_that_turns_there_is_nothing_to_develop() -> None:
    for blocked in ([], [[0, EIGHT, 1, 1]], [[1, EIGHT, 0, 1]]):
        t = moors(counters=blocked)
        assert "develop" not in t.options()
        assert t.refused("develop") == {"art-of-the-moors.action.blocked"}
    # Held back before, the counter turns by one again when its cube has moved on.
    t = moors(counters=[[0, EIGHT, 1, 5]]).play("develop")
    assert counters(t)[EIGHT] == (2, 5)


@pytest.mark.rule("art-of-the-moors.flow.decisions")
def test_culture_may_be_developed_after_an_exact_payment_and_gives_no_further_action() -> None:
    t = moors(counters=[[0, SIX, 0, 2]], A={"hand": ["florin8"]}).play("buy arcades-8-N florin8")
    assert "develop" in t.options()
    t.play("develop")
    assert t.frame == "Placing"


@pytest.mark.rule("art-of-the-moors.scoring.gem")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_every_counter_pays_the_points_at_the_gem_in_every_scoring(scoring: int) -> None:
    t = moors(counters=[[0, EIGHT, 3, 4], [0, NINE, 1, 1], [0, TEN, 0, 2], [1, SIX, 5, 5]])
    lines = [(line.seat, line.args["price"], line.points) for line in flow.score(t.state, scoring)]
    assert lines == [(0, "8", 9), (0, "9", 3), (1, "6", 5)]


# ---------------------------------------------------------------- what counts


@pytest.mark.rule("art-of-the-moors.two-player.dirk", "art-of-the-moors.scope.not-counted")
def test_dirk_gets_no_counters_and_what_is_given_to_him_does_not_count() -> None:
    slices = {"two_players": {"tiles": ["pavilion-8", "seraglio-8-S"]}}
    t = moors(players=2, slices=slices, A={"hand": ["florin9"], "reserve": ["arcades-8-E"]})
    t.play("buy arcades-8-N florin9", "give arcades-8-N")
    assert t.slice("art_of_the_moors").counters == ()
    assert not [line for line in flow.score(t.state, 3) if line.seat == DIRK and line.key == "score-culture"]


@pytest.mark.rule("art-of-the-moors.scope.base-only", "art-of-the-moors.scope.not-counted")
def test_only_buildings_of_the_base_game_count() -> None:
    palace = {"1,0": "square-garden-N", "0,1": "bazaar-florin-a", "-1,0": "garden-10", "-1,-1": "watchtower-garden SE"}
    t = moors("squares", "bazaars", "watchtowers", A={"palace": palace, "reserve": ["square-garden-S"]})
    t.play("take florin1")
    assert counters(t) == {}
    dials = t.state.rules.modules["art_of_the_moors"]._dial_of  # type: ignore[attr-defined]
    assert {t.state.rules.tiles[tile].sort for tile in dials} == {"building"}
    assert len(dials) == 44


@pytest.mark.rule("art-of-the-moors.take.how-acquired")
def test_it_does_not_matter_how_a_building_was_paid_for() -> None:
    owned = {"characters": {"owned": [["rich-patron", 0]]}}
    t = moors("characters", slices=owned, A={"reserve": ["pavilion-8"]})
    t.play("buy arcades-8-N patron", "take florin1", "reserve arcades-8-N")
    assert counters(t) == {EIGHT: (0, 1)}
    t = moors("diamonds", A={"hand": ["diamond9"], "reserve": ["pavilion-8"]})
    t.play("buy arcades-8-N diamond9", "reserve arcades-8-N")
    assert counters(t) == {EIGHT: (0, 1)}


def site(*finished: str) -> dict[str, Any]:
    """A slice in which arcades-8-E is a site of A, to be completed in florin."""
    shown = [[name, "florin"] for name in finished]
    own = [[["florin", "denar"]], [], []]
    return {
        "established": [["arcades-8-E", 0]],
        "backs": own,
        "drawn": [[], [], []],
        "finished": [*finished],
        "shown": shown,
    }


@pytest.mark.rule("art-of-the-moors.building-sites", "building-sites.moors")
def test_an_unfinished_building_does_not_count() -> None:
    reserve = ("pavilion-8", "arcades-8-E")
    assert after_turn(*reserve, more=("building_sites",), slices={"building_sites": site()}) == {}
    done = {"building_sites": site("arcades-8-E")}
    assert after_turn(*reserve, more=("building_sites",), slices=done) == {EIGHT: (0, 1)}


@pytest.mark.rule("art-of-the-moors.building-sites.completion")
def test_a_completed_site_counts_at_the_end_of_the_turn() -> None:
    own = {"hand": ["florin8"], "reserve": ["pavilion-8", "arcades-8-E"]}
    t = moors("building_sites", slices={"building_sites": site()}, A=own)
    t.play("complete arcades-8-E florin8")
    assert t.frame == "Act"
    assert counters(t) == {}
    assert t.refused("develop") == {"art-of-the-moors.action.blocked"}
    t.play("take florin1")
    assert counters(t) == {EIGHT: (0, 1)}


@pytest.mark.rule("art-of-the-moors.out-of-turn", "sultan.moors.immediate")
@pytest.mark.parametrize("text", ["place garden-8-NE 1,0", "reserve garden-8-NE"])
def test_a_building_taken_with_a_sultan_card_counts_at_once(text: str) -> None:
    slices = {"sultan": {"owned": [[1, "sultan-denar-a", "garden"]]}}
    market = ["", "tower-13-E", "", "chambers-8-NW"]
    position = {"market": market, "supply": ["garden-8-NE"], "at": "refill", "B": {"reserve": ["pavilion-8"]}}
    t = moors("sultan", slices=slices, **position).play("claim garden-8-NE", text)
    assert counters(t, 1) == {EIGHT: (0, 1)}
    assert [event.kind for event in t.events].index("culture-taken") < [event.kind for event in t.events].index(
        "offered"
    )


@pytest.mark.rule("art-of-the-moors.falconers.turn")
def test_culture_is_not_developed_in_a_falcon_turn() -> None:
    palace = {"1,0": "garden-10", "0,1": "tower-11", "1,1": "arcades-9", "2,0": "garden-11", "2,1": "tower-12"}
    own = {"hand": ["florin1", "denar2"], "palace": palace}
    t = moors("falconers", counters=[[0, ELEVEN, 0, 2]], A=own).play("buy-falcon falcon-white-garden-tower 1,1 florin1")
    assert t.refused("develop") == {"base.turn.one-of-three"}
    t.play("stop-falcons")
    assert counters(t) == {ELEVEN: (0, 2)}


@pytest.mark.rule("art-of-the-moors.scope.not-counted")
def test_magical_buildings_and_medinas_do_not_count() -> None:
    reserve = ("magical-pavilion", "tower-9-NE", "medina-8-S", "pavilion-8")
    assert after_turn(*reserve, more=("magical_buildings", "medina")) == {}


@pytest.mark.rule("art-of-the-moors.end.distribution")
def test_leftovers_bring_counters_but_no_points() -> None:
    t = moors(market=["arcades-8-N", "", "", ""], at="end", A={"hand": ["florin1"], "reserve": ["pavilion-8"]})
    t.play("reserve arcades-8-N")
    assert t.state.over
    assert counters(t) == {EIGHT: (0, 1)}
    assert t.state.scores == [0, 0, 0]


@pytest.mark.rule("art-of-the-moors.base-games", "treasure-chamber.interaction.none")
def test_chests_and_counters_do_not_touch_each_other() -> None:
    own = {"palace": {"1,0": "pavilion-8", "-1,0": "seraglio-8-S"}}
    t = moors(
        "treasure_chamber", slices={"treasure_chamber": {"chests": ["pavilion-8"]}}, counters=[[0, EIGHT, 1, 1]], A=own
    )
    assert t.points(1, 0, "art-of-the-moors.scoring.gem") == 2
    assert t.points(1, 0, "treasure-chamber.scoring.majority") == 7


@pytest.mark.rule("art-of-the-moors.flow.decisions")
@pytest.mark.parametrize("players", [2, 3])
def test_games_with_culture_run_to_their_end(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("art_of_the_moors",)))
    rng, s = random.Random(players), flow.start(rules, Chance.from_text("culture"))
    developed = 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        developed += rules.codec.text(move) == "develop"
        flow.play_move(s, move)
    part = s.slices[rules.modules["art_of_the_moors"].slot]
    assert developed
    assert len(part.counters) <= 20
    assert all(own.now <= own.mark for own in part.counters)
