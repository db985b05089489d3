"""Module 07, Characters: the cards, their owners and their use (characters.setup.*, characters.symbol.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, Literal

import msgspec

from sabika.core.module import Module
from sabika.core.pieces import NO_KIND, Card
from sabika.core.refusal import Reason, because
from sabika.core.state import Nobody, Public, Slice, State
from sabika.rules.components import Amount, Row, require

Timing = Literal["one_use", "once_per_round", "scoring"]

TIMINGS: Final[dict[str, tuple[Timing, ...]]] = {
    "rich-patron": ("one_use", "once_per_round"),
    "miser": ("one_use", "once_per_round"),
    "master-builder": ("once_per_round",),
    "trader": ("once_per_round",),
    "entertainer": ("scoring",),
    "wise-man": ("scoring",),
    "dancer": ("one_use", "once_per_round"),
    "moneychanger": ("one_use", "once_per_round"),
    "beggar": ("one_use", "once_per_round"),
    "city-watch": ("scoring",),
}
"""The symbols that make sense on each card (characters.use.symbols)."""

FIRST_PILE: Final = 2
LAST_PILE: Final = 4
PER_PILE: Final = 2


class CharacterRow(Row, frozen=True):
    timing: Timing


class CharacterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, CharacterRow]
    entertainer_points: Amount
    trader_limit: Amount
    miser_price: Amount
    beggar_hand: Amount
    city_watch_walls: Amount


class CharacterSlice(Slice, frozen=True):
    owned: Public[tuple[tuple[int, int], ...]] = ()
    """Each character that lies in front of somebody, with the seat (characters.hidden.information)."""
    shown: Public[tuple[int, ...]] = ()
    """Every character that has been turned up, wherever it is now."""
    used: Public[tuple[int, ...]] = ()
    """Characters used in this turn."""
    surplus: Nobody[tuple[int, ...]] = ()
    """The face-down pile, its top card first."""
    half: Public[int] = NO_KIND
    """The kind the Wise Man stands for in the scoring being held."""
    dances: Public[int] = 0
    """How often the Dancer has put a tile back."""


class CharacterCards(Module[CharacterSlice]):
    """What the chapters of this module share."""

    data: CharacterData

    def cards(self) -> Iterable[Card]:
        """characters.symbol.assignment: ten characters, each with its symbol."""
        rows = self.data.cards
        require(set(rows) == set(TIMINGS), "characters.cards", f"expected {', '.join(TIMINGS)}")
        for key, row in rows.items():
            good = row.timing in TIMINGS[key]
            require(good, f"characters.cards.{key}", f"timing {row.timing!r}: expected {' or '.join(TIMINGS[key])}")
            yield Card(key=key, sort="character")
        for name in ("entertainer_points", "trader_limit", "miser_price", "beggar_hand", "city_watch_walls"):
            require(getattr(self.data, name).value > 0, f"characters.{name}", "expected at least 1")

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """characters.setup.piles: two in each of piles 2, 3 and 4; characters.setup.surplus-pile: the rest."""
        if not FIRST_PILE <= pile <= LAST_PILE:
            return []
        order = s.chance.shuffle("characters", [s.rules.card_number[key] for key in TIMINGS])
        if pile == LAST_PILE:
            self.update(s, surplus=tuple(order[(LAST_PILE - FIRST_PILE + 1) * PER_PILE :]))
        at = (pile - FIRST_PILE) * PER_PILE
        return order[at : at + PER_PILE]

    def cards_elsewhere(self, s: State) -> list[int]:
        """Characters that are no longer in the pile."""
        return [*self._turned_up(s), *self.of(s).surplus]

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """characters.hidden.information: the surplus pile is any choice of the characters nobody has seen."""
        hidden: Any = self.of(s).surplus
        seen = self._turned_up(s)
        unseen = [card for key in TIMINGS if (card := s.rules.card_number[key]) not in seen]
        yield "surplus", tuple(rng.sample(unseen, hidden.count))

    def _turned_up(self, s: State) -> set[int]:
        mine = self.of(s)
        return {*mine.shown, *(card for card, _ in mine.owned)}

    # ------------------------------------------------------------ having and using

    def _owner(self, s: State, key: str) -> int | None:
        """The seat in front of which a character lies."""
        card = s.rules.card_number[key]
        return next((seat for owned, seat in self.of(s).owned if owned == card), None)

    def _ready(self, s: State, seat: int, key: str) -> bool:
        """characters.symbol.round-means-own-turn: whether a seat has a character it has not used in this turn."""
        mine = self.of(s)
        card = s.rules.card_number[key]
        return (card, seat) in mine.owned and card not in mine.used

    def _refuse_use(self, s: State, seat: int, key: str) -> Iterator[Reason]:
        if self._owner(s, key) != seat:
            yield because(f"characters.{key}.effect", "character-not-yours", card=key)
        elif not self._ready(s, seat, key):
            yield because("characters.symbol.round-means-own-turn", "character-used", card=key)

    def _use(self, s: State, key: str) -> None:
        """characters.use.symbols: a character is spent for this turn, or for good."""
        card = s.rules.card_number[key]
        if self.data.cards[key].timing == "one_use":
            self._drop(s, key)
        else:
            self.update(s, used=(*self.of(s).used, card))

    def _drop(self, s: State, key: str) -> None:
        """A character leaves the game."""
        card = s.rules.card_number[key]
        self.update(s, owned=tuple(pair for pair in self.of(s).owned if pair[0] != card))
        self._show(s, card)
        s.tell("character-gone", None, card=key)

    def _show(self, s: State, card: int) -> None:
        if card not in self.of(s).shown:
            self.update(s, shown=(*self.of(s).shown, card))
