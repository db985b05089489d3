"""A WebSocket for load tests: text frames, nothing else, at next to no cost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class RawSocket(asyncio.Protocol):
    """One connection. Frames are masked with zeros, as the protocol allows, so that masking costs nothing."""

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
