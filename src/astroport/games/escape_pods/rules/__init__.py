"""Escape Pods: bring your crew from the burning ship to the refuges, in pods that everybody shares.

Chance lays out four refuges, turns up an explosion card (in solo two) and draws who begins (EP-1). In a turn a player
does up to two actions, each paid for with a member of its reserve, of a role that others do not see (EP-2): `use`, then
what the action asks for. `embark` and `disembark` bring crew into pods and refuges, `move` flies a pod, `spy` looks at
roles, `launch` sends out a minipod (EP-3); `swap`, another's pod, `delay` and `beacon` are the advanced ones (EP-5).
Pods push smaller ones out of their way (EP-4): `push`, and `hangar` for those left empty, are asked where there is a
choice. Crossing a beacon of one's colour is a `move` that costs nothing (EP-5.4). `end` ends the turn.

Whoever lands on the explosion token sets off the explosion of the card face up (EP-6). When debris parts the ship from
the refuges, whoever is beyond has a final turn (EP-7); then refuges are turned up one after another, and owners
`assign` where there is a choice (EP-8). What follows from an action is worked off in `go_on`, until somebody is asked
again.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
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
    encode_card,
    encode_refuge,
    is_beacon,
    is_card,
    is_delay,
    is_disembark,
    is_embark,
    is_first,
    is_launch,
    is_move,
    is_push,
    is_refuge,
    is_spy,
    is_swap,
    is_use,
    list_first,
)
from astroport.games.escape_pods.rules.asking import (
    list_effects,
    list_turn,
    may_effect,
    may_in_turn,
)
from astroport.games.escape_pods.rules.crew import (
    all_landed,
    clear_panels,
    deal_crew,
    hide_crew,
    landed_in,
    lose_crew,
    member_of,
    owner_of,
    pay,
    sit_down,
    spy,
    step_out,
    swap,
    take_back,
)
from astroport.games.escape_pods.rules.refusals import EP_1_6, EP_1_8, EP_1_9
from astroport.games.escape_pods.rules.scoring import assign, begin_scoring, points_in, results
from astroport.games.escape_pods.rules.space import (
    beyond,
    bit,
    enter,
    free_place,
    go_home,
    has,
    has_crew_of,
    in_hangar,
    in_space,
    is_parted,
    must_choose_hangar,
    must_choose_push,
    place_of,
    pod_on,
    push,
    push_targets,
)
from astroport.games.escape_pods.state import (
    ACTIONS_A_TURN,
    ADVANCED,
    ASSIGNING,
    BEACON_COLOURS,
    BEACONS,
    BIG_PODS,
    BOARDING,
    CARDS,
    CLEARING,
    DECK,
    DRAWING_FIRST,
    DUE,
    EMBARKING,
    EMPTY,
    END,
    FACE_UP,
    HANGAR,
    IN_RESERVE,
    LAUNCHING,
    MINI,
    MOST_SEATS,
    MOVING,
    NOBODY,
    NONE,
    NOT_IN_PLAY,
    OF_EACH_ROLE,
    OUT,
    OVER,
    PANEL,
    PLACES,
    PLACING_BEACON,
    PLACING_REFUGES,
    PODS,
    PROGRAMMING,
    QUIET_ROUNDS,
    REFUGES,
    ROLES,
    SECTORS,
    SHIP,
    SHOWN,
    SHOWN_SOLO,
    SOLO_CARDS,
    SOLO_DECK,
    SPACES,
    SPYING,
    TOKEN_STARTS,
    TRIO,
    TURN,
    TURNING_UP,
    UNASSIGNED,
    USE_REFRESH,
)

USUAL, FIXED, DRAWN = range(3)  # of the option `refuges`
ALL, ASSIGNED = range(2)  # of the option `specials`
PHASE_OF_USE = np.array(
    [EMBARKING, MOVING, SPYING, LAUNCHING, BOARDING, MOVING, PROGRAMMING, TURN], np.uint8
)  # what is asked once it is paid for

# What the presentation asks besides, with the number of integers each takes after the state.
QUERIES = {points_in: 2, push_targets: 3, beyond: 0}


# The contract


@njit
def setup(s, options):
    """EP-1: pods in their hangars and in the ship, everybody's crew in reserve."""
    s.seats = options.seats
    s.drawn = options.refuges == DRAWN or (options.refuges == USUAL and options.seats > 1)
    s.for_all = options.specials == ALL
    s.unseen = SOLO_DECK if s.seats == 1 else DECK
    s.first = s.closer = NOBODY
    s.arriving = EMPTY
    s.spied = s.using = s.homeless = s.pushed = s.pushed_back = s.beacon = s.scoring = NONE
    for pod in range(PODS):
        s.pod_at[pod] = HANGAR + pod if pod < BIG_PODS else SHIP
    if s.seats == 2:
        s.pod_at[TRIO] = OUT
    for place in range(PLACES):
        s.aboard[place] = EMPTY
    for refuge in range(REFUGES):
        s.refuge[refuge] = NONE
        s.token[refuge] = TOKEN_STARTS[s.seats, 0 if refuge in (0, REFUGES - 1) else 1]
        for space in range(SPACES):
            s.landed[refuge, space] = EMPTY
            s.assigned[refuge, space] = UNASSIGNED
    for seat in range(MOST_SEATS):
        for role in range(ROLES):
            s.reserve[seat, role] = OF_EACH_ROLE if seat < s.seats else 0
        for space in range(PANEL):
            s.panel[seat, space] = EMPTY
    for beacon in range(BEACONS):
        in_play = BEACON_COLOURS[beacon] & (bit(s.seats) - 1) != 0
        s.beacon_at[beacon] = IN_RESERVE if in_play else NOT_IN_PLAY
    for card in range(FACE_UP):
        s.row[card] = NONE
    for card in range(SECTORS):
        s.under[card] = NONE
    s.phase = PLACING_REFUGES


