"""What the tests of the environments share: mixes of all boxes, and positions in them."""

from __future__ import annotations

import random
from functools import cache

from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.env.table import Table
from sabika.rules.boxes import BOXES, fitting
from tests.core.support import decisions

MIXES = [
    *(Config(players=players) for players in range(2, 7)),
    *(Config(box=box, players=4) for box in BOXES if box != "alhambra"),
    *(Config(box=box, players=2 + number, modules=tuple(fitting(box))) for number, box in enumerate(BOXES)),
]
"""The base game for all numbers of players, every box, and every box with all modules that may join it."""


def name(config: Config) -> str:
    return f"{config.box}-{config.players}-{len(config.modules)}"


def positions(config: Config) -> tuple[State, ...]:
    """Positions of a random game: its beginning and end, each sort of decision that was met in it, and some more."""
    return _positions(MIXES.index(config))


def questions(config: Config) -> list[tuple[State, int]]:
    """Those in which somebody decides, and who."""
    return [(s, s.decider) for s in positions(config) if s.decider is not None]


@cache
def _positions(number: int) -> tuple[State, ...]:
    config = MIXES[number]
    states, rng, moments = list(decisions(config, "env")), random.Random(name(config)), {}
    for s in rng.sample(states, len(states)):
        moments.setdefault(type(s.stack[-1]), []).append(s)
    return (*states[:3], *[s for found in moments.values() for s in found[:2]], *rng.sample(states, 5), states[-1])


def table(config: Config, *, memory: bool = False, reward: str = "result") -> Table:
    return Table(config, reward=reward, memory=memory, render_mode=None)
