"""An expert: it plays its best moves on in many worlds until its next turn, with everybody playing well, and spends its
time on those that stay in doubt."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final

from sabika.bots.foresight import NEVER
from sabika.bots.judgement import Weights
from sabika.bots.planner import Planner
from sabika.core import flow
from sabika.core.actions import Move
from sabika.core.state import State
from sabika.core.view import View, determinize

THINKING: Final = 1.0
"""Seconds for a decision."""
WIDTH: Final = 6
"""Moves that it looks at more closely."""
HALVINGS: Final = (4, 8, 16)
"""After so many worlds the worse half of them is given up."""
ENDLESS: Final = 60
"""Decisions after which a look ahead stops wherever it is."""


class _Quick(Planner):
    """Plays for everybody in an imagined world, at first sight."""

    further = 0


class Expert(Planner):
    """Looks ahead (sequential halving over imagined worlds)."""

    def __init__(self, rng: random.Random, by: Weights | None = None, thinking: float = THINKING) -> None:
        super().__init__(rng, by)
        self.thinking = thinking
        self._everybody = _Quick(rng, by)

    def weigh(self, v: View, choices: Sequence[Move]) -> list[float]:
        """As the planner, but the best moves by how they turn out; those given up stay behind, in their order."""
        until = time.perf_counter() + self.thinking
        values = super().weigh(v, choices)
        best = sorted(range(len(choices)), key=values.__getitem__, reverse=True)[:WIDTH]
        best = [at for at in best if values[at] > NEVER]
        sums, worlds = dict.fromkeys(best, 0.0), 0
        while len(best) > 1 and (outcomes := self._outcomes(v, [choices[at] for at in best], until)):
            for at, outcome in zip(best, outcomes, strict=True):
                sums[at] += outcome
            worlds += 1
            if worlds in HALVINGS:
                best = sorted(best, key=sums.__getitem__, reverse=True)[: max(2, (len(best) + 1) // 2)]
        if worlds:
            seen = {at: sums[at] / worlds for at in best}
            least, most = min(seen.values()), max(values)
            values = [seen[at] if at in seen else least + value - most for at, value in enumerate(values)]
        return values

    def _outcomes(self, v: View, moves: Sequence[Move], until: float) -> list[float]:
        """What becomes of some moves in one more world; nothing when there is no time for it."""
        world, found = determinize(v, self.rng), []
        for move in moves:
            if time.perf_counter() >= until:
                return []
            found.append(self._outcome(world.clone(), move, v))
        return found

    def _outcome(self, s: State, move: Move, v: View) -> float:
        """How well the seat stands when its next turn comes."""
        assert v.seat is not None
        flow.play_move(s, move)
        for _ in range(ENDLESS):
            if s.over or s.turns >= v.turns + v.rules.players:
                break
            flow.play_move(s, self._everybody.reply(s))
        return self.judge(s, v.seat)
