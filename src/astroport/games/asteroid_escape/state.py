"""Asteroid Escape's state and action numbering, and the tables of its boards and tiles, built from components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from astroport.games.asteroid_escape import GAME

COMPONENTS = GAME.components
BOARDS = tuple(str(board) for board in GAME.option("board").values)
PATTERNS: tuple[str, ...] = (*COMPONENTS["wakes"]["patterns"], *COMPONENTS["wakes"]["twice"])  # by tile
COLOURS: tuple[str, ...] = tuple(COMPONENTS["asteroids"]["colours"])

LETTERS = "ABCDEFGH"
MOST_SEATS = 8
HAND = 3
MOST_SIDE = 7
MOST_CELLS = MOST_SIDE * MOST_SIDE
MOST_MARKS = 4 * 2 * MOST_SIDE
POINTS = 8  # on the edges of a tile (AE-1.3)
TILES = 49
VALUES = 5
ASTEROIDS = VALUES * len(COLOURS)  # numbered in the order in which they act
DIE = 6
ACT_FROM, ACT_TO = 6, 8  # totals of the two dice on which asteroids act (AE-2.2)

NONE = 255  # of `laid`, `rock_on`: nothing there; of `marker`: nobody; of `rock`, `spot`, `acted`: none
UNKNOWN = 254  # of `hand` and `queue`: a tile, and the viewer does not know which
SUPPLY, GONE = 253, 255  # of `rock_at`: not in play, and out of the game
OFF = 255  # of NEIGHBOUR: over the edge

UP, RIGHT, DOWN, LEFT = range(4)
SIDES = ("up", "right", "down", "left")
TURN = 4  # of DOES: no direction

# Of `phase`: somebody, or chance, is asked for something …
(
    DEALING, PICKING, LANDING, FACING, DRAWING_LOTS, STARTING,
    ROLLING_BLUE, ROLLING_RED, ACTING, LAYING, SALVAGING, DRAWING, OVER,
) = range(13)  # fmt: skip
# … or, only while an action is applied, play goes on by itself.
TURN_BEGINS, GO_ON_PLACING, GO_ON_ACTING, LOOK_AHEAD, GO_ON_DRAWING, TURN_ENDS = range(13, 19)
AT_THE_START, AS_REFILL, ON_A_SIX = range(3)  # of `reason`: why asteroids are placed

# A piece is a wake tile as it lies: tile * 4 + quarter turns clockwise.
# A ship is where it would go on: the cell in front of it, and the edge point at which it would enter that cell.
# `seen` is by places, not by tiles: each is the bit set of the seats that know what lies there (salvage, AE-7.2).
STATE = record_dtype(
    [
        ("pile", "i8"),  # the tiles nobody has seen, as bits; in a view: all tiles whose place one does not know
        ("to_act", "i2"),  # the asteroids that still act in this turn, as bits
        ("laid", "u1", (MOST_CELLS,)),  # the piece on each cell
        ("rock_on", "u1", (MOST_CELLS,)),  # the asteroid on each cell
        ("rock_at", "u1", (ASTEROIDS,)),  # the cell of each asteroid
        ("rock_turn", "u1", (ASTEROIDS,)),  # its quarter turns clockwise
        ("queue", "u1", (TILES,)),  # the tiles under the pile, the next one first
        ("queue_seen", "u1", (TILES,)),
        ("hand", "u1", (MOST_SEATS, HAND)),  # in the order received
        ("hand_seen", "u1", (MOST_SEATS, HAND)),
        ("held", "u1", (MOST_SEATS,)),  # how many tiles each hand has
        ("ship_cell", "u1", (MOST_SEATS,)),
        ("ship_point", "u1", (MOST_SEATS,)),
        ("flying", "u1", (MOST_SEATS,)),  # has a ship on the board
        ("out", "u1", (MOST_SEATS,)),
        ("won", "u1", (MOST_SEATS,)),
        ("in_pile", "u1"),  # how many tiles nobody has seen
        ("queued", "u1"),  # how many tiles are under the pile
        ("marker", "u1"),  # the seat with the priority marker
        ("board", "u1"),
        ("seats", "u1"),
        ("open_space", "u1"),
        ("salvage", "u1"),
        ("refill_replaces_roll", "u1"),
        ("phase", "u1"),
        ("turn", "u1"),  # whose
        ("first", "u1"),  # who began
        ("reason", "u1"),
        ("placing", "u1"),  # how many asteroids are still to be placed
        ("placed", "u1"),  # how many the active player has placed as a refill
        ("rock", "u1"),  # the asteroid that is being placed
        ("spot", "u1"),  # the cell where it lands
        ("blue", "u1"),  # what the dice show, 0: not rolled; they lie until somebody rolls again
        ("red", "u1"),
        ("die", "u1"),
        ("acted", "u1"),  # the asteroid for which `die` was rolled
        ("victims", "u1"),  # the seats whose hands are being salvaged, as bits
        ("swapped_mine", "u1"),  # the places of the salvager's hand that were swapped, as bits
        ("swapped_theirs", "u1", (MOST_SEATS,)),  # and of each victim's
    ]
)

SECRETS = ("pile", "queue", "hand")  # fields that are blank to somebody at times

ACTIONS = Codec(
    Kind("lay", Field("tile", TILES), Field("turn", 4)),
    Kind("start", Field("mark", MOST_MARKS)),
    Kind("swap", Field("mine", HAND), Field("theirs", MOST_SEATS * HAND)),
    Kind("done"),
    Kind("draw", Field("tile", TILES)),
    Kind("asteroid", Field("which", ASTEROIDS)),
    Kind("land", Field("at", MOST_CELLS)),
    Kind("face", Field("turn", 4)),
    Kind("first", Field("seat", MOST_SEATS)),
    Kind("blue", Field("die", DIE)),
    Kind("red", Field("die", DIE)),
    Kind("die", Field("die", DIE)),
)
DONE = ACTIONS.start("done")


@cache
def cell_names(board: str) -> list[str]:
    """The cells of a board in the order of their numbers, row by row: 1/1, 1/2 …"""
    labels = COMPONENTS["boards"][board]["labels"]
    return [f"{row}/{column}" for row in labels for column in labels]


@cache
def mark_names(board: str) -> list[str]:
    """The start marks in the order of their numbers, clockwise from the top left: N1, N2 …"""
    side = len(COMPONENTS["boards"][board]["labels"])
    return [f"{letter}{i + 1}" for letter in "NESW" for i in range(2 * side)]


# A pattern has a number, and where it comes twice the second tile a b.
TILE_NAMES = [f"{PATTERNS.index(p) + 1}{'b' if p in PATTERNS[:tile] else ''}" for tile, p in enumerate(PATTERNS)]
ASTEROID_NAMES = [f"{colour}-{value}" for value in range(1, VALUES + 1) for colour in COLOURS]


def lexicon(seats: int, options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions with these options."""
    return _lexicon(seats, str(options["board"]))


