"""Bots think in processes of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar
from zlib import crc32

import msgspec

from sabika.bots.advice import Advice, Reason, Review
from sabika.core import flow
from sabika.game import Game
from sabika.server.bot_worker import GAMES, Answer, GivenUp, Question, Task, framed, unframed

T = TypeVar("T")
_log = logging.getLogger("sabika.server")
ATTEMPTS: Final = 2
ENDED: Final = "it has ended"


class BotFailed(Exception):
    """A bot could not answer."""


class Bots:
    """A few processes; each game is always thought about by the same one. A review takes as long as many moves, so
    reviews have a process of their own, one after the other, and no table waits for them."""

    def __init__(self, processes: int, seconds: float, review_seconds: float) -> None:
        self._workers = [_Worker(seconds) for _ in range(processes)]
        self._reviewer = _Worker(review_seconds)
        self._reviewing = asyncio.Lock()
        self.reviews = 0
        """Reviews that are wanted and not done."""

    async def choose(self, name: str, game: Game, seed: str, level: str) -> str:
        """The move of the deciding seat. Where no process gives one, any legal move is played, so that the table goes
        on."""
        try:
            return await self._thought("move", str, name, game, seed, level)
        except BotFailed:
            return game.rules.codec.text(random.choice(flow.moves(game.state)))

    async def hint(self, name: str, game: Game, seed: str) -> Advice:
        """What a strong player would do in the place of the deciding seat; raises ``BotFailed``."""
        return await self._thought("hint", Advice, name, game, seed)

    async def motives(self, name: str, game: Game, seed: str, number: int) -> tuple[Reason, ...]:
        """Why a move was made, by what everybody sees; raises ``BotFailed``."""
        worker, then = self._worker(name), game.as_of(number)
        found = await _again(lambda: worker.look_back("motives", then, seed))
        return msgspec.msgpack.decode(found, type=tuple[Reason, ...])

    async def review(self, game: Game, seed: str) -> Review:
        """What the moves of a finished game have cost; raises ``BotFailed``."""
        self.reviews += 1
        try:
            async with self._reviewing:
                found = await _again(lambda: self._reviewer.look_back("review", game, seed))
        finally:
            self.reviews -= 1
        return msgspec.msgpack.decode(found, type=Review)

    async def _thought(self, task: Task, kind: type[T], name: str, game: Game, seed: str, level: str = "") -> T:
        worker = self._worker(name)
        found = await _again(lambda: worker.think(task, name, game, seed, level))
        return msgspec.msgpack.decode(found, type=kind)

    def _worker(self, name: str) -> _Worker:
        return self._workers[crc32(name.encode()) % len(self._workers)]

    def forget(self, name: str) -> None:
        """A game has gone back: what was told about it does not hold any more."""
        self._worker(name).told.pop(name, None)

    async def close(self) -> None:
        for worker in (*self._workers, self._reviewer):
            await worker.close()


async def _again(ask: Callable[[], Awaitable[bytes]]) -> bytes:
    """What a process answers; where it has died or was ended, another one is asked."""
    for _ in range(ATTEMPTS):
        try:
            return await ask()
        except (OSError, EOFError) as error:
            _log.warning("a bot process is started again: %s", error)
    raise BotFailed


class _Worker:
    """One process, started when it is first needed and again when it has died. One that keeps everybody waiting for
    longer than ``patience`` seconds is ended; it thinks about one question after another, so that every answer is a
    sign of life."""

    def __init__(self, patience: float) -> None:
        self.told: OrderedDict[str, int] = OrderedDict()
        """By game how many moves the process knows."""
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._closed = False
        self._open: dict[int, asyncio.Future[Answer]] = {}
        self._patience = patience
        self._heard = 0.0
        """When the process gave its last answer, or was asked after a rest."""
        self._watching: asyncio.TimerHandle | None = None
        self._asked = 0

    async def think(self, task: Task, name: str, game: Game, seed: str, level: str) -> bytes:
        """Ask about the present position of a game."""
        process = await self._running()
        for known in (self.told.get(name, 0), 0):
            asking = self._ask(process, task, name, game, seed, level, known)
            self._remember(name, len(game.played))
            answer = await asking
            if answer.found is not None:
                return answer.found
            if answer.failed:
                break
        self.told.pop(name, None)
        raise BotFailed

    async def look_back(self, task: Task, game: Game, seed: str) -> bytes:
        """Ask about a game as a whole."""
        answer = await self._ask(await self._running(), task, "", game, seed)
        if answer.found is None:
            raise BotFailed
        return answer.found

    def _ask(
        self, process: Process, task: Task, name: str, game: Game, seed: str, level: str = "", known: int = 0
    ) -> asyncio.Future[Answer]:
        moves = [entry.text for entry in game.played[known:]]
        self._asked += 1
        number = self._asked
        waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        waiting.add_done_callback(lambda done: self._give_up(process, number) if done.cancelled() else None)
        self._watch()
        self._open[number] = waiting
        question = Question(
            number=number, task=task, game=name, config=game.config, seed=seed, level=level, known=known,
            moves=moves,
        )  # fmt: skip
        _send(process, question)
        return waiting

    def _watch(self) -> None:
        """Whenever the process is asked: it has time from now on, unless it is thinking already."""
        loop = asyncio.get_running_loop()
        if not self._open:
            self._heard = loop.time()
        if self._watching is None:
            self._watching = loop.call_at(self._heard + self._patience, self._look_after)

    def _look_after(self) -> None:
        """End a process that has kept everybody waiting for too long."""
        loop, due = asyncio.get_running_loop(), self._heard + self._patience
        self._watching = None
        if self._open and loop.time() >= due:
            self.stop(f"no answer for {self._patience:g} s")
        elif self._open:
            self._watching = loop.call_at(due, self._look_after)

    def _give_up(self, process: Process, number: int) -> None:
        """Nobody waits any more: the process need not go on thinking."""
        if self._open.pop(number, None) is not None and process.returncode is None:
            _send(process, GivenUp(number))

    def _remember(self, name: str, moves: int) -> None:
        self.told[name] = moves
        self.told.move_to_end(name)
        if len(self.told) > GAMES:
            self.told.popitem(last=False)

    async def _running(self) -> Process:
        async with self._starting:
            if self._closed:
                raise EOFError("the server ends")
            if self._process is None or self._process.returncode is not None:
                self.stop(ENDED)
                command = (sys.executable, "-m", "sabika.server.bot_worker")
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
                self._reader = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        decoder, data, why = msgspec.msgpack.Decoder(Answer), b"", ENDED
        try:
            while chunk := await process.stdout.read(65_536):
                answers, data = unframed(data + chunk)
                for answer in answers:
                    self._answered(decoder.decode(answer))
        except (OSError, msgspec.DecodeError) as error:
            why = repr(error)
        self._reader = None
        self.stop(why)

    def _answered(self, answer: Answer) -> None:
        self._heard = asyncio.get_running_loop().time()
        waiting = self._open.pop(answer.number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    async def close(self) -> None:
        """End the process for good, once it has started."""
        self._closed = True
        async with self._starting:
            process = self._process
            self.stop()
        if process is not None:
            await process.wait()

    def stop(self, why: str = "the server ends") -> None:
        """End the process; whoever waits for it is told why."""
        process, self._process = self._process, None
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
        waiting, self._open = self._open, {}
        for answer in waiting.values():
            if not answer.done():
                answer.set_exception(EOFError(why))
        self.told.clear()


def _send(process: Process, message: Question | GivenUp) -> None:
    assert process.stdin is not None
    process.stdin.write(framed(msgspec.msgpack.encode(message)))
