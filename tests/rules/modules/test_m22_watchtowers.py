"""Module 22, Watchtowers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.errors import ComponentError, ScenarioError
from sabika.core.flow import describe, moves
from sabika.core.module import Offer
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.palace.shapes import HALVES, NOTHING, OPEN
from sabika.palace.walls import longest_wall
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file
from sabika.text.messages import LANGUAGES, Messages

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["tower-9-ES", "garden-8-NE", "arcades-8-N", "pavilion-8"]
"""On the spaces of florin, dirham, denar and ducat."""
FIVES = ["florin5", "florin5", "florin5"]
GARDEN_NORTH = {"0,-1": "garden-11"}
"""A garden without walls north of the starting tile."""
WITH_TOWER = {**GARDEN_NORTH, "1,-1": "watchtower-garden NW"}
"""And a watchtower east of it, its right angle at the garden's north-east corner."""


def market(*modules: str, **position: Any) -> Table:
    """A chooses an action."""
    hand = position.pop("hand", FIVES)
    palace = position.pop("palace", {})
    return table(["watchtowers", *modules], market=MARKET, A={"hand": hand, "palace": palace}, **position)


def placing(palace: dict[str, str], *gained: str, modules: tuple[str, ...] = (), **position: Any) -> Table:
    """A places what it has gained."""
    return table(["watchtowers", *modules], at="place", A={"palace": palace, "gained": gained}, **position)


def redesigning(palace: dict[str, str], *reserve: str, **position: Any) -> Table:
    return table(["watchtowers"], A={"palace": palace, "reserve": reserve}, **position)


def prices(t: Table) -> set[int]:
    """At what prices the tile of 9 on the first space is offered with its watchtower."""
    module, seat = t.state.rules.modules["watchtowers"], t.state.decider or 0
    offers: list[Offer] = list(module.offers(t.state, seat))
    return {offer.price for offer in offers if t.state.rules.tile_keys[offer.piece] == "tower-9-ES"}


def waiting(t: Table, seat: int = 0) -> list[str]:
    return t.state.rules.tile_names(t.state.gained[seat])


# ---------------------------------------------------------------- components


@pytest.mark.rule("watchtowers.components.tiles", "watchtowers.hidden.none")
def test_three_watchtowers_of_each_colour_lie_openly_beside_the_market() -> None:
    t = table(["watchtowers"], setup=True)
    rules = t.state.rules
    towers = [tile for tile in rules.tiles if tile.sort == "watchtower"]
    assert [tile.key for tile in towers] == [f"watchtower-{kind}" for kind in rules.kinds]
    assert sum(tile.copies for tile in towers) == 18
    assert not {rules.tile_number[tile.key] for tile in towers} & {*t.state.supply}
    for seat in (None, 0, 1, 2):
        assert view(t.state, seat).of("watchtowers").left == (3,) * 6


@pytest.mark.rule("watchtowers.hidden.none")
def test_everybody_sees_what_has_been_bought_and_built() -> None:
    t = market(palace=GARDEN_NORTH).play("buy-with-tower tower-9-ES florin5 florin5 florin5")
    seen = view(t.state, None)
    assert seen.of("watchtowers").left == (3, 3, 3, 3, 3, 2)
    assert t.state.rules.tile_names(seen.gained[0]) == ["tower-9-ES", "watchtower-tower"]


@pytest.mark.rule("watchtowers.components.tiles", "watchtowers.buy.surcharge", "watchtowers.scoring.bonus")
@pytest.mark.parametrize(
    "change", [{"copies": {"value": 4}}, {"surcharge": {"values": [2, 4, 6]}}, {"bonus": {"value": 0}}]
)
def test_component_data_that_no_rulebook_allows_is_rejected(change: dict[str, Any]) -> None:
    with pytest.raises(ComponentError, match="watchtowers"):
        ruleset(Config(modules=("watchtowers",)), {"watchtowers": change})


@pytest.mark.rule("watchtowers.geometry.shape", "watchtowers.geometry.half-tile")
def test_a_watchtower_has_two_open_short_edges_that_meet_at_its_corner() -> None:
    open_sides = {shape.name: [edge == OPEN for edge in shape.edges] for shape in HALVES}
    assert open_sides == {
        "half-NW": [True, False, False, True],
        "half-NE": [True, True, False, False],
        "half-SE": [False, True, True, False],
        "half-SW": [False, False, True, True],
    }
    assert all(set(shape.edges) == {OPEN, NOTHING} for shape in HALVES)


