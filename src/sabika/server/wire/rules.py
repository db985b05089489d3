"""The register of rules."""

from __future__ import annotations

from sabika.server.wire.base import Wire
from sabika.server.wire.founding import Named


class RuleEntry(Wire, frozen=True):
    """A rule of the register in own words."""

    id: str
    chapter: str
    text: str
    kind: str
    """rule, ruling, interaction, ..."""
    source: str


class RuleBook(Wire, frozen=True):
    chapters: list[Named]
    rules: list[RuleEntry]
