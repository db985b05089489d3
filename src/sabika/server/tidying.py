"""When the server looks for garbage: there is much past in hundreds of games, and nobody shall wait for it."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

SOON: Final = 0.5
"""Seconds between two looks at what is new."""
RARELY: Final = 1_800.0
"""Seconds between two looks at everything."""


async def tidy() -> None:
    """Look at new objects between two requests instead of within one, and at old ones rarely: games hold no reference
    cycles."""
    gc.disable()
    try:
        while True:
            gc.unfreeze()
            gc.collect()
            gc.freeze()
            until = time.monotonic() + RARELY
            while time.monotonic() < until:
                await asyncio.sleep(SOON)
                gc.collect(0)
                gc.freeze()
    finally:
        gc.unfreeze()
        gc.enable()
