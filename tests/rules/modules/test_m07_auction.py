"""Module 07, Characters: setting up and the auction."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, Part, determinize, unseen_specials, view
from sabika.rules.boxes import ruleset

MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "florin3"]
RICH = {"hand": ["denar5", "denar6", "ducat4"]}
POOR = {"hand": ["denar1", "ducat2", "ducat2"]}


def auction(card: str = "miser", *after: str, modules: tuple[str, ...] = (), **more: Any) -> Table:
    """A's turn has ended; the refill draws a character, then ``after`` (one card is missing in the display)."""
    position = {"at": "refill", "market": MARKET, "display": DISPLAY, "A": RICH, "B": RICH, "C": POOR, **more}
    return table(["characters", *modules], pile=[card, *(after or ["denar9"])], **position)


def owned(t: Table) -> dict[str, str]:
    """Character -> seat."""
    return {t.state.rules.card_keys[card]: "ABCDEF"[seat] for card, seat in t.slice("characters").owned if seat >= 0}


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("characters.setup.piles", "characters.setup.surplus-pile", "characters.two-player")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_two_characters_lie_in_each_of_piles_2_to_4_and_four_lie_aside(players: int) -> None:
    seen = set()
    for seed in "abcdefgh":
        t = table(["characters"], players=players, setup=True, seed=seed)
        s = t.state
        ends = [0, *s.cuts]
        piles = [[c for c in s.pile[a:b] if s.rules.cards[c].sort == "character"] for a, b in pairwise(ends)]
        assert [len(pile) for pile in piles] == [0, 2, 2, 2, 0]
        surplus = t.slice("characters").surplus
        assert len(surplus) == 4
        assert len({*surplus, *(card for pile in piles for card in pile)}) == 10
        seen.add(surplus)
    assert len(seen) > 1


@pytest.mark.rule("characters.symbol.assignment", "characters.use.symbols")
def test_the_symbols_are_component_data() -> None:
    data = table(["characters"]).state.rules.modules["characters"].data
    by_timing: dict[str, set[str]] = {}
    for key, row in data.cards.items():
        by_timing.setdefault(row.timing, set()).add(key)
    assert by_timing == {
        "one_use": {"rich-patron"},
        "once_per_round": {"miser", "master-builder", "trader", "dancer", "moneychanger", "beggar"},
        "scoring": {"wise-man", "city-watch", "entertainer"},
    }
    config = Config(modules=("characters",))
    changed = ruleset(config, {"characters": {"cards": {"miser": {"timing": "one_use"}}}})
    assert changed.modules["characters"].data.cards["miser"].timing == "one_use"
    with pytest.raises(ComponentError):
        ruleset(config, {"characters": {"cards": {"city-watch": {"timing": "one_use"}}}})


@pytest.mark.rule("characters.hidden.information")
def test_owned_characters_are_public_and_the_rest_is_hidden() -> None:
    t = table(["characters"], setup=True)
    s = t.state
    for seat in (None, 0, 1):
        seen = view(s, seat, memory=True)
        assert seen.of("characters").surplus == Hidden(4)
        assert [part.special for part in seen.pile][1:4] == [
            {"scoring": 1, "character": 2},
            {"character": 2},
            {"scoring": 1, "character": 2},
        ]
        guesses = {Table(determinize(seen, Random(n))).slice("characters").surplus for n in range(9)}
        assert len(guesses) > 1
        guess = determinize(seen, Random(1))
        assert len(unseen_specials(guess)["character"]) == 6
        assert view(guess, seat, memory=True) == seen
    t = auction()
    t.play("bid 3", "bid 0", "bid 0")
    assert view(t.state, 0).hands[1] == Hidden(3)
    t.play("pay-bid ducat4")
    assert t.told("won-character") == [{"card": "miser", "cards": ["ducat4"], "amount": 3}]
    assert view(t.state, None).of("characters").owned == t.slice("characters").owned


# ---------------------------------------------------------------- bidding


