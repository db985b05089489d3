"""Module 16, Bazaars."""

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
from sabika.core.view import Hidden, view
from sabika.palace.shapes import BARE
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DEAR = ["garden-10-N", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "florin3", "florin4"]


def bazaars(*offered: str, more: tuple[str, ...] = (), hand: tuple[str, ...] = (), **position: Any) -> Table:
    """A position with bazaars beside the market; A is to act."""
    slices = {"bazaars": {"offered": list(offered)}, **position.pop("slices", {})}
    position = {"market": MARKET, "A": {"hand": list(hand)}, **position}
    return table(["bazaars", *more], slices=slices, **position)


def offered(t: Table) -> list[str]:
    return t.state.rules.tile_names(t.slice("bazaars").offered)


def built(palace: dict[str, str], more: tuple[str, ...] = (), **position: Any) -> int:
    """What the bazaars of a palace score at the end."""
    return table(["bazaars", *more], A={"palace": palace}, **position).points(3, 0, "bazaars")


# ---------------------------------------------------------------- components and market


@pytest.mark.rule("bazaars.components.tiles", "bazaars.components.data", "bazaars.setup.shuffle")
def test_eight_bazaars_with_a_currency_three_colours_and_no_walls_lie_in_the_supply() -> None:
    rules = ruleset(Config(modules=("bazaars",)))
    tiles = [tile for tile in rules.tiles if tile.sort == "bazaar"]
    assert Counter(tile.extra[0] for tile in tiles) == {0: 2, 1: 2, 2: 2, 3: 2}
    for tile in tiles:
        assert len(tile.extra[1]) == 3
        assert tile.shape is BARE
        assert tile.supply
    names = {frozenset(rules.kinds[kind] for kind in tile.extra[1]) for tile in tiles}
    assert {frozenset({"seraglio", "arcades", "garden"}), frozenset({"seraglio", "arcades", "tower"})} <= names
    s = flow.start(rules, Chance.from_text("bazaars"))
    assert len(s.supply) == 54 + 8
    assert {tile.key for tile in tiles} <= {rules.tile_keys[tile] for tile in s.supply}


@pytest.mark.rule("bazaars.components.data")
@pytest.mark.parametrize(
    "wrong", [{"currency": "denar"}, {"currency": "x"}, {"kinds": ["tower"] * 3}, {"kinds": ["tower", "garden", "x"]}]
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("bazaars",)), {"bazaars": {"tiles": {"bazaar-florin-a": wrong}}})


@pytest.mark.rule("bazaars.setup.first-market", "bazaars.setup.shuffle")
def test_bazaars_drawn_for_the_first_market_are_on_offer_from_the_first_turn() -> None:
    seen = 0
    for seed in range(20):
        t = table(["bazaars"], setup=True, seed=str(seed))
        first = t.state.rules.tile_names(t.state.supply[: t.state.taken])
        assert offered(t) == [name for name in first if name.startswith("bazaar")]
        assert t.market() == [name for name in first if not name.startswith("bazaar")]
        assert t.frame == "Act"
        seen += len(offered(t))
    assert seen


@pytest.mark.rule("bazaars.market.set-aside", "bazaars.market.any-number")
def test_a_drawn_bazaar_goes_beside_the_market_and_drawing_goes_on() -> None:
    drawn = ["bazaar-denar-a", "bazaar-denar-b", "tower-12", "bazaar-ducat-a", "tower-11"]
    t = bazaars("bazaar-florin-a", "bazaar-florin-b", market=["", *MARKET[1:3], ""], supply=drawn, at="refill")
    assert t.market() == ["tower-12", *MARKET[1:3], "tower-11"]
    assert offered(t) == ["bazaar-florin-a", "bazaar-florin-b", "bazaar-denar-a", "bazaar-denar-b", "bazaar-ducat-a"]


