"""Escape Pods: what things are called."""

from __future__ import annotations

from typing import Any

from astroport.core.words import Words
from astroport.games.escape_pods.state import (
    CARD_NAMES,
    COMPONENTS,
    HANGAR,
    LETTERS,
    POD_NAMES,
    SECTOR_NAMES,
    SECTORS,
    SHIP,
)

ROLES = {
    "commander": Words(en="commander", fr="commandant"),
    "scientist": Words(en="scientist", fr="scientifique"),
    "engineer": Words(en="engineer", fr="ingénieur"),
}
A_ROLE = {
    "commander": Words(en="a commander", fr="un commandant"),
    "scientist": Words(en="a scientist", fr="un scientifique"),
    "engineer": Words(en="an engineer", fr="un ingénieur"),
}
USES = {
    "embark": Words(en="Embark / Disembark", fr="Embarquer / Débarquer"),
    "accelerate": Words(en="Accelerate", fr="Accélérer"),
    "spy": Words(en="Spy", fr="Épier"),
    "minipod": Words(en="Minipod", fr="Mininavette"),
    "board": Words(en="Board", fr="Aborder"),
    "pilot": Words(en="Pilot", fr="Piloter"),
    "program": Words(en="Program", fr="Programmer"),
}
CHOICES = USES | {"refresh": Words(en="Refresh", fr="Actualiser")}
GRADES = {
    "master": Words(en="master of the galaxy", fr="maître de la galaxie"),
    "conqueror": Words(en="conqueror of space", fr="conquérant de l’espace"),
    "survivor": Words(en="a survivor", fr="un survivant"),
}
CARDS = {card["card"]: Words(**card["name"]) for card in COMPONENTS["refuge"]}
CARD_WORDS = [CARDS[name] for name in CARD_NAMES]


# Pods by what they look like; the board shows no more of their names.
PODS = {
    "duo": Words(en="the duo", fr="la navette duo"),
    "trio": Words(en="the trio", fr="la navette trio"),
    "mini": Words(en="the minipod", fr="la mininavette"),
}
IN_SECTOR = Words(en="{pod} (sector {at})", fr="{pod} (secteur {at})")
IN_HANGAR = Words(en="{pod} (hangar {at})", fr="{pod} (hangar {at})")
YOUR_ROLE = Words(en="your {role}", fr="votre {role}")


def pod_called(name: str) -> Words:
    """A pod, or the pod of one of its seats, in a sentence."""
    return PODS[name.split(".")[0].split("-")[0]]


def pod_in_space(s: Any, name: str) -> Words:
    """A pod that is out: there are several of most, so its sector comes with it."""
    called, at = pod_called(name), int(s.pod_at[POD_NAMES.index(name)])
    return called if called is PODS["trio"] else IN_SECTOR.fill(pod=called, at=SECTOR_NAMES[at])


def pod_there(s: Any, name: str) -> Words:
    """A pod as a choice, wherever it is."""
    called, at = pod_called(name), int(s.pod_at[POD_NAMES.index(name)])
    if at < SECTORS:
        return pod_in_space(s, name)
    return called if called is PODS["trio"] or at >= SHIP else IN_HANGAR.fill(pod=called, at=at - HANGAR + 1)


def capital(words: Words) -> Words:
    """At the beginning of a sentence."""
    return Words(en=words.en[0].upper() + words.en[1:], fr=words.fr[0].upper() + words.fr[1:])


def beacon_called(s: Any, name: str) -> str:
    """A beacon by those of its two colours that somebody plays; the other means nothing in this match (EP-1.5)."""
    return "".join(letter for letter in name if letter in LETTERS[: int(s.seats)])


def counted(n: int, one: Words, several: Words) -> Words:
    """So many of something, below zero too; in French zero is singular."""
    shown = str(n).replace("-", "\N{MINUS SIGN}")
    return Words(
        en=f"{shown} {(one if abs(n) == 1 else several).en}", fr=f"{shown} {(one if abs(n) < 2 else several).fr}"
    )


def points(n: int) -> Words:
    """So many points."""
    return counted(n, Words(en="point", fr="point"), Words(en="points", fr="points"))


def actions(n: int) -> Words:
    """So many actions."""
    return counted(n, Words(en="action", fr="action"), Words(en="actions", fr="actions"))


def members(n: int) -> Words:
    """So many members of a crew."""
    return counted(n, Words(en="crew member", fr="membre"), Words(en="crew members", fr="membres"))


def joined(parts: list[Words]) -> Words:
    """Several things one after another."""
    return Words(en=", ".join(part.en for part in parts), fr=", ".join(part.fr for part in parts))
