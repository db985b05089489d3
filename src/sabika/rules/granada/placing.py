"""Placing tiles with two faces (granada.place.*, granada.flip.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, cards, tile
from sabika.core.module import does, refuses, runs
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Public, State, TileId, without
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.paying import pay
from sabika.rules.alhambra.placing import PLACE, RESERVE, PlacingTiles, refuse_not_gained, welcome
from sabika.rules.alhambra.purses import covering_bags, purse_of
from sabika.rules.granada.pieces import GranadaData, other_faces

TURN_OVER: Final = ActionKind("turn-over", tile(), cards(), frames=(Placing,))
"""It names the face that the tile shall show, as ``reserve`` does."""


class TurnedOver(Frame, frozen=True):
    """A seat builds the tile that it has turned over; then it goes on with the others."""

    seat: Public[int]
    others: Public[tuple[TileId, ...]]


class PlacingFaces(PlacingTiles):
    """A bought tile is built as it was bought (granada.place.as-bought), turned over for money, or put in the reserve
    with either face up. There its number is that of its face, which nothing turns any more
    (granada.place.face-locked, granada.redesign.no-turning, granada.flip.back-to-reserve)."""

    kinds = (PLACE, RESERVE, TURN_OVER)
    data_file = "granada"
    data_type = GranadaData
    data: GranadaData

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """granada.place.reserve-any-face, granada.flip.must-fit, granada.flip.overpay: as bought, in the reserve with
        the other face up, or turned over with every sensible payment."""
        found = super().placements(s, seat, piece)
        other = other_faces(s.rules).get(piece)
        if other is None or _turned(s) or not _bought(s):
            return found
        if welcome(s, seat, "reserve", piece):
            found.append(self.move("reserve", other))
        if self._fits(s, seat, other):
            found += [self.move("turn-over", other, bag) for bag in self._fees(s, seat)]
        return found

    @refuses("place")
    def refuse_place(self, s: State, frame: Placing, piece: int, code: int) -> Iterator[Reason]:
        """granada.place.as-bought."""
        if as_bought(s, frame.seat, piece) == piece:
            yield from super().refuse_place(s, frame, piece, code)
        else:
            fee = self.data.fee.value
            yield because("granada.place.turn-for-three", "turn-first", tile=s.rules.tile_keys[piece], fee=fee)

    # ------------------------------------------------------------ the reserve

    @refuses("reserve")
    def refuse_reserve(self, s: State, frame: Placing, piece: int) -> Iterator[Reason]:
        """granada.flip.reserve-face: whichever face it shall show; granada.end.no-turning: leftovers are not turned."""
        return super().refuse_reserve(s, frame, as_bought(s, frame.seat, piece))

    @does("reserve")
    def put_in_reserve(self, s: State, frame: Placing, piece: int) -> None:
        _turn(s, frame.seat, piece)
        super().put_in_reserve(s, frame, piece)

    # ------------------------------------------------------------ turning over

    def _fees(self, s: State, seat: int) -> list[int]:
        """granada.place.turn-for-three, granada.flip.currency, granada.flip.when: money of any single currency, as it
        is in the hand now."""
        own, fee = purse_of(s, seat, "payment"), self.data.fee.value
        return [bag for money in range(len(s.rules.money)) for bag in covering_bags(s.rules, own, money, fee)]

    def _fits(self, s: State, seat: int, piece: int) -> bool:
        """granada.flip.must-fit: whether a tile could be built at once with this face up."""
        imagined = s.clone()
        _set_apart(imagined, seat, piece)
        return any(any(True for _ in placements(imagined, seat, piece)) for placements in s.rules.placements)

    @refuses("turn-over")
    def refuse_turn_over(self, s: State, frame: Placing, piece: int, payment: int) -> Iterator[Reason]:
        seat, name = frame.seat, s.rules.tile_keys[piece]
        bought = as_bought(s, seat, piece)
        if (yield from refuse_not_gained(s, seat, bought)):
            return
        if not frame.bought:
            yield because("granada.end.no-turning", "turn-leftover", tile=name)
        elif bought == piece:
            yield because("granada.place.as-bought", "turn-not-needed", tile=name)
        elif _turned(s):
            yield because("granada.flip.must-fit", "turned-is-built", tile=s.rules.tile_keys[bought])
        elif not self._fits(s, seat, piece):
            yield because("granada.flip.must-fit", "turn-no-place", tile=name)
        yield from self._refuse_fee(s, seat, payment)

    def _refuse_fee(self, s: State, seat: int, payment: int) -> Iterator[Reason]:
        rules, fee, total = s.rules, self.data.fee.value, s.rules.bags.total(payment)
        if not any(payment & money == payment for money in rules.money):
            yield because("granada.flip.currency", "fee-one-currency")
        elif not rules.bags.holds(purse_of(s, seat, "payment"), payment):
            yield because("granada.flip.currency", "pay-not-in-hand", cards=rules.card_names(payment))
        if total < fee:
            yield because("granada.place.turn-for-three", "fee-too-little", total=total, fee=fee)

    @does("turn-over")
    def turn_over(self, s: State, frame: Placing, piece: int, payment: int) -> None:
        """granada.flip.no-action, granada.flip.overpay: neither an action nor change comes of it."""
        pay(s, frame.seat, payment)
        _set_apart(s, frame.seat, piece)
        s.tell("turned-over", frame.seat, tile=s.rules.tile_keys[piece], cards=s.rules.card_names(payment))

    @runs(TurnedOver)
    def go_on_placing(self, s: State, frame: TurnedOver) -> bool:
        s.pop()
        if frame.others:
            s.gained[frame.seat] = frame.others
            s.push(Placing(frame.seat))
        return True

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """granada.flip.must-fit: what has been turned over for money is built."""
        if verb == "place" or not _turned(s):
            return None
        return because("granada.flip.must-fit", "turned-is-built", tile=s.rules.tile_keys[piece])

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The tiles that wait until another, which has been turned over, is built."""
        return [tile for frame in s.stack if isinstance(frame, TurnedOver) for tile in frame.others]


def as_bought(s: State, seat: int, piece: int) -> int:
    """The face with which a tile waits that shall show another; a tile that waits with neither is named as it is."""
    other = other_faces(s.rules).get(piece, piece)
    return other if other in s.gained[seat] else piece


def _turn(s: State, seat: int, piece: int) -> None:
    """A tile waits with this face up from now on."""
    bought = as_bought(s, seat, piece)
    s.gained[seat] = tuple(piece if tile == bought else tile for tile in s.gained[seat])


def _set_apart(s: State, seat: int, piece: int) -> None:
    """granada.flip.must-fit, granada.flip.per-tile: a tile is turned over, and it alone is there to be built now."""
    _turn(s, seat, piece)
    s.replace_top(TurnedOver(seat, without(s.gained[seat], piece)))
    s.gained[seat] = (piece,)
    s.push(Placing(seat))


def _turned(s: State) -> bool:
    """Whether the seat that places now has just turned its tile over."""
    return isinstance(s.stack[-2], TurnedOver)


def _bought(s: State) -> bool:
    """granada.end.no-turning: whether what is placed now was bought."""
    frame = s.stack[-1]
    return isinstance(frame, Placing) and frame.bought
