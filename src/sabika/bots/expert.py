"""An expert: it plays its best moves on in many worlds for two more of its turns, with everybody playing well, gives up
those that turn out worse, and stops as soon as one stands out."""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import fmean, pvariance
from typing import Final

from sabika.bots.foresight import NEVER, acts
from sabika.bots.judgement import Weights
from sabika.bots.planner import Planner
from sabika.core import flow
from sabika.core.actions import KIND_MASK, CardsField, Move
from sabika.core.ruleset import Ruleset
from sabika.core.state import State
from sabika.core.view import View, determinize

THINKING: Final = 1.0
"""Seconds of the processor for a decision, so that a busy machine makes it slower but not weaker."""
WIDTH: Final = 10
"""Moves that it looks at more closely."""
MARGIN: Final = 12.0
"""How many points worse a move may seem at first sight to be among them."""
SCATTER: Final = 9.0
"""Variance between worlds that is taken for granted."""
DOUBT: Final = 2.0
"""Standard errors by which a move has to be behind to be given up."""
WAYS: Final = 2
"""How many ways to pay for a thing are thought of in an imagined world."""
ANOTHER_ACTION: Final = 3.0
"""Points for which an action that is left counts in an imagined world, where nobody thinks about what to do with it."""
TURNS: Final = 2
"""Turns of its own that it looks ahead."""
ENDLESS: Final = 60
"""Decisions after which a turn is looked at as over wherever it is."""


class _Quick(Planner):
    """Plays for everybody in an imagined world, at first sight, and never thinks of dear ways to pay."""

    further = 0

    def judge(self, s: State, seat: int) -> float:
        return super().judge(s, seat) + ANOTHER_ACTION * acts(s, seat)

    def weigh_in(self, s: State, choices: Sequence[Move]) -> list[float]:
        cheap = _cheap(s.rules, choices)
        values = dict(zip(cheap, super().weigh_in(s, cheap), strict=True))
        return [values.get(move, NEVER) for move in choices]


def _cheap(rules: Ruleset, choices: Sequence[Move]) -> list[Move]:
    """The moves without the dearer ways to pay for one and the same thing."""
    found, paid = [], defaultdict(list)
    for move in choices:
        kind = rules.codec.kinds[move & KIND_MASK]
        if len(kind.fields) > 1 and isinstance(kind.fields[-1], CardsField):
            shift = kind.shifts[-1]
            paid[move & (1 << shift) - 1].append((rules.bags.total(move >> shift), move))
        else:
            found.append(move)
    return found + [move for ways in paid.values() for _, move in sorted(ways)[:WAYS]]


class Expert(Planner):
    """Looks ahead: a race between its best moves over imagined worlds."""

    def __init__(self, rng: random.Random, by: Weights | None = None, thinking: float = THINKING) -> None:
        super().__init__(rng, by)
        self.thinking = thinking
        self.enough: Callable[[], bool] = lambda: False
        """Asked before every outcome: whether to stop thinking at once."""
        self._everybody = _Quick(rng, by)

    def weigh(self, v: View, choices: Sequence[Move]) -> list[float]:
        """As the planner, but the best moves by how they turn out, where the first sight counts as much as one world;
        those given up stay behind, in their order, and so do those for which there was no time even in one world."""
        until = time.thread_time() + self.thinking
        values = super().weigh(v, choices)
        most = max(values)
        best = sorted(range(len(choices)), key=values.__getitem__, reverse=True)[:WIDTH]
        race = {at: [values[at]] for at in best if values[at] > max(NEVER, most - MARGIN)}
        if not race:
            return values
        worlds = 0
        while len(race) > 1:
            outcomes = self._outcomes(v, [choices[at] for at in race], until)
            if len(outcomes) < (len(race) if worlds else 2):
                break
            played = zip(race.items(), outcomes, strict=False)
            race = _still_in_doubt({at: [*seen, outcome] for (at, seen), outcome in played})
            worlds += 1
        found = {at: fmean(seen) for at, seen in race.items()}
        least = min(found.values())
        return [found[at] if at in found else least + value - most for at, value in enumerate(values)]

    def _outcomes(self, v: View, moves: Sequence[Move], until: float) -> list[float]:
        """What becomes of some moves in one more world, of as many as there is time for."""
        world, found = determinize(v, self.rng), list[float]()
        for move in moves:
            if time.thread_time() >= until or self.enough():
                break
            found.append(self._outcome(world.clone(), move, v))
        return found

    def _outcome(self, s: State, move: Move, v: View) -> float:
        """How well the seat stands after each of its next turns, on average: the first says it with less luck in it,
        the last knows more of what a move leads to."""
        assert v.seat is not None
        flow.play_move(s, move)
        seen = []
        for turn in range(1, TURNS + 1):
            self._play_on(s, v.turns + turn * v.rules.players)
            seen.append(self.judge(s.clone(), v.seat))
        return fmean(seen)

    def _play_on(self, s: State, turns: int) -> None:
        """Until so many turns are over."""
        for _ in range(ENDLESS):
            if s.over or s.turns > turns:
                break
            flow.play_move(s, self._everybody.reply(s))


def _still_in_doubt(race: dict[int, list[float]]) -> dict[int, list[float]]:
    """The moves that are not clearly behind the best."""
    best = max(race.values(), key=sum)
    return {at: seen for at, seen in race.items() if seen is best or not _behind(seen, best)}


def _behind(seen: Sequence[float], best: Sequence[float]) -> bool:
    """Whether a move turned out clearly worse than another in the same worlds."""
    differences = [a - b for a, b in zip(best, seen, strict=True)]
    count = len(differences)
    return fmean(differences) ** 2 * count > DOUBT**2 * (pvariance(differences[1:]) + SCATTER)
