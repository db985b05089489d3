"""Module 06, Diamonds: a fifth currency that pays for everything, but only by itself (diamonds.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Final

import msgspec

from sabika.core.module import ANY_CURRENCY, Module, Offer, Payments, Settled
from sabika.core.pieces import Card
from sabika.core.refusal import because
from sabika.core.state import Slice, State
from sabika.rules.alhambra.paying import refuse_amount, refuse_not_owned
from sabika.rules.alhambra.purses import covering_bags
from sabika.rules.components import Row, require

NUMBER: Final = 10
VALUES: Final = range(3, 10)


class Values(Row, frozen=True):
    values: tuple[int, ...]


class DiamondData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Values

    def __post_init__(self) -> None:
        """diamonds.components.values, diamonds.setup.ten-cards."""
        values = self.cards.values
        require(len(values) == NUMBER, "diamonds.cards", f"expected {NUMBER} cards")
        require(set(values) == set(VALUES), "diamonds.cards", "expected values from 3 to 9")


class Diamonds(Module[Slice]):
    """Diamonds are money cards (diamonds.take.like-money, diamonds.discard, diamonds.hidden.hand) of a currency that no
    market space has, so they neither count for leftovers (diamonds.end.not-counted) nor belong to a building site
    (diamonds.interaction.building-site-penalty); they bring no decision of their own
    (diamonds.flow.decision-points)."""

    key = "diamonds"
    number = 6
    boxes = ("alhambra", "granada", "combined")
    complexity = 1
    minutes = 5
    currencies = ("diamond",)
    options = {"diamonds_for_chests": ("mixed", "alone")}
    data_file = "diamonds"
    data_type = DiamondData
    data: DiamondData

    def cards(self) -> Iterable[Card]:
        """diamonds.setup.ten-cards, diamonds.setup.two-players, diamonds.components.values; they are dealt with the
        money (diamonds.setup.in-starting-money, diamonds.setup.first-player)."""
        for value, copies in sorted(Counter(self.data.cards.values).items()):
            yield Card(key=f"diamond{value}", sort="money", currency=self._currency, value=value, copies=copies)

    @cached_property
    def _currency(self) -> int:
        return self.rules.all_currencies.index("diamond")

    def payments(self, s: State, seat: int) -> Payments | None:
        """diamonds.pay.any-tile, diamonds.pay.which-purchases: whatever the currency of an offer; where any single
        currency will do, diamonds are one of them already."""
        rules, currency = s.rules, self._currency
        own = s.hands[seat] & rules.money[currency]

        def ways(offer: Offer) -> list[int]:
            if offer.currency == ANY_CURRENCY:
                return []
            bags = covering_bags(rules, own, currency, offer.price)
            return [bag for bag in bags if rules.bags.total(bag) == offer.price] if offer.exact_only else bags

        return ways if own else None

    def settles(self, s: State, seat: int, offer: Offer, payment: int) -> Settled | None:
        """diamonds.pay.not-mixed, diamonds.pay.no-helpers, diamonds.interaction.no-exchange-card: nothing is added to
        diamonds; diamonds.pay.exact-and-over: they are exact or overpay like any money."""
        own = payment & s.rules.money[self._currency]
        if not own:
            return None
        faults = [*refuse_not_owned(s, seat, payment)]
        if payment != own:
            faults.append(because("diamonds.pay.not-mixed", "diamonds-alone"))
        return Settled([*faults, *refuse_amount(s, offer, own, "diamond")], s.rules.bags.total(own))
