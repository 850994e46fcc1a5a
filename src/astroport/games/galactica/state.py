"""Galactica's state and action numbering, and the tables of its field, built from components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from astroport.games.galactica import GAME

COMPONENTS = GAME.components

LETTERS = "ABCD"
MOST_SEATS = 4
SIDE: int = COMPONENTS["field"]["side"]
STATION: int = COMPONENTS["field"]["station"]  # squares on its side
MIDDLE = SIDE // 2
SQUARES = SIDE * SIDE - 4 * STATION * STATION
HOME = np.int64(SQUARES)  # as a place: the jet's own launch station
ENTRIES = 2 * STATION  # squares that a station touches
NUMBERS: int = COMPONENTS["spinner"]["numbers"]
CORNERS = ("nw", "ne", "se", "sw")  # clockwise; also the quarters
CARD_KINDS = ("overdrive", "force", "laser")
OVERDRIVE_CARD, FORCE_CARD, LASER_CARD = range(3)
COPIES = 3  # at most, of one kind of card
FACE_UP: int = COMPONENTS["cards"]["face_up"]
EVASIONS: int = COMPONENTS["cards"]["evasions"]  # for the whole match (GA-7.2)
ROUNDS: int = COMPONENTS["match"]["rounds"]
NOBODY = 255  # of seats
NOWHERE = 999  # of places
NO_QUARTER = 255
FARTHEST = 6  # steps of a flight for which paths are listed

(
    DEALING, DRAWING_LOTS, REPLACING, SPINNING, FLYING, JUMPING, ATTACKING, DEFENDING, SENDING,
    PLAYING_CARDS, COUNTING_SHOTS, AIMING, EVADING, OVER,
) = range(14)  # fmt: skip

STATE = record_dtype(
    [
        ("jet", "u2", (MOST_SEATS,)),  # the place of each jet
        ("derelict", "u2"),  # its square
        ("flown_from", "u2"),  # where the last flight, or jump, began; NOWHERE after any other action
        ("shown", "u1", (MOST_SEATS, len(CARD_KINDS))),  # cards face up, by kind
        ("left", "u1", (MOST_SEATS, len(CARD_KINDS))),  # cards in the deck, by kind: it has no order
        ("evasions", "u1", (MOST_SEATS,)),
        ("result", "u1", (MOST_SEATS,)),  # of spins against each other, for who begins and in challenges; 0: not spun
        ("carrier", "u1"),  # the seat that has the derelict, or NOBODY
        ("seats", "u1"),
        ("phase", "u1"),
        ("first", "u1"),  # who began
        ("turn", "u1"),  # whose
        ("rounds", "u1"),  # how many are over
        ("mover", "u1"),  # who spins and flies: whose turn it is, or who won a challenge
        ("spun", "u1"),  # the number for the flight; 0: none yet
        ("spun_by", "u1"),  # who spun it, or last for who begins
        ("flown_by", "u1"),
        ("steps", "u1"),  # of the last flight; 0 of a jump
        ("contenders", "u1"),  # who may still begin, as bits
        ("to_spin", "u1"),  # and who of them is still to spin
        ("loser", "u1"),  # of a challenge, until it is sent to a planet
        ("shooter", "u1"),  # who fires, until the first action after it
        ("shots", "u1"),  # how many were spun
        ("shots_left", "u1"),  # and how many are still to come
        ("quarter", "u1"),  # where the last shot went
        ("in_danger", "u1"),  # who is still to be asked about this shot, or about the force field, as bits
        ("asked", "u1"),  # who is asked to evade
        ("aim", "u1"),  # the planet a force field sends to, by number; NOBODY: it is a laser
        ("winner", "u1"),
    ]
)

SECRETS: tuple[str, ...] = ()  # everything lies open: what has not been drawn has no order

ACTIONS = Codec(
    Kind("fly", Field("to", SQUARES + 1)),
    Kind("jump", Field("hole", 4)),
    Kind("stay"),
    Kind("send", Field("planet", 4)),
    Kind("overdrive"),
    Kind("force", Field("whom", MOST_SEATS), Field("planet", 4)),
    Kind("laser"),
    Kind("done"),
    Kind("evade"),
    Kind("accept"),
    Kind("spin", Field("number", NUMBERS)),
    Kind("quarter", Field("quarter", 4)),
    Kind("card", Field("card", len(CARD_KINDS) * COPIES)),
)
STAY, OVERDRIVE, LASER, DONE, EVADE, ACCEPT = (
    ACTIONS.start(kind) for kind in ("stay", "overdrive", "laser", "done", "evade", "accept")
)


def in_station(row: int, column: int) -> bool:
    """Whether there is a launch station instead of a square."""
    return min(row, SIDE - 1 - row) < STATION and min(column, SIDE - 1 - column) < STATION


SITES = [(row, column) for row in range(SIDE) for column in range(SIDE) if not in_station(row, column)]
SQUARE_NAMES = [f"{chr(ord('a') + column)}{row + 1}" for row, column in SITES]
PLACE_NAMES = [*SQUARE_NAMES, "home"]
CARD_NAMES = [f"{kind}-{copy + 1}" for kind in CARD_KINDS for copy in range(COPIES)]


def wrong_with(components: Mapping[str, Any]) -> str | None:
    """What is wrong with the components, for whoever corrected them; None if they can be played with."""
    field, cards, stations = components["field"], components["cards"], components["stations"]
    if (field["side"], field["station"]) != (19, 3):
        return "field: 19 squares on a side, stations of 3 by 3"
    named = [*components["holes"]["at"], *components["planets"]["at"], components["derelict"]["at"]]
    for name in named:
        if name not in SQUARE_NAMES:
            return f"{name} is no square of the field"
    if len(components["holes"]["at"]) != 4 or len(components["planets"]["at"]) != 4 or len(set(named)) != len(named):
        return "four holes, four planets and the derelict, all on different squares"
    for seats in range(2, MOST_SEATS + 1):
        where = stations[str(seats)]
        if len(where) != seats or sorted(set(where), key=CORNERS.index) != where:
            return f"stations: {seats} players sit at {seats} different corners, clockwise from the north-west"
    if not all(0 <= cards[kind] <= COPIES for kind in CARD_KINDS) or cards["face_up"] != 2:
        return f"cards: up to {COPIES} of each kind, two of them face up"
    if not 1 <= components["spinner"]["numbers"] <= FARTHEST:
        return f"spinner: numbers up to {FARTHEST}"
    if not 1 <= components["match"]["rounds"] <= 250:
        return "match: at most 250 rounds"
    return None


if wrong_with(COMPONENTS):
    raise ValueError(f"galactica/components.toml: {wrong_with(COMPONENTS)}")

HOLE_NAMES: list[str] = COMPONENTS["holes"]["at"]
PLANET_NAMES: list[str] = COMPONENTS["planets"]["at"]


def lexicon(seats: int, _options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions."""
    return ACTIONS.lexicon(
        to=PLACE_NAMES,
        hole=HOLE_NAMES,
        planet=PLANET_NAMES,
        whom=list(LETTERS[:seats]),
        quarter=CORNERS,
        card=CARD_NAMES,
    )


