"""Light playouts for search: no redesign, and tiles are built when they fit."""

from __future__ import annotations

from collections.abc import Callable

from sabika.core import flow
from sabika.core.actions import KIND_BITS, KIND_MASK, Move
from sabika.core.ruleset import Ruleset
from sabika.core.state import Over, State
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.placing import CELL_SHIFT
from sabika.rules.alhambra.redesigning import Redesigning


def playout(s: State, random: Callable[[], float]) -> int:
    """Play a state to its end with random light moves, in place; the number of decisions."""
    light = LightMoves(s.rules)
    decisions = 0
    while not isinstance(s.stack[-1], Over):
        flow.play_move(s, light.pick(s, random))
        decisions += 1
    return decisions


class LightMoves:
    """Draws random moves for one ruleset: any action but a redesign; the first gained piece, on a cell if there is
    one."""

    def __init__(self, rules: Ruleset) -> None:
        owners = [(actions, getattr(actions, "__self__", None)) for actions in rules.actions]
        self._actions = tuple(actions for actions, owner in owners if not isinstance(owner, Redesigning))
        self._plain = not rules.refuses_destination
        """Whether every gained piece is an ordinary tile that may lie wherever it fits."""
        self._place = rules.codec.number["place"]
        self._reserve = rules.codec.number["reserve"]

    def pick(self, s: State, random: Callable[[], float]) -> Move:
        """A random light move of the deciding seat."""
        frame = s.stack[-1]
        if type(frame) is Act:
            found: list[Move] = []
            for actions in self._actions:
                found += actions(s, frame.seat)
            if found:
                return found[int(random() * len(found))]
        elif type(frame) is Placing:
            return self._placement(s, frame.seat, random)
        choices = flow.moves(s)
        return choices[int(random() * len(choices))]

    def _placement(self, s: State, seat: int, random: Callable[[], float]) -> Move:
        piece = s.gained[seat][0]
        if self._plain and (cells := s.palaces[seat].legal(s.rules.shapes[piece])):
            return self._place | piece << KIND_BITS | cells[int(random() * len(cells))] << CELL_SHIFT
        choices = [move for placements in s.rules.placements for move in placements(s, seat, piece)] or flow.moves(s)
        better = [move for move in choices if move & KIND_MASK != self._reserve] or choices
        return better[int(random() * len(better))]
