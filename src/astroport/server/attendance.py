"""Who is connected to a table, here and at other processes; who is not, and how long somebody has waited for them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from astroport.server import hours
from astroport.table.presence import Presence
from astroport.table.state import TableState

BELIEVED_S = 9  # for which one believes what another process said about who is connected to it


class Somebody(Protocol):
    """A connection of somebody's."""

    person: str


class Attendance:
    """Who is there. It is not stored: after a restart everybody is gone, and has come back a moment later."""

    def __init__(self, table: TableState, viewers: Collection[Somebody]) -> None:
        self._table, self._viewers = table, viewers
        self._elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}  # by process: seats, watching, until when
        self._gone: dict[int, float] = {}  # since when
        self._waited: dict[int, float] = {}
        self.note()

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        return {seat for viewer in self._viewers for seat in self._table.seats_of(viewer.person)}

    @property
    def online(self) -> set[int]:
        """The seats whose people are connected, here or elsewhere."""
        return self.here.union(*(seats for seats, _, _ in self._elsewhere.values()))

    @property
    def watching_here(self) -> int:
        """How many others are connected to this process."""
        return sum(1 for viewer in self._viewers if not self._table.seats_of(viewer.person))

    @property
    def watching(self) -> int:
        """How many others are connected."""
        return self.watching_here + sum(count for _, count, _ in self._elsewhere.values())

    @property
    def watched(self) -> bool:
        """Whether anybody is connected at all, here or elsewhere."""
        return bool(self._viewers) or any(seats or watching for seats, watching, _ in self._elsewhere.values())

    def said_elsewhere(self, process: str, seats: frozenset[int], watching: int) -> tuple[bool, bool]:
        """Another process says who is connected to it; whether one hears of it for the first time, and if that is
        something new."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = seats, watching, hours.steady() + BELIEVED_S
        return before is None, before is None or before[:2] != (seats, watching)

    def forget_silent(self) -> bool:
        """Processes that have not been heard of for long have nobody connected; whether there was such a one."""
        late = [process for process, (_, _, until) in self._elsewhere.items() if until < hours.steady()]
        for process in late:
            del self._elsewhere[process]
        return bool(late)

    def note(self) -> None:
        """Something has changed: who is connected, or whose turn it is. Nobody waits at a table without anybody."""
        online, watched, awaited, at = self.online, self.watched, self._table.awaited, hours.steady()
        for seat, chair in enumerate(self._table.chairs):
            gone = chair.who == "person" and seat not in online
            _count(self._gone, seat, gone, at)
            _count(self._waited, seat, gone and watched and (seat in awaited or chair.away), at)

    def shown(self) -> Presence:
        """As the table, and those at it, are told."""
        at = hours.steady()
        return Presence(
            self.online,
            {seat: int((at - since) * 1000) for seat, since in self._gone.items()},
            {seat: int((at - since) * 1000) for seat, since in self._waited.items()},
        )


def _count(times: dict[int, float], seat: int, counts: bool, at: float) -> None:
    if counts:
        times.setdefault(seat, at)
    else:
        times.pop(seat, None)
