"""Walls of wood that are added to tiles and are like printed ones from then on (city-walls.scoring.as-printed,
red-palace.scoring.wall-added-section)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeVar

from sabika.core.module import Module, Shown
from sabika.core.state import Public, Slice, State, TileId
from sabika.core.view import View
from sabika.palace.grid import SIDES
from sabika.palace.shapes import Shape, walled


class WoodSlice(Slice, frozen=True, dict=True):
    wooden: Public[tuple[tuple[TileId, int], ...]] = ()
    """Tiles with the sides of their wooden walls as a mask, seen from the upright tile."""

    @cached_property
    def wood(self) -> dict[int, int]:
        """The same by tile."""
        return dict(self.wooden)


W = TypeVar("W", bound=WoodSlice)


class WoodenWalls(Module[W]):
    """A module whose walls go wherever their tile goes."""

    def shape(self, s: State, piece: int, shape: Shape) -> Shape:
        """city-walls.build.newly-bought, red-palace.ability-wall-section.edge: a tile is laid with the walls it has
        got."""
        wood = self.of(s).wood.get(piece)
        return shape if wood is None else walled(shape, wood)

    def _keep(self, s: State, piece: int, upright: Shape) -> None:
        """A tile has got the wooden walls of this shape."""
        self.update(s, wooden=tuple((self.of(s).wood | {piece: upright.wood}).items()))

    def _wood_beside_palaces(self, v: View) -> Iterator[Shown]:
        """The walls on tiles that wait or lie in a reserve; those in a palace are part of it."""
        wooden = self.of(v).wood
        for seat in range(v.rules.players):
            for piece in (*v.reserves[seat], *v.gained[seat]):
                for side, letter in enumerate(SIDES):
                    if wooden.get(piece, 0) >> side & 1:
                        yield Shown(key=f"wood-{letter}", owner=seat, tile=piece, lies=True)
