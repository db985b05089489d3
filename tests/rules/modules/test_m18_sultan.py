"""Module 18, Power of Sultan."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import Part, unseen_specials, view
from sabika.rules.boxes import MODULES, ruleset

MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
GAP = ["", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
RING = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]


def needs(*modules: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not set(modules) <= set(MODULES), reason="module not there yet")


def owned(*cards: tuple[int, str, str]) -> dict[str, Any]:
    """Slices in which seats own cards: (seat, card, marked kind)."""
    return {"sultan": {"owned": [list(card) for card in cards]}}


def refill(*cards: tuple[int, str, str], supply: list[str], modules: tuple[str, ...] = (), **more: Any) -> Table:
    """The end of A's turn: the first space of the market is empty, the display is full."""
    position = {"market": GAP, "display": DISPLAY, "at": "refill", "slices": owned(*cards), **more}
    return table(["sultan", *modules], supply=supply, **position)


def buying(seed: str = "test", **more: Any) -> Table:
    slices = {"sultan": {"offered": [["sultan-denar-a", "tower"], ["sultan-florin-b", "garden"]]}}
    hand = {"hand": ["denar3", "denar4", "denar9", "denar6", "florin7"]}
    return table(["sultan"], seed=seed, market=MARKET, display=DISPLAY, slices=slices, A=hand, **more)


def marks(t: Table) -> dict[str, tuple[int, str]]:
    """Card -> owner and marked kind."""
    rules = t.state.rules
    return {rules.card_keys[card]: (seat, rules.kinds[kind]) for seat, card, kind in t.slice("sultan").owned}


def offered(t: Table) -> dict[str, str]:
    rules = t.state.rules
    return {rules.card_keys[card]: rules.kinds[kind] for card, kind in t.slice("sultan").offered}


# ---------------------------------------------------------------- components and setup


@pytest.mark.rule("sultan.components.set", "sultan.components.data")
def test_there_are_two_cards_per_currency_and_six_extra_tiles() -> None:
    rules = ruleset(Config(modules=("sultan",)))
    cards = [card for card in rules.cards if card.sort == "sultan"]
    assert len(cards) == 8
    assert Counter(rules.currencies[card.currency] for card in cards) == dict.fromkeys(rules.currencies, 2)
    extra = rules.modules["sultan"].data.extra_tiles
    assert {top: row.second for top, row in extra.items()} == dict(zip(RING, RING[1:] + RING[:1], strict=True))
    assert extra["arcades"].confidence == "sourced"


@pytest.mark.rule("sultan.components.data")
@pytest.mark.parametrize(
    "change",
    [
        {"cards": {"sultan-denar-a": {"currency": "florin"}}},
        {"extra_tiles": {"garden": {"second": "garden"}}},
        {"piles": {"counts": [3, 3, 3]}},
        {"piles": {"counts": [0, 0, 0, 0, 0, 8]}},
        {"price": {"value": 0}},
    ],
)
def test_wrong_component_data_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("sultan",)), {"sultan": change})


@pytest.mark.rule("sultan.setup.piles")
def test_sultan_cards_are_shuffled_into_the_first_three_piles() -> None:
    rules = ruleset(Config(modules=("sultan",)))
    first = set()
    for seed in range(8):
        s = flow.start(rules, Chance.from_text(f"piles {seed}"))
        starts = (0, *s.cuts)
        piles = [s.pile[a:b] for a, b in zip(starts, s.cuts, strict=False)]
        sultans = [[card for card in pile if rules.cards[card].sort == "sultan"] for pile in piles]
        assert [len(cards) for cards in sultans] == [3, 2, 3, 0, 0]
        assert len({card for cards in sultans for card in cards}) == 8
        first.add(tuple(sorted(sultans[0])))
    assert len(first) > 3


@pytest.mark.rule("sultan.setup.piles", "sultan.hidden.none")
def test_everybody_knows_how_many_sultan_cards_a_pile_holds_but_not_which() -> None:
    t = table(["sultan"], setup=True)
    parts = view(t.state, 0).pile
    assert all(isinstance(part, Part) for part in parts)
    assert [part.special.get("sultan", 0) for part in parts] == [3, 2, 3, 0, 0]


