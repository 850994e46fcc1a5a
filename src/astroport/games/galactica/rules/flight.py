"""Galactica: where a jet can fly (GA-2).

No path is searched for: all that never cross themselves are listed once (state.py), by their length and where they end,
as sets of cells around the jet. An end can be reached as soon as one of its paths meets no obstacle, and the others are
not looked at.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.galactica.rules.actions import encode_fly
from astroport.games.galactica.rules.refusals import GA_2_2, GA_2_3, GA_2_4, GA_2_5, GA_4_3, GA_5_1
from astroport.games.galactica.state import (
    CELL_AT,
    CELL_COLUMN,
    CELL_ROW,
    COLUMN,
    ENTRIES,
    ENTRY,
    FARTHEST,
    FIRST_PATH,
    FIXED,
    HALF,
    HOLE,
    HOME,
    NOBODY,
    NOWHERE,
    OUTSIDE,
    PATH_SET,
    ROW,
    SIDE,
    SQUARE_AT,
)

NO_PATH = -1
HERE = -2  # instead of a path: no step is needed


# The field


@njit
def distance(square, other):
    """How many steps apart two squares are if nothing is in the way."""
    return abs(ROW[square] - ROW[other]) + abs(COLUMN[square] - COLUMN[other])


@njit
def touches(square, other):
    """Whether a square is one of the eight around another."""
    down, right = abs(ROW[square] - ROW[other]), abs(COLUMN[square] - COLUMN[other])
    return max(down, right) == 1


@njit
def is_hole(square):
    """Whether there is a black hole."""
    for hole in range(4):
        if HOLE[hole] == square:
            return True
    return False


@njit
def jet_on(s, square):
    """Whose jet is on a square, or NOBODY."""
    for seat in range(s.seats):
        if s.jet[seat] == square:
            return np.int64(seat)
    return NOBODY


@njit
def place_of(s, seat):
    """Where a jet is."""
    return np.int64(s.jet[seat])


@njit
def is_clear(s, seat, square):
    """Whether no other jet is on a square."""
    return jet_on(s, square) in (NOBODY, np.int64(seat))


@njit
def entry(s, seat, i):
    """One of the squares that touch a seat's station."""
    return np.int64(ENTRY[s.seats, seat, i])


# Paths from square to square


@njit
def cell_of(origin, square):
    """A square's number in the diamond around another, or OUTSIDE."""
    if distance(origin, square) > FARTHEST:
        return OUTSIDE
    return np.int64(CELL_AT[FARTHEST + ROW[square] - ROW[origin], FARTHEST + COLUMN[square] - COLUMN[origin]])


@njit
def square_of(origin, cell):
    """The square of a cell in the diamond around another square."""
    return np.int64(SQUARE_AT[ROW[origin] + CELL_ROW[cell], COLUMN[origin] + CELL_COLUMN[cell]])


@njit
def obstacles(s, seat, origin):
    """GA-2.4: the cells around a square that a jet cannot enter, both halves of the set."""
    near, far = FIXED[origin, 0], FIXED[origin, 1]
    for other in range(s.seats):
        if other != seat and s.jet[other] != HOME:
            cell = cell_of(origin, place_of(s, other))
            if cell >= HALF:
                far |= 1 << (cell - HALF)
            elif cell != OUTSIDE:
                near |= 1 << cell
    return near, far


@njit
def free_path(near, far, steps, cell):
    """The first path of this length to a cell that meets no obstacle, or NO_PATH."""
    for path in range(FIRST_PATH[steps, cell], FIRST_PATH[steps, cell + 1]):
        if PATH_SET[path, 0] & near == 0 and PATH_SET[path, 1] & far == 0:
            return path
    return NO_PATH


@njit
def path_between(s, seat, origin, square, steps):
    """The path a jet takes from square to square in exactly so many steps: HERE if none is needed, or NO_PATH."""
    if steps == 0:
        return HERE if origin == square else NO_PATH
    cell = cell_of(origin, square)
    if cell == OUTSIDE:
        return NO_PATH
    near, far = obstacles(s, seat, origin)
    return free_path(near, far, steps, cell)


@njit
def any_end(s, seat, origin, steps):
    """Whether there is any path of this length from a square."""
    if steps == 0:
        return True
    near, far = obstacles(s, seat, origin)
    for cell in range(cells_within(steps)):
        if free_path(near, far, steps, cell) != NO_PATH:
            return True
    return False


@njit
def cells_within(steps):
    """How many cells of the diamond are at most so many steps away: the first ones."""
    return 2 * steps * (steps + 1)


# Flights: from a jet's place, which may be its station


@njit
def flight_path(s, seat, origin, to, steps):
    """How a jet flies from place to place in exactly so many steps: the square where its path begins, and that path.

    From its station the first step is to a square beside it; into its station the last one is from there.
    """
    if origin != HOME and to != HOME:
        return origin, path_between(s, seat, origin, to, steps)
    for i in range(ENTRIES):
        beside = entry(s, seat, i)
        if origin == HOME:
            if is_clear(s, seat, beside) and to != HOME:
                path = path_between(s, seat, beside, to, steps - 1)
                if path != NO_PATH:
                    return beside, path
        else:
            path = path_between(s, seat, origin, beside, steps - 1)
            if path != NO_PATH:
                return origin, path
    return NOWHERE, NO_PATH


@njit
def can_fly(s, seat, to, steps):
    """Whether a jet can come to a place in exactly so many steps; into its station only with the derelict (GA-5.1)."""
    if to == HOME and s.carrier != seat:
        return False
    _, path = flight_path(s, seat, place_of(s, seat), to, steps)
    return path != NO_PATH


