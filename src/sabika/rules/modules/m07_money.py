"""Module 07, Characters: those that deal with money (Rich Patron, Miser, Trader, Moneychanger, Beggar)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, card
from sabika.core.module import Offer, decides, does, refuses, runs, step
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Public, State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import draw_card, gain_cards, lose_cards
from sabika.rules.modules.m07_cards import CharacterCards


class MayHoard(Frame, frozen=True):
    """The Miser's owner may take a money card from the display."""

    seat: Public[int]


class MayChange(Frame, frozen=True):
    """The Moneychanger's owner may change a card before the new tiles are placed."""

    seat: Public[int]


class MayBeg(Frame, frozen=True):
    """The Beggar's owner may draw the top card of the pile."""

    seat: Public[int]


class Begging(Frame, frozen=True):
    """The Beggar's owner draws until it is a money card."""

    seat: Public[int]


HOARD: Final = ActionKind("hoard", card(), frames=(MayHoard,))
CHANGE: Final = ActionKind("change-money", card("given"), card(), frames=(Act, MayChange))
BEG: Final = ActionKind("beg", frames=(MayBeg,))
MONEY_KINDS: Final = (HOARD, CHANGE, BEG)


class MoneyCharacters(CharacterCards):
    """Rich Patron, Miser, Trader, Moneychanger and Beggar."""

    def means(self) -> Iterable[Card]:
        """The Rich Patron, named in a payment."""
        yield Card(key="patron", sort="means")

    def payments(self, s: State, seat: int, offer: Offer) -> list[int]:
        """characters.rich-patron.effect, characters.rich-patron.scope."""
        return [_patron(s)] if offer.patron and self._ready(s, seat, "rich-patron") else []

    def settles(self, s: State, seat: int, offer: Offer, payment: int) -> list[Reason] | None:
        """characters.rich-patron.effect: he alone pays the exact price; characters.interaction.patron-bazaar."""
        patron = _patron(s)
        if not payment & patron:
            return None
        faults = list(self._refuse_use(s, seat, "rich-patron"))
        if not offer.patron:
            faults.append(because("characters.rich-patron.scope", "patron-not-this"))
        if payment != patron:
            faults.append(because("characters.rich-patron.effect", "patron-pays-all"))
        return faults

    def on_paid(self, s: State, seat: int, payment: int) -> None:
        """characters.rich-patron.scope: the card then leaves the game."""
        if payment & _patron(s):
            self._use(s, "rich-patron")

    # ------------------------------------------------------------ Miser and Trader

    def on_bought(self, s: State, seat: int, offer: Offer, payment: int) -> None:
        """characters.miser.effect, characters.miser.price-meaning, characters.rich-patron.with-miser: a building that
        itself costs 10 or more; characters.miser.what-and-when: directly after the purchase, once per turn."""
        dear = offer.building is not None and offer.building >= self.data.miser_price.value
        if dear and _shown_money(s) and self._ready(s, seat, "miser"):
            s.push(MayHoard(seat))

    @decides(MayHoard)
    def hoard_options(self, s: State, frame: MayHoard) -> list[Move]:
        """characters.miser.what-and-when: one money card of any value, or none."""
        return [*(self.move("hoard", card) for card in _shown_money(s)), self.move("skip-character")]

    @refuses("hoard")
    def refuse_hoard(self, s: State, frame: MayHoard, card: int) -> Iterator[Reason]:
        if card not in _shown_money(s):
            yield because("characters.miser.what-and-when", "take-not-displayed", cards=[s.rules.card_keys[card]])

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

    def actions(self, s: State, seat: int) -> list[Move]:
        """characters.moneychanger.details: offered beside the actions, though it is none."""
        return self._changes(s, seat) if self._ready(s, seat, "moneychanger") else []

    @step("turn", "change_money")
    def change_late(self, s: State, seat: int) -> None:
        """characters.moneychanger.details: at any moment before the placement, so also after the last action."""
        if self._ready(s, seat, "moneychanger") and self._changes(s, seat):
            s.push(MayChange(seat))

    @decides(MayChange)
    def change_options(self, s: State, frame: MayChange) -> list[Move]:
        return [*self._changes(s, frame.seat), self.move("skip-character")]

    def _changes(self, s: State, seat: int) -> list[Move]:
        """characters.moneychanger.effect: a card of the hand for one of the display that is worth as much or less."""
        hand, rows = dict.fromkeys(s.rules.bags.cards(s.hands[seat])), s.rules.cards
        return [
            self.move("change-money", given, card)
            for given in hand
            for card in _shown_money(s)
            if rows[card].value <= rows[given].value
        ]

    @refuses("change-money")
    def refuse_change(self, s: State, frame: Act | MayChange, given: int, card: int) -> Iterator[Reason]:
        """characters.moneychanger.effect, characters.moneychanger.details."""
        rows, names = s.rules.cards, s.rules.card_keys
        yield from self._refuse_use(s, frame.seat, "moneychanger")
        if not s.rules.bags.count(s.hands[frame.seat], given):
            yield because("characters.moneychanger.details", "pay-not-in-hand", cards=[names[given]])
        if card not in _shown_money(s):
            yield because("characters.moneychanger.details", "take-not-displayed", cards=[names[card]])
        if rows[card].value > rows[given].value:
            yield because("characters.moneychanger.effect", "change-too-dear", given=names[given], card=names[card])

    @does("change-money")
    def change_money(self, s: State, frame: Act | MayChange, given: int, card: int) -> None:
        """characters.moneychanger.details: the given card is discarded; no action is spent."""
        if isinstance(frame, MayChange):
            s.pop()
        self._use(s, "moneychanger")
        lose_cards(s, frame.seat, s.rules.bags.unit[given])
        s.discard += s.rules.bags.unit[given]
        _take(s, frame.seat, card)
        s.tell("changed-money", frame.seat, given=s.rules.card_keys[given], card=s.rules.card_keys[card])

    # ------------------------------------------------------------ Beggar

    @step("turn", "beggar")
    def offer_begging(self, s: State, seat: int) -> None:
        """characters.beggar.effect, characters.beggar.count: with two cards or fewer in hand at the start of the turn;
        characters.beggar.empty-pile: not without a card to draw."""
        few = s.rules.bags.size(s.hands[seat]) <= self.data.beggar_hand.value
        if few and (s.drawn < len(s.pile) or s.discard) and self._ready(s, seat, "beggar"):
            s.push(MayBeg(seat))

    @decides(MayBeg)
    def beg_options(self, s: State, frame: MayBeg) -> list[Move]:
        return [self.move("beg"), self.move("skip-character")]

    @refuses("beg")
    def refuse_beg(self, s: State, frame: MayBeg) -> Iterator[Reason]:
        return iter(())

    @does("beg")
    def beg(self, s: State, frame: MayBeg) -> None:
        self._use(s, "beggar")
        s.replace_top(Begging(frame.seat))

    @runs(Begging)
    def draw_for_beggar(self, s: State, frame: Begging) -> bool:
        """characters.beggar.draw-hidden: money goes unseen to the hand; characters.beggar.non-money,
        characters.beggar.resolving-others: any other card follows its own rule (a scoring card waits:
        characters.end.pending-scoring), then the owner draws again."""
        rules, stack = s.rules, s.stack
        while s.stack is stack:
            card = draw_card(s)
            if card is None:
                s.pop()
            elif rules.cards[card].sort == "money":
                s.pop()
                gain_cards(s, frame.seat, rules.bags.unit[card], openly=False)
                s.tell("begged", frame.seat, card="unseen", secret={"card": rules.card_keys[card]})
            else:
                rules.draws[rules.cards[card].sort](s, card, frame.seat)
        return True


def _patron(s: State) -> int:
    return s.rules.bags.unit[s.rules.card_number["patron"]]


def _shown_money(s: State) -> list[int]:
    """The different money cards of the display."""
    return [card for card in dict.fromkeys(s.rules.bags.cards(s.display)) if s.rules.cards[card].sort == "money"]


def _take(s: State, seat: int, card: int) -> None:
    """A seat takes a card of the display."""
    s.display -= s.rules.bags.unit[card]
    gain_cards(s, seat, s.rules.bags.unit[card])
