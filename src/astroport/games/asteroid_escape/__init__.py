"""Asteroid Escape: 2 to 8 ships on wakes of tiles. Luck moves the asteroids, hands are secret."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.contract import Game, Option, Value
from astroport.core.words import Words


def invalid_combination(seats: int, options: Mapping[str, Value]) -> str | None:
    """The rule against this combination of seats and variants, or None."""
    if options["open_space"] and options["refill_replaces_roll"]:
        return "AE-7.1"  # nobody rolls at all
    if options["salvage"] and seats < 3:
        return "AE-7.2"
    return None


GAME = Game(
    slug="asteroid_escape",
    name=Words(en="Asteroid Escape", fr="Asteroid Escape"),
    about=Words(
        en="Lay the wake you must follow, dodge asteroids and edges, be the last ship flying.",
        fr="Posez le sillage qu’il faudra suivre, évitez astéroïdes et bords, restez le dernier vaisseau en vol.",
    ),
    tagline=Words(
        en="A knot of wakes and a rain of rocks: quick turns, nasty luck, good laughs.",
        fr="Un nœud de sillages sous une pluie de rochers : tours rapides, hasard cruel, fous rires.",
    ),
    goal=Words(
        en="Be the last ship still flying.",
        fr="Soyez le dernier vaisseau en vol.",
    ),
    minutes=(15, 30),
    prefix="AE",
    seats=range(2, 9),
    options=(
        Option(
            "board",
            ("7x7", "6x6"),
            "7x7",
            Words(en="Board", fr="Plateau"),
            Words(
                en="7 × 7: the middle row and column have no die label; 6 × 6: narrower, every cell has one",
                fr="7 × 7 : la ligne et la colonne du milieu sont sans numéro ; 6 × 6 : plus serré, toutes en ont un",
            ),
            (Words(en="7 × 7", fr="7 × 7"), Words(en="6 × 6", fr="6 × 6")),
            (
                Words(
                    en="More room; no asteroid is placed in the middle row or column.",
                    fr="Plus de place ; aucun astéroïde n’est placé sur la ligne ou la colonne du milieu.",
                ),
                Words(
                    en="Tighter; an asteroid may be placed on any cell.",
                    fr="Plus serré ; un astéroïde peut être placé sur n’importe quelle case.",
                ),
            ),
        ),
        Option(
            "open_space",
            (False, True),
            False,
            Words(en="Asteroids", fr="Astéroïdes"),
            Words(
                en="with asteroids and dice; or open space, without either",
                fr="avec astéroïdes et dés ; ou l’espace libre, sans les uns ni les autres",
            ),
            (Words(en="on", fr="avec"), Words(en="off", fr="sans")),
            (
                Words(
                    en="The dice move asteroids, which eat wakes and destroy ships.",
                    fr="Les dés déplacent des astéroïdes, qui effacent les sillages et détruisent les vaisseaux.",
                ),
                Words(
                    en="Open space: no asteroids, no dice, only wakes.",
                    fr="Espace libre : ni astéroïdes ni dés, rien que des sillages.",
                ),
            ),
        ),
        Option(
            "salvage",
            (False, True),
            False,
            Words(en="Salvage", fr="Récupération"),
            Words(
                en="three or more players: whoever puts others out may swap tiles with their hands",
                fr="à trois joueurs ou plus : qui en élimine d’autres peut échanger des tuiles avec leurs mains",
            ),
            effects=(
                Words(
                    en="The tiles of a player who is out go under the pile.",
                    fr="Les tuiles d’un joueur éliminé passent sous la pioche.",
                ),
                Words(
                    en="Three players or more: put others out, and you may swap tiles with their hands.",
                    fr="À trois ou plus : éliminez quelqu’un, et vous pouvez échanger des tuiles avec sa main.",
                ),
            ),
        ),
        Option(
            "refill_replaces_roll",
            (False, True),
            False,
            Words(en="After adding asteroids", fr="Après un ajout d’astéroïdes"),
            Words(
                en="who has to bring asteroids back into play does not roll that turn",
                fr="qui doit remettre des astéroïdes en jeu ne lance pas les dés ce tour-là",
            ),
            (Words(en="you roll", fr="on lance les dés"), Words(en="no roll", fr="pas de lancer")),
            (
                Words(
                    en="When fewer than two asteroids are left you add new ones, then you roll as always.",
                    fr="Quand il reste moins de deux astéroïdes, vous en ajoutez, puis vous lancez les dés.",
                ),
                Words(
                    en="When fewer than two asteroids are left you add new ones instead of rolling.",
                    fr="Quand il reste moins de deux astéroïdes, vous en ajoutez au lieu de lancer les dés.",
                ),
            ),
        ),
    ),
    rules_version=1,
    # No rule bounds a match: luck could keep the asteroids turning on the spot for ever. But one after another they
    # leave the board for good, and without them at most 49 tiles are laid. Of 7.6 million random matches the longest
    # had 533 actions, and every 50 more are a tenth as likely or less.
    max_plies=2000,
    package=__name__,
    ease=2,
    invalid_combination=invalid_combination,
)
