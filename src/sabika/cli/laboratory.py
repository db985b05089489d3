"""``sabika simulate``, ``arena``, ``statistics`` and ``tune``: many games, and what they say."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich import box as lines
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sabika.cli.output import Json, Thinking, emit
from sabika.core.ruleset import Config
from sabika.lab.crew import Crew, need, relax_gc
from sabika.lab.games import INTERRUPTED, Run
from sabika.lab.simulate import Simulation
from sabika.lab.simulate import simulate as run_simulation
from sabika.rules.boxes import check_config

if TYPE_CHECKING:
    from sabika.lab.archive import Archive
    from sabika.lab.sheets import Sheet

FAULTS_SHOWN: Final = 10
INTERRUPTED_CODE: Final = 130

Box = Annotated[str, typer.Option(help="Which game.")]
Modules = Annotated[str, typer.Option(help="Names separated by commas, `all`, `random:K` or `random:K-M`.")]
Seed = Annotated[str, typer.Option(help="The same seed plays the same games, whoever plays them.")]
Workers = Annotated[
    int | None, typer.Option(min=1, help="Processes; by default one per core, and one for a few games.")
]
Cluster = Annotated[
    str, typer.Option(help="Work on a cluster: `ray` or `dask`, with its address `dask:tcp://HOST:PORT`.")
]
Out = Annotated[Path | None, typer.Option(help="Keep the games in this Parquet file.")]
Lone = Annotated[int | None, typer.Option("--game", min=0, help="Only the game of this number, to see a fault again.")]


def simulate(
    box: Box = "alhambra",
    players: Annotated[int, typer.Option(help="2 to 6.")] = 3,
    modules: Modules = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = "1",
    bot: Annotated[str, typer.Option(help="Who plays.")] = "random",
    workers: Workers = None,
    cluster: Cluster = "",
    out: Out = None,
    game: Lone = None,
    json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    simulation = Simulation(config=Config(box=box, players=players), modules=modules, bot=bot, seed=seed)
    simulation.check()
    crew = Crew(workers, cluster)
    relax_gc()
    numbers = range(games) if game is None else range(game, game + 1)
    with ExitStack() as open_things:
        keep = open_things.enter_context(_archive(out)).add if out else None
        show = open_things.enter_context(_progress(len(numbers), quiet=json))
        report = run_simulation(simulation, numbers, crew=crew, keep=keep, progress=show)
    if json:
        emit(report)
    else:
        Console(soft_wrap=True, highlight=False).print(
            f"{report.games} games, {report.decisions} decisions in {report.seconds:.1f} s: "
            f"{report.games_per_second:.1f} games/s, {report.decisions_per_second:.0f} decisions/s\n"
            f"mean scores by seat: {', '.join(map(str, report.mean_scores))}; faults: {len(report.faults)}"
        )
    _conclude(report, quiet=json)


def arena(
    bots: Annotated[str, typer.Option(help="Each of these alone against a table of each other one: `A,B,C`.")] = "",
    line_up: Annotated[
        list[str] | None, typer.Option(help="Who sits at a table, one name per seat: `A,B,B`; repeatable.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="2 to 6; by default 2, or as many as the line-ups name.")] = None,
    games: Annotated[
        int, typer.Option(min=1, help="Games of every line-up; rounded up to deals played from every seat.")
    ] = 100,
    box: Box = "alhambra",
    modules: Modules = "",
    seed: Seed = "1",
    thinking: Thinking = None,
    workers: Workers = None,
    cluster: Cluster = "",
    plot: Annotated[Path | None, typer.Option(help="Draw ratings and wins into this SVG or PNG file.")] = None,
    out: Out = None,
    game: Lone = None,
    json: Json = False,
) -> None:
    """Let bots compete: every deal from every seat, the same deals for all, ratings with 95 % intervals."""
    need("numpy", extra="lab")
    from sabika.lab import arena as tournaments
    from sabika.lab import sheets

    line_ups = tournaments.line_ups(bots, line_up or [], players)
    seats = len(line_ups[0])
    tournament = tournaments.Tournament(
        line_ups=tuple(line_ups), config=Config(box=box, players=seats), modules=modules, seed=seed, thinking=thinking
    )
    tournament.check()
    if plot:
        _artist().check_format(plot)
    crew = Crew(workers, cluster)
    relax_gc()
    numbers = range(-(-games // seats) * seats) if game is None else range(game, game + 1)
    with ExitStack() as open_things:
        keep = open_things.enter_context(_archive(out)).add if out else None
        show = open_things.enter_context(_progress(len(numbers) * len(line_ups), quiet=json))
        report = tournaments.hold(tournament, numbers, crew=crew, keep=keep, progress=show)
    if plot:
        _artist().draw_tournament(report, plot)
    if json:
        emit(report)
    else:
        _print(sheets.of_tournament(report))
        Console(highlight=False).print(
            f"{report.games} games, {report.decisions} decisions in {report.seconds:.1f} s; "
            f"seed: {seed}, faults: {len(report.faults)}"
        )
    _conclude(report, quiet=json)


def statistics(
    files: Annotated[list[Path], typer.Argument(help="Parquet files of `simulate --out` or `arena --out`.")],
    plots: Annotated[Path | None, typer.Option(help="Draw pictures into this folder.")] = None,
    page: Annotated[
        Path | None, typer.Option(help="Write the tables into this Markdown page, between its marks.")
    ] = None,
    json: Json = False,
) -> None:
    """Say what games are like: their length, their scores and whether it pays to begin, with 95 % intervals."""
    need("numpy", "pyarrow", extra="lab")
    from sabika.lab import sheets
    from sabika.lab.statistics import statistics as study

    found = study(files)
    tables = sheets.of_statistics(found)
    if plots:
        _artist().draw_statistics(found, plots)
    if page:
        sheets.rewrite(page, tables)
    if json:
        emit(found)
    else:
        _print(tables)
        Console().print(f"{found.games} games")


def tune(
    out: Annotated[Path, typer.Option(help="Put the weights into this JSON file, beside those of other mixes.")],
    box: Box = "alhambra",
    players: Annotated[int, typer.Option(help="2 to 6.")] = 2,
    games: Annotated[int, typer.Option(min=20, help="Games of every round.")] = 1500,
    rounds: Annotated[int, typer.Option(min=1, help="How often games are played and learned from.")] = 3,
    seed: Seed = "1",
    workers: Workers = None,
    json: Json = False,
) -> None:
    """Learn the weights by which the planner and the expert judge positions, from games between bots."""
    need("numpy", extra="lab")
    from sabika.lab import tuning

    config = Config(box=box, players=players)
    check_config(config)
    known = tuning.read_weights(out)
    relax_gc()
    fits = []
    with _bar(games * rounds, quiet=json) as step:
        for fit in tuning.tune(config, games=games, rounds=rounds, seed=seed, crew=Crew(workers), progress=step):
            fits.append(fit)
            known.setdefault(box, {})[players] = fit.weights
            tuning.write_weights(out, known)
            if not json:
                parts = ", ".join(f"{part:.0%}" for part in fit.explained)
                Console().print(f"explained before the first, second and last scoring: {parts}")
    if json:
        emit(fits)


# ---------------------------------------------------------------- what they share


@contextmanager
def _bar(total: int, *, quiet: bool) -> Iterator[Callable[..., None]]:
    """A bar on standard error, where somebody looks at it; it goes on by one game or to so many."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=total)

        def step(**to: Any) -> None:
            bar.update(task, **(to or {"advance": 1}))

        yield step


