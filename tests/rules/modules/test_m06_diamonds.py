"""Module 06, Diamonds."""

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
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]


def diamonds(*hand: str, more: tuple[str, ...] = (), **position: Any) -> Table:
    """A position in which A is to act."""
    return table(["diamonds", *more], **{"market": MARKET, "A": {"hand": list(hand)}, **position})


# ---------------------------------------------------------------- components and setting up


@pytest.mark.rule("diamonds.setup.ten-cards", "diamonds.components.values", "diamonds.setup.two-players")
@pytest.mark.parametrize(("players", "cards"), [(2, 72 + 10), (3, 108 + 10), (6, 108 + 10)])
def test_ten_diamonds_join_the_money(players: int, cards: int) -> None:
    rules = ruleset(Config(players=players, modules=("diamonds",)))
    assert len(rules.all_money) == cards
    values = [rules.values[card] for card in rules.all_money if rules.card_keys[card].startswith("diamond")]
    assert values == [3, 4, 5, 5, 6, 6, 7, 7, 8, 9]


@pytest.mark.rule("diamonds.components.values")
@pytest.mark.parametrize("values", [[3, 4, 5], [3, 4, 5, 5, 6, 6, 7, 7, 8, 10], [9] * 10])
def test_wrong_components_are_rejected(values: list[int]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("diamonds",)), {"diamonds": {"cards": {"values": values}}})


@pytest.mark.rule("diamonds.setup.in-starting-money", "diamonds.setup.first-player")
def test_dealt_diamonds_count_towards_the_starting_money_and_for_who_begins() -> None:
    rules = ruleset(Config(players=4, modules=("diamonds",)))
    bags, dealt = rules.bags, 0
    for seed in range(30):
        s = flow.start(rules, Chance.from_text(f"diamonds {seed}"))
        sizes = [(bags.size(hand), bags.total(hand)) for hand in s.hands]
        assert all(20 <= total <= 28 for _, total in sizes)
        assert sizes[s.active] == min(sizes)
        dealt += any(hand & rules.money[-1] for hand in s.hands)
    assert dealt


# ---------------------------------------------------------------- taking and keeping


@pytest.mark.rule("diamonds.take.like-money", "diamonds.flow.decision-points")
def test_diamonds_are_taken_alone_or_with_money_up_to_5() -> None:
    t = diamonds(display=["diamond3", "diamond9", "denar2", "florin1"], market=["", "", "", ""])
    assert t.options() == {
        "take diamond3", "take diamond9", "take denar2", "take florin1",
        "take denar2 diamond3", "take florin1 diamond3", "take florin1 denar2",
    }  # fmt: skip
    assert t.refused("take diamond3 diamond9") == {"base.money.take-several"}
    assert t.play("take denar2 diamond3").hand("A") == ["denar2", "diamond3"]


@pytest.mark.rule("diamonds.hidden.hand")
def test_diamonds_in_hand_are_secret() -> None:
    t = diamonds("diamond3", "denar2")
    assert view(t.state, 1).hands[0] == Hidden(2)
    assert view(t.state, 0).hands[0] == t.state.hands[0]


@pytest.mark.rule("diamonds.discard")
def test_spent_diamonds_are_discarded_and_come_back() -> None:
    t = diamonds("diamond9", display=["florin1", "dirham1", "denar1"])
    t.play("buy garden-8-NE diamond9", "reserve garden-8-NE")
    assert t.told("reshuffled")[0]["pile"] == ["diamond9"]
    assert t.display() == ["florin1", "dirham1", "denar1", "diamond9"]


# ---------------------------------------------------------------- paying


@pytest.mark.rule("diamonds.pay.any-tile", "diamonds.pay.not-mixed", "diamonds.pay.exact-and-over")
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "diamonds_example.toml") is None


@pytest.mark.rule("diamonds.pay.any-tile", "diamonds.flow.decision-points")
def test_diamonds_pay_on_every_space() -> None:
    t = diamonds("diamond8")
    assert {text for text in t.options() if text.startswith("buy")} == {
        "buy pavilion-7-E diamond8", "buy garden-8-NE diamond8", "buy arcades-8-N diamond8",
    }  # fmt: skip
    assert t.refused("buy garden-8-NE diamond9") == {"base.pay.superfluous"}


@pytest.mark.rule("diamonds.pay.exact-and-over")
@pytest.mark.parametrize(("payment", "again"), [("diamond8", True), ("diamond9", False), ("diamond3 diamond6", False)])
def test_only_an_exact_payment_in_diamonds_gives_another_action(payment: str, again: bool) -> None:
    t = diamonds("diamond8", "diamond9", "diamond3", "diamond6").play(f"buy garden-8-NE {payment}")
    assert (t.frame == "Act") is again


@pytest.mark.rule("diamonds.end.not-counted")
def test_diamonds_do_not_count_for_leftovers() -> None:
    t = diamonds("diamond9", market=["pavilion-7-E", "", "", ""], at="end", B={"hand": ["florin1"]})
    assert t.decider == "B"


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "diamonds.pay.which-purchases", "diamonds.interaction.sultan-card", "sultan.payment.means", "bazaars.payment.means",
)  # fmt: skip
def test_diamonds_buy_what_other_modules_sell() -> None:
    slices = {
        "bazaars": {"offered": ["bazaar-florin-a"]},
        "sultan": {"offered": [["sultan-denar-a", "garden"]]},
        "building_sites": {
            "established": [["arcades-9", 0]],
            "backs": [[["denar", "florin"]], [], []],
            "drawn": [[]] * 3,
        },
    }
    own = {"hand": ["diamond4", "diamond5", "diamond7", "diamond9"], "reserve": ["arcades-9"]}
    t = diamonds(more=("bazaars", "sultan", "watchtowers", "building_sites"), slices=slices, A=own)
    assert {
        "buy-bazaar bazaar-florin-a diamond7",
        "buy-sultan sultan-denar-a diamond7",
        "buy-with-tower garden-8-NE diamond5 diamond9",
        "establish garden-8-NE diamond4",
        "complete arcades-9 diamond9",
    } <= t.options()
    assert t.refused("buy-bazaar bazaar-florin-a diamond9") == {"bazaars.payment.exact-only"}
    assert t.play("buy-bazaar bazaar-florin-a diamond7").frame == "Act"


