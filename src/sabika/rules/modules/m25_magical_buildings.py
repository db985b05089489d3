"""Module 25, Magical Buildings: buildings that may be turned (magical-buildings.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, cell, choice, tile
from sabika.core.module import Module, does, refuses
from sabika.core.pieces import Tile
from sabika.core.refusal import Reason, because
from sabika.core.state import Slice, State
from sabika.palace.grid import SIDES
from sabika.palace.shapes import Shape, square, turned
from sabika.rules.alhambra.frames import Act, ExtraRedesign, Placing
from sabika.rules.alhambra.pieces import CHEAPEST, TileRow, check_walls
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
from sabika.rules.components import require

ABOVE_CHEAPEST: Final = 7
"""A magical building costs one more than the dearest building of its kind."""
TURNS: Final = range(3)
"""A quarter, a half and three quarters; upright it is laid like any tile."""

FACING: Final = choice("facing", *SIDES[1:])
"""Where its printed north side points."""
PLACE: Final = ActionKind("place-turned", tile(), cell(), FACING, frames=(Placing,))
BUILD: Final = ActionKind("build-turned", tile(), cell(), FACING, frames=(Act, ExtraRedesign))
EXCHANGE: Final = ActionKind("exchange-turned", tile(), tile("built"), FACING, frames=(Act, ExtraRedesign))


class MagicalData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: dict[str, TileRow]

    def __post_init__(self) -> None:
        """magical-buildings.components.tiles, magical-buildings.components.data."""
        kinds = sorted(row.kind for row in self.tiles.values())
        require(kinds == sorted(CHEAPEST), "magical_buildings.tiles", "expected one building of each kind")
        for key, row in self.tiles.items():
            place, price = f"magical_buildings.tiles.{key}", CHEAPEST[row.kind] + ABOVE_CHEAPEST
            require(row.price == price, place, f"price {row.price}: expected {price}")
            check_walls(row.walls, place, most=3)


class MagicalBuildings(Module[Slice]):
    """Buildings of their kinds (magical-buildings.scoring.normal, magical-buildings.type.everywhere) that are bought as
    usual (magical-buildings.market.as-usual, magical-buildings.payment) and turned whenever they are added
    (magical-buildings.placement.destination, magical-buildings.flow.decisions). What lies in a palace shows how it is
    turned (magical-buildings.placement.orientation-tile), what lies in a reserve has no direction
    (magical-buildings.reserve.no-orientation)."""

    key = "magical_buildings"
    number = 25
    boxes = ("alhambra", "combined")
    complexity = 1
    minutes = 5
    kinds = (PLACE, BUILD, EXCHANGE)
    data_file = "magical_buildings"
    data_type = MagicalData
    data: MagicalData

    def tiles(self) -> Iterable[Tile]:
        """magical-buildings.setup.shuffle: six tiles in the supply."""
        for key, row in self.data.tiles.items():
            kind, shape = self.rules.kinds.index(row.kind), square(row.walls)
            yield Tile(key=key, sort="magical", kind=kind, price=row.price, shape=shape, turns=True)

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """magical-buildings.placement.rotate, magical-buildings.out-of-turn: every fitting cell and direction, however
        it was gained."""
        if not s.rules.tiles[piece].turns or not welcome(s, seat, "place", piece):
            return []
        palace = s.palaces[seat]
        return [
            self.move("place-turned", piece, code, turn)
            for turn in TURNS
            for code in palace.legal(_facing(s, piece, turn))
        ]

    def other_redesigns(self, s: State, seat: int) -> Iterator[Move]:
        """magical-buildings.placement.rotate, magical-buildings.redesign.exchange: what comes from the reserve may be
        turned; magical-buildings.redesign.no-spin-in-place: what is built may not."""
        turning = [piece for piece in s.reserves[seat] if s.rules.tiles[piece].turns]
        if not turning:
            return
        palace, guarded = s.palaces[seat], guarded_pieces(s, seat)
        for piece in turning:
            for turn in TURNS:
                shape = _facing(s, piece, turn)
                for code in palace.legal(shape):
                    yield self.move("build-turned", piece, code, turn)
                for code in palace.exchangeable(shape):
                    built = palace.piece_at(code)
                    assert built is not None
                    if not objections(s, guarded, built, piece):
                        yield self.move("exchange-turned", piece, built, turn)

    @refuses("place-turned")
    def refuse_place(self, s: State, frame: Placing, piece: int, code: int, turn: int) -> Iterator[Reason]:
        yield from _refuse_turn(s, piece)
        if not (yield from refuse_not_gained(s, frame.seat, piece)):
            yield from refuse_destination(s, frame.seat, "place", piece)
            yield from refuse_cell(s, frame.seat, piece, code, _facing(s, piece, turn))

    @does("place-turned")
    def place(self, s: State, frame: Placing, piece: int, code: int, turn: int) -> None:
        settle(s, frame, piece)
        lay(s, frame.seat, piece, code, _facing(s, piece, turn))

    @refuses("build-turned")
    def refuse_build(self, s: State, frame: Act, piece: int, code: int, turn: int) -> Iterator[Reason]:
        yield from _refuse_turn(s, piece)
        yield from refuse_building(s, frame.seat, piece, code, _facing(s, piece, turn))

    @does("build-turned")
    def build(self, s: State, frame: Act, piece: int, code: int, turn: int) -> None:
        build(s, frame.seat, piece, code, _facing(s, piece, turn))

    @refuses("exchange-turned")
    def refuse_exchange(self, s: State, frame: Act, piece: int, built: int, turn: int) -> Iterator[Reason]:
        yield from _refuse_turn(s, piece)
        yield from refuse_exchanging(s, frame.seat, piece, built, _facing(s, piece, turn))

    @does("exchange-turned")
    def exchange(self, s: State, frame: Act, piece: int, built: int, turn: int) -> None:
        exchange(s, frame.seat, piece, built, _facing(s, piece, turn))


def _facing(s: State, piece: int, turn: int) -> Shape:
    """A tile's walls when it is turned."""
    return turned(shape_of(s, piece), turn + 1)


def _refuse_turn(s: State, piece: int) -> Iterator[Reason]:
    """base.place.orientation: other tiles lie upright."""
    if not s.rules.tiles[piece].turns:
        yield because("base.place.orientation", "turn-other-tile", tile=s.rules.tile_keys[piece])
