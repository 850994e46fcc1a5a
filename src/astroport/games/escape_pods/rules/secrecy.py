"""Escape Pods: who knows whom (EP-1.4, EP-3.4)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.games.escape_pods.rules.crew import landed_in, member_of, owner_of, role_of
from astroport.games.escape_pods.rules.space import has
from astroport.games.escape_pods.state import (
    EMPTY,
    FIRST_PLACE,
    MOST_SEATS,
    NONE,
    NOT_YET,
    OF_EACH_ROLE,
    PANEL,
    PLACES,
    PODS,
    REFUGES,
    ROLES,
    UNKNOWN,
)


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
def has_blank(s, refuge):
    """Whether somebody in a refuge is face down: only in a view, and before the refuge is turned up."""
    for space in range(landed_in(s, refuge)):
        if role_of(s.landed[refuge, space]) == UNKNOWN:
            return True
    return False


@njit
def sees_nothing_new(s, on):
    """Whether a view already shows who is in a pod or, PODS higher, a refuge."""
    if on >= PODS:
        return not has_blank(s, on - PODS)
    for place in range(FIRST_PLACE[on], FIRST_PLACE[on + 1]):
        if s.aboard[place] != EMPTY and role_of(s.aboard[place]) == UNKNOWN:
            return False
    return True


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
