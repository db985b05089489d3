"""The pause between two turns, in which seats may interrupt the order of play (combinations.window-before-scoring).

This chapter is part of a mix in which some module uses the pause.
"""

from __future__ import annotations

from typing import Final

from sabika.core.actions import ActionKind, Move, always
from sabika.core.module import Module, decides, does, runs, step
from sabika.core.state import Slice, State
from sabika.rules.alhambra.frames import Pause
from sabika.rules.alhambra.scoring import push_waiting

SKIP_PAUSE: Final = ActionKind("skip-pause", frames=(Pause,), declines=always)


class Pausing(Module[Slice]):
    """Everybody may act in the order of play, again and again until nobody does any more."""

    key = "pausing"
    kinds = (SKIP_PAUSE,)

    @step("turn", "pause")
    def open_pause(self, s: State, seat: int) -> None:
        """combinations.window-before-scoring: after both refills and before a waiting scoring, unless the table chose
        otherwise (``special_moves``); not once the end is fixed."""
        if not s.ending:
            s.push(_from_the_first(s))
            if s.rules.table_options.get("special_moves") == "after_scoring":
                push_waiting(s)

    @runs(Pause)
    def pass_over(self, s: State, frame: Pause) -> bool:
        """Who can do nothing, as everybody sees, is not asked; the pause is over as soon as the end is fixed."""
        if s.ending:
            s.pop()
            return True
        for moves in s.rules.interruptions:
            if moves(s, frame.seat) is not None:
                return False
        self.skip(s, frame)
        return True

    @decides(Pause)
    def pause_options(self, s: State, frame: Pause) -> list[Move]:
        """Everything that is an interruption in this mix, or nothing."""
        found = [move for moves in s.rules.interruptions for move in moves(s, frame.seat) or ()]
        return [*found, self.move("skip-pause")]

    @does("skip-pause")
    def skip(self, s: State, frame: Pause) -> None:
        if frame.later:
            s.replace_top(Pause(frame.later[0], frame.later[1:]))
        else:
            s.pop()


def interrupt(s: State) -> None:
    """A seat acts in the pause: when all that follows is done, everybody is asked again."""
    s.replace_top(_from_the_first(s))


def next_player(s: State) -> int:
    """The seat whose turn comes after the pause."""
    return s.next_seat(s.active)


def _from_the_first(s: State) -> Pause:
    """The next player is asked first, then the others clockwise; last the one whose turn is over."""
    first, *later = s.seats_from(next_player(s))
    return Pause(first, tuple(later))
