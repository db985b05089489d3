"""Module 13, Treasure Chamber: the chests, where they lie and who may put them there (treasure-chamber.place.*)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final

import msgspec

from sabika.core.actions import ActionKind, Move, always, tile
from sabika.core.module import Module, decides, does, runs, step
from sabika.core.state import Decision, KindId, Public, Seat, Slice, State, TileId, put, without
from sabika.core.view import View
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.components import Amount, Row, require


class PlacingChests(Decision, frozen=True):
    """A seat puts chests on its buildings: the buyer must, the others may."""

    later: Public[tuple[Seat, ...]]
    """The seats to which chests are passed on."""


PLACE_CHEST: Final = ActionKind(
    "place-chest", tile(), frames=(PlacingChests,), unless=("treasure-chamber.place.which-buildings", "chest-not-there")
)
PASS_CHESTS: Final = ActionKind(
    "pass-chests", frames=(PlacingChests,), unless=("treasure-chamber.place.mandatory", "chests-to-be-placed"),
    declines=always,
)  # fmt: skip
PLACING_KINDS: Final = (PLACE_CHEST, PASS_CHESTS)
COUNTS: Final = {"pavilion": 5, "seraglio": 5, "arcades": 7, "chambers": 7, "garden": 9, "tower": 9}


class Chests(Row, frozen=True):
    counts: dict[str, int]


class ChestPoints(Row, frozen=True):
    places: tuple[tuple[int, ...], ...]
    """Per scoring the points of the places."""


class ChestData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chests: Chests
    rooms: Amount
    per_room: Amount
    price: Amount
    points: ChestPoints

    def __post_init__(self) -> None:
        """treasure-chamber.setup.chests, treasure-chamber.buy.price, treasure-chamber.scoring.points."""
        require(self.chests.counts == COUNTS, "treasure_chamber.chests", f"expected {COUNTS}")
        require((self.rooms.value, self.per_room.value) == (3, 4), "treasure_chamber", "expected 3 rooms with 4 chests")
        require(0 < self.price.value < 100, "treasure_chamber.price", "expected 1 to 99")
        shape = [len(places) for places in self.points.places]
        require(shape == [1, 2, 3], "treasure_chamber.points", "expected rows of 1, 2 and 3 numbers")


class ChestSlice(Slice, frozen=True):
    """treasure-chamber.hidden.bag: all that is not named here is in the bag."""

    rooms: Public[Annotated[tuple[tuple[KindId, ...], ...], 3]] = ()
    """Per room the colours of its chests."""
    bought: Public[tuple[KindId, ...]] = ()
    """The colours of the chests that were bought in this turn and have no place yet."""
    chests: Public[tuple[TileId, ...]] = ()
    """Buildings with a chest, which always has the colour of its building."""
    draws: Public[int] = 0
    """How often chests have been drawn; each time has its own lot."""
    closed: Public[bool] = False
    """Whether rooms are no longer filled (treasure-chamber.refill.exhausted)."""


class ChestPlaces(Module[ChestSlice]):
    """Chests go from the bag into rooms and from there onto buildings of their colour."""

    data: ChestData

    # ------------------------------------------------------------ bag and rooms

    @step("setup", "chests")
    def fill_rooms(self, s: State, _: int) -> None:
        """treasure-chamber.setup.chests: four random chests in each of the three rooms."""
        self.update(s, rooms=((),) * self.data.rooms.value)
        for room in range(self.data.rooms.value):
            self._fill(s, room)

    def _bag(self, s: State | View) -> list[int]:
        """treasure-chamber.hidden.bag, treasure-chamber.setup.own-bag: the colours of the chests that lie nowhere
        else."""
        part, kind_of = self.of(s), s.rules.kind_of
        left = Counter({s.rules.kinds.index(kind): count for kind, count in self.data.chests.counts.items()})
        left.subtract([*part.bought, *(kind_of[piece] for piece in part.chests), *sum(part.rooms, ())])
        return sorted(left.elements())

    def _fill(self, s: State, room: int) -> None:
        """treasure-chamber.refill.room."""
        draws, number = self.of(s).draws, self.data.per_room.value
        drawn = tuple(sorted(s.chance.shuffle(f"chests/{draws}", self._bag(s))[:number]))
        s.learned += 1
        self.update(s, rooms=put(self.of(s).rooms, room, drawn), draws=draws + 1)
        s.tell("room-filled", None, room=room + 1, kinds=[s.rules.kinds[colour] for colour in drawn])

    def _put_away(self, s: State) -> None:
        """treasure-chamber.place.pass-on, treasure-chamber.refill.returns-first: what nobody could place is in the bag
        before the room is filled; treasure-chamber.refill.exhausted, treasure-chamber.refill.flag-is-final: rooms are
        filled no more once the bag has been too small."""
        part = self.of(s)
        if part.bought:
            s.tell("chests-returned", None, kinds=[s.rules.kinds[colour] for colour in part.bought])
        self.update(s, bought=())
        if part.closed:
            return
        if len(self._bag(s)) >= self.data.per_room.value:
            self._fill(s, part.rooms.index(()))
        else:
            self.update(s, closed=True)
            s.tell("chests-closed", None)

    # ------------------------------------------------------------ onto buildings

    @step("turn", "place_chests")
    def begin_placing(self, s: State, seat: int) -> None:
        """treasure-chamber.place.timing, treasure-chamber.place.same-turn: after all tiles are placed and redesigned;
        treasure-chamber.place.order: then clockwise once through all others."""
        if self.of(s).bought:
            s.push(PlacingChests(seat, tuple(s.seats_from(seat)[1:])))

    @runs(PlacingChests)
    def place_or_pass_on(self, s: State, frame: PlacingChests) -> bool:
        """treasure-chamber.place.mandatory: where the buyer has no choice nobody is asked;
        treasure-chamber.two-player.dirk: what the buyer cannot place goes to Dirk first."""
        buyer = frame.seat == s.active
        if buyer:
            self._place_all(s, frame.seat, s.palaces[frame.seat].built(), forced=True)
        if self._places(s, frame.seat):
            return False
        if buyer and s.rules.has("two_players"):
            self._place_all(s, DIRK, s.rules.modules["two_players"].of(s).tiles)
        self.pass_on(s, frame)
        return True

    @decides(PlacingChests)
    def chest_options(self, s: State, frame: PlacingChests) -> list[Move]:
        """treasure-chamber.flow.decision-points: any fitting building next; the others may leave it."""
        found = [self.move("place-chest", piece) for piece in self._places(s, frame.seat)]
        return found if frame.seat == s.active else [*found, self.move("pass-chests")]

    @does("place-chest")
    def place_chest(self, s: State, frame: PlacingChests, piece: int) -> None:
        self._lay(s, frame.seat, piece)

    @does("pass-chests")
    def pass_on(self, s: State, frame: PlacingChests) -> None:
        """treasure-chamber.place.pass-on: to the next player, and after the last one back into the bag."""
        if frame.later:
            s.replace_top(PlacingChests(frame.later[0], frame.later[1:]))
        else:
            s.pop()
            self._put_away(s)

    def _places(self, s: State, seat: int) -> list[int]:
        """treasure-chamber.place.which-buildings, treasure-chamber.place.where: finished buildings of a waiting
        colour in the Alhambra that have no chest."""
        return self._free(s, s.palaces[seat].built(), self.of(s).bought)

    def _free(self, s: State, pieces: Sequence[int], colours: Sequence[int]) -> list[int]:
        taken = self.of(s).chests
        return [piece for piece in pieces if piece not in taken and finished_kind(s, piece) in colours]

    def _place_all(self, s: State, seat: int, pieces: Sequence[int], *, forced: bool = False) -> None:
        """As many chests as fit; with ``forced`` only those whose buildings need not be chosen."""
        for colour in dict.fromkeys(self.of(s).bought):
            places, number = self._free(s, pieces, [colour]), self.of(s).bought.count(colour)
            if not forced or len(places) <= number:
                for piece in places[:number]:
                    self._lay(s, seat, piece)

    def _lay(self, s: State, seat: int, piece: int) -> None:
        part = self.of(s)
        self.update(s, bought=without(part.bought, s.rules.kind_of[piece]), chests=(*part.chests, piece))
        if seat < s.rules.players:
            s.tell("chest-placed", seat, tile=s.rules.tile_keys[piece])
        else:
            s.tell("dirk-chest", None, tile=s.rules.tile_keys[piece])

    def on_removed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """treasure-chamber.remove.chest-to-bag, treasure-chamber.remove.cases."""
        if piece in self.of(s).chests:
            self.update(s, chests=without(self.of(s).chests, piece))
            s.tell("chest-lost", seat, tile=s.rules.tile_keys[piece])
