"""Nothing lost: a server is killed with SIGKILL at 50 random moments under play.

After every restart each acknowledged move is there, and in the end every game is played to its end."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest
import uvicorn

from sabika.cli.serving import uvicorn_config
from sabika.client import Client, Seat
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.rules.boxes import ruleset
from sabika.server.settings import Limits, Settings
from sabika.server.wire import Created, Entry
from tests.server.support import bot, person, run

KILLS = 50
TABLES = 4
FORKS = multiprocessing.get_context("forkserver")


def serve(database: str, port: int) -> None:
    """What a server process does."""
    settings = Settings(database=database, bot_pause=0, window=0, limits=Limits.none())
    uvicorn.Server(uvicorn_config(settings, "127.0.0.1", port)).run()


class Victim:
    """A server that is killed again and again. The processes come from one that has loaded everything already."""

    def __init__(self, folder: Path) -> None:
        self._database = str(folder / "killed.db")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: BaseProcess | None = None

    def start(self) -> None:
        self._process = FORKS.Process(target=serve, args=(self._database, self.port), daemon=True)
        self._process.start()

    async def listening(self) -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.01)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    FORKS.set_forkserver_preload(["tests.server.test_kill"])
    found = Victim(tmp_path)
    yield found
    found.kill()


class Table:
    """A game between two persons and a bot, followed here by its moves; the seed is known."""

    def __init__(self, made: Created, seed: str) -> None:
        self.made, self.seed = made, seed
        self.acknowledged: dict[int, str] = {}
        self.over = False
        self.restarts_seen = 0
        self._rng = random.Random(seed)

    def _position(self, history: list[Entry]) -> State:
        """The position after a history, in which every acknowledged move must stand."""
        moves = {entry.number: entry.move for entry in history}
        for number, move in self.acknowledged.items():
            assert moves.get(number) == move, f"acknowledged move {number} is lost"
        state = flow.start(ruleset(Config(players=3)), Chance.from_text(self.seed))
        for entry in sorted(history, key=lambda entry: entry.number):
            flow.play_move(state, state.rules.codec.read(entry.move))
        return state

    async def play(self, client: Client) -> None:
        """Play until the game is over or the server is gone."""
        tokens = [key.token for key in self.made.seats]
        async with (
            client.join(self.made.game, tokens[0], "moves") as a,
            client.join(self.made.game, tokens[1], "moves") as b,
        ):
            state = self._position(a.welcome.history)
            self.restarts_seen += 1
            # A bot may have moved since the welcome; its news are still to come.
            at = len(a.welcome.history)
            while not state.over:
                if state.decider in (0, 1):
                    await self._move(a if state.decider == 0 else b, state, at)
                async for news in a.news():
                    if hasattr(news, "entry") and news.entry.number == at + 1:
                        at += 1
                        flow.play_move(state, state.rules.codec.read(news.entry.move))
                        break
                else:
                    return
            self.over = True

    async def _move(self, seat: Seat, state: State, at: int) -> None:
        move = state.rules.codec.text(self._rng.choice(flow.moves(state)))
        self.acknowledged[await seat.play(move, at)] = move


async def random_moment(tables: list[Table], rng: random.Random) -> None:
    """Wait for some acknowledgements, and a little longer; three seconds at most."""
    goal = sum(len(table.acknowledged) for table in tables) + rng.randint(0, 15)
    patience = asyncio.get_running_loop().time() + 3
    while sum(len(table.acknowledged) for table in tables) < goal:
        if asyncio.get_running_loop().time() > patience:
            return
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.03))


async def attempt(table: Table, client: Client) -> None:
    """Play as long as the server lives."""
    with suppress(ConnectionError):
        await table.play(client)


def test_no_acknowledged_move_is_lost_and_no_game_is_stuck(victim: Victim) -> None:
    async def test() -> None:
        rng = random.Random("kill")
        victim.start()
        await victim.listening()
        async with Client(f"http://127.0.0.1:{victim.port}") as client:
            seats = [person("A"), person("B"), bot("C")]
            tables = [Table(await client.create(seats, seed=f"kill {n}"), f"kill {n}") for n in range(TABLES)]
        for _ in range(KILLS):
            async with Client(f"http://127.0.0.1:{victim.port}") as client:
                playing = [asyncio.create_task(attempt(table, client)) for table in tables if not table.over]
                if not playing:
                    made = await client.create(seats, seed=f"kill {len(tables)}")
                    tables.append(Table(made, f"kill {len(tables)}"))
                    playing = [asyncio.create_task(attempt(tables[-1], client))]
                await random_moment(tables, rng)
                await asyncio.to_thread(victim.kill)
                await asyncio.gather(*playing)
            victim.start()
            await victim.listening()
        async with Client(f"http://127.0.0.1:{victim.port}") as client:
            await asyncio.gather(*(table.play(client) for table in tables if not table.over))
        assert all(table.over for table in tables)
        assert sum(len(table.acknowledged) for table in tables) > 200
        assert sum(table.restarts_seen for table in tables) > KILLS

    run(test, 300)
