"""Several server processes share a PostgreSQL and a Redis: any of them serves any table, one number decides races."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from astroport.client import Person, Table, new_id, play_bot
from astroport.core.errors import RefusedError, StaleError
from astroport.server import messages as m
from tests.server.faults import ServerProcess, run
from tests.server.services import Postgres, Redis, redis
from tests.server.test_online import choice


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[House]:
    """Two servers of one house."""
    folder: Path = tmp_path_factory.mktemp("several")
    with redis() as bus:
        settings = {"ASTROPORT_DATABASE": postgres.database(), "ASTROPORT_BUS": bus.url}
        servers = [ServerProcess(folder / str(i), settings) for i in range(2)]
        for server in servers:
            run(server.start())
        yield House(servers, bus)
        for server in servers:
            server.stop()


class House(list[ServerProcess]):
    """Servers, and the bus between them."""

    def __init__(self, servers: list[ServerProcess], bus: Redis) -> None:
        super().__init__(servers)
        self.bus = bus


def as_known_at(person: Person, house: ServerProcess) -> Person:
    """The same person, at another server of the house."""
    other = Person(house.url)
    other._http.cookies = person._http.cookies
    for cookie in other._http.cookies.jar:
        cookie.domain = "127.0.0.1"
    return other


async def one_table(ann: Person, ben: Person) -> str:
    table = await ann.open_table(m.NewTable("sputnik", [m.Place("me", "Ann"), m.Place("open")]))
    key = (await ann.links(table)).join
    assert key
    await ben.enter(table, key)
    return table


def test_people_at_different_servers_play_one_match(houses: list[ServerProcess]) -> None:
    async def play() -> None:
        async with Person(houses[0].url) as ann, Person(houses[1].url) as ben:
            table = await one_table(ann, ben)
            async with ann.at(table) as hers, ben.at(table) as his:
                await his.sit(1, "Ben")
                await asyncio.wait_for(hers.until(lambda: hers.seats[1].online and his.seats[0].online), 60)
                await asyncio.gather(play_bot(hers, 0, choice), play_bot(his, 1, choice))
                await asyncio.wait_for(hers.until(lambda: hers.last_seen == his.last_seen), 60)
                assert [e.number for e in hers.events] == [e.number for e in his.events]
                assert hers.view.picture == his.view.picture
                assert hers.view.result == his.view.result

    run(play())


def test_one_seat_raced_for_at_two_servers(houses: list[ServerProcess]) -> None:
    async def race() -> None:
        async with Person(houses[0].url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [m.Place("me"), m.Place("me")]))
            async with as_known_at(ann, houses[1]) as tab, ann.at(table) as one, tab.at(table) as two:
                won = lost = 0
                while one.stage != "over" and won < 30:
                    seat = one.view.awaited[0]
                    await asyncio.gather(one.turn(seat), two.turn(seat))
                    await asyncio.gather(
                        one.until(lambda: one.last_seen >= two.last_seen),
                        two.until(lambda: two.last_seen >= one.last_seen),
                    )
                    outcomes = await asyncio.gather(
                        one.do(one.view.choices[0].action),
                        two.do(two.view.choices[-1].action),
                        return_exceptions=True,
                    )
                    won += sum(isinstance(outcome, int) for outcome in outcomes)
                    lost += sum(isinstance(outcome, (StaleError, RefusedError)) for outcome in outcomes)
                    await _settle(one, two)
                assert won >= 10
                assert lost > 0
                assert [(e.number, e.kind, e.ply) for e in one.events] == [
                    (e.number, e.kind, e.ply) for e in two.events
                ]

    run(race())


async def _has_heard(table: Table, number: int) -> None:
    await asyncio.wait_for(table.until(lambda: table.last_seen >= number), 60)


async def _settle(one: Table, two: Table) -> None:
    """Both have heard of everything."""
    async with asyncio.timeout(10):
        while one.last_seen != two.last_seen:
            await asyncio.sleep(0.01)


def test_a_server_that_dies_is_replaced_by_the_other(houses: list[ServerProcess]) -> None:
    async def play() -> None:
        async with Person(houses[0].url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [m.Place("me"), m.Place("me")]))
            async with ann.at(table) as there:
                await there.do((await there.turn(there.view.awaited[0])).choices[0].action)
                known = list(there.events)
            houses[0].kill()
            async with as_known_at(ann, houses[1]) as elsewhere, elsewhere.at(table) as there:
                assert there.events == known
                await there.do((await there.turn(there.view.awaited[0])).choices[0].action)
            await houses[0].start()
            async with ann.at(table) as there:
                assert len(there.events) == len(known) + 1
                await there.command(m.Say(new_id(), "back again"))

    run(play())


def test_without_the_bus_play_goes_on(houses: House) -> None:
    """People at two servers: each sees what the other does with the next heartbeat, and at once who comes anew."""

    async def play() -> None:
        async with Person(houses[0].url) as ann, Person(houses[1].url) as ben:
            table = await one_table(ann, ben)
            async with ann.at(table) as hers, ben.at(table) as his:
                await his.sit(1, "Ben")
                await asyncio.wait_for(hers.until(lambda: hers.stage == "playing"), 60)
                houses.bus.stop()
                try:
                    for _ in range(2):
                        mover, other, seat = (hers, his, 0) if hers.view.awaited == [0] else (his, hers, 1)
                        await asyncio.wait_for(mover.turn(seat), 60)
                        await mover.do(mover.view.choices[0].action)
                        await _has_heard(other, mover.last_seen)
                    mover, seat, server = (hers, 0, 1) if hers.view.awaited == [0] else (his, 1, 0)
                    await asyncio.wait_for(mover.turn(seat), 60)
                    await mover.do(mover.view.choices[0].action)
                    elsewhere = as_known_at(ben if mover is hers else ann, houses[server])
                    async with elsewhere, elsewhere.at(table) as there:
                        assert there.last_seen == mover.last_seen, "who comes to the other server misses nothing"
                finally:
                    houses.bus.start()

    run(play())