@njit
def longest_flight(s, seat):
    """GA-2.5: how many steps a move has: the number spun, or as many as there is a way for; 0: not even one."""
    for steps in range(np.int64(s.spun), 0, -1):
        if has_flight(s, seat, steps):
            return steps
    return 0


@njit
def has_flight(s, seat, steps):
    """Whether there is any flight of exactly so many steps."""
    if s.jet[seat] != HOME:
        return any_end(s, seat, place_of(s, seat), steps) or can_fly(s, seat, HOME, steps)
    for i in range(ENTRIES):
        beside = entry(s, seat, i)
        if is_clear(s, seat, beside) and any_end(s, seat, beside, steps - 1):
            return True
    return False


# Where a move may end


@njit
def is_stop(s, seat, to):
    """GA-2.6: whether a move may end early at a place."""
    if to == HOME:
        return s.carrier == seat
    if s.carrier == NOBODY:
        return to == s.derelict or is_hole(to)
    return (s.carrier != seat and touches(to, np.int64(s.derelict))) or is_hole(to)


@njit
def steps_to(s, seat, to):
    """In how many steps a jet would end its move at a place, by the shortest way if it may stop early; 0: it cannot."""
    if is_stop(s, seat, to):
        for steps in range(1, np.int64(s.spun) + 1):
            if can_fly(s, seat, to, steps):
                return steps
        return 0
    steps = longest_flight(s, seat)
    return steps if steps > 0 and can_fly(s, seat, to, steps) else 0


@njit
def may_fly(s, seat, to):
    """Which rule forbids a move to end at a place, or 0."""
    if steps_to(s, seat, to):
        return 0
    if to == HOME and s.carrier != seat:
        return GA_5_1
    if to != HOME and to == s.jet[seat]:
        return GA_2_3
    if to != HOME and jet_on(s, to) != NOBODY:
        return GA_4_3 if s.carrier == jet_on(s, to) else GA_2_4
    if 0 < longest_flight(s, seat) < s.spun:
        return GA_2_5
    return GA_2_4 if number_fits(s, seat, to) else GA_2_2


@njit
def number_fits(s, seat, to):
    """Whether the number spun would do for a place if nothing were in the way."""
    origin, steps, early = place_of(s, seat), np.int64(s.spun), is_stop(s, seat, to)
    if origin != HOME and to != HOME:
        return distance_fits(distance(origin, to), steps, early)
    square = to if origin == HOME else origin
    for i in range(ENTRIES):
        if distance_fits(distance(square, entry(s, seat, i)), steps - 1, early):
            return True
    return False


@njit
def distance_fits(apart, steps, early):
    """Whether a way of so many steps, or of at most so many, can join squares so far apart."""
    return apart <= steps and (early or (apart + steps) % 2 == 0)


@njit
def list_flights(s, seat, out):
    """Where the move may end."""
    steps = longest_flight(s, seat)
    if steps == 0:
        return 0
    n = list_ends(s, seat, steps, out)
    derelict = np.int64(s.derelict)
    for hole in range(4):
        n = add_stop(s, seat, HOLE[hole], steps, out, n)
    if s.carrier == seat:
        return add_stop(s, seat, HOME, steps, out, n)
    if s.carrier == NOBODY:
        return n if is_hole(derelict) else add_stop(s, seat, derelict, steps, out, n)
    top, left = ROW[derelict] - 1, COLUMN[derelict] - 1
    for row in range(max(top, 0), min(top + 3, SIDE)):
        for column in range(max(left, 0), min(left + 3, SIDE)):
            square = np.int64(SQUARE_AT[row, column])
            if square not in (NOWHERE, derelict) and not is_hole(square):
                n = add_stop(s, seat, square, steps, out, n)
    return n


@njit
def add_stop(s, seat, to, steps, out, n):
    """List an early stop, unless it is an end of the whole move anyway."""
    if s.jet[seat] != HOME and to != HOME and distance(place_of(s, seat), to) > s.spun:
        return n
    if steps_to(s, seat, to) and (to == HOME or not can_fly(s, seat, to, steps)):
        out[n] = encode_fly(to)
        n += 1
    return n


@njit
def list_ends(s, seat, steps, out):
    """The squares where a move of exactly so many steps can end."""
    if s.jet[seat] != HOME:
        return list_ends_from(s, seat, place_of(s, seat), steps, out, np.int64(0), np.int64(0))
    n = np.int64(0)
    for i in range(ENTRIES):
        if is_clear(s, seat, entry(s, seat, i)):
            n = list_ends_from(s, seat, entry(s, seat, i), steps - 1, out, n, i)
    return n


@njit
def list_ends_from(s, seat, origin, steps, out, n, earlier):
    """Those from one square, without those that the first `earlier` squares beside the station lead to."""
    if steps == 0:
        out[n] = encode_fly(origin)
        return n + 1
    near, far = obstacles(s, seat, origin)
    for cell in range(cells_within(steps)):
        if free_path(near, far, steps, cell) != NO_PATH:
            square = square_of(origin, cell)
            if not led_to_before(s, seat, square, steps, earlier):
                out[n] = encode_fly(square)
                n += 1
    return n


@njit
def led_to_before(s, seat, square, steps, earlier):
    """Whether one of the first squares beside the station leads to a square."""
    for i in range(earlier):
        beside = entry(s, seat, i)
        if is_clear(s, seat, beside) and path_between(s, seat, beside, square, steps) != NO_PATH:
            return True
    return False
