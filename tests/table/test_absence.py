"""Somebody is not there: whose seat it stays, what those who wait may do, and giving up oneself."""

import pytest

import astroport
from astroport.core.errors import InvalidRecordError
from astroport.table import opening
from astroport.table.absence import claim_after
from astroport.table.entries import Chair, ClockRule
from astroport.table.presence import Presence
from astroport.table.undo import undo_for
from tests.table.party import ANN, BEN, CAT, Party, party
from tests.table.test_seats import refused

BOT = Chair(level="random")
PEOPLE = (ANN, BEN, CAT)


def gone(seat: int, seconds: int) -> Presence:
    """Somebody has waited so long for a seat."""
    return Presence((), {seat: seconds * 1000}, {seat: seconds * 1000})


def two() -> tuple[Party, int, int]:
    """Two people: who waits, and who is to move."""
    at = party()
    moves = at.table.state.awaited[0]
    return at, 1 - moves, moves


@pytest.mark.parametrize("game", [game.slug for game in astroport.catalogue().values()])
def test_an_opponent_never_gets_to_play_both_sides(game: str) -> None:
    at = party(game=astroport.game(game), strangers=True)
    at.put(at.table.leave(BEN, 1))
    with refused("both_sides"):
        at.table.sit(ANN, 1, "Ann", gone(1, 10_000))
    at.put(at.table.back(BEN, 1))
    assert at.table.state.seats_of(BEN) == [1]


def test_a_left_seat_stays_its_persons() -> None:
    at = party()
    at.put([at.table.enter(CAT, at.table.state.key("join"))])
    at.put(at.table.leave(ANN, 0))
    with refused("seat_taken"):
        at.table.sit(CAT, 0, "Cat", gone(0, 10_000))
    at.put([at.table.enter("ann's phone", at.table.state.key("seat", 0))])
    at.put(at.table.back("ann's phone", 0))
    assert at.table.state.bot_on(0) is None


def test_strangers_wait_where_they_may_come_at_all() -> None:
    at = party(strangers=True)
    at.put([at.table.enter(CAT, at.table.state.key("join"))])
    with refused("seat_taken"):
        at.table.sit(CAT, 0, "Cat", gone(0, 10_000))
    at.put(at.table.leave(ANN, 0))
    assert at.table.state.role(CAT) == "guest"
    with refused("wait_longer"):
        at.table.sit(CAT, 0, "Cat", gone(0, 299))
    at.put(at.table.sit(CAT, 0, "Cat", gone(0, 300)))
    assert at.table.state.seats_of(CAT) == [0]
    with refused("not_your_seat"):
        at.table.back(ANN, 0)


def test_a_nudge_goes_to_who_is_awaited_and_not_all_the_time() -> None:
    at, waits, moves = two()
    me, other = PEOPLE[waits], PEOPLE[moves]
    with refused("not_waiting"):
        at.table.absence.nudge(other, moves, waits, at.now)
    at.put(at.table.absence.nudge(me, waits, moves, at.now))
    assert at.told(moves) == ["A reminder: it is your turn"]
    at.now += 29_000
    with refused("nudged"):
        at.table.absence.nudge(me, waits, moves, at.now)
    at.now += 1_000
    assert at.table.absence.nudge(me, waits, moves, at.now)


def test_a_bot_stands_in_after_a_minute() -> None:
    at, waits, moves = two()
    with refused("is_there"):
        at.table.absence.stand_in(PEOPLE[waits], waits, moves, Presence([moves]))
    with refused("wait_longer"):
        at.table.absence.stand_in(PEOPLE[waits], waits, moves, gone(moves, 59))
    at.put(at.table.absence.stand_in(PEOPLE[waits], waits, moves, gone(moves, 60)))
    assert at.table.state.bot_on(moves)
    with refused("not_waiting"):
        at.table.absence.claim(PEOPLE[waits], waits, False, gone(moves, 1000))
    at.put(at.table.back(PEOPLE[moves], moves))
    assert at.table.state.awaited == (moves,)


