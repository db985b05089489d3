"""The Gymnasium environment: one seat is asked word by word, bots sit on the others.

>>> import gymnasium
>>> from sabika import Config
>>> table = gymnasium.make("sabika.env.seat:Sabika-v0", config=Config(players=3), bots="sensible")
>>> observation, info = table.reset(seed=1)
>>> action = table.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = table.step(action)

"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from sabika.bots.bot import Bot, make_bot
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.core.view import View
from sabika.env.drawing import drawn
from sabika.env.observing import Layout
from sabika.env.table import ILLEGAL, Observation, Table
from sabika.env.words import Words


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A game as one seat plays it. ``reward`` and ``memory`` are as in ``sabika.env.aec.raw_env``.

    ``bots``: who sits on the other seats, in their order; a single one sits on all of them. A bot is named, or is
    anything that chooses as a ``Bot`` does.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        config: Config | None = None,
        *,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "random",
        reward: str = "result",
        memory: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self._table = Table(config, reward=reward, memory=memory, render_mode=render_mode)
        others = self._table.players - 1
        if not 0 <= seat <= others:
            raise SetupError(f"there is no seat {seat}", remedy=f"0 to {others}")
        self._names = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * others
        if len(self._names) != others:
            raise SetupError(f"{len(self._names)} bots for {others} seats", remedy="name one, or one for each")
        self.seat = seat
        self.render_mode = render_mode
        self.action_space = self._table.action_space()
        self.observation_space: Any = self._table.observation_space()

    @property
    def words(self) -> Words:
        """What the actions stand for."""
        return self._table.words

    @property
    def layout(self) -> Layout:
        """What the numbers of an observation stand for."""
        return self._table.layout

    def view(self) -> View:
        """What the seat sees, as a view instead of an array."""
        return self._table.view(self.seat)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which words may be said now, as some libraries ask for it."""
        return self._table.observe(self.seat)["action_mask"].astype(bool)

    # ------------------------------------------------------------ playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        rng = random.Random(self.np_random.bytes(32))
        bots = [make_bot(bot, rng) if isinstance(bot, str) else bot for bot in self._names]
        others = [seat for seat in range(self._table.players) if seat != self.seat]
        self._bots = dict(zip(others, bots, strict=True))
        self._table.start(self.np_random.bytes(32))
        self._table.let_play(self._bots)
        return self._table.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table, gains = self._table, None
        if int(action) not in table.sentence.allowed:
            return table.observe(self.seat), ILLEGAL, True, False, {"illegal": True}
        if table.say(int(action)):
            table.let_play(self._bots)
            gains = table.gains()
        reward = gains[self.seat] if gains is not None else 0.0
        return table.observe(self.seat), reward, table.decider is None, False, {}

    # ------------------------------------------------------------ showing

    def render(self) -> str | None:
        """The table as the seat sees it, as text."""
        return None if self.render_mode is None else drawn(self.view())


gymnasium.register("Sabika-v0", entry_point="sabika.env.seat:SeatEnv")
