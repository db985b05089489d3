"""The yard and the overview, from which it is filled (red-palace.refill.*, red-palace.end.trigger)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from sabika.core.module import Shown, runs, step
from sabika.core.state import NO_TILE, Public, Slice, State, Steps, TileId, put
from sabika.core.view import View
from sabika.rules.alhambra.buying import Buying
from sabika.rules.alhambra.frames import FillMarket
from sabika.rules.alhambra.market import draw_tile, gain_tile, lay_on_market

AHEAD: Final = 3
"""How many spaces the overview has."""


class OverviewSlice(Slice, frozen=True):
    ahead: Public[Annotated[tuple[TileId, ...], AHEAD]] = (NO_TILE,) * AHEAD
    """The buildings on spaces 1 to 3 of the overview; the one on space 3 comes to the yard next."""


class YardAndOverview(Buying):
    """Buildings are bought on the yard (red-palace.buy.source-is-yard, red-palace.buy.currency-of-space); those on the
    overview are seen but not for sale."""

    slice_type = OverviewSlice

    @step("turn", "refill_yard")
    def refill_market(self, s: State, seat: int) -> None:
        """red-palace.flow.end-of-turn-order: before the display; red-palace.end.trigger, red-palace.end.before-money:
        a yard that stays short of buildings ends the game at once."""
        fill_yard(s)
        if s.ending:
            s.stack = (Steps("end", 0, seat),)

    @runs(FillMarket)
    def go_on_filling(self, s: State, frame: FillMarket) -> bool:
        """red-palace.setup.yard-fill, red-palace.setup.overview-fill."""
        s.pop()
        fill_yard(s)
        return True

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The buildings on the overview."""
        return [tile for tile in ahead(s) if tile != NO_TILE]

    def items(self, v: View) -> Iterator[Shown]:
        """red-palace.hidden.tower-and-bag: three more buildings can be seen."""
        for space, tile in enumerate(ahead(v), 1):
            if tile != NO_TILE:
                yield Shown(key=v.rules.tile_keys[tile], tile=tile, note="note-overview", args={"space": space})


def ahead(s: State | View) -> tuple[int, ...]:
    """The spaces of the overview."""
    found: tuple[int, ...] = s.rules.modules["buying"].of(s).ahead
    return found


def fill_yard(s: State) -> None:
    """red-palace.refill.algorithm: each empty space of the yard gets the foremost building of the overview, or one from
    the tower (red-palace.refill.from-overview-first, red-palace.refill.then-tower); then the overview closes up and is
    filled from the tower, the lowest space first (red-palace.refill.overview-order).

    red-palace.end.partial-fill, red-palace.end.overview-not-full: a space of the yard that stays empty fixes the end,
    an empty overview does not."""
    for space in [space for space, tile in enumerate(s.market) if tile == NO_TILE]:
        _close_up(s)
        tile = ahead(s)[-1]
        if tile != NO_TILE:
            _lay_ahead(s, AHEAD, NO_TILE)
        else:
            tile = _draw(s, space)
        if tile == NO_TILE:
            s.ending = True
            s.tell("ending", None)
            return
        lay_on_market(s, tile, space)
    _close_up(s)
    for number, tile in enumerate(ahead(s), 1):
        drawn = _draw(s, 0) if tile == NO_TILE else NO_TILE
        if drawn != NO_TILE:
            _lay_ahead(s, number, drawn)
            s.tell("seen-ahead", None, tile=s.rules.tile_keys[drawn], space=number)


def _draw(s: State, space: int) -> int:
    """The next tile of the tower for yard or overview, or ``NO_TILE``; red-palace.bazaar.laid-beside,
    red-palace.bazaar.setup-draw: whatever a module takes is replaced at once."""
    while (tile := draw_tile(s, space)) is not None:
        if not any(taker(s, tile, space, s.active) for taker in s.rules.on_tile_drawn):
            return tile
    return NO_TILE


def _close_up(s: State) -> None:
    """red-palace.refill.shift-right, red-palace.ability-buy-from-overview.gap: the buildings of the overview advance
    towards its last space in their order."""
    left = [tile for tile in ahead(s) if tile != NO_TILE]
    s.rules.modules["buying"].update(s, ahead=(*[NO_TILE] * (AHEAD - len(left)), *left))


def _lay_ahead(s: State, number: int, tile: int) -> None:
    s.rules.modules["buying"].update(s, ahead=put(ahead(s), number - 1, tile))


def take_ahead(s: State, seat: int, tile: int) -> None:
    """red-palace.ability-buy-from-overview.gap: a seat gets a building of the overview, whose space stays empty for
    now."""
    _lay_ahead(s, ahead(s).index(tile) + 1, NO_TILE)
    gain_tile(s, seat, tile)
