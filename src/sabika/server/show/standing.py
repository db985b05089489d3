"""How the next scoring stands: majorities, walls and whatever else it counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from sabika.core import flow
from sabika.core.events import ScoreLine
from sabika.core.state import State
from sabika.core.view import View, determinize
from sabika.palace.walls import wall_length
from sabika.rules.alhambra.scoring import contending, point_table
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
    return [
        _row(say, kind, kind, [counts[seat][at] / 2 if seat in counts else 0 for seat in range(_seats(s))], pays[at])
        for at, kind in enumerate(s.rules.kinds)
    ]


def _counted(s: State, lines: Sequence[ScoreLine], say: Words) -> list[LedgerRow]:
    """The wall, and everything else that gives points by itself."""
    walls = [float(wall_length(palace)) for palace in s.palaces]
    rows = {"wall": walls + [0.0] * (_seats(s) - len(walls))}
    for line in lines:
        component = component_of(line)
        if component != "wall" and component not in s.rules.kinds:
            rows.setdefault(component, [0.0] * _seats(s))[line.seat] += line.points
    return [_row(say, key, None, counts, ()) for key, counts in rows.items()]


def _row(say: Words, key: str, kind: str | None, counts: list[float], pays: Sequence[int]) -> LedgerRow:
    ranks = [1 + sum(other > count for other in counts) if count else 0 for count in counts]
    return LedgerRow(key=key, name=say.component(key), kind=kind, counts=counts, ranks=ranks, pays=list(pays))
