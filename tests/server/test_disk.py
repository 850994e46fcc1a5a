"""Quotas on the disk, refused with a code; what a host may throw away, and the space that comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine

import astroport
from astroport.client import GoneError, Person, new_id
from astroport.core.errors import RefusedError
from astroport.server import disk
from astroport.server import messages as m
from astroport.server.backup import database_of, held
from astroport.server.disk import Disk
from astroport.server.migrations import _config, migrate
from astroport.server.prune import give_back
from astroport.server.schema import Kept
from astroport.server.store import Row, Store, StoredEntry
from astroport.table import entries
from tests.command import run as command
from tests.server import services
from tests.server.faults import ServerProcess, run

ME = m.Place("me")
DAY_MS = 24 * 3600 * 1000


def record() -> bytes:
    """A match as a file of a hundred kilobytes."""
    luck = {"kind": "fair", "match": "A" * 100_000, "hash": "", "secret": None}
    return json.dumps(astroport.start("sputnik", seed=1).record() | {"luck": luck}).encode()


def test_quotas_refuse_with_a_code_and_play_goes_on(tmp_path: Path) -> None:
    """A small house: a megabyte a person, two a day from one address, three in all."""
    quotas = {"ASTROPORT_DISK": "3", "ASTROPORT_DISK_BY_PERSON": "1", "ASTROPORT_DISK_BY_ADDRESS": "2"}
    server = ServerProcess(tmp_path / "small", quotas | {"ASTROPORT_OPENINGS": "0"})

    brought = record()

    async def play() -> None:
        await server.start()
        async with Person(server.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            assert (await refused_at_last(ann))["code"] == "person_full"
            bea = httpx.AsyncClient(base_url=server.url, timeout=60)
            for _ in range(100):  # with a new cookie each time
                bea.cookies.clear()
                answer = await bea.post("/api/records", content=brought)
                if answer.status_code != 201:
                    break
            assert (answer.status_code, answer.json()["code"]) == (429, "address_full")
            await bea.aclose()
            async with ann.at(table) as there:
                await there.do((await there.turn(there.view.awaited[0])).choices[0].action)
        key = (server.data / "host.key").read_text().strip()
        shown = httpx.get(f"{server.url}/api/host", headers={"Authorization": f"Bearer {key}"}).json()["disk"]
        kinds = {part["kind"]: part for part in shown["parts"]}
        assert kinds["playing"]["matches"] == 1
        assert kinds["brought"]["bytes"] > 100_000
        assert shown["used"] > 0
        assert shown["most"] == 3_000_000
        assert shown["free"] > 0
        assert 'astroport_stored_bytes{kind="brought"}' in httpx.get(f"{server.url}/metrics").text

    async def refused_at_last(person: Person) -> Any:
        for _ in range(200):
            answer = await person._http.post("/api/records", content=brought)
            if answer.status_code != 201:
                return answer.json()
        raise AssertionError("never refused")

    try:
        run(play())
    finally:
        server.stop()


def test_a_full_house_opens_no_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        try:
            await Disk(store, most=10_000_000).check_opening("anna", "192.0.2.1", 1000)
            with pytest.raises(RefusedError) as why:
                await Disk(store, most=1).check_opening("anna", "192.0.2.1", 1000)
            assert why.value.refusal.code == "house_full"
            monkeypatch.setattr(disk, "free_at", lambda _folder: 1_000_000)
            nearly_full = Disk(store)
            with pytest.raises(RefusedError) as why:
                await nearly_full.check_opening("anna", "192.0.2.1", 1000)
            assert why.value.refusal.code == "house_full"
        finally:
            await store.close()

    run(play())


def test_a_table_keeps_moves_when_it_is_full() -> None:
    said, acted = entries.Said("hi", "anna"), entries.Acted(0, "fly d4")
    Disk.check_more(disk.MOST_ENTRIES - 1, 0, [said])
    Disk.check_more(disk.MOST_ENTRIES, disk.MOST_AT_TABLE, [acted])
    for number, size in ((disk.MOST_ENTRIES, 0), (0, disk.MOST_AT_TABLE)):
        with pytest.raises(RefusedError) as why:
            Disk.check_more(number, size, [said])
        assert why.value.refusal.code == "table_full"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        yield database_of(tmp_path)
        return
    postgres: services.Postgres = request.getfixturevalue("postgres")
    yield postgres.database()


def test_what_a_match_takes_is_counted_and_old_ones_can_be_pruned(url: str, tmp_path: Path) -> None:
    now = int(time.time() * 1000)
    old, fresh = now - 100 * DAY_MS, now - 1 * DAY_MS
    rows = [
        Row("finished", "sputnik", 1, "over", old, old, "anna"),
        Row("finishednow", "sputnik", 1, "over", fresh, fresh, "anna"),
        Row("running", "sputnik", 1, "playing", old, old, "anna"),
        Row("unbegun", "sputnik", 1, "open", old, old, "bea"),
        Row("record", "sputnik", 1, "over", old, old, "bea", brought=True),
    ]

    async def fill() -> None:
        store = Store(url)
        await store.open()
        for row in rows:
            entry = StoredEntry(row.id, 1, row.touched_at, "opened", bytes(500_000))
            assert await store.append([entry], stage=row.stage, people=["anna"], opened=row)
        assert await store.bytes_of("anna") == 3 * 500_100
        assert await store.kept() == [
            Kept("brought", 1, 500_100),
            Kept("open", 1, 500_100),
            Kept("over", 2, 1_000_200),
            Kept("playing", 1, 500_100),
        ]
        assert await store.used() > 2_500_000 or url.startswith("postgresql")
        await store.close()

    async def left() -> list[str]:
        store = Store(url)
        await store.open()
        found = sorted(row.id for row in await store.matches())
        await store.close()
        return found

    def pruned(*words: str) -> str:
        done = command("prune", "--database", url, *words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    run(fill())
    shown = pruned()
    assert "3 matches" in shown
    assert all(gone in shown for gone in ("unbegun", "record", "1.5 MB"))
    assert len(run(left())) == 5, "nothing was done"
    assert "1 match, about" in pruned("--only", "records")
    assert "2 matches" in pruned("--down-to", "2")
    assert command("prune", "--database", url, "--only", "running").returncode == 2
    size = (tmp_path / "astroport.db").stat().st_size if url.startswith("sqlite") else 0
    pruned("--yes")
    assert run(left()) == ["finishednow", "running"]
    if size:
        assert (tmp_path / "astroport.db").stat().st_size < size / 2


def test_pruning_while_the_server_runs(house: ServerProcess) -> None:
    async def play() -> str:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, m.Place("open")]))
            async with ann.at(table) as there:
                store = Store(database_of(house.data))
                await store.open()
                assert await store.remove([table], int(time.time() * 1000) + 1000) == 1
                await store.close()
                try:
                    await there.sit(1, "Ann")
                except RefusedError as why:
                    return why.refusal.code
            return ""

    assert run(play()) == "no_table"
    assert "0 matches" in command("prune", "--data", str(house.data)).stdout


def test_who_looks_at_a_match_that_is_pruned_is_told(house: ServerProcess) -> None:
    """Of what is in the server's memory nothing is shown that is no longer stored; what is played goes on."""

    def prune_all() -> str:
        with sqlite3.connect(house.database) as database:
            database.execute("UPDATE match SET touched_at = 1000")
        database.close()
        return command("prune", "--yes", "--data", str(house.data)).stdout

    async def play() -> None:
        async with Person(house.url) as ann:
            over = await ann.open_table(m.NewTable("sputnik", [ME, m.Place("bot")]))
            played = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            async with ann.at(over, 0) as there, ann.at(played) as goes_on:
                await there.command(m.Resign(new_id(), 0))
                assert "1 match is gone" in await asyncio.to_thread(prune_all)
                for asked in (ann.replay(over, 0), ann.links(over)):
                    with pytest.raises(RefusedError) as why:
                        await asked
                    assert why.value.refusal.code == "no_table"
                with pytest.raises(GoneError):
                    async with ann.at(over, 0):
                        pass
                with pytest.raises((RefusedError, GoneError)):  # the page that is still open
                    await there.say("hello?")
                await goes_on.do((await goes_on.turn(goes_on.view.awaited[0])).choices[0].action)
            assert [each.table for each in await ann.tables()] == [played]

    run(play())


