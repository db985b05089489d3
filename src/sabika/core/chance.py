"""Shuffles that anyone can check afterwards.

The secret seed is committed to before the game and revealed after it. Every shuffle has a label of its own, so adding
a module never changes another module's shuffle. The bytes of a shuffle are HMAC-SHA-256(seed, label "/" block) for
block 0, 1, 2, ...; Fisher-Yates takes one byte per step and rejects bytes that would favour an index.
``docs/notation.md`` shows the same in a few lines for other languages.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from itertools import chain, count
from typing import Final, TypeVar

T = TypeVar("T")

_COMMIT: Final = b"sabika seed "
FAIR: Final = (0, *(256 - 256 % bound for bound in range(1, 257)))
"""Bytes from here on would favour small indices below this bound and are rejected."""


class Chance:
    """The source of all randomness of one game. It never enters a view, a log before the end, or a message."""

    __slots__ = ("_seed",)

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    @classmethod
    def secret(cls) -> Chance:
        """A chance nobody can guess."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def from_text(cls, text: str) -> Chance:
        """A reproducible chance: 64 hexadecimal digits are the seed itself, anything else is hashed."""
        if len(text) == 64:
            try:
                return cls(bytes.fromhex(text))
            except ValueError:
                pass
        return cls(hashlib.sha256(text.encode()).digest())

    def reveal(self) -> str:
        """The seed, to be published when the game is over."""
        return self._seed.hex()

    def commitment(self) -> str:
        """What is published before the game; it binds the dealer to the seed without telling it."""
        return hashlib.sha256(_COMMIT + self._seed).hexdigest()

    def _blocks(self, label: str) -> Iterator[bytes]:
        for number in count():
            yield hmac.digest(self._seed, f"{label}/{number}".encode(), "sha256")

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """The items (at most 256) in a uniformly random order fixed by seed and label."""
        order, last = list(items), len(items) - 1
        if last < 1:
            return order
        for byte in chain.from_iterable(self._blocks(label)):
            if byte >= FAIR[last + 1]:
                continue
            pick = byte % (last + 1)
            order[last], order[pick] = order[pick], order[last]
            last -= 1
            if not last:
                break
        return order

    def below(self, label: str, bound: int) -> int:
        """A uniformly random number from 0 to bound - 1 (bound at most 256)."""
        return self.shuffle(label, range(bound))[-1]


def commitment_of(seed_hex: str) -> str:
    """The commitment that belongs to a revealed seed."""
    return Chance(bytes.fromhex(seed_hex)).commitment()
