"""Sputnik, SP-5, fleet and teams, from the text: positions set up by hand, what is allowed, what is refused."""

from __future__ import annotations

import pytest

from astroport import InvalidOptionError
from astroport.testing import rule

from .board import Board, opening

# 5 Variants


@rule("SP-5.1")
@pytest.mark.parametrize(
    ("seats", "rockets", "corners"),
    [
        (2, 2, {"A": "d7", "B": "g4", "A2": "d1", "B2": "a1"}),
        (2, 3, {"A": "d7", "B": "g4", "A2": "g1", "B2": "d1", "A3": "a1", "B3": "a4"}),
        (3, 2, {"A": "d7", "B": "g4", "C": "g1", "A2": "d1", "B2": "a1", "C2": "a4"}),
    ],
)
def test_fleet_corners_alternate(seats: int, rockets: int, corners: dict[str, str]) -> None:
    board = opening(seats, rockets=rockets)
    assert board.rockets() == corners
    assert board.bases() == corners


@rule("SP-5.1")
@pytest.mark.parametrize(("seats", "rockets"), [(3, 3), (4, 2), (5, 2), (6, 3)])
def test_fleet_sizes(seats: int, rockets: int) -> None:
    with pytest.raises(InvalidOptionError, match=r"SP-5\.1"):
        opening(seats, rockets=rockets)


@rule("SP-5.1")
def test_fleet_moves_one_rocket_of_choice() -> None:
    board = opening(2, rockets=2)
    assert board.allowed() == {"fly c6", "fly d6", "fly e6", "fly c1 2", "fly d2 2", "fly e1 2"}
    board.play("fly d2 2", "take a3")
    assert board.rockets()["A"] == "d7"
    assert board.turn == "B"


@rule("SP-5.1")
def test_fleet_of_three_may_move_each() -> None:
    assert len(opening(2, rockets=3).allowed()) == 9


@rule("SP-5.1", "SP-2.7")
def test_fleet_protection_ends_for_all_bases_at_once() -> None:
    board = opening(2, rockets=2)
    board.play("fly d2 2")
    assert board.rule("take b1") == "SP-2.7"  # beside the base of B's other rocket
    assert board.rule("take d6") is None  # beside A's base, where A's first rocket still stands
    assert board.rule("take f5") == "SP-2.7"  # beside B's base
    board.play("take a3", "fly f5", "take b3", "fly d3 2")
    assert board.rule("take b1") is None  # beside the base of B's other rocket


@rule("SP-5.1")
def test_fleet_base_rescues_its_own_rocket_only() -> None:
    rockets = {"A": "d4", "A2": "b2", "B": "g1", "B2": "g4"}
    board = Board(rockets, "d4 b2 g1 g2 g4", {"A2": "d7"}, fleet=2)
    assert board.rule("rescue d5") == "SP-3.1"
    assert board.rule("rescue b3 2") is None


@rule("SP-5.1", "SP-3.1")
def test_fleet_each_base_comes_once() -> None:
    rockets = {"A": "d4", "A2": "b2", "B": "g1", "B2": "g4"}
    board = Board(rockets, "d4 b2 g1 g2 g3 g4", {"A": "a1", "A2": "d7"}, fleet=2)
    assert {"rescue b3 2", "rescue d5"} <= board.allowed("rescue")
    board.play("rescue b3 2", "fly g2", "take g1")
    assert board.bases() == {"A": "a1"}
    assert board.rule("rescue b4 2") == "SP-3.1"
    board.play("rescue d5")
    assert board.bases() == {}
    assert board.turn == "B"


@rule("SP-5.1", "SP-4.1")
def test_fleet_goes_on_while_any_rocket_can() -> None:
    rockets = {"A": "d5", "A2": "a4", "B": "d1", "B2": "g1"}
    first = Board(rockets, "d5 d6 a4 d1 d2 g1 a1", fleet=2).play("fly d6", "take a1")
    assert first.allowed() == {"fly d2"}
    rescued = Board(rockets, "d5 d6 a4 d1 g1 a1", {"B2": "g4"}, fleet=2).play("fly d6", "take a1")
    assert rescued.allowed() == {"rescue f1 2", "rescue f2 2", "rescue g2 2"}


