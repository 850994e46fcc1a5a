"""Asteroyds, AC-7.5, from the text: each team places its pods and turrets itself."""

from __future__ import annotations

import random

import pytest

from astroport.core.errors import InvalidOptionError
from astroport.games.asteroyds import GAME
from astroport.testing import rule

from .arena import AROUND, bases
from .board import Board, Opening, words

RED_ZONE = words("g5 h4 h3 g3 f3 f4")
WHITE_ZONE = words("g10 h10 h11 g12 f11 f10")
AROUND_RED_HOME = words("g1 g3 f1 f2 h1 h2")
AROUND_WHITE_HOME = words("g12 g14 f12 f13 h12 h13")


def placing(seats: int = 4) -> Opening:
    return Opening(seats, own_layout=True)


def place(board: Board, cells: str) -> Board:
    """Whoever's turn it is."""
    for cell in cells.split():
        board.play(board.awaited[0], f"place {cell}")
    return board


def rules_against(board: Board, cells: set[str]) -> set[str | None]:
    return {board.rule(board.awaited[0], f"place {cell}") for cell in cells}


def place_all(board: Board, luck: random.Random) -> list[str]:
    """Any legal layout; who placed what."""
    said = []
    while board.phase in ("place", "face"):
        who = board.awaited[0]
        if board.phase == "place":
            said.append(f"{who} {board.position['placing']['piece']}")
        board.play(who, luck.choice(sorted(board.allowed(who))))
    return said


# Where


@rule("AC-7.5")
def test_at_first_there_are_platforms_and_asteroyds_only() -> None:
    board = placing()
    assert (board.phase, board.awaited) == ("place", ["A"])
    assert board.position["placing"] == {"seat": 0, "team": "red", "piece": "pod"}
    assert (board.position["pods"], board.position["turrets"]) == ([], [])
    assert board.asteroyds == {"red": "g2", "white": "g13"}


@rule("AC-7.5")
def test_red_places_on_the_left_and_white_on_the_right() -> None:
    board = placing()
    left = {cell.split()[1] for cell in board.allowed("A")}
    assert {"g7", "e7", "a6", "m6", "f6", "g0"} <= left
    board.play("A", "place b2")
    right = {cell.split()[1] for cell in board.allowed("B")}
    assert {"g8", "e8", "a9", "m9", "f8", "g15"} <= right
    assert not left & right
    for cell in left | right:
        column = int(cell[1:]) + (0.5 if cell[0] in "bdfhjl" else 0)
        assert (cell in left) == (column < 7.5)


@rule("AC-7.5")
def test_not_on_the_enemys_side() -> None:
    board = placing()
    assert rules_against(board, words("g8 e8 a9 k12 f8 b12")) == {"AC-7.5"}
    place(board, "b2")
    assert rules_against(board, words("g7 e7 a6 k3 f6 b3")) == {"AC-7.5"}


@rule("AC-7.5")
def test_cells_on_the_middle_belong_to_nobody() -> None:
    middle = words("b7 d7 f7 h7 j7 l7")
    board = placing()
    assert rules_against(board, middle) == {"AC-7.5"}
    assert rules_against(place(board, "b2"), middle) == {"AC-7.5"}


@rule("AC-7.5")
def test_not_on_another_piece() -> None:
    board = place(placing(), "e5 e10")
    assert rules_against(board, words("e5 e10")) == {"AC-7.5"}
    assert rules_against(place(board, "k5"), words("e5 e10")) == {"AC-7.5"}


@rule("AC-7.5")
def test_not_on_or_next_to_a_platform() -> None:
    board = placing()
    assert rules_against(board, RED_ZONE | {"g4"}) == {"AC-7.5"}
    assert rules_against(board, words("g6 e4 i4 f5 h5")) == {None}
    place(board, "b2")
    assert rules_against(board, WHITE_ZONE | {"g11"}) == {"AC-7.5"}
    assert rules_against(board, words("g9 e11 i11 f9 h9")) == {None}


@rule("AC-7.5")
def test_not_on_or_next_to_a_home() -> None:
    board = placing()
    assert rules_against(board, AROUND_RED_HOME | {"g2"}) == {"AC-7.5"}
    assert rules_against(board, words("g0 e2 i2 f0 h0")) == {None}
    place(board, "b2")
    assert rules_against(board, AROUND_WHITE_HOME | {"g13"}) == {"AC-7.5"}
    assert rules_against(board, words("g15 e13 i13 f14 h14")) == {None}


@rule("AC-7.5")
def test_not_where_it_would_part_the_free_cells_around_it() -> None:
    """Between two pieces that do not touch each other."""
    board = place(placing(), "d5 d12")
    assert rules_against(board, {"e6"}) == {None}
    place(board, "f6 l12")
    assert rules_against(board, {"e6"}) == {"AC-7.5"}
    assert rules_against(board, words("e5 d6")) == {None}


@rule("AC-7.5")
def test_nor_between_a_piece_and_the_border() -> None:
    board = placing()
    assert rules_against(board, {"a6"}) == {None}
    place(board, "b5 d12")
    assert rules_against(board, {"a6"}) == {"AC-7.5"}  # a5 and b6 are free, and do not touch


