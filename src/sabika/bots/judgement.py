"""What a position is worth to a seat: things that can be counted about it, each times a weight.

A position is described by the points that scorings would bring now, by majorities that are near, by outlines, by money
and what it can pay, and by the same of the best rival; once as it is, and once more times the part of the time that is
left until the next scoring. The weights were learned from games that bots played against each other: the sum is how far
ahead of the best rival a seat may expect to be at the end, beyond its lead now (``sabika tune``). What modules promise
is stated in points and counts as they state it, since the weights are learned without modules.

It knows no module and no box by name, so it judges every mix from the day its rules exist.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import repeat
from operator import add, mul
from typing import Any, Final, NamedTuple

import msgspec

from sabika.bots.foresight import UNPAYABLE, lay_gained, other_prices
from sabika.core import flow
from sabika.core.ruleset import Ruleset
from sabika.core.state import SCORINGS, State
from sabika.rules.alhambra.purses import covering_bags, pays_exactly, purse_of
from sabika.rules.alhambra.scoring import (
    PointTable,
    Strengths,
    contending,
    majority,
    outline_lengths,
    point_table,
    strengths,
)

WHOLE_PILE: Final = 40
"""Cards until the next scoring that count as all the time there is."""
WHOLE_SUPPLY: Final = 24
"""Tiles until the end that count as all the time there is."""
REMEMBERED: Final = 1_000
"""Positions, apart from money, that are not judged anew."""
FEW_COINS: Final = 15
ENOUGH_COINS: Final = 30

_PURSE: Final = ("coins", "first coins", "enough coins", "exact", "any exact", "payable", "best payable", "best exact",
                 "cards")  # fmt: skip
FEATURES: Final[tuple[tuple[str, str], ...]] = (
    ("one", "standing"),
    ("next scoring own", "scoring"),
    ("next scoring rival", "rivals"),
    ("last scoring own", "scoring"),
    ("last scoring rival", "rivals"),
    ("gain of one more, all kinds", "majorities"),
    ("gain of one more, best kind", "majorities"),
    ("rival's gain, all kinds", "rivals"),
    ("rival's gain, best kind", "rivals"),
    ("buildings own", "majorities"),
    ("buildings rival", "rivals"),
    ("leads", "majorities"),
    ("safe leads", "majorities"),
    ("ties", "majorities"),
    ("far behind", "majorities"),
    *((f"{name} own", "money") for name in _PURSE),
    *((f"{name} rival", "rivals") for name in _PURSE),
    ("reserve own", "reserve"),
    ("gain of reserve", "reserve"),
    ("reserve rival", "rivals"),
    ("to decide", "turn"),
    ("to decide and pay exactly", "turn"),
    ("tiles own", "outline"),
    ("tiles rival", "rivals"),
    ("outline own", "outline"),
    ("outline rival", "rivals"),
    ("prospects", "prospects"),
)
"""What is counted, and the reason it stands for when a move is explained."""


class Weights(msgspec.Struct, frozen=True):
    """Per number of scorings held the weights of the features, and of the features times the time that is left."""

    now: tuple[tuple[float, ...], ...]
    timed: tuple[tuple[float, ...], ...]


AllWeights = dict[str, dict[int, Weights]]
"""By box and number of players."""

LIKE: Final = {"combined": ("alhambra", 3)}
"""Boxes without weights of their own are judged as another one for so many players."""


class Sight(NamedTuple):
    """A position as it is judged: the scorings held, the part of the time left, and the features."""

    phase: int
    time: float
    features: list[float]


@cache
def _all_weights() -> AllWeights:
    return msgspec.json.decode((files(__package__) / "weights.json").read_bytes(), type=AllWeights)


def weights(rules: Ruleset) -> Weights:
    """Those learned for a box and number of players, or the nearest there are."""
    learned, box, wanted = _all_weights(), rules.config.box, rules.players
    if box not in learned:
        box, wanted = LIKE[box]
    return learned[box][min(learned[box], key=lambda players: abs(players - wanted))]


def lead(s: State, seat: int) -> int:
    """How many points a seat is ahead of its best rival."""
    return s.scores[seat] - max(points for other, points in enumerate(s.scores[: s.rules.players]) if other != seat)


def promised(s: State, seat: int) -> float:
    """The points that pieces of modules promise a seat."""
    return sum([prospects(s, seat) for prospects in _prospects(s.rules).modules])


class _Prospects(NamedTuple):
    box: tuple[Callable[[State, int], float], ...]
    modules: tuple[Callable[[State, int], float], ...]


@lru_cache
def _prospects(rules: Ruleset) -> _Prospects:
    """Who states any, of the chapters of the box and of the modules."""
    stated = [contribution for contribution in rules.contributions if contribution.key == "prospects"]
    own = {by: tuple(c.function for c in stated if (c.module in rules.config.modules) is by) for by in (False, True)}
    return _Prospects(own[False], own[True])


def judge(s: State, seat: int, by: Weights) -> float:
    """How far ahead of its best rival a seat may expect to be at the end. The position is changed: what the seat has
    gained is laid."""
    if s.over:
        return float(lead(s, seat))
    phase, time, found = look(s, seat)
    now, timed = by.now[phase], by.timed[phase]
    more: float = sum(map(mul, found, map(add, now, map(mul, timed, repeat(time)))))
    return lead(s, seat) + promised(s, seat) + more


def reasons(s: State, seat: int, by: Weights) -> dict[str, float]:
    """The same, parted by what it is for."""
    parts = {"standing": float(lead(s, seat))}
    if s.over:
        return parts
    phase, time, found = look(s, seat)
    parts["prospects"] = promised(s, seat)
    for (_, reason), x, a, b in zip(FEATURES, found, by.now[phase], by.timed[phase], strict=True):
        parts[reason] = parts.get(reason, 0.0) + x * (a + time * b)
    return parts


def look(s: State, seat: int) -> Sight:
    """Count everything, in the order of ``FEATURES``."""
    lay_gained(s, seat, _last_scoring)
    rules, built, market = s.rules, _built(s, seat), tuple(s.market)
    purses = [
        _purse(rules, purse_of(s, who, "purchase"), market, built.gains[who], other_prices(s, who))
        for who in range(rules.players)
    ]
    own = purses.pop(seat)
    decides = float(s.decider == seat)
    found = [
        1.0,
        *built.majorities,
        *own,
        *[max(values) for values in zip(*purses, strict=True)],
        *built.reserves,
        decides, decides * own[4],
        *built.palaces,
        sum([prospects(s, seat) for prospects in _prospects(rules).box]),
    ]  # fmt: skip
    return Sight(min(s.scored, SCORINGS - 1), _time_left(s), found)


class _Built(NamedTuple):
    """What a seat judges by apart from money, all seats' gains, and what it was found by."""

    found_by: tuple[Any, ...]
    gains: list[tuple[float, ...]]
    majorities: list[float]
    reserves: list[float]
    palaces: list[float]


