"""What people see of Asteroyds, and what they are asked."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from astroport.core.contract import SPECTATOR
from astroport.core.words import Words
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.present import LEGEND, describe, draw, picture, prompt
from astroport.games.asteroyds.state import (
    CELL_NAMES,
    PILOT_NAMES,
    POD,
)
from astroport.testing import rule
from astroport.testing.position import Position, hidden

from .scenes import VARIANTS, Opening, Scene, walk

# The picture

SHAPE = {
    "phase": str, "turn": int, "turns": int, "round": int, "goal": int, "teams": list, "ships": list, "pods": list,
    "turrets": list, "rocks": list, "compass": (str, type(None)), "drift": (int, type(None)), "destructible": bool,
    "beams": list, "placing": (dict, type(None)), "moves": dict, "result": (dict, type(None)),
}  # fmt: skip
TEAM = {
    "name": str, "score": int, "die": (int, type(None)), "platform": str, "heading": str, "zone": list, "home": str,
    "asteroyd": str, "carrier": (int, type(None)), "seats": list,
}  # fmt: skip
SHIP = {
    "ship": int, "seat": int, "name": str, "team": str, "cell": str, "heading": str, "off": bool, "carries": list,
    "via": (str, type(None)), "pilot": (str, type(None)), "spent": bool, "powers": list, "done": bool,
    "program": (list, type(None)), "rounds": list, "mode": (str, type(None)),
}  # fmt: skip
TURRET = {"cell": str, "team": str, "facing": str, "off": bool, "fires": (str, type(None))}
BEAM = {
    "from": str, "way": str, "to": str, "team": str, "ship": (int, type(None)), "turret": (int, type(None)),
}  # fmt: skip
PHASES = {"place", "face", "deal", "orient", "roll", "program", "drift", "resolve", "over"}


def fits(shown: dict[str, Any], shape: dict[str, Any]) -> bool:
    return shown.keys() == shape.keys() and all(
        isinstance(shown[name], kind) and (kind is bool or not isinstance(shown[name], bool))
        for name, kind in shape.items()
    )


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_picture_has_its_shape_in_all_phases(seats: int, options: dict[str, Any]) -> None:
    position = Position(GAME, seats, GAME.settle(seats, options))
    met = set()
    for state, _, _ in walk(position, random.Random(seats), 400):
        for viewer in (0, seats - 1, SPECTATOR):
            shown = picture(hidden(position, state, viewer)[0], viewer)
            assert json.loads(json.dumps(shown)) == shown
            assert fits(shown, SHAPE)
            assert len(shown["teams"]) == options.get("teams", 2)
            assert all(fits(team, TEAM) for team in shown["teams"])
            assert all(fits(ship, SHIP) for ship in shown["ships"])
            assert all(fits(turret, TURRET) for turret in shown["turrets"])
            assert all(fits(beam, BEAM) for beam in shown["beams"])
            assert all(fits(rock, {"rock": int, "cell": str}) for rock in shown["rocks"])
        met.add(shown["phase"])
        assert (shown["placing"] is None) == (shown["phase"] not in ("place", "face"))
    expected = {"roll", "program", "resolve"}
    expected |= {"place", "face"} if options.get("own_layout") else set()
    expected |= {"deal"} if options.get("pilots") else set()
    expected |= {"orient", "drift"} if options.get("rocks") else set()
    assert met == expected
    assert met < PHASES


@rule("AC-1.2", "AC-1.3", "AC-1.4")
def test_the_picture_of_a_beginning() -> None:
    shown = picture(Position(GAME, 4, GAME.settle(4)).state[0], 0)
    red, white = shown["teams"]
    assert (red["platform"], red["heading"], red["home"], red["asteroyd"]) == ("g4", "E", "g2", "g2")
    assert sorted(red["zone"]) == ["f3", "f4", "g3", "g5", "h3", "h4"]
    assert (red["seats"], white["seats"]) == ([0, 2], [1, 3])
    assert (white["die"], white["carrier"], white["score"]) == (None, None, 0)
    assert [(ship["name"], ship["team"], ship["cell"], ship["heading"]) for ship in shown["ships"]] == [
        ("A", "red", "g4", "E"),
        ("B", "white", "g11", "W"),
        ("C", "red", "g4", "E"),
        ("D", "white", "g11", "W"),
    ]
    assert (shown["phase"], shown["turn"], shown["turns"], shown["round"], shown["goal"]) == ("roll", 1, 60, 0, 3)
    assert sorted(shown["pods"]) == ["d5", "d9", "g12", "g3", "g7", "g8", "j5", "j9"]
    assert shown["turrets"][0] == {"cell": "e3", "team": "red", "facing": "SW", "off": False, "fires": None}
    assert shown["moves"] == {
        "empty": [0, 0],
        "shoot": [0, 0],
        "forward": [0, 1],
        "right": [1, 1],
        "left": [5, 1],
        "about": [3, 0],
    }


@rule("AC-1.3", "AC-7.2", "AC-7.3")
def test_who_flies_for_whom() -> None:
    def crews(seats: int, **options: Any) -> dict[str, str]:
        shown = picture(Position(GAME, seats, GAME.settle(seats, options)).state[0], 0)
        return {
            team["name"]: " ".join(ship["name"] for ship in shown["ships"] if ship["team"] == team["name"])
            for team in shown["teams"]
        }

    assert crews(2) == {"red": "A1 A2", "white": "B1 B2"}
    assert crews(2, ships=3) == {"red": "A1 A2 A3", "white": "B1 B2 B3"}
    assert crews(5) == {"red": "B D", "white": "A C E"}
    assert crews(6) == {"red": "A C E", "white": "B D F"}
    assert crews(6, teams=3) == {"red": "A D", "white": "B E", "blue": "C F"}
    assert picture(Position(GAME, 6, GAME.settle(6, {"teams": 3})).state[0], 0)["goal"] == 2


def test_the_picture_of_powers_moves_and_a_ship_under_way() -> None:
    scene = Scene(pilots=True).at(A="c4 E", B="c12 W").does(A="double", B="shoot").mode(A="shield")
    scene.s.pilot[:4] = range(4)
    scene.s.filled[:4] = 8
    scene.carrying(A="white")
    assert PILOT_NAMES[0] == "double"
    scene.round()
    ship = scene.picture()["ships"][0]
    assert (ship["cell"], ship["via"], ship["carries"]) == ("c6", "c5", ["white"])
    assert (ship["pilot"], ship["spent"], ship["powers"]) == ("double", True, [])
    assert (ship["program"][0], ship["rounds"], ship["mode"], ship["done"]) == ("double", [1], "shield", True)
    assert scene.picture()["ships"][3]["powers"] == ["wide-right", "wide-left"]
    assert (scene.picture()["teams"][1]["asteroyd"], scene.picture()["teams"][1]["carrier"]) == ("c6", 0)
    assert scene.picture()["beams"] == [
        {"from": "c12", "way": "W", "to": "c2", "team": "white", "ship": 1, "turret": None}
    ]
    moves = scene.picture()["moves"]
    assert (moves["double"], moves["back"], moves["turnabout"]) == ([0, 2], [0, -1], [3, 1])
    assert (moves["wide-right"], moves["spin-left"]) == ([2, 1], [4, 0])


def test_the_picture_of_turrets_and_dice() -> None:
    scene = Scene().turrets_on("e3", "i12", red=2, white=1)
    turrets = {turret["cell"]: turret for turret in scene.picture()["turrets"]}
    assert turrets["e3"] == {"cell": "e3", "team": "red", "facing": "SW", "off": False, "fires": "E"}
    assert turrets["i12"] == {"cell": "i12", "team": "white", "facing": "SW", "off": False, "fires": "SW"}
    assert turrets["i3"]["off"]
    assert [team["die"] for team in scene.picture()["teams"]] == [2, 1]
    scene.round()
    assert [(beam["from"], beam["turret"]) for beam in scene.picture()["beams"]] == [("e3", 0), ("i12", 3)]


# In a terminal


def test_the_drawing() -> None:
    scene = Scene(rocks=2).at(A="c4 NE", B="c6 W", D="c6 E").lying(white="e7").turrets_on("e3", red=2)
    scene.s.die[2] = 0
    lines = draw(scene.s).splitlines()
    rows = {line[0]: line for line in lines[1:14]}
    assert "".join(rows) == "abcdefghijklm"
    assert " ".join(rows["c"].split()) == "c . . A↗ . B+ . . . . . . ."
    assert " ".join(rows["g"].split()) == "g . . *r o [R] . . o o . . [W] o (w) . ."
    assert rows["e"].split()[3] == "r→"
    assert rows["e"].split()[12] == "w×"
    assert rows["e"].split()[7] == "*w"
    assert rows["f"].split()[8] == "@"
    assert rows["c"].index("A") == rows["g"].index("R"), "both in column 4"
    assert rows["b"].index(".") - rows["c"].index(".") == 2, "shifted by half a cell"
    assert "[W]  0  1  *e7" in lines
    assert "A r c4↗ |" in lines


def test_the_drawing_shows_programs_as_far_as_they_are_known() -> None:
    match = Opening(4)
    for text in ("die 1", "die 1"):
        match.play(text)
    for text in ("column forward", "column right", "column shoot", "column empty", "column about", "column left"):
        match.position.play(0, match.lexicon.parse(text).number)
    match.position.play(0, match.lexicon.parse("round 3").number)
    match.position.play(0, match.lexicon.parse("mode shield").number)
    state = match.position.state
    assert "A r g4→ | ^ > ! . v < | 3#" in draw(hidden(match.position, state, 2)[0]).splitlines()
    assert "A r g4→ | =" in draw(hidden(match.position, state, 1)[0]).splitlines()
    assert "C r g4→ | ?" in draw(hidden(match.position, state, 1)[0]).splitlines()


def test_lit_cells_stand_in_angles() -> None:
    match = Opening(4, own_layout=True)
    choices = [match.position.table[number] for number in match.position.legal(0)]
    row = draw(match.position.state[0], choices).splitlines()[3]
    assert row.split() == ["c", *["<.>"] * 6, *["."] * 6]


def test_the_legend_explains_every_sign() -> None:
    for words in LEGEND:
        assert all(sign in words for sign in ("[R]", "*r", "(r)", "@", "×", "<angles>", "^^", "))", "#", "="))


# What is asked


def settled(match: Opening, seat: int, *texts: str) -> Words:
    """A seat plays, and is asked for more."""
    for text in texts:
        match.position.play(seat, match.lexicon.parse(text).number)
    return match.asked(seat)


@rule("AC-2.2", "AC-2.3")
def test_the_steps_of_a_program_are_asked_for() -> None:
    match = Opening(2)
    assert match.asked(0) == ("The dice are rolled …", "On lance les dés…")
    match.play("die 1")
    match.play("die 1")
    assert match.asked(0) == ("Program A1: column 1.", "Programmez A1 : colonne 1.")
    assert settled(match, 0, "column shoot", "column left")[0] == "Program A1: column 3."
    assert settled(match, 0, *["column empty"] * 4) == (
        "Program A1: a round to pierce or shield.",
        "Programmez A1 : un round pour Imparable ou Bouclier.",
    )
    assert settled(match, 0, "round 4") == (
        "Program A1: pierce or shield in round 4.",
        "Programmez A1 : Imparable ou Bouclier au round 4.",
    )
    assert settled(match, 0, "mode shoot")[0] == "Program A2: column 1."
    assert settled(match, 0, *["column empty"] * 6, "round none") == (
        "Program A2: no round, so a mode has no effect.",
        "Programmez A2 : aucun round, un mode reste donc sans effet.",
    )
    assert settled(match, 0, "mode none") == (
        "Still programming: B.",
        "Programment encore : B.",
    )
    assert match.asked(SPECTATOR)[0] == "Still programming: B."


@rule("AC-7.1")
def test_the_shield_pilot_is_asked_for_two_rounds() -> None:
    match = Opening(4, pilots=True)
    for pilot in ("shield", "double", "back", "wide"):
        match.play(f"pilot {pilot}")
    match.play("die 1")
    match.play("die 1")
    assert match.asked(0) == ("Program your ship: column 1.", "Programmez votre vaisseau : colonne 1.")
    assert settled(match, 0, *["column empty"] * 6)[0] == "Program your ship: a round for the shield."
    assert settled(match, 0, "round 2")[1] == "Programmez votre vaisseau : un autre round pour le bouclier."
    assert settled(match, 0, "round 5")[0] == "Still programming: B, C and D."


def test_what_is_said_while_chance_acts() -> None:
    scene = Scene()
    scene.s.now = 2
    assert prompt(scene.s, 0, []) == (
        "The programs run: round 3 …",
        "Les programmes se déroulent : round 3…",
    )
    over = Scene().at(A="g6 W").carrying(A="white").does(A="forward").scored(red=2)
    over.round()
    assert prompt(over.s, 0, []) == ("The match is over.", "La partie est terminée.")


def test_every_action_is_said_in_words_of_its_own() -> None:
    options = GAME.settle(2, {"pilots": True, "rocks": 2})
    state = Position(GAME, 2, options).state[0]
    actions = list(GAME.variant(2, options).lexicon)
    for language in (0, 1):
        said = [describe(state, action)[language] for action in actions]
        assert all(said)
        assert len(set(said)) == len(said)
    by_text = {action.text: describe(state, action) for action in actions}
    assert by_text["column right"] == ("turn right, then forward", "tourner à droite, puis avancer")
    assert by_text["round none"] == ("no round", "aucun round")
    assert by_text["face SW"] == ("the 1 points southwest", "le 1 pointe vers le sud-ouest")
    assert by_text["place g5"] == ("place the piece on g5", "poser la pièce en g5")


def test_pods_are_named_as_they_stand() -> None:
    scene = Scene()
    pods = [CELL_NAMES[cell] for cell, what in enumerate(scene.s.grid.tolist()) if what == POD]
    assert scene.picture()["pods"] == pods
