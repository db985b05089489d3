"""A slow, plain geometry of a palace, written from the rule texts only, to test the fast one against.

A layout is a dictionary from cells to pieces, the starting tile on (0, 0) included. A piece is ``("square", walls)``,
e.g. ``("square", "NE")``, where small letters are wooden walls; ``("half", corner)``, e.g. ``("half", "NW")``; or
``("camp", bastions)``, e.g. ``("camp", "N")``, and ``("meadow", bastions)`` for a camp whose green sides may lie
against walls. ``("moat", moats)`` is a tile of Granada beside the Alhambra; the first of them in the dictionary is the
first that was built. Gates are pairs of cells. Every question about a change is answered by making the changed layout
and looking at the whole of it (base.edition.on-foot-scope, base.redesign.rules-hold).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

Cell = tuple[int, int]
Point = tuple[int, int]
Piece = tuple[str, str]
Layout = dict[Cell, Piece]
Segment = tuple[Cell, str]
"""A cell and the side of its piece; the long edge of a half tile has the side '-'."""
Edge = tuple[Point, Point]
Gates = frozenset[frozenset[Cell]]
"""The double walls that have a gate, each as the two cells beside it."""
NO_GATES: Gates = frozenset()

START: Cell = (0, 0)
BARE: Piece = ("square", "")
STEPS: dict[str, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
FACING: dict[str, str] = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHORT_EDGES: dict[str, str] = {"NW": "NW", "NE": "NE", "SE": "SE", "SW": "SW"}
"""Corner of a half tile -> the sides of its cell that are its short edges (watchtowers.geometry.half-tile)."""

ALL_WALLS = tuple(
    "".join(side for side, there in zip("NESW", (n, e, s, w), strict=True) if there)
    for w in (0, 1)
    for s in (0, 1)
    for e in (0, 1)
    for n in (0, 1)
)
SQUARES: tuple[Piece, ...] = tuple(("square", walls) for walls in ALL_WALLS)
HALVES: tuple[Piece, ...] = tuple(("half", corner) for corner in SHORT_EDGES)
MOATS: tuple[Piece, ...] = tuple(("moat", moats) for moats in ALL_WALLS)
ALLOWED = {"open open", "wall wall", "green green", "meadow meadow", "lane lane", "moat moat"} | {
    f"{one} {other}"
    for pair in (("bastion", "wall"), ("meadow", "wall"), ("moat", "wall"))
    for one, other in (pair, reversed(pair))
}
"""Sides that may touch (base.place.matching-sides, camps.place.complete-edge-table, combined.place.joint-sides)."""


def next_cell(cell: Cell, side: str) -> Cell:
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def meeting_at(corner: Point) -> list[Cell]:
    """The four cells round a corner point."""
    x, y = corner
    return [(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)]


@cache
def shown(piece: Piece | None, side: str) -> str | None:
    """'wall', 'open' or None for nothing (watchtowers.geometry.edge-model), or what a camp or a tile of Granada shows;
    an empty cell shows nothing."""
    if piece is None:
        return None
    sort, detail = piece
    if sort == "square":
        return "wall" if side in detail.upper() else "open"
    if sort == "moat":
        return "moat" if side in detail else "lane"
    if is_camp(piece):
        return "bastion" if side in detail else {"camp": "green", "meadow": "meadow"}[sort]
    return "open" if side in SHORT_EDGES[detail] else None


def is_camp(piece: Piece | None) -> bool:
    return piece is not None and piece[0] in ("camp", "meadow")


def granada(layout: Layout) -> Layout:
    """The tiles of Granada, in the order of building."""
    return {cell: piece for cell, piece in layout.items() if piece[0] == "moat"}


def starts(layout: Layout) -> list[Cell]:
    """Where the ways on foot begin (base.place.on-foot, combined.place.first-granada)."""
    return [START, *list(granada(layout))[:1]]


def contacts(layout: Layout, cell: Cell) -> dict[str, tuple[str, str]]:
    """Per side on which two pieces really touch: what the piece here shows and what the other shows."""
    found = {}
    here, (x, y) = layout.get(cell), cell
    for side, (dx, dy) in STEPS.items():
        there = layout.get((x + dx, y + dy))
        if here is None or there is None:
            continue
        mine, other = shown(here, side), shown(there, FACING[side])
        if mine is not None and other is not None:
            found[side] = (mine, other)
    return found


# ---------------------------------------------------------------- the rules for a whole layout


def mismatches(layout: Layout) -> set[Segment]:
    """Touching sides that may not touch, each from both of its cells (base.place.matching-sides)."""
    return {
        (cell, side)
        for cell in layout
        for side, pair in contacts(layout, cell).items()
        if " ".join(pair) not in ALLOWED
    }


def clashes(layout: Layout) -> set[str]:
    """The rules that touching sides break; camps and two cities that meet have one of their own."""
    found = set()
    for cell, side in mismatches(layout):
        one, other = layout[cell], layout[next_cell(cell, side)]
        if is_camp(one) or is_camp(other):
            found.add("camp-sides")
        else:
            found.add("matching-sides" if (one[0] == "moat") == (other[0] == "moat") else "joint-sides")
    return found


def homeless(layout: Layout) -> set[Cell]:
    """Camps without a bastion at a wall (camps.place.one-bastion-on-wall, camps.place.rules-hold-permanently)."""
    return {
        cell
        for cell, piece in layout.items()
        if is_camp(piece) and ("bastion", "wall") not in contacts(layout, cell).values()
    }


def joint_sides(layout: Layout) -> dict[Segment, Edge]:
    """The sides of the Alhambra's tiles that lie wall against moat (combined.joint.section)."""
    return {
        (cell, side): _ends(cell, side, piece)
        for cell, piece in layout.items()
        for side, pair in contacts(layout, cell).items()
        if pair == ("wall", "moat")
    }


