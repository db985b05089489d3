"""Answers about finished games. They never change, so each is worked out once, in a thread, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

Key = tuple[str | int | None, ...]
"""A game, what is asked about it, and by whom where that matters."""


class Pages:
    """Encoded answers; those that nobody has asked for longest are forgotten."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes, self._bytes = most_bytes, 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Future[bytes]] = {}
        self._thread = ThreadPoolExecutor(1, "pages")

    async def page(self, key: Key, make: Callable[[], bytes]) -> bytes:
        """An answer, worked out unless it is kept; whoever asks meanwhile waits for the same one."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if key not in self._making:
            self._making[key] = asyncio.ensure_future(self._make(key, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, make: Callable[[], bytes]) -> bytes:
        try:
            page = await asyncio.get_running_loop().run_in_executor(self._thread, make)
        finally:
            del self._making[key]
        self._kept[key] = page
        self._bytes += len(page)
        while self._bytes > self._most_bytes:
            self._bytes -= len(self._kept.popitem(last=False)[1])
        return page

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
