"""Asteroyds, AC-4, from the text: moves, and what ships crash into."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.testing import rule

from .board import Board, words

RED, WHITE = "g4 E off", "g11 W off"  # back on their platforms
# What a ship on e5 that heads E finds on e6.
IN_THE_WAY: dict[str, dict[str, Any]] = {
    "pod": {"pods": "e6"},
    "own turret": {"turrets": {"e6": "red NE"}},
    "enemy turret": {"turrets": {"e6": "white NE"}},
    "rock": {"rocks": "e7 a4", "compass": "W"},  # it drifts to e6
}


def before(obstacle: str, **ships: str) -> Board:
    """A is about to fly into something."""
    return Board(ships={"A": "e5 E"} | ships, **IN_THE_WAY[obstacle])


# Moving


@rule("AC-4.1")
def test_ships_move_one_cell_by_their_column() -> None:
    board = Board(ships={"A": "e5 E", "B": "i9 W", "C": "c5 SE", "D": "k8 NW"}).fly(A="F", B="R", C="L", D="A")
    assert board.ships == {"A": "e6 E", "B": "h8 NW", "C": "c6 E", "D": "k8 SE"}


@rule("AC-4.1")
def test_an_empty_column_does_nothing() -> None:
    board = Board(ships={"A": "e5 E +white"}).fly(A=". F")
    assert board["A"] == "e6 E +white"


@rule("AC-4.1")
def test_ships_may_share_a_cell() -> None:
    board = Board(ships={"A": "e5 E", "B": "e7 W", "C": "d5 SE", "D": "f6 NW"}).fly(A="F", B="F", C="F", D="F")
    assert board.ships == {"A": "e6 E", "B": "e6 W", "C": "e6 SE", "D": "e6 NW"}


@rule("AC-4.1")
def test_ships_fly_past_each_other() -> None:
    board = Board(ships={"A": "e5 E", "B": "e6 W"}).fly(A="F", B="F")
    assert (board["A"], board["B"]) == ("e6 E", "e5 W")


@rule("AC-4.1", "AC-3.7")
def test_lasers_come_before_moves() -> None:
    leaving = Board(ships={"A": "e5 E", "B": "e8 NE"}).fly(A="S", B="F")
    assert leaving["B"] == WHITE
    arriving = Board(ships={"A": "e5 E", "B": "d8 SW"}).fly(A="S", B="F")
    assert arriving["B"] == "e8 SW"


@rule("AC-4.1")
@pytest.mark.parametrize("action", ["drift", "die 1", "pilot back", "place e5"])
def test_nobody_has_a_choice_in_a_round(action: str) -> None:
    board = Board(pilots={}).program()
    assert (board.awaited, board.allowed("chance")) == (["chance"], {"resolve"})
    assert board.rule("chance", action) == "AC-4.1"


# Crashes


@rule("AC-4.2")
@pytest.mark.parametrize(
    ("ship", "at"), [("A", "g0 W"), ("A", "a6 E"), ("A", "b2 W"), ("B", "g15 E"), ("B", "m9 SW"), ("B", "c13 NE")]
)
def test_a_ship_crashes_into_the_border(ship: str, at: str) -> None:
    assert Board(ships={ship: at}).fly(**{ship: "F"})[ship] == (RED if ship == "A" else WHITE)


@rule("AC-4.2")
@pytest.mark.parametrize("obstacle", IN_THE_WAY)
def test_a_ship_crashes_into_pieces(obstacle: str) -> None:
    board = before(obstacle).fly(A="F")
    assert board["A"] == RED


@rule("AC-4.2", "AC-7.4")
def test_a_crash_does_a_rock_no_harm() -> None:
    assert before("rock").fly(A="F").rocks == "e6 a3"


@rule("AC-4.2")
@pytest.mark.parametrize(
    ("ship", "at"),
    [("A", "g10 E"), ("A", "g3 E"), ("A", "f4 SW"), ("B", "g5 W"), ("B", "h11 NW"), ("B", "g12 W")],
)
def test_a_ship_crashes_into_a_platform_its_own_too(ship: str, at: str) -> None:
    board = Board(ships={ship: at}).fly(**{ship: "F F"})
    assert board[ship] == (RED if ship == "A" else WHITE)


@rule("AC-4.2", "AC-2.2")
@pytest.mark.parametrize(("token", "pod"), [("R", "f5"), ("L", "d5")])
def test_a_ship_crashes_where_it_turns_to(token: str, pod: str) -> None:
    assert Board(ships={"A": "e5 E"}, pods=pod).fly(A=token)["A"] == RED
    assert Board(ships={"A": "e5 E"}, pods="e6").fly(A=token)["A"] != RED


@rule("AC-4.2")
@pytest.mark.parametrize("token", ["A", "S", "."])
def test_who_stays_in_place_does_not_crash(token: str) -> None:
    board = Board(ships={"A": "e5 E"}, pods="e4 e6").fly(A=token)
    assert board["A"].split()[0] == "e5"
    assert board.off == set()


@rule("AC-4.2")
@pytest.mark.parametrize("obstacle", IN_THE_WAY)
def test_what_was_carried_stays_on_the_last_cell(obstacle: str) -> None:
    board = before(obstacle, A="e4 E +white").fly(A="F F")
    assert board["A"] == RED
    assert board.asteroyds == {"red": "g2", "white": "e5"}


@rule("AC-4.2")
@pytest.mark.parametrize(("at", "cell"), [("g0 W", "g0"), ("g10 E", "g10"), ("a6 NE", "a6")])
def test_what_was_carried_stays_at_the_border_or_by_a_platform(at: str, cell: str) -> None:
    board = Board(ships={"A": f"{at} +white"}).fly(A="F")
    assert (board["A"], board.asteroyds["white"]) == (RED, cell)
    assert board.scores == {"red": 0, "white": 0}


@rule("AC-4.2")
def test_who_has_crashed_does_nothing_more_this_turn() -> None:
    board = Board(ships={"A": "e5 E"}, pods="e6").program(A="F F S R A F").resolve()
    for _ in range(4):
        assert board.resolve()["A"] == RED
        assert board.beams == {}
    assert board.resolve()["A"] == "g4 E"  # the turn is over


@rule("AC-4.2", "AC-5.2")
def test_what_was_dropped_in_a_crash_is_picked_up_in_the_same_round() -> None:
    board = Board(ships={"A": "e5 E +white", "C": "e4 E"}, pods="e6").fly(A="F", C="F")
    assert (board["A"], board["C"]) == (RED, "e5 E +white")


@rule("AC-4.2", "AC-5.3")
def test_what_was_dropped_in_a_crash_goes_home_in_the_same_round() -> None:
    board = Board(ships={"A": "e5 E +white", "B": "e5 E"}, pods="e6").fly(A="F", B=".")
    assert board["A"] == RED
    assert board.asteroyds["white"] == "g13"


@rule("AC-4.2")
def test_others_on_the_cell_do_not_crash() -> None:
    board = Board(ships={"A": "e5 E", "B": "e5 E", "C": "e5 NE"}, pods="e6").fly(A="F", B="L", C="F")
    assert board.off == words("A")
    assert (board["B"], board["C"]) == ("d5 NE", "d5 NE")


# Into a turret


@rule("AC-4.3", "AC-3.6")
@pytest.mark.parametrize("team", ["red", "white"])
@pytest.mark.parametrize("ship", ["A", "B"])
def test_a_turret_crashed_into_by_friend_or_foe_is_off(team: str, ship: str) -> None:
    board = Board(ships={ship: "e5 E"}, turrets={"e6": f"{team} NE", "i6": f"{team} SE"}).program(**{ship: "F"})
    assert set(board.resolve().beams) == words("e6 i6")  # lasers come first
    assert board.off == {ship, "e6"}
    for _ in range(4):
        assert set(board.resolve().beams) == words("i6")
    board.next_turn()
    assert board.off == set()
    assert set(board.program().resolve().beams) == words("e6 i6")


@rule("AC-4.3")
def test_a_turret_that_was_crashed_into_still_stops_beams_and_ships() -> None:
    ships = {"A": "e5 E", "B": "e9 W", "C": "e4 E"}
    board = Board(ships=ships, turrets={"e6": "white NE"}).program(A="F", C="S F F").resolve()
    assert (board.beams["C"], board.off) == ("e6", words("A e6"))
    assert board.resolve()["C"] == "e5 E"
    assert board.resolve()["C"] == RED
    assert board["B"] == "e9 W"


@rule("AC-4.3")
def test_two_may_crash_into_a_turret_at_once() -> None:
    board = Board(ships={"A": "e5 E", "B": "e7 W"}, turrets={"e6": "red NE"}).fly(A="F", B="F")
    assert board.off == words("A B e6")


# Back on the platform


@rule("AC-4.4")
@pytest.mark.parametrize("heading", ["E", "SE", "SW", "W", "NW", "NE"])
def test_a_ship_that_is_back_has_its_starting_heading(heading: str) -> None:
    hit = Board(ships={"A": "e5 E", "B": f"e8 {heading}"}).fly(A="S")
    assert hit["B"] == WHITE
    edges = {"E": "g15", "SE": "m5", "SW": "m5", "W": "g0", "NW": "a5", "NE": "a5"}
    crashed = Board(ships={"A": f"{edges[heading]} {heading}"}).fly(A="F")
    assert crashed["A"] == RED


@rule("AC-4.4", "AC-6.1")
def test_from_there_it_begins_anew_in_the_next_turn() -> None:
    board = Board(ships={"A": "g0 W"}).fly(A="F").next_turn().fly(A="F")
    assert board["A"] == "g5 E"
