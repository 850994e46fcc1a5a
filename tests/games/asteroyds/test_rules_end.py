"""Asteroyds, AC-6, from the text: the end of a turn, and of the last one."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.games.asteroyds import GAME
from astroport.testing import rule

from .board import Board, words


@rule("AC-6.1")
def test_a_turn_has_six_rounds() -> None:
    board = Board().program()
    for played in range(6):
        assert (board.phase, board.position["round"], board.position["turn"]) == ("resolve", played, 1)
        board.resolve()
    assert (board.phase, board.position["round"], board.position["turn"]) == ("roll", 0, 2)


@rule("AC-6.1")
def test_what_was_off_is_on_again() -> None:
    ships = {"A": "e5 E", "B": "e8 W", "C": "i5 E", "D": "g14 E"}
    board = Board(ships=ships, turrets={"i8": "white SE", "k8": "red SE"}).program(A="S", C="S", D="F F").resolve(2)
    assert board.off == words("B D i8")
    board.resolve(3)
    assert board.off == words("B D i8")
    board.resolve()
    assert board.off == set()
    board.next_turn().program(B="F", D="L").resolve()
    assert (board["B"], board["D"]) == ("g10 W", "h10 SW")
    assert set(board.beams) == words("i8 k8")


@rule("AC-6.1")
def test_who_is_off_in_the_last_round_is_on_at_once() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W +red"}).program(A=". . . . . S").resolve(6)
    assert (board["B"], board.asteroyds["red"]) == ("g11 W", "e8")


@rule("AC-6.1")
def test_programs_are_cleared() -> None:
    board = Board(ships={"A": "e5 E", "B": "e9 W"}).program(A="F . | 2 shield", B="S | 3 shoot").resolve(6)
    for ship in board.position["ships"]:
        assert (ship["program"], ship["rounds"], ship["mode"], ship["done"]) == ([], [], None, False)
    board.next_turn()
    assert board.awaited == ["A", "B", "C", "D"]
    board.program(B="S S")
    assert board.position["ships"][0]["program"] == ["empty"] * 6


@rule("AC-6.1", "AC-3.8")
def test_a_shield_is_gone_with_its_turn() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A="S", B=". | 1 shield")
    assert board.off == set()
    assert board.next_turn().fly(A="S").off == words("B")


@rule("AC-6.1")
def test_ships_stay_where_they_are() -> None:
    board = Board(ships={"A": "e5 SE +white", "D": "k7 NW"}, asteroyds={"red": "i9"}).end_turn()
    assert (board["A"], board["D"]) == ("e5 SE +white", "k7 NW")
    assert board.asteroyds["red"] == "i9"


# The last turn


@rule("AC-6.2")
@pytest.mark.parametrize("turns", [60, 40, 20])
def test_after_so_many_turns_the_match_is_over(turns: int) -> None:
    board = Board(turns=turns, turn=turns - 1, scores={"red": 1}).next_turn()
    assert (board.phase, board.position["turn"], board.position["turns"]) == ("program", turns, turns)
    board.program().resolve(5)
    assert board.phase == "resolve"
    board.resolve()
    assert (board.phase, board.awaited) == ("over", [])
    assert (board.position["turn"], board.position["round"]) == (turns, 6)


@rule("AC-6.2")
def test_60_turns_unless_an_option_says_otherwise() -> None:
    assert Board().position["turns"] == 60
    assert [option.values for option in GAME.options if option.name == "turns"] == [(60, 40, 20)]


@rule("AC-6.2")
@pytest.mark.parametrize(
    ("red", "white", "winners", "result"),
    [
        (1, 0, ["red"], (1.0, 0.0, 1.0, 0.0)),
        (1, 2, ["white"], (0.0, 1.0, 0.0, 1.0)),
        (0, 0, ["red", "white"], (0.5, 0.5, 0.5, 0.5)),
        (2, 2, ["red", "white"], (0.5, 0.5, 0.5, 0.5)),
        (4, 4, ["red", "white"], (0.5, 0.5, 0.5, 0.5)),
    ],
)
def test_most_points_win_and_equal_is_a_draw(red: int, white: int, winners: list[str], result: Any) -> None:
    board = Board(turns=20, turn=20, scores={"red": red, "white": white}).end_turn()
    assert (board.winners, board.result) == (winners, result)


@rule("AC-6.2", "AC-7.2")
@pytest.mark.parametrize(
    ("scores", "winners", "result"),
    [
        ((1, 0, -1), ["red"], (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)),
        ((-2, 1, 1), ["white", "blue"], (0.0, 0.5, 0.5, 0.0, 0.5, 0.5)),
        ((0, 0, 0), ["red", "white", "blue"], (1 / 3,) * 6),
        ((0, -1, 1), ["blue"], (0.0, 0.0, 1.0, 0.0, 0.0, 1.0)),
    ],
)
def test_of_three_teams(scores: tuple[int, ...], winners: list[str], result: tuple[float, ...]) -> None:
    named = dict(zip(("red", "white", "blue"), scores, strict=True))
    board = Board(seats=6, teams=3, turns=20, turn=20, scores=named).end_turn()
    assert board.winners == winners
    assert board.result == pytest.approx(result)


@rule("AC-6.2")
def test_a_point_in_the_last_round_still_counts() -> None:
    board = Board(ships={"A": "g6 W +white"}, turns=20, turn=20, scores={"white": 1}).program(A=". . . . . F")
    board.resolve(6)
    assert board.scores == {"red": 1, "white": 1}
    assert board.winners == ["red", "white"]


@rule("AC-6.2", "AC-5.5")
def test_who_wins_in_the_last_round_has_won() -> None:
    board = Board(ships={"A": "g6 W +white"}, turns=20, turn=20, scores={"red": 2, "white": 2})
    board.program(A=". . . . . F").resolve(6)
    assert (board.winners, board.position["turn"], board.position["round"]) == (["red"], 20, 6)
