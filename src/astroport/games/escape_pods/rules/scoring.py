"""Escape Pods: who is assigned to which square, and what it is worth (EP-8, EP-9.3)."""

import numpy as np

from astroport.core.bits import count
from astroport.core.compiling import njit
from astroport.core.note import note
from astroport.games.escape_pods.rules.crew import landed_in, owner_of, role_of
from astroport.games.escape_pods.rules.kinds import (
    ASSIGNS,
    GETS_GRADE,
    GETS_NO_SQUARE,
    GETS_SQUARE,
    IS_TURNED_UP,
    SCORES,
    SHARES_WIN,
    TOTALS,
    WINS,
)
from astroport.games.escape_pods.rules.secrecy import has_blank
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
def begin_scoring(s, notes):
    """EP-8.1: the first refuge is turned up."""
    turn_up_refuge(s, 0, notes)
    go_on_scoring(s, notes)


@njit
def turn_up_refuge(s, refuge, notes):
    """EP-8.1: everybody sees who is there; a view made before does not show it."""
    s.scoring = refuge
    s.member = 0
    if refuge < REFUGES and not has_blank(s, refuge):
        note(notes, s, IS_TURNED_UP, refuge, landed_in(s, refuge))


@njit
def go_on_scoring(s, notes):
    """EP-8.1: refuge by refuge, in order of arrival; who has a choice is asked. A view goes as far as it shows who."""
    while s.scoring < REFUGES and not has_blank(s, s.scoring):
        while s.member < landed_in(s, s.scoring):
            squares = fitting_squares(s, s.scoring, s.member)
            if count(squares) > 1:
                s.phase = ASSIGNING
                return
            take_square(s, lowest(squares) if squares else UNASSIGNED, notes)
        note_points(s, s.scoring, notes)
        turn_up_refuge(s, int(s.scoring) + 1, notes)
    if s.scoring == REFUGES:
        s.phase = OVER
        note_results(s, notes)


@njit
def take_square(s, square, notes):
    """EP-8.1: the member whose turn it is comes to the only square that it can have, if there is one."""
    refuge, space = int(s.scoring), int(s.member)
    s.assigned[refuge, space] = square
    s.member += 1
    owner, role = owner_of(s.landed[refuge, space]), role_of(s.landed[refuge, space])
    if square == UNASSIGNED:
        note(notes, s, GETS_NO_SQUARE, owner, role, refuge, space)
    else:
        note(notes, s, GETS_SQUARE, owner, role, refuge, space, square)


@njit
def assign(s, seat, square, notes):
    """The owner has chosen a square."""
    refuge, space = int(s.scoring), int(s.member)
    s.assigned[refuge, space] = square
    s.member += 1
    note(notes, s, ASSIGNS, seat, role_of(s.landed[refuge, space]), refuge, space, square)
    go_on_scoring(s, notes)


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
def tally(s, seat):
    """EP-8.3: points; and between equals crew in refuges, then assigned, then refuges."""
    home = assigned = refuges = np.int64(0)
    for refuge in range(REFUGES):
        for space in range(landed_in(s, refuge)):
            if owner_of(s.landed[refuge, space]) == seat:
                home += 1
                assigned += s.assigned[refuge, space] != UNASSIGNED
        refuges += has(owners_in(s, refuge), seat)
    return points_of(s, seat), home, assigned, refuges


@njit
def standing(s, seat):
    """EP-8.3 in one number."""
    points, home, assigned, refuges = tally(s, seat)
    return ((points * 32 + home) * 32 + assigned) * 8 + refuges


@njit
def grade_of(points):
    """EP-9.3: survivor, conqueror of space, master of the galaxy."""
    if points >= MASTER:
        return 2
    return 1 if points >= CONQUEROR else 0


@njit
def results(s, out):
    """EP-8.3, EP-9.3: the win to the best, shared among equals; in solo the grade."""
    if s.seats == 1:
        out[0] = grade_of(points_of(s, 0)) / 2
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


# What is said of it


@njit
def note_points(s, refuge, notes):
    """What a refuge brings to those who are there."""
    if notes is not None:
        owners = owners_in(s, refuge)
        for seat in range(s.seats):
            if has(owners, seat):
                note(notes, s, SCORES, seat, points_in(s, refuge, seat), refuge)


@njit
def note_results(s, notes):
    """EP-8.3, EP-9.3: what everybody has in all, and who wins, or the grade."""
    if notes is not None:
        best, equals = standing(s, 0), 0
        for seat in range(s.seats):
            note(notes, s, TOTALS, seat, points_of(s, seat))
            best = max(best, standing(s, seat))
        if s.seats == 1:
            note(notes, s, GETS_GRADE, 0, grade_of(points_of(s, 0)))
            return
        for seat in range(s.seats):
            equals += standing(s, seat) == best
        for seat in range(s.seats):
            if standing(s, seat) == best:
                note(notes, s, WINS if equals == 1 else SHARES_WIN, seat)