def _built(s: State, seat: int) -> _Built:
    """The same for positions that differ in nothing but money: moves that only take some, or ways to pay."""
    known: dict[tuple[Any, ...], _Built] = s.rules.memo.setdefault("built", {})
    # What is known by its identity is kept with what was found, so that it stays the only one of that identity.
    key = (seat, s.scored, id(s.slices), tuple(s.reserves), *map(id, s.palaces))
    found = known.get(key)
    if found is None:
        if len(known) >= REMEMBERED:
            known.clear()
        found = known[key] = _find_built(s, seat)
    return found


def _find_built(s: State, seat: int) -> _Built:
    rivals = [other for other in range(s.rules.players) if other != seat]
    counts, table = contending(s, SCORINGS), point_table(s, SCORINGS)
    gains = _gains(s, counts, table)
    most = [max(kind) for kind in zip(*[gains[other] for other in rivals], strict=True)]
    last = _points(s, SCORINGS)
    coming = _points(s, s.scored + 1) if s.scored + 1 < SCORINGS else last
    outlines = [sum(outline_lengths(s.rules, palace).values()) for palace in s.palaces]
    reserve = [gains[seat][kind] for piece in s.reserves[seat] if (kind := s.rules.kind_of[piece]) >= 0]
    return _Built(
        (s.slices, *s.palaces),
        gains,
        [
            coming[seat], max([coming[other] for other in rivals]),
            last[seat], max([last[other] for other in rivals]),
            sum(gains[seat]), max(gains[seat]), sum(most), max(most),
            *_majorities(seat, rivals, counts, table),
        ],
        [len(s.reserves[seat]), sum(reserve), max([len(s.reserves[other]) for other in rivals])],
        [
            len(s.palaces[seat].held), max([len(s.palaces[other].held) for other in rivals]),
            outlines[seat], max([outlines[other] for other in rivals]),
        ],
    )  # fmt: skip


def _last_scoring(s: State, seat: int) -> float:
    return _points(s, SCORINGS)[seat]


def _points(s: State, scoring: int) -> list[float]:
    """The points of all seats, and of Dirk, in a scoring held now."""
    points = [0.0] * (s.rules.players + 1)
    for line in flow.score_lines(s, scoring):
        points[line.seat] += line.points
    return points


