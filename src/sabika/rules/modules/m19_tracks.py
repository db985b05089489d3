"""Module 19, Caravanserai: the cards, their tracks and what they are worth (caravanserai.graph.*,
caravanserai.value.*, caravanserai.spend.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

import msgspec

from sabika.core.module import Module, Shown, Use
from sabika.core.pieces import Card
from sabika.core.state import Public, Slice, State
from sabika.core.view import View
from sabika.rules.components import Row, require

LAST: Final = 5
"""The last main space."""
BRANCHES: Final = (2, 3, 4)
"""The main spaces from which a side space branches off (caravanserai.graph.branch-levels)."""

WORTH: Final = (1.8, 1.1, 0.4, 0.0)
"""What a card promises by the number of scorings held: a little money in every turn."""


class CaravanRow(Row, frozen=True):
    main: str
    branches: tuple[str, str, str]
    """The currencies of the side spaces beside main spaces 2, 3 and 4."""

    @property
    def spaces(self) -> list[str]:
        """The currency of every space, the main ones first."""
        return [self.main] * (LAST + 1) + [*self.branches]


class Numbers(Row, frozen=True):
    values: tuple[int, ...]


class CaravanData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kinds: Numbers
    """How many kinds must be built for the first card, the second, ..."""
    prices: Numbers
    """What a card costs with as many kinds as the first needs, with one more, ..."""
    cards: dict[str, CaravanRow]

    def __post_init__(self) -> None:
        """caravanserai.buy.limit, caravanserai.buy.requirement, caravanserai.buy.price."""
        require(self.kinds.values == (4, 5), "caravanserai.kinds", "expected 4 and 5")
        good = len(self.prices.values) == 3 and all(0 < price < 100 for price in self.prices.values)
        require(good, "caravanserai.prices", "expected three prices from 1 to 99")


class CaravanSlice(Slice, frozen=True):
    """caravanserai.hidden.none: everything is public."""

    owned: Public[tuple[tuple[int, int, int], ...]] = ()
    """Seat, card and marked space of every card that has been bought: 0 to 5 on the main track, 6 to 8 beside it."""


class Tracks(Module[CaravanSlice]):
    """A marker goes along a track (caravanserai.graph.track); the space it is on is money
    (caravanserai.value.current, caravanserai.spend.exact), but no card in hand (caravanserai.characters.beggar,
    caravanserai.characters.moneychanger, caravanserai.building-sites.end)."""

    data: CaravanData

    def cards(self) -> Iterable[Card]:
        """caravanserai.components.cards, caravanserai.two-player: two cards per main currency, each with a side space
        for every other one."""
        names, rows = self.rules.currencies, self.data.cards
        found = Counter(row.main for row in rows.values())
        require(found == Counter(names * 2), "caravanserai.cards", "expected 2 cards per currency")
        for key, row in rows.items():
            good = set(row.branches) == set(names) - {row.main}
            require(good, f"caravanserai.cards.{key}", "expected every other currency once")
            extra = tuple(names.index(currency) for currency in row.spaces)
            yield Card(key=key, sort="caravanserai", currency=extra[0], extra=extra)

    def cards_elsewhere(self, s: State) -> list[int]:
        """caravanserai.components.cards: they are never in the money pile."""
        return self._all

    @cached_property
    def _all(self) -> list[int]:
        return [self.rules.card_number[key] for key in self.data.cards]

    def _stock(self, s: State | View) -> list[int]:
        """caravanserai.buy.pick-any: the cards beside the market."""
        sold = {card for _, card, _ in self.of(s).owned}
        return [card for card in self._all if card not in sold]

    def _own(self, s: State, seat: int) -> list[tuple[int, int]]:
        """The cards of a seat with the spaces of their markers."""
        return [(card, space) for owner, card, space in self.of(s).owned if owner == seat]

    def _put(self, s: State, card: int, space: int) -> None:
        """A marker is put on a space of its card."""
        owned = self.of(s).owned
        self.update(s, owned=tuple((seat, own, space if own == card else at) for seat, own, at in owned))

    # ------------------------------------------------------------ the track

    def _next(self, space: int) -> dict[str, int]:
        """caravanserai.graph.track, caravanserai.graph.example: forward to the next main space, or sideways where there
        is a branch; nowhere from a side space or the last one."""
        ways = {"forward": space + 1} if space < LAST else {}
        if space in BRANCHES:
            ways["sideways"] = LAST + 1 + BRANCHES.index(space)
        return ways

    def _worth(self, card: int, space: int) -> tuple[int, int]:
        """caravanserai.value.current: amount and currency of a space; a side space is worth as much as the main space
        it is reached from."""
        return _amount(space), self.rules.cards[card].extra[space]

    # ------------------------------------------------------------ spending

    def means(self) -> Iterable[Card]:
        """caravanserai.spend.whole: what each space of each card pays, as one piece."""
        names = self.rules.currencies
        for key, row in self.data.cards.items():
            for space, currency in enumerate(row.spaces):
                if amount := _amount(space):
                    name = _means(key, currency, amount)
                    yield Card(key=name, sort="means", currency=names.index(currency), value=amount)

    @cached_property
    def _pays(self) -> dict[tuple[int, int], int]:
        """By card and space the piece of a payment that it is."""
        rules, found = self.rules, {}
        for card in self._all:
            for space in range(1, len(rules.cards[card].extra)):
                amount, currency = self._worth(card, space)
                name = _means(rules.card_keys[card], rules.currencies[currency], amount)
                found[card, space] = rules.card_number[name]
        return found

    def funds(self, s: State, seat: int, use: Use) -> int:
        """caravanserai.spend.where, caravanserai.end.distribution: wherever money of its currency counts."""
        unit, pays = s.rules.bags.unit, self._pays
        return sum([unit[pays[card, space]] for owner, card, space in self.of(s).owned if owner == seat and space])

    def on_paid(self, s: State, seat: int, payment: int) -> None:
        """caravanserai.spend.reset: the marker goes back to 0, the card stays."""
        for card, space in self._own(s, seat):
            if space and s.rules.bags.count(payment, self._pays[card, space]):
                self._put(s, card, 0)

    # ------------------------------------------------------------ seeing

    def prospects(self, s: State, seat: int) -> float:
        return len(self._own(s, seat)) * WORTH[s.scored]

    def items(self, v: View) -> Iterator[Shown]:
        """caravanserai.hidden.none: the stock beside the market, and the cards before their owners with their
        values."""
        for card in self._stock(v):
            yield self._shown(v, card, None, 0)
        for seat, card, space in self.of(v).owned:
            yield self._shown(v, card, seat, space)

    def _shown(self, v: View, card: int, seat: int | None, space: int) -> Shown:
        names, extra = v.rules.currencies, v.rules.cards[card].extra
        amount, currency = self._worth(card, space)
        args = {"amount": amount, "currency": names[currency], "others": [names[other] for other in extra[LAST + 1 :]]}
        note = "note-caravanserai" if seat is None else "note-caravanserai-worth"
        face = self._pays.get((card, space), card)
        return Shown(key=v.rules.card_keys[card], owner=seat, card=face, currency=currency, note=note, args=args)


def _amount(space: int) -> int:
    """What a space is worth."""
    return space if space <= LAST else BRANCHES[space - LAST - 1]


def _means(card: str, currency: str, amount: int) -> str:
    """``caravan-ducat3-denar-a``: the 3 ducats of card ``caravanserai-denar-a``."""
    return f"caravan-{currency}{amount}-{card.partition('-')[2]}"
