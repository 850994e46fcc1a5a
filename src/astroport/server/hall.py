"""The hall: all tables of the house, loaded when somebody comes, unloaded when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Collection, Sequence

from astroport.core.errors import AstroportError, UnknownGame
from astroport.core.native import native
from astroport.core.registry import game
from astroport.core.words import Words
from astroport.server.bus import Bus
from astroport.server.live import LiveTable, first_row, follow, now
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.store import Entry, Store
from astroport.server.thinking import Thinkers
from astroport.table import facts, opening
from astroport.table.facts import Fact
from astroport.table.refusals import Declined
from astroport.table.table import Table

HEARTBEAT_S = 5
UNLOAD_AFTER_S = 600
REMEMBERED_CLOSURES = 100

NO_TABLE = Declined(
    "no_table",
    Words(en="No such table", fr="Cette table n’existe pas"),
    Words(
        en="There is no table at this address; perhaps a letter of the link is missing.",
        fr="Il n’y a pas de table à cette adresse ; peut-être manque-t-il une lettre au lien.",
    ),
)


class Hall:
    """All tables of one server process."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = Thinkers()
        self.started = time.monotonic()
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._closures: list[tuple[int, int]] = []  # when the house was closed: from, until
        self._chores: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the store and the bus, and find out for how long the house was closed."""
        await self.store.open()
        await self._note_closure()
        await self.bus.open(self._heard, self._seen)
        self._chores = [asyncio.create_task(self._heartbeat()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """Close everything; what was acknowledged is stored already."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, *self._telling, return_exceptions=True)
        for live in list(self._live.values()):
            await live.close()
        self.thinkers.close()
        await self.bus.close()
        await self.store.put_max("alive", now())
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
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        try:
            entries = await self.store.load(table_id)
            if not entries:
                raise NO_TABLE
            await compiled(facts.decode(entries[0].body))
            try:
                table, changes = follow(table_id, entries)
            except Declined:
                raise
            except AstroportError as error:
                raise unfit(str(error)) from None
            live = self._keep(table)
            live.recent.extend(changes)
            await self._forgive_closure(live)
            live.attend()
            return live
        finally:
            del self._loading[table_id]

    def _keep(self, table: Table) -> LiveTable:
        live = self._live[table.id] = LiveTable(table, self)
        METRICS.tables.set(len(self._live))
        return live

    async def open_table(self, opened: facts.Opened) -> LiveTable:
        """A new table; play begins at once if nobody is waited for."""
        await compiled(opened)
        table_id, at = opening.new_id(), now()
        table = Table(table_id, opened)
        wanted: list[Fact] = [opened, *table.begin()]
        entries = [Entry(table_id, i, at, facts.kind_of(f), facts.encode(f)) for i, f in enumerate(wanted, 1)]
        changes = [table.apply(e.number, e.at, facts.decode(e.body)) for e in entries]
        row = first_row(table_id, opened, table.stage, at)
        await self.store.append(entries, stage=table.stage, people=table.people, opened=row)
        live = self._keep(table)
        live.recent.extend(changes)
        live.attend()
        log("table opened", table=table_id, game=opened.game, seats=len(opened.chairs))
        return live

    async def rematch(self, live: LiveTable, person: str, command: str) -> int:
        """The same people at a new table; asked twice, or by two people, it is the same one."""
        if live.table.rematch is not None:
            return live.table.number
        live.table.go_on_at(person, "")
        other = await self.open_table(opening.again(live.table))

        def decide(table: Table) -> list[Fact]:
            return [] if table.rematch else table.go_on_at(person, other.table.id)

        return await live.submit(decide, command)

    # The house

    def tell_others(self, table: str, number: int) -> None:
        """Other processes should look at a table."""
        task = asyncio.ensure_future(self.bus.tell(table, number))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _heard(self, table: str, number: int) -> None:
        """Another process has stored something: about one table, or one does not know about which."""
        for live in self.live if not table else [self._live[table]] if table in self._live else []:
            if not table or live.table.number < number:
                task = asyncio.ensure_future(live.catch_up())
                self._telling.add(task)
                task.add_done_callback(self._telling.discard)

    def show_others(self, table: str, seats: Collection[int], watching: int) -> None:
        """Other processes should know who is connected here."""
        self.bus.show(table, seats, watching)

    def _seen(self, process: str, table: str, seats: frozenset[int], watching: int) -> None:
        """Another process says who is connected to it."""
        if table in self._live:
            self._live[table].seen_elsewhere(process, seats, watching)

    async def _note_closure(self) -> None:
        alive, at = await self.store.get("alive"), now()
        noted = json.loads(await self.store.get("closures") or "[]")
        if alive is not None and at - int(alive) > 2 * HEARTBEAT_S * 1000:
            noted = [*noted, [int(alive), at]][-REMEMBERED_CLOSURES:]
            await self.store.put("closures", json.dumps(noted))
        elif alive is not None and at > int(alive):
            noted = [*noted, [int(alive), at]]  # a short one counts too, but only for this process
        self._closures = [(int(since), int(until)) for since, until in noted]
        await self.store.put_max("alive", at)

    async def _forgive_closure(self, live: LiveTable) -> None:
        """While the house was closed no clock ran."""
        if live.table.clock.running:
            lost = sum(max(0, until - max(since, live.table.at)) for since, until in self._closures)
            if lost:
                await live.submit(lambda _table: [facts.Resumed(lost)])

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            for live in self.live:
                live.forget_silent()
                if live.viewers:
                    live.show_presence()
            try:
                await self.store.put_max("alive", now())
            except AstroportError as error:
                log("no heartbeat", error=str(error))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(60)
            for live in self.live:
                if live.idle and time.monotonic() - live.touched > UNLOAD_AFTER_S:
                    del self._live[live.table.id]
            METRICS.tables.set(len(self._live))


async def compiled(opened: facts.AnyFact) -> None:
    """See that the game of a table is compiled; the first time on a machine that takes a while, and others play on."""
    if isinstance(opened, facts.Opened):
        with contextlib.suppress(UnknownGame):  # the table itself says what is wrong
            await asyncio.to_thread(native, game(opened.game))


def unfit(why: str) -> Declined:
    """A table that cannot be followed under the rules as they are now."""
    return Declined(
        "unfit",
        Words(en="This match no longer fits the rules", fr="Cette partie ne correspond plus aux règles"),
        Words(
            en=f"The rules were corrected since it was played: {why}",
            fr=f"Les règles ont été corrigées depuis : {why}",
        ),
    )
