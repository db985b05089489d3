"""What the server knows about a table and the engine does not."""

from __future__ import annotations

from typing import Literal

import msgspec

from sabika.server.wire import House, Moment, StandingOrder


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the server: its name, who sits there, and what the players agreed on."""

    game: str
    version: int
    house: House
    seeded: bool = False
    """Whether whoever founded the table chose the seed."""
    kinds: tuple[Literal["person", "bot"], ...]
    levels: tuple[str | None, ...]
    connected: tuple[bool, ...]
    continues: Moment | None = None
    """The moment of another game from which this one goes on."""
    orders: tuple[StandingOrder, ...] = ()
    """The standing orders of the viewer."""
    can_undo: bool = False
    """Whether the viewer may take back something."""
