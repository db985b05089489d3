"""Module 08, Camps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError, ScenarioError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.palace.walls import longest_wall
from sabika.rules.alhambra.scoring import building_counts
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["camp-3-N", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham9"]
ROW = {"-1,0": "garden-10-W", "1,0": "tower-11", "2,0": "tower-13-E", "1,1": "chambers-9-S"}
CAMPS = {"-2,0": "camp-4-E", "3,0": "camp-6-W", "1,2": "camp-3-N"}
"""The palace of the example in the rulebook."""


def camps(*more: str, **position: Any) -> Table:
    """A position in which A is to act."""
    return table(["camps", *more], **{"market": [""] * 4, "display": DISPLAY, **position})


def placing(*gained: str, palace: dict[str, str], more: tuple[str, ...] = (), **position: Any) -> Table:
    return camps(*more, at="place", A={"gained": list(gained), "palace": palace}, **position)


def cells(t: Table, tile: str) -> set[str]:
    return {text.split()[2] for text in t.options() if text.startswith(f"place {tile}")}


def lines(t: Table, scoring: int = 1) -> dict[str, int]:
    """The points of each camp of A."""
    found = flow.score(t.state, scoring)
    return {line.args["tile"]: line.points for line in found if line.rule == "camps.scoring.line"}


# ---------------------------------------------------------------- components and buying


@pytest.mark.rule(
    "camps.components.bastions", "camps.setup.shuffled-in", "camps.place.orientation", "combinations.supply-size"
)
def test_eight_camps_join_the_supply() -> None:
    rules = ruleset(Config(modules=("camps",)))
    found = [
        (tile.price, "".join("NESW"[side] for side in tile.shape.bastions)) for tile in rules.tiles if tile.shape.camp
    ]
    assert found == [(3, "N"), (4, "E"), (5, "S"), (6, "W"), (7, "NW"), (8, "NE"), (9, "ES"), (10, "SW")]
    assert not any(tile.turns or tile.kind >= 0 for tile in rules.tiles if tile.sort == "camp")
    assert len(flow.start(rules, Chance.from_text("camps")).supply) == 54 + 8


@pytest.mark.rule("camps.components.bastions")
@pytest.mark.parametrize(
    "wrong", [{"price": 4}, {"bastions": "E"}, {"bastions": "NE"}, {"bastions": "X"}, {"bastions": ""}]
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("camps",)), {"camps": {"tiles": {"camp-3": wrong}}})


@pytest.mark.rule(
    "camps.market.like-buildings", "camps.buy.printed-price", "camps.place.alhambra-or-reserve",
    "camps.flow.decision-points", "camps.hidden.none",
)  # fmt: skip
def test_a_camp_is_bought_and_placed_like_a_building() -> None:
    own = {"hand": ["florin3", "florin4", "dirham9"], "palace": {"0,1": "chambers-9-S", "1,0": "tower-11"}}
    t = camps(market=MARKET, A=own, pile=["ducat1", "ducat2"], supply=["camp-5-S"])
    assert {"buy camp-3-N florin3", "buy camp-3-N florin4"} <= t.options()
    assert t.refused("buy camp-3-N dirham9") >= {"base.buy.currency"}
    t.play("buy camp-3-N florin3")
    assert (t.frame, t.told("bought")[0]["exact"]) == ("Act", True)
    t.play("buy tower-9-NE dirham9", "take dirham1")
    assert {text for text in t.options() if "camp" in text} == {"place camp-3-N 0,2", "reserve camp-3-N"}
    t.play("place camp-3-N 0,2", "reserve tower-9-NE")
    assert t.palace("A")["0,2"] == "camp-3-N"
    assert t.market()[0] == "camp-5-S"
    assert view(t.state, 1).palaces[0] == t.state.palaces[0]


# ---------------------------------------------------------------- where they lie


@pytest.mark.rule(
    "camps.place.bastion-to-wall", "camps.place.one-bastion-on-wall", "camps.place.no-on-foot",
    "camps.place.second-bastion-free",
)  # fmt: skip
def test_a_camp_lies_with_a_bastion_at_a_wall() -> None:
    palace = {"0,1": "chambers-9-S", "1,0": "garden-9-E"}
    t = placing("camp-3-N", "camp-7-NW", "camp-5-S", palace=palace)
    assert cells(t, "camp-3-N") == {"0,2"}
    assert cells(t, "camp-7-NW") == {"0,2", "2,0"}
    assert cells(t, "camp-5-S") == set()
    assert t.refused("place camp-5-S 2,0") == {"camps.place.one-bastion-on-wall", "camps.place.complete-edge-table"}
    assert t.refused("place camp-3-N 4,4") == {"base.place.side-contact"}
    assert t.refused("place camp-3-N 0,1") == {"base.place.occupied"}


@pytest.mark.rule(
    "camps.place.forbidden-contacts", "camps.place.complete-edge-table", "camps.place.green-to-green",
    "camps.place.not-support", "camps.place.rules-hold-permanently",
)  # fmt: skip
def test_what_may_lie_against_a_camp() -> None:
    palace = {"0,1": "chambers-9-S", "1,0": "tower-11", "1,1": "garden-12-S", "0,2": "camp-3-N"}
    t = placing("camp-7-NW", "camp-8-NE", "tower-12", "chambers-6-ES", "camp-5-S", palace=palace)
    # Green beside green, a bastion at the wall above; a bastion beside a green side never.
    assert t.refused("place camp-8-NE 1,2") == set()
    assert t.refused("place camp-7-NW 1,2") == {"camps.place.complete-edge-table"}
    # No camp lies at a camp alone, not even green against green.
    assert t.refused("place camp-5-S 0,3") == {"camps.place.one-bastion-on-wall"}
    # Neither an open side nor a wall of a building lies against a green side.
    assert t.refused("place tower-12 -1,2") == {"base.place.on-foot", "camps.place.complete-edge-table"}
    assert t.refused("place chambers-6-ES -1,2") == {"base.place.on-foot", "camps.place.complete-edge-table"}


@pytest.mark.rule("camps.place.rules-hold-permanently")
def test_a_building_shows_a_wall_to_a_bastion_that_lay_there_before() -> None:
    palace = {"0,1": "tower-11", "1,1": "seraglio-6-ES", "1,2": "camp-7-NW"}
    t = placing("tower-12", "garden-9-E", "tower-13-E", palace=palace)
    assert t.refused("place tower-12 0,2") == {"camps.place.complete-edge-table"}
    assert t.refused("place garden-9-E 0,2") == set()


@pytest.mark.rule("camps.place.holes")
def test_camps_enclose_no_empty_cells() -> None:
    palace = {"1,0": "tower-11", "2,0": "chambers-9-S", "0,1": "garden-10", "0,2": "garden-11", "1,2": "pavilion-7-E"}
    t = placing("camp-3-N", palace=palace)
    assert t.refused("place camp-3-N 2,1") == {"base.place.no-hole"}
    del palace["1,2"]
    assert placing("camp-3-N", palace=palace).refused("place camp-3-N 2,1") == set()


@pytest.mark.rule("camps.place.complete-edge-table")
def test_a_table_may_allow_green_sides_against_walls() -> None:
    palace = {"0,1": "chambers-9-S", "1,0": "tower-11", "1,1": "pavilion-8", "1,2": "seraglio-7-W"}
    strict = placing("camp-3-N", palace=palace)
    assert strict.refused("place camp-3-N 0,2") == {"camps.place.complete-edge-table"}
    loose = placing("camp-3-N", palace=palace, options={"camp_green_against_wall": "allowed"})
    assert loose.refused("place camp-3-N 0,2") == set()
    assert "camps.place.one-bastion-on-wall" in loose.refused("place camp-3-N 2,1")


# ---------------------------------------------------------------- redesigning


@pytest.mark.rule("camps.redesign.allowed", "camps.place.rules-hold-permanently", "characters.master-builder.details")
def test_camps_are_redesigned_and_keep_their_walls() -> None:
    palace = {"0,1": "chambers-9-S", "0,2": "camp-3-N", "1,0": "tower-11", "1,1": "garden-12-S"}
    own = {"palace": palace, "reserve": ["camp-8-NE", "camp-5-S", "seraglio-8-S", "tower-12"]}
    t = camps(A=own)
    assert {"remove camp-3-N", "build camp-8-NE 1,2", "exchange camp-8-NE camp-3-N"} <= t.options()
    assert t.refused("remove chambers-9-S") == {"camps.place.rules-hold-permanently"}
    # A tile with the same wall may take its place.
    assert "exchange seraglio-8-S chambers-9-S" in t.options()
    assert t.refused("exchange tower-12 chambers-9-S") == {"camps.place.complete-edge-table"}
    # A camp never takes the place of a building, nor a building that of a camp.
    assert t.refused("exchange camp-5-S garden-12-S") == {"camps.place.complete-edge-table"}
    assert t.refused("exchange camp-5-S camp-3-N") == {"camps.place.complete-edge-table"}
    assert t.refused("exchange tower-12 camp-3-N") == {"base.place.matching-sides"}
    t.play("exchange camp-8-NE camp-3-N")
    assert t.palace("A")["0,2"] == "camp-8-NE"
    assert "remove chambers-9-S" not in t.options()


@pytest.mark.rule("camps.redesign.allowed", "city-gates.use.not-for-removals", "camps.interaction.gates")
def test_a_building_takes_the_place_of_a_camp_with_a_gate() -> None:
    palace = {"0,1": "chambers-9-S", "0,2": "camp-3-N"}
    own = {"palace": palace, "reserve": ["garden-10-N", "camp-8-NE"], "hand": ["gate"]}
    t = camps("city_gates", A=own)
    assert t.refused("exchange garden-10-N camp-3-N") == {"base.place.on-foot"}
    assert {text for text in t.options() if "gate" in text} == {"exchange-gate garden-10-N camp-3-N N N"}
    assert t.refused("exchange-gate camp-8-NE camp-3-N N N") == {"city-gates.use.only-when-needed"}
    t.play("exchange-gate garden-10-N camp-3-N N N")
    assert t.palace("A") == {"0,1": "chambers-9-S", "0,2": "garden-10-N"}
    assert len(t.state.palaces[0].gateways()) == 1
    assert t.reserve("A") == ["camp-8-NE", "camp-3-N"]


@pytest.mark.rule("camps.redesign.allowed", "master-builders.redesign.full-consequences")
def test_a_master_builder_card_moves_a_camp() -> None:
    own = {"palace": {"0,1": "chambers-9-S", "0,2": "camp-3-N"}, "hand": ["builder-denar"]}
    t = camps("master_builders", pile=["ducat1", "ducat2"], A=own).play("take florin1", "play-builder builder-denar")
    assert "remove camp-3-N" in t.options()


# ---------------------------------------------------------------- scoring


@pytest.mark.rule(
    "camps.scoring.line", "camps.scoring.every-round", "camps.scoring.arrow-direction", "camps.scoring.multiple-camps",
    "camps.scoring.starting-tile-counts",
)  # fmt: skip
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_the_printed_example_gives_ten_points(scoring: int) -> None:
    assert check_file(SCENARIOS / "camps_example.toml") is None
    t = camps(A={"palace": ROW | CAMPS})
    assert lines(t, scoring) == {"camp-4-E": 4, "camp-6-W": 4, "camp-3-N": 2}
    (left, *_) = (line for line in flow.score(t.state, scoring) if line.rule == "camps.scoring.line")
    assert left.pieces == ("camp-4-E", "garden-10-W", "tower-11", "tower-13-E")


@pytest.mark.rule("camps.scoring.two-arrows", "camps.place.second-bastion-free")
def test_both_arrows_of_a_camp_score() -> None:
    palace = {"1,0": "tower-11", "2,0": "chambers-9-S", "0,1": "garden-9-E", "1,1": "camp-7-NW"}
    with pytest.raises(ScenarioError):
        camps(A={"palace": palace})  # the camp would lie against the open side of the tower
    palace = {"1,0": "chambers-9-S", "0,1": "garden-9-E", "0,2": "garden-10", "1,1": "camp-7-NW"}
    assert lines(camps(A={"palace": palace})) == {"camp-7-NW": 2}
    palace = {"1,0": "chambers-9-S", "1,-1": "tower-12", "1,1": "camp-7-NW"}
    assert lines(camps(A={"palace": palace})) == {"camp-7-NW": 2}


@pytest.mark.rule("camps.scoring.interior-walls-ignored", "camps.scoring.what-counts")
def test_walls_inside_a_row_do_not_break_it_but_gaps_and_camps_do() -> None:
    palace = {"1,0": "tower-11", "1,-1": "pavilion-8", "2,-1": "garden-10", "2,0": "garden-9-E", "3,-1": "garden-11"}
    palace |= {"3,0": "tower-10-W", "4,-1": "arcades-9", "4,0": "tower-13-E", "5,0": "camp-6-W"}
    assert lines(camps(A={"palace": palace})) == {"camp-6-W": 5}
    palace = {"1,0": "garden-9-E", "2,0": "camp-6-W"}
    assert lines(camps(A={"palace": palace})) == {"camp-6-W": 2}
    column = {"0,1": "chambers-9-S", "0,2": "camp-3-N", "0,-1": "tower-11-N", "0,-2": "camp-5-S"}
    assert lines(camps(A={"palace": column})) == {"camp-3-N": 3, "camp-5-S": 3}


@pytest.mark.rule("camps.scoring.reserve")
def test_camps_in_reserve_score_nothing() -> None:
    assert lines(camps(A={"palace": ROW, "reserve": ["camp-4-E"]})) == {}


@pytest.mark.rule("camps.scoring.wall-behind-bastion", "camps.scoring.bastions-are-no-walls")
def test_a_wall_behind_a_bastion_counts_as_before() -> None:
    walls = {"1,0": "pavilion-7-E", "0,1": "seraglio-8-S", "0,-1": "tower-11-N"}
    beside = {"2,0": "camp-6-W", "0,2": "camp-3-N"}
    palace = {"1,0": "tower-9-NE", "2,0": "camp-6-W"}
    assert camps(A={"palace": palace}).points(1, 0, "base.score.wall") == 2
    assert camps(A={"palace": walls}).points(1, 0, "base.score.wall") == 1
    assert camps(A={"palace": walls | beside}).points(1, 0, "base.score.wall") == 1


# ---------------------------------------------------------------- two players and the end


@pytest.mark.rule("camps.two-player.dirk", "combinations.dirk.summary")
def test_dirk_gets_camps_and_scores_nothing_for_them() -> None:
    t = placing("camp-3-N", palace={"0,1": "chambers-9-S"}, players=2)
    assert "give camp-3-N" in t.options()
    t.play("give camp-3-N")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["camp-3-N"]
    assert lines(t) == {}


@pytest.mark.rule("camps.end.leftover")
def test_a_camp_left_on_the_market_is_built_before_the_third_scoring() -> None:
    a = {"hand": ["florin9"], "palace": {"0,1": "chambers-9-S"}}
    t = camps(at="end", market=["camp-3-N", "", "", ""], A=a)
    assert t.options() == {"place camp-3-N 0,2", "reserve camp-3-N"}
    t.play("place camp-3-N 0,2")
    assert t.state.over
    assert lines(t, 3) == {"camp-3-N": 2}
    assert t.state.scores[0] == t.points(3, 0, "")


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "camps.interaction.squares-count", "squares.interaction.camps-line", "camps.scoring.what-counts",
    "bazaars.camps.line", "magical-buildings.camps", "medina.tile.yes", "building-sites.camps.line",
    "building-sites.status.general",
)  # fmt: skip
def test_what_counts_in_a_row() -> None:
    more = ("squares", "bazaars", "magical_buildings", "medina", "building_sites")
    palace = {
        "1,0": "square-garden-N", "2,0": "bazaar-florin-a", "3,0": "magical-pavilion E", "3,1": "garden-10",
        "2,1": "tower-12", "4,1": "tower-11", "4,0": "medina-7-W", "5,1": "garden-11",
        "5,0": "garden-9-E", "6,0": "camp-6-W",
    }  # fmt: skip
    slices: dict[str, Any] = {"squares": {"shown": []}}
    t = camps(*more, A={"palace": palace}, slices=slices)
    assert lines(t) == {"camp-6-W": 6}
    site = {"established": [["garden-9-E", 0]], "backs": [[["florin", "dirham"]], [], []], "drawn": [[], [], []]}
    t = camps(*more, A={"palace": palace}, slices={**slices, "building_sites": site})
    assert lines(t) == {"camp-6-W": 5}


@pytest.mark.rule(
    "camps.interaction.no-building-site", "building-sites.camps-bazaars", "camps.interaction.no-watchtower"
)
def test_no_site_and_no_watchtower_with_a_camp() -> None:
    t = camps("building_sites", "watchtowers", market=MARKET, A={"hand": ["florin9", "florin8", "florin7"]})
    assert not any(text.startswith(("establish camp", "buy-with-tower camp")) for text in t.options())
    assert "building-sites.camps-bazaars" in t.refused("establish camp-3-N florin7")
    assert "watchtowers.excluded.purchases" in t.refused("buy-with-tower camp-3-N florin9 florin8")


@pytest.mark.rule(
    "watchtowers.camps.not-attached", "watchtowers.camps.contact", "watchtowers.camps.line",
    "camps.interaction.no-watchtower",
)  # fmt: skip
def test_a_camp_does_not_touch_the_short_edges_of_a_watchtower() -> None:
    palace = {"1,0": "garden-9-E", "1,1": "watchtower-garden NW", "0,1": "chambers-9-S"}
    t = placing("camp-7-NW", "camp-3-N", palace=palace, more=("watchtowers",))
    # Beside the empty half of the watchtower's cell it may lie, if a bastion is at a wall elsewhere.
    assert t.refused("place camp-3-N 1,2") == {"base.place.side-contact"}
    assert "place camp-7-NW 2,0" in t.options()
    tower = placing("watchtower-garden", palace={"1,0": "garden-9-E", "2,0": "camp-6-W"}, more=("watchtowers",))
    assert not any(text.startswith("place-tower watchtower-garden 2,1") for text in tower.options())
    assert "camps.place.complete-edge-table" in tower.refused("place-tower watchtower-garden 2,-1 SW")
    row = {"1,0": "garden-10", "1,1": "watchtower-garden NW", "2,0": "chambers-9-S", "3,0": "tower-12"}
    assert lines(camps("watchtowers", A={"palace": row | {"2,1": "camp-3-N"}})) == {"camp-3-N": 1}


@pytest.mark.rule("camps.interaction.change", "change.interaction.camps")
def test_overpaying_for_a_camp_earns_change() -> None:
    slices = {"change": {"coins": [[0] * 4] * 3}}
    t = camps("change", market=MARKET, A={"hand": ["florin5"]}, slices=slices, pile=["ducat1"])
    t.play("buy camp-3-N florin5")
    assert sum(t.slice("change").coins[0]) == 1


@pytest.mark.rule("camps.interaction.invaders", "invaders.side.camps")
def test_camps_are_neither_attacked_nor_do_they_protect() -> None:
    palace = {"0,1": "chambers-9-S", "1,0": "tower-11"}
    losses = []
    for camp in ({}, {"0,2": "camp-3-N"}):
        t = camps("invaders", A={"palace": palace | camp})
        invaders = t.state.rules.modules["invaders"]
        losses.append([invaders._loss(t.state.palaces[0], side, 1) for side in range(4)])  # type: ignore[attr-defined]
    assert losses[0] == losses[1] == [2, 2, 1, 2]


@pytest.mark.rule("camps.interaction.falconers", "falconers.placement.four-tiles")
def test_no_falcon_beside_a_camp() -> None:
    palace = {"1,0": "tower-11", "0,1": "garden-9-E", "1,1": "camp-6-W"}
    with pytest.raises(ScenarioError):
        camps("falconers", A={"palace": palace})
    palace = {"1,0": "chambers-9-S", "0,1": "garden-9-E", "1,1": "camp-7-NW"}
    assert camps("falconers", A={"palace": palace}).state.palaces[0].crossings() == {}


@pytest.mark.rule(
    "camps.interaction.kinds", "sultan.use.type-match", "art-of-the-moors.scope.not-counted",
    "treasure-chamber.place.which-buildings", "caravanserai.buy.type-count", "bazaars.scoring.what-matches",
    "characters.rich-patron.scope",
)  # fmt: skip
def test_a_camp_has_no_kind_but_is_bought_by_all_means() -> None:
    t = camps(A={"palace": ROW | CAMPS})
    assert building_counts(t.state, 0) == [0, 0, 0, 2, 2, 4]
    assert not list(t.state.rules.contenders)
    patron = {"characters": {"owned": [["rich-patron", 0]]}}
    t = camps("characters", market=MARKET, slices=patron)
    assert "buy camp-3-N patron" in t.options()
    t = camps("diamonds", market=MARKET, A={"hand": ["diamond3"]})
    assert "buy camp-3-N diamond3" in t.options()
    t = camps("vizier", market=MARKET, B={"hand": ["florin3"]}, pile=["ducat1", "ducat2"]).play("take florin1")
    assert "special-move buy camp-3-N florin3" in t.options()


@pytest.mark.rule("camps.interaction.trader-displaced", "street-trader.displace.which-tiles")
def test_a_camp_displaces_the_trader_and_nobody_moves_in() -> None:
    trader = {"cells": ["0,2"] * 3, "traders": [["garden"] * 3] * 3, "supply": [7, 7, 7, 7, 0, 7]}
    slices = {"street_trader": trader}
    t = placing("camp-3-N", palace={"0,1": "chambers-9-S"}, more=("street_trader",), slices=slices)
    t.play("place camp-3-N 0,2")
    assert t.verbs() == {"swap-citizen", "keep-citizens"}
    t.play("keep-citizens")
    assert "place-trader 0,3" in t.options()


@pytest.mark.rule("camps.scoring.wall-trail")
def test_camps_and_walls_go_with_the_longest_trail() -> None:
    """Four camps inside a ring that lacks a corner: the walls round them meet the outline there."""
    ring = {
        "1,0": "chambers-9-S", "2,0": "garden-12-S", "3,0": "tower-11", "3,1": "garden-10-W", "3,2": "seraglio-5-SW",
        "0,1": "garden-9-E", "0,2": "tower-13-E", "0,3": "tower-12", "1,3": "garden-10-N", "2,3": "arcades-6-NE",
    }  # fmt: skip
    block = {"1,1": "camp-7-NW", "2,1": "camp-8-NE", "2,2": "camp-9-ES", "1,2": "camp-10-SW"}
    t = camps(A={"palace": ring | block})
    assert longest_wall(t.state.palaces[0]).length == 8 + 2
    assert t.points(1, 0, "base.score.wall") == 10


@pytest.mark.rule("camps.interaction.none", "thieves.interaction.none")
def test_thieves_have_nothing_to_do_with_camps() -> None:
    t = table(["camps", "thieves"], setup=True)
    assert t.state.rules.has("thieves")
