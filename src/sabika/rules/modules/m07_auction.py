"""Module 07, Characters: auctions (characters.auction.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, Number, cards
from sabika.core.module import Shown, decides, does, draws, refuses, runs
from sabika.core.refusal import Reason, because
from sabika.core.state import CardId, Decision, Public, Seat, State
from sabika.core.view import View
from sabika.rules.alhambra.paying import overpaid, pay
from sabika.rules.alhambra.purses import covering_bags, purse_of
from sabika.rules.modules.m07_cards import NOBODY, CharacterCards
from sabika.rules.modules.m07_crown import Entertained


class Auction(Decision, frozen=True):
    """A character is auctioned and a seat speaks."""

    card: Public[CardId]
    bid: Public[int] = 0
    leader: Public[Seat] = NOBODY
    passed: Public[tuple[Seat, ...]] = ()


class PayBid(Decision, frozen=True):
    """The highest bidder pays."""

    card: Public[CardId]
    bid: Public[int]


BID: Final = ActionKind("bid", Number("amount"), frames=(Auction,), declines=lambda amount: amount == 0)
PAY_BID: Final = ActionKind("pay-bid", cards(), frames=(PayBid,))
AUCTION_KINDS: Final = (BID, PAY_BID)
WORTH: Final = {
    "rich-patron": 6.0,
    "miser": 8.0,
    "master-builder": 3.0,
    "trader": 6.0,
    "entertainer": 6.0,
    "wise-man": 6.0,
    "dancer": 2.0,
    "moneychanger": 4.0,
    "beggar": 6.0,
    "city-watch": 6.0,
}
"""What each character promises to bring in a whole game."""
LEFT: Final = (1.0, 0.7, 0.35, 0.0)
"""How much of that is left by the number of scorings held."""
EXPENSE: Final = 0.3
"""What a coin is worth that will have to be paid."""


class Auctions(CharacterCards):
    """A drawn character goes to the highest bidder; characters.auction.no-abilities-during: nothing comes between."""

    @draws("character")
    def call_auction(self, s: State, card: int, speaker: int) -> None:
        """characters.auction.immediate, characters.auction.auctioneer, characters.auction.who-is-next: the seat due to
        play next speaks first; characters.auction.display-count, characters.auction.several-in-one-refill,
        characters.auction.play-continues: drawing goes on when the auction is over."""
        self._lay(s, card, NOBODY)
        s.tell("auction", speaker, card=s.rules.card_keys[card])
        s.push(Auction(speaker, card))

    @runs(Auction)
    def run_auction(self, s: State, frame: Auction) -> bool:
        """characters.auction.end: until only the highest bidder is left, or nobody (characters.auction.no-bid). Even a
        seat that cannot bid is asked, unless its hand is empty: skipping it would show what its hand is worth."""
        if frame.seat == NOBODY:
            s.pop()
            s.tell("auction-failed", None, card=s.rules.card_keys[frame.card])
        elif frame.seat == frame.leader:
            s.replace_top(PayBid(frame.leader, frame.card, frame.bid))
        elif not purse_of(s, frame.seat, "payment"):
            self.bid(s, frame, 0)
        else:
            return False
        return True

    @decides(Auction)
    def bid_options(self, s: State, frame: Auction) -> list[Move]:
        """characters.auction.raise-or-pass, characters.auction.bid-steps: pass, or any higher bid one can pay."""
        return [self.move("bid", amount) for amount in (0, *range(frame.bid + 1, most_payable(s, frame.seat) + 1))]

    @refuses("bid")
    def refuse_bid(self, s: State, frame: Auction, amount: int) -> Iterator[Reason]:
        """characters.auction.one-currency, characters.auction.ability-to-pay: a bid must be covered in one currency;
        characters.auction.currency-not-announced: whichever it is."""
        if 0 < amount <= frame.bid:
            yield because("characters.auction.raise-or-pass", "bid-not-higher", amount=amount, bid=frame.bid)
        most = most_payable(s, frame.seat)
        if amount > most:
            yield because("characters.auction.one-currency", "bid-too-high", amount=amount, most=most)

    @does("bid")
    def bid(self, s: State, frame: Auction, amount: int) -> None:
        """characters.auction.raise-or-pass, characters.auction.bid-steps: a bid of 0 is a pass, for good;
        characters.two-player: only the players are asked."""
        seat, passed = frame.seat, frame.passed
        if amount:
            frame = msgspec.structs.replace(frame, bid=amount, leader=seat)
            s.tell("bid", seat, amount=amount)
            s.learned += 1  # A bid proves what the hand can pay.
        else:
            passed = (*passed, seat)
            s.tell("bid-passed", seat)
        left = (other for other in s.seats_from(s.next_seat(seat)) if other not in passed)
        s.replace_top(msgspec.structs.replace(frame, seat=next(left, NOBODY), passed=passed))

    # ------------------------------------------------------------ paying

    @decides(PayBid)
    def payment_options(self, s: State, frame: PayBid) -> list[Move]:
        """characters.auction.winner-pays: every payment in one currency of which no card is superfluous."""
        hand, due = purse_of(s, frame.seat, "payment"), _due(s, frame)
        bags = [bag for money in range(len(s.rules.money)) for bag in covering_bags(s.rules, hand, money, due)]
        return [self.move("pay-bid", bag) for bag in bags]

    @refuses("pay-bid")
    def refuse_payment(self, s: State, frame: PayBid, payment: int) -> Iterator[Reason]:
        """characters.auction.means-of-payment: money of one currency; characters.auction.ability-to-pay: as much as was
        bid or more."""
        rules, total = s.rules, s.rules.bags.total(payment)
        own = purse_of(s, frame.seat, "payment")
        if not rules.bags.holds(own, payment & rules.means_mask):
            yield because("characters.auction.means-of-payment", "bid-cards-only")
        elif not rules.bags.holds(own, payment):
            yield because("characters.auction.winner-pays", "pay-not-in-hand", cards=rules.card_names(payment))
        if not any(payment & money == payment for money in rules.money):
            yield because("characters.auction.one-currency", "bid-one-currency")
        if total < _due(s, frame):
            yield because("characters.auction.winner-pays", "bid-underpaid", total=total, bid=frame.bid)

    @does("pay-bid")
    def pay_bid(self, s: State, frame: PayBid, payment: int) -> None:
        """characters.auction.discard: paid at once; characters.auction.no-bonus-no-storage: exactness earns nothing;
        characters.auction.no-limit, characters.symbol.newly-won: the character is the winner's from now on;
        characters.entertainer.choice, characters.entertainer.exchange: asked at once, unless there is no surplus."""
        s.pop()
        pay(s, frame.seat, payment)
        overpaid(s, frame.seat, s.rules.bags.total(payment) - frame.bid, "payment")
        key = s.rules.card_keys[frame.card]
        s.tell("won-character", frame.seat, card=key, cards=s.rules.card_names(payment), amount=frame.bid)
        self._lay(s, frame.card, frame.seat)
        if key == "entertainer" and self.of(s).surplus:
            s.push(Entertained(frame.seat))

    # ------------------------------------------------------------ seeing

    def prospects(self, s: State, seat: int) -> float:
        """Characters that have not been spent, but for those whose points are counted anyway, and the one that the
        highest bidder is about to pay."""
        names, timings = s.rules.card_keys, self.data.cards
        own = [names[card] for card, owner in self.of(s).owned if owner == seat]
        promised = sum(WORTH[key] for key in own if timings[key].timing != "scoring")
        for frame in s.stack:
            if (isinstance(frame, Auction) and frame.leader == seat) or (
                isinstance(frame, PayBid) and frame.seat == seat
            ):
                return LEFT[s.scored] * (promised + WORTH[names[frame.card]]) - EXPENSE * frame.bid
        return LEFT[s.scored] * promised

    def items(self, v: View) -> Iterator[Shown]:
        """characters.hidden.information: all characters lie open but those of the surplus pile."""
        part, names = self.of(v), v.rules.card_keys
        for frame in v.stack:
            if isinstance(frame, Auction | PayBid):
                leader = frame.leader if isinstance(frame, Auction) else frame.seat
                note = "note-no-bid" if leader == NOBODY else "note-bid"
                yield Shown(key=names[frame.card], card=frame.card, note=note, args={"bid": frame.bid, "seat": leader})
        for card, seat in part.owned:
            if seat != NOBODY:
                note = "note-character-used" if card in part.used else f"note-{names[card]}"
                yield Shown(key=names[card], owner=seat, card=card, note=note)
        hidden: Any = part.surplus
        if hidden.count:
            yield Shown(key="characters-surplus", count=hidden.count, hidden=True)


def most_payable(s: State, seat: int) -> int:
    """The most a seat can pay in a single currency (characters.auction.one-currency)."""
    own = purse_of(s, seat, "payment")
    return max(s.rules.bags.total(own & money) for money in s.rules.money)


def _due(s: State, frame: PayBid) -> int:
    """What the winner owes: the bid, or all there is where a hand guessed from a view falls short of it."""
    return min(frame.bid, most_payable(s, frame.seat))
