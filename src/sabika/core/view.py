"""Views: what a seat or a spectator may see, and states that fit what they see.

A view is built by default deny: only fields that declare who may see them are copied, everything else becomes a count
or vanishes. ``View`` is another type than ``State``, so nothing that expects a view can be handed the truth.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any, get_type_hints

import msgspec

from sabika.core.chance import Chance
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import Frame, State, Steps
from sabika.palace.palace import PIECE_SHIFT, Palace


class Hidden(msgspec.Struct, frozen=True):
    """Something the viewer cannot see, of which only the size is known."""

    count: int


class Part(msgspec.Struct, frozen=True):
    """What is publicly known about one of the stacked money piles: how many cards are left in it and how many of them
    are special, by sort (base.setup.scoring-card-piles: everybody saw what was shuffled into which pile)."""

    size: int
    special: dict[str, int]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat (or, with ``seat`` None, a spectator) sees it. Pieces are numbers into the ruleset's
    tables."""

    rules: Ruleset
    seat: int | None
    config: Config
    active: int
    decider: int | None
    turns: int
    hands: tuple[int | Hidden, ...]
    """The own hand as a bag, the others as counts (base.hidden.hands, base.hidden.hand-size)."""
    memory: tuple[int, ...] | None
    """With perfect memory: the part of each hand that everybody has seen (base.hidden.public-events)."""
    palaces: tuple[Palace, ...]
    reserves: tuple[tuple[int, ...], ...]
    gained: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    display: int
    discard: int
    pile: tuple[Part, ...]
    market: tuple[int, ...]
    supply: Hidden
    waiting: tuple[int, ...]
    scored: int
    ending: bool
    reshuffles: int
    stack: tuple[Frame, ...]
    slices: tuple[Any, ...]
    over: bool

    def of(self, key: str) -> Any:
        """The visible slice of a module or chapter."""
        return self.slices[self.rules.modules[key].slot]


def view(s: State, seat: int | None, *, memory: bool = False, opened: bool = False) -> View:
    """What a seat may see (None: a spectator). ``memory`` adds what a player who forgets nothing would know; ``opened``
    shows all hands, for looking back at a finished game.

    Hands are shown once the end has begun, since leftovers compare them (base.hidden.end)."""
    decider = s.decider
    over = decider is None
    shown = opened or over or any(type(frame) is Steps and frame.sequence == "end" for frame in s.stack)
    size = s.rules.bags.size
    return View(
        rules=s.rules,
        seat=seat,
        config=s.rules.config,
        active=s.active,
        decider=decider,
        turns=s.turns,
        hands=tuple([hand if shown or owner == seat else Hidden(size(hand)) for owner, hand in enumerate(s.hands)]),
        memory=tuple(s.known) if memory else None,
        palaces=tuple(s.palaces),
        reserves=tuple(s.reserves),
        gained=tuple(s.gained),
        scores=tuple(s.scores),
        display=s.display,
        discard=s.discard,
        pile=_parts(s),
        market=tuple(s.market),
        supply=Hidden(len(s.supply) - s.taken),
        waiting=s.waiting,
        scored=s.scored,
        ending=s.ending,
        reshuffles=s.reshuffles,
        stack=tuple([redact(frame, seat) for frame in s.stack]),
        slices=_slices(s, seat),
        over=over,
    )


_last: tuple[Any, Any, int, tuple[Part, ...]] = (None, None, 0, ())
"""A pile, its cuts, how much of it was drawn, and what was counted in it last: several look between two draws. This is
not kept with the rules, which a view has."""


def _parts(s: State) -> tuple[Part, ...]:
    global _last
    pile, cuts, drawn, parts = _last
    if pile is not s.pile or cuts is not s.cuts or drawn != s.drawn:
        parts = _counted(s)
        _last = s.pile, s.cuts, s.drawn, parts
    return parts


