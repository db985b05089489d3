"""Imports point down: palace, core, rules, then what is built on them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "sabika"
FILES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))

MAY_IMPORT = {
    "palace": {"palace"},
    "core": {"core", "palace"},
    "rules": {"rules", "core", "palace"},
    "text": {"text", "core"},
    "game": {"rules", "core", "palace"},
    "scenario": {"scenario", "rules", "core", "palace"},
    "bots": {"bots", "rules", "core", "palace"},
    "env": {"env", "bots", "rules", "core", "palace"},
    "lab": {"lab", "env", "bots", "game", "rules", "core", "palace"},
    "server": {"server", "lab", "bots", "game", "text", "rules", "core", "palace"},
    "client": {"client", "server", "core"},
    "cli": {"cli", "server", "lab", "bots", "game", "scenario", "text", "rules", "core", "palace"},
}
"""Layer -> the layers it may know. The package itself, which names what is public, stands above all of them."""


def imports(path: Path) -> Iterator[str]:
    """The modules of Sabika a file imports, also those for type checking only, e.g. ``core.state``."""
    for node in ast.walk(ast.parse((SOURCE / path).read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write imports in full"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name.partition(".")[0] == "sabika":
                yield name.removeprefix("sabika").lstrip(".")


def layer(path: Path) -> str:
    return path.parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", [p for p in FILES if layer(p) != "__init__"], ids=Path.as_posix)
def test_a_file_knows_only_what_lies_below_it(path: Path) -> None:
    known = MAY_IMPORT[layer(path)]
    above = [name for name in imports(path) if name.partition(".")[0] not in known]
    assert not above, f"{path} imports {', '.join(above)}"


def test_every_layer_is_there() -> None:
    assert {layer(path) for path in FILES} == {*MAY_IMPORT, "__init__"}


@pytest.mark.parametrize("path", [p for p in FILES if p.parts[:2] == ("rules", "modules")], ids=Path.as_posix)
def test_no_module_knows_another(path: Path) -> None:
    """The files of one module share its number."""
    others = [name for name in imports(path) if name.startswith("rules.modules.")]
    foreign = [name for name in others if name.split(".")[2][:3] != path.name[:3]]
    assert not foreign, f"{path} imports {', '.join(foreign)}"


@pytest.mark.parametrize("path", [p for p in FILES if p.parts[:2] == ("rules", "alhambra")], ids=Path.as_posix)
def test_no_chapter_knows_a_module_or_the_order_of_things(path: Path) -> None:
    upwards = ("rules.modules", "rules.boxes", "rules.order")
    assert not [name for name in imports(path) if name.startswith(upwards)]