@pytest.mark.rule("diamonds.interaction.building-sites", "building-sites.diamonds")
def test_sites_are_set_up_and_completed_with_diamonds() -> None:
    t = diamonds("diamond4", "diamond8", more=("building_sites",)).play("establish garden-8-NE diamond4")
    t.play(min(t.options()), "place garden-8-NE 0,-1")
    slices = {
        "building_sites": {
            "established": [["garden-8-NE", 0]],
            "backs": [[["ducat", "florin"]], [], []],
            "drawn": [[]] * 3,
        }
    }
    t = diamonds(
        more=("building_sites",),
        slices=slices,
        market=["", "", "", ""],
        A={"hand": ["diamond8"], "reserve": ["garden-8-NE"]},
    )
    assert t.play("complete garden-8-NE diamond8").frame == "Act"


@pytest.mark.rule("diamonds.interaction.building-site-penalty", "building-sites.end.what-is-discarded")
def test_sites_cost_no_diamonds_at_the_end() -> None:
    slices = {
        "building_sites": {
            "established": [["garden-8-NE", 0]],
            "backs": [[["denar", "florin"]], [], []],
            "drawn": [[]] * 3,
        }
    }
    own = {"hand": ["diamond8", "denar5", "florin2"], "palace": {"0,-1": "garden-8-NE"}}
    t = diamonds(more=("building_sites",), slices=slices, market=["", "", "", ""], A=own, at="end")
    assert t.hand("A") == ["florin2", "diamond8"]


@pytest.mark.rule(
    "diamonds.interaction.characters-auction", "characters.interaction.diamonds", "characters.auction.discard"
)
def test_a_bid_is_paid_with_diamonds_alone() -> None:
    position = {"pile": ["dancer", "denar5", "denar6"], "display": ["florin1", "dirham1", "denar1"], "at": "refill"}
    t = diamonds(more=("characters",), **position, B={"hand": ["diamond6", "diamond5", "florin9"]})
    assert t.refused("bid 12") == {"characters.auction.one-currency"}
    t.play("bid 11")
    assert t.options() == {"pay-bid diamond5 diamond6"}
    assert t.refused("pay-bid diamond6 florin9") == {"characters.auction.one-currency"}
    t.play("pay-bid diamond5 diamond6")
    assert t.hand("B") == ["florin9"]
    assert t.state.rules.card_names(t.state.discard) == ["diamond5", "diamond6"]


@pytest.mark.rule("diamonds.interaction.character-abilities")
def test_characters_treat_diamonds_as_money() -> None:
    def owning(card: str, **position: Any) -> Table:
        return diamonds(more=("characters",), slices={"characters": {"owned": [[card, 0]]}}, **position)

    trader = owning("trader", display=["diamond3", "denar4", "florin9"])
    assert "take denar4 diamond3" in trader.options()
    miser = owning("miser", display=["diamond9", "denar4"], A={"hand": ["dirham9", "dirham4"]})
    assert "hoard diamond9" in miser.play("buy tower-13-E dirham9 dirham4").options()
    changer = owning("moneychanger", display=["diamond6", "denar9"], A={"hand": ["diamond7", "florin6"]})
    assert {"change-money diamond7 diamond6", "change-money florin6 diamond6"} <= changer.options()
    assert changer.refused("change-money diamond7 denar9") == {"characters.moneychanger.effect"}
    beggar = {"at": "turn", "pile": ["diamond3"], "A": {"hand": ["denar1", "denar2"]}}
    assert owning("beggar", **beggar).play("beg").hand("A") == ["denar1", "denar2", "diamond3"]
    assert owning("beggar", **{**beggar, "A": {"hand": ["denar1", "denar2", "diamond4"]}}).frame == "Act"


@pytest.mark.rule("diamonds.pay.treasure-mix", "treasure-chamber.buy.means")
@pytest.mark.parametrize("option", ["mixed", "alone"])
def test_whether_diamonds_are_mixed_with_other_money_for_chests_is_up_to_the_table(option: str) -> None:
    chests = {"treasure_chamber": {"rooms": [["garden", "tower", "tower"], [], []]}}
    options = {"diamonds_for_chests": option}
    t = diamonds("diamond4", "florin4", more=("treasure_chamber",), slices=chests, options=options, market=[""] * 4)
    assert ("buy-chests 1" in t.options()) is (option == "mixed")
    t = diamonds("diamond4", "florin4", "denar4", more=("treasure_chamber",), slices=chests, options=options)
    t.play("buy-chests 1")
    assert t.refused("pay-chests florin4 denar4") == set()
    mixed = t.refused("pay-chests diamond4 florin4")
    assert mixed == (set() if option == "mixed" else {"diamonds.pay.treasure-mix"})


@pytest.mark.rule("diamonds.pay.which-purchases", "diamonds.interaction.none")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "diamonds"])
def test_games_with_diamonds_and_each_other_module_end(other: str) -> None:
    s = flow.start(ruleset(Config(players=3, modules=("diamonds", other))), Chance.from_text(f"diamonds {other}"))
    rng, paid = random.Random(other), 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        paid += "diamond" in s.rules.codec.text(move)
        flow.play_move(s, move)
    assert paid
