"""How Asteroyds helps the search: how near each team is to its next capture, and a way of programming that means it.

A program is made column by column for where the ship would be by then if nothing came between: the shortest way to the
enemy asteroyd, or home with it, or after whoever carries one's own; not into anything solid, and not where an enemy
turret fires this turn. Positions are estimated between turns. The weights were tried out in matches (docs/bots.md).
"""

import numpy as np

from astroport.core.bot_help import BotHelp
from astroport.core.compiling import njit
from astroport.core.dice import draw
from astroport.core.numeric import exp
from astroport.games.asteroyds.rules.actions import encode_column, encode_mode, encode_round, is_mode
from astroport.games.asteroyds.rules.fleet import platform_of, team_of
from astroport.games.asteroyds.rules.programs import clear_program, has_power, may_anticipate, set_next, ship_to_program
from astroport.games.asteroyds.state import (
    BACK,
    BORDER,
    CELLS,
    COLUMNS,
    DIRECTIONS,
    EMPTY,
    HOME_AT,
    LAYOUTS,
    NEXT,
    NOBODY,
    OPEN,
    PLACING,
    PLATFORM_AT,
    POD_CELLS,
    POWERS,
    PROGRAMMING,
    ROUND_STEP,
    SHIELD_PILOT,
    SHIELDING,
    SHOOT,
    SHOOTING,
    SIDE_OF_FACE,
    STEPS,
    TOKENS,
    TURNS,
    TURRET,
    TURRET_CELLS,
)

FAR = 40
GONE = 99  # of the cell of a ship that has crashed on its way
WHIM = 10  # one column in so many is not for the goal
SHARPNESS = 1.6  # how much a capture's worth makes winning likelier, in powers of e
CARRYING, A_STEP_HOME = 0.75, 0.045  # what it is worth to have an asteroyd, less for every step home
REACHING, A_STEP_THERE = 0.3, 0.02  # and to come near one
OPEN_ARENA = LAYOUTS  # the layout without pods and turrets, of the tables


def _distances() -> np.ndarray:
    """Steps between any two cells, by layout, around what stands there for good; FAR where there is no way.

    To a cell that is not open it is the way to a cell beside it, and one step more.
    """
    steps = np.full((LAYOUTS + 1, CELLS, CELLS), FAR, np.uint8)
    for layout in range(LAYOUTS + 1):
        solid = {int(cell) for cell in PLATFORM_AT[min(layout, LAYOUTS - 1 if layout < LAYOUTS else 0)]}
        if layout < LAYOUTS:
            solid |= {int(cell) for cell in (*POD_CELLS[layout].ravel(), *TURRET_CELLS[layout])}
        for goal in range(CELLS):
            steps[layout, goal, goal] = 0
            edge, far = [goal], 0
            while edge:
                far += 1
                found = []
                for cell in edge:
                    for near in NEXT[cell]:
                        if near != BORDER and int(near) not in solid and steps[layout, goal, near] == FAR:
                            steps[layout, goal, near] = far
                            found.append(int(near))
                edge = found
    return steps


STEPS_TO = _distances()  # by layout, goal and cell


@njit
def steps_to(s, goal, cell):
    """How many steps it is to a goal from a cell."""
    if cell >= CELLS or goal >= CELLS:
        return np.int64(FAR)
    if cell == goal:
        return np.int64(0)
    layout = OPEN_ARENA if s.placed else np.int64(s.layout)
    if s.grid[cell] == OPEN:
        return np.int64(STEPS_TO[layout, goal, cell])
    nearest = np.int64(FAR)  # from a platform
    for direction in range(DIRECTIONS):
        beside = NEXT[cell, direction]
        if beside != BORDER and s.grid[beside] == OPEN:
            nearest = min(nearest, 1 + np.int64(STEPS_TO[layout, goal, beside]))
    return nearest


# What a position is worth


@njit
def ripe(s):
    """Positions are estimated before anybody has begun to program, or while pieces are placed."""
    if s.phase != PROGRAMMING:
        return s.phase <= PLACING
    if s.done:
        return False
    for ship in range(s.ships):
        if s.filled[ship]:
            return False
    return True


@njit
def prospect(s, own, other):
    """What a team may expect of another's asteroyd, of a capture's worth."""
    goal, aboard, nearest = np.int64(s.asteroyd[other]), np.int64(NOBODY), np.int64(FAR)
    for ship in range(s.ships):
        if (s.carries[ship] >> other) & 1:
            aboard = team_of(s, ship)
        if team_of(s, ship) == own:
            nearest = min(nearest, steps_to(s, goal, np.int64(s.cell[ship])))
    home = steps_to(s, np.int64(platform_of(s, own)), goal) - 1
    if aboard == own:
        return CARRYING - A_STEP_HOME * home
    return max(0.0, REACHING - A_STEP_THERE * (nearest + 0.5 * home - 6.0))


