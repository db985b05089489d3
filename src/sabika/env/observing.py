"""What a seat observes, as one array of a fixed layout. It is made from its view and from nothing else.

What everybody sees alike is written once, by a ``Board``; what only one seat sees, or sees from its own place, is
written by its ``Observer``. Both write only what has changed since the view before.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import prod
from typing import Any, Final, NamedTuple

import numpy as np

from sabika.core.pieces import NO_KIND
from sabika.core.ruleset import Ruleset
from sabika.core.state import NO_TILE, SCORINGS
from sabika.core.view import Part, View
from sabika.env.meaning import MOST, Meanings, Write, byte, window
from sabika.env.words import SIDE, Words
from sabika.palace.grid import FAR, OPPOSITE, SIDES
from sabika.palace.palace import NEW_PALACE, PIECE_SHIFT, SHAPE_MASK, START_PIECE, Palace
from sabika.palace.shapes import EDGES, MOAT, SHAPES, WALL

PILES: Final = 5
POINTS: Final = 3
"""A score takes three numbers: points below zero, from zero on, and beyond what a byte holds."""
CHANNELS: Final = 6
"""Of each cell what lies there (1 the starting tile, from 2 on the kinds of building, then the sorts of tile that are
none), its price, and what its sides show from north to west: 0 nothing, 1 open, 2 a wall, 3 a bastion, 4 green, 5 a
meadow, 6 a lane, 7 a moat, 8 a gate."""
GATE: Final = EDGES + 1
NORTH: Final = 2
FRAMES_REMEMBERED: Final = 10_000

Array = np.ndarray[Any, np.dtype[np.uint8]]
Beside = tuple[tuple[int, ...], ...]
"""Per seat the tiles that lie beside its palace."""

NO_PIECE: Final = bytes(CHANNELS)
_WINDOW: Final = [window(code) for code in range(FAR)]


class Field(NamedTuple):
    """A named part of an observation: what it is part of, where it begins there, and its sizes."""

    group: str
    start: int
    sizes: tuple[int, ...]
    key: str = ""
    """For a field of a slice or frame its name there, and what writes it."""
    write: Write | None = None

    @property
    def slice(self) -> slice:
        return slice(self.start, self.start + prod(self.sizes))


class Layout:
    """Where everything lies in the observations of a mix.

    An observation has five groups: the ``table``; what is the viewer's ``own``; a block for each ``seat``, beginning
    with the viewer's; what is ``told`` by the moment and by modules; and what the viewer has ``said`` in its decision.
    """

    def __init__(self, rules: Ruleset, words: Words, *, memory: bool = False) -> None:
        self.rules = rules
        self.fields: dict[str, Field] = {}
        self.sizes = dict.fromkeys(("table", "own", "seat", "told", "said"), 0)
        tiles, cards, spaces = len(rules.tiles), len(rules.cards), len(rules.spaces)
        special = {card.sort for card in rules.cards if card.sort not in ("money", "means")}
        self.sorts = {sort: number for number, sort in enumerate(sorted(special))}
        """The sorts of cards that may have been shuffled into the piles, numbered."""
        self.moments = tuple(rules.decides)
        """The frames in which somebody decides."""
        self.looks = sorted({tile.sort for tile in rules.tiles if tile.kind == NO_KIND})
        """The sorts of tiles that are no kind of building."""
        self.face_width = len(rules.kinds) + 1 + len(SIDES)
        self.faces = [*map(self._face, range(tiles)), bytearray(self.face_width)]
        """What can be seen of a tile on the market: its kind, price and walls; the last entry is that of no tile."""
        for name in ("turns", "scored", "ending", "over", "reshuffles", "supply"):
            self._add("table", name, 1)
        self._add("table", "waiting", SCORINGS)
        self._add("table", "dirk", POINTS)
        self._add("table", "pile", PILES, 1 + len(self.sorts))
        self._add("table", "display", cards)
        self._add("table", "discard", cards)
        self._add("table", "market", spaces, tiles)
        self._add("table", "faces", spaces, self.face_width)
        self._add("own", "hand", cards)
        for name in ("active", "decider", "cards"):
            self._add("seat", name, 1)
        self._add("seat", "score", POINTS)
        for name in ("gained", "reserve", "built"):
            self._add("seat", name, tiles)
        self._add("seat", "palace", SIDE, SIDE, CHANNELS)
        if memory:
            self._add("seat", "seen", cards)
        self._add("told", "moment", len(self.moments))
        meanings = Meanings(rules)
        self.questions = {frame: self._part(meanings, frame.__name__, frame) for frame in self.moments}
        """Per frame its fields."""
        self.asked = slice(0, self.sizes["told"])
        """The moment and what is asked."""
        self.slices = [self._part(meanings, key, module.slice_type) for key, module in rules.modules.items()]
        """Per slot of the slices their fields."""
        self._add("said", "said", len(words))
        self.starts: dict[str, int] = {}
        self.size = 0
        for group, size in self.sizes.items():
            self.starts[group] = self.size
            self.size += size * (rules.players if group == "seat" else 1)

    def _add(self, group: str, name: str, *sizes: int, key: str = "", write: Write | None = None) -> Field:
        field = self.fields[name] = Field(group, self.sizes[group], sizes, key, write)
        self.sizes[group] += prod(sizes)
        return field

    def _part(self, meanings: Meanings, name: str, kind: Any) -> list[Field]:
        """The fields of a slice or frame; whose frame it is says the decider."""
        shapes = meanings.fields(kind) if kind is not None else {}
        return [
            self._add("told", f"{name}.{key}", *(shape.sizes or (1,)), key=key, write=shape.write)
            for key, shape in shapes.items()
            if key != "seat"
        ]

    def _face(self, tile: int) -> bytes:
        rules = self.rules
        kinds = [rules.kind_of[tile] == kind for kind in range(len(rules.kinds))]
        return bytes([*kinds, rules.prices[tile], *[edge in (WALL, MOAT) for edge in rules.shapes[tile].edges]])

    def look(self, tile: int) -> int:
        """What a tile is in a palace: its kind, or its sort after all kinds."""
        kinds, row = len(self.rules.kinds), self.rules.tiles[tile]
        return 2 + (row.kind if row.kind != NO_KIND else kinds + self.looks.index(row.sort))

    def split(self, observation: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """An observation (or anything of its length) by the names of its fields, each in its shape; those of seats
        begin with an index for the seat."""
        found = {}
        for name, field in self.fields.items():
            start, size, seats = self.starts[field.group], self.sizes[field.group], self.rules.players
            if field.group == "seat":
                blocks = observation[start : start + size * seats].reshape(seats, size)
                found[name] = blocks[:, field.slice].reshape(seats, *field.sizes)
            else:
                found[name] = observation[start : start + size][field.slice].reshape(field.sizes)
        return found


class Board:
    """What lies on the table for all to see."""

    def __init__(self, layout: Layout) -> None:
        players = layout.rules.players
        self._layout = layout
        self._rules = layout.rules
        self._at = {name: field.start for name, field in layout.fields.items()}
        self.table = bytearray(layout.sizes["table"])
        self.seats = [bytearray(layout.sizes["seat"]) for _ in range(players)]
        self._clock = slice(0, self._at["dirk"])
        """What is new in every view."""
        self._scores: tuple[int, ...] = ()
        self._display = self._discard = 0
        self._memory = (0,) * players
        self._market: tuple[int, ...] = (NO_TILE,) * len(self._rules.spaces)
        self._gained: Beside = ((),) * players
        self._reserves: Beside = ((),) * players
        self._palaces = (NEW_PALACE,) * players
        self._pile: tuple[Part, ...] = ()
        self._columns: dict[int, bytes] = {}
        """By what a cell holds its channels."""
        for seat in range(players):
            self._put(seat, NEW_PALACE, NEW_PALACE.held.items(), 1)

    def see(self, v: View) -> None:
        """Bring everything up to date with anybody's view."""
        self._see_clock(v)
        if v.scores != self._scores:
            self._see_scores(v.scores)
        if v.display != self._display:
            self._display = self._see_bag(self.table, "display", self._display, v.display)
        if v.discard != self._discard:
            self._discard = self._see_bag(self.table, "discard", self._discard, v.discard)
        if v.pile != self._pile:
            self._see_pile(v.pile)
        if v.market != self._market:
            self._see_market(v.market)
        if v.gained != self._gained:
            self._gained = self._see_beside("gained", self._gained, v.gained)
        if v.reserves != self._reserves:
            self._reserves = self._see_beside("reserve", self._reserves, v.reserves)
        for seat, palace in enumerate(v.palaces):
            if palace is not self._palaces[seat]:
                self._see_palace(seat, self._palaces[seat], palace)
        self._palaces = v.palaces
        if v.memory is not None and v.memory != self._memory:
            for seat, (old, new) in enumerate(zip(self._memory, v.memory, strict=True)):
                self._see_bag(self.seats[seat], "seen", old, new)
            self._memory = v.memory

    def _see_clock(self, v: View) -> None:
        waiting, active, decider, size = v.waiting, v.active, v.decider, v.rules.bags.size
        self.table[self._clock] = bytes((
            min(v.turns, MOST), v.scored, v.ending, v.over, v.reshuffles, min(v.supply.count, MOST),
            1 in waiting, 2 in waiting, 3 in waiting,
        ))  # fmt: skip
        for seat, hand in enumerate(v.hands):
            cards = size(hand) if isinstance(hand, int) else hand.count
            self.seats[seat][:3] = bytes((seat == active, seat == decider, cards))

    def _see_scores(self, scores: tuple[int, ...]) -> None:
        fields = self._layout.fields
        blocks = [(block, fields["score"].slice) for block in self.seats]
        for (block, where), score in zip([*blocks, (self.table, fields["dirk"].slice)], scores, strict=False):
            block[where] = bytes((byte(-score), byte(score), byte(score - MOST)))
        self._scores = scores

    def _see_bag(self, shown: bytearray, name: str, old: int, new: int) -> int:
        at = self._at[name]
        for card, number in self._rules.bags.changes(old, new):
            shown[at + card] = number
        return new

    def _see_pile(self, pile: tuple[Part, ...]) -> None:
        field, sorts = self._layout.fields["pile"], self._layout.sorts
        shown, at = [0] * prod(field.sizes), 0
        for part in pile:
            shown[at] = min(part.size, MOST)
            for sort, number in part.special.items():
                shown[at + 1 + sorts[sort]] = number
            at += 1 + len(sorts)
        self.table[field.slice] = bytes(shown)
        self._pile = pile

    def _see_market(self, market: tuple[int, ...]) -> None:
        shown, tiles, faces = self.table, self._at["market"], self._at["faces"]
        across, width = len(self._rules.tiles), self._layout.face_width
        for space, (old, new) in enumerate(zip(self._market, market, strict=True)):
            if old != new:
                if old != NO_TILE:
                    shown[tiles + space * across + old] = 0
                if new != NO_TILE:
                    shown[tiles + space * across + new] = 1
                shown[faces + space * width : faces + (space + 1) * width] = self._layout.faces[new]
        self._market = market

    def _see_beside(self, name: str, old: Beside, new: Beside) -> Beside:
        """The tiles that wait beside the palaces or lie in the reserves."""
        at = self._at[name]
        for shown, before, after in zip(self.seats, old, new, strict=True):
            if before != after:
                for tile in before:
                    shown[at + tile] = 0
                for tile in after:
                    shown[at + tile] += 1
        return new

    # ------------------------------------------------------------ palaces

    def _see_palace(self, seat: int, old: Palace, new: Palace) -> None:
        if old.grid is new.grid and not any(old.gates) and not any(new.gates):
            before, after = old.held, new.held
            self._put(seat, old, [(k, held) for k, held in before.items() if after.get(k) != held], -1)
            self._put(seat, new, [(k, held) for k, held in after.items() if before.get(k) != held], 1)
        else:
            self._put(seat, old, old.held.items(), -1)
            self._put(seat, new, new.held.items(), 1)
            self._put_gates(seat, new)

    def _put(self, seat: int, palace: Palace, cells: Iterable[tuple[int, int]], number: int) -> None:
        """Draw pieces (1) or erase them (-1)."""
        shown, built = self.seats[seat], self._at["built"]
        for k, held in cells:
            if held >= 0:
                shown[built + (held >> PIECE_SHIFT)] += number
            at = self._cell(palace.code(k))
            if at:
                shown[at : at + CHANNELS] = self._column(held) if number > 0 else NO_PIECE

    def _put_gates(self, seat: int, palace: Palace) -> None:
        for code, side in palace.gateways():
            k = palace.index(code)
            for there, facing in ((k, side), (k + palace.steps[side], OPPOSITE[side])):
                at = self._cell(palace.code(there))
                if at:
                    self.seats[seat][at + NORTH + facing] = GATE

    def _cell(self, code: int) -> int:
        """Where the channels of a cell begin; 0 beyond the window."""
        within = _WINDOW[code] if code < FAR else window(code)
        return self._at["palace"] + CHANNELS * within if within >= 0 else 0

    def _column(self, held: int) -> bytes:
        found = self._columns.get(held)
        if found is None:
            piece, shape = held >> PIECE_SHIFT, SHAPES[held & SHAPE_MASK]
            what, price = (1, 0) if piece == START_PIECE else (self._layout.look(piece), self._rules.prices[piece])
            found = self._columns[held] = bytes([what, price, *[edge + 1 for edge in shape.edges]])
        return found


