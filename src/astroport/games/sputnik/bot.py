"""How Sputnik helps the search: an estimate of who will be last to move, from mobility and reach.

Reach is how many landing places a player's rockets come to before anybody else's do, all flying at once; mobility is
how many they could land on now. The weights were fitted to how matches among searching bots came out
(docs/bots.md).
"""

import numpy as np

from astroport.core.bits import count
from astroport.core.bot_help import BotHelp
from astroport.core.compiling import njit
from astroport.core.numeric import exp
from astroport.games.sputnik.rules import landing_places, rocket_of
from astroport.games.sputnik.state import AROUND, FLYING, LAYOUTS, MOST_CELLS, NOWHERE

# What each is worth, in powers of e: a landing place by how many flights away it is, a base that can still come to
# the rescue, and having to move next.
REACH = (0.3, 0.15, 0.05)
RESCUE, TEMPO = 2.0, -0.2

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
def cells_of(seat, ones, twos, fours):
    """The cells that are a seat's, where the bits of its number say whose a cell is."""
    return (ones if seat & 1 else ~ones) & (twos if seat & 2 else ~twos) & (fours if seat & 4 else ~fours)


@njit
def estimate(s, out):
    """How likely each seat is to be the last that can move."""
    front = ones = twos = fours = np.int64(0)  # the cells that were reached last; of all that were reached, whose
    seats = int(s.seats)
    for seat in range(seats):
        out[seat] = 0.0
        if not s.out[seat]:
            for k in range(s.each):
                cell = np.int64(1) << np.int64(s.rocket[rocket_of(s, seat, k)])
                front |= cell
                ones, twos, fours = claim(seat, cell, ones, twos, fours)
                out[seat] += RESCUE * (s.base_at[rocket_of(s, seat, k)] != NOWHERE)
    free = landing_places(s)
    # The turn says who comes first where two would come at the same time; while taking, it is the next one's.
    first = int(s.turn) + (s.phase != FLYING)
    for steps in range(MOST_CELLS):
        worth = REACH[min(steps, len(REACH) - 1)]
        reached = np.int64(0)
        for i in range(seats):
            seat = (first + i) % seats
            mine = front & cells_of(seat, ones, twos, fours)
            if mine:
                mine = beside(s.layout, mine) & free
                free &= ~mine
                reached |= mine
                ones, twos, fours = claim(seat, mine, ones, twos, fours)
                out[seat] += worth * count(mine)
        front = reached
        if not front:
            break
    out[first % seats] += TEMPO
    share(s, out)


@njit
def claim(seat, cells, ones, twos, fours):
    """These cells are a seat's."""
    return ones | (cells if seat & 1 else 0), twos | (cells if seat & 2 else 0), fours | (cells if seat & 4 else 0)


@njit
def share(s, out):
    """Hopes as shares of one win; who is out has none, partners win together."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = 0.0 if s.out[seat] else exp(min(out[seat], 50.0))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    if s.teams:
        for team in range(2):
            together = 0.0
            for seat in range(team, s.seats, 2):
                together += out[seat]
            for seat in range(team, s.seats, 2):
                out[seat] = together


HELP = BotHelp(estimate=estimate, explores=0.2)  # an estimate is not as noisy as a match played at random
