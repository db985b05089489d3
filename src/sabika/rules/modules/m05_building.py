"""Module 05, City Gates: tiles that are laid with a gate (city-gates.use.*)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, cell, choice, tile
from sabika.core.module import Module, does, refuses
from sabika.core.refusal import Reason, because
from sabika.core.state import Public, Slice, State
from sabika.palace.grid import SIDES, code_cell
from sabika.palace.palace import RULE_OF_MISFIT
from sabika.palace.shapes import Shape, turned
from sabika.rules.alhambra.frames import Act, ExtraRedesign, Placing
from sabika.rules.alhambra.money import lose_cards
from sabika.rules.alhambra.placing import (
    lay,
    refuse_cell,
    refuse_destination,
    refuse_not_gained,
    settle,
    shape_of,
    welcome,
)
from sabika.rules.alhambra.redesigning import (
    build,
    exchange,
    guarded_pieces,
    objections,
    refuse_building,
    refuse_exchanging,
)

GATE: Final = "gate"
NO_WAY: Final = ("on-foot", "on-foot-granada")
"""What a gate is the answer to, in the Alhambra and in Granada (city-gates.granada)."""

SIDE: Final = choice("gate", *SIDES)
"""The side of the tile in which its gate stands."""
FACING: Final = choice("facing", *SIDES)
"""Where its printed north side points; N but for tiles that may be turned."""
PLACE: Final = ActionKind("place-gate", tile(), cell(), SIDE, FACING, frames=(Placing,))
BUILD: Final = ActionKind("build-gate", tile(), cell(), SIDE, FACING, frames=(Act, ExtraRedesign))
EXCHANGE: Final = ActionKind("exchange-gate", tile(), tile("built"), SIDE, FACING, frames=(Act, ExtraRedesign))
BUILDING_KINDS: Final = (PLACE, BUILD, EXCHANGE)


class GateSlice(Slice, frozen=True):
    offered: Public[bool] = False
    """Whether a gate card lies beside the gates."""


class BuildingGates(Module[GateSlice]):
    """Whoever lays a tile where nobody could walk to it may open a double wall it makes with a neighbour
    (city-gates.use.condition), at no cost but the card (city-gates.use.no-action), as often as there are cards
    (city-gates.use.several-per-turn), whenever tiles are laid (city-gates.use.out-of-turn)."""

    @cached_property
    def _card(self) -> int:
        return self.rules.card_number[GATE]

    def _holds(self, s: State, seat: int) -> bool:
        return s.rules.bags.count(s.hands[seat], self._card) > 0

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """city-gates.use.condition, city-gates.flow.decision-points: every cell with every side that could get it."""
        if not self._holds(s, seat) or not welcome(s, seat, "place", piece):
            return []
        return [
            self.move("place-gate", piece, code, side, facing)
            for facing, shape in _ways(s, piece)
            for code, side in s.palaces[seat].gate_places(shape)
        ]

    def other_redesigns(self, s: State, seat: int) -> Iterator[Move]:
        """city-gates.use.in-redesign; city-gates.use.not-for-removals: a tile that takes the place of another needs no
        gate, but in the place of a camp (camps.redesign.allowed)."""
        if not self._holds(s, seat):
            return
        palace, guarded = s.palaces[seat], guarded_pieces(s, seat)
        for piece in s.reserves[seat]:
            for facing, shape in _ways(s, piece):
                for code, side in palace.gate_places(shape):
                    yield self.move("build-gate", piece, code, side, facing)
                for code, side in palace.gate_exchanges(shape):
                    built = palace.piece_at(code)
                    assert built is not None
                    if not objections(s, guarded, built, piece):
                        yield self.move("exchange-gate", piece, built, side, facing)

    # ------------------------------------------------------------ refusing

    @refuses("place-gate")
    def refuse_place(self, s: State, frame: Placing, piece: int, code: int, side: int, facing: int) -> Iterator[Reason]:
        yield from self._refuse_gate(s, frame.seat, piece, code, side, facing)
        if not (yield from refuse_not_gained(s, frame.seat, piece)):
            yield from refuse_destination(s, frame.seat, "place", piece)
            yield from _but_on_foot(refuse_cell(s, frame.seat, piece, code, _shape(s, piece, facing)))

    @refuses("build-gate")
    def refuse_build(self, s: State, frame: Act, piece: int, code: int, side: int, facing: int) -> Iterator[Reason]:
        yield from self._refuse_gate(s, frame.seat, piece, code, side, facing)
        yield from _but_on_foot(refuse_building(s, frame.seat, piece, code, _shape(s, piece, facing)))

    @refuses("exchange-gate")
    def refuse_exchange(self, s: State, frame: Act, piece: int, built: int, side: int, facing: int) -> Iterator[Reason]:
        code = s.palaces[frame.seat].where(built)
        if code is not None:
            yield from self._refuse_gate(s, frame.seat, piece, code, side, facing)
        yield from _but_on_foot(refuse_exchanging(s, frame.seat, piece, built, _shape(s, piece, facing)))

    def _refuse_gate(self, s: State, seat: int, piece: int, code: int, side: int, facing: int) -> Iterator[Reason]:
        """city-gates.use.only-when-needed, city-gates.use.one-gate-per-tile, city-gates.interaction.printed-walls-only:
        where the way on foot is all that is missing, and a printed double wall is there."""
        palace, shape = s.palaces[seat], _shape(s, piece, facing)
        where = {"tile": s.rules.tile_keys[piece], "cell": code_cell(code), "side": SIDES[side]}
        if facing and not s.rules.tiles[piece].turns:
            yield because("base.place.orientation", "turn-other-tile", tile=where["tile"])
        if not self._holds(s, seat):
            yield because("city-gates.use.condition", "gate-no-card")
        built = palace.piece_at(code) is not None
        missing = palace.exchange_misfits(code, shape) if built else palace.misfits(code, shape)
        if not missing:
            yield because("city-gates.use.only-when-needed", "gate-not-needed", **where)
        elif len(missing) == 1 and missing[0] in NO_WAY:
            places = palace.gate_exchanges(shape) if built else palace.gate_places(shape)
            if (code, side) not in places:
                yield because("city-gates.interaction.printed-walls-only", "gate-no-double-wall", **where)

    # ------------------------------------------------------------ building

    @does("place-gate")
    def place(self, s: State, frame: Placing, piece: int, code: int, side: int, facing: int) -> None:
        settle(s, frame, piece)
        lay(s, frame.seat, piece, code, _shape(s, piece, facing))
        self._open(s, frame.seat, code, side)

    @does("build-gate")
    def build(self, s: State, frame: Act, piece: int, code: int, side: int, facing: int) -> None:
        build(s, frame.seat, piece, code, _shape(s, piece, facing))
        self._open(s, frame.seat, code, side)

    @does("exchange-gate")
    def exchange(self, s: State, frame: Act, piece: int, built: int, side: int, facing: int) -> None:
        code = s.palaces[frame.seat].where(built)
        assert code is not None
        exchange(s, frame.seat, piece, built, _shape(s, piece, facing))
        self._open(s, frame.seat, code, side)

    def _open(self, s: State, seat: int, code: int, side: int) -> None:
        """city-gates.use.card-leaves-game; city-gates.scoring.walls, city-gates.scoring.still-a-wall: the gate serves
        nothing but the way on foot."""
        lose_cards(s, seat, s.rules.bags.unit[self._card])
        s.palaces[seat] = s.palaces[seat].with_gate(code, side)
        s.tell("gate-built", seat, cell=code_cell(code), side=SIDES[side])


def _shape(s: State, piece: int, facing: int) -> Shape:
    shape = shape_of(s, piece)
    return turned(shape, facing) if facing and shape.plain else shape


def _ways(s: State, piece: int) -> list[tuple[int, Shape]]:
    """The directions in which a tile may lie, with what it shows then."""
    return [(facing, _shape(s, piece, facing)) for facing in range(len(SIDES) if s.rules.tiles[piece].turns else 1)]


def _but_on_foot(reasons: Iterator[Reason]) -> Iterator[Reason]:
    """All objections but the one that the gate answers."""
    answered = {RULE_OF_MISFIT[misfit] for misfit in NO_WAY}
    return (reason for reason in reasons if reason.rule not in answered)
