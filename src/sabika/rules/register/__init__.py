"""The rule register: every rule and ruling with its id and its text in our own words, in three languages."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

LANGUAGES = ("en", "de", "fr")


class RuleEntry(msgspec.Struct, frozen=True, kw_only=True, rename={"with_": "with"}, forbid_unknown_fields=True):
    """One numbered rule (``kind`` as in the rulebook) or ruling (``kind`` = "ruling")."""

    id: str
    file: str
    kind: str
    en: str
    de: str
    fr: str
    editions: tuple[str, ...] = ()
    with_: tuple[str, ...] = ()
    """Other modules or boxes the entry is also about."""
    same_as: tuple[str, ...] = ()
    option: str = ""

    def text(self, language: str = "en") -> str:
        """The rule in a language."""
        return {"en": self.en, "de": self.de, "fr": self.fr}[language]


@cache
def register() -> dict[str, RuleEntry]:
    """Every entry by id, in the order of the files."""
    found: dict[str, RuleEntry] = {}
    for path in sorted(files(__name__).iterdir(), key=lambda p: p.name):
        if path.name.endswith(".toml"):
            rows: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
            for ident, row in rows.items():
                found[ident] = msgspec.convert({"id": ident, "file": path.name[:-5], **row}, RuleEntry)
    return found
