"""The HTTP interface under ``/api``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, HeaderParameter, JSONBody, PathParameter, QueryParameter

from sabika.core import log
from sabika.lab.record import record
from sabika.server import show, wire
from sabika.server.answers import Answer, Asked, answer, seat_at
from sabika.server.languages import language_of
from sabika.server.limits import Buckets
from sabika.server.live import LiveTable
from sabika.server.problems import Problem
from sabika.server.sockets import attend
from sabika.server.tables import Tables
from sabika.server.wire import Language

Bearer = Annotated[
    str | None,
    HeaderParameter(name="Authorization", max_length=200, description="`Bearer` and the token of a seat"),
]
At = Annotated[int | None, QueryParameter(ge=0, le=100_000, description="After so many moves instead of now")]
InLanguage = FromQuery[Language]
GameId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The name of a game")]


def _told(*codes: int) -> dict[int, ResponseSpec]:
    """The answers of a handler besides success."""
    said = {422: wire.Refused | wire.Failure}
    return {
        code: ResponseSpec(data_container=said.get(code, wire.Failure), generate_examples=False, description="Failure")  # type: ignore[arg-type]
        for code in (400, 429, *codes)
    }


GAME: Final = (403, 404, 410)
_encode: Final = msgspec.json.Encoder().encode


def _seat(table: LiveTable, authorization: str | None) -> int | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.lower() != "bearer" or not token:
        raise Problem("bad-request", detail="Authorization: expected `Bearer <token>`")
    return seat_at(table, token.strip())


async def _page(
    tables: Tables,
    table: LiveTable,
    make: Callable[[], bytes],
    *key: str | int | None,
    media: MediaType = MediaType.JSON,
) -> Response[Any]:
    """An answer about a game as it is now; once it is over, the answer is kept."""
    page = await tables.pages.page((table.id, *key), make) if table.game.over else make()
    return Response(page, media_type=media)


# ---------------------------------------------------------------- what can be chosen


@get("/catalogue", responses=_told(), sync_to_thread=False)
def catalogue(language: InLanguage = "en") -> wire.Catalogue:
    """Boxes, modules, table options, recommended mixes and bots."""
    return show.catalogue(language)


@post("/mixes/check", responses=_told(413), status_code=200, sync_to_thread=True)
def check_mix(data: JSONBody[wire.Setup], language: InLanguage = "en") -> wire.MixVerdict:
    """Whether a set-up can be played."""
    return show.verdict(data, language)


@get("/rules", responses=_told(), sync_to_thread=False)
def rules(language: InLanguage = "en") -> wire.RuleBook:
    """Every rule of the register in own words."""
    return show.rulebook(language)


# ---------------------------------------------------------------- games


@post("/games", responses=_told(*GAME, 409, 413, 422, 503))
async def found(
    request: Request[Any, Any, Any],
    data: JSONBody[wire.NewGame],
    tables: NamedDependency[Tables],
    founders: NamedDependency[Buckets],
    language: InLanguage = "en",
) -> wire.Created:
    """Found a game. The tokens of the seats are told only here."""
    founders.take_or_refuse(request.client.host if request.client else "")
    return await tables.found(data, language_of(request))


@get("/games", responses=_told())
async def games(tables: NamedDependency[Tables], language: InLanguage = "en") -> list[wire.GameListing]:
    """The newest games that are listed."""
    return await tables.listing()


@get("/games/{game:str}/table", responses=_told(*GAME, 422))
async def table(
    game: GameId,
    tables: NamedDependency[Tables],
    authorization: Bearer = None,
    language: InLanguage = "en",
    at: At = None,
) -> wire.Table:
    """The table as a seat or a spectator sees it; after ``at`` moves, with open hands only when the game is over."""
    found = await tables.table(game)
    seat = _seat(found, authorization)
    if at is None:
        return found.table(seat, language)
    if at > found.moves:
        raise Problem("no-such-move", at=at, moves=found.moves)
    return show.table(found.game, seat, language, found.desk(seat), at)


@get("/games/{game:str}/history", responses=_told(*GAME))
async def history(
    game: GameId, tables: NamedDependency[Tables], authorization: Bearer = None, language: InLanguage = "en"
) -> Response[list[wire.Entry]]:
    """The set-up and every move with what followed from it."""
    found = await tables.table(game)
    seat = _seat(found, authorization)
    return await _page(
        tables, found, lambda: _encode(show.history(found.game, seat, language)), "history", seat, language
    )


@get("/games/{game:str}/pieces", responses=_told(*GAME))
async def pieces(game: GameId, tables: NamedDependency[Tables], language: InLanguage = "en") -> wire.Pieces:
    """Names and faces of all pieces of the game."""
    return show.pieces((await tables.table(game)).game.rules, language)


async def _finished(tables: Tables, game: str) -> LiveTable:
    found = await tables.table(game)
    if not found.game.over:
        raise Problem("not-over")
    return found


@get("/games/{game:str}/summary", responses=_told(*GAME, 409))
async def summary(game: GameId, tables: NamedDependency[Tables], language: InLanguage = "en") -> Response[wire.Summary]:
    """A finished game looked back at."""
    found = await _finished(tables, game)
    return await _page(tables, found, lambda: _encode(show.summary(found.game, language)), "summary", language)


@get("/games/{game:str}/review", responses=_told(*GAME, 409, 503))
async def review(game: GameId, tables: NamedDependency[Tables], language: InLanguage = "en") -> wire.Review:
    """What the moves of a finished game have cost, and what was luck. The first answer takes some seconds."""
    found = await tables.table(game)
    return show.review(found.game, await found.counsel.review(), language)


@get("/games/{game:str}/verification", responses=_told(*GAME, 409))
async def verification(
    game: GameId, tables: NamedDependency[Tables], language: InLanguage = "en"
) -> Response[wire.Verification]:
    """Everything needed to check the shuffles of a finished game."""
    found = await _finished(tables, game)
    return await _page(tables, found, lambda: _encode(show.verification(found.game)), "verification")


@get(
    "/games/{game:str}/log",
    responses=_told(*GAME),
    media_type=MediaType.TEXT,
    response_headers=[ResponseHeader(name="Content-Disposition", value='attachment; filename="sabika.agn"')],
)
async def game_log(game: GameId, tables: NamedDependency[Tables]) -> Response[str]:
    """The record so far as an ``.agn`` file; seed and hashes are in it when the game is over."""
    found = await tables.table(game)
    return await _page(tables, found, lambda: log.write(found.game.log()).encode(), "log", media=MediaType.TEXT)


@get("/games/{game:str}/record", responses=_told(*GAME, 409))
async def game_record(game: GameId, tables: NamedDependency[Tables]) -> Response[dict[str, Any]]:
    """A finished game as one document that needs no Sabika to be refereed."""
    found = await _finished(tables, game)
    return await _page(tables, found, lambda: _encode(record(found.game)), "record")


# ---------------------------------------------------------------- what a seat does


def _deed(path: str, kind: type[Asked], told: type[Answer]) -> Any:
    """A handler that takes one sort of frame and gives its answer; a refusal by the rules has status 422."""

    async def handler(
        game: GameId,
        data: Any,
        tables: NamedDependency[Tables],
        authorization: Bearer = None,
        language: InLanguage = "en",
    ) -> Response[Any]:
        found = await tables.table(game)
        said = await answer(found, _seat(found, authorization), data, language)
        refused = isinstance(said, wire.Refused) and told is not wire.Refused
        return Response(said, status_code=422 if refused else 200)

    handler.__name__ = handler.__qualname__ = path
    handler.__doc__ = kind.__doc__
    handler.__annotations__ |= {"data": JSONBody[kind], "return": Response[told]}  # type: ignore[valid-type, misc]
    answers = _told(*GAME, 409, 413, 422, 503)
    return post(f"/games/{{game:str}}/{path}", status_code=200, responses=answers)(handler)


DEEDS: Final = [
    _deed("play", wire.Play, wire.Ack),
    _deed("undo", wire.Undo, wire.Ack),
    _deed("chat", wire.Chat, wire.Ack),
    _deed("resign", wire.Resign, wire.Ack),
    _deed("order", wire.SetOrder, wire.Ack),
    _deed("why", wire.WhyNot, wire.Refused),
    _deed("preview", wire.Preview, wire.Effect),
    _deed("hint", wire.Hint, wire.Advised),
    _deed("motives", wire.Motives, wire.Explained),
]

router: Final = Router(
    "/api",
    route_handlers=[
        catalogue, check_mix, rules, found, games, table, history, pieces, summary, review, verification, game_log,
        game_record, *DEEDS, attend,
    ],
)  # fmt: skip
