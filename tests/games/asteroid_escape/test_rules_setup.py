"""Asteroid Escape, AE-1 and AE-7.1, from the text: what lies where at the start, and who begins."""

from __future__ import annotations

from itertools import product

import pytest

from astroport import InvalidOptionError, Match
from astroport.games.asteroid_escape import GAME
from astroport.games.asteroid_escape.state import PATTERNS, TILE_NAMES
from astroport.testing import rule

from .board import BEGIN, Board, Opening, fill

# 1 Board, pieces, setup

SMALL = [f"{row}/{column}" for row, column in product("123456", repeat=2)]  # what dice can designate


@rule("AE-1.1")
@pytest.mark.parametrize(("board", "cells", "labels"), [("7x7", 49, "123m456"), ("6x6", 36, "123456")])
def test_a_roll_designates_one_of_36_cells(board: str, cells: int, labels: str) -> None:
    opening = Opening(2, board=board).deal()
    assert opening.names == [f"{row}/{column}" for row, column in product(labels, repeat=2)]
    assert len(opening.names) == cells
    opening.play("asteroid blue-3")
    assert opening.allowed() == {f"land {cell}" for cell in SMALL}
    if board == "7x7":
        assert opening.rule("land m/3") == opening.rule("land 4/m") == "AE-1.8"


@rule("AE-1.1", "AE-1.8")
def test_the_blue_die_is_the_row() -> None:
    opening = Opening(2).deal().play("asteroid blue-3", "land 2/5", "face 1")
    assert opening.asteroids() == {"blue-3": "2/5.1"}
    assert [rock["at"] for rock in opening.picture()["asteroids"]] == ["2/5"]


@rule("AE-1.2")
@pytest.mark.parametrize(("board", "side"), [("7x7", 14), ("6x6", 12)])
def test_two_start_marks_on_each_outer_side_of_a_border_cell(board: str, side: int) -> None:
    opening = Opening(2, board=board).deal().scatter().play("first A")
    assert opening.allowed() == {f"start {letter}{n}" for letter in "NESW" for n in range(1, side + 1)}


@rule("AE-1.2")
@pytest.mark.parametrize(
    ("mark", "ship"),
    [
        ("N1", "1/1@0"),
        ("N2", "1/1@1"),
        ("N7", "1/m@0"),
        ("N14", "1/6@1"),
        ("E1", "1/6@2"),
        ("E2", "1/6@3"),
        ("E14", "6/6@3"),
        ("S1", "6/6@4"),
        ("S2", "6/6@5"),
        ("S14", "6/1@5"),
        ("W1", "6/1@6"),
        ("W2", "6/1@7"),
        ("W14", "1/1@7"),
    ],
)
def test_a_mark_faces_its_border_cell(mark: str, ship: str) -> None:
    opening = Opening(2, open_space=True).deal().play("first A", f"start {mark}")
    assert opening.ships() == {"A": ship}


