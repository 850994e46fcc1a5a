"""Sputnik: 2 to 6 rockets on vanishing galaxies. No luck but for who begins, no secrets."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.contract import Game, Option, Value
from astroport.core.words import Sentence

MOST_ROCKETS = {2: 3, 3: 2}  # of a player, by the number of players


def invalid_combination(seats: int, options: Mapping[str, Value]) -> str | None:
    """The rule against this combination of seats and variants, or None."""
    rockets = int(options["rockets"])
    if rockets > MOST_ROCKETS.get(seats, 1):
        return "SP-5.1"
    if options["teams"] and seats != 4:
        return "SP-5.2"
    return None


def allies(options: Mapping[str, Value], seat: int, other: int) -> bool:
    """Partners face each other (SP-5.2)."""
    return bool(options["teams"]) and (seat - other) % 2 == 0


SLUG = "sputnik"

GAME = Game(
    slug=SLUG,
    name=Sentence(SLUG, "name"),
    about=Sentence(SLUG, "about"),
    tagline=Sentence(SLUG, "tagline"),
    goal=Sentence(SLUG, "goal"),
    minutes=(10, 25),
    prefix="SP",
    seats=range(2, 7),
    options=(
        Option.in_words(SLUG, "layout", ("classic", "pyramid"), "classic"),
        Option.in_words(SLUG, "rockets", (1, 2, 3), 1),
        Option.in_words(SLUG, "teams", (False, True), False),
    ),
    rules_version=1,
    # Every removal takes one of at most 40 galaxies; between two removals each of six rockets flies at most once off a
    # base without one (SP-2.8); at most six rescues; one draw.
    max_plies=1 + 40 * (2 + 6) + 6,
    package=__name__,
    ease=1,
    board=True,
    invalid_combination=invalid_combination,
    allies=allies,
)