# ---------------------------------------------------------------- buying


@pytest.mark.rule("watchtowers.buy.with-building", "watchtowers.flow.decisions")
def test_a_building_may_be_bought_with_or_without_a_watchtower() -> None:
    t = market()
    assert {"buy tower-9-ES florin5 florin5", "buy-with-tower tower-9-ES florin5 florin5 florin5"} <= t.options()
    t.play("buy-with-tower tower-9-ES florin5 florin5 florin5")
    assert waiting(t) == ["tower-9-ES", "watchtower-tower"]
    assert t.market() == ["", *MARKET[1:]]
    assert t.slice("watchtowers").left == (3, 3, 3, 3, 3, 2)
    assert t.told("tower-gained") == [{"tile": "watchtower-tower"}]


@pytest.mark.rule("watchtowers.buy.with-building")
def test_no_watchtower_can_be_bought_once_those_of_the_colour_are_gone() -> None:
    t = market(slices={"watchtowers": {"left": [3, 3, 3, 3, 3, 0]}})
    assert "buy-with-tower" not in t.verbs()
    assert t.refused("buy-with-tower tower-9-ES florin5 florin5 florin5") == {"watchtowers.buy.with-building"}
    assert t.refused("buy-with-tower tower-12 florin5") == {"watchtowers.buy.with-building", "base.buy.one-tile"}


@pytest.mark.rule("watchtowers.buy.surcharge", "watchtowers.buy.surcharge-step")
@pytest.mark.parametrize(("scored", "price"), [(0, 15), (1, 13), (2, 11)])
def test_the_surcharge_falls_with_every_scoring(scored: int, price: int) -> None:
    t = market(hand=["florin9", "florin1", "florin3", "florin2"], scored=scored)
    assert prices(t) == {price}
    hand = {15: "florin9 florin3 florin2", 13: "florin9 florin3", 11: "florin9 florin1"}[price]
    assert t.refused(f"buy-with-tower tower-9-ES {hand}") == {"base.buy.at-least-price"}


@pytest.mark.rule("watchtowers.buy.surcharge-step")
def test_a_scoring_that_waits_does_not_lower_the_surcharge_yet() -> None:
    t = market(waiting=[1], display=["ducat1"], pile_rest=True)
    assert prices(t) == {15}
    t.play("take ducat1")
    assert (t.decider, t.state.scored, prices(t)) == ("B", 1, {13})


@pytest.mark.rule("watchtowers.buy.one-currency")
def test_both_are_paid_in_the_currency_of_the_space() -> None:
    t = market(hand=["florin9", "dirham6", "denar9", "denar6"])
    wrong = "buy-with-tower tower-9-ES"
    assert t.refused(f"{wrong} florin9 dirham6") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    assert t.refused(f"{wrong} denar9 denar6") == {"base.buy.currency", "base.buy.at-least-price"}


@pytest.mark.rule("watchtowers.buy.exact", "watchtowers.payment.means")
def test_paying_the_combined_price_exactly_gives_another_action() -> None:
    exact = market().play("buy-with-tower tower-9-ES florin5 florin5 florin5")
    assert (exact.frame, exact.decider) == ("Act", "A")
    over = market(hand=["florin9", "florin7"]).play("buy-with-tower tower-9-ES florin9 florin7")
    assert (over.frame, over.decider) == ("Placing", "A")
    # The price of the building alone is not what counts as exact.
    short = market(hand=["florin9"])
    assert short.refused("buy-with-tower tower-9-ES florin9") == {"base.buy.at-least-price"}


@pytest.mark.rule("watchtowers.buy.one-per-building")
def test_each_of_several_purchases_in_a_turn_may_add_one_watchtower() -> None:
    t = market(hand=[*FIVES, "dirham7", "dirham7"])
    t.play("buy-with-tower tower-9-ES florin5 florin5 florin5", "buy-with-tower garden-8-NE dirham7 dirham7")
    assert waiting(t) == ["tower-9-ES", "watchtower-tower", "garden-8-NE", "watchtower-garden"]
    assert t.slice("watchtowers").left == (3, 3, 3, 3, 2, 2)


