"""A round's lasers: all are fired, then all hits count (AC-3)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.asteroyds.rules.fleet import send_home, team_of
from astroport.games.asteroyds.state import (
    BORDER,
    DIRECTIONS,
    NEXT,
    NOWHERE,
    OPEN,
    POD,
    ROCK,
    ROCKS,
    SHIELDING,
    SHIPS,
    SHOOT,
    SHOOTING,
    SIDE_OF_FACE,
    TURRET,
)


@njit
def anticipates(s, ship, mode):
    """AC-2.3: whether a ship has set this mode on this round."""
    return s.mode[ship] == mode and (s.rounds[ship] >> s.now) & 1 == 1


@njit
def hit_on(s, cell, team, piercing):
    """AC-3.3, AC-3.8, AC-3.9: the enemy ships on a cell that a team's beam hits, as bits."""
    hit = np.int64(0)
    for ship in range(s.ships):
        if s.cell[ship] == cell and team_of(s, ship) != team and (piercing or not anticipates(s, ship, SHIELDING)):
            hit |= np.int64(1) << ship
    return hit


@njit
def fire(s, laser, cell, way, team, piercing):
    """AC-3.1, AC-3.2: a beam from the cell ahead; what it hits: ships, then turrets, then rocks, as bits."""
    s.beam_from[laser] = s.beam_to[laser] = cell
    s.beam_way[laser] = way
    at = NEXT[cell, way]
    while at != BORDER:
        s.beam_to[laser] = at
        what = np.int64(s.grid[at])
        if what >= TURRET:
            if s.turret_team[what - TURRET] != team:
                return np.int64(1) << (SHIPS + what - TURRET)
        elif what == ROCK:
            return rock_on(s, at) if s.destructible else np.int64(0)
        elif what >= POD:  # a platform too (AC-3.4)
            return np.int64(0)
        else:
            hit = hit_on(s, at, team, piercing)
            if hit:
                return hit
        at = NEXT[at, way]
    return np.int64(0)


@njit
def rock_on(s, cell):
    """The rock on a cell, as one of the bits of what is hit."""
    for rock in range(ROCKS):
        if s.rock_cell[rock] == cell:
            return np.int64(1) << (16 + rock)
    return np.int64(0)


@njit
def fire_all(s):
    """AC-3.7: every ship that shoots and every turret that is on; all that is hit, as bits."""
    hit = np.int64(0)
    for ship in range(s.ships):
        s.beam_from[ship] = NOWHERE
        if not s.off[ship] and s.program[ship, s.now] == SHOOT:
            piercing = anticipates(s, ship, SHOOTING)
            hit |= fire(s, ship, s.cell[ship], np.int64(s.heading[ship]), team_of(s, ship), piercing)
    for turret in range(s.turrets):
        s.beam_from[SHIPS + turret] = NOWHERE
        if not (s.turrets_off >> turret) & 1:
            team = np.int64(s.turret_team[turret])
            way = (np.int64(s.turret_facing[turret]) + SIDE_OF_FACE[s.die[team]]) % DIRECTIONS
            hit |= fire(s, SHIPS + turret, s.turret_cell[turret], way, team, False)
    return hit


@njit
def shoot(s):
    """The lasers of a round, and what becomes of those who are hit."""
    hit = fire_all(s)
    for ship in range(s.ships):
        if (hit >> ship) & 1:
            send_home(s, ship)
    s.turrets_off |= (hit >> SHIPS) & 15
    for rock in range(s.rocks):
        if (hit >> (16 + rock)) & 1:
            s.grid[s.rock_cell[rock]] = OPEN
            s.rock_cell[rock] = NOWHERE
