"""Escape Pods: the crews, on panels, aboard and in refuges (EP-2, EP-3, EP-5)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from astroport.games.escape_pods.rules.kinds import (
    DISEMBARKS,
    EMBARKS,
    GETS_BACK,
    LANDS,
    LAUNCHES,
    PAYS,
    SEES,
    SPIES,
    STEPS_OVER,
    SWAPS,
    TAKES_BACK,
    TAKES_SEAT,
)
from astroport.games.escape_pods.rules.space import (
    bit,
    free_place,
    hangar_of,
    has,
    in_hangar,
    in_space,
    is_empty,
    leave_space,
    near_ship,
    place_of,
    sector_of,
    touching,
)
from astroport.games.escape_pods.state import (
    ADVANCED,
    EMPTY,
    FIRST_PLACE,
    FIRST_SPACE,
    MINI,
    NEAR_REFUGES,
    NONE,
    PANEL,
    PLACES,
    POD_OF,
    PODS,
    REFUGE_AT,
    REFUGES,
    ROLES,
    SHIP,
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


@njit
def who_knows(member, seen):
    """EP-1.4, EP-3.4: the seats that know what a member in a pod, in a refuge or on its way is."""
    return np.int64(seen) | bit(owner_of(member))


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
    """A member is with its owner again, face down among the others; in a view, which shows no such reserve, unseen."""
    owner, role = owner_of(member), role_of(member)
    if role != UNKNOWN and s.reserve[owner, role] != NONE:
        s.reserve[owner, role] += 1


@njit
def free_space(s, seat, use):
    """A free space of an action on a seat's panels, or NONE."""
    for space in range(FIRST_SPACE[use], FIRST_SPACE[use + 1]):
        if s.panel[seat, space] == EMPTY:
            return np.int64(space)
    return np.int64(NONE)


@njit
def pay(s, seat, use, role, notes):
    """EP-2.2: a member goes from the reserve to a space of the action."""
    space = free_space(s, seat, use)
    s.reserve[seat, role] -= 1
    s.panel[seat, space] = role
    note(notes, s, PAYS, seat, use, role, space, knows=bit(seat))


@njit
def refresh(s, seat, notes):
    """EP-2.5: all are back from the advanced panel, the one that has just paid too."""
    back = take_back(s, seat, ADVANCED, PANEL)
    note(notes, s, TAKES_BACK, seat, back)


@njit
def take_back(s, seat, begin, end):
    """The members on these spaces of the panels are in reserve again; which spaces had one."""
    back = np.int64(0)
    for space in range(begin, end):
        if s.panel[seat, space] != EMPTY:
            s.reserve[seat, s.panel[seat, space]] += 1
            s.panel[seat, space] = EMPTY
            back |= bit(space)
    return back


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
    """EP-2.4, EP-9.2: who comes back at the end of a turn; from which spaces."""
    back = take_back(s, seat, 0, ADVANCED)
    if s.seats == 1 or is_advanced_full(s, seat):
        back |= take_back(s, seat, ADVANCED, PANEL)
    return back


# Aboard


@njit
def is_of(s, place, seat):
    """Whether a member of this crew has that seat of a pod."""
    return s.aboard[place] != EMPTY and owner_of(s.aboard[place]) == seat


@njit
def embark(s, seat, role, pod, notes):
    """EP-3.1: a member of the reserve is on its way into a pod."""
    s.reserve[seat, role] -= 1
    s.arriving = member_of(seat, role)
    s.arriving_seen = 0
    s.arriving_to = pod
    note(notes, s, EMBARKS, seat, role, pod, sector_of(s, pod), hangar_of(s, pod), knows=bit(seat))


@njit
def step_over(s, seat, place, pod, notes):
    """EP-3.1: a member aboard is on its way into another pod."""
    left = POD_OF[place]
    rise(s, place, pod)
    knows, role = who_knows(s.arriving, s.arriving_seen), role_of(s.arriving)
    note(notes, s, STEPS_OVER, seat, role, place, left, place_of(s, left), pod, place_of(s, pod), knows=knows)
    leave_if_empty(s, left, notes)


@njit
def disembark(s, seat, place, refuge, notes):
    """EP-3.2: a member aboard is on its way into a refuge."""
    left = POD_OF[place]
    rise(s, place, PODS + refuge)
    owner, role = owner_of(s.arriving), role_of(s.arriving)
    knows = who_knows(s.arriving, s.arriving_seen)
    note(notes, s, DISEMBARKS, seat, owner, role, place, left, place_of(s, left), refuge, knows=knows)
    leave_if_empty(s, left, notes)


@njit
def rise(s, place, to):
    """A member leaves its seat, on its way elsewhere."""
    s.arriving = s.aboard[place]
    s.arriving_seen = s.aboard_seen[place]
    s.arriving_to = to
    s.aboard[place] = EMPTY
    s.aboard_seen[place] = 0