@pytest.mark.rule("watchtowers.excluded.purchases")
def test_no_watchtower_with_a_bazaar() -> None:
    t = market("bazaars", slices={"bazaars": {"offered": ["bazaar-florin-a"]}})
    with_towers = {text.split()[1] for text in t.options() if text.startswith("buy-with-tower")}
    assert with_towers == {"tower-9-ES"}
    refused = t.refused("buy-with-tower bazaar-florin-a florin5 florin5 florin5")
    assert refused == {"watchtowers.excluded.purchases", "base.buy.one-tile"}


@pytest.mark.rule("watchtowers.excluded.purchases")
def test_no_watchtower_with_a_building_site() -> None:
    t = market("building_sites", hand=["florin4"]).play("establish tower-9-ES florin4")
    assert waiting(t) == ["tower-9-ES"]
    assert t.slice("watchtowers").left == (3,) * 6


# ---------------------------------------------------------------- placing


@pytest.mark.rule("watchtowers.placement.end-of-turn", "watchtowers.flow.decisions")
def test_building_and_watchtower_are_added_at_the_end_of_the_turn_in_any_order() -> None:
    t = market(hand=["florin9", "florin7"], palace={"0,1": "tower-12"})
    t.play("buy-with-tower tower-9-ES florin9 florin7")
    assert {"place tower-9-ES 1,0", "place-tower watchtower-tower 1,1 SW"} <= t.options()
    first = Table(t.state).play("place-tower watchtower-tower 1,1 SW", "place tower-9-ES 1,0")
    last = Table(t.state).play("place tower-9-ES 1,0", "place-tower watchtower-tower 1,1 SW")
    assert first.palace("A") == last.palace("A")
    assert first.palace("A") == {"0,1": "tower-12", "1,0": "tower-9-ES", "1,1": "watchtower-tower"}
    assert first.decider == last.decider == "B"


@pytest.mark.rule("watchtowers.placement.anchor")
def test_a_short_edge_must_lie_against_a_building_of_the_colour() -> None:
    t = placing({**GARDEN_NORTH, "0,1": "chambers-11"}, "watchtower-garden")
    places = {text.removeprefix("place-tower watchtower-garden ") for text in t.options()}
    assert places == {
        *("0,-2 SW", "0,-2 SE"),
        *("1,-1 NW", "1,-1 SW"),
        *("-1,-1 NE", "-1,-1 SE"),
    }
    assert t.refused("place-tower watchtower-garden 1,1 NW") == {"watchtowers.placement.anchor"}
    # The long edge does not count: here only the east side, which is none of its own, faces the garden.
    assert t.refused("place-tower watchtower-garden -1,-1 NW") == {
        "base.place.side-contact",
        "watchtowers.placement.anchor",
    }


@pytest.mark.rule("watchtowers.placement.anchor")
def test_any_building_of_the_colour_will_do() -> None:
    t = placing({"0,-1": "garden-10"}, "garden-11", "watchtower-garden")
    t.play("reserve garden-11", "place-tower watchtower-garden 0,-2 SW")
    assert t.palace("A") == {"0,-1": "garden-10", "0,-2": "watchtower-garden"}


@pytest.mark.rule("watchtowers.anchor.what-counts", "watchtowers.excluded.anchors", "watchtowers.placement.anchor")
def test_starting_tile_bazaars_and_other_watchtowers_are_no_anchors() -> None:
    bazaar = {**WITH_TOWER, "0,1": "bazaar-dirham-b"}
    t = placing(bazaar, "watchtower-garden", modules=("bazaars",))
    anchor = {"watchtowers.placement.anchor"}
    assert t.refused("place-tower watchtower-garden 1,0 SW") == anchor
    assert t.refused("place-tower watchtower-garden 0,2 NW") == anchor
    assert t.refused("place-tower watchtower-garden 1,-2 SE") == anchor
    assert {text.split()[2] for text in t.options()} == {"0,-2", "-1,-1"}


