"""Plays the recorded games of this folder: ``make games``. Needed only when the rules version grows.

Every game is played by sensible bots, so it is short and makes sense to read. Now and then they try what modules and
boxes offer. The seeds of a game are tried one after another until what it shall show happens in it.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path
from typing import Final

from sabika.bots.bot import decide, make_bot
from sabika.core import log
from sabika.core.events import Event
from sabika.core.ruleset import Config
from sabika.game import Game
from sabika.rules.boxes import MODULES, SERVING, ruleset

HERE: Final = Path(__file__).parent
NAMES: Final = ("Aisha", "Boabdil", "Carmen", "Daud", "Elvira", "Faris")
CURIOSITY: Final = 0.3

GAMES: Final = {
    **{f"base_{players}": Config(players=players) for players in range(2, 7)},
    **{key: Config(players=2 + (module.number + 1) % 3, modules=(key,)) for key, module in MODULES.items()},
    **{f"all_{players}": Config(players=players, modules=tuple(MODULES)) for players in (2, 4)},
    "granada_2": Config(box="granada", players=2),
    "granada_3": Config(box="granada", players=3),
    "granada_5": Config(
        box="granada", players=5, modules=("vizier", "characters", "invaders"), options={"city_scoring": "simple"}
    ),
    "combined_2": Config(box="combined", players=2),
    "combined_3": Config(box="combined", players=3),
    "combined_5": Config(box="combined", players=5, modules=("city_gates", "camps", "street_trader", "bazaars")),
    "red_palace_2": Config(box="red_palace", players=2),
    "red_palace_3": Config(box="red_palace", players=3, options={"guard_board": "first_game"}),
    "red_palace_5": Config(box="red_palace", players=5, modules=("camps", "bazaars", "medina")),
}
"""Every recorded game by its name."""

SHOWN: Final = {
    "base_2": "give tie",
    "base_3": "build remove exchange",
    "base_6": "reshuffled",
    "characters": "dance beg entertainer",
    "vizier": "special-move wake-vizier",
    "thieves": "steal",
    "master_builders": "play-builder",
    "street_trader": "move-in swap-citizen keep-citizens",
    "bazaars": "buy-bazaar",
    "sultan": "keep-mark redraw mark claim let-go",
    "watchtowers": "place-tower return-tower",
    "building_sites": "establish choose-site complete",
    "invaders": "invasion scouted",
    "falconers": "buy-falcon stop-falcons",
    "magical_buildings": "place-turned build-turned exchange-turned",
    "change": "change-given",
    "caravanserai": "buy-caravanserai move-marker keep-markers",
    "exchange_certificates": "store store-nothing",
    "bonus_cards": "play-bonus keep-bonus",
    "squares": "take-square",
    "city_gates": "take-gate place-gate build-gate",
    "city_walls": "build-wall",
    "treasure_chamber": "place-chest pass-chests chests-returned",
    "art_of_the_moors": "develop culture-marked",
    "all_2": "hoard change-money skip-redesign",
    "all_4": "name-kind skip-character",
    "granada_2": "give turn-over reserve",
    "granada_3": "turn-over forfeit build exchange",
    "granada_5": "special-move turn-over forfeit",
    "combined_2": "give turn-over forfeit",
    "combined_3": "turn-over forfeit reshuffled remove",
    "combined_5": "turn-over place-gate exchange-gate buy-bazaar",
    "red_palace_2": "give swap-token redraw-token take-half",
    "red_palace_3": "spend take-card attach-wall plaza-taken counts-as-exact go-on",
    "red_palace_5": "buy-ahead move-guard post-guard buy-bazaar",
}
"""Actions and events that must happen in a game; ``tie`` is a leftover for which equals compete."""


def is_tie(event: Event) -> bool:
    return event.kind == "leftover-stays" and max(event.args["sums"]) > 0


def play(name: str, seed: str) -> Game:
    """A whole game between bots that are sensible and a little curious."""
    config, rng = GAMES[name], random.Random(seed)
    bot = make_bot("sensible", rng)
    game = Game(config, names=NAMES[: config.players], seed=seed)
    verbs = new_verbs(game)
    while not game.over:
        new = [option.text for option in game.options() if option.action.kind in verbs]
        curious = new and rng.random() < CURIOSITY
        game.play(rng.choice(new) if curious else game.rules.codec.text(decide(bot, game.state)))
    return game


def new_verbs(game: Game) -> set[str]:
    """The actions that its modules and its box add to those of the base game."""
    known = {*ruleset(Config(players=2)).codec.number, *(kind.name for each in SERVING.values() for kind in each.kinds)}
    return set(game.rules.codec.number) - known


def happens(game: Game) -> set[str]:
    """The actions and events of a game."""
    events = [event for heard in game.events for event in heard]
    verbs = {entry.text.split()[0] for entry in game.log().entries}
    return verbs | {event.kind for event in events} | {"tie" for event in events if is_tie(event)}


def make(name: str) -> Game:
    """The game to be recorded under a name."""
    games = (play(name, f"{name} {number}") for number in count(1))
    return next(game for game in games if happens(game).issuperset(SHOWN.get(name, "").split()))


if __name__ == "__main__":
    for name in GAMES:
        game = make(name)
        (HERE / f"{name}.agn").write_text(log.write(game.log()), "utf-8")
        print(f"{name}: {len(game.log().entries)} actions, {game.scores}")
