"""Every sentence exists in three languages, says what the code passes to it, and cites rules that exist."""

from __future__ import annotations

import ast
import importlib
import random
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from sabika import Config, Event, Game, Messages, Refusal, ScoreLine, register, ruleset
from sabika.core.errors import NotationError
from sabika.rules.boxes import BOXES, MODULES, fitting
from sabika.rules.order import ORDER
from sabika.text.messages import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "sabika"
LOCALES = SOURCE / "text" / "locales"
FTL_FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
EDITION_FILES = sorted(path.relative_to(LOCALES / "en").as_posix() for path in (LOCALES / "en" / "editions").iterdir())

SILENT_EVENTS = {
    "scored": "its lines are told one by one, each with its own sentence",
    "put-back": "the Dancer has been told of already; where the tile went is for the record alone",
}

# ---------------------------------------------------------------- the messages


class _Parts(visitor.Visitor):
    """The variables and the literal text of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.text: list[str] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text.append(node.value)


class Message(NamedTuple):
    variables: frozenset[str]
    text: str


@cache
def messages(language: str, name: str) -> dict[str, Message]:
    """The messages of a file; a message that cannot be parsed or stands there twice fails."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse((LOCALES / language / name).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content!r}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands there twice"
            parts = _Parts()
            parts.visit(entry.value)
            found[entry.id.name] = Message(frozenset(parts.variables), "".join(parts.text))
    return found


@cache
def all_messages(language: str = "en") -> dict[str, Message]:
    found: dict[str, Message] = {}
    for name in FTL_FILES:
        double = set(found) & set(messages(language, name))
        assert not double, f"{language}/{name}: {double} stands in another file too"
        found |= messages(language, name)
    return found


def test_every_language_has_the_same_files() -> None:
    assert sorted(path.name for path in LOCALES.iterdir()) == sorted(LANGUAGES)
    for language in LANGUAGES:
        found = [path.relative_to(LOCALES / language).as_posix() for path in (LOCALES / language).rglob("*.ftl")]
        assert sorted(found) == sorted([*FTL_FILES, *EDITION_FILES])


