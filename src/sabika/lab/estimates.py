"""What results say, and how surely: everything is estimated anew under a thousand other weights of the deals.

This is the Bayesian bootstrap (Rubin 1981): each resample gives every deal an exponentially distributed weight, shared
by all games with that deal, because they are alike. Shares of wins and ratings start from half a win and half a loss
(Jeffreys' prior), so that ten wins out of ten are not taken for certainty; with one game per deal the interval of a
share is then Jeffreys' interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

RESAMPLES: Final = 1000
LEVEL: Final = 0.95
PRIOR: Final = 0.5
"""Wins and losses before the first game."""
ELO: Final = 400 / np.log(10)
"""Elo points per unit of log odds."""
AVERAGE: Final = 1500.0
"""The mean of all ratings."""
CLOSE: Final = 1e-6
LONGEST_STEP: Final = 2.0
MANY_STEPS: Final = 100


class Estimate(msgspec.Struct, frozen=True):
    """A figure and the interval it lies in with a probability of 95 %."""

    value: float
    low: float
    """Not a number, as ``high``, where all deals agree, as one deal does: then nobody knows."""
    high: float


class Resampling:
    """Weights of deals: those of the results themselves, all 1, and those of the resamples."""

    def __init__(self, seed: str) -> None:
        self._random = np.random.default_rng([*seed.encode()])

    def weights(self) -> Floats:
        """The weights of one more deal."""
        return self._first(1.0, self._random.standard_exponential(RESAMPLES))

    def prior(self, shape: tuple[int, ...] = ()) -> Floats:
        """Half a game, or an array of them."""
        return self._first(PRIOR, self._random.standard_gamma(PRIOR, (RESAMPLES, *shape)))

    def _first(self, value: float, drawn: Floats) -> Floats:
        return np.concatenate([np.full_like(drawn[:1], value), drawn])


class Mean:
    """A mean over games of which whole deals come in."""

    def __init__(self) -> None:
        self._sum, self._count = np.zeros(RESAMPLES + 1), np.zeros(RESAMPLES + 1)

    def add(self, weights: Floats, total: float, count: int = 1) -> None:
        """So many values of a deal with this total."""
        self._sum += weights * total
        self._count += weights * count

    def estimate(self) -> Estimate:
        return estimate(self._sum / self._count)

    def beyond(self, other: Mean) -> Estimate:
        """By how much it is larger than another one."""
        return estimate(self._sum / self._count - other._sum / other._count)


class Share(Mean):
    """A share of wins, 0 to 1."""

    def estimate_with(self, resampling: Resampling) -> Estimate:
        won, lost = resampling.prior(), resampling.prior()
        sampled = (self._sum + won) / (self._count + won + lost)
        sampled[0] = self._sum[0] / self._count[0]
        return estimate(sampled)


def estimate(sampled: Floats) -> Estimate:
    """A figure and its resamples as an estimate."""
    value = float(sampled[0])
    if np.allclose(sampled, value):
        return Estimate(value, np.nan, np.nan)
    low, high = np.quantile(sampled[1:], [(1 - LEVEL) / 2, (1 + LEVEL) / 2])
    return Estimate(value, min(value, float(low)), max(value, float(high)))


class Ratings:
    """Elo ratings fitted to all results at once, by how often one finishes ahead of another at the same table.

    A bot that is 400 points better is ahead ten times out of eleven (Bradley and Terry 1952)."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = {name: at for at, name in enumerate(names)}
        self._ahead = np.zeros((RESAMPLES + 1, len(names), len(names)))

    def add(self, weights: Floats, tables: Sequence[tuple[Sequence[str], Sequence[int]]]) -> None:
        """The tables of a deal: by seat who sat there and the score. Equal scores are half a win for both."""
        ahead = np.zeros(self._ahead.shape[1:])
        for who, scores in tables:
            for name, own in zip(who, scores, strict=True):
                for rival, other in zip(who, scores, strict=True):
                    if name != rival:
                        ahead[self._names[name], self._names[rival]] += (own > other) + (own == other) / 2
        self._ahead += weights[:, None, None] * ahead

    def estimates(self, resampling: Resampling) -> dict[str, Estimate]:
        """The ratings, the best first. Bots that never met are compared through the others."""
        count = len(self._names)
        prior = resampling.prior((count, count)) * (1 - np.eye(count))
        found = AVERAGE + ELO * strengths(self._ahead + prior)
        rated = {name: estimate(found[:, at]) for name, at in self._names.items()}
        return dict(sorted(rated.items(), key=lambda item: -item[1].value))


def strengths(ahead: Any) -> Floats:
    """Log odds, on average 0, that explain best how often each was ahead of each; any number of such tables at once.

    Newton's method: the likelihood has one maximum as long as everybody has won and lost something."""
    games = ahead + np.swapaxes(ahead, -1, -2)
    won = ahead.sum(-1)
    found = np.zeros(won.shape)
    for _ in range(MANY_STEPS):
        chance = 1 / (1 + np.exp(found[..., None, :] - found[..., :, None]))
        certainty = games * chance * (1 - chance)
        slope = won - (games * chance).sum(-1)
        curve = certainty.sum(-1)[..., None] * np.eye(won.shape[-1]) - certainty
        step = np.linalg.solve(curve + 1, slope[..., None])[..., 0]  # Adding 1 makes it solvable.
        found = found + np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        found -= found.mean(-1, keepdims=True)
        if np.abs(step).max(initial=0) < CLOSE:
            break
    return found
