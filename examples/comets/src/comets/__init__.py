"""Comets: everyone is dealt a comet in secret, may peek at a neighbour's, and decides at once whether to chase."""

from __future__ import annotations

from astroport.core.contract import Game, Option
from astroport.core.words import Sentence

SLUG = "comets"

GAME = Game(
    slug=SLUG,
    name=Sentence(SLUG, "name"),
    about=Sentence(SLUG, "about"),
    tagline=Sentence(SLUG, "tagline"),
    goal=Sentence(SLUG, "goal"),
    minutes=(3, 5),
    prefix="CO",
    seats=range(2, 4),
    options=(Option.in_words(SLUG, "peek", (True, False), True),),
    rules_version=1,
    max_plies=9,
    package=__name__,
)
