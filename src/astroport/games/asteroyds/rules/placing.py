"""AC-7.5: each team places its pods and turrets before the match, in turns, on its side of the middle."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.asteroyds.rules.actions import encode_place
from astroport.games.asteroyds.rules.fleet import in_zone
from astroport.games.asteroyds.state import (
    BORDER,
    CELLS,
    DIRECTIONS,
    HOME_AT,
    NEXT,
    OPEN,
    POD,
    PODS_OF,
    SIDE_OF,
    TURRET,
    TURRETS_OF,
)


@njit
def pieces_of(s, team):
    """How many pieces a team places."""
    return np.int64(PODS_OF[s.layout, team]) + np.int64(TURRETS_OF[s.layout, team])


@njit
def placing_team(s):
    """Whose piece is placed next: in turns, as long as both have some."""
    fewer = min(pieces_of(s, 0), pieces_of(s, 1))
    if s.placed < 2 * fewer:
        return np.int64(s.placed) % 2
    return np.int64(0 if pieces_of(s, 0) > fewer else 1)


@njit
def placed_by(s, team):
    """How many pieces a team has placed."""
    fewer, placed = min(pieces_of(s, 0), pieces_of(s, 1)), np.int64(s.placed)
    if placed <= 2 * fewer:
        return (placed + 1 - team) // 2
    return placed - fewer if pieces_of(s, team) > fewer else fewer


@njit
def all_placed(s):
    """Whether nothing is left to be placed."""
    return s.placed == pieces_of(s, 0) + pieces_of(s, 1)


@njit
def placing_seat(s):
    """The players of a team place in turns."""
    team = placing_team(s)
    shift = s.seats == 5  # of five the first is white
    first = (team + shift) % 2
    members = (np.int64(s.seats) - first + 1) // 2
    return first + 2 * (placed_by(s, team) % members)


@njit
def is_turret_due(s):
    """Pods come first."""
    team = placing_team(s)
    return placed_by(s, team) >= np.int64(PODS_OF[s.layout, team])


@njit
def is_free(s, cell):
    """Whether a ship could fly over a cell."""
    return cell != BORDER and s.grid[cell] == OPEN


@njit
def parts(s, cell):
    """Whether a piece on a cell would part the free cells around it."""
    runs = 0
    for direction in range(DIRECTIONS):
        here, after = NEXT[cell, direction], NEXT[cell, (direction + 1) % DIRECTIONS]
        runs += is_free(s, here) and not is_free(s, after)
    return runs > 1


@njit
def may_place(s, cell):
    """On one's side, on a free cell, not next to a platform, not on a home or next to it, and parting nothing."""
    if SIDE_OF[cell] != placing_team(s) or s.grid[cell] != OPEN or parts(s, cell):
        return False
    for team in range(2):
        if in_zone(s, team, cell) or HOME_AT[s.layout, team] == cell:
            return False
        for direction in range(DIRECTIONS):
            if NEXT[cell, direction] == HOME_AT[s.layout, team]:
                return False
    return True


@njit
def list_places(s, out):
    """Where the next piece may go."""
    n = 0
    for cell in range(CELLS):
        if may_place(s, cell):
            out[n] = encode_place(cell)
            n += 1
    return n


@njit
def place(s, cell):
    """A pod or a turret goes to a cell; whether it is a turret, which is turned then."""
    if not is_turret_due(s):
        s.grid[cell] = POD
        s.placed += 1
        return False
    s.grid[cell] = TURRET + s.turrets
    s.turret_cell[s.turrets] = cell
    s.turret_team[s.turrets] = placing_team(s)
    return True


@njit
def face(s, direction):
    """The 1 of a turret points in a direction."""
    s.turret_facing[s.turrets] = direction
    s.turrets += 1
    s.placed += 1
