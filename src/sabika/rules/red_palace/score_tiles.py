"""Score tiles: what most of a kind is worth in each scoring (red-palace.scoring.first, red-palace.scoring.second,
red-palace.scoring.third)."""

from __future__ import annotations

from sabika.core.module import step
from sabika.core.state import State
from sabika.rules.modules.m17_new_score_cards import NewScoreCards


class ScoreTiles(NewScoreCards):
    """The score cards of the Alhambra as tiles on a board (red-palace.components.score-tiles), unless the table prefers
    the fixed points of the Alhambra (red-palace.variant.classic-scoring, red-palace.variant.classic-tables)."""

    key = "score_tiles"
    number = 0
    options = {"scoring": ("score_tiles", "classic")}

    @step("setup", "score_cards")
    def lay_cards(self, s: State, _: int) -> None:
        """red-palace.setup.score-tiles-random: three of them, from left to right for the three scorings."""
        if s.rules.option("scoring") == "score_tiles":
            super().lay_cards(s, _)