@pytest.mark.rule("sultan.setup.extra-tiles", "sultan.reveal.mark-top", "sultan.hidden.none")
def test_every_draw_is_any_of_the_six_extra_tiles() -> None:
    pairs = set()
    for seed in range(60):
        pile = ["sultan-denar-a", "sultan-florin-a", "denar1"]
        t = table(["sultan"], seed=f"mark {seed}", market=MARKET, display=DISPLAY[:3], pile=pile, at="refill")
        assert list(offered(t)) == ["sultan-denar-a", "sultan-florin-a"]
        pairs.add(tuple(offered(t).values()))
    assert {first for first, _ in pairs} == {second for _, second in pairs} == set(RING)
    assert any(first == second for first, second in pairs)


@pytest.mark.rule("sultan.reveal.beside-market", "sultan.reveal.mark-top", "sultan.reveal.when-drawn")
def test_a_drawn_sultan_card_is_marked_and_takes_no_money_space() -> None:
    pile = ["sultan-denar-a", "florin3", "sultan-ducat-b", "denar5"]
    t = table(["sultan"], market=MARKET, display=DISPLAY[:3], pile=pile, A={"hand": ["denar1"]})
    t.play("take dirham1")
    assert sorted(t.display()) == ["denar5", "florin1", "florin2", "florin3"]
    told = {event["card"]: event["type"] for event in t.told("sultan-offered")}
    assert offered(t) == told
    assert set(told) == {"sultan-denar-a", "sultan-ducat-b"}
    assert len(unseen_specials(t.state)["sultan"]) == 6


@pytest.mark.rule("sultan.order.money-first")
def test_money_is_refilled_before_tiles() -> None:
    t = table(["sultan"], market=MARKET, display=DISPLAY, pile=["sultan-denar-a"], A={"hand": ["florin4"]})
    t.play("buy pavilion-4-ES florin4", "take dirham1", "reserve pavilion-4-ES")
    kinds = [event.kind for event in t.events]
    assert kinds.index("sultan-offered") < kinds.index("offered")


# ---------------------------------------------------------------- buying


@pytest.mark.rule("sultan.buy.price", "sultan.flow.decisions")
def test_a_card_costs_seven_of_its_currency_and_exact_payment_gives_another_action() -> None:
    t = buying()
    assert t.refused("buy-sultan sultan-denar-a denar6") == {"base.buy.at-least-price"}
    assert t.refused("buy-sultan sultan-denar-a florin7") == {"base.buy.currency", "base.buy.at-least-price"}
    assert t.refused("buy-sultan sultan-denar-b denar9") == {"sultan.reveal.beside-market"}
    paid = {text for text in t.options() if text.startswith("buy-sultan sultan-denar-a")}
    assert paid == {
        "buy-sultan sultan-denar-a denar9",
        "buy-sultan sultan-denar-a denar3 denar4",
        "buy-sultan sultan-denar-a denar3 denar6",
        "buy-sultan sultan-denar-a denar4 denar6",
    }
    exact = buying().play("buy-sultan sultan-denar-a denar3 denar4", "keep-mark")
    assert (exact.decider, exact.frame) == ("A", "Act")
    over = buying().play("buy-sultan sultan-denar-a denar9", "keep-mark")
    assert (over.decider, over.frame) == ("B", "Act")


@pytest.mark.rule("sultan.buy.open", "sultan.hidden.none")
def test_a_bought_card_lies_open() -> None:
    t = buying().play("buy-sultan sultan-denar-a denar9", "keep-mark")
    assert marks(t) == {"sultan-denar-a": (0, "tower")}
    assert offered(t) == {"sultan-florin-b": "garden"}
    for seat in (0, 1, None):
        assert view(t.state, seat).of("sultan") == t.slice("sultan")


@pytest.mark.rule("sultan.buy.remark", "sultan.components.data", "sultan.flow.decisions")
def test_a_redraw_forces_one_of_the_two_kinds_of_an_extra_tile() -> None:
    seen = set()
    for seed in range(40):
        t = buying(f"remark {seed}").play("buy-sultan sultan-denar-a denar9")
        assert t.options() == {"keep-mark", "redraw"}
        t.play("redraw")
        shown = t.told("sultan-redrawn")[0]["types"]
        assert t.options() == {f"mark {kind}" for kind in shown}
        seen.add(tuple(shown))
        for kind in set(RING) - set(shown):
            assert t.refused(f"mark {kind}") == {"sultan.buy.remark"}
        t.play(f"mark {shown[1]}")
        assert marks(t) == {"sultan-denar-a": (0, shown[1])}
    assert seen == set(zip(RING, RING[1:] + RING[:1], strict=True))


