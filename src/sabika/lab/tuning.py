"""Weights of the judgement, learned from games in which bots play against each other.

In every round they play some games, at times on a whim so that they also see what they would not choose. What was to be
counted about positions (``look``) and by how much the lead of a seat changed from there to the end are fitted by ridge
regression, for each number of scorings held by itself. The first round is played by the sensible bot, every other by
the planner with what was learned so far, and the fit is to all rounds so far that the planner played.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sabika.bots.bot import Bot, decide
from sabika.bots.judgement import Weights, lead, look
from sabika.bots.planner import Planner
from sabika.bots.sensible import SensibleBot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import SCORINGS
from sabika.lab.crew import ALL_CORES, Crew, work
from sabika.rules.boxes import ruleset

WHIMS: Final = 0.12
"""How often a bot plays anything."""
SEEN: Final = 0.5
"""How many of the positions after a turn are kept."""
RIDGE: Final = 3.0
DIGITS: Final = 4

Floats = NDArray[np.float64]


class Lesson(NamedTuple):
    """A game to play, and by which weights."""

    config: Config
    by: Weights | None
    key: str


class Row(NamedTuple):
    """A position of a game: the scorings held, the time left, what was counted, and how much the lead grew."""

    phase: int
    time: float
    features: list[float]
    growth: int


class Fit(msgspec.Struct, frozen=True):
    """What a round taught: the weights, and per number of scorings held which part of the growth of leads they explain
    in games that were not used."""

    weights: Weights
    explained: tuple[float, ...]


class _Hasty(Planner):
    """Plays many games: it imagines one world instead of several."""

    worlds = 1


def tune(
    config: Config,
    *,
    games: int,
    rounds: int,
    seed: str,
    crew: Crew = ALL_CORES,
    progress: Callable[[int, int], None] = lambda number, game: None,
) -> Iterator[Fit]:
    """What each round teaches."""
    by: Weights | None = None
    kept: list[list[Row]] = []
    for number in range(rounds):
        lessons = [Lesson(config, by, f"{seed}/{number}/{game}") for game in range(games)]
        rows = []
        with closing(work(learn, lessons, games, crew)) as results:
            for game, found in enumerate(results, 1):
                rows.append(found)
                progress(number, game)
        kept = [*kept, *rows] if number > 1 else rows
        fitted = fit(kept)
        by = fitted.weights
        yield fitted


def learn(lesson: Lesson) -> list[Row]:
    """Play a game and keep what was to be seen after some of its turns."""
    rng = random.Random(lesson.key)
    bot: Bot = SensibleBot(rng) if lesson.by is None else _Hasty(rng, lesson.by)
    s = flow.start(ruleset(lesson.config), Chance.from_text(lesson.key))
    seen = []
    while not s.over:
        seat, turns = s.active, s.turns
        flow.play_move(s, rng.choice(flow.moves(s)) if rng.random() < WHIMS else decide(bot, s))
        if s.turns > max(1, turns) and not s.over and rng.random() < SEEN:
            seen.append((seat, lead(s, seat), look(s.clone(), seat)))
    return [Row(*sight, lead(s, seat) - before) for seat, before, sight in seen]


# ---------------------------------------------------------------- fitting


def fit(games: list[list[Row]]) -> Fit:
    """The weights that explain nine of ten games best, and how well they explain the tenth."""
    used = [row for number, rows in enumerate(games) for row in rows if number % 10]
    unused = [row for rows in games[::10] for row in rows]
    now, timed, explained = [], [], []
    for phase in range(SCORINGS):
        weights = _ridge(*_arrays(row for row in used if row.phase == phase))
        half = len(weights) // 2
        now.append(_rounded(weights[:half]))
        timed.append(_rounded(weights[half:]))
        seen, growth = _arrays(row for row in unused if row.phase == phase)
        explained.append(round(float(1 - (growth - seen @ weights).var() / growth.var()), 3))
    return Fit(Weights(tuple(now), tuple(timed)), tuple(explained))


def _arrays(rows: Iterable[Row]) -> tuple[Floats, Floats]:
    """What was counted, as it is and times the time left; and how much the lead grew."""
    kept = list(rows)
    features = np.array([row.features for row in kept])
    time = np.array([row.time for row in kept])[:, None]
    return np.hstack([features, features * time]), np.array([row.growth for row in kept], float)


def _ridge(seen: Floats, growth: Floats) -> Floats:
    """Ridge regression on standardised columns; what it takes to make the mean right goes to the first, which is 1."""
    mean, spread = seen.mean(0), seen.std(0)
    spread[spread == 0] = np.inf
    scaled = (seen - mean) / spread
    found = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(len(mean)), scaled.T @ (growth - growth.mean())) / spread
    found[0] += growth.mean() - mean @ found
    return np.asarray(found)


def _rounded(weights: Floats) -> tuple[float, ...]:
    return tuple(round(float(weight), DIGITS) for weight in weights)
