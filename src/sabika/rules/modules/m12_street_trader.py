"""Module 12, Street Trader: citizens wait on a tile and move into what is built on its cell (street-trader.*).

The chapters of the module: ``m12_citizens`` (setting up), ``m12_moving_in`` and, here, the trader tile and the scoring.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from sabika.core.actions import ActionKind, Move, cell
from sabika.core.events import ScoreLine
from sabika.core.module import Shown, decides, does, scores, step
from sabika.core.state import Decision, State, put, without
from sabika.core.view import View
from sabika.palace.grid import code_cell
from sabika.rules.alhambra.turn import in_turn
from sabika.rules.modules.m12_citizens import CHOOSE, TraderData, TraderSlice
from sabika.rules.modules.m12_moving_in import MOVING_KINDS, MakingWay, MovingCitizens

ASIDE: Final = -1
"""In place of a cell: the trader tile lies beside the palace."""


class TraderBack(Decision, frozen=True):
    """A trader tile that was set aside is put back."""


NOT_THERE: Final = ("street-trader.replace.legal-cells", "trader-not-there")
PUT_BACK: Final = ActionKind("place-trader", cell(), frames=(TraderBack,), unless=NOT_THERE)


class StreetTrader(MovingCitizens):
    """A citizen may move into a building of its colour built on the trader's cell; sets of colours score."""

    key = "street_trader"
    number = 12
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 10
    kinds = (CHOOSE, *MOVING_KINDS, PUT_BACK)
    slice_type = TraderSlice
    data_file = "street_trader"
    data_type = TraderData

    # ------------------------------------------------------------ the trader tile

    def on_placed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """street-trader.displace.trigger, street-trader.displace.which-tiles, street-trader.interaction.gates: whatever
        is laid on its cell sets the trader aside; street-trader.cell.not-a-tile: it never blocks."""
        if self.of(s).cells[seat : seat + 1] == (cell,):
            self._set_aside(s, seat)
            s.push(MakingWay(seat, piece))

    def _set_aside(self, s: State, seat: int) -> None:
        """street-trader.replace.once-per-turn: it comes back at the end of the turn; street-trader.out-of-turn: outside
        the actions and placements of the seat's own turn it comes back at once."""
        self.update(s, cells=put(self.of(s).cells, seat, ASIDE))
        if not in_turn(s, seat, "act", "trader_back"):
            s.push(TraderBack(seat))

    @step("turn", "trader_back")
    def bring_back(self, s: State, seat: int) -> None:
        """street-trader.replace.end-of-turn, street-trader.replace.once-per-turn: after placing and extra redesigns."""
        if self.of(s).cells[seat : seat + 1] == (ASIDE,):
            s.push(TraderBack(seat))

    @decides(TraderBack)
    def trader_back_options(self, s: State, frame: TraderBack) -> list[Move]:
        """street-trader.replace.legal-cells: every empty cell beside any tile, buildable or not."""
        return [self.move("place-trader", code) for code in s.palaces[frame.seat].edge_neighbours()]

    @does("place-trader")
    def place_trader(self, s: State, frame: TraderBack, code: int) -> None:
        self.update(s, cells=put(self.of(s).cells, frame.seat, code))
        s.pop()
        s.tell("trader-placed", frame.seat, cell=code_cell(code))

    # ------------------------------------------------------------ leaving and scoring

    def on_removed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """street-trader.dismantle.citizen-lost, street-trader.dismantle.cases: the citizen goes back to the supply;
        street-trader.replace.left-alone: a trader without a neighbour is set aside, and nobody moves."""
        now = self.of(s)
        if piece in now.homes:
            self.update(s, homes=without(now.homes, piece))
            self._restock(s, s.rules.kind_of[piece], 1)
            s.tell("citizen-lost", seat, tile=s.rules.tile_keys[piece])
        palace = s.palaces[seat]
        at = now.cells[seat] if now.cells else ASIDE
        if at != ASIDE and not palace.is_edge_neighbour(at):
            s.tell("trader-alone", seat)
            self._set_aside(s, seat)

    @scores("citizens")
    def score_citizens(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """street-trader.scoring.sets, street-trader.scoring.algorithm: the k-th set has every colour that is there k
        times; street-trader.two-player: Dirk has none."""
        for seat, palace in enumerate(s.palaces):
            inhabited: dict[int, list[int]] = {}
            for piece in palace.built():
                if piece in self.of(s).homes:
                    inhabited.setdefault(s.rules.kind_of[piece], []).append(piece)
            for row in zip_longest(*inhabited.values()):
                group = [piece for piece in row if piece is not None]
                points, args = self.data.sets.points[len(group) - 1], {"colours": len(group)}
                names = tuple(s.rules.tile_names(group))
                yield ScoreLine(seat, "street-trader.scoring.sets", "score-citizens", points, args, names)

    # ------------------------------------------------------------ seeing

    def items(self, v: View) -> Iterator[Shown]:
        """The trader tiles with the citizens on them, the citizens who have moved in, and the supply."""
        part = self.of(v)
        for seat, code in enumerate(part.cells):
            yield from self._household(v, seat, code)
        for colour, number in enumerate(part.supply):
            if number:
                yield Shown(key="citizen", kind=colour, count=number)

    def _household(self, v: View, seat: int, code: int) -> Iterator[Shown]:
        part, kind_of = self.of(v), v.rules.kind_of
        homes = [piece for piece in v.palaces[seat].built() if piece in part.homes]
        args = {"homes": len(homes), "colours": len({kind_of[piece] for piece in homes})}
        aside = code == ASIDE
        note = "note-trader-aside" if aside else "note-trader-tile"
        yield Shown(key="trader-tile", owner=seat, note=note, args=args, cell=None if aside else code)
        for colour in part.traders[seat]:
            yield Shown(key="citizen", owner=seat, kind=colour, note="note-citizen-waits")
        for piece in homes:
            yield Shown(key="citizen", owner=seat, kind=kind_of[piece], tile=piece, lies=True)
