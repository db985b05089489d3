"""Module 07, Characters: those that deal with money (Rich Patron, Miser, Trader, Moneychanger)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, card
from sabika.core.module import Offer, Payments, Settled, decides, does, refuses, step
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.state import Decision, State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import discard_cards, gain_cards
from sabika.rules.alhambra.turn import in_turn
from sabika.rules.modules.m07_cards import CharacterCards


class MayHoard(Decision, frozen=True):
    """The Miser's owner may take a money card from the display."""


class MayChange(Decision, frozen=True):
    """The Moneychanger's owner may change a card before the new tiles are placed."""


NOT_SHOWN: Final = ("characters.miser.what-and-when", "hoard-not-displayed")
HOARD: Final = ActionKind("hoard", card(), frames=(MayHoard,), unless=NOT_SHOWN)
CHANGE: Final = ActionKind("change-money", card("given"), card(), frames=(Act, MayChange))
MONEY_KINDS: Final = (HOARD, CHANGE)


class MoneyCharacters(CharacterCards):
    """Rich Patron, Miser, Trader and Moneychanger."""

    def means(self) -> Iterable[Card]:
        """The Rich Patron, named in a payment."""
        yield Card(key="patron", sort="means")

    def payments(self, s: State, seat: int) -> Payments | None:
        """characters.rich-patron.effect, characters.rich-patron.scope; characters.interaction.vizier: in the own turn
        only."""
        if not self._ready(s, seat, "rich-patron") or not _acting(s, seat):
            return None
        return lambda offer: [_patron(s)] if offer.patron else []

    def settles(self, s: State, seat: int, offer: Offer, payment: int) -> Settled | None:
        """characters.rich-patron.effect: he alone pays the exact price; characters.interaction.patron-bazaar."""
        if not payment & _patron(s):
            return None
        faults = list(self._refuse_use(s, seat, "rich-patron"))
        if not _acting(s, seat):
            faults.append(because("characters.interaction.vizier", "character-out-of-turn", card="rich-patron"))
        if not offer.patron:
            faults.append(because("characters.rich-patron.scope", "patron-not-this"))
        if payment != _patron(s):
            faults.append(because("characters.rich-patron.effect", "patron-pays-all"))
        return Settled(faults, offer.price)

    def on_paid(self, s: State, seat: int, payment: int) -> None:
        """characters.rich-patron.scope: the card then leaves the game."""
        if payment & _patron(s):
            self._use(s, "rich-patron")

    # ------------------------------------------------------------ Miser and Trader

    def on_bought(self, s: State, seat: int, offer: Offer, payment: int) -> None:
        """characters.miser.effect, characters.miser.price-meaning, characters.rich-patron.with-miser: a building that
        itself costs 10 or more; characters.miser.what-and-when: directly after the purchase, once per turn;
        characters.interaction.vizier: in the own turn only."""
        dear = (offer.building or 0) >= self.data.miser_price.value
        if dear and self._ready(s, seat, "miser") and _acting(s, seat) and _money(s, s.display):
            s.push(MayHoard(seat))

    @decides(MayHoard)
    def hoard_options(self, s: State, frame: MayHoard) -> list[Move]:
        """characters.miser.what-and-when: one money card of any value, or none."""
        return [*(self.move("hoard", card) for card in _money(s, s.display)), self.move("skip-character")]

    @does("hoard")
    def hoard(self, s: State, frame: MayHoard, card: int) -> None:
        """characters.miser.what-and-when: its space stays empty until the refill."""
        s.pop()
        self._use(s, "miser")
        _take(s, frame.seat, card)
        s.tell("hoarded", frame.seat, card=s.rules.card_keys[card])

    def take_limit(self, s: State, seat: int, limit: int) -> int:
        """characters.trader.effect, characters.trader.details: only the limit of the money action changes."""
        return max(limit, self.data.trader_limit.value) if self._ready(s, seat, "trader") else limit

    # ------------------------------------------------------------ Moneychanger

    def asides(self, s: State, seat: int) -> list[Move]:
        """characters.moneychanger.details: offered beside the actions, though it is none."""
        return self._changes(s, seat) if self._ready(s, seat, "moneychanger") else []

    @step("turn", "change_money")
    def change_late(self, s: State, seat: int) -> None:
        """characters.moneychanger.details: at any moment before the placement, so also after the last action. With
        unseen cards in hand it is asked even if it cannot change: not to ask would show what they are worth."""
        if not self._ready(s, seat, "moneychanger"):
            return
        if self._changes(s, seat) or (s.display and s.hands[seat] != s.known[seat]):
            s.push(MayChange(seat))

    @decides(MayChange)
    def change_options(self, s: State, frame: MayChange) -> list[Move]:
        return [*self._changes(s, frame.seat), self.move("skip-character")]

    def _changes(self, s: State, seat: int) -> list[Move]:
        """characters.moneychanger.effect: a card of the hand for one of the display that is worth as much or less."""
        shown = _money(s, s.display)
        own = [self._swaps[given] for given in _money(s, s.hands[seat])] if shown else []
        return [swaps[card] for swaps in own for card in shown if card in swaps]

    @cached_property
    def _swaps(self) -> dict[int, dict[int, Move]]:
        """By the given card and the one taken for it, which is worth as much or less, the move that changes them."""
        rules = self.rules
        money = [card for card, unit in enumerate(rules.bags.unit) if unit & rules.money_mask]
        return {
            given: {c: self.move("change-money", given, c) for c in money if rules.values[c] <= rules.values[given]}
            for given in money
        }

    @refuses("change-money")
    def refuse_change(self, s: State, frame: Act | MayChange, given: int, card: int) -> Iterator[Reason]:
        """characters.moneychanger.effect, characters.moneychanger.details."""
        names, values = s.rules.card_keys, s.rules.values
        yield from self._refuse_use(s, frame.seat, "moneychanger")
        if given not in _money(s, s.hands[frame.seat]):
            yield because("characters.moneychanger.details", "pay-not-in-hand", cards=[names[given]])
        if card not in _money(s, s.display):
            yield because("characters.moneychanger.details", "take-not-displayed", cards=[names[card]])
        if values[card] > values[given]:
            yield because("characters.moneychanger.effect", "change-too-dear", given=names[given], card=names[card])

    @does("change-money")
    def change_money(self, s: State, frame: Act | MayChange, given: int, card: int) -> None:
        """characters.moneychanger.details: the given card is discarded; no action is spent."""
        if isinstance(frame, MayChange):
            s.pop()
        self._use(s, "moneychanger")
        discard_cards(s, frame.seat, s.rules.bags.unit[given])
        _take(s, frame.seat, card)
        s.tell("changed-money", frame.seat, given=s.rules.card_keys[given], card=s.rules.card_keys[card])


def _acting(s: State, seat: int) -> bool:
    """Whether a seat is at its actions."""
    return in_turn(s, seat, "act", "place")


def _patron(s: State) -> int:
    return s.rules.bags.unit[s.rules.card_number["patron"]]


def _money(s: State, bag: int) -> list[int]:
    """The different money cards of a hand or the display."""
    return list(dict.fromkeys(s.rules.bags.unpack(bag & s.rules.money_mask)))


def _take(s: State, seat: int, card: int) -> None:
    """A seat takes a card of the display."""
    s.display -= s.rules.bags.unit[card]
    gain_cards(s, seat, s.rules.bags.unit[card])
