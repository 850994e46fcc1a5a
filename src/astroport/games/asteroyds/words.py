"""Asteroyds: what things are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from astroport.core.compiling import plain
from astroport.core.words import Words
from astroport.games.asteroyds.rules import fleet, programs
from astroport.games.asteroyds.state import LETTERS

Ask = Callable[..., Any]  # one of the rules' own functions, for the interpreter

team_of: Ask = plain(fleet.team_of)
ship_programmed: Ask = plain(programs.ship_to_program)

TEAMS_WORDS = {
    "red": Words(en="red", fr="rouges"),
    "white": Words(en="white", fr="blancs"),
    "blue": Words(en="blue", fr="bleus"),
}
TURRET_OF = {
    "red": Words(en="the red turret", fr="la tourelle rouge"),
    "white": Words(en="the white turret", fr="la tourelle blanche"),
    "blue": Words(en="the blue turret", fr="la tourelle bleue"),
}
ASTEROYD_OF = {
    "red": Words(en="the red asteroyd", fr="l’asteroyd rouge"),
    "white": Words(en="the white asteroyd", fr="l’asteroyd blanc"),
    "blue": Words(en="the blue asteroyd", fr="l’asteroyd bleu"),
}
DICE = {
    "red": Words(en="red", fr="rouge"),
    "white": Words(en="white", fr="blanc"),
    "blue": Words(en="blue", fr="bleu"),
}
WAYS = {
    "E": Words(en="east", fr="l’est"),
    "SE": Words(en="southeast", fr="le sud-est"),
    "SW": Words(en="southwest", fr="le sud-ouest"),
    "W": Words(en="west", fr="l’ouest"),
    "NW": Words(en="northwest", fr="le nord-ouest"),
    "NE": Words(en="northeast", fr="le nord-est"),
}
# A column's token, as it stands in a program.
TOKEN_WORDS = {
    "empty": Words(en="wait", fr="attente"),
    "shoot": Words(en="shoot", fr="tir"),
    "forward": Words(en="forward", fr="avance"),
    "right": Words(en="right", fr="droite"),
    "left": Words(en="left", fr="gauche"),
    "about": Words(en="about-turn", fr="demi-tour"),
    "double": Words(en="double", fr="double"),
    "turnabout": Words(en="turnabout", fr="volte-face"),
    "back": Words(en="back", fr="recul"),
    "wide-right": Words(en="wide right", fr="large à droite"),
    "wide-left": Words(en="wide left", fr="large à gauche"),
    "pivot-right": Words(en="60° right in place", fr="60° à droite sur place"),
    "pivot-left": Words(en="60° left in place", fr="60° à gauche sur place"),
    "spin-right": Words(en="120° right in place", fr="120° à droite sur place"),
    "spin-left": Words(en="120° left in place", fr="120° à gauche sur place"),
}
# And as a choice.
TOKEN_CHOICES = {
    "empty": Words(en="leave the column empty", fr="laisser la colonne vide"),
    "shoot": Words(en="shoot", fr="tirer"),
    "forward": Words(en="one cell forward", fr="avancer d’une case"),
    "right": Words(en="turn right, then forward", fr="tourner à droite, puis avancer"),
    "left": Words(en="turn left, then forward", fr="tourner à gauche, puis avancer"),
    "about": Words(en="about-turn, in place", fr="faire demi-tour sur place"),
    "double": Words(en="power: two cells forward", fr="pouvoir : avancer de deux cases"),
    "turnabout": Words(en="power: about-turn, then forward", fr="pouvoir : faire demi-tour, puis avancer"),
    "back": Words(en="power: one cell backwards", fr="pouvoir : reculer d’une case"),
    "wide-right": Words(
        en="power: turn 120° right, then forward", fr="pouvoir : tourner de 120° à droite, puis avancer"
    ),
    "wide-left": Words(en="power: turn 120° left, then forward", fr="pouvoir : tourner de 120° à gauche, puis avancer"),
    "pivot-right": Words(en="power: turn 60° right, in place", fr="pouvoir : tourner de 60° à droite, sur place"),
    "pivot-left": Words(en="power: turn 60° left, in place", fr="pouvoir : tourner de 60° à gauche, sur place"),
    "spin-right": Words(en="power: turn 120° right, in place", fr="pouvoir : tourner de 120° à droite, sur place"),
    "spin-left": Words(en="power: turn 120° left, in place", fr="pouvoir : tourner de 120° à gauche, sur place"),
}
MODES = {
    "shoot": Words(en="piercing shot", fr="tir imparable"),
    "shield": Words(en="shield", fr="bouclier"),
}
MODE_CHOICES = {
    "none": Words(en="no mode", fr="aucun mode"),
    "shoot": Words(
        en="pierce: no shield stops this round’s shot", fr="imparable : aucun bouclier n’arrête le tir de ce round"
    ),
    "shield": Words(
        en="shield: beams go past the ship in this round", fr="bouclier : les lasers passent à côté ce round"
    ),
}
PILOT_WORDS = {
    "double": Words(en="two cells forward", fr="avancer de deux cases"),
    "turnabout": Words(en="about-turn, then forward", fr="demi-tour, puis avancer"),
    "back": Words(en="one cell backwards", fr="reculer d’une case"),
    "wide": Words(en="turn 120°, then forward", fr="tourner de 120°, puis avancer"),
    "pivot": Words(en="turn 60° or 120° in place", fr="tourner de 60° ou 120° sur place"),
    "shield": Words(en="the shield in two rounds of every turn", fr="le bouclier dans deux rounds de chaque tour"),
}
PIECES = {
    "pod": Words(en="a pod", fr="un pod"),
    "turret": Words(en="a turret", fr="une tourelle"),
}
NOTHING = Words(en="", fr="")
AND = Words(en=" and ", fr=" et ")


def ship_name(s: Any, ship: int) -> str:
    """A ship has the letter of its seat, and a number where that seat has several (AC-7.3)."""
    letter = LETTERS[ship % int(s.seats)]
    return letter if s.ships == s.seats else f"{letter}{ship // int(s.seats) + 1}"


def leaders(s: Any) -> list[int]:
    """The teams with most points (AC-5.5, AC-6.2)."""
    scores = s.score[: int(s.teams)].tolist()
    return [team for team, score in enumerate(scores) if score == max(scores)]


def named(name: str) -> Words:
    """A name, which is the same in both languages."""
    return Words(en=name, fr=name)


def listed(parts: list[Words]) -> Words:
    """Several things one after another."""
    return Words(en=", ".join(part.en for part in parts), fr=", ".join(part.fr for part in parts))


def together(parts: list[Words]) -> Words:
    """Several things that belong together: one, two and three."""
    if len(parts) == 1:
        return parts[0]
    first, last = listed(parts[:-1]), parts[-1]
    return Words(en=first.en + AND.en + last.en, fr=first.fr + AND.fr + last.fr)


def begun(words: Words) -> Words:
    """The words as the beginning of a sentence."""
    return Words(en=words.en[:1].upper() + words.en[1:], fr=words.fr[:1].upper() + words.fr[1:])


def points(n: int) -> Words:
    """So many points; in French zero is singular."""
    several = abs(n) != 1
    return Words(en=f"{n} point{'s' if several else ''}", fr=f"{n} point{'s' if abs(n) > 1 else ''}")
