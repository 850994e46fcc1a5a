"""A table's clock. Time is given to it, in milliseconds; it never asks for it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from astroport.table.facts import ClockRule

LEAST_GRACE = 10_000


@dataclass
class Clock:
    """How much each seat has left, and since when it is ticking."""

    rule: ClockRule
    seats: int
    left: list[int] = field(init=False)  # for the decision, or for the match
    spared: list[int] = field(init=False)  # what was left when the seat last decided
    since: list[int | None] = field(init=False)  # when it began to tick

    def __post_init__(self) -> None:
        self.left = [self.full] * self.seats
        self.spared = [self.full] * self.seats
        self.since = [None] * self.seats

    @property
    def full(self) -> int:
        """What a seat has at the beginning."""
        return self.rule.seconds * 1000

    @property
    def running(self) -> bool:
        """Whether it ticks for somebody."""
        return any(since is not None for since in self.since)

    def tick_for(self, seats: Collection[int], now: int) -> None:
        """From now on it ticks for these seats; for those for which it does already, it ticks on."""
        if self.rule.kind == "none":
            return
        for seat in range(self.seats):
            since = self.since[seat]
            if seat in seats and since is None:
                self.since[seat] = now
            elif seat not in seats and since is not None:
                self._stop(seat, now)

    def decided(self, seat: int, now: int) -> None:
        """A seat has decided: its time stops, and for the next decision is whole again if each has its own."""
        if self.since[seat] is not None:
            self._stop(seat, now)
        self.spared[seat] = self.left[seat]
        if self.rule.kind == "move":
            self.left[seat] = self.full

    def undone(self, seat: int, now: int) -> None:
        """The match went back: who wished it goes on with what was left then, the others decide anew."""
        if self.rule.kind == "move":
            for each in range(self.seats):
                if self.since[each] is not None:
                    self._stop(each, now)
                self.left[each] = self.spared[each] if each == seat else self.full

    def _stop(self, seat: int, now: int) -> None:
        since, self.since[seat] = self.since[seat], None
        assert since is not None
        self.left[seat] = max(0, self.left[seat] - max(0, now - since))

    def grace(self, seat: int) -> None:
        """A little time for a seat whose clock had run out and whose player is back."""
        if self.left[seat] == 0:
            self.left[seat] = min(self.full, max(LEAST_GRACE, self.full // 10))

    def skip(self, lost: int) -> None:
        """So many milliseconds did not count."""
        self.since = [None if since is None else since + lost for since in self.since]

    def shown(self, seat: int, now: int) -> int | None:
        """What a seat has left now; None without a clock."""
        if self.rule.kind == "none":
            return None
        since = self.since[seat]
        return self.left[seat] if since is None else max(0, self.left[seat] - max(0, now - since))

    def next_end(self) -> tuple[int, int] | None:
        """Which seat's time runs out first, and when: (when, seat)."""
        ends = [(since + self.left[seat], seat) for seat, since in enumerate(self.since) if since is not None]
        return min(ends, default=None)
