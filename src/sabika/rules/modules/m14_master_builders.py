"""Module 14, Master Builders: money cards that can be given for one more redesign (master-builders.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, card
from sabika.core.module import Module, decides, does, draws, step
from sabika.core.pieces import Card
from sabika.core.state import CardId, Frame, Nobody, Public, Slice, State
from sabika.rules.alhambra.frames import ExtraRedesign, MayRedesign
from sabika.rules.alhambra.money import lose_cards
from sabika.rules.components import Amount, require

NOT_YOURS: Final = ("master-builders.use.redesign", "builder-not-in-hand")
PLAY_BUILDER: Final = ActionKind("play-builder", card(), frames=(MayRedesign,), unless=NOT_YOURS)


class BuilderData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Amount
    value: Amount
    dealt: Amount
    per_pile: Amount

    def __post_init__(self) -> None:
        """master-builders.components.cards, master-builders.setup.deal-two, master-builders.setup.piles."""
        found = (self.copies.value, self.value.value, self.dealt.value, self.per_pile.value)
        require(
            found == (4, 3, 2, 3), "master_builders", "expected 4 per currency worth 3, 2 for everybody, 3 per pile"
        )


class BuilderSlice(Slice, frozen=True):
    gone: Public[tuple[CardId, ...]] = ()
    """Cards that have left the game for all to see."""
    aside: Nobody[tuple[int, ...]] = ()
    """Cards that were left over at the start."""


class MasterBuilders(Module[BuilderSlice]):
    """Money of value 3 that is dealt and shuffled in apart from the other money, and is used once
    (master-builders.use.money, master-builders.payment.everywhere, master-builders.hidden.hand)."""

    key = "master_builders"
    number = 14
    boxes = ("alhambra", "granada", "combined")
    complexity = 2
    minutes = 5
    kinds = (PLAY_BUILDER,)
    slice_type = BuilderSlice
    data_file = "master_builders"
    data_type = BuilderData
    data: BuilderData

    def cards(self) -> Iterable[Card]:
        """master-builders.components.cards, master-builders.setup.two-player: sixteen, however many play."""
        value, copies = self.data.value.value, self.data.copies.value
        for currency, name in enumerate(self.rules.currencies):
            yield Card(key=f"builder-{name}", sort="builder", currency=currency, value=value, copies=copies, held=True)

    @cached_property
    def _types(self) -> list[int]:
        return [self.rules.card_number[f"builder-{name}"] for name in self.rules.currencies]

    @cached_property
    def _mask(self) -> int:
        return self.rules.bags.mask(self._types)

    # ------------------------------------------------------------ set-up

    @step("setup", "builders")
    def deal_builders(self, s: State, _: int) -> None:
        """master-builders.setup.deal-two, master-builders.setup.not-counted-in-start-money: before the money and face
        down; master-builders.setup.leftover: nobody knows the rest."""
        rules, number = s.rules, self.data.dealt.value
        order = s.chance.shuffle("builders", self._not_in(s, ()))
        for seat in range(rules.players):
            own = rules.bags.of(order[seat * number :][:number])
            s.hands[seat] += own
            s.tell("builders-dealt", seat, cards="unseen", secret={"cards": rules.card_names(own)})
        self.update(s, aside=tuple(order[number * rules.players + 2 * self.data.per_pile.value :]))

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """master-builders.setup.piles: three in pile 3 and three, or what is left, in pile 5."""
        number = self.data.per_pile.value
        at = {3: 0, 5: number}.get(pile)
        if at is None:
            return []
        return s.chance.shuffle("builders/piles", self._not_in(s, s.hands, self.of(s).aside))[at : at + number]

    def _not_in(self, s: State, bags: Iterable[int], others: Iterable[int] = ()) -> list[int]:
        """All cards but those in some bags and some others."""
        left = Counter(self._types * self.data.copies.value)
        left.subtract([*s.rules.bags.unpack(sum([bag & self._mask for bag in bags])), *others])
        return sorted(left.elements())

    @draws("builder")
    def lay_open(self, s: State, card: int, speaker: int) -> None:
        """master-builders.acquire.as-money: one of the four cards of the display."""
        s.display += s.rules.bags.unit[card]
        s.tell("displayed", None, cards=[s.rules.card_keys[card]])

    # ------------------------------------------------------------ using

    def discards(self, s: State, bag: int) -> int:
        """master-builders.use.removed: never to the discard, whatever the card was given for."""
        used = bag & self._mask
        if used:
            self.update(s, gone=(*self.of(s).gone, *s.rules.bags.unpack(used)))
        return bag - used

    def extra_redesigns(self, s: State, seat: int) -> list[Frame]:
        """master-builders.use.redesign, master-builders.use.one-per-turn, master-builders.use.same-turn-as-taken,
        master-builders.use.only-own-turn, master-builders.characters.master-builder: one card, besides the character.
        Both redesigns are alike, so it makes no difference which comes first
        (master-builders.use.order-with-character). Who could have a card is asked: not to ask would show the hand."""
        unseen = s.hands[seat] - s.known[seat]
        return [MayRedesign(seat)] if s.known[seat] & self._mask or (unseen and self._unseen(s)) else []

    def _unseen(self, s: State) -> bool:
        """Whether there are cards that could lie in any hand, for all that everybody knows."""
        part, shown = self.of(s), sum([bag & self._mask for bag in (s.display, *s.known)])
        found = s.rules.bags.size(shown) + len(part.gone) + len(part.aside)
        return found < len(self._types) * self.data.copies.value

    @decides(MayRedesign)
    def builder_options(self, s: State, frame: MayRedesign) -> list[Move]:
        """master-builders.flow.decision: one card of the hand, or none."""
        own = dict.fromkeys(s.rules.bags.unpack(s.hands[frame.seat] & self._mask))
        return [*(self.move("play-builder", card) for card in own), self.move("skip-redesign")]

    @does("play-builder")
    def play_builder(self, s: State, frame: MayRedesign, card: int) -> None:
        """master-builders.use.redesign, master-builders.redesign.full-consequences: an ordinary redesign follows."""
        unit = s.rules.bags.unit[card]
        lose_cards(s, frame.seat, unit)
        self.discards(s, unit)
        s.tell("builder-played", frame.seat, card=s.rules.card_keys[card])
        s.replace_top(ExtraRedesign(frame.seat, must=True))

    # ------------------------------------------------------------ seeing

    def cards_elsewhere(self, s: State) -> list[int]:
        """Cards that are in the game no more."""
        return [*self.of(s).gone, *self.of(s).aside]

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """master-builders.hidden.hand: what is left over is any of the cards that have not been seen."""
        part: Any = self.of(s)
        yield "aside", tuple(rng.sample(self._not_in(s, (s.display, *s.hands), part.gone), part.aside.count))
