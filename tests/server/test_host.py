"""The host: one command, one folder, nothing lost."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import tempfile
from pathlib import Path

import httpx
import pytest

import astroport
from astroport import bots
from astroport.client import Person, play_bot
from astroport.server import messages as m
from tests.command import run as run_command
from tests.server.faults import ServerProcess, run
from tests.server.forks import Fork, plainly

ME = m.Place("me")


def command(*words: str, ok: bool = True) -> subprocess.CompletedProcess[str]:
    """The command, which must succeed or must not; a server has a process of its own."""
    done = _serve(words) if words[0] == "serve" else run_command(*words)
    assert (done.returncode == 0) is ok, done.stderr
    return done


def _serve(words: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        status = Fork(words, log, os.environ | {"LC_ALL": "C.UTF-8"}).wait(60)
        return subprocess.CompletedProcess(words, status, "", log.read_text())


async def a_match(house: ServerProcess, moves: int = 4) -> str:
    """The id of a match with so many moves."""
    async with Person(house.url) as ann:
        table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
        async with ann.at(table) as there:
            for _ in range(moves):
                await there.do((await there.turn(there.view.awaited[0])).choices[0].action)
        return table


def test_serving_says_where_to_click(house: ServerProcess) -> None:
    assert f"http://localhost:{house.port}" in house.log()
    assert "/host#key=" in house.log()


def test_health_and_metrics(house: ServerProcess) -> None:
    run(a_match(house))
    assert httpx.get(f"{house.url}/healthz").text == "ok\n"
    metrics = httpx.get(f"{house.url}/metrics")
    assert 'astroport_entries_total{kind="acted"}' in metrics.text
    assert "astroport_commit_seconds_bucket" in metrics.text


def test_the_hosts_page_needs_the_hosts_key(house: ServerProcess) -> None:
    table = run(a_match(house))
    assert httpx.get(f"{house.url}/api/host").status_code == 403
    assert httpx.get(f"{house.url}/api/host", headers={"Authorization": "Bearer x"}).status_code == 403
    key = (house.data / "host.key").read_text().strip()
    shown = httpx.get(f"{house.url}/api/host", headers={"Authorization": f"Bearer {key}"}).json()
    mine = next(t for t in shown["tables"] if t["table"] == table)
    assert mine["stage"] == "playing"
    assert mine["events"] == 6
    assert shown["moves"] >= 4


def test_logs_are_json(house: ServerProcess) -> None:
    run(a_match(house))
    lines = [line for line in house.log().splitlines() if line.startswith("{")]
    assert any('"event": "table opened"' in line for line in lines)


def test_export_gives_the_record(house: ServerProcess) -> None:
    table = run(a_match(house))
    record = command("export", table, "--data", str(house.data)).stdout
    assert astroport.load(record).ply == 5
    wrong = command("export", "nosuchtable0", "--data", str(house.data), ok=False)
    assert "there is no match" in wrong.stderr


def test_backup_while_it_runs_and_restore(house: ServerProcess, tmp_path: Path) -> None:
    table = run(a_match(house))
    copy = tmp_path / "copy.db"
    command("backup", str(copy), "--data", str(house.data))
    again = command("backup", str(copy), "--data", str(house.data), ok=False)
    assert str(copy) in again.stderr
    running = command("restore", str(copy), "--data", str(house.data), ok=False)
    assert "Traceback" not in running.stderr
    elsewhere = tmp_path / "elsewhere"
    command("restore", str(copy), "--data", str(elsewhere))
    assert astroport.load(command("export", table, "--data", str(elsewhere)).stdout).ply == 5
    not_ours = tmp_path / "notes.txt"
    not_ours.write_text("not a database")
    assert "astroport:" in command("restore", str(not_ours), "--data", str(elsewhere), ok=False).stderr


def test_the_doctor_names_matches_that_no_longer_fit(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path / "old")
    run(house.start())
    fits, broken = run(a_match(house)), run(a_match(house))
    house.stop()
    assert "2 running matches" in command("doctor", "--data", str(house.data)).stdout
    with sqlite3.connect(house.database) as database:  # as if the rules had been others
        database.execute(
            "UPDATE entry SET body = replace(body, '\"rules_version\":1', '\"rules_version\":0') WHERE match = ?",
            (fits,),
        )
        (number,) = database.execute("SELECT max(number) FROM entry WHERE match = ?", (broken,)).fetchone()
        spoiled = b'{"is":"acted","seat":0,"action":"take d1"}'  # a base: SP-2.6
        database.execute("UPDATE entry SET body = ? WHERE match = ? AND number = ?", (spoiled, broken, number))
    database.close()
    found = command("doctor", "--data", str(house.data), ok=False)
    assert found.returncode == 1
    assert f"{broken}: sputnik" in found.stdout
    assert f"{fits}: of rules version 0" in found.stdout
    run(house.start())
    try:  # the house opens all the same
        assert httpx.get(f"{house.url}/healthz").status_code == 200
    finally:
        house.stop()


def test_a_restart_at_any_moment_loses_nothing_and_charges_nobody(tmp_path: Path) -> None:
    async def play(house: ServerProcess) -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME], clock=m.Clock("player", 60)))
            async with ann.at(table) as there:
                seat = there.view.awaited[0]
                await there.do((await there.turn(seat)).choices[0].action)
                events, picture = list(there.events), there.view.picture
                left = there.seats[seat].left
                house.kill()
                await asyncio.sleep(4)
                await house.start()
                await there.until(lambda: any(e.kind == "resumed" for e in there.events))
                assert there.events[: len(events)] == events
                assert there.view.picture == picture
                now = there.seats[seat].left
                assert left is not None
                assert now is not None
                assert left - now < 3_000, "the house was closed for more than four seconds"
                await there.do((await there.turn(seat)).choices[0].action)

    house = ServerProcess(tmp_path / "killed")
    run(house.start())
    try:
        run(play(house))
    finally:
        house.stop()


def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def play(house: ServerProcess) -> None:
        async with Person(house.url) as ann:
            bot = m.Place("bot", level="greedy")
            table = await ann.open_table(m.NewTable("sputnik", [ME, bot]))
            async with ann.at(table) as there:
                view = await there.turn(0)
                await there.do(view.choices[0].action)
                await there.do((await there.turn(0)).choices[0].action)
                house.kill()  # while the bot thinks, perhaps
                await house.start()
                await play_bot(there, 0, bots.named("random"))
                assert there.stage == "over"

    house = ServerProcess(tmp_path / "bots")
    run(house.start())
    try:
        run(play(house))
    finally:
        house.stop()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("serve", "--database", "mysql://x"), "SQLite or PostgreSQL"),
        (("serve", "--bus", "mqtt://x"), ""),
        (("export", "x", "--data", "/nonexistent"), "no matches"),
        (("doctor", "--data", "/nonexistent"), "no matches"),
        (("backup", "x.db", "--data", "/nonexistent"), "nonexistent"),
    ],
)
def test_a_wrong_call_gets_one_clear_line(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    more = ("--data", str(tmp_path), "--port", "0") if words[0] == "serve" else ()
    done = command(*words, *more, ok=False)
    assert why in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.strip().splitlines()[-1].startswith("astroport: ")


def test_a_taken_port_is_said(house: ServerProcess, tmp_path: Path) -> None:
    done = command("serve", "--port", str(house.port), "--data", str(tmp_path), ok=False)
    assert "cannot listen" in done.stderr


def test_a_second_server_on_the_same_folder_is_refused(house: ServerProcess) -> None:
    done = command("serve", "--port", "0", "--data", str(house.data), ok=False)
    assert "another server is open" in done.stderr


def test_ctrl_c_stops_it_politely(tmp_path: Path) -> None:
    house = ServerProcess(tmp_path / "polite")
    house.begin = plainly
    run(house.start())
    assert house._process is not None
    house._process.send_signal(signal.SIGINT)
    assert house._process.wait(60) in (0, 130)
    assert "Traceback" not in house.log()
    house._process = None
