"""A sample of the long run (``make mixes``): random games in all kinds of mixes, checked after every action.

The sample is another one every day. A failure says how to play its games again; ``SABIKA_SEED`` sets the seed.
"""

from __future__ import annotations

import os
import random
from datetime import date

import pytest

from sabika.lab.mixes import Report, plays, run, subsets
from sabika.rules.boxes import BOXES, MODULES

SEED = os.environ.get("SABIKA_SEED", date.today().isoformat())


def sample(mix: str, players: list[int], games: int, first: int = 0, box: str = "alhambra") -> Report:
    """So many games of a mix; any fault fails the test."""
    report = run(plays([mix], players, range(first, first + games), SEED, box), workers=1)
    told = [f"decision {f.decision}, options {f.options}: {f.broken}\n{f.command}" for f in report.faults]
    assert not told, "\n".join(told)
    assert report.games == games
    return report


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_base_game(players: int) -> None:
    assert sample("", [players], 8).mixes.keys() == {"base"}


@pytest.mark.parametrize("module", subsets("each", "alhambra"))
def test_every_module(module: str) -> None:
    assert sample(module, [2, 3, 4, 5, 6], 5).mixes.keys() == {module}


@pytest.mark.parametrize("pair", random.Random(SEED).sample(subsets("pairs", "alhambra"), 40))
def test_pairs(pair: str) -> None:
    assert sample(pair, [2, 3, 4, 5, 6], 2).mixes.keys() == {pair.replace(",", "+")}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_all_modules(players: int) -> None:
    sample("all", [players], 1)


@pytest.mark.parametrize("part", range(4))
def test_any_modules(part: int) -> None:
    report = sample(f"random:3-{len(MODULES)}", [2, 3, 4, 5, 6], 5, 5 * part)
    assert all(mix.count("+") >= 2 for mix in report.mixes)


@pytest.mark.parametrize("box", sorted(BOXES.keys() - {"alhambra"}))
def test_the_other_boxes(box: str) -> None:
    assert sample("", [2, 3, 4, 5, 6], 5, box=box).mixes.keys() == {f"{box}/base"}
    sample("all", [2, 3, 4, 5, 6], 1, random.Random(SEED).randrange(5), box)
    sample("random:1-3", [2, 3, 4, 5, 6], 3, box=box)
