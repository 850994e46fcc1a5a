"""What may be done about a person who is not there, and giving up oneself."""

from __future__ import annotations

from collections.abc import Collection

from astroport.core.errors import StaleError
from astroport.table import entries
from astroport.table.entries import Entry
from astroport.table.presence import UNKNOWN, Presence
from astroport.table.refusals import refused
from astroport.table.state import Chair, TableState

STAND_IN_AFTER_S = 60
CLAIM_AFTER_S = 180
STRANGERS_AFTER_S = 300
NUDGE_EVERY_S = 30
REMATCH_WITHOUT_S = 10


class Absence(TableState):
    """Waiting for somebody: reminding, letting a bot stand in, claiming; and resigning."""

    @property
    def claim_after(self) -> int | None:
        """Seconds of waiting after which the match may be claimed: with two people, never within the time of a move.
        None: nothing is ever claimed here."""
        if len(self.chairs) != 2 or any(chair.who != "person" for chair in self.chairs):
            return None
        if self.chairs[0].holders & self.chairs[1].holders:
            return None
        clock = self.opened.clock
        return max(CLAIM_AFTER_S, clock.seconds if clock.kind == "move" else 0)

    def nudge(self, person: str, seat: int, other: int, now: int) -> list[Entry]:
        """Remind another seat that it is its turn."""
        self._check_waits(person, seat, other)
        if now - self.nudged.get(other, -NUDGE_EVERY_S * 1000) < NUDGE_EVERY_S * 1000:
            raise refused("nudged", seconds=NUDGE_EVERY_S)
        return [entries.Nudged(other, seat)]

    def stand_in(self, person: str, seat: int, other: int, there: Presence) -> list[Entry]:
        """Let a bot play for somebody who has been gone for a while."""
        self._check_waits(person, seat, other)
        self._check_gone(other, there, STAND_IN_AFTER_S)
        return [entries.StoodIn(other, seat)]

    def claim(self, person: str, seat: int, draw: bool, there: Presence) -> list[Entry]:
        """Win, or call it a draw, since the other one does not come back."""
        self._check_own(person, seat)
        after = self.claim_after
        if after is None:
            raise refused("no_claim")
        self._check_waits(person, seat, 1 - seat)
        if seat in self.awaited:
            raise refused("not_waiting")
        self._check_gone(1 - seat, there, after)
        result = [0.5, 0.5] if draw else [1.0 if s == seat else 0.0 for s in range(2)]
        return [entries.Claimed(seat, result, draw)]

    def resign(self, person: str, seat: int) -> list[Entry]:
        """Give the match up."""
        self._check_at_play(person, seat)
        if self.chairs[seat].resigned:
            raise refused("resigned")
        return [entries.Resigned(seat, self._result_without(seat))]

    def wait_to_play_again(self, there: Presence = UNKNOWN) -> list[int]:
        """The seats whose people are still to be asked, if one would play again; bots always do. Nobody waits for who
        has left and is gone, nor, once two people wish it, for who has just been gone for a moment."""
        wishing = {frozenset(self.chairs[seat].holders) for seat in self.again}
        patience = REMATCH_WITHOUT_S * 1000 if len(wishing) > 1 else float("inf")
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.who == "person"
            and seat not in self.again
            and not (seat in there.gone and (_has_left(chair) or there.gone[seat] >= patience))
        ]

    def begin_without(self, seats: Collection[int], by: int) -> list[Entry]:
        """In a rematch bots stand in for those who were not waited for, until they come back to their seats."""
        return [entries.StoodIn(seat, by) for seat in seats]

    def _result_without(self, seat: int) -> list[float]:
        """What the match comes to when a seat gives up too; [] if it goes on, as it does while two sides are left and
        somebody plays. A side has lost when all its people have given up; those that are left share the win."""
        people = {s for s, c in enumerate(self.chairs) if c.who == "person"}
        playing = {s for s in people if s != seat and not self.chairs[s].resigned}
        left = [side for side in self.sides if not people & set(side) or playing & set(side)]
        if len(left) > 1 and playing:
            return []
        return [1 / len(left) if any(s in side for side in left) else 0.0 for s in range(len(self.chairs))]

    def _check_waits(self, person: str, seat: int, other: int) -> None:
        """That somebody who is there waits for another person to play."""
        self._check_at_play(person, seat)
        self._check_seat(other)
        if self.bot_on(seat):
            raise refused("away")
        chair = self.chairs[other]
        if other not in self.awaited or self.bot_on(other) or chair.holders & self.chairs[seat].holders:
            raise refused("not_waiting")

    def _check_gone(self, seat: int, there: Presence, after: int) -> None:
        """That a person has not been there for so many seconds, while somebody waited."""
        if seat in there.online:
            raise refused("is_there")
        if there.waited.get(seat, 0) < after * 1000:
            raise refused("wait_longer", seconds=after)

    def _check_seat(self, seat: int) -> None:
        if seat not in range(len(self.chairs)):
            raise refused("no_seat", seats=len(self.chairs))

    def _check_own(self, person: str, seat: int) -> None:
        self._check_seat(seat)
        if person not in self.chairs[seat].holders:
            raise refused("not_your_seat")

    def _check_at_play(self, person: str, seat: int, version: int | None = None) -> None:
        """That a person may do something with a seat now, in that version of the position if it depends on one."""
        self._check_own(person, seat)
        if self.review:
            raise refused("review")
        if not self.begun:
            raise refused("not_begun")
        if version is not None and version != self.versions[seat]:
            raise StaleError(self.versions[seat])
        if self.stage == "over":
            raise refused("over")


def _has_left(chair: Chair) -> bool:
    """Who has given up may still be there."""
    return chair.away and not chair.resigned