def detached(layout: Layout) -> bool:
    """Whether there is a Granada without a joint side (combined.place.first-contact, combined.redesign.remove-test)."""
    return bool(granada(layout)) and not joint_sides(layout)


def printed_wall(piece: Piece, side: str) -> bool:
    return piece[0] in ("square", "moat") and side in piece[1]


def wrong_gates(layout: Layout, gates: Gates) -> set[frozenset[Cell]]:
    """Gates in anything but a double wall or double moat, both printed (city-gates.interaction.printed-walls-only,
    city-gates.granada)."""
    good = {
        frozenset((cell, next_cell(cell, side)))
        for cell, piece in layout.items()
        for side, pair in contacts(layout, cell).items()
        if pair in (("wall", "wall"), ("moat", "moat"))
        and printed_wall(piece, side)
        and printed_wall(layout[next_cell(cell, side)], FACING[side])
    }
    return set(gates) - good


def unreachable(layout: Layout, gates: Gates = NO_GATES) -> set[Cell]:
    """Pieces that nobody can walk to from the start of their city (base.place.on-foot,
    combined.place.on-foot-separately); camps need not be reached."""
    todo = starts(layout)
    reached = set(todo)
    while todo:
        cell = todo.pop()
        for side, pair in contacts(layout, cell).items():
            near = next_cell(cell, side)
            on_foot = pair in (("open", "open"), ("lane", "lane")) or frozenset((cell, near)) in gates
            if on_foot and near not in reached:
                reached.add(near)
                todo.append(near)
    return {cell for cell, piece in layout.items() if not is_camp(piece)} - reached


def box(cells: Iterable[Cell], margin: int) -> list[Cell]:
    """All cells of the bounding box of these, widened by a margin."""
    listed = list(cells)
    xs, ys = [x for x, _ in listed], [y for _, y in listed]
    return [
        (x, y)
        for y in range(min(ys) - margin, max(ys) + margin + 1)
        for x in range(min(xs) - margin, max(xs) + margin + 1)
    ]


def enclosed(layout: Layout) -> set[Cell]:
    """Cells with empty space that a flood from outside does not reach (base.hole.flood-fill).

    An empty half cell is entered and left only through the two sides that are not short edges of its half tile
    (watchtowers.geometry.gap-model).
    """
    doors: dict[Cell, str] = {}
    for cell in box(layout, 1):
        piece = layout.get(cell)
        if piece is None:
            doors[cell] = "NESW"
        elif piece[0] == "half":
            doors[cell] = "".join(side for side in "NESW" if shown(piece, side) is None)
    outside = min(doors)  # the north-west cell of the ring round the layout
    reached, todo = {outside}, [outside]
    while todo:
        cell = todo.pop()
        for side in doors[cell]:
            near = next_cell(cell, side)
            if near not in reached and FACING[side] in doors.get(near, ""):
                reached.add(near)
                todo.append(near)
    return set(doors) - reached


def is_legal(layout: Layout, gates: Gates = NO_GATES) -> bool:
    """Whether a whole layout keeps all building rules; the starting tile has no walls but wooden ones."""
    start = layout.get(START, HALVES[0])
    return start[0] == "square" and start[1] == start[1].lower() and not broken(layout, gates)


