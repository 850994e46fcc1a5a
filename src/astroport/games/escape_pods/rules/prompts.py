"""Escape Pods: which question is put to a seat, and what is said to those who are not asked."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.escape_pods.rules.asking import can_cross_any, can_use_any
from astroport.games.escape_pods.rules.beacons import border_of, colours
from astroport.games.escape_pods.rules.crew import owner_of, role_of
from astroport.games.escape_pods.rules.kinds import (
    ACCELERATE,
    ACT,
    ACT_FINALLY,
    ASSIGN,
    BOARD,
    CHOOSE_HANGAR,
    CROSS_OR_END,
    DRAW_LOTS,
    EMBARK,
    END_TURN,
    IS_OVER,
    LAUNCH,
    LAY_REFUGES,
    NOTHING,
    NOTHING_BUT_CROSS,
    PILOT,
    PLACE_BEACON,
    PROGRAM,
    PUSH,
    SPY,
    TURN_UP,
    WAIT,
    WAIT_FOR_SQUARE,
)
from astroport.games.escape_pods.rules.space import place_of
from astroport.games.escape_pods.state import (
    ASSIGNING,
    CHOOSING_HANGAR,
    DRAWING_FIRST,
    MOVING,
    OVER,
    PLACING_BEACON,
    PUSHING,
    TURN,
    USE_PILOT,
)

DEALS = np.array([LAY_REFUGES, TURN_UP, DRAW_LOTS], np.int64)  # by phase
EFFECTS = np.array([0, EMBARK, ACCELERATE, SPY, LAUNCH, BOARD, PROGRAM], np.int64)  # by phase, from TURN on


@njit
def prompt(s, seat, out):
    """Which question is put to a seat now; to others, who is asked."""
    if s.phase == OVER:
        return IS_OVER
    if s.phase <= DRAWING_FIRST:
        return DEALS[s.phase]
    if s.phase == ASSIGNING:
        return asked_for_square(s, seat, out)
    if seat != s.turn:
        out[0] = s.turn
        return WAIT
    if s.phase == TURN:
        return asked_in_turn(s, seat, out)
    if s.phase == PUSHING:
        out[0], out[1] = s.pushed, place_of(s, s.pushed)
        return PUSH
    if s.phase == CHOOSING_HANGAR:
        out[0] = s.homeless
        return CHOOSE_HANGAR
    if s.phase == PLACING_BEACON:
        out[0], out[1], out[2] = s.beacon, colours(s, s.beacon), border_of(s, s.beacon)
        return PLACE_BEACON
    if s.phase == MOVING and s.using == USE_PILOT:
        return PILOT
    return EFFECTS[s.phase - TURN]


@njit
def asked_in_turn(s, seat, out):
    """What a player can still do in its turn."""
    crosses = can_cross_any(s, seat)
    if s.actions == 0:
        return CROSS_OR_END if crosses else END_TURN
    if not can_use_any(s, seat):
        return NOTHING_BUT_CROSS if crosses else NOTHING
    out[0] = s.actions
    return ACT_FINALLY if s.final else ACT


@njit
def asked_for_square(s, seat, out):
    """EP-8.1: the owner of a member chooses its square."""
    member = s.landed[s.scoring, s.member]
    if seat == owner_of(member):
        out[0], out[1], out[2] = s.scoring, s.member, role_of(member)
        return ASSIGN
    out[0], out[1] = owner_of(member), s.scoring
    return WAIT_FOR_SQUARE
