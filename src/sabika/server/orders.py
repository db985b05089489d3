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
