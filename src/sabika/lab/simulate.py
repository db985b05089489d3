"""Simulation: many games between bots of a kind, summed up."""

from __future__ import annotations

import random
import shlex
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.lab.crew import ALL_CORES, Crew
from sabika.lab.games import Outcome, Play, Run, check_bots, play_all
from sabika.rules.boxes import fitting, module_order, ruleset

DEFAULT: Final = Config()


class Report(Run, kw_only=True):
    """What came of a simulation."""

    box: str
    players: int
    modules: str
    bot: str
    seed: str
    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    mean_scores: list[float] = []


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


def mix_of(config: Config, modules: str, game: int, seed: str) -> Config:
    """The mix of a game."""
    return msgspec.structs.replace(config, modules=chosen_modules(modules, game, seed, config.box))


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """Who simulates what."""

    config: Config
    modules: str = ""
    bot: str = "random"
    seed: str = "1"

    def check(self) -> None:
        """Raises ``SetupError`` for what cannot be played."""
        check_bots([self.bot], None)
        ruleset(mix_of(self.config, self.modules, 0, self.seed))

    def plays(self, numbers: Iterable[int], *, points: bool = False) -> Iterator[Play]:
        """The games of these numbers."""
        again = command("simulate", self.config, self.modules, self.seed, bot=self.bot)
        for number in numbers:
            yield Play(
                config=mix_of(self.config, self.modules, number, self.seed),
                bots=(self.bot,) * self.config.players,
                seed=f"{self.seed}/{number}",
                luck=f"{self.seed}/{number}",
                number=number,
                again=f"{again} --game {number}",
                points=points,
            )


def simulate(
    simulation: Simulation,
    numbers: Sequence[int],
    *,
    crew: Crew = ALL_CORES,
    keep: Callable[[Outcome], None] | None = None,
    progress: Callable[[Run], None] | None = None,
) -> Report:
    """Play the games of these numbers and sum them up."""
    simulation.check()
    config, sums = simulation.config, [0] * simulation.config.players
    report = Report(
        box=config.box, players=config.players, modules=simulation.modules, bot=simulation.bot, seed=simulation.seed
    )

    def add(outcome: Outcome) -> None:
        for seat, score in enumerate(outcome.scores):
            sums[seat] += score

    plays = simulation.plays(numbers, points=keep is not None)
    play_all(plays, len(numbers), report, [add, *([keep] if keep else [])], crew=crew, progress=progress)
    report.games_per_second = report.games / report.seconds
    report.decisions_per_second = report.decisions / report.seconds
    report.mean_scores = [round(total / report.games, 2) for total in sums] if report.games else []
    return report
