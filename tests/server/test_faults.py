"""Cut, late, doubled and overtaking messages, and a server whose plug is pulled: no move is lost, none is doubled."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

import astroport
from astroport.client import Person, Table, new_id, play_bot
from astroport.core.errors import RefusedError, StaleError
from astroport.server import messages
from astroport.server.messages import NewTable, Place
from tests.amount import part_of
from tests.server.faults import BadNetwork, ServerProcess, Weather, run

MOVES = part_of(10_000)
AT_ONCE = 24  # tables
KILLS = max(2, part_of(9))  # and one more at the end
SEED = 20
THINKING = 0.03  # seconds before a move: a server does not listen to who sends more than some twenty messages a second
WITHIN = 300  # seconds, of which a quiet machine needs a fifth
NEW_TABLE = NewTable("sputnik", [Place("me"), Place("open")])
CALM = Weather(late=0, twice=0, cut=0)

T = TypeVar("T")
Told = list[tuple[int, int, str, int, int | None]]


@dataclass
class House:
    """A server behind a bad network, two people, and what they know of everything they did."""

    server: ServerProcess
    network: BadNetwork
    ann: Person
    ben: Person
    luck: random.Random
    acknowledged: dict[str, tuple[str, int, messages.Do]] = field(default_factory=dict)  # by command: table, number
    ended: dict[str, tuple[Table, Table]] = field(default_factory=dict)  # by table: how both saw it at the end


def test_thousands_of_moves_through_faults(tmp_path: Path) -> None:
    run(_play_through_faults(tmp_path))


async def _play_through_faults(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data", {"ASTROPORT_OPENINGS": "0"})
    await server.start()
    try:
        async with (
            asyncio.timeout(WITHIN),
            BadNetwork(server.port, SEED) as network,
            Person(network.url) as ann,
            Person(network.url) as ben,
        ):
            house = House(server, network, ann, ben, random.Random(SEED))
            for person in (ann, ben):
                await person.open_table(NEW_TABLE)  # with the first one they get their cookie
            async with asyncio.TaskGroup() as group:
                group.create_task(_pull_the_plug(house))
                for _ in range(AT_ONCE):
                    group.create_task(_play_on(house))
            server.kill()
            network.weather = CALM
            await server.start()
            for table, (hers, his) in house.ended.items():
                await _compare(house, table, hers, his)
        server.stop()
        _look_into_the_log(house)
    finally:
        server.kill()
    print(f"{len(house.acknowledged)} moves, {len(house.ended)} matches, {server.kills} kills, {dict(network.did)}")
    assert len(house.acknowledged) >= MOVES
    assert server.kills > KILLS
    assert min(network.did[fault] for fault in ("cut", "late", "twice")) > MOVES / 200


async def _play_on(house: House) -> None:
    """Match after match, until there were enough moves."""
    while len(house.acknowledged) < MOVES:
        table = await _patiently(lambda: house.ann.open_table(NEW_TABLE))
        key = (await _patiently(lambda: house.ann.links(table))).join or ""  # noqa: B023
        await _patiently(lambda: house.ben.enter(table, key))  # noqa: B023
        async with house.ann.at(table) as hers, house.ben.at(table) as his:
            hers.longest_pause = his.longest_pause = 0.3
            await his.sit(1)
            await asyncio.gather(_play(house, hers, 0), _play(house, his, 1))
            for there in (hers, his):
                await there.until(lambda: hers.last_seen == his.last_seen)
        house.ended[table] = hers, his


async def _play(house: House, there: Table, seat: int) -> None:
    """Any legal choice, again and again, but not faster than a server allows; refused or stale fails the test."""
    while (view := await there.turn(seat)).choices:
        await asyncio.sleep(house.luck.random() * 2 * THINKING)
        command = messages.Do(new_id(), view.version, seat, house.luck.choice(view.choices).action)
        house.acknowledged[command.id] = there.id, await there.command(command), command


async def _pull_the_plug(house: House) -> None:
    """Kill the server at random moments, and start it again."""
    moments = sorted(house.luck.randrange(MOVES // 50, MOVES * 19 // 20) for _ in range(KILLS))
    for moment in moments:
        while len(house.acknowledged) < moment:
            await asyncio.sleep(house.luck.random() / 20)
        house.server.kill()
        await asyncio.sleep(house.luck.random() / 5)
        await house.server.start()


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask over HTTP until there is an answer."""
    while True:
        try:
            return await ask()
        except httpx.TransportError:
            await asyncio.sleep(0.1)


async def _compare(house: House, table: str, hers: Table, his: Table) -> None:
    """Both have seen the same from first to last, and whoever comes anew sees the same again."""
    assert _told(hers) == _told(his)
    assert [event.number for event in hers.events] == list(range(1, hers.last_seen + 1))
    assert hers.view.picture == his.view.picture
    assert hers.view.result == his.view.result is not None
    for person, there in ((house.ann, hers), (house.ben, his)):
        async with person.at(table) as anew:
            assert anew.events == there.events
            assert (anew.view.picture, anew.view.result) == (there.view.picture, there.view.result)
    replay = await house.ann.replay(table, ply=hers.view.ply)
    assert (replay.frames[-1].picture, replay.result) == (hers.view.picture, hers.view.result)
    assert astroport.load(await house.ann.record(table)).result == tuple(hers.view.result or ())


