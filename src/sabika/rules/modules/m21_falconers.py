"""Module 21, Falconers: falcons on the corners where four tiles meet (falconers.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from itertools import combinations
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, always, card, cell
from sabika.core.events import ScoreLine
from sabika.core.module import Module, Shown, decides, does, refuses, runs, scores
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.state import CardId, CellCode, Decision, Public, Seat, Slice, State
from sabika.core.view import View
from sabika.palace.grid import cell_code, code_cell
from sabika.palace.palace import Palace
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.paying import pay
from sabika.rules.alhambra.scoring import finished_kinds, unfinished_pieces
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.components import Row, require

TYPES: Final = ("black", "brown", "white")
PER_TYPE: Final = 5


class MoreFalcons(Decision, frozen=True):
    """A seat that has placed a falcon may place more (falconers.action.quantity)."""


BUY_FALCON: Final = ActionKind("buy-falcon", card("piece"), cell(), card(), frames=(Act, MoreFalcons))
STOP: Final = ActionKind("stop-falcons", frames=(MoreFalcons,), declines=always)


class FalconRow(Row, frozen=True):
    type: str
    kinds: tuple[str, str]


class FalconPoints(Row, frozen=True):
    """What 1 to 5 falcons of a type are worth."""

    values: tuple[int, ...]


class FalconData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: FalconPoints
    falcons: dict[str, FalconRow]

    def __post_init__(self) -> None:
        """falconers.components.tiles, falconers.scoring.sets."""
        found = Counter(row.type for row in self.falcons.values())
        require(found == dict.fromkeys(TYPES, PER_TYPE), "falconers.falcons", "expected 5 falcons of each type")
        require(len(self.points.values) == PER_TYPE, "falconers.points", "expected points for 1 to 5 falcons")


class FalconSlice(Slice, frozen=True):
    """falconers.hidden.none."""

    placed: Public[tuple[tuple[CardId, Seat, CellCode], ...]] = ()
    """Falcon, seat and corner, which is named by the cell to its south-east."""
    turn: Public[int] = 0
    """The last turn in which falcons were bought."""


class Falconers(Module[FalconSlice]):
    """Falcons are an action of their own turn (falconers.vizier), one card each, and stay where they are
    (falconers.placement.fixed); Dirk has none (falconers.two-player)."""

    key = "falconers"
    number = 21
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 10
    kinds = (BUY_FALCON, STOP)
    slice_type = FalconSlice
    data_file = "falconers"
    data_type = FalconData
    data: FalconData

    def cards(self) -> Iterable[Card]:
        """falconers.components.tiles, falconers.components.pairs: all fifteen pairs of the six colours."""
        kinds = self.rules.colours
        pairs = sorted(tuple(sorted(row.kinds)) for row in self.data.falcons.values())
        require(
            pairs == sorted(combinations(sorted(kinds), 2)), "falconers.falcons", "expected each pair of kinds once"
        )
        for key, row in self.data.falcons.items():
            yield Card(key=key, sort="falcon", extra=(row.type, frozenset(kinds.index(kind) for kind in row.kinds)))

    @cached_property
    def _all(self) -> list[int]:
        return [self.rules.card_number[key] for key in self.data.falcons]

    def cards_elsewhere(self, s: State) -> list[int]:
        """They are never in the money pile."""
        return self._all

    # ------------------------------------------------------------ buying and placing

    def actions(self, s: State, seat: int) -> list[Move]:
        """falconers.action.buy, falconers.action.only-action, falconers.action.legality: only as the first action."""
        frame = s.stack[-1]
        return [] if isinstance(frame, Act) and frame.bonus else self._purchases(s, seat)

    def _purchases(self, s: State, seat: int) -> list[Move]:
        """falconers.payment.one-card: every falcon on every corner for every card."""
        money = dict.fromkeys(s.rules.bags.unpack(s.hands[seat] & s.rules.money_mask))
        places = self._places(s, seat) if money else []
        return [self.move("buy-falcon", falcon, code, card) for falcon, code in places for card in money]

    def _places(self, s: State, seat: int) -> list[tuple[int, int]]:
        """falconers.setup.display, falconers.placement.one-per-corner: falcons that are left, with corners for them."""
        palace, placed = s.palaces[seat], self.of(s).placed
        found = palace.remembered("falcons", (self, unfinished_pieces(s)), lambda: self._fitting(s, palace))
        if not found:
            return []
        gone, taken = {falcon for falcon, _, _ in placed}, self._taken(s, seat)
        return [(falcon, code) for falcon, code in found if falcon not in gone and code not in taken]

    def _fitting(self, s: State, palace: Palace) -> list[tuple[int, int]]:
        """falconers.placement.colours: every falcon with every corner that has its colours."""
        corners = [(code, _colours(s, pieces)) for code, pieces in palace.crossings().items()]
        pairs = [(falcon, s.rules.cards[falcon].extra[1]) for falcon in self._all] if corners else []
        return [(falcon, code) for falcon, pair in pairs for code, colours in corners if pair <= colours]

    def _taken(self, s: State, seat: int) -> set[int]:
        """falconers.placement.one-per-corner: the corners where a seat has a falcon."""
        return {corner for _, owner, corner in self.of(s).placed if owner == seat}

    @refuses("buy-falcon")
    def refuse_buy(self, s: State, frame: Act | MoreFalcons, falcon: int, code: int, card: int) -> Iterator[Reason]:
        """falconers.payment.diamonds-builders, falconers.payment.excluded-means: one card that is money."""
        names, rules, seat = {"piece": s.rules.card_keys[falcon], "cell": code_cell(code)}, s.rules, frame.seat
        if isinstance(frame, Act) and frame.bonus:
            yield because("falconers.action.only-action", "falcon-first-action")
        if falcon not in self._all or any(falcon == placed for placed, _, _ in self.of(s).placed):
            yield because("falconers.setup.display", "falcon-not-there", **names)
            return
        pieces = s.palaces[seat].crossings().get(code)
        if pieces is None:
            yield because("falconers.placement.intersection", "falcon-no-corner", **names)
        elif code in self._taken(s, seat):
            yield because("falconers.placement.one-per-corner", "falcon-corner-taken", **names)
        elif not rules.cards[falcon].extra[1] <= _colours(s, pieces):
            yield because("falconers.placement.colours", "falcon-colours", **names)
        if not rules.bags.unit[card] & rules.money_mask or not rules.bags.count(s.hands[seat], card):
            yield because("falconers.payment.one-card", "falcon-no-card", card=rules.card_keys[card])

    @does("buy-falcon")
    def buy(self, s: State, frame: Act | MoreFalcons, falcon: int, code: int, card: int) -> None:
        """falconers.action.quantity, falconers.flow.decisions: it is placed at once, and others may follow."""
        end_actions(s)
        seat = frame.seat
        pay(s, seat, s.rules.bags.unit[card])
        self.update(s, placed=(*self.of(s).placed, (falcon, seat, code)), turn=s.turns)
        keys = s.rules.card_keys
        s.tell("falcon-placed", seat, piece=keys[falcon], cell=code_cell(code), card=keys[card])
        s.push(MoreFalcons(seat))

    @runs(MoreFalcons)
    def pass_over(self, s: State, frame: MoreFalcons) -> bool:
        """Nobody is asked who, as everybody sees, can place no more."""
        if s.hands[frame.seat] and self._places(s, frame.seat):
            return False
        s.pop()
        return True

    @decides(MoreFalcons)
    def more_options(self, s: State, frame: MoreFalcons) -> list[Move]:
        return [*self._purchases(s, frame.seat), self.move("stop-falcons")]

    @does("stop-falcons")
    def stop(self, s: State, frame: MoreFalcons) -> None:
        s.pop()

    def forbids_extra_redesigns(self, s: State, seat: int) -> bool:
        """falconers.turn.other-effects: nothing is redesigned in a turn with falcons."""
        return self.of(s).turn == s.turns

    def on_removed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """falconers.redesign.return, falconers.redesign.what-counts: its falcons are available again."""
        x, y = code_cell(cell)
        corners = {cell_code(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}
        back = [own for own in self.of(s).placed if own[1] == seat and own[2] in corners]
        if back:
            self.update(s, placed=tuple(own for own in self.of(s).placed if own not in back))
            s.tell("falcons-return", seat, pieces=[s.rules.card_keys[falcon] for falcon, _, _ in back])

    # ------------------------------------------------------------ scoring and seeing

    @scores("falcons")
    def score_falcons(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """falconers.scoring.sets: each type by itself."""
        owned = Counter((seat, s.rules.cards[falcon].extra[0]) for falcon, seat, _ in self.of(s).placed)
        for (seat, sort), count in sorted(owned.items()):
            points, args = self.data.points.values[count - 1], {"type": sort, "count": count}
            yield ScoreLine(seat, "falconers.scoring.sets", "score-falcons", points, args)

    def items(self, v: View) -> Iterator[Shown]:
        """falconers.hidden.none: the falcons beside the market and those on corners."""
        placed = {falcon: (seat, code) for falcon, seat, code in self.of(v).placed}
        for falcon in self._all:
            key = v.rules.card_keys[falcon]
            if falcon in placed:
                seat, code = placed[falcon]
                yield Shown(key=key, card=falcon, owner=seat, cell=code, note="note-falcon-placed")
            else:
                yield Shown(key=key, card=falcon, note="note-falcon")


def _colours(s: State, pieces: list[int]) -> frozenset[int]:
    """falconers.placement.base-colours, falconers.placement.colour-sources, falconers.placement.start-tile: the colours
    of finished buildings."""
    return frozenset(finished_kinds(s, pieces))
