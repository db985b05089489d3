"""Module 22, Watchtowers: where they may stand (watchtowers.placement.*, watchtowers.geometry.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, cell, corner_field, tile
from sabika.core.module import Module, does, refuses
from sabika.core.refusal import Reason, because
from sabika.core.state import PerKind, Public, Slice, State, put
from sabika.palace.grid import CORNERS, code_cell
from sabika.palace.shapes import HALVES
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.placing import lay, refuse_cell, refuse_not_gained, settle
from sabika.rules.alhambra.scoring import finished_kind

COPIES: Final = 3

PLACE_TOWER: Final = ActionKind("place-tower", tile(), cell(), corner_field(), frames=(Placing,))
RETURN_TOWER: Final = ActionKind(
    "return-tower", tile(), frames=(Placing,), unless=("watchtowers.placement.impossible", "tower-not-returned")
)
PLACING_KINDS: Final = (PLACE_TOWER, RETURN_TOWER)

DESTINATIONS: Final = {
    "place": ("watchtowers.placement.rotation", "tower-needs-corner"),
    "reserve": ("watchtowers.placement.permanent", "tower-no-reserve"),
    "give": ("watchtowers.two-player", "tower-not-given"),
}
"""Why a watchtower does not go where other gained tiles go."""


class TowerSlice(Slice, frozen=True):
    left: Public[PerKind[int]] = (COPIES,) * 6
    """How many watchtowers of each kind lie beside the market (watchtowers.hidden.none)."""


class PlacingTowers(Module[TowerSlice]):
    """A watchtower is laid on a cell with a corner, at a building of its colour, or goes back."""

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """watchtowers.placement.rotation, watchtowers.geometry.half-tile: every fitting cell and corner with an anchor;
        what fits the palace knows (watchtowers.placement.open-edges, watchtowers.placement.no-gaps,
        watchtowers.placement.on-foot), to which a watchtower is a neighbour like others
        (watchtowers.placement.two-together); watchtowers.placement.impossible: where there is no place once the
        buildings are settled, it goes back."""
        if not is_tower(s, piece):
            return []
        found = [
            self.move("place-tower", piece, code, corner)
            for corner, shape in enumerate(HALVES)
            for code in s.palaces[seat].legal(shape)
            if _anchored(s, seat, piece, code, corner)
        ]
        settled = all(is_tower(s, other) for other in s.gained[seat])
        return found if found or not settled else [self.move("return-tower", piece)]

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """watchtowers.placement.permanent, watchtowers.two-player, watchtowers.placement.rotation."""
        return because(*DESTINATIONS[verb], tile=s.rules.tile_keys[piece]) if is_tower(s, piece) else None

    @refuses("place-tower")
    def refuse_place(self, s: State, frame: Placing, piece: int, code: int, corner: int) -> Iterator[Reason]:
        """watchtowers.placement.long-edge-free, watchtowers.placement.anchor, and every rule of the base game."""
        where = {"tile": s.rules.tile_keys[piece], "cell": code_cell(code), "corner": CORNERS[corner]}
        if not is_tower(s, piece):
            yield because("watchtowers.geometry.shape", "tower-other-tile", **where)
        if (yield from refuse_not_gained(s, frame.seat, piece)) or not is_tower(s, piece):
            return
        built = s.palaces[frame.seat].shape_at(code)
        if built is not None and built.corner is not None:
            yield because("watchtowers.placement.long-edge-free", "tower-long-edge", **where)
        yield from refuse_cell(s, frame.seat, piece, code, HALVES[corner])
        if not _anchored(s, frame.seat, piece, code, corner):
            yield because("watchtowers.placement.anchor", "tower-anchor", **where)

    @does("place-tower")
    def place(self, s: State, frame: Placing, piece: int, code: int, corner: int) -> None:
        settle(s, frame, piece)
        lay(s, frame.seat, piece, code, HALVES[corner])

    @does("return-tower")
    def give_back(self, s: State, frame: Placing, piece: int) -> None:
        """watchtowers.placement.impossible: without refund."""
        settle(s, frame, piece)
        self._restock(s, s.rules.tiles[piece].extra, 1)
        s.tell("tower-returned", frame.seat, tile=s.rules.tile_keys[piece])

    def _restock(self, s: State, colour: int, more: int) -> None:
        left = self.of(s).left
        self.update(s, left=put(left, colour, left[colour] + more))


def is_tower(s: State, piece: int) -> bool:
    return s.rules.tiles[piece].sort == "watchtower"


def _anchored(s: State, seat: int, tower: int, code: int, corner: int) -> bool:
    """watchtowers.placement.anchor, watchtowers.anchor.what-counts, watchtowers.excluded.anchors: whether a finished
    building of its colour lies at a short edge of a watchtower."""
    colour = s.rules.tiles[tower].extra
    return any(finished_kind(s, piece) == colour for piece in s.palaces[seat].at_legs(code, corner))
