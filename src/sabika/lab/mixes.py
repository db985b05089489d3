"""Checked games in many mixes, on all cores. Every game can be played again from what a fault says."""

from __future__ import annotations

import itertools
import multiprocessing
import random
import signal
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.lab.games import check_bots, seated
from sabika.lab.invariants import checked_game
from sabika.lab.simulate import chosen_modules
from sabika.rules.boxes import check_config, fitting, module_order, ruleset

PATIENCE: Final = 300
"""Seconds after which a game counts as stuck."""
BATCH: Final = 10
"""Games of one mix that a worker plays in a row."""
BATCHES_PER_WORKER: Final = 40
"""Then a fresh worker takes its place, with nothing remembered of old mixes."""
DEFAULT_BOX: Final = Config().box
DEFAULT_BOT: Final = "random"
"""It goes where nobody would; others go where it never comes."""
OTHER_TABLES: Final = 3
"""Every so many games the table options are drawn at random instead of left at their defaults."""


class Play(NamedTuple):
    """One game to play: what is in it, and its number in the run, from which everything else follows."""

    box: str
    modules: tuple[str, ...]
    players: int
    number: int
    seed: str
    bot: str = DEFAULT_BOT
    thinking: float | None = None

    @property
    def mix(self) -> str:
        """Its box and modules in a word."""
        names = "+".join(self.modules) or "base"
        return names if self.box == DEFAULT_BOX else f"{self.box}/{names}"

    @property
    def key(self) -> str:
        """The seed of this very game."""
        return f"{self.seed}/{self.mix}/{self.players}/{self.number}"

    @property
    def command(self) -> str:
        """What plays it again."""
        box = f" --box {self.box}" if self.box != DEFAULT_BOX else ""
        modules = f" --modules {','.join(self.modules)}" if self.modules else ""
        bot = f" --bot {self.bot}" if self.bot != DEFAULT_BOT else ""
        thinking = "" if self.thinking is None else f" --thinking {self.thinking:g}"
        what = f"{box}{modules}{bot}{thinking} --players {self.players}"
        return f"sabika check{what} --seed {self.seed} --game {self.number}"


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """A game that broke something: which one, at which decision (the first is 0), and what."""

    box: str
    modules: tuple[str, ...]
    players: int
    options: dict[str, str]
    game: int
    seed: str
    decision: int
    broken: list[str]
    command: str


class MixRow(msgspec.Struct):
    """The games of one mix."""

    games: int = 0
    decisions: int = 0
    faults: int = 0


class Report(msgspec.Struct, kw_only=True):
    """What came of a run."""

    seed: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    mixes: dict[str, MixRow] = {}
    faults: list[Fault] = []


# ---------------------------------------------------------------- what is played


def subsets(choice: str, box: str) -> list[str]:
    """The mixes a choice stands for: ``each`` module of a box alone, all ``pairs``, either of some modules only
    (``each:A,B,C``, ``pairs:A,B,C``), or what ``chosen_modules`` understands."""
    every, colon, some = choice.partition(":")
    names = some.split(",") if colon else fitting(box)
    if every == "each":
        return names
    if every == "pairs":
        return [",".join(pair) for pair in itertools.combinations(names, 2)]
    return [choice]


def plays(
    choices: Iterable[str],
    players: Sequence[int],
    games: Iterable[int],
    seed: str,
    box: str = DEFAULT_BOX,
    bot: str = DEFAULT_BOT,
    thinking: float | None = None,
) -> list[Play]:
    """So many games of every mix, spread evenly over the numbers of players."""
    mixes = dict.fromkeys(mix for choice in choices for mix in subsets(choice, box))
    check_bots([bot], thinking)
    found = []
    for mix, number in itertools.product(mixes, games):
        modules = chosen_modules(mix, number, seed, box)
        config = Config(box=box, players=players[number % len(players)], modules=modules)
        check_config(config)
        found.append(Play(box, tuple(module_order(config.modules)), config.players, number, seed, bot, thinking))
    return found


def read_players(text: str) -> list[int]:
    """``3`` or ``2-6`` as numbers of players."""
    first, dash, last = text.partition("-")
    numbers = (first, last) if dash else (first,)
    if not all(n.isdecimal() and len(n) < 3 for n in numbers) or int(first) > int(last or first):
        raise SetupError(f"players {text!r}", remedy="write a number such as 3, or a range such as 2-6")
    return list(range(int(first), int(last or first) + 1))


def config_of(play: Play) -> Config:
    """The mix of a game, with its table options."""
    config = Config(box=play.box, players=play.players, modules=play.modules)
    if play.number % OTHER_TABLES != OTHER_TABLES - 1:
        return config
    rng = random.Random(f"{play.key}/options")
    offered = [pair for module in ruleset(config).modules.values() for pair in sorted(module.options.items())]
    return msgspec.structs.replace(config, options={name: rng.choice(values) for name, values in offered})


# ---------------------------------------------------------------- playing


def check_game(play: Play) -> tuple[int, Fault | None]:
    """Play one game; the decisions made and the fault, if there is one."""
    config = config_of(play)
    try:
        s = flow.start(ruleset(config), Chance.from_text(play.key))
    except Exception as error:
        decisions, broken = 0, [f"set-up: {type(error).__name__}: {error}"]
    else:
        bot = seated(play.bot, random.Random(f"{play.key}/bot"), play.thinking)
        decisions, broken = checked_game(s, bot, random.Random(play.key))
    if not broken:
        return decisions, None
    return decisions, Fault(
        box=play.box, modules=play.modules, players=play.players, options=config.options, game=play.number,
        seed=play.seed, decision=decisions, broken=broken, command=play.command,
    )  # fmt: skip


def run(
    todo: Sequence[Play], *, workers: int | None = None, progress: Callable[[Report], None] | None = None
) -> Report:
    """Play all these games, by default on all cores."""
    report = Report(seed=todo[0].seed if todo else "", mixes={})
    began = time.perf_counter()
    for play, decisions, fault in _results(todo, workers):
        row = report.mixes.setdefault(play.mix, MixRow())
        for total in (row, report):
            total.games += 1
            total.decisions += decisions
        if fault is not None:
            row.faults += 1
            report.faults.append(fault)
        report.seconds = time.perf_counter() - began
        if progress is not None:
            progress(report)
    report.mixes = dict(sorted(report.mixes.items()))
    report.faults.sort(key=lambda fault: (fault.modules, fault.game))
    return report


_Result = tuple[Play, int, Fault | None]


def _results(todo: Sequence[Play], workers: int | None) -> Iterator[_Result]:
    if workers == 1 or len(todo) <= BATCH:
        yield from map(_played, todo)
        return
    alike = sorted(todo, key=lambda play: (play.box, play.modules, play.players))
    batches = [alike[at : at + BATCH] for at in range(0, len(alike), BATCH)]
    with multiprocessing.Pool(workers, _begin, maxtasksperchild=BATCHES_PER_WORKER) as pool:
        for results in pool.imap_unordered(_played_all, batches):
            yield from results


def _begin() -> None:
    """A worker leaves it to its parent to be interrupted, and gives up a game that does not come back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, _give_up)


def _give_up(*_: Any) -> None:
    raise TimeoutError(f"the game is stuck after {PATIENCE} seconds")


def _played(play: Play) -> _Result:
    return (play, *check_game(play))


def _played_all(batch: Sequence[Play]) -> list[_Result]:
    found = []
    for play in batch:
        signal.alarm(PATIENCE)
        found.append(_played(play))
        signal.alarm(0)
    return found