def broken(layout: Layout, gates: Gates = NO_GATES) -> set[str]:
    """The building rules that a whole layout breaks."""
    found = clashes(layout)
    if unreachable(layout, gates):
        found.add("on-foot")
    if homeless(layout):
        found.add("bastion")
    if detached(layout):
        found.add("joint")
    if enclosed(layout):
        found.add("no-hole")
    if wrong_gates(layout, gates):
        found.add("gate")
    return found


# ---------------------------------------------------------------- changes


def survey(
    layout: Layout, pieces: Iterable[Piece], cells: Iterable[Cell], gates: Gates = NO_GATES
) -> dict[tuple[Cell, Piece], set[str]]:
    """For every piece on every cell the rules that laying it there breaks; an empty set where it is legal.

    Without side contact a piece is cut off whatever else is wrong, so nothing more is looked at. Empty space takes no
    notice of walls, so the flood is made once per cell and outline.
    """
    listed = list(pieces)
    found: dict[tuple[Cell, Piece], set[str]] = {}
    for cell in cells:
        holes: dict[Piece, bool] = {}
        for piece in listed:
            reasons = found[cell, piece] = set()
            if cell in layout:
                reasons.add("occupied")
                continue
            after = {**layout, cell: piece}
            if not contacts(after, cell):
                reasons.add("side-contact")
                continue
            reasons |= clashes(after)
            if unreachable(after, gates):
                reasons.add("on-foot-granada" if piece[0] == "moat" else "on-foot")
            if homeless(after):
                reasons.add("bastion")
            if detached(after):
                reasons.add("first-granada")
            form = piece if piece[0] == "half" else BARE
            if form not in holes:
                holes[form] = bool(enclosed({**layout, cell: form}))
            if holes[form]:
                reasons.add("no-hole")
    return found


def legal_cells(layout: Layout, piece: Piece) -> set[Cell]:
    """Every cell where a new piece may be laid: the cell is empty and the whole layout afterwards is legal."""
    return {cell for cell in box(layout, 2) if cell not in layout and is_legal({**layout, cell: piece})}


def squares(layout: Layout) -> list[Cell]:
    """The square tiles but the starts: what a redesign may touch (base.redesign.start-fixed,
    combined.redesign.first-granada-fixed)."""
    fixed = starts(layout)
    return [cell for cell, (sort, _) in layout.items() if sort in ("square", "moat") and cell not in fixed]


def without(layout: Layout, cell: Cell) -> Layout:
    return {other: piece for other, piece in layout.items() if other != cell}


def removal_reasons(layout: Layout, cell: Cell) -> set[str]:
    """The rules that taking out this tile breaks (base.redesign.remove-connected, base.redesign.remove-hole)."""
    after = without(layout, cell)
    reasons = set()
    if unreachable(after):
        reasons.add("on-foot")
    if enclosed(after):
        reasons.add("no-hole")
    return reasons


def removable(layout: Layout) -> set[Cell]:
    return {cell for cell in squares(layout) if is_legal(without(layout, cell))}


def exchangeable(layout: Layout, piece: Piece) -> set[Cell]:
    """Square tiles that this one may replace: only the layout afterwards counts (base.redesign.exchange-whole)."""
    return {cell for cell in squares(layout) if is_legal({**layout, cell: piece})}


def exchange_reasons(layout: Layout, cell: Cell, piece: Piece, gates: Gates = NO_GATES) -> set[str]:
    """The rules that a piece in place of another breaks: sides first, then what it is joined by. Between the cities
    there is no exchange, which follows from the sides but where a camp lies (combined.redesign.cross-exchange)."""
    after = {**layout, cell: piece}
    if (piece[0] == "moat") != (layout[cell][0] == "moat"):
        assert is_camp(layout[cell]) or not is_legal(after, gates)
        return {"cross-exchange"}
    reasons = clashes(after)
    if not reasons and unreachable(after, gates):
        reasons.add("on-foot-granada" if piece[0] == "moat" else "on-foot")
    if not reasons and homeless(after):
        reasons.add("bastion")
    assert reasons or is_legal(after, gates)
    return reasons


# ---------------------------------------------------------------- the wall


def _ends(cell: Cell, side: str, piece: Piece) -> Edge:
    """The corner points at the ends of a side, or of a half tile's long edge."""
    x, y = cell
    points = {"NW": (x, y), "NE": (x + 1, y), "SE": (x + 1, y + 1), "SW": (x, y + 1)}
    if side == "-":
        first, second = ("NE", "SW") if piece[1] in ("NW", "SE") else ("NW", "SE")
    else:
        first, second = {"N": ("NW", "NE"), "E": ("NE", "SE"), "S": ("SW", "SE"), "W": ("NW", "SW")}[side]
    return points[first], points[second]


