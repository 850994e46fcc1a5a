"""Asteroid Escape: where wakes lead, and so which tiles may be laid how (AE-3)."""

from astroport.core.compiling import njit
from astroport.games.asteroid_escape.rules.actions import decode_lay, encode_lay
from astroport.games.asteroid_escape.rules.hands import place_in_hand
from astroport.games.asteroid_escape.rules.refusals import AE_3_1, AE_3_2, AE_3_3, AE_3_4, AE_3_5
from astroport.games.asteroid_escape.state import ACROSS, HAND, LEADS_TO, NEIGHBOUR, NONE, OFF, TURNS

RESTS, AT_EDGE, AT_ASTEROID, IN_LOOP = range(4)  # how a flight ends
FLIES_ON, DIES, SHARES, DIES_SHARING = range(4)  # kinds of placements, in the order of AE-3.5


@njit
def piece_of(tile, turn):
    """A tile turned so, as it lies on a cell."""
    return 4 * tile + turn


@njit
def piece_laid(action):
    """The piece that an action lays."""
    tile, turn = decode_lay(action)
    return piece_of(tile, turn)


@njit
def follow_wake(s, cell, point, new_cell, new_piece):
    """Where a wake leads that enters a cell at a point, as (how it ends, the cell there, the point there).

    It is followed as if a piece lay on another cell too. A flight that goes round for ever comes back to where it
    began: wakes never join.
    """
    at, enters = int(cell), int(point)
    while True:
        piece = new_piece if at == new_cell else int(s.laid[at])
        if piece == NONE:
            return (RESTS if s.rock_on[at] == NONE else AT_ASTEROID), at, enters
        leaves = int(LEADS_TO[piece, enters])
        beyond = int(NEIGHBOUR[s.board, at, leaves // 2])
        if beyond == OFF:
            return AT_EDGE, at, leaves
        at, enters = beyond, int(ACROSS[leaves])
        if at == cell and enters == point:
            return IN_LOOP, at, enters


@njit
def rule_against_end(end):
    """Which rule keeps a player from laying a tile after which its own ship ends so, or 0."""
    if end == AT_EDGE:
        return AE_3_2
    if end == IN_LOOP:
        return AE_3_3
    return AE_3_4 if end == AT_ASTEROID else 0


@njit
def shares_wake(s, seat, piece):
    """AE-3.5: whether another ship would come to the same end in the same direction after this placement."""
    cell = s.ship_cell[seat]
    end, at, point = follow_wake(s, cell, s.ship_point[seat], cell, piece)
    for other in range(s.seats):
        if other == seat or not s.flying[other]:
            continue
        its_end, its_at, its_point = follow_wake(s, s.ship_cell[other], s.ship_point[other], cell, piece)
        if end == IN_LOOP:
            if its_end == IN_LOOP and meets_in_loop(s, seat, other, piece):
                return True
        elif its_end == end and its_at == at and its_point == point:
            return True
    return False


@njit
def meets_in_loop(s, seat, other, piece):
    """Whether the loop of a ship goes through the place of another one, in its direction."""
    cell = s.ship_cell[seat]
    at, enters = int(cell), int(s.ship_point[seat])
    while True:
        if at == s.ship_cell[other] and enters == s.ship_point[other]:
            return True
        leaves = int(LEADS_TO[piece if at == cell else s.laid[at], enters])
        at, enters = int(NEIGHBOUR[s.board, at, leaves // 2]), int(ACROSS[leaves])
        if at == cell and enters == s.ship_point[seat]:
            return False


@njit
def kind_of_lay(s, seat, piece):
    """Which of the four kinds of AE-3.5 a placement is."""
    cell = s.ship_cell[seat]
    end = follow_wake(s, cell, s.ship_point[seat], cell, piece)[0]
    kind = FLIES_ON if end == RESTS else DIES
    return kind + SHARES if shares_wake(s, seat, piece) else kind


@njit
def best_kind(s, seat):
    """The first kind of AE-3.5 that this player has a placement of."""
    best = DIES_SHARING
    for place in range(s.held[seat]):
        tile = int(s.hand[seat, place])
        for turn in range(TURNS[tile]):
            best = min(best, kind_of_lay(s, seat, piece_of(tile, turn)))
            if best == FLIES_ON:
                return best
    return best


@njit
def list_lays(s, seat, out):
    """The placements of the first kind that exists (AE-3.5)."""
    best = DIES_SHARING
    n = 0
    for place in range(s.held[seat]):
        tile = int(s.hand[seat, place])
        for turn in range(TURNS[tile]):
            kind = kind_of_lay(s, seat, piece_of(tile, turn))
            if kind < best:  # what was listed so far does not count
                best = kind
                n = 0
            out[n] = encode_lay(tile, turn)
            n += kind == best
    return n


@njit
def may_lay(s, seat, piece):
    """Which rule keeps a tile from being laid so, or 0."""
    if place_in_hand(s, seat, piece // 4) == HAND:
        return AE_3_1
    if piece % 4 >= TURNS[piece // 4]:
        return AE_3_1  # looks like a smaller turn
    kind = kind_of_lay(s, seat, piece)
    best = best_kind(s, seat)
    if kind == best:
        return 0
    if kind == SHARES or best != FLIES_ON:
        return AE_3_5
    cell = s.ship_cell[seat]
    return rule_against_end(follow_wake(s, cell, s.ship_point[seat], cell, piece)[0])
