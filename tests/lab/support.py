"""Games that were never played, and bots that misbehave."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sabika.core.ruleset import Config
from sabika.lab.games import Outcome, Play


def outcome(
    bots: Sequence[str],
    scores: Sequence[int],
    *,
    deal: str = "s/0",
    starts: int = 0,
    modules: tuple[str, ...] = (),
    rounds: int = 20,
    number: int = 0,
    points: Sequence[dict[str, int]] | None = None,
) -> Outcome:
    """A game with this result."""
    config = Config(players=len(bots), modules=modules)
    return Outcome(
        play=Play(config=config, bots=tuple(bots), seed=deal, luck=deal, number=number, again=""),
        options={},
        starts=starts,
        scores=list(scores),
        winners=[seat for seat, score in enumerate(scores) if score == max(scores)],
        points=list(points or [{} for _ in bots]),
        turns=rounds * len(bots),
        decisions=3 * rounds * len(bots),
    )


class Clumsy:
    """A bot that trips as soon as it is the fourth turn."""

    def __init__(self, rng: Any) -> None:
        pass

    def choose(self, v: Any, choices: Any) -> Any:
        if v.turns > 3:
            raise RuntimeError("tripped")
        return choices[0]


class Impatient(Clumsy):
    """A bot whose owner presses Ctrl-C in the third game."""

    games = 0

    def __init__(self, rng: Any) -> None:
        type(self).games += 1

    def choose(self, v: Any, choices: Any) -> Any:
        if self.games > 2 * v.rules.players:
            raise KeyboardInterrupt
        return choices[0]


class Thoughtful(Clumsy):
    """A bot that takes its time."""

    thinking = 9.0
    enough = staticmethod(lambda: False)
    told: list[float] = []

    def choose(self, v: Any, choices: Any) -> Any:
        self.told.append(self.thinking)
        return choices[0]
