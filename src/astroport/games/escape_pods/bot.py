"""How Escape Pods helps the search: what a crew can still hope for, and a way of playing that gets people home.

Whoever is in a refuge is worth the square it will get; whoever is in a pod, what the best free square within reach
would bring, less for every sector it is away; whoever is still in the ship a little of that. How much of each was
tried out in matches (docs/bots.md).
"""

import numpy as np

from astroport.core.bits import count
from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.games.escape_pods.crew import landed_in, owner_of, role_of
from astroport.games.escape_pods.scoring import owners_in
from astroport.games.escape_pods.space import bit, has, has_crew_of, in_space, lowest
from astroport.games.escape_pods.state import (
    ASSIGN,
    ASSIGNING,
    BIG_PODS,
    CONQUEROR,
    CYAN,
    DISEMBARK,
    EMBARK,
    EMBARKING,
    EMPTY,
    END,
    GREEN,
    KIND,
    LAUNCH,
    LAUNCHING,
    MARKED,
    MASTER,
    MOVE,
    MOVING,
    NOBODY,
    ORANGE,
    PLACES,
    POD_OF,
    PODS,
    POINTS,
    RED,
    REFUGE_AT,
    REFUGES,
    ROLES,
    SECTORS,
    SHIP_SECTORS,
    SPACES,
    TOUCHING,
    TURN,
    USE,
    USE_ACCELERATE,
    USE_EMBARK,
    USE_MINIPOD,
    WANTS,
)

EXPLORES = 0.5
PLIES = 0

NEARER = 0.86  # what is left of a hope for every sector on the way
ABOARD = 0.75  # of a hope for who is in a pod next to its refuge
IN_SHIP = 0.12  # of a hope for who is in reserve
RED_HOPE = 0.5  # of points in a red refuge whose squares are not both taken
TEMPO = 0.35  # points that an action left in the turn is worth
SHARPNESS = 0.45  # how much a point more makes winning likelier, in powers of e
SPREAD = 1.2  # points by which a grade is still uncertain, in solo
FAR = 9  # of distances


@njit
def best_square(card, role, taken):
    """The free square that brings most to a role, or NOBODY."""
    best, square = 0, np.int64(NOBODY)
    for i in range(SPACES):
        wanted = WANTS[card, i]
        if not has(taken, i) and wanted in (role, ROLES):
            worth = 2 * np.int64(POINTS[card, i]) + (wanted == role)
            if worth > best:
                best, square = worth, np.int64(i)
    return square


@njit
def likely_taken(s, refuge):
    """The squares that those in a refuge would take, each the best one."""
    taken = np.int64(0)
    for space in range(landed_in(s, refuge)):
        square = best_square(s.refuge[refuge], role_of(s.landed[refuge, space]), taken)
        if square != NOBODY:
            taken |= bit(square)
    return taken


@njit
def worth_more(s, refuge, taken):
    """What each member gets besides its square in a refuge, as it looks now."""
    kind = KIND[s.refuge[refuge]]
    marked = MARKED[kind]
    if kind == GREEN:
        return 1.0 if taken & marked == marked else 0.3
    if kind == ORANGE:
        return 0.0 if taken & marked == marked else -0.4
    return 1.0 * count(owners_in(s, refuge)) if kind == CYAN else 0.0


@njit
def share_of(s, refuge, taken):
    """How much of its points a refuge is likely to give."""
    kind = KIND[s.refuge[refuge]]
    marked = MARKED[kind]
    return RED_HOPE if kind == RED and taken & marked != marked else 1.0


@njit
def add_landed(s, out):
    """What those in refuges will bring."""
    for refuge in range(REFUGES):
        card = s.refuge[refuge]
        in_all = likely_taken(s, refuge)
        more, share = worth_more(s, refuge, in_all), share_of(s, refuge, in_all)
        taken = np.int64(0)
        for space in range(landed_in(s, refuge)):
            member = s.landed[refuge, space]
            square = best_square(card, role_of(member), taken)
            if square != NOBODY:
                taken |= bit(square)
                out[owner_of(member)] += share * (POINTS[card, square] + more)


@njit
def steps_to(sector, goal, free):
    """How many sectors without debris it takes to a goal."""
    reached, steps = bit(sector), 0
    while not has(reached, goal) and steps < FAR:
        edge, further = reached, np.int64(0)
        while edge:
            one = lowest(edge)
            edge &= ~bit(one)
            further |= TOUCHING[one]
        reached |= further & free
        steps += 1
    return steps


@njit
def hope(s, sector, role):
    """What a member of this role may bring from a sector on."""
    free = ~np.int64(s.debris)
    best = 0.0
    for refuge in range(REFUGES):
        if s.landed[refuge, SPACES - 1] != EMPTY:
            continue
        taken = likely_taken(s, refuge)
        square = best_square(s.refuge[refuge], role, taken)
        if square == NOBODY:
            continue
        taken |= bit(square)
        points = share_of(s, refuge, taken) * (POINTS[s.refuge[refuge], square] + worth_more(s, refuge, taken))
        steps = steps_to(sector, REFUGE_AT[refuge], free)
        if steps < FAR:
            best = max(best, points * NEARER**steps)
    return best