def _gains(s: State, counts: dict[int, list[int]], table: PointTable) -> list[tuple[float, ...]]:
    """By seat and kind what one building more would bring in the last scoring."""
    by_kind: list[Sequence[float]] = []
    for kind, places in enumerate(table):
        now = strengths(s, kind, counts)
        if s.rules.strengths:
            by_kind.append([_gain(places, now, _one_more(s, kind, counts, who), who) for who in range(s.rules.players)])
        else:
            by_kind.append(_plain_gains(places, now, s.rules.players))
    return list(zip(*by_kind, strict=True))


def _one_more(s: State, kind: int, counts: dict[int, list[int]], seat: int) -> Strengths:
    """How strong all are once a seat has one building more."""
    counts[seat][kind] += 2
    then = strengths(s, kind, counts)
    counts[seat][kind] -= 2
    return then


@lru_cache(maxsize=1 << 16)
def _plain_gains(places: tuple[int, ...], now: Strengths, players: int) -> tuple[float, ...]:
    """The gains of all seats where nothing but numbers of buildings counts."""
    more = [tuple([(who, own + 2 * (who == seat)) for who, own in now]) for seat in range(players)]
    return tuple([_gain(places, now, then, seat) for seat, then in enumerate(more)])


def _gain(places: tuple[int, ...], now: Strengths, then: Strengths, seat: int) -> float:
    return _share(majority(places, then), seat) - _share(majority(places, now), seat)


def _share(places: tuple[tuple[int, int, int, int], ...], seat: int) -> float:
    return sum([share for owner, _, _, share in places if owner == seat])


def _majorities(seat: int, rivals: Sequence[int], counts: dict[int, list[int]], table: PointTable) -> list[float]:
    """Buildings by the worth of their kinds, own and the best rival's; kinds in which the seat leads, leads by two,
    ties or is two behind."""
    worth = [places[0] for places in table]
    built = {who: sum([w * c / 2 for w, c in zip(worth, own, strict=True)]) for who, own in counts.items()}
    leads = safe = ties = behind = 0.0
    for kind, points in enumerate(worth):
        own = counts[seat][kind]
        ahead = (own - max([counts[who][kind] for who in counts if who != seat])) // 2
        if own and ahead > 0:
            leads += points
            safe += points if ahead > 1 else 0
        elif own and ahead == 0:
            ties += points
        elif ahead < -1:
            behind += points
    return [built[seat], max([built[other] for other in rivals]), leads, safe, ties, behind]


@lru_cache(maxsize=1 << 12)
def _purse(
    rules: Ruleset, hand: int, market: tuple[int, ...], gains: tuple[float, ...], otherwise: tuple[float, ...]
) -> tuple[float, ...]:
    """Money, and what it can pay on the market: how many tiles, how many exactly, and how much the best would gain."""
    coins = rules.bags.total(hand)
    exact, payable, best, best_exact = 0, 0, 0.0, 0.0
    for at, (tile, space) in enumerate(zip(market, rules.spaces, strict=True)):
        least = otherwise[at] if otherwise else UNPAYABLE
        if tile >= 0 and (least < UNPAYABLE or covering_bags(rules, hand, space.currency, rules.prices[tile])):
            gain = gains[rules.kind_of[tile]] if rules.kind_of[tile] >= 0 else 0.0
            payable, best = payable + 1, max(best, gain)
            if least == rules.prices[tile] or pays_exactly(rules, hand, space.currency, rules.prices[tile]):
                exact, best_exact = exact + 1, max(best_exact, gain)
    few, enough = min(coins, FEW_COINS), min(coins, ENOUGH_COINS)
    return (coins, few, enough, exact, min(exact, 1), payable, best, best_exact, rules.bags.size(hand))


def _time_left(s: State) -> float:
    """The part of the time until the next scoring, as everybody can reckon it."""
    cards = _cards_until_scoring(s) if s.scored + 1 < SCORINGS else None
    if cards is None:
        return min(1.0, (len(s.supply) - s.taken) / WHOLE_SUPPLY)
    return min(1.0, cards / WHOLE_PILE)


def _cards_until_scoring(s: State) -> float | None:
    """How many cards come before the next scoring card on average, by what was shuffled into which pile
    (base.setup.scoring-card-piles); None when there is none."""
    at, before, scoring = s.drawn, 0, _scoring_cards(s.rules)
    for cut in s.cuts:
        if cut > at:
            if not scoring.isdisjoint(s.pile[at:cut]):
                return before + (cut - at) / 2
            before, at = before + cut - at, cut
    return None


@lru_cache
def _scoring_cards(rules: Ruleset) -> frozenset[int]:
    return frozenset(number for number, card in enumerate(rules.cards) if card.sort == "scoring")
