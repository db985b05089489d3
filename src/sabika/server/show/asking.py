"""What a seat is asked, and what it may answer."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from sabika.core import flow
from sabika.core.actions import KIND_MASK, CardsField, Move, never
from sabika.core.module import Offer
from sabika.core.ruleset import Ruleset
from sabika.core.state import Frame, State
from sabika.game import Game
from sabika.rules.alhambra.buying import PAYMENT_SHIFT, every_offer
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.paying import is_exact
from sabika.server.show.words import Words, label
from sabika.server.wire import Choice, Decision

TAG_MASK = (1 << PAYMENT_SHIFT) - 1
SUBJECTS = ("tile", "piece", "card")
"""Fields of a frame that name the piece its question is about."""


class Asked(msgspec.Struct, frozen=True):
    """Who is asked what: the kind of decision, the move that says no (None where there is none), and how many moves
    there are."""

    seat: int
    frame: str
    decline: str | None
    choices: int


@cache
def frame_key(frame: type[Frame]) -> str:
    """A kind of decision as a key: ``MayDance`` is ``may-dance``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", frame.__name__).lower()


def asked(game: Game) -> Asked | None:
    """The question of the moment; None when the game is over."""
    seat, moves = game.decider, flow.moves(game.state)
    if seat is None:
        return None
    return Asked(seat, frame_key(type(game.state.stack[-1])), _decline(game.rules, moves), len(moves))


def is_news(game: Game) -> bool:
    """Whether the deciding seat may do something that was not on offer when it last said no to this kind of decision.
    To a seat that never did, everything is news."""
    declined = _last_declined(game)
    return declined is None or not _on_offer(game.state) <= _on_offer(declined)


def _last_declined(game: Game) -> State | None:
    """The position in which the deciding seat last said no to the kind of decision of the moment."""
    seat, kind, codec = game.decider, type(game.state.stack[-1]), game.rules.codec
    for number in reversed(range(len(game.played))):
        then, played = game.state_at(number), game.played[number]
        if played.seat == seat and type(then.stack[-1]) is kind and codec.declines(codec.read(played.text)):
            return then
    return None


def _on_offer(s: State) -> set[tuple[Any, ...]]:
    """What may be done, each with the piece that is asked about, and without the cards that would pay for it: the same
    thing paid otherwise is no news."""
    about = tuple(getattr(s.stack[-1], name, None) for name in SUBJECTS)
    return {(*about, _unpaid(s.rules, move)) for move in flow.moves(s)}


def _unpaid(rules: Ruleset, move: Move) -> Move:
    kind = rules.codec.kinds[move & KIND_MASK]
    paid = bool(kind.fields) and isinstance(kind.fields[-1], CardsField)
    return move & (1 << kind.shifts[-1]) - 1 if paid else move


def decision(s: State, viewer: int | None, say: Words) -> Decision | None:
    """What is asked now; the choices are for the deciding seat alone."""
    seat = s.decider
    if seat is None:
        return None
    moves = flow.moves(s) if seat == viewer else []
    return Decision(
        seat=seat,
        frame=frame_key(type(s.stack[-1])),
        prompt=prompt(s, say) if seat == viewer else waiting(s, say),
        choices=choices(s, moves, say.language),
        decline=_decline(s.rules, moves),
    )


def prompt(s: State, say: Words) -> str:
    """What the deciding seat is asked to do."""
    return say.text(f"prompt-{frame_key(type(s.stack[-1]))}", **_about(s))


def waiting(s: State, say: Words) -> str:
    """What the others wait for."""
    return say.text(f"waits-{frame_key(type(s.stack[-1]))}", **_about(s))


def _about(s: State) -> dict[str, Any]:
    """The fields of the deciding frame with names instead of numbers."""
    frame, rules = s.stack[-1], s.rules
    found = msgspec.structs.asdict(frame)
    for name in ("tile", "piece"):
        if name in found:
            found[name] = rules.tile_keys[found[name]]
    if "card" in found:
        found["card"] = rules.card_keys[found["card"]]
    if "kinds" in found:
        found["kinds"] = [rules.kinds[kind] for kind in found["kinds"]]
        found["number"] = len(found["kinds"])
    if "leader" in found:
        found["owner"] = found.pop("leader")
    return {name: value for name, value in found.items() if isinstance(value, (str, int, list))}


def choices(s: State, moves: list[Move], language: str) -> list[Choice]:
    """Moves of the deciding seat, described."""
    offers = offers_now(s)
    found = []
    for move in moves:
        option = flow.describe(s, move)
        found.append(
            Choice(
                move=option.text,
                verb=option.action.kind,
                fields=dict(option.action.args),
                label=label(s.rules, language, move),
                pieces=list(option.pieces),
                cells=list(option.cells),
                exact=pays_exactly(s, offers, move),
            )
        )
    return found


def offers_now(s: State) -> dict[int, Offer]:
    """What the deciding seat may buy, by the part of a move that comes before the payment."""
    frame = s.stack[-1]
    return {offer.tag: offer for offer in every_offer(s, frame.seat)} if isinstance(frame, Act) else {}


def pays_exactly(s: State, offers: dict[int, Offer], move: Move) -> bool:
    """Whether a move is a purchase to the coin, after which the seat acts again."""
    offer, seat = offers.get(move & TAG_MASK), s.decider
    if offer is None or seat is None:
        return False
    return offer.exact_bonus and is_exact(s, seat, offer, move >> PAYMENT_SHIFT)


def windows(rules: Ruleset) -> list[str]:
    """The kinds of decisions that can be answered by saying no."""
    kinds = [kind for kind in rules.codec.kinds if kind.declines is not never]
    return sorted({frame_key(frame) for kind in kinds for frame in kind.frames if frame in rules.decides})


def _decline(rules: Ruleset, moves: list[Move]) -> str | None:
    """The move that says no, when it is one of these."""
    return next((rules.codec.text(move) for move in moves if rules.codec.declines(move)), None)
