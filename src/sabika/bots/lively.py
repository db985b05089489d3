"""A lively beginner: it sees some of its moves, likes what brings points soon, and is easily carried away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sabika.bots.foresight import NEVER
from sabika.bots.sensible import SensibleBot
from sabika.core.actions import Move
from sabika.core.view import View

SEEN: Final = 0.85
"""The part of its moves that it notices."""
WHIM: Final = 1.2
"""How many points a whim is worth to it on average."""


class LivelyBot(SensibleBot):
    """Judges as the sensible bot does, but overlooks much and follows whims."""

    def weigh(self, v: View, choices: Sequence[Move]) -> list[float]:
        noticed = [at for at in range(len(choices)) if self.rng.random() < SEEN] or [self.rng.randrange(len(choices))]
        found = [NEVER] * len(choices)
        values = super().weigh(v, [choices[at] for at in noticed])
        for at, value in zip(noticed, values, strict=True):
            found[at] = value + self.rng.expovariate(1 / WHIM)
        return found