@cache
def _lexicon(seats: int, board: str) -> Lexicon:
    return ACTIONS.lexicon(
        tile=TILE_NAMES,
        turn=["0", "1", "2", "3"],
        mark=mark_names(board),
        theirs=[f"{letter}{place + 1}" for letter in LETTERS[:seats] for place in range(HAND)],
        which=ASTEROID_NAMES,
        at=cell_names(board),
        seat=list(LETTERS[:seats]),
    )


SIZE = np.zeros(len(BOARDS), np.uint8)  # cells on a side
LABELLED = np.zeros((len(BOARDS), MOST_CELLS), np.uint8)  # whether dice can designate a cell
NEIGHBOUR = np.full((len(BOARDS), MOST_CELLS, 4), OFF, np.uint8)  # by side
MARK_CELL = np.zeros((len(BOARDS), MOST_MARKS), np.uint8)  # the cell that a start mark faces (AE-1.2)
MARK_POINT = np.zeros((len(BOARDS), MOST_MARKS), np.uint8)  # the edge point of that cell
ACROSS = np.array([5, 4, 7, 6, 1, 0, 3, 2], np.uint8)  # the same point as the cell beyond the edge calls it
LEADS_TO = np.zeros((TILES * 4, POINTS), np.uint8)  # where a wake that enters a piece at a point leaves it
TURNS = np.zeros(TILES, np.uint8)  # in how many ways a tile can lie that look different
DOES = np.zeros((ASTEROIDS, DIE - 1), np.uint8)  # what a die makes an asteroid do that lies unturned
AT_START = np.zeros(MOST_SEATS + 1, np.uint8)  # asteroids by the number of players


