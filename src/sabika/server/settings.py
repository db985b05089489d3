"""What whoever runs a server can decide about it."""

from __future__ import annotations

import os
from typing import Final

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What one client may ask of the server; sized so that people never meet them. Rates are per second, each with a
    burst that may come at once."""

    frames: tuple[float, int] = (20, 100)
    """Frames of one connection."""
    frames_per_address: tuple[float, int] = (200, 4_000)
    """Frames of all connections of one address."""
    changes: tuple[float, int] = (1, 60)
    """Moves of one seat that are taken back, times that it is left or taken back, and its standing orders."""
    requests: tuple[float, int] = (50, 400)
    """HTTP requests and new connections of one address."""
    games: tuple[float, int] = (2, 60)
    """Games founded by one address."""
    chats: tuple[float, int] = (1, 10)
    """Chat lines of one seat, or of all spectators of a table together."""
    hints: tuple[float, int] = (0.5, 20)
    """Hints of one seat."""
    motives: tuple[float, int] = (5, 60)
    """Moves of a table that one seat, or all its spectators together, ask about."""
    reviews: int = 20
    """Reviews that may wait for others."""
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    connections: int = 4_000
    connections_per_address: int = 500
    hello_seconds: float = 10
    """How long a connection may stay silent before it says hello."""
    unsent_frames: int = 500
    """Frames that may wait for a slow connection before it is closed; it can come back and gets the whole table."""
    chat_lines: int = 1_000
    """Chat lines of the seats that a table keeps."""
    spectator_lines: int = 200
    """Chat lines of spectators that a table keeps besides."""

    @classmethod
    def none(cls) -> Limits:
        """No limits on rates, for load tests and tests."""
        return cls(frames=_UNLIMITED, frames_per_address=_UNLIMITED, changes=_UNLIMITED, requests=_UNLIMITED,
                   games=_UNLIMITED, chats=_UNLIMITED, hints=_UNLIMITED, motives=_UNLIMITED)  # fmt: skip


_UNLIMITED: Final = (1e9, 1_000_000_000)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """A server's settings."""

    database: str = "sabika.db"
    """A file for SQLite, or the URL of a PostgreSQL database."""
    bot_pause: float = 0.7
    """Seconds between moves of bots while a person watches."""
    window: float = 1.2
    """Seconds after which a seat that can only say no is answered for, where others play: an answer at once would tell
    them about its hand."""
    bot_seconds: float = 30
    """How long a bot may think before another one chooses for it."""
    review_seconds: float = 180
    """How long the review of a game may take."""
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    away_seconds: float = 60
    """How long somebody must be away before others may leave the seat to a bot."""
    tables_in_memory: int = 500
    """Tables that stay in memory when nobody is there; the others come back from the database."""
    page_bytes: int = 50_000_000
    """Room for answers about finished games that stay in memory."""
    limits: Limits = Limits()
