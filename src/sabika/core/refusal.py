"""Refusals: why an action is not allowed, as rule ids and message keys that every language can render."""

from __future__ import annotations

from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """One broken rule: its id in the register, the message that explains it, and what the message talks about."""

    rule: str
    key: str
    args: dict[str, Any] = {}


class Refusal(msgspec.Struct, frozen=True):
    """All the reasons why an action is refused."""

    reasons: tuple[Reason, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of all rules the action breaks."""
        return tuple(dict.fromkeys(reason.rule for reason in self.reasons))


def because(rule: str, key: str, **args: Any) -> Reason:
    """A reason with its arguments by name."""
    return Reason(rule, key, args)


class IllegalAction(Exception):
    """``play`` was given an action that ``why_not`` refuses."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{text}: refused by {', '.join(refusal.rules)}")
