"""What people see and read of Sputnik."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from astroport.games.sputnik.state import COMPONENTS, wrong_with

from .board import Board, opening


def told(board: Board) -> list[str]:
    return [event.they.fill(who="ABCDEF"[event.seat]).en for event in board.match.story()]


def prompt(board: Board, seat: int) -> tuple[str, str]:
    return board.match.view(seat).prompt


def test_the_story_of_a_fleet_says_which_rocket() -> None:
    board = opening(2, rockets=2).play("fly d2 2", "take a3", "fly f5")
    assert told(board)[1:] == ["A flies to d2 with A2", "A takes the galaxy a3", "B flies to f5 with B1"]
    assert [event.you.fr for event in board.match.story()][1] == "Vous volez en d2 avec A2"


def test_the_story_of_one_rocket_does_not() -> None:
    assert told(opening(2).play("fly d6")) == ["A begins", "A flies to d6"]


def test_drawing() -> None:
    rockets = {"A": "d7", "B": "d4", "C": "a4"}
    board = Board(rockets, {"d4": 4, "d5": 3, "d6": 1, "g1": 1}, {"A": "d1", "B": "d7", "C": "a4"}, seats=3, turn="C")
    lines = board.match.view().draw().splitlines()
    assert lines[3].split() == ["d", "[a]", "·", "·", "(B×4)", "3", "1", "[A=b]"]
    assert lines[0].split() == ["a", "·", "·", "·", "[C]"]
    assert lines[6].split() == ["g", "1", "·", "·", "·"]


def test_drawing_with_what_can_be_done() -> None:
    board = Board({"A": "d6", "B": "g1"}, {"d6": 1, "d5": 3, "e5": 1, "g1": 1}, {"A": "a1", "B": "d7"})
    drawn = board.match.view(0).draw().split()
    for sign in ("<d5×3>", "<d7=b>", "<e5>", "<c5⌂>", "(A)", "[a]"):
        assert sign in drawn


def test_drawing_a_fleet() -> None:
    drawn = opening(2, rockets=2).play("fly d2 2").match.view().draw().split()
    for sign in ("[A1]", "(A2)", "[a2]", "[B1]", "[B2]"):
        assert sign in drawn


def test_prompts_ask_for_what_is_possible() -> None:
    assert prompt(opening(2), 0)[0] == "Your move: fly to a neighbouring galaxy or base."
    both = Board({"A": "d4", "B": "g1"}, "d4 d3 g1 g2", {"A": "d7"})
    assert prompt(both, 0)[0].endswith("or bring your base.")
    assert prompt(both, 1) == ("A is to move.", "C’est à A de jouer.")
    distress = Board({"A": "d4", "B": "g1"}, "d4 g1 g2", {"A": "d7"})
    assert prompt(distress, 0)[1] == "Nulle part où voler : amenez votre base."
    assert prompt(both.play("fly d3"), 0)[1].startswith("Éteignez")
    out = Board({"A": "d5", "C": "a1"}, "d5 d6 a1 a2", seats=3, out="B")
    assert prompt(out, 1)[0] == "You are out and watch; A is to move."


def test_picture() -> None:
    picture = opening(2).play("fly d6").picture
    assert picture["phase"] == "taking"
    assert picture["turn"] == 0
    assert {cell["name"] for cell in picture["cells"] if cell["protected"]} == {"c1", "d2", "e1"}
    assert picture["rockets"] == [{"seat": 0, "number": 1, "at": "d6"}, {"seat": 1, "number": 1, "at": "d1"}]


@pytest.mark.parametrize(
    ("where", "value", "complaint"),
    [
        (("layouts", "classic", "rows", 0), "B1xB", "layout classic: a cell is a digit or B, not 'x'"),
        (("layouts", "pyramid", "rows", 0), "B22", "layout pyramid: 5 bases, not 6"),
        (("layouts", "classic", "rows", 1), "1" * 12, "layout classic: more than 37 cells"),
        (("corners", "used", "4"), [0, 3, 1, 4], "corners used.4: not 4 different corners"),
        (("corners", "used", "3"), [0, 2], "corners used.3"),
        (("corners", "used", "2"), [0, 6], "corners used.2"),
    ],
)
def test_components_that_cannot_be_played_with_are_named(
    where: tuple[str | int, ...], value: object, complaint: str
) -> None:
    assert wrong_with(COMPONENTS) is None
    damaged = copy.deepcopy(COMPONENTS)
    inner: Any = damaged
    for step in where[:-1]:
        inner = inner[step]
    inner[where[-1]] = value
    assert str(wrong_with(damaged)).startswith(complaint)
