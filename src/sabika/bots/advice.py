"""What a strong player would do, why a move was made, and what the moves of a game cost: for hints, for bots that say
why, and for looking back at a finished game.

A hint is judged by what its seat can see. Why a seat moved is told to everybody, so it is told by what everybody sees.
Both are told of a move itself, not of what happens to be drawn after it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from sabika.bots.expert import Expert
from sabika.bots.foresight import NEVER, acts, payable_exactly
from sabika.bots.judgement import FEATURES, lead, reasons, weights
from sabika.bots.planner import Planner
from sabika.core import flow
from sabika.core.actions import Move
from sabika.core.state import SCORINGS, State
from sabika.core.view import Hidden, View, determinize, view
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.scoring import contending, outline_lengths, point_table

TOLD: Final = 2
"""At most so many reasons are told."""
WORTH_TELLING: Final = 0.5
COMPARED: Final = 12
"""Moves that one is compared with."""
LASTING: Final = 0.68
"""The part of what a move seems to lose that shows in the result: what was not done now can often be done next turn.
Measured as docs/bots.md says."""
WHY: Final = tuple(dict.fromkeys(reason for _, reason in FEATURES))
"""Everything that can speak for a move."""
OPEN: Final = ("standing", "scoring", "majorities", "outline", "reserve", "prospects")
"""What everybody sees of it: not the money, which is in hand."""
PLAIN: Final = ("only", "outlook", "pass", "quiet", "secret")
"""What is said of a move for which nothing of that speaks."""
MANNERS: Final = {
    "scoring": ("", "now"),
    "majorities": ("leads", "level", "behind"),
    "outline": ("", "longer"),
    "money": ("", "exact", "more"),
}
"""In which manners some of it is told."""


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a move (one of ``WHY`` or ``PLAIN``), how many points of the lead at the end it is worth, in
    which of its ``MANNERS`` it is told, and what about."""

    key: str
    points: float = 0.0
    manner: str = ""
    about: dict[str, Any] = {}


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


class _Sight(NamedTuple):
    """A position as it is judged, with what its seat has gained laid, and what it is worth by reasons."""

    state: State
    parts: dict[str, float]


def advise(
    v: View,
    choices: Sequence[Move],
    rng: random.Random,
    thinking: float,
    enough: Callable[[], bool] = lambda: False,
) -> Advice:
    """The best move that can be found in some seconds, or until it is ``enough``."""
    expert = Expert(rng, thinking=thinking)
    expert.enough = enough
    values = expert.weigh(v, choices)
    best = values.index(max(values))
    others = [move for move in choices if move != choices[best]]
    return _advice(v, choices[best], values[best], rng.sample(others, min(COMPARED, len(others))), rng)


def _advice(v: View, best: Move, value: float, others: Sequence[Move], rng: random.Random) -> Advice:
    """A move with what speaks for it rather than for others."""
    assert v.seat is not None
    world, seat = determinize(v, rng), v.seat
    before, own = _sight(world, seat, world), _sight(_after(world, best, seat), seat, world)
    rest = [_sight(_after(world, move, seat), seat, world).parts for move in others]
    mean = {key: sum([parts.get(key, 0.0) for parts in rest]) / max(1, len(rest)) for key in own.parts}
    told = _told(before, own, mean, WHY, seat) if others else (Reason("only"),)
    return Advice(v.rules.codec.text(best), round(value, 1), told or (Reason("outlook"),))


def _after(world: State, move: Move, seat: int) -> State:
    """A position after a move and nothing else; whoever may not act again leaves the turn to the next seat."""
    after = flow.carried_out(world, move)
    after.stack = (Act(seat if acts(after, seat) else (seat + 1) % world.rules.players),)
    return after


def _sight(s: State, seat: int, before: State) -> _Sight:
    """How a position is judged. Where a seat decides about pieces it has gained, those still waiting do not count."""
    s = s.clone()
    if before.gained[seat]:
        s.gained[seat] = ()
    return _Sight(s, reasons(s, seat, weights(s.rules)))


