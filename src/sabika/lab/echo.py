"""The bare WebSocket echo that the server is measured against: Litestar, JSON in, JSON out. At ``/kept`` every message
is on the disk before it is answered, and nothing else is done with it: what a durable answer takes at least."""

from __future__ import annotations

import sqlite3
import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


def echo(path: str, database: sqlite3.Connection | None = None) -> Any:
    """Says everything again."""

    @websocket(path)
    async def handler(socket: WebSocket[Any, Any, Any]) -> None:
        await socket.accept()
        try:
            while True:
                message = msgspec.json.decode(await socket.receive_text())
                if database is not None:
                    database.execute("INSERT INTO messages VALUES (?)", (message["move"],))
                    database.commit()
                await socket.send_text(msgspec.json.encode(message).decode())
        except WebSocketDisconnect:
            return

    return handler


def opened(file: str) -> sqlite3.Connection:
    """A database as durable as that of the server."""
    database = sqlite3.connect(file)
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("CREATE TABLE messages (move TEXT)")
    return database


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo("/"), echo("/kept", opened(sys.argv[2]))], openapi_config=None, logging_config=None),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
    )
