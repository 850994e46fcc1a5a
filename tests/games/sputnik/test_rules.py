"""Sputnik, SP-1 and SP-2, board and turn, from the text: positions set up by hand, what is allowed, what is refused."""

from __future__ import annotations

import pytest

from astroport import Match, SeededLuck, start
from astroport.games.sputnik import GAME
from astroport.games.sputnik.state import cell_names
from astroport.testing import rule

from .board import Board, opening

# 1 Board and setup


@rule("SP-1.1")
def test_classic_board() -> None:
    board = opening(6)
    assert len(board.names) == 37
    assert sum(board.galaxies().values()) == 34
    assert board.galaxies().pop("d4") == 4
    assert set(board.galaxies().values()) == {1, 4}
    assert set(board.bases().values()) == {"a1", "a4", "d1", "d7", "g1", "g4"}


@rule("SP-1.1")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("d4", "c3 c4 d3 d5 e3 e4"),
        ("a1", "a2 b1 b2"),
        ("d7", "c6 d6 e6"),
        ("c1", "b1 c2 d1 d2"),
        ("f5", "e5 e6 f4 g4"),
    ],
)
def test_neighbours(cell: str, around: str) -> None:
    everywhere = " ".join(name for name in cell_names("classic") if name != cell)
    board = Board({"A": cell}, f"{everywhere} {cell}", out="B")
    assert board.allowed() == {f"fly {name}" for name in around.split()}


@rule("SP-1.2")
def test_pyramid_board() -> None:
    board = opening(6, layout="pyramid")
    assert len(board.names) == 19
    assert sum(board.galaxies().values()) == 34
    heights = board.galaxies()
    assert {heights[name] for name in ("a2", "b1", "b4", "d1", "d4", "e2")} == {2}
    assert {heights[name] for name in ("b2", "b3", "c2", "c4", "d2", "d3")} == {3}
    assert heights["c3"] == 4
    assert set(board.bases().values()) == {"a1", "a3", "c1", "c5", "e1", "e3"}


@rule("SP-1.2")
def test_pyramid_neighbours() -> None:
    board = opening(2, layout="pyramid").play("fly c4", "take a1", "fly b1", "take a2")
    assert board.allowed() == {"fly b3", "fly b4", "fly c3", "fly c5", "fly d3", "fly d4"}


@rule("SP-1.2", "SP-2.7")
def test_pyramid_stacks_are_protected_by_each_base_beside_them() -> None:
    board = opening(6, layout="pyramid").play("fly b4")
    assert board.rule("take b3") == "SP-2.7"  # beside F
    assert board.rule("take e2") == "SP-2.7"  # beside B and C
    board.play("take c3", "fly d3")
    assert board.rule("take d4") is None
    assert board.rule("take e2") == "SP-2.7"  # B has moved, C has not


@rule("SP-1.3")
def test_a_stack_lasts_as_long_as_it_has_galaxies() -> None:
    board = Board({"A": "d3", "B": "g1"}, {"d3": 1, "d4": 3, "c3": 1, "g1": 1, "g2": 1, "f1": 1, "f2": 1})
    board.play("fly c3", "take d4", "fly f1", "take d4")
    assert board.galaxies()["d4"] == 1
    assert board.rule("fly d4") is None
    board.play("fly d3", "take d4")
    assert "d4" not in board.galaxies()


@rule("SP-1.3")
def test_height_never_hinders() -> None:
    up = Board({"A": "d3", "B": "g1"}, {"d3": 1, "d4": 4})
    assert up.allowed() == {"fly d4"}
    up.play("fly d4")
    assert up.galaxies()["d4"] == 4
    down = Board({"A": "d4", "B": "g1"}, {"d3": 1, "d4": 4})
    assert down.rule("fly d3") is None


@rule("SP-1.4")
@pytest.mark.parametrize(
    ("seats", "corners"),
    [
        (2, "d7 d1"),
        (3, "d7 g1 a1"),
        (4, "d7 g4 d1 a1"),
        (5, "d7 g4 g1 d1 a1"),
        (6, "d7 g4 g1 d1 a1 a4"),
    ],
)
def test_starting_corners(seats: int, corners: str) -> None:
    board = opening(seats)
    assert list(board.rockets().values()) == corners.split()
    assert board.bases() == board.rockets()


@rule("SP-1.4", "SP-1.2")
def test_starting_corners_of_the_pyramid() -> None:
    assert list(opening(6, layout="pyramid").rockets().values()) == ["c5", "e3", "e1", "c1", "a1", "a3"]
    assert list(opening(2, layout="pyramid").rockets().values()) == ["c5", "c1"]


@rule("SP-1.5")
def test_unused_bases_are_galaxies() -> None:
    board = opening(2)
    assert {board.galaxies()[corner] for corner in ("a1", "a4", "g1", "g4")} == {1}
    board.play("fly d6")
    assert board.rule("take g4") is None
    assert opening(2, layout="pyramid").galaxies()["a1"] == 1


@rule("SP-1.6")
def test_who_begins_is_drawn() -> None:
    for seats in range(2, 7):
        firsts = {Match(GAME, seats, luck=SeededLuck(seed)).to_move for seed in range(80)}
        assert firsts == set(range(seats))
    assert all(start("sputnik", seats=3, seed=n).log[0].action.kind == "begin" for n in range(5))


@rule("SP-1.6")
def test_then_clockwise() -> None:
    board = opening(3)
    turns = []
    for _ in range(4):
        turns.append(board.turn)
        board.play(str(board.match.actions()[0]))
        board.play(str(board.match.actions()[0]))
    assert turns == ["A", "B", "C", "A"]


