"""When the server looks for garbage: there is much past in hundreds of games, and nobody shall wait for it."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = 2_000
"""Objects after which the youngest are looked at."""
NEVER: Final = 1_000_000
EVERY: Final = 1_800.0
"""Seconds between two looks at everything."""


async def tidy() -> None:
    """Look at young objects often and at all of them rarely: games hold no reference cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 10, NEVER)
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
