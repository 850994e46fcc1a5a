"""Asteroid Escape: placing asteroids (AE-1.8) and what they do in a turn (AE-2)."""

from astroport.core.compiling import njit
from astroport.games.asteroid_escape.rules.board import cell_behind, cells, has, is_empty
from astroport.games.asteroid_escape.rules.ending import destroy, settle
from astroport.games.asteroid_escape.rules.hands import put_under_pile
from astroport.games.asteroid_escape.state import (
    ACT_FROM,
    ACT_TO,
    ACTING,
    AS_REFILL,
    ASTEROIDS,
    AT_THE_START,
    DIE,
    DOES,
    DRAWING_LOTS,
    GO_ON_ACTING,
    GO_ON_PLACING,
    GONE,
    LABELLED,
    LOOK_AHEAD,
    MOST_CELLS,
    NEIGHBOUR,
    NONE,
    OFF,
    ON_A_SIX,
    PICKING,
    ROLLING_BLUE,
    SUPPLY,
    TURN,
    TURN_ENDS,
)


@njit
def can_land(s, cell):
    """Whether the dice can bring an asteroid to a cell."""
    return LABELLED[s.board, cell] == 1 and is_empty(s, cell)


@njit
def place_asteroids(s, count, reason):
    """Begin to place some, for a reason that says how play goes on afterwards."""
    s.placing = count
    s.reason = reason
    s.phase = GO_ON_PLACING


@njit
def go_on_placing(s):
    """The next one, if a tile of the supply and an empty labelled cell are left."""
    if s.placing > 0 and supply_left(s) and room_left(s):
        s.phase = PICKING
        return
    s.placing = 0
    if s.reason == AT_THE_START:
        s.phase = DRAWING_LOTS
    elif s.reason == ON_A_SIX:
        s.phase = GO_ON_ACTING
    elif not s.flying[s.turn]:
        s.phase = TURN_ENDS  # AE-2.1: a refill destroyed the active ship
    elif s.placed and s.refill_replaces_roll:
        s.blue = s.red = s.die = 0
        s.acted = NONE
        s.phase = LOOK_AHEAD
    else:
        s.phase = ROLLING_BLUE


@njit
def supply_left(s):
    """Whether any asteroid can still come into play."""
    for rock in range(ASTEROIDS):
        if s.rock_at[rock] == SUPPLY:
            return True
    return False


@njit
def room_left(s):
    """Whether the dice could designate an empty cell."""
    for cell in range(cells(s)):
        if can_land(s, cell):
            return True
    return False


@njit
def place_asteroid(s, turn):
    """AE-1.8, the end of it; AE-2.7 if it comes to lie in front of the active ship."""
    cell = int(s.spot)
    put_asteroid(s, s.rock, cell)
    s.rock_turn[s.rock] = turn
    s.placing -= 1
    s.placed += s.reason == AS_REFILL
    s.rock = s.spot = NONE
    s.phase = GO_ON_PLACING
    if s.reason != AT_THE_START and s.flying[s.turn] and s.ship_cell[s.turn] == cell:
        settle(s, destroy(s, s.turn))


@njit
def put_asteroid(s, rock, cell):
    """An asteroid comes to lie on a cell."""
    s.rock_at[rock] = cell
    s.rock_on[cell] = rock


@njit
def in_field(s, rock):
    """Whether an asteroid is in play, as 0 or 1."""
    return int(s.rock_at[rock] < MOST_CELLS)


@njit
def read_dice(s):
    """AE-2.2: on a total of 6, 7 or 8 every asteroid in play acts."""
    s.to_act = 0
    if ACT_FROM <= int(s.blue) + int(s.red) <= ACT_TO:
        for rock in range(ASTEROIDS):
            s.to_act |= in_field(s, rock) << rock
    s.phase = GO_ON_ACTING


@njit
def next_to_act(s):
    """The asteroid whose turn to act it is: ascending value, blue before red; NONE if all have acted."""
    for rock in range(ASTEROIDS):
        if has(s.to_act, rock):
            return rock
    return NONE


@njit
def go_on_acting(s):
    """The next asteroid rolls its die; after the last one the active player looks ahead."""
    s.phase = ACTING if s.to_act else LOOK_AHEAD


@njit
def let_asteroid_act(s):
    """AE-2.3: it moves or turns as its table says; on a 6 it stays and another one is placed."""
    rock = next_to_act(s)
    s.acted = rock
    s.to_act &= ~(1 << rock)
    s.phase = GO_ON_ACTING
    if s.die == DIE:
        place_asteroids(s, 1, ON_A_SIX)
        return
    what = int(DOES[rock, s.die - 1])
    if what == TURN:
        s.rock_turn[rock] = (int(s.rock_turn[rock]) + 3) % 4  # AE-1.5: anticlockwise
    else:
        move_asteroid(s, rock, (what + int(s.rock_turn[rock])) % 4)


@njit
def move_asteroid(s, rock, direction):
    """AE-2.4 to AE-2.7: one cell on."""
    here = s.rock_at[rock]
    there = NEIGHBOUR[s.board, here, direction]
    s.rock_on[here] = NONE
    if there == OFF:
        s.rock_at[rock] = GONE  # AE-2.4
        return
    lost = 0
    eaten = s.laid[there]
    if eaten != NONE:  # AE-2.5
        s.laid[there] = NONE
        for seat in range(s.seats):
            if s.flying[seat] and cell_behind(s, seat) == there:
                lost |= destroy(s, seat)
    other = s.rock_on[there]
    if other != NONE:  # AE-2.6
        s.rock_at[other] = SUPPLY
        s.to_act &= ~(1 << int(other))
    put_asteroid(s, rock, there)
    if s.flying[s.turn] and s.ship_cell[s.turn] == there:
        lost |= destroy(s, s.turn)  # AE-2.7
    if eaten != NONE:
        put_under_pile(s, eaten // 4, 0)
    if lost or eaten != NONE:
        settle(s, lost)
