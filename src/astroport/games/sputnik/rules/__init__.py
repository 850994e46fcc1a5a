"""Sputnik: be the last rocket that can still move.

Chance says who begins (SP-1.6). A turn is a flight to a neighbouring galaxy or base (SP-2.2 to 2.4), then the removal
of a galaxy where no rocket stands (SP-2.5 to 2.8). Once per game, instead of both, a rocket's own base comes to an
empty cell beside it and carries it there (SP-3). Who can neither fly nor be rescued when its turn begins is out
(SP-4.1); the last one on the board wins (SP-4.3). In a fleet (SP-5.1) a player moves one of its rockets each turn and
is out when none can move; in teams (SP-5.2) partners win together.

So a turn is one or two actions: `fly` then, unless nothing may be taken, `take`; or `rescue` alone. Eliminations happen
as the turn comes round and are no actions. Each function that does something notes it (`EVENTS` of the state).
"""

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from astroport.games.sputnik.state import (
    ACTIONS,
    AROUND,
    BIT,
    BOARD,
    CHOICES,
    CORNER,
    CORNERS_USED,
    DRAWING,
    EVENTS,
    FLYING,
    GALAXIES,
    HEIGHT,
    MOST_CELLS,
    MOST_ROCKETS,
    NEIGHBOUR,
    NOWHERE,
    OVER,
    PROMPTS,
    TAKING,
)

is_fly, encode_fly, decode_fly = ACTIONS.compiled("fly")
is_rescue, encode_rescue, decode_rescue = ACTIONS.compiled("rescue")
is_take, encode_take, decode_take = ACTIONS.compiled("take")
is_begin, encode_begin, decode_begin = ACTIONS.compiled("begin")

BEGINS, FLIES, IS_RESCUED, TAKES, FINDS_NOTHING, IS_STRANDED, WINS = EVENTS.numbers(
    "begins", "flies", "is-rescued", "takes", "finds-nothing", "is-stranded", "wins"
)
FLY, FLY_OR_RESCUE, RESCUE, TAKE, WAIT, WATCH, DRAW_LOTS, IS_OVER = PROMPTS.numbers(
    "fly", "fly-or-rescue", "rescue", "take", "wait", "watch", "draw-lots", "over"
)
CAN_FLY, CAN_RESCUE, CAN_TAKE, CAN_BEGIN = CHOICES.numbers("fly", "rescue", "take", "begin")

SP_1_6 = 106
SP_2_1 = 201
SP_2_2 = 202
SP_2_3 = 203
SP_2_4 = 204
SP_2_5 = 205
SP_2_6 = 206
SP_2_7 = 207
SP_3_1 = 301
SP_3_2 = 302


# The contract


@njit
def setup(s, options):
    """SP-1: the board, the rockets on their bases, unused bases turned over (SP-1.5)."""
    s.seats = options.seats
    s.layout = options.layout
    s.each = options.rockets
    s.teams = options.teams
    s.phase = DRAWING
    s.galaxies = GALAXIES[s.layout]
    for cell in range(MOST_CELLS):
        s.height[cell] = HEIGHT[s.layout, cell]
    for r in range(MOST_ROCKETS):
        s.rocket[r] = s.base_at[r] = s.home[r] = NOWHERE
    rockets = int(s.seats) * int(s.each)
    for r in range(rockets):
        corner = CORNER[s.layout, CORNERS_USED[rockets, r]]
        s.rocket[r] = s.base_at[r] = s.home[r] = corner
        s.height[corner] = 0
        s.galaxies &= ~BIT[corner]
        s.bases |= BIT[corner]
        s.rockets |= BIT[corner]
    protect_homes(s)


@njit
def awaited(s):
    """The seat whose turn it is; before the first turn, chance."""
    if s.phase == OVER:
        return 0
    if s.phase == DRAWING:
        return 1 << CHANCE
    return 1 << int(s.turn)


