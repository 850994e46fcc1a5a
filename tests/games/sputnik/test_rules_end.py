"""Sputnik, SP-3 and SP-4, rescue and end, from the text: positions set up by hand, what is allowed, what is refused."""

from __future__ import annotations

from astroport.testing import rule

from .board import Board

# 3 The base to the rescue


def adrift() -> Board:
    """A at d4 with a galaxy beside it, its base at d7; d5 is empty."""
    return Board({"A": "d4", "B": "g1"}, "d4 d3 g1 g2 f1", {"A": "d7", "B": "a1"})


@rule("SP-3.1")
def test_rescue_is_a_choice() -> None:
    board = adrift()
    assert board.allowed("fly") == {"fly d3"}
    assert board.allowed("rescue") == {"rescue c3", "rescue c4", "rescue d5", "rescue e3", "rescue e4"}


@rule("SP-3.1")
def test_rescue_ends_the_turn_without_a_removal() -> None:
    board = adrift().play("rescue d5")
    assert board.turn == "B"
    assert board.rockets()["A"] == "d5"
    assert board.galaxies() == {"d4": 1, "d3": 1, "g1": 1, "g2": 1, "f1": 1, "d5": 1}


@rule("SP-3.1")
def test_rescue_is_instead_of_a_flight_not_after_it() -> None:
    assert adrift().play("fly d3").rule("rescue c2") == "SP-3.1"


@rule("SP-3.1")
def test_rescue_only_to_an_empty_neighbour() -> None:
    board = adrift()
    assert board.rule("rescue d3") == "SP-3.1"  # a galaxy
    assert board.rule("rescue a3") == "SP-3.1"  # far away
    beside_base = Board({"A": "d6", "B": "g1"}, "d6 d5", {"A": "a1", "B": "d7"})
    assert beside_base.rule("rescue d7") == "SP-3.1"  # a base


@rule("SP-3.1")
def test_rescue_only_once() -> None:
    board = adrift().play("rescue d5", "fly g2", "take f1")
    assert board.turn == "A"
    assert board.allowed("rescue") == set()
    assert board.rule("rescue e4") == "SP-3.1"


@rule("SP-3.1")
def test_nobody_elses_base() -> None:
    board = Board({"A": "d4", "B": "g1"}, "d4 d3 g1 g2", {"B": "a1"})
    assert board.allowed("rescue") == set()


@rule("SP-3.2")
def test_not_from_under_a_rocket() -> None:
    foreign = Board({"A": "d4", "B": "d7"}, "d4 d3", {"A": "d7"})
    assert foreign.rule("rescue d5") == "SP-3.2"
    own = Board({"A": "d7", "B": "g1"}, "d6", {"A": "d7"})
    assert own.rule("rescue c6") == "SP-3.2"


@rule("SP-3.3")
def test_a_base_that_came_is_a_galaxy() -> None:
    board = adrift().play("rescue d5")
    assert "A" not in board.bases()
    assert "d7" not in board.galaxies()
    board.play("fly g2", "take f1", "fly d4", "take d5")  # anyone may take it once it is left
    assert "d5" not in board.galaxies()


@rule("SP-3.3")
def test_the_cell_it_left_is_empty() -> None:
    board = Board({"A": "d4", "B": "d6"}, "d4 d6 e6 d3", {"A": "d7"})
    board.play("rescue d5")
    assert board.turn == "B"
    assert board.rule("fly d7") == "SP-2.3"


# 4 Elimination and end


@rule("SP-4.1")
def test_stranded_is_out_and_frees_its_cell() -> None:
    # B cannot move on its turn: nothing around d1, no base.
    board = Board({"A": "d5", "B": "d1", "C": "g1"}, "d5 d6 d1 g1 g2 d4", seats=3, turn="A")
    board.play("fly d6", "take d5")
    assert board.out == [1]
    assert board.turn == "C"
    assert "B" not in board.rockets()
    board.play("fly g2")
    assert board.rule("take d1") is None


