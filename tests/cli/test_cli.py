"""The command line: every command, in words and in JSON, and what it answers to bad usage."""

from __future__ import annotations

import io
import json
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer
from typer.testing import CliRunner

from sabika.bots import bot as bots
from sabika.cli import app as entry
from sabika.cli.app import app, main
from sabika.core import log
from sabika.core.ruleset import Config
from sabika.game import replay
from sabika.lab import bench
from sabika.rules.boxes import MODULES
from sabika.rules.register import register
from sabika.text.messages import Messages
from tests.core.support import ALL, finished_game, random_game

SCENARIOS = Path(__file__).parents[1] / "scenarios"


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        return json.loads(self.out)


Sabika = Callable[..., Answer]


@pytest.fixture
def sabika(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sabika:
    """Runs the program in this process, through its entry point."""
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")

    def run(*args: str, stdin: str = "") -> Answer:
        monkeypatch.setattr(sys, "argv", ["sabika", *args])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        try:
            main()
            code: Any = 0
        except SystemExit as stop:
            code = stop.code or 0
        out, err = capsys.readouterr()
        return Answer(code, out, err)

    return run


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.agn"
    path.write_text(log.write(finished_game(2, ("bazaars",), "cli").log()), "utf-8")
    return path


def words(text: str) -> str:
    """A text on one line, whatever boxes were drawn round it."""
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


# ---------------------------------------------------------------- help


def commands() -> list[tuple[str, ...]]:
    """Every command there is."""
    found: list[tuple[str, ...]] = []

    def walk(command: Any, path: tuple[str, ...]) -> None:
        if not hasattr(command, "commands"):
            found.append(path)
            return
        for name, sub in command.commands.items():
            walk(sub, (*path, name))

    walk(typer.main.get_command(app), ())
    return found


def test_all_promised_commands_are_there() -> None:
    assert set(commands()) >= {
        ("play",), ("simulate",), ("arena",), ("statistics",), ("bench",), ("check",), ("replay",), ("export",),
        ("rules", "list"), ("rules", "show"), ("rules", "coverage"),
        ("mix", "explain"), ("mix", "list"), ("scenario", "check"), ("scenario", "schema"),
    }  # fmt: skip


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_command_has_a_help_text_with_an_example_of_itself(sabika: Sabika, command: tuple[str, ...]) -> None:
    answer = sabika(*command, "--help")
    assert answer.code == 0
    said = words(answer.out)
    assert "Usage:" in said
    assert re.search(rf"Examples?: sabika {' '.join(command)}", said), said


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_every_option_of_every_command_is_explained(command: tuple[str, ...]) -> None:
    found: Any = typer.main.get_command(app)
    for name in command:
        found = found.commands[name]
    assert found.help
    for option in found.params:
        if option.param_type_name == "option":
            assert option.help, f"{' '.join(command)} {option.name}"


@pytest.mark.parametrize("group", [(), ("rules",), ("mix",), ("scenario",)])
def test_a_group_without_a_command_lists_its_commands(sabika: Sabika, group: tuple[str, ...]) -> None:
    said = words("".join(sabika(*group)[1:]))
    for command in commands():
        if command[: len(group)] == group:
            assert command[len(group)] in said


def test_the_same_works_with_typers_own_runner() -> None:
    result = CliRunner().invoke(app, ["mix", "list"])
    assert result.exit_code == 0
    assert "characters" in result.stdout


# ---------------------------------------------------------------- simulate


def test_a_simulation_reports_the_promised_figures(sabika: Sabika) -> None:
    answer = sabika("simulate", "--games", "3", "--players", "4", "--seed", "cli", "--json")
    assert answer.code == 0
    report = answer.data
    for key in ("games", "decisions", "seconds", "games_per_second", "decisions_per_second", "mean_scores", "faults"):
        assert key in report
    assert (report["games"], report["players"], report["bot"], report["seed"]) == (3, 4, "random", "cli")
    assert report["decisions"] > 300
    assert len(report["mean_scores"]) == 4
    assert report["faults"] == []
    assert report["games_per_second"] == pytest.approx(report["games"] / report["seconds"])
    assert report["decisions_per_second"] == pytest.approx(report["decisions"] / report["seconds"])


def test_a_simulation_says_the_same_in_words(sabika: Sabika) -> None:
    answer = sabika("simulate", "--games", "2")
    assert answer.code == 0
    assert "2 games" in answer.out
    assert "mean scores by seat" in answer.out
    assert "faults: 0" in answer.out


@pytest.mark.parametrize("modules", ["", "all", "random:2", "bazaars, sultan"])
def test_the_same_seed_simulates_the_same_games(sabika: Sabika, modules: str) -> None:
    def figures() -> tuple[Any, ...]:
        report = sabika("simulate", "--games", "2", "--modules", modules, "--seed", "same", "--json").data
        return report["decisions"], report["mean_scores"]

    assert figures() == figures()


def test_the_sensible_bot_can_be_simulated(sabika: Sabika) -> None:
    report = sabika("simulate", "--games", "1", "--players", "2", "--bot", "sensible", "--json").data
    assert report["games"] == 1
    assert min(report["mean_scores"]) > 0


class Clumsy:
    """A bot that trips in some games."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, v: Any, choices: Any) -> Any:
        if v.turns > 3:
            raise RuntimeError("tripped")
        return choices[0]


@pytest.mark.parametrize("extra", [(), ("--json",)])
def test_a_game_that_breaks_is_reported_and_fails_the_simulation(
    sabika: Sabika, monkeypatch: pytest.MonkeyPatch, extra: tuple[str, ...]
) -> None:
    monkeypatch.setitem(bots.BOTS, "clumsy", Clumsy)
    answer = sabika("simulate", "--games", "2", "--bot", "clumsy", *extra)
    assert answer.code == 1
    if extra:
        assert answer.data["games"] == 0
        assert len(answer.data["faults"]) == 2
        assert "RuntimeError: tripped" in answer.data["faults"][0]
    else:
        assert "faults: 2" in answer.out
        assert "RuntimeError: tripped" in answer.err
    assert "Traceback" not in answer.out + answer.err


# ---------------------------------------------------------------- bench


def test_the_benchmark_reports_its_figures(sabika: Sabika, monkeypatch: pytest.MonkeyPatch) -> None:
    real = bench._command
    cheap = [sys.executable, "-c", "print(12.5)"]
    monkeypatch.setattr(bench, "_command", lambda task: cheap if task == "memory" else real(task))
    monkeypatch.setattr(bench, "find_spec", lambda name: name == "pettingzoo")
    answer = sabika("bench", "--rounds", "1", "--seconds", "0.05", "--json")
    assert answer.code == 0
    for key in ("decisions_per_second", "games_per_second", "clone_microseconds", "light_decisions_per_second"):
        assert answer.data[key] > 0
    assert answer.data["environment_ratio"] > 0
    assert set(answer.data["steps_per_second"]) == {"sabika environment"}
    assert answer.data["memory_10000_states_mb"] == 12.5
    assert answer.data["rounds"] == 1


def test_the_benchmark_draws_a_table(sabika: Sabika, monkeypatch: pytest.MonkeyPatch) -> None:
    figures: dict[str, Any] = {"machine": "a test", "rounds": 2, "decisions_ratio": 2.25}
    figures["steps_per_second"] = {"chess-v6": 7.5}
    figures |= dict.fromkeys(
        ("decisions_per_second", "games_per_second", "clone_microseconds", "light_decisions_per_second"), 3.5
    )
    monkeypatch.setattr(bench, "run", lambda rounds, seconds, *, quiet: figures)
    answer = sabika("bench", "--rounds", "2")
    assert answer.code == 0
    assert "2.25" in answer.out
    assert "ratio to catanatron" in answer.out
    assert "steps per second, chess-v6" in answer.out


# ---------------------------------------------------------------- replay and export


def test_a_recorded_game_is_replayed_and_verified(sabika: Sabika, game_file: Path) -> None:
    game = finished_game(2, ("bazaars",), "cli")
    answer = sabika("replay", str(game_file), "--verify")
    assert answer.code == 0
    assert "hashes, shuffles and result agree" in answer.out
    for seat, name in enumerate(game.names):
        assert f"{name}: {game.scores[seat]}" in answer.out
    assert answer.out.count("(most points)") == len(game.winners)
    report = sabika("replay", str(game_file), "--verify", "--json").data
    assert report == {
        "verified": True,
        "actions": len(game.log().entries),
        "over": True,
        "scores": list(game.scores),
        "winners": game.winners,
    }
    assert sabika("replay", str(game_file), "--json").data["verified"] is False


def test_a_game_is_exported_whole(sabika: Sabika, game_file: Path) -> None:
    for extra in ((), ("--json",)):
        told = sabika("export", str(game_file), *extra).data
        assert told["format"] == "sabika record 1"
        for key in ("seed", "commitment", "supply", "pile", "hands", "display", "market", "setup", "actions", "scores"):
            assert told[key], key
        assert told["modules"] == ["bazaars"]


def test_a_game_with_corrected_components_needs_the_same_override_file(sabika: Sabika, tmp_path: Path) -> None:
    overrides = tmp_path / "mine.toml"
    overrides.write_text('[base.tiles.arcades-8-E]\nwalls = "W"\n')
    saved = tmp_path / "saved.agn"
    played = sabika("play", "--seed", "7", "--components", str(overrides), "--save", str(saved), stdin="1\n1\n")
    assert played.code == 0
    answer = sabika("replay", str(saved), "--verify")
    assert answer.code == 2
    assert "pass the override file" in answer.err
    assert sabika("replay", str(saved), "--verify", "--components", str(overrides)).code == 0
    assert sabika("export", str(saved), "--components", str(overrides)).data["winners"] is None


# ---------------------------------------------------------------- rules


def test_rules_are_listed_and_shown_in_three_languages(sabika: Sabika) -> None:
    entry = register()["base.place.no-hole"]
    for language in ("en", "de", "fr"):
        listed = sabika("rules", "list", "--prefix", "base.place.no-hole", "-l", language)
        shown = sabika("rules", "show", "base.place.no-hole", "--language", language)
        assert (listed.code, shown.code) == (0, 0)
        for answer in (listed, shown):
            assert words(entry.text(language)) in words(answer.out)


def test_rules_are_given_as_json(sabika: Sabika) -> None:
    rows = sabika("rules", "list", "--json").data
    assert [row["id"] for row in rows] == list(register())
    row = sabika("rules", "show", "base.place.no-hole", "--json").data
    assert {"id", "kind", "en", "de", "fr", "with"} <= set(row)
    few = sabika("rules", "list", "--prefix", "bazaars.", "--json").data
    assert few
    assert all(row["id"].startswith("bazaars.") for row in few)


def test_rules_without_a_test_fail_the_coverage(sabika: Sabika, tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        'import pytest\n@pytest.mark.rule("base.place.no-hole", "no.such")\ndef t(): ...\n'
    )
    answer = sabika("rules", "coverage", "--tests", str(tmp_path), "--json")
    assert answer.code == 1
    assert {"files", "tested", "waiting", "untested", "unknown"} <= set(answer.data)
    assert answer.data["unknown"] == ["no.such"]
    assert answer.data["tested"] >= 1
    assert "base.place.no-hole" not in answer.data["untested"]
    said = sabika("rules", "coverage", "--tests", str(tmp_path))
    assert said.code == 1
    assert "cited but not in the register: no.such" in said.out


def test_rules_that_are_all_tested_pass_the_coverage(sabika: Sabika, tmp_path: Path) -> None:
    marks = ", ".join(f'"{ident}"' for ident in register())
    (tmp_path / "test_all.py").write_text(f"import pytest\n@pytest.mark.rule({marks})\ndef t(): ...\n")
    answer = sabika("rules", "coverage", "--tests", str(tmp_path))
    assert answer.code == 0
    assert f"{len(register())} of {len(register())} rules tested" in answer.out


# ---------------------------------------------------------------- mixes


def test_a_mix_is_explained_step_by_step(sabika: Sabika) -> None:
    answer = sabika("mix", "explain", "--modules", "characters,bazaars", "--json")
    assert answer.code == 0
    report = answer.data
    assert {"box", "players", "modules", "options", "sequences", "contributions"} <= set(report)
    assert report["modules"] == ["characters", "bazaars"]
    (dancer,) = [row for row in report["sequences"]["turn"] if row["step"] == "dancer"]
    assert dancer["module"] == "characters"
    assert re.fullmatch(r"rules/modules/m07_\w+\.py:\d+", dancer["where"])
    said = sabika("mix", "explain", "--modules", "characters,bazaars")
    assert said.code == 0
    assert "sequence turn" in said.out
    assert "buy-bazaar" in said.out
    assert "buy-sultan" not in said.out


def test_the_modules_are_listed_in_the_order_of_the_rulebook(sabika: Sabika) -> None:
    rows = sabika("mix", "list", "--json").data
    assert {row["key"] for row in rows} == set(MODULES)
    assert [row["number"] for row in rows] == sorted(row["number"] for row in rows)
    assert all(row["about"] for row in rows)
    said = sabika("mix", "list")
    assert all(key in said.out for key in MODULES)


# ---------------------------------------------------------------- scenarios


def test_scenario_files_and_folders_are_checked(sabika: Sabika) -> None:
    answer = sabika("scenario", "check", str(SCENARIOS), "--json")
    assert answer.code == 0
    assert answer.data["failed"] == 0
    assert answer.data["passed"] == len(answer.data["scenarios"]) == len(list(SCENARIOS.glob("*.toml")))
    assert "ok" in sabika("scenario", "check", str(SCENARIOS / "base_chain.toml")).out


def test_a_scenario_that_does_not_hold_fails_with_its_step_and_reason(sabika: Sabika, tmp_path: Path) -> None:
    wrong, broken = tmp_path / "wrong.toml", tmp_path / "broken.json"
    wrong.write_text('title = "x"\nsteps = [{}, {decides = "nobody"}]\n')
    broken.write_text('{"title": "x", "stops": []}')
    answer = sabika("scenario", "check", str(wrong), str(broken), "--json")
    assert answer.code == 1
    assert (answer.data["passed"], answer.data["failed"]) == (0, 2)
    first, second = answer.data["scenarios"]
    assert first["step"] == 2
    assert "expected nobody to decide next" in first["failure"]
    assert "broken.json" in second["error"]
    said = sabika("scenario", "check", str(tmp_path))
    assert said.code == 1
    assert "step 2: expected nobody to decide next" in said.out
    assert "see docs/scenarios.md" in said.out


def test_the_schema_of_scenarios_is_printed(sabika: Sabika) -> None:
    schema = sabika("scenario", "schema").data
    assert "Scenario" in schema["$defs"]
    assert set(schema["$defs"]["Scenario"]["required"]) == {"title", "steps"}


# ---------------------------------------------------------------- bad usage


BAD: list[tuple[list[str], str, str]] = [
    (["simulate", "--players", "7"], "7 players", "2 to 6"),
    (["simulate", "--box", "palace"], "unknown box 'palace'", "alhambra"),
    (["simulate", "--box", "granada", "--modules", "bazaars"], "cannot join the box 'granada'", "alhambra"),
    (["simulate", "--modules", "treasury"], "unknown module 'treasury'", "characters"),
    (["simulate", "--modules", "bazaars,bazaars"], "named twice", "once"),
    (["simulate", "--modules", "random:99"], "random:99", "K and M from 0 to"),
    (["simulate", "--modules", "random:²"], "random:²", "K and M from 0 to"),
    (["simulate", "--bot", "clever"], "unknown bot 'clever'", "random, lively, sensible"),
    (["arena", "--bots", "random"], "two bots or more", "--bots random,sensible"),
    (["statistics", "nowhere.parquet"], "nowhere.parquet", ""),
    (["check", "--players", "6-2"], "players '6-2'", "range such as 2-6"),
    (["check", "--players", "2-999999999999"], "players", "range such as 2-6"),
    (["check", "--players", "²"], "players '²'", "range such as 2-6"),
    (["check", "--modules", "treasury"], "unknown module", "characters"),
    (["play", "--players", "1"], "1 players", "2 to 6"),
    (["play", "--language", "la"], "unknown language 'la'", "en, de, fr"),
    (["play", "--bot", "clever"], "unknown bot", "random"),
    (["play", "--components", "nowhere.toml"], "nowhere.toml", "TOML file"),
    (["replay", "nowhere.agn"], "nowhere.agn", ""),
    (["export", "nowhere.agn"], "nowhere.agn", ""),
    (["rules", "list", "-l", "la"], "unknown language 'la'", "en, de, fr"),
    (["rules", "show", "base.place.no-whole"], "there is no rule", "did you mean base.place.no-hole"),
    (["rules", "show", "qqqqq"], "there is no rule", "sabika rules list"),
    (["rules", "coverage", "--tests", "nowhere"], "nowhere: no such folder", "root of the repository"),
    (["mix", "explain", "--modules", "treasury"], "unknown module", "characters"),
    (["mix", "explain", "--players", "9"], "9 players", "2 to 6"),
    (["scenario", "check", "nowhere.toml"], "nowhere.toml: no such file", "check the path"),
]


@pytest.mark.parametrize(("args", "cause", "remedy"), BAD, ids=[" ".join(args) for args, _, _ in BAD])
def test_bad_usage_is_answered_with_cause_and_remedy(sabika: Sabika, args: list[str], cause: str, remedy: str) -> None:
    answer = sabika(*args)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("sabika: ")
    assert cause in answer.err
    assert remedy in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "args",
    [
        ["dance"],
        ["simulate", "--speed", "9"],
        ["simulate", "--players", "many"],
        ["simulate", "--games", "0"],
        ["bench", "--seconds", "0"],
        ["replay"],
        ["rules", "show"],
        ["scenario", "check"],
        ["mix", "dance"],
    ],
    ids=" ".join,
)
def test_unknown_commands_and_options_are_answered_with_exit_code_2(sabika: Sabika, args: list[str]) -> None:
    answer = sabika(*args)
    assert answer.code == 2
    assert answer.out == ""
    assert "Error" in answer.err
    assert "--help" in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("command", ["replay", "export"])
def test_a_damaged_log_is_answered_with_file_line_and_remedy(sabika: Sabika, game_file: Path, command: str) -> None:
    game_file.write_text(game_file.read_text("utf-8").replace("box:", "bax:"), "utf-8")
    answer = sabika(command, str(game_file))
    assert answer.code == 2
    assert answer.err.count(str(game_file)) == 1
    assert "line 2: not understood" in answer.err
    assert "(see docs/notation.md" in answer.err
    game_file.write_bytes(b"\xff\xfe")
    answer = sabika(command, str(game_file))
    assert answer.code == 2
    assert "game.agn: this is no text file (give an .agn file)" in answer.err


def test_a_tampered_game_does_not_verify(sabika: Sabika, game_file: Path) -> None:
    text = game_file.read_text("utf-8")
    game_file.write_text(re.sub(r"^scores: \d", "scores: 9", text, flags=re.M), "utf-8")
    answer = sabika("replay", str(game_file), "--verify")
    assert answer.code == 2
    assert "scores: recorded" in answer.err
    assert sabika("replay", str(game_file)).code == 0


def test_a_real_process_ends_with_the_code_and_without_a_traceback(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from sabika.cli.app import main; main()"]

    def run(*args: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *args], capture_output=True, text=True, env=os.environ, cwd=tmp_path, check=False
        )

    bad = run("replay", "nowhere.agn")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.startswith("sabika: ")
    assert "Traceback" not in bad.stderr
    good = run("simulate", "--games", "1", "--json")
    assert good.returncode == 0
    assert json.loads(good.stdout)["games"] == 1
    assert good.stderr == ""


def test_a_fault_of_the_program_is_not_passed_off_as_bad_usage(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("a defect")

    monkeypatch.setattr(entry, "app", fail)
    with pytest.raises(RuntimeError, match="a defect"):
        main()


# ---------------------------------------------------------------- playing


ALWAYS_FIRST = "1\n" * 3000


def play(sabika: Sabika, *args: str, stdin: str) -> Answer:
    answer = sabika("play", *args, stdin=stdin)
    assert "Traceback" not in answer.err
    return answer


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_person_who_always_takes_the_first_option_gets_to_the_end(
    sabika: Sabika, tmp_path: Path, language: str
) -> None:
    saved = tmp_path / "played.agn"
    answer = play(
        sabika, "--players", "2", "--bot", "random", "--seed", "short", "-l", language, "--name", "Amina",
        "--save", str(saved), stdin=ALWAYS_FIRST,
    )  # fmt: skip
    assert answer.code == 0
    say = Messages(language, ["Amina"])
    for key in ("result-title", "market-title", "display-title", "your-palace", "seats-title"):
        assert say.text(key) in answer.out
    for scoring in (1, 2, 3):
        assert say.text("scoring-title", scoring=scoring) in answer.out
    assert say.text("dirk") in answer.out
    assert str(saved) in answer.out
    game = replay(log.read(saved.read_text("utf-8")))
    assert game.over
    assert game.names[0] == "Amina"
    for points in game.scores:
        assert str(points) in answer.out.rpartition(say.text("result-title"))[2]


@pytest.mark.parametrize(("language", "seed"), [("en", "one"), ("de", "two"), ("fr", "three")])
def test_all_modules_can_be_played_at_the_terminal(sabika: Sabika, language: str, seed: str) -> None:
    answer = play(
        sabika, "--players", "2", "--bot", "random", "--modules", "all", "--seed", seed, "-l", language,
        stdin=ALWAYS_FIRST,
    )  # fmt: skip
    assert answer.code == 0
    assert Messages(language).text("result-title") in answer.out


def test_the_same_table_speaks_three_languages(sabika: Sabika) -> None:
    tables = [play(sabika, "--seed", "tongues", "-l", language, stdin="q\n").out for language in ("en", "de", "fr")]
    assert len(set(tables)) == 3
    for language, table in zip(("en", "de", "fr"), tables, strict=True):
        for key in ("market-title", "display-title", "seats-title", "prompt"):
            assert Messages(language).text(key) in table


def test_a_person_may_ask_preview_type_err_take_back_and_leave(sabika: Sabika, tmp_path: Path) -> None:
    saved = tmp_path / "left.agn"
    typed = ["?", "", "s", "p", "u", "99999", "0", "999", "²", "9" * 5000, "dance", "pass", "place tower-12 1,0", "q"]
    answer = play(sabika, "--seed", "granada", "--bot", "random", "--save", str(saved), stdin="\n".join(typed) + "\n")
    assert answer.code == 0
    said = words(answer.out)
    assert Messages("en").text("scoring-title", scoring=1) in said
    assert "nothing can be taken back" in said
    assert "Choose a number from 1 to" in said
    assert "'dance' is no action of this game" in said
    assert "[base.turn.one-of-three]" in said
    game = replay(log.read(saved.read_text("utf-8")))
    assert not game.over
    assert all(entry.seat for entry in game.log(reveal=True).entries)


def test_an_action_can_be_typed_in_notation_and_taken_back(sabika: Sabika, tmp_path: Path) -> None:
    """Seat 0 begins with this seed; a purchase that is paid exactly shows nothing new."""
    seed = next(seed for seed in map(str, range(500)) if _exact_purchase(seed))
    text = _exact_purchase(seed)
    saved = tmp_path / "taken back.agn"
    answer = play(sabika, "--seed", seed, "--save", str(saved), stdin=f"{text}\nu\nq\n")
    assert answer.code == 0
    assert "Taken back:" in answer.out
    assert replay(log.read(saved.read_text("utf-8"))).log().entries == ()


def _exact_purchase(seed: str) -> str:
    game = random_game(Config(players=3), seed, 0)
    if game.decider != 0:
        return ""
    for option in game.options():
        if option.text.startswith("buy") and any(event.args.get("exact") for event in game.play(option.action)):
            return option.text
        if len(game.events) > 1:
            game = random_game(Config(players=3), seed, 0)
    return ""


@pytest.mark.parametrize("stdin", ["", "1\n", "?\n"])
def test_the_end_of_the_input_is_a_way_to_leave(sabika: Sabika, tmp_path: Path, stdin: str) -> None:
    saved = tmp_path / "left.agn"
    answer = play(sabika, "--seed", "leave", "--bot", "random", "--save", str(saved), stdin=stdin)
    assert answer.code == 0
    assert not replay(log.read(saved.read_text("utf-8"))).over


def test_the_table_shows_the_own_hand_and_only_the_size_of_the_others(sabika: Sabika, tmp_path: Path) -> None:
    saved = tmp_path / "hands.agn"
    answer = play(sabika, "--seed", "hands", "--players", "3", "--save", str(saved), stdin="q\n")
    game = replay(log.read(saved.read_text("utf-8")))
    (line,) = [line for line in answer.out.split("\n") if line.startswith(Messages("en").text("your-hand"))]
    values = sorted(game.rules.values[card] for card in game.rules.bags.cards(game.state.hands[0]))
    assert sorted(map(int, re.findall(r"\d", line))) == values
    for seat, name in enumerate(game.names):
        size = game.rules.bags.size(game.state.hands[seat])
        assert re.search(rf"{name} +0 points, {size} cards", answer.out)


def test_modules_of_a_terminal_game_can_be_drawn_by_lot(sabika: Sabika, tmp_path: Path) -> None:
    saved = tmp_path / "lot.agn"
    play(sabika, "--modules", "random:2", "--seed", "lot", "--save", str(saved), stdin="q\n")
    modules = log.read(saved.read_text("utf-8")).config.modules
    assert len(modules) == 2
    assert set(modules) <= set(ALL)
