"""What happened at a table, found again: a stretch of what somebody hears, or one change of it."""

from __future__ import annotations

from collections.abc import Sequence

from astroport.server import messages as m
from astroport.server.render import Heard, Hearer
from astroport.server.store import Store
from astroport.table import facts
from astroport.table.past import Change
from astroport.table.table import Table

STRETCH = 60  # events that are told at once
MOST_SILENT = 4  # stretches that are looked through for them, where much is not told
MOST_BYTES = 64 * 1024  # of them, about: what is said is long


async def found(store: Store, table: Table, numbers: Sequence[int]) -> list[Change]:
    """What is stored under these numbers, as it was applied."""
    entries = await store.some(table.id, numbers) if numbers else []
    return table.past.found(table.match, [(e.number, e.at, facts.decode(e.body)) for e in entries], table.teams)


async def stretch(store: Store, hearer: Hearer, after: int, before: int) -> tuple[int, list[Heard]]:
    """The last things that somebody was told between two numbers, and after which number that is."""
    found_again: list[Heard] = []  # the last first
    size = 0
    for _ in range(MOST_SILENT):
        since = max(after, before - 1 - STRETCH)
        numbers = hearer.table.hearing.stored(hearer.team, since, before - 1)
        for heard in reversed(hearer.told(await found(store, hearer.table, numbers))):
            size += _size(heard[0])
            if found_again and size > MOST_BYTES:
                return hearer.table.hearing.count(hearer.team, heard[0].number), found_again[::-1]
            found_again.append(heard)
        before = since + 1
        if before <= after + 1 or len(found_again) >= STRETCH:
            break
    return before - 1, found_again[::-1]


def _size(change: Change) -> int:
    """What a change may weigh in a message, about: only talk is as long as somebody likes."""
    return 200 + (len(change.fact.text.encode()) if isinstance(change.fact, facts.Said) else 0)


async def past(store: Store, hearer: Hearer, before: int, command: str) -> m.Past:
    """What somebody heard before a number."""
    before = max(1, min(before, hearer.count + 1))
    after, heard = await stretch(store, hearer, 0, before)
    return m.Past(command, hearer.stream, after, before, hearer.events(heard))
