"""WebSockets for load tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from websockets.asyncio import client
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed


class RawSocket(asyncio.Protocol):
    """One connection for text frames at next to no cost: they are masked with zeros, as the protocol allows."""

    def __init__(self, path: str, port: int, take: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._take = take
        self._transport: asyncio.Transport
        self._data = b""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "write")
        self._transport = transport  # type: ignore[assignment]
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        data = self._data + data if self._data else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._data = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.opened.set_result(None)
        at, size = 0, len(data)
        while at + 2 <= size:
            length, begin = data[at + 1], at + 2
            if length >= 126:
                wide = 2 if length == 126 else 8
                length, begin = int.from_bytes(data[begin : begin + wide], "big"), begin + wide
            if begin + length > size:
                break
            kind, at = data[at] & 15, begin + length
            if kind == 1:
                self._take(data[begin:at])
            elif kind == 9:
                self._send(0x8A, data[begin:at])
        self._data = data[at:]

    def send(self, text: bytes) -> None:
        self._send(0x81, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(length + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str, take: Callable[[bytes], None]) -> RawSocket:
    """A connection to this machine; every text frame that comes in is given to ``take``."""
    _, found = await asyncio.get_running_loop().create_connection(
        lambda: RawSocket(path, port, take), "127.0.0.1", port
    )
    await found.opened
    return found


class LibrarySocket:
    """The same by the library that programs use, for waiting times as they see them."""

    def __init__(self, connection: ClientConnection, take: Callable[[bytes], None]) -> None:
        self._connection = connection
        self._tasks = {asyncio.create_task(self._read(take))}

    async def _read(self, take: Callable[[bytes], None]) -> None:
        with suppress(ConnectionClosed):
            while True:
                take(await self._connection.recv(decode=False))

    def _soon(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def send(self, frame: bytes) -> None:
        self._soon(self._connection.send(frame, text=True))

    def close(self) -> None:
        self._soon(self._connection.close())


async def connect_by_library(port: int, path: str, take: Callable[[bytes], None]) -> LibrarySocket:
    """Open a connection with nothing but the path."""
    return LibrarySocket(await client.connect(f"ws://127.0.0.1:{port}{path}", compression=None), take)
