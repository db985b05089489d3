"""``sabika mix``: what a compiled mix does, where, and by which rule."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from sabika.cli.output import Json, emit
from sabika.core.ruleset import Config, Contribution, Ruleset
from sabika.lab.simulate import chosen_modules
from sabika.rules.boxes import MODULES, ruleset
from sabika.rules.register import register

app = typer.Typer(help="Mixes of modules.", no_args_is_help=True)


@app.command(epilog="Example: `sabika mix explain --modules characters,bazaars`")
def explain(
    modules: Annotated[str, typer.Option(help="Names separated by commas, or `all`.")] = "",
    box: Annotated[str, typer.Option(help="Which game.")] = "alhambra",
    players: Annotated[int, typer.Option(help="2 to 6.")] = 3,
    json: Json = False,
) -> None:
    """Print the sequences of a mix and who contributes to each extension point, with file, line and rule ids."""
    config = Config(box=box, players=players, modules=chosen_modules(modules, 0, "", box))
    report = explanation(ruleset(config))
    if json:
        emit(report)
        return
    console = Console()
    for sequence, steps in report["sequences"].items():
        table = Table(
            "step", "placed by", "module", "where", "rules", title=f"sequence {sequence}", title_justify="left"
        )
        for row in steps:
            table.add_row(row["step"], row["placed_by"], row["module"], row["where"], ", ".join(row["rules"]))
        console.print(table)
    table = Table("point", "law", "module", "where", "rules", title="contributions", title_justify="left")
    for row in report["contributions"]:
        table.add_row(row["key"], row["role"], row["module"], row["where"], ", ".join(row["rules"]))
    console.print(table)


@app.command("list", epilog="Example: `sabika mix list --json`")
def list_modules(json: Json = False) -> None:
    """List the modules that can be chosen."""
    rows = [{"key": m.key, "number": m.number, "about": (m.__doc__ or "").strip()} for m in MODULES.values()]
    rows.sort(key=lambda row: int(str(row["number"])))
    if json:
        emit(rows)
        return
    for row in rows:
        Console().print(f"{row['number']:>2} [bold]{row['key']}[/]  {row['about']}")


def explanation(rules: Ruleset) -> dict[str, Any]:
    """A compiled mix in words and places."""
    by_step = {c.key: c for c in rules.contributions if c.role == "step"}
    by_line = {c.key: c for c in rules.contributions if c.role == "scores"}
    sequences = {}
    for sequence, steps in rules.step_names.items():
        rows = []
        for name, rule in steps:
            found = by_line[name] if sequence == "score" else by_step[f"{sequence} {name}"]
            rows.append({"step": name, "placed_by": rule, **_place(found)})
        sequences[sequence] = rows
    others = [c for c in rules.contributions if c.role not in ("step", "scores")]
    return {
        "box": rules.config.box,
        "players": rules.players,
        "modules": list(rules.config.modules),
        "options": rules.table_options,
        "sequences": sequences,
        "contributions": [{"key": c.key, "role": c.role, **_place(c)} for c in sorted(others, key=lambda c: c.key)],
    }


def _place(contribution: Contribution) -> dict[str, Any]:
    function = contribution.function
    path = inspect.getsourcefile(function) or ""
    line = inspect.getsourcelines(function)[1]
    known = register()
    words = re.findall(r"[a-z][a-z-]*(?:\.[a-z0-9-]+)+", function.__doc__ or "")
    root = Path(__file__).parents[1]
    return {
        "module": contribution.module,
        "where": f"{Path(path).relative_to(root).as_posix()}:{line}",
        "rules": [word for word in words if word in known],
    }
