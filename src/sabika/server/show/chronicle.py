"""What happened, move by move, as a seat may know it."""

from __future__ import annotations

from sabika.core.events import Event
from sabika.game import Game, public_entry
from sabika.server.show.words import Words
from sabika.server.wire import Entry, EventInfo


def history(game: Game, seat: int | None, language: str) -> list[Entry]:
    """The set-up and every move so far."""
    return [entry(game, number, seat, language) for number in range(len(game.played) + 1)]


def entry(game: Game, number: int, seat: int | None, language: str) -> Entry:
    """A move and what followed from it; 0 is the set-up."""
    say = Words.at(game, language)
    events = [_event(event.seen_by(seat), say) for event in game.events[number]]
    if number == 0:
        return Entry(number=0, seat=None, move="", turn=0, events=events)
    played = game.played[number - 1]
    told = played if game.over or played.seat == seat else public_entry(game.rules.codec, played)
    turn = game.state_at(number - 1).turns
    return Entry(number=number, seat=played.seat, move=told.text, turn=turn, events=events)


def bare_entry(game: Game, number: int) -> Entry:
    """A move alone, as everybody may know it."""
    played = public_entry(game.rules.codec, game.played[number - 1])
    turn = game.state_at(number - 1).turns
    return Entry(number=number, seat=played.seat, move=played.text, turn=turn, events=[])


def _event(event: Event, say: Words) -> EventInfo:
    """An event with its secrets, which ``seen_by`` has taken out for those they are not meant for."""
    args = {**event.args, **(event.secret or {})}
    lines = [say.line(line) for line in args.pop("lines", ())]
    text = say.text("scoring-title", scoring=args["scoring"]) if event.kind == "scored" else say.event(event)
    return EventInfo(kind=event.kind, seat=event.seat, text=text, args=args, lines=lines)