def test_a_file_begun_before_shrinks_when_no_server_uses_it(tmp_path: Path) -> None:
    """Its pages were not counted as those of a new one: all of it is written anew, once."""
    file, old = tmp_path / "astroport.db", Row("finished", "sputnik", 1, "over", 1000, 1000, "anna")

    async def fill() -> None:
        store = Store(database_of(tmp_path))
        await store.open()
        await store.append([StoredEntry(old.id, 1, 1000, "opened", bytes(500_000))], stage="over", opened=old)
        await store.close()

    def pragma(*words: str) -> int:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as database:
            return [int((database.execute(each).fetchone() or [0])[0]) for each in words][-1]

    run(fill())
    pragma("PRAGMA auto_vacuum = NONE", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    assert pragma("PRAGMA auto_vacuum") == 0
    with held(file):
        kept = command("prune", "--yes", "--data", str(tmp_path)).stdout
    assert "1 match is gone" in kept
    assert "no server" in kept
    assert file.stat().st_size == size, "a server uses it"
    assert give_back(file)
    assert file.stat().st_size < size / 2
    assert pragma("PRAGMA auto_vacuum") == 2, "and from now on it shrinks at once"


def test_older_databases_learn_what_they_hold(url: str) -> None:
    from alembic import command as alembic

    engine = create_engine(Store(url)._url)
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        alembic.upgrade(config, "001")
        opened: dict[str, Any] = {"is": "opened", "opener": "anna"}
        for name, first in (("played", opened), ("brought", opened | {"record": {}})):
            body = json.dumps(first)
            connection.exec_driver_sql(f"INSERT INTO match VALUES ('{name}', 'sputnik', 1, 'over', 1, 1)")
            cast = f"CAST('{body}' AS BLOB)" if url.startswith("sqlite") else f"'{body}'"
            connection.exec_driver_sql(f"INSERT INTO entry VALUES ('{name}', 1, 1, 'opened', {cast}, NULL)")
        migrate(connection)
    engine.dispose()

    async def read() -> None:
        store = Store(url)
        await store.open()
        found = {row.id: row for row in await store.matches()}
        assert {row.opener for row in found.values()} == {"anna"}
        assert found["brought"].brought
        assert not found["played"].brought
        assert found["played"].bytes == 100 + len('{"is": "opened", "opener": "anna"}')
        await store.close()

    run(read())
