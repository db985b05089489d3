"""The construction yard and the black marker (granada.refill.*, granada.marker.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.module import Module, Shown, runs, step
from sabika.core.state import NO_TILE, Frame, Public, Slice, State
from sabika.core.view import View
from sabika.rules.alhambra.buying import Buying
from sabika.rules.alhambra.frames import FillMarket
from sabika.rules.alhambra.market import fill_market
from sabika.rules.granada.pieces import other_faces

PARITIES: Final = ("even", "odd")
NOTES: Final = ("note-black-marker-even", "note-black-marker-odd")


class MarkerMoves(Frame, frozen=True):
    """The yard is being filled; then the black marker moves."""


class Yard(Buying):
    """The market, whose new tiles show what the marker tells."""

    @step("turn", "refill_market")
    def refill_market(self, s: State, seat: int) -> None:
        self._fill(s, s.next_seat(seat))

    @runs(FillMarket)
    def go_on_filling(self, s: State, frame: FillMarket) -> bool:
        """vizier.granada.details: it is all the same after whose purchase the yard is filled."""
        s.pop()
        self._fill(s, frame.asks)
        return True

    def _fill(self, s: State, asks: int) -> None:
        """granada.refill.marker-moves: the marker waits until all is filled; it takes no part in the set-up."""
        if s.turns and not isinstance(s.stack[-1], MarkerMoves) and _needs_tiles(s):
            s.push(MarkerMoves())
        fill_market(s, asks)


class CityYard(Yard):
    """The yard where only a city is built."""

    options = {"marker_without_new_tiles": ("stays", "moves")}

    @step("turn", "refill_market")
    def refill_market(self, s: State, seat: int) -> None:
        """granada.marker.no-purchase: the marker moves after a refill that brings new tiles, unless the table chose
        otherwise."""
        if s.rules.option("marker_without_new_tiles") == "moves":
            s.push(MarkerMoves())
        super().refill_market(s, seat)


class MarkerSlice(Slice, frozen=True):
    """granada.setup.marker: on odd at the start."""

    parity: Public[int] = 1


class Marker(Module[MarkerSlice]):
    """The black marker, which tells with which face up new tiles are laid out."""

    key = "marker"
    slice_type = MarkerSlice

    def shows(self, s: State, tile: int) -> int:
        """granada.refill.face, granada.marker.one-parity, granada.dirk.later-faces: the face of the marker's parity;
        granada.setup.yard, granada.dirk.first-faces: until the first turn the even one."""
        parity = self.of(s).parity if s.turns else 0
        return tile if s.rules.prices[tile] % 2 == parity else other_faces(s.rules).get(tile, tile)

    @runs(MarkerMoves)
    def move_on(self, s: State, frame: MarkerMoves) -> bool:
        """granada.refill.marker-moves, combined.refill.marker; granada.marker.last-refill: not once the end is
        fixed."""
        s.pop()
        if not s.ending:
            parity = 1 - self.of(s).parity
            self.update(s, parity=parity)
            s.tell("black-marker", None, parity=PARITIES[parity])
        return True

    def items(self, v: View) -> Iterator[Shown]:
        parity = self.of(v).parity
        yield Shown(key="black-marker", note=NOTES[parity], args={"parity": PARITIES[parity]})


def _needs_tiles(s: State) -> bool:
    """combined.marker.details: whether a space for tiles of Granada, the last city, is empty because one was bought."""
    city = s.rules.cities - 1
    return any(tile == NO_TILE and space.city == city for tile, space in zip(s.market, s.rules.spaces, strict=True))