# Paths. All squares within six steps of a jet lie in a diamond of 84 cells around it, numbered from the nearest out. A
# path is a set of those cells, and how it goes; all that never cross themselves are listed once, by length and last
# cell, those with the fewest turns first. A path can be flown if its set meets no obstacle.

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # up, right, down, left
CELLS = sorted(
    (
        (row, column)
        for row in range(-FARTHEST, FARTHEST + 1)
        for column in range(-FARTHEST, FARTHEST + 1)
        if 0 < abs(row) + abs(column) <= FARTHEST
    ),
    key=lambda cell: abs(cell[0]) + abs(cell[1]),
)
HALF = len(CELLS) // 2  # a set of cells is two integers: this many in the first one, the others in the second
OUTSIDE = -1  # of CELL_AT


def _paths(length: int, trail: tuple[tuple[int, int], ...] = ((0, 0),)) -> list[tuple[tuple[int, int], ...]]:
    """All paths of this length that never cross themselves, as the cells they go over, from where they begin."""
    if length == 0:
        return [trail]
    row, column = trail[-1]
    beside = [(row + down, column + right) for down, right in STEPS]
    return [path for cell in beside if cell not in trail for path in _paths(length - 1, (*trail, cell))]


def _moves(path: tuple[tuple[int, int], ...]) -> list[int]:
    """The directions in which a path goes."""
    return [STEPS.index((b[0] - a[0], b[1] - a[1])) for a, b in pairwise(path)]