@pytest.mark.rule("bazaars.market.set-aside")
def test_bazaars_alone_cannot_fill_the_market() -> None:
    t = bazaars(market=["", *MARKET[1:]], supply=["bazaar-denar-a"], supply_rest=False, at="refill")
    assert offered(t) == ["bazaar-denar-a"]
    assert t.state.ending


@pytest.mark.rule("bazaars.hidden.none")
def test_bazaars_are_public_and_the_undrawn_ones_hidden_from_all() -> None:
    t = bazaars("bazaar-florin-a", A={"reserve": ["bazaar-ducat-a"]}, B={"palace": {"0,1": "bazaar-ducat-b"}})
    for seat in (0, 1, 2, None):
        seen = view(t.state, seat)
        assert seen.of("bazaars") == t.slice("bazaars")
        assert seen.reserves[0] == t.state.reserves[0]
        assert seen.palaces[1] == t.state.palaces[1]
        assert seen.supply == Hidden(len(t.state.supply))


# ---------------------------------------------------------------- buying


@pytest.mark.rule("bazaars.price.same-as-slot", "bazaars.payment.exact-only", "bazaars.flow.decision")
def test_a_bazaar_costs_exactly_the_price_of_the_tile_on_its_currencys_space() -> None:
    t = bazaars("bazaar-florin-a", "bazaar-dirham-a", hand=("florin4", "florin5", "dirham4", "dirham5"))
    assert {text for text in t.options() if text.startswith("buy-bazaar")} == {
        "buy-bazaar bazaar-florin-a florin4",
        "buy-bazaar bazaar-dirham-a dirham4 dirham5",
    }
    assert t.refused("buy-bazaar bazaar-florin-a florin5") == {"bazaars.payment.exact-only"}
    assert t.refused("buy-bazaar bazaar-florin-a dirham4") == {"base.buy.currency", "base.buy.at-least-price"}
    assert t.refused("buy-bazaar bazaar-denar-a florin4") == {"bazaars.market.set-aside"}
    t.play("buy-bazaar bazaar-florin-a florin4")
    assert (t.decider, t.frame) == ("A", "Act")
    assert t.market() == MARKET
    assert offered(t) == ["bazaar-dirham-a"]


@pytest.mark.rule("bazaars.price.empty-slot", "bazaars.price.several-per-turn")
def test_a_bazaar_without_a_tile_on_its_space_cannot_be_bought() -> None:
    t = bazaars("bazaar-florin-a", "bazaar-florin-b", hand=("florin4", "florin4", "florin4"))
    t.play("buy-bazaar bazaar-florin-b florin4")
    assert "buy-bazaar bazaar-florin-a florin4" in t.options()
    t.play("buy pavilion-4-ES florin4")
    assert "buy-bazaar bazaar-florin-a florin4" not in t.options()
    assert t.refused("buy-bazaar bazaar-florin-a florin4") == {"bazaars.price.empty-slot"}


@pytest.mark.rule("bazaars.placement.as-building", "bazaars.flow.decision")
def test_a_bazaar_is_placed_kept_and_redesigned_like_a_building() -> None:
    t = bazaars("bazaar-florin-a", "bazaar-florin-b", hand=("florin4", "florin4"))
    t.play("buy-bazaar bazaar-florin-a florin4", "buy-bazaar bazaar-florin-b florin4", "pass")
    assert t.frame == "Placing"
    assert {"place bazaar-florin-a 0,1", "reserve bazaar-florin-a"} <= t.options()
    assert t.refused("place bazaar-florin-a 1,1") == {"base.place.side-contact"}
    t.play("place bazaar-florin-a 0,1", "reserve bazaar-florin-b")
    assert t.palace("A") == {"0,1": "bazaar-florin-a"}
    assert t.reserve("A") == ["bazaar-florin-b"]
    own = {"palace": {"0,1": "bazaar-florin-a"}, "reserve": ["bazaar-florin-b", "tower-9-NE"]}
    again = bazaars(market=["", "", "", ""], A=own)
    wanted = {"build bazaar-florin-b 1,0", "remove bazaar-florin-a", "exchange bazaar-florin-b bazaar-florin-a"}
    assert wanted <= again.options()
    assert again.refused("exchange tower-9-NE bazaar-florin-a") == {"base.place.matching-sides"}


