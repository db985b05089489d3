"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable

from sabika.server.problems import Problem


class Bucket:
    """Fills up steadily; everything that is asked for takes one out."""

    __slots__ = ("_burst", "_level", "_rate", "_time")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._time = float(burst), time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._time) * self._rate)
        self._time = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each who asks, by address or seat; those that have not been used for longest are forgotten."""

    def __init__(self, rate: float, burst: int, most: int = 10_000) -> None:
        self._limit = rate, burst
        self._most = most
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(*self._limit)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()

    def take_or_refuse(self, who: Hashable) -> None:
        """Raise ``Problem`` where there was none left."""
        if not self.take(who):
            raise Problem("too-many-requests")
