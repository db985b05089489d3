"""The end of the game: leftovers one after another (granada.end.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, tile
from sabika.core.module import Module, does, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.state import CurrencyId, Frame, Public, Slice, State, TileId
from sabika.rules.alhambra.ending import Ending, hand_out, show_hands
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.placing import refuse_not_gained, settle

FORFEIT: Final = ActionKind("forfeit", tile(), frames=(Placing,))


class HandingOut(Frame, frozen=True):
    """Leftovers are handed out, one currency after another."""

    currencies: Public[tuple[CurrencyId, ...]]
    """Those still to come."""


class OneByOne(Ending):
    """Each leftover is dealt with before the next one is handed out (granada.end.at-once)."""

    @step("end", "leftovers")
    def hand_out_leftovers(self, s: State, seat: int) -> None:
        """granada.end.leftovers, granada.end.sequence: in the order of the spaces."""
        show_hands(s)
        s.push(HandingOut(tuple(dict.fromkeys(space.currency for space in s.rules.spaces))))

    @runs(HandingOut)
    def hand_out_next(self, s: State, frame: HandingOut) -> bool:
        """granada.end.at-once, combined.end.leftover-order: all that is paid in a currency goes to one seat, which
        places it now."""
        s.pop()
        if not frame.currencies:
            return True
        currency, *later = frame.currencies
        s.push(HandingOut(tuple(later)))
        for number, space in enumerate(s.rules.spaces):
            if space.currency == currency:
                hand_out(s, number)
        for seat, waiting in enumerate(s.gained):
            if waiting:
                s.push(Placing(seat, bought=False))
        return True


class ForfeitSlice(Slice, frozen=True):
    tiles: Public[tuple[TileId, ...]] = ()


class Forfeiting(Module[ForfeitSlice]):
    """A leftover is built or forfeited, never stored (granada.end.must-or-may)."""

    key = "forfeiting"
    kinds = (FORFEIT,)
    slice_type = ForfeitSlice

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """granada.end.forfeit."""
        return [self.move("forfeit", piece)] if _left_over(s) else []

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        if verb != "reserve" or not _left_over(s):
            return None
        return because("granada.end.must-or-may", "leftover-not-stored", tile=s.rules.tile_keys[piece])

    @refuses("forfeit")
    def refuse_forfeit(self, s: State, frame: Placing, piece: int) -> Iterator[Reason]:
        if not (yield from refuse_not_gained(s, frame.seat, piece)) and frame.bought:
            yield because("granada.end.forfeit", "forfeit-bought", tile=s.rules.tile_keys[piece])

    @does("forfeit")
    def forfeit(self, s: State, frame: Placing, piece: int) -> None:
        """granada.end.must-or-may: it leaves the game."""
        settle(s, frame, piece)
        self.update(s, tiles=(*self.of(s).tiles, piece))
        s.tell("forfeited", frame.seat, tile=s.rules.tile_keys[piece])

    def tiles_elsewhere(self, s: State) -> tuple[int, ...]:
        """What has left the game."""
        return self.of(s).tiles


def _left_over(s: State) -> bool:
    """Whether what is placed now was left over."""
    frame = s.stack[-1]
    return isinstance(frame, Placing) and not frame.bought
