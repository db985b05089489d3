"""A table as somebody sees it: its pieces, who sits there, what is asked and what has happened."""

from __future__ import annotations

from typing import Any, Literal

from sabika.server.wire.base import Coordinate, Key, Policy, Request, Wire
from sabika.server.wire.founding import House, Moment, Named


class TileInfo(Wire, frozen=True):
    """A tile as it is printed."""

    key: str
    sort: str
    """building, bazaar, watchtower, ..."""
    name: str
    kind: str | None
    price: int
    walls: str
    """Sides with a printed wall out of NESW."""
    corner: str | None
    """For a half tile: its corner, NE, SE, SW or NW."""
    extra: dict[str, Any]
    """What its module prints on it besides, e.g. a bazaar's currency and colours."""


class KindInfo(Wire, frozen=True):
    """A kind of building."""

    key: str
    name: str
    city: int
    """To which city it belongs, in a box with two of them."""


class CardInfo(Wire, frozen=True):
    """A card as it is printed."""

    key: str
    sort: str
    """money, scoring, character, sultan, ..."""
    name: str
    currency: str | None
    value: int


class Pieces(Wire, frozen=True):
    """Names and faces of all pieces of a game; sent once."""

    kinds: list[KindInfo]
    currencies: list[Named]
    spaces: list[str]
    """Per space of the market the currency in which its tile is paid."""
    tiles: dict[str, TileInfo]
    cards: dict[str, CardInfo]
    modules: list[Named]
    """The modules of the game, in the order of the rulebook."""


# ---------------------------------------------------------------- the table


class Built(Wire, frozen=True):
    """A tile in a palace as it lies there; the starting tile has the key ``start``."""

    tile: str
    x: int
    y: int
    walls: str
    """Sides with a wall as it lies, out of NESW."""
    corner: str | None = None
    marks: list[str] = []
    """Keys of pieces that lie on it, e.g. a citizen or a building-site tile."""


class Segment(Wire, frozen=True):
    """A piece of wall between two lattice corners; cell (x, y) has the corners (x, y) to (x + 1, y + 1)."""

    start: Coordinate
    end: Coordinate


class Outline(Wire, frozen=True):
    """The longest stretch of a line that scores round a palace or a city."""

    key: str
    """``wall``, ``moat``, or ``joint`` where both run side by side."""
    name: str
    length: int
    segments: list[Segment]


class PalaceInfo(Wire, frozen=True):
    tiles: list[Built]
    outlines: list[Outline]
    """One for each sort of line that the box scores."""


class Item(Wire, frozen=True):
    """A piece of a module that lies openly on the table or in front of a seat, or a hidden stack of which only the
    size is known."""

    key: str
    """Of the piece or stack, for drawing."""
    module: str
    name: str
    note: str = ""
    """What is to be known about it now, e.g. the kind a sultan card is marked with."""
    count: int = 1
    hidden: bool = False
    kind: str | None = None
    currency: str | None = None
    price: int | None = None
    """What it costs now, where it is for sale."""
    tile: str | None = None
    """The tile that it is, or that it lies on."""
    card: str | None = None
    cell: Coordinate | None = None
    """Where it lies in the palace of its seat, when that is no tile's cell: a street trader, or a falcon on the corner
    north-west of the cell."""
    extra: dict[str, Any] = {}
    """What shows on it besides, e.g. the order of the kinds on a score card."""


class SeatInfo(Wire, frozen=True):
    """A seat: who sits there and everything that lies in front of it."""

    seat: int
    name: str
    kind: Literal["person", "bot", "dirk"]
    level: str | None
    connected: bool
    score: int
    hand: list[str] | None
    """The cards, when the viewer may see them."""
    hand_size: int
    remembered: list[str] | None
    """With the house rule ``memory``: the cards everybody has seen this seat take and not spend."""
    palace: PalaceInfo | None
    reserve: list[str]
    """Dirk's tiles are his reserve."""
    gained: list[str]
    items: list[Item]


class PilePart(Wire, frozen=True):
    """A section of the money pile: how many cards are left in it, and special cards hiding in it, by sort."""

    size: int
    special: dict[str, int]