@rule("SP-4.1")
def test_who_can_only_be_rescued_is_not_out_and_must_be() -> None:
    board = Board({"A": "d5", "B": "d1"}, "d5 d6 d1 a1", {"B": "a4"}).play("fly d6", "take d5")
    assert board.turn == "B"
    assert board.allowed() == {"rescue c1", "rescue d2", "rescue e1"}


@rule("SP-4.1")
def test_a_base_without_an_empty_cell_beside_the_rocket_saves_nobody() -> None:
    rockets = {"A": "b3", "B": "a1", "C": "a2", "D": "b1"}
    board = Board(rockets, "b3 b2 a1 a2 a3 b1 d5", {"B": "d7"}, seats=4).play("fly b2", "take d5")
    assert board.out == [1]
    assert board.turn == "C"


@rule("SP-4.1")
def test_out_only_when_ones_own_turn_begins() -> None:
    board = Board({"A": "d5", "B": "a2", "C": "a1"}, "d5 d6 a1 a2 a3 d4", seats=3).play("fly d6", "take d5")
    assert board.out == []  # C is stuck, but it is B's turn, and B makes room
    board.play("fly a3", "take d4")
    assert board.turn == "C"
    assert board.allowed() == {"fly a2"}


@rule("SP-4.1")
def test_the_freed_cell_serves_the_next_player_at_once() -> None:
    board = Board({"A": "d5", "B": "a1", "C": "a2"}, "d5 d6 a1 a2 d4", seats=3).play("fly d6", "take d5")
    assert board.out == [1]
    assert board.turn == "C"
    assert board.allowed() == {"fly a1"}


@rule("SP-4.1")
def test_blocked_by_rockets_counts_too() -> None:
    board = Board({"A": "d5", "B": "a1", "C": "a2", "D": "b1"}, "a1 a2 b1 b3 d5 d6 c1", seats=4, turn="A")
    board.play("fly d6", "take d5")  # B: a2 and b1 are taken, b2 is empty, no base
    assert board.out == [1]
    assert board.turn == "C"


@rule("SP-4.2")
def test_the_base_of_who_is_out_stays() -> None:
    # C stands on B's base, so B, with nothing around it, cannot be rescued (SP-3.2).
    board = Board({"A": "d5", "B": "a1", "C": "d1"}, "d5 d6 a1 d2 d3", {"B": "d1"}, seats=3, turn="A")
    board.play("fly d6", "take d5")
    assert board.out == [1]
    board.play("fly d2")
    assert board.bases() == {"B": "d1"}
    assert board.rule("take d1") == "SP-2.6"


@rule("SP-4.2")
def test_the_base_of_who_is_out_is_a_place_to_land_on() -> None:
    board = Board({"A": "d5", "B": "a1", "C": "d1"}, "d5 d6 c6 a1 d2 d3", {"B": "d1"}, seats=3)
    board.play("fly d6", "take d5", "fly d2", "take a1", "fly c6", "take d6")
    assert board.out == [1]
    assert board.turn == "C"
    assert board.rule("fly d1") is None


@rule("SP-4.3")
def test_the_last_rocket_wins_at_once() -> None:
    board = Board({"A": "d5", "B": "d1"}, "d5 d6 d1")
    board.play("fly d6", "take d5")  # now neither A nor B could move: B's turn came first
    assert board.match.over
    assert board.match.result == (1.0, 0.0)
    refusal = board.match.why_not("fly d5", 0)
    assert refusal is not None
    assert refusal.code == "house.over"


@rule("SP-4.3")
def test_several_may_fall_one_after_another() -> None:
    board = Board({"A": "d5", "B": "d1", "C": "g1"}, "d5 d6 d1 g1", seats=3, turn="A")
    board.play("fly d6", "take d5")
    assert board.match.result == (1.0, 0.0, 0.0)
