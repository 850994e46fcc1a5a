"""Questions out of turn over the wire: their time is shown, and the alarm of the clock rings for them."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest
from comets import GAME

from astroport.client import Person
from astroport.core.contract import Answer
from astroport.server import messages as m
from astroport.server import render
from astroport.server.hours import Hours, TableHours
from astroport.server.live import House, LiveTable
from astroport.server.store import StoredEntry
from astroport.server.thinking_queue import Client
from astroport.table import state
from astroport.table.entries import Chair
from astroport.table.presence import UNKNOWN
from tests.server.faults import ServerProcess, run
from tests.table.party import ANN, BEN, Party, party

HURRIED = replace(GAME, answers=(Answer(("peek", "pass"), 30, "pass"), Answer(("chase", "wait"), 50, "wait")))


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: HURRIED)


def asking(**more: Any) -> Party:
    return party(Chair([ANN], "Ann"), Chair([BEN], "Ben"), game=HURRIED, **more)


def test_a_game_says_how_short_its_answers_are() -> None:
    assert render.game_info(HURRIED).answers == 30
    assert render.game_info(GAME).answers is None


def test_a_seat_shows_the_time_of_its_answer() -> None:
    at = asking()
    ann, ben = render.seat_infos(at.table.state, ANN, UNKNOWN, at.now + 10_000)
    assert (ann.left, ann.ticking, ann.answering) == (20_000, True, True)
    assert (ben.left, ben.ticking, ben.answering) == (None, False, False)
    ann, _ = render.seat_infos(asking(answers=False).table.state, ANN, UNKNOWN, at.now)
    assert (ann.left, ann.ticking, ann.answering) == (None, False, False)


class Shelf:
    """A store that keeps nothing."""

    async def append(self, _entries: Sequence[StoredEntry], **_more: object) -> bool:
        return True


class Quiet:
    """A house with nothing in it but a store."""

    def __init__(self) -> None:
        self.store = Shelf()
        self.hours = Hours()

    def tell_others(self, _table: str, _number: int) -> None:
        """There are none."""

    def show_others(self, _table: str, _seats: Collection[int], _watching: int) -> None:
        """There are none."""


class Stopped(TableHours):
    """A time that stands still."""

    def now(self) -> int:
        return self._at


class Screen:
    """Somebody's page."""

    def __init__(self, person: str) -> None:
        self.client, self.person = Client(person=person), person
        self.seat: int | None = None
        self.stream: str | None = ""
        self.last_seen = 0
        self.shown: int | None = None
        self.heard = asyncio.Queue[m.News]()

    def send(self, message: bytes) -> None:
        told = msgspec.json.decode(message, type=m.News | m.Presence | m.Welcome)
        if isinstance(told, m.News):
            self.heard.put_nowait(told)


def test_the_alarm_rings_and_everybody_is_told() -> None:
    async def wait() -> None:
        at = asking()
        live, screen = LiveTable(at.table, cast(House, Quiet())), Screen(BEN)
        screen.stream, screen.last_seen = "B", at.table.state.hearing.count(None)
        live.presence.enter(screen)
        live.hours = Stopped(at.now + 30_000)
        live.attend()
        news = await asyncio.wait_for(screen.heard.get(), 60)
        await live.close()
        (event,) = news.events
        assert (event.kind, event.seat) == ("acted", 0)
        assert [line.text.to("en") for line in event.lines] == ["Ann did not answer in time", "Ann passes"]
        assert news.view.awaited == [1]
        assert not news.seats[0].away
        assert (news.seats[1].answering, news.seats[1].left) == (True, 30_000)

    run(wait())


def test_a_table_says_whether_answers_have_their_time(house: ServerProcess) -> None:
    async def look() -> None:
        async with Person(house.url) as ann:
            me = m.Place("me")
            for answers in (True, False):
                table = await ann.open_table(m.NewTable("sputnik", [me, me], answers=answers))
                other = await ann.fork(table, m.Fork(0, [me, me]))
                for each in (table, other):
                    async with ann.at(each) as there:
                        assert there.info is not None
                        assert there.info.answers == answers

    run(look())
