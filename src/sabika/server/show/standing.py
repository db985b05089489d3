"""How the next scoring stands: majorities, walls and whatever else it counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sabika.core import flow
from sabika.core.events import ScoreLine
from sabika.core.state import State
from sabika.core.view import View, determinize
from sabika.rules.alhambra.scoring import contending, outline_lengths, point_table, strengths
from sabika.rules.granada.scoring import pays_by_total
from sabika.server.show.words import Words, component_of
from sabika.server.wire import Ledger, LedgerRow


def worlds(v: View) -> tuple[State, State]:
    """Two states the viewer cannot tell from the true one; what holds in both does not hang on what is hidden."""
    return determinize(v, Random(1)), determinize(v, Random(2))


def next_scoring(s: State) -> int:
    return min(s.scored + 1, 3)


def certain_lines(states: Sequence[State]) -> list[ScoreLine]:
    """What the next scoring would give, if it came now: the lines on which all worlds agree."""
    first, *others = (flow.score(s, next_scoring(s)) for s in states)
    return [line for line in first if all(line in other for other in others)]


def _seats(s: State) -> int:
    """Players, and Dirk, who may have no score yet."""
    return s.rules.players + s.rules.has("two_players")


def totals(s: State, lines: Sequence[ScoreLine]) -> list[int]:
    """The points of some lines per seat, Dirk after them."""
    found = [0] * _seats(s)
    for line in lines:
        found[line.seat] += line.points
    return found


def ledger(states: Sequence[State], say: Words) -> Ledger:
    s, lines = states[0], certain_lines(states)
    return Ledger(
        scoring=next_scoring(s),
        rows=[*_majorities(s, say), *_counted(s, lines, say)],
        lines=[say.line(line) for line in lines],
        totals=totals(s, lines),
    )


def _majorities(s: State, say: Words) -> list[LedgerRow]:
    counts, pays = contending(s, next_scoring(s)), point_table(s, next_scoring(s))
    rows = []
    for at, kind in enumerate(s.rules.kinds):
        own = [counts[seat][at] / 2 if seat in counts else 0.0 for seat in range(_seats(s))]
        strong = dict(strengths(s, at, counts))
        ranks = _ranks([strong.get(seat, 0) if own[seat] else 0 for seat in range(_seats(s))])
        total = int(sum(own)) if pays_by_total(s.rules, kind) else None
        rows.append(_row(say, kind, own, ranks, kind=kind, pays=list(pays[at]), total=total))
    return rows


def _counted(s: State, lines: Sequence[ScoreLine], say: Words) -> list[LedgerRow]:
    """The lines that are scored by their length, and everything else that gives points by itself."""
    long = [outline_lengths(s.rules, palace) for palace in s.palaces]
    nobody = [0.0] * _seats(s)
    rows = {key: [*(float(own[key]) for own in long), *nobody[len(long) :]] for key in long[0]}
    for line in lines:
        component = component_of(line)
        if component not in long[0] and component not in s.rules.kinds:
            rows.setdefault(component, nobody[:])[line.seat] += line.points
    return [_row(say, key, counts, _ranks(counts), kind=None, pays=[]) for key, counts in rows.items()]


def _ranks(strong: Sequence[float]) -> list[int]:
    return [1 + sum(other > own for other in strong) if own else 0 for own in strong]


def _row(say: Words, key: str, counts: list[float], ranks: list[int], **about: Any) -> LedgerRow:
    return LedgerRow(key=key, name=say.component(key), counts=counts, ranks=ranks, **about)
