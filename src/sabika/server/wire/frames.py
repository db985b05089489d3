"""What is said over a WebSocket, and asked over HTTP alike: requests, answers, and news of the table."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sabika.server.wire.base import CellNumber, Key, Language, MoveCount, MoveText, Request, RequestId, SeatNumber, Wire
from sabika.server.wire.founding import Setup
from sabika.server.wire.tables import ChatLine, Entry, Line, Pieces, StandingOrder, Table


class Hello(Request, frozen=True, tag="hello"):
    """The first frame of a connection: who one is, and how much one wants to be told."""

    token: Annotated[str, msgspec.Meta(max_length=128)] | None = None
    """A seat's secret; without one, a spectator."""
    language: Language = "en"
    detail: Literal["table", "moves"] = "table"
    """``table``: the whole table after every change; ``moves``: the moves alone, for programs that follow the game
    themselves."""


class Play(Request, frozen=True, tag="play"):
    """Play a move in notation. ``at`` is the number of moves the client has seen; a move meant for another position
    is refused."""

    id: RequestId
    move: MoveText
    at: MoveCount


class Undo(Request, frozen=True, tag="undo"):
    id: RequestId
    at: MoveCount


class Chat(Request, frozen=True, tag="chat"):
    id: RequestId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Resign(Request, frozen=True, tag="resign"):
    """Leave the seat to a bot (``level``), or take it back (None)."""

    id: RequestId
    level: Key | None
    seat: SeatNumber | None = None
    """None for the own seat; or that of somebody who has been away for a while, to leave it to a bot."""


class SetOrder(Request, frozen=True, tag="order"):
    id: RequestId
    order: StandingOrder


class WhyNot(Request, frozen=True, tag="why"):
    """Why something that was touched cannot be used: a piece (a tile or card key), a cell, cards chosen so far.

    The server tries every action of the decision that the touched things could mean; ``verb`` narrows it down."""

    id: RequestId
    verb: Key | None = None
    piece: Key | None = None
    cell: tuple[CellNumber, CellNumber] | None = None
    cards: Annotated[list[Key], msgspec.Meta(max_length=120)] = []
    move: MoveText | None = None
    """Or a whole move in notation."""


class Preview(Request, frozen=True, tag="preview"):
    """What a legal move would change: scores if scoring came then, wall, counts."""

    id: RequestId
    move: MoveText


class Hint(Request, frozen=True, tag="hint"):
    """What a strong player would do in the place of the deciding seat. It takes about a second; a move that is played
    meanwhile makes it stale."""

    id: RequestId
    at: MoveCount


class Motives(Request, frozen=True, tag="motives"):
    """Why a move was made, as everybody can see it."""

    id: RequestId
    number: MoveCount
    """1 for the first move."""


class Ping(Request, frozen=True, tag="ping"):
    id: RequestId


ClientFrame = Hello | Play | Undo | Chat | Resign | SetOrder | WhyNot | Preview | Hint | Motives | Ping


# ---------------------------------------------------------------- answers and news


class Welcome(Wire, frozen=True, tag="welcome"):
    """The answer to ``hello``."""

    pieces: Pieces
    table: Table | None
    """None with ``detail`` ``moves``."""
    history: list[Entry]
    chat: list[ChatLine]
    setup: Setup


class Moved(Wire, frozen=True, tag="moved"):
    """A move was played."""

    entry: Entry


class Undone(Wire, frozen=True, tag="undone"):
    """Moves after ``at`` were taken back."""

    at: int
    seat: int


class Ack(Wire, frozen=True, tag="ack"):
    """A request was carried out, and is durable."""

    id: int
    at: int
    entry: Entry | None = None
    """The move, where a connection with ``detail`` ``moves`` has played it: that one gets no ``moved`` besides."""


class ReasonInfo(Wire, frozen=True):
    """A broken rule in words."""

    rule: str
    text: str


class Refused(Wire, frozen=True, tag="refused"):
    """The rules forbid it. Nothing has changed. Also the answer to ``why``; there, no reasons means it is allowed."""

    id: int
    reasons: list[ReasonInfo]


class Failure(Wire, frozen=True, tag="error", kw_only=True):
    """The request itself was wrong. Nothing has changed. Also the body of every HTTP error."""

    id: int | None = None
    code: str
    """E.g. bad-request, unknown-game, not-your-seat, stale, too-many-requests."""
    cause: str
    remedy: str


class Lengthening(Wire, frozen=True):
    """How long the longest stretch of a line is before and after a move."""

    key: str
    name: str
    before: int
    after: int


class Effect(Wire, frozen=True, tag="effect"):
    """The answer to ``preview``, for the previewing seat."""

    id: int
    outlines: list[Lengthening]
    """One for each sort of line that the box scores, changed or not."""
    points: list[int]
    """What the next scoring would change per seat, compared with now."""
    lines: list[Line]
    """Lines of the seat after the move that differ from those before."""
    exact: bool
    again: bool
    """Whether the seat acts again after it."""
    assumes: str = ""
    """What has been assumed, in words: gained tiles are reckoned as built where they bring most."""


class Motive(Wire, frozen=True):
    """What speaks for a move."""

    key: str
    text: str
    """Without a subject, e.g. "lengthens the wall from 5 to 8"."""
    points: float
    """How many points of the lead at the end it is worth; 0 where that is not reckoned."""


class Advised(Wire, frozen=True, tag="advised"):
    """The answer to ``hint``."""

    id: int
    at: int
    move: str
    """Its notation, one of the choices."""
    text: str
    """The move and what speaks for it, as a sentence."""
    motives: list[Motive]


class Explained(Wire, frozen=True, tag="explained"):
    """The answer to ``motives``."""

    id: int
    number: int
    text: str
    """What speaks for the move, as a sentence."""
    motives: list[Motive]


class Pong(Wire, frozen=True, tag="pong"):
    id: int


class Said(Wire, frozen=True, tag="said"):
    line: ChatLine


class Presence(Wire, frozen=True, tag="presence"):
    """Who is there."""

    connected: list[bool]
    kinds: list[Literal["person", "bot", "dirk"]]
    levels: list[str | None]
    spectators: int


ServerFrame = (
    Welcome | Table | Moved | Undone | Ack | Refused | Failure | Effect | Advised | Explained | Pong | Said | Presence
)
