"""Whether a palace from outside is legal as a whole, found the slow and certain way."""

from __future__ import annotations

from collections.abc import Mapping

from sabika.palace.grid import SIDES, STEP, Cell, E, S
from sabika.palace.palace import SHAPE_MASK, Palace
from sabika.palace.shapes import MAY_TOUCH, MOAT, NOTHING, SHAPES, WALL, Shape


def faults(palace: Palace) -> list[str]:
    """Every building rule the palace as a whole breaks, with the cells concerned; empty when it is legal.

    It floods the empty cells (base.hole.flood-fill) and is meant for positions from outside, not for play.
    """
    found, touching = [], set()
    layout = {palace.grid.cell(k): SHAPES[held & SHAPE_MASK] for k, held in palace.held.items()}
    for (x, y), shape in layout.items():
        for side in (E, S):
            dx, dy = STEP[side]
            other = layout.get((x + dx, y + dy))
            edges = (shape.edges[side], NOTHING if other is None else other.edges[(side + 2) % 4])
            touching.add(edges)
            if NOTHING not in edges and edges not in MAY_TOUCH:
                found.append(f"matching-sides: ({x},{y}) {SIDES[side]} side does not match ({x + dx},{y + dy})")
    walked = palace.walk(palace.occupied) | palace.camps
    for k in palace.held:
        if not walked >> k & 1:
            found.append("on-foot: ({},{}) cannot be reached from the starting tile".format(*palace.grid.cell(k)))
    for k, walls in palace.behind_bastions().items():
        if not walls:
            found.append("bastion: the camp on ({},{}) has no bastion at a wall".format(*palace.grid.cell(k)))
    for code, side in palace.gateways():
        k = palace.index(code)
        if not palace.double_wall(k, side, layout[palace.grid.cell(k)]):
            found.append("gate: at ({},{}) is no double wall of printed walls".format(*palace.grid.cell(k)))
    if palace.granada and touching.isdisjoint({(WALL, MOAT), (MOAT, WALL)}):
        found.append("joint: no wall of the Alhambra lies against a moat of Granada")
    found += [f"no-hole: the empty space at ({x},{y}) is enclosed" for x, y in enclosed(layout)]
    return found


def enclosed(layout: Mapping[Cell, Shape]) -> list[Cell]:
    """Empty cells, or cells with an empty half, that a flood from outside does not reach."""
    xs, ys = [x for x, _ in layout], [y for _, y in layout]
    left, right, top, bottom = min(xs) - 1, max(xs) + 1, min(ys) - 1, max(ys) + 1
    halves = {cell: shape for cell, shape in layout.items() if shape.corner is not None}
    dry = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - (layout.keys() - halves.keys())

    def passes(cell: Cell, side: int) -> bool:
        return cell not in halves or halves[cell].edges[side] == NOTHING

    dry.remove((left, top))
    todo = [(left, top)]
    while todo:
        cell = todo.pop()
        for side, (dx, dy) in enumerate(STEP):
            near = (cell[0] + dx, cell[1] + dy)
            if near in dry and (not halves or (passes(cell, side) and passes(near, (side + 2) % 4))):
                dry.remove(near)
                todo.append(near)
    return sorted(dry)
