"""Module 11, Change."""

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
NONE = [0, 0, 0, 0]
SITE = {"established": [["arcades-9", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[]] * 3}


def change(
    *hand: str, coins: list[list[int]] | None = None, more: tuple[str, ...] = (), slices: Any = None, **position: Any
) -> Table:
    """A position in which A is to act; ``coins`` are florins, dirhams, denars and ducats of each seat."""
    players = position.get("players", 3)
    own = {"change": {"coins": ((coins or []) + [NONE] * players)[:players]}, **(slices or {})}
    position = {"market": MARKET, "display": DISPLAY, "A": {"hand": list(hand)}, **position}
    return table(["change", *more], slices=own, **position)


def coins(t: Table, seat: int = 0) -> list[int]:
    return list(t.slice("change").coins[seat])


def given(t: Table) -> list[str]:
    """The coins given by the last action."""
    return [coin for told in t.told("change-given") for coin in told["cards"]]


# ---------------------------------------------------------------- the bag


@pytest.mark.rule("change.setup.bag", "change.components.six-each", "change.two-player")
@pytest.mark.parametrize("players", [2, 6])
def test_24_coins_six_of_each_currency(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("change",)))
    found = {card.key: (card.copies, card.value) for card in rules.cards if card.key.startswith("coin")}
    assert found == {f"coin-{name}": (6, 1) for name in ("florin", "dirham", "denar", "ducat")}
    t = table(["change"], players=players, setup=True)
    assert t.slice("change").coins == ()


@pytest.mark.rule("change.components.six-each", "change.give.one-per-two")
@pytest.mark.parametrize("wrong", [{"coins": {"value": 5}}, {"rate": {"value": 0}}])
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("change",)), {"change": wrong})


@pytest.mark.rule("change.hidden.public", "change.two-player")
def test_coins_are_seen_by_all_and_are_never_dirks() -> None:
    t = change("florin9", coins=[[1, 0, 2, 0]], players=2).play("buy pavilion-7-E florin9", "give pavilion-7-E")
    for seat in (0, 1, None):
        assert view(t.state, seat).of("change") == t.slice("change")
    assert len(t.slice("change").coins) == 2


# ---------------------------------------------------------------- giving


@pytest.mark.rule("change.give.one-per-two", "change.give.deliberate", "change.hidden.public")
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "change_example.toml") is None


@pytest.mark.rule("change.give.one-per-two", "change.give.deliberate", "change.flow.decision-points")
@pytest.mark.parametrize(
    ("payment", "number"),
    [
        ("florin7", 0), ("florin8", 0), ("florin9", 1), ("florin2 florin8", 1), ("florin2 florin9", 2),
        ("florin7 florin8 florin9", 8),
    ],
)  # fmt: skip
def test_a_coin_for_each_full_2(payment: str, number: int) -> None:
    t = change("florin2", "florin7", "florin8", "florin9")
    assert t.refused(f"buy pavilion-7-E {payment}") == set()
    t.play(f"buy pavilion-7-E {payment}")
    assert len(given(t)) == sum(coins(t)) == number
    assert t.frame == ("Act" if payment == "florin7" else "Placing")


@pytest.mark.rule("change.give.draw-random", "change.give.mandatory", "change.flow.decision-points")
def test_the_currency_is_left_to_chance() -> None:
    drawn = set()
    for seed in range(20):
        t = change("florin9", seed=str(seed)).play("buy pavilion-7-E florin9")
        (coin,) = given(t)
        drawn.add(coin)
        assert t.frame == "Placing"
    assert drawn == {"coin-florin", "coin-dirham", "coin-denar", "coin-ducat"}


@pytest.mark.rule("change.give.bag-empty", "change.give.partial")
def test_no_more_coins_than_the_bag_holds() -> None:
    empty = change("florin9", coins=[NONE, [6, 6, 6, 6]]).play("buy pavilion-7-E florin9")
    assert given(empty) == []
    nearly = change("florin9", "florin8", coins=[NONE, [6, 6, 6, 5]]).play("buy pavilion-7-E florin9 florin8")
    assert given(nearly) == ["coin-ducat"]
    assert coins(nearly) == [0, 0, 0, 1]


@pytest.mark.rule("change.give.order", "change.coins.return")
def test_coins_just_paid_can_come_back() -> None:
    t = change("florin8", coins=[[1, 0, 0, 0], [5, 6, 6, 6]]).play("buy pavilion-7-E florin8 coin-florin")
    assert given(t) == ["coin-florin"]
    assert coins(t) == [1, 0, 0, 0]


# ---------------------------------------------------------------- using


