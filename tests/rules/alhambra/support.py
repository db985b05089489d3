"""What the chapters' tests share: rigged deals, legal palaces of given tiles, and random games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeVar

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.events import Event
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import State
from sabika.palace.grid import code_cell
from sabika.palace.palace import NEW_PALACE, Palace
from sabika.rules.boxes import ruleset

T = TypeVar("T")

PLAIN = ("pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10", "chambers-11", "garden-10", "garden-11")
"""Tiles without walls."""


class Rigged(Chance):
    """A chance that lays some cards on top of the money deck."""

    __slots__ = ("top",)

    def __init__(self, top: Sequence[int], seed: str = "rigged") -> None:
        super().__init__(seed.encode())
        self.top = list(top)

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        order = super().shuffle(label, items)
        if label == "money":
            for card in reversed(self.top):
                order.remove(card)  # type: ignore[arg-type]
                order.append(card)  # type: ignore[arg-type]
        return order


def dealt(top: str, *, players: int = 3, ages: tuple[int, ...] = (), seed: str = "rigged") -> tuple[State, list[Event]]:
    """A game set up with these cards on top of the deck, the first one dealt first, and the events of its set-up."""
    rules = ruleset(Config(players=players, ages=ages))
    events: list[Event] = []
    s = flow.start(rules, Rigged([rules.card_number[name] for name in top.split()], seed), events)
    s.sink = None
    return s, events


def set_up(players: int, seed: str) -> tuple[State, list[Event]]:
    """A game set up as usual, and the events of its set-up."""
    events: list[Event] = []
    s = flow.start(ruleset(Config(players=players)), Chance.from_text(seed), events)
    s.sink = None
    return s, events


@cache
def set_ups() -> tuple[State, ...]:
    """Sixty games of each number of players before the first turn."""
    return tuple(set_up(players, f"set-up {seed}")[0] for players in range(2, 7) for seed in range(60))


@cache
def whole_game(players: int, seed: int) -> tuple[State, ...]:
    """Every decision of a random game and its end; the states must not be changed."""
    s, rng = set_up(players, f"game {seed}")[0], random.Random(seed)
    found = [s]
    while not s.over:
        s = s.clone()
        flow.play_move(s, rng.choice(flow.moves(s)))
        found.append(s)
    return tuple(found)


def whole_games(seeds: int = 4) -> Iterator[tuple[State, ...]]:
    """Random games with every number of players."""
    for players in range(2, 7):
        for seed in range(seeds):
            yield whole_game(players, seed)


def palace_of(*tiles: str) -> dict[str, str]:
    """A legal palace of these tiles, as a position names it."""
    rules = ruleset(Config())
    found = _grow(rules, NEW_PALACE, tiles)
    assert found is not None, f"no legal palace of {tiles}"
    return {"{},{}".format(*code_cell(code)): rules.tile_keys[piece] for code, piece in found.pieces()}


def _grow(rules: Ruleset, palace: Palace, tiles: Sequence[str]) -> Palace | None:
    if not tiles:
        return palace
    for name in tiles:
        piece = rules.tile_number[name]
        shape = rules.shapes[piece]
        for code in sorted(palace.legal(shape)):
            grown = _grow(rules, palace.place(code, piece, shape), [other for other in tiles if other != name])
            if grown is not None:
                return grown
    return None


def tiles_of(kind: str) -> list[str]:
    """The names of a kind's tiles, those with few walls first."""
    names = [name for name in ruleset(Config()).tile_keys if name.startswith(kind)]
    return sorted(names, key=lambda name: len(name.partition("-")[2].lstrip("0123456789")))


def estates(kind: str, *counts: int) -> dict[str, dict[str, dict[str, str]]]:
    """Seats A, B, ... with so many buildings of a kind each: ``table(**estates("tower", 4, 3))``."""
    left = tiles_of(kind)
    found = {}
    for seat, count in zip("ABCDEF", counts, strict=False):
        taken, left = left[:count], left[count:]
        assert len(taken) == count
        found[seat] = {"palace": palace_of(*taken)}
    return found
