"""``sabika rules``: the register, and which rules are tested."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sabika.cli.output import Json, emit
from sabika.core.errors import SabikaError
from sabika.lab.coverage import coverage as measure
from sabika.rules.register import LANGUAGES, register

app = typer.Typer(help="The rules, numbered and in our own words.", no_args_is_help=True)
Language = Annotated[str, typer.Option("--language", "-l", help="en, de or fr.")]


def _checked(language: str) -> str:
    if language not in LANGUAGES:
        raise SabikaError(f"unknown language {language!r}", remedy=f"one of {', '.join(LANGUAGES)}")
    return language


@app.command("list", epilog="Example: `sabika rules list --prefix base.place`")
def list_rules(
    prefix: Annotated[str, typer.Option(help="Only ids that begin so.")] = "",
    language: Language = "en",
    json: Json = False,
) -> None:
    """List the rules."""
    _checked(language)
    found = [entry for ident, entry in register().items() if ident.startswith(prefix)]
    if json:
        emit(found)
        return
    console = Console()
    for entry in found:
        console.print(f"[bold]{entry.id}[/]  {entry.text(language)}", highlight=False)


@app.command(epilog="Example: `sabika rules show base.place.no-hole -l de`")
def show(ident: Annotated[str, typer.Argument(metavar="ID")], language: Language = "en", json: Json = False) -> None:
    """Show one rule."""
    _checked(language)
    entry = register().get(ident)
    if entry is None:
        near = difflib.get_close_matches(ident, list(register()), 3)
        raise SabikaError(
            f"there is no rule {ident!r}",
            remedy=f"did you mean {', '.join(near)}?" if near else "see `sabika rules list`",
        )
    if json:
        emit(entry)
        return
    console = Console()
    console.print(f"[bold]{entry.id}[/] ({entry.kind})", highlight=False)
    console.print(entry.text(language), highlight=False)
    if entry.with_:
        console.print(f"with: {', '.join(entry.with_)}", highlight=False)
    if entry.option:
        console.print(f"table option: {entry.option}", highlight=False, markup=False)


@app.command(epilog="Example: `sabika rules coverage` in the root of the repository")
def coverage(
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"), json: Json = False
) -> None:
    """Report which rules of the register no test covers."""
    if not tests.is_dir():
        raise SabikaError("no such folder", place=str(tests), remedy="run it in the root of the repository")
    report = measure(tests)
    if json:
        emit(report)
    else:
        console = Console()
        table = Table("file", "rules", "tested", "waiting", "untested")
        for name, row in report.files.items():
            table.add_row(name, str(row.rules), str(row.tested), str(row.waiting), str(row.untested))
        console.print(table)
        for ident in report.unknown:
            console.print(f"cited but not in the register: {ident}", style="red")
        for ident in report.untested:
            console.print(f"untested: {ident}", style="red")
        total = len(register())
        waiting = f"{len(report.waiting)} wait for modules or boxes that are not there yet"
        console.print(f"{report.tested} of {total} rules tested, {waiting}, {len(report.untested)} untested")
    if report.untested or report.unknown:
        raise typer.Exit(1)
