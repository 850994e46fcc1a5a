"""Plans over the wire: who hears of a draft, what is kept, what is done once, and how often one may change it."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection

from astroport.client import Person, Table, new_id
from astroport.core.errors import RefusedError, StaleError
from astroport.server import messages as m
from astroport.server import render
from astroport.server.drafts import DRAFTS_A_MINUTE, DRAFTS_AT_ONCE
from astroport.server.live import House, LiveTable
from astroport.server.sockets import BURST
from astroport.table import state
from astroport.table.entries import Chair
from astroport.table.presence import UNKNOWN
from tests.server.faults import ServerProcess, run
from tests.server.services import Postgres, redis
from tests.server.test_answers import Quiet, Screen, Stopped
from tests.server.test_security import raw
from tests.server.test_several import as_known_at
from tests.table.convoy import GAME
from tests.table.party import ANN, BEN, Party, party

ROOT = Path(__file__).parents[2]
WHOLE = ["leg port", "leg hold", "leg port", "signal flare"]
OTHER = ["leg hold", "leg hold", "leg hold", "signal none"]
DRAFT = ["leg hold", "leg starboard"]
SECRET = '"leg hold","leg starboard"'  # as it would stand in a message


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[ServerProcess]]:
    """Two servers of one house that has the game of the tests on its shelf."""
    folder: Path = tmp_path_factory.mktemp("plans")
    about = folder / "convoy-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: convoy\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[astroport.games]\nconvoy = tests.table.convoy:GAME\n")
    with redis() as bus:
        settings = {
            "ASTROPORT_DATABASE": postgres.database(),
            "ASTROPORT_BUS": bus.url,
            "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]),
        }
        servers = [ServerProcess(folder / str(i), settings) for i in range(2)]
        for server in servers:
            run(server.start())
        yield servers
        for server in servers:
            server.stop()


class Company:
    """Four people of two teams, one of whom has a second device, and somebody who watches; half of them elsewhere."""

    def __init__(self, houses: list[ServerProcess]) -> None:
        here, there = houses
        self.ann, self.ben, self.cat, self.dan = (Person(at.url) for at in (here, here, there, there))
        self.phone, self.eve = Person(there.url), Person(here.url)
        self.players = [self.ann, self.ben, self.cat, self.dan]
        self.table = ""

    async def sit_down(self, **options: bool) -> None:
        """A table of theirs at which all are to plan."""
        places = [m.Place("me", "Ann"), *(m.Place("open") for _ in range(3))]
        self.table = await self.ann.open_table(m.NewTable("convoy", places, {"hurry": False, **options}))
        links = await self.ann.links(self.table)
        assert links.join
        assert links.watch
        for seat, person in enumerate(self.players[1:], 1):
            await person.enter(self.table, links.join)
            async with person.at(self.table) as there:
                await there.sit(seat, ["", "Ben", "Cat", "Dan"][seat])
        await self.phone.enter(self.table, links.seats["0"])
        await self.eve.enter(self.table, links.watch)
        async with self.ann.at(self.table, 0) as there:
            await there.do("muster")

    async def go(self) -> None:
        for person in (*self.players, self.phone, self.eve):
            await person.close()


@asynccontextmanager
async def company(houses: list[ServerProcess], **options: bool) -> AsyncIterator[Company]:
    party_of_five = Company(houses)
    try:
        await party_of_five.sit_down(**options)
        yield party_of_five
    finally:
        await party_of_five.go()


class Tap:
    """A bare socket at a table: every message as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def until_said(self, words: str) -> None:
        """Listen until somebody says this to all."""
        while not (self.heard and words in self.heard[-1] and '"type":"news"' in self.heard[-1]):
            self.heard.append(str(await asyncio.wait_for(self.socket.recv(), 60)))

    async def next(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            self.heard.append(str(await asyncio.wait_for(self.socket.recv(), 60)))
            message = json.loads(self.heard[-1])
            if message["type"] == kind:
                return dict(message)

    def kinds(self) -> list[str]:
        return [json.loads(each)["type"] for each in self.heard]

    def events(self) -> list[dict[str, Any]]:
        """All that was told in news."""
        news = [json.loads(each) for each in self.heard if '"type":"news"' in each]
        return [event for one in news for event in one["events"]]

    async def send(self, message: Any) -> None:
        await self.socket.send(m.encoder.encode(message).decode())


@asynccontextmanager
async def tap(person: Person, table: str) -> AsyncIterator[Tap]:
    async with raw(person, table, person.base_url) as socket:
        listening = Tap(socket)
        await socket.send('{"type":"hello"}')
        await listening.next("presence")
        listening.heard.clear()
        yield listening


def test_a_draft_reaches_the_team_and_nobody_else(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at:
            async with (
                tap(at.phone, at.table) as phone,
                tap(at.ben, at.table) as ben,
                tap(at.cat, at.table) as cat,
                tap(at.dan, at.table) as dan,
                tap(at.eve, at.table) as eve,
                at.ann.at(at.table, 0) as hers,
            ):
                await hers.draft(DRAFT)
                told = {"type": "drafted", "seat": 0, "actions": DRAFT}
                assert await cat.next("drafted") == told
                assert await phone.next("drafted") == told
                await hers.say("that is all")
                for each in (phone, ben, cat, dan, eve):
                    await each.until_said("that is all")
                for each in (phone, cat):
                    assert SECRET in each.heard[-1]
                    assert json.loads(each.heard[-1])["view"]["drafts"] == [DRAFT, None, [], None]
                for each in (ben, dan, eve):
                    assert not any(SECRET in message or "drafted" in message for message in each.heard)
                    assert set(each.kinds()) <= {"news", "presence"}, "not even that there was something"
                    news = json.loads(each.heard[-1])
                    assert [event["kind"] for event in news["events"]] == ["said"]
                    assert news["view"]["drafts"][0] is None
                assert json.loads(eve.heard[-1])["view"]["drafts"] == [None] * 4
            for person in (at.ben, at.dan, at.eve):
                async with tap(person, at.table) as late, person.at(at.table) as there:
                    assert there.view.drafts[0] is None
                    await late.send(m.Hello(0))
                    await late.next("news")
                    assert SECRET not in "".join(late.heard), "nor to whoever comes later"

    run(test())


def test_a_draft_is_kept_for_who_comes_back_and_when_the_server_is_killed(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at:
            async with at.ann.at(at.table, 0) as hers, at.ben.at(at.table, 1) as his:
                await hers.draft(WHOLE)
                await his.draft(OTHER[:1])
            houses[0].kill()
            async with as_known_at(at.ann, houses[1]) as elsewhere, elsewhere.at(at.table, 0) as hers:
                assert hers.view.drafts == [WHOLE, None, [], None]
            await houses[0].start()
            async with at.ann.at(at.table, 0) as hers, at.ben.at(at.table, 1) as his:
                assert hers.view.drafts == [WHOLE, None, [], None]
                assert his.view.drafts == [None, OTHER[:1], None, []]
                await hers.do_all(hers.view.drafts[0] or [])
                assert hers.view.drafts[0] == []
                assert hers.view.picture["ships"][0]["done"]

    run(test())


def test_what_cannot_be_played_is_refused_by_its_rule(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at, at.ann.at(at.table, 0) as hers:
            await hers.draft(WHOLE[:1])
            for ask in (hers.draft, hers.do_all):
                with pytest.raises(RefusedError) as refused:
                    await ask(["leg port", "leg port"])
                assert (refused.value.refusal.code, refused.value.refusal.rule) == ("rule", "CV-2.2")
                assert refused.value.refusal.text.to("fr") == "Après un bord à bâbord vient un autre."
                assert hers.view.drafts[0] == WHOLE[:1]
            async with at.ann.at(at.table, 0) as again:
                assert again.view.drafts[0] == WHOLE[:1]
                assert again.view.picture["ships"][0]["legs"] == []

    run(test())


def test_a_series_is_played_once(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at, at.ann.at(at.table, 0) as hers, at.phone.at(at.table, 0) as phone:
            view = hers.view
            command = m.DoAll(new_id(), view.version, 0, WHOLE)
            first = await hers.command(command)
            assert await hers.command(command) == first
            acted = [e for e in hers.events if e.kind == "acted" and e.number >= first]
            assert [line.text.to("en") for e in acted for line in e.lines] == [f"You: {action}" for action in WHOLE]
            for ask in (m.DoAll(new_id(), view.version, 0, WHOLE), m.Draft(new_id(), view.version, 0, WHOLE)):
                assert isinstance(await phone.ask(ask), m.Stale)
            await hers.until(lambda: hers.last_seen >= first)
            with pytest.raises(StaleError):
                await hers.command(m.DoAll(new_id(), view.version, 0, WHOLE))

    run(test())


def test_a_plan_is_taken_back_while_others_plan(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at, at.ann.at(at.table, 0) as hers, at.dan.at(at.table, 3) as his:
            await his.until(lambda: bool(his.view.choices))
            await hers.do_all(WHOLE)
            async with at.ben.at(at.table, 1) as bens:
                await bens.do_all(OTHER)
            await hers.until(lambda: hers.view.awaited == [2, 3])
            assert hers.view.undo.how == "free"
            await hers.undo(0)
            undone = hers.events[-1]
            assert (undone.kind, undone.seat, undone.alone) == ("undone", 0, True)
            assert hers.view.drafts[0] == WHOLE
            assert hers.view.awaited == [0, 2, 3]
            await his.do_all(OTHER)  # chosen in the view of before
            told = [event.number async for event in first_events(hers, 3)]
            assert told == [1, 2, 3]
            void = [
                event.number for event in hers.events if event.kind == "acted" and event.ply > 1 and event.seat == 0
            ]
            assert undone.back == void

    run(test())


async def first_events(table: Table, many: int) -> AsyncIterator[m.Event]:
    """As `events_from` tells them."""
    async for event in table.events_from(1):
        yield event
        if event.number == many:
            return


def test_numbers_tell_nothing_of_what_others_plan_or_say_to_each_other(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with (
            company(houses) as at,
            tap(at.ben, at.table) as ben,
            tap(at.eve, at.table) as eve,
            at.ann.at(at.table, 0) as hers,
            at.cat.at(at.table, 2) as friend,
            at.ben.at(at.table, 1) as his,
        ):
            await friend.until(lambda: friend.last_seen == hers.last_seen)
            before, known = hers.last_seen, his.view.version
            first = await hers.command(m.Say(new_id(), "now"))
            for turn in range(5):
                await hers.draft(["leg hold"] * (1 + turn % 2))
                await hers.command(m.Say(new_id(), f"only to you {turn}", "team", 0))
            last = await hers.command(m.Say(new_id(), "then"))
            assert (first, last) == (before + 1, before + 7)
            await friend.until(lambda: friend.last_seen == last)
            assert [event.said for event in friend.events[-3:]] == ["only to you 3", "only to you 4", "then"]
            for each in (ben, eve):
                await each.until_said("then")
                told = [message for message in map(json.loads, each.heard) if message["type"] != "presence"]
                assert [message["type"] for message in told] == ["news", "news"], "nothing in between"
                assert [(news["after"], news["number"]) for news in told] == [
                    (before, before + 1),
                    (before + 1, before + 2),
                ]
                assert all("only to you" not in message for message in each.heard)
            assert await his.command(m.Say(new_id(), "mine")) == before + 3
            assert his.view.version == known
            async with at.eve.at(at.table) as watching:
                assert [event.said for event in watching.events[-3:]] == ["now", "then", "mine"]
                assert watching.last_seen == before + 3

    run(test())


def test_drafts_do_not_use_up_what_one_may_say_and_cannot_flood(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at, tap(at.ann, at.table) as ann:
            await ann.send(m.Look(0))
            version = (await ann.next("news"))["view"]["version"]

            async def draft(i: int) -> None:
                await ann.send(m.Draft(f"draft{i}", version, 0, ["leg hold"] * (1 + i % 2)))

            begun = time.monotonic()
            for i in range(DRAFTS_AT_ONCE):
                await draft(i)
            for _ in range(BURST - 10):  # hello and look have been counted
                await ann.send(m.Ping())
            for _ in range(BURST - 10):
                await ann.next("pong")
            assert ann.kinds().count("ack") == DRAFTS_AT_ONCE
            assert "refused" not in ann.kinds()
            await asyncio.sleep(1)
            ann.heard.clear()
            for i in range(100, 100 + 2 * DRAFTS_AT_ONCE):
                await draft(i)
            refused = await ann.next("refused")
            assert refused["refusal"]["code"] == "too_fast"
            assert refused["id"].startswith("draft")
            await asyncio.sleep(2)
            await ann.send(m.Ping())
            await ann.next("pong")
            again = (time.monotonic() - begun) * DRAFTS_A_MINUTE / 60
            assert 0 < ann.kinds().count("ack") <= again, "as many as have come again meanwhile"

    run(test())


def test_a_client_says_again_what_was_too_fast(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with company(houses) as at, at.ann.at(at.table, 0) as hers:
            plans = [["leg hold"] * (1 + i % 3) for i in range(DRAFTS_AT_ONCE + 8)]
            for plan in plans:
                await hers.draft(plan)
            assert hers.view.drafts[0] == plans[-1]

    run(test())


def test_on_one_screen_one_sees_the_draft_of_the_seat_one_looks_from(houses: list[ServerProcess]) -> None:
    async def test() -> None:
        async with Person(houses[0].url) as ann:
            me = m.Place("me")
            table = await ann.open_table(m.NewTable("convoy", [me, me, me]))
            async with ann.at(table, 0) as there:
                assert there.info is not None
                assert there.info.plan == 30
                await there.do("muster")
                assert not any(seat.planning or seat.ticking for seat in there.seats), "nobody is kept waiting"
                await there.draft(WHOLE[:1])
                await there.look(1)
                await there.draft(WHOLE[:2])
                assert there.view.drafts == [None, WHOLE[:2], None]
                await there.look(2)
                assert there.view.drafts == [WHOLE[:1], None, []]

    run(test())


# Time


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: GAME)


def planning() -> Party:
    at = party(Chair([ANN], "Ann"), Chair([BEN], "Ben"), game=GAME)
    at.act("muster", 0)
    return at


@pytest.mark.usefixtures("installed")
def test_a_seat_shows_the_time_of_its_plan() -> None:
    at = planning()
    for seat in render.seat_infos(at.table.state, ANN, UNKNOWN, at.now + 5_000):
        assert (seat.left, seat.ticking, seat.planning, seat.answering) == (15_000, True, True, False)
    at.put(at.table.act_all(ANN, 0, at.table.state.version(0), WHOLE))
    ann, ben = render.seat_infos(at.table.state, ANN, UNKNOWN, at.now + 5_000)
    assert (ann.left, ann.ticking, ann.planning) == (None, False, False)
    assert (ben.left, ben.planning) == (15_000, True)
    assert render.table_info(at.table.state, ANN).plan == 20


@pytest.mark.usefixtures("installed")
def test_the_alarm_rings_and_the_plan_is_played_as_it_stands() -> None:
    async def wait() -> None:
        at = planning()
        at.put(at.table.draft(ANN, 0, at.table.state.version(0), WHOLE[:1]))
        at.put(at.table.act_all(BEN, 1, at.table.state.version(1), OTHER))
        live, screen = LiveTable(at.table, cast(House, Quiet())), Screen(BEN)
        screen.stream, screen.last_seen = "B", at.table.state.hearing.count(None)
        live.presence.enter(screen)
        live.hours = Stopped(at.now + 20_000)
        live.attend()
        news = await asyncio.wait_for(screen.heard.get(), 60)
        await live.close()
        lines = [line.text for event in news.events for line in event.lines]
        assert lines[0].to("en") == "Ann is out of time: the plan is played as it stands"
        assert lines[0].to("fr") == "Ann n’a plus de temps : son plan est joué tel quel"
        assert [line.to("en") for line in lines[1:]] == ["Wind"]
        assert [event.kind for event in news.events] == ["acted"] * 2, "and of the rest of the plan nothing"
        assert not news.seats[0].away
        assert news.view.picture["turn"] == 1
        assert [(seat.planning, seat.left) for seat in news.seats] == [(True, 21_000)] * 2, (
            "the next plan, once the wind was seen"
        )
        assert [ship["sailed"] for ship in news.view.picture["ships"]] == [1, 0]

    run(wait())
