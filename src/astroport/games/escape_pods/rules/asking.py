"""Escape Pods: what may be done in a turn, and how what was paid for may take effect (EP-2 to EP-5)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.escape_pods.rules.actions import (
    decode_assign,
    decode_beacon,
    decode_border,
    decode_delay,
    decode_disembark,
    decode_embark,
    decode_launch,
    decode_move,
    decode_push,
    decode_spy,
    decode_swap,
    decode_use,
    encode_move,
    encode_use,
    is_assign,
    is_beacon,
    is_border,
    is_card,
    is_disembark,
    is_embark,
    is_hangar,
    is_in_turn,
    is_launch,
    is_move,
    is_programming,
    is_push,
    is_refuge,
    is_spy,
    is_swap,
    is_use,
)
from astroport.games.escape_pods.rules.crew import (
    can_disembark_any,
    can_reach_from_reserve,
    can_reach_pod,
    can_refresh,
    can_spy,
    can_swap,
    can_swap_any,
    free_space,
    is_of,
    reserve_of,
)
from astroport.games.escape_pods.rules.refusals import (
    EP_1_2,
    EP_1_5,
    EP_1_6,
    EP_1_8,
    EP_1_9,
    EP_2_1,
    EP_2_2,
    EP_2_3,
    EP_2_5,
    EP_3_1,
    EP_3_2,
    EP_3_3,
    EP_3_4,
    EP_3_5,
    EP_4_1,
    EP_4_3,
    EP_4_4,
    EP_5_1,
    EP_5_2,
    EP_5_3,
    EP_5_4,
    EP_6_2,
    EP_8_1,
)
from astroport.games.escape_pods.rules.scoring import fitting_squares
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
    push_targets,
)
from astroport.games.escape_pods.state import (
    ACTIONS,
    ASSIGNING,
    BEACON_COLOURS,
    BEACONS,
    BIG_PODS,
    BOARDING,
    BORDER_BETWEEN,
    CHOOSING_HANGAR,
    EMBARKING,
    EMPTY,
    END,
    FACE_UP,
    IN_RESERVE,
    LAUNCHING,
    MINI,
    MOVING,
    NEAR_SHIP,
    NONE,
    NOT_IN_PLAY,
    OVER,
    PLACES,
    PLACING_BEACON,
    POD_OF,
    PODS,
    PROGRAMMING,
    PUSHING,
    REFUGE_AT,
    REFUGES,
    ROLES,
    SECTORS,
    SHIP,
    SPACES,
    SPYING,
    TOUCHING,
    USE_ACCELERATE,
    USE_BOARD,
    USE_EMBARK,
    USE_MINIPOD,
    USE_PILOT,
    USE_PROGRAM,
    USE_SPY,
    USES,
)

BORDERS = BORDER_BETWEEN[BORDER_BETWEEN != NONE].max() + 1
RULE_OF_USE = np.array([EP_3_1, EP_3_3, EP_3_4, EP_3_5, EP_5_1, EP_5_2, EP_5_3, EP_2_5], np.int64)

# Which actions answer what is asked, by phase: from one number up to another.
ANSWERS = np.zeros((OVER, 2), np.int64)
ANSWERS[EMBARKING] = ACTIONS.span("embark", "disembark")
ANSWERS[SPYING] = ACTIONS.span("spy")
ANSWERS[LAUNCHING] = ACTIONS.span("launch")
ANSWERS[BOARDING] = ACTIONS.span("swap")
ANSWERS[PROGRAMMING] = ACTIONS.span("delay", "beacon")
ANSWERS[PLACING_BEACON] = ACTIONS.span("border")
ANSWERS[PUSHING] = ACTIONS.span("push")
ANSWERS[CHOOSING_HANGAR] = ACTIONS.span("hangar")
ANSWERS[ASSIGNING] = ACTIONS.span("assign")


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
def other_side(sector, border):
    """The sector on the other side of a border, or NONE if the border is not one of this sector."""
    for other in range(SECTORS):
        if BORDER_BETWEEN[sector, other] == border:
            return np.int64(other)
    return np.int64(NONE)


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


# Once an action is paid for


@njit
def list_effects(s, seat, out):
    """All ways in which an action may take effect, or a question on the way be answered."""
    if s.phase == MOVING:
        return list_moves(s, seat, out)
    return list_range(s, seat, ANSWERS[s.phase, 0], ANSWERS[s.phase, 1], out)


@njit
def list_range(s, seat, begin, end, out):
    """The actions from one number up to another that are allowed."""
    n = 0
    for action in range(begin, end):
        out[n] = action
        n += may_effect(s, seat, action) == 0
    return n


@njit
def list_moves(s, seat, out):
    """EP-3.3, EP-5.2: a pod with own crew, or with anybody's, to a touching sector."""
    n = 0
    for pod in range(PODS):
        if in_space(s, pod) and (s.using == USE_PILOT or has_crew_of(s, pod, seat)):
            sectors = moves_of(s, pod)
            for sector in range(SECTORS):
                out[n] = encode_move(pod, sector)
                n += has(sectors, sector)
    return n


