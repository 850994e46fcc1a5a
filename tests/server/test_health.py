"""A house that cannot store says so, and a damaged or lost database is noticed at the start."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from astroport.client import Person
from astroport.server import messages as m
from astroport.server.backup import backup_file, database_of, restore_file
from astroport.server.store import Row, Store, StoredEntry, StoreError
from tests.server.faults import ServerProcess, run, text_of

ME = m.Place("me")


def shown_to_host(server: ServerProcess) -> Any:
    key = (server.data / "host.key").read_text().strip()
    return httpx.get(f"{server.url}/api/host", headers={"Authorization": f"Bearer {key}"}, timeout=60).json()


async def health(server: ServerProcess, wanted: int) -> None:
    """Until /healthz says so; its answers are good for a few seconds."""
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as client:
        until = time.monotonic() + 60
        while (await client.get("/healthz")).status_code != wanted:
            assert time.monotonic() < until, f"/healthz never says {wanted}"
            await asyncio.sleep(0.2)


def test_a_full_disk_is_said_and_goes_away(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "full")

    async def play() -> None:
        await server.start()
        async with Person(server.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            await health(server, 200)
            assert server._process
            was = resource.prlimit(server._process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            await health(server, 503)
            assert [notice["code"] for notice in shown_to_host(server)["notices"]] == ["not_storing"]
            answer = await ann._http.post("/api/tables", json={"game": "sputnik", "seats": [{"who": "me"}] * 2})
            assert (answer.status_code, answer.json()["code"]) == (503, "not_stored")
            resource.prlimit(server._process.pid, resource.RLIMIT_FSIZE, was)
            await health(server, 200)
            async with ann.at(table) as there:
                await there.do((await there.turn(there.view.awaited[0])).choices[0].action)

    try:
        run(play())
    finally:
        server.stop()


def filled(data: Path) -> None:
    """A database of some hundred pages."""

    async def fill() -> None:
        store = Store(database_of(data))
        await store.open()
        for i in range(100):
            row = Row(f"m{i}", "sputnik", 1, "over", 1, 1)
            await store.append([StoredEntry(f"m{i}", 1, 1, "opened", b"{}" * 5_000)], stage="over", opened=row)
        await store.close()

    run(fill())


def test_a_damaged_page_in_the_middle_is_noticed_at_the_start(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "damaged")
    filled(server.data)
    with server.database.open("r+b") as file:
        pages = file.seek(0, 2) // 4096
        with closing(sqlite3.connect(server.database)) as database:
            (page,) = database.execute(
                "SELECT max(rootpage) FROM sqlite_master WHERE name IN ('entry', 'entry_command')"
            ).fetchone()
        for damaged in range(page + 4, pages - 2, 7):
            file.seek(damaged * 4096)
            file.write(b"\xff" * 4096)
    run(server.start())
    try:
        until = time.monotonic() + 30
        while "database damaged" not in server.log():
            assert time.monotonic() < until, server.log()
            time.sleep(0.05)
        assert "astroport restore" in server.log()
        (notice,) = shown_to_host(server)["notices"]
        assert notice["code"] == "damaged"
        assert "restore" in text_of(notice, "fr")
        assert "astroport_database_damaged 1" in httpx.get(f"{server.url}/metrics").text
    finally:
        server.stop()


@pytest.mark.parametrize("lost", ["empty", "gone"])
def test_a_lost_database_is_not_begun_anew_in_silence(tmp_path: Path, lost: str) -> None:
    filled(tmp_path)
    backup_file(tmp_path, tmp_path / "copy")
    database = tmp_path / "astroport.db"
    database.unlink()
    if lost == "empty":
        database.touch()

    async def opened() -> int:
        store = Store(database_of(tmp_path))
        await store.open()
        found = len(await store.matches())
        await store.close()
        return found

    with pytest.raises(StoreError, match=rf"is {lost}.*astroport restore FILE.*remove"):
        run(opened())
    assert not database.exists() or not database.stat().st_size
    restore_file(tmp_path / "copy", tmp_path)
    assert run(opened()) == 100
    database.unlink()
    (tmp_path / "astroport.db.begun").unlink()
    assert run(opened()) == 0
