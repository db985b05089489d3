"""The money pile, whose second scoring card comes late (combined.deck.*)."""

from __future__ import annotations

from collections.abc import Iterator

from sabika.core.module import Shown
from sabika.core.state import State
from sabika.core.view import View
from sabika.rules.alhambra.money import Money, stack_piles


class LongDeck(Money):
    """One deck for twice as many tiles (combined.setup.money)."""

    def _stack(self, s: State, cards: list[int]) -> None:
        """combined.refill.first-exhaustion, combined.deck.when, combined.deck.small-discard: the first time in five
        piles, with the second scoring card in pile 2; combined.deck.later: then as usual."""
        if s.reshuffles > 1:
            super()._stack(s, cards)
        else:
            stack_piles(s, cards, lambda pile, money: self._with_second(s, money) if pile == 2 else money)

    def _with_second(self, s: State, money: list[int]) -> list[int]:
        return s.chance.shuffle("discard/1/pile/2", [*money, self._second])

    @property
    def _second(self) -> int:
        return self.rules.card_number["scoring2"]

    def cards_elsewhere(self, s: State) -> list[int]:
        """combined.setup.second-scoring-card: aside until the pile is exhausted."""
        return [*dict.fromkeys([*super().cards_elsewhere(s), *([] if s.reshuffles else [self._second])])]

    def items(self, v: View) -> Iterator[Shown]:
        """combined.turn.otherwise-same: everybody sees whether the second scoring card is still aside."""
        if not v.reshuffles:
            yield Shown(key="scoring2", card=self._second, note="note-scoring-aside")