@pytest.mark.rule(
    "characters.auction.immediate",
    "characters.auction.auctioneer",
    "characters.auction.raise-or-pass",
    "characters.auction.play-continues",
    "characters.auction.winner-pays",
    "characters.auction.who-is-next",
    "characters.flow.decision-points",
)
def test_the_next_player_speaks_first_and_plays_on_after_the_auction() -> None:
    t = auction("miser", "denar9", "ducat9")
    assert (t.decider, t.frame) == ("B", "Auction")
    assert t.display() == DISPLAY
    t.play("bid 2", "bid 3", "bid 5")
    assert (t.decider, t.frame) == ("B", "Auction")
    t.play("bid 0", "bid 0")
    assert (t.decider, t.frame) == ("A", "PayBid")
    t.play("pay-bid denar5")
    assert owned(t) == {"miser": "A"}
    assert t.hand("A") == ["denar6", "ducat4"]
    assert t.state.rules.card_names(t.state.discard) == ["denar5"]
    assert t.display() == [*DISPLAY, "denar9"]
    assert (t.decider, t.frame, t.state.active) == ("B", "Act", 1)


@pytest.mark.rule("characters.auction.raise-or-pass", "characters.auction.bid-steps")
def test_bids_are_whole_numbers_that_rise_and_0_is_a_pass() -> None:
    t = auction()
    assert t.options() == {f"bid {n}" for n in range(12)}
    t.play("bid 3")
    assert t.decider == "C"
    assert t.options() == {"bid 0", "bid 4"}
    assert t.refused("bid 3") == t.refused("bid 1") == {"characters.auction.raise-or-pass"}
    assert t.refused("bid 0") == set()
    t.play("bid 0", "bid 9")
    assert t.decider == "B", "whoever passed is not asked again"
    t.play("bid 11")
    assert t.decider == "A"
    assert t.options() == {"bid 0"}
    t.play("bid 0")
    assert (t.decider, t.frame) == ("B", "PayBid")


@pytest.mark.rule("characters.auction.end", "characters.auction.no-bid")
def test_the_auction_ends_when_all_but_the_highest_bidder_have_passed() -> None:
    t = auction().play("bid 0", "bid 0")
    assert t.decider == "A"
    assert {"bid 0", "bid 1"} <= t.options(), "the last player may still open"
    t.play("bid 1")
    assert (t.decider, t.frame) == ("A", "PayBid"), "nobody is asked to raise an own bid"
    t = auction().play("bid 0", "bid 0", "bid 0")
    assert (t.decider, t.frame) == ("B", "Act")
    assert owned(t) == {}
    assert t.told("auction-failed") == [{"card": "miser"}]
    assert t.state.rules.card_number["miser"] not in unseen_specials(t.state)["character"]


@pytest.mark.rule("characters.auction.end", "characters.hidden.information")
def test_a_seat_that_cannot_raise_is_asked_so_that_its_hand_stays_secret() -> None:
    t = auction(C={"hand": ["ducat2"]}).play("bid 9")
    assert (t.decider, t.options()) == ("C", {"bid 0"})
    t = auction(C={"hand": []}).play("bid 9")
    assert t.decider == "A", "an empty hand is no secret"


@pytest.mark.rule(
    "characters.auction.one-currency", "characters.auction.ability-to-pay", "characters.auction.currency-not-announced"
)
def test_a_bid_must_be_covered_in_one_currency_and_may_be_overpaid() -> None:
    t = auction()
    assert t.refused("bid 12") == {"characters.auction.one-currency"}
    t.play("bid 0")
    assert t.refused("bid 5") == {"characters.auction.one-currency"}, "denar 1 and ducat 4 are no 5"
    t.play("bid 3")
    assert t.refused("bid 2") == {"characters.auction.raise-or-pass"}
    assert t.refused("bid 12") == {"characters.auction.one-currency"}
    t = auction().play("bid 4", "bid 0", "bid 0")
    assert t.told("bid") == []
    assert t.options() == {"pay-bid denar5", "pay-bid denar6", "pay-bid ducat4"}
    assert t.refused("pay-bid denar5 denar6") == set(), "deliberate overpayment is allowed"
    assert t.refused("pay-bid denar5 ducat4") == {"characters.auction.one-currency"}
    assert t.refused("pay-bid") == {"characters.auction.winner-pays"}
    t.play("pay-bid denar5 denar6")
    assert t.hand("B") == ["ducat4"]


