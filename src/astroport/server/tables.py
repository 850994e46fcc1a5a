"""All tables of the house, loaded when somebody comes, unloaded when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import time
from collections.abc import Collection, Coroutine, Sequence
from typing import Any

from astroport.core.errors import AstroportError, UnknownGameError
from astroport.core.refusal import refused
from astroport.core.registry import game
from astroport.server import hours
from astroport.server.bus import Bus, NoBus
from astroport.server.disk import Disk
from astroport.server.health import Health
from astroport.server.history import History
from astroport.server.hours import JUMP_MS, Hours
from astroport.server.live import LiveTable, first_row, follow
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.reading import may_be_id
from astroport.server.store import Store, StoredEntry
from astroport.server.thinking import Thinkers
from astroport.server.workshop import FOR_TABLES, prepare
from astroport.table import entries, opening
from astroport.table.entries import Entry
from astroport.table.table import Table

HEARTBEAT_S = 3
UNLOAD_AFTER_S = 600
REMEMBERED_CLOSURES = 100
QUIET = 60  # things that happen in a minute
LONGEST_UNTIDY = 30  # minutes
OPENING = 20_000  # bytes that a new table counts for, beside what it begins with
LOOKED_AFTER = 500  # tables at once
REOPENING_MS = 30_000  # people's pages come back by themselves


class Tables:
    """All tables of one server process."""

    def __init__(self, store: Store, bus: Bus, thinking: float | None = None, disk: Disk | None = None) -> None:
        self.store = store
        self.history = History(store)
        self.bus = bus
        self.health = Health(store)
        self.disk = disk or Disk(store)
        self.thinkers = Thinkers(thinking)
        self.hours = Hours()
        self.started = time.monotonic()
        self._opened = hours.steady()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._closures: list[tuple[int, int]] = []  # when the house was closed: from, until
        self._chores: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._stored = 0  # in this minute

    async def open(self) -> None:
        """Open the store and the bus, and find out for how long the house was closed."""
        await self.store.open()
        self._opened = hours.steady()
        await self._note_closure()
        await self.bus.open(self._heard, self._seen)
        chores = (self._heartbeat(), self._tidy(), self.health.look_through())
        self._chores = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        """Close everything; what was acknowledged is stored already."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._telling, return_exceptions=True)
        for live in list(self._live.values()):
            await live.close()
        self.thinkers.close()
        self.thinkers.workshop.close()
        await self.bus.close()
        await self.store.put_max("alive", self.hours.now())
        await self.store.close()

    # Tables

    @property
    def live(self) -> Sequence[LiveTable]:
        """The tables in memory."""
        return list(self._live.values())

    async def table(self, table_id: str) -> LiveTable:
        """A table by its id, from memory or from the store."""
        found = self._live.get(table_id)
        if found is not None:
            return found
        if not may_be_id(table_id):
            raise refused("no_table")
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def fresh(self, table_id: str) -> LiveTable:
        """A table as the store has it now: the bus may be down, and not have told of everything; and a host may have
        thrown it away."""
        known = table_id in self._live
        live = await self.table(table_id)
        if known and live.state.stage != "playing":
            await self._let_go([live])
        if live.gone:
            raise refused("no_table")
        if known and not isinstance(self.bus, NoBus):
            await live.catch_up()
        return live

    async def _let_go(self, tables: Sequence[LiveTable]) -> None:
        """Forget those of the tables in memory that a host has thrown away; who is there hears it at the next word."""
        for at in range(0, len(tables), LOOKED_AFTER):
            some = tables[at : at + LOOKED_AFTER]
            kept = await self.store.ends([live.state.id for live in some])
            for live in some:
                if live.state.id not in kept:
                    live.gone = True
                    self._live.pop(live.state.id, None)

    async def _load(self, table_id: str) -> LiveTable:
        try:
            stored = await self.store.load(table_id)
            if not stored:
                raise refused("no_table")
            try:
                await self._prepared(entries.decode(stored[0].body))
                table = await asyncio.to_thread(follow, table_id, stored)
            except Exception as error:  # whatever it is: this one cannot be followed, the others can
                log("table does not fit", table=table_id, error=repr(error))
                raise refused("unfit", what=str(error)) from None
            live = LiveTable(table, self)
            live.stored = sum(len(each.body) for each in stored)
            await self._forgive_closure(live)
            self._keep(live)
            await live.catch_up()  # with what others have stored meanwhile
            live.attend()
            return live
        finally:
            del self._loading[table_id]

    async def _prepared(self, opened: entries.AnyEntry) -> None:
        """See that the game of a table is compiled; the first time on a machine that takes a while: others play on."""
        if isinstance(opened, entries.Opened):
            with contextlib.suppress(UnknownGameError):  # the table itself says what is wrong
                wanted = game(opened.game)
                await self.thinkers.workshop.ready(wanted.slug, FOR_TABLES)
                await asyncio.to_thread(prepare, wanted)

    def _keep(self, live: LiveTable) -> None:
        self._live[live.state.id] = live
        METRICS.tables.set(len(self._live))

    async def open_table(self, opened: entries.Opened, address: str = "") -> LiveTable:
        """A new table; play begins at once if nobody is waited for."""
        await self.disk.check_opening(opened.opener, address, OPENING + len(entries.encode(opened)))
        await self._prepared(opened)
        table_id, at = opening.new_id(), self.hours.now()
        table = Table(table_id, opened)
        wanted: list[Entry] = [opened, *table.begin()]
        stored = [StoredEntry(table_id, i, at, entries.kind_of(f), entries.encode(f)) for i, f in enumerate(wanted, 1)]
        for each in stored:
            table.state.apply(each.number, each.at, entries.decode(each.body))
        row = first_row(table_id, opened, table.state.stage, at)
        await self.store.append(stored, stage=table.state.stage, people=table.state.people, opened=row)
        live = LiveTable(table, self)
        self._keep(live)
        live.attend()
        log("table opened", table=table_id, game=opened.game, seats=len(opened.chairs))
        return live

    async def rematch(self, live: LiveTable, person: str, yes: bool, command: str) -> int:
        """Somebody would like to play again, or not; when all do, the same people have a new table."""
        number = await live.submit(lambda table: table.wish(person, yes), command)
        return await self._play_again(live) or number

    async def _play_again(self, live: LiveTable) -> int | None:
        """Open the table for a rematch, if nobody is waited for: with bots on the seats of who is not there."""
        async with live.rematching:
            was = live.table
            if was.state.rematch or not was.state.again or was.absence.wait_to_play_again(live.presence.shown()):
                return None
            by, absent = min(was.state.again), was.absence.wait_to_play_again()
            person = min(was.state.chairs[by].holders)
            other = await self.open_table(opening.again(was.state))
            if absent:
                await other.submit(lambda table: table.absence.begin_without(absent, by))
            return await live.submit(
                lambda table: [] if table.state.rematch else table.go_on_at(person, other.table.state.id)
            )

    # The house

    def tell_others(self, table: str, number: int) -> None:
        """Other processes should look at a table."""
        self._stored += 1
        if not isinstance(self.bus, NoBus):
            self._meanwhile(self.bus.tell(table, number))

    def _meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _heard(self, table: str, number: int) -> None:
        """Another process has stored something: about one table, or one does not know about which."""
        for live in self.live if not table else [self._live[table]] if table in self._live else []:
            if not table or live.state.number < number:
                self._meanwhile(live.catch_up())

    def show_others(self, table: str, seats: Collection[int], watching: int) -> None:
        """Other processes should know who is connected here."""
        self.bus.show(table, seats, watching)

    def _seen(self, process: str, table: str, seats: frozenset[int], watching: int) -> None:
        """Another process says who is connected to it."""
        if table in self._live:
            self._live[table].presence.seen_elsewhere(process, seats, watching)

    async def _note_closure(self) -> None:
        alive = await self.store.get("alive")
        self.hours.not_before(int(alive or 0))
        at = self.hours.now()
        noted = json.loads(await self.store.get("closures") or "[]")
        if alive is not None and at - int(alive) > 2 * HEARTBEAT_S * 1000:
            noted = [*noted, [int(alive), at]][-REMEMBERED_CLOSURES:]
            await self.store.put("closures", json.dumps(noted))
        elif alive is not None and isinstance(self.bus, NoBus):
            noted = [*noted, [int(alive), at]]  # a short one; with a bus another process may have been there
        self._closures = _merged([(int(since), int(until)) for since, until in noted])
        await self.store.put_max("alive", at)

    @property
    def reopening(self) -> float:
        """Seconds for which people still come back by themselves after the house was closed."""
        return self._opened + REOPENING_MS / 1000 - hours.steady()

    async def _forgive_closure(self, live: LiveTable) -> None:
        """While the house was closed no clock ran, nor while nobody had the table: with a bus that is sure only until
        people could come back, and where a clock ran out and nobody rang it. Nobody is back yet: the table rests."""
        end, at = live.state.clock.next_end(), self.hours.now()
        if end is None:
            return
        lost = 0
        if self._closures:
            *before, (closed, opened) = self._closures
            spans = [*before, (closed, at if isinstance(self.bus, NoBus) else min(at, opened + REOPENING_MS))]
            lost = sum(max(0, until - max(since, live.state.at)) for since, until in spans)
        late = at - (end[0] + lost)
        if late > JUMP_MS:
            await live.submit(lambda _table: [entries.Resumed(lost + late + REOPENING_MS)], ticking=False)
        elif lost:
            await live.rest_since(lost)

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            await self._notice_jump()
            for live in () if isinstance(self.bus, NoBus) else self.live:
                live.presence.forget_silent()
                if live.presence.viewers:
                    live.presence.show_others()
            try:
                await self.store.put_max("alive", self.hours.now())
                await self._look_after_all()
            except AstroportError as error:
                log("no heartbeat", error=str(error))
            await self._play_again_without_the_gone()

    async def _play_again_without_the_gone(self) -> None:
        """Where a rematch is wished, others may have gone since; one process looks after it."""
        for live in self.live:
            if min(live.state.again, default=None) not in live.presence.here:
                continue
            try:
                await self._play_again(live)
            except AstroportError as error:
                log("no rematch", table=live.state.id, error=str(error))

    async def _notice_jump(self) -> None:
        """The time of day went ahead by itself: nothing happened meanwhile, as if the house had been closed."""
        jump = self.hours.jump()
        if not jump:
            return
        log("time of day has jumped", ms=jump)
        at = self.hours.now()
        self._closures = _merged([*self._closures, (at - jump, at)])
        try:
            await self.store.put("closures", json.dumps(self._closures[-REMEMBERED_CLOSURES:]))
            for live in self.live:
                await live.jumped()
        except AstroportError as error:
            log("jump not stored", error=str(error))

    async def _look_after_all(self) -> None:
        """Whatever the bus has told or not: who watches a table sees what other processes have stored."""
        watched = {live.state.id: live for live in self.live if live.presence.viewers}
        if not watched or isinstance(self.bus, NoBus):
            return
        for table, number in (await self.store.ends(watched)).items():
            if number > watched[table].table.state.number:
                await watched[table].catch_up()

    async def _tidy(self) -> None:
        untidy = 0
        while True:
            await asyncio.sleep(60)
            untidy += 1
            if self._stored < QUIET or untidy > LONGEST_UNTIDY:
                gc.collect()  # see `serve.spare_the_collector`
                untidy = 0
            self._stored = 0
            for live in self.live:
                if live.idle and time.monotonic() - live.touched > UNLOAD_AFTER_S:
                    del self._live[live.state.id]
            METRICS.tables.set(len(self._live))
            try:
                await self._let_go([live for live in self.live if live.state.stage != "playing"])
                await self.disk.count()
                await self.disk.sort()
            except AstroportError as error:
                log("disk not counted", error=str(error))


def _merged(spans: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same times, none of them twice."""
    merged: list[tuple[int, int]] = []
    for since, until in sorted(spans):
        if merged and since <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(until, merged[-1][1])
        else:
            merged.append((since, until))
    return merged
