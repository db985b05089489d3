"""``sabika simulate``, ``arena`` and ``statistics``: files, pictures, faults and interruptions."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from sabika.bots import bot as bots
from sabika.cli.app import app
from sabika.core.errors import SabikaError
from sabika.lab import crew
from tests.lab.support import Clumsy, Impatient


def sabika(*args: str) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, list(args))


# ---------------------------------------------------------------- simulate


def test_a_simulation_keeps_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    result = sabika("simulate", "--games", "4", "--players", "4", "--seed", "kept", "--out", str(path), "--json")
    assert result.exit_code == 0
    table = pq.read_table(path)
    assert table.num_rows == 16
    report = json.loads(result.stdout)
    scores = table["score"].to_pylist()
    assert report["mean_scores"] == [round(sum(scores[seat::4]) / 4, 2) for seat in range(4)]
    assert report["decisions"] == sum(table["decisions"].to_pylist()[::4])


def test_a_simulation_is_the_same_on_one_core_and_on_two() -> None:
    def figures(workers: str) -> Any:
        report = json.loads(sabika("simulate", "--games", "14", "--seed", "w", "--workers", workers, "--json").stdout)
        return report["games"], report["decisions"], report["mean_scores"]

    assert figures("1") == figures("2")


def test_a_fault_of_a_simulation_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "clumsy", Clumsy)
    result = sabika("simulate", "--games", "3", "--bot", "clumsy", "--modules", "random:1", "--seed", "two words")
    assert result.exit_code == 1
    assert "faults: 3" in result.stdout
    *_, fault = result.stderr.strip().split("game 2 ")
    again = sabika(*shlex.split(fault.split("again: sabika ")[1]))
    assert again.exit_code == 1
    assert "0 games" in again.stdout
    assert again.stderr.strip() == f"game 2 {fault}"


@pytest.mark.parametrize("command", [["simulate", "--bot", "impatient"], ["arena", "--line-up", "impatient,impatient"]])
def test_an_interruption_prints_what_is_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: list[str]
) -> None:
    monkeypatch.setitem(bots.BOTS, "impatient", Impatient)
    monkeypatch.setattr(Impatient, "games", -1)
    path = tmp_path / "games.parquet"
    result = sabika(*command, "--games", "8", "--workers", "1", "--out", str(path))
    assert result.exit_code == 130
    assert "2 games" in result.stdout or "1 games" in result.stdout
    assert "sabika: interrupted; this is what was done before" in result.stderr
    assert pq.read_table(path).num_rows > 0


# ---------------------------------------------------------------- arena


def test_a_tournament_in_words_with_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "arena.svg"
    result = sabika("arena", "--bots", "random,sensible", "--games", "4", "--plot", str(picture))
    assert result.exit_code == 0
    for word in ("Elo", "rating", "random, sensible", "games won", "4 games", "faults: 0"):
        assert word in result.stdout
    assert "games won" in picture.read_text("utf-8")


def test_a_tournament_in_json_with_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    result = sabika(
        "arena", "--line-up", "sensible,random,random", "--line-up", "random,random,random", "--games", "4",
        "--modules", "bazaars", "--seed", "j", "--out", str(path), "--json",
    )  # fmt: skip
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert (report["box"], report["players"], report["modules"], report["seed"]) == ("alhambra", 3, "bazaars", "j")
    assert report["games"] == 12
    assert [row["line_up"] for row in report["line_ups"]] == [["random", "random", "sensible"], ["random"] * 3]
    assert {row["deals"] for row in report["line_ups"]} == {2}
    assert list(report["ratings"]) == ["sensible", "random"]
    assert set(report["ratings"]["random"]) == {"value", "low", "high"}
    table = pq.read_table(path)
    assert table.num_rows == 36
    assert set(table["line_up"].to_pylist()) == {"random,random,sensible", "random,random,random"}
    assert set(table["modules"].to_pylist()[0]) == {"bazaars"}


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    report = json.loads(sabika("arena", "--line-up", "random,random,random", "--games", "7", "--json").stdout)
    assert report["games"] == 9


# ---------------------------------------------------------------- statistics


def test_statistics_of_kept_games(tmp_path: Path) -> None:
    plain, mixed, page = tmp_path / "plain.parquet", tmp_path / "mixed.parquet", tmp_path / "page.md"
    sabika("simulate", "--games", "6", "--out", str(plain))
    sabika("simulate", "--games", "6", "--modules", "sultan", "--out", str(mixed))
    page.write_text("<!-- statistics -->\n<!-- end -->\n")
    result = sabika("statistics", str(plain), str(mixed), "--plots", str(tmp_path / "plots"), "--page", str(page))
    assert result.exit_code == 0
    for word in ("Without modules: alhambra, random", "Modules: alhambra, random, 3 players", "sultan", "12 games"):
        assert word in result.stdout
    assert "| sultan | 6 |" in page.read_text("utf-8")
    assert len(list((tmp_path / "plots").glob("*.svg"))) == 3
    report = json.loads(sabika("statistics", str(plain), str(mixed), "--json").stdout)
    assert report["games"] == 12
    assert [row["module"] for row in report["figures"]] == ["", "sultan"]
    assert report["figures"][1]["longer"] is not None


# ---------------------------------------------------------------- what cannot be done


BAD = [
    (["simulate", "--cluster", "spark"], "unknown cluster 'spark' (ray, dask, "),
    (["arena"], "two bots or more (such as --bots random,sensible)"),
    (["arena", "--bots", "random,clever"], "unknown bot 'clever' (one of "),
    (["arena", "--bots", "random,sensible", "--players", "7"], "7 players (2 to 6 can play)"),
    (["arena", "--bots", "random,sensible", "--players", "1"], "1 players (2 to 6 can play)"),
    (["arena", "--bots", "random,sensible", "--modules", "treasury"], "unknown module 'treasury'"),
    (["arena", "--bots", "random,sensible", "--box", "cordoba"], "unknown box 'cordoba'"),
    (["arena", "--bots", "random,sensible", "--plot", "x.txt"], "'x.txt' (end it in .svg or .png)"),
    (["arena", "--bots", "random,sensible", "--thinking", "1"], "(leave out --thinking)"),
]


@pytest.mark.parametrize(("args", "cause"), BAD, ids=[" ".join(args) for args, _ in BAD])
def test_bad_usage_is_answered_before_anything_is_played(args: list[str], cause: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    result = sabika(*args, *(["--out", str(path)]))
    assert isinstance(result.exception, SabikaError)
    assert cause in str(result.exception)
    assert not path.exists()


def test_files_that_hold_no_games_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "words.parquet"
    path.write_text("words")
    assert "this is no Parquet file" in str(sabika("statistics", str(path)).exception)
    assert isinstance(sabika("statistics", str(tmp_path / "nowhere.parquet")).exception, FileNotFoundError)
    assert isinstance(sabika("simulate", "--out", str(tmp_path / "no" / "x.parquet")).exception, OSError)


@pytest.mark.parametrize(
    ("package", "args"),
    [
        ("numpy", ["arena", "--bots", "random,sensible"]),
        ("pyarrow", ["simulate", "--out", "x.parquet"]),
        ("pyarrow", ["statistics", "x.parquet"]),
        ("matplotlib", ["arena", "--bots", "random,sensible", "--plot", "x.svg"]),
    ],
)
def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, package: str, args: list[str]) -> None:
    def missing(name: str) -> None:
        if name == package:
            raise ImportError(name)

    monkeypatch.setattr(crew, "import_module", missing)
    assert f"{package} is not installed (pip install 'sabika[lab]')" in str(sabika(*args).exception)
