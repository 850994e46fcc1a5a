"""Players made of code. They know what a game is, and no game by name."""

from astroport.bots import simple as _simple  # makes its bots known
from astroport.bots.bot import Bot, Budget, Choice, Level, Reply, Weighed, level, levels, named, names
from astroport.bots.outlook import outlook

__all__ = ["Bot", "Budget", "Choice", "Level", "Reply", "Weighed", "level", "levels", "named", "names", "outlook"]
del _simple
