"""Bad input of every sort is answered with an error that names place or cause and a remedy, never with another one."""

from __future__ import annotations

import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sabika.core import flow, snapshot
from sabika.core.actions import CardsField, CellField, Field, KindsField, Name
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError, LogError, NotationError, SabikaError, ScenarioError, SetupError
from sabika.core.log import read, write
from sabika.core.refusal import IllegalAction, Refusal
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import State
from sabika.core.view import view
from sabika.game import Game, replay
from sabika.lab.invariants import broken
from sabika.palace.grid import cell_code
from sabika.rules import boxes, components
from sabika.rules.boxes import BOXES, fitting, ruleset
from sabika.scenario import Scenario, check_file, set_up
from sabika.text.messages import LANGUAGES, Messages
from tests.core.corruption import damaged_text, damaged_value
from tests.core.support import ALL, decisions, finished_game
from tests.table import table

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.toml"))


def outcome(act: Callable[[], Any], allowed: type[Exception] | tuple[type[Exception], ...] = SabikaError) -> str:
    """What comes of bad input: ``fine``, ``refused``, or the name of an error that can be acted on."""
    try:
        act()
    except IllegalAction as error:
        return "refused" if error.refusal.rules and str(error) else "a refusal without a rule"
    except allowed as error:
        helps = isinstance(error, SabikaError) and error.cause.strip() and error.remedy.strip()
        return type(error).__name__ if helps else f"no cause or remedy: {error}"
    return "fine"


def outcomes(number: int, act: Callable[[random.Random], Any], seed: str) -> Counter[str]:
    rng = random.Random(seed)
    return Counter(outcome(lambda: act(rng)) for _ in range(number))


@cache
def some_states() -> tuple[State, ...]:
    """Positions of all sorts from a few games."""
    found: list[State] = []
    for players, modules in ((2, ALL), (3, ALL), (3, ()), (4, ("characters", "sultan")), (2, ("building_sites",))):
        found += list(decisions(Config(players=players, modules=modules), "bad input"))[::29]
    return tuple(s for s in found if not s.over)


# ---------------------------------------------------------------- actions


def test_damaged_action_texts_are_refused_or_explained() -> None:
    def act(rng: random.Random) -> None:
        s = rng.choice(some_states())
        flow.play(s, damaged_text(s.rules.codec.text(rng.choice(flow.moves(s))), rng))

    found = outcomes(800, act, "texts")
    assert set(found) == {"fine", "refused", "NotationError"}
    assert found["NotationError"] > 400


def test_damaged_action_objects_are_refused_or_explained() -> None:
    def act(rng: random.Random) -> None:
        s = rng.choice(some_states())
        action = json.loads(json.dumps(s.rules.codec.action(rng.choice(flow.moves(s))).to_json()))
        flow.play(s, damaged_value(action, rng))

    found = outcomes(800, act, "objects")
    assert set(found) == {"fine", "refused", "NotationError"}
    assert found["NotationError"] > 400


def test_a_game_at_a_table_stays_as_it_was_after_every_bad_action() -> None:
    game, rng = Game(Config(players=3, modules=ALL), seed="bad actions"), random.Random("bad actions")
    for _ in range(60):
        game.play(game.rules.codec.action(rng.choice(flow.moves(game.state))))
    before, tried = snapshot.digest(game.state), 0
    while tried < 300:
        text = damaged_text(rng.choice(game.options()).text, rng)
        if outcome(lambda text=text: game.play(text)) == "fine":  # type: ignore[misc]
            game.undo() if game.can_undo() else game.play(game.options()[0].action)
            before = snapshot.digest(game.state)
            continue
        assert snapshot.digest(game.state) == before
        tried += 1


@pytest.mark.parametrize("depth", [10, 900])
def test_a_deeply_nested_action_is_no_action(depth: int) -> None:
    deep = json.loads("[" * depth + "]" * depth)
    s = some_states()[0]
    for source in (deep, {"action": deep}, {"action": "take", "cards": deep}, {"action": "bid", "amount": deep}):
        assert outcome(lambda source=source: flow.play(s, source)) == "NotationError"  # type: ignore[misc]


