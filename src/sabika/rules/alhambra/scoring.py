"""Scoring: walls and majorities (base.score.*, base.wall.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from typing import ClassVar

from sabika.core.events import ScoreLine
from sabika.core.flow import score_lines
from sabika.core.module import Module, scores, step
from sabika.core.pieces import NO_KIND
from sabika.core.ruleset import Ruleset
from sabika.core.state import Slice, State, Steps
from sabika.palace.palace import START_PIECE, Palace
from sabika.palace.shapes import WALL
from sabika.palace.walls import Stretch, longest_wall, segments, wall_length
from sabika.rules.alhambra.pieces import BaseData

POINT_RULES = ("base.score.first", "base.score.second", "base.score.third")

PointTable = tuple[tuple[int, ...], ...]
"""Per kind the points of the places."""
Strengths = tuple[tuple[int, int], ...]
"""Who competes for a majority, and how strong each is."""


class Scoring(Module[Slice]):
    """Three scorings (base.score.three-rounds)."""

    key = "scoring"

    @step("turn", "score")
    def hold_waiting(self, s: State, seat: int) -> None:
        """base.score.when, base.score.never-mid-turn."""
        if s.waiting:
            push_waiting(s)

    @step("scoring", "tally")
    def tally(self, s: State, scoring: int) -> None:
        """base.score.accumulate, base.edition.track: points are added to an unbounded total."""
        lines = score_lines(s, scoring)
        for line in lines:
            s.scores[line.seat] += line.points
        s.scored, s.waiting = scoring, tuple(number for number in s.waiting if number != scoring)
        s.tell("scored", None, scoring=scoring, lines=lines, totals=s.scores[:])


class Outline(Module[Slice]):
    """A line along the tiles of a palace, the longest stretch of which is scored."""

    line: ClassVar[str]
    edges: ClassVar[tuple[int, ...]] = (WALL,)
    """As what tiles show it on their sides."""

    def _longest(self, palace: Palace) -> Stretch:
        return longest_wall(palace)

    def _length(self, palace: Palace) -> int:
        return wall_length(palace)

    def _measured(self, s: State) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """Every seat that has any, with the length of its longest stretch and the tiles that carry it."""
        for seat, palace in enumerate(s.palaces):
            length = self._length(palace)
            if length:
                yield seat, length, self._carriers(s, palace)

    def _carriers(self, s: State, palace: Palace) -> tuple[str, ...]:
        """The tiles that carry the longest stretch, by name, while somebody listens."""
        if s.sink is None:
            return ()
        layout, stretch = palace.layout(), self._longest(palace)
        pieces = dict.fromkeys(layout[cell][0] for edge in self.edges for cell, _ in segments(palace, stretch, edge))
        return tuple(s.rules.tile_keys[piece] for piece in pieces if piece != START_PIECE)


class Walls(Outline):
    """The first of the two parts of a scoring (base.score.two-parts)."""

    key = "walls"
    line = "wall"

    @scores("wall")
    def score_walls(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """base.score.wall-longest, base.score.wall-point, base.wall.equal-stretches: each seat's longest outer wall."""
        for seat, length, pieces in self._measured(s):
            yield ScoreLine(seat, "base.score.wall-longest", "score-wall", length, {"length": length}, pieces)


