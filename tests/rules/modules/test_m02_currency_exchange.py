"""Module 02, Currency Exchange Cards."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, determinize, view
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "dirham1", "denar1", "ducat1"]
CARD = "exchange-denar-florin"
SITE = {"established": [["arcades-9", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[]] * 3}


def exchange(*hand: str, more: tuple[str, ...] = (), **position: Any) -> Table:
    """A position in which A is to act."""
    return table(["currency_exchange", *more], **{"market": MARKET, "A": {"hand": list(hand)}, **position})


# ---------------------------------------------------------------- components and setting up


@pytest.mark.rule(
    "currency-exchange.setup.six-cards", "currency-exchange.components.pairs", "currency-exchange.setup.two-players",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3])
def test_every_pair_of_currencies_is_there_once(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("currency_exchange",)))
    cards = [card for card in rules.cards if card.sort == "exchange"]
    assert {frozenset(card.extra) for card in cards} == {frozenset(pair) for pair in combinations(range(4), 2)}
    assert sum(card.copies for card in cards) == 6
    assert len(rules.all_money) == (72 if players == 2 else 108)


@pytest.mark.rule("currency-exchange.components.pairs")
@pytest.mark.parametrize("pair", [["denar", "denar"], ["denar", "dirham"], ["denar", "x"]])
def test_wrong_components_are_rejected(pair: list[str]) -> None:
    wrong = {"currency_exchange": {"cards": {CARD: {"currencies": pair}}}}
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("currency_exchange",)), wrong)


@pytest.mark.rule("currency-exchange.setup.piles", "currency-exchange.setup.pile-building-order")
@pytest.mark.parametrize("others", [(), ("characters", "sultan", "diamonds")])
def test_two_cards_lie_in_each_of_the_middle_piles(others: tuple[str, ...]) -> None:
    rules = ruleset(Config(modules=("currency_exchange", *others)))
    s = flow.start(rules, Chance.from_text("piles"))
    piles = [s.pile[start:end] for start, end in zip((0, *s.cuts), s.cuts, strict=False)]
    sorts = [[rules.cards[card].sort for card in pile] for pile in piles]
    assert [pile.count("exchange") for pile in sorts] == [0, 2, 2, 2, 0]
    money = [pile.count("money") for pile in sorts]
    assert max(money) - min(money) <= 1
    assert money == sorted(money, reverse=True)
    assert all(card < rules.money_types for bag in (s.display, *s.hands) for card in rules.bags.cards(bag))


# ---------------------------------------------------------------- display and hand


@pytest.mark.rule("currency-exchange.display.occupies-space", "currency-exchange.display.refill-to-four-cards")
def test_an_exchange_card_is_one_of_the_four_cards_of_the_display() -> None:
    pile = ["exchange-denar-ducat", CARD, "denar9", "denar8"]
    t = exchange(display=DISPLAY[:1], pile=pile, at="refill")
    assert t.display() == ["florin1", "denar9", "exchange-denar-ducat", CARD]
    assert t.state.rules.card_names(t.state.rules.bags.of(t.state.pile[t.state.drawn :])) == ["denar8"]


@pytest.mark.rule(
    "currency-exchange.take.instead-of-money", "currency-exchange.take.alone",
    "currency-exchange.flow.decision-points", "currency-exchange.take.no-hand-limit",
)  # fmt: skip
def test_an_exchange_card_is_taken_alone() -> None:
    t = exchange("exchange-ducat-florin", display=[CARD, "exchange-denar-ducat", "denar1", "denar2"], market=[""] * 4)
    assert t.options() == {
        "take denar1", "take denar2", "take denar1 denar2", f"take {CARD}", "take exchange-denar-ducat",
    }  # fmt: skip
    assert t.refused(f"take denar1 {CARD}") == {"base.money.take-several"}
    assert t.refused(f"take {CARD} exchange-denar-ducat") == {"base.money.take-several"}
    t.play(f"take {CARD}")
    assert t.hand("A") == [CARD, "exchange-ducat-florin"]
    assert t.decider == "B"


@pytest.mark.rule("currency-exchange.hidden.hand")
def test_who_holds_which_card_is_secret_but_taking_and_playing_are_seen() -> None:
    t = exchange("denar2", "denar5", display=[CARD, "denar1"], pile=["denar9"] * 3)
    t.play(f"take {CARD}")
    assert t.told("took") == [{"cards": [CARD]}]
    assert view(t.state, 1).hands[0] == Hidden(3)
    assert t.state.known[0] == t.state.hands[0]


@pytest.mark.rule("currency-exchange.hidden.hand")
def test_whoever_forgets_nothing_knows_who_holds_the_cards() -> None:
    s, rng = flow.start(ruleset(Config(modules=("currency_exchange",))), Chance.from_text("memory")), random.Random(1)
    hidden = 0
    while not s.over and hidden < 20:
        flow.play_move(s, rng.choice(flow.moves(s)))
        held = [exchange_cards(s, hand) for hand in s.hands]
        if held[0] or s.over:
            continue
        hidden += any(held)
        forgetful, knowing = (determinize(view(s, 0, memory=memory), rng) for memory in (False, True))
        assert [exchange_cards(s, hand) for hand in knowing.hands] == held
        assert sum(len(exchange_cards(s, hand)) for hand in forgetful.hands) == sum(map(len, held))
    assert hidden


def exchange_cards(s: State, hand: int) -> list[str]:
    return [name for name in s.rules.card_names(hand) if name.startswith("exchange")]


@pytest.mark.rule("currency-exchange.reshuffle.returns", "currency-exchange.use.once-then-discard")
def test_used_cards_come_back_with_the_discard() -> None:
    t = exchange("denar4", "florin4", CARD, display=DISPLAY[:1])
    t.play(f"buy garden-8-NE florin4 denar4 {CARD}", "take florin1", "reserve garden-8-NE")
    assert sorted(t.told("reshuffled")[0]["pile"]) == ["denar4", CARD, "florin4"]
    assert sorted(t.display()) == ["denar4", CARD, "florin4"]


@pytest.mark.rule("currency-exchange.end.no-use")
def test_exchange_cards_do_not_count_for_leftovers() -> None:
    t = exchange("denar9", CARD, market=["pavilion-7-E", "", "", ""], at="end", B={"hand": ["florin1"]})
    assert t.decider == "B"


# ---------------------------------------------------------------- paying


@pytest.mark.rule(
    "currency-exchange.use.any-mix-of-two", "currency-exchange.use.must-show-required-currency",
    "currency-exchange.use.exact-still-counts", "currency-exchange.use.once-then-discard",
)  # fmt: skip
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "currency_exchange_example.toml") is None


@pytest.mark.rule("currency-exchange.flow.decision-points", "currency-exchange.use.must-show-required-currency")
def test_every_sensible_mix_is_offered() -> None:
    t = exchange("denar4", "florin4", "florin6", "dirham9", CARD)
    assert {text for text in t.options() if text.startswith("buy")} == {
        f"buy pavilion-7-E florin4 denar4 {CARD}",
        f"buy pavilion-7-E florin6 denar4 {CARD}",
        "buy pavilion-7-E florin4 florin6",
        f"buy garden-8-NE florin4 denar4 {CARD}",
        f"buy garden-8-NE florin6 denar4 {CARD}",
        f"buy garden-8-NE florin4 florin6 {CARD}",
    }


@pytest.mark.rule("currency-exchange.use.one-per-purchase")
def test_one_card_for_a_purchase_but_one_for_each_purchase_of_a_turn() -> None:
    other = "exchange-ducat-florin"
    t = exchange("denar4", "florin4", "ducat4", "florin3", CARD, other)
    both = f"buy garden-8-NE denar4 ducat4 {CARD} {other}"
    assert t.refused(both) == {"currency-exchange.use.one-per-purchase"}
    t.play(f"buy garden-8-NE denar4 florin4 {CARD}")
    assert t.play(f"buy pavilion-7-E ducat4 florin3 {other}").frame == "Act"


@pytest.mark.rule("currency-exchange.use.needs-other-currency")
def test_a_card_is_not_played_for_nothing() -> None:
    t = exchange("florin7", "denar1", CARD)
    assert t.refused(f"buy pavilion-7-E florin7 {CARD}") == {"currency-exchange.use.needs-other-currency"}
    assert t.refused(f"buy pavilion-7-E florin7 denar1 {CARD}") == set()


@pytest.mark.rule("currency-exchange.use.any-mix-of-two")
def test_other_currencies_do_not_join_the_mix() -> None:
    t = exchange("florin4", "dirham4", "denar4", CARD)
    assert t.refused(f"buy garden-8-NE denar4 dirham4 {CARD}") == {"currency-exchange.use.any-mix-of-two"}
    assert t.refused(f"buy garden-8-NE denar4 {CARD}") == {
        "currency-exchange.use.needs-other-currency", "base.buy.at-least-price",
    }  # fmt: skip


@pytest.mark.rule("currency-exchange.use.overpaying")
def test_overpaying_with_a_mix_ends_the_actions() -> None:
    t = exchange("florin5", "denar4", CARD).play(f"buy garden-8-NE florin5 denar4 {CARD}")
    assert t.frame == "Placing"


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("currency-exchange.interaction.not-with-diamonds", "diamonds.interaction.no-exchange-card")
def test_diamonds_and_exchange_cards_never_meet() -> None:
    t = exchange("diamond4", "florin4", "denar4", CARD, more=("diamonds",))
    rule = "currency-exchange.interaction.not-with-diamonds"
    assert t.refused(f"buy garden-8-NE diamond4 florin4 {CARD}") == {rule}
    assert not [text for text in t.options() if "diamond" in text and "exchange" in text]


@pytest.mark.rule(
    "currency-exchange.use.which-purchases", "currency-exchange.interaction.sultan-card", "sultan.payment.means",
    "bazaars.payment.means", "watchtowers.payment.means", "building-sites.payment.means",
)  # fmt: skip
def test_the_card_helps_with_whatever_is_bought_like_a_tile() -> None:
    slices = {
        "bazaars": {"offered": ["bazaar-florin-a"]},
        "sultan": {"offered": [["sultan-denar-a", "garden"]]},
        "building_sites": SITE,
    }
    own = {"hand": ["denar4", "florin3", "florin6", "florin5", CARD], "reserve": ["arcades-9"]}
    t = exchange(more=("bazaars", "sultan", "watchtowers", "building_sites"), slices=slices, A=own)
    assert {
        f"buy-bazaar bazaar-florin-a florin3 denar4 {CARD}",
        f"buy-sultan sultan-denar-a florin3 denar4 {CARD}",
        f"buy-with-tower garden-8-NE florin5 florin6 denar4 {CARD}",
        f"establish garden-8-NE florin5 {CARD}",
        f"complete arcades-9 florin5 denar4 {CARD}",
    } <= t.options()
    assert t.refused(f"buy-bazaar bazaar-florin-a florin5 denar4 {CARD}") == {"bazaars.payment.exact-only"}
    assert t.play(f"buy-bazaar bazaar-florin-a florin3 denar4 {CARD}").frame == "Act"


@pytest.mark.rule("currency-exchange.use.which-purchases", "characters.auction.means-of-payment")
def test_a_bid_takes_no_exchange_card() -> None:
    position = {"pile": ["dancer", "denar5", "denar6"], "display": DISPLAY[:3], "at": "refill"}
    t = exchange(more=("characters",), **position, B={"hand": ["denar4", "florin4", CARD]})
    assert t.refused("bid 5") == {"characters.auction.one-currency"}
    assert t.play("bid 4").options() == {"pay-bid denar4", "pay-bid florin4"}
    assert t.refused(f"pay-bid denar4 {CARD}") == {"characters.auction.one-currency"}


@pytest.mark.rule("currency-exchange.interaction.not-a-money-card")
def test_for_characters_it_is_no_money_card() -> None:
    def owning(card: str, **position: Any) -> Table:
        return exchange(more=("characters",), slices={"characters": {"owned": [[card, 0]]}}, **position)

    miser = owning("miser", display=[CARD, "denar4"], A={"hand": ["dirham9", "dirham4"]})
    assert miser.play("buy tower-13-E dirham9 dirham4").options() == {"hoard denar4", "skip-character"}
    changer = owning("moneychanger", display=["exchange-denar-ducat", "denar2"], A={"hand": [CARD, "denar3"]})
    assert {text for text in changer.options() if text.startswith("change")} == {"change-money denar3 denar2"}
    assert "characters.moneychanger.details" in changer.refused(f"change-money {CARD} denar2")
    trader = owning("trader", display=[CARD, "denar7"])
    assert trader.refused(f"take {CARD} denar7") == {"base.money.take-several"}
    beggar = owning("beggar", at="turn", pile=["denar5"], A={"hand": ["denar1", "denar2", CARD]})
    assert beggar.frame == "MayBeg"


@pytest.mark.rule("currency-exchange.interaction.beggar-draw", "characters.beggar.resolving-others")
def test_a_card_drawn_by_the_beggar_is_laid_open_or_discarded() -> None:
    position = {"slices": {"characters": {"owned": [["beggar", 0]]}}, "at": "turn", "pile": [CARD, "denar5", "denar6"]}
    full = exchange(more=("characters",), display=DISPLAY, **position).play("beg")
    assert full.told("exchange-discarded") == [{"card": CARD}]
    assert full.state.rules.card_names(full.state.discard) == [CARD]
    assert full.hand("A") == ["denar5"]
    short = exchange(more=("characters",), display=DISPLAY[:3], **position).play("beg")
    assert short.display() == [*DISPLAY[:3], CARD]
    assert short.hand("A") == ["denar5"]


@pytest.mark.rule("currency-exchange.interaction.building-site-penalty", "building-sites.end.what-is-discarded")
def test_sites_cost_no_exchange_cards_at_the_end() -> None:
    own = {"hand": [CARD, "denar5"], "palace": {"0,1": "arcades-9"}}
    t = exchange(more=("building_sites",), slices={"building_sites": SITE}, market=[""] * 4, A=own, at="end")
    assert t.hand("A") == [CARD]


@pytest.mark.rule("currency-exchange.interaction.none", "currency-exchange.use.which-purchases")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "currency_exchange"])
def test_games_with_exchange_cards_and_each_other_module_end(other: str) -> None:
    mix = ("currency_exchange", other)
    s = flow.start(ruleset(Config(players=3, modules=mix)), Chance.from_text(f"exchange {other}"))
    rng, played = random.Random(other), 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        played += "exchange-" in s.rules.codec.text(move)
        flow.play_move(s, move)
    assert played
