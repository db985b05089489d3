"""The database: games, seats, and everything that was done at a table, in the order it was done.

Nothing is ever changed or removed: what a table is follows from its entries. Whatever has been queued goes into one
transaction, and nobody is told that something is saved before it is on the disk. A thread waits for the disk, but while
that is quick a move that comes alone does not wait for the thread: to hand it something and be told takes half as long
as the disk itself. Where moves come close together, they are gathered, and there is more to do meanwhile than to wait.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any, Final, Literal, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from sabika.core.errors import SabikaError
from sabika.server.problems import Problem
from sabika.server.wire import House

QUICK: Final = 0.002
"""Seconds of a transaction for which everybody can wait: less than it takes to word a table."""
ALONE: Final = 0.0005
"""Seconds without a transaction after which it is unlikely that others come at the same moment."""

_log = logging.getLogger("sabika.server")
T = TypeVar("T")
SCHEMA: Final = 1
"""Grows when the tables below change."""

_metadata = sql.MetaData()
_about = sql.Table("about", _metadata, sql.Column("schema", sql.Integer, primary_key=True))
_games = sql.Table(
    "games",
    _metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.Float, nullable=False, index=True),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("rules_version", sql.Integer, nullable=False),
    sql.Column("setup", sql.Text, nullable=False),
    sql.Column("house", sql.Text, nullable=False),
    sql.Column("seed", sql.String(64), nullable=False),
)
_seats = sql.Table(
    "seats",
    _metadata,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("name", sql.String(64), nullable=False),
    sql.Column("level", sql.String(64)),
    sql.Column("token_hash", sql.String(64)),
)
_entries = sql.Table(
    "entries",
    _metadata,
    sql.Column("game", sql.String(32), sql.ForeignKey("games.id"), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("time", sql.Float, nullable=False),
    sql.Column("standing", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)


class Founded(msgspec.Struct, frozen=True):
    """A game as it was founded; ``setup`` and ``house`` are JSON, the latter of ``Agreed``."""

    id: str
    created: float
    listed: bool
    rules_version: int
    setup: str
    house: str
    seed: str


class Agreed(House, frozen=True):
    """The house as it is kept, with what the server adds to it."""

    seeded: bool = False
    """Whether whoever founded the table chose the seed; games from before this was kept do not say."""

    @property
    def house(self) -> House:
        """What was agreed on, as it crosses the wire."""
        return msgspec.convert(self, House, from_attributes=True)


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it was founded: a bot has a level, a person the hash of a token."""

    game: str
    seat: int
    name: str
    level: str | None
    token_hash: str | None


class Standing(msgspec.Struct, frozen=True):
    """What is worth knowing of a table without playing its moves again."""

    moves: int = 0
    over: bool = False
    scores: tuple[int, ...] = ()
    waiting: bool = False
    """Whether a person is awaited; otherwise the table has to go on by itself."""


EntryKind = Literal["found", "play", "undo", "chat", "resign", "order"]


class EntryRow(msgspec.Struct, frozen=True):
    """Something that was done at a table; ``standing`` is the JSON of how the table stands after it. The text of the
    founding is the JSON of the moment of another game from which the table goes on, if it does."""

    game: str
    number: int
    kind: EntryKind
    seat: int | None
    text: str
    time: float
    standing: str


Row = Founded | SeatRow | EntryRow
_Unsaved = tuple[Sequence[Row], asyncio.Future[None]]
"""Rows that shall be saved, and who waits for it."""
_TABLES: Final[dict[type[Row], sql.Table]] = {Founded: _games, SeatRow: _seats, EntryRow: _entries}


def database_url(database: str) -> sql.URL:
    """A file or the URL of a database, as SQLAlchemy takes it, without a driver for SQLite."""
    if "://" not in database:
        return sql.URL.create("sqlite", database=database)
    scheme, _, rest = database.partition("://")
    names = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg", "sqlite": "sqlite"}
    if scheme not in names:
        raise SabikaError(f"database {scheme!r} is unknown", remedy="give a file, or a postgresql:// URL")
    return sql.make_url(f"{names[scheme]}://{rest}")