@njit
def estimate(s, out):
    """How likely each seat is to win."""
    total = 0.0
    for seat in range(s.seats):
        own = team_of(s, seat)
        worth = np.float64(s.score[own])
        for other in range(s.teams):
            if other != own:
                worth += prospect(s, own, other)
        out[seat] = worth
    best = out[0]
    for seat in range(s.seats):
        best = max(best, out[seat])
    for team in range(s.teams):
        total += exp(SHARPNESS * (out[seat_in(s, team)] - best))
    for seat in range(s.seats):
        out[seat] = exp(SHARPNESS * (out[seat] - best)) / total


@njit
def seat_in(s, team):
    """Some seat of a team."""
    return (team + (s.ships == 5)) % np.int64(s.teams)


# A way of programming


@njit
def ahead(s, ship):
    """Where a ship would be after the columns set so far, if nothing came between: its cell (GONE: crashed), its
    heading, and the asteroyds it would have."""
    cell, heading, has = np.int64(s.cell[ship]), np.int64(s.heading[ship]), np.int64(s.carries[ship])
    for column in range(min(np.int64(s.filled[ship]), COLUMNS)):
        cell, heading = after(s, cell, heading, np.int64(s.program[ship, column]))
        has |= found_at(s, team_of(s, ship), cell)
    return cell, heading, has


@njit
def found_at(s, own, cell):
    """The asteroyds of others that lie on a cell now, as bits."""
    found = np.int64(0)
    for team in range(s.teams):
        if team != own and s.asteroyd[team] == cell:
            found |= np.int64(1) << team
    return found


@njit
def after(s, cell, heading, token):
    """Cell and heading after a token."""
    heading = (heading + TURNS[token]) % DIRECTIONS
    way = (heading + (3 if token == BACK else 0)) % DIRECTIONS
    for _ in range(STEPS[token]):
        if cell != GONE:
            cell = np.int64(NEXT[cell, way])
            if cell == BORDER or s.grid[cell] != OPEN:
                cell = np.int64(GONE)
    return cell, heading


@njit
def lets_pass(s, cell, team):
    """Whether nothing that stands on a cell stops a team's beam."""
    what = np.int64(s.grid[cell])
    return what == OPEN or (what >= TURRET and s.turret_team[what - TURRET] == team)


@njit
def under_fire(s, own, cell):
    """Whether an enemy turret fires at a cell this turn."""
    for turret in range(s.turrets):
        team = np.int64(s.turret_team[turret])
        if team == own or (s.turrets_off >> turret) & 1:
            continue
        way = (np.int64(s.turret_facing[turret]) + SIDE_OF_FACE[s.die[team]]) % DIRECTIONS
        at = NEXT[s.turret_cell[turret], way]
        while at != BORDER and lets_pass(s, at, team):
            if at == cell:
                return True
            at = NEXT[at, way]
    return False


@njit
def aims_at(s, own, cell, heading):
    """Whether an enemy ship, or an enemy turret, is in the line of fire as things stand."""
    at = NEXT[cell, heading]
    while at != BORDER:
        what = np.int64(s.grid[at])
        if what >= TURRET:
            if s.turret_team[what - TURRET] != own:
                return True
        elif what != OPEN:
            return False
        for ship in range(s.ships):
            if s.cell[ship] == at and team_of(s, ship) != own:
                return True
        at = NEXT[at, heading]
    return False


