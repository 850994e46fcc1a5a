"""How Sputnik helps the search: an estimate of who will be last to move, from mobility and reach.

Reach is how many landing places a player's rockets come to before anybody else's do, all flying at once; mobility is
how many they could land on now. The weights were fitted to how matches among searching bots came out
(docs/bots.md).
"""

import numpy as np

from astroport.core.bits import count
from astroport.core.compiling import njit
from astroport.games.sputnik.rules import landing_places, rocket_of, same_side
from astroport.games.sputnik.state import AROUND, FLYING, LAYOUTS, MOST_CELLS, MOST_ROCKETS, NOWHERE

# What each is worth, in powers of e: a landing place by how many flights away it is, a base that can still come to
# the rescue, and having to move next.
REACH = (0.3, 0.15, 0.05)
RESCUE, TEMPO = 2.0, -0.2

EXPLORES = 0.2  # an estimate is not as noisy as a match played at random

BYTES = -(-MOST_CELLS // 8)
# By layout and byte of a set of cells: the cells that touch those of the byte.
BESIDE = np.zeros((len(LAYOUTS), BYTES, 256), np.int64)
for _layout in range(len(LAYOUTS)):
    for _cell in range(MOST_CELLS):
        _bytes = np.arange(256)
        BESIDE[_layout, _cell // 8, (_bytes >> _cell % 8) & 1 == 1] |= AROUND[_layout, _cell]


@njit
def beside(layout, cells):
    """The cells that touch any of a set."""
    found = 0
    for i in range(BYTES):
        found |= BESIDE[layout, i, (cells >> 8 * i) & 255]
    return found


@njit
def estimate(s, out):
    """How likely each seat is to be the last that can move."""
    hopes = np.empty(MOST_ROCKETS)
    front = np.empty(MOST_ROCKETS, np.int64)
    seats = int(s.seats)
    for seat in range(seats):
        front[seat] = 0
        hopes[seat] = 0.0
        if not s.out[seat]:
            for k in range(s.each):
                front[seat] |= np.int64(1) << np.int64(s.rocket[rocket_of(s, seat, k)])
                hopes[seat] += RESCUE * (s.base_at[rocket_of(s, seat, k)] != NOWHERE)
    free = landing_places(s)
    # The turn says who comes first where two would come at the same time; while taking, it is the next one's.
    first = int(s.turn) + (s.phase != FLYING)
    for steps in range(MOST_CELLS):
        worth = REACH[min(steps, len(REACH) - 1)]
        going_on = False
        for i in range(seats):
            seat = (first + i) % seats
            if front[seat]:
                front[seat] = beside(s.layout, front[seat]) & free
                free &= ~front[seat]
                hopes[seat] += worth * count(front[seat])
                going_on = going_on or front[seat] != 0
        if not going_on:
            break
    hopes[first % seats] += TEMPO
    share(s, hopes, out)


@njit
def share(s, hopes, out):
    """Hopes as shares of one win; who is out has none, partners win together."""
    total = 0.0
    for seat in range(s.seats):
        hopes[seat] = 0.0 if s.out[seat] else np.exp(min(hopes[seat], 50.0))
        total += hopes[seat]
    for seat in range(s.seats):
        out[seat] = 0.0
        for other in range(s.seats):
            if same_side(s, seat, other):
                out[seat] += hopes[other] / total
