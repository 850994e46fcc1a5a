"""How Escape Pods helps the search: how many points a crew can still bring home, and a way of playing that does.

Whoever is in a refuge is worth the square it will get, and what the refuge's colour gives everybody there. For the
others there are only so many actions left before debris parts the ship from the refuges: every member would bring the
points of a free square (or without one what the colour gives), and cost the actions to board, to fly there (shared by
those who fly together; beacons of one's colour are free) and to disembark. Those who bring most for what they cost are
counted, as far as the actions reach. The weights were tried out in matches (docs/bots.md).
"""

import numpy as np

from astroport.core.bits import count
from astroport.core.bot_help import BotHelp
from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.core.numeric import exp
from astroport.games.escape_pods.rules.actions import (
    decode_assign,
    decode_beacon,
    decode_border,
    decode_delay,
    decode_disembark,
    decode_embark,
    decode_launch,
    decode_move,
    decode_use,
    is_beacon,
    is_disembark,
    is_embark,
    is_move,
    is_use,
)
from astroport.games.escape_pods.rules.crew import landed_in, owner_of, role_of
from astroport.games.escape_pods.rules.scoring import owners_in
from astroport.games.escape_pods.rules.space import (
    bit,
    free_place,
    has,
    has_crew_of,
    in_hangar,
    in_space,
    lowest,
    near_ship,
)
from astroport.games.escape_pods.state import (
    ASSIGNING,
    BEACON_COLOURS,
    BEACONS,
    BIG_PODS,
    BORDERS,
    CARDS,
    CONQUEROR,
    CYAN,
    DECK,
    EMBARKING,
    EMPTY,
    END,
    FACE_UP,
    FIRST_PLACE,
    GREEN,
    HANGAR,
    IN_RESERVE,
    KIND,
    LAUNCHING,
    MARKED,
    MASTER,
    MINI,
    MOVING,
    NEAR_REFUGES,
    NEAR_SHIP,
    NOBODY,
    NONE,
    ORANGE,
    PLACES,
    PLACING_BEACON,
    PLAIN,
    POD_OF,
    PODS,
    POINTS,
    PROGRAMMING,
    RED,
    REFUGE_AT,
    REFUGES,
    ROLES,
    SECTORS,
    SHIP,
    SOLO_DECK,
    SPACES,
    TOUCHING,
    TURN,
    USE_ACCELERATE,
    USE_EMBARK,
    USE_MINIPOD,
    USE_PILOT,
    USE_PROGRAM,
    USE_REFRESH,
    USE_SPY,
    WANTS,
)

RED_HOPE = 0.5  # of points in a red refuge whose squares are not both taken
# By the number of seats: how much of the points that are planned but not yet made is made in the end (one opponent has
# all its actions to send one's pods back), and how much a point more makes winning likelier, in powers of e.
RELIABLE = np.array([0.0, 0.75, 0.25, 0.5, 0.7, 0.7])
SHARPNESS = np.array([0.0, 0.0, 0.6, 0.4, 0.25, 0.25])
HASTENED = 1.3  # of the turns in solo: arrivals set off explosions besides
ARRIVALS_A_TURN = 0.4  # with others
BEFORE_TOKENS = 0.6  # of the arrivals that set off nothing, how many are made
TOGETHER = 1.7  # how many fly together, of those who have not left yet
NO_POD = 3.0  # actions it takes to get a pod where none is at hand
SPREAD, SPREAD_AN_ACTION = 0.2, 0.25  # points by which a grade is uncertain, in solo, more with actions to come
AMBITION = 0.85  # how much of the grade that is hoped for is the highest one: more than in the result
FAR = 9  # of distances
WIDTH = 4  # bits of a distance
ALL_FAR = np.int64(sum(FAR << (WIDTH * sector) for sector in range(SECTORS)))