@pytest.mark.rule("watchtowers.anchor.what-counts")
def test_an_unfinished_building_is_no_anchor() -> None:
    sites = {"established": [["garden-11", 0]], "backs": [[[0, 1]], [], []], "drawn": [[], [], []]}
    t = placing(GARDEN_NORTH, "watchtower-garden", modules=("building_sites",), slices={"building_sites": sites})
    assert t.options() == {"return-tower watchtower-garden"}
    sites["finished"] = ["garden-11"]
    t = placing(GARDEN_NORTH, "watchtower-garden", modules=("building_sites",), slices={"building_sites": sites})
    assert t.verbs() == {"place-tower"}


@pytest.mark.rule("watchtowers.placement.rotation", "watchtowers.geometry.half-tile")
def test_a_watchtower_may_be_turned_any_way() -> None:
    t = placing({"0,-1": "garden-10", "1,0": "garden-11"}, "watchtower-garden")
    assert {f"place-tower watchtower-garden 1,-1 {corner}" for corner in ("NW", "SE", "SW")} <= t.options()
    assert t.refused("place watchtower-garden 1,-1") == {"watchtowers.placement.rotation"}
    # Without a corner nothing can be said about a cell.
    assert t.refused("place watchtower-garden 5,5") == {"watchtowers.placement.rotation"}
    t.play("place-tower watchtower-garden 1,-1 SW")
    assert t.state.palaces[0].layout()[1, -1][1] == "half-SW"


@pytest.mark.rule("watchtowers.geometry.shape")
def test_only_a_watchtower_is_placed_with_a_corner() -> None:
    t = placing(GARDEN_NORTH, "garden-10")
    assert t.refused("place-tower garden-10 1,-1 NW") == {"watchtowers.geometry.shape"}
    assert t.refused("place-tower watchtower-garden 1,-1 NW") == {"base.buy.lies-aside"}
    assert t.refused("return-tower garden-10") == {"watchtowers.placement.impossible"}


@pytest.mark.rule("watchtowers.placement.open-edges", "watchtowers.geometry.edge-model")
def test_a_short_edge_may_not_touch_a_wall() -> None:
    t = placing({**GARDEN_NORTH, "0,-2": "garden-10", "1,-2": "garden-12-S"}, "watchtower-garden")
    assert t.refused("place-tower watchtower-garden 1,-1 NW") == {"base.place.matching-sides"}
    assert t.refused("place-tower watchtower-garden 1,-1 SW") == set()


@pytest.mark.rule("watchtowers.placement.open-edges", "watchtowers.geometry.edge-model")
def test_a_tile_may_join_by_a_short_edge_alone_if_its_side_is_open() -> None:
    t = placing(WITH_TOWER, "chambers-10", "chambers-9-S")
    assert "place chambers-10 1,-2" in t.options()
    assert t.refused("place chambers-9-S 1,-2") == {"base.place.matching-sides", "base.place.on-foot"}


@pytest.mark.rule("watchtowers.placement.long-edge-free", "watchtowers.geometry.half-tile")
def test_nothing_enters_the_cell_of_a_watchtower() -> None:
    t = placing({**WITH_TOWER, "1,0": "garden-10"}, "chambers-10", "watchtower-garden")
    assert t.refused("place chambers-10 1,-1") == {"base.place.occupied"}
    refused = t.refused("place-tower watchtower-garden 1,-1 SE")
    assert refused == {"watchtowers.placement.long-edge-free", "base.place.occupied"}


@pytest.mark.rule("watchtowers.geometry.non-leg-sides")
def test_the_empty_half_is_no_neighbour() -> None:
    t = placing(WITH_TOWER, "garden-10-N", "chambers-10")
    assert t.refused("place chambers-10 2,-1") == {"base.place.side-contact"}
    assert t.refused("place garden-10-N 1,0") == set()
    t.play("place garden-10-N 1,0")
    assert longest_wall(t.state.palaces[0]).length == 2
    assert t.points(1, 0, "base.score.wall") == 2


