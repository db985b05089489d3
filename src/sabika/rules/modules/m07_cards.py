"""Module 07, Characters: the cards, their owners and their use (characters.setup.*, characters.symbol.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from random import Random
from typing import Any, Final, Literal

import msgspec

from sabika.core.module import Module
from sabika.core.pieces import NO_KIND, Card
from sabika.core.refusal import Reason, because
from sabika.core.state import CardId, KindId, Nobody, Public, Seat, Slice, State
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

PILES: Final = (2, 3, 4)
PER_PILE: Final = 2
NOBODY: Final = -1


class CharacterRow(Row, frozen=True):
    timing: Timing


class CharacterData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, CharacterRow]
    entertainer_points: Amount
    trader_limit: Amount
    miser_price: Amount
    beggar_hand: Amount
    city_watch_walls: Amount

    def __post_init__(self) -> None:
        """characters.symbol.assignment: ten characters, each with its symbol."""
        require(set(self.cards) == set(TIMINGS), "characters.cards", f"expected {', '.join(TIMINGS)}")
        for key, timings in TIMINGS.items():
            timing = self.cards[key].timing
            good = f"timing {timing!r}: expected {' or '.join(timings)}"
            require(timing in timings, f"characters.cards.{key}", good)
        for name in ("entertainer_points", "trader_limit", "miser_price", "beggar_hand", "city_watch_walls"):
            require(0 < getattr(self, name).value < 100, f"characters.{name}", "expected 1 to 99")


class CharacterSlice(Slice, frozen=True, dict=True):
    owned: Public[tuple[tuple[CardId, Seat], ...]] = ()
    """Every character that has been turned up, with the seat it lies in front of or ``NOBODY``."""
    used: Public[tuple[CardId, ...]] = ()
    """Characters used in this turn."""
    surplus: Nobody[tuple[int, ...]] = ()
    """The face-down pile, its top card first."""
    half: Public[KindId] = NO_KIND
    """The kind the Wise Man stands for in the scoring being held."""
    dances: Public[int] = 0
    """How often the Dancer has put a tile back; each time has its own lot."""

    @cached_property
    def ready(self) -> frozenset[tuple[int, int]]:
        """The characters that have not been used in this turn, with their owners."""
        return frozenset(pair for pair in self.owned if pair[0] not in self.used)


class CharacterCards(Module[CharacterSlice]):
    """What the chapters of this module share."""

    data: CharacterData

    def cards(self) -> Iterable[Card]:
        """characters.setup.piles: ten characters."""
        return [Card(key=key, sort="character") for key in TIMINGS]

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """characters.setup.piles: two in each of piles 2, 3 and 4; characters.setup.surplus-pile: the rest."""
        if pile not in PILES:
            return []
        order = s.chance.shuffle("characters", self._all())
        self.update(s, surplus=tuple(order[PER_PILE * len(PILES) :]))
        at = PER_PILE * PILES.index(pile)
        return order[at : at + PER_PILE]

    def _all(self) -> list[int]:
        return [self.rules.card_number[key] for key in TIMINGS]

    def cards_elsewhere(self, s: State) -> list[int]:
        """Characters that are no longer in the pile."""
        return [*dict(self.of(s).owned), *self.of(s).surplus]

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """characters.hidden.information: the surplus pile is any choice of the characters nobody has seen."""
        hidden: Any = self.of(s).surplus
        seen = dict(self.of(s).owned)
        yield "surplus", tuple(rng.sample([card for card in self._all() if card not in seen], hidden.count))

    # ------------------------------------------------------------ having and using

    def _owner(self, s: State, key: str) -> int:
        """The seat in front of which a character lies, or ``NOBODY``."""
        return dict(self.of(s).owned).get(s.rules.card_number[key], NOBODY)

    def _ready(self, s: State, seat: int, key: str) -> bool:
        """characters.symbol.round-means-own-turn: whether a seat has a character it has not used in this turn."""
        return (s.rules.card_number[key], seat) in s.slices[self.slot].ready

    def _refuse_use(self, s: State, seat: int, key: str) -> Iterator[Reason]:
        if self._owner(s, key) != seat:
            yield because(f"characters.{key}.effect", "character-not-yours", card=key)
        elif not self._ready(s, seat, key):
            yield because("characters.symbol.round-means-own-turn", "character-used", card=key)

    def _use(self, s: State, key: str) -> None:
        """characters.use.symbols: a character is spent for this turn, or for good."""
        if self.data.cards[key].timing == "one_use":
            self._drop(s, key)
        else:
            self.update(s, used=(*self.of(s).used, s.rules.card_number[key]))

    def _drop(self, s: State, key: str) -> None:
        """A character leaves the game."""
        self._lay(s, s.rules.card_number[key], NOBODY)
        s.tell("character-gone", None, card=key)

    def _lay(self, s: State, card: int, seat: int) -> None:
        """A character lies open in front of a seat, or of nobody."""
        others = (pair for pair in self.of(s).owned if pair[0] != card)
        self.update(s, owned=(*others, (card, seat)))
