"""A small client for programs: found games, take seats, watch and play.

``docs/server.md`` shows it at work. All types are those of ``sabika.server.wire``.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from types import TracebackType
from typing import Any, Final, Literal, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sabika.server import wire

T = TypeVar("T")
News = wire.Table | wire.Moved | wire.Undone | wire.Said | wire.Presence
"""What a connection is told without having asked."""
_Answer = wire.Ack | wire.Refused | wire.Failure | wire.Effect | wire.Advised | wire.Explained | wire.Pong
PATIENCE: Final = 300
"""Seconds for an answer; a review may have to wait for others."""
_frames: Final = msgspec.json.Decoder(wire.ServerFrame)


class ServerError(Exception):
    """The server could not carry out a request; ``failure`` says why and what to do."""

    def __init__(self, failure: wire.Failure) -> None:
        self.failure = failure
        super().__init__(f"{failure.code}: {failure.cause} ({failure.remedy})")


class MoveRefused(Exception):
    """The rules forbid a move; ``reasons`` name them."""

    def __init__(self, refused: wire.Refused) -> None:
        self.reasons = refused.reasons
        super().__init__("; ".join(reason.text for reason in refused.reasons))


class Client:
    """A server, by its address. Use it in ``async with``."""

    def __init__(self, url: str = "http://127.0.0.1:8000", language: wire.Language = "en") -> None:
        self.url = url.rstrip("/")
        self.language = language
        self._http = httpx.AsyncClient(base_url=self.url, params={"language": language}, timeout=PATIENCE)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def _get(self, path: str, kind: type[T], token: str | None = None, **params: Any) -> T:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        given = {name: value for name, value in params.items() if value is not None}
        return _read(await self._http.get(f"/api/{path}", params=given, headers=headers), kind)

    async def _post(self, path: str, body: wire.Request, kind: type[T]) -> T:
        headers = {"Content-Type": "application/json"}
        return _read(await self._http.post(f"/api/{path}", content=msgspec.json.encode(body), headers=headers), kind)

    async def catalogue(self) -> wire.Catalogue:
        return await self._get("catalogue", wire.Catalogue)

    async def check(self, setup: wire.Setup) -> wire.MixVerdict:
        """Whether a set-up can be played."""
        return await self._post("mixes/check", setup, wire.MixVerdict)

    async def create(
        self,
        seats: Sequence[wire.SeatWish],
        *,
        modules: Sequence[str] = (),
        house: wire.House | None = None,
        seed: str | None = None,
        continues: wire.Moment | None = None,
        **setup: Any,
    ) -> wire.Created:
        """Found a game, or go on from a moment of one that is over. The tokens of the seats are told only here."""
        chosen = wire.Setup(players=len(seats), modules=list(modules), **setup)
        wish = wire.NewGame(
            setup=chosen, seats=list(seats), house=house or wire.House(), seed=seed, continues=continues
        )
        return await self._post("games", wish, wire.Created)

    async def games(self) -> list[wire.GameListing]:
        return await self._get("games", list[wire.GameListing])

    async def table(self, game: str, token: str | None = None, at: int | None = None) -> wire.Table:
        """A table as a seat or a spectator sees it, now or after ``at`` moves."""
        return await self._get(f"games/{game}/table", wire.Table, token, at=at)

    async def history(self, game: str, token: str | None = None) -> list[wire.Entry]:
        return await self._get(f"games/{game}/history", list[wire.Entry], token)

    async def summary(self, game: str) -> wire.Summary:
        return await self._get(f"games/{game}/summary", wire.Summary)

    async def review(self, game: str) -> wire.Review:
        """What the moves of a finished game have cost; the first time it takes a while."""
        return await self._get(f"games/{game}/review", wire.Review)

    async def verification(self, game: str) -> wire.Verification:
        return await self._get(f"games/{game}/verification", wire.Verification)

    def join(self, game: str, token: str | None = None, detail: Literal["table", "moves"] = "table") -> Seat:
        """A connection to a table, as a seat or as a spectator; use it in ``async with``."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{game}/socket"
        return Seat(address, wire.Hello(token=token, language=self.language, detail=detail))


