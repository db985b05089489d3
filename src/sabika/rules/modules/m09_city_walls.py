"""Module 09, City Walls: cards that add wooden walls to a tile (city-walls.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, Name, card
from sabika.core.module import Shown, does, draws, refuses
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import CardId, Public, State, without
from sabika.core.view import View
from sabika.palace.grid import cell_code
from sabika.palace.palace import START_PIECE
from sabika.palace.shapes import turned, walled, walls_mask
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.placing import shape_of
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.alhambra.wood import WoodenWalls, WoodSlice
from sabika.rules.components import Amount, Row, require

PILES: Final = (2, 3, 4, 5)
PER_PILE: Final = 2
PATTERNS: Final = {1 << side for side in range(4)} | {1 << side | 1 << (side + 1) % 4 for side in range(4)}
"""One wall, or two at a right angle."""
START_CELL: Final = cell_code(0, 0)


def all_tiles(rules: Ruleset) -> tuple[str, ...]:
    """The tiles of a mix and, after the last, the starting tile."""
    found: tuple[str, ...] = rules.memo.get("tiles and start") or (*rules.tile_keys, "start")
    rules.memo["tiles and start"] = found
    return found


BUILD_WALL: Final = ActionKind("build-wall", card(), Name("tile", all_tiles), frames=(Act,))


class WallRow(Row, frozen=True):
    walls: str


class WallData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    segments: Amount
    cards: dict[str, WallRow]

    def __post_init__(self) -> None:
        """city-walls.components.patterns: each pattern once, which takes all the segments."""
        masks = [_mask(row.walls) for row in self.cards.values()]
        require(sorted(masks) == sorted(PATTERNS), "city_walls.cards", "expected each wall and each corner once")
        used = sum(mask.bit_count() for mask in masks)
        require(used == self.segments.value, "city_walls.segments", f"expected {used}")


class WallSlice(WoodSlice, frozen=True):
    """city-walls.hidden.none; city-walls.build.permanent: the walls go wherever their tile goes."""

    shown: Public[tuple[CardId, ...]] = ()
    """The cards that lie face up, in the order they were drawn."""
    used: Public[tuple[CardId, ...]] = ()
    """The cards that have left the game (city-walls.card.after-use)."""


class CityWalls(WoodenWalls[WallSlice]):
    """Wooden walls are part of their tile and like printed ones (city-walls.scoring.as-printed,
    city-walls.interaction.camps, city-walls.interaction.invaders, city-walls.interaction.watchtowers)."""

    key = "city_walls"
    number = 9
    boxes = ("alhambra", "combined")
    complexity = 1
    minutes = 5
    kinds = (BUILD_WALL,)
    slice_type = WallSlice
    data_file = "city_walls"
    data_type = WallData
    data: WallData

    def cards(self) -> Iterable[Card]:
        """city-walls.components.patterns, city-walls.two-player: eight cards, however many play."""
        for key, row in self.data.cards.items():
            yield Card(key=key, sort="wall", extra=_mask(row.walls))

    @cached_property
    def _all(self) -> list[int]:
        return [self.rules.card_number[key] for key in self.data.cards]

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """city-walls.setup.piles, city-walls.setup.edition-conflict: two at random in each of piles 2 to 5."""
        if pile not in PILES:
            return []
        at = PER_PILE * PILES.index(pile)
        return s.chance.shuffle("wall-cards", self._all)[at : at + PER_PILE]

    @draws("wall")
    def lay_out(self, s: State, card: int, speaker: int) -> None:
        """city-walls.draw.laid-out, city-walls.display.not-counted, city-walls.interaction.draw-elsewhere: beside the
        board, any number of them, whatever they were drawn for."""
        self.update(s, shown=(*self.of(s).shown, card))
        s.tell("wall-shown", None, card=s.rules.card_keys[card])

    # ------------------------------------------------------------ building

    def actions(self, s: State, seat: int) -> list[Move]:
        """city-walls.build.action, city-walls.build.where, city-walls.flow.decision-points,
        city-walls.build.all-or-nothing: every card with every own tile that takes its whole pattern."""
        shown = self.of(s).shown
        if not shown:
            return []
        masks = [(card, s.rules.cards[card].extra) for card in shown]
        return [
            self.move("build-wall", card, tile)
            for tile, free in self._free_sides(s, seat)
            for card, mask in masks
            if free & mask == mask
        ]

    def _free_sides(self, s: State, seat: int) -> Iterator[tuple[int, int]]:
        """Own tiles with a mask of the sides that can get a wall: neither printed nor wooden ones are there
        (city-walls.build.not-over-printed, city-walls.build.not-over-wooden), and in the palace nothing touches the
        side (city-walls.build.only-free-sides, city-walls.build.rules-afterwards); city-walls.build.which-tiles: no
        camps and no half tiles."""
        for piece in dict.fromkeys((*s.gained[seat], *s.reserves[seat])):
            shape = shape_of(s, piece)
            if shape.plain:
                yield piece, 15 ^ shape.mask
        start, *others = s.palaces[seat].bare_sides()
        yield from others
        yield len(s.rules.tiles), start[1]

    @refuses("build-wall")
    def refuse_build(self, s: State, frame: Act, card: int, tile: int) -> Iterator[Reason]:
        names = {"card": s.rules.card_keys[card], "tile": all_tiles(s.rules)[tile]}
        if card not in self.of(s).shown:
            yield because("city-walls.build.action", "wall-not-shown", card=names["card"])
            return
        free = dict(self._free_sides(s, frame.seat)).get(tile)
        mask = s.rules.cards[card].extra
        if free is None:
            seat, built = frame.seat, s.palaces[frame.seat].where(tile) is not None
            own = built or tile in (*s.gained[seat], *s.reserves[seat])
            rule = "city-walls.build.which-tiles" if own else "city-walls.build.where"
            yield because(rule, "wall-not-here" if own else "wall-not-own", tile=names["tile"])
        elif free & mask != mask:
            yield because("city-walls.build.only-free-sides", "wall-no-room", **names)

    @does("build-wall")
    def build_wall(self, s: State, frame: Act, card: int, tile: int) -> None:
        """city-walls.build.permanent, city-walls.build.orientation: the pattern as it is shown;
        city-walls.card.not-held, city-walls.card.after-use: at once, and the card leaves the game;
        city-walls.build.no-bonus-action."""
        seat, part, mask = frame.seat, self.of(s), s.rules.cards[card].extra
        piece = START_PIECE if tile == len(s.rules.tiles) else tile
        self.update(s, shown=without(part.shown, card), used=(*part.used, card))
        if piece in (*s.gained[seat], *s.reserves[seat]):
            self._keep(s, piece, walled(shape_of(s, piece), mask))
        else:
            self._wall_up(s, seat, piece, mask)
        s.tell("wall-built", seat, card=s.rules.card_keys[card], tile=all_tiles(s.rules)[tile])
        end_actions(s)

    def _wall_up(self, s: State, seat: int, piece: int, mask: int) -> None:
        """A tile of the palace gets walls as it lies there (city-walls.magical.rotation)."""
        palace = s.palaces[seat]
        code = START_CELL if piece == START_PIECE else palace.where(piece)
        assert code is not None
        lying = palace.shape_at(code)
        assert lying is not None
        s.palaces[seat] = palace.exchange(code, piece, walled(lying, mask))
        if piece != START_PIECE:
            turns = next(turns for turns in range(4) if turned(shape_of(s, piece), turns) is lying)
            self._keep(s, piece, turned(walled(lying, mask), -turns))

    # ------------------------------------------------------------ seeing

    def cards_elsewhere(self, s: State) -> list[int]:
        """Cards that lie face up, and those that are in the game no more."""
        return [*self.of(s).shown, *self.of(s).used]

    def items(self, v: View) -> Iterator[Shown]:
        """city-walls.draw.laid-out: the cards face up; wooden walls on tiles that wait beside a palace."""
        for shown in self.of(v).shown:
            yield Shown(key=v.rules.card_keys[shown], card=shown, note="note-wall-card")
        yield from self._wood_beside_palaces(v)


def _mask(walls: str) -> int:
    try:
        return walls_mask(walls)
    except ValueError as error:
        require(False, "city_walls.cards", str(error))
        raise
