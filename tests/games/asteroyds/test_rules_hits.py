"""Asteroyds, AC-3.5 to AC-3.9, from the text: who is hit and what comes of it, shields, shots that no shield stops."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board, words

RED, WHITE = "g4 E off", "g11 W off"  # back on their platforms

# A ship that is hit


@rule("AC-3.5", "AC-4.4")
def test_a_ship_that_is_hit_is_on_its_platform_at_once_and_does_nothing_more() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 NE"}).program(A="S", B="F F S A F S")
    assert board.resolve()["B"] == WHITE  # it did not fly on in this round either
    for _ in range(4):
        assert board.resolve()["B"] == WHITE
        assert board.beams == {}


@rule("AC-3.5")
def test_what_it_carried_stays_where_it_was_hit() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W +red"}).fly(A="S", B="F")
    assert board["B"] == WHITE
    assert board.asteroyds == {"red": "e8", "white": "g13"}
    assert board.position["teams"][0]["carrier"] is None


@rule("AC-3.5", "AC-5.2")
def test_what_was_dropped_is_picked_up_in_the_same_round() -> None:
    ships = {"A": "e5 E", "B": "e8 W +red", "D": "e9 W"}
    board = Board(ships=ships).fly(A="S", D="F")
    assert (board["B"], board["D"]) == (WHITE, "e8 W +red")


@rule("AC-3.5", "AC-5.3")
def test_what_was_dropped_goes_home_in_the_same_round_by_a_friends_touch() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W +red", "C": "e9 W"}).fly(A="S", C="F")
    assert (board["B"], board["C"]) == (WHITE, "e8 W")
    assert board.asteroyds["red"] == "g2"


@rule("AC-3.5", "AC-5.2")
def test_an_ally_with_a_shield_on_the_same_cell_takes_over_what_is_dropped() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W +red", "D": "e8 NE"}).fly(A="S", D=". | 1 shield")
    assert (board["B"], board["D"]) == (WHITE, "e8 NE +red")


@rule("AC-3.5")
def test_a_ship_that_was_hit_before_does_not_fire() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A="S .", B=". S")
    assert board.beams == {}
    assert board["A"] == "e5 E"


# A turret that is hit


@rule("AC-3.6", "AC-3.7")
def test_a_turret_that_is_hit_is_off_until_the_end_of_the_turn() -> None:
    board = Board(ships={"A": "e5 E"}, turrets={"e8": "white SW"}).program(A="S")
    assert board.resolve().beams == {"A": "e8", "e8": "m4"}  # it still fires in this round
    assert board.off == words("e8")
    for _ in range(4):
        assert board.resolve().beams == {}
    board.next_turn()
    assert board.off == set()
    assert board.program().resolve().beams == {"e8": "m4"}


@rule("AC-3.6")
def test_a_turret_that_is_off_hits_nobody() -> None:
    board = Board(ships={"A": "e5 E", "C": "d9 SW"}, turrets={"e8": "white E"}).fly(A="S . .", C="F . .")
    assert board["C"] == "e9 SW"


@rule("AC-3.6")
def test_a_turret_that_is_off_still_stops_beams() -> None:
    board = Board(ships={"A": "e5 E", "B": "e10 W"}, turrets={"e8": "white SW"}).fly(A="S S S")
    assert board.beams == {"A": "e8"}
    assert board.off == words("e8")


@rule("AC-3.6", "AC-4.2")
def test_a_turret_that_is_off_still_stops_ships() -> None:
    board = Board(ships={"A": "e6 E", "C": "e7 E"}, turrets={"e8": "white SW"})
    assert board.program(A="S", C=". F").resolve().off == words("e8")
    assert board.resolve()["C"] == RED


@rule("AC-3.6")
def test_a_friends_beam_does_no_harm_to_a_turret() -> None:
    board = Board(ships={"B": "e5 E"}, turrets={"e8": "white SW"}).fly(B="S S")
    assert board.off == set()
    assert board.beams["B"] == "e14"


# All at once


@rule("AC-3.7")
def test_two_ships_hit_each_other() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A="S", B="S")
    assert board.off == words("A B")
    assert board.beams == {"A": "e8", "B": "e5"}


@rule("AC-3.7")
def test_carriers_that_hit_each_other_drop_both_asteroyds() -> None:
    board = Board(ships={"A": "e5 E +white", "B": "e8 W +red"}).fly(A="S", B="S")
    assert (board["A"], board["B"]) == (RED, WHITE)
    assert board.asteroyds == {"white": "e5", "red": "e8"}


@rule("AC-3.7")
def test_who_is_hit_by_one_still_hits_another() -> None:
    """In whatever order the ships are counted."""
    chain = {"A": "e3 E", "B": "e6 SE", "C": "h7 E", "D": "h11 W"}
    board = Board(ships=chain).fly(A="S", B="S", C="S")
    assert board.beams == {"A": "e6", "B": "h7", "C": "h11"}
    assert board.off == words("B C D")
    back = {"D": "e3 E", "C": "e6 SE", "B": "h7 E", "A": "h11 W"}
    board = Board(ships=back).fly(D="S", C="S", B="S")
    assert board.off == words("A B C")


@rule("AC-3.7")
def test_a_ship_and_a_turret_hit_each_other() -> None:
    board = Board(ships={"A": "e5 E"}, turrets={"e8": "white W"}).fly(A="S")
    assert board.off == words("A e8")


@rule("AC-3.7")
def test_turrets_hit_each_other_and_are_both_off() -> None:
    board = Board(turrets={"e5": "red E", "e8": "white W"}).program().resolve()
    assert board.off == words("e5 e8")
    assert board.beams == {"e5": "e8", "e8": "e5"}
    assert board.resolve().beams == {}


@rule("AC-3.7")
def test_two_beams_may_hit_the_same_ship() -> None:
    board = Board(ships={"A": "e5 E", "C": "e11 W", "B": "e8 W"}).fly(A="S", C="S")
    assert board.beams == {"A": "e8", "C": "e8"}
    assert board.off == words("B")


# Shields


@rule("AC-3.8")
def test_a_shield_lets_a_beam_pass_on_to_somebody_behind() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W", "D": "e10 W"}).fly(A="S", B=". | 1 shield")
    assert board.beams == {"A": "e10"}
    assert board.off == words("D")
    assert board["B"] == "e8 W"


@rule("AC-3.8", "AC-3.6")
def test_a_shield_lets_a_beam_pass_on_to_a_turret_or_the_border() -> None:
    turret = Board(ships={"A": "e5 E", "B": "e8 W"}, turrets={"e10": "white SW"}).fly(A="S", B=". | 1 shield")
    assert turret.off == words("e10")
    border = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A="S", B=". | 1 shield")
    assert border.beams == {"A": "e14"}
    assert border.off == set()


@rule("AC-3.8")
@pytest.mark.parametrize("shot", range(1, 7))
@pytest.mark.parametrize("shielded", range(1, 7))
def test_a_shield_is_up_in_its_round_only(shot: int, shielded: int) -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"})
    board.program(A=". " * (shot - 1) + "S", B=f"| {shielded} shield").resolve(min(shot, 5))
    if shot == 6:
        assert board.off == set()
        board.resolve()  # whoever was off is on again, but on its platform
    assert (board["B"].split()[0] == "e8") == (shot == shielded)


@rule("AC-3.8")
def test_a_shield_helps_against_turrets() -> None:
    board = Board(ships={"B": "e8 W"}, turrets={"e5": "red E"}).program(B=" | 1 shield").resolve()
    assert board.off == set()
    assert board.resolve().off == words("B")


@rule("AC-3.8")
def test_a_shielded_ship_flies_and_shoots_all_the_same() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W +red"}).fly(A="S", B="S | 1 shield")
    assert board.off == words("A")
    assert board["B"] == "e8 W +red"
    board = Board(ships={"A": "e5 E", "B": "e8 W +red"}).fly(A="S", B="F | 1 shield")
    assert board["B"] == "e7 W +red"


@rule("AC-3.8", "AC-4.2")
def test_a_shield_is_no_help_against_a_crash() -> None:
    board = Board(ships={"B": "e8 W"}, pods="e7").fly(B="F | 1 shield")
    assert board["B"] == WHITE


# Shots that no shield stops


@rule("AC-3.9")
def test_a_shot_in_its_round_cannot_be_shielded() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W", "D": "e10 W"}).fly(A="S | 1 shoot", B=". | 1 shield")
    assert board.beams == {"A": "e8"}  # it goes no further
    assert board.off == words("B")


@rule("AC-3.9", "AC-3.3")
def test_such_a_shot_hits_all_on_the_cell() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W", "D": "e8 E"}).fly(A="S | 1 shoot", B=". | 1 shield")
    assert board.off == words("B D")


@rule("AC-3.9")
def test_in_other_rounds_its_shots_can_be_shielded() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A="S S | 2 shoot", B=". . | 1 shield")
    assert board.off == words("B")  # in the second round, in which it has no shield
    board = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A="S | 2 shoot", B=". | 1 shield")
    assert board.off == set()


@rule("AC-3.9")
@pytest.mark.parametrize("token", [".", "F", "A"])
def test_the_mode_is_no_extra_shot(token: str) -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}).fly(A=f"{token} | 1 shoot")
    assert (board.beams, board.off) == ({}, set())


@rule("AC-3.9")
def test_only_the_ship_that_set_the_mode_has_such_a_shot() -> None:
    ships = {"A": "e5 E", "C": "e6 E", "B": "e8 W"}
    board = Board(ships=ships, turrets={"e4": "red E"}).fly(A=". | 1 shoot", C="S", B=". | 1 shield")
    assert board.beams == {"C": "e14", "e4": "e14"}
    assert board.off == set()


@rule("AC-3.9", "AC-2.3")
def test_shoot_mode_is_no_shield_and_shield_mode_no_better_shot() -> None:
    ships = {"A": "e5 E", "B": "e8 W"}
    assert Board(ships=ships).fly(A="S", B=". | 1 shoot").off == words("B")
    assert Board(ships=ships).fly(A="S | 1 shield", B=". | 1 shield").off == set()
