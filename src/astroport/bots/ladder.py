"""The levels people meet, from a beginner who blunders like a person to the strongest; docs/bots.md measures them."""

from __future__ import annotations

from functools import partial

from astroport.bots import simple as _simple  # the weakest come first
from astroport.bots.bot import Budget, Level, maker
from astroport.bots.search_bot import SearchBot, SearchParams

LADDER = {
    Level.of_house("unaided", Budget(seconds=3.0, simulations=100_000), offered=False): SearchParams(helped=False),
    Level.of_house("cadet", Budget(simulations=30)): SearchParams(overlooks=0.4, misjudges=0.35),
    Level.of_house("pilot", Budget(simulations=100)): SearchParams(overlooks=0.12, misjudges=0.1),
    Level.of_house("captain", Budget(simulations=400)): SearchParams(misjudges=0.03),
    Level.of_house("admiral", Budget(seconds=3.0, simulations=100_000)): SearchParams(),
}
DEFAULT_LEVEL = "pilot"  # for who does not choose
STRONGEST = list(LADDER)[-1].name

PARAMS = {level.name: params for level, params in LADDER.items()}

for _level in LADDER:
    maker(_level)(partial(SearchBot, _level.name))
del _simple
