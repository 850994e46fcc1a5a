"""What happened at a table, found again: a stretch of what somebody hears, or one event of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from astroport.server import messages as m
from astroport.server.render import Hearer
from astroport.server.store import Store
from astroport.table import entries
from astroport.table.log_lines import Listener
from astroport.table.past import Event
from astroport.table.state import TableState

STRETCH = 40  # events that are told at once
MOST_SILENT = 4  # stretches that are looked through for them, where much is not told
MOST_BYTES = 64 * 1024  # of them, about: what is said is long
MOST_KEPT = 10_000  # events in the house, some 10 MB

Told = m.Event | None  # None: nothing is told of it


class History:
    """What happened at the tables of a house. What somebody was told of lately is kept as it was told."""

    def __init__(self, store: Store, most: int = MOST_KEPT) -> None:
        self.store, self.most = store, most
        self._kept: OrderedDict[tuple[str, Listener, int], Told] = OrderedDict()

    async def event(self, hearer: Hearer, number: int) -> Event | None:
        """One event by the number that it has for somebody."""
        numbers = hearer.table.hearing.stored(hearer.team, number - 1, number) if number else []
        events = await self._found(hearer.table, numbers)
        return events[0] if events else None

    async def stretch(self, hearer: Hearer, after: int, before: int) -> tuple[int, list[m.Event]]:
        """The last things that somebody was told between two numbers, and after which number that is."""
        events: list[m.Event] = []  # the last first
        size = 0
        for _ in range(MOST_SILENT):
            since = max(after, before - 1 - STRETCH)
            for told in reversed(await self._told(hearer, since, before - 1)):
                size += _size(told)
                if events and size > MOST_BYTES:
                    return told.number, events[::-1]
                events.append(told)
            before = since + 1
            if before <= after + 1 or len(events) >= STRETCH:
                break
        return before - 1, events[::-1]

    async def past(self, hearer: Hearer, before: int, command: str) -> m.Past:
        """What somebody heard before a number."""
        before = max(1, min(before, hearer.count + 1))
        after, events = await self.stretch(hearer, 0, before)
        return m.Past(command, hearer.stream, after, before, events)

    async def _told(self, hearer: Hearer, after: int, until: int) -> list[m.Event]:
        """What somebody is told of what they count from one number (without it) to another."""
        table, numbers = hearer.table, hearer.table.hearing.stored(hearer.team, after, until)
        told = {number: self._kept[key] for number in numbers if (key := (table.id, hearer.to, number)) in self._kept}
        for event in await self._found(table, [number for number in numbers if number not in told]):
            messages = hearer.events(hearer.told([event]))
            told[event.number] = messages[0] if messages else None
        for number, message in told.items():
            self._keep((table.id, hearer.to, number), message)
        return [message for number in numbers if (message := told.get(number)) is not None]

    def _keep(self, key: tuple[str, Listener, int], told: Told) -> None:
        """Keep what was told, and let go of what nobody has asked for the longest."""
        self._kept[key] = told
        self._kept.move_to_end(key)
        if len(self._kept) > self.most:
            self._kept.popitem(last=False)

    async def _found(self, table: TableState, numbers: Sequence[int]) -> list[Event]:
        """What is stored under these numbers, as it was applied."""
        stored = await self.store.some(table.id, numbers) if numbers else []
        return table.past.found(table.match, [(e.number, e.at, entries.decode(e.body)) for e in stored], table.teams)


def _size(event: m.Event) -> int:
    """What an event may weigh in a message, about: only talk is as long as somebody likes."""
    return 200 + len((event.said or "").encode())
