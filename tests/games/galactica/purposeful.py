"""Players of Galactica that want something, so that matches are short and rules meet in them.

They are shown the position as plain data: the game's own picture or the oracle's position, alike in what is used here.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

Picture = dict[str, Any]

STATIONS = {2: ["nw", "se"], 3: ["nw", "ne", "se"], 4: ["nw", "ne", "se", "sw"]}
# One a quarter, clockwise from nw.
HOLES = ["f6", "n6", "n14", "f14"]
PLANETS = ["h3", "q8", "l17", "c12"]
# Of a station's six squares those in the middle, one of each side.
GATES = {"nw": ["d2", "b4"], "ne": ["p2", "r4"], "se": ["p18", "r16"], "sw": ["d18", "b16"]}
# Where the jet in d1 is hemmed in: on all sides, or with one square left.
CORNERED = ["d1", "e1", "d2", "e2"]
NEARLY_CORNERED = ["d1", "e1", "d3", "e2"]


def purposeful(texts: Sequence[str], picture: Picture, luck: random.Random) -> str:
    """Mostly towards the derelict, or home with it, playing cards on the way; what chance does is left to chance."""
    kinds = sorted({text.split()[0] for text in texts})
    if luck.random() < 0.05:
        return luck.choice(texts)
    if kinds[0] == "fly":
        return _flight(texts, picture, luck)
    if "stay" in kinds:
        here = _whereabouts(picture, picture["mover"])
        return min(texts, key=lambda text: (_left(here if text == "stay" else text[5:], picture), luck.random()))
    if "done" in kinds:
        return _card(texts, kinds, picture, luck)
    if "evade" in kinds:
        carries = picture["derelict"]["carrier"] == picture["threat"]["seat"]
        return "evade" if carries or luck.random() < 0.3 else "accept"
    return luck.choice(texts)


def crowding(texts: Sequence[str], picture: Picture, luck: random.Random, places: Sequence[str]) -> str:
    """Each to a place of its own, chance helping; no cards. A jet already there has to leave it again."""
    if luck.random() < 0.05:
        return luck.choice(texts)
    if picture["phase"] == "spinning":
        distance = _apart(_whereabouts(picture, picture["mover"]), places[picture["mover"]])
        return f"spin {distance}" if 1 <= distance <= 6 else luck.choice(texts)
    squares = [text for text in texts if text.startswith("fly") and text != "fly home"]
    if squares:
        place = places[picture["mover"]]
        return min(squares, key=lambda text: (_apart(text.split()[1], place), luck.random()))
    return "done" if "done" in texts else "stay" if "stay" in texts else luck.choice(texts)


def _flight(texts: Sequence[str], picture: Picture, luck: random.Random) -> str:
    """Also by way of the black holes, to a derelict that lies on one, or just so."""
    to_holes = [text for text in texts if text[4:] in HOLES]
    adrift = picture["derelict"]["carrier"] is None and picture["derelict"]["at"] in HOLES
    if to_holes and luck.random() < (0.8 if adrift else 0.1):
        return luck.choice(to_holes)
    return min(texts, key=lambda text: (_left(text[4:], picture), luck.random()))


def _left(to: str, picture: Picture) -> int:
    """How far the mover would still have to fly from there."""
    seat, derelict = picture["mover"], picture["derelict"]
    if to == "home":
        return -1
    if derelict["carrier"] == seat:
        return min(_apart(to, gate) for gate in GATES[_station(picture, seat)])
    return _apart(to, derelict["at"])


def _card(texts: Sequence[str], kinds: Sequence[str], picture: Picture, luck: random.Random) -> str:
    """Rather against a carrier than for nothing."""
    carrier = picture["derelict"]["carrier"]
    threatening = carrier not in (None, picture["turn"])
    if luck.random() < (0.4 if threatening else 0.75):
        return "done"
    kind = luck.choice(kinds)
    ways = [text for text in texts if text.split()[0] == kind]
    at_carrier = [text for text in ways if threatening and text.startswith(f"force {'ABCD'[carrier]}")]
    return luck.choice(at_carrier or ways)


def _whereabouts(picture: Picture, seat: int) -> str:
    """Where a jet is: a square."""
    at: str = picture["jets"][seat]["at"]
    return GATES[_station(picture, seat)][0] if at == "home" else at


def _station(picture: Picture, seat: int) -> str:
    return STATIONS[len(picture["jets"])][seat]


def _apart(one: str, other: str) -> int:
    """Along rows and columns."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))
