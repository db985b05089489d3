"""Tables of Alhambra with Granada."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table

YARD = [
    "pavilion-7-E", "hostel-8-E",
    "tower-13-E", "library-12",
    "garden-8-NE", "market-10-S",
    "arcades-8-N", "park-4-SW",
]  # fmt: skip
"""On every space a tile of the Alhambra and one of Granada."""
BOTH = {"1,0": "garden-8-NE", "2,0": "arena-8-W", "2,-1": "library-12", "1,-1": "library-8-S"}
"""combined.joint.example: two joint sides that share a corner."""


def both(*modules: str, **position: Any) -> Table:
    """A position with two cities; the market is empty unless it is named."""
    return table(list(modules), box="combined", **position)


def buyer(*hand: str, modules: tuple[str, ...] = (), **position: Any) -> Table:
    """A is to act with this hand, and the yard is full."""
    own = {"hand": list(hand), **position.pop("A", {})}
    return both(*modules, **{"A": own, "market": YARD, **position})


def parity(t: Table) -> int:
    return int(t.slice("marker").parity)
