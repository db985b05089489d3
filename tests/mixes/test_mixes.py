"""A sample of the long run (``make mixes``): random games in all kinds of mixes, checked after every action.

The sample is another one every day. A failure says how to play its games again; ``SABIKA_SEED`` sets the seed.
"""

from __future__ import annotations

import os
from datetime import date

import pytest

from sabika.lab.mixes import Report, plays, run, subsets

SEED = os.environ.get("SABIKA_SEED", date.today().isoformat())


def sample(mix: str, players: list[int], games: int) -> Report:
    """So many games of a mix; any fault fails the test."""
    report = run(plays([mix], players, range(games), SEED), workers=1)
    told = [f"decision {f.decision}, options {f.options}: {f.broken}\n{f.command}" for f in report.faults]
    assert not told, "\n".join(told)
    assert report.games == games
    return report


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_base_game(players: int) -> None:
    assert sample("", [players], 8).mixes.keys() == {"base"}


@pytest.mark.parametrize("module", subsets("each"))
def test_every_module(module: str) -> None:
    assert sample(module, [2, 3, 4, 5, 6], 10).mixes.keys() == {module}


@pytest.mark.parametrize("pair", subsets("pairs"))
def test_every_pair(pair: str) -> None:
    assert sample(pair, [2, 3, 4, 5, 6], 8).mixes.keys() == {pair.replace(",", "+")}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_all_modules(players: int) -> None:
    sample("all", [players], 4)


def test_any_modules() -> None:
    report = sample("random:3", [2, 3, 4, 5, 6], 10)
    assert all(mix.count("+") == 2 for mix in report.mixes)
