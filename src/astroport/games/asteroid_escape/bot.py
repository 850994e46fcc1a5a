"""How Asteroid Escape helps the search: an estimate of who will survive, from free wake and danger.

A ship lives as long as it finds free cells to lay its wake on and no asteroid comes into its way. So for each ship are
counted, around the cell in front of it, the free cells and the asteroids. The weights were fitted to how matches
among searching bots came out (docs/bots.md).
"""

import os

import numpy as np

from astroport.core.compiling import njit
from astroport.games.asteroid_escape.board import has, one
from astroport.games.asteroid_escape.state import ASTEROIDS, BOARDS, MOST_CELLS, MOST_SEATS, NONE, SIZE

SHARP = float(os.environ.get("SHARP", "1.0"))
# What each is worth, in powers of e.
FREE_NEXT, FREE_NEAR = 0.1 * SHARP, 0.05 * SHARP
ROCK_NEXT, ROCK_TOUCHING, ROCK_NEAR, ROCK_IN_FRONT = -0.17 * SHARP, -0.17 * SHARP, -0.13 * SHARP, -1.4 * SHARP

EXPLORES = 0.4
PLIES = 10  # luck included: then the asteroids have moved and the next ones have laid

BYTES = -(-MOST_CELLS // 8)
COUNT = np.array([int(byte).bit_count() for byte in range(256)], np.uint8)
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
def count(cells):
    """How many cells a set has."""
    n = 0
    for i in range(BYTES):
        n += int(COUNT[(cells >> 8 * i) & 255])
    return n


@njit
def estimate(s, out):
    """How likely each seat is to survive all others."""
    rocks = taken = np.int64(0)
    for rock in range(ASTEROIDS):
        if s.rock_at[rock] < MOST_CELLS:
            rocks |= one(s.rock_at[rock])
    for cell in range(MOST_CELLS):
        taken |= np.int64(s.laid[cell] != NONE) << cell
    free = ~(rocks | taken)
    total = 0.0
    for seat in range(s.seats):
        out[seat] = 0.0
        if s.out[seat]:
            continue
        hope = 0.0
        if s.flying[seat]:
            cell = int(s.ship_cell[seat])
            nxt, touching, near = NEXT[s.board, cell], TOUCHING[s.board, cell], NEAR[s.board, cell]
            hope += FREE_NEXT * count(nxt & free) + FREE_NEAR * count(near & free)
            hope += ROCK_NEXT * count(nxt & rocks) + ROCK_TOUCHING * count(touching & rocks)
            hope += ROCK_NEAR * count(near & rocks) + ROCK_IN_FRONT * has(rocks, cell)
        out[seat] = np.exp(hope)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
