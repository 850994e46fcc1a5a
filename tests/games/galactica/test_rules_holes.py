"""Galactica, GA-3, from the text: jumps from black hole to black hole."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import CARDS, Board

JUMPS = {"jump n6", "jump f14", "jump n14", "stay"}  # from f6


def to_the_hole(spun: int = 1, **jets: str) -> Board:
    """A flies from f5 to f6."""
    return Board({"A": "f5", "B": "home"} | jets, spun=spun).play("fly f6")


@rule("GA-3.1")
def test_who_stops_on_a_hole_may_jump_to_any_other_or_stay() -> None:
    board = to_the_hole()
    assert (board.phase, board.asked) == ("jumping", "A")
    assert board.allowed() == JUMPS
    assert board.rule("jump f6") == "GA-3.1"


@rule("GA-3.1")
@pytest.mark.parametrize("hole", ["n6", "f14", "n14"])
def test_a_jump(hole: str) -> None:
    board = to_the_hole().play(f"jump {hole}")
    assert board.jets == {"A": hole, "B": "home"}
    assert (board.derelict, board.carrier) == ("j10", None)


@rule("GA-3.1", "GA-3.2")
def test_staying_ends_the_move() -> None:
    board = to_the_hole(spun=6).play("stay")
    assert (board.jets["A"], board.phase, board.turn) == ("f6", "spinning", "B")


@rule("GA-3.1")
def test_an_exact_arrival_counts_as_well_as_an_early_one() -> None:
    for spun in (1, 2, 3, 6):
        assert to_the_hole(spun).phase == "jumping"


@rule("GA-3.1")
def test_not_to_a_hole_with_a_jet() -> None:
    board = to_the_hole(B="n6", C="home")
    assert board.allowed() == JUMPS - {"jump n6"}
    assert board.rule("jump n6") == "GA-3.1"


@rule("GA-3.1", "GA-2.4")
def test_a_hole_with_a_jet_cannot_be_entered() -> None:
    board = Board({"A": "f5", "B": "f6"}, spun=1)
    assert "f6" not in board.ends()
    assert board.rule("fly f6") == "GA-2.4"


@rule("GA-3.1", "GA-4.3")
def test_nor_one_with_a_carrier_by_flight_or_jump() -> None:
    board = Board({"A": "f5", "B": "f6"}, carrier="B", spun=1)
    assert board.rule("fly f6") == "GA-4.3"
    jump = Board({"A": "f5", "B": "n6"}, carrier="B", spun=1).play("fly f6")
    assert jump.rule("jump n6") == "GA-3.1"


@rule("GA-3.1")
def test_one_free_hole_is_a_question_none_is_not() -> None:
    one = to_the_hole(B="n6", C="f14", D="home")
    assert one.allowed() == {"jump n14", "stay"}
    none = to_the_hole(B="n6", C="f14", D="n14")
    assert (none.phase, none.turn, none.jets["A"]) == ("spinning", "B", "f6")


@rule("GA-3.1")
def test_flying_over_a_hole_asks_nothing() -> None:
    board = Board({"A": "f5", "B": "home"}, spun=2).play("fly f7")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-3.1")
def test_a_carrier_jumps_with_the_derelict() -> None:
    board = Board({"A": "f5", "B": "home"}, carrier="A", spun=4).play("fly f6")
    assert board.allowed() == JUMPS
    board.play("jump n14")
    assert (board.jets["A"], board.derelict, board.carrier) == ("n14", "n14", "A")


@rule("GA-3.1")
def test_a_carrier_that_jumps_next_to_a_jet_does_not_challenge() -> None:
    board = Board({"A": "f5", "B": "n13"}, carrier="A", spun=1).play("fly f6", "jump n14")
    assert (board.phase, board.turn, board.carrier) == ("spinning", "B", "A")


@rule("GA-3.1", "GA-4.1")
def test_a_hole_with_the_free_derelict_captures_instead() -> None:
    board = Board({"A": "f5", "B": "home"}, derelict="f6", spun=3).play("fly f6")
    assert (board.phase, board.asked, board.carrier) == ("spinning", "chance", "A")


@rule("GA-3.1", "GA-4.1", "GA-4.2")
def test_a_jump_onto_the_free_derelict_captures_it() -> None:
    board = Board({"A": "f5", "B": "home"}, derelict="n14", cards={"A": "laser"}, spun=1).play("fly f6", "jump n14")
    assert (board.carrier, board.jets["A"], board.derelict) == ("A", "n14", "n14")
    assert (board.phase, board.asked, board.turn) == ("spinning", "chance", "A")
    board.play("spin 2")
    assert (board.phase, board.rule("jump f6")) == ("flying", "GA-3.3")
    board.play("fly n12")
    assert (board.derelict, board.phase) == ("n12", "cards")


@rule("GA-3.1", "GA-4.4")
def test_by_a_carrier_the_jump_is_decided_before_the_challenge() -> None:
    board = Board({"A": "f4", "B": "g7"}, carrier="B", spun=2).play("fly f6")
    assert (board.phase, board.allowed()) == ("jumping", JUMPS)
    away = Board({"A": "f4", "B": "g7"}, carrier="B", spun=2).play("fly f6", "jump n6")
    assert (away.phase, away.turn) == ("spinning", "B")
    board.play("stay")
    assert (board.phase, board.asked) == ("battle", "chance")


@rule("GA-3.1", "GA-4.4")
@pytest.mark.parametrize("carrier_at", ["n5", "o5", "o6", "o7", "n7", "m7", "m6", "m5"])
def test_a_jump_next_to_a_carrier_challenges(carrier_at: str) -> None:
    board = Board({"A": "f5", "B": carrier_at}, carrier="B", spun=1).play("fly f6", "jump n6")
    assert (board.phase, board.jets["A"]) == ("battle", "n6")


@rule("GA-3.1")
def test_a_jump_next_to_the_free_derelict_does_nothing() -> None:
    board = Board({"A": "f5", "B": "home"}, derelict="n7", spun=1).play("fly f6", "jump n6")
    assert (board.phase, board.turn, board.carrier) == ("spinning", "B", None)


@rule("GA-3.2")
def test_the_rest_of_the_move_is_lost() -> None:
    board = to_the_hole(spun=6)
    assert board.rule("fly f9") == board.rule("fly n6") == "GA-3.2"
    board.play("jump n14")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-3.1", "GA-3.2")
def test_one_jump_only() -> None:
    board = Board({"A": "f5", "B": "home"}, cards={"A": "laser"}, spun=1).play("fly f6", "jump n6")
    assert board.phase == "cards"
    assert board.rule("jump f6") == "GA-3.1"


@rule("GA-3.1", "GA-6.1")
@pytest.mark.parametrize("action", ["overdrive", "laser", "force B h3"])
def test_cards_wait_until_the_jump_is_decided(action: str) -> None:
    board = Board({"A": "f5", "B": "home"}, cards={"A": "overdrive laser"}, spun=1).play("fly f6")
    assert board.rule(action) == "GA-6.1"


@rule("GA-3.3")
def test_who_begins_on_a_hole_flies_first() -> None:
    board = Board({"A": "f6", "B": "home"})
    assert board.asked == "chance"
    board.play("spin 4")
    assert board.phase == "flying"
    assert board.rule("jump n6") == board.rule("stay") == "GA-3.3"
    assert not board.ends() & {"n6", "f14", "n14", "f6"}
    board.play("fly f10")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-3.3", "GA-6.2")
def test_an_overdrive_from_a_hole_flies_first_too() -> None:
    board = Board({"A": "f6", "B": "home"}, cards={"A": "overdrive laser"}, phase=CARDS)
    assert board.rule("jump n6") in ("GA-3.1", "GA-3.3")
    board.play("overdrive")
    assert board.asked == "chance"
    board.play("spin 3")
    assert board.rule("jump n6") == board.rule("stay") == "GA-3.3"
    board.play("fly f7")
    assert (board.phase, board.jets["A"]) == ("cards", "f7")


@rule("GA-3.1", "GA-6.2")
def test_an_overdrive_onto_a_hole_may_jump() -> None:
    board = Board({"A": "f5", "B": "home"}, cards={"A": "overdrive laser"}, phase=CARDS)
    board.play("overdrive", "spin 3", "fly f6")
    assert board.allowed() == JUMPS
    board.play("jump f14")
    assert (board.phase, board.jets["A"]) == ("cards", "f14")


@rule("GA-3.3", "GA-4.2")
def test_nor_does_who_captured_on_a_hole_jump_before_flying_on() -> None:
    board = Board({"A": "f5", "B": "home"}, derelict="f6", spun=1).play("fly f6", "spin 5")
    assert board.rule("jump n6") == "GA-3.3"
    assert board.rule("fly f6") == "GA-2.3"


@rule("GA-3.3", "GA-4.5")
def test_nor_does_who_won_a_challenge_on_a_hole() -> None:
    board = Board({"A": "f4", "B": "g7"}, carrier="B", spun=2).play("fly f6", "stay", "spin 5", "spin 2", "spin 3")
    assert (board.phase, board.asked) == ("flying", "A")
    assert board.rule("jump n6") == "GA-3.3"


@rule("GA-3.1", "GA-4.2")
def test_flying_on_after_a_capture_may_lead_to_a_hole() -> None:
    board = Board({"A": "f8", "B": "home"}, derelict="f7", spun=1).play("fly f7", "spin 4", "fly f6")
    assert (board.phase, board.asked, board.allowed()) == ("jumping", "A", JUMPS)
    board.play("jump n6")
    assert (board.derelict, board.turn) == ("n6", "B")
