"""Sputnik's state and action numbering, and the tables of its boards, built from components.toml."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from astroport.core.codec import Codec, Field, Kind, Lexicon
from astroport.core.contract import Value, record_dtype
from astroport.core.events import Choice, Event, Kinds, Number, Prompt
from astroport.games.sputnik import GAME

COMPONENTS = GAME.components
LAYOUTS = tuple(str(layout) for layout in GAME.option("layout").values)

MOST_CELLS = 37
ROWS = "abcdefg"
MOST_ROCKETS = 6
MOST_EACH = 3

NOWHERE = 255  # of `rocket` and `base_at`: off the board

DRAWING, FLYING, TAKING, OVER = range(4)  # of `phase`

# Sets of cells are the bits of an integer: intersecting, joining and asking are then one machine instruction each.
# Rockets are numbered around the board: rocket r belongs to seat r % seats and is the (r // seats)-th of that seat.
STATE = record_dtype(
    [
        ("galaxies", "i8"),  # the cells with at least one galaxy
        ("bases", "i8"),  # the cells with a base
        ("rockets", "i8"),  # the cells with a rocket
        ("protected", "i8"),  # the cells beside the bases of who has not moved yet
        ("height", "u1", (MOST_CELLS,)),  # how many galaxies lie on each cell (SP-1.3)
        ("rocket", "u1", (MOST_ROCKETS,)),  # where each rocket is
        ("base_at", "u1", (MOST_ROCKETS,)),  # where the base of each rocket is
        ("home", "u1", (MOST_ROCKETS,)),  # where it was at the start
        ("has_moved", "u1", (MOST_ROCKETS,)),  # by seat
        ("out", "u1", (MOST_ROCKETS,)),  # by seat: is out of the game
        ("layout", "u1"),
        ("seats", "u1"),
        ("each", "u1"),  # rockets of a player
        ("teams", "u1"),
        ("phase", "u1"),
        ("turn", "u1"),  # whose
    ]
)

SECRETS: tuple[str, ...] = ()  # fields that are blank to somebody at times

ACTIONS = Codec(
    Kind("fly", Field("to", MOST_CELLS), Field("rocket", MOST_EACH, default=0)),
    Kind("rescue", Field("to", MOST_CELLS), Field("rocket", MOST_EACH, default=0)),
    Kind("take", Field("at", MOST_CELLS)),
    Kind("begin", Field("seat", MOST_ROCKETS)),
)

# What happens: in kinds and numbers. A rocket is the k-th of its seat; none where everybody has only one. Of who is
# stranded it is said where the first, the second and the third of its rockets were; none where there are fewer.
EVENTS = Kinds(
    Event("begins", Number("seat")),
    Event(
        "flies",
        Number("seat"),
        Number("rocket"),
        Number("from", "cell"),
        Number("to", "cell"),
        explains=("rockets", "rocket"),
        cut=True,
    ),
    Event(
        "is-rescued",
        Number("seat"),
        Number("rocket"),
        Number("from", "cell"),
        Number("to", "cell"),
        Number("base", "cell"),
        explains=("bases", "base_at", "galaxies", "height", "rockets", "rocket"),
        cut=True,
    ),
    Event(
        "takes",
        Number("seat"),
        Number("at", "cell"),
        Number("left", "count"),
        explains=("galaxies", "height"),
        cut=True,
    ),
    Event("finds-nothing", Number("seat")),
    Event(
        "is-stranded",
        Number("seat"),
        Number("first", "cell"),
        Number("second", "cell"),
        Number("third", "cell"),
        explains=("out", "rockets", "rocket"),
    ),
    Event("wins", Number("seat"), Number("winners", "count")),
)
MOST_EVENTS = 2 + 2 * MOST_ROCKETS  # of one action: flown, nothing to take; everybody stranded or a winner

# What is asked of a seat, and what is said to who is not asked: whose turn it is.
PROMPTS = Kinds(
    Prompt("fly"),
    Prompt("fly-or-rescue"),
    Prompt("rescue"),
    Prompt("take"),
    Prompt("wait", Number("turn", "seat")),
    Prompt("watch", Number("turn", "seat")),
    Prompt("draw-lots"),
    Prompt("over"),
)

# An action as a choice: what lies where it leads, and whose base.
CHOICES = Kinds(
    Choice(
        "fly",
        Number("rocket"),
        Number("from", "cell"),
        Number("to", "cell"),
        Number("galaxies", "count"),
        Number("owner", "seat"),
    ),
    Choice("rescue", Number("rocket"), Number("from", "cell"), Number("to", "cell"), Number("base", "cell")),
    Choice("take", Number("at", "cell"), Number("left", "count")),
    Choice("begin", Number("seat")),
)

UNTOLD = ("phase", "turn", "has_moved", "protected")  # changes that no event speaks of: what is asked next shows them


@cache
def cell_names(layout: str) -> list[str]:
    """The cells of a layout in the order of their numbers: a1, a2 …"""
    rows = COMPONENTS["layouts"][layout]["rows"]
    return [f"{ROWS[r]}{i + 1}" for r, row in enumerate(rows) for i in range(len(row))]


def names(_seats: int, options: Mapping[str, Value]) -> dict[str, list[str]]:
    """What things are called with these options, by their numbers."""
    return {"cell": cell_names(str(options["layout"])), "rocket": [str(k + 1) for k in range(int(options["rockets"]))]}


def lexicon(seats: int, options: Mapping[str, Value]) -> Lexicon:
    """The names of all actions with these options."""
    return _lexicon(seats, str(options["layout"]), int(options["rockets"]))


@cache
def _lexicon(seats: int, layout: str, each: int) -> Lexicon:
    called = names(seats, {"layout": layout, "rockets": each})
    cells, rockets = called["cell"], called["rocket"]
    return ACTIONS.lexicon(to=cells, at=cells, rocket=rockets, seat=list("ABCDEF"[:seats]))


@cache
def places(layout: str) -> list[tuple[int, int]]:
    """Each cell's place as (column in half cells, row), so that touching cells differ by (±2, 0) or (±1, ±1)."""
    rows = COMPONENTS["layouts"][layout]["rows"]
    widest = max(map(len, rows))
    return [(widest - len(row) + 2 * i, r) for r, row in enumerate(rows) for i in range(len(row))]


