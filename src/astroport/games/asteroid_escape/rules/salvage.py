"""Asteroid Escape: tiles swapped with the hands of those one has put out (AE-7.2), and what comes after a lay."""

from astroport.core.compiling import njit
from astroport.games.asteroid_escape.rules.actions import encode_swap
from astroport.games.asteroid_escape.rules.board import has
from astroport.games.asteroid_escape.rules.hands import return_hands
from astroport.games.asteroid_escape.rules.refusals import AE_7_2
from astroport.games.asteroid_escape.state import DONE, GO_ON_DRAWING, HAND, MOST_SEATS, SALVAGING, TURN_ENDS


@njit
def begin_salvage(s, seat, lost):
    """The active player looks at the hands of those it put out and may swap, if there is anything to swap."""
    theirs = 0
    for other in range(s.seats):
        if has(lost, other):
            theirs += int(s.held[other])
    if theirs == 0 or s.held[seat] == 0:
        clear_up_after_lay(s, lost)
        return
    for other in range(s.seats):
        if has(lost, other):
            for place in range(s.held[other]):
                s.hand_seen[other, place] |= 1 << seat
    s.victims = lost
    s.phase = SALVAGING


@njit
def may_swap(s, seat, mine, theirs):
    """Which rule forbids a swap, or 0."""
    other, place = theirs // HAND, theirs % HAND
    if mine >= s.held[seat] or has(s.swapped_mine, mine):
        return AE_7_2
    if not has(s.victims, other) or place >= s.held[other] or has(s.swapped_theirs[other], place):
        return AE_7_2
    return 0


@njit
def list_swaps(s, seat, out):
    """Every tile for every tile that was not swapped yet, or no more."""
    n = 0
    for mine in range(HAND):
        for theirs in range(MOST_SEATS * HAND):
            out[n] = encode_swap(mine, theirs)
            n += may_swap(s, seat, mine, theirs) == 0
    out[n] = DONE
    return n + 1


@njit
def swap_tiles(s, seat, mine, theirs):
    """Two tiles change places, for all to see but for their faces: who knew one knows where it is now."""
    other, place = theirs // HAND, theirs % HAND
    given, given_seen = s.hand[seat, mine], s.hand_seen[seat, mine]
    s.hand[seat, mine] = s.hand[other, place]
    s.hand_seen[seat, mine] = s.hand_seen[other, place]
    s.hand[other, place] = given
    s.hand_seen[other, place] = given_seen | 1 << seat
    s.swapped_mine |= 1 << mine
    s.swapped_theirs[other] |= 1 << place


@njit
def end_salvage(s):
    """The rest goes under the pile."""
    lost = int(s.victims)
    s.victims = s.swapped_mine = 0
    for other in range(s.seats):
        s.swapped_theirs[other] = 0
    clear_up_after_lay(s, lost)


@njit
def clear_up_after_lay(s, lost):
    """AE-5.2 to AE-5.4: hands go under the pile, the marker hands out, then the active player draws."""
    return_hands(s, lost)
    s.phase = GO_ON_DRAWING if s.flying[s.turn] else TURN_ENDS
