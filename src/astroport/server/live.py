"""A table in memory, with those who watch it. What is decided is stored first, then applied, then told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from astroport import bots
from astroport.core.errors import RefusedError, StaleError
from astroport.core.match import Match
from astroport.core.refusal import refused
from astroport.server import hints, presence, render
from astroport.server import messages as m
from astroport.server.disk import Disk
from astroport.server.drafts import Drafts
from astroport.server.history import History
from astroport.server.hours import JUMP_MS, Hours, TableHours
from astroport.server.limits import Buckets
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.store import Row, Store, StoredEntry, StoreError
from astroport.server.thinking import Thought
from astroport.server.thinking_queue import Client
from astroport.server.workshop import FOR_BOTS
from astroport.table import entries
from astroport.table.entries import Entry, decode, encode, kind_of
from astroport.table.past import Event
from astroport.table.table import Table
from astroport.table.table import follow as follow_entries

PROGRESS_EVERY_S = 1.0  # while a game is compiled
STAND_IN_S = 1.5  # a bot that stands in for somebody takes its time
TALK_A_MINUTE = 30  # things that are said by one seat


class House(hints.House, presence.House, Protocol):
    """What a live table needs of the house."""

    store: Store
    history: History
    disk: Disk
    hours: Hours

    def tell_others(self, table: str, number: int) -> None:
        """Other processes should look."""


class LiveTable:
    """A table and its viewers. All that changes it goes through `submit`, one after another."""

    def __init__(self, table: Table, house: House) -> None:
        self.table, self.state, self.house = table, table.state, house
        self.stored = 0  # bytes of its entries
        self.gone = False  # a host has thrown it away
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.opened_from = ""  # which network, if that was lately
        self._thinking: dict[tuple[int, int], asyncio.Future[Thought]] = {}  # by seat and version
        self._tasks: set[asyncio.Task[None]] = set()
        self._alarm: asyncio.TimerHandle | None = None
        self.rematching = asyncio.Lock()
        self.talk = Buckets(TALK_A_MINUTE)
        self._looking_back = asyncio.Lock()
        self._evaluations: m.Evaluations | None = None
        self._hints = hints.Hints(table, house)
        self.drafts = Drafts(self.state)
        self.presence = presence.TablePresence(self, house)
        self.hours = TableHours(max(house.hours.now(), self.state.at))

    # Being changed

    async def submit(
        self,
        decide: Callable[[Table], Sequence[Entry]],
        command: str | None = None,
        *,
        ticking: bool = True,
        acknowledge: Callable[[int], None] = lambda _number: None,
    ) -> int:
        """Let the table decide, store what it decided, apply it and tell everybody.

        Returns the number of the entry; of a command that was done before, the number it had then. What the table
        refuses is raised, and nothing has changed. First comes what the clock says, unless it is not `ticking`. Whoever
        gave the command is told the number (`acknowledge`) as soon as it is stored, before anybody is told of it.
        """
        async with self.lock:
            self.touched = time.monotonic()
            while True:
                if command is not None and command in self.state.commands:
                    acknowledge(self.state.commands[command])
                    return self.state.commands[command]
                at = max(self.hours.now(), self.state.at)
                expired = self.table.time_is_up(at) if ticking else []
                wanted = expired or list(decide(self.table))
                if not wanted:
                    acknowledge(self.state.number)
                    return self.state.number
                number = self.state.number + 1
                if not expired:
                    self.house.disk.check_more(self.state.number, self.stored, wanted)
                if expired:
                    await self._store(wanted, at, None)
                elif await self._store(wanted, at, command, partial(acknowledge, number)):
                    return number

    async def _store(
        self, wanted: Sequence[Entry], at: int, command: str | None, stored_it: Callable[[], None] = lambda: None
    ) -> bool:
        """Store entries and apply them; False if somebody else was faster, whose entries are applied then."""
        state, first = self.state, self.state.number + 1
        stored = [
            StoredEntry(state.id, number, at, kind_of(entry), encode(entry), command if number == first else None)
            for number, entry in enumerate(wanted, first)
        ]
        people = {p for f in wanted for p in _people_in(f)}
        started = time.perf_counter()
        try:
            done = await self.house.store.append(stored, stage=self._stage_after(wanted), people=people)
        except StoreError:
            await self._catch_up()
            if await self.house.store.row(state.id) is None:  # a host has thrown it away
                raise refused("no_table") from None
            if command is not None and command in state.commands:
                return False  # it was stored after all: the caller finds it
            raise
        METRICS.commit.observe(time.perf_counter() - started)
        if not done:
            await self._catch_up()
            return False
        events, seats_changed = self._apply(stored)
        stored_it()
        await asyncio.sleep(0)  # the acknowledgement goes out before everybody is told
        self._tell(events, seats_changed)
        self.house.tell_others(state.id, state.number)
        return True

    def _stage_after(self, wanted: Sequence[Entry]) -> str:
        """The stage the table will have: known before it is applied, since it is stored with the entries."""
        if any(
            (isinstance(entry, entries.Acted) and entry.over)
            or (isinstance(entry, entries.Resigned | entries.Claimed) and entry.result)
            for entry in wanted
        ):
            return "over"
        return "playing" if any(isinstance(entry, entries.Began) for entry in wanted) else self.state.stage

    async def catch_up(self) -> None:
        """Follow what other processes have stored."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        stored = await self.house.store.load(self.state.id, self.state.number)
        if stored:
            self.hours.follow(stored[-1].at)
            self._tell(*self._apply(stored))

    async def jumped(self) -> None:
        """The time of day has jumped ahead: the table goes on with the new one, and no clock counts the jump."""
        lost = self.house.hours.now() - self.hours.now()
        self.hours.follow(self.house.hours.now())
        if lost > JUMP_MS and self.state.clock.running:
            await self.submit(lambda _table: [entries.Resumed(lost)], ticking=False)

    async def rest_since(self, lost: int) -> None:
        """The house was closed while clocks ran: they did not count, and do not until people are back."""
        self.presence.returning = True
        await self.submit(lambda table: table.pause(lost), ticking=False)

    def _apply(self, stored: Sequence[StoredEntry]) -> tuple[list[Event], bool]:
        """Follow what is stored; what has changed, and whether that is somebody's seat."""
        before = self._holders()
        events = [self.state.apply(e.number, e.at, decode(e.body), e.command_id) for e in stored]
        self.stored += sum(len(each.body) for each in stored)
        for event in events:
            METRICS.entries.labels(kind_of(event.entry)).inc()
        return events, before != self._holders()

    def _holders(self) -> list[frozenset[str]]:
        return [frozenset(chair.holders) for chair in self.state.chairs]

    # Telling

    def _tell(self, events: Sequence[Event], seats_changed: bool) -> None:
        """Let everybody know, and go on."""
        self._hints.drop()
        self.presence.note()
        self._spread(events, seats_changed)
        if seats_changed:
            self.presence.tell()
        self.attend()

    def _spread(self, events: Sequence[Event], seats_changed: bool) -> None:
        """Tell every viewer who hears of it; those who see the same get the same bytes."""
        made: dict[tuple[object, ...], tuple[m.News, bytes, int]] = {}
        showing = render.Showing(self.state, self.presence.shown(), self.hours.now())
        for viewer in list(self.presence.viewers):
            role = self.state.role(viewer.person)
            if role is None:
                continue
            if seats_changed:
                viewer.send(m.encoder.encode(render.welcome(self.state, viewer.person, showing.now)))
            if viewer.stream is None:
                continue  # is shown everything when it is found
            hearer = render.Hearer(self.state, viewer.person, viewer.seat)
            if viewer.stream != hearer.stream:
                self.start(self.show(viewer, None, 0))  # hears something else than before
                continue
            key = (hearer.to, role, viewer.person == self.state.opened.opener, viewer.last_seen)
            if key not in made:
                fresh = [e for e in events if self.state.hearing.count(hearer.team, e.number) > viewer.last_seen]
                told = render.news_with_scenes(hearer, hearer.told(fresh, showing), viewer.last_seen, showing)
                made[key] = told, m.encoder.encode(told), render.gist(told)
            told, message, gist = made[key]
            if told.events or viewer.shown != gist:
                viewer.last_seen, viewer.shown = told.number, gist
                viewer.send(message)
                continue
            for draft in self.drafts.told(events, hearer.seat):
                viewer.send(m.encoder.encode(draft))

    async def show(self, viewer: presence.Viewer, stream: str | None, last_seen: int) -> None:
        """What a viewer misses who has a stream up to a number, or its last stretch; and how things stand."""
        viewer.stream = None
        try:
            while True:
                hearer = render.Hearer(self.state, viewer.person, viewer.seat)
                until = hearer.count
                last_seen = last_seen if stream == hearer.stream and last_seen <= until else 0
                after, events = await self.house.history.stretch(hearer, last_seen, until + 1)
                again = render.Hearer(self.state, viewer.person, viewer.seat)
                if (again.to, again.count) == (hearer.to, until):  # nothing has happened meanwhile
                    break
        except BaseException:
            viewer.stream = "none"  # it is shown everything the next time
            raise
        there = self.presence.shown()
        there = replace(there, online={*there.online, *self.state.seats_of(viewer.person)})
        news = render.news(again, events, after, render.Showing(self.state, there, self.hours.now()))
        viewer.stream, viewer.last_seen, viewer.shown = news.stream, news.number, render.gist(news)
        viewer.send(m.encoder.encode(news))

    # Bots and clocks

    def attend(self) -> None:
        """Let bots think whose turn it is, while somebody is connected to this process, and set the alarm."""
        self._stop_thinking()
        for seat in () if self.state.deserted or not self.presence.viewers else self.state.awaited:
            level, key = self.state.bot_on(seat), (seat, self.state.version(seat))
            if level and key not in self._thinking:
                self._thinking[key] = asyncio.ensure_future(self._choose(seat, level))
                self.start(self._think(key, self._thinking[key]))
        self._set_alarm()

    async def _choose(self, seat: int, level: str) -> Thought:
        started = time.monotonic()
        await self.prepared()
        thinkers, who = self.house.thinkers, (self.state.id, seat)
        thought = await thinkers.play(level, self.state.match.fork(), seat, who, self._client())
        if self.state.chairs[seat].away:  # who comes back at once has missed little
            await asyncio.sleep(STAND_IN_S - (time.monotonic() - started))
        return thought

    async def prepared(self) -> None:
        """Wait until the game's bots are compiled, and tell those who wait how far that is."""
        workshop, slug = self.house.thinkers.workshop, self.state.game.slug
        if workshop.done(slug) == FOR_BOTS:
            return
        workshop.hurry(slug)
        while (done := workshop.done(slug)) < FOR_BOTS:
            self.presence.tell_all(m.Preparing(done, FOR_BOTS))
            await asyncio.sleep(PROGRESS_EVERY_S)
        self.presence.tell_all(m.Preparing(FOR_BOTS, FOR_BOTS))

    def _client(self, person: str | None = None) -> Client:
        """For whom a bot thinks here: who asked, or of those who play, or else watch, the one for whom it is thought
        least. All who only watch from one network are one: names cost nothing."""
        here = {viewer.client for viewer in self.presence.viewers if person in (None, viewer.person)}
        playing = {client for client in here if self.state.seats_of(client.person)}
        here = playing or {Client(client.network) for client in here}
        return self.house.thinkers.least_asked(here) if here else Client(person=person or self.state.opened.opener)

    async def _think(self, key: tuple[int, int], choosing: asyncio.Future[Thought]) -> None:
        """Play what is chosen, unless the table has gone on meanwhile or nobody watches any more."""
        seat, version = key
        try:
            choice = await choosing
            await self.submit(lambda table: table.bot_acts(seat, version, choice.action, choice.reasons))
        except (StaleError, RefusedError):
            pass  # the table has gone on without it
        except StoreError as error:
            log("bot could not act", table=self.state.id, error=str(error))
            await asyncio.sleep(1)
        finally:
            choosing.cancel()
            if self._thinking.get(key) is choosing:
                del self._thinking[key]
        if seat in self.state.awaited and self.state.version(seat) == version and self.state.bot_on(seat):
            self.attend()

    def _stop_thinking(self) -> None:
        """End what nobody waits for: at a position that is past, or at a table that nobody watches."""
        for seat, version in list(self._thinking):
            if not self.presence.viewers or seat not in self.state.awaited or version != self.state.version(seat):
                self._thinking.pop((seat, version)).cancel()

    def _set_alarm(self) -> None:
        """For when the table comes to rest or goes on, as people come and go; or else for when a clock runs out."""
        self._stop_alarm()
        due, end = self.presence.rest_or_wake(), self.state.clock.next_end()
        if due:
            self._alarm = asyncio.get_running_loop().call_later(due[0], self._ring, due[1])
        elif end:
            wait = max(0, end[0] - self.hours.now()) / 1000 + 0.01
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _stop_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
        self._alarm = None

    def _ring(self, decide: Callable[[Table], Sequence[Entry]] | None = None) -> None:
        self._alarm = None
        self.start(self._rung(decide))

    async def _rung(self, decide: Callable[[Table], Sequence[Entry]] | None) -> None:
        """Something is due, or the clock may have run out; if not (clocks of machines are set), or if it cannot be
        stored, ring again."""
        try:
            await self.submit(decide or (lambda _table: []), ticking=decide is None)
        except StoreError as error:
            log("clock could not be set", table=self.state.id, error=str(error))
            await asyncio.sleep(1)
        self.attend()

    # Hints and looking back

    async def hint(self, person: str, seat: int) -> Thought:
        """What the best bot would do on a seat of a person's."""
        return await self._hints.hint(person, seat, self._client(person))

    async def evaluations(self) -> m.Evaluations:
        """What each seat could expect at every ply of the finished match, found out once."""
        async with self._looking_back:
            if self._evaluations is None:
                self._evaluations = await asyncio.to_thread(self._look_back, self.state.match.fork())
        return self._evaluations

    def _look_back(self, match: Match) -> m.Evaluations:
        return render.evaluations(self.state, match, bots.evaluate_match(match))

    # What is done meanwhile

    def start(self, work: Awaitable[None]) -> None:
        """Do something meanwhile."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log("table in trouble", table=self.state.id, error=repr(task.exception()))

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not (self.presence.viewers or self._tasks or self._alarm or self.lock.locked())

    async def close(self) -> None:
        """Stop thinking and ringing."""
        self._stop_alarm()
        self._hints.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _people_in(entry: Entry) -> list[str]:
    """Those who have something to do with the table from then on."""
    if isinstance(entry, entries.Sat) or (isinstance(entry, entries.Admitted) and entry.role == "seat"):
        return [entry.person] if entry.person else []
    return []


def follow(table_id: str, stored: Iterable[StoredEntry]) -> Table:
    """The table that a stored log makes."""
    return follow_entries(table_id, ((e.number, e.at, decode(e.body), e.command_id) for e in stored))


def first_row(table_id: str, opened: entries.Opened, stage: str, at: int) -> Row:
    """What the store notes of a new table."""
    return Row(
        table_id, opened.game, opened.rules_version, stage, at, at, opened.opener, brought=opened.record is not None
    )
