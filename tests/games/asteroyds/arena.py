"""The arena and the pieces of Asteroyds as the rules name them, for the second implementation (oracle.py)."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import astroport.games.asteroyds

Cell: TypeAlias = str  # "g4": row 7 from the top, column 4
Way: TypeAlias = str
Team: TypeAlias = str

CHANCE = -1
TEAMS: list[Team] = ["red", "white", "blue"]
ROUNDS = range(1, 7)
FACES = range(1, 7)

# AC-1.1: the ways clockwise, each with how many half cells to the right and how many rows down it leads.
WAYS: dict[Way, tuple[int, int]] = {
    "E": (2, 0),
    "SE": (1, 1),
    "SW": (-1, 1),
    "W": (-2, 0),
    "NW": (-1, -1),
    "NE": (1, -1),
}
# The playable columns of the rows.
_ROWS: dict[int, list[int]] = {
    **{row: [*range(3, 7), *range(9, 13)] for row in (1, 13)},
    **{row: [*range(2, 13)] for row in (2, 4, 10, 12)},
    **{row: [*range(2, 14)] for row in (3, 11)},
    **{row: [*range(1, 15)] for row in (5, 9)},
    **{row: [*range(15)] for row in (6, 8)},
    7: [*range(16)],
}
# Where each cell lies: half cells from the left (even rows are shifted by one), rows from the top.
PLACE: dict[Cell, tuple[int, int]] = {
    f"{' abcdefghijklm'[row]}{column}": (2 * column + (row % 2 == 0), row)
    for row in sorted(_ROWS)
    for column in _ROWS[row]
}
_CELL_AT = {place: cell for cell, place in PLACE.items()}
MIDDLE = 15  # half cells from the left

# The cell ahead of each, or None: the border.
AHEAD: dict[tuple[Cell, Way], Cell | None] = {
    (cell, way): _CELL_AT.get((x + right, y + down))
    for cell, (x, y) in PLACE.items()
    for way, (right, down) in WAYS.items()
}
# All around each, clockwise.
AROUND: dict[Cell, list[Cell | None]] = {cell: [AHEAD[cell, way] for way in WAYS] for cell in PLACE}


@cache
def turned(way: Way, sixths: int) -> Way:
    """So many times 60° to the right of a way."""
    ways = list(WAYS)
    return ways[(ways.index(way) + sixths) % 6]


def runs(around: Sequence[bool]) -> int:
    """How many runs of free cells there are, going round; all of them free are none that ends."""
    return sum(free and not around[k - 1] for k, free in enumerate(around))


def pointed_at(one: Way, face: int) -> Way:
    """AC-1.5: where a number points, if the 1 points that way."""
    return turned(one, (1, 5, 3, 6, 2, 4).index(face))


# AC-2.2, AC-7.1: what a column may hold: so many times 60° to the right, then so many cells ahead.
MOVES: dict[str, tuple[int, int]] = {
    "empty": (0, 0),
    "shoot": (0, 0),
    "forward": (0, 1),
    "right": (1, 1),
    "left": (-1, 1),
    "about": (3, 0),
    "double": (0, 2),
    "turnabout": (3, 1),
    "back": (0, -1),
    "wide-right": (2, 1),
    "wide-left": (-2, 1),
    "pivot-right": (1, 0),
    "pivot-left": (-1, 0),
    "spin-right": (2, 0),
    "spin-left": (-2, 0),
}
BASIC = {"empty", "shoot", "forward", "right", "left", "about"}
PILOTS: dict[str, set[str]] = {
    "double": {"double"},
    "turnabout": {"turnabout"},
    "back": {"back"},
    "wide": {"wide-right", "wide-left"},
    "pivot": {"pivot-right", "pivot-left", "spin-right", "spin-left"},
    "shield": set(),
}
POWERS: set[str] = set().union(*PILOTS.values())


@dataclass
class Base:
    """What the layout gives a team (AC-1.2)."""

    platform: Cell
    heading: Way
    home: Cell
    pods: list[Cell]
    turrets: dict[Cell, Way]

    @property
    def zone(self) -> set[Cell]:
        return {cell for cell in AROUND[self.platform] if cell}


@dataclass
class Turret:
    """It stands on a cell of the arena; `one` is where its 1 points."""

    team: Team
    one: Way
    off: bool = False


@dataclass
class Ship:
    """Where it is, what it has aboard, and its program as far as it is settled."""

    number: int
    seat: int
    team: Team
    cell: Cell
    heading: Way
    off: bool = False
    carries: set[Team] = field(default_factory=set)
    via: Cell | None = None  # passed over in this round by a double move
    pilot: str | None = None
    spent: bool = False
    columns: list[str] = field(default_factory=list)
    line: list[str] = field(default_factory=list)  # what was said of the anticipation line
    mode: str | None = None  # as chosen; None: not yet

    @property
    def rounds(self) -> set[int]:
        """The rounds marked on the anticipation line."""
        return {int(said) for said in self.line if said != "none"}

    @property
    def is_programmed(self) -> bool:
        return len(self.line) == 2 if self.pilot == "shield" else self.mode is not None


@dataclass
class Beam:
    """What a ship (by number) or a turret (by cell) fires; `sure`: it cannot be shielded against."""

    by: int | Cell
    start: Cell
    way: Way
    team: Team
    sure: bool = False
    end: Cell = ""


_COMPONENTS: dict[str, Any] = tomllib.loads(
    Path(astroport.games.asteroyds.__file__).with_name("components.toml").read_text(encoding="utf-8")
)
ROCKS: list[Cell] = _COMPONENTS["rocks"]["cells"]


def bases(layout: str) -> dict[Team, Base]:
    """Each team's base in a layout (AC-1.3)."""
    entries = _COMPONENTS["layout"][layout]
    return {
        team: Base(*(entries[team][name] for name in ("platform", "heading", "home", "pods", "turrets")))
        for team in TEAMS
        if team in entries
    }
