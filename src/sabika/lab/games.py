"""Games between bots: what is to be played, what came of it, and what broke."""

from __future__ import annotations

import random
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from sabika.bots.bot import Bot, TakesTime, decide, make_bot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.events import Event, ScoreLine
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.lab.crew import ALL_CORES, Crew, work
from sabika.lab.invariants import ENDLESS
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import MODULES, ruleset

INTERRUPTED: Final = "interrupted"


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


class Fault(msgspec.Struct, frozen=True):
    """A game that broke, in words: after how many decisions, what happened where, and how to see it again."""

    text: str


class Run(msgspec.Struct, kw_only=True):
    """What came of many games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: list[str] = []
    stopped: str = ""
    """Why not all of them were played."""


def seated(name: str, rng: random.Random, thinking: float | None) -> Bot:
    """A bot at the table; the only place in the laboratory where one is made."""
    bot = make_bot(name, rng)
    if thinking is not None and isinstance(bot, TakesTime):
        bot.thinking = thinking
    return bot


def check_bots(names: Iterable[str], thinking: float | None) -> None:
    """Raises ``SetupError`` for an unknown bot, or for a time that nobody would use."""
    bots = {name: make_bot(name, random.Random(0)) for name in names}
    if thinking is not None and not any(isinstance(bot, TakesTime) for bot in bots.values()):
        raise SetupError(f"no time to think is known to {', '.join(bots)}", remedy="leave out --thinking")


def play_all(
    plays: Iterable[Play],
    count: int,
    run: Run,
    take: Sequence[Callable[[Outcome], None]],
    *,
    crew: Crew = ALL_CORES,
    progress: Callable[[Run], None] | None = None,
) -> None:
    """Play so many games, and give the outcomes in order to those who take them. Games that break are reported, and
    what was done before an interruption is kept."""
    began = time.perf_counter()
    try:
        with closing(work(play_game, plays, count, crew)) as outcomes:
            for outcome in outcomes:
                if isinstance(outcome, Fault):
                    run.faults.append(outcome.text)
                else:
                    run.games += 1
                    run.decisions += outcome.decisions
                    for taker in take:
                        taker(outcome)
                if progress is not None:
                    progress(run)
    except KeyboardInterrupt:
        run.stopped = INTERRUPTED
    except BrokenProcessPool:
        run.stopped = "a worker was killed, perhaps for want of memory; try fewer --workers"
    run.seconds = time.perf_counter() - began


def play_game(play: Play) -> Outcome | Fault:
    """Play a game to its end. Whatever goes wrong is the outcome of this game and spares the others."""
    table = _Table(play)
    try:
        return table.played()
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        where = f"decision {table.decisions}, {Path(place.filename).name}:{place.lineno}"
        mix = ", ".join(play.config.modules) or "base"
        what = f"{type(error).__name__}: {error}"
        return Fault(f"game {play.number} ({mix}; {', '.join(play.bots)}): {what} ({where})\n  again: {play.again}")


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
            points=[] if heard is None else points_of(heard, s.scores[:players]),
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


def points_of(events: Iterable[Event], scores: Sequence[int]) -> list[dict[str, int]]:
    """By seat what the points of a game were for; ``other`` is what no line of a scoring explains, such as points that
    everybody begins with and points that were paid."""
    found: list[Counter[str]] = [Counter() for _ in scores]
    for event in events:
        for line in event.args.get("lines", ()):
            if line.seat < len(scores):
                found[line.seat][component_of(line)] += line.points
    for own, score in zip(found, scores, strict=True):
        if rest := score - own.total():
            own["other"] = rest
    return [dict(sorted(own.items())) for own in found]


def component_of(line: ScoreLine) -> str:
    """What a line is for: the module whose rule it is, or the part of the base game, such as ``wall``."""
    owner = line.rule.partition(".")[0].replace("-", "_")
    return owner if owner in MODULES else line.key.removeprefix("score-")
