"""``sabika check``."""

from __future__ import annotations

import json
import shlex
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from sabika.cli.app import app
from sabika.core.errors import SetupError
from sabika.lab import mixes
from sabika.lab.mixes import Play, plays, read_players, run, subsets
from sabika.rules.boxes import MODULES


def check(*args: str) -> Result:
    return CliRunner().invoke(app, ["check", *args])


def test_it_plays_and_reports() -> None:
    report: dict[str, Any] = json.loads(check("--games", "3", "--players", "2-4", "--seed", "cli", "--json").stdout)
    assert (report["games"], report["faults"], report["seed"]) == (3, [], "cli")
    assert report["mixes"]["base"]["decisions"] == report["decisions"] > 300
    assert report["seconds"] > 0


def test_it_says_the_same_in_words() -> None:
    result = check("--games", "2", "--modules", "sultan", "--players", "3")
    assert result.exit_code == 0
    assert "2 games" in result.stdout
    assert "faults: 0" in result.stdout


def test_a_fault_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(s: Any, bot: Any, rng: Any) -> tuple[int, list[str]]:
        return (17, ["something is broken"]) if s.rules.players == 4 else (1, [])

    monkeypatch.setattr(mixes, "checked_game", stumble)
    result = check("--games", "5", "--modules", "sultan,bazaars", "--seed", "again")
    assert result.exit_code == 1
    assert "decision 17: something is broken" in result.stderr
    command = result.stderr.split("again: ")[1].strip()
    assert command == "sabika check --modules bazaars,sultan --players 4 --seed again --game 2"
    again = check(*shlex.split(command)[2:], "--json")
    fault = json.loads(again.stdout)["faults"][0]
    assert (fault["decision"], fault["game"], fault["players"]) == (17, 2, 4)
    assert fault["modules"] == ["bazaars", "sultan"]


def test_another_bot_plays_other_games_and_is_named_with_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("--games", "2", "--players", "3", "--json")
    told = [json.loads(check(*args, "--bot", bot).stdout) for bot in ("random", "sensible")]
    assert all(report["faults"] == [] for report in told)
    assert told[0]["decisions"] > told[1]["decisions"] > 100
    monkeypatch.setattr(mixes, "checked_game", lambda *_: (1, ["something is broken"]))
    assert " --bot sensible --players 3 " in check("--bot", "sensible", "--players", "3", "--games", "1").stderr


def test_a_broken_set_up_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: Any) -> None:
        raise ValueError("no table")

    monkeypatch.setattr(mixes.flow, "start", stumble)
    report = run(plays([""], [3], range(1), "1"), workers=1)
    assert report.faults[0].broken == ["set-up: ValueError: no table"]


@pytest.mark.parametrize("text", ["", "x", "3-", "6-2", "2-x", "-3"])
def test_numbers_of_players_that_are_none(text: str) -> None:
    with pytest.raises(SetupError, match="2-6"):
        read_players(text)


def test_numbers_of_players() -> None:
    assert read_players("3") == [3]
    assert read_players("2-6") == [2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "args",
    [
        ["--players", "7"],
        ["--modules", "no-such"],
        ["--bot", "no-such"],
        ["--modules", "random:99"],
        ["--modules", "random:5-3"],
        ["--modules", "pairs:sultan,no-such"],
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str]) -> None:
    assert isinstance(check(*args).exception, SetupError)


def test_choices_of_mixes() -> None:
    count = len(MODULES)
    assert sorted(subsets("each", "alhambra")) == sorted(MODULES)
    assert len(subsets("pairs", "alhambra")) == count * (count - 1) // 2
    assert subsets("pairs:sultan,medina,camps", "alhambra") == ["sultan,medina", "sultan,camps", "medina,camps"]
    todo = plays(["each", "all", "each"], [2, 3], range(4), "s")
    assert len(todo) == 4 * (count + 1)
    assert {play.players for play in todo} == {2, 3}
    assert {len(play.modules) for play in plays(["random:2"], [3], range(9), "s")} == {2}
    assert {len(play.modules) for play in plays(["random:3-5"], [3], range(40), "s")} == {3, 4, 5}


def test_all_cores_play_the_same_games() -> None:
    todo = plays(["", "sultan"], [2, 3], range(6), "cores")
    alone, together = run(todo, workers=1), run(todo, workers=2)
    assert (together.games, together.decisions, together.mixes) == (alone.games, alone.decisions, alone.mixes)


def test_every_game_has_a_seed_of_its_own() -> None:
    todo = plays(["", "each", "pairs"], [2, 3, 4], range(6), "s")
    assert len({play.key for play in todo}) == len(todo)
    assert Play("alhambra", (), 2, 0, "s").key != Play("alhambra", (), 2, 0, "t").key


def test_some_games_are_played_at_other_tables() -> None:
    configs = [mixes.config_of(play) for play in plays(["all"], [3], range(12), "s")]
    assert any(not config.options for config in configs)
    assert len({tuple(config.options.items()) for config in configs}) > 2
