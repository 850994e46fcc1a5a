"""Players made of code. They know what a game is, and no game by name."""

from astroport.bots.bot import Bot, Budget, Choice, Level, Reply, Weighed, level, levels, named, names, shared
from astroport.bots.ladder import STRONGEST, USUAL
from astroport.bots.outlook import outlook, prospect
from astroport.bots.saying import percent
from astroport.bots.searching import BYTES_A_NODE, nodes_for
from astroport.bots.turning import turning_points

__all__ = [
    "BYTES_A_NODE",
    "STRONGEST",
    "USUAL",
    "Bot",
    "Budget",
    "Choice",
    "Level",
    "Reply",
    "Weighed",
    "level",
    "levels",
    "named",
    "names",
    "nodes_for",
    "outlook",
    "percent",
    "prospect",
    "shared",
    "turning_points",
]
