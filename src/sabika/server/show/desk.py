"""What the server knows about a table and the engine does not."""

from __future__ import annotations

from typing import Literal

import msgspec

from sabika.server.wire import House, StandingOrder


class Desk(msgspec.Struct, frozen=True, kw_only=True):
    """A table of the server: its name, who sits there, and what the players agreed on."""

    game: str
    version: int
    house: House
    kinds: tuple[Literal["person", "bot"], ...]
    levels: tuple[str | None, ...]
    connected: tuple[bool, ...]
    orders: tuple[StandingOrder, ...] = ()
    """The standing orders of the viewer."""