def _told(before: _Sight, after: _Sight, other: dict[str, float], told: Sequence[str], seat: int) -> tuple[Reason, ...]:
    """By what a position is better than another, the weightiest first; only what can be said of the move itself."""
    gains = {key: round(after.parts.get(key, 0.0) - other.get(key, 0.0), 1) for key in told}
    worth = sorted([key for key in told if gains[key] >= WORTH_TELLING], key=lambda key: -gains[key])
    closer = [(key, _CLOSER[key](before, after, seat)) for key in worth]
    found = [Reason(key, gains[key], said.manner, said.about) for key, said in closer if said is not None]
    return tuple(found[:TOLD])


def motives(before: State, move: Move) -> tuple[Reason, ...]:
    """What a move improved, as a spectator may judge it."""
    seat = before.decider
    assert seat is not None
    if before.rules.codec.declines(move):
        return (Reason("pass"),)
    after = _after(before, move, seat)
    then, now = [_sight(_seen(s), seat, before) for s in (before, after)]
    found = list(_told(then, now, then.parts, OPEN, seat))
    if type(before.stack[-1]) is Act and after.decider == seat:
        found.insert(0, Reason("turn"))
    if _hand_size(after, seat) > _hand_size(before, seat):
        found.insert(0, Reason("money", manner="more"))
    return tuple(found[:TOLD]) or (Reason("quiet"),)


def _seen(s: State) -> State:
    """What a spectator may take for the truth, always the same."""
    return determinize(view(s, None), random.Random(0))


def _hand_size(s: State, seat: int) -> int:
    hand = view(s, None).hands[seat]
    return hand.count if isinstance(hand, Hidden) else s.rules.bags.size(hand)


# ---------------------------------------------------------------- more closely


class _Said(NamedTuple):
    """In which manner a reason is told, and what about."""

    manner: str = ""
    about: dict[str, Any] = {}


def _scoring(before: _Sight, after: _Sight, seat: int) -> _Said | None:
    coming = min(before.state.scored + 1, SCORINGS)
    gain = _points(after.state, coming, seat) - _points(before.state, coming, seat)
    if gain > 0:
        return _Said("now", {"gain": gain})
    return _Said() if _points(after.state, SCORINGS, seat) > _points(before.state, SCORINGS, seat) else None


def _points(s: State, scoring: int, seat: int) -> int:
    return sum([line.points for line in flow.score_lines(s, scoring) if line.seat == seat])


def _majorities(before: _Sight, after: _Sight, seat: int) -> _Said | None:
    """The kind worth most of which the seat has more now."""
    then, now = [contending(s, SCORINGS) for s in (before.state, after.state)]
    worth = [places[0] for places in point_table(after.state, SCORINGS)]
    grown = [kind for kind in range(len(worth)) if now[seat][kind] > then[seat][kind]]
    if not grown:
        return None
    kind = max(grown, key=worth.__getitem__)
    own, rival = now[seat][kind] / 2, max([now[who][kind] for who in now if who != seat]) / 2
    manner = "leads" if own > rival else "level" if own == rival else "behind"
    return _Said(manner, {"kind": after.state.rules.kinds[kind], "count": own, "rivals": rival})


def _outline(before: _Sight, after: _Sight, seat: int) -> _Said | None:
    """The line that has grown most, or else more tiles."""
    old, new = before.state.palaces[seat], after.state.palaces[seat]
    short, long = [outline_lengths(after.state.rules, palace) for palace in (old, new)]
    line = max(long, key=lambda key: long[key] - short[key])
    if long[line] > short[line]:
        return _Said("longer", {"line": line, "before": short[line], "after": long[line]})
    return _Said() if len(new.held) > len(old.held) else None


def _money(before: _Sight, after: _Sight, seat: int) -> _Said | None:
    """What could then be paid to the coin and could not before, or whether there is more money at all."""
    payable = payable_exactly(before.state, seat)
    tiles = [tile for tile in payable_exactly(after.state, seat) if tile not in payable]
    if tiles:
        return _Said("exact", {"tiles": after.state.rules.tile_names(tiles)})
    then, now = [s.rules.bags.total(s.hands[seat]) for s in (before.state, after.state)]
    return _Said("more" if now > then else "")


