"""Asteroid Escape, AE-5, from the text: drawing, what goes under the pile, and the priority marker."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import BEGIN, Board

# Everybody starts at a mark and far from the others, but B stands beside A: 18 (05 17 …) in the corner sends A on and B
# off the board; 17 sends both down.
SHIPS = {"A": "N1", "B": "N2", "C": "S1", "D": "S7"}
FAR = {"blue-5": "3/6.0", "red-5": "3/5.0"}
ACT = ("blue 3", "red 4")
STAY = ("blue 1", "red 1")


def table(hands: dict[str, str], *, ships: str = "ABC", seats: int = 0, **more: object) -> Board:
    """The ships of SHIPS that are named."""
    at = {letter: SHIPS[letter] for letter in ships}
    given: dict[str, object] = {"asteroids": FAR} | more
    return Board(at, hands, seats=seats or len(ships), **given)  # type: ignore[arg-type]


# 5.1 Back to three


@rule("AE-5.1")
def test_the_active_player_draws_from_the_pile_by_chance() -> None:
    board = table({"A": "17 2 3"}, pile="5 6 7").play("lay 17 0")
    assert (board.phase, board.turn) == ("drawing", "A")
    assert board.allowed() == {"draw 5", "draw 6", "draw 7"}
    assert board.rule("draw 8") == board.rule("draw 2") == board.rule("blue 1") == "AE-5.1"
    board.play("draw 6")
    assert board.hands()["A"] == "2 3 6"
    assert board.pile() == {"5", "7"}
    assert board.turn == "B"


@rule("AE-5.1")
def test_a_short_hand_draws_until_it_holds_three() -> None:
    board = table({"A": "17"}, pile="5 6 7 8").play("lay 17 0", "draw 8", "draw 5")
    assert (board.turn, board.phase) == ("A", "drawing")
    assert board.play("draw 7").hands()["A"] == "8 5 7"
    assert board.turn == "B"


@rule("AE-5.1")
def test_from_the_queue_it_is_no_chance() -> None:
    board = table({"A": "17 2 3"}, pile="", queue="9 8").play("lay 17 0")
    assert (board.hands()["A"], board.queue(), board.turn) == ("2 3 9", "8", "B")


@rule("AE-5.1")
def test_first_the_pile_then_the_queue_under_it() -> None:
    board = table({"A": "17"}, pile="5", queue="9 8 7").play("lay 17 0")
    assert board.allowed() == {"draw 5"}
    board.play("draw 5")
    assert (board.hands()["A"], board.queue(), board.turn) == ("5 9 8", "7", "B")


# 5.2 Under the pile


@rule("AE-5.2")
def test_the_hand_of_who_is_out_goes_under_the_pile() -> None:
    board = table({"A": "18 2 3", "B": "4 5 6"}, queue="9").play("lay 18 0")
    assert (board.out, board.queue(), board.hands()["B"]) == ("B", "9 4 5 6", "")


@rule("AE-5.2")
def test_hands_go_under_the_pile_from_the_active_player_on_clockwise() -> None:
    # D lays 1 in the corner: D, A and B fly off the board; C and E go on.
    ships = {"D": "N1", "A": "N2", "B": "W14", "C": "S1", "E": "S5"}
    hands = {"D": "1", "A": "4 5", "B": "6", "C": "7", "E": "8"}
    board = Board(ships, hands, asteroids=FAR, seats=5, turn="D").play("lay 1 0")
    assert (board.out, board.queue()) == ("ABD", "4 5 6")
    hands["D"] = "1 33"  # whatever D lays, it is lost
    board = Board(ships, hands, asteroids=FAR, seats=5, turn="D").play("lay 1 0")
    assert (board.out, board.queue(), board.turn) == ("ABD", "33 4 5 6", "E")


@rule("AE-5.2")
def test_an_eaten_tile_goes_before_the_hands() -> None:
    ships = {"A": "S1", "B": "3/3@7", "C": "S7"}
    rocks = {"blue-1": "2/2.0", "red-5": "1/6.0"}
    board = Board(ships, {"A": "1 2 3", "B": "6 5"}, tiles={"3/2": "4.0"}, asteroids=rocks, seats=3, phase=BEGIN)
    board.play(*ACT, "die 4")
    assert (board.out, board.queue()) == ("B", "4 6 5")


@rule("AE-5.2")
def test_within_a_hand_the_order_is_that_of_receiving() -> None:
    # A lays its middle tile and draws; B then puts it out.
    ships = {"A": "N1", "B": "N4", "C": "S1"}
    board = Board(ships, {"A": "9 17 3", "B": "18", "C": "5"}, asteroids=FAR, seats=3).play("lay 17 0", "draw 8")
    assert board.hands()["A"] == "9 3 8"
    rocks = {"blue-1": "2/1.0", "red-5": "1/6.0"}
    hit = Board(ships, {"A": "9 3 8", "B": "18"}, asteroids=rocks, seats=3, phase=BEGIN).play(*ACT, "die 2")
    assert hit.queue() == "9 3 8"


# 5.3 The priority marker


@rule("AE-5.3")
def test_the_first_who_cannot_draw_takes_it() -> None:
    board = table({"A": "17 2 3", "B": "4 5 6", "C": "7 8 9"}, pile="").play("lay 17 0")
    assert (board.marker, board.turn, board.hands()["A"]) == ("A", "B", "2 3")


@rule("AE-5.3")
def test_who_draws_something_but_stays_short_takes_it_too() -> None:
    board = table({"A": "17"}, pile="5").play("lay 17 0", "draw 5")
    assert (board.marker, board.hands()["A"], board.turn) == ("A", "5", "B")


@rule("AE-5.3")
def test_nobody_takes_it_from_its_holder() -> None:
    board = table({"A": "17 2 3", "B": "4 5", "C": "7 8 9"}, pile="", marker="B").play("lay 17 0")
    assert (board.marker, board.hands()["A"]) == ("B", "2 3")


@rule("AE-5.3")
def test_who_draws_up_to_three_does_not_take_it() -> None:
    board = table({"A": "17 2 3"}, pile="", queue="9").play("lay 17 0")
    assert (board.marker, board.hands()["A"]) == (None, "2 3 9")


def meal(hands: dict[str, str], *, marker: str, seats: int = 3, ships: dict[str, str] | None = None) -> Board:
    """In A’s turn an asteroid eats tile 4 from 3/2, on which nobody rests unless `ships` says so; the pile is empty."""
    at = ships or {"A": "N13", "B": "S1", "C": "S3", "D": "S5", "E": "S7", "F": "S9", "G": "S11", "H": "S13"}
    flying = {letter: at[letter] for letter in "ABCDEFGH"[:seats] if letter in at}
    rocks = {"blue-1": "2/2.0", "red-5": "3/6.0"}
    board = Board(
        flying, hands, tiles={"3/2": "4.0"}, asteroids=rocks, seats=seats, phase=BEGIN, pile="", marker=marker
    )
    return board.play(*ACT, "die 4")


@rule("AE-5.3")
def test_an_eaten_tile_goes_to_its_holder_at_once_in_anybodys_turn() -> None:
    board = meal({"A": "1 2 3", "B": "5 6", "C": "7 8 9"}, marker="B")
    assert board.hands() == {"A": "1 2 3", "B": "5 6 4", "C": "7 8 9"}
    assert (board.marker, board.queue()) == (None, "")  # all are full: it goes back
    assert (board.phase, board.turn) == ("acting", "A")


@rule("AE-5.3")
def test_it_stays_with_its_holder_while_that_hand_is_short() -> None:
    board = meal({"A": "1 2 3", "B": "5", "C": "7"}, marker="B")
    assert (board.hands()["B"], board.marker) == ("5 4", "B")


@rule("AE-5.3")
def test_it_passes_to_the_first_on_the_left_whose_hand_is_short() -> None:
    board = meal({"A": "1 2", "B": "5 6", "C": "7 8 9", "D": "10"}, marker="B", seats=4)
    assert (board.hands()["B"], board.marker) == ("5 6 4", "D")
    board = meal({"A": "1 2", "B": "5 6", "C": "7 8 9", "D": "10 11 12"}, marker="B", seats=4)
    assert (board.hands()["B"], board.marker) == ("5 6 4", "A")


@rule("AE-5.3")
def test_without_a_holder_nobody_draws_out_of_turn() -> None:
    board = meal({"A": "1 2", "B": "5 6", "C": "7"}, marker="")
    assert (board.queue(), board.hands()["C"], board.marker) == ("4", "7", None)


@rule("AE-5.3")
def test_after_the_holder_the_players_on_its_left_draw_in_order() -> None:
    # B and its tile are lost: 4 and B's three tiles come back.
    ships = {"A": "N13", "B": "3/3@7", "C": "S3", "D": "S5"}
    hands = {"A": "1 2", "B": "21 22 23", "C": "5 6", "D": "7"}
    board = meal(hands, marker="D", seats=4, ships=ships)
    assert board.out == "B"
    assert board.hands() == {"A": "1 2 22", "B": "", "C": "5 6 23", "D": "7 4 21"}  # D, then A, then C
    assert (board.marker, board.queue()) == (None, "")


@rule("AE-5.3")
def test_until_the_pile_is_empty_again() -> None:
    ships = {"A": "N13", "B": "3/3@7", "C": "S3", "D": "S5"}
    board = meal({"A": "1", "B": "21 22", "C": "5", "D": "7"}, marker="D", seats=4, ships=ships)
    assert board.hands() == {"A": "1 22", "B": "", "C": "5", "D": "7 4 21"}
    assert board.marker == "A"


@rule("AE-5.3")
def test_what_is_left_when_all_are_full_stays_under_the_pile() -> None:
    ships = {"A": "N13", "B": "3/3@7", "C": "S3"}
    board = meal({"A": "1 2 3", "B": "21 22", "C": "5 6"}, marker="C", ships=ships)
    assert (board.hands()["C"], board.queue(), board.marker) == ("5 6 4", "21 22", None)


@rule("AE-5.3")
def test_elimination_by_a_tile_serves_the_holder_too() -> None:
    hands = {"A": "18 2 3", "B": "21 22", "C": "5 6"}
    board = table(hands, pile="", marker="C").play("lay 18 0")
    assert board.out == "B"
    assert board.hands() == {"A": "2 3 22", "B": "", "C": "5 6 21"}
    assert (board.marker, board.turn) == (None, "C")


@rule("AE-5.3")
@pytest.mark.parametrize("seats", [7, 8])
def test_round_a_large_table(seats: int) -> None:
    letters = "ABCDEFGH"[:seats]
    full = {letter: f"{10 + 3 * n} {11 + 3 * n} {12 + 3 * n}" for n, letter in enumerate(letters)}
    last = letters[-1]
    short = full | {"C": "5 6", last: "7 8"}
    board = meal(short, marker=last, seats=seats)
    assert (board.hands()[last], board.marker) == ("7 8 4", "C")
    board = meal(short, marker="C", seats=seats)
    assert (board.hands()["C"], board.marker) == ("5 6 4", last)


# 5.4 Who draws when


@rule("AE-5.4")
def test_if_the_holder_is_out_it_passes_on_before_it_serves() -> None:
    # B, the holder, is lost with tile 4; next on its left with a short hand is D.
    ships = {"A": "N13", "B": "3/3@7", "C": "S3", "D": "S5"}
    board = meal({"A": "1 2", "B": "21", "C": "5 6 9", "D": "7 8"}, marker="B", seats=4, ships=ships)
    assert board.hands() == {"A": "1 2 21", "B": "", "C": "5 6 9", "D": "7 8 4"}
    assert board.marker is None


@rule("AE-5.4")
def test_if_the_holder_is_out_and_all_others_are_full_it_goes_back() -> None:
    ships = {"A": "N13", "B": "3/3@7", "C": "S3"}
    board = meal({"A": "1 2 3", "B": "21", "C": "5 6 9"}, marker="B", ships=ships)
    assert (board.marker, board.queue()) == (None, "4 21")


@rule("AE-5.4")
def test_a_holder_without_tiles_passes_it_on_when_lost() -> None:
    rocks = {"blue-5": "3/6.0", "red-5": "1/1.0"}
    ships = {"A": "N1", "B": "S1", "C": "S3"}
    board = Board(ships, {"B": "2 3"}, asteroids=rocks, seats=3, pile="", marker="A", phase=BEGIN).play(*STAY)
    assert (board.out, board.marker, board.turn) == ("A", "B", "B")


@rule("AE-5.4")
def test_who_has_just_laid_counts_with_the_hand_it_has() -> None:
    # A's tile puts out B, the holder. From B on, C is full, so A with its two tiles is next: it draws as the holder.
    hands = {"A": "18 2 3", "B": "21 22", "C": "5 6 7"}
    board = table(hands, pile="", marker="B").play("lay 18 0")
    assert board.hands() == {"A": "2 3 21", "B": "", "C": "5 6 7"}
    assert (board.marker, board.queue()) == (None, "22")


@rule("AE-5.4", "AE-5.1")
def test_the_holder_and_its_left_draw_before_the_active_player() -> None:
    hands = {"A": "18 2 3", "B": "21", "C": "5 6"}
    board = table(hands, pile="", marker="C").play("lay 18 0")
    assert board.hands() == {"A": "2 3", "B": "", "C": "5 6 21"}
    assert board.marker == "A"  # passed on, not taken


@rule("AE-5.4", "AE-5.3")
def test_the_active_players_own_tiles_serve_others_when_it_is_lost() -> None:
    rocks = {"blue-5": "3/6.0", "red-5": "1/1.0"}
    ships = {"A": "N1", "B": "S1", "C": "S3"}
    hands = {"A": "8 9", "B": "2 3", "C": "4 5 6"}
    board = Board(ships, hands, asteroids=rocks, seats=3, pile="", marker="B", phase=BEGIN).play(*STAY)
    assert board.hands() == {"A": "", "B": "2 3 8", "C": "4 5 6"}
    assert (board.marker, board.queue()) == (None, "9")


@rule("AE-5.4", "AE-3.6")
def test_with_an_empty_hand_the_holder_waits_for_tiles() -> None:
    ships = {"A": "N13", "B": "S1", "C": "S3"}
    rocks = {"blue-5": "3/6.0", "red-5": "3/5.0"}
    board = Board(ships, {"B": "2"}, asteroids=rocks, seats=3, pile="", marker="A", phase=BEGIN).play(*STAY)
    assert (board.turn, board.marker, board.hands()["A"]) == ("B", "A", "")
