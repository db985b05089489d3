"""A solid player: it imagines each of its moves and takes the one after which it stands best.

Positions are judged by the points the coming scorings would give, by the money in hand and by what can be paid exactly.
"""

from __future__ import annotations

from typing import Final

from sabika.bots.foresight import Foresight, acts, lay_gained, payable_exactly
from sabika.core import flow
from sabika.core.state import State
from sabika.rules.alhambra.purses import purse_of

PER_COIN: Final = 0.22
ENOUGH_MONEY: Final = 30
BEYOND_ENOUGH: Final = 0.08
EXACT: Final = 0.8
ANOTHER_ACTION: Final = 2.0
RESERVED: Final = 0.6
RIVAL: Final = 0.5
WEIGHTS: Final = {1: (1.0, 0.35, 0.25), 2: (0.0, 0.8, 0.4), 3: (0.0, 0.0, 1.0)}
"""How much each of the three scorings counts, by the number of the next one."""


class SensibleBot(Foresight):
    """Takes useful money, pays exactly when it can, and builds for majorities and wall."""

    def judge(self, s: State, seat: int) -> float:
        return evaluate(s, seat) + ANOTHER_ACTION * acts(s, seat)


def evaluate(s: State, seat: int) -> float:
    """How well a seat stands, in points."""
    if s.over:
        rivals = [points for other, points in enumerate(s.scores[: s.rules.players]) if other != seat]
        return float(s.scores[seat] - max(rivals))
    lay_gained(s, seat, _points)
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
    return value + EXACT * len(payable_exactly(s, seat))
