"""Comets: the biggest comet that is chased wins.

Chance deals everyone a comet in secret (CO-1.2). In turn everyone may peek at one other comet (CO-2.1). Then all
decide at the same time whether to chase or to wait (CO-3.1); the biggest comet chased wins, and if nobody chases all
share (CO-3.2).
"""

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.core.dice import draw
from comets.state import (
    ACTION_COUNT,
    ACTIONS,
    CHASE,
    CHASE_ACTION,
    CHOOSING,
    COMETS,
    DEALING,
    NONE,
    OVER,
    PASS,
    PEEKING,
    UNKNOWN,
    WAIT,
)

is_deal, _, decode_deal = ACTIONS.compiled("deal")
is_peek, _, decode_peek = ACTIONS.compiled("peek")

CO_1_2 = 102
CO_2_1 = 201
CO_3_1 = 301


@njit
def setup(s, options):
    """CO-1.1: an empty table."""
    s.seats = options.seats
    s.peek = options.peek


@njit
def awaited(s):
    """Chance deals, one seat after another peeks, all who have not chosen choose."""
    if s.phase == DEALING:
        return 1 << CHANCE
    if s.phase == PEEKING:
        return 1 << int(s.turn)
    waiting = 0
    if s.phase == CHOOSING:
        for seat in range(s.seats):
            if s.choice[seat] == NONE:
                waiting |= 1 << seat
    return waiting


@njit
def legal(s, seat, out):
    """Every action that no rule forbids."""
    n = 0
    for action in range(ACTION_COUNT):
        if verdict(s, seat, action) == 0:
            out[n] = action
            n += 1
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if is_deal(action):
        return 0 if s.phase == DEALING and not held(s, decode_deal(action) + 1) else CO_1_2
    if s.phase == DEALING:
        return CO_1_2
    if is_peek(action) or action == PASS:
        if s.phase != PEEKING:
            return CO_3_1
        if action == PASS:
            return 0
        other = decode_peek(action)
        return 0 if other < s.seats and other != seat else CO_2_1
    return 0 if s.phase == CHOOSING else CO_2_1


@njit
def apply(s, seat, action, notes):
    """Play a legal action."""
    if is_deal(action):
        s.comet[s.turn] = decode_deal(action) + 1
        next_turn(s, PEEKING if s.peek else CHOOSING)
    elif is_peek(action) or action == PASS:
        if action != PASS:
            s.seen[seat, decode_peek(action)] = 1
        next_turn(s, CHOOSING)
    else:
        s.choice[seat] = CHASE if action == CHASE_ACTION else WAIT
        if awaited(s) == 0:
            s.phase = OVER


@njit
def payoff(s, out):
    """CO-3.2: the biggest comet chased; all share if nobody chases."""
    biggest = 0
    for seat in range(s.seats):
        if s.choice[seat] == CHASE and s.comet[seat] > biggest:
            biggest = s.comet[seat]
    for seat in range(s.seats):
        if biggest == 0:
            out[seat] = 1.0 / s.seats
        else:
            out[seat] = 1.0 if s.choice[seat] == CHASE and s.comet[seat] == biggest else 0.0


@njit
def hide(s, seat):
    """CO-1.2, CO-3.1: comets not peeked at, and choices as long as somebody has not chosen."""
    if s.phase == OVER:
        return
    for other in range(s.seats):
        if other == seat:
            continue
        if s.comet[other] != NONE and not (seat < s.seats and s.seen[seat, other]):
            s.comet[other] = UNKNOWN
        if s.choice[other] != NONE:
            s.choice[other] = UNKNOWN


@njit
def redeal(s, seat, rng):
    """Any comets that nobody is known to hold, any choices."""
    for other in range(s.seats):
        if s.comet[other] == UNKNOWN:
            left = 0
            for comet in range(1, COMETS + 1):
                left += not held(s, comet)
            skip = draw(rng, left)
            for comet in range(1, COMETS + 1):
                if not held(s, comet):
                    if skip == 0:
                        s.comet[other] = comet
                        break
                    skip -= 1
        if s.choice[other] == UNKNOWN:
            s.choice[other] = CHASE if draw(rng, 2) else WAIT


@njit
def held(s, comet):
    """Whether somebody holds a comet."""
    for seat in range(s.seats):
        if s.comet[seat] == comet:
            return True
    return False


@njit
def next_turn(s, then):
    """On to the next seat, and after the last one to the next phase."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = then
