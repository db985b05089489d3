"""The nine guard abilities (red-palace.components.ability-tiles), and what they make of a turn.

The chapters: ``ability_tiles`` (using and paying), ``token_abilities``, ``money_abilities`` and ``building_abilities``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from sabika.core.actions import Move
from sabika.core.module import decides
from sabika.core.state import Frame, State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.turn import Turn
from sabika.rules.red_palace.ability_tiles import GO_ON, SPEND, USE, AbilitySlice, Against
from sabika.rules.red_palace.building_abilities import BUILDING_KINDS, BuildingAbilities
from sabika.rules.red_palace.frames import BeforePlacing, Bought
from sabika.rules.red_palace.money_abilities import MONEY_KINDS, MoneyAbilities
from sabika.rules.red_palace.token_abilities import TOKEN_KINDS, TokenAbilities


class TurnWithAbilities(Turn):
    """Actions as in the Alhambra; abilities may be used beside and after them (red-palace.flow.ability-then-action)."""

    def _moments(self, seat: int) -> tuple[Frame, ...]:
        return BeforePlacing(seat), Act(seat)

    @decides(Act)
    @decides(Bought)
    def action_options(self, s: State, frame: Act) -> list[Move]:
        """red-palace.flow.one-action, red-palace.flow.extra-action, red-palace.flow.no-legal-action."""
        return super().action_options(s, frame)


class Abilities(TokenAbilities, MoneyAbilities, BuildingAbilities):
    """Four of nine abilities, each as its tile says."""

    key = "abilities"
    kinds = (USE, SPEND, GO_ON, *TOKEN_KINDS, *MONEY_KINDS, *BUILDING_KINDS)
    slice_type = AbilitySlice
    options = {"half_building_alone": ("no", "yes")}

    @cached_property
    def _against(self) -> Mapping[str, Against]:
        return {
            "swap-token": self._against_swap,
            "buy-from-overview": self._against_buying_ahead,
            "wall-section": self._against_section,
            "take-money": self._against_taking,
            "plaza": self._against_plaza,
            "count-as-exact": self._against_counting,
            "redraw-token": self._against_redraw,
            "move-guard": self._against_moving,
            "half-building": self._against_half,
        }

    @cached_property
    def _choices(self) -> Mapping[str, Callable[[State, int], list[Move]]]:
        return {
            "swap-token": self._swaps,
            "buy-from-overview": self._cards_to_give,
            "take-money": self._cards_to_take,
            "redraw-token": self._redraws,
            "move-guard": self._guards_to_move,
            "half-building": self._halves,
        }

    @cached_property
    def _effects(self) -> Mapping[str, Callable[[State, int], None]]:
        return {
            "wall-section": self._take_section,
            "plaza": self._take_plaza,
            "count-as-exact": self._count_as_exact,
        }
