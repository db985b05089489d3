"""WebSocket connections: hello, then requests and answers, and everything that happens at the table."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from sabika.server import show, wire
from sabika.server.answers import Asked, Pondered, answer, seat_at
from sabika.server.audience import Listener
from sabika.server.languages import language_of
from sabika.server.limits import Bucket, Buckets
from sabika.server.live import LiveTable
from sabika.server.problems import Problem
from sabika.server.settings import Limits
from sabika.server.tables import Tables
from sabika.server.tidying import look

_log = logging.getLogger("sabika.server")
_encode: Final = msgspec.json.Encoder().encode
_hello: Final = msgspec.json.Decoder(wire.Hello)
_asked: Final[msgspec.json.Decoder[Asked]] = msgspec.json.Decoder(Asked)
Socket = WebSocket[Any, Any, Any]

POLICY: Final = 1008
"""The close code of a connection that broke a rule of this protocol."""
TRY_LATER: Final = 1013
CHAT_SHOWN: Final = 200
"""Chat lines that a newcomer is sent."""
FAREWELL: Final = 2.0
"""Seconds in which a connection that is ended by the server may still be told why."""


Hearing = Callable[[], bool]


class Doorkeeper:
    """Counts connections, and how much an address says through all of its own."""

    def __init__(self, limits: Limits) -> None:
        self._most, self._most_per_address = limits.connections, limits.connections_per_address
        self._open: Counter[str] = Counter()
        self._frame, self._frames = limits.frames, Buckets(*limits.frames_per_address)

    def enter(self, address: str) -> bool:
        if self._open.total() >= self._most or self._open[address] >= self._most_per_address:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def hearing(self, address: str) -> Hearing:
        """Whether a connection may say one more thing, whenever that is asked."""
        bucket = Bucket(*self._frame)
        return lambda: bucket.take() and self._frames.take(address)


@websocket("/games/{game:str}/socket")
async def attend(
    socket: Socket, game: FromPath[str], tables: NamedDependency[Tables], doorkeeper: NamedDependency[Doorkeeper]
) -> None:
    """A connection from beginning to end."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    if not doorkeeper.enter(address):
        await _refuse(socket, Problem("too-many-connections"), TRY_LATER)
        return
    try:
        await _attend(socket, game, tables, doorkeeper.hearing(address))
    except (WebSocketException, OSError):
        pass
    finally:
        doorkeeper.leave(address)


async def _attend(socket: Socket, game: str, tables: Tables, hears: Hearing) -> None:
    hello = await _greeted(socket, tables.settings.limits.hello_seconds)
    if hello is None:
        return
    try:
        table = await tables.table(game)
        seat = seat_at(table, hello.token)
    except Problem as problem:
        await _refuse(socket, problem, POLICY, hello.language)
        return
    listener = Listener(seat, hello.language, hello.detail, tables.settings.limits.unsent_frames)
    listener.tell(_encode(welcome(table, listener)))
    table.join(listener)
    sender = asyncio.create_task(_send(socket, table, listener))
    try:
        await _receive(socket, table, listener, hears)
        if listener.closed:
            await asyncio.wait([sender], timeout=FAREWELL)
    finally:
        sender.cancel()
        table.leave(listener)


async def _greeted(socket: Socket, seconds: float) -> wire.Hello | None:
    try:
        text = await asyncio.wait_for(_text(socket), seconds)
        return None if text is None else _hello.decode(text)
    except TimeoutError:
        await _refuse(socket, Problem("bad-request", detail="no hello in time"), POLICY)
    except (msgspec.MsgspecError, RecursionError) as error:
        await _refuse(socket, Problem("bad-request", detail=str(error)), POLICY)
    except Problem as problem:
        await _refuse(socket, problem, POLICY)
    return None


async def _text(socket: Socket) -> str | None:
    """The next text frame; None when the connection has ended."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad-request", detail="expected a text frame")
    return text


async def _receive(socket: Socket, table: LiveTable, listener: Listener, hears: Hearing) -> None:
    """Answer requests until the connection ends; what has to be thought about holds up nothing else."""
    pondering: set[asyncio.Task[None]] = set()
    try:
        while not listener.closed:
            try:
                text = await _text(socket)
                if text is None:
                    return
                if not hears():
                    listener.close()
                    raise Problem("too-many-requests")
                asked = _understood(text)
            except Problem as problem:
                listener.tell(_encode(problem.failure(listener.language)))
                continue
            if isinstance(asked, Pondered):
                pondering.add(task := asyncio.create_task(_ponder(table, listener, asked)))
                task.add_done_callback(pondering.discard)
                continue
            # Whatever the request leads to is sent from here together with the answer, without waking the other task.
            mine, listener.sending = not listener.sending, True
            listener.tell(await _answered(table, listener, asked))
            if mine:
                await _flush(socket, table, listener)
            look()
    finally:
        for task in pondering:
            task.cancel()


def _understood(text: str) -> Asked:
    try:
        return _asked.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Problem("bad-request", detail=str(error)) from None


async def _ponder(table: LiveTable, listener: Listener, asked: Pondered) -> None:
    listener.tell(await _answered(table, listener, asked))


async def _answered(table: LiveTable, listener: Listener, asked: Asked) -> bytes:
    try:
        return _encode(await answer(table, listener.seat, asked, listener.language, listener))
    except Problem as problem:
        return _encode(problem.failure(listener.language, asked.id))
    except Exception:
        _log.exception("a request failed")
        return _encode(Problem("defect").failure(listener.language, asked.id))


async def _send(socket: Socket, table: LiveTable, listener: Listener) -> None:
    """Send what waits, in order, until the connection ends."""
    try:
        while not listener.closed:
            await listener.woken()
            while listener.sending:
                await asyncio.sleep(0.01)
            listener.sending = True
            await _flush(socket, table, listener)
        await socket.close(TRY_LATER)
    except (WebSocketException, OSError):
        listener.close()
    except Exception:
        _log.exception("a table could not be sent")
        with suppress(WebSocketException, OSError):
            await socket.close(TRY_LATER)


async def _flush(socket: Socket, table: LiveTable, listener: Listener) -> None:
    """Send everything that waits."""
    try:
        while (frame := listener.pop()) is not None:
            await _tell(socket, frame or table.table_frame(listener.viewer))
    finally:
        listener.sending = False


async def _tell(socket: Socket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})


def welcome(table: LiveTable, listener: Listener) -> wire.Welcome:
    seat, language = listener.viewer
    whole = listener.detail == "table"
    return wire.Welcome(
        pieces=show.pieces(table.game.rules, language),
        table=table.table(seat, language) if whole else None,
        history=show.history(table.game, seat, language)
        if whole
        else [show.bare_entry(table.game, number) for number in range(1, table.moves + 1)],
        chat=table.chat[-CHAT_SHOWN:],
        setup=table.setup,
    )


async def _refuse(
    socket: Socket, problem: Problem, code: Literal[1008, 1013], language: wire.Language | None = None
) -> None:
    """Say why a connection is not wanted, and end it; before it has said hello in the language of its browser."""
    with suppress(WebSocketException, OSError):
        await _tell(socket, _encode(problem.failure(language or language_of(socket))))
        await socket.close(code)
