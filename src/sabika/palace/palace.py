"""The palace: a player's tiles as an immutable value of bitboards.

Facts this rests on, each checked against a slow oracle in the tests:

* Every built tile is reachable on foot, so a new one needs matching sides and one open contact
  (base.place.legal-test); with that the whole stays reachable (base.edition.on-foot-scope). Instead of the open contact
  there may be a gate in a double wall (city-gates.use.condition); a camp needs a bastion at a wall instead
  (camps.place.one-bastion-on-wall), and nobody walks through it (camps.place.no-on-foot); the first tile of Granada
  needs a joint side instead and is the start of a city of its own (combined.place.legal-test).
* The palace has no hole, so a new piece encloses empty space exactly when the free part of its outline falls into two
  or more arcs between touched corners (base.hole.flood-fill, watchtowers.geometry.gap-model); tiles of both cities
  count alike (combined.hole.both).
* An exchange keeps every shared side, so it changes neither paths nor occupied cells (base.redesign.exchange-test); a
  building takes the cell of a camp only with a gate, a camp never that of a building (camps.redesign.allowed), and no
  tile that of a tile of the other city (combined.redesign.cross-exchange).
* A removal makes a hole exactly when nothing around the tile is free (base.redesign.remove-hole); only removals can
  cut the way, and only they are flooded (base.redesign.remove-connected).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sabika.palace.boards import (
    NO_GATES,
    PIECE_SHIFT,
    SHAPE_MASK,
    START_PIECE,
    Gates,
    pack,
)
from sabika.palace.grid import NARROW, WIDE, Cell, E, Grid, N, W, cell_code
from sabika.palace.neighbourhood import Neighbourhood
from sabika.palace.redesign import Redesign
from sabika.palace.shapes import BARE, FRONT, FRONT_WITH_CAMPS, FRONT_WITH_GRANADA, SHAPES, Shape

__all__ = [
    "NEW_PALACE",
    "PIECE_SHIFT",
    "RULE_OF_MISFIT",
    "RULE_OF_REMOVAL",
    "SHAPE_MASK",
    "START_PIECE",
    "Palace",
    "build",
]

_NARROW_INSIDE: Final = sum(
    1 << NARROW.index(x, y)
    for x in range(-NARROW.reach, NARROW.reach + 1)
    for y in range(-NARROW.reach, NARROW.reach + 1)
)
"""Cells of the narrow grid that keep the margin a frontier needs."""

RULE_OF_MISFIT: Final = {
    "occupied": "base.place.occupied",
    "matching-sides": "base.place.matching-sides",
    "camp-sides": "camps.place.complete-edge-table",
    "joint-sides": "combined.place.joint-sides",
    "on-foot": "base.place.on-foot",
    "on-foot-granada": "combined.place.on-foot-separately",
    "first-granada": "combined.place.first-contact",
    "bastion": "camps.place.one-bastion-on-wall",
    "side-contact": "base.place.side-contact",
    "no-hole": "base.place.no-hole",
    "granada-start": "combined.redesign.first-granada-fixed",
    "cross-exchange": "combined.redesign.cross-exchange",
}
"""What can be wrong with a piece on a cell, and the rule that says so."""
RULE_OF_REMOVAL: Final = {
    "on-foot": "base.redesign.remove-connected",
    "no-hole": "base.redesign.remove-hole",
    "bastion": "camps.place.rules-hold-permanently",
    "joint": "combined.redesign.remove-test",
    "granada-start": "combined.redesign.first-granada-fixed",
}
"""What can be wrong with a removal, and the rule that says so."""


class Palace(Redesign, Neighbourhood):
    """An immutable palace. Every method that changes something returns a new one."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_held, (self.grid.name, dict(self.held), self.gates)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Palace):
            return False
        if self.grid is not other.grid:
            return (
                self.layout() == other.layout()
                and self.first_granada() == other.first_granada()
                and sorted(self.gateways()) == sorted(other.gateways())
            )
        return self.held == other.held and self.starts == other.starts and self.gates == other.gates

    def __hash__(self) -> int:
        return hash(frozenset(self.layout().items()))

    def __repr__(self) -> str:
        return f"Palace({self.layout()!r})"

    def place(self, code: int, piece: int, shape: Shape) -> Palace:
        """The palace with a piece laid on an empty cell; the caller has checked that it fits."""
        if self.grid is NARROW:
            if not _NARROW_INSIDE >> code & 1:
                return self._widened().place(code, piece, shape)
            k = code
        else:
            k = self.index(code)
        bit = 1 << k
        palace = self._copy(self.occupied | bit)
        palace.held[k] = piece << PIECE_SHIFT | shape.index
        palace._switch(bit, shape)
        return palace

    def remove(self, code: int) -> Palace:
        """The palace without the square tile on this cell; those under gates always stay."""
        k = self.index(code)
        palace = self._copy(self.occupied ^ 1 << k)
        palace._switch(1 << k, SHAPES[palace.held.pop(k) & SHAPE_MASK])
        return palace

    def exchange(self, code: int, piece: int, shape: Shape) -> Palace:
        """The palace with another tile on the cell of a square tile (base.redesign.exchange)."""
        k = self.index(code)
        old = self._at(k)
        palace = self._copy(self.occupied)
        palace.held[k] = pack(piece, shape)
        palace._switch(1 << k, old)
        palace._switch(1 << k, shape)
        palace._holes = self._holes
        if not (old.camp or shape.camp):
            palace._fixed = self._fixed
        return palace

    def with_gate(self, code: int, side: int) -> Palace:
        """The palace with a gate in the double wall on a side of a tile (city-gates.use.condition)."""
        k, (east, south) = self.index(code), self.gates
        if side in (N, W):
            k += self.steps[side]
        palace = self._copy(self.occupied)
        palace.gates = (east | 1 << k, south) if side in (E, W) else (east, south | 1 << k)
        palace._holes = self._holes
        return palace

    def _copy(self, occupied: int) -> Palace:
        """The beginnings of a changed palace."""
        palace: Palace = object.__new__(Palace)
        palace.grid = self.grid
        palace.held = self.held.copy()
        palace.occupied = occupied
        palace.front = self.front[:]
        palace.halves = self.halves
        palace.camps = self.camps
        palace.granada = self.granada
        palace.plain = self.plain
        palace.starts = self.starts
        palace.gates = self.gates
        palace._all_legal = {}
        palace._fixed = palace._holes = -1
        palace._memo = None
        return palace

    def _switch(self, bit: int, shape: Shape) -> None:
        """Switch a piece on or off in the beginnings of a palace; each bit of the frontier has one piece as its
        source."""
        front, stride = self.front, self.grid.stride
        if not shape.plain:
            self._sort(bit, shape)
            front += [0] * (FRONT_WITH_GRANADA - len(front))
        near = (bit >> stride, bit << 1, bit << stride, bit >> 1)
        for side, board in shape.marks:
            front[board] ^= near[side]
        if not shape.plain:
            del front[FRONT_WITH_GRANADA if self.granada else FRONT_WITH_CAMPS if self.camps else FRONT :]

    def _sort(self, bit: int, shape: Shape) -> None:
        """Switch a piece that is no square building on or off among its like."""
        if shape.camp:
            self.camps ^= bit
        elif shape.granada:
            if not self.granada:
                self.starts |= bit
            self.granada ^= bit
        else:
            self.halves ^= bit
        self.plain = not (self.camps or self.granada)

    def _widened(self) -> Palace:
        """The same palace on the wide grid."""
        cell, index = self.grid.cell, WIDE.index
        east, south = (sum(1 << index(*cell(k)) for k in self.held if board >> k & 1) for board in self.gates)
        return _from_held("wide", {index(*cell(k)): held for k, held in self.held.items()}, (east, south))


