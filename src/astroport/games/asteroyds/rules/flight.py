"""A round's moves, then the asteroyds (AC-4, AC-5); and how rocks drift (AC-7.4)."""

import numpy as np

from astroport.core.compiling import njit
from astroport.games.asteroyds.rules.fleet import bring_along, carried, in_zone, send_home, team_of
from astroport.games.asteroyds.state import (
    BACK,
    BLUE,
    BORDER,
    DIRECTIONS,
    HOME_AT,
    NEXT,
    NOBODY,
    NOWHERE,
    OPEN,
    POINTS,
    POINTS_OF_THREE,
    POWERS,
    ROCK,
    SIDE_OF_FACE,
    STEPS,
    TEAMS,
    TURNS,
    TURRET,
)


@njit
def step(s, ship, way):
    """AC-4.1, AC-4.2: a ship goes one cell, or crashes; whether it is still flying."""
    at = NEXT[s.cell[ship], way]
    if at != BORDER and s.grid[at] == OPEN:
        s.cell[ship] = at
        return True
    if at != BORDER and s.grid[at] >= TURRET:
        s.turrets_off |= 1 << (s.grid[at] - TURRET)
    send_home(s, ship)
    return False


@njit
def fly(s, ship, token):
    """What a column's token makes a ship do."""
    s.heading[ship] = (np.int64(s.heading[ship]) + TURNS[token]) % DIRECTIONS
    way = (np.int64(s.heading[ship]) + (3 if token == BACK else 0)) % DIRECTIONS
    steps = np.int64(STEPS[token])
    if steps > 0 and step(s, ship, way):
        if steps > 1:
            s.via[ship] = s.cell[ship]
            bring_along(s, ship)  # what it carries stays here if it crashes now
            if not step(s, ship, way):
                s.via[ship] = NOWHERE
        bring_along(s, ship)


@njit
def move_all(s):
    """AC-4.1: all ships that are not off, at once: they never collide."""
    for ship in range(s.ships):
        s.via[ship] = NOWHERE
        if not s.off[ship]:
            token = np.int64(s.program[ship, s.now])
            if token >= POWERS:
                s.spent[ship] = 1
            fly(s, ship, token)


@njit
def return_home(s, team):
    """An asteroyd goes home."""
    s.asteroyd[team] = HOME_AT[s.layout, team]


@njit
def takers(s, team):
    """AC-5.2: who is on a free asteroyd's cell: the only ship of another colour, and of the own colour how many."""
    taker, others, own = np.int64(NOBODY), 0, 0
    for ship in range(s.ships):
        at = s.asteroyd[team]
        if s.off[ship] or (s.cell[ship] != at and s.via[ship] != at):
            continue
        if team_of(s, ship) == team:
            own += 1
        else:
            others += 1
            taker = np.int64(ship)
    return taker, others, own


@njit
def gather(s):
    """AC-5.2, AC-5.3: free asteroyds are picked up or sent home, all at once."""
    aboard = carried(s)
    for team in range(s.teams):
        if (aboard >> team) & 1:
            continue
        taker, others, own = takers(s, team)
        if others == 1:
            s.carries[taker] |= 1 << team
            s.asteroyd[team] = s.cell[taker]
        elif others == 0 and own > 0:
            return_home(s, team)


@njit
def score(s):
    """AC-5.4, AC-7.2: who is home with an asteroyd scores; of three teams the robbed one loses a point."""
    for ship in range(s.ships):
        own = team_of(s, ship)
        if s.carries[ship] == 0 or not in_zone(s, own, s.cell[ship]):
            continue
        for team in range(TEAMS):
            if (s.carries[ship] >> team) & 1:
                s.score[own] += 1
                if s.teams == 3:
                    s.score[team] -= 1
                return_home(s, team)
        s.carries[ship] = 0


@njit
def leader(s):
    """The team with more points than every other, or NOBODY."""
    best = np.int64(0)
    for team in range(1, s.teams):
        if s.score[team] > s.score[best]:
            best = np.int64(team)
    for team in range(s.teams):
        if team != best and s.score[team] == s.score[best]:
            return np.int64(NOBODY)
    return best


@njit
def winner(s):
    """AC-5.5: the team that has won by now, or NOBODY."""
    first = leader(s)
    goal = POINTS_OF_THREE if s.teams == 3 else POINTS
    return first if first != NOBODY and s.score[first] >= goal else np.int64(NOBODY)


# Rocks


@njit
def is_clear(s, cell):
    """Whether a rock may drift onto a cell: nothing is on it, no ship, no asteroyd, and no asteroyd's home."""
    if cell == BORDER or s.grid[cell] != OPEN:
        return False
    for ship in range(s.ships):
        if s.cell[ship] == cell:
            return False
    for team in range(s.teams):
        if s.asteroyd[team] == cell or HOME_AT[s.layout, team] == cell:
            return False
    return True


@njit
def put_rock(s, rock, cell):
    """A rock goes to a cell."""
    s.grid[s.rock_cell[rock]] = OPEN
    s.rock_cell[rock] = cell
    s.grid[cell] = ROCK


@njit
def drift(s):
    """AC-7.4: each rock by one cell, in order; it pushes one other on if that one can go."""
    way = (np.int64(s.compass) + SIDE_OF_FACE[s.die[BLUE]]) % DIRECTIONS
    for rock in range(s.rocks):
        if s.rock_cell[rock] == NOWHERE:
            continue
        ahead = NEXT[s.rock_cell[rock], way]
        if ahead != BORDER and s.grid[ahead] == ROCK:
            beyond = NEXT[ahead, way]
            if is_clear(s, beyond):
                for other in range(s.rocks):
                    if s.rock_cell[other] == ahead:
                        put_rock(s, other, beyond)
                        break
        if is_clear(s, ahead):
            put_rock(s, rock, ahead)
