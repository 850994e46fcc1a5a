"""Tables with a long history: they are opened in stretches, cost what is asked for, and nobody can make them stick."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Collection, Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import astroport
from astroport.client import Person
from astroport.core.codec import Action, Lexicon
from astroport.core.errors import RefusedError
from astroport.server import messages as m
from astroport.server.backup import database_of
from astroport.server.history import STRETCH, History
from astroport.server.identity import COOKIE, new_token, person_of
from astroport.server.line import Line
from astroport.server.live import TALK_A_MINUTE, first_row
from astroport.server.render import Hearer
from astroport.server.sockets import MOST_UNSENT, TOO_MUCH, Socket
from astroport.server.store import Store, StoredEntry
from astroport.server.tables import Tables
from astroport.server.thinking_queue import Client
from astroport.table import entries, opening
from astroport.table.table import Table
from tests.server.faults import ServerProcess, run
from tests.server.test_replay import played
from tests.server.test_security import greet, raw
from tests.table.party import ANN

TOKEN = new_token()
LONG = "🚀" * m.LONGEST_TALK  # four bytes each
SAID = MOST_UNSENT // len(LONG.encode()) + 20  # things, by both seats together


async def code_of(saying: Awaitable[None]) -> str:
    try:
        await saying
    except RefusedError as why:
        return why.refusal.code
    return "said"


def talked(person: str) -> list[StoredEntry]:
    """A table at which much was said."""
    seats = [entries.Chair([person], "Ann"), entries.Chair([person], "Tim")]
    first = opening.opened(astroport.game("sputnik"), seats, {}, opener=person)
    table = Table(opening.new_id(), first)
    said = [entries.Said(LONG, person, i % 2) for i in range(SAID)]
    every = [first, *table.begin(), *said]
    return [
        StoredEntry(table.state.id, n, 1000 + n, entries.kind_of(f), entries.encode(f)) for n, f in enumerate(every, 1)
    ]


async def put(data: Path, stored: list[StoredEntry]) -> str:
    """Store it where a server finds it."""
    opened = entries.decode(stored[0].body)
    assert isinstance(opened, entries.Opened)
    store, table = Store(database_of(data)), stored[0].match
    await store.open()
    row = first_row(table, opened, "playing", stored[0].at)
    await store.append(stored, stage="playing", people={opened.opener}, opened=row)
    await store.close()
    return table


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, str]]:
    """A server, with a table at which much was said."""
    server = ServerProcess(tmp_path_factory.mktemp("talkative"), {"ASTROPORT_OPENINGS": "0"})
    stored = talked(person_of(TOKEN))
    assert sum(len(each.body) for each in stored) > MOST_UNSENT
    table = run(put(server.data, stored))
    run(server.start())
    yield server, table
    server.stop()


def test_a_table_of_more_than_a_megabyte_is_opened_again_and_again(house: tuple[ServerProcess, str]) -> None:
    server, table = house

    async def look() -> list[str]:
        async with Person(server.url) as ann:
            ann._http.cookies.set(COOKIE, TOKEN)
            async with ann.at(table) as there:  # which asks for all of it
                assert [event.number for event in there.events] == list(range(1, there.last_seen + 1))
                async with raw(ann, table) as socket:
                    news = await greet(socket)
                    assert len(json.dumps(news, ensure_ascii=False).encode()) < 128 * 1024
                    assert news["after"] > 0
                return [event.said for event in there.events if event.said]

    first = run(look())
    assert first == [LONG] * SAID
    server.kill()
    run(server.start())
    assert run(look()) == first


def test_eleven_cookies_on_one_seat_speak_with_one_voice(house: tuple[ServerProcess, str]) -> None:
    server, _ = house

    async def talk() -> None:
        async with Person(server.url) as ann:
            table = await ann.open_table(m.NewTable("sputnik", [m.Place("me"), m.Place("open")]))
            key = (await ann.links(table)).seats["0"]
            said = refused = 0
            for _ in range(11):
                async with Person(server.url) as same:
                    await same.enter(table, key)
                    async with same.at(table) as there:
                        codes = [await code_of(there.say(LONG)) for _ in range(2 if said else TALK_A_MINUTE)]
                        said += codes.count("said")
                        refused += codes.count("talk")
            assert TALK_A_MINUTE <= said <= TALK_A_MINUTE + 11  # a voice comes back every two seconds
            assert refused >= 9
            async with ann.at(table) as there:
                assert sum(event.said == LONG for event in there.events) == said
                assert there.view.awaited == []

    run(talk())


class Slow:
    """A line that takes a message, and then another one whenever it is told to."""

    def __init__(self) -> None:
        self.full = False
        self.taken: list[bytes] = []
        self.closed_with: int | None = None

    def write(self, message: bytes) -> None:
        self.taken.append(message)
        self.full = True

    def end(self, code: int) -> None:
        self.closed_with = code


def test_a_long_message_on_a_slow_socket_closes_nothing_while_it_is_sent() -> None:
    slow = Slow()
    socket = Socket(cast("Tables", None), "table", Client(person="somebody"))
    socket.line = cast("Line", slow)
    long, short = b"x" * 2 * MOST_UNSENT, [b"y" * 1000, b"z"]
    for message in (long, *short):
        socket.send(message)
    assert (slow.taken, slow.closed_with) == ([long], None)
    for _ in range(3):
        slow.full = False
        socket.go_on()
    assert slow.taken == [long, *short]
    for _ in range(3):  # the second one waits behind the first, and there is room for no third
        slow.full = False if len(slow.taken) == 3 else slow.full
        socket.send(long)
    assert slow.closed_with == TOO_MUCH


class Shelf:
    """A store that counts what it is asked for."""

    def __init__(self, log: list[tuple[int, int, entries.AnyEntry, str | None]]) -> None:
        self.log = {number: (at, entry) for number, at, entry, _ in log}
        self.asked = 0

    async def some(self, match: str, numbers: Collection[int]) -> list[StoredEntry]:
        self.asked += len(numbers)
        return [StoredEntry(match, n, self.log[n][0], "", entries.encode(self.log[n][1])) for n in sorted(numbers)]


def test_what_is_found_again_costs_by_its_length_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    at = played("galactica", 260)
    shelf, looked_up = Shelf(at.log), [0]
    history, hearer = History(cast(Any, shelf), most=STRETCH), Hearer(at.table.state, ANN, 0)
    really = Lexicon.__getitem__

    def counted(self: Lexicon, number: int) -> Action:
        looked_up[0] += 1
        return really(self, number)

    async def ask() -> None:
        event = await history.event(hearer, 10)
        assert event is not None
        assert (event.number, shelf.asked) == (at.table.state.hearing.stored(None, 9, 10)[0], 1)
        assert looked_up[0] < 30  # one number does not follow the whole log
        looked_up[0] = 0
        past = await history.past(hearer, STRETCH + 1, "x")
        told = hearer.events(hearer.told(at.events))
        assert past.events == told[: len(past.events)]
        assert past.after == 0
        assert looked_up[0] < 10 * STRETCH
        shelf.asked = 0
        assert (await history.past(hearer, STRETCH + 1, "x")).events == past.events
        assert shelf.asked == 0
        for before in range(1, hearer.count, STRETCH):  # and what was kept longest is let go
            await history.past(hearer, before, "y")
            assert len(history._kept) <= STRETCH
        shelf.asked = 0
        await history.past(hearer, STRETCH + 1, "x")
        assert shelf.asked == STRETCH

    monkeypatch.setattr(Lexicon, "__getitem__", counted)
    run(ask())
