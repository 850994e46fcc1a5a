"""Escape Pods: who is assigned to which square, and what it is worth (EP-8, EP-9.3)."""

import numpy as np

from astroport.core.bits import count
from astroport.core.compiling import njit
from astroport.games.escape_pods.rules.crew import landed_in, owner_of, role_of
from astroport.games.escape_pods.rules.space import bit, has, lowest
from astroport.games.escape_pods.state import (
    ASSIGNING,
    CONQUEROR,
    CYAN,
    GREEN,
    KIND,
    MARKED,
    MASTER,
    ORANGE,
    OVER,
    POINTS,
    RED,
    REFUGES,
    ROLES,
    SPACES,
    UNASSIGNED,
    WANTS,
)


@njit
def taken_squares(s, refuge):
    """The squares to which somebody was assigned."""
    squares = np.int64(0)
    for space in range(SPACES):
        if s.assigned[refuge, space] != UNASSIGNED:
            squares |= bit(s.assigned[refuge, space])
    return squares


@njit
def fitting_squares(s, refuge, space):
    """EP-8.1: the free squares of a member's role, or with an X."""
    card, role = s.refuge[refuge], role_of(s.landed[refuge, space])
    squares = np.int64(0)
    for square in range(SPACES):
        if WANTS[card, square] == role or WANTS[card, square] == ROLES:
            squares |= bit(square)
    return squares & ~taken_squares(s, refuge)


@njit
def begin_scoring(s):
    """EP-8.1: the first refuge is turned up."""
    s.scoring = s.member = 0
    go_on_scoring(s)


@njit
def go_on_scoring(s):
    """EP-8.1: refuge by refuge, in order of arrival; who has a choice is asked."""
    while s.scoring < REFUGES:
        while s.member < landed_in(s, s.scoring):
            squares = fitting_squares(s, s.scoring, s.member)
            if count(squares) > 1:
                s.phase = ASSIGNING
                return
            if squares:
                s.assigned[s.scoring, s.member] = lowest(squares)
            s.member += 1
        s.member = 0
        s.scoring += 1
    s.phase = OVER


@njit
def assign(s, square):
    """The owner has chosen a square."""
    s.assigned[s.scoring, s.member] = square
    s.member += 1
    go_on_scoring(s)


@njit
def owners_in(s, refuge):
    """The players with a member in a refuge, assigned or not."""
    owners = np.int64(0)
    for space in range(landed_in(s, refuge)):
        owners |= bit(owner_of(s.landed[refuge, space]))
    return owners


@njit
def is_fulfilled(s, refuge):
    """EP-8.2: whether all marked squares of a refuge are taken."""
    marked = MARKED[KIND[s.refuge[refuge]]]
    return taken_squares(s, refuge) & marked == marked


@njit
def bonus(s, refuge):
    """EP-8.2: what the colour of a refuge gives each member besides."""
    kind = KIND[s.refuge[refuge]]
    if kind == GREEN:
        return 1 if is_fulfilled(s, refuge) else 0
    if kind == ORANGE:
        return 0 if is_fulfilled(s, refuge) else -1
    return count(owners_in(s, refuge)) if kind == CYAN else 0


@njit
def points_in(s, refuge, seat):
    """EP-8.2: what a refuge is worth to a player; below zero where orange takes more than there is."""
    card = s.refuge[refuge]
    points, more = np.int64(0), bonus(s, refuge)
    if KIND[card] == RED and not is_fulfilled(s, refuge):
        return points
    for space in range(landed_in(s, refuge)):
        if owner_of(s.landed[refuge, space]) != seat:
            continue
        square = s.assigned[refuge, space]
        if square != UNASSIGNED:
            points += np.int64(POINTS[card, square]) + more
        elif s.for_all:
            points += more
    return points


@njit
def points_of(s, seat):
    """What all refuges are worth to a player."""
    points = np.int64(0)
    for refuge in range(REFUGES):
        points += points_in(s, refuge, seat)
    return points


@njit
def standing(s, seat):
    """EP-8.3 in one number: points, then crew in refuges, then assigned, then refuges."""
    home = assigned = refuges = np.int64(0)
    for refuge in range(REFUGES):
        for space in range(landed_in(s, refuge)):
            if owner_of(s.landed[refuge, space]) == seat:
                home += 1
                assigned += s.assigned[refuge, space] != UNASSIGNED
        refuges += has(owners_in(s, refuge), seat)
    return ((points_of(s, seat) * 32 + home) * 32 + assigned) * 8 + refuges


@njit
def grade(points):
    """EP-9.3 as a result: survivor, conqueror of space, master of the galaxy."""
    if points >= MASTER:
        return 1.0
    return 0.5 if points >= CONQUEROR else 0.0


@njit
def results(s, out):
    """EP-8.3, EP-9.3: the win to the best, shared among equals; in solo the grade."""
    if s.seats == 1:
        out[0] = grade(points_of(s, 0))
        return
    best, equals = standing(s, 0), 0
    for seat in range(s.seats):
        stands = standing(s, seat)
        out[seat] = stands
        if stands > best:
            best, equals = stands, 0
        equals += stands == best
    for seat in range(s.seats):
        out[seat] = 1.0 / equals if out[seat] == best else 0.0