@pytest.mark.rule("watchtowers.placement.no-gaps", "watchtowers.geometry.gap-model")
def test_an_empty_half_must_lead_outside() -> None:
    north = {"0,-2": "garden-10", "1,-2": "chambers-10", "2,-2": "chambers-11"}
    t = placing({**GARDEN_NORTH, **north, "2,-1": "chambers-9-S"}, "watchtower-garden")
    assert t.refused("place-tower watchtower-garden 1,-1 SW") == {"base.place.no-hole"}
    assert t.refused("place-tower watchtower-garden 1,-1 NW") == set()
    # With one of the two neighbours in place the other one closes the half.
    half = placing({**WITH_TOWER, "1,0": "chambers-10", "2,0": "chambers-11"}, "arcades-9")
    assert half.refused("place arcades-9 2,-1") == {"base.place.no-hole"}


@pytest.mark.rule("watchtowers.geometry.gap-model", "watchtowers.redesign.connectivity")
def test_a_removal_may_open_towards_an_empty_half() -> None:
    court = {"1,0": "chambers-10", "2,0": "garden-11", "0,1": "chambers-11", "0,2": "arcades-9", "1,2": "arcades-10"}
    t = redesigning({**court, "1,1": "garden-10", "2,1": "watchtower-garden NE"}, "tower-12")
    assert t.refused("remove garden-10") == set()
    t.play("remove garden-10")
    # The empty cell now leads outside through the half alone, which must not be closed.
    later = placing({**court, "2,1": "watchtower-garden NE"}, "tower-12")
    assert later.refused("place tower-12 2,2") == {"base.place.no-hole"}
    whole = redesigning({**court, "1,1": "garden-10", "2,1": "seraglio-9"})
    assert whole.refused("remove garden-10") == {"base.redesign.remove-hole"}


@pytest.mark.rule("watchtowers.placement.on-foot", "watchtowers.geometry.edge-model", "watchtowers.example.c")
def test_a_path_may_lead_through_a_watchtower() -> None:
    rest = {"0,1": "chambers-9-S", "-1,1": "watchtower-chambers SE", "-1,2": "tower-9-ES", "-2,2": "chambers-5-NSW"}
    t = redesigning(rest)
    assert t.refused("remove tower-9-ES") == {"base.redesign.remove-connected"}
    with pytest.raises(ScenarioError, match="on-foot"):
        redesigning({cell: name for cell, name in rest.items() if cell != "-1,1"})


@pytest.mark.rule("watchtowers.placement.permanent")
def test_a_watchtower_is_never_kept_in_reserve() -> None:
    t = placing(GARDEN_NORTH, "garden-10", "watchtower-garden")
    assert {"reserve garden-10"} == {text for text in t.options() if text.startswith("reserve")}
    assert t.refused("reserve watchtower-garden") == {"watchtowers.placement.permanent"}


@pytest.mark.rule("watchtowers.placement.permanent")
def test_a_watchtower_is_never_redesigned() -> None:
    t = redesigning(WITH_TOWER, "garden-10", display=["ducat1"])
    assert t.refused("remove watchtower-garden") == {"watchtowers.placement.permanent"}
    assert t.refused("exchange garden-10 watchtower-garden") == {"watchtowers.placement.permanent"}
    assert not any(text.endswith("watchtower-garden") for text in t.options())


@pytest.mark.rule("watchtowers.placement.two-together")
def test_watchtowers_may_touch_by_their_short_edges() -> None:
    t = placing({**WITH_TOWER, "0,-2": "garden-10"}, "watchtower-garden")
    assert t.refused("place-tower watchtower-garden 1,-2 SW") == set()
    # Each needs a building of its own.
    other = placing({**WITH_TOWER, "0,-2": "chambers-10"}, "watchtower-garden")
    assert other.refused("place-tower watchtower-garden 1,-2 SW") == {"watchtowers.placement.anchor"}


@pytest.mark.rule("watchtowers.placement.impossible")
def test_a_watchtower_without_a_place_goes_back_without_refund() -> None:
    t = placing({}, "garden-10", "watchtower-garden", slices={"watchtowers": {"left": [3, 3, 3, 3, 2, 3]}})
    assert t.refused("return-tower watchtower-garden") == {"watchtowers.placement.impossible"}
    t.play("reserve garden-10")
    assert t.options() == {"return-tower watchtower-garden"}
    t.play("return-tower watchtower-garden")
    assert t.slice("watchtowers").left == (3,) * 6
    assert t.hand("A") == []
    assert waiting(t) == []
    assert t.told("tower-returned") == [{"tile": "watchtower-garden"}]


