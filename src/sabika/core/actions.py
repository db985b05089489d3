"""Actions: what a player announces, as a packed move inside the engine and as text or JSON outside.

An ``ActionKind`` declares a verb and its typed fields once; packing, text and JSON follow from the declaration. A move
is an integer: seven bits for the kind, then the fields in order, the last one unbounded.
"""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Callable, Iterator, Sequence
from operator import lshift
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sabika.core.errors import NotationError
from sabika.palace.grid import CODE_BITS, CORNERS, cell_code, code_cell

if TYPE_CHECKING:
    from sabika.core.ruleset import Ruleset

Move = int
KIND_BITS: Final = 7
KIND_MASK: Final = (1 << KIND_BITS) - 1
LINES_REMEMBERED: Final = 10_000


class Action(msgspec.Struct, frozen=True):
    """An action as the outside world sees it: a verb and named values (names, numbers, cells)."""

    kind: str
    args: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.args)[name]

    def to_json(self) -> dict[str, Any]:
        """A plain object, e.g. ``{"action": "place", "tile": "tower-9-ES", "cell": [1, 0]}``."""
        plain = {name: list(value) if isinstance(value, tuple) else value for name, value in self.args}
        return {"action": self.kind, **plain}


class Field:
    """A typed argument: how many bits it takes and how it is written."""

    bits = 10
    many = False

    def __init__(self, name: str) -> None:
        self.name = name

    def show(self, value: int, rules: Ruleset) -> Any:
        """The packed value as a name, number or cell."""
        return value

    def read(self, value: Any, rules: Ruleset) -> int:
        """The inverse of ``show``; raises ``NotationError``."""
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << self.bits:
            raise self.wrong(value, f"expected a number from 0 to {(1 << self.bits) - 1}")
        return value

    def text(self, shown: Any) -> str:
        return str(shown)

    def parse(self, token: str) -> Any:
        """A token as the value ``read`` takes."""
        return int(token) if token.isascii() and token.isdigit() and len(token) < 7 else token

    def wrong(self, value: Any, remedy: str) -> NotationError:
        return NotationError(f"{self.name} {_short(value)} is not understood", remedy=remedy)


class Number(Field):
    """A small number, such as a bid or a market space."""


class Name(Field):
    """One of the names that a table of the ruleset lists."""

    bits = 9

    def __init__(self, name: str, table: Callable[[Ruleset], Sequence[str]]) -> None:
        super().__init__(name)
        self.table = table

    def show(self, value: int, rules: Ruleset) -> Any:
        return self.table(rules)[value]

    def read(self, value: Any, rules: Ruleset) -> int:
        names = self.table(rules)
        if isinstance(value, str) and value in names:
            return names.index(value)
        near = difflib.get_close_matches(value, names, 3) if isinstance(value, str) else []
        raise self.wrong(value, f"did you mean {', '.join(near)}?" if near else f"one of {', '.join(names[:8])}, ...")


def tile(name: str = "tile") -> Name:
    return Name(name, lambda rules: rules.tile_keys)


def card(name: str = "card") -> Name:
    return Name(name, lambda rules: rules.card_keys)


def kind(name: str = "kind") -> Name:
    return Name(name, lambda rules: rules.kinds)


def choice(name: str, *words: str) -> Name:
    return Name(name, lambda rules: words)


class CellField(Field):
    """A cell, written ``x,y``."""

    bits = CODE_BITS

    def show(self, value: int, rules: Ruleset) -> Any:
        return code_cell(value)

    def read(self, value: Any, rules: Ruleset) -> int:
        good = isinstance(value, (list, tuple)) and len(value) == 2
        if not good or not all(type(v) is int and -500 <= v <= 500 for v in value):
            raise self.wrong(value, "expected x,y with two whole numbers from -500 to 500")
        return cell_code(*value)

    def text(self, shown: Any) -> str:
        return f"{shown[0]},{shown[1]}"

    def parse(self, token: str) -> Any:
        parts = token.split(",")
        ok = len(parts) == 2 and all(len(p) < 6 and p.lstrip("-").isdigit() and p.isascii() for p in parts)
        try:
            return [int(p) for p in parts] if ok else token
        except ValueError:
            return token


