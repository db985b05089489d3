"""Granada: the yard and the black marker."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import NO_TILE
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file
from tests.rules.granada.support import buyer, city, parity

SCENARIOS = Path(__file__).parents[2] / "scenarios"


@pytest.mark.rule("granada.refill.face", "granada.refill.marker-moves", "granada.marker.one-parity")
def test_the_printed_example_of_a_refill() -> None:
    assert check_file(SCENARIOS / "granada_refill.toml") is None


@pytest.mark.rule("granada.marker.no-purchase")
@pytest.mark.parametrize(("option", "after"), [("stays", 1), ("moves", 0)])
def test_the_marker_and_a_turn_without_a_purchase(option: str, after: int) -> None:
    t = city(display=["florin1"], options={"marker_without_new_tiles": option}).play("take florin1")
    assert (parity(t), t.decider) == (after, "B")
    assert [event.args["parity"] for event in t.events if event.kind == "black-marker"] == ["even"] * (1 - after)


@pytest.mark.rule("granada.marker.no-purchase", "granada.refill.marker-moves")
@pytest.mark.parametrize("option", ["stays", "moves"])
def test_the_marker_moves_once_after_several_purchases(option: str) -> None:
    t = buyer("florin8", "ducat4", options={"marker_without_new_tiles": option})
    t.play("buy hostel-8-E florin8", "buy park-4-SW ducat4", "pass", "reserve hostel-8-E", "reserve park-4-SW")
    assert parity(t) == 0
    assert len(t.told("black-marker")) == 1


@pytest.mark.rule("granada.refill.face", "granada.refill.marker-moves", "granada.marker.one-parity")
@pytest.mark.parametrize("players", [2, 4])
def test_all_new_tiles_of_a_refill_show_what_the_marker_told(players: int) -> None:
    rules = ruleset(Config(box="granada", players=players))
    s, rng = flow.start(rules, Chance.from_text("refills")), random.Random(5)
    marker, refills = rules.modules["marker"], 0
    while not s.over:
        before, told, turn, offered = s.market[:], marker.of(s).parity, s.turns, s.ending
        flow.play_move(s, rng.choice(flow.moves(s)))
        new = [tile for tile, old in zip(s.market, before, strict=True) if old == NO_TILE != tile]
        if new and not s.ending and not offered:
            refills += 1
            assert {rules.prices[tile] % 2 for tile in new} == {told}
            assert marker.of(s).parity == 1 - told
        elif s.turns == turn:
            assert marker.of(s).parity == told
    assert refills > 10


@pytest.mark.rule("granada.marker.last-refill", "granada.end.trigger")
def test_the_last_refill_shows_the_markers_parity_and_leaves_it() -> None:
    t = buyer("florin8", "ducat5", supply=["school-2-NSW"], supply_rest=False)
    t.play("buy hostel-8-E florin8", "buy park-4-SW ducat5", "reserve hostel-8-E", "reserve park-4-SW")
    assert [event.args["tile"] for event in t.events if event.kind == "offered"] == ["hospital-3-NSW"]
    assert t.told("ending")
    assert parity(t) == 1
    assert t.told("black-marker") == []


@pytest.mark.rule("granada.end.trigger", "base.end.exact-exhaustion")
def test_the_supply_counts_tiles_and_the_game_goes_on_while_the_yard_is_full() -> None:
    rules = ruleset(Config(box="granada"))
    assert len(rules.all_supply) == 54
    t = buyer("florin9", supply=["school-2-NSW"], supply_rest=False).play(
        "buy hostel-8-E florin9", "reserve hostel-8-E"
    )
    assert not t.state.ending
    assert (t.decider, t.market()[0], t.state.taken) == ("B", "hospital-3-NSW", len(t.state.supply))
