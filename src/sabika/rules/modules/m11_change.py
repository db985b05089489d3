"""Module 11, Change: coins come back where too much is paid (change.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

import msgspec

from sabika.core.module import Module, Shown, Use, runs
from sabika.core.pieces import Card
from sabika.core.state import Frame, PerCurrency, PerSeat, Public, Slice, State, put
from sabika.core.view import View
from sabika.rules.alhambra.purses import purse_of
from sabika.rules.components import Amount, require


class ChangeDue(Frame, frozen=True):
    """Coins are due to a seat unless it keeps what it has paid too much in another way."""

    seat: Public[int]
    excess: Public[int]
    kept: Public[int]
    """What money it has besides its hand before that."""


class ChangeData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: Amount
    """Of each currency."""
    rate: Amount
    """How much is paid too much for each coin."""

    def __post_init__(self) -> None:
        """change.components.six-each, change.give.one-per-two."""
        require(self.coins.value == 6, "change.coins", "expected 6 of each currency")
        require(0 < self.rate.value < 10, "change.rate", "expected 1 to 9")


class ChangeSlice(Slice, frozen=True):
    """change.hidden.public: coins lie open; what is not there is in the bag."""

    coins: Public[PerSeat[PerCurrency[int]]] = ()
    """Per seat its coins of each currency; empty before the first coin is given."""
    draws: Public[int] = 0
    """How often coins have been drawn; each time has its own shuffle."""


class Change(Module[ChangeSlice]):
    """A coin is money of value 1 (change.coins.use, change.interaction.scouts) in every payment
    (change.coins.which-payments), but no card (change.coins.not-hand-cards, change.coins.building-site-penalty)."""

    key = "change"
    number = 11
    boxes = ("alhambra", "granada", "combined")
    complexity = 1
    minutes = 5
    slice_type = ChangeSlice
    options = {"overpayment": ("coins_and_credit", "one_of_them")}
    data_file = "change"
    data_type = ChangeData
    data: ChangeData

    def means(self) -> Iterable[Card]:
        """change.setup.bag, change.components.six-each, change.two-player: 24 coins, however many play."""
        for currency, name in enumerate(self.rules.currencies):
            yield Card(key=f"coin-{name}", sort="means", currency=currency, value=1, copies=self.data.coins.value)

    @cached_property
    def _types(self) -> list[int]:
        """The coin of each currency."""
        return [self.rules.card_number[f"coin-{name}"] for name in self.rules.currencies]

    def _coins(self, s: State | View) -> tuple[tuple[int, ...], ...]:
        return self.of(s).coins or ((0,) * len(self._types),) * s.rules.players

    def _bag(self, s: State) -> list[int]:
        """change.setup.bag: the coins that nobody has."""
        owned = [sum(own) for own in zip(*self._coins(s), strict=True)]
        left = zip(self._types, owned, strict=True)
        return [coin for coin, number in left for _ in range(self.data.coins.value - number)]

    # ------------------------------------------------------------ using and giving

    def funds(self, s: State, seat: int, use: Use) -> int:
        """change.coins.use, change.end.coins-count, change.end.money-total: coins count wherever money does."""
        coins = self.of(s).coins
        return self._bag_of(coins[seat]) if coins else 0

    def _bag_of(self, coins: tuple[int, ...]) -> int:
        known: dict[tuple[int, ...], int] = self._bags
        if coins not in known:
            known[coins] = sum(n * self.rules.bags.unit[coin] for coin, n in zip(self._types, coins, strict=True))
        return known[coins]

    @cached_property
    def _bags(self) -> dict[tuple[int, ...], int]:
        """Coins by number as bags."""
        return {}

    def on_paid(self, s: State, seat: int, payment: int) -> None:
        """change.coins.return, change.give.order: at once, before any change is given."""
        if payment & s.rules.means_mask:
            self._gain(s, seat, [-s.rules.bags.count(payment, coin) for coin in self._types])

    def _gain(self, s: State, seat: int, more: list[int]) -> None:
        coins = self._coins(s)
        self.update(s, coins=put(coins, seat, tuple(map(sum, zip(coins[seat], more, strict=True)))))

    def on_overpaid(self, s: State, seat: int, excess: int, use: Use) -> None:
        """change.give.which-purchases, change.interaction.characters, change.give.exchange-cards: whatever was bought
        or bid, in whatever money; change.give.with-certificates: beside a credit, unless the table says otherwise."""
        if s.rules.option("overpayment") == "one_of_them":
            s.push(ChangeDue(seat, excess, purse_of(s, seat, "purchase") - s.hands[seat]))
        else:
            self._give(s, seat, excess)

    @runs(ChangeDue)
    def give_unless_kept(self, s: State, frame: ChangeDue) -> bool:
        """change.give.with-certificates: by keeping a credit the payer has chosen."""
        s.pop()
        if purse_of(s, frame.seat, "purchase") - s.hands[frame.seat] == frame.kept:
            self._give(s, frame.seat, frame.excess)
        return True

    def _give(self, s: State, seat: int, excess: int) -> None:
        """change.give.one-per-two, change.give.mandatory, change.give.draw-random: drawn blindly;
        change.give.bag-empty, change.give.partial: as many as there are."""
        due, bag = excess // self.data.rate.value, self._bag(s)
        if not due or not bag:
            return
        number = self.of(s).draws + 1
        drawn = s.chance.shuffle(f"change/{number}", bag)[:due]
        s.learned += 1
        self.update(s, draws=number)
        self._gain(s, seat, [drawn.count(coin) for coin in self._types])
        s.tell("change-given", seat, cards=[s.rules.card_keys[coin] for coin in sorted(drawn)])

    # ------------------------------------------------------------ seeing

    def items(self, v: View) -> Iterator[Shown]:
        """change.hidden.public: the coins before their owners, and how many are in the bag."""
        for seat, own in enumerate(self._coins(v)):
            for currency, number in enumerate(own):
                if number:
                    key = f"coin-{v.rules.currencies[currency]}"
                    yield Shown(key=key, owner=seat, currency=currency, count=number, note="note-coin")
        left = len(self._types) * self.data.coins.value - sum(map(sum, self._coins(v)))
        if left:
            yield Shown(key="coins", count=left, hidden=True)
