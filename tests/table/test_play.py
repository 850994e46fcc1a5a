"""Playing, racing, asking why not, taking back."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astroport.core.errors import RefusedError, StaleError
from astroport.core.match import Match
from astroport.table import entries, opening
from astroport.table.entries import Chair
from astroport.table.table import Table, follow
from astroport.table.undo import undo_for
from astroport.testing import Golden
from tests.table.party import ANN, BEN, CAT, Party, party
from tests.table.test_seats import refused


def others(at: Party) -> tuple[int, str, int, str]:
    """The seat to move with its person, and the other one with the other."""
    seat = at.table.state.awaited[0]
    return (seat, ANN, 1 - seat, BEN) if seat == 0 else (seat, BEN, 0, ANN)


def test_only_the_own_seat_in_turn_by_the_rules() -> None:
    at = party()
    seat, person, other, friend = others(at)
    action = at.table.state.match.actions(seat)[0].text
    version = at.table.state.version(seat)
    with refused("not_your_seat"):
        at.table.act(friend, seat, version, action)
    with refused("house.turn"):
        at.table.act(friend, other, at.table.state.version(other), action)
    with refused("action"):
        at.table.act(person, seat, version, "dance")
    with pytest.raises(RefusedError) as forbidden:
        at.table.act(person, seat, version, "fly d4")
    assert forbidden.value.refusal.code == "rule"
    assert forbidden.value.refusal.rule == "SP-2.2"
    assert at.table.act(person, seat, version, action)


def test_what_was_chosen_in_a_past_position_is_stale() -> None:
    at = party()
    seat, person, _, _ = others(at)
    first, second = at.table.state.match.actions(seat)[:2]
    version = at.table.state.version(seat)
    at.put(at.table.act(person, seat, version, first.text))
    with pytest.raises(StaleError) as stale:
        at.table.act(person, seat, version, second.text)
    assert stale.value.version == at.table.state.version(seat)


def test_talk_makes_nothing_stale() -> None:
    at = party()
    seat, person, _, friend = others(at)
    version = at.table.state.version(seat)
    at.put(at.table.say(friend, None, "hurry up", False))
    assert at.table.act(person, seat, version, at.table.state.match.actions(seat)[0].text)


def test_why_not_a_place() -> None:
    at = party()
    seat, person, other, friend = others(at)
    why = at.table.why_not(person, seat, None, "d4")
    assert why[0].rule == "SP-2.2"
    lit = at.table.state.match.actions(seat)[0].fields["to"]
    assert at.table.why_not(person, seat, None, lit) == []
    assert [w.code for w in at.table.why_not(friend, other, None, "d4")] == ["house.turn"]
    with refused("action"):
        at.table.why_not(person, seat, None, "z99")


def test_undo_is_free_until_another_acts() -> None:
    at = party()
    seat, person, _, _ = others(at)
    assert undo_for(at.table.state, seat)[:2] == ("no", "undo_nothing")
    before = at.table.state.match.state.tobytes()
    at.act()
    assert undo_for(at.table.state, seat)[0] == "free"
    at.put(at.table.undo(person, seat, at.table.state.version(seat)))
    assert at.table.state.match.state.tobytes() == before
    at.act()
    at.act()
    assert at.table.state.awaited == (1 - seat,)
    assert undo_for(at.table.state, seat)[0] == "free", "the other has not acted yet"
    at.act()
    assert undo_for(at.table.state, seat)[:2] == ("ask", "undo_others")


def asked() -> tuple[Party, int, str, int, str]:
    at = party()
    seat, person, other, friend = others(at)
    for _ in range(3):
        at.act()
    at.put(at.table.undo(person, seat, at.table.state.version(seat)))
    return at, seat, person, other, friend


def test_undo_by_consent() -> None:
    at, seat, person, other, friend = asked()
    assert at.table.state.match.ply == 4
    assert at.table.state.waiting_for() == [other]
    with refused("undo_pending"):
        at.table.undo(person, seat, at.table.state.version(seat))
    with refused("undo_not_asked"):
        at.table.answer(person, seat, True)
    at.put(at.table.answer(friend, other, True))
    assert at.table.state.match.ply == 2
    assert at.table.state.asking is None


def test_undo_refused_or_overtaken() -> None:
    at, seat, person, other, friend = asked()
    at.put(at.table.answer(friend, other, False))
    assert at.table.state.match.ply == 4
    assert at.table.state.asking is None
    at.put(at.table.undo(person, seat, at.table.state.version(seat)))
    at.act()
    assert at.table.state.asking is None, "play went on"
    with refused("undo_not_asked"):
        at.table.answer(friend, other, True)


def test_bots_always_agree() -> None:
    at = party(Chair([ANN]), Chair(level="random"))
    while True:
        seat = at.table.state.awaited[0]
        if seat == 0 and at.table.state.match.last_decision(0) is not None:
            break
        if seat == 0:
            at.act()
        else:
            action = at.table.state.match.actions(1)[0].text
            at.put(at.table.bot_acts(1, at.table.state.version(1), action, entries.Reasons("random")))
    assert undo_for(at.table.state, 0)[0] == "free"
    at.put(at.table.undo(ANN, 0, at.table.state.version(0)))
    assert at.table.state.awaited == (0,)


def test_nothing_is_taken_back_at_the_end() -> None:
    at = party()
    while at.table.state.stage == "playing":
        at.act()
    assert undo_for(at.table.state, 0)[:2] == ("no", "undo_over")
    with refused("over"):
        at.table.undo(ANN, 0, at.table.state.version(0))
    with refused("over"):
        at.table.act(ANN, 0, at.table.state.version(0), "fly d4")
    record = at.table.state.record()
    assert record["luck"]["secret"] == at.table.state.opened.secret
    assert [s["name"] for s in record["seats"]] == ["Ann", "Ben"]


def test_the_secret_is_in_no_record_before_the_end() -> None:
    assert party().table.state.record()["luck"]["secret"] is None


def test_talk_to_the_team_is_for_the_team() -> None:
    chairs = [Chair([p], p) for p in (ANN, BEN, CAT, "dan")]
    at = party(*chairs, options={"teams": True})
    assert at.table.state.teams == (0, 1, 0, 1)
    at.put(at.table.say(ANN, 0, "go left", True))
    assert at.heard() == [True, False, True, False, False]
    at.put(at.table.say(ANN, 0, "hello", False))
    assert all(at.heard())
    with refused("no_team"):
        party().table.say(ANN, 0, "psst", True)
    with refused("only_players_talk"):
        at.table.say("eve", None, "hi", False)
    with refused("nothing_said"):
        at.table.say(ANN, None, "\x00\n ", False)


def test_a_table_goes_on_from_a_position_of_another() -> None:
    at = party()
    for _ in range(5):
        at.act()
    first = opening.forked(at.table.state, 3, [Chair([CAT]), Chair(level="random")], opener=CAT)
    fork = Party(first)
    assert fork.table.state.match.ply == 3
    assert fork.table.state.stage == "playing"
    assert fork.table.state.match.log == at.table.state.match.log[:3]
    assert fork.table.state.match.luck.since == 3
    assert undo_for(fork.table.state, 0)[0] == "no", "what was played before the fork stays"
    with refused("no_ply"):
        opening.forked(at.table.state, 99, [Chair([CAT]), Chair()], opener=CAT)
    with refused("no_seat"):
        opening.forked(at.table.state, 3, [Chair([CAT])], opener=CAT)


def test_a_recorded_match_is_only_looked_at() -> None:
    record = Golden.read(Path("tests/games/sputnik/golden/seats2.json")).record
    table = Table("review", opening.brought(record, ANN))
    assert table.state.stage == "over"
    assert table.state.record() == record
    assert table.begin() == []
    with refused("over"):
        table.sit(ANN, 0, "Ann")
    with refused("begun"):
        table.start(ANN, "")
    record["actions"][3] = [0, "fly z9"]
    with refused("record"):
        opening.brought(record, ANN)


def test_a_rematch_seats_the_same_people() -> None:
    at = party(Chair([ANN, "ann's phone"], "Ann"), Chair([BEN], "Ben"), options={"layout": "pyramid"})
    with refused("not_over"):
        at.table.go_on_at(ANN, "next")
    while at.table.state.stage == "playing":
        at.act()
    again = Party(opening.again(at.table.state)).table
    assert again.state.seats_of("ann's phone") == [0]
    assert again.state.match.options["layout"] == "pyramid"
    assert again.state.match.luck != at.table.state.match.luck
    at.put(at.table.go_on_at(BEN, "next"))
    assert at.table.state.rematch == "next"


COMMANDS = st.lists(
    st.tuples(st.sampled_from(["act", "act", "act", "undo", "answer", "say", "leave", "back"]), st.integers(0, 5)),
    max_size=60,
)


@settings(max_examples=60, deadline=None)
@given(COMMANDS)
def test_the_entries_are_the_table(commands: list[tuple[str, int]]) -> None:
    """Whatever people try, following the entries again gives the same table, and a plain match agrees."""
    at = party()
    for kind, number in commands:
        seat = number % 2
        person = (ANN, BEN)[seat]
        table, version = at.table, at.table.state.version(seat)
        actions = [a.text for a in table.state.match.actions(seat)] or ["fly d4"]
        try:
            match kind:
                case "act":
                    at.put(table.act(person, seat, version, actions[number % len(actions)]))
                case "undo":
                    at.put(table.undo(person, seat, version))
                case "answer":
                    at.put(table.answer(person, seat, number > 2))
                case "say":
                    at.put(table.say(person, seat, "so", False))
                case "leave":
                    at.put(table.leave(person, seat))
                case "back":
                    at.put(table.back(person, seat))
        except RefusedError:
            continue
    again = follow(at.table.state.id, at.log)
    assert again.state.match.state.tobytes() == at.table.state.match.state.tobytes()
    assert again.state.versions == at.table.state.versions
    assert again.state.asking == at.table.state.asking
    assert [c.away for c in again.state.chairs] == [c.away for c in at.table.state.chairs]
    plain = Match(at.table.state.game, 2, {}, at.table.state.match.luck)
    for move in at.table.state.match.log[1:]:
        plain.play(move.action, move.seat)
    assert plain.state.tobytes() == at.table.state.match.state.tobytes()
