"""The log of a game, an ``.agn`` file: set-up, commitment, actions, and at the end seed and result.

The grammar is in ``docs/notation.md``. Everything a reader may get wrong is answered with the line and the remedy.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

from sabika.core.errors import LogError
from sabika.core.ruleset import Config

FORMAT: Final = "Sabika game 1"
SEATS: Final = "ABCDEF"
_HEADERS: Final = ("box", "players", "modules", "options", "rules", "components", "commitment")
_OPTIONAL: Final = ("ages",)
_FOOTERS: Final = ("seed", "scores", "winners")
_ENTRY: Final = re.compile(r"(\d{1,9})\. ([A-F]) (.+?)(?: #([0-9a-f]{12}))?")


class Entry(msgspec.Struct, frozen=True):
    """One action: who, what, and the hash of the state after it."""

    seat: int
    text: str
    hash: str = ""


class GameLog(msgspec.Struct, frozen=True, kw_only=True):
    """A recorded game. ``seed``, ``scores`` and ``winners`` are known when it is over."""

    config: Config
    names: tuple[str, ...]
    rules_version: int
    components: str
    commitment: str
    entries: tuple[Entry, ...] = ()
    seed: str | None = None
    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None


def write(log: GameLog) -> str:
    """The log as text."""
    config = log.config
    lines = [
        FORMAT,
        f"box: {config.box}",
        f"players: {msgspec.json.encode(log.names).decode()}",
        f"modules: {' '.join(config.modules)}".rstrip(),
        f"options: {' '.join(f'{k}={v}' for k, v in sorted(config.options.items()))}".rstrip(),
        *([f"ages: {' '.join(SEATS[seat] for seat in config.ages)}"] if config.ages else []),
        f"rules: {log.rules_version}",
        f"components: {log.components}",
        f"commitment: {log.commitment}",
        "",
    ]
    for number, entry in enumerate(log.entries, 1):
        lines.append(f"{number}. {SEATS[entry.seat]} {entry.text}" + (f" #{entry.hash}" if entry.hash else ""))
    if log.seed is not None:
        lines += ["", f"seed: {log.seed}"]
    if log.scores is not None and log.winners is not None:
        lines += [f"scores: {' '.join(map(str, log.scores))}", f"winners: {' '.join(SEATS[w] for w in log.winners)}"]
    return "\n".join(lines) + "\n"


def read(text: str) -> GameLog:
    """The log in a text; raises ``LogError`` with the line that is wrong."""
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith(";")]
    if not lines or lines[0][1] != FORMAT:
        raise LogError("this is no Sabika log", place="line 1", remedy=f"the first line must read {FORMAT!r}")
    heads: dict[str, str] = {}
    entries: list[Entry] = []
    for number, line in lines[1:]:
        place = f"line {number}"
        match = _ENTRY.fullmatch(line)
        if match:
            if late := [name for name in _FOOTERS if name in heads]:
                raise LogError(f"an action after {late[0]!r}", place=place, remedy="put it above")
            entries.append(_entry(match, len(entries) + 1, place))
            continue
        name, colon, value = line.partition(":")
        if not colon or name not in _HEADERS + _OPTIONAL + _FOOTERS:
            raise LogError(f"not understood: {line[:60]!r}", place=place, remedy="see docs/notation.md for the grammar")
        if name in heads:
            raise LogError(f"{name!r} stands here twice", place=place, remedy="keep one of them")
        if name in _HEADERS + _OPTIONAL and entries:
            raise LogError(f"{name!r} comes after the actions", place=place, remedy="put it above them")
        heads[name] = value.strip()
    return _log(heads, tuple(entries))


def _entry(match: re.Match[str], expected: int, place: str) -> Entry:
    if int(match[1]) != expected:
        raise LogError(
            f"action {match[1]} where {expected} is expected", place=place, remedy="number them 1, 2, 3, ..."
        )
    return Entry(SEATS.index(match[2]), match[3], match[4] or "")


def _log(heads: dict[str, str], entries: tuple[Entry, ...]) -> GameLog:
    for name in _HEADERS:
        if name not in heads:
            raise LogError(f"the line {name!r} is missing", place="header", remedy=f"needed: {', '.join(_HEADERS)}")
    if ("scores" in heads) != ("winners" in heads):
        raise LogError("only half of the result is here", place="footer", remedy="write scores and winners, or neither")
    try:
        names = msgspec.json.decode(heads["players"].encode(), type=tuple[str, ...])
        options = dict(_pair(pair) for pair in heads["options"].split())
        scores = _numbers(heads["scores"]) if "scores" in heads else None
        winners = _seats(heads["winners"]) if "winners" in heads else None
        ages = _seats(heads.get("ages", ""))
        version = int(heads["rules"])
    except (msgspec.DecodeError, ValueError) as error:
        raise LogError(f"a header cannot be read: {error}", place="header", remedy="see docs/notation.md") from None
    for name, digits in (("commitment", 64), ("seed", 64)):
        if name in heads and not re.fullmatch(f"[0-9a-f]{{{digits}}}", heads[name]):
            raise LogError(f"{name} is not {digits} hexadecimal digits", place=name, remedy="copy it whole")
    config = Config(
        box=heads["box"], players=len(names), modules=tuple(heads["modules"].split()), options=options,
        ages=ages,
    )  # fmt: skip
    return GameLog(
        config=config, names=names, rules_version=version, components=heads["components"],
        commitment=heads["commitment"], entries=entries, seed=heads.get("seed"), scores=scores, winners=winners,
    )  # fmt: skip


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"option {text!r} has no value")
    return name, value


def _seats(text: str) -> tuple[int, ...]:
    letters = list(SEATS)
    return tuple(letters.index(seat) for seat in text.split())


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())
