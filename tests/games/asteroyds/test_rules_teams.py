"""Asteroyds, AC-7.2 and AC-7.3, from the text: three teams, and one against one."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.core.errors import InvalidOptionError
from astroport.games.asteroyds import GAME
from astroport.testing import rule

from .arena import bases
from .board import Board, Opening, free_line, steps, words

TEAMS = ("red", "white", "blue")


def three(**setting: Any) -> Board:
    """Red: A and D, white: B and E, blue: C and F."""
    return Board(seats=6, teams=3, **setting)


LAYOUT = bases("three_teams")
ZONE = {team: min(base.zone) for team, base in LAYOUT.items()}  # one cell of it
HOME = {team: base.home for team, base in LAYOUT.items()}
PLATFORM = {team: f"{base.platform} {base.heading}" for team, base in LAYOUT.items()}
LINE = free_line("three_teams", 4)

# Three teams


@rule("AC-7.2")
@pytest.mark.parametrize("seats", [2, 4, 5])
def test_three_teams_are_for_six(seats: int) -> None:
    with pytest.raises(InvalidOptionError, match=r"AC-7\.2"):
        GAME.variant(seats, {"teams": 3})


@rule("AC-7.2")
def test_three_teams_of_two() -> None:
    board = Opening(6, teams=3).begin()
    assert {team["name"]: team["seats"] for team in board.position["teams"]} == {
        "red": [0, 3],
        "white": [1, 4],
        "blue": [2, 5],
    }
    assert board.ships == {name: PLATFORM[TEAMS[number % 3]] for number, name in enumerate("ABCDEF")}
    assert (board.asteroyds, board.position["goal"]) == (HOME, 2)


@rule("AC-7.2", "AC-3.1")
def test_blue_turrets_follow_the_blue_die() -> None:
    """1, 5, 3, 6, 2, 4 clockwise."""
    turrets = {LINE[0]: "blue W", LINE[1]: "red W", LINE[3]: "white W"}
    board = three(turrets=turrets, dice="1 2 3").program().resolve()
    ways = {beam["from"]: beam["way"] for beam in board.position["beams"]}
    assert ways == {LINE[0]: "NE", LINE[1]: "W", LINE[3]: "SE"}


@rule("AC-7.2", "AC-3.2", "AC-3.3")
def test_ships_of_both_other_teams_are_enemies() -> None:
    ships = {"A": f"{LINE[0]} E", "D": f"{LINE[1]} E", "B": f"{LINE[2]} W", "C": f"{LINE[2]} W", "F": f"{LINE[3]} W"}
    board = three(ships=ships).fly(A="S")
    assert board.beams == {"A": LINE[2]}
    assert board.off == words("B C")
    assert (board["B"], board["C"]) == (f"{PLATFORM['white']} off", f"{PLATFORM['blue']} off")


@rule("AC-7.2")
@pytest.mark.parametrize(
    ("ship", "team", "robbed"),
    [
        ("A", "red", "white"),
        ("A", "red", "blue"),
        ("E", "white", "red"),
        ("E", "white", "blue"),
        ("F", "blue", "red"),
        ("F", "blue", "white"),
    ],
)
def test_a_capture_gives_a_point_and_costs_one(ship: str, team: str, robbed: str) -> None:
    board = three(ships={ship: f"{ZONE[team]} E +{robbed}"}).program().resolve()
    assert board.scores == {**dict.fromkeys(TEAMS, 0), team: 1, robbed: -1}
    assert board.asteroyds == HOME
    assert board.winners is None


@rule("AC-7.2", "AC-5.4")
def test_two_teams_take_no_points_from_each_other() -> None:
    assert Board(ships={"A": "g5 E +white"}).program().resolve().scores == {"red": 1, "white": 0}


@rule("AC-7.2")
def test_below_zero_too() -> None:
    board = three(ships={"A": f"{ZONE['red']} E +white"}, scores={"white": -3, "blue": 1}).program().resolve()
    assert board.scores == {"red": 1, "white": -4, "blue": 1}


@rule("AC-7.2")
def test_a_ship_may_carry_both_asteroyds_that_are_not_its_own() -> None:
    ships = {"A": f"{LINE[0]} E +white"}
    board = three(ships=ships, asteroyds={"blue": LINE[1]}).program(A="F F").resolve()
    assert board["A"] == f"{LINE[1]} E +white +blue"
    board.resolve()
    assert board["A"] == f"{LINE[2]} E +white +blue"
    assert board.asteroyds == {"red": HOME["red"], "white": LINE[2], "blue": LINE[2]}


@rule("AC-7.2", "AC-5.4")
def test_both_score_at_once() -> None:
    board = three(ships={"B": f"{ZONE['white']} E +red +blue"}).program().resolve()
    assert board.scores == {"red": -1, "white": 2, "blue": -1}
    assert board.asteroyds == HOME
    assert board["B"] == f"{ZONE['white']} E"
    assert board.winners == ["white"]
    assert board.result == (0.0, 1.0, 0.0, 0.0, 1.0, 0.0)


@rule("AC-7.2", "AC-3.5")
def test_who_is_hit_drops_both() -> None:
    ships = {"A": f"{LINE[0]} E", "B": f"{LINE[2]} E +red +blue"}
    board = three(ships=ships).fly(A="S")
    assert board["B"] == f"{PLATFORM['white']} off"
    assert board.asteroyds == {"red": LINE[2], "white": HOME["white"], "blue": LINE[2]}


@rule("AC-7.2", "AC-5.2")
def test_two_ships_of_two_other_colours_leave_an_asteroyd() -> None:
    ships = {"A": f"{LINE[0]} E", "C": f"{LINE[2]} W"}
    board = three(ships=ships, asteroyds={"white": LINE[1]}).fly(A="F", C="F")
    assert board.asteroyds["white"] == LINE[1]
    assert (board["A"], board["C"]) == (f"{LINE[1]} E", f"{LINE[1]} W")


@rule("AC-7.2", "AC-5.2")
def test_of_three_colours_those_that_are_not_its_own_count() -> None:
    ships = {"A": f"{LINE[0]} E", "B": f"{LINE[2]} W", "C": f"{LINE[2]} W"}
    board = three(ships=ships, asteroyds={"white": LINE[1]}).fly(A="F", B="F", C="F")
    assert board.asteroyds["white"] == LINE[1]
    board = three(ships=ships, asteroyds={"white": LINE[1]}).fly(A="F", B="F")
    assert board["A"] == f"{LINE[1]} E +white"


@rule("AC-7.2", "AC-5.5")
def test_two_points_win() -> None:
    board = three(ships={"C": f"{ZONE['blue']} E +red"}, scores={"blue": 1}).program().resolve()
    assert board.scores == {"red": -1, "white": 0, "blue": 2}
    assert board.winners == ["blue"]
    assert board.result == (0.0, 0.0, 1.0, 0.0, 0.0, 1.0)


@rule("AC-7.2", "AC-5.5")
def test_a_rounds_captures_are_added_up_first() -> None:
    """Red captures its second point, and loses it to blue in the same round, in whatever order they are counted."""
    for first, second in (("A", "C"), ("D", "C"), ("A", "F"), ("D", "F")):
        ships = {first: f"{ZONE['red']} E +white", second: f"{ZONE['blue']} E +red"}
        board = three(ships=ships, scores={"red": 1}).program().resolve()
        assert board.scores == {"red": 1, "white": -1, "blue": 1}
        assert board.winners is None


@rule("AC-7.2", "AC-5.5")
def test_equal_at_two_they_play_on() -> None:
    ships = {"A": f"{ZONE['red']} E +white"}
    board = three(ships=ships, scores={"red": 1, "blue": 2, "white": 2}).program().resolve()
    assert (board.scores, board.winners) == ({"red": 2, "white": 1, "blue": 2}, None)
    ships = {"A": f"{ZONE['red']} E +blue"}
    board = three(ships=ships, scores={"red": 2, "blue": 2}).program().resolve()
    assert (board.scores["red"], board.winners) == (3, ["red"])


@rule("AC-7.2")
def test_to_lose_a_point_may_make_another_the_winner() -> None:
    """White and blue are equal at two; red takes a point from white."""
    board = three(ships={"A": f"{ZONE['red']} E +white"}, scores={"white": 2, "blue": 2}).program().resolve()
    assert (board.scores, board.winners) == ({"red": 1, "white": 1, "blue": 2}, ["blue"])


@rule("AC-7.2", "AC-7.4", "AC-7.5")
@pytest.mark.parametrize(("option", "rule_id"), [({"rocks": 2}, "AC-7.4"), ({"own_layout": True}, "AC-7.5")])
def test_rocks_and_own_layouts_are_for_two_teams(option: dict[str, Any], rule_id: str) -> None:
    with pytest.raises(InvalidOptionError, match=rule_id):
        GAME.variant(6, {"teams": 3} | option)


# One against one


@rule("AC-7.3")
@pytest.mark.parametrize(("ships", "names"), [(2, ["A1", "B1", "A2", "B2"]), (3, ["A1", "B1", "A2", "B2", "A3", "B3"])])
def test_each_flies_two_or_three_ships(ships: int, names: list[str]) -> None:
    board = Opening(2, ships=ships).begin()
    assert list(board.ships) == names
    for name, at in board.ships.items():
        assert at == ("g4 E" if name[0] == "A" else "g11 W")


@rule("AC-7.3")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_three_ships_each_are_for_two(seats: int) -> None:
    with pytest.raises(InvalidOptionError, match=r"AC-7\.3"):
        GAME.variant(seats, {"ships": 3})


@rule("AC-7.3", "AC-2.2")
def test_one_programs_ship_after_ship() -> None:
    board = Board(seats=2, ships={"A1": "e5 E", "A2": "i5 E"})
    assert board.awaited == ["A", "B"]
    board.play("A", *steps("F F | 2 shield"))
    assert board.awaited == ["A", "B"]
    board.play("A", *steps("S L"))
    assert board.awaited == ["B"]
    board.play("B", *steps("F"), *steps("R")).resolve(2)
    assert board.ships == {"A1": "e7 E", "A2": "h5 NE", "B1": "g10 W", "B2": "f10 NW"}


@rule("AC-7.3", "AC-3.2")
def test_ships_of_a_player_are_allies() -> None:
    ships = {"A1": "e5 E", "A2": "e7 W", "B1": "e9 W", "B2": "e9 E"}
    board = Board(seats=2, ships=ships).fly(A1="S", B1="F")
    assert board.off == words("B1 B2")
    assert board["A2"] == "e7 W"


@rule("AC-7.3", "AC-5.5")
def test_any_of_its_ships_scores_for_a_player() -> None:
    board = Board(seats=2, ships={"B2": "g9 E +red"}, scores={"white": 2}).fly(B2="F")
    assert (board.winners, board.result) == (["white"], (0.0, 1.0))