@pytest.mark.rule("watchtowers.placement.impossible")
def test_a_watchtower_with_a_place_must_be_placed() -> None:
    t = placing(GARDEN_NORTH, "watchtower-garden")
    assert t.verbs() == {"place-tower"}
    assert t.refused("return-tower watchtower-garden") == {"watchtowers.placement.impossible"}
    two = placing({}, "watchtower-garden", "watchtower-tower")
    assert two.options() == {"return-tower watchtower-garden", "return-tower watchtower-tower"}


@pytest.mark.rule("watchtowers.two-player", "watchtowers.placement.impossible")
def test_dirk_may_get_the_building_but_never_the_watchtower() -> None:
    t = placing(GARDEN_NORTH, "garden-10", "watchtower-garden", players=2)
    assert t.refused("give watchtower-garden") == {"watchtowers.two-player"}
    t.play("give garden-10")
    assert t.verbs() == {"place-tower"}
    t.play("place-tower watchtower-garden 1,-1 NW")
    assert t.slice("two_players").tiles == (t.state.rules.tile_number["garden-10"],)


# ---------------------------------------------------------------- redesigning


@pytest.mark.rule("watchtowers.redesign.anchor-kept")
def test_the_last_building_of_the_colour_stays_at_its_watchtower() -> None:
    t = redesigning({"1,0": "garden-11", "0,1": "chambers-10", "1,1": "watchtower-garden NW"}, display=["ducat1"])
    assert t.refused("remove garden-11") == {"watchtowers.redesign.anchor-kept"}
    assert "remove garden-11" not in t.options()
    assert "remove chambers-10" in t.options()
    both = redesigning({"1,0": "garden-11", "0,1": "garden-10", "1,1": "watchtower-garden NW"})
    assert {"remove garden-11", "remove garden-10"} <= both.options()
    # Contact at the long edge's side or at a corner holds nothing.
    far = redesigning({**WITH_TOWER, "1,0": "garden-10"}, "arcades-9")
    assert far.refused("exchange arcades-9 garden-11") == {"watchtowers.redesign.anchor-kept"}


@pytest.mark.rule("watchtowers.redesign.anchor-kept", "watchtowers.redesign.connectivity")
def test_an_exchange_by_the_same_colour_is_legal_if_all_sides_match() -> None:
    t = redesigning(WITH_TOWER, "garden-10", "garden-9-E", "arcades-9", display=["ducat1"])
    assert "exchange garden-10 garden-11" in t.options()
    assert t.refused("exchange garden-9-E garden-11") == {"base.place.matching-sides"}
    assert t.refused("exchange arcades-9 garden-11") == {"watchtowers.redesign.anchor-kept"}
    t.play("exchange garden-10 garden-11")
    assert t.palace("A") == {"0,-1": "garden-10", "1,-1": "watchtower-garden"}


@pytest.mark.rule("watchtowers.redesign.connectivity")
def test_a_redesign_must_leave_every_watchtower_on_the_way() -> None:
    t = redesigning(WITH_TOWER)
    refused = t.refused("remove garden-11")
    assert refused == {"watchtowers.redesign.anchor-kept", "base.redesign.remove-connected"}


@pytest.mark.rule("watchtowers.redesign.connectivity", "watchtowers.anchor.what-counts")
def test_an_unfinished_building_cannot_take_over_a_watchtower() -> None:
    sites = {"established": [["garden-10", 0]], "backs": [[[0, 1]], [], []], "drawn": [[], [], []]}
    seat = {"palace": WITH_TOWER, "reserve": ["garden-10"]}
    t = table(["watchtowers", "building_sites"], A=seat, slices={"building_sites": sites})
    assert t.refused("exchange garden-10 garden-11") == {"watchtowers.redesign.anchor-kept"}


# ---------------------------------------------------------------- scoring


@pytest.mark.rule(
    "watchtowers.example.a",
    "watchtowers.example.b",
    "watchtowers.example.c",
    "watchtowers.scoring.bonus",
    "watchtowers.scoring.wall-point",
    "watchtowers.geometry.wall-model",
)
@pytest.mark.parametrize("example", ["a", "b", "c"])
def test_the_printed_examples(example: str) -> None:
    assert check_file(SCENARIOS / f"watchtowers_example_{example}.toml") is None


