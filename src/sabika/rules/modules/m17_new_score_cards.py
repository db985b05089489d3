"""Module 17, New Score Cards: what most of a kind is worth changes from scoring to scoring (new-score-cards.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Annotated, Final

import msgspec

from sabika.core.module import Module, Shown, step
from sabika.core.pieces import Card
from sabika.core.state import SCORINGS, CardId, Public, Slice, State
from sabika.core.view import View
from sabika.rules.components import Row, require

CARDS: Final = 18
PER_PLACE: Final = 3
"""How often each kind stands on each place of all cards together."""

PointTable = tuple[tuple[int, ...], ...]


class ScoreCardRow(Row, frozen=True):
    order: tuple[str, ...]
    """The kinds from the least valuable to the most valuable."""


class ScoreCardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, ScoreCardRow]


class ScoreCardSlice(Slice, frozen=True):
    """new-score-cards.hidden.all-open."""

    laid: Public[Annotated[tuple[CardId, ...], 3]] = ()
    """The cards for the three scorings; the others have left the game."""


class NewScoreCards(Module[ScoreCardSlice]):
    """A card per scoring puts the six kinds in a new order; new-score-cards.flow.no-decision: nothing is decided."""

    key = "new_score_cards"
    number = 17
    boxes = ("alhambra", "combined")
    complexity = 1
    minutes = 5
    slice_type = ScoreCardSlice
    data_file = "new_score_cards"
    data_type = ScoreCardData
    data: ScoreCardData

    def cards(self) -> Iterable[Card]:
        """new-score-cards.components.cards, new-score-cards.data.sequences: 18 orders of the kinds, each kind three
        times on each place."""
        kinds, rows = self.rules.colours, self.data.cards
        require(len(rows) == CARDS, "new_score_cards.cards", f"expected {CARDS} cards")
        places = Counter((place, kind) for row in rows.values() for place, kind in enumerate(row.order))
        for key, row in rows.items():
            require(sorted(row.order) == sorted(kinds), f"new_score_cards.cards.{key}", "expected each kind once")
        balanced = set(places.values()) == {PER_PLACE}
        require(balanced, "new_score_cards.cards", f"expected each kind {PER_PLACE} times on each place")
        for key, row in rows.items():
            yield Card(key=key, sort="score-card", extra=tuple(kinds.index(kind) for kind in row.order))

    @step("setup", "score_cards")
    def lay_cards(self, s: State, _: int) -> None:
        """new-score-cards.setup.three-open, new-score-cards.reuse: three different cards for the three scorings."""
        self.update(s, laid=tuple(s.chance.shuffle("score-cards", self._all)[:SCORINGS]))
        for scoring, card in enumerate(self.of(s).laid, 1):
            s.tell("score-card-laid", None, card=s.rules.card_keys[card], scoring=scoring)

    @cached_property
    def _all(self) -> list[int]:
        return [self.rules.card_number[key] for key in self.data.cards]

    def cards_elsewhere(self, s: State) -> list[int]:
        """new-score-cards.trigger.base-cards: none of them is ever in the money pile."""
        return self._all

    def majority_points(self, s: State, scoring: int, table: PointTable) -> PointTable:
        """new-score-cards.scoring.method, new-score-cards.scoring.position-values: what the places pay stays, the kinds
        stand in the order of the scoring's card; new-score-cards.scope.only-six-types, new-score-cards.base-games:
        nothing else changes."""
        laid = self.of(s).laid
        if not laid:
            return table
        order = s.rules.cards[laid[scoring - 1]].extra
        worth = dict(zip(order, table[: len(order)], strict=True))
        return (*(worth[kind] for kind in range(len(order))), *table[len(order) :])

    def items(self, v: View) -> Iterator[Shown]:
        """new-score-cards.hidden.all-open: the three cards, the most valuable kind first."""
        for scoring, card in enumerate(self.of(v).laid, 1):
            kinds = [v.rules.kinds[kind] for kind in reversed(v.rules.cards[card].extra)]
            args = {"scoring": scoring, "kinds": kinds}
            yield Shown(key=v.rules.card_keys[card], card=card, note="note-score-card", args=args)
