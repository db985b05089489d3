"""Statistics: what is said about games is what is in them; pictures and pages can be made again."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree
from collections.abc import Iterable
from pathlib import Path

import pytest

from sabika.core.errors import SetupError
from sabika.lab import plots, sheets
from sabika.lab.archive import Archive
from sabika.lab.arena import Report, Scoreboard
from sabika.lab.games import Outcome
from sabika.lab.sheets import PageError
from sabika.lab.statistics import Statistics, statistics
from tests.lab.support import outcome
from tests.lab.test_arena import tournament


def written(path: Path, games: Iterable[Outcome]) -> Path:
    with Archive(path) as file:
        for game in games:
            file.add(game)
    return path


def many(number: int, seed: int = 1) -> Iterable[Outcome]:
    """Three players, of whom the first begins and wins half the games; sultans make every second game longer by 5."""
    rng = random.Random(seed)
    for game in range(number):
        scores = [100, rng.randrange(60, 95), rng.randrange(60, 95)]
        if rng.random() < 0.5:
            scores = scores[1:] + scores[:1]
        sultan = game % 2 == 1
        yield outcome(
            ["sensible"] * 3,
            scores,
            deal=f"{seed}/{game}",
            modules=("sultan",) if sultan else (),
            rounds=rng.randrange(18, 23) + 5 * sultan,
            points=[{"wall": score - 4, "sultan": 4} if sultan else {"wall": score} for score in scores],
        )


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Statistics:
    return statistics([written(tmp_path_factory.mktemp("games") / "many.parquet", many(400))])


# ---------------------------------------------------------------- figures


def test_length_scores_and_the_advantage_of_beginning(found: Statistics) -> None:
    plain, sultan = found.figures
    assert found.games == 400
    assert (plain.box, plain.bots, plain.players, plain.module, plain.games) == ("alhambra", "sensible", 3, "", 200)
    assert (sultan.module, sultan.games) == ("sultan", 200)
    assert plain.rounds.low < 20 < plain.rounds.high
    assert plain.decisions.value == pytest.approx(9 * plain.rounds.value)
    assert plain.longer is None
    assert sultan.longer is not None
    assert sultan.longer.low < 5 < sultan.longer.high
    assert sultan.longer.low > 4
    assert plain.start.low < 0.5 < plain.start.high
    assert plain.start.low > 1 / 3
    assert plain.best.value == 100
    assert plain.score.low < (100 + 77 + 77) / 3 < plain.score.high
    assert 5 < plain.margin.value < 40
    assert plain.quantiles == sorted(plain.quantiles)
    assert 60 <= plain.quantiles[0] < plain.quantiles[2] < 95
    assert plain.quantiles[4] == 100
    assert (plain.own.value, sultan.own.value) == (0, 4)


def test_games_of_a_deal_are_taken_together(tmp_path: Path) -> None:
    """The same game three times over tells nothing new."""
    once = list(many(60))
    thrice = [game for game in once for _ in range(3)]
    narrow, same = (
        statistics([written(tmp_path / f"{len(games)}.parquet", games)]).figures[0] for games in (once, thrice)
    )
    assert (narrow.rounds.value, narrow.games * 3) == (pytest.approx(same.rounds.value), same.games)
    assert same.rounds.high - same.rounds.low == pytest.approx(narrow.rounds.high - narrow.rounds.low, rel=0.05)


def test_tables_are_kept_apart_and_files_are_put_together(tmp_path: Path) -> None:
    first = written(tmp_path / "a.parquet", [outcome("aa", [1, 2]), outcome("aab", [1, 2, 3])])
    second = written(tmp_path / "b.parquet", [outcome("aa", [3, 4]), outcome("bb", [3, 4])])
    both = statistics([first, second])
    assert [(row.bots, row.players, row.games) for row in both.figures] == [("a", 2, 2), ("a, b", 3, 1), ("b", 2, 1)]
    assert both.figures[0].score.value == 2.5


def test_a_game_with_two_modules_tells_about_both(tmp_path: Path) -> None:
    path = written(tmp_path / "two.parquet", [outcome("aa", [1, 2], modules=("bazaars", "sultan"))])
    assert [row.module for row in statistics([path]).figures] == ["bazaars", "sultan"]


# ---------------------------------------------------------------- pictures


def report() -> Report:
    arena = tournament("a,b", "a,c")
    board = Scoreboard(arena)
    for deal in range(12):
        for who in ("ab", "ba", "ac", "ca"):
            board.take(outcome(who, [deal % 5 + (name == "a") for name in who], deal=f"s/{deal}"))
    lines = board.line_ups()
    return Report(
        box="alhambra", players=2, modules="", seed="s", thinking=None, line_ups=lines, ratings=board.ratings()
    )


def words(path: Path) -> str:
    """Everything an SVG file says."""
    return " ".join(xml.etree.ElementTree.parse(path).getroot().itertext())


def test_pictures_of_statistics_are_small_and_can_be_drawn_again(found: Statistics, tmp_path: Path) -> None:
    first, again = (plots.draw_statistics(found, tmp_path / name) for name in ("first", "again"))
    assert [path.name for path in first] == ["scores.svg", "start.svg", "modules-alhambra-sensible-3.svg"]
    for one, other in zip(first, again, strict=True):
        assert one.read_bytes() == other.read_bytes()
        assert one.stat().st_size < 60_000
    assert "sultan" in words(first[2])
    assert "no module" in words(first[2])
    assert "3 players" in words(first[0])


def test_a_tournament_is_drawn_as_svg_or_png(tmp_path: Path) -> None:
    for name in ("a.svg", "b.svg", "a.png", "b.png"):
        plots.draw_tournament(report(), tmp_path / name)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    assert "a in a, b" in words(tmp_path / "a.svg")
    with pytest.raises(SetupError, match=r"end it in \.svg or \.png"):
        plots.draw_tournament(report(), tmp_path / "a.txt")


# ---------------------------------------------------------------- words


def test_tables_of_a_tournament() -> None:
    ratings, line_ups = sheets.of_tournament(report())
    assert ratings.rows[0][0] == "a"
    assert [row[:3] for row in line_ups.rows] == [
        ("a, b", "24", "a"), ("a, b", "24", "b"), ("a, c", "24", "a"), ("a, c", "24", "c"),
    ]  # fmt: skip
    assert re.fullmatch(r"100 % \((8[6-9]|9\d)–100\)", line_ups.rows[0][3])
    assert line_ups.rows[0][4] == "50 %"
    assert line_ups.rows[0][6] == "+1.0"


def test_a_page_is_rewritten_between_its_marks(found: Statistics, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n\n{sheets.BEGIN}\nold\n{sheets.END}\n\nAfter.\n", "utf-8")
    tables = sheets.of_statistics(found)
    sheets.rewrite(page, tables)
    text = page.read_text("utf-8")
    sheets.rewrite(page, tables)
    assert page.read_text("utf-8") == text
    assert text.startswith("Before.\n\n")
    assert text.endswith("\n\nAfter.\n")
    assert "old" not in text
    assert "| module | games |" in text
    assert "| sultan | 200 |" in text
    assert all(len(row) == len(sheet.head) for sheet in tables for row in sheet.rows)


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Nothing.", "utf-8")
    with pytest.raises(PageError, match="there is no place for the tables"):
        sheets.rewrite(page, [])
    assert page.read_text("utf-8") == "Nothing."
