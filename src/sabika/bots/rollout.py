"""Light playouts for search: no redesign, and tiles are built when they fit."""

from __future__ import annotations

from collections.abc import Callable

from sabika.core import flow
from sabika.core.actions import KIND_MASK, Move
from sabika.core.state import State
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.redesigning import Redesigning


def light_moves(s: State) -> list[Move]:
    """The moves a playout considers: every action but redesigns; the first gained piece, on a cell if there is one."""
    frame = s.stack[-1]
    if isinstance(frame, Act):
        found: list[Move] = []
        for actions in s.rules.actions:
            if not isinstance(actions.__self__, Redesigning):  # type: ignore[attr-defined]
                found += actions(s, frame.seat)
        return found or flow.moves(s)
    if isinstance(frame, Placing):
        piece = s.gained[frame.seat][0]
        choices = [move for placements in s.rules.placements for move in placements(s, frame.seat, piece)]
        put_away = s.rules.codec.number["reserve"]
        return [move for move in choices if move & KIND_MASK != put_away] or choices or flow.moves(s)
    return flow.moves(s)


def playout(s: State, random: Callable[[], float]) -> int:
    """Play a state to its end with random light moves, in place; the number of decisions."""
    decisions = 0
    while not s.over:
        choices = light_moves(s)
        flow.play_move(s, choices[int(random() * len(choices))])
        decisions += 1
    return decisions
