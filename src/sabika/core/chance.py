"""Shuffles that anyone can check afterwards.

The secret seed is committed to before the game and revealed after it. Every shuffle has a label of its own, so adding
a module never changes another module's shuffle. The bytes of a shuffle are HMAC-SHA-256(seed, label "/" block) for
block 0, 1, 2, ...; Fisher-Yates takes one byte per step and rejects bytes that would favour an index. ``docs/notation.md``
shows the same in a few lines for other languages.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_COMMIT: Final = b"sabika seed "


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

    def _bytes(self, label: str) -> Callable[[], int]:
        seed, block, buffer, at = self._seed, -1, b"", 32

        def next_byte() -> int:
            nonlocal block, buffer, at
            if at == 32:
                block += 1
                buffer = hmac.digest(seed, f"{label}/{block}".encode(), "sha256")
                at = 0
            at += 1
            return buffer[at - 1]

        return next_byte

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        """The items in a uniformly random order fixed by seed and label."""
        order = list(items)
        next_byte = self._bytes(label)
        for last in range(len(order) - 1, 0, -1):
            pick = _below(next_byte, last + 1)
            order[last], order[pick] = order[pick], order[last]
        return order

    def below(self, label: str, bound: int) -> int:
        """A uniformly random number from 0 to bound - 1."""
        return _below(self._bytes(label), bound)


def _below(next_byte: Callable[[], int], bound: int) -> int:
    """A uniform number below ``bound`` (at most 256) by rejection."""
    fair = 256 - 256 % bound
    while True:
        byte = next_byte()
        if byte < fair:
            return byte % bound


def commitment_of(seed_hex: str) -> str:
    """The commitment that belongs to a revealed seed."""
    return Chance(bytes.fromhex(seed_hex)).commitment()
