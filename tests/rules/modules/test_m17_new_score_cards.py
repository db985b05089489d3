"""Module 17, New Score Cards."""

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
from sabika.core.view import view
from sabika.rules.alhambra.scoring import point_table
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
NEW = ("new_score_cards",)
LAID = ["scorecard5", "scorecard9", "scorecard3"]
"""Chambers third, towers sixth, gardens second: SACTGP, ACGSPT, PGTASC."""


def new(*more: str, laid: list[str] | None = None, **position: Any) -> Table:
    """A position with three cards laid; ``laid=[]`` leaves the values of the base game."""
    slices = {"new_score_cards": {"laid": LAID if laid is None else laid}, **position.pop("slices", {})}
    return table(["new_score_cards", *more], slices=slices, **position)


def others(t: Table, scoring: int) -> list[tuple[int, str, int]]:
    """All lines of a scoring but those of majorities."""
    lines = flow.score(t.state, scoring)
    return [(line.seat, line.rule, line.points) for line in lines if line.key != "score-majority"]


@pytest.mark.rule("new-score-cards.components.cards", "new-score-cards.data.sequences")
def test_eighteen_orders_with_every_kind_three_times_on_every_place() -> None:
    rules = ruleset(Config(modules=NEW))
    orders = [card.extra for card in rules.cards if card.sort == "score-card"]
    assert len(set(orders)) == len(orders) == 18
    places = Counter((place, kind) for order in orders for place, kind in enumerate(order))
    assert set(places.values()) == {3}
    letters = {"".join("PSACGT"[kind] for kind in order) for order in orders}
    assert {"PCTSAG", "SACTGP", "CGSAPT", "TPSCAG"} <= letters


@pytest.mark.rule("new-score-cards.data.sequences")
@pytest.mark.parametrize(
    "order",
    [
        ["pavilion"] * 6,
        ["pavilion", "chambers", "tower"],
        ["garden", "arcades", "seraglio", "tower", "chambers", "pavilion"],
        ["pavilion", "chambers", "tower", "seraglio", "arcades", "stable"],
    ],
)
def test_wrong_orders_are_rejected(order: list[str]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=NEW), {"new_score_cards": {"cards": {"scorecard1": {"order": order}}}})


@pytest.mark.rule("new-score-cards.setup.three-open", "new-score-cards.reuse", "new-score-cards.hidden.all-open")
def test_three_different_cards_lie_open_from_the_start() -> None:
    laid = set()
    for seed in range(20):
        t = table(list(NEW), setup=True, seed=str(seed))
        cards = t.slice("new_score_cards").laid
        assert len(set(cards)) == 3
        laid |= set(cards)
        for seat in (0, 1, 2, None):
            assert view(t.state, seat).of("new_score_cards").laid == cards
    assert len(laid) > 15


@pytest.mark.rule("new-score-cards.hidden.all-open")
def test_the_cards_lie_on_the_table_with_the_most_valuable_kind_first() -> None:
    t = new()
    (items,) = t.state.rules.items
    shown = list(items(view(t.state, None)))
    assert [item.key for item in shown] == LAID
    assert [item.args["scoring"] for item in shown] == [1, 2, 3]
    assert shown[1].args["kinds"] == ["tower", "pavilion", "seraglio", "garden", "chambers", "arcades"]


@pytest.mark.rule("new-score-cards.trigger.base-cards")
def test_the_scoring_cards_stay_in_the_money_and_trigger_scorings() -> None:
    s = flow.start(ruleset(Config(modules=NEW)), Chance.from_text("cards"))
    special = [s.rules.card_keys[card] for card in s.pile if card >= s.rules.money_types]
    assert special == ["scoring1", "scoring2"]
    position = {"pile": ["scoring1", "denar5"], "display": ["florin1", "florin2", "dirham1"], "at": "refill"}
    market = ["pavilion-8", "tower-12", "garden-8-NE", "arcades-8-N"]
    t = new(**position, market=market, B={"palace": {"1,0": "chambers-10"}})
    assert t.state.scored == 1
    assert t.state.scores == [0, 3, 0]