@njit
def awaited(s):
    """The player whose turn it is; at the scoring whose member has a choice; for cards and lots chance."""
    if s.phase == OVER:
        return 0
    if s.phase < TURN:
        return 1 << CHANCE
    if s.phase == ASSIGNING:
        return 1 << int(owner_of(s.landed[s.scoring, s.member]))
    return 1 << int(s.turn)


@njit
def legal(s, seat, out):
    """What a seat may do, or what chance may bring."""
    if s.phase == TURN:
        return list_turn(s, seat, out)
    if s.phase > TURN:
        return list_effects(s, seat, out)
    n = 0
    if s.phase == PLACING_REFUGES:
        for card in range(CARDS):
            out[n] = encode_refuge(card)
            n += may_lie_there(s, card)
    elif s.phase == TURNING_UP:
        for card in range(SECTORS):
            out[n] = encode_card(card)
            n += has(s.unseen, card)
    else:
        return list_first(s.seats, out)
    return n


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if s.phase == TURN:
        return may_in_turn(s, seat, action)
    if s.phase > TURN:
        return may_effect(s, seat, action)
    if s.phase == PLACING_REFUGES:
        return 0 if is_refuge(action) and may_lie_there(s, decode_refuge(action)) else EP_1_6
    if s.phase == TURNING_UP:
        return 0 if is_card(action) and has(s.unseen, decode_card(action)) else EP_1_8
    return 0 if is_first(action) and decode_first(action) < s.seats else EP_1_9


@njit
def apply(s, seat, action, notes):
    """Play a legal action, and all that follows from it until somebody or chance is asked again."""
    s.spied = NONE
    if s.phase == TURN:
        act_in_turn(s, seat, action)
    elif s.phase == ASSIGNING:
        assign(s, decode_assign(action))
    elif s.phase == PLACING_REFUGES:
        lay_refuge(s, decode_refuge(action))
    elif s.phase == DRAWING_FIRST:
        s.first = decode_first(action)
        begin_turn(s, s.first)
    elif s.phase == TURNING_UP:
        s.unseen = np.int64(s.unseen) & ~bit(decode_card(action))
        turn_up(s, decode_card(action))
        if s.first == NOBODY:
            go_on_setting_up(s)
        else:
            go_on(s)
    elif PROGRAMMING <= s.phase <= PLACING_BEACON:
        program(s, action)
    else:
        take_effect(s, seat, action)
        go_on(s)


@njit
def payoff(s, out):
    """EP-8.3, EP-9.3."""
    results(s, out)


@njit
def hide(s, seat):
    """EP-1.4, EP-3.4: the roles of others, but for what this seat has spied."""
    hide_crew(s, seat)


@njit
def redeal(s, seat, rng):
    """Three of each role in every crew."""
    deal_crew(s, seat, rng)


# Starting (EP-1)


@njit
def may_lie_there(s, card):
    """EP-1.6: whether a refuge card can be the next one."""
    if not s.drawn and not has(SOLO_CARDS, card):
        return False
    for refuge in range(REFUGES):
        if s.refuge[refuge] == card:
            return False
    return True


@njit
def lay_refuge(s, card):
    """EP-1.6: four of them, then the explosion cards."""
    refuge = 0
    while s.refuge[refuge] != NONE:
        refuge += 1
    s.refuge[refuge] = card
    if refuge == REFUGES - 1:
        go_on_setting_up(s)


