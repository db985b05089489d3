"""Module 05, City Gates: cards that open the way on foot through a double wall (city-gates.*).

How the cards are gained and what gates lock; ``m05_building`` says where gates may stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move
from sabika.core.module import Guard, Shown, does, draws
from sabika.core.pieces import Card
from sabika.core.refusal import Reason, because
from sabika.core.state import State
from sabika.core.view import View
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import gain_cards
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.components import Amount, require
from sabika.rules.modules.m05_building import BUILDING_KINDS, GATE, BuildingGates, GateSlice

PILES: Final = (3, 4, 5)
WORTH: Final = (0.7, 0.6, 0.3, 0.0)
"""What a card in hand promises by the number of scorings held: a place that nobody could walk to."""

NONE_OFFERED: Final = ("city-gates.take.instead-of-money", "gate-not-offered")
TAKE_GATE: Final = ActionKind("take-gate", frames=(Act,), unless=NONE_OFFERED)


class GateData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: Amount
    gates: Amount

    def __post_init__(self) -> None:
        """city-gates.setup.count, city-gates.use.supply."""
        found = (self.cards.value, self.gates.value)
        require(found == (6, 6), "city_gates", "expected a card and a gate for each of 6 players")


class CityGates(BuildingGates):
    """Gate cards lie in hands (city-gates.hidden.hand, city-gates.take.several-held) and in the discard like money, but
    are none (city-gates.interaction.not-money, city-gates.end.leftover-cards); on offer is at most one."""

    key = "city_gates"
    number = 5
    boxes = ("alhambra", "granada", "combined")
    complexity = 1
    minutes = 5
    kinds = (TAKE_GATE, *BUILDING_KINDS)
    slice_type = GateSlice
    data_file = "city_gates"
    data_type = GateData
    data: GateData

    def cards(self) -> Iterable[Card]:
        """city-gates.setup.count, city-gates.two-player: one for each player."""
        yield Card(key=GATE, sort=GATE, copies=self.rules.players, held=True)

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """city-gates.setup.piles, city-gates.setup.even-spread: one after another into piles 3, 4 and 5."""
        each, more = divmod(s.rules.players, len(PILES))
        return [self._card] * (each + (PILES.index(pile) < more)) if pile in PILES else []

    # ------------------------------------------------------------ the card on offer

    @draws(GATE)
    def lay_beside(self, s: State, card: int, speaker: int) -> None:
        """city-gates.draw.laid-beside, city-gates.draw.does-not-count-for-display, city-gates.draw.by-beggar-or-thief:
        beside the gates, whatever it was drawn for; city-gates.draw.only-one-on-offer: unless one lies there
        (city-gates.draw.taken-mid-window), then it is discarded (city-gates.draw.surplus-reshuffled)."""
        if self.of(s).offered:
            s.discard += s.rules.bags.unit[card]
            s.tell("gate-discarded", None)
        else:
            self.update(s, offered=True)
            s.tell("gate-offered", None)

    def actions(self, s: State, seat: int) -> list[Move]:
        """city-gates.take.instead-of-money, city-gates.interaction.exchange-cards, city-gates.flow.decision-points."""
        return [self.move("take-gate")] if self.of(s).offered else []

    @does("take-gate")
    def take_gate(self, s: State, frame: Act) -> None:
        """city-gates.hidden.hand: for all to see; nothing is taken with it."""
        self.update(s, offered=False)
        gain_cards(s, frame.seat, s.rules.bags.unit[self._card])
        s.tell("gate-taken", frame.seat)
        end_actions(s)

    # ------------------------------------------------------------ what a gate locks

    def guards(self, s: State, seat: int) -> Mapping[int, Guard]:
        """city-gates.lock.tiles-fixed, city-gates.lock.effects: the two tiles under each gate."""
        return dict.fromkeys(s.palaces[seat].gated(), _locked)

    # ------------------------------------------------------------ seeing

    def cards_elsewhere(self, s: State) -> list[int]:
        """The card on offer, and city-gates.use.card-leaves-game: as many as there are gates in palaces."""
        return [self._card] * (self.of(s).offered + _standing(s))

    def prospects(self, s: State, seat: int) -> float:
        return s.rules.bags.count(s.hands[seat], self._card) * WORTH[s.scored]

    def items(self, v: View) -> Iterator[Shown]:
        """city-gates.draw.laid-beside: the gates that are left and the card on offer."""
        left = v.rules.players - _standing(v)
        if left:
            yield Shown(key="city-gate", count=left)
        if self.of(v).offered:
            yield Shown(key=GATE, card=self._card, note="note-gate")


def _standing(s: State | View) -> int:
    """How many gates have been built."""
    return sum(len(palace.gateways()) for palace in s.palaces)


def _locked(s: State, built: int, piece: int) -> Reason | None:
    return because("city-gates.lock.tiles-fixed", "gate-locks", tile=s.rules.tile_keys[built])
