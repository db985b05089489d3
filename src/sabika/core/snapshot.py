"""States as plain data: for saving, hashing and comparing. A snapshot is a cache; the log is the game."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, Literal

import msgspec

from sabika.core.chance import Chance
from sabika.core.errors import SabikaError
from sabika.core.ruleset import Ruleset
from sabika.core.state import NO_TILE, Frame, State, Steps
from sabika.palace.grid import cell_code, code_cell
from sabika.palace.palace import NEW_PALACE, START_PIECE, Palace
from sabika.palace.shapes import SHAPES

Natural = Annotated[int, msgspec.Meta(ge=0)]
Coordinate = Annotated[int, msgspec.Meta(ge=-250, le=250)]
_PalaceRow = tuple[Coordinate, Coordinate, Annotated[int, msgspec.Meta(ge=START_PIECE)], Natural]
_GateRow = tuple[Coordinate, Coordinate, Annotated[int, msgspec.Meta(ge=0, le=3)]]


class _Plain(msgspec.Struct, frozen=True):
    """The fields of a state that are saved as they are."""

    active: Natural
    cuts: tuple[int, ...]
    discard: Natural
    display: Natural
    drawn: Natural
    ending: bool
    gained: list[tuple[Natural, ...]]
    hands: list[Natural]
    known: list[Natural]
    learned: int
    market: list[int]
    pile: tuple[Natural, ...]
    reserves: list[tuple[Natural, ...]]
    reshuffles: int
    scored: Literal[0, 1, 2, 3]
    scores: list[int]
    supply: tuple[Natural, ...]
    taken: Natural
    turns: int
    waiting: tuple[Literal[1, 2], ...]


_PLAIN = _Plain.__struct_fields__


def to_data(s: State) -> dict[str, Any]:
    """Everything in a state but ruleset, chance and listeners, as plain data."""
    data = {name: getattr(s, name) for name in _PLAIN}
    data["palaces"] = [_palace_data(palace) for palace in s.palaces]
    gates = [[[*code_cell(code), side] for code, side in palace.gateways()] for palace in s.palaces]
    if any(gates):
        data["gates"] = gates
    data["stack"] = [{"frame": type(frame).__name__, **msgspec.to_builtins(frame)} for frame in s.stack]
    data["slices"] = {
        key: msgspec.to_builtins(s.slices[module.slot])
        for key, module in s.rules.modules.items()
        if module.slice_type is not None
    }
    return data


def from_data(rules: Ruleset, chance: Chance, data: Any) -> State:
    """The inverse of ``to_data``; raises ``SabikaError`` on data that is no state of this mix."""
    try:
        return _restore(rules, chance, data)
    except (msgspec.ValidationError, KeyError, TypeError, ValueError, IndexError) as error:
        cause = f"{error} is missing or unknown" if isinstance(error, KeyError) else str(error)
        raise SabikaError(f"no state of this game: {cause}", remedy="it was saved by another mix or version") from None


def _restore(rules: Ruleset, chance: Chance, data: dict[str, Any]) -> State:
    s: State = object.__new__(State)
    s.rules, s.chance, s.sink = rules, chance, None
    plain = msgspec.convert(data, _Plain)
    for name in _PLAIN:
        setattr(s, name, getattr(plain, name))
    rows = msgspec.convert(data["palaces"], list[list[_PalaceRow]])
    gates = msgspec.convert(data.get("gates", [[] for _ in rows]), list[list[_GateRow]])
    s.palaces = [_palace_from(*palace) for palace in zip(rows, gates, strict=True)]
    s.stack = tuple(_frame_from(rules, dict(row)) for row in data["stack"])
    s.slices = tuple(
        msgspec.convert(data["slices"][key], module.slice_type) if module.slice_type is not None else None
        for key, module in rules.modules.items()
    )
    _check(s)
    return s


def _check(s: State) -> None:
    """Raise ``ValueError`` where counts or numbers do not belong to this mix; slices are left to their modules."""
    rules, players = s.rules, s.rules.players
    seats = {len(zone) for zone in (s.hands, s.known, s.reserves, s.gained, s.palaces, s.scores[:players])}
    dirk = players == 2
    if seats != {players} or len(s.scores) > players + dirk or s.active >= players or not s.stack:
        raise ValueError("another number of seats")
    if len(s.market) != len(rules.spaces) or min(s.market) < NO_TILE:
        raise ValueError("another market")
    cuts = [0, *(cut for cut in s.cuts if cut)]
    if s.drawn > len(s.pile) or s.taken > len(s.supply) or cuts != sorted({*cuts, len(s.pile)}):
        raise ValueError("a stack is shorter than what was drawn of it")
    tiles = [*s.supply, *s.market, *(tile for zone in (*s.reserves, *s.gained) for tile in zone)]
    built = [held >> 8 for palace in s.palaces for held in palace.held.values()]
    if max(tiles + built) >= len(rules.tiles) or max(s.pile, default=0) >= len(rules.cards):
        raise ValueError("a piece that is not in the game")
    if any(bag & ~rules.hand_mask for bag in (s.display, s.discard, *s.hands, *s.known)):
        raise ValueError("cards that lie where they never do")
    if not s.over and type(s.stack[-1]) not in rules.decides:
        raise ValueError("a moment at which nobody decides")
    for frame in s.stack:
        if isinstance(frame, Steps) and frame.at not in range(len(rules.sequences[frame.sequence])):
            raise ValueError("a step that does not exist")
        if getattr(frame, "seat", 0) not in range(players):
            raise ValueError("a seat that does not exist")


def _palace_data(palace: Palace) -> list[list[int]]:
    """Every piece; the starting tile only where it is no longer as it was."""
    cell, bare = palace.grid.cell, NEW_PALACE.held[NEW_PALACE.grid.start]
    return [[*cell(k), held >> 8, held & 255] for k, held in palace.held.items() if held != bare]


def _palace_from(rows: list[_PalaceRow], gates: list[_GateRow]) -> Palace:
    palace = NEW_PALACE
    if len({(x, y) for x, y, _, _ in rows}) < len(rows) or any((piece < 0) != (x == y == 0) for x, y, piece, _ in rows):
        raise ValueError("two pieces on one cell")
    for x, y, piece, shape in rows:
        lay = palace.exchange if piece == START_PIECE else palace.place
        palace = lay(cell_code(x, y), piece, SHAPES[shape])
    for x, y, side in gates:
        palace = palace.with_gate(cell_code(x, y), side)
    return palace


def _frame_from(rules: Ruleset, row: dict[str, Any]) -> Frame:
    frame: Frame = msgspec.convert(row, rules.frames[row.pop("frame")])
    return frame


def digest(s: State) -> str:
    """A short hash of a state; two states with the same hash are the same position."""
    data = to_data(s)
    for part in ("palaces", "gates"):
        if part in data:
            data[part] = [sorted(rows) for rows in data[part]]
    if s.rules.cities > 1:
        data["first_granada"] = [palace.first_granada() for palace in s.palaces]
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:12]
