"""Galactica, GA-5, from the text: who wins, and when nobody does."""

from __future__ import annotations

import pytest

from astroport.games.galactica.state import LETTERS
from astroport.testing import rule

from .board import BEGIN, CARDS, Board, Opening

ALL_HOME = dict.fromkeys(LETTERS, "home")


@rule("GA-5.1")
@pytest.mark.parametrize(("seat", "at"), [("A", "d2"), ("B", "q4"), ("C", "p17"), ("D", "c16")])
@pytest.mark.parametrize("spun", [1, 2, 6])
def test_home_with_the_derelict_wins_at_once(seat: str, at: str, spun: int) -> None:
    board = Board(ALL_HOME | {seat: at}, carrier=seat, turn=seat, cards={seat: "laser"}, spun=spun).play("fly home")
    assert (board.phase, board.asked, board.won) == ("over", "", seat)
    assert board.result == tuple(float(letter == seat) for letter in LETTERS)
    assert board.jets[seat] == "home"
    assert board.picture()["drawn"] is False


@rule("GA-5.1")
@pytest.mark.parametrize(
    ("at", "spun", "near_enough"), [("f2", 2, False), ("f2", 3, True), ("d4", 2, True), ("d4", 1, False)]
)
def test_it_must_be_near_enough_but_the_exact_number_is_not_needed(at: str, spun: int, near_enough: bool) -> None:
    board = Board({"A": at, "B": "home"}, carrier="A", spun=spun)
    assert board.rule("fly home") == (None if near_enough else "GA-2.2")


@rule("GA-5.1", "GA-2.4")
def test_the_way_home_may_be_barred() -> None:
    board = Board({"A": "f2", "B": "e2", "C": "home"}, carrier="A", spun=3)
    assert board.rule("fly home") == "GA-2.4"
    around = Board({"A": "f2", "B": "e2", "C": "home"}, carrier="A", spun=4)
    assert around.rule("fly home") is None  # f1 e1 d1


@rule("GA-5.1")
def test_no_one_goes_home_without_the_derelict() -> None:
    for derelict in ("j10", "d1"):
        board = Board({"A": "d2", "B": "home"}, derelict=derelict, spun=1)
        assert board.rule("fly home") == "GA-5.1"
    other = Board({"A": "d2", "B": "m12"}, carrier="B", spun=1)
    assert other.rule("fly home") == "GA-5.1"
    start = Board({"A": "home", "B": "home"}, spun=2)
    assert start.rule("fly home") == "GA-5.1"


@rule("GA-5.1")
def test_nor_into_the_station_of_another() -> None:
    board = Board({"A": "p18", "B": "home"}, carrier="A", spun=3)
    assert board.rule("fly home") == "GA-2.2"  # its own is far away
    assert "home" not in board.ends()


@rule("GA-5.1")
def test_a_carrier_is_not_obliged_to_go_home() -> None:
    board = Board({"A": "d2", "B": "home"}, carrier="A", spun=1)
    assert board.ends() == {"d1", "d3", "e2", "home"}
    board.play("fly d3")
    assert (board.won, board.turn) == (None, "B")


@rule("GA-5.1")
def test_flying_over_the_derelict_next_to_home_does_not_win() -> None:
    board = Board({"A": "e2", "B": "home"}, derelict="d2", spun=2)
    assert "home" not in board.ends()
    board.play("fly d2")
    assert (board.won, board.phase) == (None, "spinning")


@rule("GA-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draw_after_250_rounds(seats: int) -> None:
    jets = dict.fromkeys(LETTERS[:seats], "e9") | dict.fromkeys(LETTERS[: seats - 1], "home")
    last = LETTERS[seats - 1]
    board = Board(jets, turn=last, round=250, spun=1).play("fly e8")
    assert (board.phase, board.asked, board.won) == ("over", "", None)
    assert board.picture()["drawn"] is True
    assert board.result == pytest.approx((1 / seats,) * seats)


@rule("GA-5.2")
def test_not_before_everybody_has_had_the_last_round() -> None:
    board = Board({"A": "e9", "B": "home"}, round=250, spun=1).play("fly e8")
    assert (board.phase, board.turn, board.picture()["round"]) == ("spinning", "B", 250)
    earlier = Board({"A": "home", "B": "e9"}, turn="B", round=249, spun=1).play("fly e8")
    assert (earlier.phase, earlier.turn, earlier.picture()["round"]) == ("spinning", "A", 250)


@rule("GA-5.2", "GA-1.7")
def test_a_round_begins_with_who_began() -> None:
    jets = {"A": "e9", "B": "home", "C": "m12"}
    board = Board(jets, turn="A", first="C", round=250, spun=1).play("fly e8")
    assert (board.phase, board.turn) == ("spinning", "B")
    board.play("spin 1", "fly p1")
    assert board.phase == "over"
    began = Opening(2).deal().play("spin 1", "spin 2")
    assert (began.turn, began.picture()["round"]) == ("B", 1)
    began.play("spin 1", "fly p17", "done")
    assert (began.turn, began.picture()["round"]) == ("A", 1)
    began.play("spin 1", "fly d1", "done")
    assert (began.turn, began.picture()["round"]) == ("B", 2)


@rule("GA-5.2", "GA-6.1")
def test_the_last_player_still_plays_its_cards() -> None:
    board = Board({"A": "home", "B": "e9"}, turn="B", round=250, cards={"B": "laser"}, spun=1).play("fly e8")
    assert (board.phase, board.asked) == ("cards", "B")
    board.play("done")
    assert (board.phase, board.picture()["drawn"]) == ("over", True)


@rule("GA-5.1", "GA-5.2")
def test_a_win_in_the_very_last_move_is_a_win() -> None:
    board = Board({"A": "home", "B": "p18"}, carrier="B", turn="B", round=250, spun=3).play("fly home")
    assert (board.won, board.result) == ("B", (0, 1))


@rule("GA-5.2")
def test_no_cards_are_turned_up_after_the_last_round() -> None:
    decks = {"A": "laser force", "B": "laser"}
    board = Board({"A": "home", "B": "e9"}, turn="B", round=250, decks=decks, spun=1).play("fly e8")
    assert (board.phase, board.cards) == ("over", {"A": "", "B": ""})
    before = Board({"A": "home", "B": "e9"}, turn="B", round=249, decks=decks, spun=1).play("fly e8")
    assert before.phase == "replacing"
    assert Board({"A": "home", "B": "e9"}, round=250, decks=decks, phase=BEGIN).phase == "replacing"


@rule("GA-5.2", "GA-6.4")
def test_a_laser_in_the_last_turn_ends_the_match_after_its_shots() -> None:
    board = Board({"A": "home", "B": "e9"}, turn="B", round=250, cards={"B": "laser"}, phase=CARDS)
    assert board.play("laser", "spin 2", "quarter se").phase == "aiming"
    assert board.play("quarter se").phase == "over"