@pytest.mark.parametrize(("draw", "result"), [(False, 1.0), (True, 0.5)])
def test_of_two_people_who_waits_long_enough_claims(draw: bool, result: float) -> None:
    at, waits, moves = two()
    assert claim_after(at.table.state) == 180
    with refused("not_waiting"):
        at.table.absence.claim(PEOPLE[moves], moves, draw, gone(waits, 500))
    with refused("wait_longer"):
        at.table.absence.claim(PEOPLE[waits], waits, draw, gone(moves, 179))
    at.put(at.table.absence.claim(PEOPLE[waits], waits, draw, gone(moves, 180)))
    assert at.table.state.stage == "over"
    assert at.table.state.result is not None
    assert (at.table.state.result[waits], at.table.state.result[moves]) == (result, 1 - result)
    assert at.table.state.ended is not None
    assert at.table.state.ended.how == ("drawn" if draw else "claimed")
    with refused("over"):
        at.act(seat=moves)


def test_a_claim_leaves_a_move_its_time() -> None:
    assert claim_after(party(clock=ClockRule("move", 600)).table.state) == 600
    assert claim_after(party(clock=ClockRule("move", 30)).table.state) == 180
    assert claim_after(party(clock=ClockRule("player", 600)).table.state) == 180


def test_with_others_than_two_people_nothing_is_claimed() -> None:
    for at in (
        party(Chair([ANN]), BOT),
        party(Chair([ANN]), Chair([ANN])),
        party(Chair([ANN]), Chair([BEN]), Chair([CAT])),
    ):
        assert claim_after(at.table.state) is None
        with refused("no_claim"):
            at.table.absence.claim(ANN, 0, False, gone(1, 1000))


def test_who_resigns_against_one_loses_at_any_time() -> None:
    at, waits, moves = two()
    at.put(at.table.absence.resign(PEOPLE[waits], waits))
    assert at.table.state.result is not None
    assert at.table.state.result[moves] == 1.0
    assert at.told(moves)[0].endswith("resigns")
    assert at.table.state.awaited == ()
    assert undo_for(at.table.state, moves)[0] == "no"
    with refused("over"):
        at.table.absence.resign(PEOPLE[moves], moves)


def test_of_three_a_bot_plays_on_for_who_resigns() -> None:
    at = party(*(Chair([person]) for person in PEOPLE))
    at.put(at.table.absence.resign(BEN, 1))
    assert at.table.state.stage == "playing"
    assert at.table.state.bot_on(1)
    with refused("resigned"):
        at.table.back(BEN, 1)
    with refused("resigned"):
        at.table.absence.resign(BEN, 1)
    at.put(at.table.absence.resign(ANN, 0))
    assert at.table.state.result == (0.0, 0.0, 1.0), "one is left"


def test_who_resigns_alone_leaves_the_win_to_the_bots() -> None:
    at = party(Chair([ANN]), BOT, BOT)
    at.put(at.table.absence.resign(ANN, 0))
    assert at.table.state.result == (0.0, 0.5, 0.5)


def test_a_team_has_lost_when_all_its_people_have_resigned() -> None:
    chairs = [Chair([person]) for person in (*PEOPLE, "dan")]
    at = party(*chairs, options={"teams": True})
    team = next(side for side in at.table.state.sides if 0 in side)
    assert len(team) == 2
    at.put(at.table.absence.resign([*PEOPLE, "dan"][team[1]], team[1]))
    assert at.table.state.stage == "playing"
    at.put(at.table.absence.resign(ANN, 0))
    assert at.table.state.result is not None
    assert [seat for seat, got in enumerate(at.table.state.result) if got == 0] == team


def test_a_solo_match_that_is_resigned_is_lost() -> None:
    at = party(Chair([ANN]), game=astroport.game("escape_pods"))
    at.put(at.table.absence.resign(ANN, 0))
    assert at.table.state.result == (0.0,)


