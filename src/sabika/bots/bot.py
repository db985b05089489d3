"""What a bot is, and the bots there are."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, Protocol, runtime_checkable

from sabika.bots.expert import Expert
from sabika.bots.lively import LivelyBot
from sabika.bots.planner import Planner
from sabika.bots.sensible import SensibleBot
from sabika.core.actions import Move
from sabika.core.errors import SabikaError, SetupError
from sabika.core.flow import moves
from sabika.core.state import State
from sabika.core.view import View, view


class Bot(Protocol):
    """A player that is shown a view and the moves it may choose from."""

    def choose(self, v: View, choices: Sequence[Move]) -> Move:
        """One of the choices."""


@runtime_checkable
class TakesTime(Bot, Protocol):
    """A bot that thinks as long as it may."""

    thinking: float
    """Seconds of the processor for a decision."""
    enough: Callable[[], bool]
    """Asked now and then: whether to stop thinking at once."""


class RandomBot:
    """Chooses uniformly; it does not even look."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def pick(self, choices: Sequence[Move]) -> Move:
        return choices[int(self._random() * len(choices))]

    def choose(self, v: View, choices: Sequence[Move]) -> Move:
        return self.pick(choices)


BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    "random": RandomBot,
    "lively": LivelyBot,
    "sensible": SensibleBot,
    "planner": Planner,
    "expert": Expert,
}
"""From the weakest to the strongest."""
LEVELS: Final = tuple(BOTS)[1:]
"""Those that persons play against."""


def make_bot(name: str, rng: random.Random) -> Bot:
    """The bot of this name; raises ``SetupError`` for an unknown one."""
    if name not in BOTS:
        raise SetupError(f"unknown bot {name!r}", remedy=f"one of {', '.join(BOTS)}")
    return BOTS[name](rng)


def decide(bot: Bot, s: State) -> Move:
    """The bot's move for the seat that is to decide; a blind bot is spared the view. Raises ``SabikaError`` for a bot
    that chooses what it may not."""
    choices = moves(s)
    if len(choices) == 1:
        return choices[0]
    if isinstance(bot, RandomBot):
        return bot.pick(choices)
    move = bot.choose(view(s, s.decider, memory=True), choices)
    if move not in choices:
        raise SabikaError(f"the bot chose what it may not: {move}", remedy="choose one of the moves it is given")
    return move
