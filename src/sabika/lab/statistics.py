"""What games are like: how long they take, what they score and whether it pays to begin, by players and by module."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from sabika.lab.archive import read_games
from sabika.lab.estimates import Estimate, Floats, Mean, Resampling, Share
from sabika.rules.boxes import MODULES

COLUMNS: Final = (
    "box", "players", "modules", "seed", "bot", "starts", "score", "winner", "points", "turns", "rounds", "decisions",
)  # fmt: skip
QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)

Rows = list[dict[str, Any]]
"""A game, seat by seat."""


class Sort(NamedTuple):
    """A sort of games: the box, who plays, how many, and with which module (among others, perhaps), or none."""

    box: str
    bots: str
    players: int
    module: str

    @property
    def plain(self) -> Sort:
        """The same without any module."""
        return self._replace(module="")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of a sort are like."""

    box: str
    bots: str
    players: int
    module: str
    games: int
    rounds: Estimate
    decisions: Estimate
    longer: Estimate | None
    """By how many rounds they are longer than games without any module; None where there are no such games."""
    score: Estimate
    """Per seat."""
    quantiles: list[int]
    """The scores that 5, 25, 50, 75 and 95 % of the seats do not exceed."""
    best: Estimate
    """The winner's score."""
    margin: Estimate
    """By how much the winner is ahead of the next."""
    start: Estimate
    """The share of games that the starting player wins; who wins together shares."""
    own: Estimate
    """The points per seat that the module itself gives, or takes."""


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of all sorts of games that were found."""

    games: int
    figures: list[Figures]

    def plain(self) -> list[Figures]:
        """Those of games without modules."""
        return [row for row in self.figures if not row.module]

    def by_table(self) -> Iterator[tuple[tuple[str, str, int], list[Figures]]]:
        """Those of games with modules, together with the same table without, if there is one."""
        for table, rows in groupby(self.figures, lambda row: (row.box, row.bots, row.players)):
            found = list(rows)
            if any(row.module for row in found):
                yield table, found


def statistics(files: Sequence[Path]) -> Statistics:
    """The figures of the games in these files."""
    resampling, groups, games = Resampling("statistics"), dict[Sort, _Group](), 0
    for path in files:
        for _, deal in groupby(read_games(path, COLUMNS), lambda game: game[0]["seed"]):
            weights = resampling.weights()
            for game in deal:
                games += 1
                for sort in _sorts(game):
                    groups.setdefault(sort, _Group(sort)).add(weights, game)
    found = [groups[sort].figures(groups.get(sort.plain), resampling) for sort in sorted(groups, key=_place)]
    return Statistics(games=games, figures=found)


def _sorts(game: Rows) -> list[Sort]:
    """What a game is an example of."""
    first = game[0]
    bots = ", ".join(sorted({row["bot"] for row in game}))
    return [Sort(first["box"], bots, first["players"], module) for module in first["modules"] or [""]]


def _place(sort: Sort) -> tuple[Any, ...]:
    """Where a sort stands: modules in the order of the rulebook."""
    number = MODULES[sort.module].number if sort.module in MODULES else 0
    return sort.box, sort.bots, sort.players, number


class _Group:
    """Adds up the games of a sort."""

    def __init__(self, sort: Sort) -> None:
        self._sort, self._games = sort, 0
        self._rounds, self._decisions, self._score = Mean(), Mean(), Mean()
        self._best, self._margin, self._own, self._start = Mean(), Mean(), Mean(), Share()
        self._scores: Counter[int] = Counter()

    def add(self, weights: Floats, game: Rows) -> None:
        first, players = game[0], len(game)
        scores = sorted((row["score"] for row in game), reverse=True)
        winners = [row for row in game if row["winner"]]
        self._games += 1
        self._rounds.add(weights, first["rounds"])
        self._decisions.add(weights, first["decisions"])
        self._score.add(weights, sum(scores), players)
        self._best.add(weights, scores[0])
        self._margin.add(weights, scores[0] - scores[1])
        self._start.add(weights, sum(row["starts"] for row in winners) / len(winners))
        self._own.add(weights, sum(dict(row["points"]).get(self._sort.module, 0) for row in game), players)
        self._scores.update(scores)

    def figures(self, plain: _Group | None, resampling: Resampling) -> Figures:
        return Figures(
            **self._sort._asdict(),
            games=self._games,
            rounds=self._rounds.estimate(),
            decisions=self._decisions.estimate(),
            longer=self._rounds.beyond(plain._rounds) if plain and plain is not self else None,
            score=self._score.estimate(),
            quantiles=[_quantile(self._scores, share) for share in QUANTILES],
            best=self._best.estimate(),
            margin=self._margin.estimate(),
            start=self._start.estimate_with(resampling),
            own=self._own.estimate(),
        )


def _quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least such a share does not exceed."""
    wanted, seen = share * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
