"""What can be chosen, what a new game shall be, and the list of games."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sabika.server.wire.base import Key, MoveCount, PlayerName, Request, SeatNumber, Wire


class Named(Wire, frozen=True):
    """A key with its name in words."""

    key: str
    name: str


class ModuleInfo(Wire, frozen=True):
    """A module on the new-game screen."""

    key: str
    number: int
    name: str
    names: dict[str, str]
    """By edition its name there, where it has another one."""
    tagline: str
    """A few words under the name."""
    description: str
    """Two sentences: what it adds and what one plays for."""
    complexity: int
    """1 easy, 2 medium, 3 demanding."""
    minutes: int
    """What it adds to the table time of three players."""


class BoxInfo(Wire, frozen=True):
    """A box on the new-game screen, with the modules that may join it."""

    key: str
    name: str
    tagline: str
    description: str
    least_players: int
    most_players: int
    minutes: int
    """Table time of three players without modules."""
    modules: list[str]
    misfits: dict[str, str]
    """Why the other modules may not join it."""


class TableOptionInfo(Wire, frozen=True):
    """A table option: one of several readings or variants that the players agree on."""

    key: str
    name: str
    description: str
    choices: list[Named]
    """The default first."""
    module: str | None
    """The module that offers it, None for a box itself."""
    boxes: list[str]
    """The boxes in which it is offered."""


class MixInfo(Wire, frozen=True):
    """A recommended mix of modules."""

    key: str
    name: str
    description: str
    box: str
    modules: list[str]


class BotInfo(Wire, frozen=True):
    """A level of bot."""

    key: str
    name: str
    description: str


class Catalogue(Wire, frozen=True):
    """Everything that can be chosen for a new game."""

    boxes: list[BoxInfo]
    modules: list[ModuleInfo]
    options: list[TableOptionInfo]
    mixes: list[MixInfo]
    bots: list[BotInfo]


class Setup(Request, frozen=True):
    """The game to be played."""

    box: Key = "alhambra"
    players: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    modules: Annotated[list[Key], msgspec.Meta(max_length=40)] = []
    options: Annotated[dict[Key, Key], msgspec.Meta(max_length=40)] = {}
    ages: Annotated[list[SeatNumber], msgspec.Meta(max_length=9)] = []
    """Seats, the youngest first; may be left out."""


class Note(Wire, frozen=True):
    """A remark, with the rule it follows from."""

    text: str
    rule: str | None = None
    at: int | None = None
    """The move it is about, in a game looked back at."""


class MixVerdict(Wire, frozen=True):
    """Whether a set-up can be played: problems forbid it, hints are good to know."""

    ok: bool
    problems: list[Note]
    hints: list[Note]
    minutes: int
    """Estimated table time."""
    tiles: int
    cards: int


# ---------------------------------------------------------------- founding a game


class SeatWish(Request, frozen=True, kw_only=True):
    """Who shall sit on a seat: a person, at this device or invited by a link, or a bot."""

    kind: Literal["person", "bot"] = "person"
    name: PlayerName
    level: Key | None = None
    """The level of a bot."""


class House(Request, frozen=True):
    """What the players agree on about the table, not about the rules."""

    exact_help: bool = True
    """Show which prices can be paid exactly."""
    memory: bool = False
    """Show what a player who forgets nothing would know of the other hands."""
    hints: bool = True
    """Whether players may ask for advice."""
    undo: bool = True
    listed: bool = True
    """Whether the table is listed for spectators."""
    spectator_chat: bool = True
    """Whether spectators may write in the chat."""


class Moment(Request, frozen=True):
    """A game after so many of its moves."""

    game: Key
    at: MoveCount


class NewGame(Request, frozen=True, kw_only=True):
    setup: Setup = Setup()
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=9)]
    house: House = House()
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """The same seed deals the same game; left out, the server draws a secret one. Everybody at the table
    is told that it was chosen."""
    continues: Moment | None = None
    """Goes on from a moment of a game that is over, with the set-up, the seed and the moves of that one, whatever else
    is wished."""


class SeatKey(Wire, frozen=True):
    """The secret that lets somebody play a seat; None for a bot's seat."""

    seat: int
    name: str
    token: str | None


class Created(Wire, frozen=True):
    """A game has been founded. The tokens are told only here and only once."""

    game: str
    seats: list[SeatKey]
    commitment: str
    """To keep: what is told at the end has to fit it."""


class GameListing(Wire, frozen=True):
    """A table in the list of running and finished games."""

    game: str
    box: str
    modules: list[str]
    names: list[str]
    bots: list[bool]
    moves: int
    over: bool
    scores: list[int]
    started: float
    """Seconds since 1970."""
    seeded: bool
    """As at the table."""