def any_value(field: Field, s: State, rng: random.Random) -> int:
    """Any value of a field, sensible or not."""
    if isinstance(field, Name):
        return rng.randrange(len(field.table(s.rules)))
    if isinstance(field, CellField):
        far = rng.choice((1, 2, 4, 16, 300, 500))
        return cell_code(rng.randint(-far, far), rng.randint(-far, far))
    if isinstance(field, CardsField):
        some = list(s.rules.bags.cards(rng.choice((s.display, *s.hands))))
        every = [card for card, row in enumerate(s.rules.cards) for _ in range(row.copies)]
        pool = rng.choice((some, some, every))
        return s.rules.bags.of(rng.sample(pool, min(len(pool), rng.randint(0, 4))))
    return rng.randrange(1 << len(s.rules.kinds)) if isinstance(field, KindsField) else rng.randrange(40)


def sentences(refusal: Refusal) -> list[str]:
    return [text for language in LANGUAGES for text in Messages(language).refusal(refusal)]


def test_every_readable_action_is_carried_out_or_refused_in_every_language() -> None:
    rng, found, reasons = random.Random("readable"), Counter[str](), set()
    for s in some_states():
        codec = s.rules.codec
        here = [kind for kind in codec.kinds if isinstance(s.stack[-1], kind.frames)]
        for _ in range(25):
            kind = rng.choice(here if rng.random() < 0.8 else codec.kinds)
            move = codec.move(kind.name, *(any_value(field, s, rng) for field in kind.fields))
            refusal = flow.why_not_move(s, move)
            if refusal is not None:
                assert all(sentences(refusal))
                reasons.update(reason.key for reason in refusal.reasons)
                found["refused"] += 1
                continue
            after = s.clone()
            flow.play_move(after, move)
            assert broken(after, flow.moves(after), rng) == [], codec.text(move)
            found["fine"] += 1
    assert found["refused"] > 1000
    assert found["fine"] > 100
    assert len(reasons) > 25


# ---------------------------------------------------------------- logs


@cache
def logs() -> tuple[str, ...]:
    """A whole base game, and the beginnings of two others."""
    whole = finished_game(2, (), "bad logs").log()
    mixed = [finished_game(3, modules, "bad logs").log() for modules in (ALL, ("characters", "building_sites"))]
    short = [msgspec.structs.replace(log, entries=log.entries[:40], scores=None, winners=None) for log in mixed]
    return tuple(write(log) for log in (whole, *short))


def test_damaged_logs_are_explained_with_their_line() -> None:
    found = outcomes(1500, lambda rng: read(damaged_text(rng.choice(logs()), rng)), "logs read")
    assert set(found) == {"fine", "LogError"}
    assert found["LogError"] > 500


def test_damaged_logs_do_not_replay_or_say_what_they_said() -> None:
    found = outcomes(300, lambda rng: replay(read(damaged_text(rng.choice(logs()[1:]), rng))), "logs replayed")
    assert set(found) <= {"fine", "LogError", "SetupError"}
    assert found["LogError"] > 150


def test_damaged_logs_can_be_replayed_unverified_without_surprises() -> None:
    found = outcomes(
        300, lambda rng: replay(read(damaged_text(rng.choice(logs()[1:]), rng)), verify=False), "unverified"
    )
    assert set(found) <= {"fine", "LogError", "SetupError"}
    assert found["LogError"] > 100


@pytest.mark.parametrize(
    "line", ["9" * 5000 + ". A take denar1", "٣. A take denar1", "1. A " + "x" * 5000, "1. G pass"]
)
def test_an_odd_action_line_is_answered_with_its_number(line: str) -> None:
    text = re.sub(r"^1\. .*$", line, logs()[0], flags=re.M)
    with pytest.raises(LogError) as caught:
        replay(read(text))
    assert caught.value.place in ("line 10", "action 1")


# ---------------------------------------------------------------- scenarios


@cache
def scenario_texts() -> tuple[str, ...]:
    return tuple(path.read_text("utf-8") for path in SCENARIOS)


def test_damaged_scenario_files_are_explained(tmp_path: Path) -> None:
    path = tmp_path / "damaged.toml"

    def act(rng: random.Random) -> None:
        path.write_text(damaged_text(rng.choice(scenario_texts()), rng), "utf-8")
        check_file(path)

    found = outcomes(700, act, "toml")
    assert set(found) <= {"fine", "ScenarioError", "SetupError"}
    assert found["ScenarioError"] > 250


