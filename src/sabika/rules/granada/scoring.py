"""Scoring: moats, and majorities that pay by the number of buildings (granada.score.*, granada.simple.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from sabika.core.events import ScoreLine
from sabika.core.module import Module, scores
from sabika.core.ruleset import Ruleset
from sabika.core.state import Slice, State
from sabika.rules.alhambra.scoring import Outline, PointTable, majority_lines
from sabika.rules.granada.pieces import KINDS, GranadaData

POINT_RULES: Final = {
    "multiples": ("granada.score.first", "granada.score.second", "granada.score.third"),
    "simple": ("granada.simple.first", "granada.simple.second", "granada.simple.third"),
}
ABOVE_PRICES: Final = 16
"""More than any tile costs."""
PROMISE: Final = 0.1

Holdings = tuple[tuple[int, int], ...]
"""Per kind of Granada how many tiles show it, and the price of the dearest of them."""


class Moats(Outline):
    """One of the two parts of a scoring (granada.score.two-parts)."""

    key = "moats"
    line = "moat"

    @scores("moat")
    def score_moats(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """granada.score.moat, granada.score.moat-details: each seat's longest outer moat; in a city by itself it is
        found like a wall."""
        for seat, length, pieces in self._measured(s):
            yield ScoreLine(seat, "granada.score.moat", "score-moat", length, {"length": length}, pieces)


def pays_by_total(rules: Ruleset, kind: str) -> bool:
    """granada.score.total: whether the points of a kind depend on how many of it there are."""
    return kind in KINDS and rules.option("city_scoring") == "multiples"


class CityMajorities(Module[Slice]):
    """The other part: who has most of each kind, and how many there are (granada.score.cards-ignored)."""

    key = "city_majorities"
    options = {"city_scoring": ("multiples", "simple")}
    data_file = "granada"
    data_type = GranadaData
    data: GranadaData

    @cached_property
    def _kinds(self) -> range:
        first = self.rules.kinds.index(KINDS[0])
        return range(first, first + len(KINDS))

    @scores("city_majorities")
    def score_majorities(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """granada.score.first, granada.score.second, granada.score.third, granada.simple.scope,
        granada.score.report-order."""
        rule = POINT_RULES[s.rules.option("city_scoring")][scoring - 1]
        return majority_lines(s, scoring, self._kinds, rule=rule)

    def majority_points(self, s: State, scoring: int, table: PointTable) -> PointTable:
        """granada.score.total, granada.score.n-includes: multiples of the number of all built tiles of a kind, Dirk's
        included; granada.simple.first, granada.simple.second, granada.simple.third: or fixed points."""
        simple = s.rules.option("city_scoring") == "simple"
        awards = self.data.simple if simple else self.data.multiples
        places: tuple[int, ...] = (awards.first, awards.second, awards.third)[scoring - 1]
        if simple:
            return (*table, *(places for _ in KINDS))
        totals = [sum(number for number, _ in own) for own in zip(*self._holdings(s), strict=True)]
        return (*table, *(tuple([times * total for times in places]) for total in totals))

    def strengths(self, s: State, kind: int, rows: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """granada.score.tie-break, granada.score.tie-all-places, granada.dirk.tie-break: among equals the dearest tile
        of the kind decides; granada.score.no-full-tie: if anything can."""
        if kind not in self._kinds:
            return rows
        holdings, at = self._holdings(s), kind - self._kinds.start
        return [(seat, ABOVE_PRICES * count + holdings[seat][at][1]) for seat, count in rows]

    def prospects(self, s: State, seat: int) -> float:
        """A tile in the reserve promises more the more of its kind are built already."""
        built = self._holdings(s)[seat]
        kinds = [s.rules.kind_of[piece] for piece in s.reserves[seat]]
        return PROMISE * sum(built[kind - self._kinds.start][0] for kind in kinds if kind in self._kinds)

    def _holdings(self, s: State) -> list[Holdings]:
        """granada.score.reserve-ignored, granada.score.which-price: of every seat and of Dirk, by the faces that
        show."""
        found = []
        for palace in s.palaces:
            memo = palace.memo()
            own: Holdings | None = memo.get("holdings")
            if own is None:
                own = memo["holdings"] = self._held(palace.built())
            found.append(own)
        if s.rules.has("two_players"):
            found.append(self._held(s.rules.modules["two_players"].of(s).tiles))
        return found

    def _held(self, pieces: Iterable[int]) -> Holdings:
        prices: list[list[int]] = [[] for _ in KINDS]
        for piece in pieces:
            if (kind := self.rules.kind_of[piece]) in self._kinds:
                prices[kind - self._kinds.start].append(self.rules.prices[piece])
        return tuple([(len(own), max(own, default=0)) for own in prices])
