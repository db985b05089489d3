"""Whatever a module brings has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sabika import Config, Game, register, ruleset
from sabika.bots.bot import BOTS, LEVELS
from sabika.core import flow
from sabika.core.errors import SetupError
from sabika.core.state import Frame
from sabika.rules.alhambra.setting_up import SettingUp
from sabika.rules.boxes import BOXES, MODULES, config_problems, fitting
from sabika.server import show
from sabika.server.show.asking import frame_key
from sabika.server.show.choosing import MIXES
from sabika.server.show.words import Words, component_of
from sabika.server.wire import Setup
from sabika.text.messages import bundle
from tests.core.support import ALL
from tests.show.support import LANGUAGES, desk, every_moment, played, viewers
from tests.text.test_messages import all_messages

SOURCE = Path(show.__file__).parents[2]
EDITIONS = SettingUp.options["edition"]


def deciding_frames() -> list[type[Frame]]:
    mixes = [ruleset(Config(box=box, players=2, modules=tuple(fitting(box)))) for box in BOXES]
    return [*dict.fromkeys(frame for rules in mixes for frame in rules.decides)]


def test_every_decision_has_a_prompt_and_something_to_wait_for() -> None:
    keys = {frame_key(frame) for frame in deciding_frames()}
    messages = all_messages()
    for head in ("prompt", "waits"):
        written = {key.removeprefix(f"{head}-") for key in messages if key.startswith(f"{head}-")}
        assert written - {"help", "range"} == keys
    for frame in deciding_frames():
        known = {*frame.__struct_fields__}
        known |= {name for field, name in (("leader", "owner"), ("kinds", "number")) if field in known}
        for head in ("prompt", "waits"):
            assert messages[f"{head}-{frame_key(frame)}"].variables <= known, frame


def test_every_prompt_met_in_play_can_be_said() -> None:
    for game in every_moment():
        for seat in viewers(game):
            for language in LANGUAGES:
                decision = show.table(game, seat, language, desk(game)).decision
                if decision is not None:
                    assert decision.prompt
                    assert "{" not in decision.prompt
                    if seat != game.decider:
                        assert game.names[decision.seat] in decision.prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_has_words_for_all_that_can_be_chosen(language: str) -> None:
    found = show.catalogue(language)
    assert [box.key for box in found.boxes] == list(BOXES)
    assert {module.key for module in found.modules} == set(MODULES)
    assert [module.number for module in found.modules] == sorted(module.number for module in MODULES.values())
    assert [bot.key for bot in found.bots] == list(LEVELS)
    for module in found.modules:
        assert 1 <= module.complexity <= 3
        assert module.minutes >= 5
        assert len(module.tagline) < 50
        assert len(re.findall(r"[.!?](?:\s|$)", module.description)) == 2
    for mix in found.mixes:
        assert set(mix.modules) <= set(MODULES)
        assert show.verdict(Setup(box=mix.box, modules=mix.modules), language).ok
    for box in found.boxes:
        assert next(mix for mix in found.mixes if mix.box == box.key).modules == []
        assert {*box.modules, *box.misfits} == set(MODULES)
        assert not set(box.modules) & set(box.misfits)
    for box in BOXES:
        offered = {name: values for module in (*BOXES[box].chapters, *(MODULES[name] for name in fitting(box)))
                   for name, values in module.options_in(box).items()}  # fmt: skip
        there = [option for option in found.options if box in option.boxes]
        assert {option.key: tuple(choice.key for choice in option.choices) for option in there} == offered
    for option in found.options:
        joining = [MODULES[name] for box in option.boxes for name in fitting(box)]
        assert (option.module is None) == all(option.key not in module.options for module in joining)


def test_nothing_in_the_catalogue_is_said_for_nothing() -> None:
    """Every text of the file belongs to something that exists."""
    things = [f"box-{box}" for box in BOXES] + [f"module-{module}" for module in MODULES]
    expected = {thing + tail for thing in things for tail in ("", "-tagline", "-about")}
    expected |= {f"bot-{bot}{tail}" for bot in BOTS for tail in ("", "-about")}
    expected |= {f"mix-{mix}{tail}" for mix in MIXES for tail in ("", "-about")}
    assert {key for key in all_messages() if key.startswith(("box-", "module-", "bot-", "mix-"))} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_and_every_piece_on_the_table_has_a_name(language: str) -> None:
    say = Words(language)
    for number in range(6):
        for events in played(number).events:
            for event in events:
                for line in event.args.get("lines", ()):
                    assert say.component(component_of(line))
    scored = {key.removeprefix("score-") for key in all_messages() if key.startswith("score-")} - {"majority"}
    for component in scored:
        assert say.component(component)


def test_every_note_and_item_name_is_used() -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCE.joinpath("rules").rglob("*.py"))
    characters = {f"note-{card.key}" for card in ruleset(Config(modules=ALL)).cards if card.sort == "character"}
    for key in all_messages():
        if key.startswith("note-") and key not in characters:
            assert f'"{key}"' in source, key
        if key.startswith("item-"):
            assert f'key="{key.removeprefix("item-")}"' in source, key
    assert characters <= set(all_messages())


# ---------------------------------------------------------------- verdicts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_set_up_is_told_in_words(language: str) -> None:
    bad = Setup(box="palace", players=7, modules=["bazaars", "bazaars", "dragons"], ages=[1, 1])
    verdict = show.verdict(bad, language)
    assert not verdict.ok
    assert len(verdict.problems) == len(list(config_problems(show.config_of(bad)))) == 5
    assert all(problem.text and "{" not in problem.text for problem in verdict.problems)
    for options in ({"weather": "fine"}, {"reshuffle": "never"}):
        verdict = show.verdict(Setup(options=options), language)
        assert not verdict.ok
        assert len(verdict.problems) == 1


def test_every_problem_has_a_message() -> None:
    keys = set(re.findall(r'\bkey="([a-z-]+)"', (SOURCE / "rules" / "boxes.py").read_text("utf-8")))
    keys |= set(re.findall(r'\bkey="([a-z-]+)"', (SOURCE / "core" / "ruleset.py").read_text("utf-8")))
    problems = {key.removeprefix("problem-") for key in all_messages() if key.startswith("problem-")}
    assert keys | {"other"} <= problems
    assert str(SetupError("a", key="players", args={"players": 9}).at("there")) == "there: a"


def test_a_set_up_that_can_be_played_is_sized_and_commented() -> None:
    base = show.verdict(Setup(players=3), "en")
    assert (base.ok, base.tiles, base.cards, base.minutes, base.hints) == (True, 54, 110, 45, [])
    more = show.verdict(Setup(players=3, modules=["bazaars", "characters"]), "en")
    assert (more.tiles, more.cards) == (62, 120)
    assert more.minutes > base.minutes
    assert {note.rule for note in more.hints} >= {"bazaars.characters.rich-patron"}
    assert "characters.interaction.patron-bazaar" not in {note.rule for note in more.hints}
    alone = {note.rule for note in show.verdict(Setup(players=3, modules=["bazaars"]), "en").hints}
    assert alone == set()
    assert "bazaars.scoring.two-player" in {
        note.rule for note in show.verdict(Setup(players=2, modules=["bazaars"]), "en").hints
    }
    assert show.verdict(Setup(players=6), "en").minutes > base.minutes > show.verdict(Setup(players=2), "en").minutes


# ---------------------------------------------------------------- the rulebook


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_in_a_chapter(language: str) -> None:
    book = show.rulebook(language)
    assert {rule.id for rule in book.rules} == set(register())
    assert len(book.rules) == len(register())
    chapters = [chapter.key for chapter in book.chapters]
    assert {rule.chapter for rule in book.rules} == set(chapters)
    assert chapters[0] == "base-players"
    assert chapters[-1] == "combinations"
    for rule in book.rules:
        assert rule.text == register()[rule.id].text(language)


# ---------------------------------------------------------------- pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_face(language: str) -> None:
    rules = ruleset(Config(players=2, modules=ALL))
    pieces = show.pieces(rules, language)
    assert set(pieces.tiles) == {"start", *rules.tile_keys}
    assert set(pieces.cards) == set(rules.card_keys)
    assert pieces.tiles["bazaar-denar-a"].extra["currency"] == "denar"
    assert len(pieces.tiles["bazaar-denar-a"].extra["kinds"]) == 3
    assert pieces.tiles["watchtower-garden"].extra == {"colour": "garden"}
    assert pieces.tiles["watchtower-garden"].corner == "NW"
    assert pieces.tiles["garden-10-N"].walls == "N"
    assert pieces.cards["denar9"].value == 9
    for named in (*pieces.tiles.values(), *pieces.cards.values(), *pieces.kinds, *pieces.currencies):
        assert named.name
        assert named.name != named.key or "-" not in named.key


@pytest.mark.rule("base.edition.precedence")
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_changes_names_and_nothing_else(language: str) -> None:
    modules = ("currency_exchange", "squares")
    games = [Game(Config(modules=modules, options={"edition": edition}), seed="names") for edition in EDITIONS]
    plain_names, other_names = ({m.key: m.name for m in show.pieces(g.rules, language).modules} for g in games)
    assert all(plain_names[key] != other_names[key] for key in modules)
    tiles, others = (show.pieces(game.rules, language).tiles for game in games)
    assert {key for key in tiles if tiles[key].name != others[key].name} == {key for key in tiles if "square" in key}
    catalogue = {module.key: module.names for module in show.catalogue(language).modules}
    assert {key: names for key, names in catalogue.items() if names} == {
        key: {EDITIONS[1]: other_names[key]} for key in modules
    }
    assert flow.moves(games[0].state) == flow.moves(games[1].state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_only_says_what_is_said_otherwise(language: str) -> None:
    """Every message of an edition stands for one of the language, with the same arguments."""
    for edition in EDITIONS[1:]:
        own = bundle(f"{language}+{edition}")
        assert set(own._messages) == set(bundle(language)._messages)
