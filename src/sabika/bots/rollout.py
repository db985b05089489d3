"""Light playouts for search: no redesign, and tiles are built when they fit."""

from __future__ import annotations

from collections.abc import Callable

from sabika.core import flow
from sabika.core.actions import KIND_MASK, Move
from sabika.core.ruleset import Ruleset
from sabika.core.state import State
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.redesigning import Redesigning


def playout(s: State, random: Callable[[], float]) -> int:
    """Play a state to its end with random light moves, in place; the number of decisions."""
    acts, decisions = _light_actions(s.rules), 0
    while choices := light_moves(s, acts):
        flow.play_move(s, choices[int(random() * len(choices))])
        decisions += 1
    return decisions


def light_moves(s: State, acts: tuple[Callable[[State, int], list[Move]], ...]) -> list[Move]:
    """The moves a playout considers: every action but redesigns; the first gained piece, on a cell if there is one."""
    frame = s.stack[-1]
    if type(frame) is Act:
        seat = frame.seat
        found: list[Move] = []
        for actions in acts:
            found += actions(s, seat)
        if found:
            return found
    elif type(frame) is Placing:
        piece = s.gained[frame.seat][0]
        choices = [move for placements in s.rules.placements for move in placements(s, frame.seat, piece)]
        if len(choices) > 1:
            put_away = s.rules.codec.number["reserve"]
            return [move for move in choices if move & KIND_MASK != put_away]
    return flow.moves(s)


def _light_actions(rules: Ruleset) -> tuple[Callable[[State, int], list[Move]], ...]:
    owners = [(actions, getattr(actions, "__self__", None)) for actions in rules.actions]
    return tuple(actions for actions, owner in owners if not isinstance(owner, Redesigning))
