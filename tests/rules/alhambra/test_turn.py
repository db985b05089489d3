"""The turn (base.turn.*)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sabika.core import flow
from tests.rules.alhambra.support import whole_games
from tests.table import Table, table

MARKET = ["pavilion-8", "seraglio-8-S", "arcades-9", "garden-10-N"]
DISPLAY = ["florin9", "dirham9", "denar9", "ducat9"]
EXACT = ["florin8", "dirham8", "denar9", "ducat9", "ducat1"]
"""What pays each tile of the market exactly."""
BUY_ALL = (
    "buy pavilion-8 florin8",
    "buy seraglio-8-S dirham8",
    "buy arcades-9 denar9",
    "buy garden-10-N ducat9 ducat1",
)


def rich(**more: object) -> Table:
    return table(market=MARKET, display=DISPLAY, A={"hand": EXACT, **more})


def stuck(**more: object) -> Table:
    """A has nothing to do after paying the only tile exactly."""
    return table(
        market=["pavilion-8", "", "", ""], A={"hand": ["florin8"]}, B={"hand": ["florin1"]}, supply_rest=False, **more
    )


@pytest.mark.rule("base.turn.clockwise")
def test_turns_go_round_from_the_starting_player() -> None:
    t = table(display=DISPLAY, pile_rest=True, turn="C")
    seats = []
    for _ in range(4):
        seats.append(t.decider)
        t.play(f"take {t.display()[0]}")
    assert seats == ["C", "A", "B", "C"]
    for game in whole_games():
        assert game[0].turns == 1
        for before, after in pairwise(game):
            if after.turns > before.turns:
                assert after.turns == before.turns + 1
                assert after.active == (before.active + 1) % before.rules.players
            else:
                assert after.active == before.active


@pytest.mark.rule("base.turn.one-of-three")
def test_the_active_player_takes_money_buys_or_redesigns() -> None:
    t = rich(palace={"1,0": "tower-12"}, reserve=["tower-11"])
    assert t.verbs() == {"take", "buy", "build", "remove", "exchange"}
    assert t.refused("reserve pavilion-8") == {"base.turn.one-of-three"}
    for game in whole_games(2):
        for s in game[::9]:
            if type(s.stack[-1]).__name__ == "Act":
                verbs = {option.action.kind for option in flow.options(s)}
                assert verbs <= {"take", "buy", "build", "remove", "exchange"} or verbs == {"pass"}


@pytest.mark.rule("base.turn.again-after-exact", "base.buy.exact")
@pytest.mark.parametrize("third", ["take florin9", "buy arcades-9 denar9", "remove tower-12"])
def test_after_each_exact_payment_the_player_chooses_freely_again(third: str) -> None:
    t = rich(palace={"1,0": "tower-12"}).play(*BUY_ALL[:2])
    assert (t.decider, t.frame) == ("A", "Act")
    assert t.refused(third) == set()
    assert t.verbs() == {"take", "buy", "remove"}


@pytest.mark.rule("base.turn.no-other-extra", "base.turn.chain")
@pytest.mark.parametrize(
    ("closing", "then"),
    [
        ("take florin9", ("B", "Act")),
        ("build tower-11 0,1", ("B", "Act")),
        ("remove tower-12", ("B", "Act")),
        ("exchange tower-11 tower-12", ("B", "Act")),
        ("buy pavilion-8 florin9", ("A", "Placing")),
    ],
)
def test_anything_but_an_exact_payment_ends_the_actions(closing: str, then: tuple[str, str]) -> None:
    t = table(
        market=MARKET,
        display=DISPLAY,
        pile_rest=True,
        A={"hand": ["florin9", "dirham8"], "palace": {"1,0": "tower-12"}, "reserve": ["tower-11"]},
    ).play(closing)
    assert (t.decider, t.frame) == then


@pytest.mark.rule("base.turn.five-at-most", "base.turn.chain", "base.edition.only-in-old")
@pytest.mark.parametrize("fifth", ["take denar9", "remove tower-12"])
def test_a_turn_has_four_exact_purchases_and_a_closing_action_at_most(fifth: str) -> None:
    t = rich(palace={"1,0": "tower-12"}).play(*BUY_ALL)
    assert t.market() == ["", "", "", ""]
    assert t.verbs() == {"take", "remove"}
    t.play(fifth)
    assert (t.decider, t.frame) == ("A", "Placing")


@pytest.mark.rule("base.turn.five-at-most")
def test_no_turn_of_any_game_has_more_than_five_actions() -> None:
    for game in whole_games():
        acts: dict[int, int] = {}
        for s in game[:-1]:
            acts[s.turns] = acts.get(s.turns, 0) + (type(s.stack[-1]).__name__ == "Act")
        assert max(acts.values()) <= 5


@pytest.mark.rule("base.turn.no-refill-during", "base.turn.end", "base.refill.market", "base.refill.display")
def test_nothing_is_refilled_before_every_bought_tile_is_placed() -> None:
    t = table(
        market=MARKET, display=DISPLAY, pile=["florin1"], supply=["tower-12", "tower-11"], A={"hand": EXACT}
    ).play(*BUY_ALL[:2])
    assert t.market() == ["", "", "arcades-9", "garden-10-N"]
    t.play("take florin9", "reserve pavilion-8")
    assert t.market() == ["", "", "arcades-9", "garden-10-N"]
    assert len(t.display()) == 3
    t.play("reserve seraglio-8-S")
    assert t.decider == "B"
    assert t.market() == ["tower-12", "tower-11", "arcades-9", "garden-10-N"]
    assert t.display() == ["florin1", "dirham9", "denar9", "ducat9"]


@pytest.mark.rule("base.turn.pass")
def test_nobody_may_pass_while_an_action_is_legal() -> None:
    assert table(display=["florin9"]).refused("pass") == {"base.turn.pass"}
    assert table(market=MARKET, A={"hand": ["florin9"]}).refused("pass") == {"base.turn.pass"}
    assert table(A={"palace": {"1,0": "tower-12"}}).refused("pass") == {"base.turn.pass"}
    assert table(A={"reserve": ["tower-12"]}).refused("pass") == {"base.turn.pass"}


@pytest.mark.rule("base.turn.pass", "base.deck.both-empty", "base.redesign.offer")
def test_passing_is_offered_only_when_nothing_else_is_legal() -> None:
    t = table(market=MARKET, A={"hand": ["florin7", "dirham1"]})
    assert t.options() == {"pass"}
    t.play("pass")
    assert t.decider == "B"


@pytest.mark.rule("base.turn.extra-mandatory", "base.turn.pass")
def test_the_further_action_is_compulsory_as_long_as_one_is_legal() -> None:
    t = rich().play(BUY_ALL[0])
    assert t.refused("pass") == {"base.turn.extra-mandatory"}
    assert "pass" not in t.options()
    assert stuck().play("buy pavilion-8 florin8").options() == {"pass"}


@pytest.mark.rule("base.turn.chain", "base.turn.pass")
def test_a_forced_pass_closes_the_actions_and_the_bought_tile_is_placed() -> None:
    t = stuck().play("buy pavilion-8 florin8", "pass")
    assert (t.decider, t.frame) == ("A", "Placing")


@pytest.mark.rule("base.turn.extra-mandatory")
def test_a_table_may_make_the_further_action_optional() -> None:
    t = table(market=MARKET, display=DISPLAY, A={"hand": EXACT}, options={"extra_action": "optional"})
    assert t.refused("pass") == {"base.turn.pass"}
    t.play(BUY_ALL[0])
    assert {"pass", "take florin9", BUY_ALL[1]} <= t.options()
    t.play("pass")
    assert (t.decider, t.frame) == ("A", "Placing")


@pytest.mark.rule("base.turn.redesign-last")
def test_a_redesign_is_followed_by_no_purchase_and_placing_by_no_redesign() -> None:
    t = rich(palace={"1,0": "tower-12"}, reserve=["tower-11"]).play(BUY_ALL[0], "remove tower-12")
    assert t.frame == "Placing"
    for late in (BUY_ALL[1], "take florin9", "build tower-11 0,1", "exchange tower-11 tower-12"):
        assert t.refused(late) == {"base.turn.one-of-three"}
    t = rich(reserve=["tower-11"]).play(*BUY_ALL[:2], "take florin9", "reserve pavilion-8")
    assert t.verbs() == {"place", "reserve"}
    assert t.refused("build tower-11 0,1") == {"base.turn.one-of-three"}
