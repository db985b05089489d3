"""What a currency's money in a hand is worth and how it can pay a price, remembered (base.pay.superfluous)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sabika.core.module import Use
from sabika.core.ruleset import Ruleset
from sabika.core.state import State

MANY: Final = 200_000
"""How much a purse remembers before it forgets everything again."""
PRICE_BITS: Final = 8
PRICE_MASK: Final = (1 << PRICE_BITS) - 1


class Coverings(dict[int, tuple[int, ...]]):
    """Money and price (in the lowest bits) -> payments, found when they are first asked for."""

    def __init__(self, find: Callable[[int, int], list[int]]) -> None:
        self._find = find

    def __missing__(self, key: int) -> tuple[int, ...]:
        if len(self) >= MANY:
            self.clear()
        found = self[key] = tuple(self._find(key >> PRICE_BITS, key & PRICE_MASK))
        return found


class Purse:
    """The money of one currency; bags are counted from the currency's first bit, so currencies laid out alike
    share one."""

    def __init__(self, stock: tuple[tuple[int, int, int], ...]) -> None:
        self._stock = stock
        """(value, first bit, mask of the count) of every card type, the highest value first."""
        self.payments = Coverings(self._find_payments)
        """Every part of some money that is worth the price but would not be without any one of its cards."""
        self.exact = Coverings(self._find_exact)
        """Those of them that are worth no more than the price."""

    def _find_payments(self, held: int, price: int) -> list[int]:
        found: list[int] = []
        stock = [(value, 1 << at, count) for value, at, most in self._stock if (count := held >> at & most)]
        rest = sum([value * count for value, _, count in stock])
        if rest >= price:
            _cover(stock, 0, rest, price, 0, found)
        return found

    def _find_exact(self, held: int, price: int) -> list[int]:
        return [bag for bag in self.payments[held << PRICE_BITS | price] if self._worth(bag) == price]

    def _worth(self, held: int) -> int:
        return sum([value * (held >> at & most) for value, at, most in self._stock])


def _cover(stock: list[tuple[int, int, int]], at: int, rest: int, left: int, bag: int, found: list[int]) -> None:
    """From the stock, which is (value, bag of one, count) of every card type that is there. Values fall along it, so a
    card is superfluous exactly when the smallest one used is."""
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
    stock = tuple((rules.values[c], rules.bags.unit[c].bit_length() - 1 - shift, rules.bags.most(c)) for c in types)
    return made.setdefault(stock, Purse(stock)), shift


def covering_bags(rules: Ruleset, hand: int, currency: int, price: int) -> list[int]:
    """Every part of one currency's money in a hand that pays a price without a superfluous card."""
    held = hand & rules.money[currency]
    if not held:
        return []
    purse, shift = purses(rules)[currency]
    return [bag << shift for bag in purse.payments[held >> shift << PRICE_BITS | price]]


def pays_exactly(rules: Ruleset, hand: int, currency: int, price: int) -> bool:
    """Whether some of one currency's money in a hand is worth just a price (base.turn.again-after-exact)."""
    purse, shift = purses(rules)[currency]
    return bool(purse.exact[(hand & rules.money[currency]) >> shift << PRICE_BITS | price])


def covering_mix(rules: Ruleset, hand: int, mask: int, price: int) -> list[int]:
    """The same for money that a mask selects, of whatever currencies."""
    purse, shift = rules.memo.get(("purse", mask)) or rules.memo.setdefault(("purse", mask), _purse(rules, mask))
    return [bag << shift for bag in purse.payments[(hand & mask) >> shift << PRICE_BITS | price]]


def purse_of(s: State, seat: int, use: Use) -> int:
    """The hand of a seat and all other money it can use, as one bag."""
    held = s.hands[seat]
    for funds in s.rules.funds:
        held += funds(s, seat, use)
    return held
