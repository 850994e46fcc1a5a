"""Clocks count time that passed while somebody was there: not time of day, and not the time of an empty table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from astroport.server import hours, presence, tables
from astroport.server.backup import database_of
from astroport.server.bus import NoBus
from astroport.server.live import LiveTable
from astroport.server.store import Store
from astroport.server.tables import Tables
from astroport.server.thinking_queue import Client
from astroport.table import entries, opening
from astroport.table.entries import Chair, ClockRule
from tests.table.party import ANN, BEN

HOUR = 3600
MINUTE = ClockRule("move", 60)


class Clocks:
    """The clock on the wall, and the one that nobody sets, both in our hands."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_000_000.0, 500.0

    def pass_by(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def clocks(monkeypatch: pytest.MonkeyPatch) -> Clocks:
    made = Clocks()
    monkeypatch.setattr(hours, "wall", lambda: int(made.wall * 1000))
    monkeypatch.setattr(hours, "steady", lambda: made.steady)
    monkeypatch.setattr(presence, "REST_AFTER_S", 0.01)
    return made


class Page:
    """Somebody's page, which nobody reads."""

    def __init__(self, person: str) -> None:
        self.client, self.person = Client(person=person), person
        self.seat: int | None = None
        self.stream: str | None = ""
        self.last_seen = 0
        self.shown: int | None = None

    def send(self, message: bytes) -> None:
        """It is sent."""


def house(folder: Path, *, alone: bool = True) -> Tables:
    """A house of its own, or one of several."""
    made = Tables(Store(database_of(folder)), NoBus())
    if not alone:
        made.bus = Others()
    return made


class Others:
    """A bus to other processes, over which nothing comes."""

    async def open(self, heard: object, seen: object = None) -> None:
        """It is."""

    def show(self, match: str, seats: Collection[int], watching: int) -> None:
        """Nobody looks."""

    async def tell(self, match: str, number: int) -> None:
        """Nobody hears."""

    async def close(self) -> None:
        """It is."""


def opened(clock: ClockRule = MINUTE, *chairs: Chair) -> entries.Opened:
    seated = chairs or (Chair([ANN], "Ann"), Chair([BEN], "Ben"))
    return opening.opened(opening.known_game("sputnik"), seated, {}, opener=ANN, clock=clock)


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), 60))

    return run


async def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    while not holds():
        await asyncio.sleep(0.005)


def left(at: LiveTable) -> int:
    """Milliseconds that who is to move has left."""
    shown = at.table.state.clock.shown(at.table.state.awaited[0], at.hours.now())
    assert shown is not None
    return shown


async def rung(at: LiveTable) -> bool:
    """Whether somebody is out of time."""
    await at.submit(lambda _table: [])
    return any(chair.away for chair in at.table.state.chairs)


@in_a_loop
async def test_a_wall_clock_that_jumps_an_hour_ahead_loses_nobodys_match(clocks: Clocks, tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened())
    at.presence.enter(Page(ANN))
    clocks.pass_by(10)
    clocks.wall += HOUR
    assert not await rung(at)
    await tables._notice_jump()
    assert not await rung(at)
    assert left(at) == 50_000
    assert abs(tables.hours.now() - clocks.wall * 1000) < 1000, "lists show the time of day as it is now"
    assert abs(at.table.state.at - clocks.wall * 1000) < 1000
    clocks.pass_by(51)
    assert await rung(at), "time that passes still counts"
    await tables.close()


@in_a_loop
async def test_one_that_is_set_back_stops_no_clock(clocks: Clocks, tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened())
    at.presence.enter(Page(ANN))
    clocks.wall -= HOUR
    clocks.pass_by(20)
    await tables._notice_jump()
    assert left(at) == 40_000
    name = at.table.state.id
    await tables.close()
    tables = house(tmp_path)
    await tables.open()
    at = await tables.table(name)
    at.presence.enter(Page(ANN))
    before = left(at)
    clocks.pass_by(15)
    assert before - left(at) == 15_000
    await tables.close()


@in_a_loop
async def test_over_a_restart_it_is_a_closure(clocks: Clocks, tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened())
    at.presence.enter(Page(ANN))
    clocks.pass_by(10)
    name = at.table.state.id
    await tables.close()
    clocks.wall += HOUR
    tables = house(tmp_path)
    await tables.open()
    clocks.pass_by(HOUR)  # nobody comes for a while
    at = await tables.table(name)
    assert not await rung(at)
    assert left(at) >= 50_000
    await tables.close()


async def restarted(folder: Path, clocks: Clocks, closed: float = 4) -> LiveTable:
    """A table, after ten seconds of play, in a house that was closed for a while and is open again."""
    tables = house(folder)
    await tables.open()
    at = await tables.open_table(opened())
    at.presence.enter(Page(ANN))
    clocks.pass_by(10)
    await tables.close()
    clocks.pass_by(closed)
    tables = house(folder)
    await tables.open()
    return await tables.table(at.table.state.id)