@njit
def leave_if_empty(s, pod, notes):
    """EP-4.4: a pod whose last member has left is off the board at once."""
    if is_empty(s, pod):
        leave_space(s, pod, notes)


@njit
def sit_down(s, place, member, seen):
    """A member takes a seat."""
    s.aboard[place] = member
    s.aboard_seen[place] = seen


@njit
def take_seat(s, pod, member, notes):
    """The member on its way comes to the first free seat of a pod."""
    place, seen = free_place(s, pod), np.int64(s.arriving_seen)
    sit_down(s, place, member, seen)
    knows, role = who_knows(member, seen), role_of(member)
    at, hangar = sector_of(s, pod), hangar_of(s, pod)
    note(notes, s, TAKES_SEAT, owner_of(member), role, place, pod, at, hangar, knows=knows)


@njit
def land(s, refuge, member, notes):
    """EP-6.1: the member on its way comes to the first free arrival space of a refuge; which one."""
    space, seen = landed_in(s, refuge), np.int64(s.arriving_seen)
    s.landed[refuge, space] = member
    s.landed_seen[refuge, space] = seen
    note(notes, s, LANDS, owner_of(member), role_of(member), refuge, space, knows=who_knows(member, seen))
    return space


@njit
def launch(s, seat, role, sector, notes):
    """EP-3.5: a minipod with somebody in it."""
    pod = np.int64(MINI)
    while s.pod_at[pod] != SHIP:
        pod += 1
    s.reserve[seat, role] -= 1
    s.pod_at[pod] = sector
    sit_down(s, FIRST_PLACE[pod], member_of(seat, role), 0)
    note(notes, s, LAUNCHES, seat, role, FIRST_PLACE[pod], pod, sector, knows=bit(seat))


@njit
def lose_crew(s, pod, notes):
    """EP-6.1: a pod in an explosion is empty."""
    for seat in range(s.seats):
        back = np.int64(0)
        for place in range(FIRST_PLACE[pod], FIRST_PLACE[pod + 1]):
            if is_of(s, place, seat):
                back_to_reserve(s, s.aboard[place])
                sit_down(s, place, EMPTY, 0)
                back |= bit(place)
        if back:
            note(notes, s, GETS_BACK, seat, back, pod)
    leave_space(s, pod, notes)


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
def swap(s, seat, who, place, notes):
    """EP-5.1: two members change places; one of the reserve sends the other back to its owner's."""
    other, others_seen = np.int64(s.aboard[place]), np.int64(s.aboard_seen[place])
    mine = who - ROLES
    if who < ROLES:
        member, seen, mine = member_of(seat, who), np.int64(0), np.int64(NONE_OF_THEM)
        back_to_reserve(s, other)
        s.reserve[seat, who] -= 1
    else:
        member, seen = np.int64(s.aboard[mine]), np.int64(s.aboard_seen[mine])
        sit_down(s, mine, other, others_seen)
    sit_down(s, place, member, seen)
    pod, knows, knows_too = POD_OF[place], who_knows(member, seen), who_knows(other, others_seen)
    note(
        notes, s, SWAPS,
        seat, role_of(member), mine, owner_of(other), role_of(other), place, pod, place_of(s, pod),
        knows=knows, knows_too=knows_too,
    )  # fmt: skip


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
def spy(s, seat, on, notes):
    """A seat learns who everybody there is."""
    s.spied = on
    note_spying(s, seat, on, notes)
    me = bit(seat)
    if on < PODS:
        for place in range(FIRST_PLACE[on], FIRST_PLACE[on + 1]):
            if s.aboard[place] != EMPTY:
                s.aboard_seen[place] = np.int64(s.aboard_seen[place]) | me
                owner, role = owner_of(s.aboard[place]), role_of(s.aboard[place])
                note(notes, s, SEES, seat, owner, role, place, NONE_OF_THEM, NONE_OF_THEM, hears=me)
    else:
        refuge = on - PODS
        for space in range(landed_in(s, refuge)):
            s.landed_seen[refuge, space] = np.int64(s.landed_seen[refuge, space]) | me
            owner, role = owner_of(s.landed[refuge, space]), role_of(s.landed[refuge, space])
            note(notes, s, SEES, seat, owner, role, NONE_OF_THEM, refuge, space, hears=me)


@njit
def note_spying(s, seat, on, notes):
    """Everybody hears where somebody looks."""
    if on < PODS:
        note(notes, s, SPIES, seat, on, place_of(s, on), NONE_OF_THEM)
    else:
        note(notes, s, SPIES, seat, NONE_OF_THEM, NONE_OF_THEM, on - PODS)
