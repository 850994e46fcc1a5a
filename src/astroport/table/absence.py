"""What may be done about a person who is not there, and giving up oneself."""

from __future__ import annotations

from collections.abc import Collection

from astroport.core.refusal import refused
from astroport.table import entries
from astroport.table.checks import check_at_play, check_own, check_seat
from astroport.table.entries import Entry
from astroport.table.presence import UNKNOWN, Presence
from astroport.table.state import Chair, TableState
from astroport.table.undo import undone_without

STAND_IN_AFTER_S = 60
CLAIM_AFTER_S = 180
STRANGERS_AFTER_S = 300
NUDGE_EVERY_S = 30
REMATCH_WITHOUT_S = 10


def claim_after(state: TableState) -> int | None:
    """Seconds of waiting after which the match may be claimed: with two people, never within the time of a move.
    None: nothing is ever claimed here."""
    if len(state.chairs) != 2 or any(chair.who != "person" for chair in state.chairs):
        return None
    if len(state.seats_with(0)) == 2:
        return None
    clock = state.opened.clock
    return max(CLAIM_AFTER_S, clock.seconds if clock.kind == "move" else 0)


class Absence:
    """Waiting for somebody: reminding, letting a bot stand in, claiming; and resigning."""

    def __init__(self, state: TableState) -> None:
        self.state = state

    def nudge(self, person: str, seat: int, other: int, now: int) -> list[Entry]:
        """Remind another seat that it is its turn."""
        self._check_waits(person, seat, other)
        if now - self.state.nudged.get(other, -NUDGE_EVERY_S * 1000) < NUDGE_EVERY_S * 1000:
            raise refused("nudged", seconds=NUDGE_EVERY_S)
        return [entries.Nudged(other, seat)]

    def stand_in(self, person: str, seat: int, other: int, there: Presence) -> list[Entry]:
        """Let a bot play for somebody who has been gone for a while; an answer of theirs is not waited for either."""
        self._check_waits(person, seat, other)
        self._check_gone(other, there, STAND_IN_AFTER_S)
        return [entries.StoodIn(other, seat), *undone_without(self.state, other)]

    def claim(self, person: str, seat: int, draw: bool, there: Presence) -> list[Entry]:
        """Win, or call it a draw, since the other one does not come back."""
        check_own(self.state, person, seat)
        after = claim_after(self.state)
        if after is None:
            raise refused("no_claim")
        self._check_waits(person, seat, 1 - seat)
        if seat in self.state.awaited:
            raise refused("not_waiting")
        self._check_gone(1 - seat, there, after)
        result = [0.5, 0.5] if draw else [1.0 if s == seat else 0.0 for s in range(2)]
        return [entries.Claimed(seat, result, draw)]

    def resign(self, person: str, seat: int) -> list[Entry]:
        """Give the match up; where it goes on, nobody waits for an answer any more."""
        check_at_play(self.state, person, seat)
        if self.state.chairs[seat].resigned:
            raise refused("resigned")
        result = self._result_without(seat)
        return [entries.Resigned(seat, result), *(undone_without(self.state, seat) if not result else [])]

    def wait_to_play_again(self, there: Presence = UNKNOWN) -> list[int]:
        """The seats whose people are still to be asked, if one would play again; bots always do. Nobody waits for who
        has left and is gone, nor, once two people wish it, for who has just been gone for a moment."""
        wishing = {frozenset(self.state.chairs[seat].holders) for seat in self.state.again}
        patience = REMATCH_WITHOUT_S * 1000 if len(wishing) > 1 else float("inf")
        return [
            seat
            for seat, chair in enumerate(self.state.chairs)
            if chair.who == "person"
            and seat not in self.state.again
            and not (seat in there.gone and (_has_left(chair) or there.gone[seat] >= patience))
        ]

    def begin_without(self, seats: Collection[int], by: int) -> list[Entry]:
        """In a rematch bots stand in for those who were not waited for, until they come back to their seats."""
        return [entries.StoodIn(seat, by) for seat in seats]

    def _result_without(self, seat: int) -> list[float]:
        """What the match comes to when a seat gives up too; [] if it goes on, as it does while two sides are left and
        somebody plays. A side has lost when all its people have given up; those that are left share the win."""
        people = {s for s, c in enumerate(self.state.chairs) if c.who == "person"}
        playing = {s for s in people if s != seat and not self.state.chairs[s].resigned}
        left = [side for side in self.state.sides if not people & set(side) or playing & set(side)]
        if len(left) > 1 and playing:
            return []
        return [1 / len(left) if any(s in side for side in left) else 0.0 for s in range(len(self.state.chairs))]

    def _check_waits(self, person: str, seat: int, other: int) -> None:
        """That somebody who is there waits for another person to play."""
        state = self.state
        check_at_play(state, person, seat)
        check_seat(state, other)
        if state.bot_on(seat):
            raise refused("away")
        if other not in state.awaited or state.bot_on(other) or other in state.seats_with(seat):
            raise refused("not_waiting")

    def _check_gone(self, seat: int, there: Presence, after: int) -> None:
        """That a person has not been there for so many seconds, while somebody waited."""
        if seat in there.online:
            raise refused("is_there")
        if there.waited.get(seat, 0) < after * 1000:
            raise refused("wait_longer", seconds=after)


def _has_left(chair: Chair) -> bool:
    """Who has given up may still be there."""
    return chair.away and not chair.resigned
