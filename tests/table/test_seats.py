"""Who sits where: keys, sitting down, leaving, coming back."""

import pytest

from astroport.core.errors import RefusedError, StaleError
from astroport.table import keys
from astroport.table.entries import Chair
from astroport.table.undo import undo_for
from tests.table.party import ANN, BEN, CAT, Party, party

OPEN = Chair()
BOT = Chair(level="random")


def refused(code: str) -> "pytest.RaisesExc[RefusedError]":
    return pytest.raises(RefusedError, check=lambda error: error.refusal.code == code)


def with_open_seat() -> Party:
    at = party(Chair([ANN], "Ann"), OPEN)
    at.put([at.table.enter(BEN, at.table.state.key("join"))])
    return at


def test_play_begins_when_the_last_seat_is_taken() -> None:
    at = with_open_seat()
    assert not at.table.state.begun
    at.put(at.table.sit(BEN, 1, "Ben"))
    assert at.table.state.stage == "playing"
    assert len(at.table.state.awaited) == 1
    assert at.table.state.seats_of(BEN) == [1]


def test_nothing_can_be_played_before() -> None:
    at = with_open_seat()
    with refused("not_begun"):
        at.table.act(ANN, 0, at.table.state.version(0), "fly d6")


def test_a_seat_needs_the_key() -> None:
    at = with_open_seat()
    with refused("no_key"):
        at.table.sit(CAT, 1, "Cat")
    assert at.table.state.role(CAT) is None


def test_a_taken_seat_stays_taken() -> None:
    at = with_open_seat()
    with refused("seat_taken"):
        at.table.sit(BEN, 0, "Ben")
    with refused("no_seat"):
        at.table.sit(BEN, 7, "Ben")


@pytest.mark.parametrize("name", ["x" * 31, "a\nb\x00c"])
def test_a_name_can_be_shown(name: str) -> None:
    at = with_open_seat()
    with refused("name"):
        at.table.sit(BEN, 1, name)


def test_keys_differ_and_open_one_thing_each() -> None:
    at = party(Chair([ANN]), OPEN)
    made = [
        at.table.state.key("join"),
        at.table.state.key("watch"),
        at.table.state.key("seat", 0),
        at.table.state.key("seat", 1),
    ]
    assert len(set(made)) == 4
    assert keys.opened_by(at.table.state.opened.door, made[2], [0, 0]) == ("seat", 0)
    other = party(Chair([ANN]), OPEN)
    with refused("wrong_key"):
        other.table.enter(BEN, made[0])


def test_the_key_of_a_seat_brings_a_second_device() -> None:
    at = party()
    at.put([at.table.enter("ann's phone", at.table.state.key("seat", 0))])
    assert at.table.state.seats_of("ann's phone") == [0]
    seat = at.table.state.awaited[0]
    if seat == 0:
        assert at.table.act("ann's phone", 0, at.table.state.version(0), at.table.state.match.actions(0)[0].text)


def test_the_key_of_a_seat_on_which_nobody_sits_opens_nothing() -> None:
    at = party(Chair([ANN]), OPEN)
    with refused("wrong_key"):
        at.table.enter(BEN, at.table.state.key("seat", 1))


def test_watching_must_be_allowed() -> None:
    at = party(spectators=False)
    with refused("no_spectators"):
        at.table.enter(CAT, at.table.state.key("watch"))
    at.put([at.table.enter(CAT, at.table.state.key("join"))])
    assert at.table.state.role(CAT) is None, "no seat is free, and nobody may watch"
    at = party()
    at.put([at.table.enter(CAT, at.table.state.key("watch"))])
    assert at.table.state.role(CAT) == "spectator"
    with refused("no_key"):
        at.table.sit(CAT, 0, "Cat")


def test_who_leaves_before_play_frees_the_seat() -> None:
    at = with_open_seat()
    at.put(at.table.leave(ANN, 0))
    assert at.table.state.chairs[0].who == "open"
    at.put(at.table.sit(BEN, 0, "Ben"))
    assert at.table.state.seats_of(BEN) == [0]


def test_a_bot_stands_in_for_who_leaves_and_gives_the_seat_back() -> None:
    at = party()
    at.put(at.table.leave(ANN, 0))
    assert at.table.state.bot_on(0) == at.table.state.opened.stand_in
    with refused("away"):
        at.table.act(ANN, 0, at.table.state.version(0), "fly d6")
    with refused("away"):
        at.table.leave(ANN, 0)
    at.put(at.table.back(ANN, 0))
    assert at.table.state.bot_on(0) is None
    with refused("not_away"):
        at.table.back(ANN, 0)


def test_the_opener_begins_with_bots() -> None:
    at = with_open_seat()
    with refused("opener_only"):
        at.table.start(BEN, "")
    with refused("no_level"):
        at.table.start(ANN, "grandmaster")
    at.put(at.table.start(ANN, "random"))
    assert at.table.state.stage == "playing"
    assert at.table.state.bot_on(1) == "random"
    with refused("begun"):
        at.table.start(ANN, "")


def test_a_bot_plays_its_seat_only() -> None:
    from astroport.table.entries import Reasons

    at = party(Chair([ANN]), BOT)
    seat = at.table.state.awaited[0]
    action = at.table.state.match.actions(seat)[0].text
    if seat == 0:
        with pytest.raises(StaleError):
            at.table.bot_acts(0, at.table.state.version(0), action, Reasons("random"))
        at.act()
        at.act()
    seat, action = 1, at.table.state.match.actions(1)[0].text
    with refused("not_your_seat"):
        at.table.act(ANN, 1, at.table.state.version(1), action)
    assert at.table.bot_acts(1, at.table.state.version(1), action, Reasons("random"))


def test_where_all_have_left_the_match_waits() -> None:
    at = party(Chair([ANN]), Chair([BEN]), BOT)
    at.put(at.table.leave(ANN, 0))
    assert not at.table.state.deserted
    at.put(at.table.leave(BEN, 1))
    assert at.table.state.deserted
    at.put(at.table.back(ANN, 0))
    assert not at.table.state.deserted
    assert not party(BOT, BOT).table.state.deserted, "bots among themselves wait for nobody"


def test_several_people_on_one_screen_take_back_each_others_moves() -> None:
    at = party(Chair([ANN], "Ann"), Chair([ANN], "Tim"))
    first = at.table.state.awaited[0]
    at.act()
    at.act()
    other = 1 - first
    assert at.table.state.awaited == (other,)
    how, _, ply = undo_for(at.table.state, other)
    assert (how, ply) == ("free", 2)
    at.put(at.table.undo(ANN, other, at.table.state.version(other)))
    assert at.table.state.awaited == (first,)


def test_several_people_on_one_screen() -> None:
    at = party(Chair([ANN], "Ann"), Chair([ANN], "Tim"))
    assert at.table.state.seats_of(ANN) == [0, 1]
    at.act()
    who = "Ann" if at.events[-1].entry.seat == 0 else "Tim"  # type: ignore[union-attr]
    assert at.told(0)[0].startswith(f"{who} flies"), "nobody is called you where several look"
