"""States as plain data: for saving, hashing and comparing. A snapshot is a cache; the log is the game."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from sabika.core.chance import Chance
from sabika.core.errors import SabikaError
from sabika.core.ruleset import Ruleset
from sabika.core.state import Frame, State
from sabika.palace.grid import cell_code
from sabika.palace.palace import NEW_PALACE, Palace
from sabika.palace.shapes import SHAPES

_PLAIN = (
    "active", "cuts", "discard", "display", "drawn", "ending", "gained", "hands", "known", "learned", "market", "pile",
    "reserves", "reshuffles", "scored", "scores", "supply", "taken", "turns", "waiting",
)  # fmt: skip
_LISTS = ("gained", "hands", "known", "market", "reserves", "scores")


def to_data(s: State) -> dict[str, Any]:
    """Everything in a state but ruleset, chance and listeners, as plain data."""
    data = {name: getattr(s, name) for name in _PLAIN}
    data["palaces"] = [_palace_data(palace) for palace in s.palaces]
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
        raise SabikaError(f"no state of this game: {error}", remedy="it was saved by another mix or version") from None


def _restore(rules: Ruleset, chance: Chance, data: dict[str, Any]) -> State:
    s: State = object.__new__(State)
    s.rules, s.chance, s.sink = rules, chance, None
    for name in _PLAIN:
        value = _frozen(data[name])
        setattr(s, name, list(value) if name in _LISTS else value)
    s.palaces = [_palace_from(rows) for rows in data["palaces"]]
    s.stack = tuple(_frame_from(rules, dict(row)) for row in data["stack"])
    s.slices = tuple(
        msgspec.convert(data["slices"][key], module.slice_type) if module.slice_type is not None else None
        for key, module in rules.modules.items()
    )
    return s


def _frozen(value: Any) -> Any:
    if not isinstance(value, (list, tuple)):
        return value
    return tuple([_frozen(v) if type(v) is list else v for v in value])


def _palace_data(palace: Palace) -> list[list[int]]:
    cell = palace.grid.cell
    return [[*cell(k), held >> 8, held & 255] for k, held in palace.held.items() if held >= 0]


def _palace_from(rows: list[list[int]]) -> Palace:
    palace = NEW_PALACE
    for x, y, piece, shape in rows:
        palace = palace.place(cell_code(x, y), piece, SHAPES[shape])
    return palace


def _frame_from(rules: Ruleset, row: dict[str, Any]) -> Frame:
    frame: Frame = msgspec.convert(row, rules.frames[row.pop("frame")])
    return frame


def digest(s: State) -> str:
    """A short hash of a state; two states with the same hash are the same position."""
    data = to_data(s)
    data["palaces"] = [sorted(rows) for rows in data["palaces"]]
    return hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()[:12]
