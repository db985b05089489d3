"""The PettingZoo environment: it keeps the framework's promises, and the game is the one the rules play."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.core.view import View
from sabika.env import aec
from sabika.rules.alhambra.ending import winners

from .support import MIXES, name

KNOWN = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What the framework says about observations with a mask, except for those of its own games, which it knows by name."""


@contextmanager
def heard() -> Iterator[None]:
    """Anything else that the framework warns of is an error."""
    with warnings.catch_warnings():
        for message in KNOWN:
            warnings.filterwarnings("ignore", message)
        yield


def choose(observation: Any, rng: random.Random) -> int:
    return int(rng.choice(observation["action_mask"].nonzero()[0]))


def played(env: Any, rng: random.Random, seed: int = 0) -> dict[str, float]:
    """Play a game at random; what every agent was given in all."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else choose(observation, rng))
    return total


# ---------------------------------------------------------------- the framework's own tests


@pytest.fixture(scope="module")
def framework() -> Any:
    """The framework's tests, which import one of its games by an old name where that can be imported."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "The old environment creation API")
        import pettingzoo.test
    return pettingzoo.test


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_the_interface_is_the_frameworks(config: Config, framework: Any) -> None:
    with heard():
        framework.api_test(aec.env(config), num_cycles=300)
        framework.api_test(aec.raw_env(config, memory=True, reward="points"), num_cycles=50)


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_the_same_seed_plays_the_same_game(config: Config, framework: Any) -> None:
    framework.seed_test(lambda: aec.env(config), num_cycles=60)


# ---------------------------------------------------------------- games


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_the_game_is_the_one_the_rules_play(config: Config) -> None:
    """The same shuffles and moves without the environment end in the same scores."""
    env, rng = aec.raw_env(config), random.Random(1)
    env.reset(seed=7)
    s = flow.start(env.layout.rules, Chance(np.random.Generator(np.random.PCG64(7)).bytes(32)))
    said: list[int] = []
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.step(None)
            continue
        assert env.possible_agents.index(agent) == s.decider
        said.append(choose(observation, rng))
        sentence = env._table.sentence
        env.step(said[-1])
        if env._table.sentence is not sentence:
            flow.play_move(s, env.words.move(said))
            said = []
    assert s.over
    assert s.scores == env._table.state.scores


@pytest.mark.parametrize("config", MIXES[:5], ids=name)
def test_the_result_is_the_share_of_rivals_beaten(config: Config) -> None:
    env, rng = aec.env(config), random.Random(2)
    total = played(env, rng)
    scores = env.unwrapped._table.state.scores[: config.players]
    assert sum(total.values()) == pytest.approx(0)
    best = [seat for seat, reward in enumerate(total.values()) if reward == max(total.values())]
    assert best == winners(env.unwrapped._table.state)
    for seat, reward in enumerate(total.values()):
        beaten = sum(scores[seat] > other for other in scores) - sum(scores[seat] < other for other in scores)
        assert reward == pytest.approx(beaten / (config.players - 1))


@pytest.mark.parametrize("config", MIXES[:8], ids=name)
def test_points_add_up_to_the_lead_over_the_others(config: Config) -> None:
    env, rng = aec.env(config, reward="points"), random.Random(3)
    total = played(env, rng)
    scores = env.unwrapped._table.state.scores[: config.players]
    for seat, reward in enumerate(total.values()):
        others = [score for other, score in enumerate(scores) if other != seat]
        assert reward == pytest.approx(scores[seat] - sum(others) / len(others))


def test_points_are_given_when_they_are_scored() -> None:
    env, rng = aec.env(Config(players=3), reward="points"), random.Random(4)
    env.reset(seed=1)
    given = []
    for _ in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        scored = env.unwrapped._table.state.scored
        env.step(None if terminated else choose(observation, rng))
        if any(env.rewards.values()):
            given.append(env.unwrapped._table.state.scored - scored)
    assert given == [1, 1, 1]