def test_a_rematch_waits_until_all_people_wish_it() -> None:
    at, _, _ = two()
    with refused("not_over"):
        at.table.wish(ANN, True)
    at.put(at.table.absence.resign(ANN, 0))
    at.put(at.table.wish(ANN, True))
    assert at.table.absence.wait_to_play_again() == [1]
    assert at.table.absence.wait_to_play_again(gone(1, 3600)) == [1], "one alone waits for the other to come back"
    assert at.table.state.again == {0}
    assert at.table.wish(ANN, True) == [], "once is enough"
    at.put(at.table.wish(BEN, False))
    assert at.table.state.again == set()
    at.put(at.table.wish(ANN, True))
    at.put(at.table.wish(BEN, True))
    assert at.table.absence.wait_to_play_again() == []
    alone = party(Chair([ANN]), BOT)
    alone.put(alone.table.absence.resign(ANN, 0))
    alone.put(alone.table.wish(ANN, True))
    assert alone.table.absence.wait_to_play_again() == [], "bots always do"


def test_a_rematch_does_not_wait_for_who_is_gone() -> None:
    at = party(*(Chair([person]) for person in PEOPLE))
    at.put(at.table.absence.resign(BEN, 1))
    at.put(at.table.absence.resign(CAT, 2))
    at.put(at.table.wish(ANN, True))
    assert at.table.absence.wait_to_play_again(gone(2, 3600)) == [1, 2], "one alone waits"
    at.put(at.table.wish(BEN, True))
    assert at.table.absence.wait_to_play_again() == at.table.absence.wait_to_play_again(gone(2, 9)) == [2], (
        "a page may be loading"
    )
    assert at.table.absence.wait_to_play_again(gone(2, 10)) == []
    next_one = Party(opening.again(at.table.state))
    next_one.put(next_one.table.absence.begin_without([2], 0))
    assert [next_one.table.state.bot_on(seat) is None for seat in range(3)] == [True, True, False]
    next_one.put(next_one.table.back(CAT, 2))
    assert next_one.table.state.bot_on(2) is None, "the seat is still theirs"


def test_a_rematch_does_not_wait_for_who_has_left() -> None:
    at = party(*(Chair([person]) for person in PEOPLE))
    at.put(at.table.leave(CAT, 2))
    at.put(at.table.absence.resign(BEN, 1))
    at.put(at.table.absence.resign(ANN, 0))
    at.put(at.table.wish(ANN, True))
    at.put(at.table.wish(BEN, True))
    assert at.table.absence.wait_to_play_again() == [2], "they may be looking on"
    assert at.table.absence.wait_to_play_again(gone(2, 1)) == []


def test_a_record_says_how_it_ended_and_is_verified() -> None:
    at, waits, moves = two()
    at.act()
    unfinished = at.table.state.record()
    assert unfinished["luck"]["secret"] is None
    at.put(at.table.absence.resign(PEOPLE[waits], waits))
    record = at.table.state.record()
    assert record["ended"] == {"how": "resigned", "seat": waits}
    assert record["result"][moves] == 1.0
    assert astroport.load(astroport.dumps(record)).log == at.table.state.match.log
    assert astroport.verify(record, unfinished["luck"]["hash"]).rolls >= 1
    again = Party(opening.brought(record, CAT)).table
    assert (again.state.stage, again.state.result, again.state.ended) == (
        "over",
        at.table.state.result,
        at.table.state.ended,
    )
    for wrong in ({"how": "bored", "seat": 0}, {"how": "resigned", "seat": 2}, {"how": "resigned"}, "resigned"):
        with pytest.raises(InvalidRecordError, match="ended"):
            astroport.load({**record, "ended": wrong})
    with pytest.raises(InvalidRecordError, match="result"):
        astroport.load({**record, "result": [1.0]})
    with pytest.raises(InvalidRecordError, match="result"):
        astroport.load({key: value for key, value in record.items() if key != "ended"})


def test_entries_make_the_same_table_again() -> None:
    from astroport.table.table import follow

    at, waits, moves = two()
    at.put(at.table.absence.nudge(PEOPLE[waits], waits, moves, at.now))
    at.put(at.table.absence.stand_in(PEOPLE[waits], waits, moves, gone(moves, 60)))
    at.put(at.table.absence.resign(PEOPLE[waits], waits))
    at.put(at.table.wish(PEOPLE[waits], True))
    made = follow(at.table.state.id, at.log)
    assert (made.state.ended, made.state.again, made.state.stage) == (
        at.table.state.ended,
        at.table.state.again,
        "over",
    )
