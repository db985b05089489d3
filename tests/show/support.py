"""What the tests of this folder share: games in random mixes, stopped all over, and a desk to show them at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from sabika.core import flow
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.game import Game
from sabika.server.show import Desk
from sabika.server.wire import House
from tests.core.support import ALL, SIX, random_config, random_game

LANGUAGES = ("en", "de", "fr")
GAMES = 9


def desk(game: Game, **house: Any) -> Desk:
    players = game.config.players
    return Desk(
        game="table",
        version=7,
        house=House(**house),
        kinds=("person",) * players,
        levels=(None,) * players,
        connected=(True,) * players,
    )


@cache
def played(number: int) -> Game:
    """A finished random game: all modules for two and for four players first, none, six of them, any two mixes, then
    other boxes."""
    first = {
        0: Config(players=2, modules=ALL),
        1: Config(players=4, modules=ALL),
        2: Config(players=3),
        3: Config(players=3, modules=SIX),
        6: Config(box="granada", players=2, modules=("vizier", "city_gates", "characters")),
        7: Config(box="combined", players=3, modules=("street_trader", "invaders", "bazaars")),
        8: Config(box="red_palace", players=2, modules=("camps", "bazaars", "medina")),
    }
    return random_game(first.get(number) or random_config(random.Random(f"show {number}")), f"show {number}")


@cache
def moments(number: int, most: int = 3) -> tuple[Game, ...]:
    """The game at its beginning and its end, and at a few of each sort of decision met in between."""
    game, met = played(number), {}
    order = list(range(len(game.played)))
    random.Random(number).shuffle(order)
    for at in order:
        met.setdefault(type(game.state_at(at).stack[-1]), []).append(at)
    chosen = {0, 1, len(order)} | {at for found in met.values() for at in found[:most]}
    return tuple(game.as_of(at) for at in sorted(chosen))


def every_moment(most: int = 3) -> Iterator[Game]:
    for number in range(GAMES):
        yield from moments(number, most)


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.config.players)]


def in_world(game: Game, world: State) -> Game:
    """The same game with another state that a viewer cannot tell from the true one."""
    other = game.as_of(len(game.played))
    world.learned = game.state.learned
    other.state = world
    return other


def plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def choices_of(game: Game) -> list[str]:
    return [option.text for option in flow.options(game.state)]
