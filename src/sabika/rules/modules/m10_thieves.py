"""Module 10, Thieves: secret cards that take money from the display between two turns (thieves.*)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, card
from sabika.core.module import Module, Shown, does, refuses, step
from sabika.core.refusal import Reason, because
from sabika.core.state import CurrencyId, Nobody, Owner, Public, Slice, State, put, without
from sabika.core.view import Hidden, View
from sabika.rules.alhambra.frames import FillDisplay, Pause
from sabika.rules.alhambra.money import gain_cards
from sabika.rules.alhambra.pausing import interrupt, next_player
from sabika.rules.components import Amount, Row, require

STEAL: Final = ActionKind("steal", card(), frames=(Pause,))
WORTH: Final = (1.0, 0.8, 0.4, 0.0)
"""What a thief promises by the number of scorings held: a card that is not too small."""


class Dealt(Row, frozen=True):
    numbers: tuple[int, int, int, int, int]
    """How many each seat gets, by the number of players from two."""


class ThiefData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Amount
    dealt: Dealt

    def __post_init__(self) -> None:
        """thieves.setup.deal: three per currency."""
        require(self.copies.value == 3, "thieves.copies", "expected 3 per currency")
        enough = all(0 < number * players <= 12 for players, number in enumerate(self.dealt.numbers, 2))
        require(enough, "thieves.dealt", "expected at least one thief for everybody, and no more than 12")


class ThiefSlice(Slice, frozen=True):
    """thieves.hidden.hand: everybody sees how many thieves a seat has, their owner which."""

    hands: Owner[tuple[tuple[CurrencyId, ...], ...]] = ()
    """Per seat the currencies of its thieves."""
    played: Public[tuple[CurrencyId, ...]] = ()
    """The currencies of the thieves that have been played."""
    aside: Nobody[tuple[int, ...]] = ()
    """Those of the thieves that were not dealt."""


class Thieves(Module[ThiefSlice]):
    """Everybody but the player before and after the pause may take a displayed card of a thief's currency."""

    key = "thieves"
    number = 10
    boxes = ("alhambra", "granada", "combined")
    complexity = 1
    minutes = 5
    kinds = (STEAL,)
    slice_type = ThiefSlice
    options = {"thieves_by_finished_player": ("two_players_only", "always", "never")}
    data_file = "thieves"
    data_type = ThiefData
    data: ThiefData

    @cached_property
    def _box(self) -> list[int]:
        """The currencies of all thieves."""
        return sorted([*range(len(self.rules.currencies))] * self.data.copies.value)

    @step("setup", "thieves")
    def deal_thieves(self, s: State, _: int) -> None:
        """thieves.setup.deal, thieves.text.picked-up: all that are used are dealt face down;
        thieves.setup.rest-removed: nobody knows the others."""
        number, order = self.data.dealt.numbers[s.rules.players - 2], s.chance.shuffle("thieves", self._box)
        hands = tuple(tuple(sorted(order[seat * number :][:number])) for seat in range(s.rules.players))
        self.update(s, hands=hands, aside=tuple(order[number * s.rules.players :]))
        s.tell("thieves-dealt", None, number=number)

    def interruptions(self, s: State, seat: int) -> list[Move] | None:
        """thieves.use.special-turn, thieves.flow.decision-points: a displayed card of a thief's currency; whoever has a
        thief is asked while one could fit, whether it does or not: not to ask would show which it is."""
        own = self._thieves(s, seat)
        if not own or self._barred(s, seat) is not None:
            return None
        currencies, gone, limit = s.rules.cards, self.of(s).played, self.data.copies.value
        possible = [card for card in self._targets(s) if gone.count(currencies[card].currency) < limit]
        return [self.move("steal", card) for card in possible if currencies[card].currency in own] if possible else None

    def _thieves(self, s: State, seat: int) -> tuple[int, ...]:
        hands = self.of(s).hands
        return hands[seat] if hands else ()

    def _targets(self, s: State) -> list[int]:
        """thieves.use.what-can-be-stolen: money of the four currencies in the display."""
        shown = dict.fromkeys(s.rules.bags.unpack(s.display))
        spaces = range(len(s.rules.currencies))
        return [card for card in shown if s.rules.values[card] and s.rules.cards[card].currency in spaces]

    def _barred(self, s: State, seat: int) -> Reason | None:
        """thieves.use.who-may-play: neither the next player (thieves.use.not-before-own-turn) nor the one whose turn is
        over (thieves.use.finished-player-vizier-only), who may in a game for two, or as the table chose."""
        if seat == next_player(s):
            return because("thieves.use.not-before-own-turn", "steal-before-turn")
        chosen = s.rules.option("thieves_by_finished_player")
        may = chosen == "always" or (chosen == "two_players_only" and s.rules.players == 2)
        if seat == s.active and not may:
            return because("thieves.use.finished-player-vizier-only", "steal-after-turn")
        return None

    @refuses("steal")
    def refuse_steal(self, s: State, frame: Pause, card: int) -> Iterator[Reason]:
        """thieves.use.no-target, thieves.interaction.not-money."""
        barred, shown = self._barred(s, frame.seat), s.rules.card_keys[card]
        if barred is not None:
            yield barred
        if not s.rules.bags.count(s.display, card):
            yield because("thieves.use.no-target", "take-not-displayed", cards=[shown])
        elif card not in self._targets(s):
            yield because("thieves.use.what-can-be-stolen", "steal-not-this", card=shown)
        elif s.rules.cards[card].currency not in self._thieves(s, frame.seat):
            yield because("thieves.use.special-turn", "steal-no-thief", card=shown)

    @does("steal")
    def steal(self, s: State, frame: Pause, card: int) -> None:
        """thieves.use.one-card-each, thieves.use.removed, thieves.use.stolen-card-usable-at-once: one card for one
        thief; thieves.use.several, thieves.refill.interrupts: the display is filled up, special cards follow their own
        rules; thieves.priority.turn-order, thieves.refill.auction-inside-window: then everybody is asked again."""
        seat, part, unit = frame.seat, self.of(s), s.rules.bags.unit[card]
        thief = s.rules.cards[card].currency
        self.update(s, hands=put(part.hands, seat, without(part.hands[seat], thief)), played=(*part.played, thief))
        s.learned += 1
        s.display -= unit
        gain_cards(s, seat, unit)
        s.tell("stole", seat, card=s.rules.card_keys[card])
        interrupt(s)
        s.push(FillDisplay(next_player(s)))

    # ------------------------------------------------------------ seeing

    def prospects(self, s: State, seat: int) -> float:
        return len(self._thieves(s, seat)) * WORTH[s.scored]

    def items(self, v: View) -> Iterator[Shown]:
        """thieves.hidden.hand: the own thieves, and how many the others have."""
        hands: Any = self.of(v).hands
        for seat, own in enumerate(hands):
            if isinstance(own, Hidden):
                if own.count:
                    yield Shown(key="thief", owner=seat, count=own.count, hidden=True)
                continue
            for currency in dict.fromkeys(own):
                args = {"currency": v.rules.currencies[currency]}
                yield Shown(
                    key="thief", owner=seat, note="note-thief", args=args, currency=currency, count=own.count(currency)
                )

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """thieves.hidden.hand: the thieves nobody has shown, in any order."""
        part: Any = self.of(s)
        unseen = self._box[:]
        for thief in (*part.played, *(thief for own in part.hands if not isinstance(own, Hidden) for thief in own)):
            unseen.remove(thief)
        rng.shuffle(unseen)

        def dealt(own: Any) -> Any:
            return tuple(sorted(unseen.pop() for _ in range(own.count))) if isinstance(own, Hidden) else own

        yield "hands", tuple(map(dealt, part.hands))
        yield "aside", tuple(unseen.pop() for _ in range(part.aside.count))