def test_damaged_scenarios_in_json_are_explained(tmp_path: Path) -> None:
    path = tmp_path / "damaged.json"
    data = [tomllib.loads(text) for text in scenario_texts()]

    def act(rng: random.Random) -> None:
        path.write_bytes(msgspec.json.encode(damaged_value(rng.choice(data), rng)))
        check_file(path)

    found = outcomes(1500, act, "json")
    assert set(found) <= {"fine", "ScenarioError", "SetupError"}
    assert found["ScenarioError"] > 600


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.toml", b"\xff\xfe"),
        ("a.json", b"\xff\xfe"),
        ("a.toml", b"title = " + b"[" * 5000),
        ("a.json", b"[" * 200_000),
        ("a.toml", b"title = " + b"9" * 5000),
        ("a.json", b'{"title": ' + b"9" * 5000 + b"}"),
        ("a.toml", b"title = 'x'\nsteps = [{scoring = 4}]"),
        ("a.json", b'{"title": "x", "steps": [], "position": {"turn": "G"}}'),
        ("a.json", b"null"),
        ("a.toml", b""),
    ],
)
def test_a_file_that_is_no_scenario_is_named(tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(ScenarioError) as caught:
        check_file(path)
    assert name in caught.value.place
    assert caught.value.remedy


def test_a_scenario_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.toml"):
        check_file(tmp_path / "nowhere.toml")


A = {"palace": {"1,0": "tower-12"}}


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"market": ["tower-12", "tower-12", "", ""]}, "market"),
        ({"market": ["tower-12", "", "", ""], "A": A}, "seats.A.palace"),
        ({"A": A, "B": A}, "seats.B.palace"),
        ({"A": {"palace": {"1,0": "tower-12", "0,1": "tower-12"}}}, "seats.A.palace"),
        ({"A": {**A, "reserve": ["tower-12"]}}, "seats.A.reserve"),
        ({"A": {"reserve": ["tower-12", "tower-12"]}}, "seats.A.reserve"),
        ({"A": {"reserve": ["tower-12"]}, "C": {"reserve": ["tower-12"]}}, "seats.C.reserve"),
        ({"A": {**A, "gained": ["tower-12"]}}, "seats.A.gained"),
        ({"A": {"gained": ["tower-12", "tower-12"]}}, "seats.A.gained"),
        ({"A": A, "supply": ["tower-12"]}, "supply"),
        ({"supply": ["tower-12", "tower-12"]}, "supply"),
    ],
)
def test_no_tile_lies_in_two_places(position: dict[str, Any], place: str) -> None:
    with pytest.raises(ScenarioError, match="tower-12 lies elsewhere too") as caught:
        table(**position)
    assert caught.value.place == place


def test_a_tile_that_a_module_has_lies_nowhere_else() -> None:
    offered = {"bazaars": {"offered": ["bazaar-denar-a"]}}
    table(["bazaars"], slices=offered)
    with pytest.raises(ScenarioError, match="modules: bazaar-denar-a lies elsewhere too"):
        table(["bazaars"], slices=offered, A={"reserve": ["bazaar-denar-a"]})
    with pytest.raises(ScenarioError, match="modules: tower-12 lies elsewhere too"):
        table(players=2, slices={"two_players": {"tiles": ["tower-12"]}}, A=A)


def test_a_tile_of_which_there_are_three_may_lie_in_three_places() -> None:
    table(["watchtowers"], A={"gained": ["watchtower-garden"] * 3})
    with pytest.raises(ScenarioError, match="watchtower-garden lies elsewhere too"):
        table(["watchtowers"], A={"gained": ["watchtower-garden"] * 4})