@pytest.mark.rule("watchtowers.scoring.wall-point", "watchtowers.scoring.bonus")
def test_the_long_edge_counts_one_and_the_watchtower_two_more() -> None:
    t = redesigning(WITH_TOWER)
    for scoring in (1, 2, 3):
        assert t.points(scoring, 0, "base.score.wall") == 1
        assert t.points(scoring, 0, "watchtowers.scoring.bonus") == 2
    line = next(line for line in flow.score(t.state, 1) if line.rule == "watchtowers.scoring.bonus")
    assert line.pieces == ("watchtower-garden",)


LONG = {
    "0,1": "garden-6-ESW",
    "-1,0": "chambers-9-S",
    "0,-1": "tower-9-NE",
    "-1,-1": "watchtower-tower SE",
}
"""A wall of 4 in the south, and one of 3 with a watchtower in the north."""


@pytest.mark.rule("watchtowers.scoring.longest-first")
def test_a_shorter_wall_with_more_points_is_not_scored() -> None:
    t = redesigning(LONG)
    assert t.points(1, 0, "base.score.wall") == 4
    assert t.points(1, 0, "watchtowers") == 0


@pytest.mark.rule("watchtowers.scoring.choice", "watchtowers.scoring.longest-first", "watchtowers.flow.decisions")
def test_among_equally_long_walls_the_one_with_most_watchtowers_is_scored() -> None:
    t = redesigning({**LONG, "-1,0": "chambers-10"})
    assert t.points(1, 0, "base.score.wall") == 3
    assert t.points(1, 0, "watchtowers") == 2


@pytest.mark.rule("watchtowers.neighbours")
def test_a_watchtower_is_no_building_of_its_colour() -> None:
    palace = {**WITH_TOWER, "0,1": "garden-10"}
    rival = {"palace": {"0,1": "garden-12-S", "1,0": "garden-8-NE"}}
    t = table(["watchtowers"], A={"palace": palace}, B=rival)
    assert t.points(1, 0, "base.score.first") == t.points(1, 1, "base.score.first") == 5 // 2
    bazaars = {**WITH_TOWER, "1,0": "bazaar-dirham-a", "2,0": "arcades-9"}
    t = table(["watchtowers", "bazaars"], A={"palace": bazaars})
    assert t.points(3, 0, "bazaars.scoring") == 2 * 2


@pytest.mark.rule("watchtowers.neighbours", "watchtowers.free-tiles")
def test_a_sultan_card_brings_no_watchtower() -> None:
    t = table(
        ["watchtowers", "sultan"],
        at="refill",
        market=["", *MARKET[1:]],
        supply=["tower-9-ES"],
        B={"palace": {"0,1": "tower-12"}, "hand": FIVES},
        slices={"sultan": {"owned": [[1, "sultan-florin-a", "tower"]]}},
    )
    assert (t.decider, t.verbs()) == ("B", {"claim", "let-go"})
    t.play("claim tower-9-ES")
    assert waiting(t, 1) == ["tower-9-ES"]
    assert t.refused("buy-with-tower tower-9-ES florin5 florin5 florin5") == {"base.turn.one-of-three"}


@pytest.mark.rule("watchtowers.free-tiles")
def test_the_final_distribution_brings_no_watchtower() -> None:
    t = table(["watchtowers"], at="end", market=MARKET, A={"hand": FIVES}, B={"hand": ["dirham1"]})
    assert (t.decider, waiting(t), waiting(t, 1)) == ("B", ["tower-9-ES"], ["garden-8-NE"])
    assert t.slice("watchtowers").left == (3,) * 6
    assert t.verbs() == {"place", "reserve"}


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("watchtowers.free-tiles", "watchtowers.payment.means", "watchtowers.buy.exact")
def test_the_rich_patron_pays_building_and_watchtower() -> None:
    t = market("characters", hand=[], slices={"characters": {"owned": [["rich-patron", 0]]}})
    assert "buy-with-tower tower-9-ES patron" in t.options()
    t.play("buy-with-tower tower-9-ES patron")
    assert waiting(t) == ["tower-9-ES", "watchtower-tower"]
    assert (t.frame, t.decider) == ("Act", "A")


