"""What Sputnik says: what happened, what is asked, what can be chosen; and its position in signs."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR
from astroport.core.events import Happened, noted
from astroport.core.sentences import Reader
from astroport.games.sputnik import GAME
from astroport.games.sputnik.state import COMPONENTS, EVENTS, wrong_with
from astroport.testing import rule

from .board import Board, opening

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def told(board: Board, lang: str = "en", seat: int = SPECTATOR) -> list[str]:
    """The whole match, as it is told to a seat or to a spectator."""
    reader = Reader(NAMES, seat, None if seat == SPECTATOR else seat)
    match = board.match
    return [line.text.to(lang) for step in match.steps() for line in match.sentences.lines(step, reader)]


def happened(board: Board, action: str) -> list[Happened]:
    """What the rules note of an action."""
    match = board.match
    notes, _ = compiled_game(GAME).noted("play_noting", match.state, match.awaited[0], match.action(action).number)
    return [EVENTS.read(row) for row in noted(notes)]


def prompt(board: Board, seat: int, lang: str = "en") -> str:
    view = board.match.view(seat)
    return view.sentences.prompt(view.state, seat, view.actions, Reader(NAMES, seat, seat)).to(lang)


def choice(board: Board, action: str, lang: str = "en") -> str:
    match = board.match
    return match.sentences.choice(match.state, match.awaited[0], match.action(action), Reader(NAMES)).to(lang)


def test_the_story_of_a_fleet_says_which_rocket() -> None:
    board = opening(2, rockets=2).play("fly d2 2", "take a3", "fly f5")
    assert told(board)[1:] == ["Ann flies rocket 2 to d2", "Ann removes the galaxy at a3", "Ben flies rocket 1 to f5"]
    assert told(board, "fr", 0)[1] == "Votre fusée 2 vole en d2"
    assert told(board, "de", 0)[1] == "Du fliegst mit Rakete 2 nach d2"


def test_the_story_of_one_rocket_does_not() -> None:
    assert told(opening(2).play("fly d6")) == ["Ann begins", "Ann flies to d6"]


def test_a_flight_and_a_removal_say_from_where_and_what_is_left() -> None:
    board = Board({"A": "d4", "B": "g1"}, {"d4": 1, "d5": 3, "g1": 1, "g2": 1}, {"A": "d7"})
    assert happened(board, "fly d5") == [Happened("flies", {"seat": 0, "rocket": -1, "from": 18, "to": 19})]
    board.play("fly d5")
    assert happened(board, "take d4") == [Happened("takes", {"seat": 0, "at": 18, "left": 0})]
    pile = Board({"A": "d4", "B": "g1"}, {"d4": 1, "d5": 3, "g1": 1, "g2": 1}, {"A": "d7"}, taking=True)
    assert happened(pile, "take d5") == [Happened("takes", {"seat": 0, "at": 19, "left": 2})]


@rule("SP-3.1")
def test_a_rescue_says_from_where_the_base_came() -> None:
    board = Board({"A": "d4", "B": "g1"}, "d4 d3 g1 g2", {"A": "d7"})
    (rescued,) = happened(board, "rescue d5")
    assert rescued == Happened("is-rescued", {"seat": 0, "rocket": -1, "from": 18, "to": 19, "base": 21})


@rule("SP-2.8")
def test_nothing_to_remove_is_said() -> None:
    board = Board({"A": "d4", "B": "g1"}, "d5 g1 g2", {"B": "g3"}, unmoved="B")
    board = Board({"A": "d4", "B": "d6"}, "d5 d6", {"A": "d7"})
    assert [each.kind for each in happened(board, "fly d5")][:2] == ["flies", "finds-nothing"]


@rule("SP-4.1")
def test_who_is_stranded_and_who_wins_is_said_last() -> None:
    board = Board({"A": "d4", "B": "g1"}, "d4 d5 g1 g2", {}, taking=True)
    assert [str(each) for each in happened(board, "take g2")] == [
        str(Happened("takes", {"seat": 0, "at": 34, "left": 0})),
        str(Happened("is-stranded", {"seat": 1, "first": 33, "second": -1, "third": -1})),
        str(Happened("wins", {"seat": 0, "winners": 1})),
    ]


@rule("SP-5.1")
def test_of_a_fleet_it_is_said_where_each_rocket_was_stranded() -> None:
    rockets = {"A": "d4", "A2": "d5", "B": "g1", "B2": "a1"}
    board = Board(rockets, "d4 d5 d6 g1 g2 a1", {}, fleet=2, taking=True)
    stranded = happened(board, "take g2")[1]
    where = {"first": board.cell("g1"), "second": board.cell("a1"), "third": -1}
    assert str(stranded) == str(Happened("is-stranded", {"seat": 1} | where))


@rule("SP-5.2")
def test_partners_win_together() -> None:
    rockets = {"A": "d4", "B": "g1", "C": "a1"}
    board = Board(rockets, "d4 d5 g1 g2 a1 a2", {}, seats=4, teams=True, taking=True, out="D")
    wins = [each for each in happened(board, "take g2") if each.kind == "wins"]
    assert [(each["seat"], each["winners"]) for each in wins] == [(0, 2), (2, 2)]


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
    assert prompt(opening(2), 0) == "Your turn: fly to a neighbouring galaxy or base."
    both = Board({"A": "d4", "B": "g1"}, "d4 d3 g1 g2", {"A": "d7"})
    assert "or call your base to an empty cell" in prompt(both, 0)
    assert (prompt(both, 1), prompt(both, 1, "fr")) == ("Ann’s turn.", "C’est à Ann de jouer.")
    distress = Board({"A": "d4", "B": "g1"}, "d4 g1 g2", {"A": "d7"})
    assert prompt(distress, 0, "fr").startswith("Nulle part où voler")
    assert prompt(both.play("fly d3"), 0, "de").startswith("Lösche jetzt")
    out = Board({"A": "d5", "C": "a1"}, "d5 d6 a1 a2", seats=3, out="B")
    assert prompt(out, 1) == "You are out and watch: Ann’s turn."


def test_choices_say_what_they_do() -> None:
    both = Board({"A": "d4", "B": "g1"}, {"d4": 1, "d3": 1, "e4": 2, "g1": 1, "g2": 1}, {"A": "d7"})
    assert [choice(both, each) for each in ("fly d3", "rescue d5")] == ["fly to d3", "call the base to d5"]
    both.play("fly d3")
    assert [choice(both, each) for each in ("take d4", "take e4")] == [
        "remove the galaxy at d4",
        "remove a galaxy at e4",
    ]
    fleet = opening(2, rockets=2)
    assert choice(fleet, "fly d2 2", "fr") == "voler en d2 avec la fusée 2"
    assert choice(fleet, "fly g4 2") == "fly rocket 2 to g4", "also what cannot be done can be named"


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
