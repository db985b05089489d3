"""When the server looks for garbage: there is much past in hundreds of games, and nobody shall wait for it."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

FEW: Final = 400
"""New objects that are looked at together, within a tenth of a millisecond or two."""
MANY: Final = 4_000
"""New objects at which one looks at once, whoever waits."""
NEVER: Final = 1_000_000_000
RARELY: Final = 1_800.0
"""Seconds between two looks at everything."""


def look() -> None:
    """Look at new objects, if there are some: for moments when an answer has just been given."""
    if gc.get_count()[0] > FEW:
        gc.collect(0)


async def tidy() -> None:
    """Look at old objects rarely: games hold no reference cycles."""
    usual = gc.get_threshold()
    gc.set_threshold(MANY, NEVER, NEVER)
    try:
        while True:
            gc.freeze()
            await asyncio.sleep(RARELY)
            gc.unfreeze()
            gc.collect()
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)
