"""Asteroyds: program six moves in secret, capture the enemy asteroyd.

Before the match teams may place their pods and turrets (`place`, and `face` for turrets; AC-7.5), chance may deal
pilots (`pilot`, AC-7.1) and turn the compass of the rocks (`compass`, AC-7.4). A turn begins with the dice of the teams
(`die`). Then all players program at the same time (AC-2): for each ship six times `column`, then `round`, then `mode`.
When all have done so, rocks `drift`, and chance is asked six times to `resolve` a round, in the only way it can be:
lasers, moves, asteroyds (AC-3 to AC-5). Lasers, flight, programs and the placing of pieces are in files of their own.
"""

import numpy as np

from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.games.asteroyds.rules.actions import (
    decode_compass,
    decode_die,
    decode_face,
    decode_pilot,
    decode_place,
    encode_pilot,
    is_compass,
    is_die,
    is_face,
    is_pilot,
    is_place,
    is_program,
    list_compass,
    list_die,
    list_face,
)
from astroport.games.asteroyds.rules.beams import shoot
from astroport.games.asteroyds.rules.fleet import launch_pad, team_of
from astroport.games.asteroyds.rules.flight import drift, gather, move_all, score, winner
from astroport.games.asteroyds.rules.placing import all_placed, face, list_places, may_place, place, placing_seat
from astroport.games.asteroyds.rules.programs import (
    clear_program,
    guess_programs,
    hide_programs,
    list_program,
    may_program,
    program,
    unsettled,
)
from astroport.games.asteroyds.rules.refusals import AC_2_1, AC_2_2, AC_4_1, AC_7_1, AC_7_4, AC_7_5
from astroport.games.asteroyds.state import (
    BEAMS,
    BLUE,
    COLUMNS,
    DEALING,
    DIRECTIONS,
    DRIFT,
    DRIFTING,
    DUEL,
    FACES,
    FACING,
    HOME_AT,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    ORIENTING,
    OVER,
    PILOTS,
    PLACING,
    PLATFORM,
    PLATFORM_AT,
    POD,
    POD_CELLS,
    PODS_OF,
    PROGRAMMING,
    RESOLVE,
    RESOLVING,
    ROCK,
    ROCK_CELLS,
    ROCKS,
    ROLLING,
    SHIPS,
    TEAMS,
    THREE_TEAMS,
    THREE_TO_TWO,
    TURRET,
    TURRET_CELLS,
    TURRET_FACINGS,
    TURRET_TEAMS,
    TURRETS,
)

# The contract


@njit
def setup(s, options):
    """AC-1: the bases, and all ships on their platforms."""
    s.seats = options.seats
    s.teams = options.teams
    s.ships = 2 * options.ships if options.seats == 2 else options.seats
    s.layout = THREE_TEAMS if options.teams == 3 else THREE_TO_TWO if options.seats == 5 else DUEL
    s.pilots = options.pilots
    s.destructible = options.destructible
    s.rocks = options.rocks
    s.limit = options.turns
    for beam in range(BEAMS):
        s.beam_from[beam] = s.beam_to[beam] = NOWHERE
    for team in range(TEAMS):
        s.asteroyd[team] = HOME_AT[s.layout, team]
        if team < s.teams:
            s.grid[PLATFORM_AT[s.layout, team]] = PLATFORM
    for ship in range(SHIPS):
        s.pilot[ship] = NOBODY
        s.via[ship] = s.cell[ship] = NOWHERE
        if ship < s.ships:
            launch_pad(s, ship)
    for rock in range(ROCKS):
        s.rock_cell[rock] = NOWHERE
        if rock < s.rocks:
            s.rock_cell[rock] = ROCK_CELLS[rock]
            s.grid[ROCK_CELLS[rock]] = ROCK
    for turret in range(TURRETS):
        s.turret_cell[turret] = NOWHERE
        s.turret_team[turret] = NOBODY
    if options.own_layout:
        s.phase = PLACING
        return
    lay_out(s)
    begin(s)


@njit
def awaited(s):
    """All who still program, or who places a piece; all else is chance."""
    if s.phase == PROGRAMMING:
        return unsettled(s)
    if s.phase == OVER:
        return 0
    if s.phase == PLACING or s.phase == FACING:
        return 1 << placing_seat(s)
    return 1 << CHANCE


@njit
def legal(s, seat, out):
    """What a seat may do, or what chance may bring."""
    if s.phase == PROGRAMMING:
        return list_program(s, seat, out)
    if s.phase == PLACING:
        return list_places(s, out)
    if s.phase == FACING:
        return list_face(DIRECTIONS, out)
    if s.phase == DEALING:
        return list_pilots(s, out)
    if s.phase == ORIENTING:
        return list_compass(DIRECTIONS, out)
    if s.phase == ROLLING:
        return list_die(FACES, out)
    out[0] = DRIFT if s.phase == DRIFTING else RESOLVE
    return 1


