"""Errors that a person can act on: each names the place, the cause and the remedy."""

from __future__ import annotations

from typing import Any


class SabikaError(Exception):
    """Bad input. ``str(error)`` reads ``place: cause (remedy)``; where ``key`` is given, the message ``problem-KEY``
    says the same in every language."""

    def __init__(
        self, cause: str, *, place: str = "", remedy: str = "", key: str = "", args: dict[str, Any] | None = None
    ) -> None:
        self.cause = cause
        self.place = place
        self.remedy = remedy
        self.key = key
        self.about = args or {}
        super().__init__((f"{place}: " if place else "") + cause + (f" ({remedy})" if remedy else ""))

    def at(self, place: str) -> SabikaError:
        """The same error seen from further out, e.g. a line of a file."""
        inner = f"{place}: {self.place}" if self.place else place
        return type(self)(self.cause, place=inner, remedy=self.remedy, key=self.key, args=self.about)


class SetupError(SabikaError):
    """A game that cannot be set up: players, modules, table options."""


class ComponentError(SabikaError):
    """Component data or an override file that breaks a count or range of the rulebooks."""


class NotationError(SabikaError):
    """Text or JSON that is no action."""


class LogError(SabikaError):
    """A game log that cannot be read or does not replay."""


class ScenarioError(SabikaError):
    """A scenario file that cannot be read or set up."""


class MixError(SabikaError):
    """Modules whose contributions contradict each other; a defect of the rules, found when the mix is compiled."""
