"""What lies beside what: questions that modules ask. They concern the Alhambra; a tile of Granada fills its cell and
counts for nothing (combinations.combined.limited)."""

from __future__ import annotations

from collections.abc import Iterator

from sabika.palace.boards import PIECE_SHIFT, SHAPE_MASK, Boards
from sabika.palace.grid import E, N, S, W
from sabika.palace.shapes import LANE, LEGS, SHAPES


class Neighbourhood(Boards):
    """Questions about what surrounds a cell."""

    __slots__ = ()

    def around(self, code: int) -> Iterator[int]:
        """The pieces on the eight cells round a cell, the starting tile left out (bazaars.scoring.formula)."""
        k, stride = self.index(code), self.grid.stride
        for near in (
            k - stride - 1,
            k - stride,
            k - stride + 1,
            k - 1,
            k + 1,
            k + stride - 1,
            k + stride,
            k + stride + 1,
        ):
            held = self.held.get(near)
            if held is not None and held >= 0:
                yield held >> PIECE_SHIFT

    def joined(self, code: int) -> list[int]:
        """The pieces beside a square tile with no wall in between, the starting tile left out
        (squares.scoring.count)."""
        k, steps = self.index(code), self.steps
        near = [self.held.get(k + step, -1) for side, step in enumerate(steps) if self.front[side] >> k & 1]
        return [held >> PIECE_SHIFT for held in near if held >= 0]

    def at_legs(self, code: int, corner: int) -> list[int]:
        """The pieces at the short edges of a half tile, the starting tile left out (watchtowers.placement.anchor)."""
        return self._legs(self.index(code), corner)

    def _legs(self, k: int, corner: int) -> list[int]:
        """The same at a board index."""
        steps, (first, second) = self.steps, LEGS[corner]
        near = (self.held.get(k + steps[first], -1), self.held.get(k + steps[second], -1))
        return [held >> PIECE_SHIFT for held in near if held >= 0]

    def row(self, code: int, side: int) -> list[int]:
        """The pieces that lie in an unbroken row beside a cell, in one direction; a camp, a half tile or a tile of
        Granada ends it like an empty cell (camps.scoring.line, camps.scoring.what-counts)."""
        k, step, found = self.index(code), self.steps[side], []
        whole = self.buildings
        while whole >> (k := k + step) & 1:
            found.append(self.held[k] >> PIECE_SHIFT)
        return found

    def crossings(self) -> dict[int, list[int]]:
        """The corners where four square buildings of the Alhambra meet, each by the code of its south-eastern cell,
        with the pieces there, the starting tile left out; remembered (falconers.placement.intersection,
        falconers.base-games, camps.interaction.falconers)."""
        found: dict[int, list[int]] | None = self.memo().get("crossings")
        if found is None:
            found = self.memo()["crossings"] = {}
            held, stride, whole = self.held, self.grid.stride, self.buildings
            board = whole & whole << 1 & whole << stride & whole << stride + 1
            while board:
                k = board.bit_length() - 1
                board ^= 1 << k
                four = (held[k - stride - 1], held[k - stride], held[k - 1], held[k])
                found[self.code(k)] = [piece >> PIECE_SHIFT for piece in four if piece >= 0]
        return found

    def bare_sides(self) -> list[tuple[int, int]]:
        """Every square tile of the Alhambra, the starting tile first, with a mask of its sides that show no wall and
        touch no piece; remembered (city-walls.build.only-free-sides)."""
        found: list[tuple[int, int]] | None = self.memo().get("bare_sides")
        if found is None:
            north, east, south, west = map(self.contact, (N, E, S, W))
            found = self.memo()["bare_sides"] = []
            for k, held in self.held.items():
                shape = SHAPES[held & SHAPE_MASK]
                if shape.plain:
                    touched = (north >> k & 1) | (east >> k & 1) << 1 | (south >> k & 1) << 2 | (west >> k & 1) << 3
                    found.append((held >> PIECE_SHIFT, 15 ^ (shape.mask | touched)))
        return found

    def beside_halves(self) -> list[tuple[int, list[int]]]:
        """Every half tile with the pieces at its short edges (watchtowers.redesign.anchor-kept)."""
        found, halves = [], self.halves
        while halves:
            k = halves.bit_length() - 1
            halves ^= 1 << k
            corner = self._at(k).corner
            assert corner is not None
            found.append((self.held[k] >> PIECE_SHIFT, self._legs(k, corner)))
        return found

    def edge_neighbours(self, *, granada: bool = False) -> tuple[int, ...]:
        """Codes of the empty cells that share a side with a piece of the Alhambra (street-trader.replace.legal-cells),
        or with any piece."""
        board = self._edge_board(granada=granada)
        cells = []
        while board:
            k = board.bit_length() - 1
            cells.append(self.code(k))
            board ^= 1 << k
        return tuple(cells)

    def is_edge_neighbour(self, code: int) -> bool:
        """Whether an empty cell shares a side with a piece of the Alhambra."""
        k = self.index(code)
        return k >= 0 and self._edge_board() >> k & 1 == 1

    def _edge_board(self, *, granada: bool = False) -> int:
        board = 0
        for beside in self.front if granada else self.front[: 4 * LANE]:
            board |= beside
        return board ^ (board & self.occupied)
