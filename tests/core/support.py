"""What the tests of the core share: random mixes, and random games in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.game import Game
from sabika.rules.boxes import MODULES, ruleset

ALL = tuple(MODULES)
"""Every module there is."""
SIX = ("characters", "street_trader", "bazaars", "sultan", "watchtowers", "building_sites")
"""Modules that strain the contract most; some tests know them in detail."""


def random_config(rng: random.Random) -> Config:
    """Any number of players, up to eight modules, any table options."""
    players, modules = rng.randint(2, 6), tuple(rng.sample(ALL, rng.randint(0, 8)))
    offered = [module.options for module in ruleset(Config(players=players, modules=modules)).modules.values()]
    options = {name: rng.choice(values) for module in offered for name, values in module.items()}
    return Config(players=players, modules=modules, options=options)


def random_game(config: Config, seed: str, decisions: int = 20_000) -> Game:
    """A game at a table, played at random to its end or for so many decisions."""
    game, rng = Game(config, seed=seed), random.Random(seed)
    while not game.over and decisions:
        game.play(game.rules.codec.action(rng.choice(flow.moves(game.state))))
        decisions -= 1
    return game


@cache
def finished_game(players: int, modules: tuple[str, ...], seed: str) -> Game:
    """A finished random game; whoever asks for it must not change it."""
    return random_game(Config(players=players, modules=modules), seed)


def decisions(config: Config, seed: str) -> Iterator[State]:
    """Every state of a random game in which somebody decides, and its end; none of them is touched afterwards."""
    s, rng = flow.start(ruleset(config), Chance.from_text(seed)), random.Random(seed)
    while not s.over:
        yield s
        s = s.clone()
        flow.play_move(s, rng.choice(flow.moves(s)))
    yield s
