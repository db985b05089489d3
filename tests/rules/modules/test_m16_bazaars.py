"""Module 16, Bazaars."""

from __future__ import annotations

import pytest

from tests.table import table

MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]


@pytest.mark.rule("bazaars.price.same-as-slot", "bazaars.payment.exact-only", "bazaars.flow.decision")
def test_a_bazaar_costs_exactly_the_price_of_the_tile_on_its_currencys_space() -> None:
    t = table(
        ["bazaars"],
        market=MARKET,
        slices={"bazaars": {"offered": ["bazaar-florin-a"]}},
        A={"hand": ["florin4", "florin5", "dirham4"]},
    )
    assert "buy-bazaar bazaar-florin-a florin4" in t.options()
    assert t.refused("buy-bazaar bazaar-florin-a florin5") == {"bazaars.payment.exact-only"}
    assert t.refused("buy-bazaar bazaar-florin-a dirham4") == {"base.buy.currency", "base.buy.at-least-price"}
    t.play("buy-bazaar bazaar-florin-a florin4")
    assert t.decider == "A"
    assert t.frame == "Act"


@pytest.mark.rule("bazaars.price.empty-slot", "bazaars.price.several-per-turn")
def test_a_bazaar_without_a_tile_on_its_space_cannot_be_bought() -> None:
    t = table(
        ["bazaars"],
        market=MARKET,
        slices={"bazaars": {"offered": ["bazaar-florin-a", "bazaar-florin-b"]}},
        A={"hand": ["florin4", "florin4", "florin4"]},
    )
    t.play("buy-bazaar bazaar-florin-b florin4", "buy pavilion-4-ES florin4")
    assert t.refused("buy-bazaar bazaar-florin-a florin4") == {"bazaars.price.empty-slot"}