def people(at: LiveTable) -> tuple[Page, Page]:
    """Who is to move, and the other one."""
    to_move = at.table.state.awaited[0]
    return Page((ANN, BEN)[to_move]), Page((ANN, BEN)[1 - to_move])


@in_a_loop
async def test_after_a_restart_a_table_rests_until_who_is_to_move_is_back(clocks: Clocks, tmp_path: Path) -> None:
    """However long its page takes, and whatever asked for the table before."""
    at = await restarted(tmp_path, clocks)
    to_move, other = people(at)
    clocks.pass_by(10)
    await asyncio.sleep(0.05)  # longer than an empty table goes on
    at.presence.enter(other)
    clocks.pass_by(10)
    await asyncio.sleep(0.05)
    assert at.table.state.paused
    at.presence.enter(to_move)
    await until(lambda: not at.table.state.paused)
    assert left(at) == 50_000
    clocks.pass_by(51)
    assert await rung(at), "and then time counts"
    await at.house.close()  # type: ignore[attr-defined]


@in_a_loop
async def test_but_not_for_ever(clocks: Clocks, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tables, "REOPENING_MS", 100)
    at = await restarted(tmp_path, clocks)
    at.presence.enter(people(at)[1])
    assert at.table.state.paused
    clocks.pass_by(1)
    await until(lambda: not at.table.state.paused)
    assert left(at) == 50_000
    await at.house.close()  # type: ignore[attr-defined]


@in_a_loop
async def test_a_machine_whose_clock_is_wrong_takes_no_time_from_others(clocks: Clocks, tmp_path: Path) -> None:
    first = house(tmp_path, alone=False)
    await first.open()
    one = await first.open_table(opened())
    one.presence.enter(Page(ANN))
    clocks.pass_by(5)
    clocks.wall += HOUR
    second = house(tmp_path, alone=False)
    await second.open()
    two = await second.table(one.table.state.id)
    two.presence.enter(Page(BEN))
    assert not await rung(two)
    await two.submit(lambda table: table.say(BEN, None, "hello", False))
    await one.catch_up()
    clocks.pass_by(1)
    assert not await rung(one)
    assert left(one) > 40_000
    assert abs(one.hours.now() - two.hours.now()) < 2000, "they go by one time"
    await second.close()
    await first.close()


@in_a_loop
async def test_a_table_that_nobody_watches_pauses(clocks: Clocks, tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened())
    page, other = Page(ANN), Page(BEN)
    at.presence.enter(page)
    at.presence.enter(other)
    clocks.pass_by(20)
    at.presence.leave(other)
    await asyncio.sleep(0.05)
    assert not at.table.state.paused, "somebody is still there"
    at.presence.leave(page)
    assert not at.presence.watched
    await until(lambda: at.table.state.paused)
    clocks.pass_by(HOUR)
    assert not await rung(at)
    name = at.table.state.id
    await tables.close()
    tables = house(tmp_path)
    await tables.open()
    at = await tables.table(name)
    assert at.table.state.paused, "also after a restart"
    at.presence.enter(page)
    await until(lambda: not at.table.state.paused)
    assert left(at) == 40_000
    clocks.pass_by(41)
    assert await rung(at), "and goes on when somebody comes, whether the other does or not"
    await tables.close()


@pytest.mark.usefixtures("clocks")
@in_a_loop
async def test_who_comes_back_at_once_has_not_been_away(tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened())
    at.presence.enter(page := Page(ANN))
    number = at.table.state.number
    at.presence.leave(page)
    at.presence.enter(page)
    await asyncio.sleep(0.05)
    assert at.table.state.number == number
    await tables.close()


@pytest.mark.usefixtures("clocks")
@in_a_loop
async def test_bots_play_for_who_is_there(tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened(entries.NO_CLOCK, Chair(level="random"), Chair(level="random")))
    await asyncio.sleep(0.3)
    assert at.table.state.match.log[1:] == (), "nobody sees it"
    at.presence.enter(Page(ANN))
    await until(lambda: at.table.state.stage == "over")
    await tables.close()


@in_a_loop
async def test_how_long_somebody_has_waited(clocks: Clocks, tmp_path: Path) -> None:
    tables = house(tmp_path)
    await tables.open()
    at = await tables.open_table(opened(entries.NO_CLOCK))
    to_move = at.table.state.awaited[0]
    waits, gone = Page((ANN, BEN)[1 - to_move]), Page((ANN, BEN)[to_move])
    clocks.pass_by(HOUR)
    assert at.presence.shown().waited == {}, "nobody waits at an empty table"
    at.presence.enter(waits)
    clocks.pass_by(70)
    shown = at.presence.shown()
    assert shown.online == {1 - to_move}
    assert shown.gone == {to_move: (HOUR + 70) * 1000}
    assert shown.waited == {to_move: 70_000}
    at.presence.enter(gone)
    assert at.presence.shown().waited == {}
    at.presence.leave(gone)
    at.presence.leave(waits)
    clocks.pass_by(100)
    at.presence.enter(gone)
    shown = at.presence.shown()
    assert (shown.gone, shown.waited) == ({1 - to_move: 100_000}, {}), "it is not the turn of who is gone"
    await tables.close()
