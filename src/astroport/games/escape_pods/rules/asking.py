"""Escape Pods: what may be done in a turn (EP-2, EP-5.4)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.escape_pods.rules.actions import (
    decode_move,
    decode_use,
    encode_move,
    encode_use,
    is_assign,
    is_card,
    is_hangar,
    is_in_turn,
    is_move,
    is_push,
    is_refuge,
    is_use,
)
from astroport.games.escape_pods.rules.beacons import BORDERS, other_side
from astroport.games.escape_pods.rules.crew import (
    can_disembark_any,
    can_reach_pod,
    can_refresh,
    can_spy,
    can_swap_any,
    free_space,
    is_of,
    reserve_of,
)
from astroport.games.escape_pods.rules.refusals import (
    EP_1_6,
    EP_1_8,
    EP_1_9,
    EP_2_1,
    EP_2_2,
    EP_2_3,
    EP_2_5,
    EP_3_1,
    EP_3_3,
    EP_3_4,
    EP_3_5,
    EP_4_3,
    EP_4_4,
    EP_5_1,
    EP_5_2,
    EP_5_3,
    EP_5_4,
    EP_8_1,
)
from astroport.games.escape_pods.rules.space import (
    free_place,
    has,
    has_crew_of,
    held,
    in_hangar,
    in_space,
    may_enter,
    may_launch,
    moves_of,
    near_ship,
    place_of,
)
from astroport.games.escape_pods.state import (
    BEACON_COLOURS,
    BEACONS,
    BIG_PODS,
    BORDER_BETWEEN,
    END,
    MINI,
    NEAR_SHIP,
    NONE,
    PLACES,
    PODS,
    REFUGES,
    ROLES,
    SHIP,
    USE_ACCELERATE,
    USE_BOARD,
    USE_EMBARK,
    USE_MINIPOD,
    USE_PILOT,
    USE_PROGRAM,
    USE_SPY,
    USES,
)

RULE_OF_USE = np.array([EP_3_1, EP_3_3, EP_3_4, EP_3_5, EP_5_1, EP_5_2, EP_5_3, EP_2_5], np.int64)


# In a turn


@njit
def list_turn(s, seat, out):
    """Actions that can be paid for and have an effect, crossings by beacon, and the end of the turn."""
    n = 0
    if s.actions > 0:
        n = list_uses(s, seat, out)
    n = list_crossings(s, seat, out, n)
    out[n] = END
    return n + 1


@njit
def list_uses(s, seat, out):
    """EP-2.2: which action, and which role pays."""
    n = 0
    spare = reserve_of(s, seat) - 1
    if spare < 0:
        return n
    for what in range(USES):
        if free_space(s, seat, what) != NONE and can_do(s, seat, what, spare):
            for role in range(ROLES):
                out[n] = encode_use(what, role)
                n += s.reserve[seat, role] > 0
    return n


@njit
def can_use_any(s, seat):
    """EP-2.2: whether any action can be paid for and have an effect."""
    spare = reserve_of(s, seat) - 1
    for what in range(USES):
        if spare >= 0 and free_space(s, seat, what) != NONE and can_do(s, seat, what, spare):
            return True
    return False


@njit
def can_do(s, seat, what, spare):
    """EP-2.3: whether an action can have an effect, with this many members in reserve once it is paid for."""
    if what == USE_EMBARK:
        return can_embark_any(s, seat, spare) or can_disembark_any(s)
    if what in (USE_ACCELERATE, USE_PILOT):
        return can_move_any(s, seat, what == USE_PILOT)
    if what == USE_SPY:
        return can_spy_any(s)
    if what == USE_MINIPOD:
        return spare > 0 and has_minipod(s) and free_near_ship(s) != 0
    if what == USE_BOARD:
        return can_swap_any(s, seat, spare)
    if what == USE_PROGRAM:
        return True  # there is always a beacon
    return can_refresh(s, seat)


@njit
def can_embark_any(s, seat, spare):
    """EP-3.1: whether somebody can take a seat."""
    for pod in range(BIG_PODS):
        if free_place(s, pod) == NONE:
            continue
        if in_hangar(s, pod):
            if spare > 0 and may_launch(s, pod) == 0:
                return True
        elif near_ship(s, pod):
            if spare > 0:
                return True
        elif in_space(s, pod):
            for place in range(PLACES):
                if is_of(s, place, seat) and can_reach_pod(s, place, pod):
                    return True
    return False


@njit
def can_move_any(s, seat, anybody):
    """EP-3.3, EP-5.2: whether a pod can move, with crew of one's own or with anybody's."""
    for pod in range(PODS):
        if in_space(s, pod) and (anybody or has_crew_of(s, pod, seat)) and moves_of(s, pod):
            return True
    return False


@njit
def can_spy_any(s):
    """EP-3.4: whether there is anybody to be looked at."""
    for on in range(PODS + REFUGES):
        if can_spy(s, on):
            return True
    return False


@njit
def has_minipod(s):
    """EP-3.5: whether a minipod is in the ship."""
    for pod in range(MINI, PODS):
        if s.pod_at[pod] == SHIP:
            return True
    return False


@njit
def free_near_ship(s):
    """EP-3.5: the sectors at the ship without pod and debris."""
    return NEAR_SHIP & ~np.int64(s.debris) & ~held(s, 1)


@njit
def list_crossings(s, seat, out, n):
    """EP-5.4: what pods may do without an action."""
    for beacon in range(BEACONS):
        if s.beacon_at[beacon] < BORDERS and has(BEACON_COLOURS[beacon], seat):
            for pod in range(PODS):
                if in_space(s, pod) and has_crew_of(s, pod, seat):
                    sector = other_side(place_of(s, pod), s.beacon_at[beacon])
                    if sector != NONE:
                        out[n] = encode_move(pod, sector)
                        n += may_cross(s, seat, pod, sector) == 0
    return n


@njit
def crossing(s, seat, pod, beacon):
    """EP-5.4: the sector into which a pod may go by a beacon, or NONE."""
    if not in_space(s, pod) or s.beacon_at[beacon] >= BORDERS:
        return np.int64(NONE)
    sector = other_side(place_of(s, pod), s.beacon_at[beacon])
    if sector == NONE or may_cross(s, seat, pod, sector):
        return np.int64(NONE)
    return sector


@njit
def can_cross_any(s, seat):
    """EP-5.4: whether a pod may go anywhere by beacon."""
    for beacon in range(BEACONS):
        for pod in range(PODS):
            if crossing(s, seat, pod, beacon) != NONE:
                return True
    return False


@njit
def may_in_turn(s, seat, action):
    """Which rule forbids an action between others, or 0."""
    if is_use(action):
        what, role = decode_use(action)
        return may_use(s, seat, what, role)
    if action == END:
        return 0
    if is_move(action):
        pod, sector = decode_move(action)
        return may_cross(s, seat, pod, sector)
    return unpaid(s) if is_in_turn(action) else untimely(action)


@njit
def unpaid(s):
    """EP-2.1, EP-2.2: the rule against what has to be paid for first."""
    return EP_2_2 if s.actions else EP_2_1


@njit
def may_use(s, seat, what, role):
    """Which rule keeps a member of this role from paying for an action, or 0."""
    if s.actions == 0:
        return EP_2_1
    if s.reserve[seat, role] == 0 or free_space(s, seat, what) == NONE:
        return EP_2_2
    spare = reserve_of(s, seat) - 1
    if can_do(s, seat, what, spare):
        return 0
    if spare == 0 and can_do(s, seat, what, np.int64(1)):
        return EP_2_3  # who pays cannot be who embarks
    return RULE_OF_USE[what]


@njit
def may_cross(s, seat, pod, sector):
    """Which rule keeps a pod from crossing into a sector by beacon, or 0; without a beacon moves are paid for."""
    shown = np.int64(0)
    if in_space(s, pod):
        border = BORDER_BETWEEN[place_of(s, pod), sector]
        for beacon in range(BEACONS):
            if border != NONE and s.beacon_at[beacon] == border:
                shown = BEACON_COLOURS[beacon]
    if shown == 0:
        return unpaid(s)
    if not has_crew_of(s, pod, seat) or not has(shown, seat) or has(s.left_by_beacon[pod], sector):
        return EP_5_4
    return may_enter(s, pod, sector)


@njit
def untimely(action):
    """Which rule says when an answer is asked for, or what chance does."""
    if is_push(action):
        return EP_4_3
    if is_hangar(action):
        return EP_4_4
    if is_assign(action):
        return EP_8_1
    if is_refuge(action):
        return EP_1_6
    return EP_1_8 if is_card(action) else EP_1_9