@pytest.mark.rule("change.coins.use", "change.coins.return", "change.interaction.scouts", "change.flow.decision-points")
def test_coins_pay_1_of_their_currency() -> None:
    t = change("florin5", "denar7", coins=[[2, 1, 1, 0]])
    assert {text for text in t.options() if text.startswith("buy")} == {
        "buy pavilion-7-E florin5 coin-florin coin-florin", "buy garden-8-NE denar7 coin-denar",
    }  # fmt: skip
    assert t.refused("buy garden-8-NE denar7 coin-dirham") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    assert t.refused("buy garden-8-NE denar7 coin-denar coin-denar") == {"base.pay.superfluous"}
    t.play("buy pavilion-7-E florin5 coin-florin coin-florin")
    assert (t.frame, coins(t), t.hand("A")) == ("Act", [0, 1, 1, 0], ["denar7"])
    assert t.state.rules.card_names(t.state.discard) == ["florin5"]


@pytest.mark.rule("change.end.coins-count", "change.end.money-total")
def test_coins_count_for_leftovers() -> None:
    t = change("florin4", coins=[[2, 0, 0, 0]], market=["pavilion-7-E", "", "", ""], at="end", B={"hand": ["florin5"]})
    assert t.decider == "A"


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "change.end.money-total", "change.coins.building-site-penalty", "building-sites.end.what-is-discarded"
)
def test_sites_cost_no_coins_and_neither_diamonds_exchange_cards_nor_credit_count() -> None:
    more = ("building_sites", "diamonds", "currency_exchange", "exchange_certificates")
    slices = {"building_sites": SITE, "exchange_certificates": {"credits": [[1, "denar", 6]]}}
    own = {"hand": ["denar9", "diamond9"], "palace": {"0,1": "arcades-9"}}
    others = {"hand": ["denar1", "diamond8", "exchange-denar-florin"]}
    t = change(
        coins=[[0, 0, 2, 0]], more=more, slices=slices, market=["", "", "garden-8-NE", ""], at="end", A=own, B=others
    )
    assert t.decider == "A"
    assert coins(t) == [0, 0, 2, 0]
    assert t.hand("A") == ["diamond9"]


@pytest.mark.rule(
    "change.give.which-purchases", "change.coins.which-payments", "change.interaction.sultan", "sultan.payment.means",
    "bazaars.payment.means", "watchtowers.payment.means", "building-sites.establish.overpay",
)  # fmt: skip
def test_coins_buy_and_come_back_from_whatever_is_bought_like_a_tile() -> None:
    slices = {
        "bazaars": {"offered": ["bazaar-denar-a"]},
        "sultan": {"offered": [["sultan-denar-a", "garden"]]},
        "building_sites": SITE,
    }
    more = ("bazaars", "sultan", "watchtowers", "building_sites")
    own = {"hand": ["denar7", "denar8", "denar6", "denar3"], "reserve": ["arcades-9"]}

    def shop() -> Table:
        return change(coins=[[0, 0, 1, 0]], more=more, slices=slices, A=own)

    assert {
        "buy-bazaar bazaar-denar-a denar7 coin-denar",
        "buy-sultan sultan-denar-a denar6 coin-denar",
        "buy-with-tower garden-8-NE denar6 denar7 coin-denar",
        "establish garden-8-NE denar3 coin-denar",
        "complete arcades-9 denar8 coin-denar",
    } <= shop().options()
    assert shop().refused("buy-bazaar bazaar-denar-a denar8 coin-denar") == {"bazaars.payment.exact-only"}
    for purchase, number in (
        ("establish garden-8-NE denar8", 2),
        ("buy-sultan sultan-denar-a denar3 denar6", 1),
        ("complete arcades-9 denar6 denar7", 2),
        ("buy-with-tower garden-8-NE denar8 denar7 denar3", 2),
    ):
        assert len(given(shop().play(purchase))) == number


@pytest.mark.rule(
    "change.interaction.characters", "characters.interaction.change", "change.coins.which-payments",
    "characters.auction.ability-to-pay", "characters.auction.means-of-payment",
)  # fmt: skip
def test_bids_are_paid_with_coins_and_bring_change() -> None:
    auction: dict[str, Any] = {
        "pile": ["dancer", "denar5", "denar6"],
        "display": DISPLAY[:3],
        "at": "refill",
        "turn": "C",
    }
    t = change("denar3", coins=[[0, 0, 2, 0]], more=("characters",), **auction)
    assert t.refused("bid 6") == {"characters.auction.one-currency"}
    t.play("bid 5")
    assert t.options() == {"pay-bid denar3 coin-denar coin-denar"}
    t.play("pay-bid denar3 coin-denar coin-denar")
    assert coins(t) == NONE
    t = change("denar7", more=("characters",), **auction).play("bid 3", "pay-bid denar7")
    assert len(given(t)) == 2


