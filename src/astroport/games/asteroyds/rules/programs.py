"""Programs: six columns, a round, a mode; for the shield pilot two rounds and no mode (AC-2, AC-7.1).

The mode is asked and may be set even where no round was chosen, though it has no effect then: every program takes as
many actions, and their number betrays nothing.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.games.asteroyds.rules.actions import (
    decode_column,
    decode_mode,
    decode_round,
    encode_column,
    encode_mode,
    encode_round,
    is_column,
    is_mode,
    is_round,
)
from astroport.games.asteroyds.rules.fleet import seat_of, team_of
from astroport.games.asteroyds.rules.refusals import AC_2_2, AC_2_3, AC_7_1
from astroport.games.asteroyds.state import (
    COLUMNS,
    DONE,
    EMPTY,
    MODE_NAMES,
    MOST_SEATS,
    NO_MODE,
    PILOT_OF,
    POWERS,
    ROUND_STEP,
    SHIELD_PILOT,
    SHIELDING,
    TOKENS,
    UNKNOWN,
)


@njit
def ship_to_program(s, seat):
    """The first ship of a seat whose program is not settled."""
    ship = np.int64(seat)
    while (s.done >> ship) & 1:
        ship += np.int64(s.seats)
    return ship


@njit
def unsettled(s):
    """The seats that still program, as bits."""
    seats = 0
    for ship in range(s.ships):
        if not (s.done >> ship) & 1:
            seats |= 1 << seat_of(s, ship)
    return seats


@njit
def has_power(s, ship, token):
    """AC-7.1: whether a ship may use a power: it is its pilot's, not spent, and not in another column."""
    if s.pilot[ship] != PILOT_OF[token] or s.spent[ship]:
        return False
    for column in range(s.filled[ship]):
        if s.program[ship, column] >= POWERS:
            return False
    return True


@njit
def list_program(s, seat, out):
    """What a seat may do next."""
    ship = ship_to_program(s, seat)
    step, n = np.int64(s.filled[ship]), 0
    if step < COLUMNS:
        for token in range(TOKENS if s.pilots else POWERS):
            if token < POWERS or has_power(s, ship, token):
                out[n] = encode_column(token)
                n += 1
    elif step == ROUND_STEP or s.pilot[ship] == SHIELD_PILOT:
        for at in range(COLUMNS + 1):
            if at == 0 or may_anticipate(s, ship, at - 1):
                out[n] = encode_round(at)
                n += 1
    else:
        for mode in range(len(MODE_NAMES)):
            out[n] = encode_mode(mode)
            n += 1
    return n


@njit
def may_anticipate(s, ship, at):
    """AC-2.3, AC-7.1: whether a round can be chosen: the first, or another one after the first."""
    return s.filled[ship] == ROUND_STEP or (s.rounds[ship] != 0 and not (s.rounds[ship] >> at) & 1)


@njit
def may_program(s, seat, action):
    """Which rule forbids an action in a program, or 0."""
    ship = ship_to_program(s, seat)
    step = np.int64(s.filled[ship])
    if step < COLUMNS:
        if not is_column(action):
            return AC_2_2
        token = decode_column(action)
        return 0 if token < POWERS or has_power(s, ship, token) else AC_7_1
    if s.pilot[ship] == SHIELD_PILOT:
        if not is_round(action):
            return AC_7_1 if is_mode(action) else AC_2_3
        at = decode_round(action)
        return 0 if at == 0 or may_anticipate(s, ship, at - 1) else AC_7_1
    if step == ROUND_STEP:
        return 0 if is_round(action) else AC_2_3
    return 0 if is_mode(action) else AC_2_3


@njit
def program(s, seat, action):
    """One step of a program; whether all programs are settled."""
    set_next(s, ship_to_program(s, seat), action)
    return unsettled(s) == 0


@njit
def set_next(s, ship, action):
    """The next step of a ship's program."""
    step = np.int64(s.filled[ship])
    s.filled[ship] += 1
    if step < COLUMNS:
        s.program[ship, step] = decode_column(action)
    elif is_mode(action):
        s.mode[ship] = decode_mode(action)
    else:
        at = decode_round(action)
        if at > 0:
            s.rounds[ship] |= 1 << (at - 1)
        if s.pilot[ship] == SHIELD_PILOT:
            s.mode[ship] = SHIELDING
    if s.filled[ship] == DONE:
        s.done |= 1 << ship


@njit
def clear_program(s, ship):
    """AC-6.1: nothing is set."""
    for column in range(COLUMNS):
        s.program[ship, column] = EMPTY
    s.filled[ship] = 0
    s.rounds[ship] = 0
    s.mode[ship] = NO_MODE


@njit
def hide_programs(s, seat):
    """AC-2.2, AC-2.4: programs are for the team's eyes until all are settled; only who is done with all can be seen."""
    still = unsettled(s)
    for ship in range(s.ships):
        if seat < MOST_SEATS and team_of(s, ship) == team_of(s, seat):
            continue
        if (still >> seat_of(s, ship)) & 1:
            s.done &= 255 ^ (1 << ship)
        for column in range(COLUMNS):
            s.program[ship, column] = UNKNOWN
        s.filled[ship] = s.rounds[ship] = s.mode[ship] = UNKNOWN


@njit
def guess_programs(s, rng):
    """Any programs for those who have settled theirs out of sight; the others have not begun."""
    for ship in range(s.ships):
        if s.filled[ship] != UNKNOWN:
            continue
        clear_program(s, ship)
        if not (s.done >> ship) & 1:
            continue
        for _ in range(COLUMNS):
            token = draw(rng, TOKENS if s.pilots else POWERS)
            if token >= POWERS and not has_power(s, ship, token):
                token = draw(rng, POWERS)
            set_next(s, ship, encode_column(token))
        at = draw(rng, COLUMNS + 1)
        set_next(s, ship, encode_round(at))
        if s.pilot[ship] == SHIELD_PILOT:
            also = draw(rng, COLUMNS + 1)
            set_next(s, ship, encode_round(also if at and also != at else 0))
        else:
            set_next(s, ship, encode_mode(draw(rng, len(MODE_NAMES))))
