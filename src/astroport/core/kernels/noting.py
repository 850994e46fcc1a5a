"""What is said of a game, compiled once for each that says it: what happens, what is asked, what can be chosen.

This file is never imported by its own name: `core.compiling.specialise` loads it once for each game, with the game's
functions as its globals. Functions take arrays of one state, and what they fill in piece by piece.
"""

from astroport.core.compiling import njit
from astroport.core.events import Notes


@njit
def play_noting(states, seat, action, rows, cuts, book):
    """Play an action, and note what happens."""
    apply(states[0], seat, action, Notes(rows, cuts, book))


@njit
def describe_for(states, seat, action, rows, cuts, book):
    """Note what an action is as a choice."""
    describe(states[0], seat, action, Notes(rows, cuts, book))


@njit
def preview_for(states, seat, action, rows, cuts, book):
    """Play an action on what a seat sees, as far as it can know, and note it; whether that is all of it."""
    return preview(states[0], seat, action, Notes(rows, cuts, book))


@njit
def prompt_for(states, seat, out):
    """Which question is put to a seat now."""
    return prompt(states[0], seat, out)
