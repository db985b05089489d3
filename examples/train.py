"""A small agent that learns to beat the random bot: a linear policy over words, trained by policy gradient.

    python examples/train.py --games 2000 --workers 2 --save agent.npz

It needs the environments (``pip install sabika[env]``) and nothing else. Each worker plays games against bots with the
current weights and adds up how every choice should have been more or less likely; the weights follow the sum.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np

from sabika import Config
from sabika.env.seat import SeatEnv

LONGEST = 4_000
"""Words after which a game is given up."""
RATE = 0.03
POINTS = 20.0
"""About what a scoring is worth; rewards are divided by it."""


class Game(NamedTuple):
    """What is remembered of a game: for each word that was chosen what was seen, which words were possible, how likely
    each of them was, which was said, how many scorings had been held, and what was gained from there on."""

    seen: list[Any]
    possible: list[Any]
    likely: list[Any]
    said: list[int]
    stage: list[int]
    gained: Any
    won: bool


class Agent:
    """Chooses each word with the exponential of a weighted sum of what it sees."""

    def __init__(self, env: SeatEnv) -> None:
        at = env.layout.split(np.arange(env.layout.size))
        own = [at[name][0].ravel() for name in ("cards", "gained", "reserve", "built")]
        table = [at[name].ravel() for name in ("moment", "scored", "display", "hand", "faces", "Act.bonus")]
        verbs = at["said"][: len(env.words.parts["verb"])]
        self.places = np.concatenate([*own, *table, verbs])
        self.stage = int(at["scored"][0])
        self.weights = np.zeros((len(env.words), len(self.places) + 1), np.float32)

    def features(self, observation: Any) -> Any:
        return np.append(np.minimum(observation[self.places], 10) / 10, 1.0).astype(np.float32)

    def choose(self, features: Any, possible: Any, rng: np.random.Generator) -> tuple[int, Any]:
        """The place of a word among the possible ones, and how likely each was."""
        sums = self.weights[possible] @ features
        likely = np.exp(sums - sums.max())
        likely /= likely.sum()
        return min(int(np.searchsorted(likely.cumsum(), rng.random())), len(possible) - 1), likely


def play(env: gymnasium.Env[Any, Any], agent: Agent, rng: np.random.Generator) -> Game:
    """A game to its end."""
    observed, _ = env.reset(seed=int(rng.integers(1 << 31)))
    game, rewards, over = Game([], [], [], [], [], [], False), [], False
    while not over:
        possible = observed["action_mask"].nonzero()[0]
        features = agent.features(observed["observation"])
        place, likely = agent.choose(features, possible, rng)
        if len(possible) > 1:
            game.seen.append(features)
            game.possible.append(possible)
            game.likely.append(likely)
            game.said.append(place)
            game.stage.append(int(observed["observation"][agent.stage]))
            rewards.append(0.0)
        observed, reward, terminated, truncated, _ = env.step(possible[place])
        if rewards:
            rewards[-1] += float(reward) / POINTS
        over = terminated or truncated
    scores = env.unwrapped.view().scores[: env.unwrapped.view().rules.players]  # type: ignore[attr-defined]
    won = terminated and scores[0] == max(scores) and scores.count(max(scores)) == 1
    return game._replace(gained=np.cumsum(rewards[::-1])[::-1], won=won)


def lesson(agent: Agent, games: Sequence[Game]) -> Any:
    """How the weights should change: what went better than usual at its stage should become more likely."""
    change = np.zeros_like(agent.weights)
    stages = np.concatenate([game.stage for game in games])
    gained = np.concatenate([game.gained for game in games])
    usual = {stage: gained[stages == stage].mean() for stage in set(stages.tolist())}
    spread = max(gained.std(), 0.1)
    for game in games:
        for seen, possible, likely, said, stage, gain in zip(*game[:5], game.gained, strict=True):
            wanted = -likely
            wanted[said] += 1
            change[possible] += np.outer(wanted * ((gain - usual[stage]) / spread), seen)
    return change / len(stages)


class Adam:
    """Steps of a size that follows how steady the changes are."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self._mean, self._square, self._steps = np.zeros(shape), np.zeros(shape), 0

    def step(self, change: Any) -> Any:
        self._steps += 1
        self._mean = 0.9 * self._mean + 0.1 * change
        self._square = 0.99 * self._square + 0.01 * change**2
        mean = self._mean / (1 - 0.9**self._steps)
        square = self._square / (1 - 0.99**self._steps)
        return (RATE * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def table(config: Config, bot: str) -> gymnasium.Env[Any, Any]:
    """Seat 0 against bots of a kind."""
    return gymnasium.wrappers.TimeLimit(SeatEnv(config, bots=bot, reward="points"), LONGEST)


def work(task: tuple[Config, str, Any, int, int]) -> tuple[Any, float]:
    """Play so many games with these weights: the lesson, and the share of games won."""
    config, bot, weights, number, seed = task
    env, rng = table(config, bot), np.random.default_rng(seed)
    agent = Agent(env.unwrapped)  # type: ignore[arg-type]
    agent.weights = weights
    games = [play(env, agent, rng) for _ in range(number)]
    return lesson(agent, games), sum(game.won for game in games) / number


def train(config: Config, bot: str, games: int, workers: int, batch: int = 20, seed: int = 1) -> Agent:
    """An agent after so many games against bots of a kind."""
    agent = Agent(SeatEnv(config))
    adam, began = Adam(agent.weights.shape), time.monotonic()
    with multiprocessing.Pool(workers) as pool:
        for played in range(0, games, batch * workers):
            seeds = [seed * 1_000_000 + played + number for number in range(workers)]
            tasks = [(config, bot, agent.weights, batch, each) for each in seeds]
            lessons, won = zip(*pool.map(work, tasks), strict=True)
            agent.weights = agent.weights + adam.step(np.mean(lessons, axis=0))
            spent = time.monotonic() - began
            print(f"{played + batch * workers:6} games, {spent:4.0f} s, won {np.mean(won):.0%} of the last", flush=True)
    return agent


def evaluate(config: Config, agent: Agent, bot: str, games: int, seed: int = 0) -> tuple[float, float, float]:
    """The share of games won alone on seat 0 against bots of a kind, with its 95% interval (Wilson)."""
    env, rng, z = table(config, bot), np.random.default_rng(seed), 1.96
    share = sum(play(env, agent, rng).won for _ in range(games)) / games
    middle, scale = share + z * z / (2 * games), 1 + z * z / games
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return share, max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--modules", default="", help="names separated by commas")
    parser.add_argument("--bot", default="random", help="who sits on the other seats")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--evaluate", type=int, default=1000, help="games for the final judgement")
    parser.add_argument("--save", type=Path, help="where to write the weights")
    chosen = parser.parse_args()
    config = Config(players=chosen.players, modules=tuple(filter(None, chosen.modules.split(","))))
    agent = train(config, chosen.bot, chosen.games, chosen.workers)
    if chosen.save:
        words = SeatEnv(config).words
        np.savez_compressed(chosen.save, weights=agent.weights, words=np.array(words.fingerprint))
    share, low, high = evaluate(config, agent, chosen.bot, chosen.evaluate)
    print(f"won {share:.1%} of {chosen.evaluate} games ({low:.1%} to {high:.1%}); by chance {1 / chosen.players:.1%}")


if __name__ == "__main__":
    main()
