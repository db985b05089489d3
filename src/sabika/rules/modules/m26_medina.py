"""Module 26, Medina: tiles that nobody should have fewest of (medina.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final

import msgspec

from sabika.core.events import ScoreLine
from sabika.core.module import Module, scores, step
from sabika.core.pieces import Tile
from sabika.core.state import Slice, State
from sabika.palace.shapes import square
from sabika.rules.alhambra.pieces import check_walls
from sabika.rules.alhambra.scoring import finished
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.components import Row, require

PRICES: Final = range(2, 11)
MOST_WALLS: Final = 2


class MedinaRow(Row, frozen=True):
    price: int
    walls: str


class Penalties(Row, frozen=True):
    """Per scoring what fewest, second and third fewest medinas cost, and what having none costs besides."""

    first: tuple[int]
    second: tuple[int, int]
    third: tuple[int, int, int]
    none: tuple[int, int, int]


class MedinaData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    penalties: Penalties
    tiles: dict[str, MedinaRow]

    def __post_init__(self) -> None:
        """medina.components.tiles, medina.components.data."""
        prices = sorted(row.price for row in self.tiles.values())
        require(prices == list(PRICES), "medina.tiles", "expected one medina for each price from 2 to 10")
        for key, row in self.tiles.items():
            check_walls(row.walls, f"medina.tiles.{key}", most=MOST_WALLS)


class Medina(Module[Slice]):
    """Medinas are bought and built like buildings (medina.market.as-building, medina.flow.decisions) but are of no kind
    (medina.type.none); all of them are public (medina.hidden.none)."""

    key = "medina"
    number = 26
    boxes = ("alhambra", "combined", "red_palace")
    complexity = 1
    minutes = 5
    options = {"medina_floor": ("none", "zero"), "dirk_medinas": ("ranked", "not_ranked")}
    data_file = "medina"
    data_type = MedinaData
    data: MedinaData

    def tiles(self) -> Iterable[Tile]:
        """medina.components.tiles, medina.components.data: nine tiles in the supply."""
        for row in self.data.tiles.values():
            key = "-".join(str(part) for part in ("medina", row.price, row.walls) if part != "")
            yield Tile(key=key, sort="medina", price=row.price, shape=square(row.walls))

    @scores("medinas")
    def score_medinas(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """medina.scoring.last, medina.scoring.table, medina.scoring.algorithm: who has fewest pays the places of the
        scoring; equals share them, rounded up (medina.scoring.none-split-first, medina.scoring.none-split-second,
        medina.scoring.none-split-third-two, medina.scoring.none-split-third-more, medina.scoring.single-none)."""
        penalties: Penalties = self.data.penalties
        places = (penalties.first, penalties.second, penalties.third)[scoring - 1]
        built = self._built(s)
        place = 0
        for own, group in groupby(sorted(built, key=lambda seat: _rank(built[seat])), lambda seat: _rank(built[seat])):
            tied = list(group)
            share = -(-sum(places[place : place + len(tied)]) // len(tied))
            place += len(tied)
            args = {"medinas": own[0], "tied": len(tied)}
            for seat in tied:
                if share:
                    yield ScoreLine(seat, "medina.scoring.table", "score-medina", -share, args)
                if not own[0]:
                    extra = penalties.none[scoring - 1]
                    yield ScoreLine(seat, "medina.scoring.none-extra", "score-no-medina", -extra)

    def _built(self, s: State) -> dict[int, list[int]]:
        """Per participant the prices of its medinas: those built (medina.scoring.built-only) and finished
        (medina.building-sites), and all that Dirk has (medina.two-player.dirk)."""
        built = {seat: finished(s, palace.built()) for seat, palace in enumerate(s.palaces)}
        if s.rules.has("two_players") and s.rules.option("dirk_medinas") == "ranked":
            built[DIRK] = list(s.rules.modules["two_players"].of(s).tiles)
        tiles = s.rules.tiles
        return {
            seat: [tiles[piece].price for piece in pieces if tiles[piece].sort == "medina"]
            for seat, pieces in built.items()
        }

    @step("scoring", "medina_floor")
    def keep_above_zero(self, s: State, scoring: int) -> None:
        """medina.scoring.below-zero: nothing stops a score at 0 unless the table chose so; nothing but medinas can have
        brought it below."""
        if s.rules.option("medina_floor") == "zero":
            s.scores = [max(points, 0) for points in s.scores]


def _rank(prices: list[int]) -> tuple[int, list[int]]:
    """medina.scoring.tie-price, medina.scoring.price-which, medina.scoring.equal-price: by number, then by the dearest,
    the next dearest and so on."""
    return len(prices), sorted(prices, reverse=True)
