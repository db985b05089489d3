"""``sabika check``: games in mixes with every invariant checked after every action."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from sabika.cli.output import Json, Thinking, emit
from sabika.lab.mixes import Report, plays, read_players, run


def check(
    modules: Annotated[
        list[str] | None,
        typer.Option(
            help="Names, `all`, `random:K`, `random:K-M`, `each`, `pairs`, or of some: `pairs:A,B,C`; repeatable."
        ),
    ] = None,
    box: Annotated[str, typer.Option(help="Which game.")] = "alhambra",
    players: Annotated[str, typer.Option(help="A number or a range such as `2-6`.")] = "2-6",
    games: Annotated[int, typer.Option(min=1, help="How many games of every mix.")] = 20,
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
    thinking: Thinking = None,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    game: Annotated[int | None, typer.Option(min=0, help="Only this game of every mix, to see a fault again.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one per core.")] = None,
    json: Json = False,
) -> None:
    """Play games and check after every action that nothing is broken."""
    numbers = range(games) if game is None else [game]
    todo = plays(modules or [""], read_players(players), numbers, seed, box, bot, thinking)
    with Progress(console=Console(stderr=True), transient=True, disable=json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=len(todo))

        def show(report: Report) -> None:
            faults = f", {len(report.faults)} faults" if report.faults else ""
            bar.update(task, completed=report.games, description=f"{report.decisions} decisions{faults}")

        report = run(todo, workers=workers, progress=show)
    if json:
        emit(report)
    else:
        _print(report)
    if report.faults:
        raise typer.Exit(1)


def _print(report: Report) -> None:
    console, errors = Console(soft_wrap=True, highlight=False), Console(stderr=True, soft_wrap=True, highlight=False)
    for fault in report.faults[:20]:
        what = f"decision {fault.decision}: {'; '.join(fault.broken)}\n  again: {fault.command}"
        errors.print(what, style="red", markup=False)
    console.print(
        f"{report.games} games, {report.decisions} decisions in {report.seconds:.1f} s; "
        f"mixes: {len(report.mixes)}, seed: {report.seed}, faults: {len(report.faults)}"
    )
