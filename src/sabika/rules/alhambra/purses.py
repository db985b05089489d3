"""What a currency's money in a hand is worth and how it can pay a price, remembered (base.pay.superfluous)."""

from __future__ import annotations

from typing import Final

from sabika.core.module import Use
from sabika.core.ruleset import Ruleset
from sabika.core.state import State

MANY: Final = 200_000
"""How much a purse remembers before it forgets everything again."""
PRICE_BITS: Final = 8


class Purse:
    """The money of one currency; bags are counted from the currency's first bit, so currencies laid out alike
    share one."""

    def __init__(self, stock: tuple[tuple[int, int, int], ...]) -> None:
        self._stock = stock
        """(value, bag of one, mask of the count) of every card type, the highest value first."""
        self.payments: dict[int, tuple[int, ...]] = {}
        """Money and price (in the lowest bits) -> payments in which no card is superfluous."""

    def worth(self, held: int) -> int:
        """The value of some money."""
        return sum([value * (held // unit & most) for value, unit, most in self._stock])

    def find_payments(self, held: int, price: int) -> tuple[int, ...]:
        """Every part of some money that is worth the price but would not be without any one of its cards."""
        if len(self.payments) >= MANY:
            self.payments.clear()
        found: list[int] = []
        rest = self.worth(held)
        if rest >= price:
            stock = [(value, unit, held // unit & most) for value, unit, most in self._stock if held // unit & most]
            _cover(stock, 0, rest, price, 0, found)
        known = self.payments[held << PRICE_BITS | price] = tuple(found)
        return known


def _cover(stock: list[tuple[int, int, int]], at: int, rest: int, left: int, bag: int, found: list[int]) -> None:
    """Values fall along the stock, so a card is superfluous exactly when the smallest one used is."""
    value, unit, count = stock[at]
    rest -= value * count
    for _ in range(count + 1):
        if left <= 0:
            if -left < value:
                found.append(bag)
            return
        if left <= rest:
            _cover(stock, at + 1, rest, left, bag, found)
        left -= value
        bag += unit


def purses(rules: Ruleset) -> list[tuple[Purse, int]]:
    """Per currency its purse and the bit where its cards begin in a hand."""
    known: list[tuple[Purse, int]] | None = rules.memo.get("purses")
    if known is None:
        known = rules.memo["purses"] = [_purse(rules, mask) for mask in rules.money]
    return known


def _purse(rules: Ruleset, mask: int) -> tuple[Purse, int]:
    """What the money that a mask selects can pay, and the bit where it begins."""
    made: dict[tuple[tuple[int, int, int], ...], Purse] = rules.memo.setdefault("made purses", {})
    shift = (mask & -mask).bit_length() - 1
    types = sorted(set(rules.bags.unpack(mask)), key=lambda card: -rules.values[card])
    stock = tuple((rules.values[c], rules.bags.unit[c] >> shift, rules.bags.most(c)) for c in types)
    return made.setdefault(stock, Purse(stock)), shift


def covering_bags(rules: Ruleset, hand: int, currency: int, price: int) -> list[int]:
    """Every part of one currency's money in a hand that pays a price without a superfluous card."""
    held = hand & rules.money[currency]
    if not held:
        return []
    purse, shift = (rules.memo.get("purses") or purses(rules))[currency]
    found = purse.payments.get(held >> shift << PRICE_BITS | price)
    if found is None:
        found = purse.find_payments(held >> shift, price)
    return [bag << shift for bag in found] if found else []


def covering_mix(rules: Ruleset, hand: int, mask: int, price: int) -> list[int]:
    """The same for money that a mask selects, of whatever currencies."""
    purse, shift = rules.memo.get(("purse", mask)) or rules.memo.setdefault(("purse", mask), _purse(rules, mask))
    held = (hand & mask) >> shift
    found = purse.payments.get(held << PRICE_BITS | price)
    if found is None:
        found = purse.find_payments(held, price)
    return [bag << shift for bag in found]


def purse_of(s: State, seat: int, use: Use) -> int:
    """The hand of a seat and all other money it can use, as one bag."""
    held = s.hands[seat]
    for funds in s.rules.funds:
        held += funds(s, seat, use)
    return held
