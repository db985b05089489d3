"""Tables of Granada."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table

YARD = ["hostel-8-E", "library-12", "market-10-S", "park-4-SW"]


def city(*modules: str, **position: Any) -> Table:
    """A position in Granada; by default four even faces lie in the yard."""
    return table(list(modules), box="granada", **{"market": YARD, **position})


def buyer(*hand: str, modules: tuple[str, ...] = (), **position: Any) -> Table:
    """The same with A to act and this hand."""
    own = {"hand": list(hand), **position.pop("A", {})}
    return city(*modules, **{"A": own, **position})


def parity(t: Table) -> int:
    """What the black marker shows."""
    return int(t.slice("marker").parity)
