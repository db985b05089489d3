"""Pictures of estimates: dots with their intervals. The same figures give the same file, byte for byte."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sabika.core.errors import SetupError
from sabika.lab.arena import Report
from sabika.lab.estimates import Estimate
from sabika.lab.statistics import Figures, Statistics

FORMATS: Final = (".svg", ".png")
STYLE: Final[Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "sabika",
    "font.family": "sans-serif",
    "font.size": 9,
    "lines.linewidth": 1.2,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "axes.titleweight": "bold",
    "axes.grid": True,
    "axes.grid.axis": "x",
    "axes.axisbelow": True,
    "grid.color": "#e4ddd0",
    "figure.facecolor": "white",
}
INK: Final = "#8a3b2a"
PALE: Final = "#d9b9a5"
QUIET: Final = "#6f6a60"
WIDTH: Final = 7.2
ROW: Final = 0.24
"""Inches per row of a picture."""
MARGIN: Final = 0.9


def check_format(path: Path) -> None:
    """Raises ``SetupError`` for a file that would be no picture."""
    if path.suffix not in FORMATS:
        raise SetupError(f"a picture cannot be written to {path.name!r}", remedy=f"end it in {' or '.join(FORMATS)}")


def draw_tournament(report: Report, path: Path) -> None:
    """The ratings, and how often each bot of each line-up wins, beside its fair share."""
    rated = list(report.ratings.items())
    rows = [(line, row) for line in report.line_ups for row in line.standings]
    heights = [max(len(rated), 2), max(len(rows), 2)]
    with matplotlib.rc_context(STYLE):
        figure = Figure((WIDTH, MARGIN * 2 + ROW * sum(heights)), layout="constrained")
        above, below = figure.subplots(2, 1, height_ratios=heights)
        _dots(above, [name for name, _ in rated], [rating for _, rating in rated])
        above.set_title(f"Elo, {report.players} players")
        labels = [f"{row.bot} in {', '.join(line.line_up)}" for line, row in rows]
        _dots(below, labels, [row.won for _, row in rows])
        below.scatter([row.fair for _, row in rows], range(len(rows)), marker="|", color=QUIET, label="fair share")
        below.set_xlim(0, 1)
        below.set_title("games won")
        if rows:
            below.legend(loc="best", frameon=False)
        _save(figure, path)


def draw_statistics(statistics: Statistics, folder: Path) -> list[Path]:
    """Pictures of games without modules, and of every table that modules were tried at."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    with matplotlib.rc_context(STYLE):
        if plain := statistics.plain():
            drawn += [_draw_scores(plain, folder), _draw_start(plain, folder)]
        for (box, bots, players), rows in statistics.by_table():
            drawn.append(_draw_modules(rows, folder / f"modules-{_plain_name(box, bots, players)}.svg"))
    return drawn


def _draw_scores(rows: Sequence[Figures], folder: Path) -> Path:
    figure = Figure((WIDTH, MARGIN + ROW * len(rows)), layout="constrained")
    axes = figure.subplots()
    places = range(len(rows))
    least, quarter, half, three_quarters, most = zip(*(row.quantiles for row in rows), strict=True)
    axes.hlines(places, least, most, color=PALE, linewidth=1.5)
    axes.hlines(places, quarter, three_quarters, color=PALE, linewidth=7)
    axes.plot(half, places, "o", color=INK, markersize=4)
    _rows(axes, [_table_name(row) for row in rows])
    axes.set_title("score of a seat: median, middle half, middle 90 %")
    return _save(figure, folder / "scores.svg")


def _draw_start(rows: Sequence[Figures], folder: Path) -> Path:
    figure = Figure((WIDTH, MARGIN + ROW * len(rows)), layout="constrained")
    axes = figure.subplots()
    _dots(axes, [_table_name(row) for row in rows], [row.start for row in rows])
    axes.scatter([1 / row.players for row in rows], range(len(rows)), marker="|", color=QUIET, label="fair share")
    axes.set_xlim(0)
    axes.legend(loc="best", frameon=False)
    axes.set_title("games won by the starting player")
    return _save(figure, folder / "start.svg")


def _draw_modules(rows: Sequence[Figures], path: Path) -> Path:
    figure = Figure((WIDTH, MARGIN + ROW * len(rows)), layout="constrained")
    columns = figure.subplots(1, 3, sharey=True)
    titles = ("rounds", "score of a seat", "starting player wins")
    for axes, title, what in zip(columns, titles, ("rounds", "score", "start"), strict=True):
        found: list[Estimate] = [getattr(row, what) for row in rows]
        _dots(axes, [row.module or "no module" for row in rows], found)
        axes.set_title(title)
        if not rows[0].module:
            axes.axvline(found[0].value, color=QUIET, linewidth=0.8, linestyle=":")
    columns[2].axvline(1 / rows[0].players, color=QUIET, linewidth=0.8)
    return _save(figure, path)


def _dots(axes: Axes, labels: Sequence[str], estimates: Sequence[Estimate]) -> None:
    places = range(len(labels))
    axes.hlines(places, [found.low for found in estimates], [found.high for found in estimates], color=INK)
    axes.plot([found.value for found in estimates], places, "o", color=INK, markersize=4)
    _rows(axes, labels)


def _rows(axes: Axes, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.tick_params(length=0)


def _table_name(row: Figures) -> str:
    return f"{row.box}, {row.bots}, {row.players} players"


def _plain_name(*parts: object) -> str:
    return re.sub(r"\W+", "-", "-".join(map(str, parts)))


def _save(figure: Figure, path: Path) -> Path:
    check_format(path)
    nothing_else = {"Date": None, "Creator": None} if path.suffix == ".svg" else {"Software": None}
    figure.savefig(path, metadata=nothing_else)
    return path