def _counted(s: State) -> tuple[Part, ...]:
    found, at, money = [], s.drawn, s.rules.money_types
    for cut in s.cuts:
        if cut > at:
            cards = s.pile[at:cut]
            special: dict[str, int] = {}
            if max(cards) >= money:
                # In the order of their names: that in which they lie is nobody's to know.
                for sort in sorted([s.rules.cards[card].sort for card in cards if card >= money]):
                    special[sort] = special.get(sort, 0) + 1
            found.append(Part(cut - at, special))
            at = cut
    return tuple(found)


@cache
def _withheld(kind: Any) -> tuple[tuple[str, str], ...]:
    """The fields of a slice or frame that not everybody sees, each with who does; an undeclared field is seen by
    nobody."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for name in kind.__struct_fields__:
        marks = [mark for mark in getattr(hints[name], "__metadata__", ()) if mark in ("public", "owner", "nobody")]
        if marks[:1] != ["public"]:
            found.append((name, marks[0] if marks else "nobody"))
    return tuple(found)


def redact(part: Any, seat: int | None) -> Any:
    """A slice or frame with everything hidden that the seat may not see."""
    withheld = _withheld(part.__class__)
    if not withheld:
        return part
    changes: dict[str, Any] = {}
    for name, who in withheld:
        value = getattr(part, name)
        if who == "owner":
            changes[name] = tuple(v if owner == seat else _hide(v) for owner, v in enumerate(value))
        else:
            changes[name] = _hide(value)
    return msgspec.structs.replace(part, **changes)


def _slices(s: State, seat: int | None) -> tuple[Any, ...]:
    secret: list[int] | None = s.rules.memo.get("secret slices")
    if secret is None:
        kinds = enumerate(module.slice_type for module in s.rules.modules.values())
        secret = s.rules.memo["secret slices"] = [slot for slot, kind in kinds if kind is not None and _withheld(kind)]
    if not secret:
        return s.slices
    found = list(s.slices)
    for slot in secret:
        found[slot] = redact(found[slot], seat)
    return tuple(found)


def _hide(value: Any) -> Hidden:
    return Hidden(len(value) if hasattr(value, "__len__") else 0)


# ---------------------------------------------------------------- determinize


def determinize(v: View, rng: Random) -> State:
    """A state the viewer cannot tell from the true one: the unknown is filled at random, consistently with all counts,
    with the piles special cards were shuffled into and, if the view has memory, with every card that was seen."""
    rules = v.rules
    s: State = object.__new__(State)
    s.rules, s.chance, s.sink = rules, Chance(rng.randbytes(32)), None
    s.active, s.turns, s.scores, s.scored, s.ending = v.active, v.turns, list(v.scores), v.scored, v.ending
    s.palaces, s.reserves, s.gained = list(v.palaces), list(v.reserves), list(v.gained)
    s.display, s.discard, s.market, s.waiting = v.display, v.discard, list(v.market), v.waiting
    s.reshuffles, s.learned, s.taken, s.drawn = v.reshuffles, 0, 0, 0
    s.slices, s.stack = v.slices, v.stack
    known = v.memory if v.memory is not None else (0,) * rules.players
    s.hands = [hand if isinstance(hand, int) else own for hand, own in zip(v.hands, known, strict=True)]
    s.known = s.hands[:]
    s.pile = s.supply = s.cuts = ()
    _guess_slices(s, v, rng)
    _guess_cards(s, v, rng)
    s.supply = tuple(_shuffled(unseen_tiles(s), rng))
    return s


def _shuffled(items: list[int], rng: Random) -> list[int]:
    """The items in a random order; sorting by random keys is faster than ``rng.shuffle``."""
    random = rng.random
    return sorted(items, key=lambda _: random())


def _guess_slices(s: State, v: View, rng: Random) -> None:
    for guess in s.rules.guess:
        changes = dict(guess(s, v.seat, rng))
        if changes:
            guess.__self__.update(s, **changes)  # type: ignore[attr-defined]


def unseen_tiles(s: State) -> list[int]:
    """The tiles of the supply that lie nowhere else; everybody can work them out (base.hidden.counts)."""
    rules, seen = s.rules, seen_tiles(s)
    left = Counter(rules.all_supply)
    left.subtract([rules.body_of[tile] for tile in seen if tile >= 0] if rules.faces else seen)
    return list(left.elements())


def seen_tiles(s: State | View) -> list[int]:
    """The tiles that lie anywhere but in the supply, with the negative numbers of starting tiles and empty spaces among
    them."""
    seen = [held >> PIECE_SHIFT for palace in s.palaces for held in palace.held.values()]
    for zone in (*s.reserves, *s.gained, s.market):
        seen += zone
    for elsewhere in s.rules.tiles_elsewhere:
        seen += elsewhere(s)
    return seen


def _guess_cards(s: State, v: View, rng: Random) -> None:
    rules, bags = s.rules, s.rules.bags
    certain = s.hands
    seen = v.display + v.discard + sum(certain) + sum([elsewhere(s) for elsewhere in rules.money_elsewhere])
    if rules.all_held:
        seen, certain = _guess_held(s, v, seen, certain, rng)
    pool = _shuffled(bags.unpack(rules.whole_money - seen), rng)
    hands = []
    for seat, hand in enumerate(v.hands):
        missing = 0 if isinstance(hand, int) else hand.count - bags.size(certain[seat])
        hands.append(certain[seat] + bags.of(pool.pop() for _ in range(missing)))
    s.hands = hands
    s.known = list(v.memory if v.memory is not None else hands)
    unrevealed = {sort: _shuffled(cards, rng) for sort, cards in unseen_specials(s).items()}
    # base.setup.scoring-card-piles: everybody saw in which order the scoring cards lie; the last are drawn last.
    unrevealed["scoring"] = sorted(unrevealed.get("scoring", []))[-_count(v.pile, "scoring") :][::-1]
    pile: list[int] = []
    cuts = []
    for part in v.pile:
        special = [unrevealed[sort].pop() for sort, count in part.special.items() for _ in range(count)]
        mixed = special + [pool.pop() for _ in range(part.size - len(special))]
        pile += _shuffled(mixed, rng) if special else mixed
        cuts.append(len(pile))
    s.pile, s.cuts = tuple(pile), tuple(cuts)


def _count(pile: tuple[Part, ...], sort: str) -> int:
    """How many special cards of a sort lie in the pile."""
    return sum([part.special.get(sort, 0) for part in pile])


def _guess_held(s: State, v: View, seen: int, certain: list[int], rng: Random) -> tuple[int, list[int]]:
    """The money everybody has seen, and what the hands hold for certain once those cards are dealt to them that come
    with the piles: of each sort as many as lie neither openly nor in the pile, to whoever has room for them."""
    bags, cards = s.rules.bags, s.rules.cards
    money = bags.mask(range(s.rules.money_types))
    left = Counter(s.rules.all_held)
    left.subtract(card for elsewhere in s.rules.cards_elsewhere for card in elsewhere(s))
    left.subtract(bags.unpack(seen & s.rules.hand_mask & ~money))
    # Money first: nothing else is in any hand before the first turn, when the piles are not there yet.
    unseen = sorted(_shuffled(list(left.elements()), rng), key=lambda card: not cards[card].value)
    hidden = [
        seat
        for seat, hand in enumerate(v.hands)
        if not isinstance(hand, int)
        for _ in range(hand.count - bags.size(certain[seat]))
    ]
    rng.shuffle(hidden)
    dealt = certain[:]
    for sort in dict.fromkeys(cards[card].sort for card in unseen):
        alike = [card for card in unseen if cards[card].sort == sort]
        in_hands = alike[_count(v.pile, sort) :]
        for card in in_hands[: len(hidden)]:
            dealt[hidden.pop()] += bags.unit[card]
    return seen & money, dealt


def unseen_specials(s: State) -> dict[str, list[int]]:
    """By sort the special cards that may still lie in the pile."""
    rules = s.rules
    left = Counter(rules.all_special)
    left.subtract([card for seen in rules.cards_elsewhere for card in seen(s)])
    if rules.all_held:
        for bag in (s.display, s.discard, *s.hands):
            left.subtract(rules.bags.unpack(bag & rules.held_mask))
    found: dict[str, list[int]] = {}
    for card in left.elements():
        found.setdefault(rules.cards[card].sort, []).append(card)
    return found
