"""Players made of code. They know what a game is, and no game by name."""

from astroport.bots import simple as _simple  # makes its bots known
from astroport.bots.bot import Bot, Choice, Weighed, named, names

__all__ = ["Bot", "Choice", "Weighed", "named", "names"]
del _simple