class Majorities(Module[Slice]):
    """The second part: who has most of each kind (base.score.two-parts)."""

    key = "majorities"
    data_file = "base"
    data_type = BaseData
    data: BaseData

    def majority_points(self, s: State, scoring: int, table: PointTable) -> PointTable:
        """base.score.first, base.score.second, base.score.third: fixed points for each kind."""
        points = self.data.points
        return (*table, *(points.first, points.second, points.third)[scoring - 1])

    @scores("majorities")
    def score_majorities(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """base.score.first, base.score.second, base.score.third: points for most buildings of each kind."""
        return majority_lines(s, scoring, range(len(self.data.kinds)), rule=POINT_RULES[scoring - 1])


def push_waiting(s: State) -> None:
    """base.deck.two-scoring-cards: the waiting scorings in the order drawn."""
    for number in reversed(s.waiting):
        s.push(Steps("scoring", 0, number))


def contending(s: State, scoring: int) -> dict[int, list[int]]:
    """Who takes part in majorities with how many buildings of each kind, counted in halves."""
    counts = {seat: building_counts(s, seat) for seat in range(s.rules.players)}
    for change in s.rules.contenders:
        counts = change(s, scoring, counts)
    return counts


def finished_kind(s: State, piece: int) -> int:
    """The kind of a piece that counts as a building of its colour now, or ``NO_KIND`` (combinations.tile-classes,
    combinations.combined.limited)."""
    for unfinished in s.rules.unfinished:
        if piece in unfinished(s):
            return NO_KIND
    return s.rules.colour_of[piece]


def finished_kinds(s: State, pieces: Iterable[int]) -> list[int]:
    """The same for several pieces, one after another."""
    colour_of, without_kind = s.rules.colour_of, unfinished_pieces(s)
    return [NO_KIND if piece in without_kind else colour_of[piece] for piece in pieces]


def finished(s: State, pieces: Iterable[int]) -> list[int]:
    """Those of some pieces that are not unfinished buildings."""
    without_kind = unfinished_pieces(s)
    return [piece for piece in pieces if piece not in without_kind]


def unfinished_pieces(s: State) -> Set[int]:
    """All buildings that have no kind and colour for now."""
    found: Set[int] = frozenset()
    for unfinished in s.rules.unfinished:
        found = found | unfinished(s) if found else unfinished(s)
    return found


def building_counts(s: State, seat: int) -> list[int]:
    """How many buildings of each kind a seat has built, in halves (base.score.built-only, base.score.count-only,
    base.score.start-tile); what is unfinished is left out."""
    rules, palace = s.rules, s.palaces[seat]
    if rules.unfinished:
        return _counted(rules, finished(s, palace.built()))
    return palace.remembered("buildings", rules, lambda: _counted(rules, palace.built())).copy()


def _counted(rules: Ruleset, pieces: Iterable[int]) -> list[int]:
    built = [rules.kind_of[piece] for piece in pieces]
    return [2 * built.count(kind) for kind in range(len(rules.kinds))]


def majority_lines(s: State, scoring: int, kinds: Iterable[int], *, rule: str) -> Iterator[ScoreLine]:
    """The lines of some kinds in a scoring."""
    counts, table = contending(s, scoring), point_table(s, scoring)
    for kind in kinds:
        for seat, place, tied, share in majority(table[kind], strengths(s, kind, counts)):
            if s.sink is None:
                yield ScoreLine(seat, rule, "score-majority", share)
            else:
                args = {"kind": s.rules.kinds[kind], "place": place, "tied": tied, "scoring": scoring}
                yield ScoreLine(seat, rule, "score-majority", share, args, _of_kind(s, seat, kind))


def point_table(s: State, scoring: int) -> PointTable:
    """Per kind the points of the places in a scoring."""
    table: PointTable = ()
    for change in s.rules.majority_points:
        table = change(s, scoring, table)
    return table


def strengths(s: State, kind: int, counts: Mapping[int, Sequence[int]]) -> Strengths:
    """Who competes for the majority of a kind, and how strong each is."""
    found = [(seat, own[kind]) for seat, own in counts.items()]
    for change in s.rules.strengths:
        found = change(s, kind, found)
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def majority(places: tuple[int, ...], counts: Strengths) -> tuple[tuple[int, int, int, int], ...]:
    """(seat, place, how many tied, points) for one kind: tied seats share the places they occupy, rounded down
    (base.score.places, base.score.tie-share, base.score.tie-round-down, base.score.tie-second-place,
    base.score.tie-first-blocks, base.score.vacant-places, base.score.at-least-one, base.score.round-per-kind)."""
    found = []
    place, ranks = 0, sorted([count for _, count in counts if count], reverse=True)
    while place < min(len(ranks), len(places)):
        count = ranks[place]
        tied = [seat for seat, other in counts if other == count]
        share = sum(places[place : place + len(tied)]) // len(tied)
        if share:
            found += [(seat, place + 1, len(tied), share) for seat in tied]
        place += len(tied)
    return tuple(found)


def _outlines(rules: Ruleset) -> list[Outline]:
    known: list[Outline] | None = rules.memo.get("outlines")
    if known is None:
        known = [chapter for chapter in rules.modules.values() if isinstance(chapter, Outline)]
        rules.memo["outlines"] = known
    return known


def outline_lengths(rules: Ruleset, palace: Palace) -> dict[str, int]:
    """How long the longest stretches of a palace are, by the lines that are scored."""
    return {outline.line: outline._length(palace) for outline in _outlines(rules)}


def longest_stretches(rules: Ruleset, palace: Palace) -> dict[str, Stretch]:
    """The stretches themselves."""
    return {outline.line: outline._longest(palace) for outline in _outlines(rules)}


def wall_carriers(s: State, palace: Palace) -> tuple[str, ...]:
    """The tiles that carry the scored wall, by name, while somebody listens."""
    walls = s.rules.modules["walls"]
    assert isinstance(walls, Walls)
    return walls._carriers(s, palace)


def _of_kind(s: State, seat: int, kind: int) -> tuple[str, ...]:
    """The buildings of a kind that count for a seat, by name; Dirk's are not listed."""
    if seat >= s.rules.players:
        return ()
    built, kind_of = finished(s, s.palaces[seat].built()), s.rules.kind_of
    return tuple(s.rules.tile_keys[piece] for piece in built if kind_of[piece] == kind)