@njit
def legal(s, seat, out):
    """The flights and rescues of a seat, or its removals; for chance who may begin."""
    n = 0
    if s.phase == FLYING:
        for k in range(s.each):
            n = list_neighbours(s, seat, k, False, landing_places(s), out, n)
            if rule_against_rescue(s, seat, k) == 0:
                n = list_neighbours(s, seat, k, True, empty_cells(s), out, n)
    elif s.phase == TAKING:
        takeable = takeable_galaxies(s)
        for cell in range(MOST_CELLS):  # each is written, and stays if it may go
            out[n] = encode_take(cell)
            n += has(takeable, cell)
    else:
        for first in range(s.seats):
            out[n] = encode_begin(first)
            n += 1
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if is_begin(action):
        return 0 if s.phase == DRAWING and decode_begin(action) < s.seats else SP_1_6
    if s.phase == DRAWING:
        return SP_1_6
    if is_take(action):
        return may_take(s, decode_take(action)) if s.phase == TAKING else SP_2_1
    if s.phase == TAKING:
        return SP_3_1 if is_rescue(action) else SP_2_1
    if is_rescue(action):
        to, k = decode_rescue(action)
        return may_rescue(s, seat, k, to)
    to, k = decode_fly(action)
    return may_fly(s, seat, k, to)


@njit
def apply(s, seat, action, notes):
    """Play a legal action."""
    if is_begin(action):
        s.turn = decode_begin(action)
        s.phase = FLYING
        note(notes, s, BEGINS, s.turn)
    elif is_take(action):
        take_galaxy(s, seat, decode_take(action), notes)
        pass_turn(s, notes)
    elif is_rescue(action):
        to, k = decode_rescue(action)
        rescue(s, seat, k, to, notes)
        pass_turn(s, notes)  # SP-3.1
    else:
        to, k = decode_fly(action)
        fly(s, seat, k, to, notes)
        if takeable_galaxies(s):
            s.phase = TAKING
        else:
            note(notes, s, FINDS_NOTHING, seat)
            pass_turn(s, notes)  # SP-2.8


@njit
def payoff(s, out):
    """1 for the winner, in teams for both partners (SP-4.3, SP-5.2)."""
    for seat in range(s.seats):
        out[seat] = 0.0
        for other in range(s.seats):
            if not s.out[other] and same_side(s, seat, other):
                out[seat] = 1.0


@njit
def hide(s, seat):
    """Nothing is secret in Sputnik."""


@njit
def redeal(s, seat, rng):
    """Nothing was blank."""


@njit
def prompt(s, seat, out):
    """Which question is put to a seat now; to others, whose turn it is."""
    if s.phase == OVER:
        return IS_OVER
    if s.phase == DRAWING:
        return DRAW_LOTS
    if seat != s.turn:
        out[0] = s.turn
        return WATCH if seat < s.seats and s.out[seat] else WAIT
    if s.phase == TAKING:
        return TAKE
    flies, rescues = can_fly(s, seat), can_be_rescued(s, seat)
    return FLY_OR_RESCUE if flies and rescues else FLY if flies else RESCUE


@njit
def describe(s, seat, action, notes):
    """An action as a choice: from where to where, and what is there."""
    if is_begin(action):
        note(notes, s, CAN_BEGIN, decode_begin(action))
    elif is_take(action):
        cell = decode_take(action)
        note(notes, s, CAN_TAKE, cell, max(0, int(s.height[cell]) - 1))
    elif is_rescue(action):
        to, k = decode_rescue(action)
        note(notes, s, CAN_RESCUE, called(s, k), cell_of(s, s.rocket, seat, k), to, cell_of(s, s.base_at, seat, k))
    else:
        to, k = decode_fly(action)
        note(notes, s, CAN_FLY, called(s, k), cell_of(s, s.rocket, seat, k), to, s.height[to], owner_of_base(s, to))


@njit
def preview(s, seat, action, notes):
    """Nothing is secret and no luck follows: what an action does is known to its end."""
    apply(s, seat, action, notes)
    return True


# Sets of cells


@njit
def has(cells, cell):
    """Whether a cell is in a set, as 0 or 1."""
    return (cells >> cell) & 1


