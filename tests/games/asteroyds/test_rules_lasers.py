"""Asteroyds, AC-3.1 to AC-3.4, from the text: who fires in a round, what stops a beam, who is safe from it."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board, words

WHITE = "g11 W off"  # back on its platform

# Who fires, and where to


@rule("AC-3.1", "AC-1.1")
@pytest.mark.parametrize(
    ("heading", "last"),
    [("E", "f14"), ("SE", "m11"), ("SW", "m4"), ("W", "f0"), ("NW", "a5"), ("NE", "a10")],
)
def test_a_ship_fires_straight_ahead_as_far_as_the_border(heading: str, last: str) -> None:
    board = Board(ships={"A": f"f7 {heading}"}).fly(A="S")
    assert board.beams == {"A": last}
    assert board["A"] == f"f7 {heading}"  # to shoot is not to move


@rule("AC-3.1")
def test_the_beam_begins_on_the_cell_ahead() -> None:
    board = Board(ships={"A": "e5 E", "B": "e6 W"}).fly(A="S")
    assert board.beams == {"A": "e6"}
    assert board["B"] == WHITE
    at_the_border = Board(ships={"A": "e14 E"}).fly(A="S")
    assert at_the_border.beams == {"A": "e14"}


@rule("AC-3.1")
@pytest.mark.parametrize("token", ["F", "R", "L", "A", "."])
def test_without_a_shot_there_is_no_beam(token: str) -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 E"}).fly(A=token)
    assert (board.beams, board.off) == ({}, set())


@rule("AC-3.1")
def test_one_beam_for_each_shot() -> None:
    board = Board(ships={"A": "e5 E"}).program(A="S . S F S R")
    fired = [board.resolve().beams for _ in range(5)]
    assert fired == [{"A": "e14"}, {}, {"A": "e14"}, {}, {"A": "e14"}]
    assert board["A"] == "e6 E"


@rule("AC-3.1", "AC-1.5")
@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("one", ["E", "SE", "SW", "W", "NW", "NE"])
def test_a_turret_fires_along_the_side_with_its_teams_number(one: str, die: int) -> None:
    """The sides carry 1, 5, 3, 6, 2, 4 clockwise."""
    lasts = {"E": "f14", "SE": "m11", "SW": "m4", "W": "f0", "NW": "a5", "NE": "a10"}
    ways = list(lasts)
    way = ways[(ways.index(one) + [1, 5, 3, 6, 2, 4].index(die)) % 6]
    other = die % 6 + 1
    red = Board(turrets={"f7": f"red {one}"}, dice=f"{die} {other}").program().resolve()
    assert red.beams == {"f7": lasts[way]}
    white = Board(turrets={"f7": f"white {one}"}, dice=f"{other} {die}").program().resolve()
    assert white.beams == {"f7": lasts[way]}
    assert white.position["turrets"][0]["fires"] == way


@rule("AC-3.1")
def test_a_turret_fires_in_every_round_of_a_turn() -> None:
    board = Board(turrets={"e5": "red E"}).program()
    for _ in range(6):
        assert board.resolve().beams == {"e5": "e14"}


@rule("AC-3.1")
def test_a_turret_hits_who_flies_into_its_line() -> None:
    """A turret shoots first in a round, so a ship is hit in the round after it arrived."""
    board = Board(ships={"B": "d8 SW"}, turrets={"e5": "red E"}).fly(B="F F")
    assert board["B"] == WHITE
    assert board.beams == {"e5": "e8"}


@rule("AC-3.1")
def test_all_turrets_of_a_team_follow_its_die() -> None:
    turrets = {"e5": "red E", "i5": "red W", "e10": "white E", "i10": "white W"}
    board = Board(turrets=turrets, dice="6 1").program().resolve()  # red: the opposite side
    assert board.beams == {"e5": "e1", "i5": "i10", "e10": "e14", "i10": "i5"}
    assert board.off == words("i5 i10")


# What stops a beam


@rule("AC-3.2")
def test_a_public_pod_stops_a_beam_and_stays() -> None:
    board = Board(ships={"A": "e5 E", "B": "e9 W"}, pods="e8").fly(A="S S")
    assert board.beams == {"A": "e8"}
    assert board["B"] == "e9 W"
    assert board.position["pods"] == ["e8"]


@rule("AC-3.2", "AC-3.4")
@pytest.mark.parametrize(
    ("shooter", "heading", "behind"),
    [
        ("A", "E", {"B": "g14 E"}),  # the enemy's
        ("A", "W", {"B": "g1 E"}),  # its own
        ("B", "W", {"A": "g1 E"}),
        ("B", "E", {"A": "g14 E"}),
    ],
)
def test_any_platform_stops_a_beam(shooter: str, heading: str, behind: dict[str, str]) -> None:
    board = Board(ships={shooter: f"g8 {heading}"} | behind).fly(**{shooter: "S"})
    assert board.beams == {shooter: "g11" if heading == "E" else "g4"}
    assert board.off == set()


@rule("AC-3.2")
def test_an_enemy_ship_stops_a_beam() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W", "D": "e10 W"}).fly(A="S")
    assert board.beams == {"A": "e8"}
    assert board.off == words("B")


@rule("AC-3.2", "AC-3.6")
def test_an_enemy_turret_stops_a_beam() -> None:
    board = Board(ships={"A": "e5 E", "B": "e10 W"}, turrets={"e8": "white SW"}).fly(A="S")
    assert board.beams["A"] == "e8"
    assert board.off == words("e8")


@rule("AC-3.2")
def test_allied_ships_do_not_stop_a_beam() -> None:
    ships = {"A": "e5 E", "C": "e7 W", "E": "e8 NE", "B": "e9 W"}
    board = Board(seats=6, ships=ships).fly(A="S")
    assert board.beams == {"A": "e9"}
    assert board.off == words("B")
    assert (board["C"], board["E"]) == ("e7 W", "e8 NE")


@rule("AC-3.2")
def test_an_allied_ship_on_the_enemys_cell_is_spared() -> None:
    board = Board(ships={"A": "e5 E", "C": "e8 E", "B": "e8 W"}).fly(A="S")
    assert board.off == words("B")
    assert board["C"] == "e8 E"


@rule("AC-3.2")
def test_an_allied_turret_does_not_stop_a_beam() -> None:
    board = Board(ships={"A": "e5 E", "B": "e10 W"}, turrets={"e8": "red SW"}).fly(A="S S")
    assert board.beams["A"] == "e14"  # in the first round e10
    assert board.off == words("B")


@rule("AC-3.2")
@pytest.mark.parametrize("colour", ["red", "white"])
def test_asteroyds_do_not_stop_a_beam(colour: str) -> None:
    board = Board(ships={"A": "e5 E", "B": "e9 W"}, asteroyds={colour: "e7"}).fly(A="S")
    assert board.beams == {"A": "e9"}
    assert board.off == words("B")
    assert board.asteroyds[colour] == "e7"


@rule("AC-3.2")
def test_turrets_beams_pass_their_own_ships_and_turrets() -> None:
    ships = {"A": "e6 W", "C": "e9 W", "B": "e11 W"}
    board = Board(ships=ships, turrets={"e5": "red E", "e8": "red SW"}).program().resolve()
    assert board.beams["e5"] == "e11"
    assert board.off == words("B")


# Who is hit


@rule("AC-3.3")
def test_an_enemy_on_the_shooters_cell_is_not_hit() -> None:
    board = Board(ships={"A": "e5 E", "B": "e5 W", "D": "e8 W"}).fly(A="S")
    assert board.off == words("D")
    assert board["B"] == "e5 W"
    alone = Board(ships={"A": "e5 E", "B": "e5 W"}).fly(A="S", B="S")
    assert alone.beams == {"A": "e14", "B": "e1"}
    assert alone.off == set()


@rule("AC-3.3")
def test_two_enemies_on_a_cell_are_both_hit() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W", "D": "e8 NE", "C": "e5 W"}).fly(A="S")
    assert board.off == words("B D")
    assert (board["B"], board["D"]) == (WHITE, WHITE)


@rule("AC-3.3")
def test_three_enemies_on_a_cell_are_all_hit() -> None:
    board = Board(seats=6, ships={"A": "e5 E", "B": "e8 W", "D": "e8 E", "F": "e8 E"}).fly(A="S")
    assert board.off == words("B D F")


@rule("AC-3.3", "AC-3.8")
def test_of_two_enemies_on_a_cell_the_shielded_one_is_spared() -> None:
    ships = {"A": "e5 E", "B": "e8 W", "D": "e8 NE", "F": "e10 W"}
    board = Board(seats=6, ships=ships).fly(A="S", B=". | 1 shield")
    assert board.beams == {"A": "e8"}  # the other one stops it
    assert board.off == words("D")
    assert (board["B"], board["F"]) == ("e8 W", "e10 W")


@rule("AC-3.3", "AC-3.8")
def test_two_shielded_enemies_on_a_cell_let_the_beam_pass() -> None:
    ships = {"A": "e5 E", "B": "e8 W", "D": "e8 NE", "F": "e10 W"}
    board = Board(seats=6, ships=ships).fly(A="S", B=". | 1 shield", D=". | 1 shield")
    assert board.beams == {"A": "e10"}
    assert board.off == words("F")


# Platforms


@rule("AC-3.4")
@pytest.mark.parametrize("line", ["", "| 1 shoot"])
def test_a_ship_on_a_platform_is_sheltered(line: str) -> None:
    board = Board(ships={"A": "g8 E"}).program(A=f"S {line}", B=". F").resolve()
    assert board.beams == {"A": "g11"}
    assert board.off == set()
    assert board.resolve()["B"] == "g10 W"


@rule("AC-3.4")
def test_a_ship_can_shoot_from_its_platform() -> None:
    board = Board(ships={"B": "g8 E"}).fly(A="S")
    assert board.beams == {"A": "g8"}
    assert board.off == words("B")