@contextmanager
def _progress(total: int, *, quiet: bool) -> Iterator[Callable[[Run], None]]:
    with _bar(total, quiet=quiet) as step:

        def show(report: Run) -> None:
            faults = f", {len(report.faults)} faults" if report.faults else ""
            step(completed=report.games + len(report.faults), description=f"games{faults}")

        yield show


def _archive(path: Path) -> Archive:
    need("pyarrow", extra="lab")
    from sabika.lab.archive import Archive

    return Archive(path)


def _artist() -> ModuleType:
    need("matplotlib", extra="lab")
    from sabika.lab import plots

    return plots


def _print(tables: Iterable[Sheet]) -> None:
    console = Console(highlight=False)
    for sheet in (sheet for sheet in tables if sheet.rows):
        shown = Table(*sheet.head, title=sheet.title, title_justify="left", box=lines.SIMPLE)
        for row in sheet.rows:
            shown.add_row(*row)
        console.print(shown)


def _conclude(report: Run, *, quiet: bool) -> None:
    """Say what broke and why not everything was played; the exit code says so too."""
    errors = Console(stderr=True, soft_wrap=True, highlight=False)
    if not quiet:
        for fault in report.faults[:FAULTS_SHOWN]:
            errors.print(fault, style="red", markup=False)
    if report.stopped:
        errors.print(f"sabika: {report.stopped}; this is what was done before", style="red", markup=False)
        raise typer.Exit(INTERRUPTED_CODE if report.stopped == INTERRUPTED else 1)
    if report.faults:
        raise typer.Exit(1)
