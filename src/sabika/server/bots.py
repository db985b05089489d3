"""Bots think in processes of their own, so that nobody waits for them but their table."""

from __future__ import annotations

import asyncio
import logging
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from typing import Final
from zlib import crc32

import msgspec

from sabika.core import flow
from sabika.game import Game
from sabika.server.bot_worker import GAMES, Answer, Question, framed

_log = logging.getLogger("sabika.server")
ATTEMPTS: Final = 2


class BotFailed(Exception):
    """A bot could not choose."""


class Bots:
    """A few processes; each game is always thought about by the same one."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._seconds = seconds

    async def choose(self, name: str, game: Game, seed: str, level: str) -> str:
        """The move of the deciding seat. Where no process gives one in time, any legal move is played, so that the
        table goes on."""
        worker = self._workers[crc32(name.encode()) % len(self._workers)]
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self._seconds):
                    return await worker.ask(name, game, seed, level)
            except BotFailed:
                break
            except (OSError, EOFError, TimeoutError) as error:
                _log.warning("a bot process failed and is started again: %r", error)
                worker.stop()
        return game.rules.codec.text(random.choice(flow.moves(game.state)))

    def forget(self, name: str) -> None:
        """A game has gone back: what was told about it does not hold any more."""
        for worker in self._workers:
            worker.told.pop(name, None)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()


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
        self._asked = 0

    async def ask(self, name: str, game: Game, seed: str, level: str) -> str:
        process = await self._running()
        for known in (self.told.get(name, 0), 0):
            moves = [entry.text for entry in game.played[known:]]
            self._asked += 1
            waiting: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
            self._open[self._asked] = waiting
            question = Question(self._asked, name, game.config, seed, level, known, moves)
            assert process.stdin is not None
            process.stdin.write(framed(msgspec.msgpack.encode(question)))
            self._remember(name, len(game.played))
            answer = await waiting
            if answer.move is not None:
                return answer.move
            if answer.failed:
                break
        self.told.pop(name, None)
        raise BotFailed

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
                data += chunk
                while len(data) >= 4 and len(data) >= (end := 4 + int.from_bytes(data[:4], "big")):
                    self._answered(decoder.decode(data[4:end]))
                    data = data[end:]
            self._fail(EOFError("no more answers"))
        except (OSError, msgspec.DecodeError) as error:
            self._fail(error)

    def _answered(self, answer: Answer) -> None:
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
