"""Escape Pods: the crews, on panels, aboard and in refuges (EP-2, EP-3, EP-5), and who knows whom (EP-1.4, EP-3.4)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.games.escape_pods.rules.space import (
    bit,
    has,
    in_hangar,
    in_space,
    is_empty,
    leave_space,
    near_ship,
    touching,
)
from astroport.games.escape_pods.state import (
    ADVANCED,
    EMPTY,
    FIRST_PLACE,
    FIRST_SPACE,
    MOST_SEATS,
    NEAR_REFUGES,
    NONE,
    NOT_YET,
    OF_EACH_ROLE,
    PANEL,
    PLACES,
    POD_OF,
    PODS,
    REFUGE_AT,
    REFUGES,
    ROLES,
    SPACES,
    UNKNOWN,
    USE_BOARD,
    USE_REFRESH,
)


@njit
def owner_of(member):
    """Whose crew a member belongs to."""
    return np.int64(member) >> 2


@njit
def role_of(member):
    """What a member is."""
    return np.int64(member) & 3


@njit
def member_of(seat, role):
    """A member of a crew."""
    return np.int64(seat) * 4 + np.int64(role)


# Reserve and panels (EP-2)


@njit
def reserve_of(s, seat):
    """How many members a seat has in reserve."""
    n = np.int64(0)
    for role in range(ROLES):
        n += np.int64(s.reserve[seat, role])
    return n


@njit
def back_to_reserve(s, member):
    """A member is with its owner again, face down among the others."""
    s.reserve[owner_of(member), role_of(member)] += 1


@njit
def free_space(s, seat, use):
    """A free space of an action on a seat's panels, or NONE."""
    for space in range(FIRST_SPACE[use], FIRST_SPACE[use + 1]):
        if s.panel[seat, space] == EMPTY:
            return np.int64(space)
    return np.int64(NONE)


@njit
def pay(s, seat, use, role):
    """EP-2.2: a member goes from the reserve to a space of the action."""
    s.reserve[seat, role] -= 1
    s.panel[seat, free_space(s, seat, use)] = role


@njit
def take_back(s, seat, begin, end):
    """The members on these spaces of the panels are in reserve again."""
    for space in range(begin, end):
        if s.panel[seat, space] != EMPTY:
            s.reserve[seat, s.panel[seat, space]] += 1
            s.panel[seat, space] = EMPTY


@njit
def is_advanced_full(s, seat):
    """EP-2.4: whether Board, Pilot and Program are all occupied."""
    for space in range(FIRST_SPACE[USE_BOARD], FIRST_SPACE[USE_REFRESH]):
        if s.panel[seat, space] == EMPTY:
            return False
    return True


@njit
def can_refresh(s, seat):
    """EP-2.5: whether there is anybody on the advanced panel to be taken back."""
    for space in range(ADVANCED, PANEL):
        if s.panel[seat, space] != EMPTY:
            return True
    return False


@njit
def clear_panels(s, seat):
    """EP-2.4, EP-9.2: who comes back at the end of a turn."""
    take_back(s, seat, 0, ADVANCED)
    if s.seats == 1 or is_advanced_full(s, seat):
        take_back(s, seat, ADVANCED, PANEL)


# Aboard


@njit
def is_of(s, place, seat):
    """Whether a member of this crew has that seat of a pod."""
    return s.aboard[place] != EMPTY and owner_of(s.aboard[place]) == seat


@njit
def step_out(s, place, to):
    """A member leaves its seat, on its way elsewhere; the pod it leaves empty is off the board at once (EP-4.4)."""
    s.arriving = s.aboard[place]
    s.arriving_seen = s.aboard_seen[place]
    s.arriving_to = to
    s.aboard[place] = EMPTY
    s.aboard_seen[place] = 0
    if is_empty(s, POD_OF[place]):
        leave_space(s, POD_OF[place])


@njit
def sit_down(s, place, member, seen):
    """A member takes a seat."""
    s.aboard[place] = member
    s.aboard_seen[place] = seen


@njit
def lose_crew(s, pod):
    """EP-6.1: a pod in an explosion is empty."""
    for place in range(FIRST_PLACE[pod], FIRST_PLACE[pod + 1]):
        if s.aboard[place] != EMPTY:
            back_to_reserve(s, s.aboard[place])
            sit_down(s, place, EMPTY, 0)
    leave_space(s, pod)


@njit
def can_reach_pod(s, place, pod):
    """EP-3.1: whether a member on that seat can step over into a pod that is neither at home nor near the ship."""
    return touching(s, POD_OF[place], pod) and not near_ship(s, pod)


@njit
def can_reach_from_reserve(s, pod):
    """EP-3.1: whether a pod is where crew of the reserve can board it."""
    return in_hangar(s, pod) or near_ship(s, pod)


@njit
def can_swap(s, seat, who, place):
    """EP-5.1: whether a member, of the reserve by its role or on a seat of a pod, can change with one of others."""
    if s.aboard[place] == EMPTY or is_of(s, place, seat):
        return False
    if who < ROLES:
        return s.reserve[seat, who] > 0 and near_ship(s, POD_OF[place])
    return is_of(s, who - ROLES, seat) and touching(s, POD_OF[who - ROLES], POD_OF[place])


@njit
def can_swap_any(s, seat, spare):
    """Whether somebody can be swapped, with this many members in reserve."""
    for place in range(PLACES):
        if s.aboard[place] == EMPTY or is_of(s, place, seat):
            continue
        if spare > 0 and near_ship(s, POD_OF[place]):
            return True
        for mine in range(PLACES):
            if is_of(s, mine, seat) and touching(s, POD_OF[mine], POD_OF[place]):
                return True
    return False


