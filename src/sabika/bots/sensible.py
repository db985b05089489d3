"""A simple sensible player: it imagines each of its moves and takes the one after which it stands best.

It knows no module: positions are judged by the points the coming scorings would give, by the money in hand and by what
can be paid exactly. So it plays every module from the day its rules exist.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from sabika.core import flow
from sabika.core.actions import Move
from sabika.core.chance import Chance
from sabika.core.module import Offer, Payments
from sabika.core.pieces import NO_KIND
from sabika.core.ruleset import Ruleset
from sabika.core.state import State
from sabika.core.view import View, determinize
from sabika.palace.palace import Palace
from sabika.palace.walls import moat_length, wall_length
from sabika.rules.alhambra.buying import market_offer, other_ways
from sabika.rules.alhambra.frames import Act, Begun, Lingering
from sabika.rules.alhambra.placing import shape_of
from sabika.rules.alhambra.purses import covering_bags, purse_of

PER_COIN: Final = 0.22
ENOUGH_MONEY: Final = 30
BEYOND_ENOUGH: Final = 0.08
EXACT: Final = 0.8
ANOTHER_ACTION: Final = 2.0
RESERVED: Final = 0.6
RIVAL: Final = 0.5
LONG: Final = 40
"""Rounds after which a game drags on."""
STANDSTILL: Final = 0.1
"""What each further round takes off a turn in which nothing is drawn: two rivals could redesign for ever."""
DRAWS: Final = 3
"""How often more than once something is imagined that is drawn."""
WEIGHTS: Final = {1: (1.0, 0.35, 0.25), 2: (0.0, 0.8, 0.4), 3: (0.0, 0.0, 1.0)}
"""How much each of the three scorings counts, by the number of the next one."""


class SensibleBot:
    """Takes useful money, pays exactly when it can, and builds for majorities and wall."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, v: View, choices: Sequence[Move]) -> Move:
        assert v.seat is not None
        imagined = determinize(v, self._rng)
        best, best_value = choices[0], float("-inf")
        late = STANDSTILL * max(0, v.turns // v.rules.players - LONG)
        beside = _beside(imagined, v.seat)
        least = evaluate(imagined.clone(), v.seat) + ANOTHER_ACTION if beside else 0.0
        for move in choices:
            s = _let_go(_after(imagined, move), v.seat)
            value = self._outlook(s, v.seat)
            if move in beside and value <= least:
                continue
            if not (_acts(s, v.seat) or s.taken or s.drawn or s.gained[v.seat]):
                value -= late
            if value > best_value:
                best, best_value = move, value
        return best

    def _outlook(self, s: State, seat: int) -> float:
        """How well a seat stands once it has gone on with what it has begun, each time as seems best at once."""
        s = _let_go(s, seat)
        frame = s.stack[-1]
        if s.decider != seat or not (isinstance(frame, Begun) or getattr(frame, "must", False)):
            return evaluate(s, seat) + ANOTHER_ACTION * _acts(s, seat)
        best = max(flow.moves(s), key=lambda move: sum(evaluate(after, seat) for after in self._worlds(s, move)))
        worlds = self._worlds(s, best)
        return sum(self._outlook(after, seat) for after in worlds) / len(worlds)

    def _worlds(self, s: State, move: Move) -> list[State]:
        """What a move may lead to: where something is drawn, nobody knows what, so it is imagined several times."""
        after = _after(s, move)
        if after.learned == s.learned:
            return [after]
        others = [s.clone() for _ in range(DRAWS)]
        for other in others:
            other.chance = Chance(self._rng.randbytes(32))
        return [after, *(_after(other, move) for other in others)]


def _beside(s: State, seat: int) -> set[Move]:
    """What a seat may do beside its actions; it has to be worth something in itself."""
    if not isinstance(s.stack[-1], Act):
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


def _acts(s: State, seat: int) -> bool:
    """Whether a seat has an action left."""
    return any(isinstance(frame, Act) and frame.seat == seat for frame in s.stack)


def evaluate(s: State, seat: int) -> float:
    """How well a seat stands, in points."""
    if s.over:
        rivals = [points for other, points in enumerate(s.scores[: s.rules.players]) if other != seat]
        return float(s.scores[seat] - max(rivals))
    if s.gained[seat]:
        s.palaces[seat] = _built_well(s, seat)
    value = _points(s, seat) + _money(s, seat) + RESERVED * len(s.reserves[seat])
    for prospects in s.rules.prospects:
        value += prospects(s, seat)
    return value + s.scores[seat]


def _points(s: State, seat: int) -> float:
    """The coming scorings if they were held now, own points less part of the best rival's."""
    total = 0.0
    for scoring, weight in enumerate(WEIGHTS[min(s.scored + 1, 3)], 1):
        if weight:
            points = [0] * (s.rules.players + 1)
            for line in flow.score_lines(s, scoring):
                points[line.seat] += line.points
            rivals = [points[other] for other in range(s.rules.players) if other != seat]
            total += weight * (points[seat] - RIVAL * max(rivals))
    return total


def _money(s: State, seat: int) -> float:
    """Money is worth something, more so when it pays exactly for what is on offer."""
    rules, money = s.rules, purse_of(s, seat, "purchase")
    coins = rules.bags.total(money)
    value = PER_COIN * min(coins, ENOUGH_MONEY) + BEYOND_ENOUGH * max(coins - ENOUGH_MONEY, 0)
    others = other_ways(s, seat)
    for space, tile in enumerate(s.market):
        if tile >= 0 and (
            _pays_exactly(rules, money, rules.spaces[space].currency, rules.prices[tile])
            or (others and _otherwise(rules, others, market_offer(rules, tile, space)))
        ):
            value += EXACT
    return value


def _otherwise(rules: Ruleset, others: Sequence[Payments], offer: Offer) -> bool:
    """Whether something can be paid exactly by other ways that modules know."""
    return any(rules.bags.total(bag) == offer.price for ways in others for bag in ways(offer))


def _pays_exactly(rules: Ruleset, hand: int, currency: int, price: int) -> bool:
    return any(rules.bags.total(bag) == price for bag in covering_bags(rules, hand, currency, price))


def _built_well(s: State, seat: int) -> Palace:
    """The palace with the gained square tiles laid where the wall grows most; a piece without a kind, whose worth lies
    in its neighbours, where all points are most."""
    palace = s.palaces[seat]
    for piece in s.gained[seat]:
        shape = shape_of(s, piece)
        if shape.corner is None and (cells := palace.legal(shape)):
            laid = [palace.place(code, piece, shape) for code in cells]
            kindless = s.rules.kind_of[piece] == NO_KIND
            longest = moat_length if shape.granada else wall_length
            palace = max(laid, key=lambda built: _points_of(s, seat, built)) if kindless else max(laid, key=longest)
    return palace


def _points_of(s: State, seat: int, palace: Palace) -> float:
    """The coming scorings if the seat had this palace."""
    imagined = s.clone()
    imagined.palaces[seat] = palace
    return _points(imagined, seat)
