"""A question out of turn has a short time of its own; who does not answer is taken to let it happen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from comets import GAME

from astroport.core.contract import Answer
from astroport.core.errors import StaleError
from astroport.table import entries, opening, state
from astroport.table.entries import Chair, ClockRule
from astroport.table.table import follow
from astroport.table.undo import undo_for
from tests.table.party import ANN, BEN, CAT, Party, party

# Peeking is the question out of turn here; to chase or to wait is a decision like any other.
HURRIED = replace(GAME, answers=(Answer(("peek", "pass"), 30, "pass"),))
AT_ONCE = replace(GAME, answers=(Answer(("chase", "wait"), 20, "wait"),))
PEOPLE = (Chair([ANN], "Ann"), Chair([BEN], "Ben"), Chair([CAT], "Cat"))
PER_MOVE = ClockRule("move", 90)
PER_PLAYER = ClockRule("player", 90)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: HURRIED)


def asking(*chairs: Chair, **more: Any) -> Party:
    """The first seat is asked."""
    at = party(*(chairs or PEOPLE), game=HURRIED, **more)
    assert at.table.state.awaited == (0,)
    return at


def choosing(monkeypatch: pytest.MonkeyPatch, **more: Any) -> Party:
    """All are asked at the same time."""
    monkeypatch.setattr(state, "game_called", lambda _slug: AT_ONCE)
    return party(*PEOPLE, game=AT_ONCE, options={"peek": False}, **more)


def run_out(at: Party) -> None:
    """Nobody does anything until a time is up."""
    end = at.table.state.clock.next_end()
    assert end is not None
    at.now = end[0]
    at.put(at.table.time_is_up(at.now))


def test_who_does_not_answer_in_time_lets_it_happen() -> None:
    at = asking()
    assert at.table.state.clock.answering(0)
    assert at.table.state.clock.shown(0, at.now + 1_000) == 29_000, "also without a clock"
    assert at.table.state.clock.shown(1, at.now) is None
    assert at.table.time_is_up(at.now + 29_999) == []
    assert at.table.time_is_up(at.now + 30_000) == [entries.Acted(0, "pass", unanswered=True)]
    run_out(at)
    assert at.table.state.awaited == (1,), "the match goes on"
    assert at.table.state.bot_on(0) is None, "and nobody stands in"
    assert at.told(0) == ["You did not answer in time", "You pass"]
    assert at.told(1) == ["Ann did not answer in time", "Ann passes"]
    assert at.told(1, "fr") == ["Ann n’a pas répondu à temps", "Ann passe"]
    with pytest.raises(StaleError):
        at.table.act(ANN, 0, at.table.state.version(0) - 1, "pass")


def test_who_answers_is_not_told_of_and_the_next_has_a_time_of_its_own() -> None:
    at = asking()
    at.now += 29_000
    at.act("peek B")
    assert at.told(0)[0] == "You peek at Ben’s comet"
    assert not at.table.state.clock.answering(0)
    assert at.table.state.clock.shown(1, at.now) == 30_000


@pytest.mark.parametrize("rule", [PER_MOVE, PER_PLAYER])
def test_the_tables_clock_loses_nothing_by_it(rule: ClockRule) -> None:
    at = asking(clock=rule)
    for _ in range(2):
        at.now += 20_000
        at.act("pass")
    run_out(at)
    assert at.table.state.awaited == (0, 1, 2), "an ordinary decision"
    assert not at.table.state.clock.answering(0)
    assert [at.table.state.clock.shown(seat, at.now) for seat in range(3)] == [90_000] * 3
    at.now += 90_000
    assert at.table.time_is_up(at.now) == [entries.TimedOut(0)]


def test_without_it_the_tables_clock_counts_as_ever() -> None:
    at = asking(clock=PER_PLAYER, answers=False)
    at.now += 10_000
    assert not at.table.state.clock.answering(0)
    assert at.table.state.clock.shown(0, at.now) == 80_000
    assert asking(answers=False).table.state.clock.next_end() is None


def test_nobody_is_hurried_who_keeps_nobody_waiting() -> None:
    alone = asking(Chair([ANN]), Chair(level="random"), Chair(level="random"))
    one_screen = asking(Chair([ANN]), Chair([ANN]), Chair([ANN, BEN]))
    for at in (alone, one_screen):
        assert at.table.state.clock.next_end() is None
        assert at.table.time_is_up(at.now + 10**9) == []


def test_a_bot_is_not_hurried() -> None:
    at = asking(Chair(level="random"), Chair([ANN]), Chair([BEN]))
    assert at.table.state.clock.next_end() is None


def test_when_the_others_have_left_there_is_time_and_when_one_is_back_what_was_left() -> None:
    at = asking(Chair([ANN]), Chair([BEN]), Chair(level="random"), clock=PER_PLAYER)
    at.now += 10_000
    at.put(at.table.leave(BEN, 1))
    assert not at.table.state.clock.answering(0)
    assert at.table.state.clock.shown(0, at.now) == 90_000
    at.now += 5_000
    at.put(at.table.back(BEN, 1))
    assert at.table.state.clock.shown(0, at.now) == 20_000
    at.act("pass")
    assert at.table.state.clock.shown(0, at.now) == 85_000, "while the other was away it was the table's time"


def test_no_time_to_answer_is_won_by_leaving() -> None:
    at = asking()
    at.now += 29_000
    at.put(at.table.leave(ANN, 0))
    assert at.table.state.clock.next_end() is None
    at.now += 1_000
    at.put(at.table.back(ANN, 0))
    assert at.table.state.clock.shown(0, at.now) == 1_000


def test_a_closed_house_does_not_count() -> None:
    at = asking()
    assert at.table.state.clock.running
    at.now += 100_000
    at.put([entries.Resumed(95_000)])
    assert at.table.time_is_up(at.now) == []
    assert at.table.state.clock.shown(0, at.now) == 25_000


def test_no_time_to_answer_is_won_by_taking_back() -> None:
    at = asking()
    at.now += 20_000
    at.act("pass")
    at.now += 7_000
    at.put(at.table.undo(ANN, 0, at.table.state.version(0)))
    assert at.table.state.clock.shown(0, at.now) == 10_000
    at.act("pass")
    assert at.table.state.clock.shown(1, at.now) == 30_000, "the next is asked anew"


def test_what_was_not_answered_is_taken_back_by_consent_only() -> None:
    at = asking()
    run_out(at)
    assert undo_for(at.table.state, 0) == ("ask", "undo_unanswered", 3)
    at.put(at.table.undo(ANN, 0, at.table.state.version(0)))
    at.put(at.table.answer(BEN, 1, True))
    at.put(at.table.answer(CAT, 2, True))
    assert at.table.state.awaited == (0,)
    assert at.table.state.clock.shown(0, at.now) == 10_000, "a little time to answer after all"
    at.act("pass")
    assert undo_for(at.table.state, 0) == ("free", None, 3), "this one was given"


def test_who_lets_the_time_pass_refuses_no_consent_but_the_match_goes_on() -> None:
    at = asking()
    at.act("pass")
    at.act("pass")
    at.put(at.table.undo(ANN, 0, at.table.state.version(0)))
    assert at.table.state.asking is not None
    run_out(at)
    assert at.table.state.asking is None
    assert at.table.state.awaited == (0, 1, 2)


def test_several_are_asked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    at = choosing(monkeypatch)
    at.now += 12_000
    at.act("chase", 1)
    assert [at.table.state.clock.shown(seat, at.now) for seat in range(3)] == [8_000, None, 8_000]
    run_out(at)
    assert at.table.state.awaited == (2,)
    run_out(at)
    assert at.table.state.stage == "over"
    assert isinstance(at.log[-1][2], entries.Acted)
    assert at.log[-1][2].over, "an answer may end the match"
    assert at.table.state.clock.next_end() is None


def test_a_question_is_known_by_all_that_it_offers() -> None:
    at = asking()
    assert [action.text for action in at.table.state.match.actions(0)] == ["peek B", "peek C", "pass"]
    at.table.state.questions = (Answer(("pass",), 30, "pass"),)
    assert at.table.state.question(0) is None
    at.table.state.questions = (Answer(("peek", "pass"), 30, "peek A"),)
    assert at.table.state.question(0) is None, "what cannot be said is not taken to be said"


def test_the_stored_entries_make_the_same_table() -> None:
    at = asking(clock=PER_PLAYER)
    run_out(at)
    at.now += 4_000
    at.put(at.table.leave(CAT, 2))
    again = follow(at.table.state.id, at.log)
    assert again.state.match.log == at.table.state.match.log
    assert again.state.clock.next_end() == at.table.state.clock.next_end()
    assert again.state.clock.shown(1, at.now) == 26_000
    assert undo_for(again.state, 0) == undo_for(at.table.state, 0)


def test_entries_of_before_still_read() -> None:
    stored = entries.encode(asking().table.state.opened)
    assert b"answers" not in stored
    opened = entries.decode(stored)
    assert isinstance(opened, entries.Opened)
    assert opened.answers
    assert entries.decode(b'{"is":"acted","seat":0,"action":"pass"}') == entries.Acted(0, "pass")


def test_rematch_and_fork_keep_it() -> None:
    at = asking(answers=False)
    assert not opening.forked(at.table.state, 0, list(PEOPLE), opener=ANN).answers
    assert not opening.again(at.table.state).answers
    assert opening.again(asking().table.state).answers
