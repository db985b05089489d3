"""Module 03, Bonus Cards: the cards, who holds them and who knows (bonus-cards.setup.*, bonus-cards.hidden.hand)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from sabika.core.module import Module, Shown, step
from sabika.core.pieces import Card
from sabika.core.state import CardId, Nobody, Owner, PerSeat, Public, Slice, State
from sabika.core.view import Hidden, View
from sabika.palace.shapes import BARE
from sabika.rules.components import Amount, Row, require


class Deal(Row, frozen=True):
    numbers: tuple[int, ...]
    """How many cards each gets when 2, 3, 4, 5 or 6 play."""


class BonusData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Amount
    deal: Deal

    def __post_init__(self) -> None:
        """bonus-cards.setup.deal, bonus-cards.setup.rest-aside."""
        good = len(self.deal.numbers) == 5
        enough = all(number * players <= self.cards.value for players, number in enumerate(self.deal.numbers, 2))
        require(good and enough, "bonus_cards.deal", "expected a number for 2 to 6 players, as far as the cards go")


class BonusSlice(Slice, frozen=True):
    hands: Owner[tuple[tuple[CardId, ...], ...]] = ()
    """Per seat the cards that only it knows."""
    aside: Nobody[tuple[int, ...]] = ()
    """The cards that were not dealt."""
    played: Public[PerSeat[tuple[CardId, ...]]] = ()
    """Per seat the cards that lie open."""
    returned: Public[PerSeat[tuple[CardId, ...]]] = ()
    """Per seat the cards it had to take back, which everybody has seen."""


class BonusHands(Module[BonusSlice]):
    """Ten cards, some of them dealt in secret."""

    data: BonusData

    def cards(self) -> Iterable[Card]:
        """bonus-cards.setup.ten-cards, bonus-cards.components.list: one for each tile of the base game without a
        wall."""
        bare = [tile.key for tile in self.rules.modules["buildings"].tiles() if tile.shape is BARE]
        number = self.data.cards.value
        require(len(bare) == number, "bonus_cards.cards", f"expected {number} tiles without walls, found {len(bare)}")
        return [Card(key=f"bonus-{key}", sort="bonus", extra=key) for key in bare]

    @cached_property
    def _tiles(self) -> dict[int, int]:
        """bonus-cards.match.tile-identity: every card with the one tile it shows."""
        numbered = enumerate(self.rules.cards)
        return {number: self.rules.tile_number[row.extra] for number, row in numbered if row.sort == "bonus"}

    def cards_elsewhere(self, s: State) -> Iterable[int]:
        """None of them is ever in the money pile."""
        return self._tiles

    @step("setup", "bonus_cards")
    def deal(self, s: State, _: int) -> None:
        """bonus-cards.setup.deal, bonus-cards.setup.rest-aside, bonus-cards.two-player.dirk: face down."""
        players, order = s.rules.players, s.chance.shuffle("bonus-cards", list(self._tiles))
        number, nothing = self.data.deal.numbers[players - 2], ((),) * players
        hands = tuple(tuple(sorted(order[number * seat : number * (seat + 1)])) for seat in range(players))
        self.update(s, hands=hands, aside=tuple(order[number * players :]), played=nothing, returned=nothing)
        for seat, own in enumerate(hands):
            s.tell("bonus-dealt", seat, number=number, secret={"cards": [s.rules.card_keys[card] for card in own]})

    def items(self, v: View) -> Iterator[Shown]:
        """bonus-cards.hidden.hand: open cards and those taken back are seen by all, the others by their owner."""
        part, keys = self.of(v), v.rules.card_keys
        for seat, hand in enumerate(part.hands):
            shown = [(card, "note-bonus-played") for card in part.played[seat]]
            shown += [(card, "note-bonus-returned") for card in part.returned[seat]]
            if not isinstance(hand, Hidden):
                shown += [(card, "note-bonus-hand") for card in hand]
            elif hand.count:
                yield Shown(key="bonus-cards", owner=seat, count=hand.count, hidden=True)
            for number, note in shown:
                yield Shown(key=keys[number], owner=seat, card=number, note=note)
        aside: Any = part.aside
        if aside.count:
            yield Shown(key="bonus-cards", count=aside.count, hidden=True)

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """bonus-cards.hidden.hand: the cards nobody has shown lie anywhere in the other hands and aside."""
        part = self.of(s)
        own = part.hands[seat] if seat is not None and part.hands else ()
        seen = {*own, *(card for cards in (*part.played, *part.returned) for card in cards)}
        pool = [card for card in self._tiles if card not in seen]
        rng.shuffle(pool)
        hands: list[Any] = list(part.hands)
        for other, hand in enumerate(hands):
            if isinstance(hand, Hidden):
                hands[other], pool = tuple(sorted(pool[: hand.count])), pool[hand.count :]
        hidden: Any = part.aside
        yield "hands", tuple(hands)
        yield "aside", tuple(pool[: hidden.count])
