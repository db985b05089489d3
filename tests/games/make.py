"""Plays the recorded games of this folder: ``python -m tests.games.make``. Needed only when the rules version grows.

Every game is played by sensible bots from a fixed seed, so it is short and makes sense to read. Now and then they try
what the modules offer, so that every action of every module is recorded.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

from sabika.bots.bot import decide, make_bot
from sabika.core import log
from sabika.core.ruleset import Config
from sabika.game import Game
from sabika.rules.boxes import MODULES

HERE: Final = Path(__file__).parent
NAMES: Final = ("Aisha", "Boabdil", "Carmen", "Daud", "Elvira", "Faris")
CURIOSITY: Final = 0.3

GAMES: Final = {
    **{f"base_{players}": Config(players=players) for players in range(2, 7)},
    **{module: Config(players=2 + number % 3, modules=(module,)) for number, module in enumerate(MODULES)},
    **{f"all_{players}": Config(players=players, modules=tuple(MODULES)) for players in (2, 4)},
}
"""Every recorded game by its name."""
SEEDS: Final = {"all_4": 2, "base_2": 10, "base_4": 7, "characters": 3, "street_trader": 2}
"""Chosen so that everything happens in some game."""


def play(name: str) -> Game:
    """A whole game between bots that are sensible and a little curious."""
    seed = f"{name} {SEEDS.get(name, 1)}"
    config, rng = GAMES[name], random.Random(seed)
    bot = make_bot("sensible", rng)
    game = Game(config, names=NAMES[: config.players], seed=seed)
    verbs = {kind.name for module in config.modules for kind in game.rules.modules[module].kinds}
    while not game.over:
        new = [option.text for option in game.options() if option.action.kind in verbs]
        curious = new and rng.random() < CURIOSITY
        game.play(rng.choice(new) if curious else game.rules.codec.text(decide(bot, game.state)))
    return game


if __name__ == "__main__":
    for name in GAMES:
        (HERE / f"{name}.agn").write_text(log.write(play(name).log()), "utf-8")
        print(name)