@pytest.mark.rule("characters.auction.means-of-payment", "characters.rich-patron.scope")
def test_only_money_of_the_winner_pays_for_a_bid() -> None:
    slices = {"characters": {"owned": [["rich-patron", 1]]}}
    t = auction(slices=slices).play("bid 7", "bid 0", "bid 0")
    assert t.options() == {"pay-bid denar5 denar6"}
    assert "characters.auction.means-of-payment" in t.refused("pay-bid patron")
    assert t.refused("pay-bid denar9") == {"characters.auction.winner-pays"}
    assert t.refused("pay-bid denar6") == {"characters.auction.winner-pays"}


@pytest.mark.rule("characters.auction.no-bonus-no-storage", "characters.auction.discard")
def test_an_exact_payment_earns_nothing_and_is_discarded_before_the_drawing_goes_on() -> None:
    t = auction("miser", "denar9", display=["florin1"], discard=["denar1"])
    t.play("bid 5", "bid 0", "bid 0", "pay-bid denar5")
    drawn = t.told("displayed")
    assert drawn[0] == {"cards": ["denar9"]}
    assert t.display() == ["florin1", "denar1", "denar5", "denar9"], "the payment was in the reshuffled pile"
    assert (t.decider, t.frame) == ("B", "Act")
    assert not t.state.stack[-1].bonus  # type: ignore[attr-defined]


@pytest.mark.rule("characters.auction.several-in-one-refill", "characters.auction.display-count")
def test_cards_of_one_refill_are_dealt_with_in_the_order_drawn() -> None:
    t = auction("scoring1", "miser", "dancer", "denar9")
    assert t.state.waiting == (1,)
    assert (t.decider, t.told("auction")) == ("B", [])
    t.play("bid 1", "bid 0", "bid 0")
    assert t.display() == DISPLAY, "the second character waits for the payment"
    t.play("pay-bid ducat4")
    assert t.told("auction") == [{"card": "dancer"}]
    assert (t.decider, t.frame) == ("B", "Auction")
    t.play("bid 0", "bid 0", "bid 2", "pay-bid denar5")
    assert owned(t) == {"miser": "B", "dancer": "A"}
    assert t.display() == [*DISPLAY, "denar9"]
    assert [line["scoring"] for line in t.told("scored")] == [1]
    assert (t.decider, t.frame, t.state.scored) == ("B", "Act", 1)


@pytest.mark.rule("characters.auction.no-limit")
def test_a_player_may_own_any_number_of_characters() -> None:
    slices = {"characters": {"owned": [["dancer", 1], ["beggar", 1], ["trader", 1]]}}
    t = auction(slices=slices).play("bid 1", "bid 0", "bid 0", "pay-bid ducat4")
    assert owned(t) == dict.fromkeys(["dancer", "beggar", "trader", "miser"], "B")


@pytest.mark.rule("characters.auction.no-abilities-during")
def test_nothing_but_bids_is_possible_during_an_auction() -> None:
    slices = {"characters": {"owned": [["moneychanger", 1], ["rich-patron", 1]]}}
    t = auction(slices=slices)
    assert t.verbs() == {"bid"}
    for action in ("change-money denar5 florin1", "buy tower-9-NE patron", "skip-character", "take florin1"):
        assert t.refused(action) == {"base.turn.one-of-three"}