@pytest.mark.rule("change.coins.not-hand-cards", "change.coins.which-payments", "change.give.which-purchases")
def test_for_characters_coins_are_no_cards() -> None:
    def owning(card: str, **position: Any) -> Table:
        return change(
            coins=[[2, 0, 0, 0]], more=("characters",), slices={"characters": {"owned": [[card, 0]]}}, **position
        )

    assert owning("beggar", at="turn", pile=["denar5"], A={"hand": ["denar1", "denar2"]}).frame == "MayBeg"
    assert "characters.moneychanger.details" in owning("moneychanger").refused("change-money coin-florin florin1")
    patron = owning("rich-patron").play("buy garden-8-NE patron")
    assert (given(patron), coins(patron)) == ([], [2, 0, 0, 0])


@pytest.mark.rule("change.interaction.diamonds", "diamonds.interaction.change", "diamonds.pay.no-helpers")
def test_diamonds_bring_change_but_no_coin_is_added_to_them() -> None:
    t = change("diamond9", "diamond6", coins=[[1, 0, 0, 0]], more=("diamonds",))
    assert t.refused("buy pavilion-7-E diamond6 coin-florin") == {"diamonds.pay.not-mixed", "base.buy.at-least-price"}
    assert len(given(t.play("buy pavilion-7-E diamond9"))) == 1


@pytest.mark.rule("change.interaction.master-builders")
def test_a_master_builder_card_is_3_and_can_bring_change() -> None:
    t = change("denar7", "builder-denar", more=("master_builders",)).play("buy garden-8-NE denar7 builder-denar")
    assert len(given(t)) == 1


@pytest.mark.rule("change.coins.which-payments", "change.give.which-purchases")
def test_coins_help_a_vizier_who_gets_no_change() -> None:
    t = change(coins=[NONE, NONE, [0, 0, 1, 0]], more=("vizier",), at="refill", C={"hand": ["denar7", "denar9"]})
    assert {text for text in t.options() if text.startswith("special")} == {
        "special-move buy garden-8-NE denar7 coin-denar"
    }
    assert given(t.play("special-move buy garden-8-NE denar7 coin-denar")) == []


@pytest.mark.rule(
    "change.give.exchange-cards", "change.coins.which-payments", "currency-exchange.use.with-other-money",
    "currency-exchange.use.overpaying",
)  # fmt: skip
def test_a_mix_of_currencies_takes_coins_and_brings_change() -> None:
    card = "exchange-denar-florin"
    t = change("florin7", card, coins=[[0, 0, 1, 0]], more=("currency_exchange",))
    assert f"buy garden-8-NE florin7 {card} coin-denar" in t.options()
    t = change("florin7", "denar6", card, more=("currency_exchange",)).play(f"buy garden-8-NE florin7 denar6 {card}")
    assert len(given(t)) == 2


@pytest.mark.rule(
    "change.interaction.certificate-used", "change.interaction.certificate-storing", "change.give.with-certificates",
    "exchange-certificates.change.both", "exchange-certificates.change.same-overpayment",
    "exchange-certificates.money-kinds",
)  # fmt: skip
def test_one_overpayment_brings_coins_and_credit() -> None:
    slices = {"exchange_certificates": {"credits": [[0, "denar", 5]]}}
    t = change("denar7", coins=[[0, 0, 1, 0]], more=("exchange_certificates",), slices=slices)
    t.play("buy garden-8-NE denar7 coin-denar credit-denar5")
    assert len(given(t)) == 2
    assert t.frame == "Storing"
    t.play("store ducat")
    assert t.slice("exchange_certificates").credits == ((0, 3, 5),)


@pytest.mark.rule("change.give.with-certificates")
@pytest.mark.parametrize(("answer", "number"), [("store florin", 0), ("store-nothing", 1)])
def test_a_table_can_choose_that_it_is_one_of_them(answer: str, number: int) -> None:
    options = {"overpayment": "one_of_them"}
    t = change("florin9", more=("exchange_certificates",), options=options).play("buy pavilion-7-E florin9")
    assert (given(t), t.frame) == ([], "Storing")
    t.play(answer)
    assert len(given(t)) == number
    assert t.frame == "Placing"
    far = change("florin9", "florin8", more=("exchange_certificates",), options=options)
    assert len(given(far.play("buy pavilion-7-E florin9 florin8"))) == 5


@pytest.mark.rule("change.interaction.none", "change.give.which-purchases")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "change"])
def test_games_with_change_and_each_other_module_end(other: str) -> None:
    s = flow.start(ruleset(Config(players=3, modules=("change", other))), Chance.from_text(f"change {other}"))
    rng, paid = random.Random(other), 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        paid += "coin-" in s.rules.codec.text(move)
        flow.play_move(s, move)
    assert paid
