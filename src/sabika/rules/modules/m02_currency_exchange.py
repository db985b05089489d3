"""Module 02, Currency Exchange Cards: with one, a purchase is paid in two currencies (currency-exchange.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations
from typing import Final

import msgspec

from sabika.core.module import ANY_CURRENCY, Module, Offer, Payments, Settled, draws
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.state import Slice, State
from sabika.rules.alhambra.money import DISPLAY_SIZE
from sabika.rules.alhambra.paying import refuse_amount, refuse_not_owned
from sabika.rules.alhambra.purses import covering_mix, purse_of
from sabika.rules.components import Row, require

PILES: Final = (2, 3, 4)
PER_PILE: Final = 2
WORTH: Final = (0.7, 0.6, 0.3, 0.0)
"""What a card in hand promises by the number of scorings held: to pay exactly one day."""


class ExchangeRow(Row, frozen=True):
    currencies: tuple[str, str]


class ExchangeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, ExchangeRow]


class CurrencyExchange(Module[Slice]):
    """Six cards that lie in the display, in hands (currency-exchange.take.no-hand-limit,
    currency-exchange.hidden.hand) and in the discard like money, but are none
    (currency-exchange.interaction.not-a-money-card, currency-exchange.end.no-use)."""

    key = "currency_exchange"
    number = 2
    boxes = ("alhambra", "granada", "combined")
    complexity = 1
    minutes = 5
    data_file = "currency_exchange"
    data_type = ExchangeData
    data: ExchangeData

    def cards(self) -> Iterable[Card]:
        """currency-exchange.setup.six-cards, currency-exchange.components.pairs, currency-exchange.setup.two-players:
        each pair of currencies once, however many play."""
        names = self.rules.currencies
        pairs = sorted(tuple(sorted(row.currencies)) for row in self.data.cards.values())
        every = sorted(tuple(sorted(pair)) for pair in combinations(names, 2))
        require(pairs == every, "currency_exchange.cards", "expected each pair of currencies once")
        for key, row in self.data.cards.items():
            yield Card(key=key, sort="exchange", held=True, extra=tuple(names.index(name) for name in row.currencies))

    @cached_property
    def _all(self) -> dict[int, tuple[int, int]]:
        """Every exchange card with its two currencies."""
        return {
            self.rules.card_number[key]: self.rules.cards[self.rules.card_number[key]].extra for key in self.data.cards
        }

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """currency-exchange.setup.piles, currency-exchange.setup.pile-building-order: two in each of piles 2, 3
        and 4, when starting money and display are dealt."""
        if pile not in PILES:
            return []
        at = PER_PILE * PILES.index(pile)
        return s.chance.shuffle("exchange-cards", list(self._all))[at : at + PER_PILE]

    @draws("exchange")
    def lay_open(self, s: State, card: int, speaker: int) -> None:
        """currency-exchange.display.occupies-space, currency-exchange.display.refill-to-four-cards: it is one of the
        four cards of the display; currency-exchange.interaction.beggar-draw: discarded where that is full;
        currency-exchange.reshuffle.returns: it comes back with the discard."""
        unit, name = s.rules.bags.unit[card], s.rules.card_keys[card]
        if s.rules.bags.size(s.display) < DISPLAY_SIZE:
            s.display += unit
            s.tell("displayed", None, cards=[name])
        else:
            s.discard += unit
            s.tell("exchange-discarded", None, card=name)

    def actions(self, s: State, seat: int) -> list[int]:
        """currency-exchange.take.instead-of-money, currency-exchange.take.alone: one of them and nothing else."""
        shown, bags = s.display, s.rules.bags
        return [self.move("take", bags.unit[card]) for card in self._all if bags.count(shown, card)]

    def prospects(self, s: State, seat: int) -> float:
        return sum(s.rules.bags.count(s.hands[seat], card) for card in self._all) * WORTH[s.scored]

    # ------------------------------------------------------------ paying

    def payments(self, s: State, seat: int) -> Payments | None:
        """currency-exchange.use.any-mix-of-two, currency-exchange.use.with-other-money: any money of the two currencies
        of a card; currency-exchange.flow.decision-points."""
        hand = s.hands[seat]
        own = [card for card in self._all if s.rules.bags.count(hand, card)]
        if not own:
            return None
        purse = purse_of(s, seat, "purchase")
        return lambda offer: [bag for card in own for bag in self._mixes(purse, card, offer)]

    def _mixes(self, purse: int, card: int, offer: Offer) -> Iterator[int]:
        """currency-exchange.use.must-show-required-currency, currency-exchange.use.needs-other-currency,
        currency-exchange.use.which-purchases: not where any single currency will do."""
        rules, pair = self.rules, self._all[card]
        if offer.currency not in pair:
            return
        one, two = (rules.money[currency] for currency in pair)
        other = two if pair[0] == offer.currency else one
        for bag in covering_mix(rules, purse, one | two, offer.price):
            if bag & other and not (offer.exact_only and rules.bags.total(bag) != offer.price):
                yield bag + rules.bags.unit[card]

    def settles(self, s: State, seat: int, offer: Offer, payment: int) -> Settled | None:
        """currency-exchange.use.exact-still-counts, currency-exchange.use.overpaying: what is paid is the money in
        both currencies; currency-exchange.use.once-then-discard: the card is discarded with it."""
        played = [card for card in self._all if s.rules.bags.count(payment, card)]
        if not played:
            return None
        money = payment - s.rules.bags.of(played)
        faults = [*refuse_not_owned(s, seat, payment), *self._refuse_cards(s, offer, played, money)]
        currency = s.rules.all_currencies[offer.currency]
        return Settled([*faults, *refuse_amount(s, offer, money, currency)], s.rules.bags.total(money))

    def _refuse_cards(self, s: State, offer: Offer, played: list[int], payment: int) -> Iterator[Reason]:
        rules, card = s.rules, played[0]
        one, two = self._all[card]
        if len(played) > 1:
            yield because("currency-exchange.use.one-per-purchase", "mix-one-card")
        elif offer.currency == ANY_CURRENCY:
            yield because("currency-exchange.use.which-purchases", "mix-one-currency")
        elif offer.currency not in (one, two):
            currency, rule = rules.currencies[offer.currency], "currency-exchange.use.must-show-required-currency"
            yield because(rule, "mix-not-shown", card=rules.card_keys[card], currency=currency)
        elif payment & ~(rules.money[one] | rules.money[two]):
            foreign = payment & sum(rules.money[len(rules.currencies) :])
            rule = (
                "currency-exchange.interaction.not-with-diamonds" if foreign else "currency-exchange.use.any-mix-of-two"
            )
            yield because(rule, "mix-other-money", card=rules.card_keys[card])
        elif not payment & ~rules.money[offer.currency]:
            yield because("currency-exchange.use.needs-other-currency", "mix-not-needed", card=rules.card_keys[card])
