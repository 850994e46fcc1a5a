"""Where matches are kept: SQLite in one file, or PostgreSQL, with the same code.

Everything that happens at a table is an entry of an append-only log, numbered from 1. Whoever stores a number first
has it: that alone decides races, between coroutines as between processes.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, case, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from astroport.core.errors import UnavailableError
from astroport.server.backup import (
    check_not_lost,
    copy_database,
    create_private,
    held,
    note_begun,
    reading,
    sync_folder,
)
from astroport.server.migrations import migrate
from astroport.server.schema import ENTRY, HOUSE, MATCH, SEATING, Kept, Row, StoredEntry, StoreError
from astroport.server.writer import Append, Note, Writer, said

__all__ = ["Row", "Store", "StoreError", "StoredEntry"]

READERS = 4  # threads
LONGEST_WAL = 20_000  # pages: merging it keeps commits waiting, so the writer does it when it is idle
LOOKED_THROUGH_WITHIN_S = 120.0  # seconds for reading all of it at the start
BUSY_MS = 10_000  # how long SQLite waits for another process's write
OLDEST_SQLITE = (3, 35)  # the first that knows RETURNING

T = TypeVar("T")


class Store:
    """The matches of a house. Opened once, in the event loop where it is used."""

    def __init__(self, url: str) -> None:
        self._url = _understood(url)
        self._engine: Engine | None = None
        self._writer: Writer | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._holding = ExitStack()

    @property
    def shown(self) -> str:
        """The address without its password."""
        return self._url.render_as_string(hide_password=True)

    async def open(self) -> None:
        """Connect, bring the database to its present shape, be ready to write."""
        loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="astroport-reader")
        try:
            self._engine = await loop.run_in_executor(self._readers, self._prepare)
        except BaseException:
            await self.close()
            raise
        self._writer = Writer(self._engine, loop)

    async def close(self) -> None:
        """Store what is still waiting, and let go of everything. Closing twice does no harm."""
        writer, self._writer = self._writer, None
        if writer:
            await asyncio.to_thread(writer.finish)
        readers, self._readers = self._readers, None
        if readers:
            await asyncio.to_thread(readers.shutdown)
        engine, self._engine = self._engine, None
        if engine:
            engine.dispose()
        self._holding.close()

    async def append(
        self,
        entries: Sequence[StoredEntry],
        *,
        stage: str,
        people: Collection[str] = (),
        opened: Row | None = None,
    ) -> bool:
        """Store entries of one match, whose numbers follow each other; all or none.

        True once they are safe on the disk. False if one of their numbers or command ids is taken: somebody else was
        first. After a StoreError nobody knows (a connection may be lost in the middle of a commit): load the log again.
        Wait for the answer before appending to the same match anew. `opened` comes with a match's first entries.
        """
        _check(entries)
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writing().put(Append(entries, stage, people, opened, answer))
        return await answer

    async def load(self, match: str, after: int = 0) -> list[StoredEntry]:
        """A match's log from the number that follows `after`."""
        return await self._entries((ENTRY.c.match == match) & (ENTRY.c.number > after))

    async def some(self, match: str, numbers: Collection[int]) -> list[StoredEntry]:
        """Those entries of a match's log that have one of these numbers, in their order."""
        return await self._entries((ENTRY.c.match == match) & ENTRY.c.number.in_(numbers))

    async def ends(self, matches: Collection[str]) -> dict[str, int]:
        """The last number of each of these matches: one look into the index for each."""
        last = select(func.max(ENTRY.c.number)).where(ENTRY.c.match == MATCH.c.id).scalar_subquery()
        query = select(MATCH.c.id, last).where(MATCH.c.id.in_(matches))
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(query)})

    async def row(self, match: str) -> Row | None:
        """What is known of a match, if there is one of that name."""
        rows = await self._rows(select(MATCH).where(MATCH.c.id == match))
        return rows[0] if rows else None

    async def matches_of(self, person: str, limit: int = 50) -> list[Row]:
        """The matches where somebody sits, the last touched first."""
        query = select(MATCH).join(SEATING, SEATING.c.match == MATCH.c.id).where(SEATING.c.person == person)
        return await self._rows(query.order_by(MATCH.c.touched_at.desc(), MATCH.c.id).limit(limit))

    async def count_open(self, person: str, since: int) -> int:
        """How many matches of somebody are not over, of those at which something happened since then."""
        query = select(func.count()).select_from(MATCH).join(SEATING, SEATING.c.match == MATCH.c.id)
        query = query.where(SEATING.c.person == person, MATCH.c.stage != "over", MATCH.c.touched_at >= since)
        return await self._read(lambda connection: int(connection.execute(query).scalar_one()))

    async def matches(self, stages: Collection[str] = (), limit: int | None = None) -> list[Row]:
        """All matches, or those at these stages; the last touched first."""
        query = select(MATCH).order_by(MATCH.c.touched_at.desc(), MATCH.c.id).limit(limit)
        return await self._rows(query.where(MATCH.c.stage.in_(list(stages))) if stages else query)

    async def bytes_of(self, person: str) -> int:
        """How much the matches take that somebody opened."""
        query = select(func.coalesce(func.sum(MATCH.c.bytes), 0)).where(MATCH.c.opener == person)
        return int(await self._read(lambda connection: connection.execute(query).scalar_one()))

    async def kept(self) -> list[Kept]:
        """How much there is of what."""
        kind = case((MATCH.c.brought, "brought"), else_=MATCH.c.stage).label("kind")
        query = select(kind, func.count(), func.sum(MATCH.c.bytes)).group_by(kind).order_by(kind)
        return await self._read(lambda connection: [Kept(k, n, int(b)) for k, n, b in connection.execute(query)])

    async def used(self) -> int:
        """Bytes that the database takes."""
        if self.file is None:
            return int(
                await self._read(lambda c: c.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
            )
        parts = (self.file, self.file.with_name(f"{self.file.name}-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())

    async def remove(self, matches: Sequence[str], before: int) -> int:
        """Forget matches, but for those that are being played or were touched since; how many are gone."""
        chosen = select(MATCH.c.id).where(
            MATCH.c.id.in_(matches), MATCH.c.touched_at < before, MATCH.c.stage != "playing"
        )

        def removed(engine: Engine) -> int:
            with engine.execution_options(writes=True).begin() as connection:
                gone = list(connection.execute(chosen.with_for_update()).scalars())
                for column in (ENTRY.c.match, SEATING.c.match, MATCH.c.id):
                    connection.execute(column.table.delete().where(column.in_(gone)))
                return len(gone)

        return await self._in_thread(removed)

    async def get(self, key: str) -> str | None:
        """A note of the house."""
        query = select(HOUSE.c.value).where(HOUSE.c.key == key)
        return await self._read(lambda connection: connection.execute(query).scalar())

    async def put(self, key: str, value: str) -> None:
        """Write a note of the house, over the old one."""
        await self._note(key, value, greatest=False)

    async def put_max(self, key: str, value: int) -> None:
        """Write a number, unless the one that stands there is greater."""
        await self._note(key, str(value), greatest=True)

    async def backup(self, target: Path) -> None:
        """Copy the database into a new file, as it is at one moment; play goes on meanwhile."""
        if self.file is None:
            raise UnavailableError("a PostgreSQL database is copied with pg_dump, and put back with pg_restore")
        file = self.file
        await self._read(lambda _: copy_database(file, target))

    async def damage(self) -> str | None:
        """What is wrong with the database file, found by reading all of it; PostgreSQL looks after itself."""
        file = self.file
        return None if file is None else await asyncio.to_thread(_damage_in, file)

    @property
    def file(self) -> Path | None:
        """Of SQLite; None: it is elsewhere."""
        return Path(self._url.database or "") if self._url.get_backend_name() == "sqlite" else None

    def _prepare(self) -> Engine:
        try:
            if self.file is not None:
                self._hold(self.file)
            engine = _engine(self._url)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{self.shown} cannot be opened: {error}") from error
        try:
            with engine.execution_options(writes=True).begin() as connection:
                migrate(connection)
        except SQLAlchemyError as error:
            engine.dispose()
            way_out = "; astroport restore FILE puts a copy back" if self.file else ""
            raise StoreError(f"{self.shown} cannot be opened: {said(error)}{way_out}") from error
        except BaseException:
            engine.dispose()
            raise
        if self.file is not None:
            note_begun(self.file)
            sync_folder(self.file.parent)
        return engine

    def _hold(self, file: Path) -> None:
        """Make the file, and see that nobody replaces it while it is in use."""
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise StoreError(f"SQLite 3.35 or newer is needed; this Python has {sqlite3.sqlite_version}")
        file.parent.mkdir(parents=True, exist_ok=True)
        self._holding.enter_context(held(file))
        check_not_lost(file)
        create_private(file)
        _keep_a_log_ahead(file)

    def _writing(self) -> Writer:
        if self._writer is None:
            raise StoreError(f"{self.shown} is closed")
        return self._writer

    async def _note(self, key: str, value: str, *, greatest: bool) -> None:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writing().put(Note(key, value, greatest, answer))
        await answer

    async def _entries(self, wanted: Any) -> list[StoredEntry]:
        query = select(ENTRY).where(wanted).order_by(ENTRY.c.number)
        return await self._read(lambda connection: [StoredEntry(*row) for row in connection.execute(query)])

    async def _rows(self, query: Any) -> list[Row]:
        return await self._read(lambda connection: [Row(*row) for row in connection.execute(query)])

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        """Ask in a thread, over a connection of its own."""

        def read(engine: Engine) -> T:
            with engine.connect() as connection:
                return ask(connection)

        return await self._in_thread(read)

    async def _in_thread(self, work: Callable[[Engine], T]) -> T:
        engine, readers = self._engine, self._readers
        if engine is None or readers is None:
            raise StoreError(f"{self.shown} is closed")

        def asked() -> T:
            try:
                return work(engine)
            except SQLAlchemyError as error:
                raise StoreError(said(error)) from error

        return await asyncio.get_running_loop().run_in_executor(readers, asked)


def _understood(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise StoreError(
            "the address of the database cannot be read; it starts with sqlite:/// or postgresql://"
        ) from None
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise StoreError(f"matches are kept in SQLite or PostgreSQL, not in {url.get_backend_name()}")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError("matches are kept in a file: sqlite:////path/astroport.db")
    return url


def _engine(url: URL) -> Engine:
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=READERS + 1)
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    try:
        return create_engine(url, pool_size=READERS + 1, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs its driver: pip install 'astroport[scale]'") from None


def _keep_a_log_ahead(file: Path) -> None:
    """SQLite's write-ahead log: readers and the writer do not wait for each other. The file remembers it.

    Of several processes that start together one does it. SQLite does not let the others wait; so they try again.
    """
    until = time.monotonic() + BUSY_MS / 1000
    with closing(sqlite3.connect(file)) as database:
        while True:
            try:
                database.execute("PRAGMA auto_vacuum = INCREMENTAL")  # of a new file: what is pruned is given back
                database.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
                time.sleep(0.02)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Safe on the disk with every commit."""
    connection.isolation_level = None  # transactions begin where `_begin_sqlite` says
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MS}")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_WAL}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Who writes says so at once: a reader that turns writer would be refused when another was faster."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _damage_in(file: Path) -> str | None:
    until = time.monotonic() + LOOKED_THROUGH_WITHIN_S
    with closing(reading(file)) as database:
        database.set_progress_handler(lambda: time.monotonic() > until, 100_000)
        try:
            found = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            raise StoreError(f"the database could not be read to its end: {error}") from error
        except sqlite3.DatabaseError as error:
            found = str(error)
    return None if found == "ok" else " ".join(found.split())


def _check(entries: Sequence[StoredEntry]) -> None:
    if not entries:
        raise ValueError("nothing to append")
    match, first = entries[0].match, entries[0].number
    if any((entry.match, entry.number) != (match, first + i) for i, entry in enumerate(entries)):
        raise ValueError("entries are of one match, and their numbers follow each other")