def _blasts_to_come(deck: int) -> np.ndarray:
    """By where debris lies: how many more explosions part the ship from the refuges, on average over the deck."""
    touching = [int(sectors) for sectors in TOUCHING]
    blasts = np.zeros(1 << SECTORS, np.float32)
    cards = [card for card in range(SECTORS) if deck >> card & 1]
    for debris in range((1 << SECTORS) - 1, -1, -1):
        if debris & ~deck:
            continue
        reached = edge = int(NEAR_REFUGES) & ~debris
        while edge:
            sector = edge.bit_length() - 1
            edge &= ~(1 << sector)
            fresh = touching[sector] & ~debris & ~reached
            reached |= fresh
            edge |= fresh
        if reached & int(NEAR_SHIP):
            further = [blasts[debris | 1 << card] for card in cards if not debris >> card & 1]
            blasts[debris] = 1 + sum(further) / len(further)
    return blasts


BLASTS_TO_COME = _blasts_to_come(int(DECK))
BLASTS_TO_COME_SOLO = _blasts_to_come(int(SOLO_DECK))
SIDE_A = np.array([a - 1 for a, _ in BORDERS], np.int64)
SIDE_B = np.array([b - 1 for _, b in BORDERS], np.int64)


# Squares


def _best_squares() -> np.ndarray:
    """The free square that brings most to a role, or NOBODY; by card, role and the squares that are taken."""
    best = np.full((CARDS, ROLES, 1 << SPACES), NOBODY, np.uint8)
    for card, role, taken in np.ndindex(best.shape):
        worths = [
            2 * int(POINTS[card, square]) + bool(WANTS[card, square] == role)
            if WANTS[card, square] in (role, ROLES) and not taken >> square & 1
            else 0
            for square in range(SPACES)
        ]
        if max(worths):
            best[card, role, taken] = worths.index(max(worths))
    return best


BEST_SQUARE = _best_squares()


@njit
def best_square(card, role, taken):
    """The free square that brings most to a role, or NOBODY."""
    return np.int64(BEST_SQUARE[card, role, taken])


@njit
def likely_taken(s, refuge):
    """The squares that those in a refuge would take, each the best one."""
    taken = np.int64(0)
    for space in range(landed_in(s, refuge)):
        square = best_square(s.refuge[refuge], role_of(s.landed[refuge, space]), taken)
        taken = and_square(taken, square)
    return taken


@njit
def and_square(taken, square):
    """Those squares and one more, if it is one."""
    return taken if square == NOBODY else taken | bit(square)


@njit
def worth_of(s, refuge, square, taken, seat):
    """What a seat's member is likely to bring on a square, or without one, when those are taken."""
    card = s.refuge[refuge]
    kind = KIND[card]
    if square == NOBODY and (kind in (PLAIN, RED) or not s.for_all):
        return 0.0
    marked = MARKED[kind]
    fulfilled = taken & marked == marked
    points = 0.0 if square == NOBODY else np.float64(POINTS[card, square])
    if kind == GREEN:
        return points + (1.0 if fulfilled else 0.3)
    if kind == ORANGE:
        return points - (0.0 if fulfilled else 0.4)
    if kind == RED:
        return points * (1.0 if fulfilled else RED_HOPE)
    return points + count(owners_in(s, refuge) | bit(seat)) if kind == CYAN else points


@njit
def add_landed(s, out):
    """What those in refuges will bring; the squares they will take, of all refuges in one set."""
    everywhere = np.int64(0)
    for refuge in range(REFUGES):
        in_all = likely_taken(s, refuge)
        everywhere |= in_all << (SPACES * refuge)
        taken = np.int64(0)
        for space in range(landed_in(s, refuge)):
            member = s.landed[refuge, space]
            square = best_square(s.refuge[refuge], role_of(member), taken)
            taken = and_square(taken, square)
            out[owner_of(member)] += worth_of(s, refuge, square, in_all, owner_of(member))
    return everywhere


# Ways


@njit
def cross_beacons(s, seat, reached, free):
    """The sectors that can be reached from others by one's own beacons."""
    more = (reached & free) != 0
    while more:
        more = False
        for beacon in range(BEACONS):
            at = s.beacon_at[beacon]
            if at < SIDE_A.shape[0] and has(BEACON_COLOURS[beacon], seat):
                both = (bit(SIDE_A[at]) | bit(SIDE_B[at])) & free
                if both & reached and both & ~reached:
                    reached |= both
                    more = True
    return reached


