"""Comets: the biggest comet that is chased wins.

Chance deals everyone a comet in secret (CO-1.2). In turn everyone may peek at one other comet (CO-2.1). Then all
decide at the same time whether to chase or to wait (CO-3.1); the biggest comet chased wins, and if nobody chases all
share (CO-3.2). Each function that does something notes it (`EVENTS` of the state).
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.core.dice import draw
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from comets.state import (
    ACTION_COUNT,
    ACTIONS,
    CHASE,
    CHASE_ACTION,
    CHOICES,
    CHOOSING,
    COMETS,
    DEALING,
    EVENTS,
    NONE,
    OVER,
    PASS,
    PEEKING,
    PROMPTS,
    UNKNOWN,
    WAIT,
)

is_deal, _, decode_deal = ACTIONS.compiled("deal")
is_peek, _, decode_peek = ACTIONS.compiled("peek")

IS_DEALT, PEEKS, SEES, PASSES, CHOOSES, SHOWS, WINS, ALL_SHARE = EVENTS.numbers(
    "is-dealt", "peeks", "sees", "passes", "chooses", "shows", "wins", "all-share"
)
DEAL, PEEK, WAIT_FOR_PEEK, CHOOSE, WAIT_FOR_CHOICES, IS_OVER = PROMPTS.numbers(
    "deal", "peek", "wait-for-peek", "choose", "wait-for-choices", "over"
)
CAN_DEAL, CAN_PEEK, CAN_PASS, CAN_CHASE, CAN_WAIT = CHOICES.numbers("deal", "peek", "pass", "chase", "wait")

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
        deal(s, decode_deal(action), notes)
    elif is_peek(action):
        other = decode_peek(action)
        peek_at(s, seat, other, notes)
        see(s, seat, other, notes)
        next_turn(s, CHOOSING)
    elif action == PASS:
        note(notes, s, PASSES, seat)
        next_turn(s, CHOOSING)
    else:
        choose(s, seat, action, notes)
        if awaited(s) == 0:
            finish(s, notes)


@njit
def payoff(s, out):
    """CO-3.2: the biggest comet chased; all share if nobody chases."""
    biggest = biggest_chased(s)
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
        if s.comet[other] != NONE and not knows(s, seat, other):
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
def prompt(s, seat, out):
    """Which question is put to a seat now; to others, what it waits for."""
    if s.phase == OVER:
        return IS_OVER
    out[0] = s.turn
    if s.phase == DEALING:
        return DEAL
    if s.phase == PEEKING:
        return PEEK if seat == s.turn else WAIT_FOR_PEEK
    out[0] = awaited(s)
    if not has(out[0], seat):
        return WAIT_FOR_CHOICES
    out[0] = size_of(s, seat)
    return CHOOSE


@njit
def describe(s, seat, action, notes):
    """An action as a choice: whose comet, and which one it is as far as that is known."""
    if is_deal(action):
        note(notes, s, CAN_DEAL, s.turn, decode_deal(action))
    elif is_peek(action):
        other = decode_peek(action)
        note(notes, s, CAN_PEEK, other, size_of(s, other) if knows(s, seat, other) else NONE_OF_THEM)
    elif action == PASS:
        note(notes, s, CAN_PASS)
    elif action == CHASE_ACTION:
        note(notes, s, CAN_CHASE, size_of(s, seat))
    else:
        note(notes, s, CAN_WAIT)


@njit
def preview(s, seat, action, notes):
    """Until a comet comes to light, or what others have chosen."""
    if is_peek(action):
        peek_at(s, seat, decode_peek(action), notes)
        return False
    if action == PASS:
        apply(s, seat, action, notes)
        return True
    if is_deal(action):
        return False
    choose(s, seat, action, notes)
    return awaited(s) != 0


# What a board asks besides


@njit
def seen_by(s, seat, out):
    """At whose comets a seat has peeked."""
    n = 0
    for other in range(s.seats):
        out[n] = other
        n += s.seen[seat, other]
    return n


QUERIES = {seen_by: ("seat",)}  # with what the integers are that each takes between the state and what it fills in


# Dealing and peeking


@njit
def deal(s, comet, notes):
    """CO-1.2: a comet for the next seat, which alone gets to know it."""
    seat = int(s.turn)
    s.comet[seat] = comet + 1
    note(notes, s, IS_DEALT, seat, comet, knows=1 << seat)
    next_turn(s, PEEKING if s.peek else CHOOSING)


@njit
def peek_at(s, seat, other, notes):
    """CO-2.1: everybody notices who looks at whose comet …"""
    s.seen[seat, other] = 1
    note(notes, s, PEEKS, seat, other)


@njit
def see(s, seat, other, notes):
    """… and only who looks gets to know it."""
    note(notes, s, SEES, seat, other, size_of(s, other), hears=1 << seat)


@njit
def held(s, comet):
    """Whether somebody holds a comet."""
    for seat in range(s.seats):
        if s.comet[seat] == comet:
            return True
    return False


@njit
def size_of(s, seat):
    """The number of a seat's comet; none if it has none yet, or if it is not known."""
    comet = np.int64(s.comet[seat])
    return NONE_OF_THEM if comet in (NONE, UNKNOWN) else comet - 1


@njit
def knows(s, seat, other):
    """Whether a seat knows the comet of another, or its own."""
    return seat == other or (seat < s.seats and s.seen[seat, other])


@njit
def has(seats, seat):
    """Whether a seat is in a set."""
    return (seats >> seat) & 1


# The chase


@njit
def choose(s, seat, action, notes):
    """CO-3.1: in secret."""
    s.choice[seat] = CHASE if action == CHASE_ACTION else WAIT
    note(notes, s, CHOOSES, seat, s.choice[seat] - CHASE, knows=1 << seat)


@njit
def finish(s, notes):
    """CO-3.2: everybody shows what they have, and the biggest comet chased wins."""
    s.phase = OVER
    for seat in range(s.seats):
        note(notes, s, SHOWS, seat, s.choice[seat] - CHASE, size_of(s, seat))
    biggest = biggest_chased(s)
    if biggest == 0:
        note(notes, s, ALL_SHARE)
    for seat in range(s.seats):
        if s.choice[seat] == CHASE and s.comet[seat] == biggest:
            note(notes, s, WINS, seat, size_of(s, seat))


@njit
def biggest_chased(s):
    """The size of the biggest comet that is chased, or 0."""
    biggest = 0
    for seat in range(s.seats):
        if s.choice[seat] == CHASE and s.comet[seat] > biggest:
            biggest = s.comet[seat]
    return biggest


@njit
def next_turn(s, then):
    """On to the next seat, and after the last one to the next phase."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.phase = then
