"""The store keeps what it acknowledged, numbers decide races, and both databases behave alike."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, event, inspect

from astroport.core.errors import AstroportError
from astroport.server import store as module
from astroport.server.backup import backup_file, database_of, held, restore_file
from astroport.server.migrations import migrate
from astroport.server.schema import SCHEMA
from astroport.server.store import Row, Store, StoredEntry, StoreError
from tests.server import services


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return database_of(tmp_path)
    service: services.Postgres = request.getfixturevalue("postgres")
    return service.database()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, play: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await play(store)

    asyncio.run(run())


def entry(match: str, number: int, command: str | None = None, body: bytes = b"{}") -> StoredEntry:
    return StoredEntry(match, number, 1_000 + number, "do", body, command)


def row(match: str, stage: str = "open") -> Row:
    return Row(match, "sputnik", 1, stage, 1_000, 1_000)


async def open_match(store: Store, match: str, *people: str) -> None:
    assert await store.append([entry(match, 1)], stage="open", people=people, opened=row(match))


def test_what_is_appended_can_be_loaded(url: str) -> None:
    async def play(store: Store) -> None:
        await open_match(store, "m", "anna")
        more = [entry("m", 2, "c2", b'{"\xc3\xa9":1}'), entry("m", 3)]
        assert await store.append(more, stage="playing")
        assert await store.load("m") == [entry("m", 1), *more]
        assert await store.load("m", after=2) == more[1:]
        assert await store.load("other") == []
        assert await store.row("m") == Row("m", "sputnik", 1, "playing", 1_000, 1_003)
        assert await store.row("other") is None

    with_store(url, play)


def test_it_is_there_after_closing(url: str) -> None:
    with_store(url, lambda store: open_match(store, "m"))

    async def play(store: Store) -> None:
        assert await store.load("m") == [entry("m", 1)]

    with_store(url, play)


def test_a_taken_number_or_command_is_refused_whole(url: str) -> None:
    async def play(store: Store) -> None:
        await open_match(store, "m")
        assert await store.append([entry("m", 2, "c")], stage="playing")
        assert not await store.append([entry("m", 2, "d"), entry("m", 3)], stage="over", people=["bea"])
        assert not await store.append([entry("m", 3, "d"), entry("m", 4, "c")], stage="over")
        assert not await store.append([entry("m", 1)], stage="over", opened=row("m"))
        assert len(await store.load("m")) == 2
        assert await store.matches_of("bea") == []
        found = await store.row("m")
        assert found is not None
        assert found.stage == "playing"
        await open_match(store, "n")
        assert await store.append([entry("n", 2, "c")], stage="playing")  # another match, the same command id

    with_store(url, play)


def test_a_lost_race_spoils_only_itself(url: str) -> None:
    async def play(store: Store) -> None:
        await asyncio.gather(*(open_match(store, f"m{i}") for i in range(20)))
        assert await store.append([entry("m7", 2)], stage="playing")
        tries = [store.append([entry(f"m{i}", 2)], stage="playing") for i in range(20)]
        follow_up = store.append([entry("m7", 3)], stage="playing")  # thinks that its number 2 was stored
        assert await asyncio.gather(*tries, follow_up) == [i != 7 for i in range(20)] + [False]
        assert len(await store.load("m7")) == 2

    with_store(url, play)


@pytest.mark.parametrize(
    "bad", [entry("nowhere", 1), entry("m", 2, "\x00\ud800"), StoredEntry("m", 2, 2**70, "do", b"")]
)
def test_what_cannot_be_stored_spoils_only_itself(url: str, bad: StoredEntry) -> None:
    async def play(store: Store) -> None:
        await open_match(store, "m")
        await open_match(store, "n")
        outcomes = await asyncio.gather(
            store.append([bad], stage="playing"),
            store.append([entry("n", 2)], stage="playing"),
            store.put("key", "value"),
            return_exceptions=True,
        )
        assert isinstance(outcomes[0], StoreError)
        assert outcomes[1] is True
        assert outcomes[2] is None
        assert len(await store.load("m")) == 1

    with_store(url, play)


def test_two_processes_race_and_one_wins_each_number(url: str) -> None:
    """Two stores on one database, each with many tables, all trying for the same numbers."""
    tables, numbers = 10, 12

    async def race() -> None:
        async with opened(url) as one, opened(url) as two:
            await asyncio.gather(*(open_match(one, f"m{i}") for i in range(tables)))

            async def play(store: Store, name: str, match: str) -> set[int]:
                won = set()
                for number in range(2, 2 + numbers):
                    if await store.append([entry(match, number, f"{name}{number}", name.encode())], stage="playing"):
                        won.add(number)
                return won

            for match in [f"m{i}" for i in range(tables)]:
                assert await one.load(match) == [entry(match, 1)]
            both = [asyncio.gather(play(one, "one", f"m{i}"), play(two, "two", f"m{i}")) for i in range(tables)]
            for i, (ones, twos) in enumerate(await asyncio.gather(*both)):
                assert ones | twos == set(range(2, 2 + numbers))
                assert not ones & twos
                log = await two.load(f"m{i}")
                assert {e.number for e in log if e.body == b"one"} == ones
                assert {e.number for e in log if e.body == b"two"} == twos

    asyncio.run(race())


def test_what_waits_is_committed_together(url: str) -> None:
    async def play(store: Store) -> None:
        commits: list[object] = []
        assert store._engine is not None
        event.listen(store._engine, "commit", commits.append)
        await asyncio.gather(*(open_match(store, f"m{i}") for i in range(300)))
        assert len(commits) < 30
        rows = await store.matches()
        assert len(rows) == 300

    with_store(url, play)


def test_several_appends_of_one_match_in_one_group_keep_their_order(url: str) -> None:
    async def play(store: Store) -> None:
        first = store.append([entry("m", 1)], stage="open", opened=row("m"))
        others = [store.append([entry("m", i)], stage=f"stage {i}") for i in range(2, 50)]
        assert all(await asyncio.gather(first, *others))
        found = await store.row("m")
        assert found is not None
        assert (found.stage, found.touched_at) == ("stage 49", 1_049)

    with_store(url, play)


def test_somebody_who_stops_waiting_harms_nobody(url: str) -> None:
    async def play(store: Store) -> None:
        impatient = asyncio.ensure_future(open_match(store, "m"))
        patient = asyncio.ensure_future(open_match(store, "n"))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        with pytest.raises(asyncio.CancelledError):
            await impatient

    with_store(url, play)


def test_lists_of_matches(url: str) -> None:
    async def play(store: Store) -> None:
        await open_match(store, "a", "anna", "bea")
        await open_match(store, "b", "anna")
        assert await store.append([entry("a", 2)], stage="over", people=["anna", "carl"])
        assert [r.id for r in await store.matches_of("anna")] == ["a", "b"]  # a was touched last
        assert [r.id for r in await store.matches_of("anna", limit=1)] == ["a"]
        assert [r.id for r in await store.matches_of("carl")] == ["a"]
        assert await store.matches_of("dora") == []
        assert [r.id for r in await store.matches()] == ["a", "b"]
        assert [r.id for r in await store.matches(limit=1)] == ["a"]
        assert [r.id for r in await store.matches(["open", "playing"])] == ["b"]

    with_store(url, play)


def test_notes_of_the_house(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.get("key") is None
        await store.put("key", "one")
        await store.put("key", "two")
        assert await store.get("key") == "two"
        await asyncio.gather(*(store.put_max("beat", beat) for beat in (9, 100, 11)))
        assert await store.get("beat") == "100"
        await store.put_max("beat", 1_000)
        assert await store.get("beat") == "1000"

    with_store(url, play)


def test_appends_must_make_sense(url: str) -> None:
    async def play(store: Store) -> None:
        for wrong in ([], [entry("m", 1), entry("m", 3)], [entry("m", 1), entry("n", 2)]):
            with pytest.raises(ValueError):
                await store.append(wrong, stage="open")

    with_store(url, play)


def test_a_closed_store_says_so(url: str) -> None:
    store = Store(url)

    async def use() -> None:
        for use in (store.append([entry("m", 1)], stage="open"), store.put("key", "value"), store.load("m")):
            with pytest.raises(StoreError, match="closed"):
                await use
        await store.close()

    asyncio.run(use())


def test_closing_stores_what_waits(url: str) -> None:
    async def run() -> None:
        store = Store(url)
        await store.open()
        waiting = [asyncio.ensure_future(open_match(store, f"m{i}")) for i in range(50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)

    asyncio.run(run())


CHILD = """
import asyncio, sys
from astroport.server.store import StoredEntry, Row, Store

