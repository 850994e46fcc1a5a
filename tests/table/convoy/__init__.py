"""Convoy, a game for tests: two teams plan three legs and a signal at the same time, then the wind blows."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.contract import Game, Option, Plan, Value
from astroport.core.words import Words

NAME = Words(en="Convoy", fr="Convoi")
LEGS, TURNS = 3, 3


def allies(_options: Mapping[str, Value], seat: int, other: int) -> bool:
    """Every second seat."""
    return (seat - other) % 2 == 0


def seconds(seats: int, options: Mapping[str, Value]) -> int:
    """Ten for each seat."""
    return 10 * seats if options["hurry"] else 0


GAME = Game(
    slug="convoy",
    name=NAME,
    about=NAME,
    tagline=NAME,
    goal=NAME,
    minutes=(1, 2),
    prefix="CV",
    seats=range(2, 5),
    options=(
        Option("wind", (True, False), True, Words(en="Wind", fr="Vent"), Words(en="it blows", fr="il souffle")),
        Option("hurry", (True, False), True, Words(en="Hurry", fr="Presse"), Words(en="in time", fr="à temps")),
    ),
    rules_version=1,
    max_plies=1 + TURNS * (4 * (LEGS + 1) + 1),
    package=__name__,
    allies=allies,
    plan=Plan(("leg", "signal"), ("leg hold", "signal none"), seconds),
)
