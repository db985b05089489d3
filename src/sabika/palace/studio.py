"""Palaces for people: cells as ``(x, y)``, tiles as wall letters or names, answers as sorted lists.

A tile is written as its walls (``"NE"``, ``""`` for none, small letters for wooden ones), as its name
(``"garden-10-N"``, of which only the walls matter here), as the bastions of a camp (``"camp-NE"``; ``"meadow-NE"`` if
its green sides may lie against walls), as the moats of a tile of Granada beside the Alhambra (``"moat-NE"``) or, for
half tiles, as the corner of its right angle (``"half-NW"``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from sabika.palace.faults import faults
from sabika.palace.grid import CORNERS, Cell, cell_code, code_cell
from sabika.palace.palace import RULE_OF_MISFIT, Palace, build
from sabika.palace.shapes import HALVES, Shape, camp, granada, square, walled, walls_mask

FARTHEST: Final = 100
_TILE: Final = re.compile(r"(?:[a-z]+-\d+(?:-(?=.)|$))?([NESWnesw]*)")
_CAMP: Final = re.compile(r"(camp|meadow)-(?:\d+-)?([NESW]*)")
_MOATS: Final = re.compile(r"moat-([NESW]*)")
_HALF: Final = re.compile(r"half-(NW|NE|SE|SW)")


def build_palace(tiles: Mapping[Cell, str]) -> Palace:
    """The palace with these tiles round the starting tile, built and numbered in the order given.

    Raises ``ValueError`` with every building rule that the whole breaks."""
    if (0, 0) in tiles:
        raise ValueError("(0, 0) holds the starting tile: leave it out")
    for cell in tiles:
        _code(cell)
    palace = build({cell: (number, _shape(tile)) for number, (cell, tile) in enumerate(tiles.items())})
    if broken := faults(palace):
        raise ValueError(f"no legal palace: {'; '.join(broken)}")
    return palace


def legal_cells(palace: Palace, tile: str) -> list[Cell]:
    """Where a tile may be laid (base.place.legal-test)."""
    return _cells(palace.legal(_shape(tile)))


def why_not_place(palace: Palace, cell: Cell, tile: str) -> list[str]:
    """The ids of the building rules that laying a tile on a cell would break; empty when it fits."""
    return [RULE_OF_MISFIT[misfit] for misfit in palace.misfits(_code(cell), _shape(tile))]


def removable_cells(palace: Palace) -> list[Cell]:
    """Cells whose tile a redesign may take out (base.redesign.remove)."""
    return _cells(palace.removable())


def exchangeable_cells(palace: Palace, tile: str) -> list[Cell]:
    """Cells whose tile a square tile may replace (base.redesign.exchange)."""
    shape = _shape(tile)
    return [] if shape.corner is not None else _cells(palace.exchangeable(shape))


def _shape(tile: str) -> Shape:
    if half := _HALF.fullmatch(tile):
        return HALVES[CORNERS.index(half[1])]
    if tent := _CAMP.fullmatch(tile):
        return camp(tent[2], beside_walls=tent[1] == "meadow")
    if across := _MOATS.fullmatch(tile):
        return granada(across[1])
    whole = _TILE.fullmatch(tile)
    if whole is None:
        raise ValueError(f'{tile!r} is no tile: write walls such as "NE", a name such as "garden-10-N", or "half-NW"')
    printed, wooden = ("".join(filter(sort, whole[1])) for sort in (str.isupper, str.islower))
    return walled(square(printed), walls_mask(wooden.upper()))


def _code(cell: Cell) -> int:
    x, y = cell
    if abs(x) > FARTHEST or abs(y) > FARTHEST:
        raise ValueError(f"{cell} is too far away: stay within {FARTHEST} cells of the starting tile")
    return cell_code(x, y)


def _cells(codes: Iterable[int]) -> list[Cell]:
    return sorted(code_cell(code) for code in codes)
