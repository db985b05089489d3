"""``sabika``: play, simulate, look up rules, replay games, check scenarios."""

from __future__ import annotations

import sys
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress

from sabika.cli import checking, mixes, records, rulebook, serving, terminal
from sabika.cli.output import Json, emit
from sabika.core.errors import SabikaError
from sabika.core.ruleset import Config
from sabika.lab.simulate import relax_gc
from sabika.lab.simulate import simulate as run_simulation

app = typer.Typer(
    help="Sabika: the Alhambra board-game family.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
app.add_typer(rulebook.app, name="rules")
app.add_typer(mixes.app, name="mix")
app.add_typer(records.scenario_app, name="scenario")
app.command("replay")(records.replay)
app.command("export")(records.export)
app.command("play")(terminal.play)
app.command("serve", epilog="Example: `sabika serve --port 8080 --open`")(serving.serve)
app.command("schema")(serving.schema)
app.command("bench-server")(serving.bench_server)
app.command("check", epilog="Examples: `sabika check --modules pairs --games 5`, `sabika check --modules random:3`")(
    checking.check
)


@app.command(
    epilog="Examples: `sabika simulate --games 200`, `sabika simulate --modules random:3 --bot sensible --json`"
)
def simulate(
    box: Annotated[str, typer.Option(help="Which game.")] = "alhambra",
    players: Annotated[int, typer.Option(help="2 to 6.")] = 3,
    modules: Annotated[str, typer.Option(help="Names separated by commas, `all`, `random:K` or `random:K-M`.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    bot: Annotated[str, typer.Option(help="Who plays: random or sensible.")] = "random",
    json: Json = False,
) -> None:
    """Play many games between bots and sum them up."""
    config = Config(box=box, players=players)
    relax_gc()
    with Progress(console=Console(stderr=True), transient=True, disable=json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("games", total=games)
        report = run_simulation(config, modules, games, seed, bot, lambda done: bar.update(task, completed=done))
    if json:
        emit(report)
    else:
        Console().print(
            f"{report.games} games, {report.decisions} decisions in {report.seconds:.1f} s: "
            f"{report.games_per_second:.1f} games/s, {report.decisions_per_second:.0f} decisions/s\n"
            f"mean scores by seat: {', '.join(map(str, report.mean_scores))}; faults: {len(report.faults)}"
        )
        for fault in report.faults[:10]:
            Console(stderr=True).print(f"[red]{fault}[/]")
    if report.faults:
        raise typer.Exit(1)


@app.command(epilog="Examples: `sabika bench --rounds 3`, `sabika bench --json`")
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved rounds; the report takes medians.")] = 15,
    seconds: Annotated[float, typer.Option(min=0.05, help="Seconds per measurement.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure the engine, beside catanatron on the same core where that is installed."""
    from sabika.lab import bench as laboratory

    result = laboratory.run(rounds, seconds, quiet=json)
    if json:
        emit(result)
    else:
        Console().print(laboratory.table(result))


def fail(error: SabikaError | OSError) -> NoReturn:
    """Bad usage: the cause and the remedy on standard error, exit code 2."""
    Console(stderr=True, soft_wrap=True).print(f"sabika: {error}", style="red", markup=False, highlight=False)
    raise SystemExit(2)


def main() -> None:
    """The entry point; no traceback for what a user did."""
    try:
        app()
    except (SabikaError, OSError) as error:
        fail(error)


if __name__ == "__main__":
    main()