@pytest.mark.rule(
    "new-score-cards.scoring.method", "new-score-cards.scoring.position-values",
    "new-score-cards.scoring.red-palace-example",
)  # fmt: skip
def test_the_printed_examples() -> None:
    assert check_file(SCENARIOS / "new_score_cards_example.toml") is None


@pytest.mark.rule("new-score-cards.scoring.position-values")
def test_place_k_pays_k_then_seven_more_then_fifteen_more() -> None:
    t = new()
    for scoring, card in enumerate(LAID, 1):
        table = point_table(t.state, scoring)
        order = t.state.rules.cards[t.state.rules.card_number[card]].extra
        for place, kind in enumerate(order, 1):
            assert table[kind] == {1: (place,), 2: (7 + place, place), 3: (15 + place, 7 + place, place)}[scoring]


@pytest.mark.rule("new-score-cards.flow.no-decision")
def test_nothing_is_decided_about_the_cards() -> None:
    rules, base = ruleset(Config(modules=NEW)), ruleset(Config())
    assert [kind.name for kind in rules.codec.kinds] == [kind.name for kind in base.codec.kinds]
    assert set(rules.decides) == set(base.decides)


@pytest.mark.rule("new-score-cards.two-player.dirk")
def test_dirk_is_paid_by_the_cards_too() -> None:
    slices = {"two_players": {"tiles": ["tower-11", "tower-12"]}}
    t = new(players=2, slices=slices, A={"palace": {"1,0": "tower-11-N"}})
    assert t.points(2, DIRK, "base.score.second") == 13
    assert t.points(2, 0, "base.score.second") == 6


@pytest.mark.rule("new-score-cards.scope.only-six-types", "new-score-cards.interaction.none")
def test_nothing_but_the_six_kinds_is_valued_anew() -> None:
    palace = {"1,0": "tower-11", "1,1": "bazaar-florin-a", "0,1": "arcades-9", "1,-1": "watchtower-tower SW"}
    trader = {"cells": ["0,2"] * 3, "traders": [["tower"] * 3] * 3, "supply": [7] * 6, "homes": ["tower-11"]}
    slices = {"characters": {"owned": [["entertainer", 0], ["city-watch", 0]]}, "street_trader": trader}
    more = ("characters", "street_trader", "bazaars", "sultan", "watchtowers", "building_sites")
    for scoring in (1, 2, 3):
        lines = [others(new(*more, laid=laid, slices=slices, A={"palace": palace}), scoring) for laid in (None, [])]
        assert lines[0] == lines[1]
    assert {rule for _, rule, _ in lines[0]} > {"bazaars.scoring.formula", "street-trader.scoring.sets"}


@pytest.mark.rule("new-score-cards.scope.only-six-types")
def test_the_wise_man_and_finished_sites_count_for_majorities_that_the_cards_pay() -> None:
    own = {"A": {"palace": {"1,0": "tower-11"}}, "B": {"palace": {"1,0": "tower-12"}}}
    assert new("characters", **own).points(2, 0, "base.score") == 9
    wise = {"characters": {"owned": [["wise-man", 0]], "half": "tower"}}
    assert new("characters", slices=wise, **own).points(2, 0, "base.score") == 13
    site: dict[str, Any] = {"established": [["tower-11", 0]], "backs": [[["florin", "denar"]], [], []]}
    assert new("building_sites", slices={"building_sites": site}, **own).points(2, 1, "base.score") == 13
    site |= {"finished": ["tower-11"], "shown": [["tower-11", "florin"]]}
    assert new("building_sites", slices={"building_sites": site}, **own).points(2, 1, "base.score") == 9


@pytest.mark.rule("new-score-cards.base-games")
def test_the_cards_value_the_kinds_of_the_alhambra() -> None:
    rules = ruleset(Config(modules=NEW))
    assert all(sorted(card.extra) == list(range(6)) for card in rules.cards if card.sort == "score-card")
