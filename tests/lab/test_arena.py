"""The arena: fair seats, the same deals for all, the same results whoever plays, and nothing hidden."""

from __future__ import annotations

import shlex
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from sabika.bots import bot as bots
from sabika.cli.app import app
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.lab import games
from sabika.lab.arena import Report, Scoreboard, Tournament, hold, line_ups, seating
from sabika.lab.crew import Crew
from sabika.lab.games import Outcome
from sabika.rules.boxes import ruleset
from tests.lab.support import Clumsy, Impatient, Thoughtful, outcome

HERE = Crew(workers=1)


def tournament(*found: str, **others: Any) -> Tournament:
    listed = line_ups("", found, None)
    return Tournament(line_ups=tuple(listed), config=Config(players=len(listed[0])), **others)


# ---------------------------------------------------------------- who plays whom


def test_each_bot_plays_alone_against_a_table_of_each_other() -> None:
    assert line_ups("b,a", [], None) == [("a", "b")]
    assert line_ups("a,b,c", [], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups("a,b", [], 3) == [("a", "b", "b"), ("a", "a", "b")]
    assert len(line_ups("a,b,c", [], 5)) == 6


def test_line_ups_are_taken_as_they_are_written() -> None:
    assert line_ups("", ["b,a,b", " a, a ,b"], None) == [("a", "b", "b"), ("a", "a", "b")]
    assert line_ups("a,b", ["a,a,a"], None) == [("a", "a", "a"), ("a", "b", "b"), ("a", "a", "b")]


@pytest.mark.parametrize(
    ("some", "written", "players", "cause"),
    [
        ("", [], None, "two bots or more"),
        ("a", [], None, "two bots or more"),
        ("a,a", [], None, "bot 'a' is named twice"),
        ("", ["a,b", "b,a"], None, "line-up 'a,b' is named twice"),
        ("", ["a,b", "a,b,c"], None, "number of players differ"),
        ("", ["a,b"], 3, "number of players differ"),
    ],
)
def test_what_makes_no_tournament_is_refused(some: str, written: list[str], players: int | None, cause: str) -> None:
    with pytest.raises(SetupError, match=cause):
        line_ups(some, written, players)


# ---------------------------------------------------------------- fairness


@given(st.lists(st.sampled_from("abcd"), min_size=2, max_size=6), st.text(max_size=5))
def test_every_bot_sits_on_every_seat_equally_often(names: list[str], deal: str) -> None:
    line_up = tuple(sorted(names))
    seatings = [seating(line_up, deal, rotation) for rotation in range(len(line_up))]
    for seat in range(len(line_up)):
        assert Counter(found[seat] for found in seatings) == Counter(line_up)
    assert all(sorted(found) == sorted(line_up) for found in seatings)


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {seating(("a", "b", "c"), str(deal), 0) for deal in range(60)}
    assert len(orders) == 6


def test_all_line_ups_play_the_same_deals() -> None:
    arena = tournament("random,random,sensible", "random,sensible,sensible", modules="random:2", seed="same")
    todo = list(arena.plays(range(12)))
    deals = {
        line_up: [(play.seed, play.config) for play in todo if play.line_up == ",".join(line_up)]
        for line_up in arena.line_ups
    }
    first, second = deals.values()
    assert first == second
    assert len({seed for seed, _ in first}) == 4
    assert len(first) == 12
    assert len({play.luck for play in todo}) == len(todo)
    for seed, config in first[:3]:
        s = flow.start(ruleset(config), Chance.from_text(seed))
        assert s.supply == flow.start(ruleset(first[0][1]), Chance.from_text(first[0][0])).supply


# ---------------------------------------------------------------- reproducible


def results(report: Report) -> Any:
    """A report without what the clock says."""
    return msgspec.to_builtins(msgspec.structs.replace(report, seconds=0.0))


def test_two_workers_play_the_same_games_as_one() -> None:
    arena = tournament("random,random,sensible", modules="random:1", seed="workers")
    alone, together = list[Outcome](), list[Outcome]()
    one = hold(arena, range(12), crew=HERE, keep=alone.append)
    two = hold(arena, range(12), crew=Crew(workers=2), keep=together.append)
    assert results(one) == results(two)
    assert alone == together
    assert one.games == 12
    assert one.faults == []


def test_another_seed_plays_other_games() -> None:
    reports = [hold(tournament("random,random", seed=seed), range(2), crew=HERE) for seed in ("a", "a", "b")]
    assert results(reports[0]) == results(reports[1])
    assert reports[0].decisions != reports[2].decisions


def test_a_game_of_its_own_number_is_the_same_game() -> None:
    arena, all_of_them, one = tournament("random,sensible", seed="lone"), list[Outcome](), list[Outcome]()
    hold(arena, range(4), crew=HERE, keep=all_of_them.append)
    report = hold(arena, [3], crew=HERE, keep=one.append)
    assert one == all_of_them[3:]
    assert (report.games, report.ratings, report.line_ups[0].standings) == (1, {}, [])


# ---------------------------------------------------------------- what the figures mean


def test_a_better_bot_is_rated_better() -> None:
    report = hold(tournament("random,sensible", seed="better"), range(12), crew=HERE)
    (line,) = report.line_ups
    assert (line.deals, line.games) == (6, 12)
    worse, better = line.standings
    assert list(report.ratings) == ["sensible", "random"]
    assert (worse.bot, better.bot) == ("random", "sensible")
    assert better.won.low > better.fair > worse.won.high
    assert better.ahead is not None
    assert better.ahead.low > 20


def test_shares_scores_and_leads_are_those_of_the_games() -> None:
    arena = tournament("a,b,b")
    board = Scoreboard(arena)
    for deal in ("s/0", "s/1"):
        board.take(outcome("abb", [30, 20, 10], deal=deal))
        board.take(outcome("bab", [30, 30, 0], deal=deal))
        board.take(outcome("bba", [40, 20, 0], deal=deal))
    (row,) = board.line_ups()
    one, two = row.standings
    assert (row.deals, row.games) == (2, 6)
    assert (one.bot, one.seats, one.fair) == ("a", 1, pytest.approx(1 / 3))
    assert (two.bot, two.seats, two.fair) == ("b", 2, pytest.approx(2 / 3))
    assert one.won.value == pytest.approx((1 + 1 / 2 + 0) / 3)
    assert two.won.value == pytest.approx((0 + 1 / 2 + 1) / 3)
    assert one.score.value == pytest.approx(20)
    assert two.score.value == pytest.approx(20)
    assert one.ahead is not None
    assert two.ahead is not None
    assert one.ahead.value == pytest.approx((15 + 15 - 30) / 3)
    assert two.ahead.value == pytest.approx(-one.ahead.value)


def test_only_deals_that_were_played_from_every_seat_count() -> None:
    board = Scoreboard(tournament("a,b", "a,c"))
    for who in (("a", "b"), ("b", "a"), ("a", "c")):
        board.take(outcome(who, [1, 2], deal="s/0"))
    first, second = board.line_ups()
    assert (first.deals, first.games) == (1, 2)
    assert (second.deals, second.games, second.standings) == (0, 0, [])


def test_a_bot_among_its_like_is_not_rated() -> None:
    report = hold(tournament("random,random"), range(4), crew=HERE)
    assert report.ratings == {}
    (row,) = report.line_ups[0].standings
    assert row.won.value == row.fair == 1
    assert row.ahead is None


# ---------------------------------------------------------------- what goes wrong


def test_a_fault_says_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "clumsy", Clumsy)
    arena = tournament("clumsy,random,random", "random,random,random", modules="bazaars", seed="it's")
    report = hold(arena, range(3), crew=HERE)
    assert report.games == 3
    assert len(report.faults) == 3
    fallen, sound = report.line_ups
    assert (fallen.deals, sound.deals) == (0, 1)
    text, command = report.faults[2].split("\n  again: ")
    assert "game 2 (bazaars; " in text
    assert "RuntimeError: tripped" in text
    assert "support.py" in text
    again = CliRunner().invoke(app, shlex.split(command)[1:])
    assert again.exit_code == 1
    assert report.faults[2] in again.stderr


def test_a_game_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "ENDLESS", 20)
    report = hold(tournament("random,random"), range(1), crew=HERE)
    assert "the game does not end (decision 20" in report.faults[0]


def test_what_was_done_before_an_interruption_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "impatient", Impatient)
    monkeypatch.setattr(Impatient, "games", -1)
    report = hold(tournament("impatient,impatient"), range(10), crew=HERE)
    assert report.stopped == "interrupted"
    assert 2 <= report.games < 10
    assert report.line_ups[0].deals == report.games // 2


def test_bots_are_told_how_long_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "thoughtful", Thoughtful)
    monkeypatch.setattr(Thoughtful, "told", [])
    arena = tournament("random,thoughtful", thinking=0.25)
    assert " --thinking 0.25 --game 0" in next(arena.plays([0])).again
    hold(arena, [0], crew=HERE)
    assert set(Thoughtful.told) == {0.25}
    with pytest.raises(SetupError, match="no time to think is known to random"):
        hold(tournament("random,random", thinking=1.0), [0], crew=HERE)