@njit
def go_on_setting_up(s):
    """EP-1.8, EP-1.9: cards face up, then who begins."""
    if must_turn_up(s):
        return
    if s.seats == 1:
        s.first = 0
        begin_turn(s, 0)
    else:
        s.phase = DRAWING_FIRST


# Explosion cards (EP-1.8, EP-9.1)


@njit
def must_turn_up(s):
    """Whether chance turns up the next card; those put under the deck come by themselves, in their order."""
    last = (SHOWN_SOLO if s.seats == 1 else SHOWN) - 1
    while s.row[last] == NONE:
        if s.unseen:
            s.phase = TURNING_UP
            return True
        if s.buried == 0:
            return False
        card = np.int64(s.under[0])
        s.buried -= 1
        for i in range(s.buried):
            s.under[i] = s.under[i + 1]
        s.under[s.buried] = NONE
        turn_up(s, card)
    return False


@njit
def turn_up(s, card):
    """A card comes into the row, next to the deck."""
    s.row[0 if s.row[0] == NONE else 1] = card


@njit
def take_from_row(s, card):
    """A card leaves the row, and the other one moves up."""
    if s.row[0] == card:
        s.row[0] = s.row[1]
    s.row[1] = NONE


# A turn (EP-2)


@njit
def begin_turn(s, seat):
    """EP-2.1: two actions, but for those who begin."""
    limited = 0 if s.seats == 1 else 1 if s.seats == 2 else 2
    s.turn = seat
    s.actions = ACTIONS_A_TURN - (s.turns < limited)
    s.turns = min(int(s.turns) + 1, 2)
    s.turn_over = s.disembarked = 0
    forget_beacons(s)
    s.phase = TURN


@njit
def forget_beacons(s):
    """EP-5.4: pods may go back again where they have been by beacon."""
    for pod in range(PODS):
        s.left_by_beacon[pod] = 0


@njit
def act_in_turn(s, seat, action):
    """An action is paid for, a pod crosses a beacon, or the turn is over."""
    if is_use(action):
        what, role = decode_use(action)
        use(what, role, s, seat)
    elif action == END:
        end_turn(s, seat)
    else:
        pod, sector = decode_move(action)
        s.left_by_beacon[pod] = np.int64(s.left_by_beacon[pod]) | bit(s.pod_at[pod])
        enter(s, pod, sector)
        go_on(s)


@njit
def use(what, role, s, seat):
    """EP-2.2, EP-2.3: the cost first; then the action asks for its effect."""
    pay(s, seat, what, role)
    s.actions -= 1
    forget_beacons(s)
    if what == USE_REFRESH:
        take_back(s, seat, ADVANCED, PANEL)  # EP-2.5
    else:
        s.using = what
        s.phase = PHASE_OF_USE[what]


@njit
def end_turn(s, seat):
    """EP-2.4, EP-9.1: crew comes back from the panels; in solo the farther card acts."""
    clear_panels(s, seat)
    s.turn_over = 1
    if s.seats == 1 and not s.final:
        s.blast = DUE
    go_on(s)


@njit
def pass_turn(s):
    """On to the next player, or after the barrier to the next one with a final turn (EP-7.2, EP-7.4)."""
    s.quiet = 0 if s.disembarked else int(s.quiet) + 1
    if s.quiet == QUIET_ROUNDS * int(s.seats) or (s.final and s.turn == s.closer):
        begin_scoring(s)
    elif s.closer == NOBODY:
        begin_turn(s, next_seat(s, s.turn))
    else:
        s.final = 1
        seek_final_turn(s, s.turn)


@njit
def next_seat(s, seat):
    """The next player clockwise."""
    return (int(seat) + 1) % int(s.seats)


@njit
def seek_final_turn(s, seat):
    """EP-7.2: the next player with crew in a pod beyond the barrier; who was active when it arose comes last."""
    while True:
        seat = next_seat(s, seat)
        if has_crew_beyond(s, seat):
            begin_turn(s, seat)
            return
        if seat == s.closer:
            begin_scoring(s)
            return


@njit
def has_crew_beyond(s, seat):
    """Whether a player has crew in a pod beyond the barrier."""
    sectors = beyond(s)
    for pod in range(PODS):
        if has(sectors, s.pod_at[pod]) and in_space(s, pod) and has_crew_of(s, pod, seat):
            return True
    return False


# What actions do (EP-3, EP-5)