@njit
def swap(s, seat, who, place):
    """EP-5.1: two members change places; one of the reserve sends the other back to its owner's."""
    if who < ROLES:
        back_to_reserve(s, s.aboard[place])
        s.reserve[seat, who] -= 1
        sit_down(s, place, member_of(seat, who), 0)
        return
    mine = who - ROLES
    member, seen = np.int64(s.aboard[mine]), np.int64(s.aboard_seen[mine])
    sit_down(s, mine, s.aboard[place], s.aboard_seen[place])
    sit_down(s, place, member, seen)


# Refuges


@njit
def landed_in(s, refuge):
    """How many members a refuge has."""
    n = np.int64(0)
    while n < SPACES and s.landed[refuge, n] != EMPTY:
        n += 1
    return n


@njit
def all_landed(s):
    """How many arrival spaces are taken."""
    n = np.int64(0)
    for refuge in range(REFUGES):
        n += landed_in(s, refuge)
    return n


@njit
def can_disembark_any(s):
    """EP-3.2: whether anybody can go ashore."""
    for place in range(PLACES):
        if s.aboard[place] == EMPTY or has(NEAR_REFUGES, s.pod_at[POD_OF[place]]) == 0:
            continue
        for refuge in range(REFUGES):
            if s.pod_at[POD_OF[place]] == REFUGE_AT[refuge] and s.landed[refuge, SPACES - 1] == EMPTY:
                return True
    return False


# Spying (EP-3.4)


@njit
def can_spy(s, on):
    """Whether there is anybody to be looked at in a pod or, PODS higher, a refuge."""
    if on < PODS:
        return in_space(s, on) and not is_empty(s, on)
    return s.landed[on - PODS, 0] != EMPTY


@njit
def spy(s, seat, on):
    """A seat learns who everybody there is."""
    s.spied = on
    if on < PODS:
        for place in range(FIRST_PLACE[on], FIRST_PLACE[on + 1]):
            if s.aboard[place] != EMPTY:
                s.aboard_seen[place] = np.int64(s.aboard_seen[place]) | bit(seat)
    else:
        for space in range(landed_in(s, on - PODS)):
            s.landed_seen[on - PODS, space] = np.int64(s.landed_seen[on - PODS, space]) | bit(seat)


# Who knows whom (EP-1.4)


@njit
def knows(seat, member, seen):
    """Whether a viewer knows the role of a member in a pod or a refuge."""
    return seat < MOST_SEATS and (owner_of(member) == seat or has(seen, seat) == 1)


@njit
def face_down(member):
    """A member whose role is not known."""
    return member_of(owner_of(member), UNKNOWN)


@njit
def is_turned_up(s, refuge):
    """EP-8.1: whether everybody sees who is in a refuge."""
    return s.scoring != NOT_YET and refuge <= s.scoring


@njit
def hide_crew(s, seat):
    """EP-1.4: the roles of others, but for what this seat has spied."""
    for place in range(PLACES):
        if s.aboard[place] != EMPTY and not knows(seat, s.aboard[place], s.aboard_seen[place]):
            s.aboard[place] = face_down(s.aboard[place])
    if s.arriving != EMPTY and not knows(seat, s.arriving, s.arriving_seen):
        s.arriving = face_down(s.arriving)
    for refuge in range(REFUGES):
        if not is_turned_up(s, refuge):
            for space in range(landed_in(s, refuge)):
                if not knows(seat, s.landed[refuge, space], s.landed_seen[refuge, space]):
                    s.landed[refuge, space] = face_down(s.landed[refuge, space])
    for other in range(s.seats):
        if other != seat:
            for role in range(ROLES):
                s.reserve[other, role] = NONE
            for space in range(PANEL):
                if s.panel[other, space] != EMPTY:
                    s.panel[other, space] = UNKNOWN


@njit
def deal_crew(s, seat, rng):
    """Any roles that are still possible for those that are not known: three of each in every crew."""
    for other in range(s.seats):
        if other != seat:
            deal_crew_of(s, other, rng)


@njit
def deal_crew_of(s, owner, rng):
    """Roles for all members of a crew that are face down; the rest is its reserve."""
    left = s.reserve[owner]
    for role in range(ROLES):
        left[role] = OF_EACH_ROLE
    for place in range(PLACES):
        count_known(left, owner, s.aboard[place])
    count_known(left, owner, s.arriving)
    for refuge in range(REFUGES):
        for space in range(landed_in(s, refuge)):
            count_known(left, owner, s.landed[refuge, space])
    for place in range(PLACES):
        s.aboard[place] = dealt(left, owner, s.aboard[place], rng)
    s.arriving = dealt(left, owner, s.arriving, rng)
    for refuge in range(REFUGES):
        for space in range(landed_in(s, refuge)):
            s.landed[refuge, space] = dealt(left, owner, s.landed[refuge, space], rng)
    for space in range(PANEL):
        if s.panel[owner, space] != EMPTY:
            s.panel[owner, space] = any_role(left, rng)


@njit
def count_known(left, owner, member):
    """A member whose role is known is none of those to be dealt."""
    if member != EMPTY and owner_of(member) == owner and role_of(member) != UNKNOWN:
        left[role_of(member)] -= 1


@njit
def dealt(left, owner, member, rng):
    """A member with its role, if it is of this crew and face down."""
    if member == EMPTY or owner_of(member) != owner or role_of(member) != UNKNOWN:
        return np.int64(member)
    return member_of(owner, any_role(left, rng))


@njit
def any_role(left, rng):
    """One of the members that are left, each as likely as any other."""
    n = draw(rng, np.int64(left[0]) + np.int64(left[1]) + np.int64(left[2]))
    role = np.int64(0)
    while n >= np.int64(left[role]):
        n -= np.int64(left[role])
        role += 1
    left[role] -= 1
    return role
