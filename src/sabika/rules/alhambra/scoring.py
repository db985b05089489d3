"""Scoring: walls and majorities (base.score.*, base.wall.*)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from sabika.core.events import ScoreLine
from sabika.core.flow import score_lines
from sabika.core.module import Module, scores, step
from sabika.core.pieces import NO_KIND
from sabika.core.state import Slice, State, Steps
from sabika.palace.palace import PIECE_SHIFT, START_PIECE, Palace
from sabika.palace.walls import longest_wall, segments, wall_length
from sabika.rules.alhambra.pieces import BaseData, Points

POINT_RULES = ("base.score.first", "base.score.second", "base.score.third")


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


class Walls(Module[Slice]):
    """The first of the two parts of a scoring (base.score.two-parts)."""

    key = "walls"

    @scores("wall")
    def score_walls(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """base.score.wall-longest, base.score.wall-point, base.wall.equal-stretches: each seat's longest outer wall."""
        for seat, palace in enumerate(s.palaces):
            length = wall_length(palace)
            if length:
                args, pieces = {"length": length}, carriers(s, palace)
                yield ScoreLine(seat, "base.score.wall-longest", "score-wall", length, args, pieces)


class Majorities(Module[Slice]):
    """The second part: who has most of each kind (base.score.two-parts)."""

    key = "majorities"
    data_file = "base"
    data_type = BaseData
    data: BaseData

    @scores("majorities")
    def score_majorities(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """base.score.first, base.score.second, base.score.third: points for most buildings of each kind."""
        rows = contending(s, scoring).items()
        rule = POINT_RULES[scoring - 1]
        for kind, places in enumerate(point_table(s, scoring)):
            for seat, place, tied, share in majority(places, tuple([(seat, own[kind]) for seat, own in rows])):
                if s.sink is None:
                    yield ScoreLine(seat, rule, "score-majority", share)
                else:
                    args = {"kind": s.rules.kinds[kind], "place": place, "tied": tied, "scoring": scoring}
                    yield ScoreLine(seat, rule, "score-majority", share, args, _of_kind(s, seat, kind))


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
    """The kind of a piece that counts as a building of its colour now, or ``NO_KIND`` (combinations.tile-classes)."""
    for unfinished in s.rules.unfinished:
        if unfinished(s, piece):
            return NO_KIND
    return s.rules.kind_of[piece]


def building_counts(s: State, seat: int) -> list[int]:
    """How many buildings of each kind a seat has built, in halves (base.score.built-only, base.score.count-only,
    base.score.start-tile); what is unfinished is left out."""
    rules, palace = s.rules, s.palaces[seat]
    if rules.unfinished:
        built = [finished_kind(s, piece) for _, piece in palace.pieces()]
    else:
        kind_of = rules.kind_of
        built = [kind_of[held >> PIECE_SHIFT] for held in palace.held.values()]
    return [2 * built.count(kind) for kind in range(len(rules.kinds))]


def point_table(s: State, scoring: int) -> tuple[tuple[int, ...], ...]:
    """Per kind the points of the places in a scoring."""
    points: Points = s.rules.modules["majorities"].data.points
    table = (points.first, points.second, points.third)[scoring - 1]
    for change in s.rules.majority_points:
        table = change(s, scoring, table)
    return table


@lru_cache(maxsize=1 << 16)
def majority(places: tuple[int, ...], counts: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int, int, int], ...]:
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


def carriers(s: State, palace: Palace) -> tuple[str, ...]:
    """The tiles that carry the scored wall, by name, while somebody listens."""
    if s.sink is None:
        return ()
    layout = palace.layout()
    pieces = dict.fromkeys(layout[cell][0] for cell, _ in segments(palace, longest_wall(palace)))
    return tuple(s.rules.tile_keys[piece] for piece in pieces if piece != START_PIECE)


def _of_kind(s: State, seat: int, kind: int) -> tuple[str, ...]:
    """The buildings of a kind that count for a seat, by name; Dirk's are not listed."""
    if seat >= s.rules.players:
        return ()
    return tuple(s.rules.tile_keys[piece] for _, piece in s.palaces[seat].pieces() if finished_kind(s, piece) == kind)
