"""Simulation: many games between bots of a kind, summed up."""

from __future__ import annotations

import random
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.lab.crew import ALL_CORES, Crew, stoppable, work
from sabika.lab.games import Fault, Outcome, Play, check_bots, play_game
from sabika.rules.boxes import fitting, module_order, ruleset

DEFAULT: Final = Config()


class Report(msgspec.Struct, kw_only=True):
    """What came of a simulation."""

    box: str
    players: int
    modules: str
    bot: str
    seed: str
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    mean_scores: list[float] = []
    faults: list[str] = []
    stopped: str = ""
    """Why not all games were played."""


def chosen_modules(choice: str, game: int, seed: str, box: str) -> tuple[str, ...]:
    """The modules of a game: a list of names, ``all`` that may join the box, or ``random:K`` for K others of them in
    every game (``random:K-M`` for K to M)."""
    if choice in ("", "none"):
        return ()
    if choice == "all":
        return tuple(fitting(box))
    if choice.startswith("random:"):
        rng = random.Random(f"{seed}/{game}")
        some = fitting(box)
        return tuple(module_order(rng.sample(some, rng.choice(_numbers(choice, len(some))))))
    return tuple(name.strip() for name in choice.split(",") if name.strip())


def _numbers(choice: str, most: int) -> range:
    """From how many to how many modules ``random:K`` or ``random:K-M`` stands for."""
    first, dash, last = choice.partition(":")[2].partition("-")
    known = [str(number) for number in range(most + 1)]
    if first not in known or (dash and last not in known) or (dash and int(first) > int(last)):
        raise SetupError(f"modules {choice!r}", remedy=f"random:K or random:K-M, with K and M from 0 to {most}")
    return range(int(first), int(last or first) + 1)


def command(name: str, config: Config, modules: str, seed: str, **others: str) -> str:
    """A command of the laboratory in full, to be completed with ``--game`` and a number."""
    told = {
        "box": config.box if config.box != DEFAULT.box else "",
        "players": str(config.players),
        "modules": modules,
        "seed": seed,
        **others,
    }
    return " ".join(["sabika", name, *(f"--{key} {shlex.quote(value)}" for key, value in told.items() if value)])


def simulate(
    config: Config,
    modules: str,
    games: Sequence[int],
    seed: str,
    bot: str,
    *,
    crew: Crew = ALL_CORES,
    keep: Callable[[Outcome], None] | None = None,
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play the games of these numbers; a game that breaks is a fault, reported and not hidden."""
    report = Report(box=config.box, players=config.players, modules=modules, bot=bot, seed=seed)
    check_bots([bot], None)
    ruleset(mix_of(config, modules, games[0], seed))
    sums = [0] * config.players
    began = time.perf_counter()
    with stoppable(report):
        todo = _plays(config, modules, games, seed, bot, points=keep is not None)
        for outcome in work(play_game, todo, len(games), crew):
            if isinstance(outcome, Fault):
                report.faults.append(str(outcome))
            else:
                report.games += 1
                report.decisions += outcome.decisions
                sums = [a + b for a, b in zip(sums, outcome.scores, strict=True)]
                if keep is not None:
                    keep(outcome)
            if progress is not None:
                progress(report)
    report.seconds = time.perf_counter() - began
    report.games_per_second = report.games / report.seconds
    report.decisions_per_second = report.decisions / report.seconds
    report.mean_scores = [round(total / report.games, 2) for total in sums] if report.games else []
    return report


def mix_of(config: Config, modules: str, game: int, seed: str) -> Config:
    """The mix of a game."""
    return msgspec.structs.replace(config, modules=chosen_modules(modules, game, seed, config.box))


def _plays(config: Config, modules: str, games: Sequence[int], seed: str, bot: str, *, points: bool) -> Iterator[Play]:
    again = command("simulate", config, modules, seed, bot=bot)
    for game in games:
        yield Play(
            config=mix_of(config, modules, game, seed),
            bots=(bot,) * config.players,
            seed=f"{seed}/{game}",
            luck=f"{seed}/{game}",
            number=game,
            again=f"{again} --game {game}",
            points=points,
        )
