"""Scoring: moats beside walls, and where both run side by side (combined.score.*, combined.joint.*)."""

from __future__ import annotations

from collections.abc import Iterator

from sabika.core.events import ScoreLine
from sabika.core.module import Module, scores
from sabika.core.state import Slice, State
from sabika.palace.palace import Palace
from sabika.palace.shapes import MOAT, WALL
from sabika.palace.walls import longest_joint, longest_moat, moat_length
from sabika.rules.alhambra.scoring import bearers
from sabika.rules.granada.pieces import GranadaData
from sabika.rules.granada.scoring import Moats


class MoatsBeside(Moats):
    """The moats of a city that lies beside an Alhambra (combined.score.moat-beside-wall)."""

    def _length(self, palace: Palace) -> int:
        """combined.wall.outer, combined.wall.longest."""
        return moat_length(palace)

    def _carriers(self, s: State, palace: Palace) -> tuple[str, ...]:
        return () if s.sink is None else bearers(s, palace, longest_moat(palace), MOAT)


class Joint(Module[Slice]):
    """Wall and moat side by side count once more (combined.joint.independent, combined.joint.every-scoring)."""

    key = "joint"
    data_file = "granada"
    data_type = GranadaData
    data: GranadaData

    @scores("joint")
    def score_joint(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """combined.score.joint-stretch, combined.joint.longest: two points for each section of the longest stretch."""
        for seat, palace in enumerate(s.palaces):
            stretch = longest_joint(palace)
            if stretch.length:
                pieces = () if s.sink is None else bearers(s, palace, stretch, WALL, MOAT)
                args, points = {"length": stretch.length}, self.data.joint.value * stretch.length
                yield ScoreLine(seat, "combined.score.joint-stretch", "score-joint", points, args, pieces)