@njit
def landing_places(s):
    """Where a rocket could land: galaxies and bases without a rocket (SP-2.2 to SP-2.4)."""
    return (s.galaxies | s.bases) & ~s.rockets


@njit
def empty_cells(s):
    """Where neither a galaxy nor a base lies."""
    return BOARD[s.layout] & ~(s.galaxies | s.bases)


@njit
def takeable_galaxies(s):
    """Galaxies without a rocket (SP-2.5), not protected by somebody who has not moved (SP-2.7)."""
    return s.galaxies & ~s.rockets & ~s.protected


# Rockets


@njit
def rocket_of(s, seat, k):
    """The number of a seat's k-th rocket."""
    return seat + k * int(s.seats)


@njit
def called(s, k):
    """The number by which a rocket is called: none where everybody has but one."""
    return k if s.each > 1 else NONE_OF_THEM


@njit
def cell_of(s, pieces, seat, k):
    """Where a seat's k-th rocket is, or its base; none if it is not on the board."""
    if k >= s.each or pieces[rocket_of(s, seat, k)] == NOWHERE:
        return NONE_OF_THEM
    return int(pieces[rocket_of(s, seat, k)])


@njit
def owner_of_base(s, cell):
    """Whose base lies on a cell, or none."""
    for r in range(int(s.seats) * int(s.each)):
        if s.base_at[r] == cell:
            return r % int(s.seats)
    return NONE_OF_THEM


@njit
def list_neighbours(s, seat, k, rescued, cells, out, n):
    """Add to the list a flight or a rescue to each neighbour of a rocket that is among the cells."""
    here = s.rocket[rocket_of(s, seat, k)]
    for d in range(6):
        to = int(NEIGHBOUR[s.layout, here, d])
        out[n] = encode_rescue(to, k) if rescued else encode_fly(to, k)
        n += has(cells, to)
    return n


# Flying


@njit
def may_fly(s, seat, k, to):
    """Which rule keeps the k-th rocket of a seat from flying to a cell, or 0."""
    if k >= s.each:
        return SP_2_2
    here = s.rocket[rocket_of(s, seat, k)]
    if here == to:
        return SP_2_1  # a rocket must move
    if not has(AROUND[s.layout, here], to):
        return SP_2_2
    if has(s.rockets, to):
        return SP_2_4
    if not has(landing_places(s), to):
        return SP_2_3
    return 0


@njit
def fly(s, seat, k, to, notes):
    """SP-2.2: a rocket flies to a cell beside it."""
    r = rocket_of(s, seat, k)
    start = int(s.rocket[r])
    put_rocket(s, r, to)
    leave_home(s, seat)
    note(notes, s, FLIES, seat, called(s, k), start, to)


@njit
def put_rocket(s, r, to):
    """Move a rocket to a cell."""
    s.rockets &= ~BIT[s.rocket[r]]
    s.rockets |= BIT[to]
    s.rocket[r] = to


@njit
def leave_home(s, seat):
    """From a player's first move on, SP-2.7 no longer protects what lies beside its bases."""
    if not s.has_moved[seat]:
        s.has_moved[seat] = 1
        protect_homes(s)


@njit
def protect_homes(s):
    """SP-2.7: note the cells beside the bases of all who have not moved yet."""
    s.protected = 0
    for r in range(int(s.seats) * int(s.each)):
        if not s.has_moved[r % s.seats]:
            s.protected |= AROUND[s.layout, s.home[r]]


# Taking galaxies


@njit
def may_take(s, cell):
    """Which rule keeps a galaxy on the board, or 0."""
    if has(s.bases, cell):
        return SP_2_6
    if not has(s.galaxies, cell) or has(s.rockets, cell):
        return SP_2_5  # nothing there to take, or inhabited
    if has(s.protected, cell):
        return SP_2_7
    return 0


@njit
def take_galaxy(s, seat, cell, notes):
    """Of a stack, one only (SP-2.5)."""
    s.height[cell] -= 1
    if s.height[cell] == 0:
        s.galaxies &= ~BIT[cell]
    note(notes, s, TAKES, seat, cell, s.height[cell])


