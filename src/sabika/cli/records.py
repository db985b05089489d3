"""``sabika replay``, ``sabika export`` and ``sabika scenario``: recorded games and positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from sabika.cli.output import Json, emit
from sabika.core import log
from sabika.core.errors import LogError, SabikaError
from sabika.game import Game
from sabika.game import replay as play_again
from sabika.lab.record import record
from sabika.rules.components import Overrides, read_overrides
from sabika.scenario import check_file
from sabika.scenario import schema as scenario_schema

scenario_app = typer.Typer(help="Positions with expectations.", no_args_is_help=True)
Components = Annotated[
    Path | None, typer.Option("--components", help="The component override file it was played with.")
]


def _read(path: Path) -> log.GameLog:
    try:
        return log.read(path.read_text("utf-8"))
    except UnicodeDecodeError:
        raise LogError("this is no text file", remedy="give an .agn file") from None


def _overrides(components: Path | None) -> Overrides | None:
    return read_overrides(components) if components is not None else None


def _replayed(path: Path, verify: bool, components: Path | None) -> Game:
    overrides = _overrides(components)
    try:
        return play_again(_read(path), verify=verify, overrides=overrides)
    except SabikaError as error:
        raise error.at(str(path)) from None


def replay(
    file: Annotated[Path, typer.Argument(help="An .agn file.")],
    verify: Annotated[bool, typer.Option("--verify", help="Check hashes, shuffles and result as well.")] = False,
    components: Components = None,
    json: Json = False,
) -> None:
    """Replay a recorded game. Example: `sabika replay game.agn --verify`"""
    game = _replayed(file, verify, components)
    entries = game.log().entries
    if json:
        emit(
            {
                "verified": verify,
                "actions": len(entries),
                "over": game.over,
                "scores": game.scores,
                "winners": game.winners,
            }
        )
        return
    console = Console()
    checked = "hashes, shuffles and result agree" if verify else "replayed"
    console.print(f"{file}: {len(entries)} actions, {checked}")
    for seat, name in enumerate(game.names):
        console.print(
            f"  {name}: {game.scores[seat]}" + (" (most points)" if seat in game.winners else ""), highlight=False
        )


def export(
    file: Annotated[Path, typer.Argument(help="An .agn file.")],
    json: Annotated[bool, typer.Option("--json", help="The only format so far; may be left out.")] = True,
    components: Components = None,
) -> None:
    """Write a self-contained record that another program could referee. Example: `sabika export game.agn --json`"""
    emit(record(_replayed(file, True, components)))


@scenario_app.command("check", epilog="Example: `sabika scenario check tests/scenarios`")
def check(paths: Annotated[list[Path], typer.Argument(help="Files or folders.")], json: Json = False) -> None:
    """Check scenario files and explain what does not hold."""
    console, rows = Console(), []
    for path in _files(paths):
        row: dict[str, Any] = {"file": path.as_posix(), "ok": True}
        try:
            failure = check_file(path)
            if failure is not None:
                row |= {"ok": False, "step": failure.step, "failure": failure.what}
        except SabikaError as error:
            row |= {"ok": False, "error": str(error)}
        rows.append(row)
        if not json:
            said = "ok" if row["ok"] else f"step {row['step']}: {row['failure']}" if "step" in row else row["error"]
            console.print(
                f"{path}: {said}", style=None if row["ok"] else "red", markup=False, highlight=False, soft_wrap=True
            )
    if json:
        emit(
            {"passed": sum(row["ok"] for row in rows), "failed": sum(not row["ok"] for row in rows), "scenarios": rows}
        )
    if not all(row["ok"] for row in rows):
        raise typer.Exit(1)


@scenario_app.command("schema", epilog="Example: `sabika scenario schema > scenario.schema.json`")
def schema() -> None:
    """Print the JSON Schema of scenario files."""
    emit(scenario_schema())


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(p for p in path.rglob("*") if p.suffix in (".toml", ".json"))
        elif path.exists():
            yield path
        else:
            raise SabikaError("no such file or folder", place=str(path), remedy="check the path")