class CardsField(Field):
    """A bag of cards, written as their names; only as the last field."""

    many = True

    def show(self, value: int, rules: Ruleset) -> Any:
        return tuple(rules.card_keys[c] for c in rules.bags.cards(value))

    def read(self, value: Any, rules: Ruleset) -> int:
        if not isinstance(value, (list, tuple)):
            raise self.wrong(value, "expected a list of card names")
        one = card()
        counts: dict[int, int] = {}
        for name in value:
            number = one.read(name, rules)
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > rules.cards[number].copies:
                raise self.wrong(name, f"there are only {rules.cards[number].copies} of this card")
        return rules.bags.of(c for c, n in counts.items() for _ in range(n))

    def text(self, shown: Any) -> str:
        return " ".join(shown)


class KindsField(Field):
    """A set of kinds, one bit each, written as their names; only as the last field."""

    many = True

    def show(self, value: int, rules: Ruleset) -> Any:
        return tuple(name for i, name in enumerate(rules.kinds) if value >> i & 1)

    def read(self, value: Any, rules: Ruleset) -> int:
        if not isinstance(value, (list, tuple)):
            raise self.wrong(value, "expected a list of kinds")
        found = [kind().read(name, rules) for name in value]
        if len(set(found)) != len(found):
            raise self.wrong(value, "name each kind once")
        return sum(1 << number for number in found)

    def text(self, shown: Any) -> str:
        return " ".join(shown)


def cell(name: str = "cell") -> CellField:
    return CellField(name)


def cards(name: str = "cards") -> CardsField:
    return CardsField(name)


def kinds(name: str = "kinds") -> KindsField:
    return KindsField(name)


def never(*values: int) -> bool:
    return False


def always(*values: int) -> bool:
    """For actions that say no whatever their values."""
    return True


class ActionKind:
    """A verb with its fields, and the frames in which it may be played.

    ``unless`` names the rule and the message that refuse it where it is no option of its frame, for actions that
    have no ``refuses`` of their own; what is chosen by a ``secret`` action stays out of the log of a running game.
    ``declines`` says with which values the action says no to what its frame offers.
    """

    def __init__(
        self,
        name: str,
        *fields: Field,
        frames: Sequence[type] = (),
        unless: tuple[str, str] = ("base.turn.one-of-three", "not-now"),
        secret: bool = False,
        declines: Callable[..., bool] = never,
    ) -> None:
        self.name = name
        self.fields = fields
        self.frames = tuple(frames)
        self.unless = unless
        self.secret = secret
        self.declines = declines
        self._shifts: list[tuple[int, int]] = []
        shift = 0
        for field in fields:
            self._shifts.append((shift, (1 << field.bits) - 1))
            shift += field.bits
        self.shifts = tuple(KIND_BITS + shift for shift, _ in self._shifts)
        """Where its values belong in a move."""

    def __repr__(self) -> str:
        return f"ActionKind({self.name!r})"

    def pack(self, values: Sequence[int]) -> int:
        packed = 0
        for value, (shift, _) in zip(values, self._shifts, strict=True):
            packed |= value << shift
        return packed

    def unpack(self, packed: int) -> tuple[int, ...]:
        """The inverse of ``pack``."""
        if len(self.fields) < 2:
            return (packed,) if self.fields else ()
        values = [packed >> shift & mask for shift, mask in self._shifts]
        values[-1] = packed >> self._shifts[-1][0]
        return tuple(values)

    def packed(self, do: Callable[..., None]) -> Callable[[Any, Any, int], None]:
        """A function of single values as one of the packed values; every move passes through it."""
        if len(self.fields) == 1:
            return do
        if len(self.fields) == 2:
            (_, mask), (shift, _) = self._shifts
            return lambda s, frame, packed: do(s, frame, packed & mask, packed >> shift)
        return lambda s, frame, packed: do(s, frame, *self.unpack(packed))

    def fits(self, values: Sequence[int]) -> bool:
        """Whether every value but the last stays within its bits."""
        return all(v <= mask for v, (_, mask) in list(zip(values, self._shifts, strict=True))[:-1])


