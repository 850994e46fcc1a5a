"""What people are told of Asteroyds, as it happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

from astroport.core.contract import SPECTATOR
from astroport.games.asteroyds import GAME
from astroport.games.asteroyds.present import draw, log_lines
from astroport.games.asteroyds.state import (
    DIRECTION_NAMES,
    DRIFT,
    DRIFTING,
    RESOLVING,
)
from astroport.testing import rule
from astroport.testing.position import Position, copied

from .scenes import VARIANTS, Opening, Scene, heard, one, walk

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
        position.engine.module.apply(after[0], seat, action, None)
        told = [en for en, _ in heard(log_lines(before, seat, position.table[action], after[0], SPECTATOR), SPECTATOR)]
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
