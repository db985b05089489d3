"""The contract between modules: what the compiler rejects, what it lists, and states that share nothing."""

from __future__ import annotations

import ast
import inspect
import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import sabika
from sabika.cli.mixes import explanation
from sabika.core import flow, snapshot
from sabika.core.actions import ActionKind
from sabika.core.chance import Chance
from sabika.core.errors import MixError, SetupError
from sabika.core.events import Event, ScoreLine
from sabika.core.module import POINTS, Module, decides, does, draws, refuses, runs, scores, step
from sabika.core.pieces import Card, Tile
from sabika.core.refusal import Reason
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import Slice, State
from sabika.palace.palace import Palace
from sabika.rules import boxes
from sabika.rules.alhambra.frames import Act, FillDisplay
from sabika.rules.order import ORDER
from tests.core.support import ALL, decisions, random_config

SOURCE = Path(sabika.__file__).parent
CALLED = set(POINTS) - {"tiles", "cards", "means"}
"""Extension points that are called during a game; the others bring pieces when the mix is compiled."""


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ruleset]:
    """Compiles the base game together with modules made up for a test."""

    def compile_mix(*extra: type[Module[Any]], options: dict[str, str] | None = None) -> Ruleset:
        monkeypatch.setattr(boxes, "_compiled", {})
        for module in extra:
            monkeypatch.setitem(boxes.MODULES, module.key, module)
        return boxes.ruleset(Config(modules=tuple(module.key for module in extra), options=options or {}))

    return compile_mix


Compiled = Callable[..., Ruleset]


class Extra(Module[Slice]):
    """The beginning of every module in these tests."""

    key = "extra"
    number = 99


# ---------------------------------------------------------------- what the compiler rejects


def test_a_module_that_keeps_the_contract_is_compiled(compiled: Compiled) -> None:
    class Good(Extra):
        kinds = (ActionKind("wave", frames=(Act,)),)
        options = {"waving": ("no", "yes")}

        def take_limit(self, s: State, seat: int, limit: int) -> int:
            return limit + 1

        @refuses("wave")
        def refuse(self, s: State, frame: Act) -> Iterator[Reason]:
            return iter(())

        @does("wave")
        def wave(self, s: State, frame: Act) -> None:
            s.tell("waved", frame.seat)

        def _helper(self) -> None: ...

    rules = compiled(Good)
    assert rules.has("extra")
    assert rules.option("waving") == "no"
    assert "wave" in rules.codec.number
    s = flow.start(rules, Chance(b"wave"))
    assert flow.why_not(s, "wave") is None
    _, events = flow.play(s, "wave")
    assert [event.kind for event in events] == ["waved"]


def owns_a_frame() -> type[Module[Any]]:
    class Two(Extra):
        @decides(Act)
        def choose(self, s: State, frame: Act) -> list[int]:
            return []

    return Two


def runs_a_frame() -> type[Module[Any]]:
    class Two(Extra):
        @runs(FillDisplay)
        def run(self, s: State, frame: FillDisplay) -> bool:
            return True

    return Two


def owns_a_step() -> type[Module[Any]]:
    class Two(Extra):
        @step("turn", "act")
        def act(self, s: State, seat: int) -> None: ...

    return Two


def owns_a_score_line() -> type[Module[Any]]:
    class Two(Extra):
        @scores("wall")
        def score(self, s: State, scoring: int) -> Iterable[ScoreLine]:
            return ()

    return Two


def owns_an_action() -> type[Module[Any]]:
    class Two(Extra):
        @does("take")
        def take(self, s: State, frame: Act, bag: int) -> None: ...

    return Two


def owns_a_refusal() -> type[Module[Any]]:
    class Two(Extra):
        @refuses("take")
        def refuse(self, s: State, frame: Act, bag: int) -> Iterable[Reason]:
            return ()

    return Two


def owns_a_sort_of_card() -> type[Module[Any]]:
    class Two(Extra):
        @draws("scoring")
        def draw(self, s: State, card: int, speaker: int) -> None: ...

    return Two


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (owns_a_frame, "decides .*Act"),
        (runs_a_frame, "runs .*FillDisplay"),
        (owns_a_step, "step .*'turn', 'act'"),
        (owns_a_score_line, "scores wall"),
        (owns_an_action, "does take"),
        (owns_a_refusal, "refuses take"),
        (owns_a_sort_of_card, "draws scoring"),
    ],
)
def test_two_owners_of_one_key_are_rejected(
    compiled: Compiled, make: Callable[..., type[Module[Any]]], key: str
) -> None:
    with pytest.raises(MixError, match=f"{key}.*extra and another module both own it"):
        compiled(make())


