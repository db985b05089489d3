"""Module 12, Street Trader: citizens wait on a tile and move into what is built on its cell (street-trader.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, zip_longest
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.actions import ActionKind, Move, cell, choice, kind, kinds
from sabika.core.events import ScoreLine
from sabika.core.module import Module, decides, does, refuses, runs, scores, step
from sabika.core.pieces import NO_KIND
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Owner, Public, Slice, State, put, without
from sabika.core.view import Hidden
from sabika.palace.grid import SIDES, STEP, cell_code, code_cell
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.alhambra.turn import still_ahead
from sabika.rules.components import Amount, Row, require

ASIDE: Final = -1
"""In place of a cell: the trader tile lies beside the palace."""


class Choosing(Frame, frozen=True):
    """A seat secretly chooses the citizens on its trader tile and where it lies."""

    seat: Public[int]


class MakingWay(Frame, frozen=True):
    """A trader tile has made way for a piece: a citizen may move in, or be exchanged."""

    seat: Public[int]
    piece: Public[int]


class TraderBack(Frame, frozen=True):
    """A trader tile that was set aside is put back."""

    seat: Public[int]


CHOOSE: Final = ActionKind("choose-citizens", choice("side", *SIDES), kinds(), frames=(Choosing,), secret=True)
MOVE_IN: Final = ActionKind("move-in", kinds("follower"), frames=(MakingWay,))
SWAP: Final = ActionKind("swap-citizen", kind("citizen"), kind("wanted"), frames=(MakingWay,))
KEEP: Final = ActionKind("keep-citizens", frames=(MakingWay,))
PUT_BACK: Final = ActionKind("place-trader", cell(), frames=(TraderBack,))


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
    cells: Public[tuple[int, ...]] = ()
    """Per seat the cell of its trader tile, or ``ASIDE``; nothing while there are no traders yet."""
    traders: Public[tuple[tuple[int, ...], ...]] = ()
    """Per seat the colours of the citizens on its trader tile."""
    homes: Public[tuple[int, ...]] = ()
    """Inhabited buildings; a citizen always has the colour of its building."""
    supply: Public[tuple[int, ...]] = ()
    """Per colour the citizens in the general supply."""


class StreetTrader(Module[TraderSlice]):
    """A citizen may move into a building of its colour built on the trader's cell; sets of colours score."""

    key = "street_trader"
    number = 12
    kinds = (CHOOSE, MOVE_IN, SWAP, KEEP, PUT_BACK)
    slice_type = TraderSlice
    data_file = "street_trader"
    data_type = TraderData
    data: TraderData

    # ------------------------------------------------------------ setting up

    @step("setup", "citizens")
    def begin_choosing(self, s: State, _: int) -> None:
        """street-trader.setup.choose-three, street-trader.setup.simultaneous: before any tile or money appears; seats
        answer one after another without seeing each other's answer (street-trader.hidden.setup-only)."""
        self.update(s, chosen=((),) * s.rules.players)
        s.push(Choosing(0))

    @decides(Choosing)
    def choosing_options(self, s: State, frame: Choosing) -> list[Move]:
        """street-trader.setup.place: any three colours on any side of the starting tile."""
        return [self.move("choose-citizens", side, sum(1 << c for c in colours)) for side, *colours in self._choices()]

    def _choices(self) -> list[tuple[int, ...]]:
        triples = list(combinations(range(len(self.rules.kinds)), self.data.on_trader.value))
        return [(side, *colours) for side in range(len(SIDES)) for colours in triples]

    @refuses("choose-citizens")
    def refuse_choice(self, s: State, frame: Choosing, side: int, colours: int) -> Iterator[Reason]:
        if colours.bit_count() != self.data.on_trader.value:
            yield because("street-trader.setup.choose-three", "citizens-not-three", number=self.data.on_trader.value)

    @does("choose-citizens")
    def choose(self, s: State, frame: Choosing, side: int, colours: int) -> None:
        seat = frame.seat
        picked = tuple(c for c in range(len(s.rules.kinds)) if colours >> c & 1)
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
        traders = tuple(colours for _, *colours in chosen)
        cells = tuple(cell_code(*STEP[side]) for side, *_ in chosen)
        used = Counter(c for colours in traders for c in colours)
        supply = tuple(self.data.citizens.value - used[c] for c in range(len(s.rules.kinds)))
        self.update(s, chosen=(), cells=cells, traders=tuple(map(tuple, traders)), supply=supply)
        s.learned += 1
        for seat, colours in enumerate(traders):
            names = [s.rules.kinds[c] for c in colours]
            s.tell("citizens-revealed", seat, kinds=names, cell=code_cell(cells[seat]))

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """street-trader.hidden.setup-only: what others have chosen so far."""

        def guessed(hidden: Any) -> Any:
            if not isinstance(hidden, Hidden):
                return hidden
            return rng.choice(self._choices()) if hidden.count else ()

        if self.of(s).chosen:
            yield "chosen", tuple(map(guessed, self.of(s).chosen))

    # ------------------------------------------------------------ making way

    def on_placed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """street-trader.displace.trigger, street-trader.displace.which-tiles, street-trader.interaction.gates: whatever
        is laid on its cell sets the trader aside; street-trader.cell.not-a-tile: it never blocks."""
        if cell in self.of(s).cells[seat : seat + 1]:
            self._set_aside(s, seat)
            s.push(MakingWay(seat, piece))

    def _set_aside(self, s: State, seat: int) -> None:
        """street-trader.replace.once-per-turn: it comes back at the end of the turn; street-trader.out-of-turn: outside
        the actions and placements of the seat's own turn it comes back at once."""
        self.update(s, cells=put(self.of(s).cells, seat, ASIDE))
        if still_ahead(s, seat, "act") or not still_ahead(s, seat, "trader_back"):
            s.push(TraderBack(seat))

    @runs(MakingWay)
    def stay_as_they_are(self, s: State, frame: MakingWay) -> bool:
        """Nobody is asked where no citizen can move in or be exchanged."""
        if len(self.making_way_options(s, frame)) > 1:
            return False
        s.pop()
        return True

    @decides(MakingWay)
    def making_way_options(self, s: State, frame: MakingWay) -> list[Move]:
        """street-trader.displace.match, street-trader.displace.no-match: move in, else exchange, or neither
        (street-trader.displace.match-declined)."""
        present = self._present(s)
        if self._matches(s, frame):
            found = [self.move("move-in", 1 << colour) for colour in present] or [self.move("move-in", 0)]
        else:
            waiting = dict.fromkeys(self.of(s).traders[frame.seat])
            found = [self.move("swap-citizen", c, wanted) for c in waiting for wanted in present if wanted != c]
        return [*found, self.move("keep-citizens")]

    def _matches(self, s: State, frame: MakingWay) -> bool:
        """street-trader.displace.which-tiles, street-trader.interaction.bazaars: only finished buildings have a colour
        (street-trader.interaction.building-sites); street-trader.displace.fewer-than-three: those who are left."""
        return finished_kind(s, frame.piece) in self.of(s).traders[frame.seat]

    def _present(self, s: State) -> list[int]:
        return [colour for colour, number in enumerate(self.of(s).supply) if number]

    @refuses("move-in")
    def refuse_move_in(self, s: State, frame: MakingWay, follower: int) -> Iterator[Reason]:
        """street-trader.displace.replacement-mandatory: exactly one follows, unless the supply is exhausted."""
        if not self._matches(s, frame):
            coloured = finished_kind(s, frame.piece) != NO_KIND
            rule = "street-trader.displace.no-match" if coloured else "street-trader.displace.which-tiles"
            yield because(rule, "citizen-no-match", tile=s.rules.tile_keys[frame.piece])
        present, rule = self._present(s), "street-trader.displace.replacement-mandatory"
        if follower.bit_count() != min(1, len(present)):
            yield because(rule, "one-citizen-follows")
        for colour, name in enumerate(s.rules.kinds):
            if follower >> colour & 1 and colour not in present:
                yield because(rule, "citizen-not-in-supply", citizen=name)

    @does("move-in")
    def move_in(self, s: State, frame: MakingWay, follower: int) -> None:
        """street-trader.displace.one-citizen: one moves in, whoever else of that colour waits; another one follows from
        the supply, where street-trader.displace.fewer-than-three does not forbid it."""
        seat, traders, names = frame.seat, self.of(s).traders, s.rules.kinds
        colour, more = finished_kind(s, frame.piece), [c for c in range(len(names)) if follower >> c & 1]
        waiting = sorted((*without(traders[seat], colour), *more))
        self.update(s, traders=put(traders, seat, tuple(waiting)), homes=(*self.of(s).homes, frame.piece))
        for newcomer in more:
            self._restock(s, newcomer, -1)
        s.pop()
        s.tell("citizen-moved-in", seat, tile=s.rules.tile_keys[frame.piece], kinds=[names[c] for c in more])

    @refuses("swap-citizen")
    def refuse_swap(self, s: State, frame: MakingWay, citizen: int, wanted: int) -> Iterator[Reason]:
        """street-trader.displace.exchange-needs-supply; an exchange for the same colour is none."""
        names, now, built = s.rules.kinds, self.of(s), s.rules.tile_keys[frame.piece]
        if self._matches(s, frame):
            yield because("street-trader.displace.match-declined", "swap-with-match", tile=built)
        if citizen not in now.traders[frame.seat]:
            yield because("street-trader.displace.no-match", "swap-not-on-trader", citizen=names[citizen])
        if not now.supply[wanted]:
            rule = "street-trader.displace.exchange-needs-supply"
            yield because(rule, "citizen-not-in-supply", citizen=names[wanted])
        if citizen == wanted:
            yield because("street-trader.displace.no-match", "swap-same-colour", citizen=names[citizen])

    @does("swap-citizen")
    def swap(self, s: State, frame: MakingWay, citizen: int, wanted: int) -> None:
        """street-trader.displace.no-match: one citizen of the trader tile for one of the supply."""
        seat, traders, names = frame.seat, self.of(s).traders, s.rules.kinds
        self.update(s, traders=put(traders, seat, tuple(sorted((*without(traders[seat], citizen), wanted)))))
        self._restock(s, citizen, 1)
        self._restock(s, wanted, -1)
        s.pop()
        s.tell("citizen-swapped", seat, citizen=names[citizen], wanted=names[wanted])

    def _restock(self, s: State, colour: int, more: int) -> None:
        supply = self.of(s).supply
        self.update(s, supply=put(supply, colour, supply[colour] + more))

    @refuses("keep-citizens")
    def refuse_keep(self, s: State, frame: MakingWay) -> Iterator[Reason]:
        return iter(())

    @does("keep-citizens")
    def keep(self, s: State, frame: MakingWay) -> None:
        s.pop()
        s.tell("citizens-kept", frame.seat)

    # ------------------------------------------------------------ putting the trader back

    @step("turn", "trader_back")
    def bring_back(self, s: State, seat: int) -> None:
        """street-trader.replace.end-of-turn, street-trader.replace.once-per-turn: after placing and extra redesigns."""
        if ASIDE in self.of(s).cells[seat : seat + 1]:
            s.push(TraderBack(seat))

    @decides(TraderBack)
    def trader_back_options(self, s: State, frame: TraderBack) -> list[Move]:
        """street-trader.replace.legal-cells: every empty cell beside any tile, buildable or not."""
        return [self.move("place-trader", code) for code in s.palaces[frame.seat].edge_neighbours()]

    @refuses("place-trader")
    def refuse_place_trader(self, s: State, frame: TraderBack, code: int) -> Iterator[Reason]:
        palace = s.palaces[frame.seat]
        if code not in palace.edge_neighbours():
            key = "trader-apart" if palace.piece_at(code) is None else "trader-occupied"
            yield because("street-trader.replace.legal-cells", key, cell=code_cell(code))

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
        at = now.cells[seat : seat + 1]
        if at not in ((), (ASIDE,)) and at[0] not in s.palaces[seat].edge_neighbours():
            s.tell("trader-alone", seat)
            self._set_aside(s, seat)

    @scores("citizens")
    def score_citizens(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """street-trader.scoring.sets, street-trader.scoring.algorithm: the k-th set has every colour that is there k
        times; street-trader.two-player: Dirk has none."""
        for seat, palace in enumerate(s.palaces):
            inhabited: dict[int, list[int]] = {}
            for _, piece in palace.pieces():
                if piece in self.of(s).homes:
                    inhabited.setdefault(s.rules.kind_of[piece], []).append(piece)
            for row in zip_longest(*inhabited.values()):
                group = [piece for piece in row if piece is not None]
                points, args = self.data.sets.points[len(group) - 1], {"colours": len(group)}
                names = tuple(s.rules.tile_names(group))
                yield ScoreLine(seat, "street-trader.scoring.sets", "score-citizens", points, args, names)
