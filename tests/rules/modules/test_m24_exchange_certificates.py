"""Module 24, Exchange Certificates."""

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
from sabika.core.view import view
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "dirham1", "denar1", "ducat1"]
SITE = {"established": [["arcades-9", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[]] * 3}


def certificates(
    *hand: str, credit: list[Any] | None = None, more: tuple[str, ...] = (), slices: Any = None, **position: Any
) -> Table:
    """A position in which A is to act."""
    own = {"exchange_certificates": {"credits": credit or []}, **(slices or {})}
    position = {"market": MARKET, "display": DISPLAY, "A": {"hand": list(hand)}, **position}
    return table(["exchange_certificates", *more], slices=own, **position)


def kept(t: Table) -> tuple[tuple[int, int, int], ...]:
    found: tuple[tuple[int, int, int], ...] = t.slice("exchange_certificates").credits
    return found


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("exchange-certificates.setup.boards", "exchange-certificates.setup.tokens")
@pytest.mark.parametrize(("players", "tokens"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_tokens_of_each_currency_by_the_number_of_players(players: int, tokens: int) -> None:
    t = table(["exchange_certificates"], players=players, setup=True)
    assert kept(t) == ()
    seen = view(t.state, None)
    shown = [item for item in seen.rules.modules["exchange_certificates"].items(seen) if item.owner is None]
    assert [(item.currency, item.count) for item in shown] == [(currency, tokens) for currency in range(4)]


@pytest.mark.rule("exchange-certificates.setup.tokens", "exchange-certificates.setup.boards")
@pytest.mark.parametrize(
    "wrong", [{"tokens": {"in_play": [0, 2, 2, 3, 3]}}, {"limit": {"value": 7}}, {"boards": {"value": 5}}]
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("exchange_certificates",)), {"exchange_certificates": wrong})


# ---------------------------------------------------------------- storing


@pytest.mark.rule(
    "exchange-certificates.store.overpay", "exchange-certificates.use.whole", "exchange-certificates.use.return",
    "exchange-certificates.use.again",
)  # fmt: skip
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "exchange_certificates_example.toml") is None


@pytest.mark.rule("exchange-certificates.store.limit", "exchange-certificates.flow.decisions")
@pytest.mark.parametrize(
    ("payment", "excess"), [("florin7", 0), ("florin8", 1), ("florin7 florin6", 6), ("florin8 florin6", 7)]
)
def test_1_to_6_paid_too_much_can_be_kept(payment: str, excess: int) -> None:
    t = certificates("florin7", "florin8", "florin6").play(f"buy pavilion-7-E {payment}")
    if 1 <= excess <= 6:
        assert (t.decider, t.frame) == ("A", "Storing")
        t.play("store denar")
        assert kept(t) == ((0, 2, excess),)
    else:
        assert t.frame == ("Act" if excess == 0 else "Placing")


@pytest.mark.rule("exchange-certificates.flow.decisions")
def test_nothing_need_be_kept() -> None:
    t = certificates("florin9").play("buy pavilion-7-E florin9", "store-nothing")
    assert kept(t) == ()
    assert t.frame == "Placing"


@pytest.mark.rule("exchange-certificates.store.one-token", "exchange-certificates.store.occupied")
def test_nothing_is_kept_while_a_credit_lies_on_the_board() -> None:
    t = certificates("florin9", credit=[[0, "ducat", 3]]).play("buy pavilion-7-E florin9")
    assert t.frame == "Placing"
    assert kept(t) == ((0, 3, 3),)


@pytest.mark.rule("exchange-certificates.store.tokens-out")
def test_only_tokens_of_the_centre_can_be_chosen() -> None:
    taken = [[1, "denar", 2], [2, "denar", 2]]
    t = certificates("florin9", credit=taken).play("buy pavilion-7-E florin9")
    assert t.options() == {"store florin", "store dirham", "store ducat", "store-nothing"}
    assert t.refused("store denar") == {"exchange-certificates.store.tokens-out"}
    none = [[1, "florin", 1], [1, "dirham", 1], [1, "denar", 1], [1, "ducat", 1]]
    assert certificates("florin9", credit=none, players=2).play("buy pavilion-7-E florin9").frame == "Placing"


@pytest.mark.rule("exchange-certificates.use.again", "exchange-certificates.store.tokens-out")
def test_a_token_freed_by_the_purchase_can_be_taken_again() -> None:
    taken = [[0, "denar", 5], [1, "denar", 2]]
    t = certificates("denar4", credit=taken).play("buy garden-8-NE denar4 credit-denar5")
    assert "store denar" in t.options()
    assert kept(t.play("store denar")) == ((1, 2, 2), (0, 2, 1))


# ---------------------------------------------------------------- using


@pytest.mark.rule("exchange-certificates.use.whole", "exchange-certificates.use.return")
def test_a_credit_is_money_of_its_currency_and_spent_as_a_whole() -> None:
    t = certificates("denar3", "denar5", credit=[[0, "denar", 5], [1, "florin", 6]])
    assert {text for text in t.options() if text.startswith("buy")} == {
        "buy garden-8-NE denar3 denar5", "buy garden-8-NE denar3 credit-denar5", "buy garden-8-NE denar5 credit-denar5",
    }  # fmt: skip
    assert t.refused("buy pavilion-7-E credit-denar5 denar3") == {"base.buy.currency", "base.buy.at-least-price"}
    assert t.refused("buy pavilion-7-E credit-florin6") >= {"base.pay.superfluous"}
    t.play("buy garden-8-NE denar3 credit-denar5")
    assert (t.frame, t.hand("A"), kept(t)) == ("Act", ["denar5"], ((1, 0, 6),))


@pytest.mark.rule("exchange-certificates.use.exact")
def test_a_credit_can_pay_exactly() -> None:
    t = certificates(credit=[[0, "denar", 4]], slices={"building_sites": {}}, more=("building_sites",))
    assert "establish garden-8-NE credit-denar4" in t.options()
    exact = certificates("denar4", credit=[[0, "denar", 4]]).play("buy garden-8-NE denar4 credit-denar4")
    assert (exact.decider, exact.frame) == ("A", "Act")


@pytest.mark.rule("exchange-certificates.hidden.none")
def test_credits_are_seen_by_all() -> None:
    t = certificates(credit=[[0, "denar", 4]])
    for seat in (0, 1, 2, None):
        assert view(t.state, seat).of("exchange_certificates") == t.slice("exchange_certificates")


@pytest.mark.rule("exchange-certificates.two-player")
def test_what_dirk_is_given_can_have_brought_credit() -> None:
    t = certificates("florin9", players=2).play("buy pavilion-7-E florin9", "store ducat", "give pavilion-7-E")
    assert kept(t) == ((0, 3, 2),)


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("exchange-certificates.scope.purchases", "bazaars.payment.means", "building-sites.establish.overpay")
def test_credit_pays_for_whatever_is_bought_like_a_tile() -> None:
    slices = {
        "bazaars": {"offered": ["bazaar-denar-a"]},
        "sultan": {"offered": [["sultan-denar-a", "garden"]]},
        "building_sites": SITE,
    }
    more = ("bazaars", "sultan", "watchtowers", "building_sites")
    own = {"hand": ["denar2", "denar3", "denar4", "denar9"], "reserve": ["arcades-9"]}
    t = certificates(credit=[[0, "denar", 5]], more=more, slices=slices, A=own)
    assert {
        "buy-bazaar bazaar-denar-a denar3 credit-denar5",
        "buy-sultan sultan-denar-a denar2 credit-denar5",
        "buy-with-tower garden-8-NE denar9 credit-denar5",
        "establish garden-8-NE credit-denar5",
        "complete arcades-9 denar4 credit-denar5",
    } <= t.options()
    assert t.refused("buy-bazaar bazaar-denar-a denar4 credit-denar5") == {"bazaars.payment.exact-only"}
    for purchase, excess in (
        ("establish garden-8-NE credit-denar5", 1),
        ("buy-sultan sultan-denar-a denar9", 2),
        ("complete arcades-9 denar9 denar2", 2),
        ("buy-with-tower garden-8-NE denar9 credit-denar5 denar3", 3),
    ):
        # A board whose credit is not spent keeps nothing.
        held = [[0, "denar", 5]] if "credit" in purchase else []
        again = certificates(credit=held, more=more, slices=slices, A=own).play(purchase)
        assert again.frame == "Storing"
        assert again.state.stack[-1].excess == excess  # type: ignore[attr-defined]


@pytest.mark.rule("exchange-certificates.vizier", "exchange-certificates.use.exact")
def test_credit_is_part_of_the_exact_payment_of_a_vizier() -> None:
    position = {"at": "refill", "C": {"hand": ["denar4", "denar5"]}}
    t = certificates(credit=[[2, "denar", 4]], more=("vizier",), **position)
    assert t.decider == "C"
    bought = {text for text in t.options() if text.startswith("special")}
    assert bought == {"special-move buy garden-8-NE denar4 credit-denar4"}
    over = "special-move buy garden-8-NE denar5 credit-denar4"
    assert t.refused(over) == {"vizier.special-move.exact-only"}
    t.play("special-move buy garden-8-NE denar4 credit-denar4")
    assert (t.frame, kept(t)) == ("Placing", ())


@pytest.mark.rule("exchange-certificates.characters", "characters.auction.means-of-payment")
def test_characters_do_not_know_credit() -> None:
    def owning(card: str, **position: Any) -> Table:
        slices = {"characters": {"owned": [[card, 0]]}}
        return certificates(credit=[[0, "denar", 5]], more=("characters",), slices=slices, **position)

    assert owning("beggar", at="turn", pile=["denar5"], A={"hand": ["denar1", "denar2"]}).frame == "MayBeg"
    changer = owning("moneychanger", A={"hand": []})
    assert "characters.moneychanger.details" in changer.refused("change-money credit-denar5 denar1")
    assert owning("rich-patron").play("buy garden-8-NE patron").frame == "Act"
    auction = {"pile": ["dancer", "denar5", "denar6"], "display": DISPLAY[:3], "at": "refill", "turn": "C"}
    t = certificates(credit=[[0, "denar", 5]], more=("characters",), A={"hand": ["denar3", "denar4"]}, **auction)
    assert t.refused("bid 8") == {"characters.auction.one-currency"}
    t.play("bid 5")
    assert t.refused("pay-bid credit-denar5") == {"characters.auction.means-of-payment"}
    assert t.play("pay-bid denar3 denar4").frame == "MayDance"


@pytest.mark.rule("exchange-certificates.diamonds", "diamonds.interaction.certificate", "diamonds.pay.no-helpers")
def test_diamonds_bring_credit_but_are_not_mixed_with_it() -> None:
    t = certificates("diamond5", "diamond3", credit=[[0, "florin", 2]], more=("diamonds",))
    assert t.refused("buy pavilion-7-E diamond5 credit-florin2") == {
        "diamonds.pay.not-mixed",
        "base.buy.at-least-price",
    }
    t = certificates("diamond9", more=("diamonds",)).play("buy pavilion-7-E diamond9")
    assert t.options() == {"store florin", "store dirham", "store denar", "store ducat", "store-nothing"}


@pytest.mark.rule(
    "exchange-certificates.currency-exchange", "currency-exchange.use.with-other-money",
    "currency-exchange.use.overpaying",
)  # fmt: skip
def test_credit_joins_a_mix_and_is_kept_from_one() -> None:
    card = "exchange-denar-florin"
    t = certificates("florin5", card, credit=[[0, "denar", 4]], more=("currency_exchange",))
    assert f"buy garden-8-NE florin5 {card} credit-denar4" in t.options()
    t.play(f"buy garden-8-NE florin5 {card} credit-denar4", "store denar")
    assert kept(t) == ((0, 2, 1),)


@pytest.mark.rule("exchange-certificates.end", "building-sites.end.what-is-discarded")
@pytest.mark.parametrize(("option", "winner"), [("no", "B"), ("yes", "A")])
def test_credit_counts_for_leftovers_only_where_the_table_says_so(option: str, winner: str) -> None:
    position: dict[str, Any] = {"market": ["", "", "garden-8-NE", ""], "at": "end", "B": {"hand": ["denar1"]}}
    options = {"credit_in_leftovers": option}
    position["A"] = {"palace": {"0,1": "arcades-9"}, "hand": ["denar3"]}
    slices, credit = {"building_sites": SITE}, [[0, "denar", 6]]
    t = certificates(credit=credit, more=("building_sites",), slices=slices, options=options, **position)
    assert t.decider == winner
    assert kept(t) == ((0, 2, 6),)


@pytest.mark.rule("exchange-certificates.scope.purchases")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "exchange_certificates"])
def test_games_with_certificates_and_each_other_module_end(other: str) -> None:
    mix = ("exchange_certificates", other)
    s = flow.start(ruleset(Config(players=3, modules=mix)), Chance.from_text(f"certificates {other}"))
    rng, paid = random.Random(other), 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        paid += "credit-" in s.rules.codec.text(move)
        flow.play_move(s, move)
    assert paid
