"""Module 20, Art of the Moors: counters for buildings of one price, turned to higher points by an action
(art-of-the-moors.*).

How they are turned and scored; ``m20_counters`` says who has which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move
from sabika.core.events import ScoreLine
from sabika.core.module import Shown, does, scores
from sabika.core.state import State
from sabika.core.view import View
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.modules.m20_counters import CultureCounters, MoorsData, MoorsSlice

NOTHING_TURNS: Final = ("art-of-the-moors.action.blocked", "culture-nothing-turns")
DEVELOP: Final = ActionKind("develop", frames=(Act,), unless=NOTHING_TURNS)
PROMISE: Final = 0.3
"""Points that each point still to be reached by turning is about worth."""


class ArtOfTheMoors(CultureCounters):
    """Owning buildings of one price marks how far a counter may be turned; turning is an action."""

    key = "art_of_the_moors"
    number = 20
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 10
    kinds = (DEVELOP,)
    slice_type = MoorsSlice
    data_file = "art_of_the_moors"
    data_type = MoorsData

    # ------------------------------------------------------------ developing and scoring

    def actions(self, s: State, seat: int) -> list[Move]:
        """art-of-the-moors.flow.decisions, art-of-the-moors.action.blocked: where at least one counter turns."""
        turns = any(own.seat == seat and own.now < own.mark for own in self.of(s).counters)
        return [self.move("develop")] if turns else []

    @does("develop")
    def develop(self, s: State, frame: Act) -> None:
        """art-of-the-moors.action.develop: all own counters turn by one section, but none beyond its cube."""
        seat = frame.seat
        turned = [own.seat == seat and own.now < own.mark for own in self.of(s).counters]
        counters = zip(self.of(s).counters, turned, strict=True)
        self.update(s, counters=tuple(own._replace(now=own.now + turns) for own, turns in counters))
        s.tell("developed", seat, number=sum(turned))
        end_actions(s)

    @scores("culture")
    def score_culture(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """art-of-the-moors.scoring.gem: the points at the gem, in every scoring; art-of-the-moors.two-player.dirk: Dirk
        has no counters."""
        for own in self.of(s).counters:
            row = self._dials[own.dial]
            if row.points[own.now]:
                args = {"price": row.label}
                yield ScoreLine(own.seat, "art-of-the-moors.scoring.gem", "score-culture", row.points[own.now], args)

    def prospects(self, s: State, seat: int) -> float:
        """What can still be reached by turning, tiles that wait to be placed included."""
        waiting = Counter(self._dial_of[piece] for piece in s.gained[seat] if piece in self._dial_of)
        now = {own.dial: own.now for own in self.of(s).counters if own.seat == seat}
        promised = 0
        for dial, number in (self._owned(s, seat) + waiting).items():
            points, mark = self._dials[dial].points, self._mark(dial, number)
            promised += points[mark] - points[now.get(dial, 0)] if mark is not None else 0
        return PROMISE * promised

    # ------------------------------------------------------------ seeing

    def items(self, v: View) -> Iterator[Shown]:
        """art-of-the-moors.hidden.none: the counters on their docking strips (art-of-the-moors.take.strips) and the
        stacks by price."""
        counters = self.of(v).counters
        for own in counters:
            row = self._dials[own.dial]
            args = {"price": row.label, "points": row.points[own.now], "most": row.points[own.mark]}
            args |= {"dial": row.points, "now": own.now, "mark": own.mark}
            yield Shown(key="culture", owner=own.seat, note="note-culture", args=args)
        for seat, number in Counter(own.seat for own in counters).items():
            yield Shown(key="docking-strip", owner=seat, count=-(-number // self.data.per_strip.value))
        taken = Counter(own.dial for own in counters)
        for dial, row in enumerate(self._dials):
            if row.count > taken[dial]:
                args = {"price": row.label, "most": row.points[-1], "dial": row.points}
                yield Shown(key="culture", count=row.count - taken[dial], note="note-culture-stack", args=args)
