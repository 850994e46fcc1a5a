"""How much may be kept: at a table, by a person, from an address, in the house. A move is never refused for that."""

from __future__ import annotations

import shutil
import time
from collections.abc import Sequence
from pathlib import Path

from astroport.core.refusal import refused
from astroport.server.limits import Buckets
from astroport.server.metrics import METRICS
from astroport.server.schema import Kept
from astroport.server.store import Store
from astroport.table import entries
from astroport.table.entries import Entry

MEGA = 1_000_000
MOST_ENTRIES = 10_000  # at one table, before talk, undoing, coming and going end
MOST_AT_TABLE = 4 * MEGA  # bytes, likewise
LEFT_FREE = 256 * MEGA  # on the disk, for the matches that are being played
COUNTED_EVERY_S = 10.0
DAY_MINUTES = 24 * 60
ENDLESS = (
    entries.Said,
    entries.Drafted,
    entries.Asked,
    entries.Undone,
    entries.Left,
    entries.Back,
    entries.Nudged,
)  # moves come to an end


class Disk:
    """What the house keeps, and may keep. All limits are in bytes; 0 is none."""

    def __init__(self, store: Store, most: int = 0, by_person: int = 0, by_address: int = 0) -> None:
        self.store = store
        self.most, self.by_person = most, by_person
        self._addresses = Buckets(by_address / DAY_MINUTES, burst=by_address)
        self._counted = float("-inf")
        self.used, self.free = 0, None if store.file is None else LEFT_FREE
        self.kept: Sequence[Kept] = ()

    @property
    def full(self) -> bool:
        """Whether there is no room for new tables."""
        return bool(self.most and self.used >= self.most) or (self.free is not None and self.free < LEFT_FREE)

    async def check_opening(self, person: str, address: str, size: int) -> None:
        """Refuse a new table, or a record of that size, to who has as much as they may, or in a full house."""
        await self.count()
        if self.full:
            raise refused("house_full")
        if self.by_person and await self.store.bytes_of(person) + size > self.by_person:
            raise refused("person_full", most=self.by_person // MEGA)
        if address and not self._addresses.take(address, size):
            raise refused("address_full")

    @staticmethod
    def check_more(number: int, size: int, wanted: Sequence[Entry]) -> None:
        """Refuse what could go on for ever at a table that has so many entries of that size; moves are always kept."""
        if (number >= MOST_ENTRIES or size >= MOST_AT_TABLE) and any(isinstance(entry, ENDLESS) for entry in wanted):
            raise refused("table_full")

    async def count(self) -> None:
        """See how much there is, not more often than needed."""
        if time.monotonic() - self._counted < COUNTED_EVERY_S:
            return
        self._counted = time.monotonic()
        self.used = await self.store.used()
        if self.store.file is not None:
            self.free = free_at(self.store.file.parent)
            METRICS.disk_free.set(self.free)
        METRICS.disk_used.set(self.used)

    async def sort(self) -> None:
        """See what it is that is kept."""
        self.kept = await self.store.kept()
        for kind in self.kept:
            METRICS.stored.labels(kind.kind).set(kind.bytes)


def free_at(folder: Path) -> int:
    """Bytes left on the disk of a folder."""
    return shutil.disk_usage(folder).free


def shown_size(size: int) -> str:
    """A size for people.

    >>> shown_size(999), shown_size(12_345), shown_size(4_200_000)
    ('999 B', '12.3 kB', '4.2 MB')
    """
    shown = float(size)
    for unit in ("B", "kB", "MB", "GB"):
        if shown < 1000 or unit == "GB":
            return f"{size} B" if unit == "B" else f"{shown:.1f} {unit}"
        shown /= 1000
    raise AssertionError
