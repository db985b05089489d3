"""Module 04, Squares: tiles for nothing that multiply the buildings around them (squares.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, tile
from sabika.core.module import Module, Shown, does, refuses, step
from sabika.core.pieces import Tile
from sabika.core.refusal import Reason, because
from sabika.core.state import NO_TILE, Public, Slice, State, TileId, put
from sabika.core.view import View
from sabika.palace.shapes import square
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.market import gain_tile
from sabika.rules.alhambra.pieces import check_walls
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.components import Amount, Row, require

TAKE_SQUARE: Final = ActionKind("take-square", tile(), frames=(Act,))
COUNTS: Final = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}


class SquareRow(Row, frozen=True):
    kind: str
    walls: str


class SquareData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limit: Amount
    """How many a seat may own."""
    most: Amount
    """How many neighbours a square counts."""
    tiles: dict[str, SquareRow]

    def __post_init__(self) -> None:
        """squares.setup.stacks, squares.components.walls."""
        found = Counter(row.kind for row in self.tiles.values())
        require(found == Counter(COUNTS), "squares.tiles", f"expected {COUNTS}, found {dict(found)}")
        alike = Counter((row.kind, row.walls) for row in self.tiles.values())
        require(max(alike.values()) == 1, "squares.tiles", f"two squares alike: {max(alike, key=lambda f: alike[f])}")
        for key, row in self.tiles.items():
            check_walls(row.walls, f"squares.tiles.{key}", most=3)
        require(0 < self.limit.value < 25, "squares.limit", "expected 1 to 24")
        require(0 < self.most.value < 5, "squares.most", "expected 1 to 4")


class SquareSlice(Slice, frozen=True):
    shown: Public[tuple[TileId, ...]] = ()
    """Per colour the square face up on its stack, or ``NO_TILE`` (squares.take.stack-exhausted)."""


class Squares(Module[SquareSlice]):
    """A square of a colour counts as a further building for each building of that colour beside it."""

    key = "squares"
    number = 4
    boxes = ("alhambra", "combined")
    complexity = 1
    minutes = 5
    kinds = (TAKE_SQUARE,)
    slice_type = SquareSlice
    data_file = "squares"
    data_type = SquareData
    data: SquareData

    def tiles(self) -> Iterable[Tile]:
        """squares.components.walls, squares.placement.is-a-tile: 24 tiles with walls, never in the supply; a square has
        a colour but no kind (squares.scoring.squares-not-buildings, squares.interaction.kinds-and-prices)."""
        for row in self.data.tiles.values():
            key = "-".join(part for part in ("square", row.kind, row.walls) if part)
            colour = self.rules.kinds.index(row.kind)
            yield Tile(key=key, sort="square", shape=square(row.walls), supply=False, extra=colour)

    @cached_property
    def _colours(self) -> dict[int, int]:
        """Every square with its colour."""
        return {number: row.extra for number, row in enumerate(self.rules.tiles) if row.sort == "square"}

    # ------------------------------------------------------------ the stacks

    @step("setup", "squares")
    def turn_up_first(self, s: State, _: int) -> None:
        """squares.setup.stacks: the top square of each stack lies face up."""
        self.update(s, shown=(NO_TILE,) * len(s.rules.colours))
        for colour in range(len(s.rules.colours)):
            self._turn_up(s, colour)

    def _turn_up(self, s: State, colour: int) -> None:
        """squares.hidden.stack-order: any of those left in the stack, for all to see."""
        stack = self._stack(s, colour)
        drawn = list(self._colours.values()).count(colour) - len(stack)
        lot = s.chance.below(f"squares/{colour}/{drawn}", len(stack)) if stack else 0
        top = stack[lot] if stack else NO_TILE
        s.learned += bool(stack)
        self.update(s, shown=put(self.of(s).shown, colour, top))
        if stack:
            s.tell("square-shown", None, tile=s.rules.tile_keys[top])

    def _stack(self, s: State | View, colour: int) -> list[int]:
        """The squares of a colour that lie nowhere else."""
        out = {*self.of(s).shown, *(square for seat in range(s.rules.players) for square in self._owned(s, seat))}
        return [square for square, of in self._colours.items() if of == colour and square not in out]

    def _owned(self, s: State | View, seat: int) -> list[int]:
        """squares.take.limit-three, squares.take.limit-is-for-whole-game: built, in reserve and just taken."""
        built = s.palaces[seat].built()
        return [piece for piece in (*built, *s.reserves[seat], *s.gained[seat]) if piece in self._colours]

    # ------------------------------------------------------------ taking

    def actions(self, s: State, seat: int) -> list[Move]:
        """squares.take.action, squares.take.limit-three, squares.flow.decision-points."""
        if len(self._owned(s, seat)) >= self.data.limit.value:
            return []
        return [self.move("take-square", tile) for tile in self.of(s).shown if tile != NO_TILE]

    @refuses("take-square")
    def refuse_take(self, s: State, frame: Act, tile: int) -> Iterator[Reason]:
        name, shown, limit = s.rules.tile_keys[tile], self.of(s).shown, self.data.limit.value
        if tile not in shown:
            colour = self._colours.get(tile)
            gone = colour is not None and shown[colour : colour + 1] == (NO_TILE,)
            rule = "squares.take.stack-exhausted" if gone else "squares.take.action"
            yield because(rule, "square-none-left" if gone else "square-not-shown", tile=name)
        if len(self._owned(s, frame.seat)) >= limit:
            yield because("squares.take.limit-three", "square-limit", limit=limit)

    @does("take-square")
    def take(self, s: State, frame: Act, tile: int) -> None:
        """squares.take.action, squares.place.end-of-turn: it waits to be placed, the next of its stack is turned up;
        squares.take.free-no-bonus, squares.take.one-per-turn: it is free and ends the actions."""
        s.tell("square-taken", frame.seat, tile=s.rules.tile_keys[tile])
        end_actions(s)
        gain_tile(s, frame.seat, tile)
        self._turn_up(s, self._colours[tile])

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """squares.two-player.dirk; squares.take.must-be-useful: a square may always go to the reserve."""
        if verb != "give" or piece not in self._colours:
            return None
        return because("squares.two-player.dirk", "square-not-given", tile=s.rules.tile_keys[piece])

    # ------------------------------------------------------------ scoring and seeing

    def contenders(self, s: State, scoring: int, counts: dict[int, list[int]]) -> dict[int, list[int]]:
        """squares.scoring.count, squares.scoring.one-building-serves-several, squares.scoring.cap-three: each square
        counts for the buildings of its colour beside it."""
        found = dict(counts)
        for seat, palace in enumerate(s.palaces):
            for cell, piece in palace.pieces():
                colour = self._colours.get(piece)
                if colour is not None:
                    more = 2 * self._worth(s, seat, cell, colour)
                    found[seat] = [count + more * (kind == colour) for kind, count in enumerate(found[seat])]
        return found

    def _worth(self, s: State, seat: int, cell: int, colour: int) -> int:
        """squares.scoring.what-is-a-building-of-the-colour: finished buildings of the colour with no wall between."""
        near = [piece for piece in s.palaces[seat].joined(cell) if finished_kind(s, piece) == colour]
        return min(len(near), self.data.most.value)

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The squares lying face up on their stacks."""
        return [tile for tile in self.of(s).shown if tile != NO_TILE]

    def printed(self, tile: Tile) -> Iterator[tuple[str, Any]]:
        """A colour, which makes it no building of that kind."""
        if tile.sort == "square":
            yield "colour", self.rules.kinds[tile.extra]

    def items(self, v: View) -> Iterator[Shown]:
        """squares.hidden.stack-order: the square on top of each stack, and how many are left."""
        for colour, top in enumerate(self.of(v).shown):
            if top != NO_TILE:
                key, count = v.rules.tile_keys[top], 1 + len(self._stack(v, colour))
                yield Shown(key=key, kind=colour, count=count, tile=top, note="note-square")
