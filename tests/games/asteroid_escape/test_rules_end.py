"""Asteroid Escape, AE-6, from the text: who wins, and when."""

from __future__ import annotations

import pytest

from astroport.games.asteroid_escape.state import cell_names
from astroport.testing import rule

from .board import BEGIN, LAY, Board, fill

FAR = {"blue-5": "3/6.0", "red-5": "3/5.0"}
ACT = ("blue 3", "red 4")
STAY = ("blue 1", "red 1")
HANDS = {"A": "1 2 3", "B": "5 6", "C": "7"}

# 6.1 The last ship flying


@rule("AE-6.1")
@pytest.mark.parametrize(
    ("ships", "rocks", "phase", "actions"),
    [
        ({"A": "N1", "B": "S1"}, {"blue-1": "2/1.0", "red-5": "3/5.0"}, BEGIN, (*ACT, "die 2")),  # an asteroid's act
        ({"A": "N1", "B": "S1"}, {"red-5": "3/5.0"}, BEGIN, ("asteroid blue-1", "land 1/1", "face 0")),  # a placement
        ({"A": "N1", "B": "S1"}, FAR, BEGIN, (*ACT, "die 6", "asteroid blue-1", "land 1/1", "face 0")),  # on a 6
        ({"A": "N1", "B": "S1"}, FAR | {"blue-1": "1/1.0"}, BEGIN, STAY),  # the check of 2.8
        ({"A": "N1", "B": "S1"}, FAR, LAY, ("lay 1 0",)),  # a tile
    ],
)
def test_the_last_ship_wins_at_that_very_moment(
    ships: dict[str, str], rocks: dict[str, str], phase: str, actions: tuple[str, ...]
) -> None:
    hands = {"A": "1 33" if phase == LAY else "1 33 3", "B": "5 6"}
    board = Board(ships, hands, asteroids=rocks, phase=phase, pile="10 11", marker="").play(*actions)
    assert (board.won, board.out, board.result, board.phase) == ("B", "A", (0.0, 1.0), "over")
    assert board.hands() == {"A": "33" if phase == LAY else "1 33 3", "B": "5 6"}  # hands stay
    assert (board.queue(), board.turn) == ("", None)


@rule("AE-6.1")
def test_the_active_player_may_be_the_last() -> None:
    board = Board({"A": "N1", "B": "N2"}, {"A": "18 2 3", "B": "5"}, asteroids=FAR).play("lay 18 0")
    assert (board.won, board.result) == ("A", (1.0, 0.0))
    assert board.hands() == {"A": "2 3", "B": "5"}  # nobody draws


@rule("AE-6.1")
def test_an_eaten_tile_may_decide() -> None:
    ships = {"A": "S1", "B": "3/3@7", "C": "3/3@6"}
    rocks = {"blue-1": "2/2.0", "red-5": "1/6.0"}
    board = Board(ships, HANDS, tiles={"3/2": "4.0"}, asteroids=rocks, seats=3, phase=BEGIN).play(*ACT, "die 4")
    assert (board.won, board.result, board.hands()) == ("A", (1.0, 0.0, 0.0), HANDS)


@rule("AE-6.1")
def test_nothing_can_be_done_any_more() -> None:
    board = Board({"A": "N1", "B": "N2"}, {"A": "18", "B": "5"}, asteroids=FAR).play("lay 18 0")
    assert (board.awaited, board.allowed()) == (None, set())


@rule("AE-6.1", "AE-6.3")
def test_events_are_judged_one_by_one() -> None:
    # blue-1 destroys A, red-1 would destroy B in the same roll: B wins before that.
    ships = {"A": "N1", "B": "3/3@7"}
    rocks = {"blue-1": "2/1.0", "red-1": "2/2.0"}
    board = Board(ships, HANDS, tiles={"3/2": "4.0"}, asteroids=rocks, phase=BEGIN).play(*ACT, "die 2")
    assert (board.won, board.out) == ("B", "A")


# 6.2 All tiles laid


@rule("AE-6.2")
@pytest.mark.parametrize(("ships", "share"), [("ABC", 1 / 3), ("AC", 1 / 2)])
def test_all_tiles_laid_and_several_ships_flying_share(ships: str, share: float) -> None:
    marks = {"A": "N1", "B": "S1", "C": "S3"}
    at = {letter: marks[letter] for letter in ships}
    board = Board(at, {"A": "17"}, asteroids=FAR, seats=3, pile="").play("lay 17 0")
    assert board.won == ships
    assert board.result == pytest.approx([share if letter in ships else 0 for letter in "ABC"])


@rule("AE-6.2")
@pytest.mark.parametrize(("hand", "pile", "queue"), [("2", "", ""), ("", "2", ""), ("", "", "2")])
def test_one_tile_left_is_not_all_laid(hand: str, pile: str, queue: str) -> None:
    ships = {"A": "N1", "B": "S1"}
    board = Board(ships, {"A": "17", "B": hand}, asteroids=FAR, pile=pile, queue=queue).play("lay 17 0")
    assert board.phase != "over"


