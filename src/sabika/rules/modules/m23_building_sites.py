"""Module 23, Building Sites: buildings at half price that count only when they are completed (building-sites.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, Name, cards, tile
from sabika.core.module import Module, Offer, decides, does, refuses, step
from sabika.core.refusal import Reason, because
from sabika.core.state import NO_TILE, Frame, Owner, Public, Slice, State, put
from sabika.rules.alhambra.buying import gain_tile, purchase, refuse_payment
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import lose_cards
from sabika.rules.components import Amount, require


class ChooseSite(Frame, frozen=True):
    """A seat puts one of the two site tiles it has drawn on the tile it has bought."""

    seat: Public[int]
    tile: Public[int]


ESTABLISH: Final = ActionKind("establish", tile(), cards(), frames=(Act,))
CHOOSE_SITE: Final = ActionKind("choose-site", Name("currency", lambda rules: rules.currencies), frames=(ChooseSite,))
COMPLETE: Final = ActionKind("complete", tile(), cards(), frames=(Act,))

NEVER_SITES: Final = ("camp", "bazaar")
NONE_LEFT: Final = -1
"""Stands for the tile put back where only one was drawn."""


class SitesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Amount

    def __post_init__(self) -> None:
        """building-sites.components.tiles: eight site tiles, two per currency."""
        require(self.copies.value == 2, "building_sites.copies", "expected 2 per currency")


class SitesSlice(Slice, frozen=True):
    """building-sites.hidden.back: where sites lie is public, their backs are not. The stack is what is left."""

    established: Public[tuple[tuple[int, int], ...]] = ()
    """Every site so far in the order they were set up: tile and seat."""
    finished: Public[tuple[int, ...]] = ()
    """Tiles whose site tile has left the game."""
    shown: Public[tuple[tuple[int, int], ...]] = ()
    """Tile and currency of the sites whose back everybody has seen."""
    backs: Owner[tuple[tuple[tuple[int, int], ...], ...]] = ()
    """Per seat, for each of its sites in order: the currency of the tile it took and of the one it put back."""
    drawn: Owner[tuple[tuple[int, ...], ...]] = ()
    """Per seat the currencies it is choosing from."""


class BuildingSites(Module[SitesSlice]):
    """A site has the walls and price of its tile, but neither kind nor colour (building-sites.status.general)."""

    key = "building_sites"
    number = 23
    kinds = (ESTABLISH, CHOOSE_SITE, COMPLETE)
    slice_type = SitesSlice
    options = {"sites_to_dirk": ("no", "yes")}
    data_file = "building_sites"
    data_type = SitesData
    data: SitesData

    def offers(self, s: State, seat: int) -> list[Offer]:
        """building-sites.establish.eligible, building-sites.establish.supply: tiles on the market while there are site
        tiles; building-sites.complete.in-reserve: every own site, wherever it lies."""
        tiles = s.rules.tiles
        left = len(self._all()) > len(self.of(s).established)
        market = [
            self._site_offer(s, tile, space)
            for space, tile in enumerate(s.market)
            if left and tile != NO_TILE and tiles[tile].sort not in NEVER_SITES
        ]
        return market + [self._completion_offer(s, tile, currency) for tile, currency in self._sites(s, seat)]

    def _all(self) -> list[int]:
        """The currencies of all site tiles of the box."""
        return [currency for currency in range(len(self.rules.currencies)) for _ in range(self.data.copies.value)]

    def _stack(self, s: State) -> list[int]:
        part = self.of(s)
        left = self._all()
        for currency in [kept for own in part.backs for kept, _ in own] + [c for own in part.drawn for c in own]:
            left.remove(currency)
        return left

    def _sites(self, s: State, seat: int) -> list[tuple[int, int]]:
        """The unfinished buildings of a seat with the currency each is completed in."""
        part = self.of(s)
        own = (tile for tile, owner in part.established if owner == seat)
        backs = part.backs[seat] if part.backs else ()
        return [(tile, kept) for tile, (kept, _) in zip(own, backs, strict=False) if tile not in part.finished]

    # ------------------------------------------------------------ establishing

    def _site_offer(self, s: State, tile: int, space: int) -> Offer:
        """building-sites.establish.half-price, building-sites.establish.never-exact,
        building-sites.establish.not-exact-with-guard, building-sites.establish.overpay."""
        half = s.rules.prices[tile] // 2
        return Offer(s.rules.codec.number["establish"], tile, half, space, exact_bonus=False, building=half)

    @refuses("establish")
    def refuse_establish(self, s: State, frame: Act, tile: int, payment: int) -> Iterator[Reason]:
        name = s.rules.tile_keys[tile]
        if s.rules.tiles[tile].sort in NEVER_SITES:
            yield because("building-sites.camps-bazaars", "site-never", tile=name)
        if not self._stack(s):
            yield because("building-sites.establish.supply", "site-none-left")
        if tile not in s.market:
            yield because("base.buy.one-tile", "buy-not-on-offer", tile=name)
        else:
            yield from refuse_payment(s, frame.seat, self._site_offer(s, tile, s.market.index(tile)), payment)

    @does("establish")
    def establish(self, s: State, frame: Act, tile: int, payment: int) -> None:
        space = s.market.index(tile)
        s.market[space] = NO_TILE
        purchase(s, frame, self._site_offer(s, tile, space), payment, gain=self._draw_sites, told="established")

    def _draw_sites(self, s: State, seat: int, tile: int) -> None:
        """building-sites.establish.choose-tile: two site tiles for the buyer's eyes; a single one must be taken."""
        gain_tile(s, seat, tile)
        part, nothing = self.of(s), ((),) * s.rules.players
        drawn = s.chance.shuffle(f"sites/{len(part.established)}", self._stack(s))[:2]
        s.learned += 1
        self.update(
            s,
            established=(*part.established, (tile, seat)),
            backs=part.backs or nothing,
            drawn=put(part.drawn or nothing, seat, tuple(drawn)),
        )
        if len(drawn) == 1:
            self._take_site(s, seat, tile, drawn[0])
        else:
            s.push(ChooseSite(seat, tile))

    @decides(ChooseSite)
    def site_options(self, s: State, frame: ChooseSite) -> list[Move]:
        """Asked even if both tiles are alike: not to ask would tell everybody so."""
        return [self.move("choose-site", currency) for currency in sorted(set(self.of(s).drawn[frame.seat]))]

    @refuses("choose-site")
    def refuse_choose(self, s: State, frame: ChooseSite, currency: int) -> Iterator[Reason]:
        name = s.rules.currencies[currency]
        if currency not in self.of(s).drawn[frame.seat]:
            yield because("building-sites.establish.choose-tile", "site-not-drawn", currency=name)

    @does("choose-site")
    def choose_site(self, s: State, frame: ChooseSite, currency: int) -> None:
        s.pop()
        self._take_site(s, frame.seat, frame.tile, currency)

    def _take_site(self, s: State, seat: int, tile: int, currency: int) -> None:
        """building-sites.hidden.back: only its owner knows the back, and that of the tile put back."""
        part = self.of(s)
        other = list(part.drawn[seat])
        other.remove(currency)
        back = (currency, other[0] if other else NONE_LEFT)
        self.update(s, backs=put(part.backs, seat, (*part.backs[seat], back)), drawn=put(part.drawn, seat, ()))
        s.tell("site-laid", seat, tile=s.rules.tile_keys[tile], secret={"currency": s.rules.currencies[currency]})

    # ------------------------------------------------------------ completing

    def _completion_offer(self, s: State, tile: int, currency: int) -> Offer:
        """building-sites.complete.action, building-sites.complete.exact, building-sites.payment.means: the full
        price in the site's currency; building-sites.complete.no-side-effects: no building is bought."""
        return Offer(s.rules.codec.number["complete"], tile, s.rules.prices[tile], currency)

    @refuses("complete")
    def refuse_complete(self, s: State, frame: Act, tile: int, payment: int) -> Iterable[Reason]:
        own = dict(self._sites(s, frame.seat))
        if tile not in own:
            return [because("building-sites.complete.action", "site-not-own", tile=s.rules.tile_keys[tile])]
        return refuse_payment(s, frame.seat, self._completion_offer(s, tile, own[tile]), payment)

    @does("complete")
    def complete(self, s: State, frame: Act, tile: int, payment: int) -> None:
        offer = self._completion_offer(s, tile, dict(self._sites(s, frame.seat))[tile])
        purchase(s, frame, offer, payment, gain=self._clear_site, told="completed")

    def _clear_site(self, s: State, seat: int, tile: int) -> None:
        """building-sites.complete.action: the site tile leaves the game for all to see."""
        part = self.of(s)
        currency = dict(self._sites(s, seat))[tile]
        s.learned += 1
        self.update(s, finished=(*part.finished, tile), shown=(*part.shown, (tile, currency)))

    # ------------------------------------------------------------ what a site is

    def unfinished(self, s: State, piece: int) -> bool:
        """building-sites.status.general, building-sites.scoring.walls-only, building-sites.redesign.marker: until it is
        completed, wherever it lies."""
        part = self.of(s)
        return any(tile == piece for tile, _ in part.established) and piece not in part.finished

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """building-sites.two-player, building-sites.placement.where: not to Dirk, unless the table chose otherwise."""
        if verb != "give" or s.rules.option("sites_to_dirk") == "yes" or not self.unfinished(s, piece):
            return None
        return because("building-sites.two-player", "site-not-given", tile=s.rules.tile_keys[piece])

    def on_given(self, s: State, seat: int, piece: int) -> None:
        """building-sites.two-player: at a table that allows it the site tile is removed."""
        if self.unfinished(s, piece):
            self._clear_site(s, seat, piece)

    @step("end", "reveal_sites")
    def reveal_sites(self, s: State, _: int) -> None:
        """building-sites.end.reveal, building-sites.end.what-is-discarded, building-sites.end.order: before the
        leftovers all sites in palaces cost their owners all money of their currencies; they stay unfinished."""
        rules = s.rules
        for seat in range(rules.players):
            sites = [(tile, back) for tile, back in self._sites(s, seat) if s.palaces[seat].where(tile) is not None]
            if not sites:
                continue
            lost = s.hands[seat] & sum(rules.money[currency] for currency in {back for _, back in sites})
            lose_cards(s, seat, lost)
            s.discard += lost
            s.learned += 1
            self.update(s, shown=(*self.of(s).shown, *sites))
            tiles = [rules.tile_keys[tile] for tile, _ in sites]
            currencies = [rules.currencies[back] for _, back in sites]
            s.tell("sites-revealed", seat, tiles=tiles, currencies=currencies, cards=rules.card_names(lost))

    # ------------------------------------------------------------ what others can only guess

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """Backs for the sites of the others that fit every site tile the seat has seen, put back or still held."""
        part = self.of(s)
        if not part.established:
            return
        choosing = next((frame.seat for frame in s.stack if isinstance(frame, ChooseSite)), None)
        owners = [owner for _, owner in part.established]
        if choosing is not None:
            owners.pop()
        looking = part.drawn[choosing] if choosing is not None and choosing == seat else ()
        kept, rest = self._guess_kept(part, seat, owners, looking, rng)
        backs: list[list[tuple[int, int]]] = [[] for _ in range(s.rules.players)]
        for at, owner in enumerate(owners):
            left = _minus(self._all(), kept[: at + 1])
            backs[owner].append((kept[at], rng.choice(left) if left else NONE_LEFT))
        drawn = [tuple(looking or rest[:2]) if owner == choosing else () for owner in range(s.rules.players)]
        yield "backs", tuple(part.backs[seat] if owner == seat else tuple(own) for owner, own in enumerate(backs))
        yield "drawn", tuple(drawn)

    def _guess_kept(
        self, part: SitesSlice, seat: int | None, owners: list[int], looking: Sequence[int], rng: Random
    ) -> tuple[list[int], list[int]]:
        """A possible currency for every site in order, and the rest of the stack."""
        own = iter(part.backs[seat]) if seat is not None else iter(())
        mine = {at: next(own) for at, owner in enumerate(owners) if owner == seat}
        shown = dict(part.shown)
        known = {at: shown[tile] for at, (tile, _) in enumerate(part.established) if tile in shown}
        known |= {at: kept for at, (kept, _) in mine.items()}
        pool = _minus(self._all(), [*known.values(), *looking])
        while True:
            rest = list(pool)
            rng.shuffle(rest)
            kept = [known[at] if at in known else rest.pop() for at in range(len(owners))]
            # What the seat put back was in the stack at that moment, so it cannot lie on an earlier site.
            fits = (other in (NONE_LEFT, *_minus(self._all(), kept[: at + 1])) for at, (_, other) in mine.items())
            if all(fits):
                return kept, rest


def _minus(currencies: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = list(currencies)
    for currency in gone:
        left.remove(currency)
    return left
