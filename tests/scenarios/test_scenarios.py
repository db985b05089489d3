"""Every scenario file holds and names the rules it covers."""

from __future__ import annotations

from pathlib import Path

import pytest

from sabika.rules.register import register
from sabika.scenario import check_file, read

HERE = Path(__file__).parent
FILES = sorted(path for suffix in ("toml", "json") for path in HERE.rglob(f"*.{suffix}"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_a_scenario_holds(path: Path) -> None:
    failure = check_file(path)
    assert failure is None, f"step {failure.step}: {failure.what}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(HERE).as_posix())
def test_a_scenario_covers_rules_of_the_register(path: Path) -> None:
    covers = read(path).covers
    assert covers
    assert set(covers) <= set(register())