@pytest.mark.parametrize("name", EDITION_FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_has_other_words_for_messages_that_exist(language: str, name: str) -> None:
    for key, message in messages(language, name).items():
        assert message.variables == all_messages(language)[key].variables
        assert message.text != all_messages(language)[key].text


@pytest.mark.parametrize("name", FTL_FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_exists_in_every_language_with_the_same_variables(language: str, name: str) -> None:
    english, other = messages("en", name), messages(language, name)
    assert list(english) == list(other)
    assert {key: m.variables for key, m in english.items()} == {key: m.variables for key, m in other.items()}


# ---------------------------------------------------------------- what the code says


class Call(NamedTuple):
    """A call in the source, with what is needed to find out what its arguments can be."""

    place: str
    node: ast.Call
    function: ast.AST
    module: ModuleType


@cache
def trees() -> dict[Path, ast.Module]:
    """The source of the game; the server and its messages have tests of their own."""
    paths = [path for path in sorted(SOURCE.rglob("*.py")) if "server" not in path.parts]
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


def calls(name: str = "") -> Iterator[Call]:
    """Every call of a function or method of this name, or every call there is."""
    for path, tree in trees().items():
        dotted = ".".join(["sabika", *path.relative_to(SOURCE).with_suffix("").parts]).removesuffix(".__init__")
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for node in ast.walk(tree):
            called = getattr(node, "func", None)
            if isinstance(node, ast.Call) and name in ("", getattr(called, "attr", None), getattr(called, "id", None)):
                around = [f for f in functions if f.lineno <= node.lineno <= (f.end_lineno or 0)]
                inner = max(around, key=lambda f: f.lineno, default=tree)
                place = f"{path.relative_to(SOURCE).as_posix()}:{node.lineno}"
                yield Call(place, node, inner, importlib.import_module(dotted))


def strings(call: Call, node: ast.AST) -> set[str]:
    """Every string an expression can be; what is filled in at run time becomes ``*``."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.JoinedStr(values=parts):
            return {"".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)}
        case ast.IfExp(body=body, orelse=orelse):
            return strings(call, body) | strings(call, orelse)
        case ast.Subscript(value=table):
            return strings(call, table)
        case ast.Dict(values=values) | ast.Tuple(elts=values) | ast.List(elts=values):
            return set().union(*(strings(call, value) for value in values))
        case ast.Attribute(attr=name):
            return set(keyword_strings(name))
        case ast.Name(id=name):
            return named_strings(call, name)
    raise AssertionError(f"{call.place}: cannot tell what {ast.unparse(node)} can be")


def named_strings(call: Call, name: str) -> set[str]:
    """What a name can stand for: what the function assigns to it, a constant of the module, or an argument."""
    found: set[str] = set()
    for node in ast.walk(call.function):
        if isinstance(node, ast.Assign):
            found |= assigned_strings(call, node.targets[0], node.value, name)
    if not found and hasattr(call.module, name):
        value = getattr(call.module, name)
        found = {value} if isinstance(value, str) else set(value.values() if isinstance(value, dict) else value)
    if not found and isinstance(call.function, ast.FunctionDef):
        arguments = call.function.args.args
        for argument, default in zip(reversed(arguments), reversed(call.function.args.defaults), strict=False):
            if argument.arg == name:
                found = strings(call, default) | keyword_strings(name)
        if name in [argument.arg for argument in call.function.args.kwonlyargs]:
            found = set(keyword_strings(name))
    assert found, f"{call.place}: cannot tell what {name} can be"
    return found


def assigned_strings(call: Call, target: ast.AST, value: ast.AST, name: str) -> set[str]:
    if isinstance(target, ast.Name):
        return strings(call, value) if target.id == name else set()
    at = [i for i, part in enumerate(getattr(target, "elts", ())) if isinstance(part, ast.Name) and part.id == name]
    if not at:
        return set()
    table = value.value if isinstance(value, ast.Subscript) else value
    rows = table.values if isinstance(table, ast.Dict) else [table]
    return set().union(*(strings(call, row.elts[at[0]]) for row in rows if isinstance(row, ast.Tuple)))


@cache
def keyword_strings(name: str) -> frozenset[str]:
    """What any call passes by this name."""
    found: set[str] = set()
    for other in calls():
        found |= {text for k in other.node.keywords if k.arg == name for text in strings(other, k.value) if text}
    assert found, f"nobody passes {name}="
    return frozenset(found)


def passed(call: Call) -> set[str]:
    """The names of the arguments a call passes, ``**where`` included."""
    found = {keyword.arg for keyword in call.node.keywords if keyword.arg is not None}
    for keyword in call.node.keywords:
        if keyword.arg is None:
            found |= dict_keys(call, keyword.value)
    return found


def dict_keys(call: Call, node: ast.AST) -> set[str]:
    """The keys of a dictionary that is written out, here or where its name is assigned."""
    if isinstance(node, ast.Dict):
        return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}
    found: set[str] = set()
    for other in ast.walk(call.function):
        if isinstance(other, ast.Assign):
            target, value = other.targets[0], other.value
            pairs = (
                zip(target.elts, value.elts, strict=True)
                if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple)
                else [(target, value)]
            )
            for one, what in pairs:
                if isinstance(one, ast.Name) and isinstance(node, ast.Name) and one.id == node.id:
                    found |= dict_keys(call, what) if isinstance(what, ast.Dict) else set()
    assert found, f"{call.place}: cannot tell the keys of {ast.unparse(node)}"
    return found


def matching(pattern: str, known: Any) -> list[str]:
    return [name for name in known if fnmatchcase(name, pattern)]


def reason(call: Call, at: int) -> set[str]:
    """The rules (0) or the keys (1) that a call of ``because`` can name, also from a table of both."""
    first = call.node.args[0]
    if not isinstance(first, ast.Starred):
        return strings(call, call.node.args[at])
    if isinstance(first.value, ast.Attribute):
        return set()  # What an action declares; see ``declared``.
    assert isinstance(first.value, ast.Subscript), f"{call.place}: cannot tell what {ast.unparse(first)} can be"
    assert isinstance(first.value.value, ast.Name), f"{call.place}: cannot tell what {ast.unparse(first)} can be"
    return {pair[at] for pair in getattr(call.module, first.value.value.id).values()}


BECAUSE = list(calls("because"))
TELL = [call for call in calls("tell") if len(call.node.args) > 0]
SCORE_LINES = list(calls("ScoreLine"))


def places(found: list[Call]) -> list[Any]:
    return [pytest.param(call, id=call.place) for call in found]


@pytest.mark.parametrize("call", places(BECAUSE))
def test_a_refusal_has_a_sentence_that_knows_its_arguments(call: Call) -> None:
    for pattern in reason(call, 1):
        keys = matching(f"refuse-{pattern}", all_messages())
        assert keys, f"no message refuse-{pattern}"
        for key in keys:
            assert all_messages()[key].variables <= passed(call), key


@pytest.mark.parametrize("call", places(BECAUSE))
def test_a_refusal_cites_rules_of_the_register(call: Call) -> None:
    for pattern in reason(call, 0):
        assert matching(pattern, register()), f"no rule {pattern}"


def declared() -> Iterator[Any]:
    """The actions that are refused wherever they are no option, by the rule and the sentence they declare."""
    yield from (kind for rules in every_ruleset() for kind in rules.codec.kinds)


def test_what_an_action_declares_is_a_rule_and_a_sentence_that_knows_its_fields() -> None:
    for kind in declared():
        rule, key = kind.unless
        known = {"action", *(field.name for field in kind.fields)}
        assert rule in register(), kind.name
        assert all_messages()[f"refuse-{key}"].variables <= known, kind.name


def test_every_refusal_sentence_is_used() -> None:
    patterns = {f"refuse-{pattern}" for call in BECAUSE for pattern in reason(call, 1)}
    patterns |= {f"refuse-{kind.unless[1]}" for kind in declared()}
    used = {key for pattern in patterns for key in matching(pattern, all_messages())}
    assert used == {key for key in all_messages() if key.startswith("refuse-")}


@pytest.mark.parametrize("call", places(SCORE_LINES))
def test_a_score_line_has_a_sentence_and_a_rule(call: Call) -> None:
    _, rule, key, _, *more = call.node.args
    assert {ident for pattern in strings(call, rule) for ident in matching(pattern, register())}
    for name in strings(call, key):
        needed = all_messages()[name].variables - {"points"}
        if more:
            assert needed <= dict_keys(call, more[0])
        elif needed:
            # A line for nobody's eyes, which leaves out what only a sentence needs.
            others = [c for c in SCORE_LINES if c.function is call.function and len(c.node.args) > 4]
            assert others, f"{name} needs {needed}"


def test_every_score_sentence_is_used() -> None:
    used = {key for call in SCORE_LINES for key in strings(call, call.node.args[2])}
    assert used == {key for key in all_messages() if key.startswith("score-")}


@pytest.mark.parametrize("call", places(TELL))
def test_an_event_has_a_sentence_that_everybody_may_hear(call: Call) -> None:
    """Its variables must be public: what is secret reaches one seat only."""
    for kind in strings(call, call.node.args[0]):
        if kind in SILENT_EVENTS:
            continue
        variables = all_messages()[f"event-{kind}"].variables
        assert variables <= passed(call) - {"secret"} | {"seat"}, kind


def test_silent_events_are_silent_and_every_event_sentence_is_used() -> None:
    told = {kind for call in TELL for kind in strings(call, call.node.args[0])}
    assert set(SILENT_EVENTS) <= told
    spoken = {f"event-{kind}" for kind in told - set(SILENT_EVENTS)}
    assert spoken == {key for key in all_messages() if key.startswith("event-")}


def every_ruleset() -> list[Any]:
    mixes = product(BOXES, (2, 3))
    return [ruleset(Config(box=box, players=players, modules=tuple(fitting(box)))) for box, players in mixes]


def test_every_action_has_a_sentence_that_knows_its_fields() -> None:
    known = {}
    for rules in every_ruleset():
        for kind in rules.codec.kinds:
            known[f"action-{kind.name}"] = {field.name for field in kind.fields}
    assert {key for key in all_messages() if key.startswith("action-")} == set(known)
    for key, fields in known.items():
        assert all_messages()[key].variables <= fields, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name(language: str) -> None:
    say = Messages(language)
    for rules in every_ruleset():
        for key in (*rules.tile_keys, *rules.card_keys, *rules.kinds, *rules.currencies):
            assert say.piece(key) != key or say.has(f"name-{key}"), key


# ---------------------------------------------------------------- the register


ID = re.compile(r"[a-z][a-z-]*(?:\.[a-z0-9-]+)+(?:\.\*)?")


def cited_in_docstrings() -> Iterator[tuple[str, str]]:
    """(place, rule id or prefix with ``.*``) for everything that looks like a rule of the register."""
    families = {ident.partition(".")[0] for ident in register()}
    for path, tree in trees().items():
        if path.parent.name == "components":
            continue  # It explains the places of component files, which look alike.
        for node in ast.walk(tree):
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
                for word in ID.findall(ast.get_docstring(node) or ""):
                    if word.partition(".")[0] in families:
                        yield f"{path.relative_to(SOURCE).as_posix()}: {getattr(node, 'name', '')}", word


def test_docstrings_cite_rules_of_the_register() -> None:
    cited = list(cited_in_docstrings())
    unknown = [f"{place}: {word}" for place, word in cited if not matching(word, register())]
    assert len(cited) > 300
    assert not unknown


def test_the_order_of_things_cites_rules_of_the_register() -> None:
    assert {rule for steps in ORDER.values() for _, rule in steps} <= set(register())


def test_refusals_with_open_rules_are_complete() -> None:
    """Where the rule depends on a character, each of them has it."""
    cards = ruleset(Config(modules=("characters",))).cards
    for card in cards:
        if card.sort == "character":
            assert matching(f"characters.{card.key}.*", register())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_register_is_complete(language: str) -> None:
    for entry in register().values():
        text = entry.text(language)
        assert text == text.strip(), entry.id
        assert len(text) > 10, entry.id
        assert text[-1] in ".!?)”“»", f"{entry.id} does not end like a sentence"


INTERNAL = re.compile(
    r"board ?game ?arena|\bBGA\b|\b00\d\b|\bengines?\b|\bsoftware\b|\bcomponent file|\bmoteur\b|\blogiciel\b|\bfichier"
    r"|\bDatei|\bSabika\b|\bTODO\b|\bhttps?:",
    re.IGNORECASE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_speaks_of_anything_but_the_game(language: str) -> None:
    said = {entry.id: INTERNAL.findall(entry.text(language)) for entry in register().values()}
    assert {ident: words for ident, words in said.items() if words} == {}


def test_languages_differ() -> None:
    for entry in register().values():
        assert len({entry.text(language) for language in LANGUAGES}) == len(LANGUAGES), entry.id


QUOTES = {"en": ("’", "“”"), "de": ("’", "„“"), "fr": ("’", "«»")}
"""The apostrophe and the pair of quotation marks of each language; everything else of the kind is a slip."""
ALL_MARKS = set("'\"`´‘’‚‛“”„‟«»‹›")


def slips(language: str, text: str) -> set[str]:
    apostrophe, pair = QUOTES[language]
    count = Counter(text)
    unpaired = set(pair) if count[pair[0]] != count[pair[1]] else set()
    return (ALL_MARKS - {apostrophe, *pair}) & set(text) | unpaired


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks(language: str) -> None:
    texts = {entry.id: entry.text(language) for entry in register().values()}
    texts |= {key: message.text for key, message in all_messages(language).items()}
    found = {key: marks for key, text in texts.items() if (marks := slips(language, text))}
    assert found == {}


def test_french_punctuation_has_its_space() -> None:
    texts = {entry.id: entry.fr for entry in register().values()}
    texts |= {key: message.text for key, message in all_messages("fr").items()}
    assert {key for key, text in texts.items() if re.search(r"[^\s][;:?!»]|«\S", text.strip())} == set()


# ---------------------------------------------------------------- said in a game


def said(say: Messages, thing: Event | ScoreLine | Refusal) -> list[str]:
    if isinstance(thing, Event):
        return [say.event(thing.seen_by(seat)) for seat in (None, thing.seat)]
    return [say.score_line(thing)] if isinstance(thing, ScoreLine) else say.refusal(thing)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_everything_that_happens_can_be_said(players: int, seed: str) -> None:
    """A random game with all modules: actions, events, score lines and the refusals of what was possible before."""
    rng = random.Random(seed)
    game = Game(Config(players=players, modules=tuple(MODULES)), seed=seed)
    voices = [Messages(language, game.names) for language in LANGUAGES]
    before: list[Any] = []
    while not game.over:
        options = [option.action for option in game.options()]
        refusals = [game.why_not(action) for action in rng.sample(before, min(2, len(before)))]
        action = rng.choice(options)
        events = game.play(action)
        lines = [line for event in events if event.kind == "scored" for line in event.args["lines"]]
        before = (options + before)[:200]
        for say in voices:
            assert say.action(action)
            for thing in (*events, *lines, *(refusal for refusal in refusals if refusal)):
                assert all(said(say, thing)) or getattr(thing, "kind", "") in SILENT_EVENTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_action_is_no_refusal(language: str) -> None:
    game = Game(seed="x")
    with pytest.raises(NotationError):
        game.why_not("fly")
    assert Messages(language).text("nothing")
