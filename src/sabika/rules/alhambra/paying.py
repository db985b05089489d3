"""Paying for what is offered (base.buy.*, base.pay.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sabika.core.module import ANY_CURRENCY, Offer, Settled, Use
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import discard_cards
from sabika.rules.alhambra.purses import purse_of
from sabika.rules.alhambra.turn import act_again, end_actions


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
