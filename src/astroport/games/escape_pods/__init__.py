"""Escape Pods: 1 to 5 crews in shared pods. Hidden roles, collisions, a ship falling apart, a solo mode with grades."""

from __future__ import annotations

from astroport.core.contract import Game, Option
from astroport.core.words import Sentence

SLUG = "escape_pods"

GAME = Game(
    slug=SLUG,
    name=Sentence(SLUG, "name"),
    about=Sentence(SLUG, "about"),
    tagline=Sentence(SLUG, "tagline"),
    goal=Sentence(SLUG, "goal"),
    minutes=(30, 60),
    prefix="EP",
    seats=range(1, 6),
    options=(
        Option.in_words(SLUG, "refuges", ("usual", "fixed", "drawn"), "usual"),
        Option.in_words(SLUG, "specials", ("all", "assigned"), "all"),
    ),
    rules_version=2,
    older={1: {"specials": "assigned"}},  # EP-8.2 was read so
    # 20 arrivals at most, between two of them less than 20 quiet rounds: at most 2 100 turns. A turn has two actions
    # of at most six steps each, with chance; beacons may add some, seldom more than a dozen.
    max_plies=60_000,
    package=__name__,
    ease=4,
)