def test_a_step_without_a_place_in_the_order_table_is_rejected(compiled: Compiled) -> None:
    class Lost(Extra):
        @step("turn", "wander")
        def wander(self, s: State, seat: int) -> None: ...

    class Elsewhere(Extra):
        @step("journey", "act")
        def travel(self, s: State, seat: int) -> None: ...

    with pytest.raises(MixError, match=r"steps without a place in the order table: .*wander"):
        compiled(Lost)
    with pytest.raises(MixError, match=r"steps without a place in the order table: .*journey"):
        compiled(Elsewhere)


def test_a_score_line_without_a_place_in_the_order_table_is_rejected(compiled: Compiled) -> None:
    class Lost(Extra):
        @scores("beauty")
        def beauty(self, s: State, scoring: int) -> Iterable[ScoreLine]:
            return ()

    with pytest.raises(MixError, match=r"score lines without a place in the order table: .*beauty"):
        compiled(Lost)


def test_a_public_method_that_is_no_extension_point_is_rejected(compiled: Compiled) -> None:
    class Typo(Extra):
        def on_payed(self, s: State, seat: int, payment: int) -> None: ...

    with pytest.raises(MixError, match=r"extra\.on_payed is no extension point"):
        compiled(Typo)


def test_actions_without_exactly_one_owner_are_rejected(compiled: Compiled) -> None:
    class Nobody(Extra):
        kinds = (ActionKind("wave", frames=(Act,)),)

    class Undeclared(Extra):
        @does("wave")
        def wave(self, s: State, frame: Act) -> None: ...

    class Again(Extra):
        kinds = (ActionKind("take", frames=(Act,)),)

    for wrong in (Nobody, Undeclared, Again):
        with pytest.raises(MixError, match="actions without one owner"):
            compiled(wrong)


def test_two_pieces_of_one_name_are_rejected(compiled: Compiled) -> None:
    class SecondTile(Extra):
        def tiles(self) -> Iterable[Tile]:
            return [Tile(key="garden-10", sort="building")]

    class SecondCard(Extra):
        def cards(self) -> Iterable[Card]:
            return [Card(key="denar9", sort="money")]

    for wrong in (SecondTile, SecondCard):
        with pytest.raises(MixError, match="two pieces have the same name"):
            compiled(wrong)


def test_an_unknown_table_option_is_answered_with_the_known_ones(compiled: Compiled) -> None:
    with pytest.raises(SetupError, match="table option 'speed' is unknown") as caught:
        compiled(options={"speed": "fast"})
    assert "extra_action" in caught.value.remedy
    assert "reshuffle" in caught.value.remedy
    with pytest.raises(SetupError, match="table option reshuffle='never'") as caught:
        compiled(options={"reshuffle": "never"})
    assert "when_empty, when_needed" in caught.value.remedy


@pytest.mark.parametrize("module", ALL)
def test_an_option_is_unknown_where_its_module_is_missing(module: str) -> None:
    for name, values in boxes.MODULES[module].options.items():
        assert boxes.ruleset(Config(modules=(module,), options={name: values[-1]})).option(name) == values[-1]
        with pytest.raises(SetupError, match="is unknown in this mix"):
            boxes.ruleset(Config(options={name: values[-1]}))


# ---------------------------------------------------------------- what is contributed


def overrides(module: type[Module[Any]]) -> set[tuple[str, str]]:
    """What a class contributes, read off the class itself: (extension point or role, key)."""
    found = set()
    for name in {name for base in module.__mro__ if base not in Module.__mro__ for name in vars(base)}:
        method = getattr(module, name)
        if name in POINTS:
            found.add((f"point ({POINTS[name]})", name))
        for role, key in getattr(method, "__roles__", ()):
            shown = " ".join(key) if isinstance(key, tuple) else getattr(key, "__name__", key)
            found.add((role, shown))
    return found


@cache
def functions(path: Path) -> dict[int, str]:
    """The functions of a file by every line on which they may be said to begin."""
    found = {}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for first in (node, *node.decorator_list):
                found[first.lineno] = node.name
    return found


def explained(rules: Ruleset) -> dict[tuple[str, str, str], str]:
    """Module, role and key of every explained contribution with its place."""
    report = explanation(rules)
    found = {(row["module"], row["role"], row["key"]): row["where"] for row in report["contributions"]}
    for sequence, steps in report["sequences"].items():
        for row in steps:
            scored = sequence == "score"
            key = row["step"] if scored else f"{sequence} {row['step']}"
            found[row["module"], "scores" if scored else "step", key] = row["where"]
    return found


