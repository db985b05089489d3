"""Buying and paying (base.buy.*, base.pay.*, base.refill.market)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sabika.core.errors import NotationError
from tests.rules.alhambra.support import whole_games
from tests.table import table

MARKET = ["pavilion-8", "seraglio-8-S", "garden-10", "tower-9-NE"]


@pytest.mark.rule("base.buy.one-tile")
def test_one_purchase_is_one_tile_of_the_market() -> None:
    t = table(market=MARKET, A={"hand": ["florin8", "florin8", "dirham8"], "reserve": ["tower-12"]})
    assert t.refused("buy garden-11 florin8") == {"base.buy.one-tile"}
    assert t.refused("buy tower-12 florin8") == {"base.buy.one-tile"}
    with pytest.raises(NotationError):
        t.refused("buy pavilion-8 seraglio-8-S florin8 dirham8")
    t.play("buy pavilion-8 florin8")
    assert t.market() == ["", *MARKET[1:]]
    assert t.refused("buy pavilion-8 florin8") == {"base.buy.one-tile"}


@pytest.mark.rule("base.buy.currency", "base.buy.at-least-price")
def test_only_money_of_the_spaces_currency_pays() -> None:
    t = table(market=MARKET, A={"hand": ["denar8", "florin8"]})
    assert "base.buy.currency" in t.refused("buy pavilion-8 denar8")
    assert t.refused("buy pavilion-8 florin8") == set()
    assert t.options() == {"buy pavilion-8 florin8"}


@pytest.mark.rule("base.pay.no-mixing")
def test_two_currencies_cannot_be_mixed() -> None:
    t = table(market=MARKET, A={"hand": ["florin5", "florin8", "denar5"]})
    assert t.refused("buy pavilion-8 florin5 denar5") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    assert t.refused("buy pavilion-8 florin8 denar5") == {"base.pay.no-mixing"}


@pytest.mark.rule("base.buy.at-least-price")
def test_less_than_the_price_does_not_pay() -> None:
    t = table(market=MARKET, A={"hand": ["florin3", "florin4", "florin1"]})
    assert t.refused("buy pavilion-8 florin3 florin4") == {"base.buy.at-least-price"}
    assert t.refused("buy pavilion-8") == {"base.buy.at-least-price"}
    assert t.options() == {"buy pavilion-8 florin1 florin3 florin4"}


@pytest.mark.rule("base.buy.no-change", "base.turn.no-other-extra", "base.buy.discard")
def test_a_garden_for_10_paid_with_11_denar_is_bought_without_change_and_ends_the_actions() -> None:
    t = table(market=MARKET, display=["florin9"], A={"hand": ["denar5", "denar6", "denar1"]})
    t.play("buy garden-10 denar5 denar6")
    assert t.hand("A") == ["denar1"]
    assert t.state.rules.card_names(t.state.discard) == ["denar5", "denar6"]
    assert (t.decider, t.frame) == ("A", "Placing")


@pytest.mark.rule("base.buy.discard", "base.pay.discard-now")
def test_paid_cards_are_discarded_at_once() -> None:
    t = table(market=MARKET, display=["florin9"], discard=["ducat1"], A={"hand": ["florin8"]})
    t.play("buy pavilion-8 florin8")
    assert t.state.rules.card_names(t.state.discard) == ["florin8", "ducat1"]
    assert t.hand("A") == []


@pytest.mark.rule("base.buy.exact", "base.pay.exact-meaning")
@pytest.mark.parametrize("cards", ["florin8", "florin3 florin5", "florin1 florin3 florin4"])
def test_the_exact_price_in_any_number_of_cards_grants_another_action(cards: str) -> None:
    t = table(market=MARKET, display=["denar9"], A={"hand": cards.split()}).play(f"buy pavilion-8 {cards}")
    assert t.told("bought")[0]["exact"]
    assert (t.decider, t.frame) == ("A", "Act")


@pytest.mark.rule("base.pay.exact-meaning")
def test_overpaying_while_holding_the_exact_sum_grants_nothing() -> None:
    t = table(market=MARKET, display=["denar9"], A={"hand": ["florin8", "florin9"]}).play("buy pavilion-8 florin9")
    assert not t.told("bought")[0]["exact"]
    assert t.frame == "Placing"


@pytest.mark.rule("base.pay.superfluous")
def test_more_cards_than_needed_may_be_paid_but_only_from_the_hand() -> None:
    t = table(market=MARKET, A={"hand": ["florin8", "florin9", "florin1"]})
    assert t.refused("buy pavilion-8 florin8 florin9 florin1") == set()
    assert t.refused("buy pavilion-8 florin8 florin8") == {"base.pay.superfluous"}
    t.play("buy pavilion-8 florin8 florin9 florin1")
    assert t.hand("A") == []


@pytest.mark.rule("base.buy.lies-aside", "base.redesign.new-tiles")
def test_a_bought_tile_waits_beside_the_alhambra() -> None:
    t = table(market=MARKET, display=["denar9"], A={"hand": ["florin8"]}).play("buy pavilion-8 florin8")
    assert t.state.rules.tile_names(t.state.gained[0]) == ["pavilion-8"]
    assert (t.reserve("A"), t.palace("A")) == ([], {})
    assert t.refused("place pavilion-8 1,0") == {"base.turn.one-of-three"}
    t.play("take denar9")
    assert t.refused("place tower-12 1,0") == {"base.buy.lies-aside"}
    assert t.refused("reserve tower-12") == {"base.buy.lies-aside"}


@pytest.mark.rule("base.place.no-cell")
def test_a_tile_that_fits_nowhere_may_be_bought_and_reserved() -> None:
    closed = {"0,-1": "tower-7-NEW", "1,0": "tower-8-NES", "0,1": "garden-6-ESW", "-1,0": "garden-7-NSW"}
    t = table(market=MARKET, A={"hand": ["florin9"], "palace": closed}).play("buy pavilion-8 florin9")
    assert t.options() == {"reserve pavilion-8"}
    t.play("reserve pavilion-8")
    assert t.reserve("A") == ["pavilion-8"]


# ---------------------------------------------------------------- the market


@pytest.mark.rule("base.refill.ascending", "base.refill.market")
def test_spaces_2_and_4_are_filled_in_this_order() -> None:
    t = table(
        market=MARKET, display=["florin9"], supply=["arcades-9", "arcades-10"], A={"hand": ["dirham8", "ducat9"]}
    ).play("buy tower-9-NE ducat9", "buy seraglio-8-S dirham8", "take florin9")
    t.play("reserve tower-9-NE", "reserve seraglio-8-S")
    assert t.market() == ["pavilion-8", "arcades-9", "garden-10", "arcades-10"]


@pytest.mark.rule("base.refill.market", "base.end.trigger")
def test_between_turns_the_market_is_full_until_the_game_ends() -> None:
    for game in whole_games():
        for before, after in pairwise(game):
            if after.turns > before.turns:
                assert -1 not in after.market


@pytest.mark.rule("base.edition.supply-container", "base.tiles.count")
def test_tiles_are_neither_lost_nor_doubled_in_any_game() -> None:
    for game in whole_games():
        for s in game[::7]:
            lying = [piece for palace in s.palaces for _, piece in palace.pieces()]
            for zone in (*s.reserves, *s.gained, s.market, s.supply[s.taken :]):
                lying += [piece for piece in zone if piece >= 0]
            for elsewhere in s.rules.tiles_elsewhere:
                lying += elsewhere(s)
            assert sorted(lying) == list(range(54))
