"""The market is filled, and tiles leave it (base.refill.market, base.buy.lies-aside)."""

from __future__ import annotations

from sabika.core.state import NO_TILE, State
from sabika.rules.alhambra.frames import FillMarket


def fill_market(s: State, asks: int) -> None:
    """base.refill.ascending: empty spaces in ascending order; base.end.fill-what-you-can, combined.end.partial: as far
    as the tiles go; base.end.trigger, base.end.exact-exhaustion, base.end.no-purchase, combined.end.trigger: a space
    that stays empty fixes the end."""
    market, takers = s.market, s.rules.on_tile_drawn
    for space in range(len(market)):
        while market[space] == NO_TILE:
            tile = draw_tile(s, space)
            if tile is None:
                break
            if not takers:
                lay_on_market(s, tile, space)
                continue
            s.push(FillMarket(asks))
            stack = s.stack
            land_tile(s, tile, space, asks)
            if s.stack is not stack:
                return
            s.pop()
    if NO_TILE in market:
        s.ending = True
        s.tell("ending", None)


def draw_tile(s: State, space: int) -> int | None:
    """The next tile of the supply for a space of the market, as it is laid out; or None."""
    if s.taken == len(s.supply) or (s.rules.cities > 1 and not _bring_forward(s, s.rules.spaces[space].city)):
        return None
    s.taken += 1
    s.learned += 1
    tile = s.supply[s.taken - 1]
    for show in s.rules.shows:
        tile = show(s, tile)
    return tile


def _bring_forward(s: State, city: int) -> bool:
    """combined.supply.two: the tiles of two cities lie in one random order, which is a random order of each; the next
    one of a city comes to the front, unless there is none."""
    tiles, supply = s.rules.tiles, s.supply
    at = next((at for at in range(s.taken, len(supply)) if tiles[supply[at]].city == city), None)
    if at is not None:
        s.supply = (*supply[: s.taken], supply[at], *supply[s.taken : at], *supply[at + 1 :])
    return at is not None


def land_tile(s: State, tile: int, space: int, asks: int) -> bool:
    """Lay a drawn tile on a market space unless a module takes it; True when it lies there."""
    for taker in s.rules.on_tile_drawn:
        if taker(s, tile, space, asks):
            return False
    lay_on_market(s, tile, space)
    return True


def lay_on_market(s: State, tile: int, space: int) -> None:
    s.market[space] = tile
    if s.sink is not None:
        s.tell("offered", None, tile=s.rules.tile_keys[tile], space=s.rules.spaces[space].currency + 1)


def take_tile(s: State, seat: int, tile: int) -> None:
    """A seat gets a tile of the market, whose space stays empty for now (base.turn.no-refill-during)."""
    s.market[s.market.index(tile)] = NO_TILE
    gain_tile(s, seat, tile)


def gain_tile(s: State, seat: int, tile: int) -> None:
    """base.buy.lies-aside: a piece waits beside a seat's Alhambra."""
    s.gained[seat] = (*s.gained[seat], tile)
