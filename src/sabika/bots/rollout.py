"""Light playouts for search: no redesign, and tiles are built when they fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from sabika.core import flow
from sabika.core.actions import KIND_BITS, KIND_MASK, Move
from sabika.core.ruleset import Ruleset
from sabika.core.state import Over, State
from sabika.rules.alhambra.buying import Buying, Purchases, on_market
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.placing import CELL_SHIFT
from sabika.rules.alhambra.purses import purse_of
from sabika.rules.alhambra.redesigning import Redesigning


def playout(s: State, random: Callable[[], float]) -> int:
    """Play a state to its end with random light moves, in place; the number of decisions."""
    pick, play = light_moves(s.rules).pick, flow.play_move
    decisions = 0
    while type(s.stack[-1]) is not Over:
        play(s, pick(s, random))
        decisions += 1
    return decisions


def light_moves(rules: Ruleset) -> LightMoves:
    """What draws the moves for a ruleset, made once."""
    found: LightMoves | None = rules.memo.get("light_moves")
    if found is None:
        found = rules.memo["light_moves"] = LightMoves(rules)
    return found


class LightMoves:
    """Draws random moves for one ruleset: any action but a redesign; the first gained piece, on a cell if there is
    one."""

    def __init__(self, rules: Ruleset) -> None:
        market_only = not rules.offers and not rules.payments
        left_out = (Redesigning, Buying) if market_only else (Redesigning,)
        owners = [(actions, getattr(actions, "__self__", None)) for actions in rules.actions]
        others = [actions for actions, owner in owners if not isinstance(owner, left_out)]
        self._others = others[0] if len(others) == 1 else partial(_together, others)
        self._market = on_market(rules) if market_only else _no_market
        """What can be bought, without spelling out every purchase of which only one is drawn."""
        self._plain = not rules.refuses_destination and not rules.shape
        """Whether every gained piece is an ordinary tile that may lie wherever it fits."""
        self._place = rules.codec.number["place"]
        self._reserve = rules.codec.number["reserve"]

    def pick(self, s: State, random: Callable[[], float]) -> Move:
        """A random light move of the deciding seat."""
        frame = s.stack[-1]
        if type(frame) is Act:
            seat = frame.seat
            found = self._others(s, seat)
            market, bought = self._market(s, purse_of(s, seat, "purchase") if s.rules.funds else s.hands[seat])
            if found or market:
                at = int(random() * (len(found) + bought))
                if at < len(found):
                    return found[at]
                at -= len(found)
                for tag, shift, bags in market:
                    if at < len(bags):
                        return tag | bags[at] << shift
                    at -= len(bags)
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


def _together(sources: Sequence[Callable[[State, int], Iterable[Move]]], s: State, seat: int) -> list[Move]:
    return [move for actions in sources for move in actions(s, seat)]


def _no_market(s: State, purse: int) -> Purchases:
    return [], 0
