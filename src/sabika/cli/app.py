"""``sabika``: play, simulate, look up rules, replay games, check scenarios."""

from __future__ import annotations

from typing import Annotated, NoReturn

import typer
from rich.console import Console

from sabika.cli import checking, laboratory, mixes, records, rulebook, serving, terminal
from sabika.cli.output import Json, emit
from sabika.core.errors import SabikaError

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
app.command(
    "simulate",
    epilog="Examples: `sabika simulate --games 200`, `sabika simulate --modules random:3 --bot sensible --json`",
)(laboratory.simulate)
app.command(
    "arena",
    epilog="Examples: `sabika arena --bots random,sensible`, `sabika arena --line-up sensible,random,random --json`",
)(laboratory.arena)
app.command("tune", epilog="Example: `sabika tune --players 3 --out weights.json`")(laboratory.tune)
app.command("statistics", epilog="Example: `sabika statistics games.parquet --plots plots`")(laboratory.statistics)


@app.command(epilog="Examples: `sabika bench --rounds 3`, `sabika bench --json`")
def bench(
    rounds: Annotated[int, typer.Option(min=1, help="Interleaved rounds; the report takes medians.")] = 15,
    seconds: Annotated[float, typer.Option(min=0.05, help="Seconds per measurement.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure the engine, beside catanatron on the same core where that is installed."""
    from sabika.lab import bench as measuring

    result = measuring.run(rounds, seconds, quiet=json)
    if json:
        emit(result)
    else:
        Console().print(measuring.table(result))


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
