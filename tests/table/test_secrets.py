"""A game with secrets and simultaneous choice: nothing leaks, and nobody's choice makes another's stale."""

import pytest
from comets import GAME

from astroport.table import state
from astroport.table.entries import Chair
from astroport.table.undo import undo_for
from tests.table.party import ANN, BEN, CAT, Party, party


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "game_called", lambda _slug: GAME)


def choosing() -> Party:
    at = party(Chair([ANN], "Ann"), Chair([BEN], "Ben"), Chair([CAT], "Cat"), game=GAME, options={"peek": False})
    assert at.table.state.awaited == (0, 1, 2)
    return at


def test_a_secret_choice_of_another_is_not_stale_for_me() -> None:
    at = choosing()
    versions = [at.table.state.version(seat) for seat in range(3)]
    at.put(at.table.act(BEN, 1, versions[1], "chase"))
    assert at.table.state.version(0) == versions[0]
    assert at.table.state.version(1) != versions[1]
    at.put(at.table.act(ANN, 0, versions[0], "wait"))
    at.put(at.table.act(CAT, 2, versions[2], "wait"))
    assert at.table.state.stage == "over"


def test_a_choice_is_told_to_its_own_seat_only() -> None:
    at = choosing()
    at.act("chase", 1)
    assert at.told(1) == ["You have chosen to chase"]
    assert at.told(0) == ["Ben has chosen"]


def test_a_choice_that_nobody_saw_is_taken_back_freely() -> None:
    at = choosing()
    at.act("chase", 1)
    assert undo_for(at.table.state, 1)[0] == "free"


def test_what_was_peeked_at_cannot_be_forgotten() -> None:
    at = party(Chair([ANN]), Chair([BEN]), game=GAME)
    at.act("peek B", 0)
    assert undo_for(at.table.state, 0)[:2] == ("ask", "undo_revealed")
