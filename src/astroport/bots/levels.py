"""The levels people meet, from a beginner who blunders like a person to the strongest; docs/bots.md measures them."""

from __future__ import annotations

from astroport.bots import simple as _simple  # the weakest come first
from astroport.bots.bot import Budget, Level, maker
from astroport.bots.searching import Manner, SearchBot
from astroport.core.words import Words

LADDER = (
    (
        Level(
            "cadet",
            Words(en="Cadet", fr="Mousse"),
            Words(en="just learned the rules, and overlooks a lot", fr="vient d’apprendre les règles, et oublie bien des coups"),
            Budget(simulations=40),
        ),
        Manner(overlooks=0.3, misjudges=0.15),
    ),
    (
        Level(
            "scout",
            Words(en="Scout", fr="Éclaireur"),
            Words(en="plays soundly, misses a trick now and then", fr="joue juste, rate un coup de temps en temps"),
            Budget(simulations=150),
        ),
        Manner(overlooks=0.1, misjudges=0.05),
    ),
    (
        Level(
            "pilot",
            Words(en="Pilot", fr="Pilote"),
            Words(en="looks several moves ahead", fr="voit plusieurs coups à l’avance"),
            Budget(simulations=400),
        ),
        Manner(),
    ),
    (
        Level(
            "captain",
            Words(en="Captain", fr="Capitaine"),
            Words(en="hard to surprise", fr="difficile à surprendre"),
            Budget(simulations=3000),
        ),
        Manner(),
    ),
    (
        Level(
            "admiral",
            Words(en="Admiral", fr="Amiral"),
            Words(en="the strongest: thinks for up to three seconds", fr="le plus fort : réfléchit jusqu’à trois secondes"),
            Budget(seconds=3.0),
        ),
        Manner(),
    ),
)

MANNERS = {level.name: manner for level, manner in LADDER}
BUDGETS = {level.name: level.budget for level, _ in LADDER}


def _make_known() -> None:
    for level, _ in LADDER:
        maker(level)(lambda seed, name=level.name: SearchBot(name, seed))


_make_known()
del _simple