@pytest.mark.rule("bazaars.end.not-distributed")
def test_bazaars_on_offer_are_given_to_nobody_at_the_end() -> None:
    t = bazaars("bazaar-florin-a", hand=("florin9",), market=["", "", "", ""], at="end")
    assert t.state.over
    assert offered(t) == ["bazaar-florin-a"]
    assert not t.palace("A")
    assert not t.reserve("A")


# ---------------------------------------------------------------- scoring


@pytest.mark.rule(
    "bazaars.scoring.example-layout", "bazaars.scoring.formula", "bazaars.scoring.third-only",
    "bazaars.scoring.what-matches", "bazaars.types.not-counted",
)  # fmt: skip
def test_the_printed_example_scores_12_and_6() -> None:
    assert check_file(SCENARIOS / "bazaar_example.toml") is None


@pytest.mark.rule("bazaars.scoring.formula")
def test_eight_neighbours_of_three_colours_give_24() -> None:
    ring = {
        "-1,1": "seraglio-9", "0,1": "arcades-9", "1,1": "arcades-10",
        "-1,2": "seraglio-7-W", "0,2": "bazaar-florin-a", "1,2": "tower-11",
        "-1,3": "seraglio-5-SW", "0,3": "seraglio-8-S", "1,3": "tower-11-S",
    }  # fmt: skip
    t = table(["bazaars"], A={"palace": ring})
    assert t.points(3, 0, "bazaars") == 24
    assert t.points(1, 0, "bazaars") == t.points(2, 0, "bazaars") == 0
    (line,) = (line for line in flow.score(t.state, 3) if line.rule == "bazaars.scoring.formula")
    assert line.args == {"tile": "bazaar-florin-a", "buildings": 8, "colours": 3}
    assert set(line.pieces) == set(ring.values())


@pytest.mark.rule("bazaars.scoring.shared-neighbours", "bazaars.scoring.not-bazaar")
def test_a_building_counts_for_several_bazaars_and_a_bazaar_for_none() -> None:
    palace = {"1,0": "tower-11", "1,1": "bazaar-florin-a", "0,1": "bazaar-denar-b"}
    t = table(["bazaars"], A={"palace": palace})
    assert [line.points for line in flow.score(t.state, 3) if line.rule == "bazaars.scoring.formula"] == [1, 1]


@pytest.mark.rule("bazaars.scoring.walls-irrelevant")
def test_walls_do_not_separate_a_bazaar_from_its_neighbours() -> None:
    palace = {"0,1": "bazaar-florin-a", "1,1": "garden-12-S", "2,1": "garden-10", "2,2": "tower-12"}
    assert built(palace) == 0
    # Walls on its north and west sides lie between the arcades and the bazaar to the north-west of it.
    assert built({**palace, "1,2": "arcades-5-NW"}) == 1


@pytest.mark.rule("bazaars.scoring.what-matches", "bazaars.types.not-counted")
def test_neither_start_nor_other_colours_match_and_bazaars_count_in_no_majority() -> None:
    assert built({"0,1": "bazaar-florin-a"}) == 0
    assert built({"0,1": "bazaar-florin-a", "0,2": "garden-10"}) == 0
    t = table(["bazaars"], A={"palace": {"0,1": "bazaar-florin-a", "0,2": "bazaar-ducat-a"}})
    assert not flow.score(t.state, 3)


# ---------------------------------------------------------------- two players


