"""Asteroyds, AC-7.4, from the text: rocks that drift, push, block, and may be destroyed."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.core.errors import InvalidOptionError
from astroport.games.asteroyds import GAME
from astroport.testing import rule

from .board import Board, Opening, words

WAYS = ("E", "SE", "SW", "W", "NW", "NE")
RED, WHITE = "g4 E off", "g11 W off"


def drifted(rocks: str, **setting: Any) -> str:
    """Where rocks are after they have drifted E."""
    return Board(rocks=rocks, compass="E", **setting).program().play("chance", "drift").rocks


# Before the match


@rule("AC-7.4")
@pytest.mark.parametrize("many", [2, 3, 4])
def test_two_to_four_rocks(many: int) -> None:
    board = Opening(rocks=many)
    assert board.rocks == " ".join(GAME.components["rocks"]["cells"][:many])
    assert Opening().rocks == ""
    assert [option.values for option in GAME.options if option.name == "rocks"] == [(0, 2, 3, 4)]


@rule("AC-7.4")
def test_the_orientation_is_drawn_once() -> None:
    board = Opening(rocks=2)
    assert (board.phase, board.choices("chance", "compass")) == ("orient", set(WAYS))
    assert board.rule("chance", "die 1") == "AC-7.4"
    drawn = [board.position["compass"]]
    for outcomes in (["compass SW"], ["die 1", "die 1", "die 1"]):
        board.play("chance", *outcomes)
        drawn.append(board.position["compass"])
    board.end_turn()
    assert board.phase == "roll"
    assert [*drawn, board.position["compass"]] == [None, "SW", "SW", "SW"]


@rule("AC-7.4")
def test_only_rocks_can_be_indestructible() -> None:
    with pytest.raises(InvalidOptionError, match=r"AC-7\.4"):
        GAME.variant(4, {"destructible": False})
    assert GAME.settle(4, {"rocks": 2})["destructible"] is True  # unless an option says otherwise


# Drifting


@rule("AC-7.4", "AC-1.5")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("compass", WAYS)
def test_they_drift_by_the_blue_die(compass: str, die: int) -> None:
    """1, 5, 3, 6, 2, 4 clockwise from where the compass points."""
    to = dict(zip(WAYS, ["e7 j8", "f6 k8", "f5 k7", "e5 j6", "d5 i7", "d6 i8"], strict=True))
    way = WAYS[(WAYS.index(compass) + [1, 5, 3, 6, 2, 4].index(die)) % 6]
    other = die % 6 + 1
    board = Board(rocks="e6 j7", compass=compass, dice=f"{other} {other} {die}").program().play("chance", "drift")
    assert board.rocks == to[way]


@rule("AC-7.4")
def test_they_drift_once_a_turn_after_programming() -> None:
    board = Board(rocks="e5 j5")
    assert (board.phase, board.rocks) == ("program", "e5 j5")
    board.program()
    assert (board.phase, board.allowed("chance"), board.rocks) == ("drift", {"drift"}, "e5 j5")
    assert board.rule("chance", "resolve") == "AC-7.4"
    board.play("chance", "drift")
    assert (board.phase, board.rocks) == ("resolve", "e6 j6")
    board.resolve(6)
    assert board.rocks == "e6 j6"
    board.next_turn(1, 1, 6).program().play("chance", "drift")
    assert board.rocks == "e5 j5"


@rule("AC-7.4")
@pytest.mark.parametrize(
    ("rock", "setting"),
    [
        ("e14", {}),  # the border
        ("e5", {"pods": "e6"}),
        ("e5", {"turrets": {"e6": "red NE"}}),
        ("g10", {}),  # a platform
        ("g3", {}),
        ("e5", {"ships": {"A": "e6 E"}}),
        ("e5", {"ships": {"B": "e6 E +red"}}),
        ("e5", {"asteroyds": {"red": "e6"}}),
        ("e5", {"asteroyds": {"white": "e6"}}),
        ("g12", {}),  # a home with its asteroyd
        ("g12", {"asteroyds": {"white": "i9"}}),  # and without it
        ("g1", {"asteroyds": {"red": "i9"}}),
    ],
)
def test_anything_blocks_a_rock(rock: str, setting: dict[str, Any]) -> None:
    assert drifted(f"{rock} l5", **setting) == f"{rock} l6"


@rule("AC-7.4")
def test_a_rock_may_drift_off_a_cell_beside_others() -> None:
    """What is not ahead is not in the way."""
    assert drifted("e5 l5", pods="d5 f5 e4 d4 f4", ships={"A": "e7 E"}) == "e6 l6"


# Pushing


@rule("AC-7.4")
@pytest.mark.parametrize(
    ("rocks", "after"),
    [
        ("e5 e6", "e6 e8"),  # the first pushes the second, which then drifts itself
        ("e6 e5", "e7 e6"),  # in list order: the first is gone when the second comes
        ("e5 e6 e7", "e5 e7 e9"),  # two cannot be pushed; then the second pushes the third
        ("e7 e6 e5", "e8 e7 e6"),
        ("e6 e5 e7", "e7 e6 e9"),
        ("e5 e6 e7 e8", "e5 e6 e8 e10"),
    ],
)
def test_a_rock_pushes_one_other(rocks: str, after: str) -> None:
    assert drifted(rocks) == after


@rule("AC-7.4")
@pytest.mark.parametrize(
    ("rocks", "setting"),
    [
        ("e13 e14", {}),
        ("e5 e6", {"pods": "e7"}),
        ("e5 e6", {"turrets": {"e7": "white NE"}}),
        ("g9 g10", {}),
        ("e5 e6", {"ships": {"B": "e7 W"}}),
        ("e5 e6", {"asteroyds": {"white": "e7"}}),
        ("g0 g1", {"asteroyds": {"red": "i9"}}),
    ],
)
def test_a_rock_that_cannot_be_pushed_blocks(rocks: str, setting: dict[str, Any]) -> None:
    assert drifted(rocks, **setting) == rocks


# In the way


@rule("AC-7.4", "AC-4.2")
def test_a_rock_stops_ships() -> None:
    board = Board(ships={"A": "e5 E +white"}, rocks="e6 l5").fly(A="F F")
    assert (board["A"], board.asteroyds["white"]) == (RED, "e6")
    assert board.rocks == "e7 l6"


@rule("AC-7.4", "AC-3.2")
@pytest.mark.parametrize(("destructible", "left"), [(True, ". l6"), (False, "e8 l6")])
def test_a_rock_stops_a_beam_and_may_be_destroyed(destructible: bool, left: str) -> None:
    board = Board(ships={"A": "e5 E", "B": "e10 W"}, rocks="e7 l5", destructible=destructible).fly(A="S")
    assert board.beams == {"A": "e8"}
    assert board.off == set()
    assert board.rocks == left


@rule("AC-7.4")
@pytest.mark.parametrize(("destructible", "hit"), [(True, {"B"}), (False, set())])
def test_where_a_rock_was_destroyed_the_next_beam_passes(destructible: bool, hit: set[str]) -> None:
    board = Board(ships={"A": "e5 E", "B": "e10 W"}, rocks="e7 l5", destructible=destructible).fly(A="S S")
    assert board.off == hit


@rule("AC-7.4", "AC-4.1")
@pytest.mark.parametrize(("destructible", "there"), [(True, "e8 E"), (False, RED)])
def test_where_a_rock_was_destroyed_ships_fly_in_the_same_round(destructible: bool, there: str) -> None:
    ships = {"A": "e5 E", "C": "e7 E"}
    board = Board(ships=ships, rocks="e8 l5", compass="W", dice="1 1 6", pods="e9", destructible=destructible)
    assert board.fly(A="S", C="F")["C"] == there


@rule("AC-7.4")
@pytest.mark.parametrize(("shooter", "turrets"), [("A", {}), ("B", {}), ("", {"e5": "red E"}), ("", {"e5": "white E"})])
def test_anybodys_beam_destroys_it(shooter: str, turrets: dict[str, str]) -> None:
    ships = {shooter: "e5 E"} if shooter else {}
    board = Board(ships=ships, turrets=turrets, rocks="e7 l5").fly(**{shooter or "C": "S" if shooter else "."})
    assert board.rocks == ". l6"


@rule("AC-7.4")
def test_two_beams_stop_at_the_same_rock() -> None:
    board = Board(ships={"A": "e5 E", "B": "e11 W", "C": "e10 W"}, rocks="e7 l5").fly(A="S", B="S | 1 shield")
    assert board.beams == {"A": "e8", "B": "e10"}
    both = Board(ships={"A": "e5 E", "B": "e11 W"}, rocks="e7 l5").fly(A="S", B="S")
    assert both.beams == {"A": "e8", "B": "e8"}
    assert both.off == set()


@rule("AC-7.4")
def test_what_is_destroyed_stays_away() -> None:
    board = Board(rocks=". e5 e6", ships={"A": "i5 E"}).fly(A="S")
    assert board.rocks == ". e6 e8"
    board.next_turn().program().play("chance", "drift")
    assert board.rocks == ". e7 e9"


@rule("AC-7.4", "AC-3.1")
def test_they_drift_before_the_lasers() -> None:
    """The rock drifts out of the line, so the beam hits who was behind it."""
    board = Board(ships={"A": "e5 E", "B": "e9 W"}, rocks="e7 l5", compass="SE").fly(A="S")
    assert board.off == words("B")
    assert board.rocks == "f7 m6"


@rule("AC-7.4")
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_with_any_two_teams(seats: int) -> None:
    board = Opening(seats, rocks=2).begin()
    assert len(board.rocks.split()) == 2
    assert "compass" not in {action.split()[0] for action in board.allowed("A")}
