"""Who is connected to a table, here and at other processes: they are told of each other, and without them it rests."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from astroport.server import hours, render
from astroport.server import messages as m
from astroport.server.thinking_queue import Client
from astroport.table.entries import Entry
from astroport.table.presence import Presence
from astroport.table.state import TableState
from astroport.table.table import Table

BELIEVED_S = 9  # for which one believes what another process said about who is connected to it
REST_AFTER_S = 3  # without anybody connected; a page that is loaded anew is back by then


class Viewer(Protocol):
    """Somebody's socket at a table."""

    client: Client
    person: str
    seat: int | None  # from which they wish to look
    stream: str | None  # what is told here; None: it is being looked up
    last_seen: int  # the number of the last event sent, in that stream
    shown: int | None  # the gist of the last news sent; None: there were none

    def send(self, message: bytes) -> None:
        """Send a message as soon as the socket takes it; never waits."""


class House(Protocol):
    """What presence needs of the house."""

    @property
    def reopening(self) -> float:
        """Seconds for which people still come back by themselves after the house was closed."""

    def show_others(self, table: str, seats: Collection[int], watching: int) -> None:
        """Other processes should know who is connected here."""


class Live(Protocol):
    """What presence needs of the table."""

    state: TableState
    touched: float

    def attend(self) -> None:
        """Go on with those who are there now."""


class TablePresence:
    """Who is there. It is not stored: after a restart everybody is gone, and has come back a moment later."""

    def __init__(self, live: Live, house: House) -> None:
        self._live, self._table, self._house = live, live.state, house
        self.viewers: set[Viewer] = set()
        self.returning = False  # those whose clocks ran when the house was closed may not be back yet
        self._elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}  # by process: seats, watching, until when
        self._gone: dict[int, float] = {}  # since when
        self._waited: dict[int, float] = {}
        self.note()

    @property
    def here(self) -> set[int]:
        """The seats whose people are connected to this process."""
        people = {viewer.person for viewer in self.viewers}
        return {seat for seat, chair in enumerate(self._table.chairs) if not chair.holders.isdisjoint(people)}

    @property
    def online(self) -> set[int]:
        """The seats whose people are connected, here or elsewhere."""
        return self.here.union(*(seats for seats, _, _ in self._elsewhere.values()))

    @property
    def watching_here(self) -> int:
        """How many others are connected to this process."""
        return sum(1 for viewer in self.viewers if not self._table.seats_of(viewer.person))

    @property
    def watched(self) -> bool:
        """Whether anybody is connected, here or elsewhere. Where nobody is, bots do not think and clocks stop."""
        return bool(self.viewers) or any(seats or watching for seats, watching, _ in self._elsewhere.values())

    def shown(self) -> Presence:
        """As the table, and those at it, are told."""
        at = hours.steady()
        return Presence(
            self.online,
            {seat: int((at - since) * 1000) for seat, since in self._gone.items()},
            {seat: int((at - since) * 1000) for seat, since in self._waited.items()},
        )

    # Coming and going

    def enter(self, viewer: Viewer) -> None:
        """Somebody watches from now on."""
        self.viewers.add(viewer)
        self._changed()
        self.show_others()

    def leave(self, viewer: Viewer) -> None:
        """Somebody is gone."""
        if viewer in self.viewers:
            self.viewers.discard(viewer)
            self._live.touched = time.monotonic()
            self._changed()
            self.show_others()

    def show_others(self) -> None:
        """Let other processes know who is here."""
        self._house.show_others(self._table.id, self.here, self.watching_here)

    def seen_elsewhere(self, process: str, seats: frozenset[int], watching: int) -> None:
        """Another process says who is connected to it; one that is new here is told who is here."""
        before = self._elsewhere.get(process)
        self._elsewhere[process] = seats, watching, hours.steady() + BELIEVED_S
        if before is None and self.viewers:
            self.show_others()
        if before is None or before[:2] != (seats, watching):
            self._changed()

    def forget_silent(self) -> None:
        """Processes that have not been heard of for long have nobody connected."""
        late = [process for process, (_, _, until) in self._elsewhere.items() if until < hours.steady()]
        for process in late:
            del self._elsewhere[process]
        if late:
            self._changed()

    def _changed(self) -> None:
        """Tell those who are here, and let the table rest or go on."""
        self.tell()
        self._live.attend()

    def note(self) -> None:
        """Something has changed: who is connected, or whose turn it is. Nobody waits at a table without anybody."""
        online, watched, awaited, at = self.online, self.watched, self._table.awaited, hours.steady()
        for seat, chair in enumerate(self._table.chairs):
            gone = chair.who == "person" and seat not in online
            _count(self._gone, seat, gone, at)
            _count(self._waited, seat, gone and watched and (seat in awaited or chair.away), at)

    def tell(self) -> None:
        """Tell those who are here who is there."""
        self.note()
        watching = self.watching_here + sum(count for _, count, _ in self._elsewhere.values())
        self.tell_all(render.presence(self._table, self.shown(), watching))

    def tell_all(self, message: m.FromServer) -> None:
        """Tell all who are here the same."""
        told = m.encoder.encode(message)
        for viewer in self.viewers:
            viewer.send(told)

    # Rest

    def rest_or_wake(self) -> tuple[float, Callable[[Table], Sequence[Entry]]] | None:
        """In how many seconds the table comes to rest or goes on, and what it decides then; None if it stays as it is.

        It goes on when somebody is there; after the house was closed it waits a while for those who are to decide:
        their pages are on the way.
        """
        if not self._table.paused:
            return (REST_AFTER_S, self._rest) if self._table.clock.running and not self.watched else None
        if not self.watched:
            return None
        deciding = {seat for seat in self._table.awaited if not self._table.bot_on(seat)}
        wait = self._house.reopening if self.returning and not deciding <= self.online else 0
        return max(0, wait), self._wake

    def _rest(self, table: Table) -> Sequence[Entry]:
        return [] if self.watched else table.pause()

    def _wake(self, table: Table) -> Sequence[Entry]:
        self.returning = False
        return table.resume()


def _count(times: dict[int, float], seat: int, counts: bool, at: float) -> None:
    if counts:
        times.setdefault(seat, at)
    else:
        times.pop(seat, None)