@pytest.mark.parametrize(
    ("position", "cause"),
    [
        ({"A": {"hand": ["denar9"] * 4}}, "too many denar9"),
        ({"display": ["denar9"] * 3, "discard": ["denar9"]}, "too many denar9"),
        ({"A": {"hand": ["denar9"] * 2}, "pile": ["denar9"] * 2}, "too many denar9"),
        ({"A": {"hand": ["scoring1"]}}, "scoring1 is no money"),
        ({"display": ["miser"]}, "miser is no money"),
        ({"discard": ["patron"]}, "patron is no money"),
        ({"pile": ["patron"]}, "patron cannot lie there"),
        ({"pile": ["scoring1", "denar1", "scoring1"]}, "scoring1 cannot lie there"),
        ({"A": {"hand": ["denier9"]}}, "unknown card 'denier9'"),
        ({"market": ["watchtower-garden", "", "", ""]}, "watchtower-garden is never there"),
        ({"market": ["tower-12"]}, "the market has 4 spaces"),
        ({"market": ["tower-99", "", "", ""]}, "unknown tile 'tower-99'"),
        ({"A": {"palace": {"1,0": "tower-12", "1, 0": "tower-11"}}}, "two tiles on one cell"),
        ({"A": {"palace": {"0,0": "tower-12"}}}, "the starting tile lies on 0,0"),
        ({"A": {"palace": {"5,5": "tower-12"}}}, "the palace is not legal"),
        ({"A": {"palace": {"x": "tower-12"}}}, "'x' is no cell"),
        ({"A": {"palace": {"1,0,0": "tower-12"}}}, "'1,0,0' is no cell"),
        ({"A": {"palace": {"0,101": "tower-12"}}}, "'0,101' is too far away"),
        ({"A": {"palace": {"1,0": "tower-12 NW"}}}, "no such corner"),
        ({"A": {"palace": {"1,0": "watchtower-tower XX"}}}, "no such corner"),
        ({"D": {"score": 3}}, "there is no seat D"),
        ({"Dirk": {"score": 3}}, "there is no seat Dirk"),
        ({"turn": "F"}, "there is no seat F"),
        ({"turn": "Dirk", "players": 2}, "Dirk only collects tiles"),
        ({"slices": {"treasury": {}}}, "no module 'treasury'"),
        ({"slices": {"sultan": {"gold": 3}}}, "no field 'gold'"),
        ({"slices": {"sultan": {"owned": "many"}}}, "Expected `array`"),
    ],
)
def test_a_position_that_cannot_be_is_explained(position: dict[str, Any], cause: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        table(["characters", "sultan", "watchtowers", "building_sites"], **position)
    assert cause in caught.value.cause
    assert caught.value.place
    assert caught.value.remedy


def test_numbers_in_fields_of_modules_that_mean_nothing_are_blamed_when_they_do_harm() -> None:
    fields = {"established": [["tower-12", 0]], "backs": [[[7, 7]], [], []], "drawn": [[], [], []]}
    with pytest.raises(ScenarioError, match="cannot be played: IndexError") as caught:
        table(["building_sites"], slices={"building_sites": fields}, at="end", A=A)
    assert caught.value.place == "position.modules"
    assert caught.value.remedy


@pytest.mark.parametrize(
    "position", [{"waiting": [3]}, {"waiting": [-1]}, {"scored": 4}, {"scored": -1}, {"at": "dinner"}, {"turn": "G"}]
)
def test_a_position_speaks_only_of_scorings_moments_and_seats_there_are(position: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"title": "", "steps": [], "position": position}, Scenario)


@pytest.mark.parametrize("expected", [{"hands": {"Dirk": []}}, {"reserves": {"Dirk": []}}])
def test_nothing_but_points_is_expected_of_dirk(tmp_path: Path, expected: dict[str, Any]) -> None:
    path = tmp_path / "dirk.json"
    path.write_text(json.dumps({"title": "Dirk", "players": 2, "steps": [{}, expected]}))
    with pytest.raises(ScenarioError, match=r"step 2: .*Dirk only collects tiles"):
        check_file(path)


def test_nothing_is_expected_of_a_field_that_no_module_has(tmp_path: Path) -> None:
    path = tmp_path / "field.json"
    path.write_text(json.dumps({"title": "", "modules": ["sultan"], "steps": [{"modules": {"sultan": {"gold": 3}}}]}))
    with pytest.raises(ScenarioError, match=r"step 1: .*no field 'gold'"):
        check_file(path)


def test_an_engine_fault_in_a_position_without_module_fields_is_not_blamed_on_the_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(s: State) -> None:
        raise KeyError("a defect")

    monkeypatch.setattr(flow, "advance", fail)
    plain = msgspec.convert({"title": "", "steps": [], "position": {}}, Scenario)
    with pytest.raises(KeyError, match="a defect"):
        set_up(plain)


# ---------------------------------------------------------------- override files


@cache
def component_rows() -> tuple[tuple[tuple[str, ...], Any], ...]:
    """Every fact of every component file: where it stands and what it is."""
    found: list[tuple[tuple[str, ...], Any]] = []

    def walk(table: dict[str, Any], path: tuple[str, ...]) -> None:
        for key, value in table.items():
            if isinstance(value, dict):
                walk(value, (*path, key))
            else:
                found.append(((*path, key), value))

    folder = Path(components.__file__).parent
    for name in components.names():
        walk(tomllib.loads((folder / f"{name}.toml").read_text("utf-8")), (name,))
    return tuple(found)


