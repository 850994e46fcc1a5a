"""The levels people meet, from a beginner who blunders like a person to the strongest; docs/bots.md measures them."""

from __future__ import annotations

from functools import partial

from astroport.bots import simple as _simple  # the weakest come first
from astroport.bots.bot import Budget, Level, maker
from astroport.bots.search_bot import SearchBot, SearchParams
from astroport.core.words import Words

LADDER = {
    Level(
        "unaided",
        Words(en="Unaided", fr="Sans aide"),
        Words(
            en="the strongest without what the game knows about itself",
            fr="le plus fort, sans ce que le jeu sait de lui-même",
        ),
        Budget(seconds=3.0, simulations=100_000),
        offered=False,
    ): SearchParams(helped=False),
    Level(
        "cadet",
        Words(en="Cadet", fr="Mousse"),
        Words(
            en="knows the rules since this morning, and overlooks a lot",
            fr="connaît les règles depuis ce matin, et ne voit pas tout",
        ),
        Budget(simulations=30),
    ): SearchParams(overlooks=0.4, misjudges=0.35),
    Level(
        "pilot",
        Words(en="Pilot", fr="Pilote"),
        Words(en="plays soundly, and errs now and then", fr="joue juste, et se trompe de temps en temps"),
        Budget(simulations=100),
    ): SearchParams(overlooks=0.12, misjudges=0.1),
    Level(
        "captain",
        Words(en="Captain", fr="Capitaine"),
        Words(en="sees what is coming, and rarely errs", fr="voit venir les coups, et se trompe rarement"),
        Budget(simulations=400),
    ): SearchParams(misjudges=0.03),
    Level(
        "admiral",
        Words(en="Admiral", fr="Amiral"),
        Words(
            en="thinks for up to three seconds, and leaves nothing to chance",
            fr="réfléchit jusqu’à trois secondes, et ne laisse rien au hasard",
        ),
        Budget(seconds=3.0, simulations=100_000),
    ): SearchParams(),
}
DEFAULT_LEVEL = "pilot"  # for who does not choose
STRONGEST = list(LADDER)[-1].name

PARAMS = {level.name: params for level, params in LADDER.items()}

for _level in LADDER:
    maker(_level)(partial(SearchBot, _level.name))
del _simple
