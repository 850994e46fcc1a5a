"""Drafts at a table: how many a seat may send, and to whom they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from astroport.core.refusal import refused
from astroport.server import messages as m
from astroport.server.limits import Buckets
from astroport.table import entries
from astroport.table.past import Event
from astroport.table.state import TableState

DRAFTS_A_MINUTE, DRAFTS_AT_ONCE = 480, 24  # of one seat: a page sends one every 150 ms at most


class Drafts:
    """Those of one table."""

    def __init__(self, table: TableState) -> None:
        self._table = table
        self._limit = Buckets(DRAFTS_A_MINUTE, burst=DRAFTS_AT_ONCE)

    def check_more(self, who: str) -> None:
        """Refuse another one to who sends too many."""
        if not self._limit.take(who):
            raise refused("too_fast")

    def told(self, events: Sequence[Event], seat: int | None) -> list[m.Drafted]:
        """The drafts among events that may be seen from a seat: the last of each seat."""
        drafted = [event.entry for event in events if isinstance(event.entry, entries.Drafted)]
        last = {entry.seat: entry for entry in drafted if seat is not None and self._table.allied(seat, entry.seat)}
        return [m.Drafted(entry.seat, entry.actions) for entry in last.values()]
