"""What slices and frames say, as numbers in a fixed layout: read off the types of their fields, never off a module.

* an amount or a truth value is one number;
* a seat, tile, card, kind, currency or cell, a number below a bound (``Annotated[int, 3]``) or one of several names
  (``Annotated[str, names]``) has a place for each there is; a bag of cards has their numbers;
* a list of those counts how often each is in it;
* a list with a place for each seat, kind or currency (``PerSeat`` ...), or with a given number of places
  (``Annotated[tuple[T, ...], 3]``), has its entries one after another;
* a list of records has a row for each tile that they name, else for each card, else for each seat, kind and currency;
  and for each of the bounded numbers and names. The row has what is left of the record, in which a seat, tile, card,
  kind, currency or cell is its number plus one, so that 0 is nothing;
* of everything hidden only the size is told, and so of a list whose entries do not say what they are.

Seats are counted from the viewer on.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Annotated, Any, Final, NamedTuple, get_args, get_origin, get_type_hints

from sabika.core.ruleset import Ruleset
from sabika.core.view import Hidden
from sabika.env.words import RADIUS, SIDE
from sabika.palace.grid import code_cell

Write = Callable[[bytearray, int, Any, int], None]
"""(numbers, where, value, seat of the viewer): write a value into zeros."""

MOST: Final = 255
"""Every number is a byte; larger amounts are cut."""
PER: Final = "per "


class Shape(NamedTuple):
    """How the numbers of a value lie, and what writes them."""

    sizes: tuple[int, ...]
    write: Write

    @property
    def width(self) -> int:
        return prod(self.sizes)


class Domain(NamedTuple):
    """Things that are numbered: how many there are, and the place of a number for a viewer, or -1."""

    name: str
    size: int
    place: Callable[[Any, int], int]


def byte(number: int) -> int:
    """The nearest number from 0 to 255."""
    return max(0, min(number, MOST))


def window(code: int) -> int:
    """The place of a cell within the window, row by row, or -1 beyond it."""
    x, y = code_cell(code)
    return (y + RADIUS) * SIDE + x + RADIUS if max(abs(x), abs(y)) <= RADIUS else -1


class Meanings:
    """Turns types into shapes for one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        players = self.players = rules.players
        plain = {
            "tile": len(rules.tiles),
            "card": len(rules.cards),
            "kind": len(rules.kinds),
            "currency": len(rules.all_currencies),
        }
        self._domains = {name: Domain(name, size, _as_it_is) for name, size in plain.items()}
        self._domains["seat"] = Domain(
            "seat", players, lambda seat, viewer: (seat - viewer) % players if 0 <= seat < players else -1
        )
        self._domains["cell"] = Domain("cell", SIDE * SIDE, lambda code, viewer: window(code) if code >= 0 else -1)

        def write_bag(numbers: bytearray, at: int, value: int, viewer: int) -> None:
            for card, count in rules.bags.changes(0, value):
                numbers[at + card] = count

        self._bag = Shape((len(rules.cards),), write_bag)

    def fields(self, kind: Any) -> dict[str, Shape]:
        """The shapes of the fields of a slice or frame."""
        hints = get_type_hints(kind, include_extras=True)
        return {name: self.of(hints[name]) for name in kind.__struct_fields__}

    def of(self, hint: Any) -> Shape:
        """The shape of a type."""
        plain, marks = _unmarked(hint)
        if "nobody" in marks:
            return _SIZE
        if "bag" in marks:
            return self._bag
        domain = self._domain(hint)
        if domain is not None:
            return self._one(domain)
        if plain in (int, bool):
            return _AMOUNT
        if get_origin(plain) is not tuple:
            return _SIZE
        entry = get_args(plain)[0]
        if "owner" in marks:
            return self._owned(entry)
        for mark in marks:
            if isinstance(mark, int):
                return self._per(Domain("", mark, _as_it_is), entry)
            if isinstance(mark, str) and mark.startswith(PER):
                return self._per(self._domains[mark.removeprefix(PER)], entry)
        domain = self._domain(entry)
        return self._counted(domain) if domain is not None else self._records(entry)

    def _domain(self, hint: Any) -> Domain | None:
        """What a number or name of this type is one of."""
        plain, marks = _unmarked(hint)
        if plain not in (int, str):
            return None
        for mark in marks:
            if isinstance(mark, int):
                return Domain("", mark, _as_it_is)
            if isinstance(mark, tuple):
                return _names(mark)
            if mark in self._domains:
                return self._domains[mark]
        return None

    def _owned(self, entry: Any) -> Shape:
        """The viewer's own entry, then the sizes of all."""
        players, own = self.players, self.of(entry)

        def write(numbers: bytearray, at: int, value: Any, viewer: int) -> None:
            for owner, held in enumerate(value):
                _write_size(numbers, at + own.width + (owner - viewer) % players, held, viewer)
                if owner == viewer and not isinstance(held, Hidden):
                    own.write(numbers, at, held, viewer)

        return Shape((own.width + players,), write)

    def _per(self, places: Domain, entry: Any) -> Shape:
        one = self.of(entry)

        def write(numbers: bytearray, at: int, value: Any, viewer: int) -> None:
            for number, held in enumerate(value):
                place = places.place(number, viewer)
                if 0 <= place < places.size:
                    one.write(numbers, at + place * one.width, held, viewer)

        return Shape((places.size, *one.sizes), write)

    def _one(self, domain: Domain) -> Shape:
        count = self._counted(domain)
        return Shape(count.sizes, lambda numbers, at, value, viewer: count.write(numbers, at, (value,), viewer))

    def _counted(self, domain: Domain) -> Shape:
        def write(numbers: bytearray, at: int, value: Any, viewer: int) -> None:
            for number in value:
                place = domain.place(number, viewer)
                if 0 <= place < domain.size:
                    numbers[at + place] += 1

        return Shape((domain.size,), write)

    def _records(self, record: Any) -> Shape:
        hints = get_type_hints(record, include_extras=True).values() if hasattr(record, "_fields") else get_args(record)
        domains = [self._domain(hint) for hint in hints]
        index = _index(domains)
        if not index or Ellipsis in hints:
            return _SIZE
        rest = [(at, domain) for at, domain in enumerate(domains) if at not in dict(index)]
        width = len(rest)

        def write(numbers: bytearray, at: int, value: Any, viewer: int) -> None:
            for held in value:
                row = _row(index, held, viewer)
                if row < 0:
                    continue
                for column, (part, other) in enumerate(rest, at + row * width):
                    number = numbers[column] + held[part] if other is None else other.place(held[part], viewer) + 1
                    numbers[column] = byte(number)
                if not rest:
                    numbers[at + row] += 1

        return Shape((*[domain.size for _, domain in index], *([width] if width > 1 else [])), write)


