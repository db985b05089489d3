"""What can be chosen for a new game, and whether a choice can be played."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from sabika.bots.bot import LEVELS
from sabika.core.errors import SabikaError
from sabika.core.module import Module
from sabika.core.ruleset import Config, Ruleset
from sabika.rules.alhambra.setting_up import SettingUp
from sabika.rules.boxes import (
    BOXES,
    LEAST_PLAYERS,
    MODULES,
    MOST_PLAYERS,
    config_problems,
    fitting,
    module_order,
    ruleset,
)
from sabika.rules.register import RuleEntry, register
from sabika.server.show.words import Words
from sabika.server.wire import (
    BotInfo,
    BoxInfo,
    Catalogue,
    MixInfo,
    MixVerdict,
    ModuleInfo,
    Named,
    Note,
    Setup,
    TableOptionInfo,
)


class Mix(NamedTuple):
    """A box with modules."""

    box: str
    modules: tuple[str, ...] = ()


MIXES: Final = {
    "first_game": Mix("alhambra"),
    "market_day": Mix("alhambra", ("bazaars", "street_trader")),
    "fortress": Mix("alhambra", ("watchtowers", "building_sites")),
    "court_of_the_sultan": Mix("alhambra", ("characters", "sultan")),
    "grand_architect": Mix("alhambra", ("bazaars", "watchtowers", "building_sites")),
    "night_in_the_city": Mix("alhambra", ("vizier", "thieves", "change")),
    "treasury": Mix("alhambra", ("diamonds", "treasure_chamber", "exchange_certificates")),
    "master_plan": Mix("alhambra", ("squares", "master_builders", "falconers")),
    "border_country": Mix("alhambra", ("city_gates", "camps", "invaders")),
    "everything": Mix("alhambra", tuple(MODULES)),
    "first_city": Mix("granada"),
    "merchant_city": Mix("granada", ("currency_exchange", "change", "exchange_certificates")),
    "restless_city": Mix("granada", ("vizier", "thieves", "invaders")),
    "hill_and_city": Mix("combined"),
    "hill_and_court": Mix("combined", ("characters", "master_builders")),
    "hill_and_harvest": Mix("combined", ("squares", "bazaars", "city_gates")),
    "first_palace": Mix("red_palace"),
    "palace_market": Mix("red_palace", ("bazaars",)),
    "palace_province": Mix("red_palace", ("camps", "bazaars", "medina")),
}
"""Recommended mixes, by box; the first of each box has no modules."""
EDITIONS: Final = SettingUp.options["edition"][1:]
"""Editions with names of their own."""


@cache
def catalogue(language: str) -> Catalogue:
    """Everything that can be chosen, in words."""
    say = Words(language)
    modules = module_order(list(MODULES))
    return Catalogue(
        boxes=[_box(key, say) for key in BOXES],
        modules=[_module(key, say) for key in modules],
        options=[option for owner, boxes in _owners().items() for option in _options(owner, boxes, say)],
        mixes=[_mix(key, mix, say) for key, mix in MIXES.items()],
        bots=[
            BotInfo(key=key, name=say.text(f"bot-{key}"), description=say.text(f"bot-{key}-about")) for key in LEVELS
        ],
    )


def _box(key: str, say: Words) -> BoxInfo:
    fits = fitting(key)
    return BoxInfo(
        key=key,
        name=say.text(f"box-{key}"),
        tagline=say.text(f"box-{key}-tagline"),
        description=say.text(f"box-{key}-about"),
        least_players=LEAST_PLAYERS,
        most_players=MOST_PLAYERS,
        minutes=BOXES[key].minutes,
        modules=fits,
        misfits={
            module: say.text("problem-misfit", module=module, box=key)
            for module in module_order(list(MODULES))
            if module not in fits
        },
    )


def _module(key: str, say: Words) -> ModuleInfo:
    module = MODULES[key]
    return ModuleInfo(
        key=key,
        number=module.number,
        name=_name(key, "", say),
        names={
            edition: name for edition in EDITIONS if (name := _name(key, edition, say)) != say.text(f"module-{key}")
        },
        tagline=say.text(f"module-{key}-tagline"),
        description=say.text(f"module-{key}-about"),
        complexity=module.complexity,
        minutes=module.minutes,
    )


def _name(key: str, edition: str, say: Words) -> str:
    return Words(f"{say.language}+{edition}" if edition else say.language).text(f"module-{key}")


def _owners() -> dict[type[Module[Any]], list[str]]:
    """Who offers table options: chapters and modules, each with the boxes in which it takes part."""
    found: dict[type[Module[Any]], list[str]] = {}
    for key, box in BOXES.items():
        for owner in (*box.chapters, *(MODULES[name] for name in fitting(key))):
            found.setdefault(owner, []).append(key)
    return dict(sorted(found.items(), key=lambda pair: pair[0].number))


def _options(owner: type[Module[Any]], boxes: list[str], say: Words) -> list[TableOptionInfo]:
    """The options of an owner; one that has other defaults in other boxes is told for each."""
    told: dict[tuple[str, tuple[str, ...]], list[str]] = {}
    for box in boxes:
        for option in owner.options_in(box).items():
            told.setdefault(option, []).append(box)
    return [
        TableOptionInfo(
            key=key,
            name=say.text(f"option-{key}"),
            description=say.text(f"option-{key}-about"),
            choices=[Named(key=value, name=say.text(f"option-{key}-{value}")) for value in values],
            module=owner.key if owner.key in MODULES else None,
            boxes=where,
        )
        for (key, values), where in told.items()
    ]


def _mix(key: str, mix: Mix, say: Words) -> MixInfo:
    return MixInfo(
        key=key,
        name=say.text(f"mix-{key}"),
        description=say.text(f"mix-{key}-about"),
        box=mix.box,
        modules=module_order(list(mix.modules)),
    )


# ---------------------------------------------------------------- a set-up


def config_of(setup: Setup) -> Config:
    """A set-up as the engine takes it."""
    return Config(
        box=setup.box,
        players=setup.players,
        modules=tuple(setup.modules),
        options=setup.options,
        ages=tuple(setup.ages),
    )


def verdict(setup: Setup, language: str) -> MixVerdict:
    """Whether a set-up can be played, what is good to know about it, and how large it is."""
    say, config = Words(language), config_of(setup)
    problems: list[SabikaError] = list(config_problems(config))
    rules: Ruleset | None = None
    if not problems:
        try:
            rules = ruleset(config)
        except SabikaError as error:
            problems.append(error)
    return MixVerdict(
        ok=rules is not None,
        problems=[_problem(error, say) for error in problems],
        hints=[Note(text=entry.text(language), rule=entry.id) for entry in _company(config)] if rules else [],
        minutes=_minutes(config),
        tiles=sum(tile.copies for tile in rules.tiles if not tile.face_of) if rules else 0,
        cards=sum(card.copies for card in rules.cards if card.sort != "means") if rules else 0,
    )


def _problem(error: SabikaError, say: Words) -> Note:
    if not error.key:
        return Note(text=say.text("problem-other", cause=error.cause))
    return Note(text=say.text(f"problem-{error.key}", **error.about))


def _company(config: Config) -> list[RuleEntry]:
    """What the register says about the chosen modules together; of entries that say the same, the first."""
    chosen = {*config.modules, *(["two_player"] if config.players == 2 else [])}
    found: dict[str, RuleEntry] = {}
    for entry in register().values():
        meant = {entry.file, *entry.with_}
        if entry.with_ and meant <= chosen and not set(entry.same_as) & set(found):
            found[entry.id] = entry
    return list(found.values())


def _minutes(config: Config) -> int:
    """Estimated table time: each player more or less than three is a quarter; rounded to five minutes."""
    box = BOXES[config.box].minutes if config.box in BOXES else 0
    three = box + sum(MODULES[key].minutes for key in set(config.modules) & set(MODULES))
    return 5 * round(three * (config.players + 1) / 4 / 5)
