"""Convoy: the first seat musters it (CV-1.1); three turns, each with plans of all (CV-2.1) and then wind (CV-2.4)."""

# mypy: allow-untyped-defs, allow-untyped-calls

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.core.dice import draw
from tests.table.convoy import LEGS, TURNS
from tests.table.convoy.state import (
    ACTIONS,
    BLOW,
    MUSTER,
    MUSTER_ACTION,
    OVER,
    PLANNING,
    PORT,
    UNKNOWN,
    WIND,
)

_, _, decode_leg = ACTIONS.compiled("leg")
is_signal, _, decode_signal = ACTIONS.compiled("signal")

CV_1_1, CV_2_1, CV_2_2, CV_2_3, CV_2_4 = 101, 201, 202, 203, 204


@njit
def setup(s, options):
    """Nobody is under way."""
    s.seats = options.seats
    s.wind = options.wind


@njit
def awaited(s):
    """The first seat, then all who have not planned, then the wind."""
    if s.phase == MUSTER:
        return 1
    if s.phase == WIND:
        return 1 << CHANCE
    waiting = 0
    if s.phase == PLANNING:
        for seat in range(s.seats):
            if not s.done[seat]:
                waiting |= 1 << seat
    return waiting


@njit
def legal(s, seat, out):
    """Every action that no rule forbids."""
    n = 0
    for action in range(BLOW + 1):
        if verdict(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if s.phase == MUSTER or action == MUSTER_ACTION:
        return 0 if s.phase == MUSTER and action == MUSTER_ACTION else CV_1_1
    if action == BLOW or s.phase == WIND:
        return 0 if action == BLOW and s.phase == WIND else CV_2_4
    if is_signal(action):
        return 0 if s.filled[seat] == LEGS else CV_2_3
    if s.filled[seat] == LEGS:
        return CV_2_1
    before = s.filled[seat]
    return CV_2_2 if before > 0 and decode_leg(action) == PORT and s.leg[seat, before - 1] == PORT else 0


@njit
def apply(s, seat, action, notes):
    """Play a legal action."""
    if action == MUSTER_ACTION:
        s.phase = PLANNING
    elif action == BLOW:
        next_turn(s)
    elif is_signal(action):
        s.signal[seat] = decode_signal(action)
        s.done[seat] = 1
        if awaited(s) == 0:
            sail(s)
    else:
        s.leg[seat, s.filled[seat]] = decode_leg(action)
        s.filled[seat] += 1


@njit
def sail(s):
    """All go where they planned to."""
    for seat in range(s.seats):
        for leg in range(LEGS):
            s.sailed[seat] += s.leg[seat, leg] == PORT
    if s.wind:
        s.phase = WIND
    else:
        next_turn(s)


@njit
def next_turn(s):
    """All plan again, or it is over."""
    s.turn += 1
    s.phase = OVER if s.turn == TURNS else PLANNING
    for seat in range(s.seats):
        s.done[seat] = 0
        s.filled[seat] = 0
        s.signal[seat] = 0
        for leg in range(LEGS):
            s.leg[seat, leg] = 0


@njit
def payoff(s, out):
    """The furthest to port."""
    most = 0
    for seat in range(s.seats):
        most = max(most, int(s.sailed[seat]))
    for seat in range(s.seats):
        out[seat] = 1.0 if s.sailed[seat] == most else 0.0


@njit
def hide(s, seat):
    """CV-2.1: what others plan, but for allies."""
    if s.phase != PLANNING:
        return
    for other in range(s.seats):
        if seat >= s.seats or (seat - other) % 2 != 0:
            s.signal[other] = UNKNOWN
            s.filled[other] = UNKNOWN
            for leg in range(LEGS):
                s.leg[other, leg] = UNKNOWN


@njit
def redeal(s, seat, rng):
    """Any plans."""
    for other in range(s.seats):
        if s.filled[other] == UNKNOWN:
            s.filled[other] = LEGS if s.done[other] else 0
            s.signal[other] = draw(rng, 2) if s.done[other] else 0
            for leg in range(LEGS):
                s.leg[other, leg] = 1 + draw(rng, 2) if s.done[other] else 0
