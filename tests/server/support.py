"""A server in the test's own event loop, and persons who play at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from sabika.cli.serving import uvicorn_config
from sabika.client import Client, Seat, ServerError
from sabika.server.settings import Limits, Settings
from sabika.server.wire import SeatWish


def person(name: str) -> SeatWish:
    return SeatWish(name=name)


def bot(name: str, level: str = "random") -> SeatWish:
    return SeatWish(kind="bot", name=name, level=level)


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Client]:
    """A server on a free port, with its database in the folder."""
    chosen = Settings(
        **{"database": str(folder / "test.db"), "bot_pause": 0, "window": 0, "limits": Limits.none(), **settings}
    )
    server = uvicorn.Server(uvicorn_config(chosen, "127.0.0.1", 0))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        async with Client(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}") as client:
            yield client
    finally:
        server.should_exit = True
        await task


def run(test: Callable[[], Coroutine[Any, Any, None]], seconds: float = 60) -> None:
    """Run a test that waits for things; one that waits for ever fails."""
    asyncio.run(asyncio.wait_for(test(), seconds))


async def until(seat: Seat, ready: Callable[[Seat], bool]) -> None:
    """Wait until a connection has been told of something."""
    while not ready(seat):
        await asyncio.wait_for(seat.changed(), 10)


async def play_on(seat: Seat, moves: int = 10_000, rng: random.Random | None = None) -> None:
    """Let a person play at random until the game is over, or so many moves."""
    rng = rng or random.Random(1)
    while moves:
        await until(seat, lambda s: s.table is not None and (s.table.over or mine(s)))
        assert seat.table is not None
        if seat.table.over:
            return
        assert seat.table.decision is not None
        await seat.play(rng.choice(seat.table.decision.choices).move)
        moves -= 1
        await until(seat, lambda s: s.table is not None and s.table.at >= s.at)


def mine(seat: Seat) -> bool:
    """Whether a person is asked something."""
    table = seat.table
    return table is not None and table.decision is not None and bool(table.decision.choices) and table.at == seat.at


async def refuses_control_characters(client: Client) -> None:
    """No database need keep them; whoever sends them is told so, and the table goes on."""
    assert (await client._http.get("/api/games/%00/table")).status_code == 404
    for name in ("A\0", "\x1b[2J", "A\nB"):
        with pytest.raises(ServerError, match="control-characters"):
            await client.create([person(name), person("B")])
    made = await client.create([person("A"), person("B")])
    async with client.join(made.game) as watcher:
        for text in ("\0", "a\0b", "\x9b", "one\ntwo"):
            with pytest.raises(ServerError, match="control-characters"):
                await watcher.say(text)
        await watcher.say("¡Hola! 👩\u200d🚀")