class Codec:
    """Between moves, actions, text and JSON, for the action kinds of one ruleset."""

    def __init__(self, rules: Ruleset, kinds: Sequence[ActionKind]) -> None:
        if len(kinds) > KIND_MASK + 1:
            raise ValueError("more action kinds than a move can number")
        self.rules = rules
        self.kinds = tuple(kinds)
        self.number = {kind.name: i for i, kind in enumerate(kinds)}
        self._places = {kind.name: (i, kind.shifts) for i, kind in enumerate(kinds)}
        """By its name the number of every kind, and where its values belong in a move."""
        self._read: dict[str, Move] = {}
        self._written: dict[Move, str] = {}
        """Lines that were read and written lately: the same few thousand come again and again."""

    def move(self, name: str, *values: int) -> Move:
        """The move of a kind with packed values."""
        number, shifts = self._places[name]
        if len(values) != len(shifts):
            raise ValueError(f"{name} has {len(shifts)} fields")
        packed: int = sum(map(lshift, values, shifts), number)
        return packed

    def action(self, move: Move) -> Action:
        kind = self.kinds[move & KIND_MASK]
        values = kind.unpack(move >> KIND_BITS)
        return Action(
            kind.name, tuple((f.name, f.show(v, self.rules)) for f, v in zip(kind.fields, values, strict=False))
        )

    def declines(self, move: Move) -> bool:
        """Whether a move says no."""
        kind = self.kinds[move & KIND_MASK]
        return kind.declines(*kind.unpack(move >> KIND_BITS))

    def text(self, move: Move) -> str:
        """One readable line, e.g. ``place tower-9-ES 1,0``."""
        found = self._written.get(move)
        if found is None:
            action = self.action(move)
            shown = [f.text(v) for f, (_, v) in zip(self.kinds[move & KIND_MASK].fields, action.args, strict=True)]
            found = " ".join(part for part in [action.kind, *shown] if part)
            if len(self._written) >= LINES_REMEMBERED:
                self._written.clear()
                self._read.clear()
            self._written[move], self._read[found] = found, move
        return found

    def read(self, source: str | Action | dict[str, Any]) -> Move:
        """The move for a line of text, an action or its JSON object; raises ``NotationError``."""
        if isinstance(source, str):
            found = self._read.get(source)
            return self._from_text(source) if found is None else found
        if isinstance(source, Action):
            return self._from_values(source.kind, dict(source.args))
        if isinstance(source, dict):
            values = dict(source)
            return self._from_values(values.pop("action", None), values)
        raise NotationError(f"{_short(source)} is no action", remedy="expected text, an Action or an object")

    def kind(self, name: Any) -> ActionKind:
        if isinstance(name, str) and name in self.number:
            return self.kinds[self.number[name]]
        near = difflib.get_close_matches(name, list(self.number), 3) if isinstance(name, str) else []
        known = ", ".join(near) if near else ", ".join(self.number)
        raise NotationError(f"{_short(name)} is no action of this game", remedy=f"known: {known}")

    def _from_text(self, line: str) -> Move:
        if len(line) > 1000:
            raise NotationError("the line is longer than 1000 characters", remedy="one action per line")
        words = line.split()
        kind = self.kind(words[0] if words else "")
        tokens = iter(words[1:])
        values = {f.name: v for f, v in zip(kind.fields, _parse_all(kind, tokens), strict=False)}
        rest = list(tokens)
        if rest:
            raise NotationError(f"{_short(rest[0])} is too much", remedy=f"write {_usage(kind)}")
        return self._from_values(kind.name, values)

    def _from_values(self, name: Any, values: dict[str, Any]) -> Move:
        kind = self.kind(name)
        packed = []
        for field in kind.fields:
            if field.name not in values:
                raise NotationError(f"{kind.name}: {field.name} is missing", remedy=f"write {_usage(kind)}")
            packed.append(field.read(values.pop(field.name), self.rules))
        if values:
            raise NotationError(f"{kind.name}: {_short(next(iter(values)))} is unknown", remedy=f"write {_usage(kind)}")
        if packed and not kind.fits(packed):
            raise NotationError(f"{kind.name}: a value is out of range", remedy=f"write {_usage(kind)}")
        return self.move(kind.name, *packed)


def _parse_all(kind: ActionKind, tokens: Iterator[str]) -> Iterator[Any]:
    for field in kind.fields:
        if field.many:
            yield list(tokens)
        else:
            token = next(tokens, None)
            if token is None:
                raise NotationError(f"{kind.name}: {field.name} is missing", remedy=f"write {_usage(kind)}")
            yield field.parse(token)


def _usage(kind: ActionKind) -> str:
    return " ".join([kind.name, *(f"{f.name.upper()}{'...' if f.many else ''}" for f in kind.fields)])


def _short(value: Any) -> str:
    """A value from outside in a few characters, however long or deep it is."""
    text = _BRIEF.repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


_BRIEF: Final = reprlib.Repr()
_BRIEF.maxstring = _BRIEF.maxother = 60


def corner_field() -> Name:
    """The corner of a cell that a half tile fills."""
    return choice("corner", *CORNERS)
