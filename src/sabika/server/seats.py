"""Seats of a table, and the secrets that let somebody play them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from sabika.server.orders import Orders

_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike."""
_ID_LENGTH: Final = 16


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is now."""

    name: str
    token_hash: str | None
    """None on a seat that was founded for a bot."""
    level: str | None
    """Of the bot that plays it now; None for a person."""
    orders: Orders = {}

    @property
    def kind(self) -> Literal["person", "bot"]:
        return "person" if self.level is None else "bot"


def new_game_id() -> str:
    """A name for a game: short enough to be read out, long enough not to be guessed."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def is_game_id(text: str) -> bool:
    """Whether a game could have this name."""
    return len(text) == _ID_LENGTH and set(text) <= set(_LETTERS)


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seat_of(token: str, seats: Sequence[Seat]) -> int | None:
    """The seat a token belongs to. Every seat is compared in constant time."""
    found, given = None, hashed(token)
    for number, seat in enumerate(seats):
        if seat.token_hash is not None and hmac.compare_digest(seat.token_hash, given):
            found = number
    return found
