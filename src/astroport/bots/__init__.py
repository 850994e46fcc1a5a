"""Players made of code. They know what a game is, and no game by name."""

from astroport.bots.bot import Bot, Budget, Choice, Level, Reply, Weighed, level, levels, named, names, shared
from astroport.bots.evaluate import evaluate, evaluate_match
from astroport.bots.key_moments import key_moments
from astroport.bots.ladder import DEFAULT_LEVEL, STRONGEST
from astroport.bots.search_bot import BYTES_A_NODE, nodes_for

__all__ = [
    "BYTES_A_NODE",
    "DEFAULT_LEVEL",
    "STRONGEST",
    "Bot",
    "Budget",
    "Choice",
    "Level",
    "Reply",
    "Weighed",
    "evaluate",
    "evaluate_match",
    "key_moments",
    "level",
    "levels",
    "named",
    "names",
    "nodes_for",
    "shared",
]
