"""Buying: what is offered and how it can be paid (base.buy.*, base.refill.market)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from sabika.core.actions import KIND_BITS, ActionKind, Move, cards, tile
from sabika.core.module import ANY_CURRENCY, Module, Offer, Payments, does, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import NO_TILE, Slice, State
from sabika.rules.alhambra.frames import Act, FillMarket
from sabika.rules.alhambra.market import fill_market, take_tile
from sabika.rules.alhambra.paying import purchase, refuse_payment
from sabika.rules.alhambra.purses import PRICE_BITS, purse_of, purses

BUY: Final = ActionKind("buy", tile(), cards(), frames=(Act,))
PAYMENT_SHIFT: Final = KIND_BITS + 9
"""Where the payment lies in the move of every purchase: after the kind and the piece."""


class Buying(Module[Slice]):
    """The buy action; other purchases use its payments."""

    key = "buying"
    kinds = (BUY,)

    def actions(self, s: State, seat: int) -> list[Move]:
        """Every purchase of the mix with every sensible payment."""
        rules = s.rules
        purse = purse_of(s, seat, "purchase") if rules.funds else s.hands[seat]
        found: list[Move] = []
        for tag, shift, bags in self._on_market(s, purse)[0]:
            for bag in bags:
                found.append(tag | bag << shift)
        offered = modules_offers(s, seat) if rules.offers else []
        if offered:
            found += in_currency(rules, purse, offered)
        if rules.payments and (ways := other_ways(s, seat)):
            found += paid_otherwise(ways, market_offers(s) + offered)
        return found

    @cached_property
    def _on_market(self) -> Callable[[State, int], Purchases]:
        return on_market(self.rules)

    @refuses("buy")
    def refuse_buy(self, s: State, frame: Act, tile: int, payment: int) -> Iterator[Reason]:
        if tile not in s.market:
            yield because("base.buy.one-tile", "buy-not-on-offer", tile=s.rules.tile_keys[tile])
        else:
            yield from refuse_payment(s, frame.seat, market_offer(s.rules, tile, s.market.index(tile)), payment)

    @does("buy")
    def buy(self, s: State, frame: Act, tile: int, payment: int) -> None:
        purchase(s, frame, market_offer(s.rules, tile, s.market.index(tile)), payment, take_tile)

    @step("turn", "refill_market")
    def refill_market(self, s: State, seat: int) -> None:
        """base.refill.market, after the display (base.refill.sequence)."""
        if NO_TILE in s.market:
            fill_market(s, s.next_seat(seat))

    @runs(FillMarket)
    def go_on_filling(self, s: State, frame: FillMarket) -> bool:
        s.pop()
        fill_market(s, frame.asks)
        return True


def in_currency(rules: Ruleset, purse: int, offers: Iterable[Offer]) -> list[Move]:
    """Some purchases with every sensible payment in money of their currencies."""
    money = [
        (known.payments, known.exact, (purse & mask) >> first << PRICE_BITS, first + PAYMENT_SHIFT)
        for mask, (known, first) in zip(rules.money, purses(rules), strict=True)
    ]
    found: list[Move] = []
    for tag, price, currency, exact_only, _, _, _ in offers:
        for payments, exact, held, shift in money if currency == ANY_CURRENCY else (money[currency],):
            for bag in (exact if exact_only else payments)[held | price]:
                found.append(tag | bag << shift)
    return found


def other_ways(s: State, seat: int) -> list[Payments]:
    """The ways of modules in which a seat can pay now."""
    return [ways for payments in s.rules.payments if (ways := payments(s, seat)) is not None]


def paid_otherwise(ways: Iterable[Payments], offers: Sequence[Offer]) -> list[Move]:
    """Some purchases with every sensible payment in some ways."""
    return [offer.tag | bag << PAYMENT_SHIFT for way in ways for offer in offers for bag in way(offer)]


Purchases = tuple[list[tuple[Move, int, Sequence[int]]], int]
"""Purchases without a payment, where the payment belongs in the move, and every sensible payment; and how many
purchases that makes."""


def on_market(rules: Ruleset) -> Callable[[State, int], Purchases]:
    """base.buy.one-tile, base.setup.market-currencies: what finds the purchases on the market that a purse can pay.

    Written out rather than by offers, because every decision of every game comes through here.
    """
    known_purses = [(rules.money[space.currency], *purses(rules)[space.currency]) for space in rules.spaces]
    spaces = [(mask, first, purse.payments, first + PAYMENT_SHIFT) for mask, purse, first in known_purses]
    buy = rules.codec.number["buy"]
    tags = [(buy | piece << KIND_BITS, price) for piece, price in enumerate(rules.prices)]

    def purchases(s: State, purse: int) -> Purchases:
        count = 0
        found: list[tuple[Move, int, Sequence[int]]] = []
        for piece, (money, first, known, shift) in zip(s.market, spaces):  # noqa: B905  strict costs a tenth of it
            if piece >= 0:
                tag, price = tags[piece]
                bags = known[(purse & money) >> first << PRICE_BITS | price]
                if bags:
                    count += len(bags)
                    found.append((tag, shift, bags))
        return found, count

    return purchases


def market_offer(rules: Ruleset, tile: int, space: int) -> Offer:
    """The offer of a tile on a market space; spaces stand for the currencies (base.edition.currency-names)."""
    offers: dict[int, Offer] = rules.memo.setdefault("offers", {})
    offer = offers.get(tile << 3 | space)
    if offer is None:
        price = rules.prices[tile]
        currency = rules.spaces[space].currency
        offer = Offer(rules.codec.number["buy"], tile, price, currency, building=price, patron=True)
        offers[tile << 3 | space] = offer
    return offer


def every_offer(s: State, seat: int) -> list[Offer]:
    """All that is for sale to a seat: the market and what modules offer."""
    return market_offers(s) + modules_offers(s, seat)


def market_offers(s: State) -> list[Offer]:
    return [market_offer(s.rules, tile, space) for space, tile in enumerate(s.market) if tile >= 0]


def modules_offers(s: State, seat: int) -> list[Offer]:
    return [offer for offers in s.rules.offers for offer in offers(s, seat)]