@rule("SP-1.6")
def test_nobody_chooses_to_begin() -> None:
    board = opening(3)
    refusal = board.match.why_not("begin B")
    assert refusal is not None
    assert refusal.rule == "SP-1.6"


# 2 A turn


@rule("SP-2.1")
def test_fly_first_then_take() -> None:
    board = opening(2)
    assert board.rule("take d4") == "SP-2.1"
    board.play("fly d6")
    assert board.turn == "A"
    assert board.rule("fly d5") == "SP-2.1"
    assert board.allowed("fly") == set()
    board.play("take d4")
    assert board.turn == "B"


@rule("SP-2.1")
def test_standing_still_is_no_flight() -> None:
    assert opening(2).rule("fly d7") == "SP-2.1"


@rule("SP-2.2")
def test_only_to_neighbours() -> None:
    board = opening(2)
    assert board.allowed() == {"fly c6", "fly d6", "fly e6"}
    assert board.rule("fly d5") == "SP-2.2"
    far = Board({"A": "d4", "B": "g1"}, "d4 d5 g1")
    assert far.rule("fly g1") == "SP-2.2"  # far away, and a rocket there
    assert far.rule("fly a1") == "SP-2.2"  # far away, and empty


@rule("SP-2.2")
def test_onto_any_base() -> None:
    board = Board({"A": "c6", "B": "e1"}, "c6 e1", {"A": "d7", "B": "d1"})
    assert board.rule("fly d7") is None
    board = Board({"A": "c6", "B": "e1"}, "c6 e1", {"A": "d1", "B": "d7"})
    assert board.rule("fly d7") is None


@rule("SP-2.3")
def test_not_onto_an_empty_cell() -> None:
    board = Board({"A": "d4", "B": "g1"}, "d4 d5")
    assert board.allowed("fly") == {"fly d5"}
    assert board.rule("fly d3") == "SP-2.3"


@rule("SP-2.4")
def test_not_onto_a_rocket() -> None:
    board = Board({"A": "d4", "B": "d5"}, "d4 d5 d3")
    assert board.rule("fly d5") == "SP-2.4"
    on_base = Board({"A": "d6", "B": "d7"}, "d6 d5", {"B": "d7"})
    assert on_base.rule("fly d7") == "SP-2.4"


@rule("SP-2.5")
def test_take_one_galaxy_where_no_rocket_stands() -> None:
    board = Board({"A": "d4", "B": "d5"}, {"d3": 3, "d4": 1, "d5": 1, "a1": 1}, taking=True)
    assert board.allowed() == {"take d3", "take a1"}
    assert board.rule("take d5") == "SP-2.5"
    assert board.rule("take d4") == "SP-2.5"
    assert board.rule("take g1") == "SP-2.5"
    board.play("take d3")
    assert board.galaxies()["d3"] == 2


@rule("SP-2.5")
def test_the_cell_just_left_may_be_taken() -> None:
    board = Board({"A": "d4", "B": "g1"}, "d4 d3 g1 g2")
    board.play("fly d3", "take d4")
    assert "d4" not in board.galaxies()


@rule("SP-2.5", "SP-1.3")
def test_a_stack_under_a_rocket_is_inhabited() -> None:
    board = Board({"A": "d3", "B": "g1"}, {"d3": 1, "d4": 3, "g1": 2, "g2": 1}).play("fly d4")
    assert board.rule("take d4") == "SP-2.5"
    assert board.rule("take g1") == "SP-2.5"
    assert board.allowed() == {"take d3", "take g2"}


@rule("SP-2.6")
def test_a_base_is_never_taken() -> None:
    board = Board({"A": "d4", "B": "d1"}, "d4 d5", {"A": "d7", "B": "d1"}, taking=True)
    assert board.rule("take d7") == "SP-2.6"
    assert board.rule("take d1") == "SP-2.6"
    assert board.allowed() == {"take d5"}


@rule("SP-2.7")
def test_galaxies_beside_a_base_not_yet_left_stay() -> None:
    board = opening(2)
    board.play("fly d6")
    for protected in ("c1", "d2", "e1"):
        assert board.rule(f"take {protected}") == "SP-2.7"
    for free in ("c6", "e6", "c2", "d3"):
        assert board.rule(f"take {free}") is None


@rule("SP-2.7")
def test_the_protection_ends_with_the_first_move() -> None:
    board = opening(2)
    board.play("fly d6", "take a2", "fly d2", "take a3", "fly d5")
    assert board.rule("take c1") is None
    assert board.rule("take e1") is None


@rule("SP-2.7")
def test_coming_back_does_not_protect_again() -> None:
    board = opening(2)
    board.play("fly d6", "take a2", "fly d2", "take a3", "fly d5", "take a4", "fly d1", "take g1", "fly d6")
    assert board.rule("take c1") is None


@rule("SP-2.8")
def test_nothing_to_take_ends_the_turn() -> None:
    # A leaves a base for the only free galaxy: every galaxy is inhabited now.
    board = Board({"A": "d7", "B": "d1"}, "d6", {"A": "d7", "B": "d1"})
    assert board.turn == "A"
    board.play("fly d6")
    assert "take" not in {move.action.kind for move in board.match.log}
    assert board.match.over  # and B, on its base with nothing around, is stranded


@rule("SP-2.8")
def test_only_protected_galaxies_cannot_be_taken() -> None:
    board = Board({"A": "d7", "B": "d1"}, "d6 d2 c1", {"A": "d7", "B": "d1"}, unmoved="B")
    board.play("fly d6")
    assert board.turn == "B"
    assert board.galaxies() == {"d6": 1, "d2": 1, "c1": 1}