@pytest.mark.parametrize("modules", [(), *((module,) for module in ALL), ALL])
@pytest.mark.parametrize("players", [2, 3])
def test_every_contribution_is_explained_and_nothing_else(players: int, modules: tuple[str, ...]) -> None:
    rules = boxes.ruleset(Config(players=players, modules=modules))
    wanted = {(key, *each) for key, module in rules.modules.items() for each in overrides(type(module))}
    assert set(explained(rules)) == wanted
    for sequence, steps in explanation(rules)["sequences"].items():
        here = [row["step"] for row in steps]
        assert here == [name for name, _ in ORDER[sequence] if name in here]


def test_every_explained_place_is_the_function_that_contributes() -> None:
    rules = boxes.ruleset(Config(players=2, modules=ALL))
    known = {(c.module, c.role, c.key): c.function.__name__ for c in rules.contributions}
    places = explained(rules)
    assert set(places) == set(known)
    for contribution, where in places.items():
        name, _, line = where.partition(":")
        assert functions(SOURCE / name)[int(line)] == known[contribution], where
    assert places["bazaars", "does", "buy-bazaar"].startswith("rules/modules/m16_bazaars.py:")
    assert places["money", "does", "take"].startswith("rules/alhambra/money.py:")


def test_an_explained_step_names_the_rules_its_function_cites() -> None:
    report = explanation(boxes.ruleset(Config(modules=ALL)))
    cited = [row for steps in report["sequences"].values() for row in steps if row["rules"]]
    assert len(cited) > 20
    (display,) = [row for row in report["sequences"]["turn"] if row["step"] == "refill_display"]
    assert display["placed_by"] == "base.refill.money-first"
    assert "base.refill.display" in display["rules"]


def surface(rules: Ruleset) -> dict[str, set[Any]]:
    """Everything a mix knows, by what it is."""
    return {
        "actions": {kind.name for kind in rules.codec.kinds},
        "tiles": set(rules.tile_keys),
        "cards": set(rules.card_keys),
        "frames": set(rules.frames),
        "steps": {(sequence, name) for sequence, steps in rules.step_names.items() for name, _ in steps},
        "options": set(rules.table_options),
        "draws": set(rules.draws),
        "contributions": {(c.module, c.role, c.key) for c in rules.contributions},
    }


@pytest.mark.parametrize("module", ALL)
def test_a_module_that_is_not_in_the_mix_contributes_nothing(module: str) -> None:
    others = tuple(name for name in ALL if name != module)
    rules = boxes.ruleset(Config(modules=others))
    assert not rules.has(module)
    assert all(c.module != module for c in rules.contributions)
    own = boxes.MODULES[module]
    assert not any(isinstance(method.__self__, own) for point in CALLED for method in getattr(rules, point))
    assert not {kind.name for kind in own.kinds} & surface(rules)["actions"]
    assert not set(own.options) & surface(rules)["options"]
    assert all(not isinstance(part, own.slice_type or Palace) for part in rules.fresh_slices())


@pytest.mark.parametrize("module", ALL)
def test_what_a_mix_gains_by_a_module_is_what_the_module_brings_to_the_base_game(module: str) -> None:
    base, alone = surface(boxes.ruleset(Config())), surface(boxes.ruleset(Config(modules=(module,))))
    others = tuple(name for name in ALL if name != module)
    without, whole = surface(boxes.ruleset(Config(modules=others))), surface(boxes.ruleset(Config(modules=ALL)))
    for what in base:
        assert alone[what] - base[what] - without[what] == whole[what] - without[what], what
        assert without[what] <= whole[what]
    # What it shares with others is brought by a chapter that serves them all.
    shared = (alone["contributions"] - base["contributions"]) & without["contributions"]
    assert {owner for owner, *_ in shared} <= {chapter.key for chapter in boxes.SERVING.values()}


def test_contributions_run_in_the_order_of_the_rulebook() -> None:
    rules = boxes.ruleset(Config(modules=tuple(reversed(ALL))))
    numbers = [module.number for module in rules.modules.values()]
    assert numbers == sorted(numbers)
    for point in CALLED:
        order = [list(rules.modules.values()).index(method.__self__) for method in getattr(rules, point)]
        assert order == sorted(order)


def test_every_extension_point_says_its_law_and_what_it_is_for() -> None:
    assert set(POINTS.values()) <= {"collect", "veto", "fold", "notify", "taker"}
    for point in POINTS:
        assert inspect.getdoc(getattr(Module, point))


