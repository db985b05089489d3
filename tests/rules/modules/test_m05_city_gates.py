"""Module 05, City Gates."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, view
from sabika.palace.grid import cell_code
from sabika.rules.alhambra.scoring import contending
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham9"]
BEHIND = {"1,0": "garden-9-E"}
"""A palace with a wall in the east behind which a tile with a wall in the west needs a gate."""
OFFERED = {"city_gates": {"offered": True}}


def gates(*more: str, offered: bool = False, **position: Any) -> Table:
    """A position in which A is to act, with a gate card on offer or none."""
    slices = {"city_gates": {"offered": offered}, **position.pop("slices", {})}
    return table(["city_gates", *more], slices=slices, **{"market": MARKET, "display": DISPLAY, **position})


def placing(*gained: str, more: tuple[str, ...] = (), hand: tuple[str, ...] = ("gate",), **position: Any) -> Table:
    """A is to place tiles, with gate cards in hand."""
    own = {"hand": list(hand), "gained": list(gained), "palace": BEHIND, **position.pop("A", {})}
    return gates(*more, at="place", A=own, **position)


def gateways(t: Table, seat: int = 0) -> set[tuple[int, int]]:
    return set(t.state.palaces[seat].gateways())


# ---------------------------------------------------------------- the cards


@pytest.mark.rule(
    "city-gates.setup.count", "city-gates.setup.piles", "city-gates.setup.even-spread", "city-gates.two-player",
    "combinations.deck.late-cards",
)  # fmt: skip
@pytest.mark.parametrize(
    ("players", "spread"), [(2, (1, 1, 0)), (3, (1, 1, 1)), (4, (2, 1, 1)), (5, (2, 2, 1)), (6, (2, 2, 2))]
)
def test_a_card_for_each_player_lies_in_the_last_three_piles(players: int, spread: tuple[int, ...]) -> None:
    s = flow.start(ruleset(Config(players=players, modules=("city_gates",))), Chance.from_text("gates"))
    card = s.rules.card_number["gate"]
    piles = [s.pile[first:last].count(card) for first, last in zip((0, *s.cuts), s.cuts, strict=False)]
    assert piles == [0, 0, *spread]


@pytest.mark.rule("city-gates.setup.count", "city-gates.use.supply")
@pytest.mark.parametrize("wrong", [{"cards": {"value": 5}}, {"gates": {"value": 12}}])
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("city_gates",)), {"city_gates": wrong})


@pytest.mark.rule(
    "city-gates.draw.laid-beside", "city-gates.draw.does-not-count-for-display", "city-gates.draw.only-one-on-offer",
    "city-gates.draw.surplus-reshuffled",
)  # fmt: skip
def test_a_drawn_card_lies_beside_the_gates_and_another_is_discarded() -> None:
    t = gates(pile=["gate", "ducat1", "gate", "ducat2", "ducat3"]).play("take florin1")
    assert t.slice("city_gates").offered
    assert t.display() == ["florin2", "dirham1", "dirham9", "ducat1"]
    assert t.told("gate-offered") == [{}]
    t.play("take florin2")
    assert t.told("gate-discarded") == [{}]
    assert t.display() == ["dirham1", "dirham9", "ducat1", "ducat2"]
    assert t.state.rules.card_names(t.state.discard) == ["gate"]
    # It comes back when the discard is shuffled.
    t = gates(discard=["gate"], pile=["ducat2"]).play("take florin1")
    assert t.state.rules.card_names(t.state.discard) == []
    assert t.state.pile[t.state.drawn :] == (t.state.rules.card_number["gate"],)


@pytest.mark.rule("city-gates.draw.taken-mid-window", "city-gates.take.instead-of-money", "city-gates.hidden.hand")
def test_the_card_is_taken_instead_of_money_and_the_next_one_laid_out_at_once() -> None:
    t = gates(offered=True, pile=["gate", "ducat1"], A={"hand": ["denar4"]})
    assert "take-gate" in t.options()
    t.play("take-gate")
    assert t.hand("A") == ["denar4", "gate"]
    assert t.told("gate-taken") == [{}]
    assert t.decider == "B"
    # Nothing was missing in the display, so nothing was drawn.
    assert t.display() == DISPLAY
    assert t.refused("take-gate") == {"city-gates.take.instead-of-money"}
    t.play("take florin1")
    assert t.slice("city_gates").offered
    # A card that was taken openly is known to all who remember.
    seen = view(t.state, 1, memory=True)
    assert isinstance(seen.hands[0], Hidden)
    assert seen.memory is not None
    assert seen.memory[0] == t.state.hands[0]


@pytest.mark.rule("city-gates.take.several-held", "city-gates.draw.does-not-count-for-display")
def test_several_may_be_held_and_one_is_the_whole_action() -> None:
    t = gates(offered=True, A={"hand": ["gate"]}).play("take-gate")
    assert t.hand("A") == ["gate", "gate"]
    assert gates(offered=True).refused("take gate florin1")


@pytest.mark.rule("city-gates.interaction.exchange-cards", "currency-exchange.interaction.gate-alternative")
def test_money_an_exchange_card_and_the_gate_card_are_alternatives() -> None:
    display = ["florin1", "florin2", "dirham1", "exchange-denar-ducat"]
    t = gates("currency_exchange", offered=True, display=display)
    assert {"take-gate", "take exchange-denar-ducat", "take florin1"} <= t.options()
    assert t.play("take-gate").decider == "B"


@pytest.mark.rule("city-gates.hidden.hand")
def test_the_gates_that_are_left_and_the_card_on_offer_are_seen() -> None:
    t = placing("tower-10-W", slices=OFFERED)
    shown = [(item.key, item.count) for items in t.state.rules.items for item in items(view(t.state, None))]
    assert shown == [("city-gate", 3), ("gate", 1)]
    t.play("place-gate tower-10-W 2,0 W N")
    shown = [(item.key, item.count) for items in t.state.rules.items for item in items(view(t.state, None))]
    assert shown == [("city-gate", 2), ("gate", 1)]


# ---------------------------------------------------------------- using them


@pytest.mark.rule(
    "city-gates.use.condition", "city-gates.use.no-action", "city-gates.use.card-leaves-game",
    "city-gates.flow.decision-points",
)  # fmt: skip
def test_a_gate_opens_the_new_double_wall() -> None:
    assert check_file(SCENARIOS / "city_gates_example.toml") is None
    t = placing("tower-10-W")
    assert t.refused("place tower-10-W 2,0") == {"base.place.on-foot"}
    assert {text for text in t.options() if "gate" in text} == {"place-gate tower-10-W 2,0 W N"}
    t.play("place-gate tower-10-W 2,0 W N")
    assert [event.kind for event in t.events][:2] == ["placed", "gate-built"]
    assert t.told("gate-built") == [{"cell": (2, 0), "side": "W"}]
    assert gateways(t) == {(cell_code(1, 0), 1)}
    assert t.hand("A") == []
    assert t.state.rules.card_names(t.state.discard) == []
    assert t.decider == "B"
    # From there one may walk on.
    assert cell_code(3, 0) in t.state.palaces[0].legal(t.state.rules.shapes[t.state.rules.tile_number["tower-11"]])


@pytest.mark.rule("city-gates.use.condition", "city-gates.use.only-when-needed", "city-gates.use.one-gate-per-tile")
def test_no_gate_without_a_card_a_need_or_a_double_wall() -> None:
    assert placing("tower-10-W", hand=()).refused("place-gate tower-10-W 2,0 W N") == {"city-gates.use.condition"}
    t = placing("tower-10-W", "tower-12")
    assert t.refused("place-gate tower-12 0,1 N N") == {"city-gates.use.only-when-needed"}
    assert t.refused("place-gate tower-10-W 2,0 N N") == {"city-gates.interaction.printed-walls-only"}
    assert t.refused("place-gate tower-10-W 2,0 W E") == {"base.place.orientation", "base.place.matching-sides"}
    # Every other rule still holds.
    assert t.refused("place-gate tower-12 2,0 W N") == {"base.place.matching-sides"}
    assert t.refused("place-gate tower-10-W 5,5 W N") == {"base.place.side-contact"}
    assert t.refused("place-gate tower-10-W 1,0 W N") == {"base.place.occupied"}
    assert t.refused("place-gate garden-10 2,0 W N") >= {"base.buy.lies-aside"}


@pytest.mark.rule("city-gates.use.one-gate-per-tile", "city-gates.flow.decision-points")
def test_of_several_double_walls_one_is_chosen() -> None:
    palace = {"1,0": "garden-9-E", "0,1": "garden-10", "1,1": "tower-11", "2,1": "tower-11-N", "1,-1": "arcades-9"}
    t = placing("pavilion-3-SW", A={"palace": palace})
    ways = {text for text in t.options() if "gate" in text}
    assert ways == {"place-gate pavilion-3-SW 2,0 S N", "place-gate pavilion-3-SW 2,0 W N"}
    t.play("place-gate pavilion-3-SW 2,0 S N")
    assert gateways(t) == {(cell_code(2, 0), 2)}


@pytest.mark.rule("city-gates.use.several-per-turn", "city-gates.use.one-gate-per-tile")
def test_several_cards_may_be_used_in_a_turn_and_ways_lead_through_several_gates() -> None:
    t = placing("arcades-8-E", "tower-10-W", "chambers-9-W", hand=("gate", "gate"), A={"palace": {}})
    t.play("place arcades-8-E 1,0", "place-gate tower-10-W 2,0 W N")
    assert t.frame == "Placing"
    assert not any("gate" in text for text in t.options())
    t = placing("medina-3-ES", "medina-7-W", "tower-10-W", more=("medina",), hand=("gate", "gate"))
    t.play("place-gate tower-10-W 2,0 W N", "place medina-3-ES 3,0", "place-gate medina-7-W 4,0 W N")
    assert gateways(t) == {(cell_code(1, 0), 1), (cell_code(3, 0), 1)}
    assert t.hand("A") == []


@pytest.mark.rule("city-gates.use.in-redesign")
def test_a_gate_card_serves_a_redesign_too() -> None:
    own = {"hand": ["gate"], "reserve": ["tower-10-W"], "palace": BEHIND}
    t = gates(A=own)
    assert "build-gate tower-10-W 2,0 W N" in t.options()
    assert t.refused("build tower-10-W 2,0") == {"base.place.on-foot"}
    assert t.refused("build-gate garden-10 0,1 N N") >= {"base.redesign.reserve-only"}
    assert t.refused("exchange-gate tower-10-W garden-9-E W N") == {"base.place.matching-sides"}
    assert t.refused("exchange-gate tower-10-W garden-10 W N") == {"base.redesign.exchange"}
    t.play("build-gate tower-10-W 2,0 W N")
    assert t.palace("A") == {"1,0": "garden-9-E", "2,0": "tower-10-W"}
    assert (t.reserve("A"), t.hand("A"), t.decider) == ([], [], "B")
    # Without a card nothing of the kind is offered.
    assert not any("gate" in text for text in gates(A={**own, "hand": []}).options())


LOCKED = {"hand": ["gate"], "reserve": ["tower-10-W", "tower-13-E", "chambers-9-W"], "palace": BEHIND}


@pytest.mark.rule("city-gates.lock.tiles-fixed", "city-gates.use.not-for-removals")
def test_the_tiles_under_a_gate_stay() -> None:
    t = gates(A=LOCKED).play("build-gate tower-10-W 2,0 W N")
    t.play("take florin1", "take florin2")
    assert t.decider == "A"
    for tile in ("garden-9-E", "tower-10-W"):
        assert "city-gates.lock.tiles-fixed" in t.refused(f"remove {tile}")
    assert t.refused("exchange tower-13-E garden-9-E") == {"city-gates.lock.tiles-fixed"}
    assert "city-gates.lock.tiles-fixed" in t.refused("exchange chambers-9-W tower-10-W")
    assert not any(text.startswith(("remove", "exchange")) for text in t.options())
    # No gate makes it possible to take out a tile that others need.
    chain = gates(A={"hand": ["gate"], "palace": {"1,0": "garden-10", "2,0": "garden-11"}})
    assert chain.refused("remove garden-10") == {"base.redesign.remove-connected"}


@pytest.mark.rule("city-gates.lock.tiles-fixed")
def test_a_gate_counts_as_a_way_when_tiles_are_removed() -> None:
    """A ring through a gate: each of its other tiles can go, since the rest is reached the other way round."""
    t = placing("tower-10-W", "garden-11", A={"palace": {"1,0": "garden-9-E", "0,1": "tower-11", "1,1": "garden-10"}})
    t.play("place-gate tower-10-W 2,0 W N", "place garden-11 2,1")
    t.play("take florin1", "take florin2")
    assert {"remove garden-11", "remove garden-10"} <= t.options()


@pytest.mark.rule("city-gates.scoring.walls")
def test_walls_under_a_gate_score_nothing() -> None:
    t = placing("tower-10-W").play("place-gate tower-10-W 2,0 W N")
    assert t.points(1, 0, "base.score.wall") == 0
    outer = placing("tower-9-NW", A={"palace": {"1,0": "seraglio-4-NE"}}).play("place-gate tower-9-NW 2,0 W N")
    assert outer.points(1, 0, "base.score.wall") == 2


@pytest.mark.rule("city-gates.end.leftover-cards", "city-gates.use.out-of-turn")
def test_cards_are_worth_nothing_at_the_end_but_serve_the_last_tiles() -> None:
    a = {"hand": ["gate", "dirham9"], "palace": BEHIND}
    t = gates(at="end", market=["", "tower-10-W", "", ""], A=a)
    assert t.frame == "Placing"
    assert "place-gate tower-10-W 2,0 W N" in t.options()
    with_card = t.play("place-gate tower-10-W 2,0 W N")
    assert with_card.state.over
    idle = gates(at="end", market=[""] * 4, A={"hand": ["gate"]}, B={"hand": []})
    assert idle.state.scores == [0, 0, 0]


@pytest.mark.rule("city-gates.two-player")
def test_dirk_needs_no_gates() -> None:
    t = placing("tower-10-W", players=2)
    assert {"give tower-10-W", "place-gate tower-10-W 2,0 W N"} <= t.options()
    assert Counter(t.state.rules.cards[i].copies for i in [t.state.rules.card_number["gate"]]) == {2: 1}


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "city-gates.interaction.printed-walls-only", "city-walls.interaction.gates", "city-gates.use.starting-tile",
    "city-gates.use.mixed-double-wall", "city-gates.lock.effects", "city-walls.locked-tiles",
)  # fmt: skip
def test_wooden_walls_carry_no_gate_but_go_on_locked_tiles() -> None:
    shown = {"city_walls": {"shown": ["wall-E", "wall-N", "wall-S"]}}
    own = {"hand": ["gate"], "reserve": ["tower-10-W", "garden-10-W"], "palace": {"1,0": "garden-10"}}
    t = gates("city_walls", slices=shown, A=own)
    t.play("build-wall wall-E garden-10")
    t.play("take florin1", "take florin2")
    assert "city-gates.interaction.printed-walls-only" in t.refused("build-gate tower-10-W 2,0 W N")
    assert not any("-gate" in text for text in t.options())
    # Nor does the starting tile, whose walls are of wood.
    start = gates("city_walls", slices=shown, A={**own, "palace": {"0,1": "garden-10"}}).play("build-wall wall-E start")
    start.play("take florin1", "take florin2")
    assert "city-gates.interaction.printed-walls-only" in start.refused("build-gate tower-10-W 1,0 W N")
    # Tiles under a gate get wooden walls on their free sides.
    locked = gates("city_walls", slices=shown, A={**own, "palace": BEHIND}).play("build-gate tower-10-W 2,0 W N")
    locked.play("take florin1", "take florin2", "build-wall wall-N tower-10-W")
    assert locked.state.palaces[0].layout()[2, 0][1] == "nW"


@pytest.mark.rule("city-gates.interaction.building-sites", "building-sites.gates-walls", "city-gates.use.which-tiles")
def test_a_gate_at_a_building_site() -> None:
    site = {"established": [["tower-10-W", 0]], "backs": [[["florin", "dirham"]], [], []], "drawn": [[], [], []]}
    t = placing("tower-10-W", more=("building_sites",), slices={"building_sites": site})
    t.play("place-gate tower-10-W 2,0 W N")
    assert gateways(t) == {(cell_code(1, 0), 1)}
    assert "complete" not in t.verbs()


@pytest.mark.rule(
    "city-gates.use.which-tiles", "squares.interaction.gates", "squares.scoring.gate-does-not-open",
    "city-gates.scoring.still-a-wall", "medina.tile.yes",
)  # fmt: skip
def test_squares_and_medinas_are_joined_by_gates_but_a_square_does_not_count_through_one() -> None:
    tops: dict[str, Any] = {"squares": {"shown": []}}
    t = placing("square-garden-W", more=("squares", "medina"), slices=tops, hand=("gate", "gate"))
    t.play("place-gate square-garden-W 2,0 W N")
    assert contending(t.state, 1)[0] == [0, 0, 0, 0, 2, 0], "one garden, counted in halves"
    t = placing("medina-7-W", more=("squares", "medina"), slices=tops).play("place-gate medina-7-W 2,0 W N")
    assert gateways(t) == {(cell_code(1, 0), 1)}


@pytest.mark.rule("city-gates.use.which-tiles", "bazaars.tokens.pieces")
def test_no_gate_at_a_bazaar() -> None:
    t = placing("bazaar-florin-a", more=("bazaars",))
    assert not any("gate" in text for text in t.options())
    assert t.refused("place-gate bazaar-florin-a 2,0 W N") == {"base.place.matching-sides"}


@pytest.mark.rule(
    "city-gates.lock.effects", "magical-buildings.city-gates", "city-gates.use.which-tiles"
)  # fmt: skip
def test_a_magical_building_is_turned_for_its_gate_and_then_locked() -> None:
    t = placing("magical-pavilion", more=("magical_buildings",))
    assert {text for text in t.options() if "gate" in text} == {"place-gate magical-pavilion 2,0 W W"}
    t.play("place-gate magical-pavilion 2,0 W W")
    assert t.state.palaces[0].layout()[2, 0][1] == "W"
    t.play("take florin1", "take florin2")
    assert "city-gates.lock.tiles-fixed" in t.refused("remove magical-pavilion")


@pytest.mark.rule(
    "city-gates.use.out-of-turn", "vizier.special-move.not-a-turn", "combinations.out-of-turn-acquisition"
)  # fmt: skip
def test_a_gate_in_a_special_move_of_the_vizier() -> None:
    b = {"hand": ["gate", "dirham9", "dirham1"], "palace": BEHIND}
    market = ["pavilion-4-ES", "tower-10-W", "garden-8-NE", "arcades-8-N"]
    t = gates("vizier", market=market, pile=["ducat1", "ducat2"], B=b).play("take florin1")
    t.play("special-move buy tower-10-W dirham1 dirham9")
    assert "place-gate tower-10-W 2,0 W N" in t.options()
    t.play("place-gate tower-10-W 2,0 W N")
    assert gateways(t, 1) == {(cell_code(1, 0), 1)}


@pytest.mark.rule("city-gates.use.out-of-turn", "master-builders.redesign.full-consequences", "city-gates.lock.effects")
def test_a_gate_in_the_redesign_of_a_master_builder_card() -> None:
    own = {"hand": ["gate", "builder-denar"], "reserve": ["tower-10-W"], "palace": BEHIND}
    t = gates("master_builders", pile=["ducat1", "ducat2"], A=own).play("take florin1", "play-builder builder-denar")
    t.play("build-gate tower-10-W 2,0 W N")
    assert gateways(t) == {(cell_code(1, 0), 1)}
    assert t.hand("A") == ["florin1"]


@pytest.mark.rule(
    "city-gates.draw.by-beggar-or-thief", "city-gates.interaction.not-money", "characters.beggar.resolving-others",
    "characters.beggar.count",
)  # fmt: skip
def test_the_beggar_does_not_count_gate_cards_and_lays_them_out() -> None:
    own = {"characters": {"owned": [["beggar", 0]]}}
    hand = ["gate", "gate", "gate", "denar1"]
    t = gates("characters", players=4, at="turn", slices=own, pile=["gate", "ducat7", "ducat8"], A={"hand": hand})
    assert t.options() == {"beg", "skip-character"}
    t.play("beg")
    assert t.slice("city_gates").offered
    assert t.display() == DISPLAY
    assert "take-gate" in t.options()
    assert not any("gate" in text for text in t.options() if text.startswith(("buy", "change-money", "hoard")))


@pytest.mark.rule("city-gates.draw.by-beggar-or-thief", "thieves.refill.interrupts", "thieves.use.what-can-be-stolen")
def test_a_gate_card_after_a_theft_waits_for_the_next_player() -> None:
    position: dict[str, Any] = {"pile": ["gate", "ducat1", "ducat2"], "at": "refill"}
    t = gates("thieves", slices={"thieves": {"hands": [[], [], ["florin"] * 2]}}, **position)
    assert (t.decider, t.frame) == ("C", "Pause")
    t.play("steal florin1")
    assert t.slice("city_gates").offered
    assert t.refused("take-gate")
    while t.frame == "Pause":
        t.play("skip-pause")
    assert "take-gate" in t.options()


@pytest.mark.rule("bonus-cards.interaction.gates-lock", "city-gates.lock.effects")
def test_a_bonus_card_of_a_tile_under_a_gate_stays_played() -> None:
    cards = {"bonus_cards": {"hands": [[]] * 3, "played": [["bonus-garden-10"], [], []], "returned": [[]] * 3}}
    own = {"hand": ["gate"], "palace": {"1,0": "tower-13-E"}, "reserve": ["garden-10-W"]}
    t = gates("bonus_cards", slices=cards, A=own).play("build-gate garden-10-W 2,0 W N", "take florin1", "take florin2")
    assert "city-gates.lock.tiles-fixed" in t.refused("remove garden-10-W")
    assert "exchange" not in t.verbs()


@pytest.mark.rule("city-gates.lock.effects", "street-trader.interaction.gates")
def test_a_tile_built_with_a_gate_lets_citizens_move_in() -> None:
    trader = {"cells": ["2,0"] * 3, "traders": [["tower"] * 3] * 3, "supply": [7, 7, 7, 7, 7, 0]}
    t = placing("tower-10-W", more=("street_trader",), slices={"street_trader": trader})
    t.play("place-gate tower-10-W 2,0 W N")
    assert "move-in" in t.verbs()
    t.play(min(text for text in t.options() if text.startswith("move-in")))
    assert gateways(t) == {(cell_code(1, 0), 1)}


@pytest.mark.rule("watchtowers.city-walls", "city-gates.use.which-tiles")
def test_no_gate_at_a_watchtower_but_ways_lead_through_both() -> None:
    left = {"watchtowers": {"left": [3, 3, 3, 3, 3, 3]}}
    t = placing("tower-10-W", "watchtower-tower", more=("watchtowers",), slices=left)
    t.play("place-gate tower-10-W 2,0 W N")
    assert not any("gate" in text for text in t.options())
    assert any(text.startswith("place-tower watchtower-tower") for text in t.options())


@pytest.mark.rule("city-gates.interaction.none", "new-score-cards.interaction.none")
@pytest.mark.parametrize("other", ["new_score_cards", "art_of_the_moors"])
def test_modules_that_have_nothing_to_do_with_gates(other: str) -> None:
    t = table(["city_gates", other], setup=True)
    assert t.state.rules.has(other)
    assert "take-gate" not in t.options()
