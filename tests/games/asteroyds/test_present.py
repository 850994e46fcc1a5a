"""What people see and read of Asteroyds."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from astroport.core.contract import CHANCE, SPECTATOR
from astroport.core.words import Words
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.present import LEGEND, draw, picture, prompt, say, tell
from astroport.games.asteroyds.state import (
    CELL_NAMES,
    DIRECTION_NAMES,
    DRIFT,
    DRIFTING,
    MODE_NAMES,
    PILOT_NAMES,
    POD,
    RESOLVE,
    RESOLVING,
    ROCK,
    TEAM_NAMES,
    TOKEN_NAMES,
)
from astroport.testing import rule
from astroport.testing.position import Position, copied, hidden

LETTERS = "ABCDEF"
Told = list[tuple[str, str]]  # in English and in French


class Scene:
    """A position set up by hand: all turrets are off, and programs run. Ships go by their names: A, or A2."""

    def __init__(self, seats: int = 4, **options: Any) -> None:
        self.position = Position(GAME, seats, GAME.settle(seats, options))
        self.now = self.position.state
        self.s = self.now[0]
        self.s.phase = RESOLVING
        self.s.turrets_off = 15
        self.s.done = (1 << int(self.s.ships)) - 1

    def ship(self, name: str) -> int:
        number = int(name[1:]) - 1 if name[1:] else 0
        return LETTERS.index(name[0]) + number * int(self.s.seats)

    def at(self, **places: str) -> Scene:
        """Ships on cells with a heading: A="c4 E"."""
        for name, place in places.items():
            cell, heading = place.split()
            self.s.cell[self.ship(name)] = CELL_NAMES.index(cell)
            self.s.heading[self.ship(name)] = DIRECTION_NAMES.index(heading)
        return self

    def does(self, **tokens: str) -> Scene:
        """What ships do in this round."""
        for name, token in tokens.items():
            self.s.program[self.ship(name), self.s.now] = TOKEN_NAMES.index(token)
        return self

    def mode(self, **modes: str) -> Scene:
        """The mode that ships have on this round."""
        for name, mode in modes.items():
            self.s.mode[self.ship(name)] = MODE_NAMES.index(mode)
            self.s.rounds[self.ship(name)] = 1 << int(self.s.now)
        return self

    def carrying(self, **teams: str) -> Scene:
        """What ships carry: A="white"."""
        for name, colours in teams.items():
            for colour in colours.split():
                team = TEAM_NAMES.index(colour)
                self.s.carries[self.ship(name)] |= 1 << team
                self.s.asteroyd[team] = self.s.cell[self.ship(name)]
        return self

    def lying(self, **cells: str) -> Scene:
        """Asteroyds on cells: white="c6"."""
        for team, cell in cells.items():
            self.s.asteroyd[TEAM_NAMES.index(team)] = CELL_NAMES.index(cell)
        return self

    def turrets_on(self, *cells: str, **dice: int) -> Scene:
        """These turrets are on, with these dice of the teams."""
        for turret, cell in enumerate(self.s.turret_cell.tolist()):
            if cell < len(CELL_NAMES) and CELL_NAMES[cell] in cells:
                self.s.turrets_off &= ~(1 << turret) & 15
        for team, die in dice.items():
            self.s.die[TEAM_NAMES.index(team)] = die - 1
        return self

    def scored(self, **scores: int) -> Scene:
        for team, score in scores.items():
            self.s.score[TEAM_NAMES.index(team)] = score
        return self

    def rocks_at(self, *cells: str) -> Scene:
        for rock, cell in enumerate(cells):
            self.s.grid[self.s.rock_cell[rock]] = 0
            self.s.rock_cell[rock] = CELL_NAMES.index(cell)
            self.s.grid[self.s.rock_cell[rock]] = ROCK
        return self

    def happens(self, viewer: str = "", action: int = RESOLVE) -> Told:
        """Chance does something, and what a viewer is told of it: a seat by its letter, or a spectator."""
        after = copied(self.now)
        self.position.engine.module.apply(after[0], CHANCE, action)
        seat = LETTERS.index(viewer) if viewer else SPECTATOR
        told = tell(self.s, CHANCE, self.position.table[action], after[0], seat)
        self.now, self.s = after, after[0]
        return heard(told, seat)

    def round(self, viewer: str = "") -> Told:
        """What is told of a round, after its number."""
        number = int(self.s.now) + 1
        first, *rest = self.happens(viewer)
        assert first == (f"Round {number}", f"Round {number}")
        return rest

    def picture(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        return picture(self.s, viewer)


def heard(told: list[Any], viewer: int) -> Told:
    """Sentences as a viewer hears them; others go by their letters."""
    who = dict(enumerate(LETTERS))
    return [(event.you if event.seat == viewer else event.they.fill(who=who.get(event.seat, "?"))) for event in told]


def one(told: Told) -> tuple[str, str]:
    """The only sentence."""
    (sentence,) = told
    return tuple(sentence)  # type: ignore[return-value]  # Words are a pair


# Lasers


@rule("AC-3.1", "AC-3.5")
def test_a_ship_fires_and_another_is_hit() -> None:
    def scene() -> Scene:
        return Scene().at(A="c4 E", B="c8 W").does(A="shoot")

    assert scene().round() == [
        ("A fires east: B is hit", "A tire vers l’est : B est touché"),
        ("B goes back to the platform", "B retourne sur la plate-forme"),
    ]
    assert scene().round("A")[0] == ("You fire east: B is hit", "Vous tirez vers l’est : B est touché")
    assert scene().round("B")[1] == ("You go back to the platform", "Vous retournez sur la plate-forme")
    assert scene().carrying(B="red").round()[1] == (
        "B goes back to the platform, leaving the red asteroyd on c8",
        "B retourne sur la plate-forme, laissant l’asteroyd rouge en c8",
    )


@rule("AC-3.3")
def test_two_are_hit_by_one_beam_and_told_once_of_two() -> None:
    scene = Scene().at(A="c4 E", B="c8 W", C="d4 NE", D="c8 E").does(A="shoot")
    assert [en for en, _ in scene.round()] == [
        "A fires east: B and D are hit",
        "B goes back to the platform",
        "D goes back to the platform",
    ]
    scene = Scene().at(A="c4 E", B="c8 W", C="c12 W").does(A="shoot", C="shoot")
    assert [en for en, _ in scene.round()] == [
        "A fires east: B is hit",
        "C fires west: B is hit",
        "B goes back to the platform",
    ]


@rule("AC-3.8")
def test_a_beam_goes_past_shields() -> None:
    scene = Scene().at(A="c4 E", B="c8 W").does(A="shoot").mode(B="shield")
    assert one(scene.round()) == (
        "A fires east past B (shield): nothing is hit",
        "A tire vers l’est à côté de B (bouclier) : rien n’est touché",
    )
    for behind in ("c8 W", "c10 W"):
        scene = Scene().at(A="c4 E", B="c8 W", D=behind).does(A="shoot").mode(B="shield")
        assert [en for en, _ in scene.round()] == [
            "A fires east past B (shield): D is hit",
            "D goes back to the platform",
        ]
    scene = Scene().at(A="c4 E", B="c8 W", D="c6 W").does(A="shoot").mode(B="shield")
    assert scene.round()[0][0] == "A fires east: D is hit", "the beam did not come as far as B"


@rule("AC-3.9")
def test_a_shot_that_no_shield_stops() -> None:
    scene = Scene().at(A="c4 E", B="c8 W").does(A="shoot").mode(A="shoot", B="shield")
    assert scene.round()[0] == (
        "A fires east (no shield stops it): B is hit",
        "A tire vers l’est (tir imparable) : B est touché",
    )


@rule("AC-3.2", "AC-3.4")
@pytest.mark.parametrize(
    ("place", "english", "french"),
    [
        ("g5 E", "a pod on g7 stops the beam", "un pod arrête le laser en g7"),
        ("g10 E", "the platform on g11 stops the beam", "la plate-forme en g11 arrête le laser"),
        ("c10 E", "nothing is hit", "rien n’est touché"),
        ("c13 E", "nothing is hit", "rien n’est touché"),
    ],
)
def test_what_stops_a_beam(place: str, english: str, french: str) -> None:
    scene = Scene().at(A=place).does(A="shoot").mode(B="shield", D="shield")
    assert one(scene.round()) == (f"A fires east: {english}", f"A tire vers l’est : {french}")


@rule("AC-3.6")
def test_a_turret_is_hit() -> None:
    hit = ("A fires east: the white turret on e12 is hit", "A tire vers l’est : la tourelle blanche en e12 est touchée")
    scene = Scene().at(A="e10 E").does(A="shoot")
    assert one(scene.round()) == hit, "it was off before"
    scene = Scene().at(A="e10 E").does(A="shoot").turrets_on("e12", white=1)
    assert scene.round() == [
        hit,
        (
            "The white turret on e12 is off until the end of the turn",
            "La tourelle blanche en e12 est éteinte jusqu’à la fin du tour",
        ),
    ]


@rule("AC-3.1")
def test_a_turret_is_told_of_only_if_its_beam_matters() -> None:
    scene = Scene().turrets_on("e3", red=2)
    assert scene.round() == [], "it fires at a turret that is off"
    assert [beam["to"] for beam in scene.picture()["beams"]] == ["e12"]
    assert Scene().at(B="e6 W").turrets_on("e3", red=2).round()[0] == (
        "The red turret on e3 fires east: B is hit",
        "La tourelle rouge en e3 tire vers l’est : B est touché",
    )
    assert one(Scene().at(B="e6 W").mode(B="shield").turrets_on("e3", red=2).round()) == (
        "The red turret on e3 fires east past B (shield): the white turret on e12 is hit",
        "La tourelle rouge en e3 tire vers l’est à côté de B (bouclier) : la tourelle blanche en e12 est touchée",
    )
    first, second = Scene().turrets_on("e3", "e12", red=2, white=1).round()
    assert first[0] == "The red turret on e3 fires east: the white turret on e12 is hit"
    assert second[0] == "The white turret on e12 is off until the end of the turn"


@rule("AC-7.4")
def test_a_beam_meets_a_rock() -> None:
    scene = Scene(rocks=2).at(A="f5 E").does(A="shoot")
    assert one(scene.round()) == (
        "A fires east: the rock on f7 is destroyed",
        "A tire vers l’est : le rocher en f7 est détruit",
    )
    assert [rock["cell"] for rock in scene.picture()["rocks"]] == ["h7"]
    scene = Scene(rocks=2, destructible=False).at(A="f5 E").does(A="shoot")
    assert one(scene.round()) == (
        "A fires east: the rock on f7 stops the beam",
        "A tire vers l’est : le rocher en f7 arrête le laser",
    )


# Moves


@rule("AC-4.2")
@pytest.mark.parametrize(
    ("place", "token", "english", "french"),
    [
        ("c13 E", "forward", "the border", "le bord"),
        ("c2 E", "back", "the border", "le bord"),
        ("c12 E", "double", "the border", "le bord"),
        ("g6 E", "forward", "a pod on g7", "un pod en g7"),
        ("g6 SW", "wide-left", "a pod on g7", "un pod en g7"),
        ("g10 E", "forward", "the platform on g11", "la plate-forme en g11"),
        ("g5 E", "turnabout", "the platform on g4", "la plate-forme en g4"),
        ("f6 E", "forward", "the rock on f7", "le rocher en f7"),
        ("e11 E", "forward", "the white turret on e12", "la tourelle blanche en e12"),
    ],
)
def test_a_crash(place: str, token: str, english: str, french: str) -> None:
    def last(viewer: str) -> tuple[str, str]:
        return Scene(rocks=2, pilots=True).at(A=place).does(A=token).round(viewer)[-1]

    assert last("B") == (f"A crashes into {english}", f"A s’écrase contre {french}")
    assert last("A") == (f"You crash into {english}", f"Vous vous écrasez contre {french}")


@rule("AC-4.2", "AC-4.3")
def test_what_a_crash_leaves_behind() -> None:
    scene = Scene().at(A="c13 E").does(A="forward").carrying(A="white")
    assert one(scene.round()) == (
        "A crashes into the border, leaving the white asteroyd on c13",
        "A s’écrase contre le bord, laissant l’asteroyd blanc en c13",
    )
    scene = Scene(pilots=True).at(A="c12 E").does(A="double").carrying(A="white")
    assert scene.round()[-1][0] == "A crashes into the border, leaving the white asteroyd on c13"
    scene = Scene().at(A="e2 E").does(A="forward").turrets_on("e3", red=1)
    assert [en for en, _ in scene.round()] == [
        "A crashes into the red turret on e3",
        "The red turret on e3 is off until the end of the turn",
    ]


@rule("AC-7.1")
def test_a_power_is_used() -> None:
    scene = Scene(pilots=True).at(A="c4 E").does(A="wide-right")
    assert one(scene.round("B")) == (
        "A uses the power of its pilot: wide right",
        "A utilise le pouvoir de son pilote : large à droite",
    )
    scene = Scene(pilots=True).at(A="c4 E").does(A="double")
    assert one(scene.round("A")) == (
        "You use the power of your pilot: double",
        "Vous utilisez le pouvoir de votre pilote : double",
    )
    scene = Scene(pilots=True).at(A="c4 E", B="c2 E").does(A="double", B="shoot")
    assert [en for en, _ in scene.round()] == ["B fires east: A is hit", "A goes back to the platform"]


# Asteroyds


@rule("AC-5.2")
def test_an_asteroyd_is_picked_up_or_contested() -> None:
    def scene() -> Scene:
        return Scene(pilots=True).lying(white="c6").at(A="c5 E")

    picked = ("A picks up the white asteroyd on c6", "A prend l’asteroyd blanc en c6")
    assert one(scene().does(A="forward").round()) == picked
    assert scene().does(A="double").round()[-1] == picked, "it passed over it"
    assert one(scene().does(A="forward").at(B="c6 E").round("A")) == (
        "You pick up the white asteroyd on c6",
        "Vous prenez l’asteroyd blanc en c6",
    )
    assert one(scene().at(C="c6 W").does(A="forward").round()) == (
        "The white asteroyd stays on c6: several ships want it",
        "L’asteroyd blanc reste en c6 : plusieurs le convoitent",
    )


@rule("AC-5.3")
def test_an_asteroyd_goes_home() -> None:
    scene = Scene().lying(white="c6").at(B="c7 W").does(B="forward")
    assert one(scene.round()) == ("The white asteroyd goes home", "L’asteroyd blanc rentre chez lui")
    assert Scene().at(B="g13 W").round() == [], "it is at home already"


@rule("AC-5.4", "AC-5.5")
def test_a_capture_and_the_win() -> None:
    def scene(**scores: int) -> Scene:
        return Scene().at(A="g6 W").carrying(A="white").does(A="forward").scored(**scores)

    assert one(scene().round()) == (
        "A brings the white asteroyd home: red 1, white 0",
        "A ramène l’asteroyd blanc à sa base : rouges 1, blancs 0",
    )
    assert one(scene(white=2).round("A")) == (
        "You bring the white asteroyd home: red 1, white 2",
        "Vous ramenez l’asteroyd blanc à votre base : rouges 1, blancs 2",
    )
    won = scene(red=2, white=1)
    assert won.round("C")[1:] == [
        ("The red team wins with 3 points", "Les rouges gagnent avec 3 points"),
        ("A wins", "A gagne"),
        ("You win", "Vous gagnez"),
    ]
    assert won.picture()["result"] == {"winners": ["red"]}
    assert (won.picture()["phase"], won.picture()["round"]) == ("over", 1)


@rule("AC-7.2")
def test_captures_of_three_teams() -> None:
    scene = Scene(6, teams=3).at(A="h4 W").carrying(A="white blue")
    assert scene.round()[0] == (
        "A brings the white asteroyd and the blue asteroyd home: red 2, white -1, blue -1",
        "A ramène l’asteroyd blanc et l’asteroyd bleu à sa base : rouges 2, blancs -1, bleus -1",
    )
    assert scene.picture()["result"] == {"winners": ["red"]}
    scene = Scene(6, teams=3).at(A="c8 E", B="c6 E").carrying(A="white blue").does(B="shoot")
    assert scene.round()[1][0].endswith(", leaving the white asteroyd and the blue asteroyd on c8")


@rule("AC-6.2")
def test_after_the_last_turn() -> None:
    def scene(**scores: int) -> Scene:
        made = Scene(turns=20).scored(**scores)
        made.s.turn, made.s.now = 19, 5
        return made

    over = scene(red=1, white=1)
    assert over.round("B") == [
        ("The last turn is over", "Le dernier tour est fini"),
        ("A draw: red and white have 1 point each", "Égalité : rouges et blancs à 1 point"),
        ("A shares the win", "A partage la victoire"),
        ("You share the win", "Vous partagez la victoire"),
        ("C shares the win", "C partage la victoire"),
        ("D shares the win", "D partage la victoire"),
    ]
    shown = over.picture()
    assert (shown["phase"], shown["turn"], shown["round"]) == ("over", 20, 6)
    assert shown["result"] == {"winners": ["red", "white"]}
    assert [en for en, _ in scene(white=2).round()] == [
        "The last turn is over",
        "The white team wins with 2 points",
        "B wins",
        "D wins",
    ]


@rule("AC-6.1")
def test_the_sixth_round_is_told_though_everything_is_cleared_then() -> None:
    scene = Scene()
    scene.s.now = 5
    scene.at(A="c4 E", B="c8 W", C="c13 E").does(A="shoot", C="forward")
    assert [en for en, _ in scene.round()] == [
        "A fires east: B is hit",
        "B goes back to the platform",
        "C crashes into the border",
    ]
    shown = scene.picture()
    assert (shown["phase"], shown["turn"], shown["round"]) == ("roll", 2, 0)
    assert not any(ship["off"] or ship["program"] for ship in shown["ships"])
    assert [beam["ship"] for beam in shown["beams"]] == [0]


@rule("AC-7.3")
def test_of_several_ships_each_is_named() -> None:
    def scene() -> Scene:
        return Scene(2, ships=3).at(A2="c4 E", B3="c8 W").does(A2="shoot")

    assert scene().round("B") == [
        ("A2 (A) fires east: B3 is hit", "A2 (A) tire vers l’est : B3 est touché"),
        ("Your B3 goes back to the platform", "Votre B3 retourne sur la plate-forme"),
    ]
    assert scene().round("A") == [
        ("Your A2 fires east: B3 is hit", "Votre A2 tire vers l’est : B3 est touché"),
        ("B3 (B) goes back to the platform", "B3 (B) retourne sur la plate-forme"),
    ]


# Luck, and what comes before the match


@rule("AC-7.4")
def test_rocks_drift() -> None:
    def scene(*cells: str) -> Scene:
        made = Scene(rocks=2).rocks_at(*cells)
        made.s.phase, made.s.compass, made.s.die[2] = DRIFTING, DIRECTION_NAMES.index("SE"), 4 - 1
        return made

    moved = scene("c5", "c13")
    assert moved.picture()["drift"] == 4
    assert one(moved.happens(action=DRIFT)) == (
        "The rocks drift east: c5 → c6, c13 is blocked",
        "Les rochers dérivent vers l’est : c5 → c6, c13 est bloqué",
    )
    gone = scene("c5", "c13")
    gone.s.rock_cell[:2] = 255
    assert gone.happens(action=DRIFT) == []


class Opening:
    """A match from its beginning, played by texts; luck is played too."""

    def __init__(self, seats: int, **options: Any) -> None:
        self.position = Position(GAME, seats, GAME.settle(seats, options))
        self.lexicon = GAME.variant(seats, GAME.settle(seats, options)).lexicon

    def play(self, text: str, viewer: int = SPECTATOR) -> Told:
        (seat,), before, action = self.position.awaited(), self.position.state, self.lexicon.parse(text)
        self.position.play(seat, action.number)
        return heard(tell(before[0], seat, action, self.position.state[0], viewer), viewer)

    def asked(self, viewer: int) -> Words:
        choices = self.position.legal(viewer) if viewer in self.position.awaited() else []
        return prompt(self.position.state[0], viewer, [self.position.table[number] for number in choices])

    def picture(self) -> dict[str, Any]:
        return picture(self.position.state[0], SPECTATOR)


@rule("AC-7.5")
def test_an_own_layout() -> None:
    match = Opening(5, own_layout=True)
    assert match.picture()["placing"] == {"seat": 1, "team": "red", "piece": "pod"}
    assert match.asked(1) == ("Place a pod on your side.", "Posez un pod de votre côté.")
    assert match.asked(0) == ("B places a pod.", "B pose un pod.")
    assert one(match.play("place c4")) == ("B places a pod on c4", "B pose un pod en c4")
    assert one(match.play("place c11", 0)) == ("You place a pod on c11", "Vous posez un pod en c11")
    assert match.picture()["pods"] == ["c4", "c11"]
    assert match.picture()["placing"]["seat"] == 3
    for text in ("place c6", "place c9", "place k4", "place k11", "place k6", "place k9"):
        match.play(text)
    assert match.picture()["placing"] == {"seat": 1, "team": "red", "piece": "turret"}
    assert one(match.play("place e4")) == ("B places a turret on e4", "B pose une tourelle en e4")
    assert match.picture()["phase"] == "face"
    assert [turret["cell"] for turret in match.picture()["turrets"]] == ["e4"]
    assert "r?" in draw(match.position.state[0])
    assert match.asked(1)[1] == "Tournez la tourelle : où pointe son 1 ?"
    assert match.asked(0) == ("B places a turret.", "B pose une tourelle.")
    assert one(match.play("face SW")) == (
        "B turns the turret on e4: its 1 points southwest",
        "B tourne la tourelle en e4 : son 1 pointe vers le sud-ouest",
    )
    assert match.picture()["turrets"] == [{"cell": "e4", "team": "red", "facing": "SW", "off": False, "fires": None}]
    for text in ("place e11", "face SE", "place i4", "face E", "place j6", "face W"):
        match.play(text)
    assert match.picture()["placing"] is None
    assert len(match.picture()["turrets"]) == 4


@rule("AC-7.1", "AC-7.4", "AC-2.1")
def test_pilots_compass_and_dice() -> None:
    match = Opening(2, pilots=True, rocks=2)
    assert match.asked(0)[0] == "Pilots are dealt …"
    assert one(match.play("pilot wide")) == (
        "A1 (A) gets a pilot: turn 120°, then forward",
        "A1 (A) reçoit un pilote : tourner de 120°, puis avancer",
    )
    assert one(match.play("pilot shield", 1))[1].startswith("Votre B1 reçoit un pilote")
    match.play("pilot back")
    match.play("pilot pivot")
    assert [(ship["pilot"], ship["powers"]) for ship in match.picture()["ships"]] == [
        ("wide", ["wide-right", "wide-left"]),
        ("shield", []),
        ("back", ["back"]),
        ("pivot", ["pivot-right", "pivot-left", "spin-right", "spin-left"]),
    ]
    assert match.picture()["compass"] is None
    assert one(match.play("compass NE")) == (
        "The 1 of the rocks points northeast",
        "Le 1 des rochers pointe vers le nord-est",
    )
    assert match.picture()["compass"] == "NE"
    assert match.play("die 2") == [], "one of several"
    assert [team["die"] for team in match.picture()["teams"]] == [2, None]
    assert [turret["fires"] for turret in match.picture()["turrets"]] == ["E", "NE", None, None]
    assert match.play("die 6") == []
    assert match.picture()["drift"] is None
    assert one(match.play("die 5")) == (
        "Turn 1, dice: red 2, white 6, blue 5",
        "Tour 1, dés : rouge 2, blanc 6, bleu 5",
    )
    assert match.picture()["drift"] == 5
    assert "@ 1↗ 5→" in draw(match.position.state[0])


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
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {"pilots": True, "rocks": 2}),
    (2, {"ships": 3, "own_layout": True}),
    (4, {}),
    (5, {"own_layout": True, "pilots": True, "rocks": 4}),
    (6, {"rocks": 3, "destructible": False}),
    (6, {"teams": 3, "pilots": True}),
]


def fits(shown: dict[str, Any], shape: dict[str, Any]) -> bool:
    return shown.keys() == shape.keys() and all(
        isinstance(shown[name], kind) and (kind is bool or not isinstance(shown[name], bool))
        for name, kind in shape.items()
    )


def walk(position: Position, luck: random.Random, plies: int) -> Iterator[tuple[Any, int, int]]:
    """Play at random, mostly flying and shooting: each state with who acts then, and what."""
    while not position.over and position.ply < plies:
        seat = luck.choice(position.awaited())
        choices = position.legal(seat)
        lively = [number for number in choices if number in (1, 2, 3, 4)]
        action = luck.choice(lively if lively and luck.random() < 0.7 else choices)
        yield position.state, seat, action
        position.play(seat, action)


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
        "Program A1: a round for shot or shield.",
        "Programmez A1 : un round pour le tir ou le bouclier.",
    )
    assert settled(match, 0, "round 4") == (
        "Program A1: shoot or shield in round 4.",
        "Programmez A1 : tir ou bouclier au round 4.",
    )
    assert settled(match, 0, "mode shoot")[0] == "Program A2: column 1."
    assert settled(match, 0, *["column empty"] * 6, "round none") == (
        "Program A2: no round, so no mode.",
        "Programmez A2 : aucun round, donc aucun mode.",
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
        said = [say(state, action)[language] for action in actions]
        assert all(said)
        assert len(set(said)) == len(said)
    by_text = {action.text: say(state, action) for action in actions}
    assert by_text["column right"] == ("turn right, then forward", "tourner à droite, puis avancer")
    assert by_text["round none"] == ("no round", "aucun round")
    assert by_text["face SW"] == ("the 1 points southwest", "le 1 pointe vers le sud-ouest")
    assert by_text["place g5"] == ("place the piece on g5", "poser la pièce en g5")


# Told as it happened


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_story_is_what_happened(seats: int, options: dict[str, Any]) -> None:
    """What is told of rounds, counted, against the positions before and after."""
    position = Position(GAME, seats, GAME.settle(seats, options))
    hit = 0
    for state, seat, action in walk(position, random.Random(seats), 900):
        before = state[0]
        if before.phase != RESOLVING or before.now == 5:
            continue
        after = copied(state)
        position.engine.module.apply(after[0], seat, action)
        told = [en for en, _ in heard(tell(before, seat, position.table[action], after[0], SPECTATOR), SPECTATOR)]
        off = int((after[0].off > before.off).sum())
        assert sum("goes back" in line or " crashes into " in line for line in told) == off
        turrets_off = int(after[0].turrets_off & ~before.turrets_off).bit_count()
        assert sum(line.endswith("is off until the end of the turn") for line in told) == turrets_off
        rocks_gone = int((after[0].rock_cell != before.rock_cell).sum())
        destroyed = {line.rsplit(" on ", 1)[1] for line in told if line.endswith("is destroyed")}
        assert len(destroyed) == rocks_gone
        assert sum(" uses the power " in line for line in told) == int((after[0].spent > before.spent).sum())
        fired = int((after[0].beam_from[:6] != 255).sum())
        assert sum(" fires " in line and not line.startswith("The ") for line in told) == fired
        gained = int((after[0].carries > before.carries).sum())
        assert sum(" picks up " in line for line in told) >= gained
        assert any(" home: " in line for line in told) == bool((after[0].score != before.score).any())
        hit += off
    assert hit > 5


def test_pods_are_named_as_they_stand() -> None:
    scene = Scene()
    pods = [CELL_NAMES[cell] for cell, what in enumerate(scene.s.grid.tolist()) if what == POD]
    assert scene.picture()["pods"] == pods