@rule("SP-5.1", "SP-4.1", "SP-4.2")
def test_a_fleet_that_is_out_frees_all_its_cells_and_leaves_its_bases() -> None:
    # C's second rocket stands on B's base d7, A's second on B's base g4, so B cannot be rescued.
    rockets = {"A": "d5", "A2": "g4", "B": "d1", "B2": "a1", "C": "a2", "C2": "d7"}
    board = Board(rockets, "d5 d4 d1 a1 a2 g1", {"B": "d7", "B2": "g4"}, fleet=2, seats=3).play("fly d4", "take d5")
    assert board.out == [1]
    assert "fly a1" in board.allowed()
    assert board.bases() == {"B": "d7", "B2": "g4"}


@rule("SP-5.1")
def test_fleet_is_out_together() -> None:
    rockets = {"A": "d5", "A2": "a4", "B": "d1", "B2": "g1"}
    going = Board(rockets, "d5 d6 a4 d1 g1 g2 a1", fleet=2)
    going.play("fly d6", "take a1")
    assert going.turn == "B"  # its second rocket can still fly
    assert going.rockets() == rockets | {"A": "d6"}
    gone = Board(rockets, "d5 d6 a4 d1 g1 a1", fleet=2)
    gone.play("fly d6", "take a1")
    assert gone.match.result == (1.0, 0.0)
    assert gone.rockets() == {"A": "d6", "A2": "a4"}


@rule("SP-5.2")
def test_teams_are_for_four() -> None:
    assert opening(4, teams=True).rockets() == {"A": "d7", "B": "g4", "C": "d1", "D": "a1"}
    for seats in (2, 3, 5, 6):
        with pytest.raises(InvalidOptionError, match=r"SP-5\.2"):
            opening(seats, teams=True)


@rule("SP-5.2", "SP-2.7")
def test_partners_protect_each_for_themselves() -> None:
    board = opening(4, teams=True).play("fly d6")
    assert board.rule("take e6") is None  # A has moved
    assert board.rule("take d2") == "SP-2.7"  # its partner C has not


@rule("SP-5.2", "SP-4.3")
def test_a_team_wins_with_both_partners_on_the_board() -> None:
    rockets = {"A": "d5", "B": "d1", "C": "a1", "D": "g1"}
    board = Board(rockets, "d5 d6 d1 a1 a2 g1", seats=4, teams=True).play("fly d6", "take d5")
    assert board.turn == "C"
    board.play("fly a2", "take a1")
    assert board.match.result == (1.0, 0.0, 1.0, 0.0)
    assert board.rockets() == {"A": "d6", "C": "a2"}


@rule("SP-5.2")
def test_the_last_team_wins_together() -> None:
    # B and D are stranded; C is out already: A and C win all the same.
    board = Board({"A": "d5", "B": "d1", "D": "g1"}, "d5 d6 d1 g1", seats=4, teams=True, out="C")
    board.play("fly d6", "take d5")
    assert board.match.result == (1.0, 0.0, 1.0, 0.0)


@rule("SP-5.2")
def test_teams_go_on_while_both_have_a_rocket() -> None:
    board = Board({"A": "d5", "B": "d1", "C": "g1", "D": "a1"}, "d5 d6 d1 g1 a1 a2 a3", seats=4, teams=True)
    board.play("fly d6", "take d5")  # B and C fall, D flies on
    assert board.turn == "D"
    assert not board.match.over


@rule("SP-5.2", "SP-3.1")
def test_a_partners_base_does_not_rescue() -> None:
    board = Board({"A": "d4", "B": "g1", "C": "a1"}, "d4 d3 g1 a1", {"C": "d7"}, seats=4, teams=True, out="D")
    assert board.allowed("rescue") == set()
