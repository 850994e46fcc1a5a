"""Escape Pods: an action as a choice, legal or not, in numbers that its seat may know."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.events import EVERYBODY, NONE_OF_THEM
from astroport.core.note import note
from astroport.games.escape_pods.rules.actions import (
    decode_assign,
    decode_beacon,
    decode_border,
    decode_card,
    decode_delay,
    decode_disembark,
    decode_embark,
    decode_first,
    decode_hangar,
    decode_launch,
    decode_move,
    decode_push,
    decode_refuge,
    decode_spy,
    decode_swap,
    decode_use,
    is_assign,
    is_beacon,
    is_border,
    is_card,
    is_delay,
    is_disembark,
    is_embark,
    is_hangar,
    is_launch,
    is_move,
    is_push,
    is_refuge,
    is_spy,
    is_swap,
    is_use,
)
from astroport.games.escape_pods.rules.beacons import beacon_between, beacon_on, border_of, colours
from astroport.games.escape_pods.rules.crew import landed_in, owner_of, role_of
from astroport.games.escape_pods.rules.kinds import (
    CAN_ASSIGN,
    CAN_BEACON,
    CAN_BORDER,
    CAN_CARD,
    CAN_DELAY,
    CAN_DISEMBARK,
    CAN_EMBARK,
    CAN_END,
    CAN_FIRST,
    CAN_HANGAR,
    CAN_LAUNCH,
    CAN_MOVE,
    CAN_PUSH,
    CAN_REFUGE,
    CAN_SPY,
    CAN_SWAP,
    CAN_USE,
)
from astroport.games.escape_pods.rules.opening import next_refuge
from astroport.games.escape_pods.rules.secrecy import knows
from astroport.games.escape_pods.rules.space import hangar_of, pod_on, sector_of
from astroport.games.escape_pods.state import (
    ASSIGNING,
    BIG_PODS,
    EMPTY,
    END,
    FIRST_PLACE,
    MINI,
    NONE,
    PLACING_REFUGES,
    POD_OF,
    PODS,
    POINTS,
    ROLES,
    SHIP,
    SPACES,
    TURN,
    WANTS,
)


@njit
def describe(s, seat, action, notes):
    """An action as a choice of a seat: who moves, as far as the seat knows, from where, to where, and what is there."""
    if is_use(action):
        what, role = decode_use(action)
        note(notes, s, CAN_USE, what, role, s.reserve[seat, role] if seat < s.seats else 0)
    elif action == END:
        note(notes, s, CAN_END, s.actions)
    elif is_move(action):
        pod, sector = decode_move(action)
        beacon = beacon_between(s, sector_of(s, pod), sector) if s.phase == TURN else NONE_OF_THEM
        note(notes, s, CAN_MOVE, pod, sector_of(s, pod), sector, other_pod(s, sector, pod), beacon)
    elif is_push(action):
        pod, sector = or_none(s.pushed), decode_push(action)
        start = sector_of(s, pod) if pod >= 0 else NONE_OF_THEM
        note(notes, s, CAN_PUSH, pod, start, sector, other_pod(s, sector, pod))
    elif is_hangar(action):
        note(notes, s, CAN_HANGAR, or_none(s.homeless), 0 if decode_hangar(action) == 0 else BIG_PODS - 1)
    elif is_embark(action) or is_disembark(action) or is_launch(action) or is_swap(action) or is_spy(action):
        describe_crew(s, seat, action, notes)
    else:
        describe_others(s, seat, action, notes)


@njit
def describe_crew(s, seat, action, notes):
    """What a seat may do with members of crews."""
    if is_embark(action):
        who, pod = decode_embark(action)
        describe_embarking(s, seat, who, pod, notes)
    elif is_disembark(action):
        place, refuge = decode_disembark(action)
        describe_disembarking(s, seat, place, refuge, notes)
    elif is_launch(action):
        role, sector = decode_launch(action)
        note(notes, s, CAN_LAUNCH, role, first_minipod(s), sector)
    elif is_swap(action):
        who, place = decode_swap(action)
        describe_swapping(s, seat, who, place, notes)
    else:
        describe_spying(s, decode_spy(action), notes)


@njit
def describe_others(s, seat, action, notes):
    """Cards, beacons, squares, and what chance may bring."""
    if is_delay(action):
        note(notes, s, CAN_DELAY, decode_delay(action))
    elif is_beacon(action):
        beacon = decode_beacon(action)
        note(notes, s, CAN_BEACON, beacon, colours(s, beacon), border_of(s, beacon))
    elif is_border(action):
        border = decode_border(action)
        other = beacon_on(s, border)
        theirs = colours(s, other) if other >= 0 else 0
        note(notes, s, CAN_BORDER, border, or_none(s.beacon), other, theirs)
    elif is_assign(action):
        describe_square(s, seat, decode_assign(action), notes)
    elif is_refuge(action):
        refuge = next_refuge(s) if s.phase == PLACING_REFUGES else NONE_OF_THEM
        note(notes, s, CAN_REFUGE, refuge, decode_refuge(action))
    elif is_card(action):
        note(notes, s, CAN_CARD, decode_card(action))
    else:
        note(notes, s, CAN_FIRST, decode_first(action))


@njit
def describe_embarking(s, seat, who, pod, notes):
    """A member of the reserve, or on a seat of a pod, comes into a pod."""
    at, hangar = sector_of(s, pod), hangar_of(s, pod)
    if who < ROLES:
        note(notes, s, CAN_EMBARK, who, NONE_OF_THEM, NONE_OF_THEM, NONE_OF_THEM, pod, at, hangar)
    else:
        place = who - ROLES
        role, blank = known_role(seat, s.aboard[place], s.aboard_seen[place])
        left = POD_OF[place]
        note(notes, s, CAN_EMBARK, role, place, left, sector_of(s, left), pod, at, hangar, knows=blank)


@njit
def describe_disembarking(s, seat, place, refuge, notes):
    """A member comes to the next arrival space of a refuge; which card explodes then, if any."""
    role, blank = known_role(seat, s.aboard[place], s.aboard_seen[place])
    owner, pod, space, card = member_owner(s.aboard[place]), POD_OF[place], landed_in(s, refuge), NONE_OF_THEM
    if space == SPACES:
        space = np.int64(NONE_OF_THEM)
    elif s.token[refuge] == space:
        card = or_none(s.row[0])
    note(notes, s, CAN_DISEMBARK, owner, role, place, pod, sector_of(s, pod), refuge, space, card, knows=blank)


@njit
def describe_swapping(s, seat, who, place, notes):
    """A member of the reserve, or on a seat of a pod, changes with another."""
    role, mine, left, blank = np.int64(who), np.int64(NONE_OF_THEM), np.int64(NONE_OF_THEM), EVERYBODY
    if who >= ROLES:
        mine = who - ROLES
        left = POD_OF[mine]
        role, blank = known_role(seat, s.aboard[mine], s.aboard_seen[mine])
    other, pod = member_owner(s.aboard[place]), POD_OF[place]
    theirs, blank_too = known_role(seat, s.aboard[place], s.aboard_seen[place])
    note(
        notes, s, CAN_SWAP, role, mine, left, other, theirs, place, pod, sector_of(s, pod),
        knows=blank, knows_too=blank_too,
    )  # fmt: skip


@njit
def describe_spying(s, on, notes):
    """How many there are to be looked at in a pod or, PODS higher, a refuge."""
    if on >= PODS:
        note(notes, s, CAN_SPY, NONE_OF_THEM, NONE_OF_THEM, on - PODS, landed_in(s, on - PODS))
        return
    members = 0
    for place in range(FIRST_PLACE[on], FIRST_PLACE[on + 1]):
        members += s.aboard[place] != EMPTY
    note(notes, s, CAN_SPY, on, sector_of(s, on), NONE_OF_THEM, members)


@njit
def describe_square(s, seat, square, notes):
    """What a square wants and is worth, for the member that is asked about."""
    if s.phase != ASSIGNING:
        note(notes, s, CAN_ASSIGN, NONE_OF_THEM, NONE_OF_THEM, NONE_OF_THEM, square, NONE_OF_THEM, 0)
        return
    refuge, space = int(s.scoring), int(s.member)
    card, role = s.refuge[refuge], role_of(s.landed[refuge, space])
    wants = int(WANTS[card, square])
    points = POINTS[card, square]
    note(notes, s, CAN_ASSIGN, refuge, space, role, square, NONE_OF_THEM if wants == ROLES else wants, points)


# As far as it is known


@njit
def known_role(seat, member, seen):
    """What a member is, and who is told: nobody if the seat does not know it. Where nobody sits there is no role."""
    if member == EMPTY:
        return np.int64(NONE_OF_THEM), EVERYBODY
    if knows(seat, member, seen):
        return role_of(member), EVERYBODY
    return np.int64(NONE_OF_THEM), 0


@njit
def member_owner(member):
    """Whose a member is, or none where nobody sits."""
    return NONE_OF_THEM if member == EMPTY else owner_of(member)


@njit
def other_pod(s, sector, pod):
    """The pod in a sector, apart from this one, or none."""
    return or_none(pod_on(s, sector, pod))


@njit
def first_minipod(s):
    """The minipod that goes out next, or none."""
    for pod in range(MINI, PODS):
        if s.pod_at[pod] == SHIP:
            return pod
    return NONE_OF_THEM


@njit
def or_none(number):
    """A number of the state, as kinds have it."""
    return NONE_OF_THEM if number == NONE else np.int64(number)
