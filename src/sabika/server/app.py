"""The server as one ASGI application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sabika.server import openapi, static
from sabika.server.api import router
from sabika.server.languages import language_of
from sabika.server.limits import Buckets
from sabika.server.problems import Problem
from sabika.server.settings import Settings
from sabika.server.sockets import TRY_LATER, Doorkeeper
from sabika.server.tables import Tables
from sabika.server.tidying import tidy
from sabika.server.wire import Failure

_log = logging.getLogger("sabika.server")

HEADERS: Final = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_CODES: Final = {404: "unknown-page", 405: "wrong-method", 413: "too-large", 429: "too-many-requests"}


def create_app(settings: Settings | None = None) -> ASGIApp:
    """A server; it opens its database when it starts."""
    settings = settings or Settings()
    limits = settings.limits
    tables = Tables(settings)
    doorkeeper = Doorkeeper(limits)
    founders, files = Buckets(*limits.games), static.read_files()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await tables.open()
        tidying = asyncio.create_task(tidy())
        yield
        tidying.cancel()
        await tables.close()

    app = Litestar(
        route_handlers=[router, static.static_file],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "doorkeeper": Provide(lambda: doorkeeper, sync_to_thread=False),
            "founders": Provide(lambda: founders, sync_to_thread=False),
            "files": Provide(lambda: files, sync_to_thread=False),
        },
        lifespan=[lifespan],
        exception_handlers={
            Problem: _tell_problem,
            HTTPException: _tell_http,
            RecursionError: _tell_too_deep,
            Exception: _tell_defect,
        },
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1_000, gzip_compress_level=5, exclude_opt_key="compressed"
        ),
        openapi_config=openapi.config,
        plugins=[openapi.WireTypes()],
        request_max_body_size=limits.body_bytes,
        logging_config=None,
    )
    return Guard(app, Buckets(*limits.requests))


class Guard:
    """Adds the security headers to every answer, and turns away an address that asks too much."""

    def __init__(self, app: ASGIApp, buckets: Buckets) -> None:
        self._app, self._buckets = app, buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        welcome = self._buckets.take(client[0] if client else "")
        if kind == "websocket":
            await (self._app if welcome else _shut)(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_RAW_HEADERS]
            await send(message)

        await (self._app if welcome else _turn_away)(scope, receive, send_with_headers)


async def _shut(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a WebSocket before it opens."""
    await receive()
    await send({"type": "websocket.close", "code": TRY_LATER, "reason": None})


async def _turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer a request of an address that has asked too much."""
    language = language_of(ASGIConnection(scope, receive, send))
    body = msgspec.json.encode(Problem("too-many-requests").failure(language))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _tell_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Failure]:
    headers = {"Retry-After": "5"} if problem.status in (429, 503) else {}
    return Response(problem.failure(language_of(request)), status_code=problem.status, headers=headers)


def _tell_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Failure]:
    if error.status_code >= 500:
        return _tell_defect(request, error)
    code = _CODES.get(error.status_code)
    problem = Problem(code) if code else Problem("bad-request", detail=_detail(error))
    told = _tell_problem(request, problem)
    if error.headers and "Allow" in error.headers:
        told.headers["Allow"] = error.headers["Allow"]
    return told


def _tell_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Failure]:
    return _tell_problem(request, Problem("bad-request", detail=str(error)))


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return "; ".join(parts) or error.detail


def _tell_defect(request: Request[Any, Any, Any], error: Exception) -> Response[Failure]:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _tell_problem(request, Problem("defect"))
