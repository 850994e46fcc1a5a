"""The one thread that writes: whatever waits is committed together, in one transaction.

A commit waits for the disk; while it waits, more appends gather, and the next commit takes them all. So the more there
is to write, the less each costs.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import BigInteger, Connection, Dialect, Engine, Insert, Update, bindparam, cast, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from astroport.server.schema import BESIDE_BODY, ENTRY, HOUSE, MATCH, SEATING, Row, StoredEntry, StoreError

LARGEST_GROUP = 1000
IDLE_S = 1.0
_RACES = {"40001", "40P01"}  # SQLSTATE: two transactions in each other's way, nothing stored


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries for one match's log, all or none."""

    entries: Sequence[StoredEntry]
    stage: str
    people: Collection[str]
    opened: Row | None
    answer: asyncio.Future[bool]

    @property
    def match(self) -> str:
        """Whose log it is."""
        return self.entries[0].match


@dataclass(frozen=True, slots=True, eq=False)
class Note:
    """A note of the house; with `greatest` it is a number, and stays if it is the greater one."""

    key: str
    value: str
    greatest: bool
    answer: asyncio.Future[bool]


Job = Append | Note
Outcome = bool | StoreError


class Writer:
    """Takes jobs from the event loop, commits them in groups, answers each."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine.execution_options(writes=True)
        self._says = _Statements(engine.dialect)
        self._loop = loop
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._ending = False
        self._thread = Thread(target=self._run, name="astroport-writer", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Hand a job over; its answer comes when it is stored."""
        self._jobs.put(job)

    def finish(self) -> None:
        """Store what is waiting, then stop; blocks until it is done."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        unmerged = False
        while not self._ending:
            group = self._gather(IDLE_S if unmerged else None)
            if group:
                self._answer(group, self._commit(group))
                unmerged = self._engine.dialect.name == "sqlite"
            elif unmerged:
                self._merge()
                unmerged = False

    def _merge(self) -> None:
        """Bring what SQLite has logged into its file, while nobody waits for a commit."""
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("COMMIT")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except DBAPIError:
            return  # it is merged by and by

    def _gather(self, patience: float | None) -> list[Job]:
        """Wait for a job, not longer than this; take all others that are there."""
        group: list[Job] = []
        try:
            job = self._jobs.get(timeout=patience)
        except Empty:
            return group
        while job is not None:
            group.append(job)
            if len(group) == LARGEST_GROUP:
                return group
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return group
        self._ending = True
        return group

    def _answer(self, group: list[Job], outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, group, outcomes)
        except RuntimeError:  # the loop is closed: nobody listens any more
            self._ending = True

    def _commit(self, group: list[Job]) -> list[Outcome]:
        """Store the group: all at once if nothing stands against it, otherwise each by itself."""
        trouble: Exception = StoreError("nothing was tried")
        for way in (self._all_at_once, self._one_by_one, self._one_by_one):
            try:
                with self._engine.begin() as connection:
                    return way(connection, group)  # leaving the block commits, or fails
            except (OperationalError, InterfaceError) as error:
                trouble = error
                if getattr(error.orig, "sqlstate", None) not in _RACES:
                    break
            except Exception as error:  # one of them cannot be stored: find out which
                trouble = error
        return [StoreError(said(trouble)) for _ in group]

    def _all_at_once(self, connection: Connection, group: list[Job]) -> list[Outcome]:
        """Table by table, in order of matches: processes that all do so never wait for each other in a ring."""
        appends = _appends(group)
        opened = [_values(append.opened) for append in appends if append.opened]
        if opened:
            connection.execute(MATCH.insert(), opened)
        entries = [_values(entry) for append in appends for entry in append.entries]
        if entries:
            self._says.enter.said(connection, entries)
        self._touch(connection, appends)
        for note in _notes(group):
            self._note(connection, note)
        return [True] * len(group)

    def _touch(self, connection: Connection, appends: Sequence[Append]) -> None:
        """What follows from the entries: who sits there, the match's stage and when it was last touched."""
        seatings = sorted({(person, append.match) for append in appends for person in append.people})
        if seatings:
            connection.execute(self._says.seat, [{"person": person, "match": match} for person, match in seatings])
        last = {append.match: append for append in appends}
        more = Counter[str]()
        for append in appends:
            more[append.match] += sum(len(entry.body) + BESIDE_BODY for entry in append.entries)
        touched = [
            {"this": match, "stage": append.stage, "touched_at": append.entries[-1].at, "more": more[match]}
            for match, append in last.items()
        ]
        if touched:
            self._says.touch.said(connection, touched)

    def _note(self, connection: Connection, note: Note) -> None:
        statement = self._says.greater if note.greatest else self._says.note
        connection.execute(statement, {"key": note.key, "value": note.value})

    def _one_by_one(self, connection: Connection, group: list[Job]) -> list[Outcome]:
        """Each under its own savepoint, so that one that fails spoils only itself."""
        outcomes: dict[int, Outcome] = {}
        lost: set[str] = set()  # matches where another process was first: what follows stands on nothing
        jobs: list[Job] = [*_appends(group), *_notes(group)]
        for job in jobs:
            if isinstance(job, Append) and job.match in lost:
                outcomes[id(job)] = False
                continue
            outcomes[id(job)] = outcome = self._alone(connection, job)
            if isinstance(job, Append) and outcome is not True:
                lost.add(job.match)
        return [outcomes[id(job)] for job in group]

    def _alone(self, connection: Connection, job: Job) -> Outcome:
        savepoint = connection.begin_nested()
        try:
            stored = self._try(connection, job)
        except (OperationalError, InterfaceError):
            raise
        except Exception as error:
            savepoint.rollback()
            return StoreError(said(error))
        if stored:
            savepoint.commit()
        else:
            savepoint.rollback()
        return stored

    def _try(self, connection: Connection, job: Job) -> bool:
        """Whether it could be stored; the caller undoes what was stored of it if not."""
        if isinstance(job, Note):
            self._note(connection, job)
            return True
        if job.opened and connection.execute(self._says.try_open, _values(job.opened)).first() is None:
            return False
        for entry in job.entries:
            if connection.execute(self._says.try_enter, _values(entry)).first() is None:
                return False
        self._touch(connection, [job])
        return True


