"""Asteroyds, capture the asteroyd: teams program their ships in secret, then six rounds of lasers and moves."""

from __future__ import annotations

from collections.abc import Mapping

from astroport.core.contract import Game, Option, Plan, Value
from astroport.core.words import Words

DUEL_SEATS = 2  # one against one
TEAMED = (4, 5, 6)  # seats of two teams

BLUE_ROCKS = (Words(en="Two", fr="Deux"), Words(en="Three", fr="Trois"), Words(en="Four", fr="Quatre"))
DRIFTING = Words(
    en="{rocks} blue rocks drift one cell a turn; they stop ships and beams.",
    fr="{rocks} rochers bleus dérivent d’une case par tour ; ils arrêtent vaisseaux et lasers.",
)
CHRONOS = (40, 30, 20)  # seconds
AMONG_PEOPLE = Words(
    en="Among people: {seconds} seconds to program a turn; {double} one against one.",
    fr="Entre personnes : {seconds} secondes pour programmer un tour ; {double} à un contre un.",
)
LENGTHS = {
    60: Words(en="A long match", fr="Une longue partie"),
    40: Words(en="A match of middle length", fr="Une partie moyenne"),
    20: Words(en="A short match", fr="Une partie courte"),
}
AFTER_TURNS = Words(
    en="{match}: after {turns} turns the team with most points wins.",
    fr="{match} : après {turns} tours, l’équipe qui a le plus de points gagne.",
)


def invalid_combination(seats: int, options: Mapping[str, Value]) -> str | None:
    """The rule against this combination of seats and variants, or None."""
    if seats != DUEL_SEATS and seats not in TEAMED:
        return "AC-1.3"
    if options["teams"] == 3 and seats != 6:
        return "AC-7.2"
    if options["ships"] == 3 and seats != DUEL_SEATS:
        return "AC-7.3"
    if options["rocks"] and options["teams"] == 3:
        return "AC-7.4"
    if not options["destructible"] and not options["rocks"]:
        return "AC-7.4"
    if options["own_layout"] and options["teams"] == 3:
        return "AC-7.5"
    return None


def team_of(seats: int, teams: int, ship: int) -> int:
    """The team of a ship, or of a seat: in turns, so that of five the first, the third and the fifth are white."""
    return (ship + (seats == 5)) % teams


def allies(options: Mapping[str, Value], seat: int, other: int) -> bool:
    """Those of a team sit a team's number of seats apart."""
    return (seat - other) % int(options["teams"]) == 0


def seconds(seats: int, options: Mapping[str, Value]) -> int:
    """AC-2.1, AC-2.5: the time to program, double for those who fly several ships."""
    return int(options["chrono"]) * (2 if seats == DUEL_SEATS else 1)


