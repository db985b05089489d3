"""The format of scenario files, documented in ``docs/scenarios.md``; ``schema()`` is its JSON Schema."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from sabika.core.errors import ScenarioError

Seat = Literal["A", "B", "C", "D", "E", "F", "Dirk"]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one seat has."""

    hand: tuple[str, ...] = ()
    palace: dict[str, str] = {}
    """Cell -> tile: ``{"0,-1" = "pavilion-2-NEW"}``; a half tile names its corner: ``"watchtower-garden NW"``."""
    reserve: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    score: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The table. What is not named is filled at random from the pieces that are left, or left empty."""

    turn: Seat = "A"
    at: Literal["turn", "act", "place", "refill", "score", "end"] = "act"
    """Where the turn stands: its start, choosing an action, placing, refilling, scoring, or the end of the game."""
    market: tuple[str, ...] = ()
    """A tile for each space, "" for an empty one; nothing at all for an empty market."""
    display: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    """The next cards, the top one first."""
    supply: tuple[str, ...] = ()
    """The next tiles, the top one first."""
    pile_rest: bool = False
    """Whether all other money cards lie shuffled below ``pile``."""
    supply_rest: bool = True
    """Whether all other tiles lie shuffled below ``supply``."""
    scored: Literal[0, 1, 2, 3] = 0
    waiting: tuple[Literal[1, 2], ...] = ()
    seats: dict[Seat, SeatPosition] = {}
    modules: dict[str, dict[str, Any]] = {}
    """Fields of module slices, with names for pieces, kinds, currencies and cells."""


class Line(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An expected score line."""

    seat: Seat
    rule: str
    points: int


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to do or to check; several expectations may stand in one step, after its action."""

    play: str | None = None
    by: Seat | None = None
    """Who is expected to decide before the action."""
    refuse: str | None = None
    rules: tuple[str, ...] = ()
    """With ``refuse``: exactly the rules that refuse it."""
    cells_of: str | None = None
    cells: tuple[str, ...] = ()
    """With ``cells_of`` (a tile): exactly the cells on which it may be laid now."""
    offers: tuple[str, ...] = ()
    """Options that must be there."""
    lacks: tuple[str, ...] = ()
    """Options that must not be there."""
    options: tuple[str, ...] | None = None
    """Exactly these options."""
    scoring: Literal[1, 2, 3] | None = None
    lines: tuple[Line, ...] | None = None
    """With ``scoring``: exactly these lines, in any order."""
    totals: dict[Seat, int] | None = None
    """With ``scoring``: the points each seat would get."""
    events: tuple[str, ...] = ()
    """Kinds of events of the last action, in this order, others may lie between."""
    decides: Seat | Literal["nobody"] | None = None
    frame: str | None = None
    scores: dict[Seat, int] | None = None
    hands: dict[Seat, tuple[str, ...]] | None = None
    reserves: dict[Seat, tuple[str, ...]] | None = None
    market: tuple[str, ...] | None = None
    display: tuple[str, ...] | None = None
    discard: tuple[str, ...] | None = None
    modules: dict[str, dict[str, Any]] = {}
    """Fields of module slices."""
    winners: tuple[Seat, ...] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A file: what it shows, which rules it covers, the position and the steps."""

    title: str
    steps: tuple[Step, ...]
    covers: tuple[str, ...] = ()
    box: str = "alhambra"
    players: int = 3
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}
    seed: str = "scenario"
    position: Position | None = None
    """Without a position the game is set up as usual from the seed."""


def schema() -> dict[str, Any]:
    """The JSON Schema of scenario files."""
    return msgspec.json.schema(Scenario)


def read(path: Path) -> Scenario:
    """The scenario in a file; raises ``ScenarioError``."""
    try:
        raw = path.read_bytes()
        data = msgspec.json.decode(raw) if path.suffix == ".json" else tomllib.loads(raw.decode("utf-8"))
        return msgspec.convert(data, Scenario)
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise ScenarioError(str(error), place=str(path), remedy="see docs/scenarios.md") from None
