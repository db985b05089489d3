"""Actions word by word: every option of every decision as a sentence over a fixed list of words.

A sentence is a line of notation: the verb, then each of its fields. It means the same whatever else could have been
said. See ``docs/decisions/0009-actions-word-by-word.md``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

from sabika.core.actions import KIND_BITS, KIND_MASK, CardsField, CellField, Field, KindsField, Move, Name, Number
from sabika.core.errors import MixError, NotationError
from sabika.core.ruleset import Ruleset
from sabika.palace.grid import cell_code, code_cell

RADIUS: Final = 7
"""Cells up to so far from the starting tile have a word of their own; the others are spelled."""
SIDE: Final = 2 * RADIUS + 1
DIGITS: Final = 32
"""Numbers are written with two digits in this base, the high one first."""
BIAS: Final = 512
"""Added to the coordinates of a far cell, which may be negative."""
REMEMBERED: Final = 50_000


class Words:
    """The words of a mix. An action of the environments is the number of a word."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.names: list[str] = []
        self.parts: dict[str, range] = {}
        """The numbers of the words by what they are."""
        kinds = rules.codec.kinds
        fields = [field for kind in kinds for field in kind.fields]
        tables = [field.table(rules) for field in fields if isinstance(field, Name)]
        tables += [rules.kinds for field in fields if isinstance(field, KindsField)]
        pieces = {*rules.tile_keys, *rules.card_keys}
        reach = range(-RADIUS, RADIUS + 1)
        self._add("verb", [kind.name for kind in kinds])
        self._add("tile", rules.tile_keys)
        self._add("card", rules.card_keys)
        self._add("name", list(dict.fromkeys(name for table in tables for name in table if name not in pieces)))
        self._add("cell", [f"{x},{y}" for y in reach for x in reach])
        self._far = self._add("far", ["far"])
        self._high = self._add("high", [f"+{DIGITS * digit}" for digit in range(DIGITS)])
        self._low = self._add("low", [str(digit) for digit in range(DIGITS)])
        self._end = self._add("end", ["."])
        named = [number for part in ("tile", "card", "name") for number in self.parts[part]]
        self._number = {self.names[number]: number for number in named}
        self._cells = dict(zip([cell_code(x, y) for y in reach for x in reach], self.parts["cell"], strict=True))
        self._spellings = [[Remembered(partial(self._spell, field)) for field in kind.fields] for kind in kinds]
        """Per verb and field the words of its values."""
        self.sentences = Remembered(self._sentence)
        """The words of every move that is asked for."""

    def __len__(self) -> int:
        return len(self.names)

    @property
    def fingerprint(self) -> str:
        """Whoever keeps what was learned keeps this with it: it changes when a number stands for another word."""
        return hashlib.sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def _add(self, part: str, names: Sequence[str]) -> int:
        first = len(self.names)
        self.names += names
        self.parts[part] = range(first, len(self.names))
        return first

    # ------------------------------------------------------------ from moves to sentences

    def _sentence(self, move: Move) -> tuple[int, ...]:
        verb = move & KIND_MASK
        values = self.rules.codec.kinds[verb].unpack(move >> KIND_BITS)
        spelled = zip(self._spellings[verb], values, strict=True)
        return (verb, *[word for spelling, value in spelled for word in spelling[value]])

    def _spell(self, field: Field, value: int) -> Iterator[int]:
        rules = self.rules
        if isinstance(field, Name):
            yield self._number[field.table(rules)[value]]
        elif isinstance(field, CellField):
            yield from [self._cells[value]] if value in self._cells else self._spelled(value)
        elif isinstance(field, (CardsField, KindsField)):
            yield from [self._number[name] for name in field.show(value, rules)]
            yield self._end
        elif isinstance(field, Number):
            yield from self._digits(value)
        else:
            raise MixError(f"{field.name}: no words for a {type(field).__name__}")

    def _spelled(self, code: int) -> Iterator[int]:
        yield self._far
        for coordinate in code_cell(code):
            yield from self._digits(coordinate + BIAS)

    def _digits(self, value: int) -> tuple[int, int]:
        return self._high + value // DIGITS, self._low + value % DIGITS

    # ------------------------------------------------------------ and back

    def move(self, sentence: Sequence[int]) -> Move:
        """The move that a whole sentence stands for, whether it is allowed now or not; raises ``NotationError``."""
        words = iter(sentence)
        try:
            kind = self.rules.codec.kinds[next(words)]
            values = {field.name: self._value(field, words) for field in kind.fields}
        except (StopIteration, IndexError, ValueError):
            values = None
        if values is None or next(words, None) is not None:
            raise NotationError(f"{list(sentence)} is no sentence", remedy="say every word of one action")
        return self.rules.codec.read({"action": kind.name, **values})

    def _value(self, field: Field, words: Iterator[int]) -> object:
        if isinstance(field, (CardsField, KindsField)):
            found = []
            while (word := next(words)) != self._end:
                found.append(self.names[word])
            return found
        if isinstance(field, Number):
            return self._read(words)
        name = self.names[next(words)]
        if not isinstance(field, CellField):
            return name
        return [self._read(words) - BIAS, self._read(words) - BIAS] if name == "far" else field.parse(name)

    def _read(self, words: Iterator[int]) -> int:
        return DIGITS * self.parts["high"].index(next(words)) + self.parts["low"].index(next(words))


class Remembered(dict[int, tuple[int, ...]]):
    """The words of numbers, found when they are asked for and kept for a while."""

    def __init__(self, find: Callable[[int], Iterable[int]]) -> None:
        super().__init__()
        self._find = find

    def __missing__(self, number: int) -> tuple[int, ...]:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[number] = tuple(self._find(number))
        return found


class Sentence:
    """A decision that is being answered: what has been said of it, and which words may come next."""

    __slots__ = ("_all", "_left", "_moves", "_words", "allowed", "said")

    def __init__(self, words: Words, moves: list[Move]) -> None:
        self._words = words
        self._moves = moves
        """Those that have the verb, once it is said; and their sentences, and which of these are left."""
        self._all: list[tuple[int, ...]] = []
        self._left = self._all
        self.said: list[int] = []
        self.allowed = {move & KIND_MASK for move in moves}

    def say(self, word: int) -> Move | None:
        """Go on with an allowed word; the move, once the sentence is complete."""
        at = len(self.said)
        self.said.append(word)
        if at:
            left = [sentence for sentence in self._left if sentence[at] == word]
        else:
            sentences = self._words.sentences
            self._moves = [move for move in self._moves if move & KIND_MASK == word]
            self._all = left = [sentences[move] for move in self._moves]
        at += 1
        if len(left[0]) == at:
            return self._moves[self._all.index(left[0])]
        self._left = left
        self.allowed = {sentence[at] for sentence in left}
        return None
