"""A table in memory: what may be done at it, and who is told.

Everything that is done is checked first, then written durably, then becomes part of the table, then is told. A table
is changed by one at a time; whoever reads it meanwhile sees what is durable.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from sabika.bots.advice import Advice
from sabika.bots.bot import BOTS
from sabika.core.errors import NotationError
from sabika.core.refusal import IllegalAction
from sabika.core.state import State
from sabika.game import Game
from sabika.server import show, wire
from sabika.server.audience import Audience, Listener, Viewer
from sabika.server.bots import Bots
from sabika.server.counsel import Counsel
from sabika.server.limits import Buckets
from sabika.server.orders import steps_back, unasked, with_order
from sabika.server.problems import Problem, check_plain
from sabika.server.seats import Seat
from sabika.server.settings import Settings
from sabika.server.store import Agreed, EntryKind, EntryRow, Founded, SeatRow, Standing, Store, now

_log = logging.getLogger("sabika.server")
_encode: Final = msgspec.json.Encoder().encode


class LiveTable:
    """One table. ``broken`` means that it could not be saved: it has to be read from the database again."""

    def __init__(
        self, founded: Founded, seats: Sequence[SeatRow], *, store: Store, bots: Bots, settings: Settings
    ) -> None:
        self.id = founded.id
        self.founded = founded
        self.setup = msgspec.json.decode(founded.setup, type=wire.Setup)
        agreed = msgspec.json.decode(founded.house, type=Agreed)
        self.house, self.seeded = agreed.house, agreed.seeded
        self.game = Game(show.config_of(self.setup), names=[row.name for row in seats], seed=founded.seed)
        self.seats = tuple(Seat(name=row.name, token_hash=row.token_hash, level=row.level) for row in seats)
        self.continues: wire.Moment | None = None
        """The moment of another game from which this one goes on."""
        self.chat: list[wire.ChatLine] = []
        self.audience = Audience()
        self.broken = False
        self.version = 0
        """How many entries the table has; the next one gets this number."""
        self.counsel = Counsel(self.id, self.game, founded.seed, bots, settings.limits)
        self._store, self._bots, self._settings = store, bots, settings
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._away: dict[int, float] = dict.fromkeys(range(len(self.seats)), now())
        self._chats = Buckets(*settings.limits.chats)
        self._changes = Buckets(*settings.limits.changes)
        self._thinking: asyncio.Task[str] | None = None
        """The move that a bot is thinking about."""
        self._tables: dict[Viewer, bytes] = {}

    @property
    def moves(self) -> int:
        return len(self.game.played)

    @property
    def busy(self) -> bool:
        """Whether somebody is there or something is going on."""
        return bool(self.audience) or self._driver is not None or self._lock.locked()

    def standing(self, state: State | None = None, moves: int | None = None, seats: Sequence[Seat] = ()) -> Standing:
        """How the table stands, or would stand with another state or other seats."""
        state, seats = state or self.game.state, seats or self.seats
        decider = state.decider
        return Standing(
            moves=self.moves if moves is None else moves,
            over=state.over,
            scores=tuple(state.scores[: len(seats)]),
            waiting=decider is not None and seats[decider].level is None and not seats[decider].orders,
        )

    # ------------------------------------------------------------ from the database

    def replay(self, entries: Sequence[EntryRow]) -> None:
        """Do again what was done at the table."""
        for entry in entries:
            if entry.kind == "found":
                self.continues = msgspec.json.decode(entry.text, type=wire.Moment) if entry.text else None
            elif entry.kind == "play":
                self.game.play(entry.text)
            elif entry.kind == "undo":
                self.game.undo()
            elif entry.kind == "chat":
                self._said(entry)
            elif entry.seat is not None and entry.kind in ("resign", "order"):
                self.seats = self._reseated(entry.seat, entry.kind, entry.text)
        self.version = len(entries)

    def _reseated(self, seat: int, kind: str, text: str) -> tuple[Seat, ...]:
        """The seats after one was left to a bot or taken back, or after a standing order."""
        before = self.seats[seat]
        if kind == "resign":
            after = msgspec.structs.replace(before, level=text or None)
        else:
            order = msgspec.json.decode(text, type=wire.StandingOrder)
            after = msgspec.structs.replace(before, orders=with_order(before.orders, order))
        return (*self.seats[:seat], after, *self.seats[seat + 1 :])

    def _said(self, entry: EntryRow) -> wire.ChatLine:
        name = "" if entry.seat is None else self.seats[entry.seat].name
        line = wire.ChatLine(number=len(self.chat) + 1, seat=entry.seat, name=name, text=entry.text, time=entry.time)
        self.chat.append(line)
        return line

    async def _write(self, kind: EntryKind, seat: int | None, text: str, standing: Standing) -> EntryRow:
        if self.broken:
            raise Problem("not-saved")
        row = EntryRow(self.id, self.version, kind, seat, text, now(), _encode(standing).decode())
        try:
            await self._store.append(row)
        except BaseException:
            self.broken = True
            self.audience.close()
            raise
        self.version += 1
        self._tables.clear()
        return row

    # ------------------------------------------------------------ what can be done

    def _check_at(self, at: int) -> None:
        if at != self.moves:
            raise Problem("stale", at=at, moves=self.moves)

    async def play(self, seat: int, move: str, at: int, asker: Listener | None = None) -> int:
        """Play a move; raises ``Problem`` or ``IllegalAction``. The number of moves afterwards."""
        async with self._lock:
            self._check_at(at)
            if self.seats[seat].level is not None:
                raise Problem("bot-plays")
            moves = await self._play(seat, move, asker)
        self.wake()
        return moves

    async def _play(self, seat: int, move: str, asker: Listener | None = None) -> int:
        try:
            attempt = self.game.attempt(move, seat)
        except NotationError as error:
            raise Problem("not-understood", detail=str(error)) from None
        await self._write("play", attempt.mover, attempt.text, self.standing(attempt.state, self.moves + 1))
        self.game.keep(attempt)
        self._overtake()
        self._tell_moved(asker)
        return self.moves

    async def undo(self, seat: int, at: int) -> int:
        """Take back the own last move, and what was answered since without asking."""
        async with self._lock:
            self._check_at(at)
            back = self._steps_back(seat)
            if not back:
                raise Problem("no-undo")
            self._changes.take_or_refuse(seat)
            for before in range(self.moves - 1, self.moves - 1 - back, -1):
                await self._write("undo", seat, "", self.standing(self.game.state_at(before), before))
                self.game.undo()
            self._overtake()
            self._bots.forget(self.id)
            self.audience.tell(_encode(wire.Undone(at=self.moves, seat=seat)))
            self.audience.tell_table()
        self.wake()
        return self.moves

    def _steps_back(self, seat: int) -> int:
        """How many moves a seat may take back now: none that a bot made for it."""
        of = self.seats[seat]
        return steps_back(self.game, seat, of.orders) if self.house.undo and of.level is None else 0

    async def say(self, seat: int | None, text: str) -> int:
        """Add a line to the chat. Spectators have lines of their own: they cannot use up those of the seats."""
        limits = self._settings.limits
        if seat is None and not self.house.spectator_chat:
            raise Problem("no-spectator-chat")
        check_plain(text)
        self._chats.take_or_refuse(seat)
        async with self._lock:
            alike = sum((line.seat is None) == (seat is None) for line in self.chat)
            if alike >= (limits.spectator_lines if seat is None else limits.chat_lines):
                raise Problem("chat-full")
            entry = await self._write("chat", seat, text, self.standing())
            self.audience.tell(_encode(wire.Said(line=self._said(entry))))
        return self.moves

    async def resign(self, seat: int, level: str | None, of: int | None) -> int:
        """Leave a seat to a bot, or take back the own one."""
        whose = seat if of is None else of
        if level is not None and level not in BOTS:
            raise Problem("unknown-bot", level=level, known=", ".join(BOTS))
        if whose != seat:
            self._check_away(whose, level)
        if await self._reseat(whose, "resign", level or ""):
            self.tell_presence()
            self.audience.tell_table()
        self.wake()
        return self.moves

    async def _reseat(self, seat: int, kind: Literal["resign", "order"], text: str) -> bool:
        """Change a seat, and say whether it is another one now: what is so already is not written again."""
        async with self._lock:
            seats = self._reseated(seat, kind, text)
            if seats == self.seats:
                return False
            self._changes.take_or_refuse(seat)
            await self._write(kind, seat, text, self.standing(seats=seats))
            self.seats = seats
        return True

    def _check_away(self, seat: int, level: str | None) -> None:
        """Only the seat of a person who has been away for a while may be left to a bot by others."""
        person = seat < len(self.seats) and self.seats[seat].kind == "person"
        if not person or level is None:
            raise Problem("not-your-seat")
        if self.audience.has(seat) or now() - self._away[seat] < self._settings.away_seconds:
            raise Problem("not-away", name=self.seats[seat].name, seconds=round(self._settings.away_seconds))

    async def order(self, seat: int, order: wire.StandingOrder) -> int:
        """Give a standing order; nobody else is told."""
        windows = show.windows(self.game.rules)
        if order.frame not in windows:
            raise Problem("no-window", frame=order.frame, known=", ".join(windows) or "-")
        if await self._reseat(seat, "order", _encode(order).decode()):
            self.audience.tell_table(seat)
        self.wake()
        return self.moves

    async def hint(self, seat: int, at: int) -> Advice:
        """What a strong player would do in the place of the seat, which has to be the deciding one."""
        self._check_at(at)
        if not self.house.hints:
            raise Problem("no-hints")
        if self.seats[seat].level is not None:
            raise Problem("bot-plays")
        if self.game.decider != seat or self._goes_on():
            raise Problem("not-deciding")
        return await self.counsel.hint(seat)

    def _overtake(self) -> None:
        """The position is another one: what was thought about the old one is of no use."""
        self.counsel.overtake()
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    # ------------------------------------------------------------ what goes on by itself

    def wake(self) -> None:
        """Let bots and standing orders play when it is their turn."""
        if self._driver is None and not self.broken and self._goes_on():
            self._driver = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        """The server ends."""
        driver = self._driver
        self._overtake()
        if driver is not None:
            driver.cancel()
            await asyncio.wait([driver])
        self.audience.close()

    def _goes_on(self) -> bool:
        decider = self.game.decider
        return decider is not None and (self.seats[decider].level is not None or self._unasked(decider) is not None)

    def _unasked(self, seat: int) -> str | None:
        return unasked(self.game, self.seats[seat].orders)

    async def _drive(self) -> None:
        try:
            while not self.broken and self._goes_on():
                await self._step()
        except Problem as problem:
            _log.warning("table %s stopped: %s", self.id, problem)
        except Exception:
            _log.exception("table %s stopped", self.id)
        finally:
            self._driver = None

    async def _step(self) -> None:
        """One move of a bot or a standing order; none where it was meant for another position or seat."""
        state, decider = self.game.state, self.game.decider
        assert decider is not None
        level = self.seats[decider].level
        move = await self._spared(decider) if level is None else await self._thought(level)
        async with self._lock:
            if move is None or self.game.state is not state or self.seats[decider].level != level:
                return
            try:
                await self._play(decider, move)
            except (IllegalAction, Problem):
                if self.broken or level is None:
                    raise
                _log.exception("a bot chose what is not allowed: %s", move)
                await self._play(decider, self.game.options()[0].text)

    async def _spared(self, decider: int) -> str | None:
        """The answer of a person who is not asked, after a while where other persons could draw a conclusion."""
        others = sum(seat.token_hash is not None for seat in self.seats) > 1
        if others and self.audience.watching:
            await asyncio.sleep(self._settings.window)
        return self._unasked(decider)

    async def _thought(self, level: str) -> str | None:
        """A bot's move, after a pause for those who watch; None where the position has become another one."""
        clock, driver = asyncio.get_running_loop().time, asyncio.current_task()
        ready = clock() + (self._settings.bot_pause if self.audience.watching else 0)
        self._thinking = asyncio.create_task(self._bots.choose(self.id, self.game, self.founded.seed, level))
        try:
            move = await self._thinking
        except asyncio.CancelledError:
            if driver is not None and driver.cancelling():
                raise
            return None
        if (rest := ready - clock()) > 0:
            await asyncio.sleep(rest)
        return move

    # ------------------------------------------------------------ who is told

    def join(self, listener: Listener) -> None:
        """Somebody comes, and a table that has stopped may go on."""
        self.audience.add(listener)
        self.tell_presence()
        self.wake()

    def leave(self, listener: Listener) -> None:
        self.audience.remove(listener)
        if listener.seat is not None and not self.audience.has(listener.seat):
            self._away[listener.seat] = now()
        self.tell_presence()

    def tell_presence(self) -> None:
        self._tables.clear()
        if self.audience:
            self.audience.tell(_encode(self.presence()))

    def presence(self) -> wire.Presence:
        return wire.Presence(
            connected=[self.audience.has(seat) for seat in range(len(self.seats))],
            kinds=[seat.kind for seat in self.seats],
            levels=[seat.level for seat in self.seats],
            spectators=self.audience.spectators,
        )

    def _tell_moved(self, asker: Listener | None) -> None:
        """Tell of the last move; where moves alone are told, the acknowledgement is news enough for whoever asked."""
        plain: bytes | None = None
        worded: dict[Viewer, bytes] = {}
        for listener in self.audience:
            if listener.bare:
                if listener is not asker:
                    plain = plain or _encode(wire.Moved(entry=show.bare_entry(self.game, self.moves)))
                    listener.tell(plain)
                continue
            if listener.viewer not in worded:
                worded[listener.viewer] = _encode(wire.Moved(entry=show.entry(self.game, self.moves, *listener.viewer)))
            listener.tell(worded[listener.viewer])
            listener.tell_table()

    def desk(self, seat: int | None) -> show.Desk:
        orders = self.seats[seat].orders if seat is not None else {}
        return show.Desk(
            game=self.id,
            version=self.version,
            house=self.house,
            seeded=self.seeded,
            kinds=tuple(seat.kind for seat in self.seats),
            levels=tuple(seat.level for seat in self.seats),
            connected=tuple(self.audience.has(seat) for seat in range(len(self.seats))),
            continues=self.continues,
            orders=tuple(wire.StandingOrder(frame=frame, policy=policy) for frame, policy in orders.items()),
            can_undo=seat is not None and self._steps_back(seat) > 0,
        )

    def table(self, seat: int | None, language: wire.Language) -> wire.Table:
        """The table as a viewer sees it now. Whoever is not asked, since a bot or a standing order answers, is offered
        no choice."""
        found = show.table(self.game, seat, language, self.desk(seat))
        decision = found.decision
        if decision is None or decision.seat != seat or not self._goes_on():
            return found
        return msgspec.structs.replace(found, decision=msgspec.structs.replace(decision, choices=[], decline=None))

    def table_frame(self, viewer: Viewer) -> bytes:
        """The table for all connections of a viewer."""
        if viewer not in self._tables:
            self._tables[viewer] = _encode(self.table(*viewer))
        return self._tables[viewer]