class Observer:
    """What one seat sees, and how it stands to the others."""

    def __init__(self, layout: Layout, seat: int, board: Board) -> None:
        self._layout = layout
        self._seat = seat
        self._seats = [*board.seats[seat:], *board.seats[:seat]]
        self._table = board.table
        self._own, self._told, self._nothing = (bytearray(layout.sizes[group]) for group in ("own", "told", "said"))
        self._said = layout.starts["said"]
        self._whole = b""
        self._hand = 0
        self._frame: Any = None
        self._frames: dict[Any, bytes] = {}
        """What is written of a frame, and what has been written of others."""
        self._slices: tuple[Any, ...] = (None,) * len(layout.slices)

    def see(self, v: View) -> None:
        """Bring everything up to date with the seat's view."""
        hand, frame = v.hands[self._seat], v.stack[-1]
        assert isinstance(hand, int)
        if hand != self._hand:
            for card, number in v.rules.bags.changes(self._hand, hand):
                self._own[card] = number
            self._hand = hand
        if frame != self._frame:
            self._frame = frame
            self._told[self._layout.asked] = self._frames.get(frame) or self._write_frame(frame)
        if v.slices != self._slices:
            self._see_slices(v.slices)
        self._whole = b"".join((self._table, self._own, *self._seats, self._told, self._nothing))

    def _write_frame(self, frame: Any) -> bytes:
        written = bytearray(self._layout.asked.stop)
        for number, kind in enumerate(self._layout.moments):
            written[number] = type(frame) is kind
        self._write(written, self._layout.questions.get(type(frame), []), frame)
        if len(self._frames) >= FRAMES_REMEMBERED:
            self._frames.clear()
        found = self._frames[frame] = bytes(written)
        return found

    def _see_slices(self, slices: tuple[Any, ...]) -> None:
        for fields, old, new in zip(self._layout.slices, self._slices, slices, strict=True):
            if old is not new and old != new:
                for field in fields:
                    self._told[field.slice] = bytearray(prod(field.sizes))
                self._write(self._told, fields, new)
        self._slices = slices

    def _write(self, shown: bytearray, fields: list[Field], value: Any) -> None:
        for field in fields:
            assert field.write is not None
            field.write(shown, field.start, getattr(value, field.key), self._seat)

    def observation(self, said: list[int]) -> Array:
        """The observation, with what has been said in the decision that is being made."""
        whole, at = bytearray(self._whole), self._said
        for word in said:
            whole[at + word] += 1
        return np.frombuffer(whole, np.uint8)
