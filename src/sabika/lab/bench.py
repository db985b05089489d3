"""Benchmarks: the engine beside catanatron and the environment beside PettingZoo's own games, interleaved on one core,
as ratios of medians over rounds.

Every system is a warm worker process pinned to the same core; they take turns in short chunks, so whatever else the
machine does hits all of them alike. Compare ratios, not absolute figures. Sabika's workers run as ``sabika simulate``
does, with a collector that looks rarely.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from rich.table import Table

from sabika.bots.bot import decide, make_bot
from sabika.bots.rollout import playout
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.lab.crew import relax_gc
from sabika.rules.boxes import MODULES, module_order, ruleset

SIX: Final = ("characters", "street_trader", "bazaars", "sultan", "watchtowers", "building_sites")
STATES: Final = 10_000
CLASSIC: Final = ("tictactoe-v3", "connect_four-v3", "go-v5", "chess-v6")
"""Games of PettingZoo that need little else to be installed."""

_rng = random.Random(1)


# ---------------------------------------------------------------- what a worker repeats


def _fresh(players: int, modules: tuple[str, ...] = ()) -> State:
    rules = ruleset(Config(players=players, modules=tuple(module_order(list(modules)))))
    return flow.start(rules, Chance(_rng.randbytes(32)))


def _random_game(s: State) -> int:
    decisions, pick = 0, _rng.random
    while not s.over:
        choices = flow.moves(s)
        flow.play_move(s, choices[int(pick() * len(choices))])
        decisions += 1
    return decisions


def _middle_states(count: int) -> list[State]:
    """States from the middle third of random three-player games."""
    found: list[State] = []
    while len(found) < count:
        s = _fresh(3)
        decisions = 0
        while not s.over:
            choices = flow.moves(s)
            flow.play_move(s, choices[int(_rng.random() * len(choices))])
            decisions += 1
            if 120 <= decisions <= 260 and decisions % 7 == 0 and len(found) < count:
                found.append(s.clone())
    return found


def _bot_game() -> int:
    """A game as ``sabika simulate --bot random`` plays it."""
    s, bot, decisions = _fresh(3), make_bot("random", _rng), 0
    while not s.over:
        flow.play_move(s, decide(bot, s))
        decisions += 1
    return decisions


def _steps(env: Any) -> Callable[[], int]:
    """Play a PettingZoo environment at random among what its masks allow; the number of steps."""

    def once() -> int:
        env.reset(seed=_rng.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                allowed = observation["action_mask"].nonzero()[0]
                env.step(allowed[int(_rng.random() * len(allowed))])
                steps += 1
        return steps

    return once


def _environment() -> Callable[[], int]:
    from sabika.env import aec

    return _steps(aec.env(Config(players=3)))


def _classic(name: str) -> Callable[[], int]:
    import pettingzoo

    return _steps(pettingzoo.make("aec", f"classic/{name}"))


def _clones() -> Callable[[], int]:
    states = _middle_states(30)

    def once() -> int:
        for s in states:
            s.clone()
        return len(states)

    return once


def _catanatron_game() -> Callable[[], int]:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    colours = [Color.RED, Color.BLUE, Color.ORANGE]

    def once() -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=_rng.randrange(1 << 30))
        ticks = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            ticks += 1
        return ticks

    return once


def _catanatron_copies() -> Callable[[], int]:
    from catanatron.game import Game
    from catanatron.models.player import Color, RandomPlayer

    games = []
    for seed in range(30):
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.ORANGE)], seed=seed)
        for _ in range(20 + 17 * seed):
            if game.winning_color() is None:
                game.play_tick()
        if game.winning_color() is None:
            games.append(game)

    def once() -> int:
        for game in games:
            game.copy()
        return len(games)

    return once


SYSTEMS: Final[dict[str, Callable[[], Callable[[], int]]]] = {
    "catanatron": _catanatron_game,
    "catanatron copy": _catanatron_copies,
    "sabika": lambda: lambda: _random_game(_fresh(3)),
    "sabika clone": _clones,
    "sabika light": lambda: lambda: playout(_fresh(3), _rng.random),
    "sabika six modules": lambda: lambda: _random_game(_fresh(3, SIX)),
    "sabika all modules": lambda: lambda: _random_game(_fresh(3, tuple(MODULES))),
    "sabika simulate": lambda: _bot_game,
    "sabika environment": _environment,
    **{name: partial(_classic, name) for name in CLASSIC},
}
NEEDS: Final = {
    "catanatron": ("catanatron",),
    "catanatron copy": ("catanatron",),
    "sabika environment": ("pettingzoo",),
    **dict.fromkeys(CLASSIC, ("pettingzoo", "pygame", "chess")),
}
"""What has to be installed."""


def worker(system: str) -> None:
    """Repeat the unit of a system for as many seconds as each line of standard input asks, and report."""
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    once = SYSTEMS[system]()
    if system.startswith("sabika"):
        once()
        relax_gc()
    for line in sys.stdin:
        until = time.perf_counter() + float(line)
        began = time.process_time()
        units = decisions = 0
        while time.perf_counter() < until:
            decisions += once()
            units += 1
        print(json.dumps({"units": units, "decisions": decisions, "cpu": time.process_time() - began}), flush=True)


def memory_of_states() -> float:
    """Megabytes that 10,000 live states of random games take, palaces and their caches included."""
    rules = ruleset(Config(players=3))
    _random_game(flow.start(rules, Chance(b"warm")))
    before = _resident()
    states = _middle_states(STATES)
    return (_resident() - before) / (1 << 20) * STATES / len(states)


def _resident() -> int:
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# ---------------------------------------------------------------- the run


def run(rounds: int, seconds: float, *, quiet: bool = False) -> dict[str, Any]:
    """Measure everything that is installed; the figures of the benchmark report."""
    systems = [name for name in SYSTEMS if all(find_spec(needed) for needed in NEEDS.get(name, ()))]
    workers = {name: _start(name) for name in systems}
    rates: dict[str, list[dict[str, float]]] = {name: [] for name in systems}
    for round_number in range(rounds + 1):
        for name, process in workers.items():
            answer = _ask(process, seconds)
            if round_number:
                rates[name].append(answer)
        if not quiet:
            print(
                f"\rround {round_number} of {rounds}",
                end="" if round_number < rounds else "\n",
                file=sys.stderr,
                flush=True,
            )
    for process in workers.values():
        process.communicate()
    memory = subprocess.run(_command("memory"), capture_output=True, text=True, check=True)
    return _figures(rates, float(memory.stdout), rounds)


def _command(task: str) -> list[str]:
    return [sys.executable, "-m", "sabika.lab.bench", task]


def _start(system: str) -> subprocess.Popen[str]:
    return subprocess.Popen(_command(system), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _ask(process: subprocess.Popen[str], seconds: float) -> dict[str, float]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{seconds}\n")
    process.stdin.flush()
    answer: dict[str, float] = json.loads(process.stdout.readline())
    return answer


def _median(values: list[float]) -> float:
    return round(statistics.median(values), 3)


def _figures(rates: dict[str, list[dict[str, float]]], memory: float, rounds: int) -> dict[str, Any]:
    def per_second(name: str, what: str) -> list[float]:
        return [answer[what] / answer["cpu"] for answer in rates[name]]

    def ratio(ours: str, theirs: str, what: str) -> list[float]:
        return [a / b for a, b in zip(per_second(ours, what), per_second(theirs, what), strict=True)]

    found: dict[str, Any] = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "rounds": rounds,
        "decisions_per_second": _median(per_second("sabika", "decisions")),
        "games_per_second": _median(per_second("sabika", "units")),
        "clone_microseconds": round(1e6 / _median(per_second("sabika clone", "decisions")), 3),
        "light_decisions_per_second": _median(per_second("sabika light", "decisions")),
        "six_modules": list(SIX),
        "six_modules_cost_ratio": _median(ratio("sabika", "sabika six modules", "decisions")),
        "all_modules_cost_ratio": _median(ratio("sabika", "sabika all modules", "decisions")),
        "memory_10000_states_mb": round(memory, 1),
    }
    if "catanatron" in rates:
        found |= {
            "catanatron_decisions_per_second": _median(per_second("catanatron", "decisions")),
            "catanatron_games_per_second": _median(per_second("catanatron", "units")),
            "decisions_ratio": _median(ratio("sabika", "catanatron", "decisions")),
            "games_ratio": _median(ratio("sabika", "catanatron", "units")),
            "clone_ratio": _median(ratio("sabika clone", "catanatron copy", "decisions")),
            "light_ratio": _median(ratio("sabika light", "catanatron", "decisions")),
        }
    if "sabika environment" in rates:
        found["environment_ratio"] = _median(ratio("sabika simulate", "sabika environment", "decisions"))
    stepped = [name for name in ("sabika environment", *CLASSIC) if name in rates]
    return found | {"steps_per_second": {name: _median(per_second(name, "decisions")) for name in stepped}}


GOALS: Final = (
    ("decisions_ratio", "decisions per second, ratio to catanatron", "≥ 1.5", "2.5"),
    ("games_ratio", "whole games per second, ratio to catanatron", "≥ 4", "6"),
    ("clone_ratio", "mid-game clone, catanatron's time / ours", "≥ 12", "30"),
    ("light_ratio", "light playouts, decisions per second, ratio to catanatron", "≥ 4", "7"),
    ("six_modules_cost_ratio", "cost per decision with six modules, ratio to the base game", "≤ 3", "2"),
    ("all_modules_cost_ratio", "cost per decision with all modules, ratio to the base game", "≤ 6", ""),
    ("memory_10000_states_mb", "memory of 10,000 live mid-game states, MB", "< 400", "150"),
    ("environment_ratio", "decisions of sabika simulate in the time of a step of the environment", "≤ 1.5", ""),
)


def table(result: dict[str, Any]) -> Table:
    """The report for a terminal."""
    shown = Table("figure", "measured", "at least", "aim", title=f"{result['machine']}, {result['rounds']} rounds")
    for key, text, floor, aim in GOALS:
        if key in result:
            shown.add_row(text, str(result[key]), floor, aim)
    for key in ("decisions_per_second", "games_per_second", "clone_microseconds", "light_decisions_per_second"):
        shown.add_row(key.replace("_", " "), str(result[key]), "", "")
    for name, steps in result["steps_per_second"].items():
        shown.add_row(f"steps per second, {name}", str(steps), "", "")
    return shown


if __name__ == "__main__":
    if sys.argv[1] == "memory":
        print(memory_of_states())
    else:
        worker(sys.argv[1])