@njit
def moves_to(s, seat, goal):
    """How many moves must be paid for from every sector to a goal, some bits each."""
    free, far = ~np.int64(s.debris), ALL_FAR
    reached, edge = np.int64(0), bit(goal) & free
    for steps in range(FAR):
        edge = cross_beacons(s, seat, reached | edge, free) & ~reached
        reached |= edge
        further = np.int64(0)
        while edge:
            sector = lowest(edge)
            edge &= ~bit(sector)
            far += (np.int64(steps) - FAR) << (WIDTH * sector)
            further |= TOUCHING[sector]
        edge = further & free & ~reached
        if edge == 0:
            break
    return far


@njit
def moves_from(far, sector):
    """How many of them from a sector."""
    return (far >> (WIDTH * np.int64(sector))) & 15


@njit
def departures(s):
    """The sectors from which somebody of a reserve can fly now."""
    sectors = np.int64(0)
    for pod in range(BIG_PODS):
        if free_place(s, pod) != NONE:
            if in_hangar(s, pod):
                sectors |= bit(np.int64(s.pod_at[pod]) - HANGAR)
            elif near_ship(s, pod):
                sectors |= bit(s.pod_at[pod])
    for pod in range(MINI, PODS):
        if s.pod_at[pod] == SHIP:
            sectors |= NEAR_SHIP
    return sectors & ~np.int64(s.debris)


@njit
def fewest_moves(far, sectors):
    """From the best of some sectors."""
    fewest = np.int64(FAR)
    while sectors:
        sector = lowest(sectors)
        sectors &= ~bit(sector)
        fewest = min(fewest, moves_from(far, sector))
    return fewest


@njit
def crew_in(s, pod, seat):
    """How many of a crew are in a pod."""
    n = 0
    for place in range(FIRST_PLACE[pod], FIRST_PLACE[pod + 1]):
        n += s.aboard[place] != EMPTY and owner_of(s.aboard[place]) == seat
    return n


# What is still to be had


@njit
def blasts_to_come(s):
    """How many explosions are still to come, those face up first."""
    debris, blasts = np.int64(s.debris), 0
    table = BLASTS_TO_COME_SOLO if s.seats == 1 else BLASTS_TO_COME
    for i in range(FACE_UP):
        if s.row[i] != NONE and table[debris] > 0:
            debris |= bit(s.row[i])
            blasts += 1
    return blasts + table[debris]


@njit
def actions_to_come(s, seat):
    """How many actions a seat may still have."""
    now = np.float64(s.actions) if s.turn == seat and not s.turn_over else 0.0
    seats = np.int64(s.seats)
    if s.closer != NOBODY:
        closer, turn = np.int64(s.closer), np.int64(s.turn)
        later = (seat - closer - 1) % seats > (turn - closer - 1) % seats
        return now + (2.0 if not s.final or later else 0.0)
    if seats == 1:
        return now + 2.0 * HASTENED * blasts_to_come(s)
    quiet = 0
    for refuge in range(REFUGES):
        quiet += max(np.int64(s.token[refuge]) - landed_in(s, refuge), 0)
    return now + 2.0 * (blasts_to_come(s) + BEFORE_TOKENS * quiet) / (ARRIVALS_A_TURN * seats)


@njit
def spare_roles(s, seat):
    """How many of each role are in a reserve, some bits each."""
    spare = np.int64(0)
    for role in range(ROLES):
        spare |= np.int64(s.reserve[seat, role]) << (WIDTH * role)
    return spare


@njit
def own_places(s, seat):
    """The seats of pods in space on which somebody of a crew sits, as bits."""
    places = np.int64(0)
    for place in range(PLACES):
        if s.aboard[place] != EMPTY and owner_of(s.aboard[place]) == seat and in_space(s, POD_OF[place]):
            places |= bit(place)
    return places


