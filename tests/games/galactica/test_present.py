"""What people see and read of Galactica."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import pytest

from astroport.core.contract import CHANCE, SPECTATOR
from astroport.games.galactica import GAME
from astroport.games.galactica.present import LEGEND
from astroport.games.galactica.state import COMPONENTS, LETTERS, PLACE_NAMES, wrong_with
from astroport.testing import rule
from tests.games.boards import in_both

from .board import BEGIN, CARDS, Board, Opening

BESIDE = {
    "nw": {"d1", "d2", "d3", "a4", "b4", "c4"},
    "ne": {"p1", "p2", "p3", "q4", "r4", "s4"},
    "se": {"p17", "p18", "p19", "q16", "r16", "s16"},
    "sw": {"d17", "d18", "d19", "a16", "b16", "c16"},
}
CORNERS = {2: ["nw", "se"], 3: ["nw", "ne", "se"], 4: ["nw", "ne", "se", "sw"]}
NO_EVASIONS = dict.fromkeys(LETTERS, 0)
NOTHING_SPUN = {"by": None, "number": None, "quarter": None, "why": None}


def told(board: Board) -> list[str]:
    """What others are told of the last action."""
    return [event.they.fill(who=LETTERS[event.seat] if event.seat != CHANCE else "?").en for event in board.told]


def told_in_french(board: Board) -> list[str]:
    return [event.they.fill(who=LETTERS[event.seat] if event.seat != CHANCE else "?").fr for event in board.told]


def told_to_them(board: Board) -> list[tuple[str, str]]:
    """What those are told whom it concerns."""
    return [(event.you.en, event.you.fr) for event in board.told if event.seat != CHANCE]


def prompt(board: Board, seat: str = "") -> tuple[str, str]:
    return in_both(board.match.view(LETTERS.index(seat) if seat else SPECTATOR).prompt)


def said(board: Board, action: str) -> tuple[str, str]:
    seat = LETTERS.index(board.asked) if board.asked in LETTERS else SPECTATOR
    return in_both(board.match.view(seat).describe(board.match.action(action)))


def challenge(*spins: str, cards: dict[str, str] | None = None) -> Board:
    """A flies from j6 to j7, next to B on j8 with the derelict."""
    return Board({"A": "j6", "B": "j8"}, carrier="B", cards=cards, spun=1).play("fly j7", *spins)


def forced() -> Board:
    board = Board({"A": "e9", "B": "m12"}, carrier="B", cards={"A": "force laser"}, phase=CARDS)
    return board.play("force B h3")


def fired(*quarters: str, **jets: str) -> Board:
    """A has fired two shots; nobody but B can evade."""
    evasions = NO_EVASIONS | {"B": 3}
    board = Board({"A": "e9"} | jets, derelict="f6", cards={"A": "laser laser"}, evasions=evasions, phase=CARDS)
    return board.play("laser", "spin 2", *quarters)


# The story


def test_the_story_of_an_opening() -> None:
    opening = Opening(2)
    assert told(opening.play("card laser-1")) == []
    opening.play("card force-1")
    assert told(opening) == ["A has a force field and a laser face up"]
    assert told_in_french(opening) == ["A a un champ de force et des rayons laser face visible"]
    assert told_to_them(opening) == [
        (
            "You have a force field and a laser face up",
            "Vous avez un champ de force et des rayons laser face visible",
        )
    ]
    opening.play("card overdrive-1", "card overdrive-2")
    assert told(opening) == ["B has an overdrive and an overdrive face up"]
    assert told(opening.play("spin 4")) == ["A spins 4 for who begins"]
    assert told(opening.play("spin 4")) == ["B spins 4 for who begins", "Equal: they spin again"]
    assert told_in_french(opening)[1] == "Égalité : on tourne de nouveau"
    assert told_in_french(opening.play("spin 1")) == ["A fait 1 pour savoir qui commence"]
    opening.play("spin 6")
    assert told(opening) == ["B spins 6 for who begins", "B begins"]
    assert told_to_them(opening)[1] == ("You begin", "Vous commencez")


def test_the_story_of_a_turn() -> None:
    board = Board({"A": "j8", "B": "home"}, cards={"A": "laser"}, decks={"A": "overdrive"}, phase=BEGIN)
    board.play("card overdrive-1")
    assert told(board) == ["A turns up an overdrive"]
    assert told_in_french(board) == ["A retourne une suraccélération"]
    board.play("spin 3")
    assert (told(board), told_in_french(board)) == (["A spins 3"], ["A fait 3"])
    board.play("fly j5")
    assert (told(board), told_in_french(board)) == (["A flies to j5"], ["A vole en j5"])
    assert told_to_them(board) == [("You fly to j5", "Vous volez en j5")]
    board.play("overdrive")
    assert (told(board), told_in_french(board)) == (["A plays an overdrive"], ["A joue une suraccélération"])
    board.play("spin 1", "fly j4", "done")
    assert (told(board), told_in_french(board)) == (["A ends the turn"], ["A termine son tour"])
    assert told_to_them(board) == [("You end your turn", "Vous terminez votre tour")]


@rule("GA-2.5")
def test_who_cannot_move_is_told_so() -> None:
    board = Board({"A": "d1", "B": "e1", "C": "d2"}, spun=4)
    assert told(board) == ["A spins 4", "A cannot move at all and stays"]
    assert told_in_french(board)[1] == "A ne peut pas bouger du tout et reste"
    assert told_to_them(board)[1] == ("You cannot move at all and stay", "Vous ne pouvez pas bouger du tout et restez")


@rule("GA-3.1")
def test_the_story_of_a_jump() -> None:
    board = Board({"A": "f5", "B": "home"}, spun=1).play("fly f6")
    assert told(board) == ["A flies to f6"]
    board.play("jump n14")
    assert told(board) == ["A jumps to the black hole n14"]
    assert told_in_french(board) == ["A saute au gouffre noir n14"]
    stays = Board({"A": "f5", "B": "home"}, spun=1).play("fly f6", "stay")
    assert (told(stays), told_in_french(stays)) == (["A does not jump"], ["A ne saute pas"])
    assert told_to_them(stays) == [("You stay", "Vous restez")]


@rule("GA-4.1")
def test_the_story_of_a_capture() -> None:
    board = Board({"A": "j8", "B": "home"}, spun=2).play("fly j10")
    assert told(board) == ["A flies to j10", "A captures the derelict"]
    assert told_in_french(board)[1] == "A capture l’épave"
    by_jump = Board({"A": "f5", "B": "home"}, derelict="n6", spun=1).play("fly f6", "jump n6")
    assert told(by_jump) == ["A jumps to the black hole n6", "A captures the derelict"]


@rule("GA-4.4", "GA-4.5")
def test_the_story_of_a_challenge() -> None:
    board = challenge()
    assert told(board) == ["A flies to j7", "A challenges B"]
    assert told_in_french(board)[1] == "A défie B"
    assert told_to_them(board)[1] == ("You challenge B", "Vous défiez B")
    board.play("spin 3")
    assert (told(board), told_in_french(board)) == (["A spins 3 to attack"], ["A fait 3 à l’attaque"])
    board.play("spin 3")
    assert told(board) == ["B spins 3 in defence", "Equal: they spin again"]
    board.play("spin 4", "spin 2")
    assert told(board) == ["B spins 2 in defence", "A wins the challenge and takes the derelict"]
    assert told_in_french(board) == ["B fait 2 en défense", "A gagne le défi et prend l’épave"]
    board.play("spin 1")
    assert told(board) == ["A spins 1"]
    board.play("fly j6", "send q8")
    assert (told(board), told_in_french(board)) == (["A sends B to q8"], ["A envoie B en q8"])
    assert told_to_them(board) == [("You send B to q8", "Vous envoyez B en q8")]


@rule("GA-4.5")
def test_the_story_of_a_defence() -> None:
    board = challenge("spin 2", "spin 6")
    assert told(board) == ["B spins 6 in defence", "B wins the challenge and keeps the derelict"]
    assert told_in_french(board)[1] == "B gagne le défi et garde l’épave"
    assert told(board.play("spin 1")) == ["B spins 1"]
    assert told(board.play("fly j9")) == ["B flies to j9"]
    assert told(board.play("send h3")) == ["B sends A to h3"]


@rule("GA-4.5")
def test_a_loser_who_stays_is_told_so() -> None:
    """In play planets are too far apart for that: the position after the challenge is made by hand."""
    jets = {"A": "j6", "B": "j8", "C": "q8", "D": "l17"}
    board = Board(jets, carrier="B", spun=1).play("fly j7", "spin 5", "spin 2")
    board.s.jet[:2] = [PLACE_NAMES.index("h4"), PLACE_NAMES.index("c12")]
    board.s.derelict = PLACE_NAMES.index("h4")
    board.match.follow(CHANCE, board.match.action("spin 1"))
    before, fly = board.match.state, board.match.action("fly h3")
    board.match.follow(0, fly)
    board.told = list(GAME.present.log_lines(before[0], 0, fly, board.match.state[0], SPECTATOR))
    assert told(board) == ["A flies to h3", "No planet is free: B stays"]
    assert told_in_french(board)[1] == "Aucune planète n’est libre : B reste"
    assert told_to_them(board)[1] == ("No planet is free: you stay", "Aucune planète n’est libre : vous restez")


@rule("GA-4.4")
def test_a_challenge_after_a_jump_or_on_a_hole_is_told() -> None:
    jump = Board({"A": "f5", "B": "n7"}, carrier="B", spun=1).play("fly f6", "jump n6")
    assert told(jump) == ["A jumps to the black hole n6", "A challenges B"]
    stay = Board({"A": "f5", "B": "g7"}, carrier="B", spun=1).play("fly f6", "stay")
    assert told(stay) == ["A does not jump", "A challenges B"]


@rule("GA-6.3", "GA-7.1")
def test_the_story_of_a_force_field() -> None:
    board = forced()
    assert told(board) == ["A turns a force field on B, towards h3"]
    assert told_in_french(board) == ["A braque un champ de force sur B, vers h3"]
    board.play("accept")
    assert told(board) == ["B is thrown to h3", "The derelict is adrift on m12"]
    assert told_in_french(board) == ["B est projeté en h3", "L’épave dérive en m12"]
    assert told_to_them(board) == [("You are thrown to h3", "Vous êtes projeté en h3")]
    evaded = forced().play("evade")
    assert told(evaded) == ["B evades; evasion cards left: 2"]
    assert told_in_french(evaded) == ["B se dérobe ; dérobades restantes : 2"]
    jets = {"A": "e9", "B": "home"}
    at_once = Board(jets, cards={"A": "force"}, evasions=NO_EVASIONS, phase=CARDS).play("force B q8")
    assert told(at_once) == ["A turns a force field on B, towards q8", "B is thrown to q8"]


@rule("GA-6.4", "GA-7.1")
def test_the_story_of_a_laser() -> None:
    board = fired(B="m3", C="m4", D="m12")
    assert (told(board), told_in_french(board)) == (["A spins 2: so many shots"], ["A fait 2 : autant de tirs"])
    board.play("quarter nw")
    assert told(board) == ["The laser strikes the north-west quarter: nobody is there"]
    assert told_in_french(board) == ["Le laser frappe le quart au nord-ouest : personne"]
    board.play("quarter ne")
    assert told(board) == ["The laser strikes the north-east quarter"]
    board.play("accept")
    assert told(board) == ["B is hit and goes back to its station", "C is hit and goes back to its station"]
    assert told_in_french(board)[0] == "B est touché et retourne à sa station"
    assert told_to_them(board)[1] == (
        "You are hit and go back to your station",
        "Vous êtes touché et retournez à votre station",
    )
    evades = fired("quarter ne", B="m3", C="m4").play("evade")
    assert told(evades) == ["B evades; evasion cards left: 2", "C is hit and goes back to its station"]


@rule("GA-6.4")
@pytest.mark.parametrize(
    ("quarter", "at", "english", "french"),
    [
        ("nw", "e8", "north-west", "au nord-ouest"),
        ("ne", "m3", "north-east", "au nord-est"),
        ("se", "m12", "south-east", "au sud-est"),
        ("sw", "e12", "south-west", "au sud-ouest"),
    ],
)
def test_every_quarter_has_a_name(quarter: str, at: str, english: str, french: str) -> None:
    board = fired(B="home", C=at)
    assert said(board, f"quarter {quarter}") == (f"the arrow points {english}", f"la flèche pointe {french}")
    board.play(f"quarter {quarter}")
    assert told(board) == [f"The laser strikes the {english} quarter", "C is hit and goes back to its station"]
    assert told_in_french(board)[0] == f"Le laser frappe le quart {french}"


@rule("GA-6.4")
def test_a_carrier_hit_leaves_the_derelict_adrift() -> None:
    jets = {"A": "e9", "B": "j4"}
    board = Board(jets, carrier="B", cards={"A": "laser"}, evasions=NO_EVASIONS, phase=CARDS)
    assert told(board.play("laser")) == ["A plays a laser"]
    assert told_in_french(board) == ["A joue des rayons laser"]
    board.play("spin 1", "quarter ne")
    assert told(board) == [
        "The laser strikes the north-east quarter",
        "B is hit and goes back to its station",
        "The derelict is adrift on j4",
    ]


@rule("GA-5.1")
def test_the_story_of_a_win() -> None:
    board = Board({"A": "f2", "B": "home"}, carrier="A", spun=4).play("fly home")
    assert told(board) == ["A brings the derelict home", "A wins"]
    assert told_in_french(board) == ["A ramène l’épave chez soi", "A gagne"]
    assert told_to_them(board) == [
        ("You bring the derelict home", "Vous ramenez l’épave chez vous"),
        ("You win", "Vous gagnez"),
    ]


@rule("GA-5.2")
def test_the_story_of_a_draw() -> None:
    board = Board({"A": "home", "B": "e9"}, turn="B", round=250, spun=1).play("fly e8")
    assert told(board) == ["B flies to e8", "250 rounds are over: a draw"]
    assert told_in_french(board)[1] == "250 tours de table ont passé : match nul"


# What is asked


def test_prompts_to_fly() -> None:
    board = Board({"A": "e9", "B": "home"}, spun=2)
    assert prompt(board, "A") == ("You spun 2: choose where to fly.", "Vous avez fait 2 : choisissez où voler.")
    assert prompt(board, "B") == prompt(board) == ("A’s turn to fly.", "C’est à A de voler.")
    carrying = Board({"A": "e9", "B": "home"}, carrier="A", spun=5)
    assert prompt(carrying, "A")[0] == "You spun 5: fly on with the derelict in tow."
    assert prompt(carrying, "A")[1] == "Vous avez fait 5 : volez, l’épave en remorque."


def test_prompts_while_luck_has_its_way() -> None:
    for board in (Opening(2), Opening(2).deal(), Board({"A": "e9", "B": "home"}), challenge(), fired(B="home")):
        for seat in ("A", "B", ""):
            assert prompt(board, seat) == ("The spinner turns …", "La flèche tourne…")


def test_prompts_to_jump() -> None:
    board = Board({"A": "f5", "B": "home"}, spun=1).play("fly f6")
    assert prompt(board, "A")[0] == "A black hole: jump to another one, or stay."
    assert prompt(board, "A")[1] == "Un gouffre noir : sautez vers un autre, ou restez."
    assert prompt(board, "B")[0] == "A may jump to another black hole."


def test_prompts_of_a_challenge_out_of_turn() -> None:
    board = challenge("spin 2", "spin 6", "spin 3")
    assert prompt(board, "B") == (
        "You won the challenge and spun 3: fly with the derelict.",
        "Défi gagné, et vous avez fait 3 : volez avec l’épave.",
    )
    assert prompt(board, "A") == ("B’s turn to fly.", "C’est à B de voler.")
    board.play("fly j11")
    assert prompt(board, "B") == (
        "You won: choose the planet where A goes.",
        "Gagné : choisissez la planète où va A.",
    )
    assert prompt(board, "A") == ("B chooses a planet for A.", "B choisit une planète pour A.")


def test_prompts_to_play_cards_and_to_evade() -> None:
    board = Board({"A": "e9", "B": "m12"}, cards={"A": "laser force"}, evasions={"B": 2}, phase=CARDS)
    assert prompt(board, "A") == ("Play a card, or end your turn.", "Jouez une carte, ou terminez votre tour.")
    assert prompt(board, "B") == ("A may play cards.", "A peut jouer des cartes.")
    board.play("force B h3")
    assert prompt(board, "B") == (
        "A’s force field would throw you to h3: spend an evasion card? You have 2.",
        "Le champ de force de A vous projetterait en h3 : jouer une dérobade ? Il vous en reste 2.",
    )
    assert prompt(board, "A") == prompt(board) == ("B may evade.", "B peut se dérober.")
    board.play("evade", "laser", "spin 1", "quarter se")
    assert prompt(board, "B") == (
        "A’s laser strikes your quarter: spend an evasion card? You have 1.",
        "Le laser de A frappe votre quart : jouer une dérobade ? Il vous en reste 1.",
    )


def test_prompt_after_the_end() -> None:
    board = Board({"A": "f2", "B": "home"}, carrier="A", spun=4).play("fly home")
    assert prompt(board, "A") == prompt(board, "B") == ("The match is over.", "La partie est terminée.")


def test_choices_to_fly_say_what_they_are_for() -> None:
    free = Board({"A": "f8", "B": "home"}, derelict="f9", spun=2)
    assert said(free, "fly e7") == ("fly to e7", "voler en e7")
    assert said(free, "fly f6") == ("fly to f6, a black hole", "voler en f6, un gouffre noir")
    assert said(free, "fly f9") == ("fly to f9 and capture the derelict", "voler en f9 et capturer l’épave")
    near = Board({"A": "j5", "B": "j8"}, carrier="B", spun=3)
    assert said(near, "fly i7") == ("fly to i7 and challenge B", "voler en i7 et défier B")
    assert said(near, "fly j2") == ("fly to j2", "voler en j2")
    home = Board({"A": "f2", "B": "home"}, carrier="A", spun=4)
    assert said(home, "fly home") == ("fly home with the derelict", "rentrer avec l’épave")
    assert said(home, "fly d2") == ("fly to d2", "voler en d2")


def test_other_choices() -> None:
    jump = Board({"A": "f5", "B": "home"}, spun=1).play("fly f6")
    assert said(jump, "jump n6") == ("jump to n6", "sauter en n6")
    assert said(jump, "stay") == ("stay here", "rester ici")
    send = challenge("spin 5", "spin 2", "spin 1", "fly j6")
    assert said(send, "send l17") == ("send B to l17", "envoyer B en l17")
    cards = Board({"A": "e9", "B": "m12"}, cards={"A": "overdrive force"}, phase=CARDS)
    assert said(cards, "overdrive") == (
        "overdrive: spin and fly again",
        "suraccélération : tourner et voler encore",
    )
    assert said(cards, "force B h3") == ("force field: B to h3", "champ de force : B en h3")
    assert said(cards, "done") == ("end the turn", "terminer le tour")
    laser = Board({"A": "e9", "B": "m12"}, cards={"A": "laser"}, phase=CARDS)
    assert said(laser, "laser") == ("laser: fire at the quarters", "rayons laser : tirer sur les quarts")
    evading = forced()
    assert said(evading, "evade") == ("evade: spend a card", "se dérober : dépenser une carte")
    assert said(evading, "accept") == ("let it happen", "laisser faire")
    assert said(Board({"A": "e9", "B": "home"}), "spin 4") == ("the spinner shows 4", "la flèche donne 4")


# The picture


def test_the_picture_of_an_opening() -> None:
    opening = Opening(3)
    picture = opening.picture()
    assert (picture["size"], picture["phase"], picture["rounds"], picture["round"]) == (19, "dealing", 250, 1)
    assert picture["turn"] is picture["mover"] is picture["lots"] is picture["flight"] is picture["won"] is None
    assert picture["spun"] == NOTHING_SPUN
    assert picture["drawn"] is False
    assert picture["evasions"] == [3, 3, 3]
    assert picture["derelict"] == {"at": "j10", "carrier": None}
    opening.deal().play("spin 3")
    picture = opening.picture()
    assert (picture["phase"], picture["turn"], picture["mover"]) == ("lots", None, None)
    assert picture["lots"] == [3, None, None]
    assert picture["spun"] == {"by": 0, "number": 3, "quarter": None, "why": "lots"}
    assert picture["cards"] == [["overdrive", "laser"]] * 3
    assert picture["decks"][0] == {"overdrive": 2, "force": 3, "laser": 2}


@rule("GA-1.7")
@pytest.mark.parametrize(
    ("spins", "by"),
    [
        ((3, 5, 1, 5), 3),
        ((5, 3, 1, 5), 3),
        ((5, 5, 1, 2), 3),
        ((5, 3, 1, 5, 2), 0),
        ((2, 5, 5, 1, 6), 1),
        ((4, 4, 4, 4), 3),
    ],
)
def test_while_lots_are_drawn_the_spinner_shows_the_last_one(spins: tuple[int, ...], by: int) -> None:
    board = Opening(4).deal().play(*(f"spin {n}" for n in spins))
    assert board.phase == "lots"
    assert board.picture()["spun"] == {"by": by, "number": spins[-1], "quarter": None, "why": "lots"}


@rule("GA-1.7")
def test_when_lots_are_drawn_the_spinner_shows_nothing_or_the_last_one() -> None:
    board = Opening(3).deal().play("spin 5", "spin 5", "spin 1", "spin 2", "spin 3")
    assert (board.phase, board.turn) == ("spinning", "B")
    assert board.picture()["spun"] in (NOTHING_SPUN, {"by": 1, "number": 3, "quarter": None, "why": "lots"})


def test_what_the_spinner_shows_in_a_turn() -> None:
    def spun(board: Board) -> tuple[object, ...]:
        shown = board.picture()["spun"]
        return shown["by"], shown["number"], shown["quarter"], shown["why"]

    board = Board({"A": "j6", "B": "j8"}, carrier="B", cards={"A": "laser laser"})
    assert spun(board) == (None, None, None, None)
    assert spun(board.play("spin 1")) == (0, 1, None, "move")
    board.play("fly j7")
    assert spun(board.play("spin 3")) == (0, 3, None, "battle")
    assert spun(board.play("spin 3")) == (1, 3, None, "battle")
    assert spun(board.play("spin 2")) == (0, 2, None, "battle")
    assert spun(board.play("spin 6")) == (1, 6, None, "battle")
    assert spun(board.play("spin 5")) == (1, 5, None, "move")
    board.play("fly j13")
    assert spun(board) == (1, 5, None, "move")
    board.play("send h3", "laser")
    assert spun(board.play("spin 2")) == (0, 2, None, "shots")
    assert spun(board.play("quarter nw")) == (0, None, "nw", "aim")
    assert spun(board.play("quarter sw")) == (0, None, "sw", "aim")
    board.play("evade", "laser")
    assert spun(board)[3] != "aim"


def test_the_picture_of_a_challenge() -> None:
    board = challenge(cards={"A": "laser"})
    expected = {"attacker": 0, "defender": 1, "attack": None, "defence": None, "winner": None}
    assert board.picture()["battle"] == expected
    board.play("spin 2")
    assert board.picture()["battle"] == expected | {"attack": 2}
    board.play("spin 2")
    assert board.picture()["phase"] == "battle"
    board.play("spin 1")
    assert board.picture()["battle"] == expected | {"attack": 1}
    board.play("spin 6")
    won = expected | {"attack": 1, "defence": 6, "winner": 1}
    assert board.picture()["battle"] == won
    assert (board.picture()["turn"], board.picture()["mover"]) == (0, 1)
    board.play("spin 1", "fly j9")
    picture = board.picture()
    assert picture["battle"] == won
    assert picture["sending"] == {"by": 1, "loser": 0, "planets": ["h3", "q8", "l17", "c12"]}
    board.play("send h3")
    assert board.picture()["battle"] is board.picture()["sending"] is None
    assert board.picture()["mover"] == 0
    assert board.picture()["free"] == ["q8", "l17", "c12"]


def test_the_picture_of_a_second_challenge_begins_anew() -> None:
    board = challenge("spin 2", "spin 5", "spin 5", "fly h5", "send h3", cards={"A": "overdrive laser"})
    board.play("overdrive", "spin 1", "fly h4")
    battle = board.picture()["battle"]
    assert battle == {"attacker": 0, "defender": 1, "attack": None, "defence": None, "winner": None}
    assert board.picture()["spun"] == {"by": 0, "number": 1, "quarter": None, "why": "move"}


def test_the_picture_of_a_challenge_that_the_attacker_won() -> None:
    board = challenge("spin 6", "spin 1")
    assert board.picture()["battle"] == {"attacker": 0, "defender": 1, "attack": 6, "defence": 1, "winner": 0}


def test_the_picture_of_a_laser() -> None:
    board = Board({"A": "e9", "B": "m3"}, cards={"A": "laser overdrive"}, phase=CARDS)
    assert board.picture()["laser"] is None
    board.play("laser", "spin 2")
    assert board.picture()["laser"] == {"by": 0, "shots": 2, "left": 2, "quarter": None}
    board.play("quarter ne")
    assert board.picture()["laser"] == {"by": 0, "shots": 2, "left": 1, "quarter": "ne"}
    assert board.picture()["threat"] == {"seat": 1, "by": 0, "card": "laser", "planet": None}
    board.play("accept")
    assert board.picture()["threat"] is None
    board.play("quarter sw", "overdrive")
    assert board.picture()["laser"] is None


def test_the_picture_of_a_force_field() -> None:
    board = forced()
    assert board.picture()["threat"] == {"seat": 1, "by": 0, "card": "force", "planet": "h3"}
    assert board.picture()["laser"] is None
    assert board.play("accept").picture()["threat"] is None


def test_the_picture_of_the_end() -> None:
    won = Board({"A": "f2", "B": "home"}, carrier="A", spun=4).play("fly home").picture()
    assert (won["phase"], won["won"], won["drawn"], won["turn"], won["mover"]) == ("over", 0, False, None, None)
    drawn = Board({"A": "home", "B": "e9"}, turn="B", round=250, spun=1).play("fly e8").picture()
    assert (drawn["phase"], drawn["won"], drawn["drawn"], drawn["round"]) == ("over", None, True, 250)


def test_the_picture_of_flights() -> None:
    board = Board({"A": "f2", "B": "home"}, spun=4)
    assert board.picture()["flight"] is None
    board.play("fly f6")
    assert board.picture()["flight"] == {"seat": 0, "path": ["f2", "f3", "f4", "f5", "f6"], "jump": False}
    board.play("jump n6")
    assert board.picture()["flight"] == {"seat": 0, "path": ["f6", "n6"], "jump": True}
    board.play("spin 1")
    assert board.picture()["flight"] is None
    board.play("fly p17")
    assert board.picture()["flight"] == {"seat": 1, "path": ["home", "p17"], "jump": False}
    home = Board({"A": "d1", "B": "e1", "C": "d2"}, carrier="A", spun=4).play("fly home")
    assert home.picture()["flight"] == {"seat": 0, "path": ["d1", "home"], "jump": False}
    stay = Board({"A": "f5", "B": "home"}, spun=1).play("fly f6", "stay")
    assert stay.picture()["flight"] is None


def test_a_flight_is_shown_as_it_was_even_if_it_goes_around() -> None:
    board = Board({"A": "j5", "B": "j6"}, derelict="a10", spun=4).play("fly j7")
    path = board.picture()["flight"]["path"]
    assert path in (["j5", "i5", "i6", "i7", "j7"], ["j5", "k5", "k6", "k7", "j7"])


@pytest.mark.parametrize(
    ("jets", "more"),
    [
        ({"A": "home", "B": "home"}, {}),
        ({"A": "home", "B": "d2", "C": "b4", "D": "e2"}, {}),
        ({"A": "j8", "B": "home"}, {}),
        ({"A": "f5", "B": "e5", "C": "g5", "D": "f4"}, {"derelict": "f8"}),
        ({"A": "d1", "B": "e1", "C": "f3"}, {"carrier": "C"}),
        ({"A": "f2", "B": "e2", "C": "home"}, {"carrier": "A"}),
        ({"A": "d1", "B": "e1", "C": "e2", "D": "d3"}, {"carrier": "A"}),
        ({"A": "d2", "B": "d3", "C": "e2", "D": "f1"}, {}),
        ({"A": "a10", "B": "home", "C": "p17"}, {"carrier": "C", "turn": "C"}),
        ({"A": "j7", "B": "i9", "C": "k8", "D": "n7"}, {"carrier": "B", "turn": "D"}),
    ],
)
@pytest.mark.parametrize("spun", range(1, 7))
def test_every_end_is_shown_with_a_way_there(jets: dict[str, str], more: dict[str, str], spun: int) -> None:
    board = Board(jets, spun=spun, **more)  # type: ignore[arg-type]
    seat = LETTERS.index(more.get("turn", "A"))
    ends = board.picture(seat)["ends"]
    assert {end["to"] for end in ends} == board.ends()
    assert len(ends) == len(board.ends())
    others = {at for letter, at in jets.items() if LETTERS.index(letter) != seat} - {"home"}
    full = {len(end["path"]) - 1 for end in ends if end["why"] == "full"}
    assert len(full) <= 1
    for end in ends:
        path = end["path"]
        assert (path[0], path[-1]) == (jets[LETTERS[seat]], end["to"])
        assert len(path) == len(set(path))
        assert not others & set(path)
        assert all(step(one, other, CORNERS[len(jets)][seat]) for one, other in pairwise(path))
        assert 1 <= len(path) - 1 <= spun
        assert reason(end, board, seat)
    for viewer in (SPECTATOR, (seat + 1) % len(jets)):
        assert board.picture(viewer)["ends"] == []


def step(one: str, other: str, corner: str) -> bool:
    """Whether a step leads from one place to another: on the field, or out of or into this station."""
    if "home" in (one, other):
        return ({one, other} - {"home"}).pop() in BESIDE[corner]
    for square in (one, other):
        if square[0] in "abcqrs" and square[1:] in ("1", "2", "3", "17", "18", "19"):
            return False
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:])) == 1


def reason(end: dict[str, Any], board: Board, seat: int) -> bool:
    """Whether it is true what a flight is said to be for."""
    to, carrier = end["to"], board.carrier
    across = abs(ord(to[0]) - ord(board.derelict[0])) if to != "home" else 9
    down = abs(int(to[1:]) - int(board.derelict[1:])) if to != "home" else 9
    return bool(
        {
            "home": to == "home" and carrier == LETTERS[seat],
            "derelict": carrier is None and to == board.derelict,
            "hole": to in ("f6", "n6", "f14", "n14"),
            "battle": carrier not in (None, LETTERS[seat]) and max(across, down) == 1,
            "full": to not in ("home", "f6", "n6", "f14", "n14")
            and not (carrier is None and to == board.derelict)
            and not (carrier not in (None, LETTERS[seat]) and max(across, down) == 1),
        }[end["why"]]
    )


@rule("GA-2.2")
@pytest.mark.parametrize("spun", range(1, 7))
def test_ways_to_ordinary_ends_have_the_full_length(spun: int) -> None:
    for jets in ({"A": "j5", "B": "home"}, {"A": "home", "B": "j5"}):
        ends = Board(jets, spun=spun).picture(0)["ends"]
        assert {len(end["path"]) - 1 for end in ends if end["why"] == "full"} == {spun}


# For a terminal


def test_drawing() -> None:
    jets = {"A": "d4", "B": "home", "C": "j8", "D": "home"}
    cards, decks = {"A": "overdrive laser", "B": "force"}, {"A": "laser"}
    board = Board(jets, carrier="C", cards=cards, decks=decks, evasions={"B": 0, "C": 1})
    lines = board.match.view(0).draw().splitlines()
    assert len(lines) == 1 + 19 + 4
    assert lines[0].split() == list("abcdefghijklmnopqrs")
    assert lines[1].split() == ["1", *"###", *"······", "+", *"······", *"###"]
    assert lines[2].split() == ["2", *"###", *"······", "+", *"······", "#", "B", "#"]
    assert lines[3].split() == ["3", *"###", *"····o·", "+", *"······", *"###"]
    assert lines[4].split() == ["4", *"···A·····", "+", *"·········"]
    assert lines[6].split() == ["6", *"·····@···", "+", *"···@·····"]
    assert lines[8].split() == ["8", *"·········", "C*", *"······o··"]
    assert lines[10].split() == ["10", *"+" * 19]
    assert lines[18].split() == ["18", "#", "D", "#", *"······", "+", *"······", *"###"]
    assert lines[20:] == ["(A) O L  +1  !!!", "(B) F  +0", "(C) -  +0  !", "(D) -  +0  !!!"]


def test_drawing_with_what_can_be_reached() -> None:
    free = Board({"A": "j8", "B": "home"}, spun=3).match.view(0).draw().splitlines()
    assert free[9].split()[9:12] == ["·", "<+>", "·"]
    assert free[10].split()[9:12] == ["<+>", "<*>", "<+>"]
    away = Board({"A": "j8", "B": "home"}, spun=3).match.view(1).draw()
    assert "<" not in away
    assert "*" in away
    home = Board({"A": "f2", "B": "home"}, carrier="A", spun=4).match.view(0).draw().splitlines()
    assert home[2].split()[:7] == ["2", "#", "<#>", "#", "<·>", "·", "A*"]
    jump = Board({"A": "f5", "B": "n6"}, spun=1).play("fly f6").match.view(0).draw().splitlines()
    assert (jump[6].split()[6], jump[6].split()[14]) == ("A", "B")
    assert (jump[14].split()[6], jump[14].split()[14]) == ("<@>", "<@>")
    force = Board({"A": "e9", "B": "h3"}, cards={"A": "force"}, phase=CARDS).match.view(0).draw()
    assert force.count("<o>") == 3
    assert force.splitlines()[3].split()[8] == "B"


def test_drawing_the_end() -> None:
    board = Board({"A": "f2", "B": "home"}, carrier="A", spun=4).play("fly home")
    assert board.match.view(1).draw().splitlines()[2].split()[:4] == ["2", "#", "A*", "#"]


def test_the_legend_has_every_sign() -> None:
    for words in LEGEND:
        assert all(sign in words for sign in ("A*", "@", " o ", "+", "#", "!", "<"))


# Components


@pytest.mark.parametrize(
    ("where", "value", "complaint"),
    [
        (("field", "side"), 17, "field: 19 squares"),
        (("holes", "at"), ["f6", "n6", "f14", "b2"], "b2 is no square"),
        (("planets", "at"), ["h3", "q8", "l17"], "four holes, four planets"),
        (("planets", "at"), ["f6", "q8", "l17", "c12"], "four holes, four planets"),
        (("derelict", "at"), "h3", "four holes, four planets"),
        (("stations", "3"), ["nw", "ne"], "stations: 3 players"),
        (("stations", "2"), ["se", "nw"], "stations: 2 players"),
        (("cards", "laser"), 4, "cards: up to 3"),
        (("cards", "face_up"), 3, "cards: up to 3"),
        (("spinner", "numbers"), 7, "spinner: numbers up to 6"),
        (("match", "rounds"), 251, "match: at most 250"),
    ],
)
def test_components_that_cannot_be_played_with_are_named(where: tuple[str, str], value: object, complaint: str) -> None:
    assert wrong_with(COMPONENTS) is None
    damaged = copy.deepcopy(COMPONENTS)
    inner: Any = damaged
    inner[where[0]][where[1]] = value
    assert str(wrong_with(damaged)).startswith(complaint)