class TilesLeft(Wire, frozen=True):
    """The tiles of a kind, or of another sort, that are still in the supply."""

    key: str
    name: str
    tiles: list[str]
    """By price; both faces of a tile with two, each with its kind."""


class Line(Wire, frozen=True):
    """Points of a seat for one thing."""

    seat: int
    rule: str
    component: str
    """What it is for, to sum up and plot: ``wall``, ``garden``, ``bazaar``, ..."""
    name: str
    """The component in words."""
    text: str
    points: int
    pieces: list[str]


class LedgerRow(Wire, frozen=True):
    """One thing that will be compared or counted at the next scoring."""

    key: str
    name: str
    kind: str | None
    counts: list[float]
    """Per seat, Dirk after them."""
    ranks: list[int]
    """Per seat 1 for the most, 2 for the second most, ...; 0 for none."""
    pays: list[int]
    """Points for the first, second, third place at the next scoring; empty when it is counted, not compared."""
    total: int | None = None
    """How many all have together, where the points depend on it."""


class Ledger(Wire, frozen=True):
    """How the next scoring stands."""

    scoring: int
    rows: list[LedgerRow]
    lines: list[Line]
    """What each seat would get if it came now."""
    totals: list[int]


class Choice(Wire, frozen=True):
    """Something the deciding seat may do."""

    move: str
    """Its notation, which is also its id."""
    verb: str
    fields: dict[str, Any]
    """Its arguments by name: tiles, cards, cells, kinds, numbers."""
    label: str
    pieces: list[str]
    """Keys of the tiles and cards it touches."""
    cells: list[Coordinate]
    exact: bool = False
    """A payment to the coin, after which the seat acts again."""


class Decision(Wire, frozen=True):
    """What a seat is asked."""

    seat: int
    frame: str
    """The kind of decision: act, placing, auction, ..."""
    prompt: str
    choices: list[Choice]
    """Empty unless the viewer decides."""
    decline: str | None
    """The move that says no, when saying no is one of the choices; standing orders play it."""


class EventInfo(Wire, frozen=True):
    """Something that happened."""

    kind: str
    seat: int | None
    text: str
    """Empty for events that others already tell."""
    args: dict[str, Any]
    lines: list[Line] = []
    """The lines of a scoring that was held."""


class Entry(Wire, frozen=True):
    """A move that was played and what followed from it."""

    number: int
    """1 for the first move; 0 is the set-up."""
    seat: int | None
    move: str
    """Its notation as everybody may know it; empty for the set-up."""
    turn: int
    events: list[EventInfo]


class ChatLine(Wire, frozen=True):
    number: int
    seat: int | None
    """None for a spectator."""
    name: str
    text: str
    time: float


class StandingOrder(Request, frozen=True):
    """How a seat answers a kind of decision without being asked.

    ``ask``: whenever there is something else to do than to decline; ``news``: only when something is on offer that was
    not when the seat last declined; ``never``: always decline."""

    frame: Key
    policy: Policy


class Table(Wire, frozen=True, tag="table"):
    """The whole table as a seat or a spectator sees it after ``at`` moves."""

    game: str
    at: int
    version: int
    """Grows with every change, moves, undo and seats included."""
    you: int | None
    box: str
    modules: list[str]
    house: House
    seeded: bool
    """Whether whoever founded the table chose the seed, and so may know the deal."""
    continues: Moment | None
    """The moment of another game from which this one goes on."""
    turn: int
    active: int
    over: bool
    winners: list[int]
    decision: Decision | None
    """None when the game is over."""
    seats: list[SeatInfo]
    market: list[str | None]
    """One entry per currency."""
    display: list[str]
    pile: list[PilePart]
    discard: int
    supply: int
    left: list[TilesLeft]
    """Which tiles are in the supply: all that lie nowhere else."""
    scored: int
    """How many scorings have been held."""
    ending: bool
    items: list[Item]
    """Pieces of modules that lie beside the market."""
    ledger: Ledger | None
    """None when the game is over."""
    can_undo: bool
    """Whether the viewer may take back the last move."""
    orders: list[StandingOrder]
    windows: list[str]
    """The kinds of decisions of this game that can be answered by saying no, and so by standing orders."""
    commitment: str
    seed: str | None
    """Only when the game is over."""
