"""Why something that was touched cannot be used.

What was touched (a piece, a cell, cards) is no action yet. Every action of the moment that it could be part of is made
up, the engine judges each, and the answer is what it says about the one that comes closest to being allowed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from sabika.core import flow
from sabika.core.actions import KIND_BITS, ActionKind, CardsField, CellField, Field, Name, cards, cell, tile
from sabika.core.flow import Option
from sabika.core.module import ANY_CURRENCY, Offer
from sabika.core.refusal import Reason, Refusal, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import NO_TILE, State
from sabika.game import Game
from sabika.rules.alhambra.buying import every_offer
from sabika.rules.alhambra.frames import Begun
from sabika.rules.alhambra.purses import purse_of
from sabika.server.show.asking import prompt
from sabika.server.show.words import Words
from sabika.server.wire import ReasonInfo, WhyNot

ABSENT: Final = frozenset(
    {
        "not-now", "take-not-displayed", "buy-not-on-offer", "pay-not-in-hand", "place-not-gained",
        "redesign-not-in-reserve", "redesign-not-built", "hoard-not-displayed", "character-not-yours",
        "bazaar-not-on-offer", "sultan-not-on-offer", "site-not-own", "tower-other-tile", "tower-not-returned",
    }
)  # fmt: skip
"""Messages that only say that a piece lies elsewhere; whatever says more is a better answer."""
MOST: Final = 400
"""Actions that are made up for one question."""


class Touched(NamedTuple):
    """What was touched, as numbers; None for what was not."""

    tile: int | None
    card: int | None
    cell: int | None
    cards: int | None
    """The cards chosen so far, the touched one among them."""


def reasons(game: Game, refusal: Refusal, language: str) -> list[ReasonInfo]:
    """A refusal of the engine in words."""
    return Words.at(game, language).reasons(refusal)


def why_not(game: Game, seat: int | None, touch: WhyNot, language: str) -> list[ReasonInfo]:
    """The reasons against using what was touched; empty when it can be used. Raises ``NotationError`` on names that
    this game does not have."""
    s, say = game.state, Words.at(game, language)
    if game.over:
        return say.reasons(Refusal((because("base.end.no-extra-turns", "game-over"),)))
    if seat != game.decider:
        return say.reasons(Refusal((because("base.turn.clockwise", "not-your-turn", seat=game.decider),)))
    if touch.move is not None:
        refusal = flow.why_not(s, touch.move)
        return say.reasons(refusal) if refusal else []
    touched = _read(s, touch)
    if _offered(s, touch):
        return []
    judged = [(kind, flow.why_not_move(s, move)) for kind, move in _candidates(s, touch.verb, touched)]
    if any(refusal is None for _, refusal in judged):
        return []
    bare = _is_bare(s, touched)
    # An empty cell alone makes people think of tiles.
    meant = [pair for pair in judged if touch.verb is not None or not bare or "tile" in _names(pair[0])]
    found = [(kind, refusal.reasons) for kind, refusal in meant if refusal is not None]
    if found:
        _, best = min(found, key=lambda pair: _distance(s, touched, *pair))
        if any(reason.key != "not-now" for reason in best):
            return say.reasons(Refusal(best))
    key = "why-nothing-to-build" if bare else "why-not-now"
    return [ReasonInfo(rule="base.turn.one-of-three", text=say.text(key, todo=prompt(s, say)))]


def _is_bare(s: State, touched: Touched) -> bool:
    """Whether nothing was touched but an empty cell."""
    if touched.cell is None or (touched.tile, touched.card, touched.cards) != (None, None, None):
        return False
    return s.palaces[_seat(s)].piece_at(touched.cell) is None


def _read(s: State, touch: WhyNot) -> Touched:
    rules = s.rules
    if touch.verb is not None:
        rules.codec.kind(touch.verb)
    number = rules.card_number.get(touch.piece or "")
    money = [touch.piece] if number is not None and rules.bags.unit[number] & rules.money_mask else []
    return Touched(
        tile=tile("piece").read(touch.piece, rules) if touch.piece is not None and number is None else None,
        card=number,
        cell=cell().read(touch.cell, rules) if touch.cell is not None else None,
        cards=cards().read([*touch.cards, *money], rules) if touch.cards else None,
    )


def _offered(s: State, touch: WhyNot) -> bool:
    """Whether what was touched is part of a choice."""
    return any(_is_part(touch, option) for option in flow.options(s))


def _is_part(touch: WhyNot, option: Option) -> bool:
    left = list(option.pieces)
    for key in (*([touch.piece] if touch.piece else []), *touch.cards):
        if key not in left:
            return False
        left.remove(key)
    verb = touch.verb is None or touch.verb == option.action.kind
    return verb and (touch.cell is None or touch.cell in option.cells)


# ---------------------------------------------------------------- what could have been meant


def _candidates(s: State, verb: str | None, touched: Touched) -> Iterator[tuple[ActionKind, int]]:
    """Actions of the moment that use everything that was touched; of what a seat has begun, only how it goes on."""
    frame, made = s.stack[-1], 0
    verbs = {option.action.kind for option in flow.options(s)} if isinstance(frame, Begun) else None
    for number, kind in enumerate(s.rules.codec.kinds):
        if not isinstance(frame, kind.frames) or (verb is not None and verb != kind.name):
            continue
        if verbs is not None and kind.name not in verbs:
            continue
        if not _takes(kind, touched):
            continue
        for values in product(*(_values(s, kind, field, touched) for field in kind.fields if not field.many)):
            for more in _last(s, number, kind, values, touched):
                made += 1
                if made > MOST:
                    return
                yield kind, s.rules.codec.move(kind.name, *values, *more)


def _takes(kind: ActionKind, touched: Touched) -> bool:
    """Whether an action has a use for everything that was touched."""
    fields = kind.fields
    paid = any(isinstance(field, CardsField) for field in fields)
    named = {_table(field) for field in fields}
    return (
        (touched.tile is None or "tile" in named)
        and (touched.card is None or "card" in named or paid)
        and (touched.cell is None or "built" in {field.name for field in fields} or "cell" in named)
        and (touched.cards is None or paid)
    )


def _table(field: Field) -> str:
    """What a field names: a tile, a card, a cell, or something else."""
    if isinstance(field, CellField):
        return "cell"
    if not isinstance(field, Name):
        return ""
    return {"tile": "tile", "built": "tile", "card": "card", "given": "card"}.get(field.name, "")


def _values(s: State, kind: ActionKind, field: Field, touched: Touched) -> list[int]:
    """What a field could stand for: what was touched, else whatever is at hand."""
    rules, seat = s.rules, _seat(s)
    palace = s.palaces[seat]
    what = _table(field)
    if what == "cell":
        return [touched.cell] if touched.cell is not None else list(palace.edge_neighbours(granada=True))
    if field.name == "built":
        if touched.cell is not None:
            at = palace.piece_at(touched.cell)
            return [at] if at is not None and at >= 0 else []
        own = touched.tile is not None and (palace.where(touched.tile) is not None or "tile" not in _names(kind))
        return [touched.tile] if own and touched.tile is not None else palace.built()
    if what == "tile":
        built = touched.tile is not None and palace.where(touched.tile) is not None and "built" in _names(kind)
        sold = [] if "cell" in _names(kind) else _for_sale(s, kind)
        at_hand = dict.fromkeys((*s.gained[seat], *s.reserves[seat], *sold))
        return [touched.tile] if touched.tile is not None and not built else list(at_hand)
    if what == "card":
        at_hand = dict.fromkeys((*_for_sale(s, kind), *rules.bags.cards(s.display), *rules.bags.cards(s.hands[seat])))
        return [touched.card] if touched.card is not None and touched.cards is None else list(at_hand)
    if isinstance(field, Name):
        return list(range(len(field.table(rules))))
    return [0]


def _last(s: State, number: int, kind: ActionKind, values: Sequence[int], touched: Touched) -> list[tuple[int, ...]]:
    """The field that takes many things: the cards that were touched, else all the money that could pay."""
    rules, hand = s.rules, purse_of(s, _seat(s), "purchase")
    if not kind.fields or not kind.fields[-1].many:
        return [()]
    if not isinstance(kind.fields[-1], CardsField):
        return [(0,)]
    if touched.cards is not None:
        return [(touched.cards,)]
    if values:
        offer = next((o for o in every_offer(s, _seat(s)) if o.tag == number | values[0] << KIND_BITS), None)
        purses = [0] if offer is None else [hand & rules.money[number] for number in _accepted(rules, offer)]
        named = touched.card is None or _table(kind.fields[0]) == "card"
        return [(money,) for money in purses if named or rules.bags.count(money, touched.card or 0)]
    if touched.card is not None and not rules.bags.count(hand, touched.card):
        return [(rules.bags.unit[touched.card],)]
    purses = [hand & money for money in rules.money]
    return [(purse,) for purse in purses if touched.card is None or rules.bags.count(purse, touched.card)]


def _accepted(rules: Ruleset, offer: Offer) -> list[int]:
    """The currencies an offer can be paid in: its own, and those without a space of the market."""
    spaces = len(rules.currencies)
    return [n for n in range(len(rules.money)) if offer.currency in (n, ANY_CURRENCY) or n >= spaces]


def _for_sale(s: State, kind: ActionKind) -> list[int]:
    """What the seat may buy by an action, and for others what lies on the market."""
    number = s.rules.codec.number[kind.name]
    offers = [offer.piece for offer in every_offer(s, _seat(s)) if offer.kind == number]
    return offers or (
        [] if _buys(kind) or "card" in _names(kind) else [piece for piece in s.market if piece != NO_TILE]
    )


def _buys(kind: ActionKind) -> bool:
    return len(kind.fields) > 1 and isinstance(kind.fields[-1], CardsField)


def _names(kind: ActionKind) -> set[str]:
    return {field.name for field in kind.fields}


def _seat(s: State) -> int:
    assert s.decider is not None
    return s.decider


def _distance(s: State, touched: Touched, kind: ActionKind, found: Sequence[Reason]) -> tuple[bool, int, bool]:
    """How far an action is from being allowed: those that only miss a piece come last, and what stands in some palace
    is rather meant to be redesigned than to be bought."""
    absent = any(reason.key in ABSENT for reason in found)
    built = touched.tile is not None and any(palace.where(touched.tile) is not None for palace in s.palaces)
    return absent, len(found), built != ("built" in _names(kind))