@njit
def planned(s, seat, taken, actions):
    """The points a seat can still make with so many actions, where those squares are taken."""
    upper, middle, lower = (
        moves_to(s, seat, REFUGE_AT[0]),
        moves_to(s, seat, REFUGE_AT[1]),
        moves_to(s, seat, REFUGE_AT[3]),
    )
    leaving = departures(s)
    board = 1.0 if leaving else 1.0 + NO_POD
    if leaving == 0:
        leaving = NEAR_SHIP & ~np.int64(s.debris)
    off = fewest_moves(upper, leaving) | fewest_moves(middle, leaving) << WIDTH | fewest_moves(lower, leaving) << 8
    full = np.int64(0)
    for refuge in range(REFUGES):
        full |= (SPACES - landed_in(s, refuge)) << (WIDTH * refuge)
    points, spare, aboard = 0.0, spare_roles(s, seat), own_places(s, seat)
    while actions > 0.0:
        best, worth, cost = 0.0, 0.0, 1.0
        who, where, what = np.int64(NOBODY), np.int64(0), np.int64(0)
        for refuge in range(REFUGES):
            if (full >> (WIDTH * refuge)) & 15 == 0:
                continue
            side = 0 if refuge == 0 else 2 if refuge == REFUGES - 1 else 1
            far = upper if side == 0 else lower if side == 2 else middle
            card, here = np.int64(s.refuge[refuge]), (taken >> (SPACES * refuge)) & 31
            waiting = aboard
            while waiting:
                place = lowest(waiting)
                waiting &= ~bit(place)
                moves = moves_from(far, s.pod_at[POD_OF[place]])
                if moves >= FAR:
                    continue
                square = best_square(card, role_of(s.aboard[place]), here)
                brings = worth_of(s, refuge, square, and_square(here, square), seat)
                price = 1.0 + moves / crew_in(s, POD_OF[place], seat)
                if brings / price > best:
                    best, worth, cost = brings / price, brings, price
                    who, where, what = place, np.int64(refuge), square
            moves = (off >> (WIDTH * side)) & 15
            if moves >= FAR:
                continue
            price = 1.0 + board + moves / TOGETHER
            for role in range(ROLES):
                if (spare >> (WIDTH * role)) & 15 == 0:
                    continue
                square = best_square(card, role, here)
                brings = worth_of(s, refuge, square, and_square(here, square), seat)
                if brings / price > best:
                    best, worth, cost = brings / price, brings, price
                    who, where, what = np.int64(PLACES + role), np.int64(refuge), square
        if who == NOBODY:
            break
        taken |= and_square(np.int64(0), what) << (SPACES * where)
        full -= np.int64(1) << (WIDTH * where)
        if who < PLACES:
            aboard &= ~bit(who)
        else:
            spare -= np.int64(1) << (WIDTH * (who - PLACES))
        points += worth * min(1.0, actions / cost)
        actions -= cost
    return points


@njit
def expect(s, out):
    """The points each seat may come to."""
    for seat in range(s.seats):
        out[seat] = 0.0
    taken = add_landed(s, out)
    for seat in range(s.seats):
        out[seat] += RELIABLE[s.seats] * planned(s, np.int64(seat), taken, actions_to_come(s, np.int64(seat)))


@njit
def likely(points, goal, spread):
    """How likely it is to come to so many points."""
    return 1.0 / (1.0 + exp((goal - 0.5 - points) / spread))


@njit
def estimate(s, out):
    """How likely each seat is to win; alone, the grade to be hoped for."""
    expect(s, out)
    if s.seats == 1:
        spread = SPREAD + SPREAD_AN_ACTION * actions_to_come(s, np.int64(0))
        middling = likely(out[0], CONQUEROR, spread)
        out[0] = middling + AMBITION * (likely(out[0], MASTER, spread) - middling)
        return
    best = 0.0
    for seat in range(s.seats):
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(SHARPNESS[s.seats] * (out[seat] - best))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


# What is worth searching


@njit
def sift(s, seat, out, n):
    """The listed actions without those that come to the same alone, or to nothing."""
    if s.seats > 1:
        return n
    if s.phase == TURN:
        return sift_uses(s, out, n)
    if s.phase == PROGRAMMING:
        return sift_beacons(s, out, n)
    return sift_landings(s, out, n) if s.phase == EMBARKING else n


