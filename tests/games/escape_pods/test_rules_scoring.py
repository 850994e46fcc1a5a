"""EP-8: who is assigned to which square, what it is worth, and who wins."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board

PLAIN = {"r1": "lighthouse", "r2": "laboratory", "r3": "workshop", "r4": "commons"}
# lighthouse: c4 s4 e2 e1 X1; laboratory: s4 e4 c2 c1 X1; workshop: e4 c4 s2 s1 X1; commons: s3 c3 e3 e2 X1


def scored(refuges: dict[str, str], *, seats: int = 2, specials: str = "all", **cards: str) -> Board:
    """The match ends, after twenty quiet rounds, with this crew in the refuges."""
    board = Board(seats=seats, refuges=refuges, cards=PLAIN | cards, quiet=20 * seats - 1, specials=specials)
    return board.play("end")


both_readings = pytest.mark.parametrize("specials", ["all", "assigned"])


def squares(board: Board, refuge: str = "r1") -> list[int | None]:
    """Where those who arrived were assigned to."""
    shown = board.picture()["refuges"][int(refuge[1]) - 1]
    return [member["square"] for member in shown["arrivals"] if member]


def points(board: Board, refuge: str = "r1") -> list[int]:
    shown = board.picture()["refuges"][int(refuge[1]) - 1]["points"]
    assert isinstance(shown, list)
    return shown


def score(board: Board, seat: int) -> tuple[int, int, int, int]:
    shown = board.picture()["result"]["scores"][seat]
    return shown["points"], shown["crew"], shown["assigned"], shown["refuges"]


# Assigning


@rule("EP-8.1")
def test_a_member_with_several_squares_is_assigned_by_its_owner() -> None:
    board = scored({"r1": "Bc"})
    assert (board.phase, board.asked) == ("assign", "B")
    assert board.allowed() == {"assign 1", "assign 5"}  # a commander's, or the X
    assert board.rule("assign 2") == board.rule("end") == "EP-8.1"
    assert board.picture()["assign"] == {"seat": 1, "refuge": "r1", "arrival": 1, "squares": [1, 5]}
    board.play("assign 5")
    assert (squares(board), points(board), board.phase) == ([5], [0, 1], "over")


@rule("EP-8.1")
def test_an_engineer_has_three_squares_of_the_lighthouse() -> None:
    board = scored({"r1": "Ae"})
    assert board.allowed() == {"assign 3", "assign 4", "assign 5"}
    board.play("assign 4")
    assert (squares(board), points(board)) == ([4], [1, 0])


@rule("EP-8.1")
def test_members_are_assigned_in_order_of_arrival() -> None:
    """The first takes the X; then the second has its own square only, the third none."""
    board = scored({"r1": "Bs As Bs"})
    assert (board.asked, board.picture()["assign"]["arrival"]) == ("B", 1)
    board.play("assign 5")
    assert board.phase == "over"
    assert squares(board) == [5, 2, None]
    assert points(board) == [4, 1]


@rule("EP-8.1")
def test_with_one_square_a_member_goes_there_by_itself_even_if_it_is_the_x() -> None:
    board = scored({"r1": "Ac Bc As"}).play("assign 1")
    assert board.phase == "over"
    assert squares(board) == [1, 5, 2]


@rule("EP-8.1")
@both_readings
def test_with_no_square_a_member_is_unassigned_and_has_the_points_of_none(specials: str) -> None:
    board = scored({"r1": "Ac Bc Bc"}, specials=specials).play("assign 1")
    assert squares(board) == [1, 5, None]
    assert points(board) == [4, 1]
    assert score(board, 1) == (1, 2, 1, 1)


@rule("EP-8.1")
def test_nobody_may_be_left_unassigned() -> None:
    board = scored({"r1": "Ac"})
    assert board.allowed() == {"assign 1", "assign 5"}


@rule("EP-8.1")
def test_refuges_come_in_order_and_their_owners_are_asked_out_of_turn() -> None:
    board = scored({"r4": "Cc", "r2": "Bs", "r1": "Cs", "r3": "Ae"}, seats=3)
    asked = []
    while board.phase == "assign":
        asked.append((board.asked, board.picture()["assign"]["refuge"]))
        board.play(min(board.allowed()))
    assert asked == [("C", "r1"), ("B", "r2"), ("A", "r3"), ("C", "r4")]


@rule("EP-8.1")
def test_an_earlier_refuge_is_scored_when_the_next_comes() -> None:
    board = scored({"r1": "Ac", "r2": "Bs"}).play("assign 1")
    shown = board.picture()["refuges"]
    assert [refuge["scored"] for refuge in shown] == [True, False, False, False]
    assert [refuge["points"] for refuge in shown] == [[4, 0], None, None, None]


@rule("EP-8.1")
def test_squares_taken_by_others_are_not_free() -> None:
    board = scored({"r3": "As Bs"}).play("assign 4")
    assert (board.asked, board.allowed()) == ("B", {"assign 3", "assign 5"})
    assert board.rule("assign 4") == "EP-8.1"


@rule("EP-8.1")
def test_with_two_x_anybody_may_choose_between_them() -> None:
    """Crossroads: s4 c3 e3 X2 X1."""
    board = scored({"r1": "Ac Bc"}, r1="crossroads").play("assign 2")
    assert board.allowed() == {"assign 4", "assign 5"}
    board.play("assign 4")
    assert points(board) == [3, 2]


# Points


@rule("EP-8.2")
def test_a_plain_refuge_gives_the_points_of_its_squares() -> None:
    board = scored({"r1": "Ac Bs Ae Ae Be"}).play("assign 1", "assign 2", "assign 3", "assign 4")
    assert squares(board) == [1, 2, 3, 4, 5]
    assert points(board) == [4 + 2 + 1, 4 + 1]


@rule("EP-8.2")
@pytest.mark.parametrize(("specials", "unassigned"), [("all", 1), ("assigned", 0)])
def test_green_with_both_squares_gives_one_more_for_each(specials: str, unassigned: int) -> None:
    """Greenhouse: e4 c3 (green) s2 c1 X1; B's last one is unassigned."""
    board = scored({"r1": "Ae Bc As Bs Bs"}, specials=specials, r1="greenhouse")
    board.play("assign 1", "assign 2", "assign 3")
    assert squares(board) == [1, 2, 3, 5, None]
    assert points(board) == [4 + 1 + 2 + 1, 3 + 1 + 1 + 1 + unassigned]


