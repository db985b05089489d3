"""Component data: one TOML file per module, typed, with the confidence of every fact, correctable by an override file.

An override file names the component file, the table, the row and the field::

    [base.tiles.arcades-8-E]
    walls = "W"
"""

from __future__ import annotations

import difflib
import hashlib
import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from sabika.core.errors import ComponentError

Confidence = Literal["sourced", "derived", "reconstructed"]
Overrides = dict[str, Any]
T = TypeVar("T")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One component with how sure we are of it."""

    confidence: Confidence


class Amount(Row, frozen=True):
    """A number that a rulebook states, e.g. a price."""

    value: int


@cache
def _raw(name: str) -> str:
    return (files(__name__) / f"{name}.toml").read_text("utf-8")


def names() -> list[str]:
    """The component files there are."""
    return sorted(p.name[:-5] for p in files(__name__).iterdir() if p.name.endswith(".toml"))


def read_overrides(path: Path) -> Overrides:
    """An override file as nested tables; raises ``ComponentError``."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise ComponentError(str(error), place=str(path), remedy="an override file is a TOML file") from None
    for name in found:
        if name not in names():
            raise ComponentError(
                f"unknown component file {name!r}", place=str(path), remedy=f"one of {', '.join(names())}"
            )
    return found


def load(name: str, data_type: type[T], overrides: Overrides) -> T:
    """The component file of a module with overrides applied, checked against its type."""
    data = tomllib.loads(_raw(name))
    _merge(data, overrides.get(name, {}), name)
    try:
        return msgspec.convert(data, data_type)
    except msgspec.ValidationError as error:
        raise ComponentError(str(error), place=name, remedy="see the component file for the fields") from None


def _merge(data: dict[str, Any], changes: Any, place: str) -> None:
    if not isinstance(changes, dict):
        raise ComponentError("expected a table of changes", place=place, remedy="name the row and the field")
    for key, value in changes.items():
        if key not in data:
            near = difflib.get_close_matches(key, list(data), 3) or list(data)[:5]
            raise ComponentError(f"there is no {key!r} here", place=place, remedy=f"known: {', '.join(near)}")
        if isinstance(data[key], dict):
            _merge(data[key], value, f"{place}.{key}")
        else:
            data[key] = value


def fingerprint(used: Iterable[str], overrides: Overrides) -> str:
    """A hash of the component data in force in a mix that uses these files."""
    own = sorted(set(used))
    digest = hashlib.sha256("".join(_raw(name) for name in own).encode())
    digest.update(msgspec.json.encode({name: overrides.get(name) for name in own}, order="deterministic"))
    return digest.hexdigest()[:16]


def require(condition: bool, place: str, cause: str) -> None:
    """A count or range the rulebooks state."""
    if not condition:
        raise ComponentError(cause, place=place, remedy="correct the override file")