def _is_sqlite(url: sql.URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _unusable(error: Exception) -> SabikaError:
    return SabikaError(f"the database cannot be opened: {error}", remedy="check path or URL, and who may write there")


async def check_database(database: str) -> None:
    """Raise ``SabikaError`` when a database cannot be used."""
    url = database_url(database)
    if _is_sqlite(url):
        try:
            with closing(sqlite3.connect(url.database or "")) as probe:
                probe.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise _unusable(error) from None
    store = Store(database)
    try:
        await store.open()
    finally:
        await store.close()


class Store:
    """The database of a server: read by tasks, written by one at a time, in a thread or at once."""

    def __init__(self, database: str) -> None:
        url = database_url(database)
        self._writing = sql.create_engine(url, paramstyle="qmark" if _is_sqlite(url) else "format")
        self._reading = create_async_engine(url.set(drivername="sqlite+aiosqlite") if _is_sqlite(url) else url)
        if _is_sqlite(url):
            for engine in (self._writing, self._reading.sync_engine):
                sql.event.listen(engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: sql.PoolProxiedConnection | None = None
        """Only whoever writes uses it, as the driver gives it: what SQLAlchemy does for a statement takes as long as
        the commit."""
        self._queue: list[_Unsaved] = []
        self._busy = False
        """Whether something is being written, or will be at once."""
        self._local = _is_sqlite(url)
        self._quick = False
        """Whether the last transaction was, in a database on this machine."""
        self._last = 0.0
        """When it ended."""
        self._inserts = {kind: str(table.insert().compile(self._writing)) for kind, table in _TABLES.items()}
        """Written out once: rows then go to the driver as they are."""

    async def open(self) -> None:
        """Create what is missing and begin to write."""
        try:
            found = await self._in_thread(self._create)
        except (SQLAlchemyError, OSError) as error:
            raise _unusable(getattr(error, "orig", None) or error) from None
        if found not in (None, SCHEMA):
            raise SabikaError(
                f"the database has schema {found}, this is {SCHEMA}", remedy="use the version of Sabika that made it"
            )

    def _create(self) -> int | None:
        with self._writing.begin() as connection:
            _metadata.create_all(connection)
            found: int | None = connection.execute(sql.select(_about.c.schema)).scalar()
            if found is None:
                connection.execute(_about.insert().values(schema=SCHEMA))
        return found

    async def close(self) -> None:
        while self._busy:
            await self._in_thread(lambda: None)
        await self._in_thread(self._drop_connection)
        self._thread.shutdown()
        self._writing.dispose()
        await self._reading.dispose()

    # ------------------------------------------------------------ writing

    def _in_thread(self, do: Callable[..., T], *args: Any) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._thread, do, *args)

    async def append(self, *rows: Row) -> None:
        """Return when the rows are durable; raise ``Problem`` when they cannot be saved."""
        if self._quick and not self._busy and time.perf_counter() - self._last > ALONE:
            if not self._save([rows])[0]:
                raise Problem("not-saved")
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((rows, done))
        if not self._busy:
            self._busy = True
            asyncio.get_running_loop().call_soon(self._write)
        await done

    def _write(self) -> None:
        """Write what has been queued."""
        batch, self._queue = self._queue, []
        self._thread.submit(self._save_in_thread, batch, asyncio.get_running_loop())

    def _save_in_thread(self, batch: list[_Unsaved], loop: asyncio.AbstractEventLoop) -> None:
        loop.call_soon_threadsafe(self._written, batch, self._save([rows for rows, _ in batch]))

    def _save(self, batch: list[Sequence[Row]]) -> list[bool]:
        """What was saved. Where the connection was lost, or something in a batch cannot be saved, what can be shall not
        suffer for it: each is tried again by itself."""
        begun = time.perf_counter()
        whole = self._commit(batch)
        saved = [whole or self._commit([rows]) for rows in batch]
        self._last = time.perf_counter()
        self._quick = self._local and self._last - begun < QUICK
        return saved

    def _written(self, batch: list[_Unsaved], saved: list[bool]) -> None:
        """Tell those who wait, and go on with what has been queued meanwhile."""
        for (_, done), good in zip(batch, saved, strict=True):
            _resolve(done, good)
        self._busy = bool(self._queue)
        if self._queue:
            self._write()

    def _commit(self, batch: list[Sequence[Row]]) -> bool:
        """One transaction. Whatever goes wrong, those who wait for it are told, and the next one gets its turn."""
        try:
            self._insert(batch)
        except Exception:
            _log.warning("not saved", exc_info=True)
            self._drop_connection()
            return False
        return True

    def _insert(self, batch: list[Sequence[Row]]) -> None:
        """Insert rows and commit, on a connection that only the writer uses."""
        values: dict[type[Row], list[tuple[Any, ...]]] = {}
        for rows in batch:
            for row in rows:
                values.setdefault(type(row), []).append(msgspec.structs.astuple(row))
        if self._connection is None:
            self._connection = self._writing.raw_connection()
        cursor = self._connection.cursor()
        for kind in _TABLES:
            if kind in values:
                cursor.executemany(self._inserts[kind], values[kind])
        self._connection.commit()

    def _drop_connection(self) -> None:
        """Roll back; the next transaction gets a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.rollback()
                connection.close()
            except Exception:
                connection.invalidate()

    # ------------------------------------------------------------ reading

    async def game(self, game: str) -> tuple[Founded, list[SeatRow], list[EntryRow]] | None:
        """A game with its seats and entries."""
        async with self._reading.connect() as connection:
            founded = (await connection.execute(_games.select().where(_games.c.id == game))).mappings().first()
            if founded is None:
                return None
            seats = await connection.execute(_seats.select().where(_seats.c.game == game).order_by(_seats.c.seat))
            entries = await connection.execute(
                _entries.select().where(_entries.c.game == game).order_by(_entries.c.number)
            )
            return (
                Founded(**founded),
                [SeatRow(**row) for row in seats.mappings()],
                [EntryRow(**row) for row in entries.mappings()],
            )

    async def listed(self, limit: int = 100) -> list[tuple[Founded, list[SeatRow], Standing]]:
        """The newest games that are listed, with how they stand."""
        games = sql.select(_games, _last_standing()).where(_games.c.listed)
        async with self._reading.connect() as connection:
            found = await connection.execute(games.order_by(_games.c.created.desc(), _games.c.id).limit(limit))
            rows = [dict(row) for row in found.mappings()]
            chosen = _seats.c.game.in_([row["id"] for row in rows])
            seats = (await connection.execute(_seats.select().where(chosen).order_by(_seats.c.seat))).mappings().all()
        by_game: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
        for seat in seats:
            by_game[seat["game"]].append(SeatRow(**seat))
        return [(_founded(row), by_game[row["id"]], _standing(row["standing"])) for row in rows]

    async def unattended(self) -> list[str]:
        """Games that wait for nobody and are not over: they have to go on by themselves."""
        async with self._reading.connect() as connection:
            found = await connection.execute(sql.select(_games.c.id, _last_standing()))
            standings = [(row.id, _standing(row.standing)) for row in found]
        return [game for game, standing in standings if not (standing.over or standing.waiting)]


def _last_standing() -> sql.Label[str]:
    latest = sql.select(_entries.c.standing).where(_entries.c.game == _games.c.id)
    return latest.order_by(_entries.c.number.desc()).limit(1).scalar_subquery().label("standing")


def _founded(row: dict[str, Any]) -> Founded:
    return Founded(**{name: row[name] for name in Founded.__struct_fields__})


def _standing(text: str | None) -> Standing:
    return msgspec.json.decode(text, type=Standing) if text else Standing()


def _resolve(done: asyncio.Future[None], saved: bool) -> None:
    if done.done():
        return
    if saved:
        done.set_result(None)
    else:
        done.set_exception(Problem("not-saved"))


def now() -> float:
    return time.time()