@pytest.mark.rule("sultan.buy.remark-once")
def test_the_mark_is_redrawn_once_right_after_the_purchase_or_never() -> None:
    kept = buying().play("buy-sultan sultan-denar-a denar3 denar4", "keep-mark")
    assert kept.refused("redraw")
    redrawn = buying().play("buy-sultan sultan-denar-a denar3 denar4", "redraw")
    assert redrawn.refused("redraw") == redrawn.refused("keep-mark") == {"sultan.buy.remark-once"}
    redrawn.play(min(redrawn.options()))
    assert redrawn.refused("redraw")
    assert redrawn.frame == "Act"


@needs("characters")
@pytest.mark.rule("sultan.payment.more-means")
def test_the_rich_patron_never_pays_and_the_miser_takes_nothing_for_a_card() -> None:
    slices = {
        "sultan": {"offered": [["sultan-denar-a", "tower"]]},
        "characters": {"owned": [["rich-patron", 0], ["miser", 0]]},
    }
    t = table(["sultan", "characters"], market=MARKET, display=DISPLAY, slices=slices, A={"hand": ["denar9"]})
    assert "buy tower-9-NE patron" in t.options()
    assert "buy-sultan sultan-denar-a patron" not in t.options()
    assert t.refused("buy-sultan sultan-denar-a patron") == {"characters.rich-patron.scope"}
    t.play("buy-sultan sultan-denar-a denar9", "keep-mark")
    assert t.decider == "B"


# ---------------------------------------------------------------- using


@pytest.mark.rule("sultan.use.take-tile", "sultan.use.placement", "sultan.flow.decisions")
def test_a_fitting_card_takes_the_drawn_tile_and_leaves_the_game() -> None:
    t = refill((1, "sultan-denar-a", "garden"), supply=["garden-10", "tower-11"])
    assert (t.decider, t.frame) == ("B", "Claim")
    assert t.options() == {"claim garden-10", "let-go garden-10"}
    assert t.refused("claim tower-11") == {"sultan.use.take-tile"}
    t.play("claim garden-10")
    assert (t.decider, t.frame) == ("B", "Placing")
    assert t.verbs() == {"place", "reserve"}
    assert marks(t) == {}
    assert [t.state.rules.card_keys[card] for card in t.slice("sultan").used] == ["sultan-denar-a"]
    built = t.play("place garden-10 1,0")
    assert built.palace("B") == {"1,0": "garden-10"}
    assert t.market() == ["tower-11", *GAP[1:]]
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("sultan.use.take-tile")
def test_a_taken_tile_may_go_to_the_reserve() -> None:
    t = refill((1, "sultan-denar-a", "garden"), supply=["garden-10", "tower-11"])
    t.play("claim garden-10", "reserve garden-10")
    assert t.reserve("B") == ["garden-10"]
    assert t.hand("B") == []


@pytest.mark.rule("sultan.use.priority", "sultan.use.decline")
def test_holders_are_asked_in_turn_order_from_the_next_player() -> None:
    cards = ((0, "sultan-denar-a", "garden"), (2, "sultan-denar-b", "garden"), (1, "sultan-florin-a", "garden"))
    t = refill(*cards, supply=["garden-10", "tower-11"])
    asked = []
    for _ in range(3):
        asked.append(t.decider)
        t.play("let-go garden-10")
    assert asked == ["B", "C", "A"]
    assert t.market() == ["garden-10", *GAP[1:]]
    assert len(marks(t)) == 3
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("sultan.use.decline")
def test_filling_goes_on_after_a_tile_was_let_go() -> None:
    t = refill((2, "sultan-denar-a", "garden"), supply=["garden-10", "garden-11"], market=["", "", *GAP[2:]])
    t.play("let-go garden-10")
    assert t.decider == "C"
    t.play("let-go garden-11")
    assert t.market() == ["garden-10", "garden-11", *GAP[2:]]


@pytest.mark.rule("sultan.use.redraw", "sultan.use.several-cards", "sultan.use.priority")
def test_each_further_tile_for_the_space_is_offered_in_the_full_order_again() -> None:
    cards = ((1, "sultan-denar-a", "garden"), (1, "sultan-denar-b", "garden"), (2, "sultan-florin-a", "garden"))
    t = refill(*cards, supply=["garden-10", "garden-11", "garden-9-E", "tower-11"])
    t.play("claim garden-10", "reserve garden-10")
    assert t.decider == "B"
    t.play("claim garden-11", "reserve garden-11")
    assert t.decider == "C"
    t.play("claim garden-9-E", "reserve garden-9-E")
    assert (t.reserve("B"), t.reserve("C")) == (["garden-10", "garden-11"], ["garden-9-E"])
    assert t.market()[0] == "tower-11"


