"""Buying: offers, payments, the market (base.buy.*, base.pay.*, base.refill.market)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final

from sabika.core.actions import KIND_BITS, ActionKind, Move, cards, tile
from sabika.core.module import ANY_CURRENCY, Module, Offer, Payments, Settled, Use, does, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import NO_TILE, Slice, State
from sabika.rules.alhambra.frames import Act, FillMarket
from sabika.rules.alhambra.money import discard_cards
from sabika.rules.alhambra.purses import PRICE_BITS, covering_bags, purse_of, purses
from sabika.rules.alhambra.turn import act_again, end_actions

BUY: Final = ActionKind("buy", tile(), cards(), frames=(Act,))
PAYMENT_SHIFT: Final = KIND_BITS + 9
"""Where the payment lies in the move of every purchase: after the kind and the piece."""


class Buying(Module[Slice]):
    """The buy action; other purchases use its payments."""

    key = "buying"
    kinds = (BUY,)

    def actions(self, s: State, seat: int) -> list[Move]:
        """Every purchase of the mix with every sensible payment."""
        found: list[Move] = []
        for tag, shift, bags in self._on_market(s, seat)[0]:
            for bag in bags:
                found.append(tag | bag << shift)
        for offers in s.rules.offers:
            found += in_currency(s, seat, offers(s, seat))
        if s.rules.payments and (ways := other_ways(s, seat)):
            found += paid_otherwise(ways, every_offer(s, seat))
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


def in_currency(s: State, seat: int, offers: Iterable[Offer]) -> list[Move]:
    """Some purchases with every sensible payment in money of their currencies."""
    rules, hand = s.rules, purse_of(s, seat, "purchase")
    found: list[Move] = []
    for tag, price, currency, exact_only, _, _, _ in offers:
        if currency == ANY_CURRENCY:
            bags = [bag for each in range(len(rules.money)) for bag in covering_bags(rules, hand, each, price)]
        else:
            bags = covering_bags(rules, hand, currency, price)
        if bags and exact_only:
            bags = [bag for bag in bags if rules.bags.total(bag) == price]
        if bags:
            found += [tag | bag << PAYMENT_SHIFT for bag in bags]
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
    """base.buy.one-tile, base.setup.market-currencies: what finds the purchases on the market that a seat can pay.

    Written out rather than by offers, because every decision of every game comes through here.
    """
    spaces = [
        (mask, first, purse.payments, purse.find_payments, first + PAYMENT_SHIFT)
        for mask, (purse, first) in zip(rules.money, purses(rules), strict=True)
    ]
    buy, others = rules.codec.number["buy"], rules.funds
    tags = [(buy | piece << KIND_BITS, price) for piece, price in enumerate(rules.prices)]

    def purchases(s: State, seat: int) -> Purchases:
        hand, count = s.hands[seat], 0
        for funds in others:
            hand += funds(s, seat, "purchase")
        found: list[tuple[Move, int, Sequence[int]]] = []
        for piece, (money, first, known, find, shift) in zip(s.market, spaces):  # noqa: B905  strict costs a tenth of it
            if piece >= 0:
                tag, price = tags[piece]
                held = (hand & money) >> first
                bags = known.get(held << PRICE_BITS | price)
                if bags is None:
                    bags = find(held, price)
                if bags:
                    count += len(bags)
                    found.append((tag, shift, bags))
        return found, count

    return purchases


def market_offer(rules: Ruleset, tile: int, space: int) -> Offer:
    """The offer of a tile on a market space; spaces 1 to 4 stand for the currencies (base.edition.currency-names)."""
    offers: dict[int, Offer] = rules.memo.setdefault("offers", {})
    offer = offers.get(tile << 3 | space)
    if offer is None:
        price = rules.prices[tile]
        offer = Offer(rules.codec.number["buy"], tile, price, space, building=price, patron=True)
        offers[tile << 3 | space] = offer
    return offer


def fill_market(s: State, asks: int) -> None:
    """base.refill.ascending: empty spaces in ascending order; base.end.fill-what-you-can: as far as the tiles go;
    base.end.trigger, base.end.exact-exhaustion, base.end.no-purchase: a space that stays empty fixes the end."""
    market, takers = s.market, s.rules.on_tile_drawn
    while NO_TILE in market:
        tile = draw_tile(s)
        if tile is None:
            s.ending = True
            s.tell("ending", None)
            return
        space = market.index(NO_TILE)
        if not takers:
            market[space] = tile
            if s.sink is not None:
                s.tell("offered", None, tile=s.rules.tile_keys[tile], space=space + 1)
            continue
        s.push(FillMarket(asks))
        stack = s.stack
        land_tile(s, tile, space, asks)
        if s.stack is not stack:
            return
        s.pop()


def draw_tile(s: State) -> int | None:
    """The next tile of the supply, or None."""
    if s.taken == len(s.supply):
        return None
    s.taken += 1
    s.learned += 1
    return s.supply[s.taken - 1]


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
        s.tell("offered", None, tile=s.rules.tile_keys[tile], space=space + 1)


def take_tile(s: State, seat: int, tile: int) -> None:
    """A seat gets a tile of the market, whose space stays empty for now (base.turn.no-refill-during)."""
    s.market[s.market.index(tile)] = NO_TILE
    gain_tile(s, seat, tile)


def gain_tile(s: State, seat: int, tile: int) -> None:
    """base.buy.lies-aside: a piece waits beside a seat's Alhambra."""
    s.gained[seat] = (*s.gained[seat], tile)


