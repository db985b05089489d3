"""What a client asks of a table, over HTTP or WebSocket alike, and the answer."""

from __future__ import annotations

from sabika.core.errors import SabikaError
from sabika.core.refusal import IllegalAction
from sabika.server import show, wire
from sabika.server.audience import Listener
from sabika.server.live import LiveTable
from sabika.server.problems import Problem
from sabika.server.seats import seat_of
from sabika.server.wire import Language

Deed = wire.Play | wire.Undo | wire.Chat | wire.Resign | wire.SetOrder | wire.WhyNot | wire.Preview | wire.Ping
Pondered = wire.Hint | wire.Motives
"""What has to be thought about, so that its answer may come after those to later requests."""
Asked = Deed | Pondered
Answer = wire.Ack | wire.Refused | wire.Effect | wire.Advised | wire.Explained | wire.Pong


def seat_at(table: LiveTable, token: str | None) -> int | None:
    """The seat of whoever holds a token, None for a spectator; raises ``Problem`` for a token of no seat."""
    if token is None:
        return None
    seat = seat_of(token, table.seats)
    if seat is None:
        raise Problem("not-your-seat")
    return seat


async def answer(
    table: LiveTable, seat: int | None, asked: Asked, language: Language, asker: Listener | None = None
) -> Answer:
    """Carry out a request, of a connection if there is one; raises ``Problem`` when it is wrong."""
    try:
        return await _answer(table, seat, asked, language, asker)
    except IllegalAction as error:
        return wire.Refused(id=asked.id, reasons=show.reasons(table.game, error.refusal, language))
    except SabikaError as error:
        raise Problem("not-understood", detail=str(error)) from None


async def _answer(
    table: LiveTable, seat: int | None, asked: Asked, language: Language, asker: Listener | None
) -> Answer:
    if isinstance(asked, wire.Ping):
        return wire.Pong(id=asked.id)
    if isinstance(asked, wire.Chat):
        return wire.Ack(id=asked.id, at=await table.say(seat, asked.text))
    if isinstance(asked, wire.Motives):
        return show.explained(table.game, asked, await table.counsel.motives(seat, asked.number), language)
    if seat is None:
        raise Problem("not-seated")
    if isinstance(asked, wire.Hint):
        return show.advised(table.game, asked, await table.hint(seat, asked.at), language)
    if isinstance(asked, wire.Play):
        at = await table.play(seat, asked.move, asked.at, asker)
        return wire.Ack(id=asked.id, at=at, entry=show.bare_entry(table.game, at) if asker and asker.bare else None)
    if isinstance(asked, wire.Undo):
        return wire.Ack(id=asked.id, at=await table.undo(seat, asked.at))
    if isinstance(asked, wire.Resign):
        return wire.Ack(id=asked.id, at=await table.resign(seat, asked.level, asked.seat))
    if isinstance(asked, wire.SetOrder):
        return wire.Ack(id=asked.id, at=await table.order(seat, asked.order))
    if isinstance(asked, wire.WhyNot):
        return wire.Refused(id=asked.id, reasons=show.why_not(table.game, seat, asked, language))
    return show.preview(table.game, seat, asked, language)
