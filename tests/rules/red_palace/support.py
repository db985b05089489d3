"""What the tests of the Red Palace share: positions with abilities and guards, set-ups, random games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.events import Event
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import State
from sabika.core.view import unseen_tiles
from sabika.rules.boxes import ruleset
from sabika.rules.red_palace.guards import GuardSlice, guard_value, guards_left, guards_of
from sabika.rules.red_palace.overview import ahead
from sabika.rules.red_palace.tokens import bag, face
from tests.table import Table, table

BOX = "red_palace"
SQUARES = [2, 2, 3, 2, 3, 2, 2]
TOWERS = {"1,0": "garden-4-NES", "-1,0": "tower-7-NSW", "0,1": "arcades-3-ESW"}
"""A palace with four towers, in the east of the garden, in the north and south of the tower and in the south of the
arcades."""
MANNED = [["garden-4-NES", "E"], ["tower-7-NSW", "N"], ["tower-7-NSW", "S"], ["arcades-3-ESW", "S"]]


def red(*laid: str, modules: tuple[str, ...] = (), **position: Any) -> Table:
    """A position with these abilities."""
    slices = position.pop("slices", {})
    abilities = {"laid": list(laid), **slices.get("abilities", {})}
    guards = {"squares": SQUARES, **slices.get("guards", {})}
    return table(list(modules), box=BOX, slices={**slices, "abilities": abilities, "guards": guards}, **position)


def manned(*laid: str, guards: int = 4, **position: Any) -> Table:
    """A position in which A has so many guards on the towers of its palace."""
    own = {"palace": TOWERS, **position.pop("A", {})}
    slices = position.pop("slices", {})
    board = {"posted": MANNED[:guards], **slices.get("guards", {})}
    return red(*laid, A=own, slices={**slices, "guards": board}, **position)


def guards(t: Table) -> GuardSlice:
    found: GuardSlice = t.slice("guards")
    return found


def posted(t: Table, seat: int = 0) -> list[str]:
    """The guards of a seat, as ``tile side``."""
    return [f"{t.state.rules.tile_keys[piece]} {side}" for piece, side in guards_of(t.state, seat)]


def worth(t: Table) -> int:
    return guard_value(t.state)


def in_supply(t: Table) -> int:
    return guards_left(t.state)


def overview(t: Table) -> list[str]:
    return [t.state.rules.tile_keys[tile] if tile >= 0 else "" for tile in ahead(t.state)]


def rules(players: int = 3, *modules: str, **options: str) -> Ruleset:
    return ruleset(Config(box=BOX, players=players, modules=modules, options=options))


def set_up(players: int, seed: str, *modules: str, **options: str) -> tuple[State, list[Event]]:
    """A game set up as usual up to its first decision, and the events of its set-up."""
    events: list[Event] = []
    s = flow.start(rules(players, *modules, **options), Chance.from_text(seed), events)
    s.sink = None
    return s, events


@cache
def whole_game(players: int, seed: int, *modules: str) -> tuple[State, ...]:
    """Every decision of a random game and its end; the states must not be changed."""
    s, rng = set_up(players, f"game {seed}", *modules)[0], random.Random(seed)
    found = [s]
    while not s.over:
        s = s.clone()
        flow.play_move(s, rng.choice(flow.moves(s)))
        found.append(s)
    return tuple(found)


def whole_games(*modules: str) -> Iterator[tuple[State, ...]]:
    """A random game with every number of players."""
    for players in range(2, 7):
        yield whole_game(players, players, *modules)


def drain(s: State, *left: str) -> None:
    """Let only these tokens be in the bag: all others lie on terrain in the reserve of the second seat."""
    kinds = [s.rules.kinds[kind] for kind, count in enumerate(bag(s)) for _ in range(count)]
    for kind in left:
        kinds.remove(kind)
    terrain = [tile for tile in unseen_tiles(s) if s.rules.tiles[tile].sort == "terrain"]
    s.reserves[1] = tuple(
        face(s.rules, tile, s.rules.kinds.index(kind)) for tile, kind in zip(terrain, kinds, strict=False)
    )