# ---------------------------------------------------------------- states and their clones


def everything(s: State) -> dict[str, Any]:
    """Every slot of a state as plain data, and who it is."""
    told = msgspec.json.decode(msgspec.json.encode(snapshot.to_data(s)))
    return {**told, "rules": id(s.rules), "chance": id(s.chance), "sink": s.sink}


@pytest.mark.parametrize("number", range(6))
def test_whatever_is_played_on_a_clone_never_changes_the_original(number: int) -> None:
    rng = random.Random(f"clones {number}")
    config = random_config(rng) if number else Config(players=2, modules=ALL)
    for s in list(decisions(config, f"clones {number}"))[::30]:
        before = everything(s)
        values = {name: getattr(s, name) for name in State.__slots__}
        lists = {name: list(value) for name, value in values.items() if isinstance(value, list)}
        copy = s.clone()
        while not copy.over:
            flow.play_move(copy, rng.choice(flow.moves(copy)))
        assert everything(s) == before
        for name, value in values.items():
            assert getattr(s, name) is value
        assert all(getattr(s, name) == value for name, value in lists.items())


def test_a_clone_shares_no_list_and_nothing_else_that_could_be_changed() -> None:
    for s in list(decisions(Config(players=2, modules=ALL), "shared"))[::40]:
        copy = s.clone()
        for name in State.__slots__:
            mine, other = getattr(s, name), getattr(copy, name)
            if isinstance(mine, list):
                assert mine == other
                assert mine is not other
                assert all(isinstance(each, (int, tuple, Palace)) for each in mine)
            elif name not in ("rules", "chance", "sink"):
                assert mine is other
                assert isinstance(mine, (int, tuple))


def test_a_change_of_any_list_of_a_clone_stays_with_the_clone() -> None:
    s = list(decisions(Config(players=2, modules=ALL), "lists"))[100]
    before = everything(s)
    for name in State.__slots__:
        copy = s.clone()
        if isinstance(getattr(copy, name), list):
            getattr(copy, name).clear()
        assert everything(s) == before


def test_slices_and_frames_cannot_be_changed_in_place() -> None:
    for s in list(decisions(Config(players=2, modules=ALL), "frozen"))[::50]:
        for part in (*s.stack, *(part for part in s.slices if part is not None)):
            for name in part.__struct_fields__:
                with pytest.raises(AttributeError):
                    setattr(part, name, None)
                hash(getattr(part, name))


def test_a_clone_copies_no_events_and_tells_nobody_what_happens_to_it() -> None:
    heard: list[Event] = []
    s = flow.start(boxes.ruleset(Config(players=3, modules=ALL)), Chance(b"sink"), heard)
    assert s.sink is heard
    flow.play_move(s, flow.moves(s)[0])
    told = len(heard)
    assert told
    copy = s.clone()
    assert copy.sink is None
    rng = random.Random("sink")
    while not copy.over:
        flow.play_move(copy, rng.choice(flow.moves(copy)))
    assert len(heard) == told


def test_a_state_holds_neither_log_nor_events_nor_its_past() -> None:
    s = list(decisions(Config(players=3, modules=ALL), "slim"))[200]
    with pytest.raises(AttributeError):
        s.log = []  # type: ignore[attr-defined]
    for name in State.__slots__:
        value = getattr(s, name)
        parts = value if isinstance(value, (list, tuple)) else [value]
        assert not any(isinstance(part, (Event, State)) for part in parts)


def test_playing_with_and_without_a_listener_leads_to_the_same_position() -> None:
    rules, rng = boxes.ruleset(Config(players=3, modules=ALL)), random.Random("listener")
    silent, loud = flow.start(rules, Chance(b"listener")), flow.start(rules, Chance(b"listener"), [])
    while not silent.over:
        assert flow.moves(silent) == flow.moves(loud)
        move = rng.choice(flow.moves(silent))
        flow.play_move(silent, move)
        flow.play_move(loud, move)
    assert snapshot.digest(silent) == snapshot.digest(loud)


def test_play_returns_a_new_state_and_leaves_the_given_one_alone() -> None:
    for s in list(decisions(Config(players=3, modules=ALL), "pure"))[::40]:
        if s.over:
            continue
        before = everything(s)
        text = flow.options(s)[-1].text
        new, events = flow.play(s, text)
        assert new is not s
        assert new.sink is None
        assert everything(s) == before
        in_place = s.clone()
        flow.play_in_place(in_place, text)
        assert snapshot.digest(in_place) == snapshot.digest(new)
        assert all(isinstance(event, Event) for event in events)