@pytest.mark.rule("sultan.use.end-of-game", "sultan.use.redraw")
def test_the_last_tile_can_be_taken_and_the_game_ends() -> None:
    t = refill((2, "sultan-denar-a", "garden"), supply=["garden-10"], supply_rest=False)
    assert t.decider == "C"
    t.play("claim garden-10", "place garden-10 1,0")
    assert t.state.over
    assert t.palace("C") == {"1,0": "garden-10"}


@pytest.mark.rule("sultan.use.end-of-game")
def test_in_the_last_incomplete_refill_tiles_are_still_offered() -> None:
    gaps = ["", "", *GAP[2:]]
    t = refill((2, "sultan-denar-a", "garden"), supply=["garden-10"], supply_rest=False, market=gaps)
    t.play("let-go garden-10")
    assert t.state.over
    assert t.told("ending")


@pytest.mark.rule("sultan.use.type-match", "sultan.use.take-tile")
def test_only_the_marked_kind_is_offered() -> None:
    t = refill((1, "sultan-denar-a", "garden"), supply=["tower-11", "garden-10"])
    assert (t.decider, t.frame) == ("B", "Act")
    assert t.market()[0] == "tower-11"


@pytest.mark.rule("sultan.use.type-match")
def test_a_bazaar_goes_aside_and_the_next_tile_is_offered() -> None:
    t = refill((1, "sultan-denar-a", "garden"), supply=["bazaar-florin-a", "garden-10"], modules=("bazaars",))
    assert t.options() == {"claim garden-10", "let-go garden-10"}
    assert t.state.rules.tile_names(t.slice("bazaars").offered) == ["bazaar-florin-a"]


@pytest.mark.rule("sultan.use.refill-scope")
def test_nobody_is_asked_about_the_first_market() -> None:
    t = table(["sultan"], setup=True)
    assert t.slice("sultan").owned == ()
    assert t.frame == "Act"
    assert all(t.market())


@pytest.mark.rule("sultan.use.placement")
def test_nothing_but_placing_is_possible_with_a_taken_tile() -> None:
    b = {"hand": ["denar9", "florin4"], "reserve": ["arcades-9"], "palace": {"1,0": "garden-11"}}
    t = refill((1, "sultan-denar-a", "garden"), supply=["garden-10", "tower-11"], B=b)
    t.play("claim garden-10")
    for text in ("take florin1", "buy tower-9-NE denar9", "remove garden-11", "build arcades-9 0,1", "pass"):
        assert t.refused(text)
    assert t.refused("place arcades-9 0,1") == {"base.buy.lies-aside"}


@needs("street_trader", "watchtowers")
@pytest.mark.rule("sultan.use.placement")
def test_a_taken_tile_displaces_the_trader_who_is_put_back_at_once() -> None:
    slices = {
        **owned((1, "sultan-denar-a", "garden")),
        "street_trader": {
            "cells": ["0,1", "1,0", "0,1"],
            "traders": [["tower"] * 3, ["garden", "tower", "tower"], ["tower"] * 3],
            "supply": [1, 1, 1, 1, 1, 1],
        },
    }
    t = refill(supply=["garden-10", "tower-11"], modules=("street_trader", "watchtowers"), slices=slices)
    t.play("claim garden-10")
    assert t.verbs() == {"place", "reserve"}
    t.play("place garden-10 1,0")
    assert (t.decider, "move-in") == ("B", min(t.verbs() - {"keep-citizens"}))
    t.play(min(text for text in t.options() if text.startswith("move-in")))
    assert (t.decider, t.frame) == ("B", "TraderBack")
    t.play("place-trader 2,0")
    assert t.market()[0] == "tower-11"


@needs("characters", "building_sites")
@pytest.mark.rule("sultan.use.not-a-purchase")
def test_taking_a_tile_is_no_purchase() -> None:
    slices = {
        **owned((1, "sultan-denar-a", "tower")),
        "characters": {"owned": [["miser", 1]]},
    }
    modules = ("characters", "building_sites")
    t = refill(supply=["tower-13-E", "garden-10"], modules=modules, slices=slices, B={"hand": ["florin9"]})
    assert t.refused("establish tower-13-E florin9")
    t.play("claim tower-13-E")
    assert not t.told("bought")
    assert t.frame == "Placing"
    t.play("place tower-13-E 1,0")
    assert t.frame == "Act"
    assert not t.state.stack[-1].bonus  # type: ignore[attr-defined]
    assert (t.hand("B"), t.slice("building_sites").established) == (["florin9"], ())


