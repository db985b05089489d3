"""Boxes and modules that can be chosen, and the compiled rulesets of mixes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from sabika.core.errors import SetupError
from sabika.core.module import Module, uses
from sabika.core.ruleset import Config, Ruleset, Space
from sabika.rules.alhambra import pieces
from sabika.rules.alhambra.buying import Buying
from sabika.rules.alhambra.ending import Ending
from sabika.rules.alhambra.money import Money
from sabika.rules.alhambra.pausing import Pausing
from sabika.rules.alhambra.pieces import BaseData, Buildings, MoneyCards
from sabika.rules.alhambra.placing import PlacingTiles
from sabika.rules.alhambra.redesigning import ExtraRedesigns, Redesigning
from sabika.rules.alhambra.scoring import Majorities, Scoring, Walls
from sabika.rules.alhambra.setting_up import SettingUp
from sabika.rules.alhambra.turn import Turn
from sabika.rules.alhambra.two_players import TwoPlayers
from sabika.rules.combined.cities import ALHAMBRA, GRANADA, Cities, DirkInBoth, SecondCity, SettingUpBoth
from sabika.rules.combined.deck import LongDeck
from sabika.rules.combined.scoring import Joint, MoatsBeside
from sabika.rules.components import Overrides, fingerprint, load
from sabika.rules.granada.leftovers import Forfeiting, OneByOne
from sabika.rules.granada.pieces import GranadaTiles
from sabika.rules.granada.placing import PlacingFaces
from sabika.rules.granada.scoring import CityMajorities, Moats
from sabika.rules.granada.yard import CityYard, Marker, Yard
from sabika.rules.modules.m01_vizier import Vizier
from sabika.rules.modules.m02_currency_exchange import CurrencyExchange
from sabika.rules.modules.m03_bonus_cards import BonusCards
from sabika.rules.modules.m04_squares import Squares
from sabika.rules.modules.m05_city_gates import CityGates
from sabika.rules.modules.m06_diamonds import Diamonds
from sabika.rules.modules.m07_characters import Characters
from sabika.rules.modules.m08_camps import Camps
from sabika.rules.modules.m09_city_walls import CityWalls
from sabika.rules.modules.m10_thieves import Thieves
from sabika.rules.modules.m11_change import Change
from sabika.rules.modules.m12_street_trader import StreetTrader
from sabika.rules.modules.m13_treasure_chamber import TreasureChamber
from sabika.rules.modules.m14_master_builders import MasterBuilders
from sabika.rules.modules.m15_invaders import Invaders
from sabika.rules.modules.m16_bazaars import Bazaars
from sabika.rules.modules.m17_new_score_cards import NewScoreCards
from sabika.rules.modules.m18_sultan import Sultan
from sabika.rules.modules.m19_caravanserai import Caravanserai
from sabika.rules.modules.m20_art_of_the_moors import ArtOfTheMoors
from sabika.rules.modules.m21_falconers import Falconers
from sabika.rules.modules.m22_watchtowers import Watchtowers
from sabika.rules.modules.m23_building_sites import BuildingSites
from sabika.rules.modules.m24_exchange_certificates import ExchangeCertificates
from sabika.rules.modules.m25_magical_buildings import MagicalBuildings
from sabika.rules.modules.m26_medina import Medina
from sabika.rules.order import ORDER
from sabika.rules.red_palace.abilities import Abilities, TurnWithAbilities
from sabika.rules.red_palace.guards import Guards
from sabika.rules.red_palace.overview import YardAndOverview
from sabika.rules.red_palace.pieces import Terrain
from sabika.rules.red_palace.placing import PlacingBuildings
from sabika.rules.red_palace.score_tiles import ScoreTiles
from sabika.rules.red_palace.setting_up import Preparing
from sabika.rules.red_palace.tokens import Tokens
from sabika.rules.red_palace.two_players import TwoPlayersWithGuards

RULES_VERSION: Final = 1
"""Grows when an old log would replay differently."""


class Box(NamedTuple):
    """A game that can be played by itself."""

    chapters: tuple[type[Module[Any]], ...]
    two_players: type[Module[Any]]
    minutes: int
    """Table time of three players."""
    spaces: tuple[Space, ...]


MARKET: Final = tuple(map(Space, range(4)))
"""base.setup.market-currencies: a space for each currency."""

TWO_CITIES: Final = tuple(Space(space.currency, city) for space in MARKET for city in (ALHAMBRA, GRANADA))
"""combined.setup.yard, combined.refill.order: a tile of each city for each currency."""

BOXES: Final = {
    "alhambra": Box(
        (
            Buildings, MoneyCards, SettingUp, Turn, Money, Buying, Redesigning, PlacingTiles,
            Scoring, Walls, Majorities, Ending,
        ),
        TwoPlayers, minutes=45, spaces=MARKET,
    ),
    "granada": Box(
        (
            GranadaTiles, MoneyCards, SettingUp, Turn, Money, CityYard, Marker, Redesigning, PlacingFaces, Scoring,
            Moats, CityMajorities, OneByOne, Forfeiting,
        ),
        TwoPlayers, minutes=60, spaces=MARKET,
    ),
    "combined": Box(
        (
            Buildings, SecondCity, MoneyCards, SettingUpBoth, Turn, LongDeck, Yard, Marker, Redesigning, PlacingFaces,
            Scoring, Walls, Majorities, MoatsBeside, CityMajorities, Joint, OneByOne, Forfeiting, Cities,
        ),
        DirkInBoth, minutes=120, spaces=TWO_CITIES,
    ),
    "red_palace": Box(
        (
            Terrain, Tokens, MoneyCards, Preparing, TurnWithAbilities, Money, YardAndOverview, Redesigning,
            PlacingBuildings, Scoring, Walls, Majorities, ScoreTiles, Ending, Guards, Abilities,
        ),
        TwoPlayersWithGuards, minutes=60, spaces=MARKET,
    ),
}  # fmt: skip
SERVING: Final[dict[str, type[Module[Any]]]] = {"extra_redesigns": ExtraRedesigns, "interruptions": Pausing}
"""By extension point the chapter that serves it, in a mix in which some module uses it."""
MODULES: Final[dict[str, type[Module[Any]]]] = {
    module.key: module
    for module in (
        Vizier,
        CurrencyExchange,
        BonusCards,
        Squares,
        CityGates,
        Diamonds,
        Characters,
        Camps,
        CityWalls,
        Thieves,
        Change,
        StreetTrader,
        TreasureChamber,
        MasterBuilders,
        Invaders,
        Bazaars,
        NewScoreCards,
        Sultan,
        Caravanserai,
        ArtOfTheMoors,
        Falconers,
        Watchtowers,
        BuildingSites,
        ExchangeCertificates,
        MagicalBuildings,
        Medina,
    )
}

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 6

MIXES_REMEMBERED: Final = 500
"""Compiled rulesets that are kept; a server is asked for many."""
_compiled: dict[Any, Ruleset] = {}


def ruleset(config: Config, overrides: Overrides | None = None) -> Ruleset:
    """The compiled ruleset of a mix, shared between games; raises ``SetupError`` when it cannot be played."""
    key = msgspec.json.encode((config, overrides or {}), order="deterministic")
    found = _compiled.get(key)
    if found is None:
        if len(_compiled) >= MIXES_REMEMBERED:
            del _compiled[next(iter(_compiled))]
        found = _compiled[key] = _compile(config, overrides or {})
    return found


def config_problems(config: Config) -> Iterator[SetupError]:
    """base.players.count, combinations.any-subset: everything that cannot be chosen together."""
    if config.box not in BOXES:
        yield SetupError(
            f"unknown box {config.box!r}", remedy=f"one of {', '.join(BOXES)}", key="box", args={"box": config.box}
        )
    if not LEAST_PLAYERS <= config.players <= MOST_PLAYERS:
        yield SetupError(
            f"{config.players} players", remedy="2 to 6 can play", key="players", args={"players": config.players}
        )
    for name in config.modules:
        if name not in MODULES:
            known = ", ".join(MODULES)
            yield SetupError(f"unknown module {name!r}", remedy=f"one of {known}", key="module", args={"module": name})
        elif config.box in BOXES and config.box not in MODULES[name].boxes:
            cause = f"module {name!r} cannot join the box {config.box!r}"
            remedy = f"it can join {', '.join(MODULES[name].boxes)}"
            yield SetupError(cause, remedy=remedy, key="misfit", args={"module": name, "box": config.box})
    if len(set(config.modules)) != len(config.modules):
        yield SetupError("a module is named twice", remedy="name each module once", key="module-twice")
    if len(set(config.ages)) != len(config.ages) or not set(config.ages) <= set(range(config.players)):
        remedy = "name each seat at most once, the youngest first"
        yield SetupError("the order of ages is no order", remedy=remedy, key="ages")


def check_config(config: Config) -> None:
    """Raises ``SetupError`` with the first problem of a mix."""
    for problem in config_problems(config):
        raise problem


def _compile(config: Config, overrides: Overrides) -> Ruleset:
    check_config(config)
    box = BOXES[config.box]
    chapters = box.chapters + ((box.two_players,) if config.players == 2 else ())
    chosen = sorted((MODULES[name] for name in config.modules), key=lambda module: module.number)
    chapters += tuple(chapter for point, chapter in SERVING.items() if any(uses(module, point) for module in chosen))
    config = msgspec.structs.replace(config, modules=tuple(module.key for module in chosen))
    modules = [_made(module, overrides) for module in (*chapters, *chosen)]
    base = load("base", BaseData, overrides)
    pieces.check(base)
    used = ["base", *(module.data_file for module in modules if module.data_file is not None)]
    return Ruleset(
        config, modules, ORDER, currencies=base.currencies, spaces=box.spaces, fingerprint=fingerprint(used, overrides)
    )


def _made(kind: type[Module[Any]], overrides: Overrides) -> Module[Any]:
    module = kind()
    if kind.data_file is not None:
        module.data = load(kind.data_file, kind.data_type, overrides)
    return module


def fitting(box: str) -> list[str]:
    """The modules that may join a box, in the order of the rulebook."""
    check_config(Config(box=box))
    return module_order([name for name, module in MODULES.items() if box in module.boxes])


def module_order(names: Sequence[str]) -> list[str]:
    """Module keys in the order of the rulebook."""
    return sorted(names, key=lambda name: MODULES[name].number)
