"""Module 23, Building Sites: buildings at half price that count only when they are completed (building-sites.*).

How sites are set up and completed, what they are and what they cost at the end; ``m23_backs`` holds the site tiles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, cards, tile
from sabika.core.module import Offer, does, refuses, step
from sabika.core.refusal import Reason, because
from sabika.core.state import State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.market import take_tile
from sabika.rules.alhambra.money import discard_cards
from sabika.rules.alhambra.selling import PriceList, Seller, on_market, price_list, refuse_not_on_market
from sabika.rules.modules.m23_backs import CHOOSE_SITE, SitesData, SitesSlice, SiteTiles

ESTABLISH: Final = ActionKind("establish", tile(), cards(), frames=(Act,))
COMPLETE: Final = ActionKind("complete", tile(), cards(), frames=(Act,))

NEVER_SITES: Final = {
    "camp": "building-sites.camps-bazaars",
    "bazaar": "building-sites.camps-bazaars",
    "granada": "building-sites.base-games",
}
"""Sorts of tiles that are never building sites, with the rules that say so."""


class BuildingSites(SiteTiles, Seller[SitesSlice]):
    """A site has the walls and price of its tile, but neither kind nor colour (building-sites.status.general)."""

    key = "building_sites"
    number = 23
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 10
    kinds = (ESTABLISH, CHOOSE_SITE, COMPLETE)
    slice_type = SitesSlice
    options = {"sites_to_dirk": ("no", "yes")}
    data_file = "building_sites"
    data_type = SitesData

    def offers(self, s: State, seat: int) -> list[Offer]:
        """building-sites.establish.eligible: tiles on the market; building-sites.establish.supply: while there are site
        tiles; building-sites.complete.in-reserve: every own site, wherever it lies."""
        found = on_market(s, self._half_prices) if self._any_left(s) else []
        if self.of(s).established:
            found += [self._full_prices[currency][tile] for tile, currency in self._sites(s, seat)]
        return found

    def _any_left(self, s: State) -> bool:
        return len(self.of(s).established) < len(self._box)

    # ------------------------------------------------------------ establishing

    @cached_property
    def _half_prices(self) -> PriceList:
        """building-sites.establish.half-price, building-sites.establish.never-exact,
        building-sites.establish.not-exact-with-guard, building-sites.establish.overpay."""
        rows = [(tile, row.price // 2) for tile, row in enumerate(self.rules.tiles) if row.sort not in NEVER_SITES]
        return price_list(self.rules, "establish", rows, exact_bonus=False)

    @refuses("establish")
    def refuse_establish(self, s: State, frame: Act, tile: int, payment: int) -> Iterable[Reason]:
        return self._refuse_purchase(s, frame, "establish", tile, payment, *self._not_offered(s, tile))

    def _not_offered(self, s: State, tile: int) -> Iterator[Reason]:
        sort = s.rules.tiles[tile].sort
        if sort in NEVER_SITES:
            yield because(NEVER_SITES[sort], "site-never", tile=s.rules.tile_keys[tile])
        if not self._any_left(s):
            yield because("building-sites.establish.supply", "site-none-left")
        yield from refuse_not_on_market(s, tile)

    @does("establish")
    def establish(self, s: State, frame: Act, tile: int, payment: int) -> None:
        self._sell(s, frame, "establish", tile, payment, self._gain, told="established")

    def _gain(self, s: State, seat: int, tile: int) -> None:
        take_tile(s, seat, tile)
        self._draw_sites(s, seat, tile)

    # ------------------------------------------------------------ completing

    @cached_property
    def _full_prices(self) -> PriceList:
        """building-sites.complete.action, building-sites.complete.exact, building-sites.payment.means: the full
        price in the site's currency; building-sites.complete.no-side-effects: no building is bought."""
        return price_list(self.rules, "complete", enumerate(self.rules.prices), building=None)

    @refuses("complete")
    def refuse_complete(self, s: State, frame: Act, tile: int, payment: int) -> Iterable[Reason]:
        absent = because("building-sites.complete.action", "site-not-own", tile=s.rules.tile_keys[tile])
        return self._refuse_purchase(s, frame, "complete", tile, payment, absent)

    @does("complete")
    def complete(self, s: State, frame: Act, tile: int, payment: int) -> None:
        self._sell(s, frame, "complete", tile, payment, self._clear_site, told="completed")

    def _clear_site(self, s: State, seat: int, tile: int) -> None:
        """building-sites.complete.action: the site tile leaves the game for all to see."""
        part = self.of(s)
        currency = dict(self._sites(s, seat))[tile]
        s.learned += 1
        self.update(s, finished=(*part.finished, tile), shown=(*part.shown, (tile, currency)))

    # ------------------------------------------------------------ what a site is

    def unfinished(self, s: State) -> frozenset[int]:
        """building-sites.status.general, building-sites.scoring.walls-only, building-sites.redesign.marker: until they
        are completed, wherever they lie."""
        return self.of(s).unfinished

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """building-sites.two-player, building-sites.placement.where: not to Dirk, unless the table chose otherwise."""
        if verb != "give" or s.rules.option("sites_to_dirk") == "yes" or piece not in self.unfinished(s):
            return None
        return because("building-sites.two-player", "site-not-given", tile=s.rules.tile_keys[piece])

    def on_given(self, s: State, seat: int, piece: int) -> None:
        """building-sites.two-player: at a table that allows it the site tile is removed."""
        if piece in self.unfinished(s):
            self._clear_site(s, seat, piece)

    @step("end", "reveal_sites")
    def reveal_sites(self, s: State, _: int) -> None:
        """building-sites.end.reveal, building-sites.end.what-is-discarded, building-sites.end.order: before the
        leftovers all sites in palaces cost their owners all money of their currencies; they stay unfinished."""
        rules = s.rules
        for seat, palace in enumerate(s.palaces):
            sites = [(tile, back) for tile, back in self._sites(s, seat) if palace.where(tile) is not None]
            if sites:
                lost = s.hands[seat] & sum(rules.money[currency] for currency in {back for _, back in sites})
                discard_cards(s, seat, lost)
                s.learned += 1
                self.update(s, shown=(*self.of(s).shown, *sites))
                tiles, currencies = rules.tile_names([t for t, _ in sites]), [rules.currencies[c] for _, c in sites]
                s.tell("sites-revealed", seat, tiles=tiles, currencies=currencies, cards=rules.card_names(lost))