@rule("AE-6.2", "AE-3.6")
def test_what_lies_under_the_pile_is_not_laid() -> None:
    rocks = {"blue-5": "3/6.0", "red-5": "1/1.0"}
    ships = {"A": "N1", "B": "S1", "C": "S3"}
    board = Board(ships, {"A": "2"}, asteroids=rocks, seats=3, pile="", phase=BEGIN).play(*STAY)
    assert (board.out, board.queue(), board.turn) == ("A", "2", "B")
    board.play(*STAY)
    assert (board.hands()["B"], board.turn) == ("2", "C")


# 6.3 All lost together


@rule("AE-6.3")
def test_all_lost_by_one_tile_share() -> None:
    ships = {"A": "N1", "B": "N2", "D": "W14"}
    board = Board(ships, {"A": "1", "B": "2 3", "D": "4"}, asteroids=FAR, seats=4).play("lay 1 0")
    assert (board.won, board.out) == ("ABD", "ABCD")
    assert board.result == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])
    assert board.hands() == {"A": "", "B": "2 3", "C": "", "D": "4"}


@rule("AE-6.3")
def test_all_lost_by_one_asteroid_share() -> None:
    ships = {"A": "3/3@7", "B": "3/3@6"}
    rocks = {"blue-1": "2/2.0", "red-5": "1/6.0"}
    board = Board(ships, HANDS | {"C": ""}, tiles={"3/2": "4.0"}, asteroids=rocks, seats=3, phase=BEGIN)
    board.play(*ACT, "die 4")
    assert (board.won, board.result) == ("AB", (0.5, 0.5, 0.0))


@rule("AE-6.3")
def test_who_was_out_before_has_no_share() -> None:
    ships = {"A": "3/3@7", "B": "3/3@6", "C": "N1"}
    rocks = {"blue-1": "1/1.0", "red-1": "2/2.0"}
    board = Board(ships, HANDS, tiles={"3/2": "4.0"}, asteroids=rocks, seats=3, phase=BEGIN, turn="C")
    board.play(*ACT, "die 1", "die 4")  # blue-1 stays before C, red-1 eats the tile under A and B
    assert (board.won, board.result) == ("C", (0.0, 0.0, 1.0))  # 2.8 comes too late


# 6.4 The last empty cell


def last_cell(ships: dict[str, str]) -> Board:
    """The small board is full but for 1/1, where A is to lay tile 1; on 2/2 lies an asteroid."""
    others = [cell for cell in cell_names("6x6") if cell not in ("1/1", "1/2", "2/2")]
    tiles = fill(others, but="1 8") | {"1/2": "8.0"}
    board = Board(ships, {"A": "1"}, tiles=tiles, asteroids={"blue-1": "2/2.0"}, seats=4, board="6x6")
    return board.play("lay 1 0")


@rule("AE-6.4")
def test_two_that_leave_when_the_last_cell_is_filled_share_with_those_that_fly() -> None:
    # A and B leave over the top; C rests before the asteroid and still flies; D was out before.
    board = last_cell({"A": "N1", "B": "N2", "C": "2/2@4"})
    assert (board.won, board.out) == ("ABC", "ABD")
    assert board.result == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])


@rule("AE-6.4")
def test_all_who_leave_and_all_who_fly_share() -> None:
    board = last_cell({"A": "N1", "B": "W12", "C": "2/2@4", "D": "2/2@3"})
    assert (board.won, board.result) == ("ABCD", (0.25, 0.25, 0.25, 0.25))


@rule("AE-6.4")
def test_who_hits_an_asteroid_does_not_leave() -> None:
    # D turns back from 1/1 over 1/2 (56) into the asteroid.
    board = last_cell({"A": "N1", "B": "N2", "C": "2/2@4", "D": "1/1@2"})
    assert (board.won, board.out) == ("ABC", "ABD")


@rule("AE-6.4", "AE-6.1")
def test_one_that_leaves_alone_has_no_share() -> None:
    board = last_cell({"A": "N1", "C": "2/2@4", "D": "2/2@3"})
    assert (board.out, board.won, board.turn, board.phase) == ("AB", "", "C", "rolling")
    board = last_cell({"A": "N1", "C": "2/2@4"})
    assert (board.won, board.result) == ("C", (0.0, 0.0, 1.0, 0.0))
    board = last_cell({"A": "N1", "C": "2/2@4", "D": "1/1@2"})
    assert (board.won, board.out) == ("C", "ABD")


@rule("AE-6.4")
def test_not_while_another_cell_is_empty() -> None:
    ships = {"A": "N1", "B": "N2", "C": "S1"}
    board = Board(ships, {"A": "1"}, asteroids=FAR, seats=3).play("lay 1 0")
    assert (board.won, board.result) == ("C", (0.0, 0.0, 1.0))


@rule("AE-6.4", "AE-6.3")
def test_if_all_leave_it_is_their_common_end() -> None:
    board = last_cell({"A": "N1", "B": "N2"})
    assert (board.won, board.result) == ("AB", (0.5, 0.5, 0.0, 0.0))
    board = last_cell({"A": "N1", "B": "N2", "D": "1/1@2"})  # D hits the asteroid: AE-6.3 goes first
    assert board.won == "ABD"
