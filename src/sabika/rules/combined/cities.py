"""Two cities: their tiles, their supplies and where the second begins (combined.setup.*, combined.supply.*)."""

from __future__ import annotations

from collections.abc import Iterator

from sabika.core.module import Module, Shown, step
from sabika.core.state import Slice, State
from sabika.core.view import View, seen_tiles
from sabika.palace.shapes import Shape, granada
from sabika.rules.alhambra.setting_up import SettingUp
from sabika.rules.alhambra.two_players import FIRST_TILES, TwoPlayers
from sabika.rules.granada.pieces import GranadaTiles

ALHAMBRA, GRANADA = range(2)
"""The numbers of the cities."""


class SecondCity(GranadaTiles):
    """The tiles of Granada, beside those of the Alhambra (combined.setup.material, combined.place.reserve)."""

    city = GRANADA

    def _outline(self, moats: str) -> Shape:
        """combined.place.own-rules, combined.place.joint-sides: moats that know walls."""
        return granada(moats)


class SettingUpBoth(SettingUp):
    """The table for two cities (combined.setup.start, combined.setup.rest)."""

    @step("setup", "supply")
    def shuffle_supply(self, s: State, seat: int) -> None:
        """combined.setup.first-moats, combined.setup.returned-tiles: the first four tiles of Granada that have a moat
        come first, the rest is shuffled again."""
        super().shuffle_supply(s, seat)
        moated = [tile for tile in s.supply if s.rules.shapes[tile].moats]
        first = moated[: len(s.rules.spaces) // 2]
        returned = [tile for tile in s.supply if tile not in first]
        s.supply = (*first, *s.chance.shuffle("supply/returned", returned))

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """combined.setup.first-scoring-card, combined.setup.second-scoring-card."""
        return [s.rules.card_number["scoring1"]] if pile == 3 else []


class Cities(Module[Slice]):
    """What can be seen of the two cities besides their tiles."""

    key = "cities"

    def items(self, v: View) -> Iterator[Shown]:
        """combined.turn.otherwise-same: how many tiles are left of each city; combined.place.first-granada: the
        player's marker on the first tile of Granada."""
        tiles = v.rules.tiles
        seen = sum(tile >= 0 and tiles[tile].city == GRANADA for tile in seen_tiles(v))
        granada = sum(tiles[tile].city == GRANADA for tile in v.rules.all_supply) - seen
        yield Shown(key="supply-alhambra", count=v.supply.count - granada, hidden=True)
        yield Shown(key="supply-granada", count=granada, hidden=True)
        for seat, palace in enumerate(v.palaces):
            first = palace.first_granada()
            if first is not None:
                yield Shown(key="city-start", owner=seat, tile=first, lies=True)


class DirkInBoth(TwoPlayers):
    """Dirk collects tiles of both cities (combined.dirk.scope)."""

    @step("setup", "dirk")
    def deal_to_dirk(self, s: State, seat: int) -> None:
        """combined.dirk.tiles, combined.dirk.faces: six tiles of each, after the yard’s eight; the first two spaces are
        one of each city."""
        super().deal_to_dirk(s, seat)
        self._draw(s, FIRST_TILES, GRANADA)

    @step("scoring", "dirk_draws")
    def draw_for_dirk(self, s: State, scoring: int) -> None:
        """combined.dirk.tiles: six tiles of each, then a third of each supply."""
        for city, left in enumerate(tiles_left(s)):
            self._draw(s, {1: FIRST_TILES, 2: left // 3}.get(scoring, 0), city)


def tiles_left(s: State) -> tuple[int, int]:
    """combined.supply.two: how many tiles of each city have not been drawn."""
    left = [s.rules.tiles[tile].city for tile in s.supply[s.taken :]]
    return left.count(ALHAMBRA), left.count(GRANADA)