@rule("AC-7.5")
def test_pieces_may_stand_in_a_row() -> None:
    """But a row may not touch the border: then a3 would be parted from c3."""
    board = place(placing(), "b3 b11 b4 b10")
    assert rules_against(board, {"b5"}) == {None}
    assert rules_against(board, {"b2"}) == {"AC-7.5"}


@rule("AC-7.5", "AC-1.3")
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_every_asteroyd_stays_within_reach(seats: int, seed: int) -> None:
    board = placing(seats)
    place_all(board, random.Random(seed))
    shown = board.position
    walls = {*shown["pods"], *(it["cell"] for it in shown["turrets"]), *(it["platform"] for it in shown["teams"])}
    for team in shown["teams"]:
        seen, waiting = {team["platform"]}, [team["platform"]]
        while waiting:
            near = {cell for cell in AROUND[waiting.pop()] if cell and cell not in walls} - seen
            seen |= near
            waiting += near
        assert {other["home"] for other in shown["teams"]} <= seen


# Who and when


@rule("AC-7.5")
@pytest.mark.parametrize(
    ("seats", "pods", "turrets"),
    [(2, "A B A B A B A B", "A B A B"), (4, "A B C D A B C D", "A B C D"), (6, "A B C D E F A B", "C D E F")],
)
def test_teams_in_turns_and_their_players_in_turns(seats: int, pods: str, turrets: str) -> None:
    board = placing(seats)
    said = place_all(board, random.Random(1))
    assert said == [*(f"{who} pod" for who in pods.split()), *(f"{who} turret" for who in turrets.split())]
    assert board.phase == "roll"
    assert len(board.position["pods"]) == 8
    assert [turret["team"] for turret in board.position["turrets"]] == ["red", "white", "red", "white"]


@rule("AC-7.5", "AC-1.3")
def test_three_against_two() -> None:
    """Red (B, D) begins; as many pieces as the layout gives; who has more places the rest at the end."""
    layout = bases("3v2")
    wanted = {
        team: [*["pod"] * len(layout[team].pods), *["turret"] * len(layout[team].turrets)] for team in ("red", "white")
    }
    said = []
    for number in range(max(map(len, wanted.values()))):
        for team, players in (("red", "BD"), ("white", "ACE")):
            if number < len(wanted[team]):
                said.append(f"{players[number % len(players)]} {wanted[team][number]}")
    board = placing(5)
    assert place_all(board, random.Random(2)) == said
    for team, pieces in wanted.items():
        assert [turret["team"] for turret in board.position["turrets"]].count(team) == pieces.count("turret")


@rule("AC-7.5")
def test_a_turret_is_turned_at_once_by_who_placed_it() -> None:
    board = place(placing(), "b3 b11 d3 d11 e7 e8 k5 k10")
    assert board.position["placing"] == {"seat": 0, "team": "red", "piece": "turret"}
    board.play("A", "place k3")
    assert (board.phase, board.awaited) == ("face", ["A"])
    assert board.choices("A", "face") == words("E SE SW W NW NE")
    assert board.rule("A", "place k4") == "AC-7.5"
    board.play("A", "face NW")
    assert (board.phase, board.awaited) == ("place", ["B"])
    board.play("B", "place k11", "face E").play("C", "place m3", "face SE").play("D", "place m12", "face W")
    board.play("chance", "die 1", "die 1")
    fires = {turret["cell"]: f"{turret['team']} {turret['fires']}" for turret in board.position["turrets"]}
    assert fires == {"k3": "red NW", "k11": "white E", "m3": "red SE", "m12": "white W"}
    assert set(board.position["pods"]) == words("b3 b11 d3 d11 e7 e8 k5 k10")
    assert set(board.program().resolve().beams) == set(fires)


@rule("AC-7.5")
def test_pods_are_not_turned() -> None:
    board = placing()
    for action in ("face E", "column forward", "die 1", "resolve"):
        assert board.rule("A", action) == "AC-7.5"
    place(board, "b2")
    assert (board.phase, board.awaited) == ("place", ["B"])


@rule("AC-7.5", "AC-4.2", "AC-3.2")
def test_pieces_do_what_pieces_do() -> None:
    board = placing()
    place(board, "g6 g9 d2 d12 e2 e12 k2 k12")
    board.play("A", "place l3", "face SW").play("B", "place l11", "face SE")
    board.play("C", "place c3", "face NW").play("D", "place c12", "face NE").play("chance", "die 1", "die 1")
    assert board.program(A="F F", B="S").resolve().beams["B"] == "g9"
    assert board.resolve()["A"] == "g4 E off"


@rule("AC-7.5")
def test_then_come_pilots_and_the_compass() -> None:
    board = Opening(own_layout=True, pilots=True, rocks=2)
    place_all(board, random.Random(3))
    assert board.phase == "deal"
    board.play("chance", "pilot double", "pilot back", "pilot wide", "pilot pivot")
    assert board.phase == "orient"
    board.play("chance", "compass E", "die 1", "die 1", "die 1")
    assert board.phase == "program"


@rule("AC-7.5")
def test_for_two_teams_only() -> None:
    with pytest.raises(InvalidOptionError, match=r"AC-7\.5"):
        GAME.variant(6, {"teams": 3, "own_layout": True})
