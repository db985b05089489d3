"""Simulation: many games between bots, summed up."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable

import msgspec

from sabika.bots.bot import decide, make_bot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError, SetupError
from sabika.core.ruleset import Config, Ruleset
from sabika.rules.boxes import fitting, module_order, ruleset


def relax_gc() -> None:
    """For a process that does nothing but play: states hold no reference cycles, so let the collector look rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


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


def simulate(
    config: Config, modules: str, games: int, seed: str, bot: str, progress: Callable[[int], None] | None = None
) -> Report:
    """Play so many games; a game that breaks is a fault, reported and not hidden."""
    report = Report(box=config.box, players=config.players, modules=modules, bot=bot, seed=seed)
    make_bot(bot, random.Random(0))
    sums = [0] * config.players
    began = time.perf_counter()
    for game in range(games):
        mix = msgspec.structs.replace(config, modules=chosen_modules(modules, game, seed, config.box))
        rules = ruleset(mix)
        try:
            scores, decisions = play_game(rules, f"{seed}/{game}", bot)
        except SabikaError:
            raise
        except Exception as error:
            report.faults.append(f"game {game} ({', '.join(mix.modules) or 'base'}): {type(error).__name__}: {error}")
            continue
        report.games += 1
        report.decisions += decisions
        sums = [a + b for a, b in zip(sums, scores, strict=False)]
        if progress is not None:
            progress(game + 1)
    report.seconds = time.perf_counter() - began
    report.games_per_second = report.games / report.seconds if report.seconds else 0.0
    report.decisions_per_second = report.decisions / report.seconds if report.seconds else 0.0
    report.mean_scores = [round(total / report.games, 2) for total in sums] if report.games else []
    return report


def play_game(rules: Ruleset, seed: str, bot: str) -> tuple[list[int], int]:
    """One game between bots of a kind: the scores and the number of decisions."""
    rng = random.Random(seed)
    player = make_bot(bot, rng)
    s = flow.start(rules, Chance.from_text(seed))
    decisions = 0
    while not s.over:
        flow.play_move(s, decide(player, s))
        decisions += 1
    return s.scores, decisions
