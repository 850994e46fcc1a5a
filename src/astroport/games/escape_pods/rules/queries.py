"""Escape Pods: what boards and words ask besides. Any integers may be given; a view answers as the whole state does."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.escape_pods.rules.asking import crossing
from astroport.games.escape_pods.rules.crew import is_of, landed_in, owner_of
from astroport.games.escape_pods.rules.scoring import fitting_squares as squares_for
from astroport.games.escape_pods.rules.scoring import points_in as points_there
from astroport.games.escape_pods.rules.scoring import tally
from astroport.games.escape_pods.rules.secrecy import is_turned_up
from astroport.games.escape_pods.rules.space import beyond as sectors_beyond
from astroport.games.escape_pods.rules.space import bit, has, in_space, moves_of
from astroport.games.escape_pods.rules.space import push_targets as sectors_for_pushed
from astroport.games.escape_pods.state import (
    BEACONS,
    CREW,
    EMPTY,
    HANGAR,
    NONE,
    PANEL,
    PLACES,
    PODS,
    REFUGES,
    SECTORS,
)


@njit
def points_in(s, refuge, seat, out):
    """EP-8.2: what a refuge is worth to a player, as far as it has been scored."""
    if not 0 <= refuge < REFUGES or s.refuge[refuge] == NONE:
        return 0
    out[0] = points_there(s, refuge, seat)
    return 1


@njit
def score_of(s, seat, out):
    """EP-8.3: a player's points, and what decides between equals: crew in refuges, assigned, refuges."""
    if s.refuge[REFUGES - 1] == NONE:
        return 0
    out[0], out[1], out[2], out[3] = tally(s, seat)
    return 4


@njit
def push_targets(s, pod, sector, back, out):
    """EP-4.3: where a pod can go that is run into in a sector, from another one (or, launching, from none)."""
    if not (0 <= pod < PODS and 0 <= sector < SECTORS):
        return 0
    return listed(sectors_for_pushed(s, pod, sector, back if 0 <= back < SECTORS else HANGAR), out)


@njit
def moves(s, pod, out):
    """EP-3.3, EP-5.2: where a pod in space can fly."""
    if not 0 <= pod < PODS or not in_space(s, pod):
        return 0
    return listed(moves_of(s, pod), out)


@njit
def crossings(s, seat, pod, out):
    """EP-5.4: where a player's turn lets a pod go by beacon."""
    if not (0 <= pod < PODS and 0 <= seat < s.seats):
        return 0
    sectors = np.int64(0)
    for beacon in range(BEACONS):
        sector = crossing(s, seat, pod, beacon)
        if sector != NONE:
            sectors |= bit(sector)
    return listed(sectors, out)


@njit
def beyond(s, out):
    """EP-7.1: the sectors from which 11, 12 or 13 can be reached without debris."""
    return listed(sectors_beyond(s), out)


@njit
def crew_of(s, seat, out):
    """How many of a player's crew are in reserve, on the panels, in pods, in refuges; one may be on its way."""
    if not 0 <= seat < s.seats:
        return 0
    for i in range(4):
        out[i] = 0
    for space in range(PANEL):
        out[1] += s.panel[seat, space] != EMPTY
    for place in range(PLACES):
        out[2] += is_of(s, place, seat)
    for refuge in range(REFUGES):
        for space in range(landed_in(s, refuge)):
            out[3] += owner_of(s.landed[refuge, space]) == seat
    on_its_way = s.arriving != EMPTY and owner_of(s.arriving) == seat
    out[0] = CREW - out[1] - out[2] - out[3] - on_its_way
    return 4


@njit
def fitting_squares(s, refuge, space, out):
    """EP-8.1: the free squares of a member's role, or with an X, once everybody sees who it is."""
    if not 0 <= refuge < REFUGES or not is_turned_up(s, refuge) or not 0 <= space < landed_in(s, refuge):
        return 0
    return listed(squares_for(s, refuge, space), out)


@njit
def listed(members, out):
    """The members of a set in a row, and how many they are."""
    n = 0
    for number in range(SECTORS):
        out[n] = number
        n += has(members, number)
    return n