def _index(domains: list[Domain | None]) -> list[tuple[int, Domain]]:
    """By which parts of its records a list has its rows."""
    known = [(at, domain) for at, domain in enumerate(domains) if domain is not None and domain.name != "cell"]
    pieces = [(at, domain) for piece in ("tile", "card") for at, domain in known if domain.name == piece]
    return [(at, domain) for at, domain in known if not pieces or (at, domain) == pieces[0] or not domain.name]


def _row(index: list[tuple[int, Domain]], record: Any, viewer: int) -> int:
    """The row of a record, or -1 for one that names what has none, such as the starting tile."""
    row = 0
    for part, domain in index:
        place = domain.place(record[part], viewer)
        if not 0 <= place < domain.size:
            return -1
        row = row * domain.size + place
    return row


def _names(names: tuple[str, ...]) -> Domain:
    return Domain("", len(names), lambda name, viewer: names.index(name))


def _as_it_is(number: int, viewer: int) -> int:
    return number


def _unmarked(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """A type and the marks on it."""
    return (hint.__origin__, hint.__metadata__) if get_origin(hint) is Annotated else (hint, ())


def _write_amount(numbers: bytearray, at: int, value: Any, viewer: int) -> None:
    numbers[at] = byte(value)


def _write_size(numbers: bytearray, at: int, value: Any, viewer: int) -> None:
    numbers[at] = byte(value.count if isinstance(value, Hidden) else len(value))


_AMOUNT: Final = Shape((), _write_amount)
_SIZE: Final = Shape((), _write_size)