def alhambra(layout: Layout) -> Layout:
    """Buildings and half tiles; camps and the other city lie outside and make no difference
    (camps.scoring.wall-behind-bastion, camps.scoring.bastions-are-no-walls, combined.wall.outer)."""
    return {cell: piece for cell, piece in layout.items() if piece[0] in ("square", "half")}


def outline(inside: Layout) -> dict[Segment, Edge]:
    """Every side, walled or open, of the pieces of a city that none of them touches, and every long edge."""
    found = {}
    for cell, piece in inside.items():
        for side in STEPS:
            if shown(piece, side) is not None and shown(inside.get(next_cell(cell, side)), FACING[side]) is None:
                found[cell, side] = _ends(cell, side, piece)
        if piece[0] == "half":
            found[cell, "-"] = _ends(cell, "-", piece)
    return found


def outer_walls(layout: Layout) -> dict[Segment, Edge]:
    """The outer wall segments (base.wall.outer-segment, watchtowers.geometry.wall-model)."""
    return {
        (cell, side): edge
        for (cell, side), edge in outline(alhambra(layout)).items()
        if side == "-" or shown(layout[cell], side) == "wall"
    }


def outer_moats(layout: Layout) -> dict[Segment, Edge]:
    """The outer moat segments (combined.wall.outer)."""
    return {(cell, side): edge for (cell, side), edge in outline(granada(layout)).items() if side in layout[cell][1]}


def open_to(layout: Layout, side: str) -> int:
    """How many sides without a wall or moat look in a direction where no other piece touches them
    (invaders.side.definition, invaders.side.watchtower, invaders.granada)."""
    return sum(
        shown(piece, side) in ("open", "lane") and side not in contacts(layout, cell) for cell, piece in layout.items()
    )


def meeting(edges: dict[Segment, Edge]) -> dict[Point, list[Segment]]:
    """The segments that end at each corner point."""
    found: dict[Point, list[Segment]] = {}
    for segment, ends in edges.items():
        for point in ends:
            found.setdefault(point, []).append(segment)
    return found


def groups(edges: dict[Segment, Edge]) -> list[frozenset[Segment]]:
    """The segments parted into connected groups."""
    at = meeting(edges)
    left, found = set(edges), []
    while left:
        todo = [left.pop()]
        group = set(todo)
        while todo:
            for point in edges[todo.pop()]:
                for segment in at[point]:
                    if segment in left:
                        left.remove(segment)
                        group.add(segment)
                        todo.append(segment)
        found.append(frozenset(group))
    return found


def scored_wall(layout: Layout) -> tuple[int, int]:
    """Length and half tiles of the scored wall: the longest, and among these the one with most half tiles."""
    return longest(outer_walls(layout))


def longest(edges: dict[Segment, Edge]) -> tuple[int, int]:
    """Length of the longest stretch of some segments, and the half tiles in it.

    A stretch is a sequence of segments, each used once, in which neighbours share a corner (base.wall.continuity,
    combined.wall.longest): every such sequence is tried, from every corner point, depth first.
    """
    at = meeting(edges)
    best = (0, 0)
    used: set[Segment] = set()

    def extend(point: Point, length: int, towers: int) -> None:
        nonlocal best
        best = max(best, (length, towers))
        for segment in at[point]:
            if segment not in used:
                one, other = edges[segment]
                used.add(segment)
                extend(other if point == one else one, length + 1, towers + (segment[1] == "-"))
                used.remove(segment)

    for point in at:
        extend(point, 0, 0)
    return best


# ---------------------------------------------------------------- gates, camps and rows


def gate_sides(layout: Layout, gates: Gates, cell: Cell, piece: Piece) -> set[str]:
    """The sides on which a gate makes a new piece on a cell legal: without one only the way on foot is missing, and
    afterwards everything is right (city-gates.use.only-when-needed, city-gates.use.one-gate-per-tile)."""
    after = {**layout, cell: piece}
    if broken(after, gates) != {"on-foot"}:
        return set()
    return {side for side in STEPS if is_legal(after, gates | {frozenset((cell, next_cell(cell, side)))})}


def row(layout: Layout, cell: Cell, side: str) -> list[Cell]:
    """The buildings in an unbroken row from a cell in a direction (camps.scoring.line, camps.scoring.what-counts)."""
    found = []
    while layout.get(cell := next_cell(cell, side), HALVES[0])[0] == "square":
        found.append(cell)
    return found
