"""Module 12, Street Trader: the citizens and where they start (street-trader.setup.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, choice, kinds
from sabika.core.module import Module, decides, does, step
from sabika.core.state import CellCode, Decision, KindId, Owner, PerKind, PerSeat, Public, Slice, State, TileId, put
from sabika.core.view import Hidden
from sabika.palace.grid import SIDES, STEP, cell_code, code_cell
from sabika.rules.components import Amount, Row, require


class Choosing(Decision, frozen=True):
    """A seat secretly chooses the citizens on its trader tile and where it lies."""


NOT_THREE: Final = ("street-trader.setup.choose-three", "citizens-not-three")
CHOOSE: Final = ActionKind(
    "choose-citizens", choice("side", *SIDES), kinds(), frames=(Choosing,), unless=NOT_THREE, secret=True
)


class Sets(Row, frozen=True):
    points: tuple[int, ...]


class TraderData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    citizens: Amount
    traders: Amount
    on_trader: Amount
    sets: Sets

    def __post_init__(self) -> None:
        """street-trader.setup.components: 7 citizens of each of 6 colours, 6 trader tiles with 3 citizens each."""
        found = (self.citizens.value, self.traders.value, self.on_trader.value, len(self.sets.points))
        require(found == (7, 6, 3, 6), "street_trader", "expected 7 citizens, 6 traders with 3 each, points for 6 sets")


class TraderSlice(Slice, frozen=True):
    chosen: Owner[tuple[tuple[int, ...], ...]] = ()
    """While all choose: per seat the side and the colours, empty before its choice."""
    cells: Public[PerSeat[CellCode]] = ()
    """Per seat the cell of its trader tile, or ``ASIDE``; nothing while there are no traders yet."""
    traders: Public[PerSeat[tuple[KindId, ...]]] = ()
    """Per seat the colours of the citizens on its trader tile."""
    homes: Public[tuple[TileId, ...]] = ()
    """Inhabited buildings; a citizen always has the colour of its building."""
    supply: Public[PerKind[int]] = ()
    """Per colour the citizens in the general supply."""


class Citizens(Module[TraderSlice]):
    """Everybody begins with three citizens on a trader tile beside the starting tile."""

    data: TraderData

    @step("setup", "citizens")
    def begin_choosing(self, s: State, _: int) -> None:
        """street-trader.setup.choose-three, street-trader.setup.simultaneous: before any tile or money appears; seats
        answer one after another without seeing each other's answer (street-trader.hidden.setup-only)."""
        self.update(s, chosen=((),) * s.rules.players)
        s.push(Choosing(0))

    @decides(Choosing)
    def choosing_options(self, s: State, frame: Choosing) -> list[Move]:
        """street-trader.setup.place: any three colours on any side of the starting tile."""
        trios = combinations(range(len(s.rules.colours)), self.data.on_trader.value)
        sets = [sum(1 << colour for colour in trio) for trio in trios]
        return [self.move("choose-citizens", side, colours) for side in range(len(SIDES)) for colours in sets]

    @does("choose-citizens")
    def choose(self, s: State, frame: Choosing, side: int, colours: int) -> None:
        seat, picked = frame.seat, members(colours)
        self.update(s, chosen=put(self.of(s).chosen, seat, (side, *picked)))
        s.tell("citizens-chosen", seat, secret={"side": SIDES[side], "kinds": [s.rules.kinds[c] for c in picked]})
        s.pop()
        if seat + 1 < s.rules.players:
            s.push(Choosing(seat + 1))
        else:
            self._reveal(s)

    def _reveal(self, s: State) -> None:
        """street-trader.setup.simultaneous: all choices are shown at once; everything else is the general supply."""
        chosen = self.of(s).chosen
        traders = tuple(choice[1:] for choice in chosen)
        cells = tuple(cell_code(*STEP[choice[0]]) for choice in chosen)
        taken = Counter(colour for colours in traders for colour in colours)
        supply = tuple(self.data.citizens.value - taken[colour] for colour in range(len(s.rules.colours)))
        self.update(s, chosen=(), cells=cells, traders=traders, supply=supply)
        s.learned += 1
        for seat, colours in enumerate(traders):
            names = [s.rules.kinds[colour] for colour in colours]
            s.tell("citizens-revealed", seat, kinds=names, cell=code_cell(cells[seat]))

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """street-trader.hidden.setup-only: what others have chosen so far."""
        colours, number = range(len(s.rules.colours)), self.data.on_trader.value

        def guessed(hidden: Any) -> Any:
            if not isinstance(hidden, Hidden):
                return hidden
            return (rng.randrange(len(SIDES)), *sorted(rng.sample(colours, number))) if hidden.count else ()

        yield "chosen", tuple(map(guessed, self.of(s).chosen))


def members(colours: int) -> list[int]:
    """The colours of a set that an action names."""
    return [colour for colour in range(colours.bit_length()) if colours >> colour & 1]