@pytest.mark.rule("bazaars.scoring.two-player")
def test_dirk_keeps_bazaars_he_draws_and_they_count_for_the_third_of_the_supply() -> None:
    supply = ["bazaar-florin-a", "tower-11", "bazaar-denar-b", "tower-12", "garden-10", "garden-11", "arcades-9"]
    after_first = bazaars(players=2, at="score", waiting=[1], supply=supply)
    dirks = after_first.state.rules.tile_names(after_first.slice("two_players").tiles)
    assert dirks == supply[:6]
    assert not offered(after_first)
    assert after_first.points(3, 2, "bazaars") == 0
    rest = [*supply[:6], "bazaar-ducat-a", "bazaar-ducat-b", "arcades-10"]
    after_second = bazaars(players=2, at="score", waiting=[2], scored=1, supply=rest, supply_rest=False)
    assert len(after_second.slice("two_players").tiles) == 3


@pytest.mark.rule("bazaars.scoring.two-player")
def test_a_bought_bazaar_may_be_given_to_dirk() -> None:
    t = bazaars("bazaar-florin-a", players=2, hand=("florin4",))
    t.play("buy-bazaar bazaar-florin-a florin4", "pass", "give bazaar-florin-a")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["bazaar-florin-a"]
    assert not flow.score(t.state, 3)


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("bazaars.characters.rich-patron", "bazaars.characters.patron-price")
def test_the_rich_patron_pays_for_a_bazaar_that_has_a_price() -> None:
    owned = {"characters": {"owned": [["rich-patron", 0]]}}
    t = bazaars("bazaar-florin-a", more=("characters",), slices=owned)
    t.play("buy-bazaar bazaar-florin-a patron")
    assert t.frame == "Act"
    assert t.state.rules.tile_names(t.state.gained[0]) == ["bazaar-florin-a"]
    without = bazaars("bazaar-florin-a", more=("characters",), slices=owned, market=["", *MARKET[1:]])
    assert without.refused("buy-bazaar bazaar-florin-a patron") == {"bazaars.price.empty-slot"}
    assert not any("bazaar" in text for text in without.options())


@pytest.mark.rule("bazaars.characters.miser-dancer")
def test_the_miser_hoards_after_a_bazaar_for_ten_or_more() -> None:
    owned = {"characters": {"owned": [["miser", 0]]}}
    for market, hand, frame in ((DEAR, ("florin9", "florin1"), "MayHoard"), (MARKET, ("florin4",), "Act")):
        t = bazaars("bazaar-florin-a", more=("characters",), slices=owned, market=market, hand=hand, display=DISPLAY)
        t.play(f"buy-bazaar bazaar-florin-a {' '.join(hand)}")
        assert t.frame == frame


@pytest.mark.rule("bazaars.characters.miser-dancer")
def test_the_dancer_swaps_no_bazaar_and_draws_on_when_one_turns_up() -> None:
    t = bazaars(
        "bazaar-florin-a",
        more=("characters",),
        slices={"characters": {"owned": [["dancer", 0]]}},
        supply=["bazaar-denar-a", "tower-12"],
        at="turn",
    )
    assert t.options() == {*(f"dance {name}" for name in MARKET), "skip-character"}
    assert t.refused("dance bazaar-florin-a") == {"characters.dancer.targets"}
    t.play("dance pavilion-4-ES")
    assert t.market() == ["tower-12", *MARKET[1:]]
    assert offered(t) == ["bazaar-florin-a", "bazaar-denar-a"]


@pytest.mark.rule("bazaars.street-trader.no-citizen", "bazaars.tokens.pieces")
def test_no_citizen_moves_into_a_bazaar_but_one_may_be_exchanged() -> None:
    trader = {"cells": ["0,1"] * 3, "traders": [["tower", "tower", "tower"]] * 3, "supply": [7, 7, 7, 7, 7, 0]}
    t = bazaars(
        more=("street_trader",),
        slices={"street_trader": trader},
        A={"gained": ["bazaar-florin-a"]},
        at="place",
    )
    t.play("place bazaar-florin-a 0,1")
    assert t.verbs() == {"swap-citizen", "keep-citizens"}
    t.play("swap-citizen tower pavilion", "place-trader 0,2")
    assert t.slice("street_trader").homes == ()
    assert t.slice("street_trader").traders[0] == (0, 5, 5)