def test_everybody_leaves_the_table_once_when_the_game_is_over() -> None:
    env, rng, left = aec.env(Config(players=4)), random.Random(5), []
    env.reset(seed=2)
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        if terminated:
            left.append(agent)
            assert not env.observe(agent)["action_mask"].any()
        env.step(None if terminated else choose(observation, rng))
    assert left == env.possible_agents
    assert env.agents == []


def test_an_agent_is_asked_until_its_sentence_is_complete() -> None:
    env, rng = aec.env(Config(players=3)), random.Random(6)
    env.reset(seed=3)
    asked = [env.agent_selection]
    for _ in range(50):
        env.step(choose(env.last()[0], rng))
        asked.append(env.agent_selection)
    assert any(first == second for first, second in pairwise(asked))
    assert len(set(asked)) == 3


def test_a_word_that_is_not_allowed_ends_the_game_at_the_cost_of_who_said_it(caplog: pytest.LogCaptureFixture) -> None:
    env = aec.env(Config(players=3))
    env.reset(seed=1)
    agent, mask = env.agent_selection, env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert "Illegal move" in caplog.text
    assert env.rewards == {other: -1.0 if other == agent else 0.0 for other in env.agents}
    assert all(env.terminations.values())
    for _ in range(3):
        env.step(None)
    assert env.agents == []


def test_a_long_game_can_be_cut_short() -> None:
    env, rng = aec.env(Config(players=3), max_cycles=25), random.Random(7)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        assert not terminated
        env.step(None if truncated else choose(observation, rng))
        steps += not truncated
    assert steps == 25


def test_games_without_a_seed_differ_but_follow_from_the_last_seed() -> None:
    env = aec.env(Config(players=3))

    def hands(seed: int | None) -> list[int]:
        env.reset(seed=seed)
        return env.unwrapped._table.state.hands

    first = [hands(5), hands(None), hands(None)]
    assert len({tuple(each) for each in first}) == 3
    assert [hands(5), hands(None), hands(None)] == first


def test_observations_are_kept_apart() -> None:
    """What was observed before does not change with the game."""
    env, rng = aec.env(Config(players=2)), random.Random(8)
    env.reset(seed=1)
    kept = []
    for _ in range(80):
        observation = env.last()[0]
        kept.append((observation, {key: value.copy() for key, value in observation.items()}))
        env.step(choose(observation, rng))
    for observation, copied in kept:
        for key, value in observation.items():
            assert value.flags.writeable
            assert np.array_equal(value, copied[key])


# ---------------------------------------------------------------- around the game


def test_nothing_can_be_asked_before_the_game_has_begun() -> None:
    env = aec.env(Config(players=3))
    for ask in (env.last, env.agent_iter, lambda: env.observe("player_0"), lambda: env.agents, lambda: env.step(0)):
        with pytest.raises((AttributeError, AssertionError), match="reset"):
            ask()


def test_the_view_is_that_of_the_agent() -> None:
    env = aec.env(Config(players=3), memory=True)
    env.reset(seed=1)
    for seat, agent in enumerate(env.possible_agents):
        seen = env.view(agent)
        assert isinstance(seen, View)
        assert (seen.seat, isinstance(seen.memory, tuple)) == (seat, True)


def test_the_table_can_be_shown_as_text() -> None:
    env = aec.env(Config(players=2), render_mode="ansi")
    played(env, random.Random(9))
    env.reset(seed=1)
    text = env.render()
    for part in ("decides (Act)", "market: ", "display: ", "player_0: 0 points", "player_1: 0 points", "  *"):
        assert part in text
    quiet = aec.env(Config(players=2))
    quiet.reset(seed=1)
    assert quiet.render() is None
    env.close()


@pytest.mark.parametrize("wrong", [{"reward": "fame"}, {"render_mode": "human"}])
def test_what_is_not_offered_is_refused(wrong: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        aec.env(Config(players=3), **wrong)
