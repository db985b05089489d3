"""The table as a seat or a spectator sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sabika.core.module import Module, Shown
from sabika.core.state import NO_TILE
from sabika.core.view import Hidden, View, view
from sabika.game import Game
from sabika.server.show.asking import decision, windows
from sabika.server.show.desk import Desk
from sabika.server.show.palaces import palace_info
from sabika.server.show.standing import ledger, worlds
from sabika.server.show.supply import tiles_left
from sabika.server.show.words import Words
from sabika.server.wire import Item, PilePart, SeatInfo, Table

Pieces = list[tuple[Module[Any], Shown]]


def table(game: Game, seat: int | None, language: str, desk: Desk, at: int | None = None) -> Table:
    """The table as a seat sees it, now or after ``at`` moves. Looking back at a finished game, all hands are open;
    looking back at all, nobody is offered a choice."""
    then = game if at is None else game.as_of(at)
    v = view(then.state, seat, memory=desk.house.memory, opened=game.over)
    say, rules = Words.at(game, language), game.rules
    states = worlds(v)
    pieces = [(module, shown) for module in rules.modules.values() for shown in module.items(v)]
    chooses = seat if at is None else None
    return Table(
        game=desk.game,
        at=len(then.played),
        version=desk.version,
        you=seat,
        box=game.config.box,
        modules=list(game.config.modules),
        house=desk.house,
        seeded=desk.seeded,
        continues=desk.continues,
        turn=v.turns,
        active=v.active,
        over=v.over,
        winners=then.winners,
        decision=decision(states[0], chooses, say),
        seats=[
            *(_seat(v, owner, desk, pieces, say) for owner in range(rules.players)),
            *([_dirk(v, say)] if rules.has("two_players") else []),
        ],
        market=[rules.tile_keys[tile] if tile != NO_TILE else None for tile in v.market],
        display=rules.card_names(v.display),
        pile=[PilePart(size=part.size, special=part.special) for part in v.pile],
        discard=rules.bags.size(v.discard),
        supply=v.supply.count,
        left=tiles_left(states[0], say),
        scored=v.scored,
        ending=v.ending,
        items=_items(pieces, None, say),
        ledger=None if v.over else ledger(states, say),
        can_undo=at is None and desk.can_undo,
        orders=list(desk.orders),
        windows=windows(rules),
        commitment=game.commitment,
        seed=game.seed,
    )


def _seat(v: View, seat: int, desk: Desk, pieces: Pieces, say: Words) -> SeatInfo:
    rules, hand = v.rules, v.hands[seat]
    return SeatInfo(
        seat=seat,
        name=say.seat(seat),
        kind=desk.kinds[seat],
        level=desk.levels[seat],
        connected=desk.connected[seat],
        score=v.scores[seat],
        hand=None if isinstance(hand, Hidden) else rules.card_names(hand),
        hand_size=hand.count if isinstance(hand, Hidden) else rules.bags.size(hand),
        remembered=None if v.memory is None else rules.card_names(v.memory[seat]),
        palace=palace_info(rules, v.palaces[seat], _marks(pieces, seat), say),
        reserve=rules.tile_names(v.reserves[seat]),
        gained=rules.tile_names(v.gained[seat]),
        items=_items(pieces, seat, say),
    )


def _dirk(v: View, say: Words) -> SeatInfo:
    """base.dirk.third-player: a seat without hand and palace; his tiles are all he has."""
    seat = v.rules.players
    return SeatInfo(
        seat=seat,
        name=say.text("dirk"),
        kind="dirk",
        level=None,
        connected=True,
        score=v.scores[seat] if seat < len(v.scores) else 0,
        hand=None,
        hand_size=0,
        remembered=None,
        palace=None,
        reserve=v.rules.tile_names(v.of("two_players").tiles),
        gained=[],
        items=[],
    )


def _items(pieces: Pieces, owner: int | None, say: Words) -> list[Item]:
    return [say.item(module, shown) for module, shown in pieces if shown.owner == owner]


def _marks(pieces: Pieces, owner: int) -> Mapping[int, list[str]]:
    """The pieces that lie on tiles of a palace, by tile."""
    found: dict[int, list[str]] = {}
    for _, shown in pieces:
        if shown.lies and shown.owner == owner and shown.tile is not None:
            found.setdefault(shown.tile, []).append(shown.key)
    return found