@pytest.mark.rule("bazaars.building-sites.excluded", "bazaars.price.special-tile-in-slot")
def test_a_bazaar_is_no_building_site_and_has_no_half_price() -> None:
    t = bazaars("bazaar-florin-a", more=("building_sites",), hand=("florin2", "florin4"))
    assert "establish pavilion-4-ES florin2" in t.options()
    assert not any(text.startswith("establish bazaar") for text in t.options())
    assert "building-sites.camps-bazaars" in t.refused("establish bazaar-florin-a florin4")
    assert t.refused("buy-bazaar bazaar-florin-a florin2") == {"base.buy.at-least-price"}
    assert t.refused("buy-bazaar bazaar-florin-a florin4") == set()


@pytest.mark.rule("bazaars.watchtowers.not-available", "bazaars.price.special-tile-in-slot")
def test_no_watchtower_comes_with_a_bazaar_and_its_surcharge_changes_no_price() -> None:
    t = bazaars("bazaar-florin-a", more=("watchtowers",), hand=("florin4", "florin4", "florin8"))
    assert {text for text in t.options() if "bazaar" in text} == {"buy-bazaar bazaar-florin-a florin4"}
    assert "watchtowers.excluded.purchases" in t.refused("buy-with-tower bazaar-florin-a florin8")
    palace = {"0,1": "bazaar-florin-a"}
    anchored = bazaars(more=("watchtowers",), at="place", A={"gained": ["watchtower-tower"], "palace": palace})
    assert anchored.refused("place-tower watchtower-tower 1,1 SW") == {"watchtowers.placement.anchor"}


@pytest.mark.rule("bazaars.scoring.what-matches")
def test_a_watchtower_and_an_unfinished_site_are_no_matching_neighbours() -> None:
    palace = {"0,1": "bazaar-florin-a", "1,0": "tower-11"}
    assert built(palace, ("watchtowers",)) == 1
    assert built({**palace, "1,1": "watchtower-tower NW"}, ("watchtowers",)) == 1
    site = {"building_sites": {"established": [["tower-11", 0]], "backs": [[["florin", "denar"]], [], []]}}
    assert built(palace, ("building_sites",), slices=site) == 0
    site["building_sites"] |= {"finished": ["tower-11"], "shown": [["tower-11", "florin"]]}
    assert built(palace, ("building_sites",), slices=site) == 1


@pytest.mark.rule("bazaars.scoring.what-matches")
def test_the_wise_man_adds_no_neighbour() -> None:
    palace = {"0,1": "bazaar-florin-a", "1,0": "tower-11"}
    slices = {"characters": {"owned": [["wise-man", 0]], "half": "tower"}}
    assert built(palace, ("characters",), slices=slices) == 1


@pytest.mark.rule("bazaars.sultan.not-takeable")
@pytest.mark.parametrize("mark", ["seraglio", "arcades", "tower"])
def test_no_sultan_card_takes_a_bazaar(mark: str) -> None:
    t = bazaars(
        more=("sultan",),
        slices={"sultan": {"owned": [[0, "sultan-denar-a", mark]]}},
        market=["", *MARKET[1:]],
        supply=["bazaar-florin-a", "garden-10"],
        turn="C",
        at="refill",
    )
    assert (t.decider, t.frame) == ("A", "Act")
    assert offered(t) == ["bazaar-florin-a"]
    assert t.market() == ["garden-10", *MARKET[1:]]


@pytest.mark.rule("bazaars.flow.decision")
@pytest.mark.parametrize("players", [2, 5])
def test_games_with_bazaars_run_to_their_end(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("bazaars",)))
    rng, s = random.Random(players), flow.start(rules, Chance.from_text("bazaars"))
    bought = 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        bought += rules.codec.text(move).startswith("buy-bazaar")
        flow.play_move(s, move)
    assert bought
