"""Module 13, Treasure Chamber: chests are bought by the room and ranked in every scoring (treasure-chamber.*).

How they are bought and scored; ``m13_chests`` says where they lie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, Number, cards
from sabika.core.events import ScoreLine
from sabika.core.module import Shown, decides, does, refuses, scores
from sabika.core.refusal import Reason, because
from sabika.core.state import Decision, Public, State, put
from sabika.core.view import View
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.paying import pay
from sabika.rules.alhambra.purses import covering_mix, purse_of
from sabika.rules.alhambra.scoring import majority
from sabika.rules.alhambra.turn import end_actions
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.modules.m13_chests import PLACING_KINDS, ChestData, ChestPlaces, ChestSlice, PlacingChests


class PayChests(Decision, frozen=True):
    """A seat pays for the chests of a room."""

    room: Public[int]


BUY_CHESTS: Final = ActionKind("buy-chests", Number("room"), frames=(Act,))
PAY_CHESTS: Final = ActionKind("pay-chests", cards(), frames=(PayChests,))

PROMISE: Final = 1.5
"""Points that a bought chest with a place is about worth."""
EXPENSE: Final = 4.0
"""Points that are about lost by a price that is still to be paid."""


class TreasureChamber(ChestPlaces):
    """Whoever has most chests on buildings, of whatever colour, scores."""

    key = "treasure_chamber"
    number = 13
    boxes = ("alhambra", "combined")
    complexity = 2
    minutes = 10
    kinds = (BUY_CHESTS, PAY_CHESTS, *PLACING_KINDS)
    slice_type = ChestSlice
    data_file = "treasure_chamber"
    data_type = ChestData

    # ------------------------------------------------------------ buying

    def actions(self, s: State, seat: int) -> list[Move]:
        """treasure-chamber.buy.action, treasure-chamber.buy.useless: any full room that can be paid."""
        if self._wealth(s, seat) < self.data.price.value:
            return []
        return [self.move("buy-chests", room) for room, chests in enumerate(self.of(s).rooms, 1) if chests]

    @cached_property
    def _tenders(self) -> list[int]:
        """diamonds.pay.treasure-mix: what may be mixed, which is all money, or where the table chose so the currencies
        of the market and every other by itself."""
        money, spaces = self.rules.money, len(self.rules.currencies)
        alone = self.rules.table_options.get("diamonds_for_chests") == "alone"
        return [sum(money[:spaces]), *money[spaces:]] if alone else [sum(money)]

    def _wealth(self, s: State, seat: int) -> int:
        own = purse_of(s, seat, "payment")
        return max(s.rules.bags.total(own & money) for money in self._tenders)

    @refuses("buy-chests")
    def refuse_buy(self, s: State, frame: Act, room: int) -> Iterator[Reason]:
        """treasure-chamber.buy.once-per-turn: an empty room has nothing to sell."""
        total, price = self._wealth(s, frame.seat), self.data.price.value
        if not dict(enumerate(self.of(s).rooms, 1)).get(room):
            yield because("treasure-chamber.buy.once-per-turn", "room-empty", room=room)
        if total < price:
            yield because("treasure-chamber.buy.means", "chests-too-dear", total=total, price=price)

    @does("buy-chests")
    def buy(self, s: State, frame: Act, room: int) -> None:
        """treasure-chamber.buy.no-bonus, treasure-chamber.buy.once-per-turn: it ends the actions."""
        end_actions(s)
        s.learned += s.hands[frame.seat] != s.known[frame.seat]  # It proves what the hand can pay.
        s.push(PayChests(frame.seat, room))

    @decides(PayChests)
    def payment_options(self, s: State, frame: PayChests) -> list[Move]:
        """treasure-chamber.buy.price: every payment in any mix of currencies of which nothing is superfluous."""
        own, due = purse_of(s, frame.seat, "payment"), self._due(s, frame)
        bags = [bag for money in self._tenders for bag in covering_mix(s.rules, own, money, due)]
        return [self.move("pay-chests", bag) for bag in bags]

    def _due(self, s: State, frame: PayChests) -> int:
        """The price, or all there is where a hand guessed from a view falls short of it."""
        return min(self.data.price.value, self._wealth(s, frame.seat))

    @refuses("pay-chests")
    def refuse_payment(self, s: State, frame: PayChests, payment: int) -> Iterator[Reason]:
        """treasure-chamber.buy.means, treasure-chamber.interaction.characters: money of whatever sort, and nothing
        else."""
        rules, own, total = s.rules, purse_of(s, frame.seat, "payment"), s.rules.bags.total(payment)
        if payment & ~sum(self._tenders):
            yield because("treasure-chamber.buy.means", "chests-money-only")
        elif not any(payment & money == payment for money in self._tenders):
            yield because("diamonds.pay.treasure-mix", "diamonds-alone")
        elif not rules.bags.holds(own, payment):
            yield because("treasure-chamber.buy.means", "pay-not-in-hand", cards=rules.card_names(payment))
        if total < self._due(s, frame):
            price = self.data.price.value
            yield because("treasure-chamber.buy.price", "chests-underpaid", total=total, price=price)

    @does("pay-chests")
    def pay_chests(self, s: State, frame: PayChests, payment: int) -> None:
        """treasure-chamber.buy.no-change: nothing comes back; the chests wait for the end of the turn."""
        s.pop()
        pay(s, frame.seat, payment)
        rooms, room = self.of(s).rooms, frame.room - 1
        names = [s.rules.kinds[colour] for colour in rooms[room]]
        s.tell("chests-bought", frame.seat, room=frame.room, kinds=names, cards=s.rules.card_names(payment))
        self.update(s, rooms=put(rooms, room, ()), bought=rooms[room])

    # ------------------------------------------------------------ scoring and seeing

    @scores("chests")
    def score_chests(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """treasure-chamber.scoring.majority, treasure-chamber.scoring.points, treasure-chamber.scoring.others: places
        by number of chests alone, shared as for buildings; Dirk competes (treasure-chamber.two-player.details)."""
        owners = {seat: palace.built() for seat, palace in enumerate(s.palaces)}
        if s.rules.has("two_players"):
            owners[DIRK] = s.rules.modules["two_players"].of(s).tiles
        chests = {seat: [piece for piece in pieces if piece in self.of(s).chests] for seat, pieces in owners.items()}
        counts = tuple((seat, len(pieces)) for seat, pieces in chests.items())
        for seat, place, tied, share in majority(self.data.points.places[scoring - 1], counts):
            args = {"chests": len(chests[seat]), "place": place, "tied": tied}
            names = tuple(s.rules.tile_names(chests[seat])) if seat < s.rules.players else ()
            yield ScoreLine(seat, "treasure-chamber.scoring.majority", "score-chests", share, args, names)

    def prospects(self, s: State, seat: int) -> float:
        """Chests that are about to be bought or placed."""
        frame = s.stack[-1]
        if isinstance(frame, PayChests) and frame.seat == seat:
            colours = self.of(s).rooms[frame.room - 1]
            return PROMISE * self._placeable(s, seat, colours) - EXPENSE
        return PROMISE * self._placeable(s, seat, self.of(s).bought) if s.active == seat else 0.0

    def _placeable(self, s: State, seat: int, colours: tuple[int, ...]) -> int:
        """How many chests of these colours the seat could place now."""
        pieces = [*s.palaces[seat].built(), *s.gained[seat]]
        free = Counter(s.rules.kind_of[piece] for piece in self._free(s, pieces, colours))
        return (free & Counter(colours)).total()

    def items(self, v: View) -> Iterator[Shown]:
        """treasure-chamber.hidden.bag: the rooms, the chests that wait and those on buildings, and how many the bag
        holds."""
        part, kind_of = self.of(v), v.rules.kind_of
        for room, colours in enumerate(part.rooms, 1):
            for colour, count in Counter(colours).items():
                price, args = self.data.price.value, {"room": room}
                yield Shown(key="chest", kind=colour, count=count, price=price, note="note-chest-room", args=args)
        holder = next((frame.seat for frame in v.stack if isinstance(frame, PlacingChests)), v.active)
        for colour, count in Counter(part.bought).items():
            yield Shown(key="chest", owner=holder, kind=colour, count=count, note="note-chest-waits")
        for seat, palace in enumerate(v.palaces):
            for piece in palace.built():
                if piece in part.chests:
                    yield Shown(key="chest", owner=seat, kind=kind_of[piece], tile=piece, lies=True)
        bag = self._bag(v) if part.rooms else []
        if bag:
            yield Shown(key="chest", count=len(bag), hidden=True)
