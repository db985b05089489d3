"""The parts of the documentation that follow from the code. ``python -m tests.generated`` writes them anew."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from sabika import Config, ruleset
from sabika.core.actions import ActionKind, CardsField, CellField, Field, KindsField, Name
from sabika.core.module import POINTS, Module
from sabika.core.ruleset import Ruleset
from sabika.rules.boxes import BOXES, fitting
from sabika.rules.order import ORDER
from sabika.scenario import schema

DOCS = Path(__file__).parents[1] / "docs"
SCHEMA = DOCS / "scenario.schema.json"
BLOCK = re.compile(r"(?<=<!-- generated: )(\w+)( -->\n).*?(?=<!-- end -->)", re.DOTALL)


def rows(*cells: tuple[str, ...]) -> str:
    """A table; the first row is its head."""
    head, *body = ["| " + " | ".join(row) + " |" for row in cells]
    rule = "|" + "---|" * len(cells[0])
    return "\n".join(["", head, rule, *body, "", ""])


# ---------------------------------------------------------------- actions


def field_type(field: Field, rules: Ruleset) -> str:
    """What a field is in the grammar of docs/notation.md."""
    if isinstance(field, Name):
        names = tuple(field.table(rules))
        if set(names) <= set(rules.codec.number):
            return "verb"
        tables = {"tile": rules.tile_keys, "card": rules.card_keys, "kind": rules.kinds, "currency": rules.currencies}
        found = [name for name, table in tables.items() if tuple(table) == names]
        if names == (*rules.tile_keys, "start"):
            return '(tile / "start")'
        return found[0] if found else "(" + " / ".join(f'"{name}"' for name in names) + ")"
    if isinstance(field, CellField):
        return "cell"
    if isinstance(field, CardsField):
        return "{ card }"
    return "{ kind }" if isinstance(field, KindsField) else "number"


def action_row(kind: ActionKind, rules: Ruleset) -> tuple[str, ...]:
    """Verb, grammar, names of the fields and the moments at which it may be played."""
    grammar = ", ".join([f'"{kind.name}"', *(field_type(field, rules) for field in kind.fields)])
    fields = ", ".join(f"`{field.name}`" for field in kind.fields)
    return (f"`{grammar}`", fields, ", ".join(frame.__name__ for frame in kind.frames))


def owner(kind: ActionKind, rules: Ruleset) -> str:
    """The module or chapter that brings an action."""
    return next(key for key, module in rules.modules.items() if kind in module.kinds)


def actions() -> str:
    """Every verb of every mix of every box."""
    mixes = [ruleset(Config(box=box, players=2, modules=tuple(fitting(box)))) for box in BOXES]
    body = [(*action_row(kind, rules), owner(kind, rules)) for rules in mixes for kind in rules.codec.kinds]
    return rows(("Grammar", "Fields in JSON", "Moments", "From"), *dict.fromkeys(body))


# ---------------------------------------------------------------- the contract


def points() -> str:
    """Every extension point with its law."""
    body = []
    for name, law in POINTS.items():
        method = getattr(Module, name)
        taken = [p for p in inspect.signature(method).parameters if p != "self"]
        words = " ".join((inspect.getdoc(method) or "").split("\n\n")[0].split())
        body.append((f"`{name}({', '.join(taken)})`", law, words.replace("``", "`")))
    return rows(("Point", "Law", "What it says"), *body)


def order() -> str:
    """Every step of every sequence with its rule."""
    body = [(f"`{sequence}`", f"`{name}`", f"`{rule}`") for sequence, steps in ORDER.items() for name, rule in steps]
    return rows(("Sequence", "Step", "Placed by"), *body)


PARTS: dict[str, Callable[[], str]] = {"actions": actions, "points": points, "order": order}


def rewritten(text: str) -> str:
    """A page with its generated parts as they should be."""
    return BLOCK.sub(lambda match: match[1] + match[2] + PARTS[match[1]](), text)


def parts_of(text: str) -> list[str]:
    return [match[1] for match in BLOCK.finditer(text)]


def schema_text() -> str:
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def pages() -> Iterator[Path]:
    yield from sorted(DOCS.rglob("*.md"))


if __name__ == "__main__":
    for page in pages():
        page.write_text(rewritten(page.read_text("utf-8")), "utf-8")
    SCHEMA.write_text(schema_text(), "utf-8")