async def table(store, match):
    row = Row(match, "sputnik", 1, "open", 0, 0)
    await store.append([StoredEntry(match, 1, 0, "open", b"{}")], stage="open", opened=row)
    number = 1
    while True:
        number += 1
        assert await store.append([StoredEntry(match, number, 0, "do", b"{}", str(number))], stage="playing")
        sys.stdout.write(f"{match} {number}\\n")
        sys.stdout.flush()

async def main():
    store = Store(sys.argv[1])
    await store.open()
    await asyncio.gather(*(table(store, f"m{i}") for i in range(20)))

asyncio.run(main())
"""


def test_everything_acknowledged_outlives_a_kill(url: str) -> None:
    child = subprocess.Popen([sys.executable, "-c", CHILD, url], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    told = [child.stdout.readline() for _ in range(2_000)]
    child.send_signal(signal.SIGKILL)
    told += child.stdout.read().splitlines(keepends=True)
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    acknowledged: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            match, number = line.split()
            acknowledged[match] = int(number)

    async def play(store: Store) -> None:
        for match, number in acknowledged.items():
            numbers = [e.number for e in await store.load(match)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= number
            assert await store.append([entry(match, len(numbers) + 1)], stage="playing")

    assert len(acknowledged) == 20
    with_store(url, play)


def test_migrations_make_what_the_code_expects(url: str) -> None:
    with_store(url, lambda store: open_match(store, "m"))
    with_store(url, lambda store: open_match(store, "n"))  # again: nothing to do, nothing lost
    engine = create_engine(Store(url)._url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), SCHEMA) == []
        indexes = {str(index["name"]): index["unique"] for index in inspect(connection).get_indexes("entry")}
        assert indexes["entry_command"]
    engine.dispose()


def test_several_processes_may_start_together(url: str) -> None:
    async def start() -> None:
        stores = [Store(url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await asyncio.gather(*(open_match(store, f"m{i}") for i, store in enumerate(stores)))
        for store in stores:
            await store.close()

    asyncio.run(start())


def test_a_database_of_a_newer_version_is_refused(url: str) -> None:
    with_store(url, lambda store: open_match(store, "m"))
    engine = create_engine(Store(url)._url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '999'")
    engine.dispose()
    with pytest.raises(StoreError, match="newer"):
        with_store(url, lambda store: open_match(store, "n"))


def test_no_password_is_shown() -> None:
    store = Store("postgresql://anna:secret@example.org/astroport")
    assert store.shown == "postgresql+psycopg://anna:***@example.org/astroport"


@pytest.mark.parametrize("address", ["nonsense", "mysql://localhost/a", "sqlite://", "sqlite:///:memory:"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(StoreError):
        Store(address)


def test_a_lost_connection_is_made_anew(postgres: services.Postgres) -> None:
    url = postgres.database()

    async def play(store: Store) -> None:
        await open_match(store, "m")
        postgres.stop()
        try:
            with pytest.raises(StoreError):
                await store.append([entry("m", 2)], stage="playing")
            with pytest.raises(StoreError) as refused:
                await store.load("m")
            assert "secret" not in str(refused.value)
        finally:
            postgres.start()
        assert await store.append([entry("m", 2)], stage="playing")
        assert len(await store.load("m")) == 2

    with_store(url, play)


def test_a_server_that_is_not_there_is_named() -> None:
    with pytest.raises(StoreError, match=r"localhost:1/none"):
        with_store("postgresql://localhost:1/none", lambda store: open_match(store, "m"))


def test_postgresql_is_copied_with_its_own_tools(postgres: services.Postgres, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(AstroportError, match="pg_dump"):
            await store.backup(tmp_path / "copy.db")

    with_store(postgres.database(), play)


def test_sqlite_is_set_up_to_be_safe(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert store._engine is not None
        with store._engine.connect() as connection:
            for name, value in {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}.items():
                assert connection.exec_driver_sql(f"PRAGMA {name}").scalar() == value

    with_store(database_of(tmp_path / "new" / "folder"), play)
    assert (tmp_path / "new" / "folder" / "astroport.db").stat().st_mode & 0o077 == 0


def test_a_database_that_stays_locked_is_an_error_and_then_works_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "BUSY_MS", 50)

    async def play(store: Store) -> None:
        await open_match(store, "m")
        other = sqlite3.connect(tmp_path / "astroport.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.append([entry("m", 2)], stage="playing")
        other.execute("ROLLBACK")
        other.close()
        assert await store.append([entry("m", 2)], stage="playing")

    with_store(database_of(tmp_path), play)


def test_a_full_disk_is_an_error_and_then_works_again(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await open_match(store, "m")
        assert store._engine is not None
        limit = ["PRAGMA max_page_count = 1"]
        event.listen(store._engine, "begin", lambda connection: connection.exec_driver_sql(limit[0]))
        with pytest.raises(StoreError, match="full"):
            await store.append([entry("m", 2, body=bytes(100_000))], stage="playing")
        limit[0] = "PRAGMA max_page_count = 1000000"
        assert await store.append([entry("m", 2, body=bytes(100_000))], stage="playing")

    with_store(database_of(tmp_path), play)


def test_what_is_no_database_is_not_opened(tmp_path: Path) -> None:
    (tmp_path / "astroport.db").write_text("not a database" * 100)
    (tmp_path / "file").touch()
    for data in (tmp_path, tmp_path / "file"):
        with pytest.raises(StoreError, match="cannot be opened"):
            with_store(database_of(data), lambda store: open_match(store, "m"))


def test_a_database_is_not_opened_while_it_is_restored(tmp_path: Path) -> None:
    with held(tmp_path / "astroport.db", alone=True), pytest.raises(AstroportError, match="being restored"):
        with_store(database_of(tmp_path), lambda store: open_match(store, "m"))


def test_backup_while_writing(tmp_path: Path) -> None:
    target = tmp_path / "copy" / "astroport.db"
    target.parent.mkdir()

    async def play(store: Store) -> None:
        await open_match(store, "m")
        written = [1]

        async def write() -> None:
            while True:
                assert await store.append(
                    [entry("m", n) for n in range(written[0] + 1, written[0] + 4)], stage="playing"
                )
                written[0] += 3

        writing = asyncio.ensure_future(write())
        await asyncio.sleep(0.1)
        before = written[0]
        await store.backup(target)
        await asyncio.sleep(0.05)
        writing.cancel()
        assert 1 < before < written[0]
        async with opened(database_of(target.parent)) as copy:
            numbers = [e.number for e in await copy.load("m")]
            assert numbers == list(range(1, len(numbers) + 1))
            assert before <= len(numbers) <= written[0]
            assert len(numbers) % 3 == 1  # appends are whole
        with pytest.raises(AstroportError, match="already there"):
            await store.backup(target)

    with_store(database_of(tmp_path / "data"), play)
    assert {path.name for path in target.parent.iterdir()} == {
        "astroport.db",
        "astroport.db.begun",
        "astroport.db.lock",
    }


def test_backup_and_restore_from_the_command_line(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with pytest.raises(AstroportError, match="holds no"):
        backup_file(data, copy)

    async def play(store: Store) -> None:
        await open_match(store, "m")
        backup_file(data, copy)
        await open_match(store, "n")
        with pytest.raises(AstroportError, match="stop it first"):
            restore_file(copy, data)

    with_store(database_of(data), play)
    kept = restore_file(copy, data)
    assert kept == data / "astroport.db.before-restore"
    assert matches_in(data) == ["m"]
    assert restore_file(kept, data) == data / "astroport.db.before-restore-2"
    assert matches_in(data) == ["m", "n"]
    assert restore_file(copy, tmp_path / "elsewhere") is None
    assert matches_in(tmp_path / "elsewhere") == ["m"]


def test_copies_after_a_crash_hold_what_was_not_merged(tmp_path: Path) -> None:
    """A killed server leaves a write-ahead log beside its file."""
    data = tmp_path / "data"
    child = subprocess.Popen([sys.executable, "-c", CHILD, database_of(data)], stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    for _ in range(100):
        child.stdout.readline()
    child.kill()
    child.communicate()
    assert (data / "astroport.db-wal").stat().st_size
    backup_file(data, tmp_path / "copy.db")
    kept = restore_file(tmp_path / "copy.db", data)
    assert kept is not None
    assert len(matches_in(data)) == 20
    restore_file(kept, tmp_path / "kept")
    assert len(matches_in(tmp_path / "kept")) == 20


def test_only_a_database_of_ours_is_restored(tmp_path: Path) -> None:
    with pytest.raises(AstroportError, match="not there"):
        restore_file(tmp_path / "missing", tmp_path / "data")
    text = tmp_path / "text"
    text.write_text("not a database" * 100)
    foreign = tmp_path / "foreign"
    database = sqlite3.connect(foreign)
    database.execute("CREATE TABLE match (id TEXT)")
    database.close()
    for file in (text, foreign):
        with pytest.raises(AstroportError, match="not a database of Astroport"):
            restore_file(file, tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_a_newer_or_damaged_database_is_not_restored(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with_store(database_of(data), lambda store: open_match(store, "m"))
    backup_file(data, tmp_path / "newer")
    database = sqlite3.connect(tmp_path / "newer")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '999'")
    database.close()
    with pytest.raises(AstroportError, match="newer"):
        restore_file(tmp_path / "newer", data)
    backup_file(data, tmp_path / "damaged")
    with (tmp_path / "damaged").open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * 4096 * 3)
    with pytest.raises(AstroportError, match=r"damaged|not a database"):
        restore_file(tmp_path / "damaged", data)
    assert matches_in(data) == ["m"]


def test_migrating_by_hand_needs_only_a_connection(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'by-hand.db'}")
    with engine.begin() as connection:
        migrate(connection)
        migrate(connection)
        assert {"match", "entry", "seating", "house"} <= set(inspect(connection).get_table_names())
    engine.dispose()


def matches_in(data: Path) -> list[str]:
    found: list[str] = []

    async def play(store: Store) -> None:
        found.extend(sorted(r.id for r in await store.matches()))

    with_store(database_of(data), play)
    return found
