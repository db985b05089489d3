"""Module 07, Characters: auctions and the Travelling Entertainer (characters.auction.*, characters.entertainer.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, Number, cards, choice
from sabika.core.module import decides, does, draws, refuses, runs
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Public, State
from sabika.rules.alhambra.buying import pay
from sabika.rules.alhambra.purses import covering_bags
from sabika.rules.modules.m07_cards import CharacterCards

NOBODY: Final = -1


class Auction(Frame, frozen=True):
    """A character is auctioned and a seat speaks."""

    seat: Public[int]
    card: Public[int]
    bid: Public[int] = 0
    leader: Public[int] = NOBODY
    passed: Public[tuple[int, ...]] = ()


class PayBid(Frame, frozen=True):
    """The highest bidder pays."""

    seat: Public[int]
    card: Public[int]
    bid: Public[int]


class Entertained(Frame, frozen=True):
    """The new owner of the Travelling Entertainer keeps or exchanges it."""

    seat: Public[int]


BID: Final = ActionKind("bid", Number("amount"), frames=(Auction,))
PAY_BID: Final = ActionKind("pay-bid", cards(), frames=(PayBid,))
ENTERTAINER: Final = ActionKind("entertainer", choice("answer", "keep", "exchange"), frames=(Entertained,))
AUCTION_KINDS: Final = (BID, PAY_BID, ENTERTAINER)


class Auctions(CharacterCards):
    """A drawn character goes to the highest bidder; characters.auction.no-abilities-during: nothing comes between."""

    @draws("character")
    def call_auction(self, s: State, card: int, speaker: int) -> None:
        """characters.auction.immediate, characters.auction.auctioneer, characters.auction.who-is-next: the seat due to
        play next speaks first; characters.auction.display-count, characters.auction.several-in-one-refill,
        characters.auction.play-continues: drawing goes on when the auction is over."""
        self._show(s, card)
        s.tell("auction", speaker, card=s.rules.card_keys[card])
        s.push(Auction(speaker, card))

    @runs(Auction)
    def run_auction(self, s: State, frame: Auction) -> bool:
        """characters.auction.end: until only the highest bidder is left, or nobody (characters.auction.no-bid);
        characters.two-player: only the players bid."""
        if frame.seat == NOBODY:
            s.pop()
            s.tell("auction-failed", None, card=s.rules.card_keys[frame.card])
        elif frame.seat == frame.leader:
            s.replace_top(PayBid(frame.leader, frame.card, frame.bid))
        elif not s.hands[frame.seat]:
            self._speak(s, frame, 0)
        else:
            # Even a seat that cannot bid is asked: skipping it would show what its hand is worth.
            return False
        return True

    @decides(Auction)
    def bid_options(self, s: State, frame: Auction) -> list[Move]:
        """characters.auction.raise-or-pass, characters.auction.bid-steps: pass, or any higher bid one can pay."""
        bids = range(frame.bid + 1, most_payable(s, frame.seat) + 1)
        return [self.move("bid", 0), *(self.move("bid", amount) for amount in bids)]

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
        self._speak(s, frame, amount)

    def _speak(self, s: State, frame: Auction, amount: int) -> None:
        """characters.auction.raise-or-pass, characters.auction.bid-steps: a bid of 0 is a pass, for good."""
        if amount:
            frame = msgspec.structs.replace(frame, bid=amount, leader=frame.seat)
            s.tell("bid", frame.seat, amount=amount)
            s.learned += 1  # A bid proves what the hand can pay.
        else:
            frame = msgspec.structs.replace(frame, passed=(*frame.passed, frame.seat))
            s.tell("bid-passed", frame.seat)
        left = [seat for seat in s.seats_from(s.next_seat(frame.seat)) if seat not in frame.passed]
        s.replace_top(msgspec.structs.replace(frame, seat=left[0] if left else NOBODY))

    # ------------------------------------------------------------ paying

    @decides(PayBid)
    def payment_options(self, s: State, frame: PayBid) -> list[Move]:
        """characters.auction.winner-pays: every payment in one currency of which no card is superfluous."""
        hand, due = s.hands[frame.seat], _due(s, frame)
        bags = [bag for money in s.rules.money for bag in covering_bags(s.rules, hand & money, due)]
        return [self.move("pay-bid", bag) for bag in dict.fromkeys(bags)]

    @refuses("pay-bid")
    def refuse_payment(self, s: State, frame: PayBid, payment: int) -> Iterator[Reason]:
        """characters.auction.means-of-payment: money of one currency; characters.auction.ability-to-pay: as much as was
        bid or more."""
        rules, total = s.rules, s.rules.bags.total(payment)
        if payment & rules.means_mask:
            yield because("characters.auction.means-of-payment", "bid-cards-only")
        if not rules.bags.holds(s.hands[frame.seat], payment & ~rules.means_mask):
            yield because("characters.auction.winner-pays", "pay-not-in-hand", cards=rules.card_names(payment))
        if payment and not any(payment & money == payment for money in rules.money):
            yield because("characters.auction.one-currency", "bid-one-currency")
        if total < _due(s, frame):
            yield because("characters.auction.winner-pays", "bid-underpaid", total=total, bid=frame.bid)

    @does("pay-bid")
    def pay_bid(self, s: State, frame: PayBid, payment: int) -> None:
        """characters.auction.discard: paid at once; characters.auction.no-bonus-no-storage: exactness earns nothing;
        characters.auction.no-limit, characters.symbol.newly-won: the character is the winner's from now on."""
        s.pop()
        pay(s, frame.seat, payment)
        key = s.rules.card_keys[frame.card]
        s.tell("won-character", frame.seat, card=key, cards=s.rules.card_names(payment), amount=frame.bid)
        self._own(s, frame.seat, frame.card)

    def _own(self, s: State, seat: int, card: int) -> None:
        """characters.entertainer.choice, characters.entertainer.exchange: the Entertainer is kept when there is nothing
        to exchange it for."""
        self.update(s, owned=(*self.of(s).owned, (card, seat)))
        if s.rules.card_keys[card] == "entertainer" and self.of(s).surplus:
            s.push(Entertained(seat))

    # ------------------------------------------------------------ the Travelling Entertainer

    @decides(Entertained)
    def entertainer_options(self, s: State, frame: Entertained) -> list[Move]:
        """characters.entertainer.choice."""
        return [self.move("entertainer", answer) for answer in (0, 1)]

    @refuses("entertainer")
    def refuse_entertainer(self, s: State, frame: Entertained, answer: int) -> Iterator[Reason]:
        return iter(())

    @does("entertainer")
    def answer_entertainer(self, s: State, frame: Entertained, answer: int) -> None:
        """characters.entertainer.exchange: it leaves the game for the top character of the surplus pile."""
        s.pop()
        if not answer:
            s.tell("entertainer-kept", frame.seat)
            return
        card, *rest = self.of(s).surplus
        s.learned += 1
        self._drop(s, "entertainer")
        self.update(s, surplus=tuple(rest))
        self._show(s, card)
        s.tell("entertainer-exchanged", frame.seat, card=s.rules.card_keys[card])
        self._own(s, frame.seat, card)


def most_payable(s: State, seat: int) -> int:
    """The most a seat can pay in a single currency (characters.auction.one-currency)."""
    return max(s.rules.bags.total(s.hands[seat] & money) for money in s.rules.money)


def _due(s: State, frame: PayBid) -> int:
    """What the winner owes: the bid, or all there is where a hand guessed from a view falls short of it."""
    return min(frame.bid, most_payable(s, frame.seat))