@rule("EP-8.2")
@both_readings
def test_green_with_one_square_gives_nothing_to_who_has_none(specials: str) -> None:
    """Greenhouse: e4 c3 (green) s2 c1 X1; A's scientist has no square."""
    board = scored({"r1": "Bs Bs Ae As"}, specials=specials, r1="greenhouse").play("assign 3")
    assert squares(board) == [3, 5, 1, None]
    assert points(board) == [4, 2 + 1]


@rule("EP-8.2")
@pytest.mark.parametrize(("first", "expected"), [("Ae Bs", [4, 2]), ("Ac Bs", [3, 2])])
def test_green_with_one_square_gives_no_more(first: str, expected: list[int]) -> None:
    board = scored({"r1": first}, r1="greenhouse")
    board.play("assign 1" if first[1] == "e" else "assign 2", "assign 3")
    assert points(board) == expected


@rule("EP-8.2")
def test_red_without_both_squares_gives_nothing_to_anybody() -> None:
    """Forge: s4 e3 c2 (red: 2, 3) X2 e1."""
    board = scored({"r1": "As Be"}, r1="forge").play("assign 1", "assign 2")
    assert squares(board) == [1, 2]
    assert points(board) == [0, 0]
    assert score(board, 0) == (0, 1, 1, 1)  # assigned they are


