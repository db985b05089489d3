"""Nothing leaks: all that the server sends to seats and spectators over whole games, byte by byte.

What is sent must not depend on what the viewer may not know: at positions all over the games the hidden parts are
exchanged for others that the viewer could not tell from the true ones, and every byte must stay the same.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from sabika.core import flow
from sabika.core.state import State
from sabika.core.view import determinize, view
from sabika.game import Game
from sabika.rules.boxes import MODULES, fitting
from sabika.server import show, wire
from sabika.server.answers import answer
from sabika.server.audience import Listener
from sabika.server.live import LiveTable
from sabika.server.settings import Limits, Settings
from sabika.server.sockets import welcome
from sabika.server.tables import Tables
from tests.server.support import bot, mine, person, run, serving, until
from tests.views.test_views import rearranged, shown

MIXES = {
    "leak-a": wire.Setup(players=3),
    "leak-b": wire.Setup(players=2),
    **{f"leak{start}": wire.Setup(players=3, modules=fitting("alhambra")[start::5]) for start in range(5)},
    "leak-c": wire.Setup(players=3, modules=fitting("alhambra")),
    "leak-d": wire.Setup(players=2, modules=fitting("alhambra")),
    "leak-e": wire.Setup(box="granada", players=3, modules=["characters", "thieves", "master_builders", "invaders"]),
    "leak-f": wire.Setup(box="combined", players=2, modules=["bonus_cards", "street_trader", "building_sites"]),
    "leak-g": wire.Setup(box="red_palace", players=2, modules=fitting("red_palace")),
    "leak-h": wire.Setup(box="red_palace", players=3),
}
"""By seed: the boxes with nothing, with modules that hide something, and with everything."""


class Wiretap(Listener):
    """A connection that keeps everything that would be sent."""

    def __init__(self, table: LiveTable, seat: int | None, detail: Any) -> None:
        super().__init__(seat, "en", detail, 1_000_000)
        self.table = table
        self.sent: list[bytes] = [msgspec.json.encode(welcome(table, self))]
        table.join(self)

    def drain(self) -> list[bytes]:
        """What has come since the last time."""
        fresh = [frame or self.table.table_frame(self.viewer) for frame in self._unsent]
        self._unsent.clear()
        self.sent += fresh
        return fresh


def lists(value: Any) -> Iterator[list[Any]]:
    """Every list anywhere in a JSON value."""
    if isinstance(value, dict):
        for each in value.values():
            yield from lists(each)
    elif isinstance(value, list):
        yield value
        for each in value:
            yield from lists(each)


def orders(s: State) -> list[str]:
    """The orders nobody may know, as text in which a part of one would be found."""
    rules = s.rules
    cards = [rules.card_keys[card] for card in s.pile[s.drawn :]]
    tiles = [rules.tile_keys[tile] for tile in s.supply[s.taken :]]
    return [" ".join(order) for whole in (cards, tiles) for order in (whole, whole[::-1])]


def check_frame(frame: bytes, game: Game, secrets: list[bytes]) -> None:
    """No secret, no order, no hand of others stands in a frame literally."""
    for secret in secrets:
        assert secret not in frame
    found = msgspec.json.decode(frame)
    if shown(game.state):
        return
    hidden = orders(game.state)
    for each in lists(found):
        if len(each) >= 4 and all(isinstance(item, str) for item in each):
            assert not any(" ".join(each) in order for order in hidden), each
    table = found if found["type"] == "table" else found.get("table")
    if table is not None:
        assert table["seed"] is None
        for seat in table["seats"]:
            assert seat["hand"] is None or seat["seat"] == table["you"]


async def everything(table: LiveTable, tap: Wiretap) -> list[bytes]:
    """All that a viewer can be sent or ask for at a position."""
    seat, language = tap.viewer
    table._tables.clear()
    found = [table.table_frame(tap.viewer)]
    if seat is not None:
        for asked in questions(table, seat):
            found.append(msgspec.json.encode(await answer(table, seat, asked, language)))
    return found


def questions(table: LiveTable, seat: int) -> list[Any]:
    """Things to ask at a position; they depend only on what the seat sees."""
    seen = show.table(table.game, seat, "en", table.desk(seat))
    rng = random.Random(seen.at)
    tiles = [tile for tile in seen.market if tile]
    asked: list[Any] = [wire.WhyNot(id=1, piece=rng.choice(tiles))] if tiles else []
    asked += [wire.WhyNot(id=2, piece=rng.choice(seen.display))] if seen.display else []
    asked.append(wire.WhyNot(id=3, cell=(rng.randint(-2, 2), rng.randint(-2, 2))))
    choices = seen.decision.choices if seen.decision is not None else []
    return asked + [wire.Preview(id=4, move=choice.move) for choice in rng.sample(choices, min(3, len(choices)))]


async def check_position(table: LiveTable, taps: list[Wiretap], rng: random.Random) -> int:
    """The hidden parts are exchanged; whatever anybody is sent stays the same. How often they really differed."""
    true, differed = table.game.state, 0
    for tap in taps:
        if tap.detail == "moves":
            continue
        before = await everything(table, tap)
        for other in (rearranged(true, tap.seat, rng), determinize(view(true, tap.seat, memory=True), rng)):
            other.learned = true.learned
            table.game.state = other
            try:
                for after, same in zip(await everything(table, tap), before, strict=True):
                    assert msgspec.json.decode(after) == msgspec.json.decode(same)
                    assert after == same
            finally:
                table.game.state = true
                table._tables.clear()
            differed += other.supply != true.supply
    return differed


@pytest.mark.parametrize("seed", MIXES)
def test_nothing_hidden_is_sent_in_whole_games(tmp_path: Path, seed: str) -> None:
    async def test() -> None:
        players = MIXES[seed].players
        tables = Tables(Settings(database=str(tmp_path / "leaks.db"), window=0, limits=Limits.none()))
        await tables.open()
        wish = wire.NewGame(
            setup=MIXES[seed],
            seats=[person(f"P{seat}") for seat in range(players)],
            house=wire.House(memory=seed == "leak-c"),
            seed=seed,
        )
        made = await tables.found(wish)
        table = await tables.table(made.game)
        game, rng = table.game, random.Random(seed)
        taps = [Wiretap(table, seat, "table") for seat in (None, *range(players))]
        taps += [Wiretap(table, None, "moves"), Wiretap(table, 0, "moves")]
        secrets = [table.founded.seed.encode(), seed.encode(), b"leaks.db"]
        secrets += [str(key.token).encode() for key in made.seats]
        secrets += [str(seat.token_hash).encode() for seat in table.seats]
        differed = 0
        try:
            while not game.over:
                # What is told between two visits is read then, all of it; tables that were superseded are not sent.
                for tap in taps if table.moves % 5 == 0 else ():
                    for frame in tap.drain():
                        check_frame(frame, game, secrets)
                if table.moves % 50 == 10:
                    differed += await check_position(table, taps, rng)
                while table._driver is not None:  # Somebody is answered for.
                    await asyncio.sleep(0)
                decider = game.decider
                if decider is None:
                    break
                move = game.rules.codec.text(rng.choice(flow.moves(game.state)))
                await table.play(decider, move, table.moves)
        finally:
            await tables.close()
        assert differed > 10
        assert sum(len(frame) for tap in taps for frame in tap.sent) > 100_000

    run(test, 300)


def test_nothing_hidden_comes_out_of_a_real_socket_or_over_http(tmp_path: Path) -> None:
    """The same over the wire: raw bytes of every connection and every address while a game runs."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B"), bot("C")], modules=list(MODULES), seed="socket")
            secrets = [b"socket", Game(seed="socket")._chance.reveal().encode()]
            token = made.seats[0].token
            assert token is not None
            address = client.url.replace("http", "ws") + f"/api/games/{made.game}/socket"
            async with connect(address, compression=None) as watcher, client.join(made.game, token) as seat:
                await watcher.send('{"type":"hello"}')
                rng = random.Random(1)
                for _ in range(15):
                    while seat.table is None or seat.table.decision is None or not seat.table.decision.choices:
                        await asyncio.wait_for(seat.changed(), 10)
                    await seat.play(rng.choice(seat.table.decision.choices).move)
                    await asyncio.sleep(0.02)
                await until(seat, mine)
                advised = await seat.hint()
                for number in range(1, seat.at + 1):
                    await watcher.send(f'{{"type":"motives","id":{number},"number":{number}}}')
                received = b""
                while True:
                    try:
                        message = await asyncio.wait_for(watcher.recv(), 0.3)
                    except TimeoutError:
                        break
                    assert isinstance(message, str)
                    received += message.encode()
                assert received.count(b'"explained"') >= 15
                assert b'"advised"' not in received
                received += msgspec.json.encode(advised)
                for path in (
                    "table",
                    "history",
                    "pieces",
                    "log",
                    "summary",
                    "review",
                    "verification",
                    "record",
                    "table?at=1",
                ):
                    response = await client._http.get(f"/api/games/{made.game}/{path}")
                    received += response.content
                    assert response.status_code == (
                        409 if path in ("summary", "review", "verification", "record") else 200
                    )
                received += (await client._http.get("/api/games")).content
                assert len(received) > 20_000
                for secret in (*secrets, token.encode()):
                    assert secret not in received
                # Hashes of positions could be tried against guesses.
                assert " #" not in (await client._http.get(f"/api/games/{made.game}/log")).text

    run(test)
