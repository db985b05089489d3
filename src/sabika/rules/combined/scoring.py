"""Scoring: moats beside walls, and where both run side by side (combined.score.*, combined.joint.*)."""

from __future__ import annotations

from collections.abc import Iterator

from sabika.core.events import ScoreLine
from sabika.core.module import scores
from sabika.core.state import State
from sabika.palace.palace import Palace
from sabika.palace.shapes import MOAT, WALL
from sabika.palace.walls import Stretch, longest_joint, longest_moat
from sabika.rules.alhambra.scoring import Outline
from sabika.rules.granada.pieces import GranadaData
from sabika.rules.granada.scoring import Moats


class MoatsBeside(Moats):
    """The moats of a city that lies beside an Alhambra (combined.score.moat-beside-wall)."""

    edges = (MOAT,)

    def _longest(self, palace: Palace) -> Stretch:
        """combined.wall.outer, combined.wall.longest."""
        return longest_moat(palace)

    def _length(self, palace: Palace) -> int:
        return longest_moat(palace).length


class Joint(Outline):
    """Wall and moat side by side count once more (combined.joint.independent, combined.joint.every-scoring)."""

    key = "joint"
    line = "joint"
    edges = (WALL, MOAT)
    data_file = "granada"
    data_type = GranadaData
    data: GranadaData

    def _longest(self, palace: Palace) -> Stretch:
        """combined.joint.longest."""
        return longest_joint(palace)

    def _length(self, palace: Palace) -> int:
        return longest_joint(palace).length

    @scores("joint")
    def score_joint(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """combined.score.joint-stretch: two points for each section of the longest stretch."""
        rule, each = "combined.score.joint-stretch", self.data.joint.value
        for seat, length, pieces in self._measured(s):
            yield ScoreLine(seat, rule, "score-joint", each * length, {"length": length}, pieces)
