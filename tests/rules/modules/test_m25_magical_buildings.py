"""Module 25, Magical Buildings."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError, ScenarioError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, view
from sabika.palace.shapes import SHAPES, square, turned
from sabika.rules.alhambra.scoring import building_counts
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["magical-pavilion", "magical-tower", "garden-8-NE", "arcades-8-N"]


def magical(*hand: str, more: tuple[str, ...] = (), **position: Any) -> Table:
    """A position in which A is to act; with money in hand, two magical buildings are on the market."""
    market = MARKET if hand else [""] * 4
    return table(["magical_buildings", *more], **{"market": market, "A": {"hand": list(hand)}, **position})


def walls(t: Table, seat: int = 0) -> dict[str, str]:
    """The walls of every tile of a palace as it lies."""
    palace, keys = t.state.palaces[seat], t.state.rules.tile_keys
    return {keys[piece]: shape for piece, shape in palace.layout().values() if piece >= 0}


# ---------------------------------------------------------------- components and buying


@pytest.mark.rule(
    "magical-buildings.components.tiles", "magical-buildings.components.data", "magical-buildings.setup.shuffle",
    "magical-buildings.base-games",
)  # fmt: skip
def test_one_building_of_each_kind_joins_the_supply() -> None:
    rules = ruleset(Config(modules=("magical_buildings",)))
    tiles = [tile for tile in rules.tiles if tile.turns]
    assert [(rules.kinds[tile.kind], tile.price, tile.shape.name) for tile in tiles] == [
        ("pavilion", 9, "N"), ("seraglio", 10, "N"), ("arcades", 11, "NE"), ("chambers", 12, "NE"),
        ("garden", 13, "NES"), ("tower", 14, "NES"),
    ]  # fmt: skip
    assert len(flow.start(rules, Chance.from_text("magical")).supply) == 54 + 6


@pytest.mark.rule("magical-buildings.components.data")
@pytest.mark.parametrize("wrong", [{"price": 8}, {"kind": "tower"}, {"walls": "NESW"}])
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("magical_buildings",)), {"magical_buildings": {"tiles": {"magical-pavilion": wrong}}})


@pytest.mark.rule("magical-buildings.market.as-usual", "magical-buildings.placement.destination")
def test_it_is_bought_and_placed_or_reserved() -> None:
    t = magical("florin9", "dirham9", "dirham6")
    assert {"buy magical-pavilion florin9", "buy magical-tower dirham6 dirham9"} <= t.options()
    t.play("buy magical-pavilion florin9", "buy magical-tower dirham6 dirham9")
    assert {"place magical-pavilion 0,-1", "place-turned magical-tower 0,1 E", "reserve magical-tower"} <= t.options()
    t.play("place-turned magical-pavilion 0,1 S", "reserve magical-tower")
    assert (walls(t), t.reserve("A")) == ({"magical-pavilion": "S"}, ["magical-tower"])


@pytest.mark.rule("magical-buildings.hidden.none")
def test_only_undrawn_ones_are_unknown() -> None:
    t = magical(A={"palace": {"0,1": "magical-pavilion S"}})
    for seat in (0, 1, None):
        assert view(t.state, seat).palaces == tuple(t.state.palaces)
        assert view(t.state, seat).supply == Hidden(len(t.state.supply))


# ---------------------------------------------------------------- turning


@pytest.mark.rule("magical-buildings.placement.rotate")
def test_turning_clockwise() -> None:
    assert [turned(square("NE"), quarters).name for quarters in range(5)] == ["NE", "ES", "SW", "NW", "NE"]
    assert [turned(square("NES"), quarters).name for quarters in range(4)] == ["NES", "ESW", "NSW", "NEW"]
    assert all(turned(turned(shape, 1), 3) is shape for shape in SHAPES[:16])


@pytest.mark.rule("magical-buildings.placement.rotate", "magical-buildings.flow.decisions")
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "magical_buildings_example.toml") is None


@pytest.mark.rule("magical-buildings.placement.rotate", "magical-buildings.placement.orientation-tile")
@pytest.mark.parametrize(("facing", "shape", "cell"), [("E", "ESW", "0,1"), ("S", "NSW", "-1,0"), ("W", "NEW", "0,-1")])
def test_all_building_rules_hold_for_the_turned_walls(facing: str, shape: str, cell: str) -> None:
    t = magical(at="place", A={"gained": ["magical-garden"]})
    placed = {text for text in t.options() if text.endswith(facing)}
    assert placed == {f"place-turned magical-garden {cell} {facing}"}
    assert t.refused(f"place-turned magical-garden 1,0 {facing}") >= {"base.place.matching-sides"}
    assert walls(t.play(*placed)) == {"magical-garden": shape}


@pytest.mark.rule("magical-buildings.placement.rotate", "base.place.orientation")
def test_no_other_tile_is_turned() -> None:
    t = magical(at="place", A={"gained": ["tower-11"]})
    assert t.refused("place-turned tower-11 0,1 E") == {"base.place.orientation"}
    assert t.refused("place-turned magical-tower 0,1 E") == {"base.buy.lies-aside"}
    t = magical(A={"reserve": ["tower-11"], "palace": {"0,1": "tower-12"}})
    assert t.refused("build-turned tower-11 1,0 E") == {"base.place.orientation"}
    assert t.refused("exchange-turned tower-11 tower-12 S") == {"base.place.orientation"}
    assert t.refused("build-turned magical-tower 1,0 E") >= {"base.redesign.reserve-only"}


@pytest.mark.rule("magical-buildings.placement.rotate")
def test_positions_say_how_a_tile_lies() -> None:
    assert walls(magical(A={"palace": {"1,0": "magical-tower N"}}))
    with pytest.raises(ScenarioError):
        magical(A={"palace": {"1,0": "magical-tower NE"}})


@pytest.mark.rule("magical-buildings.placement.rotate", "magical-buildings.reserve.no-orientation")
def test_it_is_turned_when_built_from_the_reserve() -> None:
    t = magical(A={"palace": {"0,1": "magical-tower E"}})
    t.play("remove magical-tower")
    t = magical(A={"reserve": t.reserve("A")})
    builds = {text for text in t.options() if text.startswith("build")}
    assert builds == {
        "build magical-tower 1,0", "build-turned magical-tower 0,1 E", "build-turned magical-tower -1,0 S",
        "build-turned magical-tower 0,-1 W",
    }  # fmt: skip
    assert walls(t.play("build-turned magical-tower -1,0 S")) == {"magical-tower": "NSW"}


@pytest.mark.rule("magical-buildings.redesign.exchange")
def test_exchanges_in_any_fitting_direction() -> None:
    own = {"palace": {"0,1": "magical-pavilion S"}, "reserve": ["magical-arcades", "tower-11"]}
    t = magical(A=own)
    swaps = {text for text in t.options() if text.startswith("exchange")}
    assert swaps == {
        "exchange tower-11 magical-pavilion", "exchange-turned magical-arcades magical-pavilion E",
        "exchange-turned magical-arcades magical-pavilion S",
    }  # fmt: skip
    assert t.refused("exchange magical-arcades magical-pavilion") == {"base.place.matching-sides"}
    assert t.refused("exchange-turned magical-arcades magical-pavilion W") == {"base.place.matching-sides"}
    assert t.refused("exchange-turned magical-arcades magical-tower S") == {"base.redesign.exchange"}
    t.play("exchange-turned magical-arcades magical-pavilion S")
    assert (walls(t), t.reserve("A")) == ({"magical-arcades": "SW"}, ["tower-11", "magical-pavilion"])


@pytest.mark.rule("magical-buildings.redesign.no-spin-in-place")
def test_it_cannot_be_turned_where_it_stands() -> None:
    t = magical(A={"palace": {"0,1": "magical-pavilion S"}})
    assert t.options() == {"remove magical-pavilion"}
    assert t.refused("exchange-turned magical-pavilion magical-pavilion E") == {"base.redesign.reserve-only"}


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("magical-buildings.scoring.normal")
def test_it_counts_as_a_building_of_its_kind_and_its_turned_walls_score() -> None:
    t = magical(A={"palace": {"0,1": "magical-garden E"}})
    garden = t.state.rules.kinds.index("garden")
    assert building_counts(t.state, 0)[garden] == 2
    assert (t.points(1, 0, "base.score.first"), t.points(1, 0, "base.score.wall-longest")) == (5, 3)


@pytest.mark.rule("magical-buildings.two-player")
def test_dirk_gets_magical_buildings() -> None:
    t = magical("florin9", "florin1", players=2).play("buy magical-pavilion florin1 florin9", "give magical-pavilion")
    assert t.points(1, DIRK, "base.score.first") == 1


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("magical-buildings.type.everywhere", "watchtowers.buy.magical")
def test_it_has_its_colour_everywhere_but_where_only_base_buildings_count() -> None:
    palace = {"0,1": "magical-garden E", "1,0": "bazaar-dirham-a"}
    t = magical("dirham9", "dirham8", more=("bazaars", "watchtowers", "art_of_the_moors"),
                A={"hand": ["dirham9", "dirham8"], "palace": palace})  # fmt: skip
    assert t.points(3, 0, "bazaars") == 1
    assert t.refused("buy-with-tower magical-tower dirham8 dirham9") == {"watchtowers.excluded.purchases"}
    t = magical(more=("watchtowers",), at="place",
                A={"gained": ["watchtower-garden"], "palace": {"1,0": "magical-garden"}})  # fmt: skip
    assert "place-tower" not in t.verbs()
    t = magical(more=("watchtowers",), at="place",
                A={"gained": ["watchtower-pavilion"], "palace": {"1,0": "magical-pavilion"}})  # fmt: skip
    assert "place-tower" in t.verbs()


@pytest.mark.rule("magical-buildings.out-of-turn", "combinations.out-of-turn-acquisition")
def test_it_is_turned_when_claimed_with_a_sultan_card_or_handed_out_at_the_end() -> None:
    owned = [[1, "sultan-denar-a", "tower"]]
    market = ["", *MARKET[2:], "seraglio-9"]
    t = magical(
        more=("sultan",), slices={"sultan": {"owned": owned}}, market=market, supply=["magical-tower"], at="refill"
    )
    t.play("claim magical-tower")
    assert "place-turned magical-tower 0,1 E" in t.options()
    t = magical(market=["magical-tower", "", "", ""], at="end", B={"hand": ["florin1"]})
    assert t.decider == "B"
    assert "place-turned magical-tower 0,1 E" in t.options()


@pytest.mark.rule("magical-buildings.payment", "magical-buildings.medina")
def test_it_is_paid_like_any_tile() -> None:
    assert magical("diamond9", more=("diamonds", "medina")).play("buy magical-pavilion diamond9").frame == "Act"
    slices = {"characters": {"owned": [["miser", 0]]}}
    t = magical("dirham9", "dirham5", more=("characters",), slices=slices, display=["denar4"])
    assert "hoard denar4" in t.play("buy magical-tower dirham5 dirham9").options()
    t = magical("florin9", more=("bazaars",), slices={"bazaars": {"offered": ["bazaar-florin-a"]}})
    assert "buy-bazaar bazaar-florin-a florin9" in t.options()


@pytest.mark.rule("magical-buildings.payment", "magical-buildings.placement.rotate", "building-sites.magical")
def test_a_site_on_it_is_turned_too() -> None:
    t = magical("florin4", more=("building_sites",)).play("establish magical-pavilion florin4")
    t.play(min(t.options()))
    assert "place-turned magical-pavilion 0,1 S" in t.options()
    t.play("place-turned magical-pavilion 0,1 S")
    assert (walls(t), sum(building_counts(t.state, 0))) == ({"magical-pavilion": "S"}, 0)


@pytest.mark.rule("magical-buildings.redesign.exchange", "magical-buildings.redesign.no-spin-in-place")
def test_a_redesign_that_is_no_action_may_turn_it() -> None:
    slices = {"characters": {"owned": [["master-builder", 0]]}}
    own = {"hand": ["florin9", "florin1"], "reserve": ["magical-tower"]}
    t = magical(more=("characters",), slices=slices, market=["seraglio-9", "", "", ""], A=own)
    t.play("buy seraglio-9 florin1 florin9", "reserve seraglio-9")
    assert t.frame == "ExtraRedesign"
    assert "build-turned magical-tower 0,1 E" in t.options()
    assert walls(t.play("build-turned magical-tower 0,1 E")) == {"magical-tower": "ESW"}


@pytest.mark.rule("magical-buildings.type.everywhere", "magical-buildings.payment")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "magical_buildings"])
def test_games_with_magical_buildings_and_each_other_module_end(other: str) -> None:
    config = Config(players=3, modules=("magical_buildings", other))
    s, rng = flow.start(ruleset(config), Chance.from_text(f"magical {other}")), random.Random(other)
    while not s.over:
        flow.play_move(s, rng.choice(flow.moves(s)))
    assert s.scored == 3
