"""Comets: everyone is dealt a comet in secret, may peek at a neighbour's, and decides at once whether to chase."""

from __future__ import annotations

from astroport.core.contract import Game, Option
from astroport.core.words import Words

GAME = Game(
    slug="comets",
    name=Words(en="Comets", fr="Comètes"),
    about=Words(
        en="Peek at a comet, then chase yours or wait: the biggest comet chased wins.",
        fr="Épiez une comète, puis poursuivez la vôtre ou attendez : la plus grosse poursuivie gagne.",
    ),
    tagline=Words(en="Five minutes of nerves.", fr="Cinq minutes de sang-froid."),
    goal=Words(en="Chase the biggest comet.", fr="Poursuivez la plus grosse comète."),
    minutes=(3, 5),
    prefix="CO",
    seats=range(2, 4),
    options=(
        Option(
            "peek",
            (True, False),
            True,
            Words(en="Peeking", fr="Épier"),
            Words(en="everyone may look at one comet", fr="chacun peut regarder une comète"),
        ),
    ),
    rules_version=1,
    max_plies=9,
    package=__name__,
)
