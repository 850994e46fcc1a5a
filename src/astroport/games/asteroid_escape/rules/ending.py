"""Asteroid Escape: who is out, and who has won (AE-6)."""

from astroport.core.compiling import njit
from astroport.games.asteroid_escape.rules.board import cells, has, is_empty
from astroport.games.asteroid_escape.rules.hands import return_hands
from astroport.games.asteroid_escape.state import OVER


@njit
def destroy(s, seat):
    """A ship is lost and its player out; the seat as a set of one."""
    s.flying[seat] = 0
    s.out[seat] = 1
    return 1 << int(seat)


@njit
def settle(s, lost):
    """After an event: the match is over, or the hands of who is out go under the pile and play goes on as it was."""
    if not ends_match(s, lost):
        return_hands(s, lost)


@njit
def ends_match(s, lost):
    """AE-6.1, AE-6.3: whether the last ship flies alone, or the last ones went down together."""
    ships = flying_ships(s)
    if ships > 1:
        return False
    for seat in range(s.seats):
        s.won[seat] = s.flying[seat] if ships else has(lost, seat)
    s.phase = OVER
    return True


@njit
def leave_together(s, over_edge):
    """AE-6.4: two or more leave over the edge when the last empty cell is filled, others still fly: all of them win."""
    if over_edge & (over_edge - 1) == 0 or flying_ships(s) == 0:
        return False
    for cell in range(cells(s)):
        if is_empty(s, cell):
            return False
    for seat in range(s.seats):
        s.won[seat] = s.flying[seat] | has(over_edge, seat)
    s.phase = OVER
    return True


@njit
def all_tiles_laid(s):
    """AE-6.2: whether pile and hands are empty."""
    if s.in_pile or s.queued:
        return False
    for seat in range(s.seats):
        if s.held[seat]:
            return False
    return True


@njit
def flying_ships(s):
    """How many ships still fly."""
    ships = 0
    for seat in range(s.seats):
        ships += int(s.flying[seat])
    return ships