@rule("AE-1.3", "AE-4.1")
@pytest.mark.parametrize(
    ("tile", "rests"),
    [
        ("17", "4/3@0 4/3@1 3/2@2 3/2@3 2/3@4 2/3@5 3/4@6 3/4@7"),  # straight on: pairs 05 14 27 36
        ("33", "3/2@2 3/4@7 2/3@4 4/3@1 3/4@6 3/2@3 4/3@0 2/3@5"),  # round the near corner: 07 12 34 56
    ],
)
def test_points_meet_across_an_edge(tile: str, rests: str) -> None:
    """A ship enters 3/3 of the small board at each of the eight points."""
    for point, end in enumerate(rests.split()):
        behind = ("2/3", "3/4", "4/3", "3/2")[point // 2]
        board = Board(
            {"A": f"3/3@{point}", "B": "S1"}, {"A": tile}, tiles={behind: "2.0"}, board="6x6", open_space=True
        )
        assert board.play(f"lay {tile} 0").ships()["A"] == end


def matchings(points: tuple[int, ...]) -> list[frozenset[tuple[int, int]]]:
    """All ways to join points in pairs."""
    if not points:
        return [frozenset()]
    first, *rest = points
    return [
        joined | {(first, second)}
        for second in rest
        for joined in matchings(tuple(point for point in rest if point != second))
    ]


def turns_of(pairs: frozenset[tuple[int, int]]) -> frozenset[frozenset[tuple[int, ...]]]:
    """What a tile looks like in its four turns."""
    return frozenset(frozenset(tuple(sorted(((p + 2 * k) % 8, (q + 2 * k) % 8))) for p, q in pairs) for k in range(4))


@rule("AE-1.4")
def test_each_pattern_that_differs_under_rotation_once_and_14_of_them_twice() -> None:
    there_are = {turns_of(pairs) for pairs in matchings(tuple(range(8)))}
    drawn = [frozenset((int(p[i]), int(p[i + 1])) for i in range(0, 8, 2)) for p in PATTERNS]
    assert len(there_are) == 35
    assert {turns_of(pairs) for pairs in drawn[:35]} == there_are
    assert len(drawn) == 49
    assert TILE_NAMES[:35] == [str(n) for n in range(1, 36)]
    assert set(TILE_NAMES[35:]) == {f"{n}b" for n in (18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 35)}
    for name, pairs in zip(TILE_NAMES[35:], drawn[35:], strict=True):
        assert pairs == drawn[int(name[:-1]) - 1]


@rule("AE-1.4")
def test_tiles_are_called_by_their_place_in_the_list() -> None:
    assert (PATTERNS[0], PATTERNS[11], PATTERNS[34]) == ("01234567", "07132456", "03152467")


DOES = """
    turn up left down right
    right turn up left down
    down right turn up left
    left down right turn up
    up left down right turn
"""
GOES = ("up", "right", "down", "left")
TO = {"up": "2/3", "right": "3/m", "down": "m/3", "left": "3/2"}


@rule("AE-1.5")
@pytest.mark.parametrize("colour", ["blue", "red"])
@pytest.mark.parametrize(("value", "line"), list(enumerate(DOES.strip().splitlines(), 1)))
def test_what_dice_do_to_asteroids(value: int, line: str, colour: str) -> None:
    other = {"red": "blue", "blue": "red"}[colour]  # acts before or after it, and only turns
    for die, what in enumerate(line.split(), 1):
        for turn in range(4):
            rocks = {f"{colour}-{value}": f"3/3.{turn}", f"{other}-{value}": "6/6.0"}
            board = Board({"A": "N1", "B": "S14"}, {"A": "1 2 3"}, asteroids=rocks, phase=BEGIN)
            dice = [f"die {die}", f"die {value}"]  # the diagonal of the table turns
            board.play("blue 3", "red 4", *(dice if colour == "blue" else reversed(dice)))
            towards = GOES[(GOES.index(what) + turn) % 4] if what != "turn" else None
            lies = f"{TO[towards]}.{turn}" if towards else f"3/3.{(turn - 1) % 4}"  # anticlockwise
            assert board.asteroids() == {f"{colour}-{value}": lies, f"{other}-{value}": "6/6.3"}


@rule("AE-1.6")
def test_three_tiles_each_by_chance() -> None:
    opening = Opening(3)
    assert opening.allowed() == {f"draw {tile}" for tile in TILE_NAMES}
    opening.play("draw 18b", "draw 7", "draw 30")
    assert opening.rule("draw 7") == "AE-1.6"
    assert opening.rule("first A") == "AE-1.6"
    opening.play(*(f"draw {n}" for n in range(1, 7)))
    assert opening.hands() == {"A": "18b 7 30", "B": "1 2 3", "C": "4 5 6"}
    assert len(opening.pile()) == 49 - 9


@rule("AE-1.6")
def test_hands_are_secret() -> None:
    opening = Opening(3).deal()
    seen = [[tile and tile["tile"] for tile in hand] for hand in opening.picture(1)["hands"]]
    assert seen == [[None] * 3, ["4", "5", "6"], [None] * 3]
    assert opening.picture()["hands"] == [[None] * 3] * 3
    assert opening.picture(1)["pile"] == 40


@rule("AE-1.7")
@pytest.mark.parametrize(("seats", "asteroids"), [(2, 6), (3, 6), (4, 6), (5, 5), (6, 5), (7, 4), (8, 4)])
def test_asteroids_at_the_start(seats: int, asteroids: int) -> None:
    opening = Opening(seats).deal()
    assert [len(hand.split()) for hand in opening.hands().values()] == [3] * seats
    assert len(opening.scatter().asteroids()) == asteroids
    assert opening.allowed() == {f"first {letter}" for letter in "ABCDEFGH"[:seats]}


@rule("AE-1.8")
def test_an_asteroid_is_placed_by_chance() -> None:
    opening = Opening(2).deal()
    opening.play("asteroid red-5", "land 3/4")
    assert opening.asteroids() == {}
    assert opening.allowed() == {"face 0", "face 1", "face 2", "face 3"}
    assert opening.rule("land 3/3") == "AE-1.8"
    opening.play("face 2")
    assert opening.asteroids() == {"red-5": "3/4.2"}
    assert opening.rule("asteroid red-5") == "AE-1.8"
    assert len(opening.allowed("asteroid")) == 9
    opening.play("asteroid blue-5")
    assert opening.rule("land 3/4") == "AE-1.8"  # not empty
    assert len(opening.allowed()) == 35


@rule("AE-1.8")
def test_not_onto_a_wake_tile() -> None:
    tiles = {"1/1": "2.0", "4/4": "3.0"}
    board = Board({"A": "N3", "B": "S1"}, tiles=tiles, asteroids={"blue-1": "5/5.0"}, phase=BEGIN)
    board.play("asteroid red-1")
    assert board.rule("land 1/1") == board.rule("land 4/4") == board.rule("land 5/5") == "AE-1.8"
    assert len(board.allowed()) == 33


@rule("AE-1.8", "AE-2.1", "AE-2.3")
def test_without_asteroids_in_the_supply_none_is_placed() -> None:
    refill = Board({"A": "N1", "B": "S1"}, {"A": "1 2 3"}, supply="", phase=BEGIN)
    assert refill.phase == "rolling"
    six = Board({"A": "N1", "B": "S1"}, {"A": "1 2 3"}, asteroids={"red-2": "3/3.0"}, supply="", phase=BEGIN)
    six.play("blue 1", "red 6", "die 6")
    assert six.asteroids() == {"red-2": "3/3.0"}
    assert (six.phase, six.turn) == ("laying", "A")


@rule("AE-1.8", "AE-2.1")
def test_a_supply_of_one_refills_one() -> None:
    board = Board({"A": "N1", "B": "S1"}, {"A": "1 2 3"}, supply="blue-4", phase=BEGIN)
    assert board.allowed() == {"asteroid blue-4"}
    board.play("asteroid blue-4", "land 3/3", "face 0")
    assert board.phase == "rolling"


@rule("AE-1.8", "AE-2.1", "AE-2.3")
def test_without_an_empty_labelled_cell_none_is_placed() -> None:
    full = fill(SMALL[1:])
    board = Board({"A": "N7", "B": "S7"}, {"A": "28b"}, tiles=full, asteroids={"red-5": "1/1.0"}, phase=BEGIN)
    assert board.phase == "rolling"  # only the middle row and column are empty
    board.play("blue 3", "red 3", "die 6")
    assert (board.phase, board.asteroids()) == ("laying", {"red-5": "1/1.0"})


@rule("AE-1.9")
def test_hands_then_asteroids_then_the_first_player_then_marks_in_turn_order() -> None:
    opening = Opening(3)
    assert opening.phase == "dealing"
    assert opening.deal().phase == "placing"
    opening.scatter()
    assert (opening.phase, opening.turn) == ("first", None)
    opening.play("first B")
    for letter, mark in (("B", "N1"), ("C", "S1"), ("A", "N2")):
        assert (opening.phase, opening.turn) == ("starting", letter)
        opening.play(f"start {mark}")
    assert (opening.phase, opening.turn) == ("rolling", "B")


@rule("AE-1.9")
def test_two_ships_never_share_a_mark() -> None:
    opening = Opening(2).deal().scatter().play("first A", "start N1")
    assert opening.rule("start N1") == "AE-1.9"
    assert opening.rule("lay 4 0") == "AE-1.9"
    assert len(opening.allowed()) == 55
    opening.play("start N2")
    assert opening.ships() == {"A": "1/1@0", "B": "1/1@1"}


@rule("AE-1.9")
def test_the_small_board_has_no_mark_13() -> None:
    assert Opening(2, board="6x6").deal().scatter().play("first A").rule("start N12") is None
    with pytest.raises(Exception, match="N13"):
        Opening(2, board="6x6").match.action("start N13")


@rule("AE-1.9", "AE-2.8")
def test_a_mark_that_faces_an_asteroid_may_be_picked() -> None:
    opening = Opening(3).deal().scatter().play("first A")
    assert opening.asteroids()["blue-1"] == "1/1.0"
    opening.play("start N1", "start S1", "start S2", "blue 1", "red 1")
    assert (opening.out, opening.turn) == ("A", "B")


@rule("AE-1.9")
@pytest.mark.parametrize("seats", [7, 8])
def test_seven_or_eight_players_go_clockwise(seats: int) -> None:
    letters = "ABCDEFGH"[:seats]
    opening = Opening(seats).deal().scatter().play("first F")
    order = letters[5:] + letters[:5]
    for letter, mark in zip(order, ("N11", "N13", "E5", "E9", "S3", "S9", "W3", "W7"), strict=False):
        assert opening.turn == letter
        opening.play(f"start {mark}")
    for letter in order + order[:1]:
        assert (opening.turn, opening.out) == (letter, "")
        opening.play("blue 1", "red 1")
        opening.play(min(opening.allowed("lay")))
        opening.play(min(opening.allowed("draw")))


# 7 Open space


@rule("AE-7.1")
def test_open_space_has_neither_asteroids_nor_dice() -> None:
    opening = Opening(2, open_space=True).deal()
    assert opening.phase == "first"
    opening.play("first B", "start N1", "start N3")
    assert (opening.phase, opening.turn) == ("laying", "B")
    assert opening.picture()["supply"] == 0
    opening.play("lay 4 0", "draw 7")
    assert (opening.phase, opening.turn) == ("laying", "A")


@rule("AE-7.1")
def test_in_open_space_there_is_nothing_to_refill() -> None:
    with pytest.raises(InvalidOptionError, match=r"AE-7\.1"):
        Match(GAME, 2, {"open_space": True, "refill_replaces_roll": True})