def _improves(key: str) -> Callable[[_Sight, _Sight, int], _Said | None]:
    """What is told only where the move itself makes it better, not where others make it worse."""
    return lambda before, after, _: _Said() if after.parts[key] > before.parts[key] else None


_CLOSER: Final[dict[str, Callable[[_Sight, _Sight, int], _Said | None]]] = {
    **{key: _improves(key) for key in WHY},
    "rivals": lambda *_: _Said(),
    "turn": lambda _, after, seat: _Said() if after.state.decider == seat else None,
    "scoring": _scoring,
    "majorities": _majorities,
    "outline": _outline,
    "money": _money,
}


# ---------------------------------------------------------------- looking back


def review(played: Sequence[tuple[State, str]], end: State, rng: random.Random, most: int, seconds: float) -> Review:
    """What the moves of a finished game cost, each judged by what its seat could see then. What remains of a result,
    when the own losses and those of rivals are taken off, was luck; it gives nothing that it does not take.

    Where the time does not suffice for all decisions, what was lost is reckoned from those that were judged."""
    until = time.perf_counter() + seconds
    seats = {number: s.decider for number, (s, _) in enumerate(played) if len(flow.moves(s)) > 1}
    firsts = {seat: number for number, seat in reversed(seats.items())}
    rest = [number for number in seats if number not in firsts.values()]
    judged = {seat: _judged(number, *played[number], rng) for seat, number in firsts.items()}
    expected = {seat: best for seat, (_, best) in judged.items()}
    slips = [slip for slip, _ in judged.values()]
    for number in rng.sample(rest, len(rest)):
        if time.perf_counter() > until:
            break
        slips.append(_judged(number, *played[number], rng)[0])
    lost = [_lost(slips, list(seats.values()), seat) for seat in range(end.rules.players)]
    luck = _luck([lead(end, seat) - expected.get(seat, 0.0) for seat in range(end.rules.players)], lost)
    worst = sorted([slip for slip in slips if slip.lost > 0], key=lambda slip: -slip.lost)
    return Review(tuple([round(x, 1) for x in lost]), tuple([round(x, 1) for x in luck]), tuple(worst[:most]))


def _lost(slips: Sequence[Slip], seats: Sequence[int | None], seat: int) -> float:
    """What a seat has lost in all its decisions, by those that were judged."""
    own = [slip.lost for slip in slips if slip.seat == seat]
    return sum(own) * seats.count(seat) / max(1, len(own))


def _luck(beyond: Sequence[float], lost: Sequence[float]) -> list[float]:
    """What losses do not explain of how far each seat came beyond what it could expect, as against the others."""
    rivals = [(sum(lost) - own) / (len(lost) - 1) for own in lost]
    found = [more + own - others for more, own, others in zip(beyond, lost, rivals, strict=True)]
    mean = sum(found) / len(found)
    return [value - mean for value in found]


def _judged(number: int, s: State, text: str, rng: random.Random) -> tuple[Slip, float]:
    """What a decision lost, and what was to be expected of the best: the best of many seems better than it is, so it is
    judged again, with the move that was played, in worlds that did not choose it. What was done in vain beside the
    actions loses nothing that could be reckoned."""
    choices, move, seat = flow.moves(s), s.rules.codec.read(text), s.decider
    assert seat is not None
    if move not in choices:
        choices = [*choices, move]
    v = view(s, seat, memory=True)
    planner = Planner(rng)
    values = planner.weigh(v, choices)
    best = choices[values.index(max(values))]
    most, own = planner.weigh(v, [best, move])
    lost = LASTING * max(0.0, most - own) if own > NEVER else 0.0
    others = [move] if best != move else []
    return Slip(number, seat, text, _advice(v, best, most, others, rng), round(lost, 1)), most
