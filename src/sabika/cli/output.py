"""What commands share: JSON output, and time to think."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import msgspec
import typer

Json = Annotated[bool, typer.Option("--json", help="Machine-readable output.")]
Thinking = Annotated[float | None, typer.Option(min=0.001, help="Seconds per decision, for bots that take their time.")]


def emit(value: Any) -> None:
    """One JSON document on standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")
