"""How Galactica helps the search: who is how many steps from winning, and a way of playing that means to win.

To win a jet must come to the derelict, or to its carrier and beat it, and then bring it home; black holes shorten both
ways. The weights were fitted to how matches came out (docs/bots.md).
"""

import numpy as np

from astroport.core.bot_help import BotHelp
from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.core.numeric import exp
from astroport.games.galactica.rules.actions import decode_fly, decode_force, decode_jump, decode_send, is_fly, is_force
from astroport.games.galactica.rules.cards import KINDS
from astroport.games.galactica.rules.flight import distance, place_of
from astroport.games.galactica.state import (
    COMPONENTS,
    CORNERS,
    EVADE,
    EVADING,
    FLYING,
    HOLE,
    HOME,
    JUMPING,
    LASER,
    MOST_SEATS,
    NOBODY,
    OVERDRIVE,
    PLANET,
    PLAYING_CARDS,
    SENDING,
    SIDE,
    SITES,
    SQUARES,
    STATION,
    STAY,
)

JUMP_COSTS = 2  # steps that stopping at a hole loses, about

# What is worth how much, in powers of e: the derelict in tow, a step of its way home with it and without, a step
# towards it while it is free and while another has it, evasion cards, and more so with it in tow, command cards in the
# deck and face up, the turn.
CARRIES, STEP_WITH_IT, STEP_OF_ITS_WAY = 1.3, -0.16, -0.06
STEP_TO_IT, STEP_TO_CARRIER = -0.11, -0.12
EVASION, EVASION_WITH_IT = 0.17, 0.13
IN_DECK, TURN = 0.08, 0.04
FACE_UP = np.array([0.05, 0.24, 0.3])  # overdrive, force field, laser

TO_STATION = np.zeros((MOST_SEATS + 1, MOST_SEATS, SQUARES), np.int8)  # steps into a seat's station, by seats
TO_HOLE = np.zeros(SQUARES, np.int8)  # steps to the nearest hole


def _build_tables() -> None:
    for square, (row, column) in enumerate(SITES):
        holes = [SITES[hole] for hole in HOLE]
        TO_HOLE[square] = min(abs(row - r) + abs(column - c) for r, c in holes)
        inwards = {
            corner: max(row - STATION + 1 if corner[0] == "n" else SIDE - STATION - row, 0)
            + max(column - STATION + 1 if corner[1] == "w" else SIDE - STATION - column, 0)
            for corner in CORNERS
        }
        for seats in range(2, MOST_SEATS + 1):
            for seat, corner in enumerate(COMPONENTS["stations"][str(seats)]):
                TO_STATION[seats, seat, square] = inwards[corner]


_build_tables()


@njit
def steps_between(square, other):
    """How far apart two squares are, through black holes if that is shorter."""
    through = JUMP_COSTS + np.int64(TO_HOLE[square]) + np.int64(TO_HOLE[other])
    return min(distance(square, other), through)


@njit
def steps_home(s, seat, square):
    """How far it is from a square to a seat's station."""
    straight = np.int64(TO_STATION[s.seats, seat, square])
    through = 99
    for hole in range(4):
        exit_ = np.int64(TO_STATION[s.seats, seat, HOLE[hole]])
        through = min(through, JUMP_COSTS + np.int64(TO_HOLE[square]) + exit_)
    return min(straight, through)


@njit
def steps_to_derelict(s, seat, place):
    """How far it is from a place to the derelict."""
    if place == HOME:
        return steps_home(s, seat, np.int64(s.derelict))
    return steps_between(place, np.int64(s.derelict))


@njit
def steps_to_win(s, seat, place):
    """How far a jet at a place still has to fly."""
    if s.carrier == seat:
        return 0 if place == HOME else steps_home(s, seat, place)
    return steps_to_derelict(s, seat, place) + steps_home(s, seat, np.int64(s.derelict))


@njit
def hope_of(s, seat):
    """What speaks for a seat."""
    hope = EVASION * s.evasions[seat] + TURN * (s.turn == seat)
    for kind in range(KINDS):
        hope += FACE_UP[kind] * s.shown[seat, kind] + IN_DECK * s.left[seat, kind]
    derelict = np.int64(s.derelict)
    way_home = steps_home(s, seat, derelict)
    if s.carrier == seat:
        return hope + CARRIES + STEP_WITH_IT * way_home + EVASION_WITH_IT * s.evasions[seat]
    step = STEP_TO_IT if s.carrier == NOBODY else STEP_TO_CARRIER
    return hope + STEP_OF_ITS_WAY * way_home + step * steps_to_derelict(s, seat, place_of(s, seat))


@njit
def estimate(s, out):
    """How likely each seat is to bring the derelict home."""
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp(hope_of(s, seat))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


# A way of playing: fly the shortest way, strike at the carrier, evade when it matters


@njit
def pick(s, seat, out, n, rng):
    """One of the listed actions: purposeful, but not always the same."""
    if n == 1:
        return np.int64(0)
    if s.phase == FLYING or s.phase == JUMPING:
        return nearest(s, seat, out, n, rng)
    if s.phase == PLAYING_CARDS:
        return card_to_play(s, seat, out, n, rng)
    if s.phase == EVADING:
        evades = s.carrier == seat or draw(rng, 2) == 0
        return np.int64(0) if (out[0] == EVADE) == evades else np.int64(1)
    if s.phase == SENDING:
        return farthest_planet(s, out, n, rng)
    return draw(rng, n)


@njit
def place_after(s, seat, action):
    """Where a jet is after a flight or a jump."""
    if action == STAY:
        return place_of(s, seat)
    return decode_fly(action) if is_fly(action) else np.int64(HOLE[decode_jump(action)])


@njit
def nearest(s, seat, out, n, rng):
    """The place from which it is nearest to the win; of several any."""
    best, choice, alike = 999, np.int64(0), 0
    for i in range(n):
        steps = steps_to_win(s, seat, place_after(s, seat, np.int64(out[i])))
        if steps < best:
            best, alike = steps, 0
        if steps == best:
            alike += 1
            if draw(rng, alike) == 0:
                choice = np.int64(i)
    return choice


@njit
def farthest_planet(s, out, n, rng):
    """The planet farthest from the derelict, of those that a loser may be sent to."""
    best, choice = -1, np.int64(0)
    for i in range(n):
        away = 4 * distance(PLANET[decode_send(np.int64(out[i]))], np.int64(s.derelict)) + draw(rng, 4)
        if away > best:
            best, choice = away, np.int64(i)
    return choice


@njit
def card_to_play(s, seat, out, n, rng):
    """Against the carrier whatever strikes it, with the derelict an overdrive; otherwise any, or none."""
    if s.carrier == NOBODY or draw(rng, 4) == 0:
        return draw(rng, n)
    best, choice = -1, np.int64(n - 1)  # done
    for i in range(n):
        action = np.int64(out[i])
        whom, planet = decode_force(action)
        worth = np.int64(-1)
        if s.carrier == seat and action == OVERDRIVE:
            worth = np.int64(1)
        elif s.carrier != seat and is_force(action) and whom == s.carrier:
            worth = 4 + distance(PLANET[planet], np.int64(s.derelict))
        elif s.carrier != seat and action in (OVERDRIVE, LASER):
            worth = 1 + draw(rng, 2)
        if worth > best:
            best, choice = worth, np.int64(i)
    return choice


HELP = BotHelp(estimate=estimate, pick=pick, explores=0.5)
