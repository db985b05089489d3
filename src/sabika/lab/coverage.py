"""Which rules of the register are covered by a test: cited by a ``rule`` mark or a scenario's ``covers``."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from sabika.rules.boxes import BOXES, MODULES
from sabika.rules.register import RuleEntry, register


class FileRow(msgspec.Struct):
    """The counts of one register file."""

    rules: int = 0
    tested: int = 0
    waiting: int = 0
    untested: int = 0


class Coverage(msgspec.Struct, kw_only=True):
    """What is tested, what waits for something that is not there yet, and what is simply untested."""

    files: dict[str, FileRow]
    tested: int
    waiting: list[str]
    untested: list[str]
    unknown: list[str]


def cited(tests: Path) -> set[str]:
    """Every rule id that a test cites."""
    found: set[str] = set()
    for path in sorted(tests.rglob("*.py")):
        found.update(_marks(ast.parse(path.read_text("utf-8"))))
    for path in sorted(tests.rglob("*.toml")):
        found.update(tomllib.loads(path.read_text("utf-8")).get("covers", ()))
    for path in sorted(tests.rglob("scenarios/*.json")):
        found.update(msgspec.json.decode(path.read_bytes()).get("covers", ()))
    return found


def _marks(tree: ast.AST) -> Iterator[str]:
    """The ids in ``pytest.mark.rule("id", ...)``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def waits(entry: RuleEntry) -> bool:
    """Whether a rule speaks only of what does not exist yet: all modules or boxes it is ``with`` are missing."""
    there = {*MODULES, *BOXES, "two_player"}
    return bool(entry.with_) and not there & set(entry.with_)


def coverage(tests: Path) -> Coverage:
    """The report. A repetition (``same_as``) counts as tested when all it repeats is."""
    known = register()
    seen = cited(tests)
    files: dict[str, FileRow] = {}
    waiting, untested = [], []
    tested = 0
    for entry in known.values():
        row = files.setdefault(entry.file, FileRow())
        row.rules += 1
        if entry.id in seen or (entry.same_as and all(other in seen for other in entry.same_as)):
            row.tested += 1
            tested += 1
        elif waits(entry) or any(other not in known for other in entry.same_as):
            row.waiting += 1
            waiting.append(entry.id)
        else:
            row.untested += 1
            untested.append(entry.id)
    return Coverage(files=files, tested=tested, waiting=waiting, untested=untested, unknown=sorted(seen - set(known)))
