"""The pieces of Escape Pods as the rules name them, for the second implementation (oracle.py)."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import astroport.games.escape_pods

Sector: TypeAlias = int
Pod: TypeAlias = str
Role: TypeAlias = str
Picture: TypeAlias = dict[str, Any]

CHANCE = -1
EVERYONE = -2  # a viewer who knows all that any of them knows
BUSY = ""  # the phase while something happens by itself
LETTERS = "ABCDE"

# EP-1.1: the sectors, and which of them touch.
TOUCHING: dict[Sector, tuple[Sector, ...]] = {
    1: (2, 4, 5),
    2: (1, 3, 5),
    3: (2, 5, 6),
    4: (1, 5, 7, 8),
    5: (1, 2, 3, 4, 6, 8),
    6: (3, 5, 8, 9),
    7: (4, 8, 10, 11),
    8: (4, 5, 6, 7, 9, 10),
    9: (6, 8, 10, 13),
    10: (7, 8, 9, 11, 12, 13),
    11: (7, 10, 12),
    12: (10, 11, 13),
    13: (9, 10, 12),
}
BORDERS = {f"{one}-{other}": (one, other) for one in TOUCHING for other in TOUCHING[one] if one < other}

# EP-1.2, EP-1.3
BY_THE_SHIP = (1, 2, 3)
BY_THE_REFUGES = (11, 12, 13)
REFUGES = ["r1", "r2", "r3", "r4"]
TOUCHED_BY: dict[Sector, tuple[int, ...]] = {11: (0,), 12: (1, 2), 13: (3,)}
SECTOR_OF_REFUGE = (11, 12, 12, 13)
SIZE: dict[Pod, int] = {"duo-1": 2, "trio": 3, "duo-2": 2, "mini-1": 1, "mini-2": 1, "mini-3": 1}
HANGAR_SIZE = {1: 2, 2: 3, 3: 2}
AT_THE_START: dict[int, Pod] = {1: "duo-1", 2: "trio", 3: "duo-2"}

ROLES: list[Role] = ["commander", "scientist", "engineer"]
OF_EACH_ROLE = 3  # EP-1.4
BEACONS = {one + other: (LETTERS.index(one), LETTERS.index(other)) for one, other in combinations(LETTERS, 2)}  # EP-1.5
TOKENS = {1: (3, 2), 2: (3, 2), 3: (3, 3), 4: (4, 3), 5: (4, 4)}  # EP-1.7: lateral, central
SPACES = 5  # of arrival, in each refuge
ACTIONS = 2  # EP-2.1
SHORT_TURNS = {1: 0, 2: 1, 3: 2, 4: 2, 5: 2}  # EP-2.1: how many turns with one action only there are at first
QUIET_ROUNDS = 20  # EP-7.4

# EP-2.2
BASIC = {"embark": 2, "accelerate": 1, "spy": 1, "minipod": 1}
ADVANCED = {"board": 1, "pilot": 1, "program": 1, "refresh": 1}
PANEL = BASIC | ADVANCED
QUESTION = {"accelerate": "move", "pilot": "move"}  # else the phase is called as the action


class Card(NamedTuple):
    """A refuge card: squares (which role is wanted, how many points) and which of them are marked."""

    kind: str
    squares: list[tuple[str, int]]
    marked: list[int]
    solo: bool


def _cards() -> dict[str, Card]:
    path = Path(astroport.games.escape_pods.__file__).with_name("components.toml")
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    marked = data["refuges"]["marked"]
    return {
        card["card"]: Card(
            card["kind"],
            [(wants, points) for wants, points in card["squares"]],
            marked.get(card["kind"], []),
            card.get("solo", False),
        )
        for card in data["refuge"]
    }


CARDS = _cards()


class Member(NamedTuple):
    """A member of a crew in a pod or a refuge, and who has spied it (EP-3.4)."""

    owner: int
    role: Role
    seen: tuple[int, ...] = ()
