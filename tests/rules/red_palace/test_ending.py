"""Refilling yard, overview and display, and the end of the game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from sabika.core.view import view
from sabika.rules.alhambra import ending
from tests.rules.red_palace.support import in_supply, overview, posted, red, whole_games
from tests.table import Table

AHEAD = ["pavilion-9-b", "seraglio-5-SW", "tower-12"]
FOUR = ["denar1", "denar2", "denar3", "denar4"]


def refilled(market: list[str], ahead: list[str], **position: Any) -> Table:
    """The table after a refill."""
    slices = {"buying": {"ahead": [name or -1 for name in ahead]}}
    return red(market=market, slices=slices, at="refill", **{"display": FOUR, **position})


# ---------------------------------------------------------------- refilling


@pytest.mark.rule(
    "red-palace.refill.from-overview-first", "red-palace.refill.shift-right", "red-palace.refill.algorithm",
    "red-palace.refill.token-per-new-tile",
)  # fmt: skip
@pytest.mark.parametrize(
    ("market", "wanted", "left"),
    [
        (["", "garden-9-a", "", "arcades-9-E"], ["tower-12", "garden-9-a", "seraglio-5-SW", "arcades-9-E"], 1),
        (["garden-9-a", "", "arcades-9-E", "tower-10-a"], ["garden-9-a", "tower-12", "arcades-9-E", "tower-10-a"], 2),
        (["", "", "", "garden-9-a"], ["tower-12", "seraglio-5-SW", "pavilion-9-b", "garden-9-a"], 0),
        (["garden-9-a", "arcades-9-E", "tower-10-a", "tower-10-b"], None, 3),
    ],
)
def test_the_foremost_building_goes_to_the_lowest_empty_space(
    market: list[str], wanted: list[str] | None, left: int
) -> None:
    t = refilled(market, AHEAD)
    assert t.market() == (wanted or market)
    assert overview(t)[3 - left :] == AHEAD[:left]
    assert "" not in overview(t)
    drawn = [t.state.rules.body_of[t.state.rules.tile_number[name]] for name in overview(t)[: 3 - left]]
    assert drawn == list(t.state.supply[: t.state.taken])


@pytest.mark.rule("red-palace.refill.then-tower", "red-palace.refill.algorithm", "red-palace.refill.overview-order")
def test_when_the_overview_is_used_up_the_tower_fills_yard_and_overview_in_ascending_order() -> None:
    names = ["terrain-10-a", "terrain-10-b", "terrain-10-c", "terrain-11-a", "terrain-11-b", "terrain-11-c"]
    t = refilled(["", "", "", ""], ["", "pavilion-9-b", ""], supply=names)
    assert t.market()[0] == "pavilion-9-b"
    laid = [name.partition("-")[2] for name in (*t.market()[1:], *overview(t))]
    assert laid == [name.removeprefix("terrain-") for name in names]


@pytest.mark.rule("red-palace.refill.algorithm")
@pytest.mark.parametrize("ahead", [["seraglio-5-SW", "", "tower-12"], ["seraglio-5-SW", "tower-12", ""]])
def test_the_overview_closes_up_before_anything_moves(ahead: list[str]) -> None:
    t = refilled(["", "", "garden-9-a", "arcades-9-E"], ahead)
    assert t.market()[:2] == ["tower-12", "seraglio-5-SW"]


@pytest.mark.rule("red-palace.refill.token-per-new-tile")
def test_a_building_that_moves_keeps_its_token() -> None:
    for seed in ("a", "b", "c"):
        t = refilled(["", "garden-9-a", "arcades-9-E", "tower-10-a"], AHEAD, seed=seed)
        assert (t.market()[0], overview(t)[1:]) == ("tower-12", ["pavilion-9-b", "seraglio-5-SW"])


@pytest.mark.rule("red-palace.refill.scoring-card", "red-palace.scoring.card-removed")
def test_a_scoring_card_takes_no_space_and_the_scoring_comes_before_the_next_turn() -> None:
    own = {"palace": {"0,-1": "garden-8-N"}, "score": 5}
    full = ["garden-9-a", "arcades-9-E", "tower-10-a", "tower-10-b"]
    cards = ["denar5", "scoring1", "denar6", "denar7", "denar8"]
    t = refilled(full, AHEAD, A=own, display=["denar1"], pile=cards, options={"scoring": "classic"})
    assert t.display() == ["denar1", "denar5", "denar6", "denar7"]
    assert (t.state.scored, t.state.waiting, t.decider) == (1, (), "B")
    assert t.state.scores == [5 + 1 + 5, 0, 0]
    number = t.state.rules.card_number["scoring1"]
    assert number not in t.state.pile[t.state.drawn :]
    assert not t.state.rules.bags.count(t.state.discard, number)


@pytest.mark.rule("red-palace.scoring.card-removed")
def test_scoring_cards_are_not_shuffled_in_again() -> None:
    for states in whole_games():
        for before, after in pairwise(states):
            if after.reshuffles > before.reshuffles:
                assert all(card < after.rules.money_types for card in after.pile)


# ---------------------------------------------------------------- the end


@pytest.mark.rule("red-palace.end.trigger", "red-palace.end.partial-fill", "red-palace.end.before-money")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_a_yard_that_cannot_be_filled_ends_the_game_at_once(left: int) -> None:
    """All buildings that are left come to the yard; no money is drawn any more, so no scoring card either."""
    ahead, cards = [*AHEAD[:left], *[""] * (3 - left)], ["scoring1", "denar9"]
    t = refilled([""] * 4, ahead, supply_rest=False, display=["denar1"], pile=cards)
    assert t.market() == [*AHEAD[:left][::-1], *[""] * (4 - left)]
    assert (t.state.over, t.state.scored, t.state.waiting, t.state.drawn) == (True, 3, (), 0)
    assert t.display() == ["denar1"]


@pytest.mark.rule("red-palace.end.overview-not-full", "red-palace.end.trigger")
def test_an_empty_overview_does_not_end_the_game() -> None:
    full = ["garden-9-a", "arcades-9-E", "tower-10-a", ""]
    t = refilled(full, ["", "", "tower-12"], supply_rest=False)
    assert (t.market()[3], overview(t), t.decider) == ("tower-12", ["", "", ""], "B")
    assert not t.state.ending


@pytest.mark.rule("red-palace.end.leftover-distribution", "red-palace.end.leftover-tie")
def test_leftovers_go_to_whoever_has_most_money_of_their_space() -> None:
    hands = {
        "A": {"hand": ["florin3", "dirham2", "denar9"], "score": 0},
        "B": {"hand": ["florin1", "florin1", "dirham2"], "score": 0},
        "C": {"hand": ["denar2"], "score": 0},
    }
    t = red(market=["tower-12", "garden-10-a", "", "arcades-11-a"], at="end", **hands)
    assert t.decider == "A"
    assert t.state.rules.tile_names(t.state.gained[0]) == ["tower-12"]
    assert t.market() == ["", "garden-10-a", "", "arcades-11-a"]
    assert t.hand("A") == ["florin3", "dirham2", "denar9"]
    assert view(t.state, 1).hands[0] == t.state.hands[0]


@pytest.mark.rule("red-palace.end.leftover-placement", "red-palace.end.distribution-details")
def test_winners_place_in_turn_order_with_guards_and_without_abilities() -> None:
    position = {
        "market": ["tower-7-E", "garden-8-NES", "arcades-9-a", ""], "turn": "B", "at": "end",
        "A": {"hand": ["florin9", "denar9"], "score": 9}, "C": {"hand": ["dirham1"], "score": 9},
    }  # fmt: skip
    t = red("take-money", **position)
    assert t.decider == "C"
    assert t.verbs() == {"place", "reserve"}
    t.play("place garden-8-NES 1,0")
    assert posted(t, 2) == ["garden-8-NES N", "garden-8-NES S"]
    assert t.decider == "A"
    assert t.state.rules.tile_names(t.state.gained[0]) == ["tower-7-E", "arcades-9-a"]
    assert t.refused("use take-money") == {"base.turn.one-of-three"}
    t.play("reserve tower-7-E")
    assert (posted(t), in_supply(t)) == (["tower-7-E E"], 29)
    assert t.play("place arcades-9-a 1,0").state.over


@pytest.mark.rule("red-palace.end.distribution-details")
def test_no_money_wins_nothing_and_nothing_is_spent() -> None:
    t = red(market=["tower-12", "garden-10-a", "", ""], at="end", A={"hand": ["dirham1"]})
    assert t.told("leftover") == []
    assert t.market()[0] == "tower-12"
    t.play("reserve garden-10-a")
    assert (t.state.over, t.hand("A")) == (True, ["dirham1"])


@pytest.mark.rule("red-palace.end.final-scoring", "red-palace.end.missing-scoring")
@pytest.mark.parametrize("scored", [0, 1, 2])
def test_the_third_scoring_is_held_whatever_came_before(scored: int) -> None:
    own = {"palace": {"0,-1": "garden-8-N"}, "score": 5}
    t = red(A=own, at="end", scored=scored, options={"scoring": "classic"})
    assert (t.state.over, t.state.scored) == (True, 3)
    assert t.state.scores[0] == 5 + 1 + 20


@pytest.mark.rule("red-palace.end.winner")
@pytest.mark.parametrize(("scores", "winners"), [((9, 8, 7), [0]), ((8, 9, 9), [1, 2]), ((4, 4, 4), [0, 1, 2])])
def test_most_points_win_and_equals_share(scores: tuple[int, ...], winners: list[int]) -> None:
    t = red(at="end", **{seat: {"score": score} for seat, score in zip("ABC", scores, strict=True)})
    assert (t.state.over, ending.winners(t.state)) == (True, winners)


@pytest.mark.rule("red-palace.end.trigger", "red-palace.scoring.three-scorings")
def test_every_game_ends_with_the_third_scoring_and_an_unfilled_yard() -> None:
    for states in whole_games():
        end = states[-1]
        assert (end.scored, end.ending) == (3, True)
        assert end.taken == len(end.supply)
        assert -1 in end.market
