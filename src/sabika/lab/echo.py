"""The bare WebSocket echo that the server is measured against: Litestar, JSON in, JSON out, nothing kept."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Say everything again."""
    await socket.accept()
    try:
        while True:
            message = msgspec.json.decode(await socket.receive_text())
            await socket.send_text(msgspec.json.encode(message).decode())
    except WebSocketDisconnect:
        return


if __name__ == "__main__":
    uvicorn.run(
        Litestar([echo], openapi_config=None, logging_config=None),
        port=int(sys.argv[1]),
        loop="uvloop",
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
    )
