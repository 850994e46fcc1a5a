"""Asteroyds' state and action numbering, and the tables of its arena and layouts, built from components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from astroport.games.asteroyds import GAME

COMPONENTS = GAME.components

LETTERS = "ABCDEF"
MOST_SEATS = 6
SHIPS = 6  # at most
TEAM_NAMES = ("red", "white", "blue")
TEAMS = len(TEAM_NAMES)
BLUE = 2  # the third team, and the die of the rocks
COLUMNS = 6  # of a program, and rounds of a turn
FACES = 6  # of a die
TURRETS = 4  # at most
ROCKS = 4  # at most
POINTS: int = COMPONENTS["match"]["points"]
POINTS_OF_THREE: int = COMPONENTS["match"]["points_of_three_teams"]

# Directions clockwise, so that a turn to the right adds one.
DIRECTION_NAMES = ("E", "SE", "SW", "W", "NW", "NE")
DIRECTIONS = len(DIRECTION_NAMES)

# What a column may hold: what everyone has, then the pilots' powers.
TOKEN_NAMES = (
    "empty", "shoot", "forward", "right", "left", "about",
    "double", "turnabout", "back", "wide-right", "wide-left", "pivot-right", "pivot-left", "spin-right", "spin-left",
)  # fmt: skip
TOKENS = len(TOKEN_NAMES)
EMPTY, SHOOT, FORWARD, RIGHT, LEFT, ABOUT, DOUBLE, TURNABOUT, BACK = range(9)
POWERS = DOUBLE  # the first of them
# What a token does: turn so many times 60° to the right, then go so many cells; BACK goes backwards.
TURNS = np.array([0, 0, 0, 1, 5, 3, 0, 3, 0, 2, 4, 1, 5, 2, 4], np.uint8)
STEPS = np.array([0, 0, 1, 1, 1, 0, 2, 1, 1, 1, 1, 0, 0, 0, 0], np.uint8)
MODE_NAMES = ("none", "shoot", "shield")
NO_MODE, SHOOTING, SHIELDING = range(3)
ROUND_NAMES = ("none", "1", "2", "3", "4", "5", "6")
PILOT_NAMES = ("double", "turnabout", "back", "wide", "pivot", "shield")
PILOTS = len(PILOT_NAMES)
SHIELD_PILOT = PILOTS - 1
# By token: the pilot whose power it is.
NOBODY = 255  # of ships, pilots and teams
PILOT_OF = np.array([NOBODY] * POWERS + [0, 1, 2, 3, 3, 4, 4, 4, 4], np.uint8)
NOWHERE = 255  # of cells
UNKNOWN = 255  # of what is secret

# The steps of a program: six columns, the round, then the mode or the shield pilot's second round.
ROUND_STEP, MODE_STEP, DONE = COLUMNS, COLUMNS + 1, COLUMNS + 2

# Of `phase`: who or what is asked.
PLACING, FACING, DEALING, ORIENTING, ROLLING, PROGRAMMING, DRIFTING, RESOLVING, OVER = range(9)

# Of `grid`: what stands on a cell.
OPEN, POD, PLATFORM, ROCK, TURRET = range(5)  # TURRET and higher: which one

# The arena: row by row, from the left.
SITES = [
    (row, column)
    for row, spans in enumerate(COMPONENTS["arena"]["rows"])
    for first, last in spans
    for column in range(first, last + 1)
]
CELLS = len(SITES)
CELL_NAMES = tuple(f"{chr(ord('a') + row)}{column}" for row, column in SITES)
BORDER = 255

# Ships are numbered through; a seat's own by `ships_of`. Beams are those of the ships, then of the turrets.
BEAMS = SHIPS + TURRETS
STATE = record_dtype(
    [
        ("cell", "u1", (SHIPS,)),
        ("heading", "u1", (SHIPS,)),
        ("off", "u1", (SHIPS,)),  # hit or crashed in this turn
        ("carries", "u1", (SHIPS,)),  # the asteroyds aboard, by team, as bits
        ("via", "u1", (SHIPS,)),  # the cell passed over by a double move in this round
        ("pilot", "u1", (SHIPS,)),
        ("spent", "u1", (SHIPS,)),  # its power
        ("program", "u1", (SHIPS, COLUMNS)),
        ("filled", "u1", (SHIPS,)),  # how many steps of its program are settled
        ("rounds", "u1", (SHIPS,)),  # of its anticipation line, as bits
        ("mode", "u1", (SHIPS,)),
        ("asteroyd", "u1", (TEAMS,)),  # the cell of each team's
        ("score", "i1", (TEAMS,)),
        ("die", "u1", (TEAMS,)),  # the face shown, from 0
        ("turret_cell", "u1", (TURRETS,)),
        ("turret_facing", "u1", (TURRETS,)),  # the direction of its 1
        ("turret_team", "u1", (TURRETS,)),
        ("rock_cell", "u1", (ROCKS,)),
        ("beam_from", "u1", (BEAMS,)),  # of the last round: where each laser stood that fired, or NOWHERE
        ("beam_to", "u1", (BEAMS,)),  # the last cell its beam reached, or where it stood
        ("beam_way", "u1", (BEAMS,)),  # its direction
        ("grid", "u1", (CELLS,)),  # what stands on each cell
        ("turrets_off", "u1"),  # as bits
        ("compass", "u1"),  # the direction in which the rocks' 1 points
        ("done", "u1"),  # the ships whose program is settled, as bits
        ("ships", "u1"),  # how many there are
        ("seats", "u1"),
        ("teams", "u1"),
        ("layout", "u1"),
        ("pilots", "u1"),  # are in play
        ("destructible", "u1"),
        ("turrets", "u1"),  # how many there are
        ("rocks", "u1"),
        ("turn", "u1"),  # from 0
        ("limit", "u1"),  # of turns
        ("placed", "u1"),  # pieces of an own layout
        ("next", "u1"),  # the ship that gets a pilot, the die to be rolled
        ("now", "u1"),  # the round, from 0
        ("phase", "u1"),
    ]
)

SECRETS = ("program", "filled", "rounds", "mode", "done")  # fields that are blank to somebody at times

ACTIONS = Codec(
    Kind("column", Field("token", TOKENS)),
    Kind("round", Field("round", COLUMNS + 1)),
    Kind("mode", Field("mode", len(MODE_NAMES))),
    Kind("place", Field("cell", CELLS)),
    Kind("face", Field("direction", DIRECTIONS)),
    Kind("pilot", Field("pilot", PILOTS)),
    Kind("compass", Field("direction", DIRECTIONS)),
    Kind("die", Field("face", FACES)),
    Kind("drift"),
    Kind("resolve"),
)
DRIFT, RESOLVE = ACTIONS.start("drift"), ACTIONS.start("resolve")


def lexicon(_seats: int, options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return _lexicon(bool(options["pilots"]))


@cache
def _lexicon(pilots: bool) -> Lexicon:
    return ACTIONS.lexicon(
        token=TOKEN_NAMES if pilots else TOKEN_NAMES[:POWERS],
        round=ROUND_NAMES,
        mode=MODE_NAMES,
        cell=CELL_NAMES,
        direction=DIRECTION_NAMES,
        pilot=PILOT_NAMES,
    )


# Tables


def beside(row: int, column: int, direction: int) -> tuple[int, int]:
    """The site next to one (AC-1.1)."""
    shifted = row % 2
    if direction in (0, 3):
        return row, column + (1 if direction == 0 else -1)
    down = 1 if direction in (1, 2) else -1
    to_the_right = direction in (1, 5)
    return row + down, column + (shifted if to_the_right else shifted - 1)


def mirrored(row: int, column: int) -> tuple[int, int]:
    """The site on the other side of the middle."""
    return row, 15 - row % 2 - column


LAYOUT_NAMES = ("duel", "3v2", "three_teams")
LAYOUTS = len(LAYOUT_NAMES)
DUEL, THREE_TO_TWO, THREE_TEAMS = range(LAYOUTS)
NEXT = np.full((CELLS, DIRECTIONS), BORDER, np.uint8)
# Which side of a turret each face of a die stands for, clockwise from the 1.
SIDE_OF_FACE = np.array([COMPONENTS["turret"]["clockwise"].index(face) for face in range(1, FACES + 1)], np.uint8)
PLATFORM_AT = np.full((LAYOUTS, TEAMS), NOWHERE, np.uint8)
START_HEADING = np.zeros((LAYOUTS, TEAMS), np.uint8)
HOME_AT = np.full((LAYOUTS, TEAMS), NOWHERE, np.uint8)
MOST_PODS = 6
POD_CELLS = np.full((LAYOUTS, TEAMS, MOST_PODS), NOWHERE, np.uint8)
PODS_OF = np.zeros((LAYOUTS, TEAMS), np.uint8)
TURRETS_OF = np.zeros((LAYOUTS, TEAMS), np.uint8)
TURRET_CELLS = np.full((LAYOUTS, TURRETS), NOWHERE, np.uint8)
TURRET_FACINGS = np.zeros((LAYOUTS, TURRETS), np.uint8)
TURRET_TEAMS = np.full((LAYOUTS, TURRETS), NOBODY, np.uint8)
ROCK_CELLS = np.array([CELL_NAMES.index(name) for name in COMPONENTS["rocks"]["cells"]], np.uint8)
# The side of the middle on which a cell lies, as the team whose side it is; NOBODY on the middle itself.
SIDE_OF = np.full(CELLS, NOBODY, np.uint8)


def wrong_with(components: Mapping[str, Any]) -> str | None:
    """What is wrong with the components, for whoever corrected them; None if they can be played with."""
    if sum(last - first + 1 for spans in components["arena"]["rows"] for first, last in spans) != 158:
        return "arena: 158 cells"
    if sorted(components["turret"]["clockwise"]) != list(range(1, FACES + 1)):
        return "turret: the numbers 1 to 6 clockwise"
    if not 1 <= components["match"]["points"] <= 9 or not 1 <= components["match"]["points_of_three_teams"] <= 9:
        return "match: 1 to 9 points"
    if len(set(components["rocks"]["cells"])) != ROCKS or not set(components["rocks"]["cells"]) <= set(CELL_NAMES):
        return f"rocks: {ROCKS} cells"
    for name in LAYOUT_NAMES:
        teams = [components["layout"][name][team] for team in TEAM_NAMES if team in components["layout"][name]]
        if len(teams) != (TEAMS if name == LAYOUT_NAMES[THREE_TEAMS] else TEAMS - 1):
            return f"{name}: a base for each team"
        taken = [cell for team in teams for cell in (team["platform"], team["home"], *team["pods"], *team["turrets"])]
        if len(teams) < TEAMS:
            taken += components["rocks"]["cells"]
        if len(set(taken)) != len(taken) or not set(taken) <= set(CELL_NAMES):
            return f"{name}: every piece on a cell of its own"
        if any(not team["turrets"] or not 1 <= len(team["pods"]) <= MOST_PODS for team in teams):
            return f"{name}: pods and turrets in every base"
        if sum(len(team["turrets"]) for team in teams) > TURRETS:
            return f"{name}: at most {TURRETS} turrets"
        facings = {way for team in teams for way in (team["heading"], *team["turrets"].values())}
        if not facings <= set(DIRECTION_NAMES):
            return f"{name}: a direction is one of {', '.join(DIRECTION_NAMES)}"
    return None


if wrong_with(COMPONENTS):
    raise ValueError(f"asteroyds/components.toml: {wrong_with(COMPONENTS)}")


def _build_arena() -> None:
    for cell, site in enumerate(SITES):
        for direction in range(DIRECTIONS):
            if beside(*site, direction) in SITES:
                NEXT[cell, direction] = SITES.index(beside(*site, direction))
        if mirrored(*site) != site:
            SIDE_OF[cell] = int(site > mirrored(*site))


def _build_layouts() -> None:
    for number, name in enumerate(LAYOUT_NAMES):
        placed = 0
        for team, colour in enumerate(TEAM_NAMES):
            base = COMPONENTS["layout"][name].get(colour)
            if base is None:
                continue
            PLATFORM_AT[number, team] = CELL_NAMES.index(base["platform"])
            START_HEADING[number, team] = DIRECTION_NAMES.index(base["heading"])
            HOME_AT[number, team] = CELL_NAMES.index(base["home"])
            PODS_OF[number, team] = len(base["pods"])
            for i, cell in enumerate(base["pods"]):
                POD_CELLS[number, team, i] = CELL_NAMES.index(cell)
            TURRETS_OF[number, team] = len(base["turrets"])
            for cell, facing in base["turrets"].items():
                TURRET_CELLS[number, placed] = CELL_NAMES.index(cell)
                TURRET_FACINGS[number, placed] = DIRECTION_NAMES.index(facing)
                TURRET_TEAMS[number, placed] = team
                placed += 1


_build_arena()
_build_layouts()
