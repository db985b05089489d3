"""Bots think in processes of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
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


class BotFailed(Exception):
    """A bot could not answer."""


class Bots:
    """A few processes; each game is always thought about by the same one. A review takes as long as many moves, so
    reviews have a process of their own, one after the other, and no table waits for them."""

    def __init__(self, processes: int, seconds: float, review_seconds: float) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._reviewer = _Worker()
        self._reviewing = asyncio.Lock()
        self.reviews = 0
        """Reviews that are wanted and not done."""
        self._seconds, self._review_seconds = seconds, review_seconds

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
        found = await _patiently(worker, self._seconds, lambda: worker.look_back("motives", then, seed))
        return msgspec.msgpack.decode(found, type=tuple[Reason, ...])

    async def review(self, game: Game, seed: str) -> Review:
        """What the moves of a finished game have cost; raises ``BotFailed``."""
        worker = self._reviewer
        self.reviews += 1
        try:
            async with self._reviewing:
                found = await _patiently(worker, self._review_seconds, lambda: worker.look_back("review", game, seed))
        finally:
            self.reviews -= 1
        return msgspec.msgpack.decode(found, type=Review)

    async def _thought(self, task: Task, kind: type[T], name: str, game: Game, seed: str, level: str = "") -> T:
        worker = self._worker(name)
        found = await _patiently(worker, self._seconds, lambda: worker.think(task, name, game, seed, level))
        return msgspec.msgpack.decode(found, type=kind)

    def _worker(self, name: str) -> _Worker:
        return self._workers[crc32(name.encode()) % len(self._workers)]

    def forget(self, name: str) -> None:
        """A game has gone back: what was told about it does not hold any more."""
        self._worker(name).told.pop(name, None)

    async def close(self) -> None:
        for worker in (*self._workers, self._reviewer):
            await worker.close()


async def _patiently(worker: _Worker, seconds: float, ask: Callable[[], Awaitable[bytes]]) -> bytes:
    """What a process answers; one that has died, or thinks too long about one question, is started again."""
    for _ in range(ATTEMPTS):
        try:
            async with worker.patience(seconds):
                return await ask()
        except (OSError, EOFError, TimeoutError) as error:
            _log.warning("a bot process failed and is started again: %r", error)
            worker.stop()
    raise BotFailed


class _Worker:
    """One process, started when it is first needed and again when it has died."""

    def __init__(self) -> None:
        self.told: OrderedDict[str, int] = OrderedDict()
        """By game how many moves the process knows."""
        self._process: Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._closed = False
        self._open: dict[int, asyncio.Future[Answer]] = {}
        self._patience: dict[asyncio.Timeout, float] = {}
        """Who waits for an answer, and for how many seconds at most after any other."""
        self._asked = 0

    @asynccontextmanager
    async def patience(self, seconds: float) -> AsyncIterator[None]:
        """Wait for so many seconds, and on for as many whenever the process has answered somebody: it thinks about one
        question after another."""
        async with asyncio.timeout(seconds) as patience:
            self._patience[patience] = seconds
            try:
                yield
            finally:
                del self._patience[patience]

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
        self._open[number] = waiting
        question = Question(
            number=number, task=task, game=name, config=game.config, seed=seed, level=level, known=known,
            moves=moves,
        )  # fmt: skip
        _send(process, question)
        return waiting

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
                self.stop()
                command = (sys.executable, "-m", "sabika.server.bot_worker")
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
                self._reader = asyncio.create_task(self._read(self._process))
            return self._process

    async def _read(self, process: Process) -> None:
        assert process.stdout is not None
        decoder, data = msgspec.msgpack.Decoder(Answer), b""
        try:
            while chunk := await process.stdout.read(65_536):
                answers, data = unframed(data + chunk)
                for answer in answers:
                    self._answered(decoder.decode(answer))
            self._fail(EOFError("no more answers"))
        except (OSError, msgspec.DecodeError) as error:
            self._fail(error)

    def _answered(self, answer: Answer) -> None:
        for patience, seconds in self._patience.items():
            if not patience.expired():
                patience.reschedule(asyncio.get_running_loop().time() + seconds)
        waiting = self._open.pop(answer.number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(answer)

    def _fail(self, error: Exception) -> None:
        waiting, self._open = self._open, {}
        for answer in waiting.values():
            if not answer.done():
                answer.set_exception(EOFError(f"a bot process ended: {error!r}"))
        self.told.clear()

    async def close(self) -> None:
        """End the process for good, once it has started."""
        self._closed = True
        async with self._starting:
            process = self._process
            self.stop()
        if process is not None:
            await process.wait()

    def stop(self) -> None:
        """End the process; whoever waits for it is told."""
        process, self._process = self._process, None
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
        self._fail(EOFError("stopped"))


def _send(process: Process, message: Question | GivenUp) -> None:
    assert process.stdin is not None
    process.stdin.write(framed(msgspec.msgpack.encode(message)))
