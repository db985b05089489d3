"""The Gymnasium environment: one seat against bots."""

from __future__ import annotations

import random
import warnings
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sabika.bots.bot import RandomBot
from sabika.core.actions import Move
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.core.view import View
from sabika.env.seat import SeatEnv

from .support import MIXES, name


def played(env: Any, rng: random.Random, seed: int = 0) -> float:
    """Play a game at random; what the seat was given in all."""
    observation, _ = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        word = rng.choice(observation["action_mask"].nonzero()[0])
        observation, reward, over, truncated, _ = env.step(word)
        assert not truncated
        total += reward
    return total


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_the_interface_is_the_frameworks(config: Config) -> None:
    env = gymnasium.make("sabika.env.seat:Sabika-v0", config=config, render_mode="ansi")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("seat", range(3))
def test_the_seat_is_asked_whenever_it_decides_and_bots_play_the_others(seat: int) -> None:
    env, rng = SeatEnv(Config(players=3), seat=seat), random.Random(seat)
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        assert env.view().decider == seat
        assert observation["action_mask"].any()
        assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
        observation, _, over, _, _ = env.step(rng.choice(observation["action_mask"].nonzero()[0]))
    assert env.view().over


def test_the_reward_is_that_of_the_seat() -> None:
    env = SeatEnv(Config(players=3), seat=1, reward="points")
    total = played(env, random.Random(1))
    scores = env.view().scores
    assert total == pytest.approx(scores[1] - (scores[0] + scores[2]) / 2)
    env = SeatEnv(Config(players=2), seat=0)
    assert played(env, random.Random(1)) == np.sign(env.view().scores[0] - env.view().scores[1])


class Watching:
    """A bot that remembers whom it played for."""

    def __init__(self) -> None:
        self.seats: set[int | None] = set()

    def choose(self, v: View, choices: Sequence[Move]) -> Move:
        self.seats.add(v.seat)
        return choices[0]


def test_every_seat_can_have_a_bot_of_its_own() -> None:
    first, second = Watching(), Watching()
    env = SeatEnv(Config(players=4), seat=1, bots=[first, RandomBot(random.Random(1)), second])
    observation, _ = env.reset(seed=1)
    for _ in range(300):
        observation, _, over, _, _ = env.step(int(observation["action_mask"].nonzero()[0][-1]))
        if over:
            break
    assert (first.seats, second.seats) == ({0}, {3})


def test_the_same_seed_is_the_same_game_bots_included() -> None:
    found = []
    for _ in range(2):
        env = SeatEnv(Config(players=3), bots="random")
        played(env, random.Random(1), seed=9)
        found.append(env.view().scores)
    assert found[0] == found[1]


def test_a_word_that_is_not_allowed_ends_the_game() -> None:
    env = SeatEnv(Config(players=3))
    observation, _ = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert (reward, terminated, truncated, info) == (-1.0, True, False, {"illegal": True})


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"bots": ["random"]}, {"bots": "genius"}, {"reward": "fame"}])
def test_what_is_not_offered_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        SeatEnv(Config(players=3), **wrong).reset()
