"""How Asteroid Escape helps the search: an estimate of who will survive, from free wake and danger.

A ship lives as long as it finds free cells to lay its wake on and no asteroid comes into its way. So for each ship are
counted, around the cell in front of it, the free cells and the asteroids. The weights were fitted to how matches
among searching bots came out (docs/bots.md).
"""

import numpy as np

from astroport.core.bits import count
from astroport.core.bot_help import BotHelp
from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.core.numeric import exp
from astroport.games.asteroid_escape.rules.board import has, one
from astroport.games.asteroid_escape.rules.wakes import RESTS, follow_wake, piece_laid
from astroport.games.asteroid_escape.state import ASTEROIDS, BOARDS, LAYING, MOST_CELLS, NONE, SIZE

# What each is worth, in powers of e: free cells and asteroids next to the cell in front, touching it, near it, on it.
FREE_NEXT, FREE_NEAR = 0.1, 0.05
ROCK_NEXT, ROCK_TOUCHING, ROCK_NEAR, ROCK_IN_FRONT = -0.17, -0.17, -0.13, -1.4

TRIES = 8  # placements compared by whoever lays in those turns

# By board and cell, as sets of cells: those next to it, those that touch it with a corner too, those at most two away.
NEXT = np.zeros((len(BOARDS), MOST_CELLS), np.int64)
TOUCHING = np.zeros((len(BOARDS), MOST_CELLS), np.int64)
NEAR = np.zeros((len(BOARDS), MOST_CELLS), np.int64)


def _build_tables() -> None:
    for board in range(len(BOARDS)):
        size = int(SIZE[board])
        for cell in range(size * size):
            for other in range(size * size):
                dy, dx = abs(cell // size - other // size), abs(cell % size - other % size)
                NEXT[board, cell] |= int(dy + dx == 1) << other
                TOUCHING[board, cell] |= int(max(dy, dx) <= 1) << other
                NEAR[board, cell] |= int(max(dy, dx) <= 2) << other


_build_tables()


@njit
def find_rocks(s):
    """The cells with an asteroid."""
    rocks = np.int64(0)
    for rock in range(ASTEROIDS):
        if s.rock_at[rock] < MOST_CELLS:
            rocks |= one(s.rock_at[rock])
    return rocks


@njit
def find_free(s, rocks):
    """The cells with neither an asteroid nor a wake."""
    taken = rocks
    for cell in range(MOST_CELLS):
        taken |= np.int64(s.laid[cell] != NONE) << cell
    return ~taken


@njit
def hope_at(s, cell, free, rocks):
    """What it is worth to have this cell in front."""
    nxt, touching, near = NEXT[s.board, cell], TOUCHING[s.board, cell], NEAR[s.board, cell]
    hope = FREE_NEXT * count(nxt & free) + FREE_NEAR * count(near & free)
    hope += ROCK_NEXT * count(nxt & rocks) + ROCK_TOUCHING * count(touching & rocks)
    return hope + ROCK_NEAR * count(near & rocks) + ROCK_IN_FRONT * has(rocks, cell)


@njit
def pick(s, seat, out, n, rng):
    """While laying, the best of some: where the ship would rest with the most hope."""
    if s.phase != LAYING or n == 1:
        return draw(rng, n)
    rocks = find_rocks(s)
    free = find_free(s, rocks)
    cell = s.ship_cell[seat]
    best, choice = -1e9, np.int64(0)
    for _ in range(TRIES):
        i = draw(rng, n)
        end, at, _point = follow_wake(s, cell, s.ship_point[seat], cell, piece_laid(np.int64(out[i])))
        hope = hope_at(s, at, free, rocks) if end == RESTS else -1e8
        if hope > best:
            best, choice = hope, np.int64(i)
    return choice


@njit
def estimate(s, out):
    """How likely each seat is to survive all others."""
    rocks = find_rocks(s)
    free = find_free(s, rocks)
    total = 0.0
    for seat in range(s.seats):
        out[seat] = 0.0
        if s.out[seat]:
            continue
        hope = 0.0
        if s.flying[seat]:
            hope = hope_at(s, int(s.ship_cell[seat]), free, rocks)
        out[seat] = exp(hope)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


HELP = BotHelp(
    estimate=estimate,
    pick=pick,
    explores=0.4,
    plies=18,  # luck included: some turns, in which asteroids move and others lay
)