@rule("EP-8.2")
@both_readings
def test_red_without_both_squares_gives_nothing_to_who_has_no_square_either(specials: str) -> None:
    """Forge: s4 e3 c2 (red: 2, 3) X2 e1; A's last scientist finds no square."""
    board = scored({"r1": "As Bs As"}, specials=specials, r1="forge").play("assign 1")
    assert squares(board) == [1, 4, None]
    assert points(board) == [0, 0]


@rule("EP-8.2")
@both_readings
def test_red_with_both_squares_gives_the_points_unchanged(specials: str) -> None:
    board = scored({"r1": "As Be Ac Bs Bs"}, specials=specials, r1="forge").play("assign 1", "assign 2", "assign 3")
    assert squares(board) == [1, 2, 3, 4, None]
    assert points(board) == [4 + 2, 3 + 2]


@rule("EP-8.2")
@pytest.mark.parametrize(("specials", "unassigned"), [("all", -1), ("assigned", 0)])
def test_orange_without_its_square_takes_one_from_each(specials: str, unassigned: int) -> None:
    """Amber: e4 c3 e2 (orange) s2 X1; the last two scientists find no square."""
    board = scored({"r1": "Ae Bs Bs Bs As"}, specials=specials, r1="amber").play("assign 1", "assign 4")
    assert squares(board) == [1, 4, 5, None, None]
    assert points(board) == [3 + unassigned, 1 + 0 + unassigned]


@rule("EP-8.2")
@both_readings
def test_orange_with_its_square_takes_nothing(specials: str) -> None:
    """The last scientist finds no square."""
    board = scored({"r1": "Ae Bs Bs Bs"}, specials=specials, r1="amber").play("assign 3", "assign 4")
    assert squares(board) == [3, 4, 5, None]
    assert points(board) == [2, 2 + 1]


@rule("EP-8.2")
@pytest.mark.parametrize(("specials", "expected"), [("all", [-1, -1]), ("assigned", [1, 0])])
def test_what_orange_takes_may_be_more_than_there_is(specials: str, expected: list[int]) -> None:
    """Amber: e4 c3 e2 (orange) s2 X1; A and B have a square each. A has one more there, and so wins all the same."""
    board = scored({"r1": "As Bs As As Bs"}, specials=specials, r1="amber").play("assign 4")
    assert (squares(board), points(board)) == ([4, 5, None, None, None], expected)
    assert [score(board, seat)[0] for seat in range(2)] == expected
    assert board.result == (1, 0)


@rule("EP-8.2")
@pytest.mark.parametrize(("specials", "unassigned"), [("all", 3), ("assigned", 0)])
def test_cyan_gives_one_more_for_each_player_who_is_there_assigned_or_not(specials: str, unassigned: int) -> None:
    """Spring: c4 e3 c2 s2 X1; C's only member is unassigned."""
    board = scored({"r1": "Ac Bs Bs Cs"}, seats=3, specials=specials, r1="spring").play("assign 1", "assign 4")
    assert squares(board) == [1, 4, 5, None]
    assert points(board) == [4 + 3, 2 + 3 + 1 + 3, unassigned]


@rule("EP-8.2")
@pytest.mark.parametrize(("specials", "result"), [("all", (0, 1, 0)), ("assigned", (1, 0, 0))])
def test_the_reading_may_decide_who_wins(specials: str, result: tuple[float, ...]) -> None:
    """Greenhouse: e4 c3 (green) s2 c1 X1. B's last scientist has no square, but gets what green gives."""
    board = scored({"r1": "Ce Bc As Bs Bs", "r2": "As"}, seats=3, specials=specials, r1="greenhouse")
    board.play("assign 1", "assign 2", "assign 3", "assign 1")
    assert squares(board) == [1, 2, 3, 5, None]
    assert board.result == result


