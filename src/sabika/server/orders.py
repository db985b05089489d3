"""Standing orders: how a seat answers kinds of decisions without being asked."""

from __future__ import annotations

from collections.abc import Mapping

from sabika.game import Game
from sabika.rules.alhambra.frames import Act, Placing
from sabika.server import show
from sabika.server.wire import Policy, StandingOrder

Orders = Mapping[str, Policy]
"""By the kind of decision; a seat is asked about all others."""


def with_order(orders: Orders, order: StandingOrder) -> Orders:
    """The orders of a seat after it has given one more."""
    others = {frame: policy for frame, policy in orders.items() if frame != order.frame}
    return others if order.policy == "ask" else {**others, order.frame: order.policy}


def steps_back(game: Game, seat: int, orders: Orders) -> int:
    """How many moves a seat takes back at once: its last one and, since it would answer the same again without being
    asked, what it answered so after that. None where somebody else has moved or learned something since."""
    for back, played in enumerate(reversed(game.played), 1):
        at = len(game.played) - back
        if played.seat != seat or not game.can_undo(at):
            return 0
        if unasked(game.as_of(at), orders) != played.text:
            return back
    return 0


def unasked(game: Game, orders: Orders) -> str | None:
    """The move with which the deciding seat, a person's, answers without being asked: by a standing order, or because
    saying no is all it can do."""
    if not orders and isinstance(game.state.stack[-1], (Act, Placing)):
        return None
    asked = show.asked(game)
    if asked is None or asked.decline is None:
        return None
    policy = orders.get(asked.frame, "ask")
    spared = asked.choices == 1 or policy == "never" or (policy == "news" and not show.is_news(game))
    return asked.decline if spared else None
