"""Escape Pods: pods in the sectors, how they enter them, push each other and go home (EP-4); the barrier (EP-7)."""

import numpy as np

from astroport.core.bits import count
from astroport.core.compiling import njit
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from astroport.games.escape_pods.rules.kinds import FLIES_OUT, GOES_HOME, IS_EMPTY, IS_PUSHED, PUSHES
from astroport.games.escape_pods.rules.refusals import EP_4_1, EP_4_2, EP_4_3
from astroport.games.escape_pods.state import (
    BIG_PODS,
    CHOOSING_HANGAR,
    EMPTY,
    FIRST_PLACE,
    HANGAR,
    MINI,
    NEAR_REFUGES,
    NEAR_SHIP,
    NONE,
    PODS,
    PUSHING,
    SEATS_OF,
    SECTORS,
    SHIP,
    TOUCHING,
    TRIO,
)


@njit
def has(members, number):
    """Whether a number is in a set of bits."""
    return (np.int64(members) >> np.int64(number)) & 1


@njit
def bit(number):
    """The set of one number."""
    return np.int64(1) << np.int64(number)


@njit
def lowest(members):
    """The first number of a set."""
    number = np.int64(0)
    while not has(members, number):
        number += 1
    return number


# Where pods are


@njit
def place_of(s, pod):
    """The sector of a pod, or where else it is."""
    return np.int64(s.pod_at[pod])


@njit
def sector_of(s, pod):
    """The sector of a pod, or none if it is not in space."""
    return place_of(s, pod) if in_space(s, pod) else NONE_OF_THEM


@njit
def hangar_of(s, pod):
    """The hangar in which a pod waits, or none."""
    return place_of(s, pod) - HANGAR if in_hangar(s, pod) else NONE_OF_THEM


@njit
def in_space(s, pod):
    """Whether a pod is in a sector."""
    return s.pod_at[pod] < SECTORS


@njit
def in_hangar(s, pod):
    """Whether a pod waits in a hangar."""
    return HANGAR <= s.pod_at[pod] < SHIP


@njit
def near_ship(s, pod):
    """Whether a pod is in a sector that touches the ship."""
    return in_space(s, pod) and has(NEAR_SHIP, s.pod_at[pod]) == 1


@njit
def touching(s, pod, other):
    """Whether two pods are in sectors that touch."""
    return in_space(s, pod) and in_space(s, other) and has(TOUCHING[s.pod_at[pod]], s.pod_at[other]) == 1


@njit
def pod_on(s, sector, but):
    """The pod in a sector, apart from one; or NONE."""
    for pod in range(PODS):
        if s.pod_at[pod] == sector and pod != but:
            return np.int64(pod)
    return np.int64(NONE)


@njit
def held(s, capacity):
    """The sectors with a pod of at least this capacity."""
    sectors = np.int64(0)
    for pod in range(PODS):
        if in_space(s, pod) and SEATS_OF[pod] >= capacity:
            sectors |= bit(s.pod_at[pod])
    return sectors


@njit
def is_empty(s, pod):
    """Whether nobody is aboard."""
    for place in range(FIRST_PLACE[pod], FIRST_PLACE[pod + 1]):
        if s.aboard[place] != EMPTY:
            return False
    return True


@njit
def free_place(s, pod):
    """The first free seat of a pod, or NONE."""
    for place in range(FIRST_PLACE[pod], FIRST_PLACE[pod + 1]):
        if s.aboard[place] == EMPTY:
            return np.int64(place)
    return np.int64(NONE)


@njit
def has_crew_of(s, pod, seat):
    """Whether a member of a seat's crew is aboard."""
    for place in range(FIRST_PLACE[pod], FIRST_PLACE[pod + 1]):
        if s.aboard[place] != EMPTY and s.aboard[place] >> 2 == seat:
            return True
    return False


# Entering a sector (EP-4)


@njit
def open_to(s, pod):
    """EP-4.1, EP-4.2: the sectors without debris and without a pod of the same capacity or more."""
    return ~(np.int64(s.debris) | held(s, SEATS_OF[pod]))


@njit
def moves_of(s, pod):
    """Where a pod in space can move: whatever it runs into there can at worst change places with it."""
    return TOUCHING[s.pod_at[pod]] & open_to(s, pod)


