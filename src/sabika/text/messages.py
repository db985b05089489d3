"""Refusals, score lines, events and actions as sentences, from Fluent files that Python and the browser share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from sabika.core.actions import Action
from sabika.core.events import Event, ScoreLine
from sabika.core.refusal import Refusal
from sabika.core.ruleset import Ruleset

LANGUAGES: Final = ("en", "de", "fr")
NAMED: Final = (
    "card", "tile", "built", "piece", "kind", "type", "currency", "corner", "citizen", "wanted", "given", "partner",
    "ability",
)  # fmt: skip
"""Arguments whose values are pieces, kinds or currencies and have a name in every language."""


@cache
def _other_words() -> list[str]:
    """Editions and boxes with names of their own."""
    folder = files(__name__.rpartition(".")[0]) / "locales" / "en" / "editions"
    return [path.name.removesuffix(".ftl") for path in folder.iterdir()]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language, or of ``language+edition+box`` with the names that an edition or a box has for
    itself."""
    language, *others = language.split("+")
    found = FluentBundle([language], use_isolating=False)
    folder = files(__name__.rpartition(".")[0]) / "locales" / language
    for path in sorted(folder.iterdir(), key=lambda p: p.name):
        if path.name.endswith(".ftl"):
            found.add_resource(FluentResource(path.read_text("utf-8")))
    for name in others:
        words = (folder / "editions" / f"{name}.ftl").read_text("utf-8")
        found.add_resource(FluentResource(words), allow_overrides=True)
    return found


def spoken(language: str, rules: Ruleset) -> str:
    """A language as it is spoken at a table: with the names of its edition, where a box has several, and its box."""
    names = (rules.table_options.get("edition"), rules.config.box)
    return "+".join([language, *(name for name in names if name in _other_words())])


class Messages:
    """Sentences in one language for the players of one table."""

    def __init__(self, language: str = "en", names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)

    def text(self, key: str, **args: Any) -> str:
        """The message with this key; arguments that name pieces, kinds or seats are put into words first."""
        found = bundle(self.language)
        message = found.get_message(key)
        if message.value is None:
            raise LookupError(f"message {key!r} has no text")
        text, errors = found.format_pattern(message.value, {name: self._word(name, v) for name, v in args.items()})
        if errors:
            raise LookupError(f"message {key!r}: {errors[0]}")
        return str(text)

    def has(self, key: str) -> bool:
        return bundle(self.language).has_message(key)

    # ------------------------------------------------------------ what the game says

    def refusal(self, refusal: Refusal) -> list[str]:
        """One sentence per broken rule, with the rule's id."""
        return [f"{self.text(f'refuse-{r.key}', **r.args)} [{r.rule}]" for r in refusal.reasons]

    def score_line(self, line: ScoreLine) -> str:
        """Why a seat gets points."""
        return self.text(line.key, points=line.points, **line.args)

    def event(self, event: Event) -> str:
        """What happened, or an empty string for events that speak through others."""
        key = f"event-{event.kind}"
        if not self.has(key):
            return ""
        args = {**event.args, **(event.secret or {})}
        return self.text(key, seat=event.seat if event.seat is not None else -1, **args)

    def action(self, action: Action) -> str:
        """An action as a player would announce it."""
        return self.text(f"action-{action.kind}", **dict(action.args))

    # ------------------------------------------------------------ names

    def _word(self, name: str, value: Any) -> Any:
        if isinstance(value, bool):
            return "yes" if value else "no"
        if name in ("seat", "owner") and isinstance(value, int):
            return self.seat(value)
        if name in ("seats", "tied", "winners") and isinstance(value, (list, tuple)):
            return ", ".join(self.seat(v) for v in value)
        if name == "cell":
            return f"({value[0]}, {value[1]})"
        if name in NAMED and isinstance(value, str):
            return self.piece(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._word("piece", v)) for v in value) or self.text("nothing")
        return value

    def seat(self, seat: int) -> str:
        """A player's name; Dirk has his own."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.text("dirk") if self.names else f"{'ABCDEFG'[seat]}"

    def piece(self, key: str) -> str:
        """A tile, card, kind or currency in words, e.g. ``garden-10-N`` as "garden 10 (N)"."""
        if self.has(f"name-{key}"):
            return self.text(f"name-{key}")
        head, _, rest = key.partition("-")
        if rest and self.has(f"name-{head}"):
            number, _, walls = rest.partition("-")
            shown = [self.piece(part) for part in number.split("-")]
            return " ".join([self.text(f"name-{head}"), *shown]) + (f" ({self._walls(walls)})" if walls else "")
        letters = key.rstrip("0123456789")
        if letters != key and self.has(f"name-{letters}"):
            return f"{self.text(f'name-{letters}')} {key[len(letters) :]}"
        return key

    def _walls(self, walls: str) -> str:
        """Walls, with a letter after them where several tiles are alike: ``NW-a`` as "NW a"."""
        if set(walls) <= set("NESW"):
            return "".join(self.text(f"side-{side}") for side in walls)
        sides, _, letter = walls.partition("-")
        return f"{self._walls(sides)} {letter}" if letter else self.piece(walls)
