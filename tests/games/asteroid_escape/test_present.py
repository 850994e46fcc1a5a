"""What people see and read of Asteroid Escape."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from astroport.core.contract import CHANCE
from astroport.games.asteroid_escape.state import COMPONENTS, wrong_with
from astroport.testing import rule
from tests.games.boards import LETTERS, in_both

from .board import BEGIN, Board, Opening

FAR = {"blue-5": "3/6.0", "red-5": "3/5.0"}
ACT = ("blue 3", "red 4")


def told(board: Board) -> list[str]:
    """What others are told of the last action."""
    return [event.they.fill(who=LETTERS[event.seat] if event.seat != CHANCE else "?").en for event in board.told]


def told_in_french(board: Board) -> list[str]:
    return [event.they.fill(who=LETTERS[event.seat] if event.seat != CHANCE else "?").fr for event in board.told]


def told_to_them(board: Board) -> list[tuple[str, str]]:
    """What those are told whom it concerns."""
    return [(event.you.en, event.you.fr) for event in board.told if event.seat != CHANCE]


def prompt(board: Board, seat: str) -> tuple[str, str]:
    return in_both(board.match.view(LETTERS.index(seat)).prompt)


def said(board: Board, action: str) -> tuple[str, str]:
    view = board.match.view(LETTERS.index(str(board.turn)))
    return in_both(view.describe(board.match.action(action)))


def field(rocks: dict[str, str]) -> Board:
    """A before 3/3, B resting on 5/4; A’s turn begins."""
    ships = {"A": "3/3@7", "B": "5/5@7", "C": "S14"}
    hands = {"A": "1 2 3", "B": "6 7 8", "C": "9 10 11"}
    tiles = {"3/2": "4.0", "5/4": "5.0"}
    return Board(ships, hands, tiles=tiles, asteroids=rocks | {"red-5": "1/6.0"}, seats=3, phase=BEGIN)


# The story


def test_the_story_of_an_opening() -> None:
    opening = Opening(2)
    assert told(opening.play("draw 1", "draw 2")) == []
    assert told_in_french(opening.play("draw 3")) == ["A reçoit trois tuiles"]
    opening.play("draw 4", "draw 5", "draw 6", "asteroid red-2", "land 3/4")
    assert told(opening) == []
    assert told(opening.play("face 1")) == ["The red asteroid 2 appears on 3/4"]
    for n, name in enumerate(("blue-1", "red-1", "blue-2", "blue-3", "red-3"), 1):
        opening.play(f"asteroid {name}", f"land 1/{n}", "face 0")
    opening.play("first B")
    assert told_to_them(opening) == [("You begin", "Vous commencez")]
    assert told(opening.play("start W3")) == ["B starts at the lower mark left of 5/1"]


def test_the_story_of_dice() -> None:
    board = field({"blue-1": "1/1.0"})
    assert told(board.play("blue 3")) == []
    assert told(board.play("red 4")) == ["A rolls 3 + 4: the asteroids move"]
    board = field({"blue-1": "1/1.0"}).play("blue 1", "red 1")
    assert told_to_them(board) == [("You roll 1 + 1: nothing moves", "Vous lancez 1 + 1 : rien ne bouge")]


@pytest.mark.parametrize(
    ("rocks", "die", "english", "french"),
    [
        (
            {"blue-1": "1/1.0"},
            5,
            ["The blue asteroid 1 rolls 5 and moves right to 1/2"],
            ["L’astéroïde bleu 1 fait 5 et va vers la droite en 1/2"],
        ),
        (
            {"blue-1": "1/1.2"},
            5,
            ["The blue asteroid 1 rolls 5 and leaves the board for good"],
            ["L’astéroïde bleu 1 fait 5 et quitte le plateau pour de bon"],
        ),
        (
            {"blue-1": "1/1.0"},
            1,
            ["The blue asteroid 1 rolls 1 and turns on the spot"],
            ["L’astéroïde bleu 1 fait 1 et pivote sur place"],
        ),
        (
            {"blue-1": "1/1.0", "red-3": "1/2.0"},
            5,
            [
                "The blue asteroid 1 rolls 5 and moves right to 1/2",
                "The red asteroid 3 is knocked back into the supply",
            ],
            [
                "L’astéroïde bleu 1 fait 5 et va vers la droite en 1/2",
                "L’astéroïde rouge 3 est renvoyé dans la réserve",
            ],
        ),
        (
            {"blue-1": "4/4.0"},
            4,
            [
                "The blue asteroid 1 rolls 4 and moves down to 5/4",
                "It swallows the wake on 5/4",
                "B was there and is out",
            ],
            [
                "L’astéroïde bleu 1 fait 4 et va vers le bas en 5/4",
                "Il engloutit le sillage en 5/4",
                "B s’y trouvait : hors jeu",
            ],
        ),
        (
            {"blue-1": "2/3.0"},
            4,
            ["The blue asteroid 1 rolls 4 and moves down to 3/3", "An asteroid lies in front of A: out"],
            ["L’astéroïde bleu 1 fait 4 et va vers le bas en 3/3", "Un astéroïde est devant A : hors jeu"],
        ),
        (
            {"blue-1": "1/1.0"},
            6,
            ["The blue asteroid 1 rolls 6: another one comes"],
            ["L’astéroïde bleu 1 fait 6 : un autre arrive"],
        ),
    ],
)
def test_the_story_of_an_asteroid(rocks: dict[str, str], die: int, english: list[str], french: list[str]) -> None:
    board = field(rocks).play(*ACT, f"die {die}")
    assert told(board) == english
    assert told_in_french(board) == french


def test_a_six_that_brings_none() -> None:
    board = Board({"A": "N1", "B": "S1"}, {"A": "1 2 3"}, asteroids=FAR, supply="", phase=BEGIN)
    assert told(board.play(*ACT, "die 6")) == ["The blue asteroid 5 rolls 6, but no other can come"]


def test_the_story_of_a_lay_tells_every_flight() -> None:
    board = Board({"A": "N1", "B": "N2", "C": "S1"}, {"A": "18 2 3"}, asteroids=FAR, seats=3).play("lay 18 0")
    assert told(board) == ["A lays a tile on 1/1 and stops before 2/1", "B flies off the board: out"]
    assert told_in_french(board) == ["A pose une tuile en 1/1 et s’arrête devant 2/1", "B sort du plateau : hors jeu"]
    assert told_to_them(board) == [
        (
            "You lay a tile on 1/1 and stop before 2/1",
            "Vous posez une tuile en 1/1 et vous arrêtez devant 2/1",
        ),
        ("You fly off the board: you are out", "Vous sortez du plateau : hors jeu"),
    ]
    assert told(board.play("draw 1")) == ["A draws a tile"]


def test_the_story_of_an_end() -> None:
    alone = Board({"A": "N1", "B": "N2"}, {"A": "18"}, asteroids=FAR).play("lay 18 0")
    assert told(alone)[-1] == "A wins"
    assert told_to_them(alone)[-1] == ("You win", "Vous gagnez")
    shared = Board({"A": "N1", "B": "N2"}, {"A": "1"}, asteroids=FAR).play("lay 1 0")
    assert told(shared)[0] == "A lays a tile on 1/1 and flies off the board: out"
    assert told_in_french(shared)[-2:] == ["A partage la victoire", "B partage la victoire"]


def test_the_story_of_loops_and_asteroids() -> None:
    ring = {"3/m": "8.0", "m/m": "24.0", "m/3": "24b.1"}
    ships = {"A": "3/3@4", "B": "S1", "C": "S3"}
    loop = Board(ships, {"A": "33"}, tiles=ring, asteroids=FAR, seats=3).play("lay 33 0")
    assert told_in_french(loop) == ["A pose une tuile en 3/3 et tourne en rond pour toujours : hors jeu"]
    rock = Board(ships, {"A": "17"}, tiles=ring, asteroids={"red-1": "2/3.0"}, seats=3).play("lay 17 0")
    assert told(rock) == ["A lays a tile on 3/3 and hits an asteroid: out"]


def test_the_story_of_the_marker() -> None:
    ships = {"A": "N1", "B": "S1"}
    takes = Board(ships, {"A": "17 2", "B": "3"}, asteroids=FAR, pile="").play("lay 17 0")
    assert told(takes)[-1] == "A has the priority marker"
    assert told_to_them(takes)[-1] == ("You have the priority marker", "Vous avez le marqueur de priorité")
    rocks = {"blue-1": "2/2.0", "red-5": "3/6.0"}
    hands = {"A": "1 2 3", "B": "5 6"}
    meal = Board(ships, hands, tiles={"3/2": "4.0"}, asteroids=rocks, pile="", marker="B", phase=BEGIN).play(
        *ACT, "die 4"
    )
    assert told(meal)[2:] == ["B draws from under the pile: 1", "All hands are full: the priority marker goes back"]
    assert told_in_french(meal)[3] == "Toutes les mains sont pleines : le marqueur de priorité est rangé"


@rule("AE-3.6")
def test_an_empty_hand_is_told() -> None:
    board = Board({"A": "N1", "B": "S1"}, {"B": "2 3"}, asteroids=FAR, pile="", phase=BEGIN).play("blue 1", "red 1")
    assert told(board)[1:] == ["A has no tile to lay", "A has the priority marker"]
    ships = {"A": "N1", "B": "S1", "C": "S3"}
    lays = Board(ships, {"A": "17 2", "C": "3"}, open_space=True, pile="", marker="A", seats=3).play("lay 17 0")
    assert told(lays)[1:] == ["B has no tile to lay"]
    assert lays.turn == "C"


@rule("AE-7.2")
def test_which_tiles_are_salvaged_is_told_to_nobody() -> None:
    ships, hands = {"A": "N1", "B": "N2", "C": "S1"}, {"A": "18 2 3", "B": "24 25 26", "C": "7 8 9"}
    board = Board(ships, hands, asteroids=FAR, salvage=True, seats=3).play("lay 18 0", "swap 1 B3")
    assert told(board) == ["A swaps a tile"]
    assert told_to_them(board) == [("You swap a tile", "Vous échangez une tuile")]
    assert told(board.play("done")) == ["A has salvaged enough"]
    assert told_in_french(board) == ["A a fini de récupérer"]


def test_a_whole_match_can_be_told() -> None:
    opening = Opening(2, open_space=True).deal().play("first A", "start N1", "start S1", "lay 3 0", "draw 7")
    events = list(opening.match.story(1, spoken_to=False))
    assert [event.text.to("en") for event in events] == [
        "A receives three tiles",
        "B receives three tiles",
        "A begins",
        "A starts at the left mark above 1/1",
        "B starts at the right mark below 6/6",
        "A lays a tile on 1/1 and stops before 1/2",
        "A draws a tile",
    ]


# What is asked


def test_prompts() -> None:
    opening = Opening(2).deal().scatter()
    assert prompt(opening, "A") == ("Luck has its way …", "Le hasard agit…")
    opening.play("first B")
    assert prompt(opening, "B")[0] == "Choose a start mark at the edge of the board."
    assert prompt(opening, "A") == ("B chooses a start mark.", "B choisit une marque de départ.")


def test_prompts_to_lay() -> None:
    rocks = {"blue-1": "2/3.0", "red-5": "6/2.0"}
    tiles = {"3/2": "21.1"}
    free = Board({"A": "3/3@7", "C": "S1"}, {"A": "17 33"}, tiles=tiles, asteroids=rocks, seats=3)
    assert prompt(free, "A")[0] == "Your turn: lay a tile in front of your ship."
    assert prompt(free, "C") == ("A’s turn to lay a tile.", "C’est à A de poser une tuile.")
    assert prompt(free, "B")[0] == "You are out and watch. A’s turn to lay a tile."
    lost = Board({"A": "3/3@7", "C": "S1"}, {"A": "33"}, tiles=tiles, asteroids=rocks, seats=3)
    assert prompt(lost, "A")[1] == "Votre dernier vol, quoi que vous posiez : choisissez."
    shared = Board({"A": "3/3@7", "B": "3/3@7", "C": "S1"}, {"A": "17"}, tiles=tiles, asteroids=rocks, seats=3)
    assert prompt(shared, "A")[0] == "Every tile leads your ship into another’s wake: choose one."
    lost.play("lay 33 0")
    assert prompt(lost, "C") == ("The match is over.", "La partie est terminée.")


@rule("AE-7.2")
def test_prompts_to_salvage() -> None:
    ships, hands = {"A": "N1", "B": "N2", "C": "S1"}, {"A": "18 2", "B": "24 25", "C": "7 8 9"}
    board = Board(ships, hands, asteroids=FAR, salvage=True, seats=3).play("lay 18 0")
    assert prompt(board, "A")[0] == "Salvage: swap tiles, one for one, or be done."
    assert prompt(board, "B")[1] == "Vous êtes hors jeu et regardez. A récupère des tuiles."
    assert said(board, "swap 1 B2") == ("swap your tile 1 for B2", "échanger votre tuile 1 contre B2")
    board.play("swap 1 B2")
    assert prompt(board, "A") == ("Nothing is left to swap: be done.", "Plus rien à échanger : terminez.")
    assert said(board, "done") == ("be done", "terminer")
    assert board.picture()["salvage"] == {"seat": 0, "victims": [1], "mine": [1], "theirs": ["B2"]}


def test_a_choice_foretells_the_end_of_every_ship_it_moves() -> None:
    board = Board({"A": "N1", "B": "N2", "C": "W14"}, {"A": "18"}, asteroids=FAR, seats=3)
    assert said(board, "lay 18 0") == (
        "lay tile 18 to stop before 2/1; B flies off the board and is out; C flies off the board and is out",
        "poser la tuile 18 pour s’arrêter devant 2/1 ; B sort du plateau : hors jeu ; C sort du plateau : hors jeu",
    )
    assert said(board, "lay 18 2")[0].startswith("lay tile 18 upside down to stop")


def test_what_is_foretold_happens() -> None:
    ring = {"3/m": "8.0", "m/m": "30b.0", "m/3": "30.1", "2/3": "21b.0", "1/3": "21.0", "3/2": "32.1"}
    ships = {"A": "3/3@7", "B": "3/3@4", "C": "3/3@5", "D": "3/3@0", "E": "S1"}
    rocks = {"blue-1": "3/1.0", "red-5": "6/2.0"}
    board = Board(ships, {"A": "24"}, tiles=ring, asteroids=rocks, seats=5)
    assert said(board, "lay 24 2")[0] == (
        "lay tile 24 upside down to stop before 2/m; B circles for ever and is out; C flies off the board and"
        " is out; D hits an asteroid and is out"
    )
    board.play("lay 24 2")
    assert (board.out, board.ships()["A"]) == ("BCD", "2/m@5")


# The picture


def test_the_picture_says_what_each_lay_would_do() -> None:
    rocks = {"blue-1": "2/3.0", "red-5": "6/2.0"}
    board = Board({"A": "3/3@7", "B": "S1"}, {"A": "33 21", "B": "5"}, tiles={"3/2": "21b.1"}, asteroids=rocks)
    lays = {(lay["tile"], lay["turn"]): lay for lay in board.picture(0)["lays"]}
    assert len(lays) == 8
    assert {turn: lays["33", turn]["action"] for turn in range(4)} == dict.fromkeys(range(4), "lay 33 0")
    assert [lays["21", turn]["action"] for turn in range(4)] == ["lay 21 0", "lay 21 1"] * 2
    assert {lays["33", turn]["rule"] for turn in range(4)} == {"AE-3.4"}
    assert [lays["21", turn]["rule"] for turn in range(4)] == [None] * 4
    assert lays["33", 2]["ends"] == [{"seat": 0, "end": "asteroid", "front": None}]
    assert lays["21", 3]["ends"] == [{"seat": 0, "end": "rests", "front": "3/m"}]
    assert lays["33", 0]["words"] == {
        "en": "You would hit an asteroid and be out.",
        "fr": "Vous heurteriez un astéroïde : hors jeu.",
    }
    assert board.picture(1)["lays"] == board.picture()["lays"] == []  # A's hand is secret


@rule("AE-7.2")
def test_a_salvager_who_knows_a_whole_hand_is_not_spoken_to_as_its_player() -> None:
    ships, hands = {"A": "N1", "B": "N2", "C": "S1"}, {"A": "18 32", "B": "4 5 6", "C": "17"}
    board = Board(ships, hands, asteroids=FAR, salvage=True, seats=3, pile="").play("lay 18 0", "done")
    board.play("blue 1", "red 1", "lay 17 0", "blue 1", "red 1", "lay 32 0", "blue 1", "red 1")
    assert (board.turn, board.phase, board.hands()["C"]) == ("C", "laying", "6")  # A has seen tile 6
    assert all("You" not in lay["words"]["en"] for lay in board.picture(0)["lays"])


def test_the_picture_agrees_with_the_rules() -> None:
    ring = {"3/m": "8.0", "m/m": "30b.0", "m/3": "30.1", "3/2": "21.0"}
    board = Board({"A": "3/3@7", "B": "3/3@4"}, {"A": "24 18 2"}, tiles=ring, asteroids=FAR)
    for lay in board.picture(0)["lays"]:
        assert board.rule(lay["action"]) == lay["rule"]


def test_picture() -> None:
    board = field({"blue-1": "4/4.1"}).play(*ACT, "die 6", "asteroid red-3", "land 6/1")
    picture = board.picture(0)
    assert (picture["phase"], picture["turn"], picture["size"]) == ("placing", 0, 7)
    assert picture["labels"] == ["1", "2", "3", "m", "4", "5", "6"]
    assert picture["dice"] == {"blue": 3, "red": 4, "die": 6}
    assert picture["acted"] == "blue-1"
    assert picture["placing"] == {"name": "red-3", "at": "6/1"}
    assert picture["tiles"][0] == {"at": "3/2", "tile": "4", "turn": 0, "pairs": "05162347"}
    assert picture["asteroids"][0] == {
        "name": "blue-1",
        "colour": "blue",
        "value": 1,
        "at": "4/4",
        "turn": 1,
        "does": ["turn", "right", "up", "left", "down"],
    }
    assert picture["ships"][0] == {"seat": 0, "front": "3/3", "point": 7}
    assert picture["hands"][0][1] == {"tile": "2", "pairs": "01234657"}
    assert picture["hands"][1] == [None] * 3
    assert (picture["supply"], picture["marker"], picture["out"], picture["won"]) == (8, None, [], [])
    assert picture["pile"] == 49 - 9 - 2


def test_the_picture_of_a_turned_tile_and_free_marks() -> None:
    board = Opening(2, board="6x6").deal().scatter().play("first A")
    assert len(board.picture()["marks"]) == 48
    board.play("start N1")
    marks = board.picture()["marks"]
    assert len(marks) == 47
    assert marks[0] == {"name": "N2", "at": "1/1", "point": 1}
    turned = Board({"A": "3/3@7", "B": "S1"}, {"A": "1"}, tiles={"3/2": "21.1"}, asteroids=FAR)
    assert turned.picture()["tiles"][0]["pairs"] == "01273645"


# For a terminal


def test_drawing() -> None:
    board = field({"blue-1": "4/4.0"}).play("blue 1", "red 1")
    lines = board.match.view(0).draw().splitlines()
    assert lines[0].split() == ["1", "2", "3", "m", "4", "5", "6"]
    assert lines[3].split() == ["3", "·", "4.0", "<(A7)>", "·", "·", "·", "·"]
    assert lines[5].split() == ["4", "·", "·", "·", "·", "#b1.0", "·", "·"]
    assert lines[7].split() == ["6", "(C5)", "·", "·", "·", "·", "·", "·"]
    assert lines[8] == "(A) 1=01234567  2=01234657  3=03124567"
    seen_by_c = board.match.view(2).draw().splitlines()
    assert "(A7)" in seen_by_c[3].split()
    assert seen_by_c[8].startswith("(C) 9=")


def test_drawing_the_marks_one_can_choose() -> None:
    opening = Opening(2, board="6x6").deal().scatter().play("first A", "start E2")
    lines = opening.match.view(1).draw().splitlines()
    assert lines[8].split()[:3] == ["<E1>", "<E3>", "<E4>"]
    assert lines[10].split()[-1] == "<W12>"
    assert "(A3)" in lines[1]


def test_drawing_ships_before_one_cell() -> None:
    board = Board({"A": "N1", "B": "N2"}, {"A": "18 17"}, asteroids=FAR)
    assert "<(A0)(B1)>" in board.match.view(0).draw()
    rock = Board({"A": "S1", "B": "N2"}, {"A": "18 17"}, asteroids={"red-2": "1/1.3"})
    assert "#r2.3(B1)" in rock.match.view(0).draw()


# Components


@pytest.mark.parametrize(
    ("where", "value", "complaint"),
    [
        (("boards", "7x7", "labels"), ["1", "2", "2"], "board 7x7: labels are"),
        (("boards", "6x6", "labels"), ["1", "7"], "board 6x6: labels are"),
        (("wakes", "patterns", 0), "01234566", "wakes: 01234566 does not join"),
        (("wakes", "patterns", 1), "01234567", "wakes: two patterns are the same"),
        (("wakes", "twice"), ["01234567"], "wakes: not 49 tiles"),
        (("asteroids", "does", "1"), ["turn", "up", "up", "down", "right"], "asteroids: each value"),
        (("asteroids", "at_the_start", "8"), 11, "asteroids: at_the_start"),
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


def test_a_start_before_an_asteroid_is_said_to_be_one() -> None:
    rocks = ["blue-1 1/1", "red-1 1/3", "blue-2 3/3", "red-2 3/4", "blue-3 5/5", "red-3 6/1"]
    placed = [part for rock in rocks for part in (f"asteroid {rock[:-4]}", f"land {rock[-3:]}", "face 0")]
    board = Opening(2).play(*(f"draw {n}" for n in range(1, 7)), *placed, "first A")
    assert said(board, "start N1")[0] == "start at the left mark above 1/1, right before an asteroid"
    assert said(board, "start N3") == (
        "start at the left mark above 1/2",
        "partir de la marque de gauche au-dessus de 1/2",
    )
    assert said(board, "start W14")[1] == "partir de la marque du haut à gauche de 1/1, juste devant un astéroïde"
