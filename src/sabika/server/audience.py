"""Who listens to a table, and what waits to be sent to each of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Final, Literal

from sabika.server.wire import Language

Viewer = tuple[int | None, Language]
"""A seat (None: a spectator) and its language: whoever shares both is sent the same."""
_TABLE: Final = b""
"""Stands for the table as it is when its turn to be sent comes."""


class Listener:
    """One connection. Frames wait here until its own task sends them, so that a slow one holds up nobody.

    A table that has not been sent when the next one is due is left out: the next one tells everything."""

    def __init__(
        self, seat: int | None, language: Language, detail: Literal["table", "moves"], most_unsent: int
    ) -> None:
        self.seat = seat
        self.language = language
        self.detail = detail
        self.closed = False
        self.sending = False
        """Whether a task is sending, or will send before it waits."""
        self._most_unsent = most_unsent
        self._unsent: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None

    @property
    def viewer(self) -> Viewer:
        return self.seat, self.language

    @property
    def bare(self) -> bool:
        """Whether it is told moves only, without tables and words."""
        return self.detail == "moves"

    def tell(self, frame: bytes) -> None:
        """Send a frame soon."""
        self._unsent.append(frame)
        if len(self._unsent) > self._most_unsent:
            self._unsent.clear()
            self.closed = True
        self.wake()

    def tell_table(self) -> None:
        """Send the table as it will then be, after everything that has been told before."""
        if self.bare:
            return
        if _TABLE in self._unsent:
            self._unsent.remove(_TABLE)
        self.tell(_TABLE)

    def close(self) -> None:
        """Let the connection end once everything has been sent."""
        self.closed = True
        self.wake()

    def wake(self) -> None:
        """Let the sending task go on, unless somebody else is about to send."""
        if self._waiting is not None and not self.sending:
            self._waiting.set_result(None)
            self._waiting = None

    def pop(self) -> bytes | None:
        """The next frame, empty where the table is to be sent; None when there is none."""
        return self._unsent.popleft() if self._unsent else None

    async def woken(self) -> None:
        """Wait until there is something to send, or the connection shall end."""
        while (self.sending or not self._unsent) and not self.closed:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting


class Audience:
    """All connections of a table."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def __iter__(self) -> Iterator[Listener]:
        return iter(self._listeners)

    def __bool__(self) -> bool:
        return bool(self._listeners)

    def add(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def remove(self, listener: Listener) -> None:
        self._listeners.remove(listener)

    def has(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self._listeners)

    @property
    def spectators(self) -> int:
        return sum(listener.seat is None for listener in self._listeners)

    @property
    def watching(self) -> bool:
        """Whether somebody looks at the table, so that bots shall not rush."""
        return any(not listener.bare for listener in self._listeners)

    def tell(self, frame: bytes) -> None:
        for listener in self._listeners:
            listener.tell(frame)

    def tell_table(self, seat: int | None = None) -> None:
        """Send the table to everybody, or to one seat."""
        for listener in self._listeners:
            if seat is None or listener.seat == seat:
                listener.tell_table()

    def close(self) -> None:
        for listener in self._listeners:
            listener.close()
