"""The longest outer wall of a palace (base.wall.*, watchtowers.geometry.wall-model).

Outer wall segments are edges between grid corners. Without camps the outline of a palace is one simple line with two
outline edges at each of its corners (base.wall.one-contour), so a stretch is a connected group of walled edges and its
length the number of edges in it. Walls behind bastions are outer walls too; where buildings enclose camps more than two
edges may meet at a corner, and the longest trail counts (camps.scoring.wall-trail).
"""

from __future__ import annotations

from typing import NamedTuple

from sabika.palace.grid import Cell, E, N, S, W
from sabika.palace.palace import Palace
from sabika.palace.shapes import OPEN, SHAPES, WALL


class Stretch(NamedTuple):
    """A continuous run of outer wall: its length, the half tiles in it, and its edges as four boards."""

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
    memo = palace.memo()
    best: Stretch | None = memo.get("wall")
    if best is None:
        best = NO_WALL
        left = _outer_edges(palace)
        while _edges(*left) >= max(best.length, 1):
            stretch, left = _next_stretch(left, palace.grid.stride)
            if palace.camps:
                stretch = longest_trail(stretch, palace.grid.stride)
            if stretch > best:
                best = stretch
        memo["wall"] = best
    return best


def longest_trail(group: Stretch, stride: int) -> Stretch:
    """The longest line along connected edges that uses none of them twice (camps.scoring.wall-trail).

    It takes all of them if no corner, or just two, have an odd number of edges; else every way is tried.
    """
    ends: dict[int, list[int]] = {}
    edges = [(sort, k) for sort, board in enumerate(group[2:]) for k in _bits(board)]
    joins = [_corners(sort, k, stride) for sort, k in edges]
    for edge, corners in enumerate(joins):
        for corner in corners:
            ends.setdefault(corner, []).append(edge)
    if sum(len(at) % 2 for at in ends.values()) <= 2:
        return group
    best, used = NO_WALL, [False] * len(edges)

    def follow(corner: int, trail: Stretch) -> None:
        nonlocal best
        best = max(best, trail)
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
        known = longest_wall(palace).length if palace.camps else _eroded(_outer_edges(palace), stride)
        memo["wall length"] = known
    return known


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
    found, left = [], _outer_edges(palace)
    while any(left):
        stretch, left = _next_stretch(left, palace.grid.stride)
        found.append(stretch)
    return found


def open_sides(palace: Palace, side: int) -> int:
    """How many pieces have an open side in a direction with no piece against it (invaders.side.definition); none lies
    against a side that faces the empty half of a cell (invaders.side.watchtower), and camps have no such sides and
    never lie against one (invaders.side.camps)."""
    shift = (palace.grid.stride, -1, -palace.grid.stride, 1)[side]
    covered = palace.contact_of_buildings(side)
    covered = covered >> shift if shift > 0 else covered << -shift
    return (palace.front[4 * OPEN + (side + 2) % 4] & ~covered).bit_count()


def _outer_edges(palace: Palace) -> Edges:
    rising, falling = _diagonals(palace) if palace.halves else (0, 0)
    return (*outer_walls(palace), rising, falling)


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


def outer_walls(palace: Palace) -> tuple[int, int]:
    """Walls with no building against them (base.wall.outer-segment, camps.scoring.wall-behind-bastion): level and
    upright edges by their first corner."""
    front, stride, contact = palace.front, palace.grid.stride, palace.contact_of_buildings
    north = front[4 * WALL + S] << stride
    north ^= north & contact(N)
    south = front[4 * WALL + N] >> stride
    south ^= south & contact(S)
    west = front[4 * WALL + E] << 1
    west ^= west & contact(W)
    east = front[4 * WALL + W] >> 1
    east ^= east & contact(E)
    return north | south << stride, west | east << 1


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


def segments(palace: Palace, stretch: Stretch) -> list[tuple[Cell, str]]:
    """The stretch as (cell, side) pairs of the tiles that carry it; a half tile's long edge has the side ``'-'``."""
    grid = palace.grid
    found = []
    for board, before, sides in ((stretch.level, grid.stride, "SN"), (stretch.upright, 1, "EW")):
        while board:
            k = board.bit_length() - 1
            board ^= 1 << k
            ahead = palace.front[4 * WALL + (S if sides == "SN" else E)] >> (k - before) & 1
            found.append((grid.cell(k), sides[1]) if ahead else (grid.cell(k - before), sides[0]))
    halves = stretch.rising | stretch.falling
    while halves:
        k = halves.bit_length() - 1
        halves ^= 1 << k
        found.append((grid.cell(k), "-"))
    return sorted(found)
