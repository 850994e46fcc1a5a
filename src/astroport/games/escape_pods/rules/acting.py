"""Escape Pods: what players do in their turn (EP-2 to EP-5)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.events import NONE_OF_THEM
from astroport.core.note import note
from astroport.games.escape_pods.rules.actions import (
    decode_beacon,
    decode_border,
    decode_delay,
    decode_disembark,
    decode_embark,
    decode_hangar,
    decode_launch,
    decode_move,
    decode_push,
    decode_spy,
    decode_swap,
    decode_use,
    is_beacon,
    is_delay,
    is_disembark,
    is_embark,
    is_launch,
    is_move,
    is_push,
    is_spy,
    is_swap,
    is_use,
)
from astroport.games.escape_pods.rules.beacons import beacon_between, beacon_on, border_of, colours
from astroport.games.escape_pods.rules.cards import delay
from astroport.games.escape_pods.rules.crew import (
    clear_panels,
    disembark,
    embark,
    launch,
    pay,
    refresh,
    spy,
    step_over,
    swap,
)
from astroport.games.escape_pods.rules.following import go_on
from astroport.games.escape_pods.rules.kinds import (
    CROSSES,
    ENDS_TURN,
    EXCHANGES_BEACONS,
    MOVES,
    PLACES_BEACON,
    SENDS_HOME,
    TAKES_BEACON,
)
from astroport.games.escape_pods.rules.space import bit, enter, go_home, place_of, push
from astroport.games.escape_pods.rules.turns import forget_beacons
from astroport.games.escape_pods.state import (
    BIG_PODS,
    BOARDING,
    DUE,
    EMBARKING,
    END,
    LAUNCHING,
    MOVING,
    NONE,
    PLACING_BEACON,
    PROGRAMMING,
    ROLES,
    SPYING,
    TURN,
    USE_REFRESH,
)

PHASE_OF_USE = np.array(
    [EMBARKING, MOVING, SPYING, LAUNCHING, BOARDING, MOVING, PROGRAMMING, TURN], np.uint8
)  # what is asked once it is paid for


@njit
def act_in_turn(s, seat, action, notes):
    """An action is paid for, a pod crosses a beacon, or the turn is over."""
    if is_use(action):
        what, role = decode_use(action)
        use(what, role, s, seat, notes)
    elif action == END:
        end_turn(s, seat, notes)
    else:
        pod, sector = decode_move(action)
        cross(s, seat, pod, sector, notes)
        go_on(s, notes)


@njit
def use(what, role, s, seat, notes):
    """EP-2.2, EP-2.3: the cost first; then the action asks for its effect."""
    pay(s, seat, what, role, notes)
    s.actions -= 1
    forget_beacons(s)
    if what == USE_REFRESH:
        refresh(s, seat, notes)
    else:
        s.using = what
        s.phase = PHASE_OF_USE[what]


@njit
def end_turn(s, seat, notes):
    """EP-2.4, EP-9.1: crew comes back from the panels; in solo the farther card acts."""
    back = clear_panels(s, seat)
    s.turn_over = 1
    note(notes, s, ENDS_TURN, seat, back)
    if s.seats == 1 and not s.final:
        s.blast = DUE
    go_on(s, notes)


@njit
def cross(s, seat, pod, sector, notes):
    """EP-5.4: a pod goes over a border with a beacon."""
    start = place_of(s, pod)
    s.left_by_beacon[pod] = np.int64(s.left_by_beacon[pod]) | bit(start)
    enter(s, pod, sector)
    if notes is not None:
        note(notes, s, CROSSES, seat, pod, start, sector, beacon_between(s, start, sector))


@njit
def move(s, seat, pod, sector, notes):
    """EP-3.3, EP-5.2: a pod goes to a sector beside it."""
    start = place_of(s, pod)
    enter(s, pod, sector)
    note(notes, s, MOVES, seat, pod, start, sector)


@njit
def take_effect(s, seat, action, notes):
    """What was paid for happens, or a question on the way is answered."""
    if is_move(action):
        pod, sector = decode_move(action)
        move(s, seat, pod, sector, notes)
    elif is_embark(action):
        who, pod = decode_embark(action)
        if who < ROLES:
            embark(s, seat, who, pod, notes)
        else:
            step_over(s, seat, who - ROLES, pod, notes)
    elif is_disembark(action):
        s.disembarked = 1
        s.quiet = 0
        place, refuge = decode_disembark(action)
        disembark(s, seat, place, refuge, notes)
    elif is_spy(action):
        spy(s, seat, decode_spy(action), notes)
    elif is_launch(action):
        role, sector = decode_launch(action)
        launch(s, seat, role, sector, notes)
    elif is_swap(action):
        who, place = decode_swap(action)
        swap(s, seat, who, place, notes)
    elif is_push(action):
        push(s, seat, decode_push(action), notes)
    else:
        send_home(s, seat, decode_hangar(action), notes)


@njit
def send_home(s, seat, which, notes):
    """EP-4.4: the player has chosen one of the two hangars for an empty pod."""
    hangar = 0 if which == 0 else BIG_PODS - 1
    pod = go_home(s, hangar)
    note(notes, s, SENDS_HOME, seat, pod, hangar)


@njit
def program(s, seat, action, notes):
    """EP-5.3: a card goes under the deck, or a beacon comes to a border."""
    if is_delay(action):
        delay(s, seat, decode_delay(action), notes)
        go_on(s, notes)
    elif is_beacon(action):
        s.beacon = decode_beacon(action)
        s.phase = PLACING_BEACON
        note(notes, s, TAKES_BEACON, seat, s.beacon, colours(s, s.beacon))
    else:
        place_beacon(s, seat, decode_border(action), notes)
        go_on(s, notes)


@njit
def place_beacon(s, seat, border, notes):
    """EP-5.3: onto a free border, or in exchange for the one there."""
    beacon, start, other = np.int64(s.beacon), border_of(s, s.beacon), beacon_on(s, border)
    if other != NONE_OF_THEM:
        s.beacon_at[other] = s.beacon_at[beacon]
    s.beacon_at[beacon] = border
    s.beacon = NONE
    if other == NONE_OF_THEM:
        note(notes, s, PLACES_BEACON, seat, beacon, colours(s, beacon), start, border)
    else:
        ours, theirs = colours(s, beacon), colours(s, other)
        note(notes, s, EXCHANGES_BEACONS, seat, beacon, ours, start, border, other, theirs)
