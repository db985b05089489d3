"""The PettingZoo environment: every seat is an agent, and the one that decides is asked word by word.

>>> from sabika import Config
>>> from sabika.env import aec
>>> table = aec.env(Config(players=3))
>>> table.reset(seed=1)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = table.action_space(agent).sample(observation["action_mask"])
...     table.step(action)

"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sabika.core.ruleset import Config
from sabika.core.view import View, view
from sabika.env.drawing import drawn
from sabika.env.observing import Layout
from sabika.env.table import ILLEGAL, Observation, Table
from sabika.env.words import Words


def env(config: Config | None = None, **options: Any) -> Ordered:
    """The environment as it is meant to be used; the options are those of ``raw_env``."""
    return Ordered(raw_env(config, **options))


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 - named as PettingZoo names it
    """The environment without a check of the order in which it is called.

    ``reward``: ``"result"`` gives each seat, at the end, the share of its rivals that it has beaten less the share
    that has beaten it; ``"points"`` gives at each scoring the points of a seat less the mean of the others'.
    ``memory``: whether seats are told every card that was seen going into a hand.
    ``max_cycles``: after so many steps the game is cut short.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "sabika_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self,
        config: Config | None = None,
        *,
        reward: str = "result",
        memory: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = Table(config, reward=reward, memory=memory, render_mode=render_mode)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: self._table.action_space() for agent in self.possible_agents}
        self.observation_spaces = {agent: self._table.observation_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    # ------------------------------------------------------------ what can be asked and said

    @property
    def words(self) -> Words:
        """What the actions stand for."""
        return self._table.words

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation stand for."""
        return self._table.layout

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self._table.observe(self._seats[agent])

    def view(self, agent: str) -> View:
        """What an agent sees, as a view instead of an array."""
        return self._table.view(self._seats[agent])

    # ------------------------------------------------------------ playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. With a seed it is always the same one; without, the next of those that follow the last
        seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._table.start(self._random.bytes(32))
        self._steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._rewarded = False
        assert self._table.decider is not None
        self.agent_selection = self.possible_agents[self._table.decider]

    def step(self, action: Any) -> None:
        agent, table = self.agent_selection, self._table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._rewarded = False
            self._clear_rewards()
        self._steps += 1
        word = int(action)
        if word not in table.sentence.allowed:
            self._refuse(agent)
            return
        if table.say(word):
            self._go_on()
        if self._steps == self.max_cycles and table.decider is not None:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _go_on(self) -> None:
        """After a decision: the rewards, and who decides next."""
        table = self._table
        gains = table.gains()
        if gains is not None:
            self._reward(gains)
        if table.decider is not None:
            self.agent_selection = self.possible_agents[table.decider]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()

    def _refuse(self, agent: str) -> None:
        """As PettingZoo does it: an action that is masked out ends the game, at the cost of who chose it."""
        EnvLogger.warn_on_illegal_move()
        self._reward([ILLEGAL if other == agent else 0.0 for other in self.possible_agents])
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _reward(self, gains: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, gains, strict=True))
        self._accumulate_rewards()
        self._rewarded = True

    # ------------------------------------------------------------ showing

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return None if self.render_mode is None else drawn(view(self._table.state, None))

    def close(self) -> None:
        """There is nothing to release."""


class Ordered(OrderEnforcingWrapper[str, Observation, int]):
    """PettingZoo's check of the order of calls, with a shorter way to what every step asks for."""

    env: raw_env

    @property
    def agents(self) -> list[str]:
        return self.env.agents

    @property
    def agent_selection(self) -> str:
        return self.env.agent_selection

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        last = self.env.last if self._has_reset else super().last
        return last(observe)  # type: ignore[no-any-return]

    def step(self, action: Any) -> None:
        if self._has_reset and self.env.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)
