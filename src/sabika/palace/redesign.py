"""What a redesign may take out or exchange, and why not the rest."""

from __future__ import annotations

from sabika.palace.boards import NO_GATES
from sabika.palace.fitting import Fitting, clashing
from sabika.palace.grid import E, N, S, W
from sabika.palace.shapes import LANE, MOAT, WALL, Shape


class Redesign(Fitting):
    """Questions about pieces that lie here."""

    __slots__ = ()

    # ------------------------------------------------------------ on foot

    def links(self) -> tuple[int, int, int, int]:
        """Per side: cells from which one can walk to the neighbour on that side."""
        front, stride = self.front, self.grid.stride
        north, east = front[N] & front[S] << stride, front[E] & front[W] >> 1
        south, west = front[S] & front[N] >> stride, front[W] & front[E] << 1
        if self.granada:
            n, e, s, w = front[4 * LANE :][:4]
            north, east = north | n & s << stride, east | e & w >> 1
            south, west = south | s & n >> stride, west | w & e << 1
        if self.gates is NO_GATES:
            return north, east, south, west
        gate_east, gate_south = self.gates
        return north | gate_south << stride, east | gate_east, south | gate_south, west | gate_east << 1

    def walk(self, allowed: int) -> int:
        """Cells reachable from the start of their city through open contacts inside ``allowed``
        (base.place.on-foot, combined.place.on-foot-separately)."""
        stride = self.grid.stride
        north, east, south, west = self.links()
        reached = wider = self.starts
        while True:
            wider |= ((wider & north) >> stride | (wider & south) << stride) & allowed
            wider |= ((wider & east) << 1 | (wider & west) >> 1) & allowed
            if wider == reached:
                return reached
            reached = wider

    def reachable_without(self, gone: int) -> bool:
        """Whether everything but ``gone`` can be reached on foot; camps need not (camps.place.no-on-foot)."""
        rest = (self.occupied | self.camps | gone) ^ (self.camps | gone)
        return self.walk(rest) == rest

    # ------------------------------------------------------------ removals

    def removable(self) -> tuple[int, ...]:
        """Cell codes of the square tiles that a redesign may take out (base.redesign.remove)."""
        board = self.removable_board()
        return tuple(self.code(k) for k in self.held if board >> k & 1)

    def removable_board(self) -> int:
        """The same as a board."""
        if self._fixed < 0:
            self._fixed = self._irremovable()
        return self.occupied ^ (self.occupied & self._fixed)

    def _irremovable(self) -> int:
        """The starts, half tiles, tiles with no free side, the only tile behind the bastions of a camp or with joint
        sides, and tiles that others need on their way to the start."""
        front, stride = self.front, self.grid.stride
        links = a, b, c, d = self.links()
        full = (front[0] | front[4]) & (front[1] | front[5]) & (front[2] | front[6]) & (front[3] | front[7])
        tree = len(self.held) - 1
        if not self.plain:
            full = self.contact(N) & self.contact(E) & self.contact(S) & self.contact(W)
            full |= sum({1 << walls[0] for walls in self.behind_bastions().values() if len(walls) == 1})
            full |= sum(tiles for tiles in self._joint_tiles() if tiles.bit_count() == 1)
            tree = len(self.held) - self.camps.bit_count() - self.starts.bit_count()
        full = (full & self.occupied) | self.halves | self.starts
        # Two neighbouring links joined by a square of four tiles do not need the tile between them.
        ne = a & b & b << stride & a >> 1
        se = b & c & b >> stride & c >> 1
        sw = c & d & d >> stride & c << 1
        nw = d & a & d << stride & a << 1
        loops = a.bit_count() + b.bit_count() - tree
        a, b, c, d = a ^ ne, b ^ se, c ^ sw, d ^ nw
        suspects = (a & b) | (c & d) | ((a | b) & (c | d))
        if loops == ne.bit_count():
            # Every way round is made of such squares: what has links that no square joins is needed.
            return full | suspects
        suspects ^= suspects & full
        while suspects:
            bit = 1 << suspects.bit_length() - 1
            suspects ^= bit
            if self._cuts(bit, links):
                full |= bit
        return full

    def _cuts(self, bit: int, links: tuple[int, int, int, int]) -> bool:
        """Whether the neighbours that one can walk to from a tile could not reach each other without it."""
        stride = self.grid.stride
        north, east, south, west = links
        rest = self.occupied ^ bit
        ends = (bit & north) >> stride | (bit & south) << stride | (bit & east) << 1 | (bit & west) >> 1
        reached = wider = 1 << ends.bit_length() - 1
        while ends & wider != ends:
            wider |= ((wider & north) >> stride | (wider & south) << stride) & rest
            wider |= ((wider & east) << 1 | (wider & west) >> 1) & rest
            if wider == reached:
                return True
            reached = wider
        return False

    def behind_bastions(self) -> dict[int, list[int]]:
        """By the board index of each camp those of the tiles whose walls its bastions lie at; remembered
        (camps.place.rules-hold-permanently)."""
        if not self.camps:
            return {}
        found: dict[int, list[int]] | None = self.memo().get("behind_bastions")
        if found is None:
            walls, steps = self.front[4 * WALL : 4 * WALL + 4], self.steps
            found = self.memo()["behind_bastions"] = {
                k: [k + steps[side] for side in self._at(k).bastions if walls[side] >> k & 1]
                for k in self.held
                if self.camps >> k & 1
            }
        return found

    def _joint_tiles(self) -> tuple[int, int]:
        """The tiles of the Alhambra and those of Granada that have a joint side (combined.redesign.remove-test)."""
        if not self.granada:
            return 0, 0
        beside_walls = beside_moats = 0
        for side in (N, E, S, W):
            beside_walls |= self.front[4 * WALL + side]
            beside_moats |= self.front[4 * MOAT + side]
        return self.buildings & beside_moats, self.granada & beside_walls

    def removal_misfits(self, code: int) -> list[str]:
        """Every building rule that taking out the square tile on this cell would break, by the names of
        ``RULE_OF_REMOVAL``."""
        k = self.index(code)
        if self.starts >> k & 1:
            return ["granada-start"]
        found = [] if self.contact_mask(k) != 15 else ["no-hole"]
        if not self.reachable_without(1 << k):
            found.append("on-foot")
        if [k] in self.behind_bastions().values():
            found.append("bastion")
        if 1 << k in self._joint_tiles():
            found.append("joint")
        return found

    # ------------------------------------------------------------ exchanges

    def exchangeable(self, shape: Shape) -> tuple[int, ...]:
        """Cell codes whose square tile a square of this shape may replace (base.redesign.exchange-test,
        combined.redesign.exchange-test)."""
        board = self.exchange_board(shape)
        return tuple(self.code(k) for k in self.held if board >> k & 1)

    def exchange_board(self, shape: Shape) -> int:
        """The same as a board: square tiles around which no side would clash with the new one."""
        if shape.plain and self.plain:
            front, (a, b, c, d) = self.front, shape.clash
            squares = self.occupied ^ self.halves ^ self.starts
            return squares ^ (squares & (front[a] | front[b] | front[c] | front[d]))
        if shape.camp:
            squares = self._linked(shape) & self.camps
        elif shape.granada:
            squares = self.granada
        else:
            squares = self.buildings
        return squares ^ (squares & (self._clashes(shape) | self.starts))

    def exchange_misfits(self, code: int, shape: Shape) -> list[str]:
        """Every building rule that exchanging the piece on this cell for a square tile would break."""
        k = self.index(code)
        if self.starts >> k & 1:
            return ["granada-start"]
        if self._at(k).granada is not shape.granada:
            return ["cross-exchange"]
        touching = self._touching(k, shape)
        return clashing(touching) or self._apart(touching, shape)
