"""The register of rules by chapters."""

from __future__ import annotations

from functools import cache
from typing import Final

from sabika.rules.boxes import BOXES, MODULES
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
    """Every rule and ruling: the base game by its themes, then the other boxes, each module, and how they combine."""
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
    """Rules of the base game by the second word of their id, all others by their file; a long one is two."""
    if entry.id.startswith("base."):
        return "-".join(entry.id.split(".")[:2])
    return entry.file.removesuffix("_rules").removesuffix("_rulings")


def _place(entry: Registered) -> tuple[int, int]:
    """Base game first, other boxes, modules by their number, combinations last; within a chapter as registered."""
    chapter, boxes = _chapter(entry), list(BOXES)
    if entry.id.startswith("base."):
        return 0, THEMES.index(entry.id.split(".")[1])
    if chapter in boxes:
        return 1, boxes.index(chapter)
    return (2, MODULES[chapter].number) if chapter in MODULES else (3, 0)


def _title(chapter: str, say: Words) -> str:
    sort = "module" if chapter in MODULES else "box" if chapter in BOXES else "chapter"
    return say.text(f"{sort}-{chapter}")
