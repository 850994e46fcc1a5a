"""Escape Pods: how what was paid for may take effect, and what may be answered on the way (EP-3 to EP-5)."""

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
    encode_move,
    is_assign,
    is_beacon,
    is_border,
    is_disembark,
    is_embark,
    is_hangar,
    is_in_turn,
    is_launch,
    is_move,
    is_programming,
    is_push,
    is_spy,
    is_swap,
)
from astroport.games.escape_pods.rules.asking import free_near_ship, untimely
from astroport.games.escape_pods.rules.crew import (
    can_reach_from_reserve,
    can_reach_pod,
    can_spy,
    can_swap,
    is_of,
)
from astroport.games.escape_pods.rules.refusals import (
    EP_1_2,
    EP_1_5,
    EP_2_3,
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
    EP_6_2,
    EP_8_1,
)
from astroport.games.escape_pods.rules.scoring import fitting_squares
from astroport.games.escape_pods.rules.space import (
    free_place,
    has,
    has_crew_of,
    in_hangar,
    in_space,
    may_enter,
    may_launch,
    moves_of,
    place_of,
    push_targets,
)
from astroport.games.escape_pods.state import (
    ACTIONS,
    ASSIGNING,
    BEACONS,
    BOARDING,
    CHOOSING_HANGAR,
    EMBARKING,
    EMPTY,
    FACE_UP,
    IN_RESERVE,
    LAUNCHING,
    MOVING,
    NONE,
    NOT_IN_PLAY,
    OVER,
    PLACING_BEACON,
    POD_OF,
    PODS,
    PROGRAMMING,
    PUSHING,
    REFUGE_AT,
    ROLES,
    SECTORS,
    SPACES,
    SPYING,
    TOUCHING,
    USE_PILOT,
)

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