def _empty(grid: Grid, gates: Gates) -> Palace:
    palace: Palace = object.__new__(Palace)
    palace.grid, palace.held, palace.front = grid, {}, [0] * FRONT
    palace.occupied = palace.halves = palace.camps = palace.granada = 0
    palace.plain, palace.starts, palace.gates = True, 1 << grid.start, gates
    return palace


def _from_held(grid_name: str, held: Mapping[int, int], gates: Gates = NO_GATES) -> Palace:
    """A palace from what its cells hold, in the order of building."""
    grid = WIDE if grid_name == "wide" else NARROW
    palace = _empty(grid, gates if any(gates) else NO_GATES)
    for k, packed in held.items():
        palace = palace.place(cell_code(*grid.cell(k)), packed >> PIECE_SHIFT, SHAPES[packed & SHAPE_MASK])
    return palace


NEW_PALACE: Final = _from_held("narrow", {NARROW.start: pack(START_PIECE, BARE)})
"""The starting tile alone (base.setup.start-tile, base.tiles.start-open)."""


def build(tiles: Mapping[Cell, tuple[int, Shape]]) -> Palace:
    """A palace from pieces on cells, in the order given; the result is not checked (see ``sabika.palace.faults``)."""
    palace = NEW_PALACE
    for (x, y), (piece, shape) in tiles.items():
        palace = palace.place(cell_code(x, y), piece, shape)
    return palace
