"""Events: what happened, for logs, animations and explanations; and the lines of a scoring."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """Something everybody may know, with names instead of numbers; ``secret`` is for ``seat`` alone."""

    kind: str
    seat: int | None
    args: dict[str, Any]
    secret: dict[str, Any] | None = None

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat (or, with None, a spectator) may see it."""
        if self.secret is None or (seat is not None and seat == self.seat):
            return self
        return Event(self.kind, self.seat, self.args)


class ScoreLine(msgspec.Struct, frozen=True):
    """Points of one seat for one thing: the rule that gives them, the message that explains them, the pieces they
    come from."""

    seat: int
    rule: str
    key: str
    points: int
    args: dict[str, Any] = {}
    pieces: tuple[str, ...] = ()
