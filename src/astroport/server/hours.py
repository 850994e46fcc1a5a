"""What time it is in the house: time that passed, not time of day, which anybody may set."""

from __future__ import annotations

import time

JUMP_MS = 10_000  # by which time of day goes ahead of the time that passed before that is a jump, not a drift


def wall() -> int:
    """The time of day: milliseconds since 1970, as the machine's clock is set."""
    return time.time_ns() // 1_000_000


def steady() -> float:
    """Seconds by a clock that nobody sets."""
    return time.monotonic()


class Hours:
    """Milliseconds since 1970 as they were at the start, counted on by a clock that nobody sets."""

    def __init__(self) -> None:
        self._at, self._since = wall(), steady()

    def now(self) -> int:
        """Milliseconds since 1970, that never jump."""
        return self._at + int((steady() - self._since) * 1000)

    def not_before(self, at: int) -> None:
        """It is later than this, whatever the clock on the wall was set to meanwhile."""
        self._at += max(0, at - self.now())

    def jump(self) -> int:
        """How far the time of day has run ahead: it was set, or the machine slept. It is taken over, and counts for
        nobody's clock. Time of day that was set back is not followed."""
        ahead = wall() - self.now()
        if ahead <= JUMP_MS:
            return 0
        self._at += ahead
        return ahead


class TableHours:
    """The time at one table: it goes on from what stands in the table's log, by a clock that nobody sets.

    So neither a clock that is set, nor another machine's that goes wrong, takes time from anybody.
    """

    def __init__(self, at: int) -> None:
        self._at, self._since = at, steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._at + int((steady() - self._since) * 1000)

    def follow(self, at: int) -> None:
        """Another process has stored something at that time: it is so late, if it does not go by the same time."""
        if abs(at - self.now()) > JUMP_MS:
            self._at, self._since = at, steady()