def _told(there: Table) -> Told:
    """What happened, without the words, which are each viewer's own."""
    return [(event.number, event.at, event.kind, event.ply, event.seat) for event in there.events]


def _look_into_the_log(house: House) -> None:
    """Every acknowledged move is stored once, under its number, and nothing else was played."""
    with closing(sqlite3.connect(f"file:{house.server.database}?mode=ro", uri=True)) as database:
        rows = database.execute(
            'select "match", number, at, kind, body, command_id from entry order by 1, 2'
        ).fetchall()
    logs: dict[str, list[Any]] = {}
    for table, *entry in rows:
        logs.setdefault(table, []).append(entry)
    commands = Counter(row[5] for row in rows if row[5])
    assert max(commands.values()) == 1
    stored: dict[str, tuple[str, int, Any]] = {}
    for table, log in logs.items():
        assert [number for number, *_ in log] == list(range(1, len(log) + 1))
        heard = [entry for entry in log if entry[2] != "admitted"]  # who may come in is nobody's news
        if table in house.ended:
            told = [row[:2] for row in _told(house.ended[table][0])]
            assert [(n, at) for n, (_, at, *_) in enumerate(heard, 1)] == told
        stored |= {
            command.partition(":")[2]: (table, n, json.loads(body))  # before the colon stands who gave it
            for n, (_, _, kind, body, command) in enumerate(heard, 1)
            if kind == "acted"
        }
    assert stored.keys() == house.acknowledged.keys()
    for command, (table, number, sent) in house.acknowledged.items():
        assert stored[command][:2] == (table, number)
        assert (stored[command][2]["seat"], stored[command][2]["action"]) == (sent.seat, sent.action)


@pytest.mark.parametrize("weather", [CALM, Weather()], ids=["calm", "stormy"])
def test_two_tabs_race_for_a_seat(tmp_path: Path, weather: Weather) -> None:
    run(_race(tmp_path, weather))


async def _race(tmp_path: Path, weather: Weather) -> None:
    """Two devices of a player decide at the same time: each time one wins, and the other is told so and goes on."""
    server = ServerProcess(tmp_path / "data")
    await server.start()
    try:
        async with (
            asyncio.timeout(60),
            BadNetwork(server.port, SEED, weather) as network,
            Person(network.url) as ann,
            Person(network.url) as phone,
        ):
            table = await ann.open_table(NewTable("sputnik", [Place("me"), Place("me")]))
            await phone.enter(table, (await ann.links(table)).seats["0"])
            async with ann.at(table, 0) as tab, phone.at(table, 0) as other, ann.at(table, 1) as opponent:
                playing = asyncio.create_task(play_bot(opponent, 1, lambda view: view.choices[0].action))
                won = [0, 0]
                while (view := await tab.turn(0)).choices:
                    await other.until(lambda: other.view.version >= view.version)
                    await asyncio.sleep(THINKING)
                    choices = (view.choices[0].action, view.choices[-1].action)
                    answers = await asyncio.gather(tab.do(choices[0]), other.do(choices[1]), return_exceptions=True)
                    winner = 0 if isinstance(answers[0], int) else 1
                    won[winner] += 1
                    assert isinstance(answers[winner], int)
                    lost = answers[1 - winner]
                    assert isinstance(lost, StaleError) or (
                        isinstance(lost, RefusedError) and lost.refusal.code == "over"
                    ), lost
                await playing
                await other.until(lambda: other.last_seen == tab.last_seen)
                assert _told(other) == _told(tab)
                assert sum(won) > 5
                assert len([event for event in tab.events if event.kind == "acted" and event.seat == 0]) == sum(won)
    finally:
        server.kill()


def test_one_command_from_two_tabs_is_done_once(tmp_path: Path) -> None:
    run(_say_it_twice(tmp_path))


async def _say_it_twice(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "data")
    await server.start()
    try:
        async with asyncio.timeout(60), Person(server.url) as ann:
            table = await ann.open_table(NewTable("sputnik", [Place("me"), Place("me")]))
            async with ann.at(table, 0) as tab, ann.at(table, 0) as other:
                for _ in range(2):  # also after the server was killed
                    seat = tab.view.awaited[0]
                    view = await tab.turn(seat)
                    command = messages.Do(new_id(), view.version, seat, view.choices[0].action)
                    first = await tab.command(command)
                    assert await other.command(command) == first
                    server.kill()
                    await server.start()
                    assert await other.command(command) == await tab.command(command) == first
                    assert [event.kind for event in tab.events[first - 1 :]] in (["acted"], ["acted", "resumed"])
    finally:
        server.kill()
