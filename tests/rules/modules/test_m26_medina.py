"""Module 26, Medina."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, view
from sabika.rules.alhambra.scoring import building_counts
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["medina-5-NW", "medina-10", "garden-8-NE", "arcades-8-N"]
MEDINAS = dict(zip("ABCDEF", (2, 3, 4, 5, 6, 7), strict=True))


def medina(*hand: str, more: tuple[str, ...] = (), **position: Any) -> Table:
    """A position in which A is to act; with money in hand, two medinas are on the market."""
    market = MARKET if hand else [""] * 4
    return table(["medina", *more], **{"market": market, "A": {"hand": list(hand)}, **position})


def losses(t: Table, scoring: int, seats: int) -> list[int]:
    """What medinas cost each seat in a scoring held now."""
    return [t.points(scoring, seat, "medina") for seat in range(seats)]


def without(players: int, none: int) -> Table:
    """A game in which the first seats have no medina and each of the others has one, dearer from seat to seat."""
    keys = {row.price: row.key for row in ruleset(Config(modules=("medina",))).tiles if row.sort == "medina"}
    walled = {2: "0,1", 3: "0,1", 4: "0,-1", 5: "0,-1", 6: "0,1", 7: "0,1"}
    seats: dict[str, Any] = {
        seat: {"palace": {walled[price]: keys[price]}} for seat, price in list(MEDINAS.items())[none:players]
    }
    return table(["medina"], players=players, **seats)


# ---------------------------------------------------------------- components, market, placing


@pytest.mark.rule("medina.components.tiles", "medina.components.data", "medina.type.none", "medina.base-games")
def test_nine_medinas_of_no_kind_join_the_supply() -> None:
    rules = ruleset(Config(modules=("medina",)))
    tiles = [tile for tile in rules.tiles if tile.sort == "medina"]
    assert [tile.key for tile in tiles] == [
        "medina-2-SW", "medina-3-ES", "medina-4-NE", "medina-5-NW", "medina-6-E", "medina-7-W", "medina-8-S",
        "medina-9-N", "medina-10",
    ]  # fmt: skip
    assert {tile.kind for tile in tiles} == {-1}
    assert len(flow.start(rules, Chance.from_text("medina")).supply) == 54 + 9


@pytest.mark.rule("medina.components.data")
@pytest.mark.parametrize("wrong", [{"price": 3}, {"price": 11}, {"walls": "NES"}, {"walls": "X"}])
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("medina",)), {"medina": {"tiles": {"medina-2": wrong}}})


@pytest.mark.rule("medina.market.as-building", "medina.flow.decisions", "medina.tile.yes")
def test_a_medina_is_bought_placed_and_redesigned_like_a_building() -> None:
    t = medina("florin5", "dirham9", "dirham1")
    assert {"buy medina-5-NW florin5", "buy medina-10 dirham1 dirham9"} <= t.options()
    assert t.refused("buy medina-5-NW dirham9") == {"base.buy.currency", "base.buy.at-least-price"}
    t.play("buy medina-5-NW florin5", "buy medina-10 dirham1 dirham9", "pass")
    assert t.refused("place medina-5-NW 1,0") == {"base.place.matching-sides", "base.place.on-foot"}
    t.play("place medina-5-NW 0,-1", "reserve medina-10")
    assert (t.palace("A"), t.reserve("A")) == ({"0,-1": "medina-5-NW"}, ["medina-10"])
    assert t.points(1, 0, "base.score.wall-longest") == 2
    own = {"palace": {"0,-1": "medina-5-NW"}, "reserve": ["medina-10"]}
    t = medina(A=own)
    assert {"remove medina-5-NW", "build medina-10 1,0", "exchange medina-10 medina-5-NW"} <= t.options()


@pytest.mark.rule("medina.hidden.none")
def test_only_undrawn_medinas_are_unknown() -> None:
    t = medina(A={"reserve": ["medina-9-N"]}, B={"palace": {"0,1": "medina-8-S"}})
    for seat in (0, 1, None):
        seen = view(t.state, seat)
        assert (seen.market, seen.reserves) == (tuple(t.state.market), tuple(t.state.reserves))
        assert seen.supply == Hidden(len(t.state.supply) - t.state.taken)


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("medina.scoring.table", "medina.scoring.tie-price", "medina.scoring.price-which")
def test_the_printed_example_with_prices() -> None:
    assert check_file(SCENARIOS / "medina_price.toml") is None


@pytest.mark.rule("medina.scoring.none-split-third-two", "medina.scoring.algorithm")
def test_the_printed_example_with_two_who_have_none() -> None:
    assert check_file(SCENARIOS / "medina_none.toml") is None


@pytest.mark.rule("medina.scoring.table", "medina.scoring.tie-price")
@pytest.mark.parametrize(("scoring", "cost"), [(1, [-3, 0, 0, 0]), (2, [-6, -3, 0, 0]), (3, [-9, -6, -3, 0])])
def test_the_fewest_pay_and_prices_break_ties(scoring: int, cost: list[int]) -> None:
    assert losses(without(4, 0), scoring, 4) == cost


@pytest.mark.rule("medina.scoring.single-none", "medina.scoring.none-extra")
@pytest.mark.parametrize(("scoring", "cost"), [(1, [-4, 0, 0]), (2, [-8, -3, 0]), (3, [-12, -6, -3])])
def test_a_single_player_without_a_medina_pays_the_whole_first_place(scoring: int, cost: list[int]) -> None:
    assert losses(without(3, 1), scoring, 3) == cost


@pytest.mark.rule(
    "medina.scoring.none-split-first", "medina.scoring.none-split-second", "medina.scoring.none-split-third-two",
    "medina.scoring.none-split-third-more", "medina.scoring.algorithm",
)  # fmt: skip
@pytest.mark.parametrize(
    ("scoring", "each"),
    [
        (1, {1: 4, 2: 3, 3: 2, 4: 2, 5: 2, 6: 2}),
        (2, {2: 7, 3: 5, 4: 5, 5: 4, 6: 4}),
        (3, {2: 11, 3: 9, 4: 8, 5: 7, 6: 6}),
    ],
)
def test_those_without_a_medina_share_rounded_up(scoring: int, each: dict[int, int]) -> None:
    for none, cost in each.items():
        others = [0] * (6 - none)
        if scoring == 3 and none == 2:
            others[0] = -3
        assert losses(without(6, none), scoring, 6) == [-cost] * none + others


@pytest.mark.rule("medina.scoring.built-only")
def test_the_reserve_does_not_count() -> None:
    t = medina(A={"reserve": ["medina-9-N"]}, B={"palace": {"0,1": "medina-8-S"}}, C={"palace": {"0,1": "medina-2-SW"}})
    assert losses(t, 1, 3) == [-4, 0, 0]


@pytest.mark.rule("medina.scoring.equal-price")
def test_next_dearest_medinas_would_be_compared() -> None:
    t = medina(
        A={"palace": {"0,1": "medina-8-S", "0,-1": "medina-4-NE"}},
        B={"palace": {"0,1": "medina-3-ES", "0,-1": "medina-9-N"}},
        C={"palace": {"0,1": "medina-2-SW", "0,-1": "medina-5-NW"}},
    )
    rank = [max(prices) for prices in ((8, 4), (3, 9), (2, 5))]
    assert losses(t, 3, 3) == [{5: -9, 8: -6, 9: -3}[dearest] for dearest in rank]


@pytest.mark.rule("medina.scoring.below-zero")
@pytest.mark.parametrize(("floor", "score"), [("none", -2), ("zero", 0)])
def test_medinas_push_scores_below_zero_unless_the_table_stops_them(floor: str, score: int) -> None:
    t = medina(pile=["scoring1"], display=["denar1", "denar2", "denar3"], at="refill", options={"medina_floor": floor})
    assert t.state.scores == [score] * 3


@pytest.mark.rule("medina.two-player.dirk")
@pytest.mark.parametrize(
    ("dirk", "some", "none"), [("ranked", [-9, -3, -6], [-11, -3, -11]), ("not_ranked", [-9, -6, 0], [-12, -6, 0])]
)
def test_dirk_is_ranked_with_all_his_medinas(dirk: str, some: list[int], none: list[int]) -> None:
    position: dict[str, Any] = {"players": 2, "options": {"dirk_medinas": dirk}, "B": {"palace": {"0,1": "medina-8-S"}}}
    t = medina(A={"palace": {"0,1": "medina-2-SW"}}, slices={"two_players": {"tiles": ["medina-3-ES"]}}, **position)
    assert losses(t, 3, DIRK + 1) == some
    assert losses(medina(**position), 3, DIRK + 1) == none


@pytest.mark.rule("medina.two-player.dirk")
def test_a_bought_medina_may_be_given_to_dirk() -> None:
    t = medina("florin6", players=2).play("buy medina-5-NW florin6", "give medina-5-NW")
    assert t.points(1, DIRK, "medina") == 0


@pytest.mark.rule("medina.order.with-others", "medina.scoring.last")
def test_medinas_come_last() -> None:
    assert ruleset(Config(modules=tuple(MODULES))).step_names["score"][-1][0] == "medinas"


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("medina.type.none")
def test_a_medina_is_of_no_kind_and_colour() -> None:
    more = ("squares", "bazaars", "watchtowers", "sultan", "caravanserai", "art_of_the_moors", "new_score_cards")
    palace = {"0,1": "medina-8-S", "1,0": "medina-6-E", "-1,0": "bazaar-denar-a", "-1,1": "medina-7-W"}
    t = medina("dirham9", "dirham5", more=more, A={"hand": ["dirham9", "dirham5"], "palace": palace})
    assert building_counts(t.state, 0) == [0] * 6
    assert t.points(3, 0, "bazaars") == 0
    assert t.refused("buy-with-tower medina-10 dirham9 dirham5") == {"watchtowers.excluded.purchases"}


@pytest.mark.rule("medina.type.none")
def test_no_sultan_card_claims_a_medina() -> None:
    owned = [[1, "sultan-denar-a", "garden"]]
    market = ["", *MARKET[1:]]
    t = medina(
        more=("sultan",), slices={"sultan": {"owned": owned}}, market=market, supply=["medina-2-SW"], at="refill"
    )
    assert t.market()[0] == "medina-2-SW"
    assert t.frame == "Act"


@pytest.mark.rule("medina.street-trader", "street-trader.displace.which-tiles")
def test_no_citizen_moves_into_a_medina() -> None:
    slices = {
        "street_trader": {
            "cells": ["0,1", "0,-1", "0,-1"],
            "traders": [["garden", "tower", "tower"]] * 3,
            "supply": [7] * 6,
        }
    }
    t = medina(more=("street_trader",), slices=slices, A={"gained": ["medina-10"]}, at="place")
    t.play("place medina-10 0,1")
    assert "move-in" not in t.verbs()
    assert "swap-citizen" in t.verbs()


@pytest.mark.rule("medina.purchase")
def test_everything_that_helps_to_buy_helps_with_medinas() -> None:
    t = medina("diamond5", more=("diamonds",))
    assert t.play("buy medina-5-NW diamond5").frame == "Act"
    slices = {"characters": {"owned": [["miser", 0]]}}
    t = medina("dirham9", "dirham1", more=("characters",), slices=slices, display=["denar4"])
    assert "hoard denar4" in t.play("buy medina-10 dirham1 dirham9").options()
    t = medina("florin5", more=("bazaars",), slices={"bazaars": {"offered": ["bazaar-florin-a"]}})
    assert "buy-bazaar bazaar-florin-a florin5" in t.options()
    t = medina(market=["medina-5-NW", "", "", ""], at="end", B={"hand": ["florin1"]})
    assert t.decider == "B"
    assert "place medina-5-NW 0,-1" in t.options()


@pytest.mark.rule("medina.building-sites", "building-sites.establish.eligible", "building-sites.status.general")
def test_an_unfinished_medina_does_not_count() -> None:
    t = medina("florin3", more=("building_sites",)).play("establish medina-5-NW florin3")
    t.play(min(t.options()), "place medina-5-NW 0,-1")
    assert losses(t, 1, 3) == [-2, -2, -2]
    own = {"palace": {"0,-1": "medina-5-NW"}}
    assert losses(medina(A=own), 1, 3) == [0, -3, -3]


@pytest.mark.rule("medina.type.none", "medina.purchase")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "medina"])
def test_games_with_medinas_and_each_other_module_end(other: str) -> None:
    s = flow.start(ruleset(Config(players=3, modules=("medina", other))), Chance.from_text(f"medina {other}"))
    rng = random.Random(other)
    while not s.over:
        flow.play_move(s, rng.choice(flow.moves(s)))
    assert s.scored == 3
