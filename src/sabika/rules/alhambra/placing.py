"""Placing gained tiles (base.place.*, base.hole.*)."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import ClassVar, Final

from sabika.core.actions import KIND_BITS, ActionKind, Move, cell, tile
from sabika.core.module import Module, decides, does, refuses, step
from sabika.core.refusal import Reason, because
from sabika.core.state import Slice, State, without
from sabika.palace.grid import code_cell
from sabika.palace.palace import RULE_OF_MISFIT
from sabika.palace.shapes import Shape
from sabika.rules.alhambra.frames import Placing

PLACE: Final = ActionKind("place", tile(), cell(), frames=(Placing,))
RESERVE: Final = ActionKind("reserve", tile(), frames=(Placing,))
CELL_SHIFT: Final = KIND_BITS + 9


class PlacingTiles(Module[Slice]):
    """At the end of the turn every gained tile is built or put in the reserve (base.place.where)."""

    key = "placing"
    kinds: ClassVar[Sequence[ActionKind]] = (PLACE, RESERVE)

    @step("turn", "place")
    def place_gained(self, s: State, seat: int) -> None:
        """base.place.end-of-turn, base.turn.end."""
        if s.gained[seat]:
            s.push(Placing(seat))

    @decides(Placing)
    def placing_options(self, s: State, frame: Placing) -> list[Move]:
        """base.place.order, base.place.one-by-one: any waiting piece next."""
        found = []
        for piece in dict.fromkeys(s.gained[frame.seat]):
            for placements in s.rules.placements:
                found += placements(s, frame.seat, piece)
        return found

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """base.place.where, base.place.legal-test, base.place.no-cell, base.edition.must-build."""
        rules, number = s.rules, s.rules.codec.number
        found: list[Move] = []
        if not rules.refuses_destination or welcome(s, seat, "place", piece):
            tag = number["place"] | piece << KIND_BITS
            shape = shape_of(s, piece) if rules.shape else rules.shapes[piece]
            found = [tag | code << CELL_SHIFT for code in s.palaces[seat].legal(shape)]
        if not rules.refuses_destination or welcome(s, seat, "reserve", piece):
            found.append(number["reserve"] | piece << KIND_BITS)
        return found

    @refuses("place")
    def refuse_place(self, s: State, frame: Placing, piece: int, code: int) -> Iterator[Reason]:
        if not (yield from refuse_not_gained(s, frame.seat, piece)):
            unwelcome = list(refuse_destination(s, frame.seat, "place", piece))
            yield from unwelcome or refuse_cell(s, frame.seat, piece, code, shape_of(s, piece))

    @does("place")
    def place(self, s: State, frame: Placing, piece: int, code: int) -> None:
        settle(s, frame, piece)
        lay(s, frame.seat, piece, code, shape_of(s, piece))

    @refuses("reserve")
    def refuse_reserve(self, s: State, frame: Placing, piece: int) -> Iterator[Reason]:
        if not (yield from refuse_not_gained(s, frame.seat, piece)):
            yield from refuse_destination(s, frame.seat, "reserve", piece)

    @does("reserve")
    def put_in_reserve(self, s: State, frame: Placing, piece: int) -> None:
        """base.place.reserve-limit, base.place.partly-reserve."""
        seat = frame.seat
        settle(s, frame, piece)
        s.reserves[seat] = (*s.reserves[seat], piece)
        if s.sink is not None:
            s.tell("reserved", seat, tile=s.rules.tile_keys[piece])
        for hook in s.rules.on_reserved:
            hook(s, seat, piece)


def shape_of(s: State, piece: int) -> Shape:
    """What a tile shows on its sides when it lies upright (base.tiles.walls, base.place.orientation)."""
    shape = s.rules.shapes[piece]
    for change in s.rules.shape:
        shape = change(s, piece, shape)
    return shape


def settle(s: State, frame: Placing, piece: int) -> None:
    """A gained piece no longer waits; with the last one the placing is over (base.place.one-by-one)."""
    left = s.gained[frame.seat] = without(s.gained[frame.seat], piece)
    if not left:
        s.pop()


def lay(s: State, seat: int, piece: int, code: int, shape: Shape) -> None:
    """A piece becomes part of a palace."""
    s.palaces[seat] = s.palaces[seat].place(code, piece, shape)
    if s.sink is not None:
        s.tell("placed", seat, tile=s.rules.tile_keys[piece], cell=code_cell(code), shape=shape.name)
    for hook in s.rules.on_placed:
        hook(s, seat, piece, code)


def refuse_cell(s: State, seat: int, piece: int, code: int, shape: Shape) -> Iterator[Reason]:
    """Every building rule that laying a piece on a cell would break (base.place.legal-test)."""
    for misfit in s.palaces[seat].misfits(code, shape):
        yield because(RULE_OF_MISFIT[misfit], f"place-{misfit}", tile=s.rules.tile_keys[piece], cell=code_cell(code))


def refuse_not_gained(s: State, seat: int, piece: int) -> Generator[Reason, None, bool]:
    """Only what has been gained and still waits can be placed (base.buy.lies-aside). Returns True when refused."""
    if piece in s.gained[seat]:
        return False
    yield because("base.buy.lies-aside", "place-not-gained", tile=s.rules.tile_keys[piece])
    return True


def refuse_destination(s: State, seat: int, verb: str, piece: int) -> Iterator[Reason]:
    for refuse in s.rules.refuses_destination:
        reason = refuse(s, seat, verb, piece)
        if reason is not None:
            yield reason


def welcome(s: State, seat: int, verb: str, piece: int) -> bool:
    """Whether nobody objects to what shall become of a gained piece."""
    return not any(refuse(s, seat, verb, piece) for refuse in s.rules.refuses_destination)
