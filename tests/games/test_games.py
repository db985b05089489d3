"""Recorded games: they replay to the last hash, and everything that can happen happens in one of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from sabika.core import log
from sabika.core.events import Event
from sabika.core.ruleset import Config
from sabika.game import Game, replay
from sabika.rules.boxes import BOXES, MODULES, fitting, ruleset
from tests.games.make import GAMES, HERE, is_tie

RECORDS = sorted(HERE.glob("*.agn"))


@cache
def replayed(name: str) -> Game:
    """A recorded game, played again with every hash, the shuffles and the result checked."""
    return replay(log.read((HERE / f"{name}.agn").read_text("utf-8")))


def events() -> Iterator[Event]:
    for name in GAMES:
        for heard in replayed(name).events:
            yield from heard


@pytest.mark.parametrize("name", [path.stem for path in RECORDS])
def test_a_recorded_game_replays(name: str) -> None:
    text = (HERE / f"{name}.agn").read_text("utf-8")
    game = replayed(name)
    assert game.over
    assert game.state.scored == 3
    assert game.winners
    assert log.write(game.log()) == text


def test_the_records_are_those_that_make_writes() -> None:
    found = {name: replayed(name).config for name in (path.stem for path in RECORDS)}
    assert {name: (c.box, c.players, set(c.modules), c.options) for name, c in found.items()} == {
        name: (c.box, c.players, set(c.modules), c.options) for name, c in GAMES.items()
    }


def test_the_base_game_is_recorded_for_every_number_of_players() -> None:
    assert {c.players for c in GAMES.values() if not c.modules and c.box == "alhambra"} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_a_recorded_game(module: str) -> None:
    assert (HERE / f"{module}.agn").exists()
    assert replayed(module).config.modules == (module,)
    assert all(module in replayed(f"all_{players}").config.modules for players in (2, 4))


MOMENTS: dict[str, Callable[[Event], Any]] = {
    "first scoring": lambda e: e.kind == "scored" and e.args["scoring"] == 1,
    "second scoring": lambda e: e.kind == "scored" and e.args["scoring"] == 2,
    "third scoring": lambda e: e.kind == "scored" and e.args["scoring"] == 3,
    "reshuffle": lambda e: e.kind == "reshuffled",
    "leftover handed out": lambda e: e.kind == "leftover",
    "leftover tie": is_tie,
    "end of the game": lambda e: e.kind == "over",
    "gift to Dirk": lambda e: e.kind == "gave",
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_happens_in_a_recorded_game(moment: str) -> None:
    assert any(MOMENTS[moment](event) for event in events())


def test_every_action_is_played_in_a_recorded_game() -> None:
    """All but ``pass``, which needs a player who can neither take nor buy nor redesign anything."""
    mixes = [ruleset(Config(box=box, players=2, modules=tuple(fitting(box)))) for box in BOXES]
    everything = {verb for rules in mixes for verb in rules.codec.number}
    played = {entry.text.split()[0] for name in GAMES for entry in replayed(name).log().entries}
    assert everything - played == {"pass"}


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("box", [box for box in BOXES if box != "alhambra"])
def test_every_other_box_is_recorded(box: str, players: int) -> None:
    config = replayed(f"{box}_{players}").config
    assert (config.box, config.players) == (box, players)
