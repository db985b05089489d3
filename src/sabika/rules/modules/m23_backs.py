"""Module 23, Building Sites: the site tiles, and who knows what is on their backs (building-sites.hidden.back)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, Name
from sabika.core.module import Module, Shown, decides, does
from sabika.core.state import CurrencyId, Frame, Owner, Public, Seat, Slice, State, TileId, put
from sabika.core.view import View
from sabika.rules.components import Amount, require

NONE_LEFT: Final = -1
"""Stands for the tile put back where only one was drawn."""


class ChooseSite(Frame, frozen=True):
    """A seat puts one of the two site tiles it has drawn on the tile it has bought."""

    seat: Public[int]
    tile: Public[TileId]


CHOOSE_SITE: Final = ActionKind(
    "choose-site",
    Name("currency", lambda rules: rules.currencies),
    frames=(ChooseSite,),
    unless=("building-sites.establish.choose-tile", "site-not-drawn"),
    secret=True,
)


class SitesData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Amount

    def __post_init__(self) -> None:
        require(self.copies.value == 2, "building_sites.copies", "expected 2 per currency")


class SitesSlice(Slice, frozen=True, dict=True):
    """Where sites lie is public, their backs are not. The stack is what is left."""

    established: Public[tuple[tuple[TileId, Seat], ...]] = ()
    """Every site so far in the order they were set up: tile and seat."""
    finished: Public[tuple[TileId, ...]] = ()
    """Tiles whose site tile has left the game."""
    shown: Public[tuple[tuple[TileId, CurrencyId], ...]] = ()
    """Tile and currency of the sites whose back everybody has seen."""
    backs: Owner[tuple[tuple[tuple[CurrencyId, CurrencyId], ...], ...]] = ()
    """Per seat, for each of its sites in order: the currency of the tile it took and of the one it put back."""
    drawn: Owner[tuple[tuple[CurrencyId, ...], ...]] = ()
    """Per seat the currencies it is choosing from."""

    @cached_property
    def unfinished(self) -> frozenset[int]:
        """The tiles that are sites now."""
        return frozenset(tile for tile, _ in self.established) - frozenset(self.finished)


class SiteTiles(Module[SitesSlice]):
    """A stack of site tiles from which every new site takes one of two."""

    data: SitesData

    @cached_property
    def _box(self) -> list[int]:
        """building-sites.components.tiles: the currencies of all site tiles."""
        return sorted([*range(len(self.rules.currencies))] * self.data.copies.value)

    def _sites(self, s: State | View, seat: int) -> list[tuple[int, int]]:
        """The unfinished buildings of a seat with the currency each is completed in."""
        part = self.of(s)
        own = [tile for tile, owner in part.established if owner == seat]
        backs = zip(own, part.backs[seat], strict=False) if own else ()
        return [(tile, kept) for tile, (kept, _) in backs if tile in part.unfinished]

    def _draw_sites(self, s: State, seat: int, tile: int) -> None:
        """building-sites.establish.choose-tile: two site tiles for the buyer's eyes; a single one must be taken."""
        part, nobody = self.of(s), ((),) * s.rules.players
        stack = _minus(self._box, [kept for own in part.backs for kept, _ in own])
        drawn = tuple(s.chance.shuffle(f"sites/{len(part.established)}", stack)[:2])
        s.learned += 1
        established, hidden = (*part.established, (tile, seat)), put(part.drawn or nobody, seat, drawn)
        self.update(s, established=established, backs=part.backs or nobody, drawn=hidden)
        if len(drawn) == 1:
            self._take_site(s, seat, tile, drawn[0])
        else:
            s.push(ChooseSite(seat, tile))

    @decides(ChooseSite)
    def site_options(self, s: State, frame: ChooseSite) -> list[Move]:
        """Asked even if both tiles are alike: not to ask would tell everybody so."""
        return [self.move("choose-site", currency) for currency in sorted(set(self.of(s).drawn[frame.seat]))]

    @does("choose-site")
    def choose_site(self, s: State, frame: ChooseSite, currency: int) -> None:
        s.pop()
        self._take_site(s, frame.seat, frame.tile, currency)

    def _take_site(self, s: State, seat: int, tile: int, currency: int) -> None:
        """building-sites.hidden.back: only its owner knows the back, and that of the tile put back."""
        part = self.of(s)
        back = (currency, *(_minus(part.drawn[seat], [currency]) or [NONE_LEFT]))
        self.update(s, backs=put(part.backs, seat, (*part.backs[seat], back)), drawn=put(part.drawn, seat, ()))
        s.tell("site-laid", seat, tile=s.rules.tile_keys[tile], secret={"currency": s.rules.currencies[currency]})

    def items(self, v: View) -> Iterator[Shown]:
        """building-sites.hidden.back: where sites lie is seen by all, the back of a site by its owner until it is
        shown."""
        part, rules = self.of(v), v.rules
        backs = dict(part.shown) | (dict(self._sites(v, v.seat)) if v.seat is not None else {})
        for tile, seat in part.established:
            if tile not in part.finished:
                back, price = backs.get(tile), rules.prices[tile]
                note = "note-site-hidden" if back is None else "note-site"
                args = {"price": price, "currency": "" if back is None else rules.currencies[back]}
                yield Shown(
                    key="site", owner=seat, note=note, args=args, hidden=back is None, currency=back, price=price,
                    tile=tile, lies=True,
                )  # fmt: skip
        left = len(self._box) - len(part.established)
        if left:
            yield Shown(key="site", count=left, hidden=True)

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """Backs for all sites that fit every site tile the seat has seen, has put back or is looking at."""
        part, players = self.of(s), range(s.rules.players)
        if not part.established:
            return
        choosing = next((frame.seat for frame in s.stack if isinstance(frame, ChooseSite)), None)
        placed = part.established if choosing is None else part.established[:-1]
        looking = part.drawn[seat] if seat is not None and seat == choosing else ()
        own = iter(part.backs[seat] if seat is not None else ())
        mine = {at: next(own) for at, (_, owner) in enumerate(placed) if owner == seat}
        shown = dict(part.shown)
        known = {at: shown[tile] for at, (tile, _) in enumerate(placed) if tile in shown}
        known |= {at: kept for at, (kept, _) in mine.items()}
        while True:
            stack = _minus(self._box, [*known.values(), *looking])
            rng.shuffle(stack)
            kept = [known[at] if at in known else stack.pop() for at in range(len(placed))]
            rest = [_minus(self._box, kept[: at + 1]) or [NONE_LEFT] for at in range(len(placed))]
            # What the seat put back was in the stack at that moment, so it cannot lie on an earlier site.
            if all(other in rest[at] for at, (_, other) in mine.items()):
                break
        backs = [(owner, mine.get(at) or (kept[at], rng.choice(rest[at]))) for at, (_, owner) in enumerate(placed)]
        yield "backs", tuple(tuple(back for owner, back in backs if owner == player) for player in players)
        yield "drawn", tuple(tuple(looking or stack[:2]) if player == choosing else () for player in players)


def _minus(currencies: Sequence[int], gone: Sequence[int]) -> list[int]:
    left = list(currencies)
    for currency in gone:
        left.remove(currency)
    return left
