"""Games between bots: what is to be played, what came of it, and what broke."""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from sabika.bots.bot import Bot, decide, make_bot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.events import Event, ScoreLine
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.lab.invariants import ENDLESS
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import MODULES, ruleset


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """One game to play. Everything that happens in it follows from this, wherever it is played."""

    config: Config
    bots: tuple[str, ...]
    """By seat."""
    seed: str
    """The deal: games with the same seed and mix have the same shuffles."""
    luck: str
    """What the bots' own dice are seeded with."""
    number: int
    """Which game of its run it is."""
    again: str
    """The command that plays this game alone."""
    thinking: float | None = None
    points: bool = False
    """Whether to tell what the points were for, which takes time."""

    @property
    def line_up(self) -> str:
        """Who plays, wherever they sit."""
        return ",".join(sorted(self.bots))


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """A game that came to its end; lists are by seat."""

    play: Play
    options: dict[str, str]
    starts: int
    scores: list[int]
    winners: list[int]
    points: list[dict[str, int]]
    turns: int
    decisions: int


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """A game that broke: after how many decisions, what happened where, and how to see it again."""

    game: int
    line_up: str
    modules: tuple[str, ...]
    decision: int
    error: str
    where: str
    command: str

    def __str__(self) -> str:
        mix = ", ".join(self.modules) or "base"
        return (
            f"game {self.game} ({mix}): {self.error} (decision {self.decision}, {self.where})\n  again: {self.command}"
        )


def seated(name: str, rng: random.Random, thinking: float | None) -> Bot:
    """A bot at the table; the only place in the laboratory where one is made."""
    bot = make_bot(name, rng)
    if thinking is not None and takes_time(bot):
        bot.thinking = thinking  # type: ignore[attr-defined]
    return bot


def takes_time(bot: Bot) -> bool:
    """Whether a bot can be told how many seconds it may think about a decision."""
    return hasattr(bot, "thinking")


def check_bots(names: Iterable[str], thinking: float | None) -> None:
    """Raises ``SetupError`` for an unknown bot, or for a time that nobody would use."""
    bots = {name: seated(name, random.Random(0), thinking) for name in names}
    if thinking is not None and not any(takes_time(bot) for bot in bots.values()):
        raise SetupError(f"no time to think is known to {', '.join(bots)}", remedy="leave out --thinking")


def play_game(play: Play) -> Outcome | Fault:
    """Play a game to its end. Whatever goes wrong is the outcome of this game and spares the others."""
    game = _Table(play)
    try:
        return game.played()
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Fault(
            game=play.number,
            line_up=play.line_up,
            modules=play.config.modules,
            decision=game.decisions,
            error=f"{type(error).__name__}: {error}",
            where=f"{Path(place.filename).name}:{place.lineno}",
            command=play.again,
        )


class _Table:
    """A game that runs, and how far it is."""

    def __init__(self, play: Play) -> None:
        self.play, self.decisions = play, 0

    def played(self) -> Outcome:
        play = self.play
        rules = ruleset(play.config)
        heard: list[Event] | None = [] if play.points else None
        s = flow.start(rules, Chance.from_text(play.seed), heard)
        bots = [seated(name, random.Random(f"{play.luck}/{at}"), play.thinking) for at, name in enumerate(play.bots)]
        self._go_on(s, bots, until=lambda: s.turns > 0)
        starts = s.active
        self._go_on(s, bots, until=lambda: s.over)
        players = rules.players
        return Outcome(
            play=play,
            options=rules.table_options,
            starts=starts,
            scores=s.scores[:players],
            winners=winners(s),
            points=points_of(heard or [], players),
            turns=s.turns,
            decisions=self.decisions,
        )

    def _go_on(self, s: State, bots: list[Bot], until: Callable[[], bool]) -> None:
        while not until():
            if self.decisions >= ENDLESS:
                raise RuntimeError("the game does not end")
            seat = s.decider
            assert seat is not None
            flow.play_move(s, decide(bots[seat], s))
            self.decisions += 1


def points_of(events: Iterable[Event], players: int) -> list[dict[str, int]]:
    """By seat what the points of a game were for."""
    found: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        for line in event.args.get("lines", ()):
            if line.seat < players:
                found[line.seat][component_of(line)] += line.points
    return [dict(sorted(own.items())) for own in found]


def component_of(line: ScoreLine) -> str:
    """What a line is for: the module whose rule it is, or the part of the base game, such as ``wall``."""
    owner = line.rule.partition(".")[0].replace("-", "_")
    return owner if owner in MODULES else line.key.removeprefix("score-")