@njit
def verdict(s, seat, action):
    """Which rule forbids an action, or 0."""
    if s.phase == PROGRAMMING:
        return may_program(s, seat, action)
    if s.phase == PLACING:
        return 0 if is_place(action) and may_place(s, decode_place(action)) else AC_7_5
    if s.phase == FACING:
        return 0 if is_face(action) else AC_7_5
    if s.phase == DEALING:
        return 0 if is_pilot(action) and is_without_ship(s, decode_pilot(action)) else AC_7_1
    if s.phase == ORIENTING:
        return 0 if is_compass(action) else AC_7_4
    if s.phase == ROLLING:
        return 0 if is_die(action) else AC_2_1
    if s.phase == DRIFTING:
        return 0 if action == DRIFT else AC_7_4
    return 0 if action == RESOLVE else AC_2_2 if is_program(action) else AC_4_1


@njit
def apply(s, seat, action, notes):
    """Play an action."""
    if s.phase == PROGRAMMING:
        if program(s, seat, action):
            s.phase = DRIFTING if s.rocks else RESOLVING
    elif s.phase == RESOLVING:
        resolve(s)
    elif s.phase == ROLLING:
        s.die[s.next] = decode_die(action)
        s.next += 1
        if s.next == dice(s):
            s.phase = PROGRAMMING
    elif s.phase == DRIFTING:
        drift(s)
        s.phase = RESOLVING
    elif s.phase == PLACING:
        if place(s, decode_place(action)):
            s.phase = FACING
        elif all_placed(s):
            begin(s)
    elif s.phase == FACING:
        face(s, decode_face(action))
        s.phase = PLACING
        if all_placed(s):
            begin(s)
    elif s.phase == DEALING:
        s.pilot[s.next] = decode_pilot(action)
        s.next += 1
        if s.next == s.ships:
            deal_no_more(s)
    elif s.phase == ORIENTING:
        s.compass = decode_compass(action)
        roll(s)


@njit
def payoff(s, out):
    """AC-5.5, AC-6.2: the team with most points wins; those equal at the top share."""
    best, shared = np.int64(-128), 0
    for team in range(s.teams):
        best = max(best, np.int64(s.score[team]))
    for team in range(s.teams):
        shared += s.score[team] == best
    for seat in range(MOST_SEATS):
        out[seat] = 1.0 / shared if seat < s.seats and s.score[team_of(s, seat)] == best else 0.0


@njit
def hide(s, seat):
    """Blank the programs of others while they are made."""
    if s.phase == PROGRAMMING:
        hide_programs(s, seat)


@njit
def redeal(s, seat, rng):
    """Some programs for those that cannot be known."""
    if s.phase == PROGRAMMING:
        guess_programs(s, rng)


# Before the match


@njit
def lay_out(s):
    """AC-1.3: pods and turrets as the layout says."""
    for team in range(s.teams):
        for pod in range(PODS_OF[s.layout, team]):
            s.grid[POD_CELLS[s.layout, team, pod]] = POD
    for turret in range(TURRETS):
        cell = TURRET_CELLS[s.layout, turret]
        if cell != NOWHERE:
            s.grid[cell] = TURRET + turret
            s.turret_cell[turret] = cell
            s.turret_facing[turret] = TURRET_FACINGS[s.layout, turret]
            s.turret_team[turret] = TURRET_TEAMS[s.layout, turret]
            s.turrets += 1


@njit
def begin(s):
    """All pieces are there: pilots, then the compass of the rocks, then the first turn."""
    s.next = 0
    if s.pilots:
        s.phase = DEALING
    else:
        deal_no_more(s)


@njit
def is_without_ship(s, pilot):
    """Whether a pilot was not dealt yet."""
    for ship in range(s.next):
        if s.pilot[ship] == pilot:
            return False
    return True


@njit
def list_pilots(s, out):
    """The pilots that were not dealt yet."""
    n = 0
    for pilot in range(PILOTS):
        if is_without_ship(s, pilot):
            out[n] = encode_pilot(pilot)
            n += 1
    return n


@njit
def deal_no_more(s):
    """Pilots are dealt."""
    if s.rocks:
        s.phase = ORIENTING
    else:
        roll(s)


# A turn


@njit
def roll(s):
    """AC-2.1: the dice first."""
    s.next = 0
    s.phase = ROLLING


@njit
def dice(s):
    """AC-2.1: how many dice are rolled: the blue one for a third team or for rocks."""
    return TEAMS if s.teams == 3 or s.rocks else BLUE


@njit
def resolve(s):
    """A round: lasers, moves, asteroyds."""
    shoot(s)
    move_all(s)
    gather(s)
    score(s)
    s.now += 1
    if winner(s) != NOBODY:
        s.phase = OVER
    elif s.now == COLUMNS:
        end_turn(s)


@njit
def end_turn(s):
    """AC-6.1: what was off is on again, programs are cleared; AC-6.2: so many turns."""
    for ship in range(s.ships):
        s.off[ship] = 0
        clear_program(s, ship)
    s.turrets_off = 0
    s.done = 0
    s.now = 0
    s.turn += 1
    if s.turn == s.limit:
        s.phase = OVER
    else:
        roll(s)
