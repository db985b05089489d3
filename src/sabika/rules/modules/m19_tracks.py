"""Module 19, Caravanserai: the track of a card and what its marker is worth (caravanserai.value.*,
caravanserai.spend.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from sabika.core.module import Shown, Use
from sabika.core.pieces import Card
from sabika.core.state import State
from sabika.core.view import View
from sabika.rules.modules.m19_cards import BRANCHES, LAST, CaravanCards

WORTH: Final = (1.8, 1.1, 0.4, 0.0)
"""What a card promises by the number of scorings held: a little money in every turn."""


class Tracks(CaravanCards):
    """A marker goes along a track (caravanserai.graph.track); the space it is on is money
    (caravanserai.value.current, caravanserai.spend.exact), but no card in hand (caravanserai.characters.beggar,
    caravanserai.characters.moneychanger, caravanserai.building-sites.end)."""

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
        unit, pays, found = s.rules.bags.unit, self._pays, 0
        for owner, card, space in self.of(s).owned:
            if owner == seat and space:
                found += unit[pays[card, space]]
        return found

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
