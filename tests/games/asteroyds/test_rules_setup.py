"""Asteroyds, AC-1, from the text: the arena, bases, who plays for whom, where ships start."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.core.errors import InvalidActionError, InvalidOptionError
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.state import BORDER, CELL_NAMES, NEXT
from astroport.testing import rule

from .board import Board, Opening, words

# By rows: the playable columns.
COLUMNS = {
    "am": [*range(3, 7), *range(9, 13)],
    "bdjl": [*range(2, 13)],
    "ck": [*range(2, 14)],
    "ei": [*range(1, 15)],
    "fh": [*range(15)],
    "g": [*range(16)],
}
ARENA = {f"{row}{column}" for rows, columns in COLUMNS.items() for row in rows for column in columns}
WAYS = ("E", "SE", "SW", "W", "NW", "NE")

# The arena


@rule("AC-1.1")
def test_the_arena_has_158_cells() -> None:
    assert len(ARENA) == 158
    lexicon = GAME.variant(2, {"own_layout": True}).lexicon
    assert {action.fields["cell"] for action in lexicon.table if action and action.kind == "place"} == ARENA


@rule("AC-1.1")
@pytest.mark.parametrize("cell", ["a2", "a7", "a8", "a13", "b1", "b13", "c1", "c14", "e0", "e15", "f15", "g16", "n5"])
def test_everything_else_is_the_border(cell: str) -> None:
    with pytest.raises(InvalidActionError):
        Opening(own_layout=True).rule("A", f"place {cell}")


@rule("AC-1.1")
@pytest.mark.parametrize(
    ("cell", "around"),
    [
        ("i7", "i8 j7 j6 i6 h6 h7"),  # rows a, c, e …
        ("h7", "h8 i8 i7 h6 g7 g8"),  # rows b, d, f … are shifted right by half a cell
        ("b5", "b6 c6 c5 b4 a5 a6"),
    ],
)
def test_the_six_directions(cell: str, around: str) -> None:
    for way, to in zip(WAYS, around.split(), strict=True):
        assert Board(ships={"A": f"{cell} {way}"}).fly(A="F")["A"] == f"{to} {way}"


@rule("AC-1.1", "AC-4.2")
@pytest.mark.parametrize("at", ["g0 W", "g15 E", "a3 W", "a6 E", "a9 W", "b7 NE", "b7 NW", "m5 SE", "m4 SW", "c2 NW"])
def test_at_the_border_there_is_no_way_on(at: str) -> None:
    assert Board(ships={"A": at}).fly(A="F")["A"] == "g4 E off"


@rule("AC-1.1")
def test_which_cells_are_next_to_which() -> None:
    """All of them: neighbours lie a whole cell to the side, or half a cell and a row."""
    at = {cell: (2 * int(cell[1:]) + (cell[0] in "bdfhjl"), ord(cell[0])) for cell in ARENA}
    steps = dict(zip(WAYS, [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)], strict=True))
    cells = {place: cell for cell, place in at.items()}
    for cell, (x, y) in at.items():
        for number, way in enumerate(WAYS):
            to = NEXT[CELL_NAMES.index(cell), number]
            found = None if to == BORDER else CELL_NAMES[to]
            assert found == cells.get((x + steps[way][0], y + steps[way][1])), (cell, way)


# Bases


@rule("AC-1.2")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {}), (5, {}), (6, {}), (6, {"teams": 3})])
def test_what_a_base_has(seats: int, options: dict[str, Any]) -> None:
    board = Opening(seats, **options).begin()
    shown = board.position
    assert [team["name"] for team in shown["teams"]] == ["red", "white", "blue"][: options.get("teams", 2)]
    for team in shown["teams"]:
        assert team["asteroyd"] == team["home"]
        assert team["carrier"] is None
        assert team["score"] == 0
        turrets = [turret for turret in shown["turrets"] if turret["team"] == team["name"]]
        assert turrets
        assert not any(turret["off"] for turret in turrets)
    assert len(shown["pods"]) >= len(shown["teams"])


@rule("AC-1.2")
def test_the_zone_is_the_cells_next_to_the_platform() -> None:
    red, white = Opening().begin().position["teams"]
    assert set(red["zone"]) == words("g5 h4 h3 g3 f3 f4")
    assert set(white["zone"]) == words("g12 h11 h10 g10 f10 f11")


# Who plays


@rule("AC-1.3", "AC-7.3")
@pytest.mark.parametrize(
    ("seats", "red", "white"),
    [(2, "A1 A2", "B1 B2"), (4, "A C", "B D"), (5, "B D", "A C E"), (6, "A C E", "B D F")],
)
def test_who_flies_for_whom(seats: int, red: str, white: str) -> None:
    ships = Opening(seats).begin().position["ships"]
    assert {ship["name"] for ship in ships if ship["team"] == "red"} == words(red)
    assert {ship["name"] for ship in ships if ship["team"] == "white"} == words(white)


@rule("AC-1.3")
def test_three_cannot_play() -> None:
    with pytest.raises(InvalidOptionError, match=r"AC-1\.3"):
        GAME.variant(3, {})
    assert GAME.invalid_combination(3, GAME.settle(4)) == "AC-1.3"
    for seats in (2, 4, 5, 6):
        assert GAME.invalid_combination(seats, GAME.settle(seats)) is None


@rule("AC-1.3")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_where_the_pieces_of_equal_teams_are(seats: int) -> None:
    shown = Opening(seats).begin().position
    assert [(team["platform"], team["home"]) for team in shown["teams"]] == [("g4", "g2"), ("g11", "g13")]
    assert set(shown["pods"]) == words("g3 g7 d5 j5 g12 g8 d9 j9")
    assert {turret["cell"]: f"{turret['team']} {turret['facing']}" for turret in shown["turrets"]} == {
        "e3": "red SW",
        "i3": "red SE",
        "e12": "white SE",
        "i12": "white SW",
    }


@rule("AC-1.3")
def test_the_team_of_two_has_more_turrets() -> None:
    turrets = [turret["team"] for turret in Opening(5).begin().position["turrets"]]
    assert turrets.count("red") > turrets.count("white")


@rule("AC-1.3", "AC-7.2")
def test_every_piece_of_a_layout_stands_in_the_arena() -> None:
    for seats, options, name in ((4, {}, "duel"), (5, {}, "3v2"), (6, {"teams": 3}, "three_teams")):
        shown, layout = Opening(seats, **options).begin().position, GAME.components["layout"][name]
        for team in shown["teams"]:
            base = layout[team["name"]]
            assert (team["platform"], team["heading"], team["home"]) == (
                base["platform"],
                base["heading"],
                base["home"],
            )
            stand = {it["cell"]: it["facing"] for it in shown["turrets"] if it["team"] == team["name"]}
            assert stand == base["turrets"]
        assert set(shown["pods"]) == {pod for team in shown["teams"] for pod in layout[team["name"]]["pods"]}


@rule("AC-1.4")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_ships_start_on_their_platforms(seats: int) -> None:
    for name, ship in Opening(seats).begin().ships.items():
        assert ship == ("g4 E" if name[0] in "ACE" else "g11 W")


@rule("AC-1.4")
@pytest.mark.parametrize(("seats", "options", "layout"), [(5, {}, "3v2"), (6, {"teams": 3}, "three_teams")])
def test_headings_are_what_the_layout_gives(seats: int, options: dict[str, Any], layout: str) -> None:
    for ship in Opening(seats, **options).begin().position["ships"]:
        base = GAME.components["layout"][layout][ship["team"]]
        assert (ship["cell"], ship["heading"]) == (base["platform"], base["heading"])


@rule("AC-1.4", "AC-4.1")
def test_from_the_platform_ships_fly_ahead() -> None:
    board = Board().fly(A="F", B="F", C="R", D="L")
    assert board.ships == {"A": "g5 E", "B": "g10 W", "C": "h4 SE", "D": "h10 SW"}


@rule("AC-1.5")
@pytest.mark.parametrize(
    ("die", "fires"),
    [(1, "SW SE SE SW"), (5, "W SW SW W"), (3, "NW W W NW"), (6, "NE NW NW NE"), (2, "E NE NE E"), (4, "SE E E SE")],
)
def test_the_numbers_of_the_turrets_of_equal_teams(die: int, fires: str) -> None:
    """Clockwise from the 1: on e3 and i12 it points SW, on i3 and e12 SE."""
    board = Opening()
    assert [turret["fires"] for turret in board.position["turrets"]] == [None] * 4
    board.play("chance", f"die {die}", f"die {die}")
    found = {turret["cell"]: turret["fires"] for turret in board.position["turrets"]}
    assert [found[cell] for cell in ("e3", "i3", "e12", "i12")] == fires.split()