class Seat:
    """A connection to a table. ``table`` is kept up to date; ``news`` tells what happens."""

    def __init__(self, address: str, hello: wire.Hello) -> None:
        self._address, self._hello = address, hello
        self._socket: ClientConnection
        self._reader: asyncio.Task[None]
        self._open: dict[int, asyncio.Future[_Answer]] = {}
        self._news: asyncio.Queue[News | None] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._asked = 0
        self.welcome: wire.Welcome
        self.table: wire.Table | None = None
        self.at = 0
        """How many moves have been played."""

    async def __aenter__(self) -> Self:
        """Join the table; raises ``ServerError`` when the server refuses, ``ConnectionError`` when it is gone."""
        try:
            self._socket = await connect(self._address, compression=None, max_size=None)
            first = await self._greet()
        except (ConnectionClosed, InvalidHandshake) as error:
            raise ConnectionError(f"the connection has ended: {error}") from None
        self.welcome, self.table = first, first.table
        self.at = max((entry.number for entry in first.history), default=0)
        self._reader = asyncio.create_task(self._read())
        return self

    async def _greet(self) -> wire.Welcome:
        try:
            # A server that is full ends the connection at once, but says why.
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(self._hello), text=True)
            first = _frames.decode(await self._socket.recv())
            if isinstance(first, wire.Failure):
                raise ServerError(first)
            assert isinstance(first, wire.Welcome)
        except BaseException:
            await self._socket.close()
            raise
        return first

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for message in self._socket:
                self._take(_frames.decode(message))
        for number in list(self._open):
            self._fail(number)
        self._news.put_nowait(None)
        self._changed.set()

    def _fail(self, number: int) -> None:
        """Tell whoever waits for an answer that none will come, unless that is known."""
        answer = self._open.pop(number, None)
        if answer is not None and not answer.done():
            answer.set_exception(ConnectionError("the connection has ended"))

    def _take(self, frame: wire.ServerFrame) -> None:
        if isinstance(frame, _Answer):
            waiting = self._open.pop(frame.id, None) if frame.id is not None else None
            if waiting is not None and not waiting.done():
                waiting.set_result(frame)
            if not isinstance(frame, wire.Ack) or frame.entry is None:
                return
            frame = wire.Moved(entry=frame.entry)
        if isinstance(frame, wire.Table):
            self.table, self.at = frame, frame.at
        elif isinstance(frame, wire.Moved):
            self.at = frame.entry.number
        elif isinstance(frame, wire.Undone):
            self.at = frame.at
        if not isinstance(frame, wire.Welcome):
            self._news.put_nowait(frame)
        self._changed.set()

    async def news(self) -> AsyncIterator[News]:
        """Everything that happens from now on, until the connection ends."""
        while (frame := await self._news.get()) is not None:
            yield frame

    async def changed(self) -> None:
        """Wait until something has happened since the last call."""
        await self._changed.wait()
        self._changed.clear()

    async def _ask(self, kind: type[Any], **fields: Any) -> _Answer:
        self._asked += 1
        number = self._asked
        answer: asyncio.Future[_Answer] = asyncio.get_running_loop().create_future()
        self._open[number] = answer
        try:
            await self._socket.send(msgspec.json.encode(kind(id=number, **fields)), text=True)
        except ConnectionClosed:
            self._fail(number)
        found = await answer
        if isinstance(found, wire.Failure):
            raise ServerError(found)
        return found

    async def _do(self, kind: type[Any], **fields: Any) -> int:
        found = await self._ask(kind, **fields)
        if isinstance(found, wire.Refused):
            raise MoveRefused(found)
        assert isinstance(found, wire.Ack)
        return found.at

    async def play(self, move: str, at: int | None = None) -> int:
        """Play a move; it is durable when this returns. The number of moves afterwards."""
        return await self._do(wire.Play, move=move, at=self.at if at is None else at)

    async def undo(self) -> int:
        return await self._do(wire.Undo, at=self.at)

    async def say(self, text: str) -> None:
        await self._do(wire.Chat, text=text)

    async def resign(self, level: str | None, seat: int | None = None) -> None:
        """Leave the seat to a bot, or with None take it back."""
        await self._do(wire.Resign, level=level, seat=seat)

    async def order(self, frame: str, policy: wire.Policy) -> None:
        """A standing order for a kind of decision."""
        await self._do(wire.SetOrder, order=wire.StandingOrder(frame=frame, policy=policy))

    async def why(self, **touched: Any) -> list[wire.ReasonInfo]:
        """Why something cannot be done; nothing where it can."""
        found = await self._ask(wire.WhyNot, **touched)
        assert isinstance(found, wire.Refused)
        return found.reasons

    async def preview(self, move: str) -> wire.Effect:
        found = await self._ask(wire.Preview, move=move)
        if isinstance(found, wire.Refused):
            raise MoveRefused(found)
        assert isinstance(found, wire.Effect)
        return found

    async def hint(self) -> wire.Advised:
        """What a strong player would do now; takes about a second."""
        found = await self._ask(wire.Hint, at=self.at)
        assert isinstance(found, wire.Advised)
        return found

    async def motives(self, number: int) -> wire.Explained:
        """Why a move was made, as everybody can see it."""
        found = await self._ask(wire.Motives, number=number)
        assert isinstance(found, wire.Explained)
        return found

    async def ping(self) -> None:
        await self._ask(wire.Ping)


def _read(response: httpx.Response, kind: type[T]) -> T:
    try:
        if response.is_success:
            return msgspec.json.decode(response.content, type=kind)
        failure = msgspec.json.decode(response.content, type=wire.Failure)
    except msgspec.DecodeError:
        failure = wire.Failure(
            code="not-sabika",
            cause=f"{response.url} answered {response.status_code} with something that Sabika does not say",
            remedy="check the address, and whatever stands before the server",
        )
    raise ServerError(failure)
