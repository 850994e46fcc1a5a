"""Sputnik's rules, each from the text: positions set up by hand, what is allowed and what is refused."""

from __future__ import annotations

import pytest

from astroport import BadOption, Match, SeededLuck, start
from astroport.games.sputnik import GAME
from astroport.games.sputnik.state import cell_names
from astroport.testing import rule

from .board import Board, opening

# 1 Board and setup


@rule("SP-1.1")
def test_classic_board() -> None:
    board = opening(6)
    assert len(board.picture["cells"]) == 37
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
    assert len(board.picture["cells"]) == 19
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
    assert board.picture["out"] == [1]
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
    assert board.picture["out"] == [1]
    assert board.turn == "C"


@rule("SP-4.1")
def test_out_only_when_ones_own_turn_begins() -> None:
    board = Board({"A": "d5", "B": "a2", "C": "a1"}, "d5 d6 a1 a2 a3 d4", seats=3).play("fly d6", "take d5")
    assert board.picture["out"] == []  # C is stuck, but it is B's turn, and B makes room
    board.play("fly a3", "take d4")
    assert board.turn == "C"
    assert board.allowed() == {"fly a2"}


@rule("SP-4.1")
def test_the_freed_cell_serves_the_next_player_at_once() -> None:
    board = Board({"A": "d5", "B": "a1", "C": "a2"}, "d5 d6 a1 a2 d4", seats=3).play("fly d6", "take d5")
    assert board.picture["out"] == [1]
    assert board.turn == "C"
    assert board.allowed() == {"fly a1"}


@rule("SP-4.1")
def test_blocked_by_rockets_counts_too() -> None:
    board = Board({"A": "d5", "B": "a1", "C": "a2", "D": "b1"}, "a1 a2 b1 b3 d5 d6 c1", seats=4, turn="A")
    board.play("fly d6", "take d5")  # B: a2 and b1 are taken, b2 is empty, no base
    assert board.picture["out"] == [1]
    assert board.turn == "C"


@rule("SP-4.2")
def test_the_base_of_who_is_out_stays() -> None:
    # C stands on B's base, so B, with nothing around it, cannot be rescued (SP-3.2).
    board = Board({"A": "d5", "B": "a1", "C": "d1"}, "d5 d6 a1 d2 d3", {"B": "d1"}, seats=3, turn="A")
    board.play("fly d6", "take d5")
    assert board.picture["out"] == [1]
    board.play("fly d2")
    assert board.bases() == {"B": "d1"}
    assert board.rule("take d1") == "SP-2.6"


@rule("SP-4.2")
def test_the_base_of_who_is_out_is_a_place_to_land_on() -> None:
    board = Board({"A": "d5", "B": "a1", "C": "d1"}, "d5 d6 c6 a1 d2 d3", {"B": "d1"}, seats=3)
    board.play("fly d6", "take d5", "fly d2", "take a1", "fly c6", "take d6")
    assert board.picture["out"] == [1]
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
    assert refusal.rule == "house.over"


@rule("SP-4.3")
def test_several_may_fall_one_after_another() -> None:
    board = Board({"A": "d5", "B": "d1", "C": "g1"}, "d5 d6 d1 g1", seats=3, turn="A")
    board.play("fly d6", "take d5")
    assert board.match.result == (1.0, 0.0, 0.0)


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
    with pytest.raises(BadOption, match=r"SP-5\.1"):
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
    assert board.picture["out"] == [1]
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
        with pytest.raises(BadOption, match=r"SP-5\.2"):
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
