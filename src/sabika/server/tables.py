"""All tables of a server: those in memory, and those that come back from the database when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Final

import msgspec

from sabika.bots.bot import BOTS
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError
from sabika.core.refusal import IllegalAction
from sabika.game import Game
from sabika.rules.boxes import RULES_VERSION
from sabika.server import show, wire
from sabika.server.bots import Bots
from sabika.server.live import LiveTable
from sabika.server.pages import Pages
from sabika.server.problems import Problem, check_plain
from sabika.server.seats import hashed, is_game_id, new_game_id, new_token
from sabika.server.settings import Settings
from sabika.server.store import Agreed, EntryRow, Founded, SeatRow, Standing, Store, now

_log = logging.getLogger("sabika.server")
_json: Final = msgspec.json.Encoder()


class Tables:
    """The tables of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = Pages(settings.page_bytes)
        self._store = Store(settings.database)
        self._bots = Bots(settings.bot_processes, settings.bot_seconds, settings.review_seconds)
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._resuming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the database; tables where a bot is to move go on."""
        await self._store.open()
        self._resuming = asyncio.create_task(self._resume())

    async def close(self) -> None:
        if self._resuming is not None:
            self._resuming.cancel()
        await asyncio.gather(*(table.stop() for table in self._live.values()))
        self.pages.close()
        await self._bots.close()
        await self._store.close()

    async def _resume(self) -> None:
        for game in await self._store.unattended():
            try:
                (await self.table(game)).wake()
            except Problem as problem:
                _log.warning("table %s cannot go on: %s", game, problem)
            except Exception:
                _log.exception("table %s cannot go on", game)

    # ------------------------------------------------------------ founding

    async def found(self, wish: wire.NewGame, language: wire.Language = "en") -> wire.Created:
        """Found a game; the tokens are told only here."""
        other = None if wish.continues is None else await self._left_off(wish.continues)
        if other is not None:
            wish = msgspec.structs.replace(wish, setup=other.setup, seed=other.founded.seed)
        _check_wish(wish, language)
        founded = _founded(wish)
        tokens = [new_token() if seat.kind == "person" else None for seat in wish.seats]
        rows = [
            SeatRow(founded.id, number, seat.name, seat.level, hashed(token) if token else None)
            for number, (seat, token) in enumerate(zip(wish.seats, tokens, strict=True))
        ]
        try:
            table = self._made(founded, rows)
        except SabikaError as error:
            raise Problem("cannot-be-played", detail=str(error)) from None
        entries = _opening(table, (other or table).game, wish.continues)
        await asyncio.to_thread(table.replay, entries)
        await self._store.append(founded, *rows, *entries)
        self._keep(table)
        table.wake()
        keys = [
            wire.SeatKey(seat=row.seat, name=row.name, token=token) for row, token in zip(rows, tokens, strict=True)
        ]
        return wire.Created(game=founded.id, seats=keys, commitment=table.game.commitment)

    async def _left_off(self, moment: wire.Moment) -> LiveTable:
        """The table of which another one takes over the deal. It must be over: until then nobody may know its deal."""
        other = await self.table(moment.game)
        if not other.game.over:
            raise Problem("still-running")
        if moment.at >= other.moves:
            raise Problem("nothing-left", moves=other.moves)
        return other

    def _made(self, founded: Founded, seats: list[SeatRow]) -> LiveTable:
        return LiveTable(founded, seats, store=self._store, bots=self._bots, settings=self.settings)

    # ------------------------------------------------------------ finding

    async def table(self, game: str) -> LiveTable:
        """A table, from memory or from the database; raises ``Problem`` when there is none."""
        table = self._live.get(game)
        if table is not None and not table.broken:
            self._live.move_to_end(game)
            return table
        loading = self._loading.get(game)
        if loading is None:
            loading = self._loading[game] = asyncio.ensure_future(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> LiveTable:
        found = await self._store.game(game) if is_game_id(game) else None
        if found is None:
            raise Problem("unknown-game")
        founded, seats, entries = found
        if founded.rules_version != RULES_VERSION:
            raise Problem("old-rules")
        table = await asyncio.to_thread(self._replayed, founded, seats, entries)
        self._keep(table)
        table.wake()
        return table

    def _replayed(self, founded: Founded, seats: list[SeatRow], entries: list[EntryRow]) -> LiveTable:
        try:
            table = self._made(founded, seats)
            table.replay(entries)
        except (SabikaError, IllegalAction) as error:
            _log.error("table %s cannot be played again: %s", founded.id, error)
            raise Problem("old-rules") from None
        return table

    def _keep(self, table: LiveTable) -> None:
        """Keep a table in memory; of those where nothing happens the oldest leave."""
        self._live[table.id] = table
        self._live.move_to_end(table.id)
        surplus = len(self._live) - self.settings.tables_in_memory
        if surplus > 0:
            idle = [name for name, other in self._live.items() if other is not table and not other.busy]
            for name in idle[:surplus]:
                del self._live[name]

    async def listing(self) -> list[wire.GameListing]:
        """The newest games that are listed."""
        return [_listed(*found) for found in await self._store.listed()]


def _listed(founded: Founded, seats: list[SeatRow], standing: Standing) -> wire.GameListing:
    setup = msgspec.json.decode(founded.setup, type=wire.Setup)
    return wire.GameListing(
        game=founded.id,
        box=setup.box,
        modules=setup.modules,
        names=[seat.name for seat in seats],
        bots=[seat.level is not None for seat in seats],
        moves=standing.moves,
        over=standing.over,
        scores=list(standing.scores),
        started=founded.created,
        seeded=msgspec.json.decode(founded.house, type=Agreed).seeded,
    )


def _founded(wish: wire.NewGame) -> Founded:
    # What the players agree on as a seed becomes a seed of the engine here, so that it is stored in one form.
    chance = Chance.from_text(wish.seed) if wish.seed is not None else Chance.secret()
    agreed = Agreed(**msgspec.structs.asdict(wish.house), seeded=wish.seed is not None)
    return Founded(
        id=new_game_id(),
        created=now(),
        listed=wish.house.listed,
        rules_version=RULES_VERSION,
        setup=_json.encode(wish.setup).decode(),
        house=_json.encode(agreed).decode(),
        seed=chance.reveal(),
    )


def _opening(table: LiveTable, past: Game, moment: wire.Moment | None) -> list[EntryRow]:
    """What a table begins with: its founding, and the moves of another game up to the moment from which it goes on.
    All is saved together or not at all."""
    when, taken_over = table.founded.created, 0 if moment is None else moment.at
    stood = [_json.encode(table.standing(past.state_at(at), at)).decode() for at in range(taken_over + 1)]
    moves = [
        EntryRow(table.id, at, "play", move.seat, move.text, when, stood[at])
        for at, move in enumerate(past.played[:taken_over], 1)
    ]
    origin = "" if moment is None else _json.encode(moment).decode()
    return [EntryRow(table.id, 0, "found", None, origin, when, stood[0]), *moves]


def _check_wish(wish: wire.NewGame, language: wire.Language) -> None:
    """Raise ``Problem`` where the seats do not fit, or the set-up cannot be played."""
    if len(wish.seats) != wish.setup.players:
        raise Problem("wrong-seats", seats=len(wish.seats), players=wish.setup.players)
    if len({seat.name for seat in wish.seats}) != len(wish.seats):
        raise Problem("same-names")
    for seat in wish.seats:
        check_plain(seat.name)
        if seat.kind == "bot" and seat.level not in BOTS:
            raise Problem("unknown-bot", level=seat.level or "-", known=", ".join(BOTS))
        if seat.kind == "person" and seat.level is not None:
            raise Problem("person-with-level", name=seat.name)
    verdict = show.verdict(wish.setup, language)
    if not verdict.ok:
        raise Problem("cannot-be-played", detail="; ".join(note.text for note in verdict.problems))