GAME = Game(
    slug="asteroyds",
    name=Words(en="Asteroyds: capture", fr="Asteroyds : capture"),
    about=Words(
        en="Program six moves in secret with your team, snatch the enemy asteroyd and bring it home three times.",
        fr="Programmez six coups en secret avec votre équipe, volez l’asteroyd ennemi et ramenez-le trois fois.",
    ),
    tagline=Words(
        en="Plans made against the clock, beams across the arena, and nothing goes as planned.",
        fr="Des plans contre la montre, des lasers en travers de l’arène, et rien ne se passe comme prévu.",
    ),
    goal=Words(
        en="Steal the enemy asteroyd and bring it home to your zone, more often than they steal yours.",
        fr="Volez l’asteroyd ennemi et ramenez-le dans votre zone, plus souvent qu’on ne vole le vôtre.",
    ),
    minutes=(20, 60),
    prefix="AC",
    seats=range(2, 7),
    options=(
        Option(
            "teams",
            (2, 3),
            2,
            Words(en="Teams", fr="Équipes"),
            Words(
                en="two teams; or, with six players, three teams of two, who take points from each other",
                fr="deux équipes ; ou, à six joueurs, trois équipes de deux, qui se prennent des points",
            ),
            effects=(
                Words(
                    en="Red against white: three captures win.",
                    fr="Les rouges contre les blancs : trois captures gagnent.",
                ),
                Words(
                    en="Six players in three teams of two: who captures gains a point, who is robbed loses one.",
                    fr="À six, trois équipes de deux : qui capture gagne un point, qui est volé en perd un.",
                ),
            ),
        ),
        Option(
            "ships",
            (2, 3),
            2,
            Words(en="Ships each", fr="Vaisseaux par joueur"),
            Words(
                en="one against one, each player flies two or three ships",
                fr="à un contre un, chacun dirige deux ou trois vaisseaux",
            ),
            effects=(
                Words(
                    en="One against one, two ships each; with more players, one ship each.",
                    fr="À un contre un, deux vaisseaux chacun ; à plus nombreux, un seul.",
                ),
                Words(en="Two players with three ships each.", fr="Deux joueurs, trois vaisseaux chacun."),
            ),
        ),
        Option(
            "pilots",
            (False, True),
            False,
            Words(en="Pilots", fr="Pilotes"),
            Words(
                en="each ship has a pilot with a power to use once per match",
                fr="chaque vaisseau a un pilote, avec un pouvoir utilisable une fois par partie",
            ),
            effects=(
                Words(en="All ships can do the same.", fr="Tous les vaisseaux se valent."),
                Words(
                    en="Each ship gets a pilot by lot, with a power of its own.",
                    fr="Chaque vaisseau reçoit un pilote au sort, avec un pouvoir à lui.",
                ),
            ),
        ),
        Option(
            "rocks",
            (0, 2, 3, 4),
            0,
            Words(en="Drifting rocks", fr="Rochers à la dérive"),
            Words(
                en="so many blue rocks drift through the arena, stop ships and beams (two teams)",
                fr="autant de rochers bleus dérivent dans l’arène, arrêtent vaisseaux et lasers (deux équipes)",
            ),
            effects=(
                Words(en="Nothing drifts through the arena.", fr="Rien ne dérive dans l’arène."),
                *(DRIFTING.fill(rocks=rocks) for rocks in BLUE_ROCKS),
            ),
        ),
        Option(
            "destructible",
            (True, False),
            True,
            Words(en="Rocks can be destroyed", fr="Rochers destructibles"),
            Words(en="a beam destroys a drifting rock", fr="un laser détruit un rocher à la dérive"),
            effects=(
                Words(en="A beam destroys a drifting rock.", fr="Un laser détruit un rocher à la dérive."),
                Words(en="Drifting rocks last for the whole match.", fr="Les rochers durent toute la partie."),
            ),
        ),
        Option(
            "own_layout",
            (False, True),
            False,
            Words(en="Pods and turrets", fr="Pods et tourelles"),
            Words(
                en="each team places its pods and turrets itself before the match (two teams)",
                fr="chaque équipe dispose elle-même ses pods et ses tourelles avant la partie (deux équipes)",
            ),
            (Words(en="in place", fr="en place"), Words(en="you place them", fr="à vous de les placer")),
            (
                Words(
                    en="They stand where the game puts them; you play at once.",
                    fr="Ils sont déjà disposés ; on joue tout de suite.",
                ),
                Words(
                    en="Before the match each team places its own.",
                    fr="Avant la partie, chaque équipe dispose les siens.",
                ),
            ),
        ),
        Option(
            "chrono",
            (*CHRONOS, 0),
            40,
            Words(en="Time to program", fr="Temps de programmation"),
            Words(
                en="seconds to program a turn, among several people; twice as many one against one",
                fr="secondes pour programmer un tour, entre plusieurs personnes ; le double à un contre un",
            ),
            (
                *(Words(en=f"{seconds} seconds", fr=f"{seconds} secondes") for seconds in CHRONOS),
                Words(en="no limit", fr="sans limite"),
            ),
            (
                *(AMONG_PEOPLE.fill(seconds=seconds, double=2 * seconds) for seconds in CHRONOS),
                Words(en="Everyone takes the time they need.", fr="Chacun prend le temps qu’il lui faut."),
            ),
        ),
        Option(
            "turns",
            tuple(LENGTHS),
            60,
            Words(en="Turns", fr="Tours"),
            Words(
                en="after so many turns the team with most points wins",
                fr="après autant de tours, l’équipe qui a le plus de points gagne",
            ),
            effects=(*(AFTER_TURNS.fill(match=match, turns=turns) for turns, match in LENGTHS.items()),),
        ),
    ),
    rules_version=1,
    # Before the match: twelve pieces in two steps each, six pilots, a compass. A turn: three dice, eight actions for
    # each of six ships, a drift, six rounds.
    max_plies=24 + 6 + 1 + 60 * (3 + 6 * 8 + 1 + 6),
    package=__name__,
    ease=5,
    invalid_combination=invalid_combination,
    allies=allies,
    plan=Plan(("column", "round", "mode"), ("column empty", "round none", "mode none"), seconds),
)
