"""What a host may throw away: matches that nobody has touched for long. Never one that is being played."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Literal, get_args

from astroport.core.errors import AstroportError
from astroport.server.backup import held
from astroport.server.schema import Row
from astroport.server.store import Store

Kind = Literal["finished", "unbegun", "records"]
KINDS: tuple[Kind, ...] = get_args(Kind)
STEP = 50  # matches at once: others write in between
PAGES = 500  # of SQLite that are given back at once


def kind_of(row: Row) -> Kind | None:
    """What a match is to who makes room; None: it is being played."""
    if row.brought:
        return "records"
    return {"over": "finished", "open": "unbegun"}.get(row.stage)  # type: ignore[return-value]


async def prunable(store: Store, before: int, kinds: Collection[Kind] = KINDS, down_to: int | None = None) -> list[Row]:
    """Matches untouched since a time, the oldest first; with `down_to` no more than are needed for so many bytes."""
    rows = await store.matches(("open", "over"))
    old = [row for row in reversed(rows) if row.touched_at < before and kind_of(row) in kinds]
    if down_to is None:
        return old
    kept = sum(kind.bytes for kind in await store.kept())
    chosen: list[Row] = []
    for row in old:
        if kept <= down_to:
            break
        chosen.append(row)
        kept -= row.bytes
    return chosen


async def prune(store: Store, rows: Sequence[Row], before: int) -> int:
    """Remove matches, but for those that somebody has touched meanwhile; how many are gone."""
    ids = [row.id for row in rows]
    return sum([await store.remove(ids[at : at + STEP], before) for at in range(0, len(ids), STEP)])


def give_back(file: Path) -> bool:
    """Make a SQLite file as small as what is in it; False where that must wait until no server uses it."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=10)) as database:
        if _pragma(database, "auto_vacuum") == 2:
            while _pragma(database, "freelist_count"):
                database.execute(f"PRAGMA incremental_vacuum({PAGES})").fetchall()
            database.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
            return True
    try:
        with held(file, alone=True), contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
            database.execute("PRAGMA auto_vacuum = INCREMENTAL")
            database.execute("VACUUM")
    except AstroportError:
        return False
    return True


def _pragma(database: sqlite3.Connection, name: str) -> int:
    return int(database.execute(f"PRAGMA {name}").fetchone()[0])
