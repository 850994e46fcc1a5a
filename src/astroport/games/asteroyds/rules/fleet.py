"""Ships, whose they are, and how they leave play for the rest of a turn."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.asteroyds.state import (
    DIRECTIONS,
    NEXT,
    PLATFORM_AT,
    START_HEADING,
    TEAMS,
)


@njit
def team_of(s, ship):
    """The team of a ship, or of a seat: in turns, and of five the first is white (AC-1.3)."""
    return (np.int64(ship) + (s.ships == 5)) % np.int64(s.teams)


@njit
def seat_of(s, ship):
    """Who flies a ship: with two players each has several (AC-7.3)."""
    return np.int64(ship) % np.int64(s.seats)


@njit
def platform_of(s, team):
    """The platform of a team."""
    return PLATFORM_AT[s.layout, team]


@njit
def in_zone(s, team, cell):
    """AC-1.2: whether a cell is next to a team's platform."""
    for direction in range(DIRECTIONS):
        if NEXT[cell, direction] == platform_of(s, team):
            return True
    return False


@njit
def launch_pad(s, ship):
    """AC-1.4, AC-4.4: a ship on its platform, with its starting heading."""
    team = team_of(s, ship)
    s.cell[ship] = platform_of(s, team)
    s.heading[ship] = START_HEADING[s.layout, team]


@njit
def send_home(s, ship):
    """AC-3.5: to its platform at once; what it carries stays where it was; nothing more this turn."""
    s.off[ship] = 1
    s.carries[ship] = 0
    launch_pad(s, ship)


@njit
def carried(s):
    """The asteroyds that are aboard some ship, as bits."""
    aboard = 0
    for ship in range(s.ships):
        aboard |= np.int64(s.carries[ship])
    return aboard


@njit
def bring_along(s, ship):
    """AC-5.1: what a ship carries is where it is."""
    for team in range(TEAMS):
        if (s.carries[ship] >> team) & 1:
            s.asteroyd[team] = s.cell[ship]
