"""``sabika serve`` and ``sabika schema``: the table in the browser."""

from __future__ import annotations

import asyncio
import socket
import sys
import webbrowser
from contextlib import suppress
from typing import Annotated, Final

import typer
import uvicorn
from rich.console import Console

from sabika.cli.output import Json, emit
from sabika.core.errors import SabikaError
from sabika.server import schema as wire_schema
from sabika.server.app import create_app
from sabika.server.settings import Limits, Settings
from sabika.server.store import check_database

DEFAULTS: Final = Settings()


class _Server(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(self, config: uvicorn.Config, opens: bool) -> None:
        super().__init__(config)
        self._opens = opens

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        port = self.servers[0].sockets[0].getsockname()[1]
        host = self.config.host if self.config.host not in ("0.0.0.0", "::") else "127.0.0.1"
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        Console().print(f"Sabika is open at {address} (Ctrl-C closes it)", highlight=False)
        if self._opens:
            await asyncio.to_thread(webbrowser.open, address)


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other devices in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="A file, or a postgresql:// URL.")] = DEFAULTS.database,
    bot_pause: Annotated[float, typer.Option(min=0, help="Seconds between moves of bots.")] = DEFAULTS.bot_pause,
    window: Annotated[
        float, typer.Option(min=0, help="Seconds a question lasts that nobody could say yes to.")
    ] = DEFAULTS.window,
    away: Annotated[
        float, typer.Option(min=0, help="Seconds after which a bot may play for whoever is away.")
    ] = DEFAULTS.away_seconds,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="No limits on rates, for load tests.")] = False,
    opens: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Serve the table in the browser. Example: `sabika serve --port 8080 --database games.db --open`"""
    limits = Limits.none() if unlimited else Limits()
    settings = Settings(database=database, bot_pause=bot_pause, window=window, away_seconds=away, limits=limits)
    asyncio.run(check_database(database))
    with _listening(host, port) as listener, suppress(KeyboardInterrupt):
        _Server(uvicorn_config(settings, host, port), opens).run([listener])


def _listening(host: str, port: int) -> socket.socket:
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise SabikaError(f"cannot listen at {host}:{port}: {error.strerror}", remedy="choose another --port") from None
    return found


def bench_server(
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved rounds; the report takes medians.")] = 3,
    seconds: Annotated[float, typer.Option(min=0.5, help="Seconds per measurement.")] = 5.0,
    tables: Annotated[int, typer.Option(min=1, help="Tables, each with two persons and a bot.")] = 200,
    json: Json = False,
) -> None:
    """Measure the server, beside a bare WebSocket echo on the same core. Example: `sabika bench-server --rounds 5`"""
    from sabika.lab import loadbench

    result = loadbench.run(rounds, seconds, tables)
    if json:
        emit(result)
    else:
        Console().print(loadbench.report(result))


def uvicorn_config(settings: Settings, host: str, port: int) -> uvicorn.Config:
    limits: Limits = settings.limits
    return uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def schema() -> None:
    """Print the JSON Schema of everything that crosses the wire. Example: `sabika schema > wire.json`"""
    sys.stdout.write(wire_schema.text())
