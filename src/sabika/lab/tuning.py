"""Weights of the judgement, learned from games in which bots play against each other.

In every round they play some games, at times on a whim so that they also see what they would not choose. What was to be
counted about positions (``look``) is fitted by ridge regression to how far ahead a seat came out: after the second
scoring to its lead at the end, before that to what the next part of the game, judged by the weights just found,
promised when it began, which says the same with less luck in it. The first round is played by the sensible bot, every
other by the planner with what was learned in the one before.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from sabika.bots.bot import Bot, decide
from sabika.bots.judgement import AllWeights, Sight, Weights, lead, look, promised
from sabika.bots.planner import Planner
from sabika.bots.sensible import SensibleBot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError
from sabika.core.ruleset import Config
from sabika.core.state import SCORINGS
from sabika.lab.crew import ALL_CORES, Crew, work
from sabika.rules.boxes import ruleset

WHIMS: Final = 0.12
"""How often a bot plays anything."""
SEEN: Final = 0.5
"""How many of the positions after a turn are kept."""
RIDGE: Final = 3.0
UNUSED: Final = 10
"""Every so many games one only tells how well the others explain it."""
DIGITS: Final = 4

Floats = NDArray[np.float64]


class Lesson(NamedTuple):
    """A game to play, and by which weights."""

    config: Config
    by: Weights | None
    key: str


class Row(NamedTuple):
    """A position of a game as a seat saw it, its lead then with what its modules promised, and its lead at the end."""

    seat: int
    sight: Sight
    lead: float
    end: int

    @property
    def terms(self) -> Floats:
        """What was counted, as it is and times the time left."""
        features = np.array(self.sight.features)
        return np.concatenate([features, features * self.sight.time])


class Fit(msgspec.Struct, frozen=True):
    """What a round taught: the weights, and per number of scorings held which part of the growth of leads they explain
    in games that were not used."""

    weights: Weights
    explained: tuple[float, ...]


class _Hasty(Planner):
    """Plays many games: it imagines one world instead of several, and in it more of what an exact payment leads to."""

    worlds = 1
    further = 6


def tune(
    config: Config,
    *,
    games: int,
    rounds: int,
    seed: str,
    crew: Crew = ALL_CORES,
    progress: Callable[[], None] = lambda: None,
) -> Iterator[Fit]:
    """What each round teaches."""
    by: Weights | None = None
    for number in range(rounds):
        lessons = [Lesson(config, by, f"{seed}/{number}/{game}") for game in range(games)]
        rows = []
        with closing(work(learn, lessons, games, crew)) as results:
            for found in results:
                rows.append(found)
                progress()
        fitted = fit(rows)
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
            seen.append((seat, lead(s, seat) + promised(s, seat), look(s.clone(), seat)))
    return [Row(seat, sight, before, lead(s, seat)) for seat, before, sight in seen]


# ---------------------------------------------------------------- fitting


def fit(games: list[list[Row]]) -> Fit:
    """The weights that explain nine of ten games best, and how well they explain the tenth."""
    found: dict[int, Floats] = {}
    explained = []
    for phase in reversed(range(SCORINGS)):
        pairs = [[(row.terms, goal - row.lead) for row, goal in _goals(rows, phase, found)] for rows in games]
        seen, growth = _arrays([pair for number, own in enumerate(pairs) for pair in own if number % UNUSED])
        found[phase] = _ridge(seen, growth)
        seen, growth = _arrays([pair for own in pairs[::UNUSED] for pair in own])
        explained.append(round(float(1 - (growth - seen @ found[phase]).var() / growth.var()), 3))
    halves = [np.split(found[phase], 2) for phase in range(SCORINGS)]
    now, timed = ([_rounded(half[at]) for half in halves] for at in (0, 1))
    return Fit(Weights(tuple(now), tuple(timed)), tuple(reversed(explained)))


def _goals(rows: list[Row], phase: int, found: dict[int, Floats]) -> Iterator[tuple[Row, float]]:
    """The positions of a part of a game, each with the lead that its seat came to: at the end, or as the beginning of
    the next part promised."""
    goals: dict[int, float] = {}
    for row in reversed(rows):
        if row.sight.phase == phase:
            yield row, goals.get(row.seat, row.end)
        elif row.sight.phase > phase:
            goals[row.seat] = row.lead + float(row.terms @ found[row.sight.phase])


def _arrays(pairs: list[tuple[Floats, float]]) -> tuple[Floats, Floats]:
    return np.array([terms for terms, _ in pairs]), np.array([growth for _, growth in pairs])


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


# ---------------------------------------------------------------- files


def read_weights(path: Path) -> AllWeights:
    """The weights in a file by boxes and numbers of players; none where there is no file yet."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=AllWeights) if path.exists() else {}
    except msgspec.DecodeError as error:
        raise SabikaError(f"no weights: {error}", place=str(path), remedy="name another file") from None


def write_weights(path: Path, weights: AllWeights) -> None:
    """A line for every box and number of players."""
    boxes = []
    for box, own in sorted(weights.items()):
        lines = [f'  "{players}": {msgspec.json.encode(found).decode()}' for players, found in sorted(own.items())]
        boxes.append(f' "{box}": {{\n' + ",\n".join(lines) + "\n }")
    path.write_text("{\n" + ",\n".join(boxes) + "\n}\n")
