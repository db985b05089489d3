"""Scenarios: a position, actions and expectations in a file (TOML or JSON), checked and explained in words."""

from __future__ import annotations

from sabika.scenario.checking import Failure, check, check_file
from sabika.scenario.format import Line, Position, Scenario, SeatPosition, Step, read, schema
from sabika.scenario.position import set_up

__all__ = [
    "Failure",
    "Line",
    "Position",
    "Scenario",
    "SeatPosition",
    "Step",
    "check",
    "check_file",
    "read",
    "schema",
    "set_up",
]
