"""Escape Pods: beacons, and the borders on which they are (EP-1.5, EP-5.3, EP-5.4)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.events import NONE_OF_THEM
from astroport.games.escape_pods.rules.space import bit
from astroport.games.escape_pods.state import BEACON_COLOURS, BEACONS, BORDER_BETWEEN, NONE, SECTORS

BORDERS = BORDER_BETWEEN[BORDER_BETWEEN != NONE].max() + 1


@njit
def beacon_on(s, border):
    """The beacon on a border, or none."""
    for beacon in range(BEACONS):
        if s.beacon_at[beacon] == border:
            return beacon
    return NONE_OF_THEM


@njit
def beacon_between(s, sector, other):
    """The beacon on the border of two sectors, or none."""
    if sector < 0 or BORDER_BETWEEN[sector, other] == NONE:
        return NONE_OF_THEM
    return beacon_on(s, BORDER_BETWEEN[sector, other])


@njit
def border_of(s, beacon):
    """The border on which a beacon is, or none."""
    return int(s.beacon_at[beacon]) if s.beacon_at[beacon] < BORDERS else NONE_OF_THEM


@njit
def colours(s, beacon):
    """The players whose colour a beacon shows."""
    return BEACON_COLOURS[beacon] & (bit(s.seats) - 1)


@njit
def other_side(sector, border):
    """The sector on the other side of a border, or NONE if the border is not one of this sector."""
    for other in range(SECTORS):
        if BORDER_BETWEEN[sector, other] == border:
            return np.int64(other)
    return np.int64(NONE)