# The base to the rescue


@njit
def may_rescue(s, seat, k, to):
    """Which rule keeps the base of a seat's k-th rocket from coming to a cell, or 0."""
    rule = rule_against_rescue(s, seat, k)
    if rule:
        return rule
    here = s.rocket[rocket_of(s, seat, k)]
    if not has(AROUND[s.layout, here] & empty_cells(s), to):
        return SP_3_1
    return 0


@njit
def rule_against_rescue(s, seat, k):
    """Which rule keeps a base where it is, or 0."""
    if k >= s.each or s.base_at[rocket_of(s, seat, k)] == NOWHERE:
        return SP_3_1  # it came already
    if has(s.rockets, s.base_at[rocket_of(s, seat, k)]):
        return SP_3_2
    return 0


@njit
def rescue(s, seat, k, to, notes):
    """SP-3: a base comes to a rocket's side, and the rocket stands on it."""
    r = rocket_of(s, seat, k)
    start, base = int(s.rocket[r]), int(s.base_at[r])
    bring_base(s, r, to)
    put_rocket(s, r, to)
    leave_home(s, seat)
    note(notes, s, IS_RESCUED, seat, called(s, k), start, to, base)


@njit
def bring_base(s, r, to):
    """SP-3.3: the base is an ordinary galaxy on its new cell, and its old one is empty."""
    s.bases &= ~BIT[s.base_at[r]]
    s.base_at[r] = NOWHERE
    s.galaxies |= BIT[to]
    s.height[to] = 1


# Turns, elimination, end


@njit
def pass_turn(s, notes):
    """On to the next player who can still move; those who cannot are out (SP-4.1)."""
    s.phase = FLYING
    while True:
        s.turn = (s.turn + 1) % s.seats
        if s.out[s.turn]:
            continue
        if can_fly(s, s.turn) or can_be_rescued(s, s.turn):
            return
        drop_out(s, s.turn, notes)
        if one_side_left(s):
            s.phase = OVER
            note_winners(s, notes)
            return


@njit
def can_fly(s, seat):
    """Whether any rocket of a seat can fly."""
    for k in range(s.each):
        if AROUND[s.layout, s.rocket[rocket_of(s, seat, k)]] & landing_places(s):
            return True
    return False


@njit
def can_be_rescued(s, seat):
    """Whether any base of a seat can come to its rocket."""
    for k in range(s.each):
        beside = AROUND[s.layout, s.rocket[rocket_of(s, seat, k)]]
        if beside & empty_cells(s) and rule_against_rescue(s, seat, k) == 0:
            return True
    return False


@njit
def drop_out(s, seat, notes):
    """The player's rockets leave the board; its bases stay (SP-4.2)."""
    first, second, third = where_is(s, seat, 0), where_is(s, seat, 1), where_is(s, seat, 2)
    s.out[seat] = 1
    for k in range(s.each):
        r = rocket_of(s, seat, k)
        s.rockets &= ~BIT[s.rocket[r]]
        s.rocket[r] = NOWHERE
    note(notes, s, IS_STRANDED, seat, first, second, third)


@njit
def where_is(s, seat, k):
    """Where the k-th rocket of a seat is; none if it has no such rocket."""
    return int(s.rocket[rocket_of(s, seat, k)]) if k < s.each else NONE_OF_THEM


@njit
def note_winners(s, notes):
    """SP-4.3, SP-5.2: everybody on the side that is left."""
    for seat in range(s.seats):
        for other in range(s.seats):
            if not s.out[other] and same_side(s, seat, other):
                note(notes, s, WINS, seat, 1 + s.teams)
                break


@njit
def same_side(s, seat, other):
    """Whether two seats win together."""
    return seat == other or (s.teams and (seat - other) % 2 == 0)


@njit
def one_side_left(s):
    """Whether all players still in the game are on one side."""
    last = -1
    for seat in range(s.seats):
        if not s.out[seat]:
            if last >= 0 and not same_side(s, seat, last):
                return False
            last = seat
    return True
