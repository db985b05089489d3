"""What the package promises to its users."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import sabika

ROOT = Path(__file__).parents[1]

PUBLIC = {
    "a game": {"Game", "Config", "replay"},
    "states": {"State", "start", "options", "why_not", "play", "play_in_place", "score", "ruleset", "Chance"},
    "what one meets": {"Action", "Option", "Event", "ScoreLine", "Refusal", "Reason", "IllegalAction", "SabikaError"},
    "views": {"View", "view", "determinize"},
    "records": {"GameLog", "read_log", "write_log", "RULES_VERSION"},
    "scenarios": {"Scenario", "check_scenario"},
    "words": {"Messages", "register"},
    "palaces": {
        "Palace",
        "build_palace",
        "legal_cells",
        "why_not_place",
        "removable_cells",
        "exchangeable_cells",
        "wall_length",
    },
}


def test_the_public_names() -> None:
    """A name that is added or taken away is a decision, so it is written down twice."""
    names = [name for group in PUBLIC.values() for name in group]
    assert sorted(names) == sorted(sabika.__all__)
    assert len(set(sabika.__all__)) == len(sabika.__all__)


@pytest.mark.parametrize("name", sabika.__all__)
def test_a_public_name_is_there_and_explained(name: str) -> None:
    value = getattr(sabika, name)
    if name != "RULES_VERSION":
        assert value.__doc__
        assert value.__module__.startswith("sabika.")


def test_everything_the_package_imports_is_public() -> None:
    tree = ast.parse(Path(sabika.__file__).read_text("utf-8"))
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module != "__future__"
        for alias in node.names
    }
    assert imported == set(sabika.__all__)


def test_the_types_are_shipped() -> None:
    assert (Path(sabika.__file__).parent / "py.typed").is_file()


def test_every_public_name_is_in_the_guide() -> None:
    text = (ROOT / "docs" / "guide.md").read_text("utf-8")
    missing = [name for name in sabika.__all__ if not re.search(rf"\b{name}\b", text)]
    assert not missing, f"docs/guide.md does not mention {', '.join(missing)}"
