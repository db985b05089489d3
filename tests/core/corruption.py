"""Damaged input: texts and JSON-like values with something wrong in them, at random."""

from __future__ import annotations

import copy
import random
from typing import Any

ODD_WORDS = [
    "",
    "-1",
    "0",
    "7",
    "99",
    "1e9",
    "9" * 40,
    "9" * 5000,
    "nan",
    "x",
    "²",
    "٣",
    "\x00",
    "🏰",
    "A",
    "G",
    "Dirk",
    "pass",
]
ODD_WORDS += [
    "denar9",
    "scoring1",
    "patron",
    "garden-10",
    "watchtower-garden",
    "bazaar-denar-a",
    "0,0",
    "500,500",
    "-7,99",
]
ODD_WORDS += ["[", "]", "{", "}", '"', "=", ":", "#", "[" * 3000, "true", "1979-05-27", "..", "\u2028", "\ud7ff"]

ODD_VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    5,
    7,
    99,
    255,
    1 << 40,
    10**30,
    1.5,
    float("inf"),
    "",
    "x",
    "²",
]
ODD_VALUES += [
    "A",
    "B",
    "Dirk",
    "act",
    "end",
    "denar9",
    "ducat1",
    "scoring1",
    "patron",
    "sultan-denar-a",
    "miser",
    "garden-10",
]
ODD_VALUES += [
    "tower-12",
    "watchtower-garden",
    "watchtower-garden NW",
    "bazaar-denar-a",
    "0,0",
    "1,0",
    "99,99",
    "pass",
    "take",
]
ODD_VALUES += [
    "take denar9",
    "place garden-10 1,0",
    [],
    {},
    [[]],
    [None],
    ["denar9"],
    ["garden-10", "garden-10"],
    {"A": 1},
]
ODD_VALUES += [{"x": {}}, [1, 2, 3], [[0, 0]], [-1, -1, -1, -1], "\x00", "x" * 5000]


def damaged_text(text: str, rng: random.Random) -> str:
    """A text with one to three things wrong: letters, words or lines lost, doubled, moved or replaced."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice((_letters, _letters, _words, _words, _lines, _cut))(text, rng)
    return text


def _letters(text: str, rng: random.Random) -> str:
    at = rng.randrange(len(text) + 1)
    gone = rng.choice((0, 0, 1, 1, 2))
    return text[:at] + rng.choice(["", *"0123456789-,.:#=[]{}\"' \n\tABGZazé"]) + text[at + gone :]


def _words(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    at = rng.randrange(len(words))
    words[at : at + rng.choice((0, 1, 1))] = [rng.choice([*ODD_WORDS, *words])]
    return " ".join(words)


def _lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    what = rng.choice(("lose", "double", "swap"))
    if what == "lose":
        del lines[one]
    elif what == "double":
        lines.insert(other, lines[one])
    else:
        lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _cut(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start + rng.randrange(1 + len(text) // 3) :]


def damaged_value(value: Any, rng: random.Random) -> Any:
    """A JSON-like value with one to three things wrong somewhere inside."""
    value = copy.deepcopy(value)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        places = [place for place in _places(value) if place[0]]
        if not places:
            return rng.choice(ODD_VALUES)
        holder, key = rng.choice(places)
        _damage(holder, key, [holder[key] for holder, key in places], rng)
    return value


def _places(value: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        for key, each in value.items():
            found += [(value, key), *_places(each)]
    elif isinstance(value, list):
        for at, each in enumerate(value):
            found += [(value, at), *_places(each)]
    return found


def _damage(holder: Any, key: Any, values: list[Any], rng: random.Random) -> None:
    what = rng.choice(("lose", "rename", "replace", "alike", "alike", "alike", "mix", "nudge"))
    if what == "lose":
        del holder[key]
    elif what == "rename" and isinstance(holder, dict):
        holder[rng.choice([f"{key}x", "x", "", *holder])] = holder.pop(key)
    elif what == "rename":
        holder.insert(key, copy.deepcopy(holder[key]))
    elif what == "replace":
        holder[key] = copy.deepcopy(rng.choice(ODD_VALUES))
    elif what == "alike":
        alike = [value for value in (*ODD_VALUES, *values) if type(value) is type(holder[key])]
        holder[key] = copy.deepcopy(rng.choice(alike))
    elif what == "mix":
        holder[key] = copy.deepcopy(rng.choice(values))
    elif isinstance(holder[key], int):
        holder[key] += rng.choice((-1, 1, 2, -100, 100))
    else:
        holder[key] = [holder[key]]
