"""Requests that are wrong: what is told about them, in the language of whoever asked."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from sabika.server.wire import Failure, Language
from sabika.text.messages import Messages

STATUS: Final = {
    "bad-request": 400,
    "not-your-seat": 403,
    "not-seated": 403,
    "unknown-game": 404,
    "unknown-page": 404,
    "wrong-method": 405,
    "stale": 409,
    "no-undo": 409,
    "not-over": 409,
    "still-running": 409,
    "not-away": 409,
    "bot-plays": 409,
    "no-hints": 409,
    "not-deciding": 409,
    "chat-full": 409,
    "no-spectator-chat": 409,
    "old-rules": 410,
    "too-large": 413,
    "not-understood": 422,
    "no-such-move": 422,
    "nothing-left": 422,
    "cannot-be-played": 422,
    "unknown-bot": 422,
    "wrong-seats": 422,
    "same-names": 422,
    "person-with-level": 422,
    "no-window": 422,
    "control-characters": 422,
    "too-many-requests": 429,
    "defect": 500,
    "not-saved": 503,
    "no-advice": 503,
    "too-many-connections": 503,
}
"""Every code with its HTTP status; the texts are in ``server.ftl``."""


class Problem(Exception):
    """A request that cannot be carried out. Nothing has changed."""

    def __init__(self, code: str, **args: Any) -> None:
        self.code = code
        self.args_by_name = args
        super().__init__(f"{code} {args}" if args else code)

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def failure(self, language: Language = "en", request: int | None = None) -> Failure:
        """The problem in words."""
        say = Messages(language)
        return Failure(
            id=request,
            code=self.code,
            cause=say.text(f"problem-{self.code}", **self.args_by_name),
            remedy=say.text(f"remedy-{self.code}", **self.args_by_name),
        )


def check_plain(text: str) -> None:
    """Raise ``Problem`` for control characters: nobody sees them, and not every database keeps them."""
    if any(unicodedata.category(character) == "Cc" for character in text):
        raise Problem("control-characters")
