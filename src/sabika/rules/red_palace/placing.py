"""Placing new buildings, which get their guards (red-palace.end-turn.*, red-palace.guards.place-on-build)."""

from __future__ import annotations

from sabika.core.module import does
from sabika.core.state import State
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.placing import PlacingTiles
from sabika.rules.red_palace.guards import man_towers


class PlacingBuildings(PlacingTiles):
    """As in the Alhambra (red-palace.end-turn.build-or-store, red-palace.end-turn.reserve-unlimited,
    red-palace.end-turn.free-order), with guards for the towers; from now on the number of a building stands for its
    wooden piece instead of its token (red-palace.end-turn.token-to-wood)."""

    @does("place")
    def place(self, s: State, frame: Placing, piece: int, code: int) -> None:
        """red-palace.guards.place-on-build, red-palace.end.leftover-placement."""
        super().place(s, frame, piece, code)
        man_towers(s, frame.seat, piece)

    @does("reserve")
    def put_in_reserve(self, s: State, frame: Placing, piece: int) -> None:
        """red-palace.guards.set-on-store."""
        super().put_in_reserve(s, frame, piece)
        man_towers(s, frame.seat, piece)
