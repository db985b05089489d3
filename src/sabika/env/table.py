"""A game in progress that is decided word by word and observed seat by seat: what all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from sabika.bots.bot import Bot, decide
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import State
from sabika.core.view import View, view
from sabika.env.meaning import MOST
from sabika.env.observing import Board, Layout, Observer
from sabika.env.words import Sentence, Words
from sabika.rules.boxes import ruleset

REWARDS: Final = ("result", "points")
ILLEGAL: Final = -1.0
"""The reward of a seat that says what it may not; the game ends there."""

NOTHING: Final[list[int]] = []
Observation = dict[str, np.ndarray[Any, Any]]


class Table:
    """A mix with its words and layout, and the game that is being played with it."""

    state: State
    decider: int | None
    sentence: Sentence
    """The decision that is being made."""
    _looked: set[int]
    """The seats that have looked since the last move."""

    def __init__(self, config: Config | None, *, reward: str, memory: bool, render_mode: str | None) -> None:
        if reward not in REWARDS:
            raise SetupError(f"unknown reward {reward!r}", remedy=f"one of {', '.join(REWARDS)}")
        if render_mode not in (None, "ansi"):
            raise SetupError(f"unknown render mode {render_mode!r}", remedy="ansi or None")
        self.rules: Ruleset = ruleset(config or Config())
        self.players = self.rules.players
        self.words = Words(self.rules)
        self._number = len(self.words)
        self.layout = Layout(self.rules, self.words, memory=memory)
        self.reward = reward
        self.memory = memory

    def action_space(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(len(self.words))

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )

    # ------------------------------------------------------------ playing

    def start(self, seed: bytes) -> None:
        """Begin a game with this seed of its shuffles."""
        self.take_up(flow.start(self.rules, Chance(seed)))

    def take_up(self, state: State) -> None:
        """Go on from a position."""
        self.state = state
        self._board = Board(self.layout)
        self._observers = [Observer(self.layout, seat, self._board) for seat in range(self.players)]
        self._scores = self.state.scores[:]
        self._ask()

    def say(self, word: int) -> bool:
        """Go on with an allowed word; whether the decision is made and carried out by it."""
        move = self.sentence.say(word)
        if move is None:
            return False
        flow.play_move(self.state, move)
        self._ask()
        return True

    def let_play(self, bots: Mapping[int, Bot]) -> None:
        """Let bots decide for their seats until somebody else has to."""
        s = self.state
        while (decider := s.decider) is not None and decider in bots:
            flow.play_move(s, decide(bots[decider], s))
        self._ask()

    def _ask(self) -> None:
        self.decider = self.state.decider
        self.sentence = Sentence(self.words, flow.moves(self.state))
        self._looked = set()

    # ------------------------------------------------------------ looking

    def view(self, seat: int) -> View:
        """What a seat sees."""
        return view(self.state, seat, memory=self.memory)

    def observe(self, seat: int) -> Observation:
        """The same as arrays, with the words the seat may say; none while another decides."""
        observer = self._observers[seat]
        if seat not in self._looked:
            seen = view(self.state, seat, memory=self.memory)
            if not self._looked:
                self._board.see(seen)
            observer.see(seen)
            self._looked.add(seat)
        mask = bytearray(self._number)
        said = NOTHING
        if seat == self.decider:
            sentence = self.sentence
            said = sentence.said
            for word in sentence.allowed:
                mask[word] = 1
        return {"observation": observer.observation(said), "action_mask": np.frombuffer(mask, np.int8)}

    # ------------------------------------------------------------ rewards

    def gains(self) -> list[float] | None:
        """The rewards of all seats for what has happened since this was asked last; None when it was nothing."""
        scores, before = self.state.scores, self._scores
        if scores == before and self.decider is not None:
            return None
        self._scores = scores[:]
        if self.reward == "points":
            return _leads([new - old for new, old in zip(scores[: self.players], before, strict=False)])
        return _standings(scores[: self.players]) if self.decider is None else None


def _leads(points: list[int]) -> list[float]:
    """Per seat by how much its points exceed the mean of the others'."""
    others, total = len(points) - 1, sum(points)
    return [own - (total - own) / others for own in points]


def _standings(points: list[int]) -> list[float]:
    """Per seat the rivals it has beaten less those that have beaten it, as a share of all rivals: from -1 to 1."""
    others = len(points) - 1
    return [sum((own > other) - (own < other) for other in points) / others for own in points]
