"""A strong planner: it imagines its moves in several worlds that it cannot tell from the true one, thinks about what
to do with a further action, and judges as it has learned from many games."""

from __future__ import annotations

import random

from sabika.bots.foresight import Foresight
from sabika.bots.judgement import Weights, judge, weights
from sabika.core.state import State


class Planner(Foresight):
    """Weighs points, majorities, outlines, money and rivals."""

    worlds = 2
    further = 2

    def __init__(self, rng: random.Random, by: Weights | None = None) -> None:
        super().__init__(rng)
        self._by = by

    def judge(self, s: State, seat: int) -> float:
        """How far ahead of its best rival a seat may expect to be at the end."""
        return judge(s, seat, self._by or weights(s.rules))
