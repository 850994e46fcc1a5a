"""The database file of a data folder: where it is, a copy of it while the server runs, a copy put back.

A server holds a shared lock on `astroport.db.lock` while it runs. A copy can be made at any time; one is put back only
when no server runs.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL

from astroport.core.errors import FileError, UnavailableError
from astroport.server.migrations import knows
from astroport.server.schema import SCHEMA, StoreError

FILE = "astroport.db"


def database_of(data: Path) -> str:
    """The address of the database in a data folder.

    >>> database_of(Path("/srv/astroport"))
    'sqlite:////srv/astroport/astroport.db'
    """
    return URL.create("sqlite", database=str((data / FILE).absolute())).render_as_string()


def backup_file(data: Path, target: Path) -> None:
    """Copy the database of a data folder, also while a server uses it. An existing file is never overwritten."""
    if not (data / FILE).is_file():
        raise FileError(f"{data} holds no {FILE}")
    copy_database(data / FILE, target)


def restore_file(source: Path, data: Path) -> Path | None:
    """Put a copy back into a data folder where no server runs. Returns where the former database is kept, if any."""
    check_database(source)
    data.mkdir(parents=True, exist_ok=True)
    database = data / FILE
    with held(database, alone=True):
        if database.exists() and database.samefile(source):
            raise FileError(f"{source} is the database itself")
        fresh = database.with_name(f"{FILE}.restoring")
        fresh.unlink(missing_ok=True)
        copy_database(source, fresh)
        kept = _put_aside(database)
        fresh.rename(database)
        sync_folder(data)
    return kept


def check_not_lost(database: Path) -> None:
    """Refuse to begin anew where there have been matches: an empty file instead of them is not to be built upon."""
    begun = _begun(database)
    if begun.exists() and not (database.exists() and database.stat().st_size):
        lost = "empty" if database.exists() else "gone"
        raise StoreError(
            f"{database} is {lost}, but it was begun {begun.read_text().strip()}."
            f" Put a copy back with `astroport restore FILE`; to begin anew on purpose, remove {begun}"
        )


def note_begun(database: Path) -> None:
    """Remember beside a database that there is one."""
    begun = _begun(database)
    if not begun.exists():
        begun.write_text(time.strftime("%Y-%m-%d %H:%M UTC\n", time.gmtime()))


def _begun(database: Path) -> Path:
    return database.with_name(f"{database.name}.begun")


def check_database(file: Path) -> None:
    """Refuse a file that is not a sound database of Astroport."""
    if not file.is_file():
        raise FileError(f"{file} is not there")
    try:
        with contextlib.closing(reading(file)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0]
            tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {*SCHEMA.tables, "alembic_version"} <= tables:
                raise FileError(f"{file} is not a database of Astroport")
            revisions = [revision for (revision,) in database.execute("SELECT version_num FROM alembic_version")]
    except sqlite3.Error as error:
        raise FileError(f"{file} is not a database of Astroport ({error})") from error
    if sound != "ok":
        raise FileError(f"{file} is damaged: {sound.splitlines()[0]}")
    if not all(knows(revision) for revision in revisions):
        raise FileError(f"{file} was made by a newer Astroport")


def copy_database(source: Path, target: Path) -> None:
    """A consistent copy, whole or not at all: made beside, forced to the disk, then named."""
    if target.exists():
        raise FileError(f"{target} is already there")
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        create_private(part)
        with contextlib.closing(reading(source)) as here, contextlib.closing(sqlite3.connect(part)) as there:
            here.backup(there)  # in one go: from one moment, and without keeping writers waiting
            there.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        _sync(part)
        if target.exists():
            raise FileError(f"{target} is already there")
        part.rename(target)
        sync_folder(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"{source} could not be copied to {target}: {error}") from error
    finally:
        part.unlink(missing_ok=True)


@contextlib.contextmanager
def held(database: Path, *, alone: bool = False) -> Iterator[None]:
    """Hold the lock of a database file: together with others who use it, or alone, for replacing it."""
    lock = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(lock, database, alone)
        yield
    finally:
        os.close(lock)


@contextlib.contextmanager
def alone_in(data: Path) -> Iterator[None]:
    """Be the only server of a data folder: two that do not tell each other what happens would confuse their people."""
    lock = os.open(data / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not _taken(lock, alone=True):
            raise UnavailableError(
                f"another server is open on {data}; give this one another folder (--data), or a --bus"
            )
        yield
    finally:
        os.close(lock)


def create_private(file: Path) -> None:
    """Make an empty file that only its owner may read: the database holds people's secrets."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def sync_folder(folder: Path) -> None:
    """Force a folder's list of files to the disk."""
    if sys.platform != "win32":
        _sync(folder)


def _lock(lock: int, database: Path, alone: bool) -> None:
    if not _taken(lock, alone):
        why = "a server is using it: stop it first" if alone else "it is being restored"
        raise UnavailableError(f"{database} cannot be opened now: {why}")


def _taken(lock: int, alone: bool) -> bool:
    """Whether a lock could be taken, alone or together with others. It is let go of with the file, or the process."""
    if sys.platform == "win32":  # there, a file in use cannot be replaced anyway
        return True
    import fcntl

    try:
        fcntl.flock(lock, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _put_aside(database: Path) -> Path | None:
    """Rename a database, and what has not been merged into it, out of the way."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.name}.before-restore")
    count = 1
    while kept.exists():
        count += 1
        kept = database.with_name(f"{database.name}.before-restore-{count}")
    database.rename(kept)
    with contextlib.suppress(FileNotFoundError):
        database.with_name(f"{database.name}-wal").rename(kept.with_name(f"{kept.name}-wal"))
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    return kept


def reading(file: Path) -> sqlite3.Connection:
    """A connection that cannot write."""
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode=ro", uri=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