@njit
def sift_uses(s, out, n):
    """Who pays makes no difference but in this turn: one of the role most of whom are left, then of the least wanted.

    There is nobody to be spied, everybody comes back without Refresh, a pilot moves what an accelerator moves; and as
    Program is always there, no action is left over.
    """
    kept, at, uses, moves = 0, 0, False, False
    while at < n:
        action = np.int64(out[at])
        if not is_use(action):
            if action != END or not uses:
                out[kept] = action
                kept += 1
            at += 1
            continue
        what, best, payer = decode_use(action)[0], np.int64(-1), action
        while at < n and is_use(out[at]) and decode_use(np.int64(out[at]))[0] == what:
            role = decode_use(np.int64(out[at]))[1]
            left = 8 * np.int64(s.reserve[0, role]) - role_wanted(s, role)
            if left > best:
                best, payer = left, np.int64(out[at])
            at += 1
        moves |= what == USE_ACCELERATE
        if what != USE_SPY and what != USE_REFRESH and not (what == USE_PILOT and moves):
            uses = True
            out[kept] = payer
            kept += 1
    return kept


@njit
def sift_beacons(s, out, n):
    """Of the beacons in the reserve, which are all alike, the first."""
    kept, waiting = 0, False
    for i in range(n):
        action = np.int64(out[i])
        if is_beacon(action) and s.beacon_at[decode_beacon(action)] == IN_RESERVE:
            if waiting:
                continue
            waiting = True
        out[kept] = action
        kept += 1
    return kept


@njit
def sift_landings(s, out, n):
    """Of two of the same role in a pod, one goes ashore first."""
    kept = 0
    for i in range(n):
        action = np.int64(out[i])
        if is_disembark(action) and is_second(s, decode_disembark(action)[0]):
            continue
        out[kept] = action
        kept += 1
    return kept


@njit
def is_second(s, place):
    """Whether somebody of the same role sits before this one in the pod."""
    for other in range(FIRST_PLACE[POD_OF[place]], place):
        if s.aboard[other] != EMPTY and role_of(s.aboard[other]) == role_of(s.aboard[place]):
            return True
    return False


# A way of playing: aboard, onwards, ashore, and a lane of beacons


@njit
def pick(s, seat, out, n, rng):
    """One of the listed actions: purposeful, but not always the same."""
    if n == 1:
        return np.int64(0)
    best, choice, alike = np.int64(-1), np.int64(0), np.int64(0)
    for i in range(n):
        worth = appeal(s, np.int64(seat), np.int64(out[i]), rng)
        if worth > best:
            best, alike = worth, np.int64(0)
        if worth == best:
            alike += 1
            if draw(rng, alike) == 0:
                choice = np.int64(i)
    return choice


@njit
def appeal(s, seat, action, rng):
    """How much speaks for an action, with some whim."""
    if s.phase == TURN:
        return appeal_in_turn(s, seat, action, rng)
    if s.phase == EMBARKING:
        return appeal_of_embarking(s, seat, action, rng)
    if s.phase == MOVING:
        return appeal_of_move(s, seat, action, rng)
    if s.phase == LAUNCHING:
        return 4 + 2 * role_wanted(s, decode_launch(action)[0]) + draw(rng, 4)
    if s.phase == ASSIGNING:
        return np.int64(POINTS[s.refuge[s.scoring], decode_assign(action)])
    if s.phase == PROGRAMMING:
        return appeal_of_programming(s, seat, action, rng)
    if s.phase == PLACING_BEACON:
        return appeal_of_border(s, seat, decode_border(action), rng)
    return draw(rng, 8)


@njit
def appeal_in_turn(s, seat, action, rng):
    """Whoever is near a refuge goes ashore, whoever is under way goes on, others board; few ways are quite shut."""
    if action == END:
        return 3 + 5 * draw(rng, 2) if s.actions else np.int64(9)
    if is_move(action):
        pod, sector = decode_move(action)
        nearer = way(s, seat, np.int64(s.pod_at[pod])) - way(s, seat, sector)
        return max(6 + 8 * nearer, 0) + draw(rng, 6)
    what, role = decode_use(action)
    thrift = 2 * (4 - role_wanted(s, role)) + np.int64(s.reserve[seat, role])
    if what == USE_EMBARK:
        return thrift + (16 if is_anybody_near(s, seat) else 8) + draw(rng, 12)
    if what == USE_ACCELERATE:
        return thrift + 8 + draw(rng, 12)
    if what == USE_PROGRAM:
        return thrift + 5 + draw(rng, 14)
    if what == USE_MINIPOD:
        return thrift + 3 + draw(rng, 12)
    return thrift + draw(rng, 12)


