"""Sputnik: 2 to 6 rockets on vanishing galaxies. No luck but for who begins, no secrets."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.contract import Game, Option, Value
from astroport.core.words import Words

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


GAME = Game(
    slug="sputnik",
    name=Words(en="Sputnik", fr="Sputnik"),
    about=Words(
        en="Fly on, put out a galaxy each turn, strand the others, be the last rocket left.",
        fr="Volez, éteignez une galaxie à chaque tour, immobilisez les autres, restez la dernière fusée.",
    ),
    tagline=Words(
        en="A chess of shrinking ground: easy to learn, no luck, no mercy.",
        fr="Des échecs sur un sol qui se dérobe : vite appris, sans hasard ni pitié.",
    ),
    goal=Words(
        en="Be the last one whose rocket can still fly.",
        fr="Soyez le dernier dont la fusée peut encore voler.",
    ),
    minutes=(10, 25),
    prefix="SP",
    seats=range(2, 7),
    options=(
        Option(
            "layout",
            ("classic", "pyramid"),
            "classic",
            Words(en="Board", fr="Plateau"),
            Words(
                en="classic: 37 cells, a stack in the middle; pyramid: 19 cells with stacks",
                fr="classique : 37 cases, une pile au milieu ; pyramide : 19 cases avec des piles",
            ),
            (Words(en="classic", fr="classique"), Words(en="pyramid", fr="pyramide")),
            (
                Words(
                    en="37 cells, four galaxies stacked in the middle: room to run.",
                    fr="37 cases, quatre galaxies empilées au milieu : de la place pour fuir.",
                ),
                Words(
                    en="19 cells, most of them stacks that last for several turns: a tight fight.",
                    fr="19 cases, presque toutes des piles qui durent plusieurs tours : un combat serré.",
                ),
            ),
        ),
        Option(
            "rockets",
            (1, 2, 3),
            1,
            Words(en="Rockets each", fr="Fusées par joueur"),
            Words(
                en="a fleet of 2 or 3 rockets for two players, of 2 for three players",
                fr="une flotte de 2 ou 3 fusées à deux joueurs, de 2 à trois joueurs",
            ),
            effects=(
                Words(en="One rocket each.", fr="Une fusée chacun."),
                Words(
                    en="Two or three players with two rockets each; you move one of them in your turn.",
                    fr="Deux ou trois joueurs, deux fusées chacun ; à votre tour, vous en jouez une.",
                ),
                Words(
                    en="Two players with three rockets each; you move one of them in your turn.",
                    fr="Deux joueurs, trois fusées chacun ; à votre tour, vous en jouez une.",
                ),
            ),
        ),
        Option(
            "teams",
            (False, True),
            False,
            Words(en="Teams", fr="Équipes"),
            Words(
                en="four players, partners facing each other, win together",
                fr="à quatre joueurs, les partenaires face à face gagnent ensemble",
            ),
            effects=(
                Words(en="Everyone for themselves.", fr="Chacun pour soi."),
                Words(
                    en="Four players: you win together with your partner across the board.",
                    fr="À quatre : vous gagnez avec votre partenaire, assis en face de vous.",
                ),
            ),
        ),
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