@pytest.mark.rule("characters.symbol.newly-won")
def test_a_character_won_before_ones_turn_can_be_used_in_it() -> None:
    t = auction("dancer").play("bid 1", "bid 0", "bid 0", "pay-bid ducat4")
    assert (t.decider, t.frame) == ("B", "MayDance")
    t = auction("beggar", B={"hand": ["denar5", "denar6", "ducat4"]}, discard=["ducat9"])
    t.play("bid 1", "bid 0", "bid 0", "pay-bid ducat4")
    assert (t.decider, t.frame) == ("B", "MayBeg"), "two cards are left"


@pytest.mark.rule("characters.two-player")
def test_dirk_does_not_bid() -> None:
    position = {"at": "refill", "market": MARKET, "display": DISPLAY, "pile": ["miser", "denar9"]}
    t = table(["characters"], players=2, A=RICH, B=RICH, **position)
    t.play("bid 1", "bid 2", "bid 0", "pay-bid ducat4")
    assert owned(t) == {"miser": "A"}
    slices = {"characters": {"owned": [["rich-patron", 0]]}}
    t = table(["characters"], players=2, market=MARKET, display=DISPLAY, slices=slices)
    t.play("buy tower-9-NE patron", "take florin1")
    assert "give tower-9-NE" in t.options()
    t.play("give tower-9-NE")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["tower-9-NE"]


def test_a_guessed_hand_that_falls_short_of_the_bid_pays_what_it_has() -> None:
    t = auction().play("bid 11", "bid 0")
    for number in range(20):
        s = determinize(view(t.state, 0), Random(number))
        guess = Table(s).play("bid 0")
        assert (guess.decider, guess.frame) == ("B", "PayBid")
        for text in guess.options():
            assert guess.refused(text) == set()
        assert guess.options()


# ---------------------------------------------------------------- the Travelling Entertainer


@pytest.mark.rule("characters.entertainer.choice", "characters.entertainer.exchange", "characters.entertainer.points")
def test_the_entertainer_is_kept_or_exchanged_at_once() -> None:
    slices = {"characters": {"surplus": ["dancer", "wise-man", "trader", "beggar"]}}
    t = auction("entertainer", slices=slices).play("bid 1", "bid 0", "bid 0", "pay-bid ducat4")
    assert (t.decider, t.frame) == ("B", "Entertained")
    assert t.display() == DISPLAY, "before drawing continues"
    assert t.options() == {"entertainer keep", "entertainer exchange"}
    kept = Table(t.state).play("entertainer keep")
    assert owned(kept) == {"entertainer": "B"}
    assert (kept.decider, kept.frame) == ("B", "Act")
    assert kept.points(3, 1, "characters.entertainer.points") == 8
    assert kept.points(1, 1, "characters.") == kept.points(2, 1, "characters.") == 0
    assert "entertainer exchange" not in kept.options()
    t.play("entertainer exchange")
    assert owned(t) == {"dancer": "B"}
    left = [t.state.rules.card_keys[card] for card in t.slice("characters").surplus]
    assert left == ["wise-man", "trader", "beggar"]
    assert (t.decider, t.frame) == ("B", "MayDance"), "usable right away"
    assert t.points(3, 1, "characters.entertainer") == 0
    assert t.state.rules.card_number["entertainer"] not in unseen_specials(t.state)["character"], "out of the game"


@pytest.mark.rule("characters.entertainer.exchange")
def test_without_a_surplus_pile_the_entertainer_is_kept() -> None:
    t = auction("entertainer").play("bid 1", "bid 0", "bid 0", "pay-bid ducat4")
    assert owned(t) == {"entertainer": "B"}
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("characters.hidden.information")
def test_what_everybody_knows_about_the_piles_shrinks_with_each_character() -> None:
    t = auction("miser", "dancer", "denar9", slices={"characters": {"surplus": ["trader"]}})
    assert view(t.state, None).pile == (Part(2, {"character": 1}),)
    guess = determinize(view(t.state, 0), Random(2))
    hidden = (*guess.pile, *Table(guess).slice("characters").surplus)
    assert guess.rules.card_number["miser"] not in hidden
