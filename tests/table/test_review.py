"""Things that once went wrong at tables."""

import pytest
from comets import GAME

from astroport.table import state
from astroport.table import table as table_module
from astroport.table.entries import Chair, ClockRule
from astroport.table.presence import Presence
from tests.table.party import ANN, BEN, CAT, party
from tests.table.test_seats import refused

PER_MOVE = ClockRule("move", 30)
PER_PLAYER = ClockRule("player", 600)


def test_the_key_of_a_seat_is_its_players_not_the_former_ones() -> None:
    at = party(Chair([ANN], "Ann"), Chair([ANN], "Tim"), strangers=True)
    former = at.table.state.key("seat", 1)
    at.put(at.table.leave(ANN, 1))
    at.put([at.table.enter(BEN, at.table.state.key("join"))])
    at.put(at.table.sit(BEN, 1, "Ben", Presence(waited={1: 300_000})))
    with refused("wrong_key"):
        at.table.enter(ANN, former)
    assert at.table.enter("ben's phone", at.table.state.key("seat", 1)).seat == 1


def test_no_time_is_won_by_taking_back() -> None:
    at = party(clock=PER_MOVE)
    seat = at.table.state.awaited[0]
    at.now += 29_000
    at.act()
    at.put(at.table.undo((ANN, BEN)[seat], seat, at.table.state.version(seat)))
    assert at.table.state.clock.shown(seat, at.now) == 1_000


@pytest.mark.parametrize("rule", [PER_MOVE, PER_PLAYER])
def test_no_time_is_won_by_leaving(rule: ClockRule) -> None:
    at = party(clock=rule)
    seat = at.table.state.awaited[0]
    at.now += rule.seconds * 1000 - 1_000
    at.put(at.table.leave((ANN, BEN)[seat], seat))
    at.put(at.table.back((ANN, BEN)[seat], seat))
    assert at.table.state.clock.shown(seat, at.now) == 1_000


def test_who_leaves_is_not_waited_for() -> None:
    at = party()
    seat = at.table.state.awaited[0]
    for _ in range(3):
        at.act()
    at.put(at.table.undo((ANN, BEN)[seat], seat, at.table.state.version(seat)))
    at.put(at.table.leave((ANN, BEN)[1 - seat], 1 - seat))
    assert at.table.state.asking is None
    assert at.table.state.match.ply == 2, "it is taken back"


def test_who_asked_and_left_asks_no_more() -> None:
    at = party()
    seat = at.table.state.awaited[0]
    for _ in range(3):
        at.act()
    at.put(at.table.undo((ANN, BEN)[seat], seat, at.table.state.version(seat)))
    at.put(at.table.leave((ANN, BEN)[seat], seat))
    assert at.table.state.asking is None
    assert at.table.state.match.ply == 4


def test_who_is_away_takes_nothing_back() -> None:
    at = party()
    seat = at.table.state.awaited[0]
    at.act()
    at.put(at.table.leave((ANN, BEN)[seat], seat))
    with refused("away"):
        at.table.undo((ANN, BEN)[seat], seat, at.table.state.version(seat))


def test_nobody_plays_both_sides_of_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: GAME)
    at = party(Chair([ANN]), Chair([BEN]), Chair([CAT]), game=GAME, strangers=True)
    at.put(at.table.leave(CAT, 2))
    with refused("both_sides"):
        at.table.sit(ANN, 2, "Ann too")


def test_talk_has_an_end() -> None:
    at = party()
    at.table.state.said[0] = table_module.MOST_SAID
    with refused("talked_out"):
        at.table.say(ANN, None, "one more thing", False)
    at.put(at.table.say(BEN, None, "the others may go on", False))
