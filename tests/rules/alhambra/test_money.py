"""Taking money, the display and the pile (base.money.*, base.refill.display, base.deck.*)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from sabika.core.view import view
from tests.rules.alhambra.support import whole_games
from tests.table import Table, table

FULL = ["florin8", "dirham8", "denar8", "ducat8"]
MARKET = ["pavilion-8", "seraglio-8-S", "arcades-8-E", "garden-8-NE"]


def takes(t: Table) -> set[str]:
    return {text for text in t.options() if text.startswith("take")}


# ---------------------------------------------------------------- the action


@pytest.mark.rule("base.money.take-one", "base.money.take-several", "base.money.take-any-currency")
def test_a_display_of_2_3_6_8_allows_each_card_and_2_with_3() -> None:
    t = table(display=["florin2", "denar3", "denar6", "ducat8"])
    assert takes(t) == {"take florin2", "take denar3", "take denar6", "take ducat8", "take florin2 denar3"}
    assert t.refused("take florin2 denar6") == {"base.money.take-several"}
    t.play("take florin2 denar3")
    assert t.hand("A") == ["florin2", "denar3"]


@pytest.mark.rule("base.money.take-one")
def test_any_single_card_may_be_taken_but_only_from_the_display() -> None:
    t = table(display=FULL)
    assert takes(t) == {f"take {card}" for card in FULL}
    assert t.refused("take florin9") == {"base.money.take-one"}
    t.play("take ducat8")
    assert (t.hand("A"), t.decider) == (["ducat8"], "B")


@pytest.mark.rule("base.money.take-none", "base.money.take-several")
def test_at_least_one_card_is_taken_and_several_are_worth_5_at_most() -> None:
    t = table(display=["florin1", "florin5", "denar1", "ducat8"])
    assert t.refused("take") == {"base.money.take-none"}
    assert t.refused("take florin5 denar1") == {"base.money.take-several"}
    assert t.refused("take florin1 ducat8") == {"base.money.take-several"}
    assert t.refused("take florin1 denar1") == set()


@pytest.mark.rule("base.money.take-all")
def test_all_four_cards_may_be_taken_when_they_are_worth_5() -> None:
    t = table(display=["florin1", "dirham1", "denar1", "ducat2"]).play("take florin1 dirham1 denar1 ducat2")
    assert t.hand("A") == ["florin1", "dirham1", "denar1", "ducat2"]


@pytest.mark.rule("base.money.same-cards")
def test_copies_of_a_card_make_one_option() -> None:
    t = table(display=["florin2", "florin2", "florin2", "ducat9"])
    options = [text for text in t.options() if text.startswith("take")]
    assert sorted(options) == ["take ducat9", "take florin2", "take florin2 florin2"]
    t = table(market=MARKET, A={"hand": ["florin4", "florin4", "florin4", "florin8"]})
    assert t.options() == {"buy pavilion-8 florin4 florin4", "buy pavilion-8 florin8"}


@pytest.mark.rule("base.money.hand-limit")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    hand = [f"{name}{value}" for name in ("florin", "dirham", "denar", "ducat") for value in range(1, 9)] * 3
    t = table(display=["florin9"], A={"hand": hand}).play("take florin9")
    assert len(t.hand("A")) == 97


# ---------------------------------------------------------------- refilling


@pytest.mark.rule("base.refill.display")
def test_the_display_is_refilled_to_four_from_the_top_of_the_pile() -> None:
    t = table(display=["florin1", "dirham1", "denar1", "ducat8"], pile=["florin9", "dirham9", "denar9", "ducat9"])
    t.play("take florin1 dirham1 denar1")
    assert t.display() == ["florin9", "dirham9", "denar9", "ducat8"]
    for game in whole_games():
        for before, after in pairwise(game):
            if after.turns > before.turns:
                shown, left = after.rules.bags.size(after.display), len(after.pile) - after.drawn
                assert shown == 4 or (shown < 4 and left == 0 and after.discard == 0)


@pytest.mark.rule("base.refill.money-first", "base.refill.sequence")
def test_the_display_is_refilled_before_the_market_and_both_before_the_scoring() -> None:
    t = table(
        market=["pavilion-8", *MARKET[1:]],
        display=FULL[:3],
        pile=["scoring1", "florin9", "florin7"],
        A={"hand": ["florin9"], "palace": {"1,0": "tower-12"}},
    ).play("buy pavilion-8 florin9", "reserve pavilion-8")
    kinds = [event.kind for event in t.events]
    assert kinds == ["reserved", "scoring-card", "displayed", "offered", "scored"]
    assert t.decider == "B"


@pytest.mark.rule("base.refill.every-turn")
def test_the_refill_draws_nothing_when_nothing_is_missing() -> None:
    t = table(market=MARKET, display=FULL, pile=["florin9"], A={"palace": {"1,0": "tower-12"}}).play("remove tower-12")
    assert (t.market(), t.display(), t.state.drawn) == (MARKET, FULL, 0)


@pytest.mark.rule("base.refill.every-turn", "base.deck.both-empty")
def test_the_refill_after_a_turn_without_money_completes_a_short_display() -> None:
    t = table(display=["florin9"], pile=["florin8"], A={"palace": {"1,0": "tower-12"}}).play("remove tower-12")
    assert t.display() == ["florin8", "florin9"]


@pytest.mark.rule("base.refill.display-slots")
def test_the_display_has_no_order() -> None:
    one = table(display=["florin2", "denar3", "denar6", "ducat8"])
    other = table(display=["ducat8", "denar6", "florin2", "denar3"])
    assert one.state.display == other.state.display
    assert one.options() == other.options()
    assert view(one.state, 1).display == view(other.state, 1).display


@pytest.mark.rule("base.refill.scoring-card", "base.score.card-leaves", "base.edition.scoring-card-spot")
def test_a_scoring_card_takes_no_space_and_leaves_the_game() -> None:
    t = table(display=FULL, pile=["scoring1", "florin9"]).play("take florin8")
    assert t.display() == ["florin9", "dirham8", "denar8", "ducat8"]
    assert (t.state.scored, t.state.waiting) == (1, ())
    held = sum((t.state.display, t.state.discard, *t.state.hands))
    assert all(card.sort == "money" for card in map(t.state.rules.cards.__getitem__, t.state.rules.bags.cards(held)))
    assert t.refused("take scoring1") == {"base.money.take-one"}


# ---------------------------------------------------------------- the pile


@pytest.mark.rule("base.refill.reshuffle")
def test_a_used_up_pile_is_rebuilt_from_the_shuffled_discard() -> None:
    discard = [f"florin{value}" for value in range(1, 10)]
    tops = set()
    for seed in range(12):
        t = table(display=FULL, pile=["dirham9"], discard=discard, seed=f"reshuffle {seed}").play("take florin8")
        assert t.state.discard == 0
        assert sorted(t.state.rules.card_keys[card] for card in t.state.pile[t.state.drawn :]) == discard
        tops.add(t.state.pile[t.state.drawn])
    assert len(tops) > 3


@pytest.mark.rule("base.deck.rebuild-timing")
def test_the_discard_is_reshuffled_as_soon_as_the_pile_is_empty() -> None:
    t = table(market=MARKET, display=FULL, pile=["florin9"], discard=["denar1", "denar2"]).play("take florin8")
    assert "reshuffled" in [event.kind for event in t.events]
    assert (t.state.discard, len(t.state.pile) - t.state.drawn) == (0, 2)


@pytest.mark.rule("base.deck.rebuild-timing", "base.refill.every-turn")
def test_an_empty_pile_is_rebuilt_at_the_start_of_a_refill_that_draws_nothing() -> None:
    t = table(market=MARKET, display=FULL, discard=["denar1"], A={"palace": {"1,0": "tower-12"}})
    t.play("remove tower-12")
    assert (t.state.discard, t.state.reshuffles) == (0, 1)
    assert t.display() == FULL


@pytest.mark.rule("base.deck.rebuild-timing")
def test_cards_paid_after_the_reshuffle_start_a_new_discard() -> None:
    t = table(
        market=MARKET, display=FULL, pile=["florin9"], discard=["denar1", "denar2"], B={"hand": ["florin9"]}
    ).play("take florin8", "buy pavilion-8 florin9", "reserve pavilion-8")
    assert t.state.rules.card_names(t.state.discard) == ["florin9"]


@pytest.mark.rule("base.deck.rebuild-timing")
def test_a_table_may_reshuffle_only_when_a_card_is_needed() -> None:
    t = table(
        market=MARKET,
        display=FULL,
        pile=["florin9"],
        discard=["denar1"],
        B={"hand": ["ducat9"]},
        options={"reshuffle": "when_needed"},
    ).play("take florin8")
    assert (t.state.reshuffles, t.state.rules.card_names(t.state.discard)) == (0, ["denar1"])
    t.play("buy garden-8-NE ducat9", "reserve garden-8-NE")
    assert (t.state.reshuffles, t.state.rules.card_names(t.state.discard)) == (0, ["denar1", "ducat9"])
    t.play("take florin9")
    assert (t.state.reshuffles, t.state.discard) == (1, 0)
    assert {"denar1", "ducat9"} & set(t.display())
    assert len(t.display()) == 4


@pytest.mark.rule("base.pay.discard-now", "base.deck.both-empty")
def test_cards_paid_in_a_turn_can_be_drawn_in_its_refill() -> None:
    t = table(market=MARKET, display=FULL[:3], A={"hand": ["florin9"]}).play("buy pavilion-8 florin9")
    assert t.state.rules.card_names(t.state.discard) == ["florin9"]
    t.play("reserve pavilion-8")
    assert t.display() == ["florin8", "florin9", "dirham8", "denar8"]


@pytest.mark.rule("base.deck.both-empty")
def test_without_any_card_the_display_stays_short_and_play_goes_on() -> None:
    t = table(market=MARKET, display=["florin1"], B={"hand": ["dirham9"]}).play("take florin1")
    assert (t.display(), t.decider, t.state.ending) == ([], "B", False)
    assert t.verbs() == {"buy"}
    t.play("buy seraglio-8-S dirham9", "reserve seraglio-8-S")
    assert t.display() == ["dirham9"]


@pytest.mark.rule("base.deck.scoring-not-shuffled")
def test_each_scoring_card_comes_once_and_never_back() -> None:
    t = table(display=FULL, pile=["scoring1"], discard=["florin9", "denar9"]).play("take florin8")
    assert t.state.scored == 1
    kinds = [t.state.rules.cards[card].sort for card in t.state.pile[t.state.drawn :]]
    assert kinds == ["money"]
    for game in whole_games():
        assert [s.scored for s in game] == sorted(s.scored for s in game)
        for s in game:
            if s.reshuffles:
                assert all(s.rules.cards[card].sort == "money" for card in s.pile)


@pytest.mark.rule("base.deck.two-scoring-cards", "base.dirk.draw-timing")
def test_two_scoring_cards_in_one_refill_are_scored_in_the_order_drawn_each_with_dirks_draw() -> None:
    t = table(players=2, market=MARKET, display=FULL, pile=["scoring1", "scoring2", "florin9"]).play("take florin8")
    assert [event.kind for event in t.events if event.kind in ("scored", "dirk-drew")] == [
        "scored",
        "dirk-drew",
        "scored",
        "dirk-drew",
    ]
    assert [args["scoring"] for args in t.told("scored")] == [1, 2]
    assert [len(args["tiles"]) for args in t.told("dirk-drew")] == [6, (54 - 4 - 6) // 3]


@pytest.mark.rule("base.money.cards", "base.dirk.deck", "base.buy.no-change")
def test_money_is_neither_lost_nor_made_in_any_game() -> None:
    for game in whole_games(2):
        for s in game[::7]:
            lying = s.rules.bags.cards(sum((*s.hands, s.display, s.discard)))
            found = Counter([*lying, *s.pile[s.drawn :]])
            money = {i: card.copies for i, card in enumerate(s.rules.cards) if card.sort == "money"}
            assert {card: found[card] for card in money} == money
