"""Standoff, a game for tests: two choose at once among three signs, and neither should be foreseeable."""

from __future__ import annotations

from astroport.core.contract import Game
from astroport.core.words import Words

NAME = Words(en="Standoff", fr="Face-à-face")
GAME = Game(
    slug="standoff",
    name=NAME,
    about=NAME,
    tagline=NAME,
    goal=NAME,
    minutes=(1, 1),
    prefix="ST",
    seats=range(2, 3),
    options=(),
    rules_version=1,
    max_plies=2,
    package=__name__,
)