class _Prepared:
    """A statement put into a dialect once: what is said with every move takes SQLAlchemy longer than the database."""

    def __init__(self, statement: Insert | Update, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self._sql, self._places = str(compiled), compiled.positiontup

    def said(self, connection: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        """Say it of each row: by the places of its values, or where the driver knows them, by their names."""
        by_place = self._places and [tuple(row[name] for name in self._places) for row in rows]
        connection.exec_driver_sql(self._sql, by_place or [dict(row) for row in rows])


class _Statements:
    """What is said to the database, in its dialect."""

    def __init__(self, dialect: Dialect) -> None:
        insert: Any = postgresql.insert if dialect.name == "postgresql" else sqlite.insert
        self.enter, self.touch = _Prepared(ENTRY.insert(), dialect), _Prepared(_TOUCH, dialect)
        self.try_open = insert(MATCH).on_conflict_do_nothing().returning(MATCH.c.id)
        self.try_enter = insert(ENTRY).on_conflict_do_nothing().returning(ENTRY.c.number)
        self.seat = insert(SEATING).on_conflict_do_nothing()
        note = insert(HOUSE)
        new = {"value": note.excluded.value}
        self.note = note.on_conflict_do_update(index_elements=[HOUSE.c.key], set_=new)
        self.greater = note.on_conflict_do_update(
            index_elements=[HOUSE.c.key],
            set_=new,
            where=cast(HOUSE.c.value, BigInteger) < cast(note.excluded.value, BigInteger),
        )


_TOUCH = (
    update(MATCH)
    .where(MATCH.c.id == bindparam("this"))
    .values(
        stage=bindparam("stage"),
        touched_at=bindparam("touched_at"),
        bytes=MATCH.c.bytes + bindparam("more", type_=BigInteger),
    )
)


def said(error: BaseException) -> str:
    """What the database said, in one line, without the statement and its values: they may hold secrets."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    lines = str(cause).splitlines() or [type(cause).__name__]
    return f"the database could not do it: {lines[0]}"


def _appends(group: Iterable[Job]) -> list[Append]:
    """In order of matches; those of one match as they came."""
    return sorted((job for job in group if isinstance(job, Append)), key=lambda append: append.match)


def _notes(group: Iterable[Job]) -> list[Note]:
    return sorted((job for job in group if isinstance(job, Note)), key=lambda note: note.key)


def _values(thing: StoredEntry | Row) -> dict[str, object]:
    return {name: getattr(thing, name) for name in thing.__slots__}


def _settle(group: list[Job], outcomes: list[Outcome]) -> None:
    """In the event loop: answer everyone who still waits."""
    for job, outcome in zip(group, outcomes, strict=True):
        if job.answer.done():
            continue
        if isinstance(outcome, StoreError):
            job.answer.set_exception(outcome)
        else:
            job.answer.set_result(outcome)
