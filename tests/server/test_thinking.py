"""Bots that think: nobody waits for what nobody wants any more, and a long queue is no reason to lose patience."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import msgspec
import pytest

from sabika.client import Seat
from sabika.core import flow
from sabika.core.ruleset import Config
from sabika.game import Game
from sabika.server.bot_worker import Answer, GivenUp, Inbox, Question, framed
from sabika.server.bots import Bots, _Worker
from tests.server.support import bot, mine, person, run, serving, until

PATIENCE = 50
"""Seconds that no test lasts."""


def question(number: int) -> Question:
    return Question(number=number, task="move", game="g", config=Config(), seed="s", moves=[])


def put(target: int, *messages: Question | GivenUp) -> None:
    os.write(target, b"".join(framed(msgspec.msgpack.encode(message)) for message in messages))


def test_a_process_hears_while_it_thinks_that_a_question_is_given_up() -> None:
    source, target = os.pipe()
    inbox = Inbox(source)
    put(target, question(1))
    assert inbox.next() == question(1)
    begun = time.perf_counter()
    assert not inbox.enough(1, begun)
    put(target, question(2), GivenUp(1))
    assert inbox.enough(1, begun)
    inbox.done(1)
    assert inbox.next() == question(2)
    assert not inbox.enough(2, time.perf_counter())
    os.close(target)
    assert inbox.next() is None
    os.close(source)


def test_the_more_wait_the_less_time_each_of_them_gets() -> None:
    source, target = os.pipe()
    inbox = Inbox(source)
    put(target, question(1))
    inbox.next()
    half_a_second_ago = time.perf_counter() - 0.5
    assert not inbox.enough(1, half_a_second_ago)
    put(target, *[question(number) for number in range(2, 6)])
    assert inbox.enough(1, half_a_second_ago)
    os.close(target)
    os.close(source)


def test_patience_lasts_as_long_as_a_process_answers_somebody() -> None:
    async def test() -> None:
        worker = _Worker(patience=1.5)
        worker._watch()
        waiting = worker._open[1] = asyncio.get_running_loop().create_future()
        for _ in range(6):
            await asyncio.sleep(0.3)
            worker._answered(Answer(7, b""))
        assert not waiting.done()
        with pytest.raises(EOFError):
            await waiting

    run(test)


def test_a_process_that_stands_still_is_replaced() -> None:
    async def test() -> None:
        bots, game = Bots(1, PATIENCE, PATIENCE), Game(Config(players=3), seed="still")
        worker = bots._workers[0]
        try:
            await bots.choose("g", game, "still", "random")
            process = worker._process
            assert process is not None
            process.send_signal(signal.SIGSTOP)
            asking = asyncio.create_task(bots.hint("g", game, "still"))
            while not worker._open:
                await asyncio.sleep(0.01)
            worker._look_after()
            assert worker._process is process
            worker._heard -= PATIENCE
            worker._look_after()
            hint = await asking
            assert game.rules.codec.read(hint.move) in flow.moves(game.state)
            assert worker._process is not process
            await asyncio.wait_for(process.wait(), 10)
        finally:
            await bots.close()

    run(test)


def test_a_hint_that_is_given_up_does_not_hold_up_the_next_question() -> None:
    """How long it takes is compared with a hint that is thought about to its end."""

    async def test() -> None:
        bots = Bots(1, 30, 30)
        game = Game(Config(players=3), seed="held up")
        try:
            await bots.choose("warm", game, "held up", "random")
            begun = time.perf_counter()
            await bots.hint("whole", game, "held up")
            whole = time.perf_counter() - begun
            asking = asyncio.create_task(bots.hint("given up", game, "held up"))
            await asyncio.sleep(whole / 4)
            asking.cancel()
            begun = time.perf_counter()
            move = await bots.choose("given up", game, "held up", "random")
            assert game.rules.codec.read(move) in flow.moves(game.state)
            assert time.perf_counter() - begun < whole / 2
        finally:
            await bots.close()

    run(test)


def test_a_thought_about_a_position_that_was_taken_back_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bot begins to think, its rival takes the last move back and plays another: the bot thinks anew."""
    thoughts: list[tuple[list[str], asyncio.Event]] = []

    async def choose(_bots: Bots, _name: str, game: Game, _seed: str, _level: str) -> str:
        played, ready = [entry.text for entry in game.played], asyncio.Event()
        thoughts.append((played, ready))
        await ready.wait()
        return game.rules.codec.text(flow.moves(game.state_at(len(played)))[0])

    async def go_on(seat: Seat, choice: int) -> None:
        """The person plays the first or the last choice until the bot thinks."""
        known = len(thoughts)
        while len(thoughts) == known:
            await until(seat, mine)
            assert seat.table is not None
            assert seat.table.decision is not None
            await seat.play(seat.table.decision.choices[choice].move)
            await until(seat, lambda s: s.table is not None and s.table.at >= s.at)
            await asyncio.sleep(0.05)

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B")], seed="taken back")
            async with client.join(made.game, made.seats[0].token) as seat:
                if not mine(seat):
                    thoughts[0][1].set()
                await go_on(seat, 0)
                old, too_late = thoughts[-1]
                await seat.undo()
                await go_on(seat, -1)
                new, ready = thoughts[-1]
                assert new != old
                too_late.set()
                ready.set()
                await until(seat, lambda s: s.at > len(new))
                history = await client.history(made.game)
                assert [entry.move for entry in history[1 : len(new) + 1]] == new
                assert history[len(new) + 1].seat == 1

    monkeypatch.setattr(Bots, "choose", choose)
    monkeypatch.setattr(Game, "_why_no_undo", lambda game, number=-1: "" if game.played else "too early")
    run(test)
    assert "not allowed" not in caplog.text
