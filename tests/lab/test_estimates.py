"""Estimates: intervals hold what they promise, and ratings find out who is better."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sabika.lab.estimates import AVERAGE, Estimate, Mean, Ratings, Resampling, Share, strengths

EXPERIMENTS = 150


def covered(truth: float, experiment: Callable[[random.Random, Resampling], Estimate]) -> float:
    """How often an interval holds the truth."""
    found = 0
    for number in range(EXPERIMENTS):
        told = experiment(random.Random(number), Resampling(str(number)))
        found += told.low <= truth <= told.high
    return found / EXPERIMENTS


# ---------------------------------------------------------------- shares and means


@pytest.mark.parametrize("truth", [0.05, 0.33, 0.5, 0.9])
def test_the_interval_of_a_share_holds_the_truth(truth: float) -> None:
    def experiment(rng: random.Random, resampling: Resampling) -> Estimate:
        share = Share()
        for _ in range(60):
            share.add(resampling.weights(), sum(rng.random() < truth for _ in range(2)), 2)
        return share.estimate_with(resampling)

    assert 0.9 <= covered(truth, experiment) <= 0.99


def test_games_with_one_deal_do_not_count_as_many() -> None:
    """Three games that always end alike say no more than one."""

    def experiment(rng: random.Random, resampling: Resampling) -> Estimate:
        share = Share()
        for _ in range(60):
            share.add(resampling.weights(), 3 * (rng.random() < 0.4), 3)
        return share.estimate_with(resampling)

    assert covered(0.4, experiment) >= 0.9


def test_the_interval_of_a_mean_holds_the_truth() -> None:
    def experiment(rng: random.Random, resampling: Resampling) -> Estimate:
        mean = Mean()
        for _ in range(50):
            mean.add(resampling.weights(), sum(rng.gauss(12, 40) for _ in range(3)), 3)
        return mean.estimate()

    assert covered(12, experiment) >= 0.9


def test_the_interval_of_a_difference_holds_the_truth() -> None:
    def experiment(rng: random.Random, resampling: Resampling) -> Estimate:
        one, other = Mean(), Mean()
        for _ in range(50):
            one.add(resampling.weights(), rng.gauss(30, 5))
            other.add(resampling.weights(), rng.gauss(26, 9))
        return one.beyond(other)

    assert covered(4, experiment) >= 0.9


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(10, 10, 0.783, 1), (0, 20, 0, 0.117), (5, 20, 0.102, 0.463)]
)
def test_with_one_game_per_deal_it_is_the_interval_of_jeffreys(won: int, games: int, low: float, high: float) -> None:
    """The figures are quantiles of the beta distribution with half a win and half a loss more."""
    resampling, share = Resampling("jeffreys"), Share()
    for game in range(games):
        share.add(resampling.weights(), game < won)
    found = share.estimate_with(resampling)
    assert found.value == won / games
    assert found.low == pytest.approx(low, abs=0.02)
    assert found.high == pytest.approx(high, abs=0.02)


def test_what_one_deal_says_has_no_interval() -> None:
    mean, resampling = Mean(), Resampling("alone")
    mean.add(resampling.weights(), 30, 3)
    found = mean.estimate()
    assert found.value == 10
    assert math.isnan(found.low)
    assert math.isnan(found.high)


def test_the_same_seed_draws_the_same_weights() -> None:
    assert (Resampling("a").weights() == Resampling("a").weights()).all()
    assert (Resampling("a").weights() != Resampling("b").weights())[1:].all()


# ---------------------------------------------------------------- ratings


def duels(elo: dict[str, float], deals: int, *, seats: int = 2, seed: int = 1) -> dict[str, Estimate]:
    """Ratings after a tournament of made-up results: who draws the shortest exponential time finishes first, which is
    as likely as Bradley and Terry say."""
    rng, resampling, ratings = random.Random(seed), Resampling("duels"), Ratings(sorted(elo))
    for _ in range(deals):
        tables = []
        for one in elo:
            for other in elo:
                if one != other:
                    who = (one, *[other] * (seats - 1))
                    times = [rng.expovariate(10 ** (elo[name] / 400)) for name in who]
                    tables.append((who, [-sorted(times).index(time) for time in times]))
        ratings.add(resampling.weights(), tables)
    return ratings.estimates(resampling)


STRENGTHS = {"weak": -300.0, "plain": -100.0, "good": 50.0, "strong": 350.0}


@pytest.mark.parametrize("seats", [2, 3])
def test_ratings_recover_known_strengths(seats: int) -> None:
    found = duels(STRENGTHS, 150, seats=seats)
    assert list(found) == ["strong", "good", "plain", "weak"]
    for name, rating in found.items():
        assert rating.value == pytest.approx(AVERAGE + STRENGTHS[name], abs=40)
        assert rating.low < rating.value < rating.high
    assert sum(rating.value for rating in found.values()) / 4 == pytest.approx(AVERAGE)


def test_intervals_of_ratings_hold_the_truth() -> None:
    elo = {"a": -60.0, "b": 0.0, "c": 60.0}
    held = [
        rating.low <= AVERAGE + elo[name] <= rating.high
        for seed in range(60)
        for name, rating in duels(elo, 40, seed=seed).items()
    ]
    assert sum(held) / len(held) >= 0.9


def test_more_deals_make_narrower_intervals() -> None:
    few, many = duels(STRENGTHS, 20)["good"], duels(STRENGTHS, 320)["good"]
    assert many.high - many.low < (few.high - few.low) / 2.5


def test_who_always_wins_is_not_infinitely_better_and_nobody_claims_to_know() -> None:
    resampling, ratings = Resampling("always"), Ratings(["a", "b"])
    for _ in range(20):
        ratings.add(resampling.weights(), [(("a", "b"), (9, 1)), (("b", "a"), (1, 9))])
    best = ratings.estimates(resampling)["a"]
    assert AVERAGE + 200 < best.low < best.value < best.high < AVERAGE + 2000
    assert best.high - best.low > 200


def test_equals_are_rated_alike_and_draws_are_half_wins() -> None:
    resampling, ratings = Resampling("draws"), Ratings(["a", "b"])
    for _ in range(10):
        ratings.add(resampling.weights(), [(("a", "b"), (5, 5))])
    found = ratings.estimates(resampling)
    assert found["a"].value == pytest.approx(found["b"].value) == pytest.approx(AVERAGE)


def test_bots_that_never_met_are_compared_through_others() -> None:
    resampling, ratings, rng = Resampling("chain"), Ratings(["a", "b", "c"]), random.Random(1)
    for _ in range(300):
        tables = [((one, other), (rng.random() < 0.76, 0.5)) for one, other in (("a", "b"), ("b", "c"))]
        ratings.add(resampling.weights(), tables)  # type: ignore[arg-type]
    found = ratings.estimates(resampling)
    assert list(found) == ["a", "b", "c"]
    assert found["a"].value - found["c"].value == pytest.approx(400, abs=80)


@given(st.lists(st.floats(0.05, 500), min_size=12, max_size=12))
def test_the_fit_expects_as_many_wins_as_there_were(numbers: list[float]) -> None:
    """The condition for the maximum of the likelihood, whatever the results."""
    ahead = np.zeros((4, 4))
    ahead[~np.eye(4, dtype=bool)] = numbers
    found = strengths(ahead)
    chance = 1 / (1 + np.exp(found[None, :] - found[:, None]))
    expected = ((ahead + ahead.T) * chance * (1 - np.eye(4))).sum(-1)
    assert expected == pytest.approx(ahead.sum(-1), rel=1e-4)
    assert found.sum() == pytest.approx(0, abs=1e-6)