@pytest.mark.rule("sultan.use.before-scoring")
def test_a_taken_tile_counts_in_the_scoring_of_the_same_end_of_turn() -> None:
    t = refill((1, "sultan-denar-a", "garden"), supply=["garden-10", "tower-11"], waiting=[1])
    t.play("claim garden-10")
    assert t.state.waiting == (1,)
    t.play("place garden-10 1,0")
    assert t.state.scored == 1
    assert list(t.state.scores) == [0, 5, 0]


# ---------------------------------------------------------------- characters


@needs("characters")
@pytest.mark.rule("sultan.reveal.when-drawn")
def test_a_sultan_card_drawn_for_the_beggar_is_laid_out_and_marked() -> None:
    slices = {"characters": {"owned": [["beggar", 0]]}}
    pile = ["sultan-denar-a", "denar7", "florin9"]
    t = table(["sultan", "characters"], market=MARKET, display=DISPLAY, pile=pile, slices=slices, at="turn")
    t.play("beg")
    assert list(offered(t)) == ["sultan-denar-a"]
    assert t.hand("A") == ["denar7"]
    assert "buy-sultan sultan-denar-a denar7" in t.options()


@needs("characters")
@pytest.mark.rule("sultan.characters.dancer", "sultan.use.priority-dancer", "sultan.use.refill-scope")
def test_the_dancers_tile_is_offered_from_the_player_at_turn_on() -> None:
    slices = {
        **owned((2, "sultan-denar-a", "garden"), (0, "sultan-denar-b", "garden")),
        "characters": {"owned": [["dancer", 0]]},
    }
    supply = ["garden-10", "garden-11", "seraglio-9"]
    t = table(["sultan", "characters"], market=MARKET, display=DISPLAY, supply=supply, slices=slices, at="turn")
    t.play("dance tower-9-NE")
    assert (t.decider, t.frame) == ("A", "Claim")
    t.play("claim garden-10", "reserve garden-10")
    assert t.decider == "C"
    t.play("claim garden-11", "reserve garden-11")
    assert t.market() == ["pavilion-4-ES", "seraglio-9", "garden-8-NE", "arcades-8-N"]
    assert (t.decider, t.frame) == ("A", "Act")


# ---------------------------------------------------------------- two players, the end, whole games


@pytest.mark.rule("sultan.two-player.dirk-draws", "sultan.use.refill-scope")
def test_tiles_for_dirk_are_not_offered() -> None:
    drawn = ["garden-10", "garden-11", "garden-9-E", "garden-10-N", "garden-10-W", "garden-12-S"]
    cards = ((0, "sultan-denar-a", "garden"), (1, "sultan-denar-b", "garden"))
    t = refill(*cards, supply=["tower-11", *drawn], players=2, waiting=[1])
    assert (t.decider, t.frame) == ("B", "Act")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == drawn
    assert len(marks(t)) == 2


@pytest.mark.rule("sultan.two-player.give", "sultan.flow.decisions")
def test_a_taken_tile_may_be_given_to_dirk() -> None:
    t = refill((1, "sultan-denar-a", "garden"), supply=["garden-10", "tower-11"], players=2)
    t.play("claim garden-10")
    assert t.verbs() == {"place", "reserve", "give"}
    t.play("give garden-10")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["garden-10"]


@pytest.mark.rule("sultan.end.leftover")
def test_at_the_end_cards_are_worth_nothing_and_claim_nothing() -> None:
    slices = owned((1, "sultan-denar-a", "garden"))
    t = table(["sultan"], market=["", "", "garden-8-NE", ""], slices=slices, at="end", A={"hand": ["denar9"]})
    assert (t.decider, t.frame) == ("A", "Placing")
    t.play("reserve garden-8-NE")
    assert t.state.over
    assert list(t.state.scores) == [0, 0, 0]


@pytest.mark.rule("sultan.flow.decisions")
def test_random_games_use_every_decision() -> None:
    seen: Counter[str] = Counter()
    for number in range(4):
        rng = Random(number)
        rules = ruleset(Config(players=2 + number, modules=("sultan", "bazaars")))
        s = flow.start(rules, Chance.from_text(f"sultan {number}"))
        while not s.over:
            found = flow.moves(s)
            eager = [move for move in found if rules.codec.text(move).startswith("buy")]
            move = rng.choice(eager or found)
            assert flow.why_not_move(s, move) is None
            seen[rules.codec.text(move).split()[0]] += 1
            flow.play_move(s, move)
    assert {"buy-sultan", "keep-mark", "redraw", "mark", "claim", "let-go", "give"} <= set(seen)
