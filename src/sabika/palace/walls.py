"""The longest outer wall of a palace (base.wall.*, watchtowers.geometry.wall-model), and beside a Granada its longest
outer moat and the longest stretch where both run side by side (combined.wall.*, combined.joint.*).

Outer wall segments are edges between grid corners. As long as there are only buildings the outline of a palace is one
simple line with two outline edges at each of its corners (base.wall.one-contour), so a stretch is a connected group of
walled edges and its length the number of edges in it. Walls behind bastions and beside moats are outer walls too; where
buildings enclose camps, or one city the other, more than two edges may meet at a corner, and the longest trail counts
(camps.scoring.wall-trail, combined.wall.longest).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sabika.palace.grid import Cell, E, N, S, W
from sabika.palace.palace import Palace
from sabika.palace.shapes import LANE, MOAT, OPEN, SHAPES, WALL


class Stretch(NamedTuple):
    """A continuous run of outer wall, moat or both: its length, the half tiles in it, and its edges as four boards."""

    length: int
    towers: int
    level: int
    upright: int
    rising: int
    falling: int


NO_WALL = Stretch(0, 0, 0, 0, 0, 0)

Edges = tuple[int, int, int, int]
"""Boards of level, upright, rising and falling wall edges."""


def longest_wall(palace: Palace) -> Stretch:
    """The stretch that is scored: the longest, and among equals the one with most half tiles
    (base.score.wall-longest, watchtowers.scoring.longest-first)."""
    return _longest(palace, "wall", _outer_walls)


def longest_moat(palace: Palace) -> Stretch:
    """The longest outer moat of a Granada that lies beside an Alhambra (combined.score.granada)."""
    return _longest(palace, "moat", _outer_moats)


def longest_joint(palace: Palace) -> Stretch:
    """The longest stretch of wall and moat side by side (combined.joint.longest)."""
    return _longest(palace, "joint", _joint_sides)


def _longest(palace: Palace, name: str, lines: Callable[[Palace], Edges]) -> Stretch:
    """The longest stretch of one sort of edges; remembered by a name."""
    memo = palace.memo()
    best: Stretch | None = memo.get(name)
    if best is None:
        best = NO_WALL
        left = lines(palace)
        while _edges(*left) >= max(best.length, 1):
            stretch, left = _next_stretch(left, palace.grid.stride)
            if not palace.plain:
                stretch = longest_trail(stretch, palace.grid.stride)
            if stretch > best:
                best = stretch
        memo[name] = best
    return best


def longest_trail(group: Stretch, stride: int) -> Stretch:
    """The longest line along connected edges that uses none of them twice, and among equals the one with most half
    tiles (camps.scoring.wall-trail, combined.wall.longest)."""
    return max(longest_trails(group, stride))


def longest_trails(group: Stretch, stride: int) -> set[Stretch]:
    """Every such line that is as long as the longest.

    It takes all edges if no corner, or just two, have an odd number of them; else every way is tried.
    """
    ends: dict[int, list[int]] = {}
    edges = [(sort, k) for sort, board in enumerate(group[2:]) for k in _bits(board)]
    joins = [_corners(sort, k, stride) for sort, k in edges]
    for edge, corners in enumerate(joins):
        for corner in corners:
            ends.setdefault(corner, []).append(edge)
    if sum(len(at) % 2 for at in ends.values()) <= 2:
        return {group}
    best, used = {NO_WALL}, [False] * len(edges)

    def follow(corner: int, trail: Stretch) -> None:
        nonlocal best
        longest = next(iter(best)).length
        if trail.length > longest:
            best = {trail}
        elif trail.length == longest:
            best.add(trail)
        for edge in ends[corner]:
            if not used[edge]:
                used[edge] = True
                follow(sum(joins[edge]) - corner, _longer(trail, *edges[edge]))
                used[edge] = False

    for corner in ends:
        follow(corner, NO_WALL)
    return best


def _longer(trail: Stretch, sort: int, k: int) -> Stretch:
    """A trail with one more edge."""
    boards = [board | (1 << k if at == sort else 0) for at, board in enumerate(trail[2:])]
    return Stretch(trail.length + 1, trail.towers + (sort > 1), *boards)


def _corners(sort: int, k: int, stride: int) -> tuple[int, int]:
    """The corners at the ends of a level, upright, rising or falling edge."""
    return ((k, k + 1), (k, k + stride), (k + 1, k + stride), (k, k + stride + 1))[sort]


def _bits(board: int) -> list[int]:
    found = []
    while board:
        found.append(board.bit_length() - 1)
        board ^= 1 << found[-1]
    return found


def wall_length(palace: Palace) -> int:
    """The length of the longest stretch (base.score.wall-point), found by taking the end edges off all stretches.

    At most two edges meet at a corner, so a corner is an end exactly when an odd number of edges touches it. A stretch
    of n edges lasts for n / 2 rounds, rounded up; one that closes round the palace never ends (base.wall.closed-loop).
    """
    memo = palace.memo()
    known: int | None = memo.get("wall length")
    if known is None:
        stride = palace.grid.stride
        known = _eroded(_outer_walls(palace), stride) if palace.plain else longest_wall(palace).length
        memo["wall length"] = known
    return known


def moat_length(palace: Palace) -> int:
    """The length of the longest outer moat (combined.score.moat-beside-wall)."""
    return longest_moat(palace).length


def _eroded(edges: Edges, stride: int) -> int:
    level, upright, rising, falling = edges
    rounds = 0
    while True:
        ends = level ^ level << 1 ^ upright ^ upright << stride
        if rising or falling:
            ends ^= rising << 1 ^ rising << stride ^ falling ^ falling << stride + 1
        if not ends:
            return _edges(level, upright, rising, falling) or 2 * rounds
        before = level, upright, rising, falling
        rounds += 1
        level ^= level & (ends | ends >> 1)
        upright ^= upright & (ends | ends >> stride)
        if rising or falling:
            rising ^= rising & (ends >> 1 | ends >> stride)
            falling ^= falling & (ends | ends >> stride + 1)
        if not (level or upright or rising or falling):
            return 2 * rounds - (ends.bit_count() == 2 * _edges(*before))


def _edges(*boards: int) -> int:
    """How many edges lie on some boards."""
    return sum([board.bit_count() for board in boards])


def stretches(palace: Palace) -> list[Stretch]:
    """Every separate stretch of outer wall (base.wall.continuity)."""
    found, left = [], _outer_walls(palace)
    while any(left):
        stretch, left = _next_stretch(left, palace.grid.stride)
        found.append(stretch)
    return found


def longest_walls(palace: Palace) -> list[Stretch]:
    """Every outer wall that is as long as the longest (red-palace.scoring.guards-equal-walls)."""
    found = stretches(palace)
    if not palace.plain:
        found = [trail for group in found for trail in longest_trails(group, palace.grid.stride)]
    return [wall for wall in found if wall.length == wall_length(palace)]


def open_sides(palace: Palace, side: int) -> int:
    """How many pieces have an open side in a direction with no piece against it (invaders.side.definition); none lies
    against a side that faces the empty half of a cell (invaders.side.watchtower), camps have no such sides and never
    lie against one (invaders.side.camps), and of two cities both count (invaders.granada)."""
    shift = (palace.grid.stride, -1, -palace.grid.stride, 1)[side]
    count = 0
    for way in (OPEN, LANE) if palace.granada else (OPEN,):
        covered = palace.front[4 * way + side]
        covered = covered >> shift if shift > 0 else covered << -shift
        count += (palace.front[4 * way + (side + 2) % 4] & ~covered).bit_count()
    return count


def _outer_walls(palace: Palace) -> Edges:
    """Walls with no building of the Alhambra against them (base.wall.outer-segment, camps.scoring.wall-behind-bastion,
    combined.wall.outer)."""
    rising, falling = _diagonals(palace) if palace.halves else (0, 0)
    return (*_outer(palace, WALL), rising, falling)


def _outer_moats(palace: Palace) -> Edges:
    """Moats with no tile of Granada against them (combined.wall.outer)."""
    return (*_outer(palace, MOAT), 0, 0) if palace.granada else (0, 0, 0, 0)


def _outer(palace: Palace, edge: int) -> tuple[int, int]:
    """Level and upright edges, by their first corner, at which only one tile shows a wall or moat: another of its city
    beyond would show the same (base.place.matching-sides)."""
    front, at = palace.front, 4 * edge
    return front[at + N] ^ front[at + S] << palace.grid.stride, front[at + W] ^ front[at + E] << 1


def _joint_sides(palace: Palace) -> Edges:
    """Edges between a wall and a moat (combined.joint.section)."""
    if not palace.granada:
        return 0, 0, 0, 0
    wall, moat, stride = palace.front[4 * WALL :], palace.front[4 * MOAT :], palace.grid.stride
    level = wall[N] & moat[S] << stride | moat[N] & wall[S] << stride
    upright = wall[W] & moat[E] << 1 | moat[W] & wall[E] << 1
    return level, upright, 0, 0


def _next_stretch(edges: Edges, stride: int) -> tuple[Stretch, Edges]:
    """One stretch, grown from its last edge over shared corners, and the edges that are left."""
    level, upright, rising, falling = edges
    h = 1 << level.bit_length() - 1 if level else 0
    u = 1 << upright.bit_length() - 1 if upright and not level else 0
    r = 1 << rising.bit_length() - 1 if rising and not (level or upright) else 0
    f = 1 << falling.bit_length() - 1 if falling and not (level or upright or rising) else 0
    while True:
        ends = h | h << 1 | u | u << stride
        if r or f:
            ends |= r << 1 | r << stride | f | f << stride + 1
        more_h, more_u = level & (ends | ends >> 1), upright & (ends | ends >> stride)
        if rising or falling:
            more_r, more_f = rising & (ends >> 1 | ends >> stride), falling & (ends | ends >> stride + 1)
        else:
            more_r = more_f = 0
        if more_h == h and more_u == u and more_r == r and more_f == f:
            break
        h, u, r, f = more_h, more_u, more_r, more_f
    towers = r.bit_count() + f.bit_count()
    stretch = Stretch(h.bit_count() + u.bit_count() + towers, towers, h, u, r, f)
    return stretch, (level ^ h, upright ^ u, rising ^ r, falling ^ f)


def _diagonals(palace: Palace) -> tuple[int, int]:
    """The long edges of half tiles: rising (SW-NE) for corners NW and SE, falling (NW-SE) for the others."""
    rising = falling = 0
    halves = palace.halves
    while halves:
        bit = halves & -halves
        halves ^= bit
        corner = SHAPES[palace.held[bit.bit_length() - 1] & 255].corner
        if corner in (0, 2):
            rising |= bit
        else:
            falling |= bit
    return rising, falling


def segments(palace: Palace, stretch: Stretch, edge: int = WALL) -> list[tuple[Cell, str]]:
    """The stretch as (cell, side) pairs of the tiles that carry it with their walls, or with their moats; a half tile's
    long edge has the side ``'-'``."""
    grid = palace.grid
    found = []
    for board, before, sides in ((stretch.level, grid.stride, "SN"), (stretch.upright, 1, "EW")):
        while board:
            k = board.bit_length() - 1
            board ^= 1 << k
            ahead = palace.front[4 * edge + (S if sides == "SN" else E)] >> (k - before) & 1
            found.append((grid.cell(k), sides[1]) if ahead else (grid.cell(k - before), sides[0]))
    halves = stretch.rising | stretch.falling
    while halves:
        k = halves.bit_length() - 1
        halves ^= 1 << k
        found.append((grid.cell(k), "-"))
    return sorted(found)