def wrong_with(components: Mapping[str, Any]) -> str | None:
    """What is wrong with the components, for whoever corrected them; None if they can be played with."""
    for board, drawn in components["boards"].items():
        labels = drawn["labels"]
        if len(labels) > MOST_SIDE or len(set(labels)) != len(labels) or set(labels) - set("123456m"):
            return f"board {board}: labels are up to {MOST_SIDE} different ones of 1 to 6 and m, not {labels}"
    patterns, twice = components["wakes"]["patterns"], components["wakes"]["twice"]
    for pattern in patterns:
        if sorted(pattern) != list("01234567"):
            return f"wakes: {pattern} does not join the points 0 to 7 in pairs"
    if len(patterns) + len(twice) != TILES or not set(twice) <= set(patterns) or len(set(twice)) != len(twice):
        return f"wakes: not {TILES} tiles, each of `twice` being one of the patterns"
    looks = [min(str(sorted(turned(pattern, k))) for k in range(4)) for pattern in patterns]
    if len(set(looks)) != len(looks):
        return "wakes: two patterns are the same but for a turn"
    does = components["asteroids"]["does"]
    if sorted(does) != list("12345") or any(sorted(d) != sorted((*SIDES, "turn")) for d in does.values()):
        return "asteroids: each value from 1 to 5 turns, goes up, right, down and left for one die each"
    if not all(1 <= components["asteroids"]["at_the_start"][str(n)] <= ASTEROIDS for n in range(2, MOST_SEATS + 1)):
        return f"asteroids: at_the_start is a number from 1 to {ASTEROIDS} for each number of players"
    return None


def turned(pattern: str, quarters: int) -> list[tuple[int, int]]:
    """The pairs of points that a pattern joins when it lies turned clockwise, each with the smaller one first."""
    around = [(int(p) + 2 * quarters) % POINTS for p in pattern]
    return [(min(pair), max(pair)) for pair in zip(around[::2], around[1::2], strict=True)]


def _build_tables() -> None:
    for number, board in enumerate(BOARDS):
        labels = COMPONENTS["boards"][board]["labels"]
        side = SIZE[number] = len(labels)
        for row in range(side):
            for column in range(side):
                cell = row * side + column
                LABELLED[number, cell] = "m" not in (labels[row], labels[column])
                for direction, (r, c) in enumerate(
                    [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
                ):
                    if 0 <= r < side and 0 <= c < side:
                        NEIGHBOUR[number, cell, direction] = r * side + c
        along = range(side)
        borders = [
            list(along),
            [row * side + side - 1 for row in along],
            [(side - 1) * side + column for column in reversed(along)],
            [row * side for row in reversed(along)],
        ]
        marks = [(cell, 2 * s + i) for s, border in enumerate(borders) for cell in border for i in (0, 1)]
        MARK_CELL[number, : len(marks)] = [cell for cell, _ in marks]
        MARK_POINT[number, : len(marks)] = [point for _, point in marks]
    for tile, pattern in enumerate(PATTERNS):
        for quarters in range(4):
            for p, q in turned(pattern, quarters):
                LEADS_TO[4 * tile + quarters, p] = q
                LEADS_TO[4 * tile + quarters, q] = p
        TURNS[tile] = len({str(sorted(turned(pattern, k))) for k in range(4)})
    for asteroid in range(ASTEROIDS):
        does = COMPONENTS["asteroids"]["does"][str(asteroid // len(COLOURS) + 1)]
        DOES[asteroid] = [TURN if what == "turn" else SIDES.index(what) for what in does]
    for seats in range(2, MOST_SEATS + 1):
        AT_START[seats] = COMPONENTS["asteroids"]["at_the_start"][str(seats)]


if wrong_with(COMPONENTS):
    raise ValueError(f"asteroid_escape/components.toml: {wrong_with(COMPONENTS)}")
_build_tables()