@njit
def is_anybody_near(s, seat):
    """Whether a member of one's crew can go ashore."""
    for pod in range(PODS):
        if has(NEAR_REFUGES, s.pod_at[pod]) and in_space(s, pod) and has_crew_of(s, pod, seat):
            return True
    return False


@njit
def way(s, seat, sector):
    """How far it is to the nearest refuge with a free space."""
    nearest = np.int64(FAR)
    for refuge in range(REFUGES):
        if s.landed[refuge, SPACES - 1] == EMPTY and sector < SECTORS and refuge != 2:
            nearest = min(nearest, moves_from(moves_to(s, seat, REFUGE_AT[refuge]), sector))
    return nearest


@njit
def appeal_of_embarking(s, seat, action, rng):
    """Ashore with one's own, or aboard with a role that is wanted."""
    if is_embark(action):
        who, pod = decode_embark(action)
        if who < ROLES:
            return 4 + 2 * role_wanted(s, who) + draw(rng, 6)
        nearer = way(s, seat, np.int64(s.pod_at[POD_OF[who - ROLES]])) - way(s, seat, np.int64(s.pod_at[pod]))
        return max(4 + 3 * nearer, 0) + draw(rng, 4)
    place, refuge = decode_disembark(action)
    member = s.aboard[place]
    taken = likely_taken(s, refuge)
    square = best_square(s.refuge[refuge], role_of(member), taken)
    if square == NOBODY:
        points = max(np.int64(worth_of(s, refuge, square, taken, seat)), 0)
    else:
        points = np.int64(POINTS[s.refuge[refuge], square])
    return 6 + 4 * points + draw(rng, 6) if owner_of(member) == seat else draw(rng, 10)


@njit
def appeal_of_move(s, seat, action, rng):
    """Towards the refuges with one's own crew, away from them with others."""
    pod, sector = decode_move(action)
    nearer = way(s, seat, np.int64(s.pod_at[pod])) - way(s, seat, sector)
    if has_crew_of(s, pod, seat):
        return max(10 + 6 * nearer, 0) + draw(rng, 6)
    return max(6 - 4 * nearer, 0) + draw(rng, 6)


@njit
def role_wanted(s, role):
    """How much a role would bring in the best refuge with a free square."""
    best = np.int64(0)
    for refuge in range(REFUGES):
        if s.landed[refuge, SPACES - 1] == EMPTY:
            square = best_square(s.refuge[refuge], role, likely_taken(s, refuge))
            if square != NOBODY:
                best = max(best, np.int64(POINTS[s.refuge[refuge], square]))
    return best


@njit
def appeal_of_programming(s, seat, action, rng):
    """Beacons of one's colour from the reserve, or a card that would hurt goes under the deck."""
    if is_beacon(action):
        beacon = decode_beacon(action)
        own = 4 * has(BEACON_COLOURS[beacon], seat)
        return own + (5 if s.beacon_at[beacon] == IN_RESERVE else 0) + draw(rng, 8)
    sector = decode_delay(action)
    hurts = np.int64(0)
    for pod in range(PODS):
        if s.pod_at[pod] == sector and has_crew_of(s, pod, seat):
            hurts = np.int64(6)
    return 7 + hurts + draw(rng, 8)


@njit
def appeal_of_border(s, seat, border, rng):
    """Where it shortens the way of those who set out, or are under way."""
    a, b = SIDE_A[border], SIDE_B[border]
    shorter = abs(way(s, seat, a) - way(s, seat, b))
    starts = departures(s)
    for pod in range(PODS):
        if in_space(s, pod) and has_crew_of(s, pod, seat):
            starts |= bit(s.pod_at[pod])
    free = ~np.int64(s.debris)
    starts = cross_beacons(s, seat, starts & free, free)
    near = has(starts, a) | has(starts, b)
    return 3 * (shorter == 1) + 4 * near * (shorter == 1) + draw(rng, 6)


HELP = BotHelp(estimate=estimate, pick=pick, sift=sift, explores=0.15, widens=0.5, widens_from=3, guides=True)
