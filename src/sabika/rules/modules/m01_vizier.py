"""Module 01, The Vizier's Favour: between two turns a tile is bought for exact money (vizier.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Final

import msgspec

from sabika.core.actions import KIND_BITS, KIND_MASK, ActionKind, Move, Name, cards, tile
from sabika.core.module import Module, Offer, Shown, does, refuses
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import Public, Seat, Slice, State, without
from sabika.core.view import View
from sabika.rules.alhambra.buying import PAYMENT_SHIFT, every_offer, in_currency, other_ways, paid_otherwise
from sabika.rules.alhambra.frames import Act, FillMarket, Pause, Placing
from sabika.rules.alhambra.pausing import interrupt, next_player
from sabika.rules.alhambra.paying import refuse_payment
from sabika.rules.alhambra.purses import purse_of
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.components import Amount, require

EXACT: Final = "vizier.special-move.exact-only"
PIECE_MASK: Final = (1 << PAYMENT_SHIFT - KIND_BITS) - 1
WORTH: Final = (1.0, 0.8, 0.4, 0.0)
"""What an awake vizier promises by the number of scorings held: a purchase more."""


def purchases(rules: Ruleset) -> list[str]:
    """The actions by which a tile is bought for cards."""
    return [kind.name for kind in rules.codec.kinds if [field.name for field in kind.fields] == ["tile", "cards"]]


WAKE: Final = ActionKind("wake-vizier", frames=(Act,), unless=("vizier.wake.only-when-asleep", "vizier-awake"))
SPECIAL_MOVE: Final = ActionKind("special-move", Name("by", purchases), tile(), cards(), frames=(Pause,))


class VizierData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: Amount

    def __post_init__(self) -> None:
        require(self.tokens.value == 6, "vizier.tokens", "expected one for each of 6 players")


class VizierSlice(Slice, frozen=True):
    """vizier.setup.one-awake-token-each, vizier.hidden.all-public."""

    asleep: Public[tuple[Seat, ...]] = ()
    """The seats whose vizier sleeps."""


class Vizier(Module[VizierSlice]):
    """A special move is one purchase of a tile that is on offer to all, by the action that buys it in a turn."""

    key = "vizier"
    number = 1
    boxes = ("alhambra", "granada", "combined")
    complexity = 2
    minutes = 10
    kinds = (WAKE, SPECIAL_MOVE)
    slice_type = VizierSlice
    options = {"special_moves": ("before_scoring", "after_scoring")}
    data_file = "vizier"
    data_type = VizierData

    # ------------------------------------------------------------ waking

    def actions(self, s: State, seat: int) -> list[Move]:
        """vizier.wake.action, vizier.wake.only-when-asleep."""
        return [self.move("wake-vizier")] if seat in self.of(s).asleep else []

    @does("wake-vizier")
    def wake(self, s: State, frame: Act) -> None:
        """vizier.wake.usable-from-then-on: also in the pause after this turn."""
        self.update(s, asleep=without(self.of(s).asleep, frame.seat))
        s.tell("vizier-woken", frame.seat)
        end_actions(s)

    # ------------------------------------------------------------ the special move

    def interruptions(self, s: State, seat: int) -> Iterable[Move] | None:
        """vizier.special-move.when, vizier.special-move.awake-required, vizier.flow.decision-points: whoever is awake
        is asked, unless everybody can see that no payment is exact."""
        if seat in self.of(s).asleep:
            return None
        purse = purse_of(s, seat, "purchase")
        if purse != s.known[seat]:
            return self._special_moves(s, seat, purse)
        return [*self._special_moves(s, seat, purse)] or None

    def _special_moves(self, s: State, seat: int, purse: int) -> Iterator[Move]:
        """Every exact purchase; found only when somebody wants to know them."""
        offers, by = self._offers(s, seat), self._verbs.index
        for buy in (*in_currency(s.rules, purse, offers), *paid_otherwise(other_ways(s, seat), offers)):
            yield self.move("special-move", by(buy & KIND_MASK), buy >> KIND_BITS & PIECE_MASK, buy >> PAYMENT_SHIFT)

    @cached_property
    def _verbs(self) -> list[int]:
        """The actions by which tiles are bought, by their numbers in moves."""
        return [self.rules.codec.number[name] for name in purchases(self.rules)]

    def _offers(self, s: State, seat: int) -> list[Offer]:
        """vizier.special-move.tiles-on-offer: tiles on the market (with what else their purchase can bring) and beside
        it, at the price of now (vizier.special-move.bazaar-price), to be paid exactly."""
        exact = self._exact
        return [
            exact.get(offer) or exact.setdefault(offer, offer._replace(exact_only=EXACT))
            for offer in every_offer(s, seat)
            if offer.patron
        ]

    @cached_property
    def _exact(self) -> dict[Offer, Offer]:
        """Offers that were met, to be paid exactly."""
        return {}

    @refuses("special-move")
    def refuse_special_move(self, s: State, frame: Pause, by: int, tile: int, payment: int) -> Iterable[Reason]:
        """vizier.special-move.payment-instruments: all that pays for a tile in a turn."""
        if frame.seat in self.of(s).asleep:
            yield because("vizier.special-move.awake-required", "vizier-asleep")
        tag = self._verbs[by] | tile << KIND_BITS
        offer = next((offer for offer in self._offers(s, frame.seat) if offer.tag == tag), None)
        if offer is None:
            yield because("vizier.special-move.tiles-on-offer", "special-not-on-offer", tile=s.rules.tile_keys[tile])
        else:
            yield from refuse_payment(s, frame.seat, offer, payment)

    @does("special-move")
    def special_move(self, s: State, frame: Pause, by: int, tile: int, payment: int) -> None:
        """vizier.special-move.falls-asleep; vizier.special-move.place-at-once, vizier.special-move.market-refilled: the
        tile is placed, then the market filled, then everybody is asked again (vizier.priority.others-decide-again);
        vizier.special-move.no-bonus-action: as if this were a further action already, so no other one follows."""
        seat, number = frame.seat, self._verbs[by]
        self.update(s, asleep=(*self.of(s).asleep, seat))
        s.tell("special-move", seat)
        interrupt(s)
        s.push(FillMarket(next_player(s)))
        s.push(Placing(seat))
        s.rules.do[number](s, Act(seat, bonus=True), s.rules.codec.kinds[number].pack((tile, payment)))

    # ------------------------------------------------------------ seeing

    def prospects(self, s: State, seat: int) -> float:
        return 0.0 if seat in self.of(s).asleep else WORTH[s.scored]

    def items(self, v: View) -> Iterator[Shown]:
        """vizier.hidden.all-public: every token lies open, awake or asleep."""
        for seat in range(v.rules.players):
            asleep = seat in self.of(v).asleep
            yield Shown(key="vizier", owner=seat, note="note-vizier-asleep" if asleep else "note-vizier", hidden=asleep)