@njit
def may_effect(s, seat, action):
    """Which rule forbids this once an action is paid for, or on the way, or 0."""
    if s.phase == PUSHING:
        return may_push(s, decode_push(action)) if is_push(action) else EP_4_3
    if s.phase == CHOOSING_HANGAR:
        return 0 if is_hangar(action) else EP_4_4
    if s.phase == ASSIGNING:
        return may_assign(s, decode_assign(action)) if is_assign(action) else EP_8_1
    if s.phase == PLACING_BEACON:
        return may_place(s, decode_border(action)) if is_border(action) else EP_5_3
    if s.phase == EMBARKING and is_embark(action):
        who, pod = decode_embark(action)
        return may_embark(s, seat, who, pod)
    if s.phase == EMBARKING and is_disembark(action):
        place, refuge = decode_disembark(action)
        return may_disembark(s, place, refuge)
    if s.phase == MOVING and is_move(action):
        pod, sector = decode_move(action)
        return may_move(s, seat, pod, sector)
    if s.phase == SPYING and is_spy(action):
        return 0 if can_spy(s, decode_spy(action)) else EP_3_4
    if s.phase == LAUNCHING and is_launch(action):
        role, sector = decode_launch(action)
        return may_send_minipod(s, seat, role, sector)
    if s.phase == BOARDING and is_swap(action):
        who, place = decode_swap(action)
        return 0 if can_swap(s, seat, who, place) else EP_5_1
    if s.phase == PROGRAMMING and is_programming(action):
        return may_program(s, action)
    return EP_2_3 if is_in_turn(action) else untimely(action)


@njit
def may_embark(s, seat, who, pod):
    """Which rule keeps a member out of a pod, or 0."""
    if not in_space(s, pod) and not in_hangar(s, pod):
        return EP_1_2
    if free_place(s, pod) == NONE:
        return EP_3_1
    if who >= ROLES:
        return 0 if is_of(s, who - ROLES, seat) and can_reach_pod(s, who - ROLES, pod) else EP_3_1
    if s.reserve[seat, who] == 0 or not can_reach_from_reserve(s, pod):
        return EP_3_1
    return may_launch(s, pod) if in_hangar(s, pod) else 0


@njit
def may_disembark(s, place, refuge):
    """Which rule keeps a member out of a refuge, or 0."""
    if s.aboard[place] == EMPTY or s.pod_at[POD_OF[place]] != REFUGE_AT[refuge]:
        return EP_3_2
    return 0 if s.landed[refuge, SPACES - 1] == EMPTY else EP_6_2


@njit
def may_move(s, seat, pod, sector):
    """Which rule keeps a pod from moving to a sector, or 0."""
    rule = EP_5_2 if s.using == USE_PILOT else EP_3_3
    if not in_space(s, pod) or not (s.using == USE_PILOT or has_crew_of(s, pod, seat)):
        return rule
    if not has(TOUCHING[place_of(s, pod)], sector):
        return rule
    return may_enter(s, pod, sector)


@njit
def may_send_minipod(s, seat, role, sector):
    """Which rule keeps a minipod in the ship, or 0."""
    if has(s.debris, sector):
        return EP_4_1
    return 0 if s.reserve[seat, role] > 0 and has(free_near_ship(s), sector) else EP_3_5


@njit
def may_program(s, action):
    """Which rule forbids a card or a beacon, or 0."""
    if is_beacon(action):
        return EP_1_5 if s.beacon_at[decode_beacon(action)] == NOT_IN_PLAY else 0
    for card in range(FACE_UP):
        if s.row[card] == decode_delay(action):
            return 0
    return EP_5_3


@njit
def may_place(s, border):
    """Which rule keeps the beacon from a border, or 0: only those on the board change places."""
    for beacon in range(BEACONS):
        if s.beacon_at[beacon] == border:
            return EP_5_3 if beacon == s.beacon or s.beacon_at[s.beacon] == IN_RESERVE else 0
    return 0


@njit
def may_push(s, sector):
    """Which rule keeps the pod that was run into from a sector, or 0."""
    targets = push_targets(s, np.int64(s.pushed), place_of(s, s.pushed), np.int64(s.pushed_back))
    if has(targets, sector):
        return 0
    rule = may_enter(s, np.int64(s.pushed), sector)
    touched = has(TOUCHING[place_of(s, s.pushed)], sector)
    return rule if rule and touched and sector != s.pushed_back else EP_4_3


@njit
def may_assign(s, square):
    """Which rule keeps a member from a square, or 0."""
    return 0 if has(fitting_squares(s, s.scoring, s.member), square) else EP_8_1