@njit
def push_targets(s, pod, sector, back):
    """EP-4.3: where a pod can go that is run into in a sector, from another one (or, launching, from none)."""
    free = TOUCHING[sector] & open_to(s, pod)
    if back < SECTORS:
        free &= ~bit(back)
    targets = free & ~held(s, 1)
    smaller = free & held(s, 1)
    while smaller:
        beyond = lowest(smaller)
        smaller &= ~bit(beyond)
        if TOUCHING[beyond] & ~np.int64(s.debris) & ~held(s, 1) & ~bit(sector):
            targets |= bit(beyond)
    return targets


@njit
def may_enter(s, pod, sector):
    """Which rule keeps a pod from a sector, or 0."""
    if has(s.debris, sector):
        return EP_4_1
    if has(held(s, SEATS_OF[pod]), sector):
        return EP_4_2
    return 0


@njit
def may_launch(s, pod):
    """Which rule keeps a pod in its hangar, or 0: what it runs into must be able to go elsewhere."""
    sector = place_of(s, pod) - HANGAR
    rule = may_enter(s, pod, sector)
    if rule:
        return rule
    there = pod_on(s, sector, pod)
    if there != NONE and push_targets(s, there, sector, HANGAR) == 0:
        return EP_4_3
    return 0


@njit
def enter(s, pod, sector):
    """A pod comes into a sector; what is there has to go."""
    s.pushed = pod_on(s, sector, pod)
    s.pushed_back = s.pod_at[pod]
    s.pod_at[pod] = sector


@njit
def fly_out(s, pod, notes):
    """EP-3.1: a pod comes from its hangar into the sector on which that opens."""
    hangar = place_of(s, pod) - HANGAR
    enter(s, pod, hangar)
    note(notes, s, FLIES_OUT, pod, hangar, hangar)


@njit
def must_choose_push(s, notes):
    """EP-4.3: pods that were run into go on, by themselves if there is only one way; whether the player is asked."""
    while s.pushed != NONE:
        pod, start = np.int64(s.pushed), place_of(s, s.pushed)
        targets = push_targets(s, pod, start, np.int64(s.pushed_back))
        if count(targets) > 1:
            s.phase = PUSHING
            return True
        enter(s, pod, lowest(targets) if targets else np.int64(s.pushed_back))
        note(notes, s, IS_PUSHED, pod, start, place_of(s, pod))
    s.pushed_back = NONE
    return False


@njit
def push(s, seat, sector, notes):
    """The pod that was run into goes to the sector that was chosen, and may run into another."""
    pod, start = np.int64(s.pushed), place_of(s, s.pushed)
    enter(s, pod, sector)
    note(notes, s, PUSHES, seat, pod, start, sector)


# Empty pods (EP-4.4)


@njit
def leave_space(s, pod, notes):
    """An empty pod is off the board at once."""
    start = place_of(s, pod)
    s.pod_at[pod] = SHIP
    s.homeless = NONE if pod >= MINI else pod
    note(notes, s, IS_EMPTY, pod, start)


@njit
def hangar_is_free(s, hangar):
    """Whether no pod waits there."""
    return pod_on(s, HANGAR + hangar, NONE) == NONE


@njit
def must_choose_hangar(s, notes):
    """EP-4.4: a pod left empty goes to a free hangar for its size; whether the player is asked which."""
    if s.homeless == NONE:
        return False
    if s.homeless == TRIO:
        hangar = TRIO
    elif not hangar_is_free(s, 0):
        hangar = BIG_PODS - 1
    elif not hangar_is_free(s, BIG_PODS - 1):
        hangar = 0
    else:
        s.phase = CHOOSING_HANGAR
        return True
    pod = go_home(s, hangar)
    note(notes, s, GOES_HOME, pod, hangar)
    return False


@njit
def go_home(s, hangar):
    """The homeless pod comes to a hangar; which pod that is."""
    pod = np.int64(s.homeless)
    s.pod_at[pod] = HANGAR + hangar
    s.homeless = NONE
    return pod


# The barrier (EP-7.1)


@njit
def beyond(s):
    """The sectors from which 11, 12 or 13 can be reached without debris."""
    free = ~np.int64(s.debris)
    reached = NEAR_REFUGES & free
    edge = reached
    while edge:
        sector = lowest(edge)
        edge &= ~bit(sector)
        further = TOUCHING[sector] & free & ~reached
        reached |= further
        edge |= further
    return reached


@njit
def is_parted(s):
    """EP-7.1: whether debris parts the ship from the refuges."""
    return beyond(s) & NEAR_SHIP == 0
