"""The pieces of the Red Palace: terrain, plazas, and what the rulebook counts (red-palace.components.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Annotated, Any, Final

import msgspec

from sabika.core.module import Module
from sabika.core.pieces import NO_KIND, Tile
from sabika.core.state import Slice
from sabika.palace.shapes import Shape, square, walls_mask
from sabika.rules.alhambra.pieces import COUNTS, check_walls
from sabika.rules.components import Amount, Row, require

KINDS: Final = tuple(COUNTS)
ABILITIES: Final = (
    "swap-token", "buy-from-overview", "wall-section", "take-money", "plaza", "count-as-exact", "redraw-token",
    "move-guard", "half-building",
)  # fmt: skip
Ability = Annotated[str, ABILITIES]
TERRAIN: Final = 54
GUARDS: Final = 32
PLACEMENT_TILES: Final = 11
PLACES: Final = 8
"""How many placement tiles lie on the guard board; the last of them takes any number of guards."""
LAID: Final = 4
"""How many abilities lie on the guard board."""
MOST_WALLS: Final = 3
MOST_TOWERS: Final = 2


class TerrainRow(Row, frozen=True):
    price: int
    walls: str
    towers: str
    """The walls with a guard tower."""


class AbilityRow(Row, frozen=True):
    guards: int
    cards: int


class PlacementRow(Row, frozen=True):
    squares: int


class FirstGame(Row, frozen=True):
    squares: tuple[int, ...]
    abilities: tuple[str, ...]


class MissingGuard(Row, frozen=True):
    points: tuple[int, int, int]


class GuardPoints(Row, frozen=True):
    points: tuple[int, ...]
    none: int
    """What a guard is worth as long as none has been spent."""


class PalaceData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Amount
    guards: Amount
    plazas: Amount
    wall_sections: Amount
    start_score: Amount
    missing_guard: MissingGuard
    guard_points: GuardPoints
    first_game: FirstGame
    abilities: dict[str, AbilityRow]
    placement: dict[str, PlacementRow]
    terrain: dict[str, TerrainRow]

    def __post_init__(self) -> None:
        _check_terrain(self)
        _check_guard_board(self)


def _check_terrain(data: PalaceData) -> None:
    """red-palace.components.terrain-tiles, red-palace.components.building-tokens, red-palace.components.terrain-set:
    every tile can get a token, and red-palace.guards.supply-empty: every tower a guard."""
    require(len(data.terrain) == TERRAIN, "red_palace.terrain", f"expected {TERRAIN} tiles")
    require(data.tokens.value * len(KINDS) == TERRAIN, "red_palace.tokens", "expected a token for every tile")
    require(data.guards.value == GUARDS, "red_palace.guards", f"expected {GUARDS}")
    for key, row in data.terrain.items():
        place = f"red_palace.terrain.{key}"
        check_walls(row.walls, place, most=MOST_WALLS)
        check_walls(row.towers, place, most=MOST_TOWERS)
        require(set(row.towers) <= set(row.walls), place, "expected towers on walls only")
        require(1 < row.price < 14, place, f"price {row.price}: expected 2 to 13")
    towers = sum(len(row.towers) for row in data.terrain.values())
    require(towers <= GUARDS, "red_palace.terrain", f"{towers} guard towers: expected {GUARDS} at most")


def _check_guard_board(data: PalaceData) -> None:
    """red-palace.components.placement-tiles, red-palace.components.ability-tiles, red-palace.components.plazas,
    red-palace.components.wall-sections, red-palace.setup.first-game-layout."""
    place = "red_palace.placement"
    require(len(data.placement) == PLACEMENT_TILES, place, f"expected {PLACEMENT_TILES} tiles")
    squares = (*(row.squares for row in data.placement.values()), *data.first_game.squares)
    require(min(squares) > 0, place, "expected squares on every front")
    require(set(data.abilities) == set(ABILITIES), "red_palace.abilities", f"expected {', '.join(ABILITIES)}")
    printed = data.first_game
    require(len(printed.squares) == PLACES - 1, "red_palace.first_game.squares", f"expected {PLACES - 1} numbers")
    known = len(set(printed.abilities) & set(ABILITIES)) == len(printed.abilities) == LAID
    require(known, "red_palace.first_game.abilities", f"expected {LAID} different abilities")
    points = data.guard_points.points
    rising = len(points) == PLACES and all(low < high for low, high in pairwise(points))
    require(rising, "red_palace.guard_points", f"expected {PLACES} rising numbers")
    for name in ("plazas", "wall_sections"):
        require(getattr(data, name).value == 6, f"red_palace.{name}", "expected 6")


class Terrain(Module[Slice]):
    """Terrain tiles are of no kind until a token lies on them; each is a body, and a face for every kind of building
    that it can become (red-palace.components.building-is-a-pair)."""

    key = "terrain"
    buildings = KINDS
    data_file = "red_palace"
    data_type = PalaceData
    data: PalaceData

    def tiles(self) -> Iterable[Tile]:
        """red-palace.components.terrain-tiles, red-palace.placement.orientation: bodies, each followed by its faces in
        the order of the kinds; red-palace.components.plazas: tiles without price and walls, not in the tower."""
        for name, row in zip(_names(self.data), self.data.terrain.values(), strict=True):
            body, shape = f"terrain-{name}", square(row.walls)
            yield _terrain(body, row, shape)
            for kind, word in enumerate(self.buildings):
                yield _terrain(f"{word}-{name}", row, shape, kind, body)
        for number in range(1, self.data.plazas.value + 1):
            yield Tile(key=f"plaza-{number}", sort="plaza", supply=False)

    def printed(self, tile: Tile) -> Iterator[tuple[str, Any]]:
        """The walls with a guard tower."""
        if tile.sort == "terrain":
            yield "towers", tile.extra


def _terrain(key: str, row: TerrainRow, shape: Shape, kind: int = NO_KIND, body: str = "") -> Tile:
    return Tile(key=key, sort="terrain", kind=kind, price=row.price, shape=shape, face_of=body, extra=row.towers)


def _names(data: PalaceData) -> Iterator[str]:
    """Price and walls of every terrain tile, with a letter where several are alike in both."""
    faces = [(row.price, walls_mask(row.walls)) for row in data.terrain.values()]
    alike, met = Counter(faces), Counter[tuple[int, int]]()
    for face, row in zip(faces, data.terrain.values(), strict=True):
        met[face] += 1
        letter = chr(ord("a") + met[face] - 1) if alike[face] > 1 else ""
        yield "-".join(part for part in (str(row.price), row.walls, letter) if part)
