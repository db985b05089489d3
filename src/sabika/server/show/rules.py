"""The register of rules by chapters."""

from __future__ import annotations

from functools import cache
from typing import Final

from sabika.rules.boxes import MODULES
from sabika.rules.register import RuleEntry as Registered
from sabika.rules.register import register
from sabika.server.show.words import Words
from sabika.server.wire import Named, RuleBook, RuleEntry

THEMES: Final = (
    "players", "tiles", "setup", "deal", "start", "turn", "money", "buy", "pay", "place", "hole", "grid", "redesign",
    "refill", "deck", "score", "wall", "end", "dirk", "hidden", "edition",
)  # fmt: skip
"""The chapters of the base game in the order one learns it."""


@cache
def rulebook(language: str) -> RuleBook:
    """Every rule and ruling: the base game by its themes, then each module, then how they combine."""
    say = Words(language)
    entries = sorted(register().values(), key=_place)
    chapters = dict.fromkeys(_chapter(entry) for entry in entries)
    return RuleBook(
        chapters=[Named(key=key, name=_title(key, say)) for key in chapters],
        rules=[_rule(entry, language, say) for entry in entries],
    )


def _rule(entry: Registered, language: str, say: Words) -> RuleEntry:
    source = "ruling" if entry.kind == "ruling" else "rulebook"
    return RuleEntry(
        id=entry.id,
        chapter=_chapter(entry),
        text=entry.text(language),
        kind=entry.kind,
        source=say.text(f"source-{source}"),
    )


def _chapter(entry: Registered) -> str:
    """Rules of the base game by the second word of their id, all others by their file."""
    return "-".join(entry.id.split(".")[:2]) if entry.id.startswith("base.") else entry.file


def _place(entry: Registered) -> tuple[int, int]:
    """Base game first, modules by their number, combinations last; within a chapter as registered."""
    if entry.file in MODULES:
        return 1, MODULES[entry.file].number
    return (0, THEMES.index(entry.id.split(".")[1])) if entry.id.startswith("base.") else (2, 0)


def _title(chapter: str, say: Words) -> str:
    return say.text(f"module-{chapter}" if chapter in MODULES else f"chapter-{chapter}")
