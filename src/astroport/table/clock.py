"""A table's clocks. Time is given to them, in milliseconds; they never ask for it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from astroport.table.entries import NO_CLOCK, ClockRule

LEAST_GRACE = 10_000
STEP_SEEN = 1_000  # a step of luck is seen for about so long before the next plan is made


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

    def ticks(self, seat: int) -> bool:
        """Whether it ticks for a seat."""
        return self.since[seat] is not None

    def tick_for(self, seats: Collection[int], now: int) -> None:
        """From now on it ticks for these seats; for those for which it does already, it ticks on."""
        if self.rule.kind == "none":
            return
        for seat in range(self.seats):
            if seat not in seats:
                self.stop(seat, now)
            elif self.since[seat] is None:
                self.since[seat] = now

    def decided(self, seat: int, now: int) -> None:
        """A seat has decided: its time stops, and for the next decision is whole again if each has its own."""
        self.stop(seat, now)
        self.spared[seat] = self.left[seat]
        if self.rule.kind == "move":
            self.left[seat] = self.full

    def undone(self, seat: int, now: int) -> None:
        """The match went back: who wished it goes on with what was left then, the others decide anew."""
        if self.rule.kind == "move":
            for each in range(self.seats):
                self.stop(each, now)
                self.left[each] = self.spared[each] if each == seat else self.full

    def took_back(self, seat: int, now: int) -> None:
        """A seat has taken back what it had decided: it goes on with what was left then."""
        if self.rule.kind == "move":
            self.stop(seat, now)
            self.left[seat] = self.spared[seat]

    def renew(self, seat: int, now: int) -> None:
        """A seat has its whole time again."""
        self.left[seat] = self.full
        if self.since[seat] is not None:
            self.since[seat] = now

    def stop(self, seat: int, now: int) -> None:
        """What has passed for a seat so far counts, if it ticks for it; and no more."""
        since, self.since[seat] = self.since[seat], None
        if since is not None:
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
        since = enumerate(self.since)
        return min(((at + self.left[s], s) for s, at in since if at is not None and self.ticks(s)), default=None)


class PlanTime(Clock):
    """The time of a plan. It runs on for a seat that has played its plan: nobody wins time by taking it back."""

    planning: Collection[int] = ()  # those who have not played theirs

    def ticks(self, seat: int) -> bool:
        """Whether a seat is to plan against it."""
        return seat in self.planning and super().ticks(seat)

    def decided(self, seat: int, now: int) -> None:
        """It is no shorter and no longer for that."""

    def begin(self, now: int, steps: int = 0) -> None:
        """All plan anew, once so many steps of luck that led here have been seen."""
        for seat in range(self.seats):
            self.renew(seat, now + STEP_SEEN * steps)

    def shown(self, seat: int, now: int) -> int | None:
        """What a seat has left now, with what there is to be seen before its time begins."""
        left, since = super().shown(seat, now), self.since[seat]
        return left if left is None or since is None else left + max(0, since - now)


class Clocks:
    """The table's clock, one for each question that has a time of its own, and one for plans: for a seat that is to
    decide at most one of them ticks."""

    def __init__(self, rule: ClockRule, answers: Sequence[int], seats: int, plan: int = 0) -> None:
        self.table = Clock(rule, seats)
        self.answers = [Clock(ClockRule("move", seconds), seats) for seconds in answers]
        self.plan = PlanTime(ClockRule("move", plan) if plan else NO_CLOCK, seats)
        every = (self.table, *self.answers, self.plan)
        self._all = tuple(clock for clock in every if clock.rule.kind != "none")  # the others never tick

    def __iter__(self) -> Iterator[Clock]:
        return iter(self._all)

    @property
    def running(self) -> bool:
        """Whether one ticks for somebody."""
        return any(clock.running for clock in self)

    def answering(self, seat: int) -> bool:
        """Whether the time of a question ticks for a seat."""
        return any(clock.ticks(seat) for clock in self.answers)

    def planning(self, seat: int) -> bool:
        """Whether the time of a plan ticks for a seat."""
        return self.plan.ticks(seat)

    def ticking(self, seat: int) -> bool:
        """Whether one ticks for a seat."""
        return any(clock.ticks(seat) for clock in self)

    def tick_for(self, seats: Collection[int], asked: Mapping[int, int], now: int) -> None:
        """From now on they tick for these seats: the clock of the question that a seat is asked, else the table's,
        unless it plans against a time (`plan_for`, first)."""
        self.table.tick_for([seat for seat in seats if seat not in asked and not self.planning(seat)], now)
        for question, clock in enumerate(self.answers):
            clock.tick_for([seat for seat in seats if asked.get(seat) == question], now)

    def plan_for(self, planning: Collection[int], present: Collection[int], now: int) -> None:
        """From now on these seats plan, and the time of the plan runs for all who are present."""
        self.plan.planning = planning
        self.plan.tick_for(present, now)

    def decided(self, seat: int, now: int) -> None:
        """A seat has decided."""
        for clock in self:
            clock.decided(seat, now)

    def asked_anew(self, seat: int, now: int) -> None:
        """What a seat was asked is past without its answer: the next question has its whole time."""
        for clock in self.answers:
            clock.renew(seat, now)

    def undone(self, seat: int, now: int) -> None:
        """The match went back; who had not answered in time and may do so after all has a little time for it, and all
        who agreed to plan again have the whole time."""
        for clock in (self.table, *self.answers):
            clock.undone(seat, now)
        for clock in self.answers:
            clock.grace(seat)
        self.plan.begin(now)

    def took_back(self, seat: int, now: int) -> None:
        """A seat took back what it alone had planned, and has at least a little time to plan again."""
        self.table.took_back(seat, now)
        self.plan.stop(seat, now)
        self.plan.grace(seat)

    def grace(self, seat: int) -> None:
        """A little time for a seat whose clock had run out and whose player is back."""
        self.table.grace(seat)

    def skip(self, lost: int) -> None:
        """So many milliseconds did not count."""
        for clock in self:
            clock.skip(lost)

    def shown(self, seat: int, now: int) -> int | None:
        """What a seat has left now, for the question it is asked, its plan, or at the table; None without a clock."""
        asked = next((clock for clock in (*self.answers, self.plan) if clock.ticks(seat)), self.table)
        return asked.shown(seat, now)

    def next_end(self) -> tuple[int, int] | None:
        """Which seat's time runs out first, and when: (when, seat)."""
        return min((end for clock in self if (end := clock.next_end())), default=None)