@njit
def goal_of(s, ship, has):
    """Where a ship wants to go: home with an asteroyd; after its own asteroyd if that is astray and nobody is nearer;
    to an enemy asteroyd, with company on the way back."""
    own = team_of(s, ship)
    if has:
        return np.int64(platform_of(s, own))
    here = np.int64(s.cell[ship])
    mine = np.int64(s.asteroyd[own])
    if mine != HOME_AT[s.layout, own]:
        nearer = 0
        for other in range(s.ships):
            if other != ship and team_of(s, other) == own and not s.carries[other]:
                nearer += steps_to(s, mine, np.int64(s.cell[other])) < steps_to(s, mine, here)
        if nearer == 0:
            return mine
    teams = np.int64(s.teams)
    best, goal = np.int64(FAR), np.int64(s.asteroyd[(own + 1) % teams])
    for i in range(teams - 1):  # where two are as near, ships of a team go different ways
        team = (own + 1 + (i + ship // teams) % (teams - 1)) % teams
        far = steps_to(s, np.int64(s.asteroyd[team]), here)
        if far < best:
            best, goal = far, np.int64(s.asteroyd[team])
    return goal


@njit
def appeal(s, ship, goal, cell, heading, token, rng):
    """How much speaks for a token in the next column; the less the better."""
    own = team_of(s, ship)
    if token == SHOOT:
        return 40 * steps_to(s, goal, cell) + (
            draw(rng, 80) - 30 if aims_at(s, own, cell, heading) else 60 + draw(rng, 40)
        )
    at, facing = after(s, cell, heading, token)
    if at == GONE:
        return np.int64(9000)
    way = np.int64(FAR)
    for turn in (5, 0, 1):
        near = np.int64(NEXT[at, (facing + turn) % DIRECTIONS])
        if near == goal:
            way = np.int64(0)
        elif near != BORDER and s.grid[near] == OPEN:
            way = min(way, steps_to(s, goal, near))
    there = steps_to(s, goal, at)
    worth = 40 * there + 10 * (way >= there) + draw(rng, 24)
    if s.filled[ship] < COLUMNS - 1 and under_fire(s, own, at):
        worth += 150
    return worth + (30 if token >= POWERS else 0) + (20 if token == EMPTY else 0)


@njit
def next_token(s, ship, rng):
    """The token of the next column."""
    cell, heading, has = ahead(s, ship)
    if cell == GONE:
        return np.int64(EMPTY)
    if draw(rng, WHIM) == 0:
        token = draw(rng, POWERS)
        at, _ = after(s, cell, heading, token)
        return token if at != GONE else np.int64(SHOOT)
    goal = goal_of(s, ship, has)
    best, chosen = np.int64(99999), np.int64(EMPTY)
    last = TOKENS if s.pilots and s.pilot[ship] != NOBODY else POWERS
    for token in range(last):
        if token >= POWERS and not has_power(s, ship, token):
            continue
        worth = appeal(s, ship, goal, cell, heading, np.int64(token), rng)
        if worth < best:
            best, chosen = worth, np.int64(token)
    return chosen


@njit
def next_round(s, ship, rng):
    """The round of the anticipation line: with a shot, or with danger."""
    own, cell, heading = team_of(s, ship), np.int64(s.cell[ship]), np.int64(s.heading[ship])
    for column in range(COLUMNS):
        if may_anticipate(s, ship, column):
            if s.program[ship, column] == SHOOT and draw(rng, 3) == 0 and s.pilot[ship] != SHIELD_PILOT:
                return np.int64(column + 1)
            if cell != GONE and under_fire(s, own, cell):
                return np.int64(column + 1)
        if cell != GONE:
            cell, heading = after(s, cell, heading, np.int64(s.program[ship, column]))
    at = draw(rng, COLUMNS)
    return at + 1 if may_anticipate(s, ship, at) else np.int64(0)


@njit
def next_action(s, ship, rng):
    """The next step of a ship's program."""
    step = np.int64(s.filled[ship])
    if step < COLUMNS:
        return encode_column(next_token(s, ship, rng))
    if step == ROUND_STEP or s.pilot[ship] == SHIELD_PILOT:
        return encode_round(next_round(s, ship, rng))
    if not s.rounds[ship]:
        return encode_mode(0)
    for column in range(COLUMNS):
        if (s.rounds[ship] >> column) & 1 and s.program[ship, column] == SHOOT:
            return encode_mode(SHOOTING)
    return encode_mode(SHIELDING)


@njit
def sift(s, seat, out, n):
    """The listed actions without modes that have no round: they come to the same as none."""
    if s.phase == PROGRAMMING and is_mode(out[0]) and not s.rounds[ship_to_program(s, seat)]:
        return 1
    return n


@njit
def pick(s, seat, out, n, rng):
    """One of the listed actions: purposeful, with some whim."""
    if s.phase != PROGRAMMING:
        return draw(rng, n)
    wanted = next_action(s, ship_to_program(s, seat), rng)
    for i in range(n):
        if out[i] == wanted:
            return np.int64(i)
    return draw(rng, n)


@njit
def imagine(s, seat, rng):
    """What others have settled out of sight is thought to have a purpose."""
    if s.phase != PROGRAMMING:
        return
    own = team_of(s, seat)
    for ship in range(s.ships):
        if (s.done >> ship) & 1 and team_of(s, ship) != own:
            clear_program(s, ship)
            s.done ^= 1 << ship
            while not (s.done >> ship) & 1:
                set_next(s, ship, next_action(s, ship, rng))


HELP = BotHelp(
    estimate=estimate,
    pick=pick,
    sift=sift,
    ripe=ripe,
    imagine=imagine,
    explores=0.3,
    widens=1.0,
    widens_from=2,
    guides=True,
    matches=False,
    errs=0.05,  # a program is twenty choices of little weight: with whole mistakes in them nothing would come of it
)
