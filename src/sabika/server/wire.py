"""Everything that crosses the wire between the server and its clients, HTTP and WebSocket alike.

The browser's types are generated from here. Text comes rendered in the language the client asked for; pieces, kinds
and seats come as keys and numbers, so that a client can draw them without knowing a rule. What a seat may not see is
not in here at all: tables are built from views.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "de", "fr"]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
CellNumber = Annotated[int, msgspec.Meta(ge=-500, le=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=8)]
MoveCount = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Policy = Literal["ask", "news", "never"]
Coordinate = tuple[int, int]
"""A cell: east and south of the starting tile."""


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends; unknown fields are an error, so that a misspelt one is noticed."""


# ---------------------------------------------------------------- what can be chosen


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


# ---------------------------------------------------------------- pieces


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


# ---------------------------------------------------------------- the table as somebody sees it


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


# ---------------------------------------------------------------- requests over HTTP and WebSocket


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


# ---------------------------------------------------------------- answers


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


# ---------------------------------------------------------------- after the game


class ScorePoint(Wire, frozen=True):
    """The scores after a move."""

    at: int
    turn: int
    scores: list[int]
    outlines: list[list[int]]
    """Per sort of line that the box scores its longest stretch of each seat."""


class ScoringHeld(Wire, frozen=True):
    """A scoring as it was held, or points outside a scoring (``scoring`` 0)."""

    at: int
    scoring: int
    lines: list[Line]


class Summary(Wire, frozen=True):
    """A game looked back at: who won, by what, and how it went."""

    setup: Setup
    """What was played, for a rematch."""
    winners: list[int]
    scores: list[int]
    race: list[ScorePoint]
    outlines: list[Named]
    """The sorts of lines that the box scores."""
    scorings: list[ScoringHeld]
    components: list[Named]
    """In the order of scoring."""
    by_component: list[list[int]]
    """Per seat the points of each component."""
    turning_points: list[Note]


class Slip(Wire, frozen=True):
    """A move that lost points."""

    number: int
    """1 for the first move."""
    seat: int
    played: str
    """In words, as the better one."""
    better: str
    text: str
    """What would have spoken for the better one, as a sentence."""
    motives: list[Motive]
    lost: float


class Review(Wire, frozen=True):
    """What the moves of a finished game have cost, each judged by what its seat could see then, in points of the lead
    over the best rival."""

    lost: list[float]
    """Per seat what its moves have lost."""
    luck: list[float]
    """Per seat what luck brought it: what is left of its result when its own losses and those of its rivals are taken
    off."""
    slips: list[Slip]
    """The moves that lost most, the worst first."""


class Shuffle(Wire, frozen=True):
    """A shuffle that can be checked: its label, what was shuffled, and the order it gave."""

    label: str
    before: list[str]
    after: list[str]


class Verification(Wire, frozen=True):
    """What is needed to check that the deal was fixed before the game."""

    commitment: str
    seed: str
    shuffles: list[Shuffle]
    verified: bool


class RuleEntry(Wire, frozen=True):
    """A rule of the register in own words."""

    id: str
    chapter: str
    text: str
    kind: str
    """rule, ruling, interaction, ..."""
    source: str


class RuleBook(Wire, frozen=True):
    chapters: list[Named]
    rules: list[RuleEntry]
