"""Module 14, Master Builders."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.bots.bot import decide, make_bot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, determinize, view
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin9", "denar4", "ducat6"]
PALACE = {"1,0": "tower-11", "0,1": "garden-10"}


def builders(*hand: str, more: tuple[str, ...] = (), **position: Any) -> Table:
    """A is to act with these cards; palace and reserve allow redesigns."""
    own = {"hand": list(hand), "palace": PALACE, "reserve": ["garden-11"], **position.pop("A", {})}
    position = {"market": MARKET, "display": DISPLAY, **position}
    return table(["master_builders", *more], A=own, **position)


def started(players: int, seed: str = "builders") -> State:
    return flow.start(ruleset(Config(players=players, modules=("master_builders",))), Chance.from_text(seed))


def gone(t: Table) -> list[str]:
    return [t.state.rules.card_keys[card] for card in t.slice("master_builders").gone]


# ---------------------------------------------------------------- components and set-up


@pytest.mark.rule("master-builders.components.cards")
def test_four_cards_of_each_currency_worth_three() -> None:
    rules = ruleset(Config(modules=("master_builders",)))
    cards = [card for card in rules.cards if card.sort == "builder"]
    assert [(card.currency, card.copies, card.value) for card in cards] == [(number, 4, 3) for number in range(4)]


@pytest.mark.rule("master-builders.components.cards")
@pytest.mark.parametrize("field", ["copies", "value", "dealt", "per_pile"])
def test_wrong_components_are_rejected(field: str) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("master_builders",)), {"master_builders": {field: {"value": 5}}})


@pytest.mark.rule(
    "master-builders.setup.deal-two", "master-builders.setup.piles", "master-builders.setup.leftover",
    "master-builders.setup.two-player", "combinations.deck.late-cards",
)  # fmt: skip
@pytest.mark.parametrize(("players", "fifth", "left"), [(2, 3, 6), (3, 3, 4), (4, 3, 2), (5, 3, 0), (6, 1, 0)])
def test_two_for_everybody_then_piles_three_and_five(players: int, fifth: int, left: int) -> None:
    s = started(players)
    rules = s.rules
    part = s.slices[rules.modules["master_builders"].slot]
    counts = Counter(part.aside)
    for seat in range(players):
        own = [card for card in rules.bags.unpack(s.hands[seat]) if rules.cards[card].sort == "builder"]
        assert len(own) == 2
        counts.update(own)
    at = 0
    for pile, cut in enumerate(s.cuts, 1):
        inside = [card for card in s.pile[at:cut] if rules.cards[card].sort == "builder"]
        assert len(inside) == {3: 3, 5: fifth}.get(pile, 0)
        counts.update(inside)
        at = cut
    assert len(part.aside) == left
    assert sorted(counts.values()) == [4] * 4
    assert {rules.cards[card].sort for card in rules.bags.unpack(s.display)} == {"money"}


@pytest.mark.rule("master-builders.setup.not-counted-in-start-money")
def test_the_dealt_cards_count_neither_for_the_money_nor_for_who_begins() -> None:
    for seed in range(12):
        config = Config(players=4)
        plain = flow.start(ruleset(config), Chance.from_text(f"start {seed}"))
        s = flow.start(ruleset(Config(players=4, modules=("master_builders",))), Chance.from_text(f"start {seed}"))
        assert s.active == plain.active
        for seat in range(4):
            money = [s.rules.card_keys[card] for card in s.rules.bags.unpack(s.known[seat])]
            assert money == plain.rules.card_names(plain.hands[seat])
            assert s.rules.bags.total(s.hands[seat]) == plain.rules.bags.total(plain.hands[seat]) + 6


@pytest.mark.rule("master-builders.hidden.hand")
@pytest.mark.parametrize("memory", [False, True])
def test_dealt_pairs_are_known_to_their_owner_and_leftovers_to_nobody(memory: bool) -> None:
    s = started(3)
    slot = s.rules.modules["master_builders"].slot
    mask = s.rules.bags.mask(card for card, row in enumerate(s.rules.cards) if row.sort == "builder")
    assert not any(known & mask for known in s.known)
    for seat in (0, 2, None):
        seen = view(s, seat, memory=memory)
        assert seen.slices[slot].aside == Hidden(4)
        guesses = set()
        for number in range(20):
            imagined = determinize(seen, random.Random(number))
            assert view(imagined, seat, memory=memory) == seen
            cards = [*imagined.slices[slot].aside, *imagined.pile]
            cards += [card for hand in imagined.hands for card in s.rules.bags.unpack(hand)]
            assert Counter(card for card in cards if s.rules.cards[card].sort == "builder") == dict.fromkeys(
                (card for card, row in enumerate(s.rules.cards) if row.sort == "builder"), 4
            )
            guesses.add(imagined.slices[slot].aside)
        assert len(guesses) > 1
    t = builders(display=["builder-denar", "florin1"], pile=["denar1"]).play("take builder-denar")
    assert t.state.known[0] & t.state.rules.bags.unit[t.state.rules.card_number["builder-denar"]]


# ---------------------------------------------------------------- money


@pytest.mark.rule("master-builders.use.money", "master-builders.use.removed")
def test_two_builders_and_a_nine_are_fifteen() -> None:
    assert check_file(SCENARIOS / "master_builders_money.toml") is None


@pytest.mark.rule("master-builders.acquire.as-money")
def test_a_drawn_card_lies_in_the_display_and_is_taken_like_money() -> None:
    t = builders(display=DISPLAY[:3], pile=["builder-florin", "denar1"], at="refill", A={"palace": {}, "reserve": []})
    assert "builder-florin" in t.display()
    assert len(t.display()) == 4
    t = builders(display=["builder-florin", "denar1", "denar2", "denar3"])
    taken = {text for text in t.options() if "builder" in text}
    assert taken == {"take builder-florin", "take denar1 builder-florin", "take denar2 builder-florin"}
    assert t.refused("take denar3 builder-florin") == {"base.money.take-several"}
    assert t.refused("take denar2 denar1 builder-florin") == {"base.money.take-several"}


@pytest.mark.rule("master-builders.use.removed")
def test_a_spent_card_is_never_discarded() -> None:
    t = builders("builder-florin", "florin1", pile=["denar1"], A={"palace": {}, "reserve": []})
    t.play("buy pavilion-4-ES florin1 builder-florin")
    assert gone(t) == ["builder-florin"]
    assert t.state.rules.card_names(t.state.discard) == ["florin1"]


@pytest.mark.rule("master-builders.payment.everywhere", "master-builders.end.distribution")
def test_the_cards_are_money_for_all_that_money_is_for() -> None:
    slices = {"bazaars": {"offered": ["bazaar-florin-a"]}, "sultan": {"offered": [["sultan-denar-a", "garden"]]}}
    more = ("bazaars", "sultan", "watchtowers", "building_sites")
    t = builders("builder-florin", "florin1", "florin6", "builder-denar", "denar4", "denar8", more=more, slices=slices)
    assert {
        "buy pavilion-4-ES florin1 builder-florin",
        "buy-bazaar bazaar-florin-a florin1 builder-florin",
        "buy-with-tower pavilion-4-ES florin1 florin6 builder-florin",
        "establish pavilion-4-ES builder-florin",
        "buy-sultan sultan-denar-a denar4 builder-denar",
    } <= t.options()
    assert t.refused("buy-bazaar bazaar-florin-a builder-florin") == {"base.buy.at-least-price"}
    auction = builders("builder-florin", more=("characters",), display=DISPLAY[:3], pile=["dancer", "denar1"], turn="C",
                       at="refill")  # fmt: skip
    assert "bid 3" in auction.options()
    auction.play("bid 2", "pay-bid builder-florin")
    assert gone(auction) == ["builder-florin"]
    vizier = builders("builder-florin", "florin1", more=("vizier",), turn="C", at="refill")
    assert "special-move buy pavilion-4-ES florin1 builder-florin" in vizier.options()


@pytest.mark.rule("master-builders.payment.everywhere")
def test_exchange_cards_join_them_and_diamonds_do_not() -> None:
    t = builders("builder-florin", "denar1", "exchange-denar-florin", more=("currency_exchange",))
    assert "buy pavilion-4-ES denar1 exchange-denar-florin builder-florin" in t.options()
    t = builders("builder-florin", "diamond5", more=("diamonds",))
    assert "diamonds.pay.not-mixed" in t.refused("buy tower-9-NE diamond5 builder-florin")


@pytest.mark.rule("master-builders.end.distribution")
def test_each_counts_three_in_the_final_distribution_unless_a_site_costs_it() -> None:
    market = ["pavilion-4-ES", "", "", ""]
    t = builders("builder-florin", market=market, at="end", B={"hand": ["florin2"]})
    assert (t.decider, t.frame) == ("A", "Placing")
    site = {"established": [["tower-11", 0]], "backs": [[["florin", "denar"]], [], []], "drawn": [[], [], []]}
    t = builders("builder-florin", more=("building_sites",), market=market, at="end", B={"hand": ["florin2"]},
                 slices={"building_sites": site})  # fmt: skip
    assert (t.decider, t.frame) == ("B", "Placing")
    assert gone(t) == ["builder-florin"]
    assert not t.state.discard


# ---------------------------------------------------------------- redesigning


@pytest.mark.rule(
    "master-builders.use.redesign", "master-builders.flow.decision", "master-builders.use.one-per-turn",
    "master-builders.use.removed",
)  # fmt: skip
def test_a_card_given_at_the_end_of_a_turn() -> None:
    assert check_file(SCENARIOS / "master_builders_redesign.toml") is None


@pytest.mark.rule("master-builders.use.redesign", "master-builders.flow.decision")
@pytest.mark.parametrize("action", ["take florin1", "remove tower-11", "buy pavilion-4-ES florin9"])
def test_the_question_comes_after_every_kind_of_action(action: str) -> None:
    t = builders("builder-denar", "builder-denar", "florin9").play(action)
    if t.frame == "Placing":
        t.play("reserve pavilion-4-ES")
    assert (t.decider, t.frame) == ("A", "MayRedesign")
    assert t.options() == {"play-builder builder-denar", "skip-redesign"}
    assert t.refused("play-builder builder-florin") == {"master-builders.use.redesign"}
    assert t.refused("build garden-11 2,0") == {"base.turn.one-of-three"}


@pytest.mark.rule("master-builders.use.one-per-turn", "master-builders.flow.decision")
def test_one_card_brings_exactly_one_redesign() -> None:
    t = builders("builder-denar", "builder-denar").play("take florin1", "play-builder builder-denar")
    assert (t.decider, t.frame) == ("A", "ExtraRedesign")
    assert t.verbs() == {"build", "remove", "exchange"}
    assert t.refused("skip-redesign")
    t.play("remove tower-11")
    assert t.state.active == 1
    assert t.hand("A") == ["florin1", "builder-denar"]
    assert t.told("builder-played") == []
    assert gone(t) == ["builder-denar"]


@pytest.mark.rule("master-builders.use.same-turn-as-taken")
def test_a_card_taken_in_this_turn_can_be_given_at_its_end() -> None:
    t = builders(display=["builder-ducat", "florin1"]).play("take builder-ducat")
    assert "play-builder builder-ducat" in t.options()


@pytest.mark.rule("master-builders.hidden.hand", "master-builders.flow.decision")
def test_who_could_have_a_card_is_asked_and_who_can_change_nothing_is_not() -> None:
    state = builders("denar9").state
    state.known[0] = 0
    t = Table(state).play("take florin1")
    assert (t.frame, t.options()) == ("MayRedesign", {"skip-redesign"})
    assert builders("denar9").play("take florin1").state.active == 1
    nothing = builders("builder-denar", A={"palace": {}, "reserve": []}).play("take florin1")
    assert nothing.state.active == 1
    # All sixteen have been seen: unseen cards are other money.
    everything = [f"builder-{name}" for name in ("florin", "dirham", "denar", "ducat") for _ in range(4)]
    state = builders("denar9", slices={"master_builders": {"gone": everything}}).state
    state.known[0] = 0
    assert Table(state).play("take florin1").state.active == 1


@pytest.mark.rule("master-builders.use.only-own-turn")
def test_no_card_is_given_out_of_turn_but_in_the_turn_that_ends_the_game() -> None:
    sultan = {"sultan": {"owned": [[0, "sultan-denar-a", "garden"]]}}
    t = builders("builder-denar", more=("sultan",), slices=sultan, turn="C", at="refill", market=["", *MARKET[1:]],
                 supply=["garden-12-S"])  # fmt: skip
    t.play("claim garden-12-S", "reserve garden-12-S")
    assert (t.decider, t.frame) == ("A", "Act")
    t = builders("builder-florin", "florin1", "builder-denar", more=("vizier",), turn="C", at="refill")
    t.play("special-move buy pavilion-4-ES florin1 builder-florin", "reserve pavilion-4-ES")
    assert (t.decider, t.frame) == ("A", "Act")
    t = builders("florin9", "builder-denar", supply=[], supply_rest=False)
    t.play("buy pavilion-4-ES florin9", "reserve pavilion-4-ES")
    assert t.frame == "MayRedesign"
    assert t.play("skip-redesign").state.ending


@pytest.mark.rule("master-builders.characters.master-builder", "master-builders.use.order-with-character")
def test_the_character_and_a_card_give_two_redesigns() -> None:
    owned = {"characters": {"owned": [["master-builder", 0]]}}
    t = builders("builder-denar", more=("characters",), slices=owned).play("take florin1")
    assert t.frame == "ExtraRedesign"
    t.play("remove tower-11")
    assert t.frame == "MayRedesign"
    t.play("play-builder builder-denar")
    # The second builds on the first.
    assert "build tower-11 1,0" in t.options()
    t.play("build garden-11 1,0")
    assert t.palace("A") == {"1,0": "garden-11", "0,1": "garden-10"}
    assert t.reserve("A") == ["tower-11"]
    only_card = builders("builder-denar", more=("characters",), slices=owned).play("take florin1", "skip-redesign")
    assert only_card.frame == "MayRedesign"


@pytest.mark.rule("master-builders.redesign.full-consequences")
def test_a_redesign_by_card_has_all_consequences() -> None:
    trader = {"cells": ["2,0", "0,1", "0,1"], "traders": [["garden"] * 3] * 3, "homes": ["tower-11"], "supply": [7] * 6}
    t = builders("builder-denar", more=("street_trader",), slices={"street_trader": trader}).play("take florin1")
    t.play("play-builder builder-denar", "build garden-11 2,0")
    assert t.frame == "MakingWay"
    t.play("move-in tower", "place-trader 0,-1")
    lost = builders("builder-denar", more=("street_trader",), slices={"street_trader": trader}).play("take florin1")
    lost.play("play-builder builder-denar", "remove tower-11")
    assert lost.slice("street_trader").homes == ()
    palace = {"1,0": "tower-11", "1,-1": "watchtower-tower SW"}
    t = builders("builder-denar", more=("watchtowers",), A={"palace": palace}).play("take florin1")
    t.play("play-builder builder-denar")
    assert "watchtowers.redesign.anchor-kept" in t.refused("remove tower-11")
    site = {"established": [["tower-11", 0]], "backs": [[["florin", "denar"]], [], []], "drawn": [[], [], []]}
    t = builders("builder-denar", more=("building_sites",), slices={"building_sites": site}).play("take florin1")
    t.play("play-builder builder-denar", "remove tower-11")
    assert t.reserve("A") == ["garden-11", "tower-11"]


@pytest.mark.rule("master-builders.moors.timing")
def test_culture_counters_are_taken_after_the_redesign_which_changes_nothing() -> None:
    counters = []
    for texts in (["skip-redesign"], ["play-builder builder-denar", "remove tower-11"]):
        t = builders("builder-denar", more=("art_of_the_moors",)).play("take florin1")
        assert (t.frame, t.slice("art_of_the_moors").counters) == ("MayRedesign", ())
        counters.append(t.play(*texts).slice("art_of_the_moors").counters)
    assert len(counters[0]) == 1
    assert counters[0] == counters[1]


# ---------------------------------------------------------------- thieves and characters


@pytest.mark.rule("master-builders.thieves.steal", "thieves.use.what-can-be-stolen")
def test_a_thief_takes_a_builder_of_its_currency() -> None:
    slices = {"thieves": {"hands": [["denar"], [], []]}}
    t = builders(more=("thieves",), slices=slices, display=["builder-denar", "builder-ducat"], turn="B", at="refill")
    assert t.options() == {"steal builder-denar", "skip-pause"}
    assert t.play("steal builder-denar").hand("A") == ["builder-denar"]


@pytest.mark.rule("master-builders.characters.card-effects")
def test_for_characters_the_cards_are_money() -> None:
    def owning(key: str, *hand: str, **position: Any) -> Table:
        slices = {"characters": {"owned": [[key, 0]]}}
        return builders(*hand, more=("characters",), slices=slices, **position)

    two, three = ("builder-denar", "denar1"), ("builder-denar", "builder-denar", "denar1")
    assert owning("beggar", *two, pile=["ducat1"], at="turn").frame == "MayBeg"
    assert owning("beggar", *three, pile=["ducat1"], at="turn").frame == "Act"
    t = owning("beggar", pile=["builder-ducat", "ducat1"], at="turn").play("beg")
    assert t.hand("A") == ["builder-ducat"]
    assert not t.state.known[0]
    t = owning("miser", "denar9", "denar1", market=["", "", "garden-10-N", ""], display=["builder-denar"])
    assert "hoard builder-denar" in t.play("buy garden-10-N denar9 denar1").options()
    t = owning("trader", display=["builder-denar", "florin4", "florin1", "ducat9"])
    assert "take florin4 builder-denar" in t.options()
    assert "base.money.take-several" in t.refused("take florin4 florin1 builder-denar")
    t = owning("moneychanger", "builder-denar", "ducat3", display=["builder-florin", "florin2"])
    wanted = {"change-money ducat3 builder-florin", "change-money builder-denar florin2"}
    assert wanted <= t.options()
    t.play("change-money builder-denar florin2")
    assert gone(t) == ["builder-denar"]
    assert not t.state.discard


# ---------------------------------------------------------------- bots


def test_a_bot_gives_a_card_for_a_redesign_that_is_worth_it() -> None:
    bot = make_bot("sensible", random.Random(1))
    choice = {}
    for reserve in ((), ("seraglio-9", "seraglio-8-S")):
        t = builders("builder-denar", A={"palace": {"0,1": "garden-10"}, "reserve": list(reserve)}, display=["florin1"])
        t.play("take florin1")
        choice[reserve] = t.state.rules.codec.text(decide(bot, t.state))
    assert list(choice.values()) == ["skip-redesign", "play-builder builder-denar"]
