"""Clocks are the table's: time is given, and charged to who is to decide."""

from astroport.table import entries
from astroport.table.entries import Chair, ClockRule
from tests.table.party import ANN, BEN, party

PER_MOVE = ClockRule("move", 30)
PER_PLAYER = ClockRule("player", 60)


def test_no_clock_never_ends() -> None:
    at = party()
    assert at.table.state.clock.next_end() is None
    assert at.table.state.clock.shown(0, at.now) is None
    assert at.table.time_is_up(at.now + 10**9) == []


def test_per_move_every_decision_has_its_own_time() -> None:
    at = party(clock=PER_MOVE)
    seat = at.table.state.awaited[0]
    at.now += 29_000
    assert at.table.state.clock.shown(seat, at.now) == 1_000
    at.act()  # flies, and is to take
    assert at.table.state.clock.shown(seat, at.now) == 30_000
    assert at.table.time_is_up(at.now + 29_999) == []
    assert at.table.time_is_up(at.now + 30_000) == [entries.TimedOut(seat)]


def test_per_player_time_adds_up() -> None:
    at = party(clock=PER_PLAYER)
    seat = at.table.state.awaited[0]
    for _ in range(2):
        at.now += 10_000
        at.act()
    assert at.table.state.clock.shown(seat, at.now + 5_000) == 40_000, "it does not tick for who waits"
    assert at.table.state.clock.shown(1 - seat, at.now + 5_000) == 55_000


def test_who_is_out_of_time_is_stood_in_for_and_can_come_back() -> None:
    at = party(clock=PER_PLAYER)
    seat = at.table.state.awaited[0]
    person = (ANN, BEN)[seat]
    at.now += 60_000
    at.put(at.table.time_is_up(at.now))
    assert at.table.state.bot_on(seat)
    assert not at.table.state.takeable(seat), "it was not given up"
    assert at.table.state.clock.next_end() is None, "no clock ticks for a bot"
    at.put(at.table.back(person, seat))
    assert at.table.state.clock.shown(seat, at.now) == 10_000, "a little time to go on"


def test_no_clock_ticks_for_bots() -> None:
    at = party(Chair(level="random"), Chair(level="random"), clock=PER_MOVE)
    assert at.table.state.clock.next_end() is None


def test_a_closed_house_counts_for_nobody() -> None:
    at = party(clock=PER_PLAYER)
    seat = at.table.state.awaited[0]
    at.now += 100_000
    at.put([entries.Resumed(95_000)])
    assert at.table.state.clock.shown(seat, at.now) == 55_000


def test_time_that_was_used_stays_used_when_a_move_is_taken_back() -> None:
    at = party(clock=PER_PLAYER)
    seat = at.table.state.awaited[0]
    at.now += 20_000
    at.act()
    at.put(at.table.undo((ANN, BEN)[seat], seat, at.table.state.version(seat)))
    assert at.table.state.clock.shown(seat, at.now) == 40_000
