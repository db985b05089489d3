"""Module 24, Exchange Certificates: what is paid too much is kept as credit (exchange-certificates.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, Name, always
from sabika.core.module import Module, Shown, Use, decides, does
from sabika.core.pieces import Card
from sabika.core.state import CurrencyId, Decision, Public, Seat, Slice, State
from sabika.core.view import View
from sabika.rules.components import Amount, Row, require

MOST: Final = 6
"""The highest amount a board can show, and how many boards there are."""


class Storing(Decision, frozen=True):
    """A seat that has paid too much may keep it as credit."""

    excess: Public[int]


STORE: Final = ActionKind(
    "store",
    Name("currency", lambda rules: rules.currencies),
    frames=(Storing,),
    unless=("exchange-certificates.store.tokens-out", "no-token"),
)
STORE_NOTHING: Final = ActionKind("store-nothing", frames=(Storing,), declines=always)


class Tokens(Row, frozen=True):
    in_play: tuple[int, int, int, int, int]
    """Tokens of each currency with 2, 3, 4, 5 and 6 players."""


class CertificateData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    boards: Amount
    limit: Amount
    tokens: Tokens

    def __post_init__(self) -> None:
        """exchange-certificates.setup.boards, exchange-certificates.store.limit."""
        require(self.boards.value == MOST, "exchange_certificates.boards", "expected 6 boards")
        require(self.limit.value == MOST, "exchange_certificates.limit", "expected 6")
        good = all(1 <= number <= 3 for number in self.tokens.in_play)
        require(good, "exchange_certificates.tokens", "expected 1 to 3 of each currency")


class CertificateSlice(Slice, frozen=True):
    """exchange-certificates.hidden.none: everything is public."""

    credits: Public[tuple[tuple[Seat, CurrencyId, int], ...]] = ()
    """Seat, currency and amount of every credit."""


class ExchangeCertificates(Module[CertificateSlice]):
    """A board for every player (exchange-certificates.two-player: none for Dirk) holds at most one credit, which is
    money of its currency (exchange-certificates.use.exact, exchange-certificates.money-kinds) though no card
    (exchange-certificates.characters)."""

    key = "exchange_certificates"
    number = 24
    boxes = ("alhambra", "granada", "combined")
    complexity = 1
    minutes = 5
    kinds = (STORE, STORE_NOTHING)
    slice_type = CertificateSlice
    options = {"credit_in_leftovers": ("no", "yes")}
    data_file = "exchange_certificates"
    data_type = CertificateData
    data: CertificateData

    def means(self) -> Iterable[Card]:
        """exchange-certificates.use.whole: a credit is handed over as one piece, like a money card."""
        for currency, name in enumerate(self.rules.currencies):
            for amount in range(1, MOST + 1):
                key = f"credit-{name}{amount}"
                yield Card(key=key, sort="means", currency=currency, value=amount)

    def _credit(self, s: State, seat: int) -> int:
        """The credit of a seat as part of a payment; 0 when there is none."""
        for owner, currency, amount in self.of(s).credits:
            if owner == seat:
                return self._pieces[currency, amount]
        return 0

    @cached_property
    def _pieces(self) -> dict[tuple[int, int], int]:
        """By currency and amount what a credit is as part of a payment."""
        rules, amounts = self.rules, range(1, MOST + 1)
        return {
            (currency, amount): rules.bags.unit[rules.card_number[f"credit-{name}{amount}"]]
            for currency, name in enumerate(rules.currencies)
            for amount in amounts
        }

    def _left(self, s: State | View) -> list[int]:
        """exchange-certificates.setup.tokens: per currency the tokens in the centre."""
        number = self.data.tokens.in_play[s.rules.players - 2]
        used = [currency for _, currency, _ in self.of(s).credits]
        return [number - used.count(currency) for currency in range(len(s.rules.currencies))]

    # ------------------------------------------------------------ using and storing

    def funds(self, s: State, seat: int, use: Use) -> int:
        """exchange-certificates.scope.purchases: only for purchases; exchange-certificates.end: not for leftovers,
        unless the table chose otherwise."""
        counts = use == "purchase" or (use == "leftovers" and s.rules.option("credit_in_leftovers") == "yes")
        return self._credit(s, seat) if counts else 0

    def on_paid(self, s: State, seat: int, payment: int) -> None:
        """exchange-certificates.use.return: the token is back in the centre."""
        if payment & self._credit(s, seat):
            self.update(s, credits=tuple(credit for credit in self.of(s).credits if credit[0] != seat))

    def on_overpaid(self, s: State, seat: int, excess: int, use: Use) -> None:
        """exchange-certificates.store.overpay, exchange-certificates.store.limit: 1 to 6 of a purchase;
        exchange-certificates.store.one-token, exchange-certificates.store.occupied: on a free board, which it is when
        its credit has just been spent (exchange-certificates.use.again)."""
        if use == "purchase" and excess <= self.data.limit.value and not self._credit(s, seat) and any(self._left(s)):
            s.push(Storing(seat, excess))

    @decides(Storing)
    def storing_options(self, s: State, frame: Storing) -> list[Move]:
        """exchange-certificates.flow.decisions, exchange-certificates.store.tokens-out: any token of the centre."""
        there = [self.move("store", currency) for currency, left in enumerate(self._left(s)) if left]
        return [*there, self.move("store-nothing")]

    @does("store")
    def store(self, s: State, frame: Storing, currency: int) -> None:
        s.pop()
        self.update(s, credits=(*self.of(s).credits, (frame.seat, currency, frame.excess)))
        s.tell("credit-stored", frame.seat, amount=frame.excess, currency=s.rules.currencies[currency])

    @does("store-nothing")
    def store_nothing(self, s: State, frame: Storing) -> None:
        s.pop()

    # ------------------------------------------------------------ seeing

    def items(self, v: View) -> Iterator[Shown]:
        """exchange-certificates.hidden.none: the credits before their owners and the tokens in the centre."""
        for seat, currency, amount in self.of(v).credits:
            card = v.rules.card_number[f"credit-{v.rules.currencies[currency]}{amount}"]
            yield Shown(key=v.rules.card_keys[card], owner=seat, currency=currency, card=card, note="note-credit")
        for currency, left in enumerate(self._left(v)):
            if left:
                yield Shown(key="currency-token", currency=currency, count=left)
