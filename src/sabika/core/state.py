"""The state of a game: immutable values and a few short lists in slots, so a clone copies nothing deep.

Frames are the flow (one small frozen struct per interruption), slices are what modules own. Every field says who may
see it; what says nothing is seen by nobody (see ``sabika.core.view``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec

from sabika.palace.grid import SIDES
from sabika.palace.palace import Palace

if TYPE_CHECKING:
    from sabika.core.chance import Chance
    from sabika.core.events import Event
    from sabika.core.ruleset import Ruleset

T = TypeVar("T")

Public = Annotated[T, "public"]
"""Seen by everybody."""
Owner = Annotated[T, "owner"]
"""One entry per seat, each seen by its own seat; the others see how much it holds."""
Nobody = Annotated[T, "nobody"]
"""Seen by nobody; its size may be counted."""

Seat = Annotated[int, "seat"]
TileId = Annotated[int, "tile"]
CardId = Annotated[int, "card"]
KindId = Annotated[int, "kind"]
CurrencyId = Annotated[int, "currency"]
CellCode = Annotated[int, "cell"]
Bag = Annotated[int, "bag"]
Side = Annotated[str, (*SIDES,)]
"""What a number or name in a slice or frame stands for, so that it can be observed without knowing its module; a plain
number is an amount."""
PerSeat = Annotated[tuple[T, ...], "per seat"]
PerKind = Annotated[tuple[T, ...], "per kind"]
PerCurrency = Annotated[tuple[T, ...], "per currency"]
"""What the places of a list stand for; the places of a plain one mean nothing."""

SCORINGS: Final = 3
"""How many there are in a game (base.score.three-rounds)."""
NO_TILE: Final = -1
"""An empty market space."""


class Frame(msgspec.Struct, frozen=True):
    """A moment of the game: who decides and what follows. Its owner module handles it."""


class Decision(Frame, frozen=True):
    """A moment at which a seat decides."""

    seat: Public[int]


class Steps(Frame, frozen=True):
    """A running sequence: the step to run next, and what it is for (a seat, or the number of a scoring)."""

    sequence: Public[str]
    at: Public[int]
    of: Public[int]


class Over(Frame, frozen=True):
    """The game has ended; nobody decides any more."""


class Slice(msgspec.Struct, frozen=True):
    """What one module adds to the state; replaced, never changed."""


class State:
    """Everything there is to know about a running game. Pieces are numbers into the ruleset's tables."""

    __slots__ = (
        "active",
        "chance",
        "cuts",
        "discard",
        "display",
        "drawn",
        "ending",
        "gained",
        "hands",
        "known",
        "learned",
        "market",
        "palaces",
        "pile",
        "reserves",
        "reshuffles",
        "rules",
        "scored",
        "scores",
        "sink",
        "slices",
        "stack",
        "supply",
        "taken",
        "turns",
        "waiting",
    )

    rules: Ruleset
    chance: Chance
    stack: tuple[Frame, ...]
    active: int
    """The seat whose turn it is."""
    turns: int
    hands: list[int]
    """One bag of cards per seat."""
    known: list[int]
    """The part of each hand that everybody has seen (base.hidden.public-events)."""
    palaces: list[Palace]
    reserves: list[tuple[int, ...]]
    gained: list[tuple[int, ...]]
    """Pieces that wait beside each palace to be placed (base.buy.lies-aside)."""
    scores: list[int]
    """One number per seat, and Dirk's after them in a two-player game."""
    display: int
    """A bag (base.refill.display-slots)."""
    discard: int
    """A bag."""
    pile: tuple[int, ...]
    drawn: int
    """How many cards of ``pile`` have been drawn; ``pile[drawn]`` is the next."""
    cuts: tuple[int, ...]
    """Where the five piles stacked at the start end within ``pile``; one cut after a reshuffle."""
    reshuffles: int
    market: list[int]
    supply: tuple[int, ...]
    taken: int
    """How many tiles of ``supply`` have been drawn."""
    waiting: tuple[int, ...]
    """Scorings whose card has been drawn but which have not been held."""
    scored: int
    """How many scorings have been held."""
    ending: bool
    slices: tuple[Any, ...]
    """One slice per module that has one, at the module's ``slot``."""
    learned: int
    """Grows whenever any seat learns something hidden; undo stops there."""
    sink: list[Event] | None
    """Where events go; None while nobody listens. Not part of the game, never cloned."""

    def clone(self) -> State:
        """An independent copy: seven short lists are copied, everything else is immutable and shared."""
        new: State = object.__new__(State)
        new.rules = self.rules
        new.chance = self.chance
        new.stack = self.stack
        new.active = self.active
        new.turns = self.turns
        new.hands = self.hands[:]
        new.known = self.known[:]
        new.palaces = self.palaces[:]
        new.reserves = self.reserves[:]
        new.gained = self.gained[:]
        new.scores = self.scores[:]
        new.display = self.display
        new.discard = self.discard
        new.pile = self.pile
        new.drawn = self.drawn
        new.cuts = self.cuts
        new.reshuffles = self.reshuffles
        new.market = self.market[:]
        new.supply = self.supply
        new.taken = self.taken
        new.waiting = self.waiting
        new.scored = self.scored
        new.ending = self.ending
        new.slices = self.slices
        new.learned = self.learned
        new.sink = None
        return new

    @property
    def over(self) -> bool:
        return isinstance(self.stack[-1], Over)

    @property
    def decider(self) -> int | None:
        """The seat that has to decide now, or None when the game is over."""
        return None if self.over else self.stack[-1].seat  # type: ignore[attr-defined]

    def push(self, frame: Frame) -> None:
        self.stack = (*self.stack, frame)

    def pop(self) -> None:
        self.stack = self.stack[:-1]

    def replace_top(self, frame: Frame) -> None:
        self.stack = (*self.stack[:-1], frame)

    def next_seat(self, seat: int) -> int:
        """The next seat clockwise (base.turn.clockwise, base.setup.seat-order)."""
        return (seat + 1) % self.rules.players

    def seats_from(self, seat: int) -> list[int]:
        """All seats in turn order, beginning with this one."""
        players = self.rules.players
        return [(seat + i) % players for i in range(players)]

    def tell(self, kind: str, seat: int | None = None, /, *, secret: dict[str, Any] | None = None, **args: Any) -> None:
        """Report an event to whoever listens; ``secret`` is for ``seat`` alone."""
        if self.sink is not None:
            from sabika.core.events import Event

            self.sink.append(Event(kind, seat, args, secret))


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one entry replaced."""
    return (*values[:at], value, *values[at + 1 :])


def without(values: tuple[T, ...], value: T) -> tuple[T, ...]:
    """The tuple without the first occurrence of a value."""
    if values[0] == value:
        return values[1:]
    at = values.index(value)
    return values[:at] + values[at + 1 :]