@rule("EP-8.2")
def test_cyan_alone_counts_its_owner_once() -> None:
    board = scored({"r1": "Ac Ae", "r2": "Bs"}, r1="spring").play("assign 1", "assign 2", "assign 1")
    assert points(board) == [4 + 1 + 3 + 1, 0]


@rule("EP-8.2")
def test_a_colour_changes_nothing_in_other_refuges() -> None:
    board = scored({"r1": "Ae Bc", "r2": "As"}, r1="greenhouse").play("assign 1", "assign 2", "assign 1")
    assert points(board, "r2") == [4, 0]


@rule("EP-8.2")
def test_which_squares_are_marked() -> None:
    board = scored({}, r1="orchard", r2="reactor", r3="hearth", r4="lagoon")
    marks = [[square["mark"] for square in refuge["squares"]] for refuge in board.picture()["refuges"]]
    assert marks == [
        ["green", "green", None, None, None],
        [None, "red", "red", None, None],
        [None, None, "orange", None, None],
        [None] * 5,
    ]


# Who wins


@rule("EP-8.3")
def test_the_most_points_win() -> None:
    board = scored({"r1": "Ac", "r2": "Bs Bc Bc Be", "r3": "Cs"}, seats=3)
    while board.phase == "assign":
        board.play(max(board.allowed()) if board.asked != "A" else "assign 1")
    assert [score(board, seat)[0] for seat in range(3)] == [4, 8, 1]
    assert board.result == (0, 1, 0)
    assert board.picture()["result"]["winners"] == [1]


@rule("EP-8.3")
def test_then_the_most_crew_in_refuges() -> None:
    """A and B have four points; A's are all assigned and in more refuges, but B has one more ashore."""
    board = scored({"r1": "Ae", "r2": "Ac", "r3": "Cc Be Be Be"}, seats=3).play("assign 3", "assign 3", "assign 5")
    assert [score(board, seat) for seat in range(3)] == [(4, 2, 2, 2), (4, 3, 1, 1), (1, 1, 1, 1)]
    assert board.result == (0, 1, 0)


@rule("EP-8.3")
def test_then_the_most_assigned() -> None:
    """B is in more refuges, but one of its members found no square."""
    board = scored({"r1": "Cc Cc Bc", "r3": "Be", "r4": "As As"}, seats=3, r1="forge")
    board.play("assign 3", "assign 1", "assign 1")
    assert [score(board, seat) for seat in range(3)] == [(4, 2, 2, 1), (4, 2, 1, 2), (0, 2, 2, 1)]
    assert board.result == (1, 0, 0)


@rule("EP-8.3")
def test_then_the_most_refuges() -> None:
    board = scored({"r1": "Be", "r2": "Bc", "r4": "As As"}).play("assign 3", "assign 3", "assign 1")
    assert (score(board, 0), score(board, 1)) == ((4, 2, 2, 1), (4, 2, 2, 2))
    assert board.result == (0, 1)


@rule("EP-8.3")
def test_points_come_before_any_number_of_crew() -> None:
    board = scored({"r1": "Ac Bc Bc Bc", "r2": "Be Be Be Bs"}, r2="forge").play("assign 1", "assign 2", "assign 4")
    assert (score(board, 0), score(board, 1)) == ((4, 1, 1, 1), (1, 7, 5, 2))
    assert board.result == (1, 0)


@rule("EP-8.3")
def test_shared_when_all_is_level() -> None:
    board = scored({"r1": "Ac", "r2": "Bs"}, seats=3).play("assign 1", "assign 1")
    assert score(board, 0) == score(board, 1) == (4, 1, 1, 1)
    assert board.result == (0.5, 0.5, 0)
    assert board.picture()["result"]["winners"] == [0, 1]


@rule("EP-8.3")
def test_nobody_ashore_is_shared_by_all() -> None:
    board = scored({}, seats=3)
    assert board.phase == "over"
    assert board.result == pytest.approx((1 / 3, 1 / 3, 1 / 3))