@njit
def take_effect(s, seat, action):
    """What was paid for happens, or a question on the way is answered."""
    if is_move(action):
        pod, sector = decode_move(action)
        enter(s, pod, sector)
    elif is_embark(action):
        who, pod = decode_embark(action)
        embark(s, seat, who, pod)
    elif is_disembark(action):
        s.disembarked = 1
        s.quiet = 0
        place, refuge = decode_disembark(action)
        step_out(s, place, PODS + refuge)
    elif is_spy(action):
        spy(s, seat, decode_spy(action))
    elif is_launch(action):
        role, sector = decode_launch(action)
        launch(s, seat, role, sector)
    elif is_swap(action):
        who, place = decode_swap(action)
        swap(s, seat, who, place)
    elif is_push(action):
        push(s, decode_push(action))
    else:
        go_home(s, 0 if decode_hangar(action) == 0 else BIG_PODS - 1)


@njit
def embark(s, seat, who, pod):
    """EP-3.1: a member of the reserve, or on a seat of another pod, takes a seat in this one."""
    if who >= ROLES:
        step_out(s, who - ROLES, pod)
    else:
        s.reserve[seat, who] -= 1
        s.arriving = member_of(seat, who)
        s.arriving_seen = 0
        s.arriving_to = pod


@njit
def launch(s, seat, role, sector):
    """EP-3.5: a minipod with somebody in it."""
    pod = np.int64(MINI)
    while s.pod_at[pod] != SHIP:
        pod += 1
    s.reserve[seat, role] -= 1
    s.pod_at[pod] = sector
    sit_down(s, free_place(s, pod), member_of(seat, role), 0)


@njit
def program(s, action):
    """EP-5.3: a card goes under the deck, or a beacon comes to a border."""
    if is_delay(action):
        take_from_row(s, decode_delay(action))
        s.under[s.buried] = decode_delay(action)
        s.buried += 1
        s.blast = CLEARING
        go_on(s)
    elif is_beacon(action):
        s.beacon = decode_beacon(action)
        s.phase = PLACING_BEACON
    else:
        place_beacon(s, decode_border(action))
        go_on(s)


@njit
def place_beacon(s, border):
    """EP-5.3: onto a free border, or in exchange for the one there."""
    for other in range(BEACONS):
        if s.beacon_at[other] == border:
            s.beacon_at[other] = s.beacon_at[s.beacon]
    s.beacon_at[s.beacon] = border
    s.beacon = NONE


# What follows (EP-4, EP-6, EP-7)


@njit
def go_on(s):
    """Whatever is still to come of an action, in order, until somebody or chance has to be asked."""
    if must_choose_hangar(s):
        return
    if s.arriving != EMPTY:
        arrive(s)
    if must_choose_push(s):
        return
    if s.blast == DUE:
        explode(s)
        if must_choose_hangar(s):
            return
    if s.blast == CLEARING:
        if must_turn_up(s):
            return
        s.blast = 0
        if s.closer == NOBODY and is_parted(s):
            s.closer = s.turn
    s.using = NONE
    if is_end(s):
        begin_scoring(s)
    elif s.turn_over:
        pass_turn(s)
    else:
        s.phase = TURN


@njit
def arrive(s):
    """A member comes to its seat, or to the first free space of a refuge (EP-6.1)."""
    member, to = np.int64(s.arriving), np.int64(s.arriving_to)
    s.arriving = EMPTY
    if to < PODS:
        sit_down(s, free_place(s, to), member, s.arriving_seen)
        if in_hangar(s, to):
            enter(s, to, place_of(s, to) - HANGAR)
    else:
        refuge = to - PODS
        space = landed_in(s, refuge)
        s.landed[refuge, space] = member
        s.landed_seen[refuge, space] = s.arriving_seen
        if s.token[refuge] == space:
            s.token[refuge] += 1
            s.blast = DUE
    s.arriving_seen = s.arriving_to = 0


@njit
def explode(s):
    """EP-6.1: debris where the farther card says; a pod there is lost, its crew is not."""
    s.blast = CLEARING
    sector = np.int64(s.row[0])
    if sector == NONE:
        return
    s.debris = np.int64(s.debris) | bit(sector)
    take_from_row(s, sector)
    pod = pod_on(s, sector, NONE)
    if pod != NONE:
        lose_crew(s, pod)


@njit
def is_end(s):
    """EP-7.3: all arrival spaces are taken, or nobody is beyond the barrier."""
    if all_landed(s) == REFUGES * SPACES:
        return True
    if s.closer == NOBODY:
        return False
    sectors = beyond(s)
    for pod in range(PODS):
        if in_space(s, pod) and has(sectors, s.pod_at[pod]):
            return False
    return True