@pytest.mark.rule("watchtowers.payment.means")
def test_the_miser_looks_at_the_building_alone() -> None:
    slices = {"characters": {"owned": [["miser", 0]]}}
    cheap = market("characters", slices=slices, display=["ducat1"])
    assert cheap.play("buy-with-tower tower-9-ES florin5 florin5 florin5").frame == "Act"
    hand = ["florin9", "florin7"]
    dear = table(
        ["watchtowers", "characters"],
        market=["garden-10", *MARKET[1:]],
        display=["ducat1"],
        A={"hand": hand},
        slices=slices,
    )
    assert "hoard ducat1" in dear.play("buy-with-tower garden-10 florin9 florin7").options()


@pytest.mark.rule("watchtowers.characters.city-watch")
def test_the_city_watch_counts_segments_without_the_bonus() -> None:
    palace = {
        "1,0": "pavilion-4-ES",
        "0,1": "arcades-7-ES",
        "-1,1": "seraglio-8-S",
        "1,-1": "watchtower-pavilion SW",
        "-2,1": "watchtower-seraglio NE",
    }
    slices = {"characters": {"owned": [["city-watch", 0]]}}
    t = table(["watchtowers", "characters"], A={"palace": palace}, slices=slices)
    assert t.points(1, 0, "base.score.wall") == 7
    assert t.points(1, 0, "watchtowers.scoring.bonus") == 4
    assert t.points(1, 0, "characters.city-watch") == 2


TRADERS = {
    "cells": ["1,-1", "0,1", "0,1"],
    "traders": [["garden", "tower", "arcades"], ["garden"], ["garden"]],
    "supply": [4, 4, 4, 4, 4, 4],
}


@pytest.mark.rule("watchtowers.street-trader")
def test_a_watchtower_sets_the_trader_aside_but_nobody_moves_in() -> None:
    t = placing(GARDEN_NORTH, "watchtower-garden", modules=("street_trader",), slices={"street_trader": TRADERS})
    t.play("place-tower watchtower-garden 1,-1 NW")
    assert t.verbs() == {"swap-citizen", "keep-citizens"}
    assert t.refused("move-in pavilion") == {"street-trader.displace.which-tiles"}
    t.play("keep-citizens")
    cells = {text.removeprefix("place-trader ") for text in t.options()}
    # Next to its short edges, never in its cell; the cell across the long edge lies at the starting tile.
    assert "1,-2" in cells
    assert "1,-1" not in cells
    assert "2,-1" not in cells
    assert t.refused("place-trader 1,-1") == {"street-trader.replace.legal-cells"}


@pytest.mark.rule("watchtowers.geometry.half-tile", "watchtowers.street-trader")
def test_the_trader_never_enters_the_cell_of_a_watchtower() -> None:
    seats = {"cells": ["0,-2", "0,1", "0,1"], **{k: v for k, v in TRADERS.items() if k != "cells"}}
    t = placing(WITH_TOWER, "chambers-10", modules=("street_trader",), slices={"street_trader": seats})
    t.play("place chambers-10 0,-2", "keep-citizens")
    assert t.frame == "TraderBack"
    assert t.refused("place-trader 1,-1") == {"street-trader.replace.legal-cells"}


# ---------------------------------------------------------------- words


@pytest.mark.rule("watchtowers.flow.decisions")
def test_an_option_names_the_cell_of_the_watchtower_that_is_meant() -> None:
    t = placing({**WITH_TOWER, "0,-2": "garden-10"}, "watchtower-garden")
    cells = {describe(t.state, move).cells for move in moves(t.state)}
    assert all(len(found) == 1 for found in cells)
    assert ((1, -1),) not in cells


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_option_has_words(language: str) -> None:
    words = Messages(language)
    t = placing({**WITH_TOWER, "0,-2": "garden-10"}, "chambers-10", "watchtower-garden")
    for text in ("place-tower {} 1,-1 SE", "return-tower {}", "reserve {}", "place {} 5,5"):
        refusal = flow.why_not(t.state, text.format("watchtower-garden"))
        assert refusal is not None
        assert all(words.refusal(refusal))
    assert all(words.action(option.action) for option in flow.options(t.state))
