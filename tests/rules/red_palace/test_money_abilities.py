"""Take money, buy from overview, and count as exact."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.red_palace.support import guards, manned, overview, red
from tests.table import Table

FOUR = ["denar2", "denar3", "ducat6", "ducat7"]
YARD = ["garden-10-a", "tower-7-E", "chambers-8", "garden-9-S"]
AHEAD = {"buying": {"ahead": ["pavilion-9-a", "arcades-5-SW", "tower-12"]}}


def shop(*laid: str, hand: list[str], score: int = 9, **position: Any) -> Table:
    own = {"hand": hand, "score": score}
    return red(*laid, **{"display": FOUR, "market": YARD, "A": own, "slices": AHEAD, **position})


# ---------------------------------------------------------------- take money


@pytest.mark.rule("red-palace.ability-take-money.effect")
def test_exactly_one_card_of_any_value_and_no_action() -> None:
    t = manned("take-money", guards=1, display=FOUR).play("use take-money")
    assert t.options() == {f"take-card {card}" for card in FOUR}
    assert t.refused("take-card denar9") == {"red-palace.ability-take-money.effect"}
    t.play("take-card ducat7")
    assert (t.hand("A"), t.display(), t.frame) == (["ducat7"], ["denar2", "denar3", "ducat6"], "Act")
    assert guards(t).spent == 1
    assert t.play("take denar2 denar3").hand("A") == ["denar2", "denar3", "ducat7"]


@pytest.mark.rule("red-palace.hidden.hands")
def test_everybody_sees_what_is_taken() -> None:
    t = manned("take-money", guards=1, display=FOUR).play("use take-money", "take-card ducat7")
    assert t.state.known[0] == t.state.hands[0]


# ---------------------------------------------------------------- buy from overview


@pytest.mark.rule("red-palace.ability-buy-from-overview.effect", "red-palace.ability-buy-from-overview.cost")
def test_a_building_of_the_overview_for_a_guard_and_a_card_more() -> None:
    t = shop("buy-from-overview", hand=["florin9", "florin3", "dirham1"]).play("use buy-from-overview")
    assert t.state.scores[0] == 8
    t.play("give-card dirham1")
    assert (t.frame, t.hand("A")) == ("BuyingAhead", ["florin3", "florin9"])
    t.play("buy-ahead tower-12 florin9 florin3")
    assert t.state.rules.tile_names(t.state.gained[0]) == ["tower-12"]
    assert t.state.rules.card_names(t.state.discard) == ["florin3", "florin9", "dirham1"]
    assert t.market() == YARD


@pytest.mark.rule("red-palace.ability-buy-from-overview.exact-one-currency")
def test_exactly_and_in_one_currency_of_any_sort() -> None:
    hand = ["florin9", "florin4", "denar9", "denar3", "ducat5", "dirham1"]
    t = shop("buy-from-overview", hand=hand).play("use buy-from-overview", "give-card dirham1")
    assert t.options() == {
        "buy-ahead tower-12 denar3 denar9", "buy-ahead pavilion-9-a florin9", "buy-ahead pavilion-9-a denar9",
        "buy-ahead arcades-5-SW ducat5",
    }  # fmt: skip
    rule = "red-palace.ability-buy-from-overview.exact-one-currency"
    assert t.refused("buy-ahead tower-12 florin9 florin4") == {rule}
    assert t.refused("buy-ahead tower-12 florin9 denar3") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    assert t.refused("buy-ahead tower-12 denar9") == {"base.buy.at-least-price"}
    assert t.refused("buy-ahead garden-10-a florin9") == {"red-palace.ability-buy-from-overview.effect"}


@pytest.mark.rule("red-palace.ability-buy-from-overview.exact-one-currency", "red-palace.abilities.must-have-effect")
def test_not_where_nothing_could_be_paid_afterwards() -> None:
    rule = "red-palace.ability-buy-from-overview.exact-one-currency"
    assert shop("buy-from-overview", hand=["florin9"]).refused("use buy-from-overview") == {rule}
    assert shop("buy-from-overview", hand=["florin8", "dirham4"]).refused("use buy-from-overview") == {rule}
    t = shop("buy-from-overview", hand=["florin9", "dirham4"]).play("use buy-from-overview")
    assert t.options() == {"give-card dirham4"}
    assert t.refused("give-card florin9") == {"red-palace.ability-buy-from-overview.cost"}


@pytest.mark.rule("red-palace.ability-buy-from-overview.extra-card")
def test_the_card_given_up_may_be_any_and_pays_for_nothing() -> None:
    hand = ["florin9", "florin5", "florin9", "denar2"]
    t = shop("buy-from-overview", hand=hand).play("use buy-from-overview")
    assert t.options() == {"give-card florin9", "give-card florin5", "give-card denar2"}
    t.play("give-card florin9")
    assert t.options() == {"buy-ahead pavilion-9-a florin9", "buy-ahead arcades-5-SW florin5"}


@pytest.mark.rule("red-palace.ability-buy-from-overview.is-an-action")
def test_it_takes_an_action_and_grants_the_next_like_every_exact_purchase() -> None:
    hand = ["florin9", "dirham1", "florin5", "ducat2"]
    t = shop("buy-from-overview", hand=hand)
    t.play("use buy-from-overview", "give-card dirham1", "buy-ahead pavilion-9-a florin9")
    assert (t.frame, t.decider) == ("Act", "A")
    assert t.refused("pass") == {"base.turn.extra-mandatory"}
    t = shop("buy-from-overview", "plaza", hand=hand).play("take ducat7")
    assert t.frame == "BeforePlacing"
    assert t.refused("use buy-from-overview") == {"red-palace.ability-buy-from-overview.is-an-action"}


@pytest.mark.rule("red-palace.ability-buy-from-overview.gap")
@pytest.mark.parametrize(
    ("tile", "cards", "left"),
    [
        ("tower-12", "florin9 florin3", ["pavilion-9-a", "arcades-5-SW"]),
        ("arcades-5-SW", "florin5", ["pavilion-9-a", "tower-12"]),
        ("pavilion-9-a", "florin9", ["arcades-5-SW", "tower-12"]),
    ],
)
def test_the_gap_closes_at_the_end_of_the_turn(tile: str, cards: str, left: list[str]) -> None:
    t = shop("buy-from-overview", hand=["florin9", "florin3", "florin5", "dirham1"])
    t.play("use buy-from-overview", "give-card dirham1", f"buy-ahead {tile} {cards}")
    assert [name for name in overview(t) if name] == left
    assert overview(t).count("") == 1
    t.play("take ducat7", f"reserve {tile}")
    assert overview(t)[1:] == left
    assert t.market() == YARD


@pytest.mark.rule("red-palace.modules.tokens-and-abilities")
def test_medinas_and_camps_of_the_overview_can_be_bought() -> None:
    seen = {"buying": {"ahead": ["medina-9-N", "camp-5-S", "tower-12"]}}
    own = {"hand": ["florin9", "dirham5", "ducat1"], "score": 9}
    t = red("buy-from-overview", modules=("medina", "camps"), display=FOUR, market=YARD, A=own, slices=seen)
    t.play("use buy-from-overview", "give-card ducat1")
    assert t.options() == {"buy-ahead medina-9-N florin9", "buy-ahead camp-5-S dirham5"}


# ---------------------------------------------------------------- count as exact


@pytest.mark.rule("red-palace.ability-count-as-exact.effect")
def test_an_overpaid_purchase_brings_another_action_but_no_change() -> None:
    t = shop("count-as-exact", hand=["florin9", "florin4", "dirham7"]).play("buy garden-10-a florin9 florin4")
    assert t.frame == "BeforePlacing"
    assert t.options() == {"use count-as-exact", "go-on"}
    t.play("use count-as-exact")
    assert (t.frame, t.state.scores[0], t.hand("A")) == ("Act", 8, ["dirham7"])
    assert t.refused("pass") == {"base.turn.extra-mandatory"}
    t.play("buy tower-7-E dirham7", "take ducat7")
    assert t.frame == "Placing"


@pytest.mark.rule("red-palace.ability-count-as-exact.effect")
def test_nobody_has_to() -> None:
    t = shop("count-as-exact", hand=["florin9", "florin4"]).play("buy garden-10-a florin9 florin4", "go-on")
    assert (t.frame, t.state.scores[0]) == ("Placing", 9)


@pytest.mark.rule("red-palace.ability-count-as-exact.when")
def test_together_with_the_purchase_or_never() -> None:
    t = shop("count-as-exact", "plaza", hand=["florin9", "florin4", "dirham9"])
    assert t.refused("use count-as-exact") == {"red-palace.ability-count-as-exact.when"}
    t.play("buy garden-10-a florin9 florin4", "use plaza")
    assert t.frame == "Placing"
    t = shop("count-as-exact", hand=["florin9", "florin1"]).play("buy garden-10-a florin9 florin1")
    assert t.refused("use count-as-exact") == {"red-palace.ability-count-as-exact.when"}
    assert shop("count-as-exact", hand=[]).play("take ducat7").decider == "B"


@pytest.mark.rule("red-palace.ability-count-as-exact.when")
def test_it_is_good_for_one_purchase() -> None:
    t = shop("count-as-exact", hand=["florin9", "florin4", "dirham9"])
    t.play("buy garden-10-a florin9 florin4", "use count-as-exact", "buy tower-7-E dirham9")
    assert t.frame == "Placing"


@pytest.mark.rule("red-palace.ability-count-as-exact.when", "red-palace.ability-redraw-token.details")
def test_both_abilities_that_belong_to_a_purchase_go_together() -> None:
    for first, second in (("count-as-exact", "redraw-token"), ("redraw-token", "count-as-exact")):
        t = shop("count-as-exact", "redraw-token", hand=["florin9", "florin4"])
        t.play("buy garden-10-a florin9 florin4")
        for name in (first, second):
            t.play(f"use {name}")
            if name == "redraw-token":
                t.play("redraw-token tower-7-E")
        assert (t.frame, t.state.scores[0]) == ("Act", 7)


@pytest.mark.rule("red-palace.ability-count-as-exact.exact-only-purchases")
def test_it_makes_an_overpaid_bazaar_legal() -> None:
    slices = {"bazaars": {"offered": ["bazaar-florin-a"]}}
    own = {"hand": ["florin9", "florin4", "dirham9"], "score": 1}
    position = {"modules": ("bazaars",), "display": FOUR, "market": YARD, "slices": slices}
    t = red("plaza", A=own, **position)
    assert t.refused("buy-bazaar bazaar-florin-a florin9 florin4") == {"bazaars.payment.exact-only"}
    t = red("count-as-exact", "plaza", A=own, **position)
    assert "buy-bazaar bazaar-florin-a florin4 florin9" in t.options()
    assert t.refused("buy-bazaar bazaar-florin-a florin9 dirham9") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    t.play("buy-bazaar bazaar-florin-a florin9 florin4")
    assert t.frame == "BeforePlacing"
    assert t.options() == {"use count-as-exact"}
    rule = "red-palace.ability-count-as-exact.exact-only-purchases"
    assert t.refused("go-on") == {rule}
    assert rule in t.refused("use plaza")
    assert t.play("use count-as-exact").frame == "Act"
    poor = red("count-as-exact", A={**own, "score": 0}, **position)
    assert poor.refused("buy-bazaar bazaar-florin-a florin9 florin4") == {"bazaars.payment.exact-only"}


@pytest.mark.rule("red-palace.ability-count-as-exact.exact-only-purchases")
def test_it_makes_an_overpaid_purchase_from_the_overview_legal() -> None:
    laid, hand = ("count-as-exact", "buy-from-overview"), ["florin9", "florin4", "dirham1"]
    t = shop(*laid, hand=hand).play("use buy-from-overview", "give-card dirham1")
    assert "buy-ahead tower-12 florin4 florin9" in t.options()
    assert t.refused("buy-ahead tower-12 florin9 dirham1") != set()
    t.play("buy-ahead tower-12 florin9 florin4")
    assert t.options() == {"use count-as-exact"}
    t.play("use count-as-exact")
    assert (t.frame, t.state.scores[0]) == ("Act", 7)
    poor = shop(*laid, hand=["florin8", "florin5", "dirham1"], score=1)
    t = poor.play("use buy-from-overview", "give-card dirham1")
    assert t.options() == {"buy-ahead arcades-5-SW florin5"}


@pytest.mark.rule("red-palace.ability-count-as-exact.exact-only-purchases")
def test_a_redraw_must_leave_enough_to_count_as_exact() -> None:
    slices = {"bazaars": {"offered": ["bazaar-florin-a"]}}
    for score, allowed in ((1, False), (2, True)):
        own = {"hand": ["florin9", "florin4"], "score": score}
        t = red("count-as-exact", "redraw-token", modules=("bazaars",), market=YARD, A=own, slices=slices)
        t.play("buy-bazaar bazaar-florin-a florin9 florin4")
        assert ("use redraw-token" in t.options()) is allowed
        assert t.frame == "BeforePlacing"
