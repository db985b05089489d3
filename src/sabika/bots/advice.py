"""What a strong player would do, why a move was made, and what the moves of a game cost: for hints, for bots that say
why, and for looking back at a finished game.

A hint is judged by what its seat can see. Why a seat moved is told to everybody, so it is told by what everybody sees.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec

from sabika.bots.expert import Expert
from sabika.bots.judgement import FEATURES, lead, reasons, weights
from sabika.bots.planner import Planner
from sabika.core import flow
from sabika.core.actions import Move
from sabika.core.state import State
from sabika.core.view import View, determinize, view

TOLD: Final = 2
"""At most so many reasons are told."""
WORTH_TELLING: Final = 0.5
COMPARED: Final = 12
"""Moves that one is compared with."""
WHY: Final = tuple(dict.fromkeys(reason for _, reason in FEATURES))
"""Everything that can speak for a move."""
OPEN: Final = ("scoring", "majorities", "outline", "reserve", "prospects")
"""What everybody sees of it: not the money, which is in hand."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move (one of ``WHY``), and how many points of the lead at the end it is worth."""

    key: str
    points: float


class Advice(msgspec.Struct, frozen=True):
    """A move, by how many points its seat may expect to be ahead at the end after it, and what speaks for it."""

    move: str
    lead: float
    reasons: tuple[Reason, ...]


class Slip(msgspec.Struct, frozen=True):
    """A move of a finished game that lost points: how many moves were played before it, and what was better."""

    number: int
    seat: int
    played: str
    better: Advice
    lost: float


class Review(msgspec.Struct, frozen=True):
    """What became of a game: per seat the points of the final lead that its moves lost and that luck brought it; and
    the moves that lost most, the worst first."""

    lost: tuple[float, ...]
    luck: tuple[float, ...]
    slips: tuple[Slip, ...]


def advise(v: View, choices: Sequence[Move], rng: random.Random, thinking: float) -> Advice:
    """The best move that can be found in some seconds."""
    return _advice(v, choices, Expert(rng, thinking=thinking).weigh(v, choices), rng)


def _advice(v: View, choices: Sequence[Move], values: Sequence[float], rng: random.Random) -> Advice:
    best = values.index(max(values))
    others = [move for move in choices if move != choices[best]]
    world = determinize(v, rng)
    own = _parts(world, choices[best], v.seat)
    rest = [_parts(world, move, v.seat) for move in rng.sample(others, min(COMPARED, len(others)))]
    mean = {key: sum([parts.get(key, 0.0) for parts in rest]) / max(1, len(rest)) for key in own}
    return Advice(v.rules.codec.text(choices[best]), round(values[best], 1), _better(own, mean, WHY))


def _parts(world: State, move: Move, seat: int | None) -> dict[str, float]:
    """What a position after a move is worth, by reasons."""
    assert seat is not None
    after = world.clone()
    flow.play_move(after, move)
    return reasons(after, seat, weights(after.rules))


def _better(own: dict[str, float], other: dict[str, float], told: Sequence[str]) -> tuple[Reason, ...]:
    """By what one position is better than another, the weightiest first."""
    gains = [Reason(key, round(own.get(key, 0.0) - other.get(key, 0.0), 1)) for key in told]
    worth = sorted([gain for gain in gains if gain.points >= WORTH_TELLING], key=lambda gain: -gain.points)
    return tuple(worth[:TOLD])


def motives(before: State, move: Move) -> tuple[Reason, ...]:
    """What a move improved, as a spectator may judge it."""
    seat, after = before.decider, before.clone()
    assert seat is not None
    flow.play_move(after, move)
    then, now = [reasons(determinize(view(s, None), random.Random(0)), seat, weights(s.rules)) for s in (before, after)]
    return _better(now, then, OPEN)


# ---------------------------------------------------------------- looking back


def review(played: Iterable[tuple[State, str]], end: State, rng: random.Random, most: int) -> Review:
    """What the moves of a finished game cost, each judged by what its seat could see then. What remains of a result,
    when the own losses and those of rivals are taken off, was luck."""
    players = end.rules.players
    lost = [0.0] * players
    expected: dict[int, float] = {}
    slips = []
    for slip, best in _judged(played, rng):
        expected.setdefault(slip.seat, best)
        lost[slip.seat] += slip.lost
        if slip.lost > 0:
            slips.append(slip)
    luck = []
    for seat in range(players):
        rivals = [lost[other] for other in range(players) if other != seat]
        luck.append(lead(end, seat) - expected.get(seat, 0.0) + lost[seat] - sum(rivals) / len(rivals))
    slips.sort(key=lambda slip: -slip.lost)
    return Review(tuple([round(x, 1) for x in lost]), tuple([round(x, 1) for x in luck]), tuple(slips[:most]))


def _judged(played: Iterable[tuple[State, str]], rng: random.Random) -> Iterator[tuple[Slip, float]]:
    """Every decision with more than one choice, and what was to be expected of the best."""
    bot = Planner(rng)
    for number, (s, text) in enumerate(played):
        choices, move, seat = flow.moves(s), s.rules.codec.read(text), s.decider
        if len(choices) < 2 or seat is None:
            continue
        if move not in choices:
            choices = [*choices, move]
        v = view(s, seat, memory=True)
        values = bot.weigh(v, choices)
        lost = max(values) - values[choices.index(move)]
        yield Slip(number, seat, text, _advice(v, choices, values, rng), round(lost, 1)), max(values)