def some_overrides(rng: random.Random) -> dict[str, Any]:
    """A few facts as they are, in the form of an override file."""
    found: dict[str, Any] = {}
    for path, value in rng.sample(component_rows(), rng.randint(1, 4)):
        here = found
        for key in path[:-1]:
            here = here.setdefault(key, {})
        here[path[-1]] = value
    return found


def compiled(overrides: Any, rng: random.Random) -> Ruleset:
    box = rng.choice(list(BOXES))
    modules = rng.choice((tuple(fitting(box)), ()))
    return ruleset(Config(box=box, players=rng.choice((2, 3)), modules=modules), overrides)


def played_a_while(rules: Ruleset, rng: random.Random) -> None:
    s = flow.start(rules, Chance(rng.randbytes(8)))
    for turn in range(60):
        choices = flow.moves(s)
        if turn % 15 == 0:
            assert broken(s, choices, rng) == []
        flow.play_move(s, rng.choice(choices))


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled mixes are not kept for other tests."""
    monkeypatch.setattr(boxes, "_compiled", {})


@pytest.mark.usefixtures("forgetful")
def test_damaged_overrides_are_explained_or_playable() -> None:
    def act(rng: random.Random) -> None:
        damaged = damaged_value(some_overrides(rng), rng)
        rules = compiled(damaged if isinstance(damaged, dict) else {}, rng)
        if rng.random() < 0.3:
            played_a_while(rules, rng)

    found = outcomes(500, act, "overrides")
    assert set(found) <= {"fine", "ComponentError", "MixError"}
    assert found["ComponentError"] > 200


@pytest.mark.usefixtures("forgetful")
def test_damaged_override_files_are_explained_or_playable(tmp_path: Path) -> None:
    path = tmp_path / "overrides.toml"

    def act(rng: random.Random) -> None:
        rows = rng.sample(component_rows(), 3)
        text = "".join(f"{'.'.join(map(json.dumps, place))} = {json.dumps(value)}\n" for place, value in rows)
        path.write_text(damaged_text(text, rng), "utf-8")
        compiled(components.read_overrides(path), rng)

    found = outcomes(500, act, "override files")
    assert set(found) <= {"fine", "ComponentError"}
    assert found["ComponentError"] > 250


@pytest.mark.usefixtures("forgetful")
@pytest.mark.parametrize(
    ("overrides", "place"),
    [
        ({"base": {"tiles": {"arcades-8-E": {"walls": "X"}}}}, "base.tiles.arcades-8-E"),
        ({"base": {"tiles": {"arcades-8-E": {"walls": "NESW"}}}}, "base.tiles.arcades-8-E"),
        ({"base": {"tiles": {"arcades-8-E": {"price": 99}}}}, "base.tiles.arcades-8-E"),
        ({"base": {"tiles": {"arcades-8-E": {"price": "8"}}}}, "base"),
        ({"base": {"tiles": {"arcades-8-X": {"price": 8}}}}, "base.tiles"),
        ({"base": {"currencies": ["a b", "c", "d", "e"]}}, "base.currencies"),
        ({"base": {"currencies": ["a", "a", "d", "e"]}}, "base.currencies"),
        ({"base": 7}, "base"),
        ({"sultan": {"price": {"value": 263}}}, "sultan.price"),
        ({"sultan": {"price": {"value": 0}}}, "sultan.price"),
        ({"watchtowers": {"surcharge": {"values": [250, 4, 2]}}}, "watchtowers.surcharge"),
        ({"characters": {"trader_limit": {"value": 500}}}, "characters.trader_limit"),
    ],
)
def test_a_wrong_fact_is_named_with_its_place(overrides: dict[str, Any], place: str) -> None:
    with pytest.raises(ComponentError) as caught:
        ruleset(Config(modules=ALL), overrides)
    assert caught.value.place == place
    assert caught.value.remedy


@pytest.mark.parametrize(
    "content", [b"\xff", b"base = " + b"[" * 5000, b"base = " + b"9" * 5000, b"bass = 1", b"[base", b"base.base.base"]
)
def test_a_file_that_overrides_nothing_is_named(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "wrong.toml"
    path.write_bytes(content)
    with pytest.raises(ComponentError, match=r"wrong\.toml") as caught:
        components.read_overrides(path)
    assert caught.value.remedy


def test_a_name_that_is_nearly_right_is_suggested() -> None:
    with pytest.raises(ComponentError) as caught:
        ruleset(Config(), {"base": {"tiles": {"arcade-8-E": {"walls": "N"}}}})
    assert "arcades-8-E" in caught.value.remedy


# ---------------------------------------------------------------- snapshots


def saved(s: State) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(snapshot.to_data(s)))
    return found


def test_damaged_snapshots_are_explained_or_can_be_looked_at() -> None:
    data = [(s, saved(s)) for s in some_states()[::3]]

    def act(rng: random.Random) -> None:
        s, plain = rng.choice(data)
        restored = snapshot.from_data(s.rules, s.chance, damaged_value(plain, rng))
        snapshot.digest(restored)
        for seat in (None, *range(s.rules.players)):
            view(restored, seat)

    found = outcomes(1500, act, "snapshots")
    assert set(found) == {"fine", "SabikaError"}
    assert found["SabikaError"] > 700


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [0]},
        {"hands": "abc"},
        {"active": 3},
        {"active": -1},
        {"drawn": 1000},
        {"taken": 1000},
        {"cuts": [5, 3]},
        {"market": [0, 1, 2]},
        {"market": [0, 1, 2, -2]},
        {"market": [0, 1, 2, 999]},
        {"pile": [0, 999]},
        {"reserves": [[999], [], []]},
        {"display": 1 << 2000},
        {"scored": 4},
        {"waiting": [3]},
        {"stack": []},
        {"stack": [{"frame": "Dinner"}]},
        {"stack": [{"frame": "Act", "seat": 3}]},
        {"stack": [{"frame": "Steps", "sequence": "turn", "at": 0, "of": 0}]},
        {"stack": [{"frame": "Steps", "sequence": "turn", "at": 99, "of": 0}, {"frame": "Act", "seat": 0}]},
        {"palaces": [[[0, 0, 1, 0]], [], []]},
        {"palaces": [[[1, 0, 1, 0], [1, 0, 2, 0]], [], []]},
        {"palaces": [[[1, 0, 999, 0]], [], []]},
        {"palaces": [[[1, 0, 1, 200]], [], []]},
        {"palaces": [[[1, 0, -1, 0]], [], []]},
        {"gates": [[[0, 0, 4]], [], []]},
        {"gates": [[], []]},
        {"palaces": [[[10**9, 0, 1, 0]], [], []]},
        {"slices": {}},
        {"ending": "yes"},
    ],
)
def test_a_snapshot_of_another_game_is_refused(change: dict[str, Any]) -> None:
    s = table(["bazaars"]).state
    assert snapshot.digest(snapshot.from_data(s.rules, s.chance, saved(s))) == snapshot.digest(s)
    with pytest.raises(SabikaError, match="no state of this game") as caught:
        snapshot.from_data(s.rules, s.chance, saved(s) | change)
    assert caught.value.remedy


@pytest.mark.parametrize("data", [None, 7, "x", [], {}, [{}]])
def test_what_is_no_snapshot_is_refused(data: Any) -> None:
    s = some_states()[0]
    with pytest.raises(SabikaError, match="no state of this game"):
        snapshot.from_data(s.rules, s.chance, data)


def test_a_snapshot_of_another_mix_is_refused() -> None:
    s, other = table(["bazaars"]).state, table(["sultan"]).state
    with pytest.raises(SabikaError, match="no state of this game"):
        snapshot.from_data(other.rules, other.chance, saved(s))


# ---------------------------------------------------------------- set-ups


def test_damaged_configurations_are_explained() -> None:
    good = {
        "players": 3,
        "modules": list(ALL),
        "options": {"reshuffle": "when_empty"},
        "ages": [0, 2],
        "box": "alhambra",
    }

    def act(rng: random.Random) -> None:
        try:
            config = msgspec.convert(damaged_value(good, rng), Config)
        except msgspec.ValidationError:
            return
        ruleset(config)

    found = outcomes(400, act, "configurations")
    assert set(found) == {"fine", "SetupError"}


def test_every_error_says_place_cause_and_remedy_in_this_order() -> None:
    error = SabikaError("the cause", place="the place", remedy="the remedy")
    assert str(error) == "the place: the cause (the remedy)"
    assert str(error.at("a file")) == "a file: the place: the cause (the remedy)"
    assert type(LogError("x").at("a file")) is LogError
    for kind in (ComponentError, LogError, NotationError, ScenarioError, SetupError):
        assert issubclass(kind, SabikaError)
