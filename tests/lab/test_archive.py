"""Games in files: one row per game and seat, and the points add up."""

from __future__ import annotations

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from sabika.core.ruleset import Config
from sabika.lab import archive
from sabika.lab.archive import SCHEMA, Archive, ArchiveError, read_games, rows
from sabika.lab.crew import Crew
from sabika.lab.games import Outcome, play_game
from sabika.lab.simulate import Simulation, simulate
from sabika.rules.boxes import MODULES
from tests.lab.support import outcome


def kept(path: Path, players: int, modules: str, games: int, workers: int = 1) -> pa.Table:
    with Archive(path) as file:
        simulation = Simulation(config=Config(players=players), modules=modules, seed="kept")
        simulate(simulation, range(games), crew=Crew(workers), keep=file.add)
    return pq.read_table(path)


def test_a_row_says_everything_about_a_seat(tmp_path: Path) -> None:
    table = kept(tmp_path / "games.parquet", 3, "random:2", 4)
    assert table.schema.equals(SCHEMA)
    assert table.schema.metadata == {b"sabika rules": b"1"}
    found = table.to_pylist()
    assert [(row["game"], row["seat"]) for row in found] == [(game, seat) for game in range(4) for seat in range(3)]
    for game in range(4):
        seats = found[3 * game : 3 * game + 3]
        assert {row["seed"] for row in seats} == {f"kept/{game}"}
        assert sum(row["starts"] for row in seats) == 1
        assert {row["winner"] for row in seats if row["rank"] == 1} == {True}
        best = max(row["score"] for row in seats)
        for row in seats:
            assert (row["box"], row["players"], row["bot"], row["line_up"]) == (
                "alhambra", 3, "random", "random,random,random",
            )  # fmt: skip
            assert row["winner"] == (row["score"] == best)
            assert row["rank"] == 1 + sum(other["score"] > row["score"] for other in seats)
            assert row["rounds"] == pytest.approx(row["turns"] / 3)
            assert row["decisions"] > row["turns"] / 2
            assert len(row["modules"]) == 2
            assert dict(row["options"])["extra_action"] == "compulsory"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("modules", [*MODULES, "all"])
def test_the_points_of_all_components_are_the_score(players: int, modules: str) -> None:
    simulation = Simulation(config=Config(players=players), modules=modules, seed="points")
    game = play_game(next(simulation.plays([0], points=True)))
    assert isinstance(game, Outcome)
    assert [sum(own.values()) for own in game.points] == game.scores
    assert all(set(own) <= {"wall", "majority", *game.play.config.modules} for own in game.points)
    assert all("wall" in own for own in game.points) or min(game.scores) < 30


def test_ranks_of_equals() -> None:
    found = list(rows(outcome("abcd", [5, 9, 5, 9])))
    assert [row["rank"] for row in found] == [3, 1, 3, 1]
    assert [row["winner"] for row in found] == [False, True, False, True]


def test_rows_are_written_while_games_are_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = kept(tmp_path / "whole.parquet", 2, "", 9)
    monkeypatch.setattr(archive, "TOGETHER", 4)
    parts = kept(tmp_path / "parts.parquet", 2, "", 9)
    assert parts.equals(whole)
    assert pq.ParquetFile(tmp_path / "parts.parquet").num_row_groups == 5
    games = list(read_games(tmp_path / "parts.parquet", ["game", "players", "seat"]))
    assert [[(row["game"], row["seat"]) for row in game] for game in games] == [[(n, 0), (n, 1)] for n in range(9)]


def test_two_workers_write_the_same_file(tmp_path: Path) -> None:
    alone, together = tmp_path / "alone.parquet", tmp_path / "together.parquet"
    assert kept(alone, 3, "random:1", 12).equals(kept(together, 3, "random:1", 12, workers=2))
    assert alone.read_bytes() == together.read_bytes()


def test_a_file_without_games_is_a_file(tmp_path: Path) -> None:
    with Archive(tmp_path / "none.parquet"):
        pass
    assert list(read_games(tmp_path / "none.parquet", ["players"])) == []


def test_what_holds_no_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    path.write_text("score")
    with pytest.raises(ArchiveError, match=r"x\.parquet: this is no Parquet file \(give a file that sabika"):
        next(read_games(path, ["players"]))
    pq.write_table(pa.table({"players": [1, 2]}), path)
    with pytest.raises(ArchiveError, match=r"there is no column 'box'"):
        next(read_games(path, ["players"]))
    with pytest.raises(FileNotFoundError):
        next(read_games(tmp_path / "nowhere.parquet", ["players"]))