@njit
def expect(s, out):
    """The points each seat may come to."""
    for seat in range(s.seats):
        out[seat] = 0.0
    add_landed(s, out)
    for place in range(PLACES):
        if s.aboard[place] != EMPTY and in_space(s, POD_OF[place]):
            member = s.aboard[place]
            out[owner_of(member)] += ABOARD * hope(s, np.int64(s.pod_at[POD_OF[place]]), role_of(member))
    if s.closer == NOBODY:
        add_reserves(s, out)
        out[s.turn] += TEMPO * s.actions


@njit
def add_reserves(s, out):
    """A little for everybody still in the ship, by the way that is open from its middle."""
    for role in range(ROLES):
        hoped = IN_SHIP * hope(s, 1, role)
        for seat in range(s.seats):
            out[seat] += hoped * min(np.int64(s.reserve[seat, role]), 2)


@njit
def likely(points, goal):
    """How likely it is to come to so many points."""
    return 1.0 / (1.0 + np.exp((goal - 0.5 - points) / SPREAD))


@njit
def estimate(s, out):
    """How likely each seat is to win; alone, the grade to be expected."""
    expect(s, out)
    if s.seats == 1:
        out[0] = (likely(out[0], MASTER) + likely(out[0], CONQUEROR)) / 2
        return
    best = 0.0
    for seat in range(s.seats):
        best = max(best, out[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = np.exp(SHARPNESS * (out[seat] - best))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


# A way of playing: aboard, onwards, ashore


@njit
def pick(s, seat, out, n, rng):
    """One of the listed actions: purposeful, but not always the same."""
    if n == 1:
        return np.int64(0)
    best, choice, alike = -1, np.int64(0), 0
    for i in range(n):
        worth = appeal(s, seat, np.int64(out[i]), rng)
        if worth > best:
            best, alike = worth, 0
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
        return role_wanted(s, (action - LAUNCH) // SHIP_SECTORS) + draw(rng, 3)
    if s.phase == ASSIGNING:
        return np.int64(POINTS[s.refuge[s.scoring], action - ASSIGN])
    return draw(rng, 8)


@njit
def appeal_in_turn(s, seat, action, rng):
    """Whoever is near a refuge goes ashore, whoever is under way goes on, others board."""
    if action == END:
        return np.int64(4)
    if MOVE <= action < EMBARK:
        pod = (action - MOVE) // SECTORS
        nearer = way(s, np.int64(s.pod_at[pod])) - way(s, (action - MOVE) % SECTORS)
        return 4 + 8 * nearer + draw(rng, 3)
    what = (action - USE) // ROLES
    if what == USE_EMBARK:
        return (20 if is_anybody_near(s, seat) else 7) + draw(rng, 10)
    if what == USE_ACCELERATE:
        return 8 + draw(rng, 10)
    return draw(rng, 9) + (what == USE_MINIPOD) * draw(rng, 8)


@njit
def is_anybody_near(s, seat):
    """Whether a member of one's crew can go ashore."""
    for pod in range(PODS):
        if in_space(s, pod) and has_crew_of(s, pod, seat) and way(s, np.int64(s.pod_at[pod])) == 0:
            return True
    return False


@njit
def way(s, sector):
    """How far it is to the nearest refuge with a free space."""
    free, nearest = ~np.int64(s.debris), FAR
    for refuge in range(REFUGES):
        if s.landed[refuge, SPACES - 1] == EMPTY:
            nearest = min(nearest, steps_to(sector, REFUGE_AT[refuge], free))
    return nearest


@njit
def appeal_of_embarking(s, seat, action, rng):
    """Ashore with one's own, or aboard with a role that is wanted."""
    if action < DISEMBARK:
        who, pod = (action - EMBARK) // BIG_PODS, (action - EMBARK) % BIG_PODS
        if who < ROLES:
            return 6 + role_wanted(s, who) + draw(rng, 4)
        nearer = way(s, np.int64(s.pod_at[POD_OF[who - ROLES]])) - way(s, np.int64(s.pod_at[pod]))
        return 5 + 3 * nearer + draw(rng, 3)
    place, refuge = (action - DISEMBARK) // REFUGES, (action - DISEMBARK) % REFUGES
    member = s.aboard[place]
    square = best_square(s.refuge[refuge], role_of(member), likely_taken(s, refuge))
    points = np.int64(0) if square == NOBODY else np.int64(POINTS[s.refuge[refuge], square])
    return 10 + 3 * points + draw(rng, 3) if owner_of(member) == seat else draw(rng, 8)


@njit
def appeal_of_move(s, seat, action, rng):
    """Towards the refuges with one's own crew, away from them with others."""
    pod, sector = (action - MOVE) // SECTORS, (action - MOVE) % SECTORS
    nearer = way(s, np.int64(s.pod_at[pod])) - way(s, sector)
    if has_crew_of(s, pod, seat):
        return 10 + 4 * nearer + draw(rng, 4)
    return 6 - 4 * nearer + draw(rng, 4)


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
