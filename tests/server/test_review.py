"""Things that once went wrong at the server."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

from astroport.client import Person, new_id, play_bot
from astroport.core.errors import RefusedError
from astroport.server import messages as m
from astroport.server.line import Line
from astroport.server.live import TALK_A_MINUTE
from astroport.server.sockets import MOST_UNSENT, TOO_MUCH, Socket
from astroport.server.tables import Tables
from astroport.server.thinking_queue import Client
from tests.server.faults import ServerProcess, run, text_of
from tests.server.test_online import choice, two_people
from tests.server.test_security import greet, hung_up, raw, until

ME, OPEN = m.Place("me"), m.Place("open")


def test_a_house_closed_for_longer_than_the_clock_costs_nobody_the_seat(tmp_path: Path) -> None:
    async def play(house: ServerProcess) -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME], clock=m.Clock("move", 4)))
            async with ann.at(table) as there:
                house.kill()
                await asyncio.sleep(5)
                await house.start()
                await there.until(lambda: any(e.kind == "resumed" for e in there.events))
                assert not any(e.kind == "timeout" for e in there.events)

    house = ServerProcess(tmp_path / "closed")
    run(house.start())
    try:
        run(play(house))
    finally:
        house.stop()


def test_a_second_seat_of_ones_own_is_known_at_once(house: ServerProcess) -> None:
    async def sit() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [OPEN, OPEN]))
            async with ann.at(table) as there:
                await asyncio.wait_for(there.sit(0, "Ann"), 60)
                await asyncio.wait_for(there.sit(1, "Tim"), 60)
                assert there.mine == [0, 1]

    run(sit())


def test_two_people_ask_for_one_rematch(house: ServerProcess) -> None:
    async def again() -> None:
        async with Person(house.url) as ann, Person(house.url) as ben:
            table = await two_people(ann, ben)
            async with ann.at(table) as hers, ben.at(table) as his:
                await asyncio.gather(play_bot(hers, 0, choice), play_bot(his, 1, choice))
                known = len(await ben.tables())
                await asyncio.gather(hers.command(m.Rematch(new_id())), his.command(m.Rematch(new_id())))
                await his.until(lambda: his.rematch is not None)
                await hers.until(lambda: hers.rematch is not None)
                assert hers.rematch == his.rematch
                assert len(await ben.tables()) == known + 1

    run(again())


def test_a_talker_and_a_deaf_listener_are_stopped(house: ServerProcess) -> None:
    async def talk() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            async with ann.at(table) as there:
                for _ in range(TALK_A_MINUTE):
                    await there.say("la " * 100)
                with pytest.raises(RefusedError) as refused:
                    await there.say("la")
                assert refused.value.refusal.code == "talk"
            sockets = [await raw(ann, table) for _ in range(12)]
            for socket in sockets:
                await greet(socket)
            one_more = await raw(ann, table)
            assert (await until(one_more, "refused"))["refusal"]["code"] == "too_many"
            assert await hung_up(one_more) == 4401
            for socket in (*sockets, one_more):
                await socket.close()

    run(talk())


def test_odd_requests_get_a_problem(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            odd = await ann._http.get(f"/api/tables/{table}/replay", params={"seat": "1" * 5000})
            assert (odd.status_code, odd.json()["code"]) == (422, "no_seat")
            record = await ann.record(table)
            for match_id in ("\ud800", "x" * 1000):
                record["luck"]["match"] = match_id
                body = str(record).encode("utf-8", "surrogatepass")
                assert (await ann._http.post("/api/records", content=body)).status_code == 422

    run(ask())
    answer = httpx.post(f"{house.url}/api/tables", headers={"Origin": "http://[::1"}, content=b"{}")
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    for lost in (httpx.get(f"{house.url}/api/nowhere"), httpx.delete(f"{house.url}/api/games")):
        assert lost.json()["code"] == "nothing_here"
        assert text_of(lost.json(), "fr")
    assert "Traceback" not in house.log()


def test_an_unfinished_record_is_not_accused(house: ServerProcess) -> None:
    async def ask() -> None:
        async with Person(house.url) as ann:
            record = await ann.record(await ann.open_table(m.NewTable("sputnik", [ME, ME])))
            table = (await ann._http.post("/api/records", json=record)).json()["table"]
            checked = await ann.verify(table)
            assert not checked.ok
            assert "not known here" in checked.text.to("en")

    run(ask())


def test_strangers_at_the_door_are_counted(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "door", {"ASTROPORT_OPENINGS": "5"})
    run(server.start())
    try:
        table = httpx.post(
            f"{server.url}/api/tables", json={"game": "sputnik", "seats": [{"who": "me"}, {"who": "open"}]}, timeout=60
        ).json()["table"]
        tried = [httpx.post(f"{server.url}/api/tables/{table}/enter", json={"key": "x"}).status_code for _ in range(7)]
        assert tried == [403] * 5 + [429] * 2
    finally:
        server.stop()


def test_a_socket_that_takes_nothing_is_dropped_not_waited_for() -> None:
    """Its other end does not read: the line is full for ever."""
    closed_with: list[int] = []
    socket = Socket(cast("Tables", None), "table", Client(person="somebody"))
    socket.line = cast("Line", SimpleNamespace(full=True, end=closed_with.append))
    for _ in range(MOST_UNSENT // 10_000 + 3):
        socket.send(b"x" * 10_000)  # never waits
    assert closed_with[0] == TOO_MUCH


@pytest.mark.parametrize(("what", "free", "asked"), [("record", 50, 120), ("replay", 500, 900)])
def test_looking_back_has_a_limit(house: ServerProcess, what: str, free: int, asked: int) -> None:
    """A page that is kept counts for little, but counts."""

    async def ask() -> None:
        async with Person(house.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [ME, ME]))
            codes = [(await ann._http.get(f"/api/tables/{table}/{what}")).status_code for _ in range(asked)]
            assert codes[:free] == [200] * free
            assert 429 in codes

    run(ask())
