"""Two players and Dirk (base.dirk.*)."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.core import flow
from sabika.core.errors import NotationError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import ruleset
from tests.rules.alhambra.support import palace_of, set_ups, tiles_of, whole_game
from tests.table import Table, table

MARKET = ["pavilion-7-E", "seraglio-7-W", "arcades-8-E", "chambers-9-S"]
DISPLAY = ["florin8", "dirham8", "denar8", "ducat8"]
DIRK = 2


def duel(dirk: list[str] | tuple[str, ...] = (), **position: Any) -> Table:
    return table(players=2, slices={"two_players": {"tiles": list(dirk)}}, **position)


def dirk(t: Table) -> list[str]:
    return t.state.rules.tile_names(t.slice("two_players").tiles)


@pytest.mark.rule("base.dirk.deck")
def test_two_play_with_two_copies_of_each_money_card() -> None:
    money = [card for card in ruleset(Config(players=2)).cards if card.sort == "money"]
    assert [card.copies for card in money] == [2] * 36


@pytest.mark.rule("base.dirk.first-six", "base.dirk.setup-order")
def test_dirk_gets_tiles_5_to_10_of_the_supply_openly() -> None:
    for s in (s for s in set_ups() if s.rules.players == 2):
        assert Table(s).slice("two_players").tiles == s.supply[4:10]
        assert list(s.market) == list(s.supply[:4])
        assert len(s.supply) - s.taken == 44
        assert view(s, None).of("two_players").tiles == s.supply[4:10]


@pytest.mark.rule("base.dirk.third-player")
def test_dirk_takes_no_turn_and_builds_nothing() -> None:
    for game in (whole_game(2, seed) for seed in range(3)):
        assert {s.decider for s in game[:-1]} == {0, 1}
        assert all(len(s.palaces) == len(s.hands) == len(s.reserves) == 2 for s in game)
        assert all(len(s.scores) == 3 for s in game)


@pytest.mark.rule("base.dirk.majorities", "base.dirk.ranking")
def test_dirk_shares_ties_and_blocks_places() -> None:
    towers = tiles_of("tower")
    t = duel(towers[:2], A={"palace": palace_of(*towers[2:4])}, B={"palace": palace_of(towers[4])})
    assert [t.points(2, seat, "base.score.second") for seat in range(3)] == [9, 0, 9]
    gardens = tiles_of("garden")
    t = duel(gardens[:5], A={"palace": palace_of(*gardens[5:8])})
    assert [t.points(3, seat, "base.score.third") for seat in range(3)] == [12, 0, 20]
    assert [t.points(1, seat, "base.score.first") for seat in range(3)] == [0, 0, 5]


@pytest.mark.rule("base.dirk.no-wall", "base.dirk.no-building-rules")
def test_dirks_tiles_lie_loose_and_score_no_wall() -> None:
    t = duel(["tower-7-NEW", "tower-8-NES", "tower-9-ES"])
    assert [(line.seat, line.rule, line.points) for line in flow.score(t.state, 3)] == [(DIRK, "base.score.third", 21)]


@pytest.mark.rule("base.dirk.after-first", "base.dirk.draw-timing")
def test_after_the_first_scoring_dirk_draws_six_that_do_not_count_in_it() -> None:
    top = ["tower-12", "tower-11", "garden-10", "garden-11", "arcades-9", "arcades-10"]
    t = duel(
        ["pavilion-8"],
        market=["pavilion-6-N", *MARKET[1:]],
        display=DISPLAY,
        pile=["scoring1", "florin9"],
        supply=["seraglio-9", *top],
        A={"hand": ["florin6"]},
    ).play("buy pavilion-6-N florin6", "take florin8", "reserve pavilion-6-N")
    assert t.market()[0] == "seraglio-9"
    assert dirk(t) == ["pavilion-8", *top]
    assert list(t.state.scores) == [0, 0, 1]
    assert [event.kind for event in t.events][-2:] == ["scored", "dirk-drew"]
    assert t.decider == "B"


@pytest.mark.rule("base.dirk.after-second", "base.dirk.third-of-supply")
@pytest.mark.parametrize(("left", "drawn"), [(20, 6), (3, 1), (2, 0), (0, 0)])
def test_after_the_second_scoring_dirk_draws_a_third_of_the_supply(left: int, drawn: int) -> None:
    names = [name for name in ruleset(Config()).tile_keys if name not in MARKET]
    t = duel(
        market=MARKET,
        display=DISPLAY,
        pile=["scoring2", "florin9"],
        scored=1,
        supply=names[:left],
        supply_rest=False,
        A={"reserve": names[-5:], "palace": {"1,0": "garden-10"}},
    ).play("take florin8")
    assert dirk(t) == names[:drawn]
    assert not t.state.ending


@pytest.mark.rule("base.dirk.short-supply")
def test_dirk_gets_what_is_left_and_his_draw_does_not_end_the_game() -> None:
    t = duel(
        market=MARKET,
        display=DISPLAY,
        pile=["scoring1", "florin9", "florin7"],
        supply=["tower-12", "tower-11"],
        supply_rest=False,
    ).play("take florin8")
    assert dirk(t) == ["tower-12", "tower-11"]
    assert (t.state.ending, t.decider) == (False, "B")
    t.play("take dirham8")
    assert (t.state.ending, t.decider) == (False, "A")


@pytest.mark.rule("base.score.card-never-drawn", "base.end.with-scoring-card")
def test_dirk_gets_no_tiles_for_a_scoring_that_is_skipped_or_the_third() -> None:
    t = duel(at="end", market=["", "", "", ""])
    assert (t.decider, dirk(t)) == ("", [])
    t = duel(
        market=MARKET,
        display=DISPLAY[:3],
        pile=["scoring2", "florin9", "florin7"],
        scored=1,
        supply_rest=False,
        A={"hand": ["florin9"]},
    ).play("buy pavilion-7-E florin9", "reserve pavilion-7-E")
    assert [args["scoring"] for args in t.told("scored")] == [2, 3]
    assert dirk(t) == []


# ---------------------------------------------------------------- gifts


@pytest.mark.rule("base.dirk.gift", "base.dirk.gift-when")
def test_a_bought_tile_may_be_given_to_dirk_tile_by_tile() -> None:
    t = duel(
        market=MARKET,
        display=DISPLAY,
        pile_rest=True,
        A={"hand": ["florin7", "dirham7"], "palace": {"1,0": "tower-12"}, "reserve": ["tower-11"]},
    ).play("buy pavilion-7-E florin7", "buy seraglio-7-W dirham7", "take florin8")
    assert {"give pavilion-7-E", "reserve pavilion-7-E", "place pavilion-7-E 2,0"} <= t.options()
    assert t.refused("give tower-11") != set()
    assert t.refused("give tower-12") != set()
    t.play("give pavilion-7-E")
    assert dirk(t) == ["pavilion-7-E"]
    assert t.points(1, DIRK, "base.score.first") == 1
    t.play("reserve seraglio-7-W")
    assert (t.reserve("A"), t.decider) == (["tower-11", "seraglio-7-W"], "B")


@pytest.mark.rule("base.dirk.gift-when")
def test_nothing_is_given_before_the_placement_step() -> None:
    t = duel(market=MARKET, display=DISPLAY, A={"hand": ["florin7"], "reserve": ["tower-11"]})
    t.play("buy pavilion-7-E florin7")
    assert t.refused("give pavilion-7-E") == {"base.turn.one-of-three"}
    assert t.refused("give tower-11") == {"base.turn.one-of-three"}


@pytest.mark.rule("base.dirk.gift-extra")
def test_an_exact_payment_grants_its_action_whatever_becomes_of_the_tile() -> None:
    t = duel(market=MARKET, display=DISPLAY, A={"hand": ["florin7"]}).play("buy pavilion-7-E florin7")
    assert t.frame == "Act"
    t.play("take florin8", "give pavilion-7-E")
    assert (dirk(t), t.hand("A")) == (["pavilion-7-E"], ["florin8"])


@pytest.mark.rule("base.dirk.gift", "base.players.count")
def test_with_three_players_there_is_no_dirk_to_give_to() -> None:
    t = table(at="place", A={"gained": ["pavilion-8"]})
    with pytest.raises(NotationError):
        t.refused("give pavilion-8")


@pytest.mark.rule("base.place.no-cell")
def test_a_tile_without_a_cell_goes_to_the_reserve_or_to_dirk() -> None:
    closed = {"0,-1": "tower-7-NEW", "1,0": "tower-8-NES", "0,1": "garden-6-ESW", "-1,0": "garden-7-NSW"}
    t = duel(at="place", A={"gained": ["pavilion-8"], "palace": closed})
    assert t.options() == {"reserve pavilion-8", "give pavilion-8"}


# ---------------------------------------------------------------- the end


@pytest.mark.rule("base.dirk.leftovers")
def test_dirk_neither_receives_leftovers_nor_may_be_given_one() -> None:
    t = duel(at="end", market=["tower-12", "tower-11", "", ""], A={"hand": ["florin1"]})
    assert t.refused("give tower-12") == {"base.dirk.leftovers"}
    assert "give" not in t.verbs()
    t.play("place tower-12 1,0")
    assert (dirk(t), t.market()) == ([], ["", "tower-11", "", ""])


@pytest.mark.rule("base.dirk.winning")
def test_dirk_is_in_the_standings_but_never_wins() -> None:
    t = duel(["tower-12", "garden-10"], at="end", A={"score": 5}, B={"score": 7}, Dirk={"score": 90})
    assert list(t.state.scores) == [5, 7, 90 + 21 + 20]
    assert winners(t.state) == [1]