STEPS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))  # clockwise from the east

BIT = 1 << np.arange(MOST_CELLS, dtype=np.int64)  # each cell as a set of one
BOARD = np.zeros(len(LAYOUTS), np.int64)  # the set of all cells
GALAXIES = np.zeros(len(LAYOUTS), np.int64)  # the set of cells with galaxies at the start, bases turned over
HEIGHT = np.zeros((len(LAYOUTS), MOST_CELLS), np.uint8)  # the galaxies at the start, bases turned over
# Where the board ends, a cell is its own neighbour: whoever stands there cannot fly there.
NEIGHBOUR = np.zeros((len(LAYOUTS), MOST_CELLS, len(STEPS)), np.uint8)
AROUND = np.zeros((len(LAYOUTS), MOST_CELLS), np.int64)  # the set of a cell's neighbours
CORNER = np.zeros((len(LAYOUTS), len(STEPS)), np.uint8)
CORNERS_USED = np.zeros((MOST_ROCKETS + 1, MOST_ROCKETS), np.uint8)


def wrong_with(components: Mapping[str, Any]) -> str | None:
    """What is wrong with the components, for whoever corrected them; None if they can be played with."""
    for layout, drawn in components["layouts"].items():
        signs = "".join(drawn["rows"])
        if set(signs) - set("B0123456789"):
            return f"layout {layout}: a cell is a digit or B, not {min(set(signs) - set('B0123456789'))!r}"
        if signs.count("B") != MOST_ROCKETS:
            return f"layout {layout}: {signs.count('B')} bases, not {MOST_ROCKETS}"
        if len(signs) > MOST_CELLS or len(drawn["rows"]) > len(ROWS):
            return f"layout {layout}: more than {MOST_CELLS} cells or {len(ROWS)} rows"
    for rockets, corners in components["corners"]["used"].items():
        if len(corners) != int(rockets) or corners != sorted(set(corners)) or not set(corners) <= set(range(6)):
            return f"corners used.{rockets}: not {rockets} different corners of 0 to 5 in clockwise order"
    return None


def _build_tables() -> None:
    for number, layout in enumerate(LAYOUTS):
        where = places(layout)
        cell_at = {place: cell for cell, place in enumerate(where)}
        signs = "".join(COMPONENTS["layouts"][layout]["rows"])
        BOARD[number] = BIT[: len(where)].sum()
        HEIGHT[number, : len(where)] = [1 if sign == "B" else int(sign) for sign in signs]
        GALAXIES[number] = BIT[HEIGHT[number] > 0].sum()
        for cell, (x, y) in enumerate(where):
            beside = [cell_at.get((x + dx, y + dy), cell) for dx, dy in STEPS]
            NEIGHBOUR[number, cell] = beside
            AROUND[number, cell] = sum(int(BIT[other]) for other in set(beside) - {cell})
        middle = np.mean(where, axis=0)
        bases = [cell for cell, sign in enumerate(signs) if sign == "B"]
        around = {b: np.arctan2(*(np.array(where[b]) - middle)[::-1]) % (2 * np.pi) for b in bases}
        CORNER[number] = sorted(bases, key=lambda b: around[b])
    for rockets, corners in COMPONENTS["corners"]["used"].items():
        CORNERS_USED[int(rockets), : len(corners)] = corners


if wrong_with(COMPONENTS):
    raise ValueError(f"sputnik/components.toml: {wrong_with(COMPONENTS)}")
_build_tables()


def _drawn(number: int, layout: str) -> list[dict[str, Any]]:
    """The cells of a layout in the order of their numbers: what each is called, where it lies, which are around it."""
    lie = zip(cell_names(layout), places(layout), NEIGHBOUR[number].tolist(), strict=False)
    return [
        {"name": name, "x": x, "y": y, "around": [other for other in beside if other != cell]}
        for cell, (name, (x, y), beside) in enumerate(lie)
    ]


DRAWN = {"CELLS": [_drawn(number, layout) for number, layout in enumerate(LAYOUTS)]}  # what a board is drawn from
