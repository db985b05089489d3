"""A finished game looked back at, and what is needed to check its deal."""

from __future__ import annotations

from sabika.server.wire.base import Wire
from sabika.server.wire.founding import Named, Note, Setup
from sabika.server.wire.frames import Motive
from sabika.server.wire.tables import Line


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


class Stack(Wire, frozen=True):
    """Tiles of the supply that are drawn one after the other: what comes to the market of one city from one shuffle."""

    shuffle: str
    """The label of the shuffle."""
    order: list[str]
    faces: dict[str, str]
    """Per name under which one of these tiles can be seen its name in the supply, where its face is not chosen yet."""


class Verification(Wire, frozen=True):
    """What is needed to check that the deal was fixed before the game."""

    commitment: str
    seed: str
    shuffles: list[Shuffle]
    stacks: list[Stack]
    verified: bool