# ---------------------------------------------------------------- paying


def purchase(
    s: State, frame: Act, offer: Offer, payment: int, gain: Callable[[State, int, int], None], told: str = "bought"
) -> None:
    """Pay for an offer, gain its piece, and act again if it was paid exactly (base.buy.exact, base.pay.exact-meaning);
    ``told`` is the event that reports it."""
    seat = frame.seat
    excess = paid(s, seat, offer, payment) - offer.price
    exact = offer.exact_bonus and not excess
    pay(s, seat, payment)
    if s.sink is not None:
        names = s.rules.card_names(payment)
        piece = _piece_name(s.rules, offer)
        s.tell(told, seat, action=s.rules.codec.kinds[offer.kind].name, piece=piece, cards=names, exact=exact)
    if exact:
        act_again(s, frame)
    else:
        end_actions(s)
    gain(s, seat, offer.piece)
    for hook in s.rules.on_bought:
        hook(s, seat, offer, payment)
    if excess and s.rules.on_overpaid:
        overpaid(s, seat, excess, "purchase")


def pay(s: State, seat: int, payment: int) -> None:
    """base.buy.discard, base.pay.discard-now, base.buy.no-change: paid cards are discarded at once, nothing comes
    back."""
    cards = payment & ~s.rules.means_mask if s.rules.means_mask else payment
    discard_cards(s, seat, cards)
    for hook in s.rules.on_paid:
        hook(s, seat, payment)


def overpaid(s: State, seat: int, excess: int, use: Use) -> None:
    """base.buy.no-change: only modules know a use for what is paid too much."""
    if excess > 0:
        for hook in s.rules.on_overpaid:
            hook(s, seat, excess, use)


def every_offer(s: State, seat: int) -> list[Offer]:
    """All that is for sale to a seat: the market and what modules offer."""
    on_market = [market_offer(s.rules, tile, space) for space, tile in enumerate(s.market) if tile >= 0]
    return on_market + [offer for offers in s.rules.offers for offer in offers(s, seat)]


def is_exact(s: State, seat: int, offer: Offer, payment: int) -> bool:
    """base.pay.exact-meaning: what is handed over equals the price."""
    return paid(s, seat, offer, payment) == offer.price


def paid(s: State, seat: int, offer: Offer, payment: int) -> int:
    """How much is paid by a payment, as the module says that settles it, or else by its value."""
    for settle in s.rules.settles:
        settled: Settled | None = settle(s, seat, offer, payment)
        if settled is not None:
            return settled.paid
    return s.rules.bags.total(payment)


def refuse_payment(s: State, seat: int, offer: Offer, payment: int) -> Iterable[Reason]:
    """Everything that is wrong with a payment (base.buy.currency, base.buy.at-least-price, base.pay.superfluous)."""
    for settle in s.rules.settles:
        settled: Settled | None = settle(s, seat, offer, payment)
        if settled is not None:
            return settled.faults
    number = _chosen(s.rules, payment) if offer.currency == ANY_CURRENCY else offer.currency
    money, currency = s.rules.money[number], s.rules.all_currencies[number]
    found = list(refuse_not_owned(s, seat, payment))
    if payment & ~money:
        rule = "base.pay.no-mixing" if payment & money else "base.buy.currency"
        found.append(because(rule, "pay-wrong-currency", currency=currency))
    return [*found, *refuse_amount(s, offer, payment & money, currency)]


def _chosen(rules: Ruleset, payment: int) -> int:
    """The currency of a payment whose currency is free to choose, or the one it is most in."""
    return max(range(len(rules.money)), key=lambda number: rules.bags.total(payment & rules.money[number]))


def refuse_not_owned(s: State, seat: int, payment: int) -> Iterator[Reason]:
    if not s.rules.bags.holds(purse_of(s, seat, "purchase"), payment):
        yield because("base.pay.superfluous", "pay-not-in-hand", cards=s.rules.card_names(payment))


def refuse_amount(s: State, offer: Offer, payment: int, currency: str) -> Iterator[Reason]:
    """base.buy.at-least-price, and where it is demanded not more."""
    total = s.rules.bags.total(payment)
    if total < offer.price:
        yield because("base.buy.at-least-price", "pay-too-little", total=total, price=offer.price, currency=currency)
    if offer.exact_only and total > offer.price:
        yield because(offer.exact_only, "pay-exactly", total=total, price=offer.price)


def _piece_name(rules: Ruleset, offer: Offer) -> str:
    field = rules.codec.kinds[offer.kind].fields[0]
    return str(field.show(offer.piece, rules))
