"""Looking a move ahead: how a seat would stand once it had made a move and gone on with what it thereby begins.

It knows no module, so those who judge by it play every module from the day its rules exist.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from sabika.core import flow
from sabika.core.actions import Move
from sabika.core.chance import Chance
from sabika.core.module import Payments
from sabika.core.pieces import NO_KIND
from sabika.core.state import State
from sabika.core.view import View, determinize
from sabika.palace.palace import Palace
from sabika.palace.shapes import Shape
from sabika.rules.alhambra.buying import market_offer, other_ways
from sabika.rules.alhambra.frames import Act, Begun, Lingering
from sabika.rules.alhambra.placing import shape_of
from sabika.rules.alhambra.purses import pays_exactly, purse_of
from sabika.rules.alhambra.scoring import outline_lengths

T = TypeVar("T")
LONG: Final = 40
"""Rounds after which a game drags on."""
STANDSTILL: Final = 0.1
"""What each further round takes off a turn in which nothing is drawn: two rivals could redesign for ever."""
DRAWS: Final = 3
"""How often more than once something is imagined that is drawn."""
PROMISING: Final = 20
"""Moves that are imagined in more than one world."""
NEVER: Final = float("-inf")
UNPAYABLE: Final = float("inf")


class Foresight(ABC):
    """A bot that weighs each of its moves and takes the weightiest."""

    worlds = 1
    """In how many worlds it imagines its moves."""
    further = 0
    """After how many of its best moves it thinks about what to do with an action that is left."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    @abstractmethod
    def judge(self, s: State, seat: int) -> float:
        """How well a seat stands, in points; the state may be changed."""

    def choose(self, v: View, choices: Sequence[Move]) -> Move:
        return _best(choices, self.weigh, v)

    def reply(self, s: State) -> Move:
        """The best move of whoever decides in a world that it knows."""
        return _best(flow.moves(s), self.weigh_in, s)

    def weigh(self, v: View, choices: Sequence[Move]) -> list[float]:
        """How well the seat may expect to stand after each of its moves; those that look bad in the first world are not
        imagined in others."""
        values = self.weigh_in(determinize(v, self.rng), choices)
        if self.worlds > 1:
            best = sorted(range(len(choices)), key=values.__getitem__, reverse=True)[:PROMISING]
            moves = [choices[at] for at in best]
            more = [self.weigh_in(determinize(v, self.rng), moves) for _ in range(self.worlds - 1)]
            for at, *others in zip(best, *more, strict=True):
                values[at] = (values[at] + sum(others)) / self.worlds
        return values

    def weigh_in(self, s: State, choices: Sequence[Move]) -> list[float]:
        """The same in a world that it knows."""
        seat = s.decider
        assert seat is not None
        late = STANDSTILL * max(0, s.turns // s.rules.players - LONG)
        beside = _beside(s, seat)
        least = self.judge(s.clone(), seat) if beside else NEVER
        values, acting = [], []
        for at, move in enumerate(choices):
            after = _let_go(_after(s, move), seat)
            if self.further and after.decider == seat and type(after.stack[-1]) is Act:
                acting.append((at, after.clone()))
            stands = (after.taken, after.drawn) == (s.taken, s.drawn) and not (after.gained[seat] or acts(after, seat))
            value = self._outlook(after, seat) - (late if stands else 0.0)
            values.append(NEVER if move in beside and value <= least else value)
        acting.sort(key=lambda pair: -values[pair[0]])
        for at, after in acting[: self.further]:
            if values[at] > NEVER:
                values[at] = max(self._outlook(_after(after, move), seat) for move in flow.moves(after))
        return values

    def _outlook(self, s: State, seat: int) -> float:
        """How well a seat stands once it has gone on with what it has begun, each time as seems best at once."""
        s = _let_go(s, seat)
        frame = s.stack[-1]
        if s.decider != seat or not (isinstance(frame, Begun) or getattr(frame, "must", False)):
            return self.judge(s, seat)
        best = max(flow.moves(s), key=lambda move: sum(self.judge(after, seat) for after in self._worlds(s, move)))
        worlds = self._worlds(s, best)
        return sum(self._outlook(after, seat) for after in worlds) / len(worlds)

    def _worlds(self, s: State, move: Move) -> list[State]:
        """What a move may lead to: where something is drawn, nobody knows what, so it is imagined several times."""
        after = _after(s, move)
        if after.learned == s.learned:
            return [after]
        others = [s.clone() for _ in range(DRAWS)]
        for other in others:
            other.chance = Chance(self.rng.randbytes(32))
        return [after, *(_after(other, move) for other in others)]


def _best(choices: Sequence[Move], weigh: Callable[[T, Sequence[Move]], list[float]], where: T) -> Move:
    if len(choices) == 1:
        return choices[0]
    values = weigh(where, choices)
    return choices[values.index(max(values))]


def _beside(s: State, seat: int) -> set[Move]:
    """What a seat may do beside its actions; it has to be worth something in itself."""
    if not s.rules.asides or not isinstance(s.stack[-1], Act):
        return set()
    return {move for asides in s.rules.asides for move in asides(s, seat)}


def _after(s: State, move: Move) -> State:
    new = s.clone()
    flow.play_move(new, move)
    return new


def _let_go(s: State, seat: int) -> State:
    """The state once a seat that may do more beside its actions does no more."""
    while s.decider == seat and isinstance(frame := s.stack[-1], Lingering) and not frame.must:
        s = _after(s, flow.moves(s)[-1])
    return s


def acts(s: State, seat: int) -> bool:
    """Whether a seat has an action left."""
    return any(isinstance(frame, Act) and frame.seat == seat for frame in s.stack)


# ---------------------------------------------------------------- building


def lay_gained(s: State, seat: int, points: Callable[[State, int], float]) -> None:
    """Lay the square tiles that a seat has gained where its outlines grow most; a piece without a kind, whose worth
    lies in its neighbours, where most ``points`` are. The tiles stay among the gained ones."""
    for piece in s.gained[seat]:
        s.palaces[seat] = _laid_well(s, seat, piece, points)


def _laid_well(s: State, seat: int, piece: int, points: Callable[[State, int], float]) -> Palace:
    palace, shape = s.palaces[seat], shape_of(s, piece)
    if shape.corner is not None:
        return palace
    if s.rules.kind_of[piece] == NO_KIND:
        return max(_laid(palace, piece, shape), key=lambda built: _with(s, seat, built, points), default=palace)
    known: dict[tuple[int, Shape], Palace] = palace.remembered("laid well", s.rules, dict)
    if (piece, shape) not in known:
        outline = lambda built: sum(outline_lengths(s.rules, built).values())
        known[piece, shape] = max(_laid(palace, piece, shape), key=outline, default=palace)
    return known[piece, shape]


def _laid(palace: Palace, piece: int, shape: Shape) -> list[Palace]:
    return [palace.place(code, piece, shape) for code in palace.legal(shape)]


def _with(s: State, seat: int, palace: Palace, points: Callable[[State, int], float]) -> float:
    imagined = s.clone()
    imagined.palaces[seat] = palace
    return points(imagined, seat)


# ---------------------------------------------------------------- paying


def payable_exactly(s: State, seat: int) -> list[int]:
    """The tiles of the market that a seat can pay to the coin in one way or another (base.turn.again-after-exact)."""
    rules, purse, others = s.rules, purse_of(s, seat, "purchase"), other_prices(s, seat)
    offered = [(at, tile) for at, tile in enumerate(s.market) if tile >= 0]
    return [
        tile
        for at, tile in offered
        if pays_exactly(rules, purse, rules.spaces[at].currency, rules.prices[tile])
        or (others and others[at] == rules.prices[tile])
    ]


def other_prices(s: State, seat: int) -> tuple[float, ...]:
    """What a seat would have to pay at least for each space of the market in the ways that modules know; nothing where
    there are none."""
    ways = other_ways(s, seat)
    return tuple([_least(s, ways, tile, space) for space, tile in enumerate(s.market)]) if ways else ()


def _least(s: State, ways: Sequence[Payments], tile: int, space: int) -> float:
    if tile < 0:
        return UNPAYABLE
    offer = market_offer(s.rules, tile, space)
    return min([s.rules.bags.total(bag) for way in ways for bag in way(offer)], default=UNPAYABLE)
