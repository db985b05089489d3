"""Results as tables of words, for the terminal and for Markdown pages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from math import isnan
from pathlib import Path
from typing import Final, NamedTuple

from sabika.core.errors import SabikaError
from sabika.lab.arena import Report
from sabika.lab.estimates import Estimate
from sabika.lab.statistics import Figures, Statistics

NOTHING: Final = "–"
BEGIN: Final = "<!-- statistics -->"
END: Final = "<!-- end -->"


class PageError(SabikaError):
    """A page that tables cannot be written into."""


class Sheet(NamedTuple):
    """A table in words."""

    title: str
    head: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def plainly(found: Estimate | None, digits: int = 1, *, signed: bool = False) -> str:
    """A mean and how far off it may be, such as ``12.3 ± 0.5``."""
    if found is None:
        return NOTHING
    shown = f"{found.value:{'+' * signed}.{digits}f}"
    off = max(found.high - found.value, found.value - found.low)
    return shown if isnan(off) else f"{shown} ± {off:.{digits}f}"


def in_percent(found: Estimate) -> str:
    """A share and where it lies, such as ``95 % (87–99)``."""
    return f"{100 * found.value:.0f} % ({100 * found.low:.0f}–{100 * found.high:.0f})"


# ---------------------------------------------------------------- tournaments


def of_tournament(report: Report) -> list[Sheet]:
    """The ratings and the line-ups."""
    ratings = [
        (name, f"{found.value:.0f}", f"{found.low:.0f}–{found.high:.0f}") for name, found in report.ratings.items()
    ]
    line_ups = [
        (
            ", ".join(line.line_up), str(line.games), row.bot, in_percent(row.won),
            f"{100 * row.fair:.0f} %", plainly(row.score), plainly(row.ahead, signed=True),
        )
        for line in report.line_ups
        for row in line.standings
    ]  # fmt: skip
    head = ("line-up", "games", "bot", "games won", "fair", "score", "ahead by")
    return [Sheet("Elo", ("bot", "rating", "95 %"), ratings), Sheet("Line-ups", head, line_ups)]


# ---------------------------------------------------------------- statistics


def of_statistics(statistics: Statistics) -> list[Sheet]:
    """Games without modules by the number of players, and a table for every number that modules were tried with."""
    sheets = [
        Sheet(f"Without modules: {box}, {bots}", PLAYERS_HEAD, [_by_players(row) for row in rows])
        for (box, bots), rows in groupby(statistics.plain(), lambda row: (row.box, row.bots))
    ]
    for (box, bots, players), rows in statistics.by_table():
        title = f"Modules: {box}, {bots}, {players} players"
        sheets.append(Sheet(title, MODULES_HEAD, [_by_module(row) for row in rows]))
    return sheets


PLAYERS_HEAD: Final = (
    "players", "games", "rounds", "decisions", "score", "median", "90 %", "best", "margin", "starter wins", "fair",
)  # fmt: skip
MODULES_HEAD: Final = (
    "module", "games", "rounds", "longer by", "decisions", "score", "own points", "margin", "starter wins",
)  # fmt: skip


def _by_players(row: Figures) -> tuple[str, ...]:
    least, _, median, _, most = row.quantiles
    return (
        str(row.players), str(row.games), plainly(row.rounds), plainly(row.decisions), plainly(row.score),
        str(median), f"{least}–{most}", plainly(row.best), plainly(row.margin), in_percent(row.start),
        f"{100 / row.players:.0f} %",
    )  # fmt: skip


def _by_module(row: Figures) -> tuple[str, ...]:
    return (
        row.module or "none", str(row.games), plainly(row.rounds), plainly(row.longer, signed=True),
        plainly(row.decisions), plainly(row.score), plainly(row.own) if row.own.value else NOTHING,
        plainly(row.margin), in_percent(row.start),
    )  # fmt: skip


# ---------------------------------------------------------------- Markdown


def rewrite(page: Path, sheets: Sequence[Sheet]) -> None:
    """Put tables between the marks of a page, in the place of those that were there."""
    text = page.read_text("utf-8")
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise PageError("there is no place for the tables", place=str(page), remedy=f"write {BEGIN} and below it {END}")
    page.write_text("".join([before, begin, "\n", *map(_markdown, sheets), "\n", end, after]), "utf-8")


def _markdown(sheet: Sheet) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in (sheet.head, *sheet.rows)]
    lines.insert(1, "|" + "---|" * len(sheet.head))
    return "\n".join(["", f"### {sheet.title}", "", *lines, ""])