def _turns(path: tuple[tuple[int, int], ...]) -> int:
    moves = _moves(path)
    return sum(a != b for a, b in pairwise(moves))


ALL_PATHS = sorted(
    (path for length in range(1, FARTHEST + 1) for path in _paths(length)),
    key=lambda path: (len(path), CELLS.index(path[-1]), _turns(path)),
)

ROW = np.array([row for row, _ in SITES], np.int8)
COLUMN = np.array([column for _, column in SITES], np.int8)
SQUARE_AT = np.full((SIDE, SIDE), NOWHERE, np.int16)
CELL_ROW = np.array([row for row, _ in CELLS], np.int8)
CELL_COLUMN = np.array([column for _, column in CELLS], np.int8)
CELL_AT = np.full((2 * FARTHEST + 1, 2 * FARTHEST + 1), OUTSIDE, np.int8)
PATH_SET = np.zeros((len(ALL_PATHS), 2), np.int64)
PATH_MOVES = np.zeros(len(ALL_PATHS), np.int16)  # two bits a step, the first one lowest
FIRST_PATH = np.zeros((FARTHEST + 1, len(CELLS) + 1), np.int16)  # by length and last cell; up to the next one's
FIXED = np.zeros((SQUARES, 2), np.int64)  # around each square: the cells with a station, or off the field
ENTRY = np.zeros((MOST_SEATS + 1, MOST_SEATS, ENTRIES), np.int16)  # the squares that touch a seat's station, by seats
HOLE = np.array([SQUARE_NAMES.index(name) for name in HOLE_NAMES], np.int64)
PLANET = np.array([SQUARE_NAMES.index(name) for name in PLANET_NAMES], np.int64)
START = SQUARE_NAMES.index(COMPONENTS["derelict"]["at"])
COPIES_OF = np.array([COMPONENTS["cards"][kind] for kind in CARD_KINDS], np.uint8)


def _entries(corner: str) -> list[int]:
    """The squares that a station touches with its two inner sides (GA-1.1)."""
    rows = range(STATION) if corner[0] == "n" else range(SIDE - STATION, SIDE)
    columns = range(STATION) if corner[1] == "w" else range(SIDE - STATION, SIDE)
    row = STATION if corner[0] == "n" else SIDE - STATION - 1
    column = STATION if corner[1] == "w" else SIDE - STATION - 1
    return [int(SQUARE_AT[r, column]) for r in rows] + [int(SQUARE_AT[row, c]) for c in columns]


def _build_tables() -> None:
    for square, site in enumerate(SITES):
        SQUARE_AT[site] = square
    for number, (down, right) in enumerate(CELLS):
        CELL_AT[FARTHEST + down, FARTHEST + right] = number
    for square, (row, column) in enumerate(SITES):
        for number, (down, right) in enumerate(CELLS):
            r, c = row + down, column + right
            if not (0 <= r < SIDE and 0 <= c < SIDE) or in_station(r, c):
                FIXED[square, number // HALF] |= 1 << (number % HALF)
    for number, path in enumerate(ALL_PATHS):
        for cell in map(CELLS.index, path[1:]):
            PATH_SET[number, cell // HALF] |= 1 << (cell % HALF)
        PATH_MOVES[number] = sum(move << (2 * i) for i, move in enumerate(_moves(path)))
    ends = [(len(path) - 1, CELLS.index(path[-1])) for path in ALL_PATHS]
    for length in range(1, FARTHEST + 1):
        for cell in range(len(CELLS) + 1):
            FIRST_PATH[length, cell] = sum(end < (length, cell) for end in ends)
    for seats in range(2, MOST_SEATS + 1):
        for seat, corner in enumerate(COMPONENTS["stations"][str(seats)]):
            ENTRY[seats, seat] = _entries(corner)


_build_tables()
