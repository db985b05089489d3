"""Module 22, Watchtowers: half tiles bought with a building that lengthen the wall (watchtowers.*).

How they are bought, guarded and scored; ``m22_placing`` says where they may stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, cards, tile
from sabika.core.events import ScoreLine
from sabika.core.module import Guard, Offer, Shown, does, refuses, scores
from sabika.core.pieces import Tile
from sabika.core.refusal import Reason, because
from sabika.core.state import State
from sabika.core.view import View
from sabika.palace.palace import Palace
from sabika.palace.shapes import HALVES
from sabika.palace.walls import longest_wall
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.market import gain_tile, take_tile
from sabika.rules.alhambra.scoring import finished_kind, finished_kinds, unfinished_pieces, wall_carriers
from sabika.rules.alhambra.selling import PriceList, Seller, on_market, price_list, refuse_not_on_market
from sabika.rules.components import Amount, Row, require
from sabika.rules.modules.m22_placing import COPIES, PLACING_KINDS, PlacingTowers, TowerSlice, is_tower

BUY_WITH_TOWER: Final = ActionKind("buy-with-tower", tile(), cards(), frames=(Act,))


class Surcharge(Row, frozen=True):
    values: tuple[int, int, int]


class TowerData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Amount
    surcharge: Surcharge
    bonus: Amount

    def __post_init__(self) -> None:
        first, second, third = self.surcharge.values
        require(self.copies.value == COPIES, "watchtowers.copies", f"expected {COPIES} of each kind")
        falling = 100 > first >= second >= third > 0
        require(falling, "watchtowers.surcharge", "expected three numbers from 1 to 99 that do not rise")
        require(self.bonus.value > 0, "watchtowers.bonus", "expected at least 1")


class Watchtowers(PlacingTowers, Seller[TowerSlice]):
    """A watchtower raises the price of a building, must stand at one of its colour, and scores in the longest wall."""

    key = "watchtowers"
    number = 22
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 5
    kinds = (BUY_WITH_TOWER, *PLACING_KINDS)
    slice_type = TowerSlice
    data_file = "watchtowers"
    data_type = TowerData
    data: TowerData

    def tiles(self) -> Iterable[Tile]:
        """watchtowers.components.tiles, watchtowers.geometry.shape: three of each colour, never in the supply;
        watchtowers.neighbours: a watchtower has a colour but no kind, so it counts as no building."""
        for colour, kind in enumerate(self.rules.colours):
            key = f"watchtower-{kind}"
            yield Tile(key=key, sort="watchtower", shape=HALVES[0], copies=COPIES, supply=False, extra=colour)

    # ------------------------------------------------------------ buying

    @cached_property
    def _prices(self) -> list[PriceList]:
        """watchtowers.buy.surcharge, watchtowers.buy.one-currency, watchtowers.buy.exact, watchtowers.payment.means:
        one combined price, lower after each scoring, for every building of the base game."""
        rows = [(tile, row.price) for tile, row in enumerate(self.rules.tiles) if row.sort == "building"]
        more = self.data.surcharge.values
        return [price_list(self.rules, "buy-with-tower", rows, surcharge, patron=True) for surcharge in more]

    def offers(self, s: State, seat: int) -> list[Offer]:
        """watchtowers.buy.with-building, watchtowers.buy.one-per-building: each building on the market with one
        watchtower of its colour, while there are any; watchtowers.buy.surcharge-step: by the scorings held so far."""
        left, kind_of = self.of(s).left, s.rules.kind_of
        return [offer for offer in on_market(s, self._prices[s.scored]) if left[kind_of[offer.piece]]]

    @refuses("buy-with-tower")
    def refuse_buy(self, s: State, frame: Act, tile: int, payment: int) -> Iterable[Reason]:
        return self._refuse_purchase(s, frame, "buy-with-tower", tile, payment, *self._not_offered(s, tile))

    def _not_offered(self, s: State, tile: int) -> Iterator[Reason]:
        """watchtowers.excluded.purchases, watchtowers.buy.magical: only with buildings of the base game."""
        row = s.rules.tiles[tile]
        if row.sort != "building":
            yield because("watchtowers.excluded.purchases", "tower-not-with", tile=row.key)
        elif not self.of(s).left[row.kind]:
            yield because("watchtowers.buy.with-building", "tower-none-left", tile=row.key)
        yield from refuse_not_on_market(s, tile)

    @does("buy-with-tower")
    def buy(self, s: State, frame: Act, tile: int, payment: int) -> None:
        self._sell(s, frame, "buy-with-tower", tile, payment, self._gain)

    def _gain(self, s: State, seat: int, tile: int) -> None:
        """watchtowers.placement.end-of-turn: both tiles wait beside the Alhambra."""
        colour = s.rules.kind_of[tile]
        name = f"watchtower-{s.rules.kinds[colour]}"
        take_tile(s, seat, tile)
        gain_tile(s, seat, s.rules.tile_number[name])
        self._restock(s, colour, -1)
        s.tell("tower-gained", seat, tile=name)

    # ------------------------------------------------------------ seeing

    def printed(self, tile: Tile) -> Iterator[tuple[str, Any]]:
        """watchtowers.neighbours: a colour, which makes it no building of that kind."""
        if tile.sort == "watchtower":
            yield "colour", self.rules.kinds[tile.extra]

    def items(self, v: View) -> Iterator[Shown]:
        """watchtowers.hidden.none: what is left beside the market, at the surcharge of now."""
        surcharge = dict(enumerate(self.data.surcharge.values)).get(v.scored)
        for colour, count in enumerate(self.of(v).left):
            if count:
                key = f"watchtower-{v.rules.kinds[colour]}"
                tile = v.rules.tile_number[key]
                yield Shown(key=key, kind=colour, count=count, price=surcharge, tile=tile, note="note-watchtower")

    # ------------------------------------------------------------ redesigning and scoring

    def guards(self, s: State, seat: int) -> Mapping[int, Guard]:
        """watchtowers.placement.permanent, watchtowers.redesign.anchor-kept, watchtowers.redesign.connectivity: a
        watchtower stays, and the only building of its colour at its short edges is replaced by another one or stays."""
        palace = s.palaces[seat]
        if not palace.halves:
            return {}
        return palace.remembered("towers", (self, unfinished_pieces(s)), lambda: self._guarded(s, palace))

    def _guarded(self, s: State, palace: Palace) -> Mapping[int, Guard]:
        guarded = []
        for tower, near in palace.beside_halves():
            colours = finished_kinds(s, near)
            guarded.append(tower)
            if colours.count(s.rules.tiles[tower].extra) == 1:
                guarded.append(near[colours.index(s.rules.tiles[tower].extra)])
        return dict.fromkeys(guarded, _objection)

    @scores("watchtowers")
    def score_towers(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """watchtowers.scoring.bonus, watchtowers.scoring.choice, watchtowers.scoring.longest-first: 2 points for each
        in the scored wall, of which its long edge is one segment (watchtowers.scoring.wall-point)."""
        for seat, palace in enumerate(s.palaces):
            towers = longest_wall(palace).towers
            if towers:
                pieces = tuple(name for name in wall_carriers(s, palace) if name.startswith("watchtower"))
                points, args = self.data.bonus.value * towers, {"towers": towers}
                yield ScoreLine(seat, "watchtowers.scoring.bonus", "score-watchtowers", points, args, pieces)


def _objection(s: State, built: int, piece: int) -> Reason | None:
    """Why a guarded tile may not go, or not make way for a piece."""
    name = s.rules.tile_keys[built]
    if is_tower(s, built):
        return because("watchtowers.placement.permanent", "tower-stays", tile=name)
    if piece >= 0 and finished_kind(s, piece) == s.rules.kind_of[built]:
        return None
    return because("watchtowers.redesign.anchor-kept", "tower-loses-anchor", tile=name)
