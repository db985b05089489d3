"""Module 16, Bazaars: tiles beside the market that score their neighbourhood (bazaars.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, cards, tile
from sabika.core.events import ScoreLine
from sabika.core.module import Offer, Shown, does, refuses, scores
from sabika.core.pieces import Tile
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Space
from sabika.core.state import NO_TILE, Public, Slice, State, TileId, without
from sabika.core.view import View
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.market import gain_tile
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.alhambra.selling import Seller
from sabika.rules.components import Row, require

BUY_BAZAAR: Final = ActionKind("buy-bazaar", tile(), cards(), frames=(Act,))


class BazaarRow(Row, frozen=True):
    currency: str
    kinds: tuple[str, str, str]


class BazaarData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: dict[str, BazaarRow]


class BazaarSlice(Slice, frozen=True):
    offered: Public[tuple[TileId, ...]] = ()
    """Bazaars lying beside the market, in the order they were drawn."""


class Bazaars(Seller[BazaarSlice]):
    """Bazaars are bought exactly, at the price of the tile on their currency's space, and score at the end."""

    key = "bazaars"
    number = 16
    boxes = ("alhambra", "combined", "red_palace")
    complexity = 1
    minutes = 5
    kinds = (BUY_BAZAAR,)
    slice_type = BazaarSlice
    data_file = "bazaars"
    data_type = BazaarData
    data: BazaarData

    def tiles(self) -> Iterable[Tile]:
        """bazaars.components.tiles, bazaars.components.data, bazaars.setup.shuffle: eight tiles without walls in the
        supply, two per currency."""
        rules, rows = self.rules, self.data.tiles
        found = Counter(row.currency for row in rows.values())
        require(found == Counter(rules.currencies * 2), "bazaars.tiles", "expected 8 bazaars, 2 per currency")
        for key, row in rows.items():
            known = set(row.kinds) <= set(rules.kinds) and len(set(row.kinds)) == 3
            require(known, f"bazaars.tiles.{key}", "expected three different kinds")
            colours = frozenset(rules.kinds.index(kind) for kind in row.kinds)
            yield Tile(key=key, sort="bazaar", extra=(rules.currencies.index(row.currency), colours))

    def on_tile_drawn(self, s: State, tile: int, space: int, asks: int) -> bool:
        """bazaars.market.set-aside, bazaars.market.any-number, bazaars.setup.first-market: it goes beside the market
        and the next tile is drawn; bazaars.sultan.not-takeable: before anybody could claim it."""
        if s.rules.tiles[tile].sort != "bazaar":
            return False
        self.update(s, offered=(*self.of(s).offered, tile))
        s.tell("bazaar-offered", None, tile=s.rules.tile_keys[tile])
        return True

    @cached_property
    def _prices(self) -> dict[tuple[int, int], Offer]:
        """bazaars.price.same-as-slot, bazaars.price.special-tile-in-slot, bazaars.payment.exact-only: every bazaar in
        its currency at the price of every tile."""
        number, rule = self.rules.codec.number["buy-bazaar"], "bazaars.payment.exact-only"
        return {
            (tile, other): Offer(number, tile, price, row.extra[0], exact_only=rule, building=price, patron=True)
            for tile, row in enumerate(self.rules.tiles)
            for other, price in enumerate(self.rules.prices)
            if row.sort == "bazaar"
        }

    def offers(self, s: State, seat: int) -> list[Offer]:
        """bazaars.price.same-as-slot, bazaars.price.several-per-turn: bazaars whose currency space holds a tile;
        bazaars.price.empty-slot, bazaars.characters.patron-price: without one there is no price."""
        spaces = [(tile, s.market[self._spaces[tile]]) for tile in self.of(s).offered]
        return [self._prices[pair] for pair in spaces if pair[1] != NO_TILE]

    @cached_property
    def _spaces(self) -> dict[int, int]:
        """bazaars.combined.price: by bazaar the space whose tile prices it; of two, that of the Alhambra tile."""
        spaces, tiles = self.rules.spaces, enumerate(self.rules.tiles)
        return {tile: spaces.index(Space(row.extra[0])) for tile, row in tiles if row.sort == "bazaar"}

    @refuses("buy-bazaar")
    def refuse_buy(self, s: State, frame: Act, tile: int, payment: int) -> Iterable[Reason]:
        absent = because("bazaars.market.set-aside", "bazaar-not-on-offer", tile=s.rules.tile_keys[tile])
        if tile in self.of(s).offered:
            absent = because("bazaars.price.empty-slot", "bazaar-no-price", tile=s.rules.tile_keys[tile])
        return self._refuse_purchase(s, frame, "buy-bazaar", tile, payment, absent)

    @does("buy-bazaar")
    def buy(self, s: State, frame: Act, tile: int, payment: int) -> None:
        self._sell(s, frame, "buy-bazaar", tile, payment, self._gain)

    def _gain(self, s: State, seat: int, tile: int) -> None:
        """bazaars.placement.as-building: it waits to be placed like any bought tile."""
        self.update(s, offered=without(self.of(s).offered, tile))
        gain_tile(s, seat, tile)

    def tiles_elsewhere(self, s: State) -> tuple[int, ...]:
        """Bazaars on offer; bazaars.end.not-distributed: they stay there."""
        return self.of(s).offered

    def printed(self, tile: Tile) -> Iterator[tuple[str, Any]]:
        """bazaars.components.tiles: a currency and three colours."""
        if tile.sort == "bazaar":
            currency, colours = tile.extra
            yield "currency", self.rules.currencies[currency]
            yield "kinds", [self.rules.kinds[colour] for colour in sorted(colours)]

    def items(self, v: View) -> Iterator[Shown]:
        """bazaars.market.set-aside: bazaars on offer, with the price each has now."""
        for piece in self.of(v).offered:
            currency, priced = v.rules.tiles[piece].extra[0], v.market[self._spaces[piece]]
            price = v.rules.prices[priced] if priced != NO_TILE else None
            note = "note-bazaar-no-price" if price is None else "note-bazaar"
            yield Shown(key=v.rules.tile_keys[piece], tile=piece, currency=currency, price=price, note=note)

    @scores("bazaars")
    def score_bazaars(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """bazaars.scoring.third-only, bazaars.scoring.formula, bazaars.scoring.shared-neighbours,
        bazaars.scoring.walls-irrelevant: matching neighbours times matching colours."""
        if scoring != 3:
            return
        for seat, palace in enumerate(s.palaces):
            for cell, piece in palace.pieces():
                if s.rules.tiles[piece].sort == "bazaar":
                    yield from self._line(s, seat, cell, piece)

    def _line(self, s: State, seat: int, cell: int, bazaar: int) -> Iterator[ScoreLine]:
        """bazaars.scoring.what-matches, bazaars.scoring.not-bazaar: finished buildings of the bazaar's colours."""
        colours = s.rules.tiles[bazaar].extra[1]
        near = [piece for piece in s.palaces[seat].around(cell) if finished_kind(s, piece) in colours]
        points = len(near) * len({finished_kind(s, piece) for piece in near})
        if points:
            args = {"tile": s.rules.tile_keys[bazaar], "buildings": len(near), "colours": points // len(near)}
            pieces = tuple(s.rules.tile_names([bazaar, *near]))
            yield ScoreLine(seat, "bazaars.scoring.formula", "score-bazaar", points, args, pieces)
