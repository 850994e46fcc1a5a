"""Asteroid Escape, AE-3 and AE-4, from the text: which tiles may be laid how, and where ships fly."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import BEGIN, Board

# Tile 17 goes straight on, 1 turns back, 33 goes round the near corner, 15 (pairs 03 16 25 47) round the far one.
# 21 turned once (27 36 45 01) is straight from side to side; its copy 21b and 32 turned once (27 36 …) are too.
STILL = {"B": "S1"}


def lone(at: str, hand: str, tiles: dict[str, str] | None = None, **more: object) -> Board:
    """A before a cell, B far away."""
    given: dict[str, object] = {"asteroids": {"blue-1": "6/1.0", "red-1": "6/2.0"}} | more
    return Board({"A": at} | STILL, {"A": hand, "B": "10 11 12"}, tiles=tiles, **given)  # type: ignore[arg-type]


# 3.1 One tile, in front


@rule("AE-3.1")
def test_a_tile_of_ones_own_hand_turned_any_way() -> None:
    board = lone("3/3@7", "2 18 18b", {"3/2": "5.0"})
    assert board.allowed() == {f"lay {tile} {turn}" for tile in ("2", "18", "18b") for turn in range(4)}
    assert board.rule("lay 3 0") == board.rule("lay 10 0") == board.rule("lay 5 0") == "AE-3.1"
    board.play("lay 18b 3")
    assert board.tiles()["3/3"] == "18b.3"
    assert board.hands()["A"] == "2 18"


@rule("AE-3.1")
def test_only_in_front_of_ones_ship_and_nothing_else() -> None:
    board = lone("3/3@7", "2 18 18b", {"3/2": "5.0"})
    for other in ("land 3/3", "land 4/4", "start N3", "swap 1 B1", "done", "draw 3", "blue 1", "die 1"):
        assert board.rule(other) == "AE-3.1"


@rule("AE-3.1")
@pytest.mark.parametrize(("tile", "turns"), [("17", 1), ("1", 1), ("16", 1), ("21", 2), ("32", 2), ("2", 4)])
def test_turns_that_look_the_same_are_one_choice(tile: str, turns: int) -> None:
    board = lone("3/3@7", tile, {"3/2": "5.0"})
    for turn in range(4):
        assert board.rule(f"lay {tile} {turn}") == (None if turn < turns else "AE-3.1")


# 3.2 to 3.4 Not to one's own destruction, unless every placement is


@rule("AE-3.2")
def test_not_off_the_board() -> None:
    board = lone("N1", "1 33 17")
    assert board.allowed() == {"lay 17 0"}
    assert board.rule("lay 1 0") == board.rule("lay 33 0") == "AE-3.2"


@rule("AE-3.2")
def test_not_off_the_board_along_older_wakes() -> None:
    # 17 would lead A over 3/m and 3/4, 3/5, 3/6 to the right edge.
    row = {"3/2": "5.0", "3/m": "21.1", "3/4": "21b.1", "3/5": "32.1", "3/6": "16.0"}
    board = lone("3/3@7", "17 33", row)
    assert board.rule("lay 17 0") == "AE-3.2"
    assert board.allowed() == {"lay 33 0"}


@rule("AE-3.2")
def test_off_the_board_if_every_placement_destroys() -> None:
    board = lone("N1", "1 33")
    assert board.allowed() == {"lay 1 0", "lay 33 0"}
    board.play("lay 33 0")
    assert (board.out, board.won) == ("A", "B")


@rule("AE-3.2")
def test_a_tile_that_destroys_in_every_turn_while_another_one_does_not() -> None:
    # In the corner, entered at 0: 21 leads to 5 (turn 0) or to 1 (turn 1); 1 and 33 always off the board.
    board = lone("N1", "1 33 21")
    assert board.allowed() == {"lay 21 0"}
    assert board.rule("lay 21 1") == "AE-3.2"


RING = {"3/m": "8.0", "m/m": "24.0", "m/3": "24b.1"}  # from 3/3 by point 3 round to 3/3 at point 4


@rule("AE-3.3")
def test_not_into_an_endless_loop() -> None:
    """An asteroid had eaten what lay on 3/3, and with it part of A’s wake."""
    board = lone("3/3@4", "33 17", RING)
    assert board.rule("lay 33 0") == "AE-3.3"
    assert board.allowed() == {"lay 17 0"}
    assert board.play("lay 17 0").ships()["A"] == "2/3@4"


@rule("AE-3.3", "AE-4.2")
def test_into_a_loop_if_every_placement_destroys() -> None:
    board = lone("3/3@4", "33", RING)
    assert board.allowed() == {"lay 33 0"}
    board.play("lay 33 0")
    assert (board.out, board.won) == ("A", "B")


@rule("AE-3.3", "AE-2.5")
def test_how_a_loop_comes_about() -> None:
    # A came from the left through 3/3 (7 to 3), 3/m and m/m, and rests before m/3.
    tiles = {"3/2": "5.0", "3/3": "24b.1", "3/m": "8.0", "m/m": "24.0"}
    rocks = {"blue-1": "2/3.0", "red-5": "1/6.0"}
    ships = {"A": "m/3@2", "B": "S1", "C": "S3"}
    hands = {"A": "30 33 17", "B": "21 10 11", "C": "16 13 14"}
    board = Board(ships, hands, tiles=tiles, asteroids=rocks, phase=BEGIN, seats=3, turn="C")
    board.play("blue 3", "red 4", "die 4", "die 5", "lay 16 0", "draw 1")  # the asteroid eats 3/3 …
    assert (board.queue(), board.out) == ("24b", "")
    board.play("blue 3", "red 4", "die 2", "die 5")  # … and goes back
    board.play("lay 30 1", "draw 2", "blue 1", "red 1", "lay 21 0", "draw 3", "blue 1", "red 1")
    assert board.ships()["A"] == "3/3@4"
    board.play(min(board.allowed("lay")), "draw 4", "blue 1", "red 1")
    assert board.rule("lay 33 0") == "AE-3.3"  # round its own old wake
    assert board.rule("lay 17 0") == "AE-3.4"  # the asteroid is on 2/3
    assert board.allowed("lay") <= {f"lay 2 {turn}" for turn in range(4)}


@rule("AE-3.4")
def test_not_into_an_asteroid() -> None:
    rocks = {"blue-1": "2/3.0", "red-1": "6/2.0"}
    board = lone("3/3@7", "33 17", {"3/2": "5.0"}, asteroids=rocks)
    assert board.rule("lay 33 0") == "AE-3.4"
    assert board.allowed() == {"lay 17 0"}


@rule("AE-3.4", "AE-4.2")
def test_into_an_asteroid_if_every_placement_destroys() -> None:
    rocks = {"blue-1": "2/3.0", "red-1": "3/m.0"}
    board = lone("3/3@7", "33 17", {"3/2": "5.0"}, asteroids=rocks)
    assert board.allowed() == {"lay 33 0", "lay 17 0"}
    board.play("lay 17 0")
    assert (board.out, board.won) == ("A", "B")
    assert "red-1" in board.asteroids()


@rule("AE-3.2", "AE-3.3", "AE-3.4", "AE-3.5")
def test_if_every_placement_destroys_one_way_is_as_good_as_another() -> None:
    # From 3/3 at 4: 33 into a loop, 17 into the asteroid, 1 back along the wake (5, m/3 at 0, its 5 …) off the board.
    rocks = {"blue-1": "2/3.0", "red-1": "6/2.0"}
    column = {"4/3": "21.0", "5/3": "21b.0", "6/3": "32.0"}
    board = lone("3/3@4", "33 17 1", RING | column, asteroids=rocks)
    assert board.allowed() == {"lay 33 0", "lay 17 0", "lay 1 0"}
    ends = {lay["tile"]: lay["ends"][0]["end"] for lay in board.picture(0)["lays"]}
    assert ends == {"33": "loop", "17": "asteroid", "1": "edge"}


# 3.5 Not a shared wake. A is at 3/3 by point 7. On 3/m B’s old wake goes on to 3/4, where B rests; 3/3 was eaten.

ROW = {"3/1": "32.1", "3/2": "21.1", "3/m": "21b.1"}
BEHIND_C = {"m/3": "16.0"}  # from 3/3 by point 4 to 4/3 at point 0


def sharing(hand: str, *, rock_before_c: bool = True, c: str = "4/3@0") -> Board:
    """17 shares with B a resting point; 15 shares with C, which rests before an asteroid; 1 leads off; 33 is free."""
    rocks = {"blue-1": "4/3.0" if rock_before_c else "6/1.0", "red-1": "6/2.0"}
    ships = {"A": "3/3@7", "B": "3/4@7", "C": c}
    hands = {"A": hand, "B": "10 11 12", "C": "13"}
    return Board(ships, hands, tiles=ROW | BEHIND_C, asteroids=rocks, seats=3)


@rule("AE-3.5")
def test_kind_a_neither_destroys_nor_shares_and_goes_before_all() -> None:
    board = sharing("33 1 17")
    assert board.allowed() == {"lay 33 0"}
    assert board.rule("lay 1 0") == "AE-3.2"
    assert board.rule("lay 17 0") == "AE-3.5"
    assert sharing("33 15").allowed() == {"lay 33 0"}
    assert sharing("33 15").rule("lay 15 0") in ("AE-3.4", "AE-3.5")


@rule("AE-3.5")
def test_kind_b_destroys_without_sharing_and_goes_before_c_and_d() -> None:
    board = sharing("1 17 15")
    assert board.allowed() == {"lay 1 0"}
    assert board.rule("lay 17 0") == board.rule("lay 15 0") == "AE-3.5"
    board.play("lay 1 0")
    assert (board.out, board.ships()) == ("A", {"B": "3/4@7", "C": "4/3@0"})


@rule("AE-3.5")
def test_kind_c_shares_without_destroying_and_goes_before_d() -> None:
    board = sharing("17 15")
    assert board.allowed() == {"lay 17 0"}
    assert board.rule("lay 15 0") in ("AE-3.4", "AE-3.5")
    board.play("lay 17 0")
    assert board.ships() == {"A": "3/4@7", "B": "3/4@7", "C": "4/3@0"}


@rule("AE-3.5", "AE-4.1", "AE-4.2")
def test_kind_d_both_is_the_last_resort() -> None:
    board = sharing("15")
    assert board.allowed() == {"lay 15 0"}
    board.play("lay 15 0")
    assert board.ships() == {"B": "3/4@7", "C": "4/3@0"}  # C does not face the new tile and stays


@rule("AE-3.5")
def test_opposite_directions_are_fine() -> None:
    # C has come the other way along the wake from 4/3 and rests before 3/3 at point 4: 15 leads A to meet it head-on.
    board = sharing("15", rock_before_c=False, c="3/3@4")
    assert board.rule("lay 15 0") is None
    board.play("lay 15 0")
    assert board.ships()["A"] == "4/3@0"


@rule("AE-3.5")
def test_next_to_another_wake_is_not_on_it() -> None:
    # B rests on the same side of the same cell, at the other point.
    ships = {"A": "3/3@7", "B": "3/4@6"}
    board = Board(ships, {"A": "17 1"}, tiles=ROW, asteroids={"blue-1": "6/1.0", "red-1": "6/2.0"})
    assert board.allowed() == {"lay 17 0"}


# Two ships at one new tile: by point 3 a wake leads round to point 4, where B waits.
AROUND = {"3/m": "8.0", "m/m": "30b.0", "m/3": "30.1", "3/2": "21.0"}
AROUND_ABOVE = {"1/m": "8.0", "2/m": "30b.0", "2/3": "30.1", "1/2": "21.0"}
FAR = {"blue-5": "6/1.0", "red-5": "6/2.0"}


@rule("AE-3.5")
def test_sharing_a_resting_point_with_a_ship_that_flies_too() -> None:
    board = Board({"A": "3/3@7", "B": "3/3@4"}, {"A": "24"}, tiles=AROUND, asteroids=FAR)
    assert board.allowed() == {"lay 24 0", "lay 24 2"}
    assert board.rule("lay 24 3") == "AE-3.5"
    assert board.rule("lay 24 1") in ("AE-3.3", "AE-3.5")  # both in the same loop


@rule("AE-3.5")
def test_sharing_an_asteroid_or_a_loop() -> None:
    rocks = {"blue-1": "2/3.0", "red-1": "2/m.0"}
    board = Board({"A": "3/3@7", "B": "3/3@4"}, {"A": "24"}, tiles=AROUND, asteroids=rocks)
    assert board.allowed() == {"lay 24 0", "lay 24 2"}  # into an asteroid, alone
    assert board.rule("lay 24 3") == "AE-3.5"  # into an asteroid, with B
    assert board.rule("lay 24 1") == "AE-3.5"  # into a loop, with B


@rule("AE-3.5")
def test_sharing_an_edge_or_a_loop() -> None:
    board = Board({"A": "1/3@7", "B": "1/3@4"}, {"A": "24"}, tiles=AROUND_ABOVE, asteroids=FAR)
    assert board.allowed() == {"lay 24 0", "lay 24 2"}  # off the board, alone
    assert board.rule("lay 24 3") == board.rule("lay 24 1") == "AE-3.5"


@rule("AE-3.5")
def test_loops_of_their_own_are_not_shared() -> None:
    # 33 sends A round below (34) and B round above (07): two loops. 17 leads A over 2/3 (24) into an asteroid.
    above = {"2/3": "12.0", "2/2": "30.2", "3/2": "30b.1"}
    rocks = {"blue-1": "2/m.0", "red-1": "6/2.0"}
    ships = {"A": "3/3@4", "B": "3/3@7", "C": "S1"}
    board = Board(ships, {"A": "33 17"}, tiles=RING | above, asteroids=rocks, seats=3)
    assert board.allowed() == {"lay 33 0", "lay 17 0"}
    assert board.play("lay 33 0").out == "AB"


@rule("AE-3.5")
def test_a_ship_that_is_lost_shares_nothing_any_more() -> None:
    # B perishes before the asteroid on 3/4; then the asteroid goes, and C flies to where B was.
    ships = {"A": "S1", "B": "3/4@7", "C": "3/3@7"}
    rocks = {"blue-1": "3/4.0", "red-5": "6/2.0"}
    board = Board(ships, {"B": "2", "C": "17 33"}, tiles=ROW, asteroids=rocks, seats=3, turn="B", phase=BEGIN)
    board.play("blue 1", "red 1")
    assert (board.out, board.turn) == ("B", "C")
    board.play("blue 3", "red 4", "die 5", "die 5")
    assert board.allowed() == {"lay 17 0", "lay 33 0"}
    assert board.play("lay 17 0").ships()["C"] == "3/4@7"


@rule("AE-3.5", "AE-4.4")
def test_two_ships_on_one_point_share_whatever_is_laid() -> None:
    # A and B rest together before the corner: 1 turns back over 1/2 (46) and down, 17 and 33 lead off the board.
    ships = {"A": "1/1@2", "B": "1/1@2", "C": "S1"}
    board = Board(ships, {"A": "1 17 33", "B": "3"}, tiles={"1/2": "2.0"}, asteroids=FAR, seats=3)
    assert board.allowed() == {"lay 1 0"}
    board.play("lay 1 0")
    assert board.ships() == {"A": "2/2@1", "B": "2/2@1", "C": "6/6@4"}


@rule("AE-3.5", "AE-4.4")
def test_of_two_on_one_point_the_active_one_must_not_choose_destruction() -> None:
    ships = {"A": "3/3@7", "B": "3/3@7", "C": "S1"}
    rocks = {"blue-1": "2/3.0", "red-5": "6/2.0"}
    board = Board(ships, {"A": "17 33"}, tiles={"3/2": "21.1"}, asteroids=rocks, seats=3)
    assert board.allowed() == {"lay 17 0"}  # (c), while 33 into the asteroid is (d)
    assert board.rule("lay 33 0") in ("AE-3.4", "AE-3.5")
    board.play("lay 17 0")
    assert board.ships() == {"A": "3/m@7", "B": "3/m@7", "C": "6/6@4"}


@rule("AE-3.5", "AE-4.2", "AE-6.3")
def test_two_on_one_point_may_perish_together() -> None:
    ships = {"A": "3/3@7", "B": "3/3@7"}
    rocks = {"blue-1": "2/3.0", "red-5": "6/2.0"}
    board = Board(ships, {"A": "33"}, tiles={"3/2": "21.1"}, asteroids=rocks).play("lay 33 0")
    assert (board.out, board.result) == ("AB", (0.5, 0.5))


@rule("AE-3.6")
def test_with_an_empty_hand_one_goes_on_to_drawing() -> None:
    board = lone("3/3@7", "", {"3/2": "5.0"})
    assert (board.phase, board.turn) == ("drawing", "A")
    board.play("draw 1", "draw 2", "draw 3")
    assert (board.ships()["A"], board.turn) == ("3/3@7", "B")


@rule("AE-3.6")
def test_with_an_empty_hand_and_an_empty_pile_the_turn_passes() -> None:
    board = lone("3/3@7", "", {"3/2": "5.0"}, pile="", phase=BEGIN).play("blue 1", "red 1")
    assert (board.turn, board.phase, board.marker) == ("B", "rolling", "A")


# 4 Flying


@rule("AE-4.1")
def test_a_ship_flies_to_the_end_of_its_wake() -> None:
    tiles = {"3/2": "5.0", "3/m": "21.1", "3/4": "32.1"}
    board = lone("3/3@7", "17", tiles).play("lay 17 0")
    assert board.ships() == {"A": "3/5@7", "B": "6/6@4"}


@rule("AE-4.1")
def test_every_ship_that_faced_the_new_tile_follows_and_no_other() -> None:
    tiles = {"3/2": "5.0", "2/3": "21.0", "m/3": "32.0", "3/4": "7.0"}
    ships = {"A": "3/3@7", "B": "3/3@0", "C": "3/3@4", "D": "3/5@6", "E": "3/m@3"}
    board = Board(ships, {"A": "33"}, tiles=tiles, asteroids=FAR, seats=5)
    board.play("lay 33 0")
    # 07: A flies out by 0 onto 2/3 and up; B by 7 onto 3/2 (tile 5: 26); C by 3.
    assert board.ships() == {"A": "1/3@5", "B": "3/1@3", "C": "3/m@6", "D": "3/5@6", "E": "3/m@3"}


@rule("AE-4.2")
def test_others_are_lost_over_the_edge_into_an_asteroid_and_in_a_loop() -> None:
    # Tile 24 turned twice: 34 15 06 27. B goes round in the ring, C over 2/3
    # and 1/3 off the board, D over 3/2 into an asteroid.
    tiles = AROUND | {"2/3": "21b.0", "1/3": "21.0", "3/2": "32.1"}
    ships = {"A": "3/3@7", "B": "3/3@4", "C": "3/3@5", "D": "3/3@0", "E": "S1"}
    rocks = {"blue-1": "3/1.0", "red-5": "6/2.0"}
    board = Board(ships, {"A": "24"}, tiles=tiles, asteroids=rocks, seats=5)
    board.play("lay 24 2")
    assert board.out == "BCD"
    assert board.ships() == {"A": "2/m@5", "E": "6/6@4"}


@rule("AE-4.2")
def test_the_lost_are_out_and_their_ships_gone() -> None:
    # 18 (05 17 …) in the corner: A flies down, B off to the left.
    board = Board({"A": "N1", "B": "N2", "C": "S1"}, {"A": "18", "B": "1 2"}, asteroids=FAR, seats=3)
    board.play("lay 18 0")
    assert board.out == "B"
    assert board.ships() == {"A": "2/1@0", "C": "6/6@4"}
    assert [p["seat"] for p in board.picture()["ships"]] == [0, 2]


@rule("AE-4.3", "AE-3.5")
def test_ships_that_meet_head_on_pass_each_other() -> None:
    tiles = {"3/2": "21.1", "3/m": "21b.1"}
    board = Board({"A": "3/3@7", "B": "3/3@2"}, {"A": "17"}, tiles=tiles, asteroids=FAR)
    assert board.rule("lay 17 0") is None
    board.play("lay 17 0")
    assert board.ships() == {"A": "3/4@7", "B": "3/1@2"}


@rule("AE-4.4")
def test_two_other_ships_that_come_to_share_rest_on_the_same_point() -> None:
    # C rests at the end of the wake that begins on 3/3 by point 1; 33 brings B there from point 2, A goes by 7 and 0.
    tiles = {"3/2": "5.0", "2/3": "21.0", "3/m": "32.1"}
    ships = {"A": "3/3@7", "B": "3/3@2", "C": "1/3@4"}
    board = Board(ships, {"A": "33", "B": "6", "C": "7"}, tiles=tiles, asteroids=FAR, seats=3, pile="")
    board.play("lay 33 0")
    assert board.ships() == {"A": "1/3@5", "B": "1/3@4", "C": "1/3@4"}


@rule("AE-4.4")
def test_and_fly_on_together() -> None:
    ships = {"A": "1/3@5", "B": "1/3@4", "C": "1/3@4"}
    tiles = {"2/3": "21.0"}
    board = Board(ships, {"A": "33"}, tiles=tiles, asteroids=FAR, seats=3)
    # 33 from 5 leads to 6, from 4 to 3.
    assert board.play("lay 33 0").ships() == {"A": "1/2@3", "B": "1/m@6", "C": "1/m@6"}
