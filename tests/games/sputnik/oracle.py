"""Sputnik, written a second time: slow, plain and straight from the rules.

The tests hold the fast implementation against this one, so nothing here is shared with it. The
marks SP-x.y point to the paragraphs of the rules. Cells are named by row letter from the top and
number from the left; rockets by (seat, k), where k counts the rockets of that seat from 0.
"""

from __future__ import annotations

from typing import TypeAlias

# ("begin", seat), ("fly", k, cell), ("rescue", k, cell) or ("take", cell)
Move: TypeAlias = tuple[str | int, ...]
Cell: TypeAlias = str
Rocket: TypeAlias = tuple[int, int]

CHANCE = -1

# Side of the hexagon (SP-1.1, SP-1.2).
SIDE = {"classic": 4, "pyramid": 3}

# Clockwise, starting in the east.
CORNERS: dict[str, list[Cell]] = {
    "classic": ["d7", "g4", "g1", "d1", "a1", "a4"],
    "pyramid": ["c5", "e3", "e1", "c1", "a1", "a3"],
}

# Galaxies per cell by distance from the centre, corners aside (SP-1.1, SP-1.2).
STACKS = {
    "classic": [4, 1, 1, 1],
    "pyramid": [4, 3, 2],
}

# Which corners hold a base, by the number of rockets in all (SP-1.4).
CORNERS_USED = {
    2: [0, 3],
    3: [0, 2, 4],
    4: [0, 1, 3, 4],
    5: [0, 1, 2, 3, 4],
    6: [0, 1, 2, 3, 4, 5],
}

# The most rockets each player may have, by the number of players (SP-5.1).
MOST_ROCKETS = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}


def _neighbours(side: int) -> dict[Cell, list[Cell]]:
    """The neighbours of every cell of the hexagon of that side."""
    rows = 2 * side - 1
    place: dict[Cell, tuple[int, int]] = {}
    for row in range(rows):
        length = rows - abs(row - (side - 1))
        for number in range(length):
            # Rows are centred above each other. In half cells, cells of one row are 2 apart, and
            # a cell's neighbours in the rows above and below lie 1 to its left and 1 to its right.
            x = 2 * number - (length - 1)
            place["abcdefg"[row] + str(number + 1)] = (row, x)
    name = {where: cell for cell, where in place.items()}
    steps = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]
    return {
        cell: [name[row + down, x + right] for down, right in steps if (row + down, x + right) in name]
        for cell, (row, x) in place.items()
    }


def _galaxies(layout: str) -> dict[Cell, int]:
    """The galaxies as if all six corners held bases."""
    neighbours = NEIGHBOURS[layout]
    side = SIDE[layout]
    ring: set[Cell] = {"abcdefg"[side - 1] + str(side)}  # the centre
    seen: set[Cell] = set()
    galaxies: dict[Cell, int] = {}
    for height in STACKS[layout]:
        for cell in ring:
            if cell not in CORNERS[layout]:
                galaxies[cell] = height
        seen |= ring
        ring = {near for cell in ring for near in neighbours[cell]} - seen
    return dict(sorted(galaxies.items()))


NEIGHBOURS = {layout: _neighbours(side) for layout, side in SIDE.items()}
GALAXIES = {layout: _galaxies(layout) for layout in SIDE}


class Oracle:
    """One match of Sputnik: the position, what may be played in it, and playing it."""

    def __init__(self, seats: int, layout: str = "classic", rockets: int = 1, teams: bool = False) -> None:
        if layout not in SIDE:
            raise ValueError(f"no layout {layout!r}")
        if seats not in MOST_ROCKETS:
            raise ValueError(f"not a game for {seats} players")
        if not 1 <= rockets <= MOST_ROCKETS[seats]:
            raise ValueError(f"{seats} players cannot have {rockets} rockets each")
        if teams and seats != 4:
            raise ValueError("teams are for 4 players")
        self.seats = seats
        self.layout = layout
        self.rockets = rockets
        self.teams = teams

        # Rockets are dealt round the corners: every seat its first, every seat its second, ...
        order = [(seat, k) for k in range(rockets) for seat in range(seats)]
        used = [CORNERS[layout][corner] for corner in CORNERS_USED[len(order)]]
        # Where every rocket and its base start; never changes.
        self.home: dict[Rocket, Cell] = dict(zip(order, used, strict=True))

        # Where every rocket stands; absent when off the board.
        self.rocket: dict[Rocket, Cell] = dict(self.home)
        # Where every base lies, face up; absent once it was brought.
        self.base: dict[Rocket, Cell] = dict(self.home)
        # How many galaxies every cell holds; only cells that hold some.
        self.galaxies: dict[Cell, int] = dict(GALAXIES[layout])
        for corner in CORNERS[layout]:
            if corner not in used:
                self.galaxies[corner] = 1  # SP-1.5

        # The seats that have moved a rocket (SP-2.7).
        self.moved: set[int] = set()
        # Whose turn it is: CHANCE before the draw (SP-1.6), None when the match is over.
        self.turn: int | None = CHANCE
        # Whether the player has flown and now has to remove a galaxy.
        self.removing = False

    def copy(self) -> Oracle:
        """The same position again, to be played on separately."""
        other = Oracle.__new__(Oracle)
        other.seats = self.seats
        other.layout = self.layout
        other.rockets = self.rockets
        other.teams = self.teams
        other.home = self.home
        other.rocket = dict(self.rocket)
        other.base = dict(self.base)
        other.galaxies = dict(self.galaxies)
        other.moved = set(self.moved)
        other.turn = self.turn
        other.removing = self.removing
        return other

    def to_move(self) -> int | None:
        """The seat to play, -1 for chance, None when the match is over."""
        return self.turn

    def legal(self) -> list[Move]:
        """What may be played right now."""
        if self.turn is None:
            return []
        if self.turn == CHANCE:
            return [("begin", seat) for seat in range(self.seats)]
        if self.removing:
            return [("take", cell) for cell in self._removable()]
        return self._flights(self.turn) + self._rescues(self.turn)

    def play(self, move: Move) -> None:
        """Play what is legal, and nothing else."""
        if move not in self.legal():
            raise ValueError(f"illegal move {move!r}")
        self.follow(move)

    def follow(self, move: Move) -> None:
        """Play one ply that is known to be legal, and pass the turn on where it ends with it."""
        match move:
            case ("begin", int(seat)):
                self._turn_comes_to(seat)
            case ("fly", int(k), str(cell)):
                seat = self._seat()
                self.rocket[seat, k] = cell
                self.moved.add(seat)
                if self._removable():
                    self.removing = True
                else:  # SP-2.8
                    self._turn_comes_to(seat + 1)
            case ("rescue", int(k), str(cell)):
                seat = self._seat()
                # SP-3.3: nothing remains where the base was, and it is a galaxy where it is now.
                del self.base[seat, k]
                self.galaxies[cell] = 1
                self.rocket[seat, k] = cell
                self.moved.add(seat)
                self._turn_comes_to(seat + 1)
            case ("take", str(cell)):
                seat = self._seat()
                self.galaxies[cell] -= 1  # of a stack: one only (SP-2.5)
                if self.galaxies[cell] == 0:
                    del self.galaxies[cell]
                self.removing = False
                self._turn_comes_to(seat + 1)
            case _:
                raise AssertionError(move)

    def result(self) -> list[float]:
        """1.0 for the winner, or for both partners of the winning team, 0.0 for the others."""
        if self.turn is not None:
            raise ValueError("the match is not over")
        (winner,) = self._sides_left()
        return [1.0 if self._side(seat) == winner else 0.0 for seat in range(self.seats)]

    def _seat(self) -> int:
        """The seat whose turn it is, when it is a player's."""
        assert self.turn is not None
        assert self.turn != CHANCE
        return self.turn

    def _rockets_of(self, seat: int) -> list[Rocket]:
        """The rockets of that seat which are on the board."""
        return [(seat, k) for k in range(self.rockets) if (seat, k) in self.rocket]

    def _flights(self, seat: int) -> list[Move]:
        """SP-2.2 to SP-2.4: to an adjacent galaxy or base, anyone's, without a rocket."""
        standing = set(self.rocket.values())
        landing = self.galaxies.keys() | set(self.base.values())
        return [
            ("fly", k, cell)
            for (_, k) in self._rockets_of(seat)
            for cell in NEIGHBOURS[self.layout][self.rocket[seat, k]]
            if cell in landing and cell not in standing
        ]

    def _rescues(self, seat: int) -> list[Move]:
        """SP-3.1, SP-3.2: a base not yet brought, without a rocket on it, to an adjacent void."""
        standing = set(self.rocket.values())
        filled = self.galaxies.keys() | set(self.base.values())
        return [
            ("rescue", k, cell)
            for (_, k) in self._rockets_of(seat)
            if (seat, k) in self.base and self.base[seat, k] not in standing
            for cell in NEIGHBOURS[self.layout][self.rocket[seat, k]]
            if cell not in filled
        ]

    def _removable(self) -> list[Cell]:
        """SP-2.5 to SP-2.7: the cells a galaxy may be removed from. Bases are not galaxies."""
        standing = set(self.rocket.values())
        protected: set[Cell] = set()
        for (seat, _), home in self.home.items():
            # Who is out protects nothing, even if it never moved.
            if seat not in self.moved and self._rockets_of(seat):
                protected.update(NEIGHBOURS[self.layout][home])
        return [cell for cell in self.galaxies if cell not in standing and cell not in protected]

    def _side(self, seat: int) -> int:
        """Who wins together has the same side: everyone alone, or partners (SP-5.2)."""
        return seat % 2 if self.teams else seat

    def _sides_left(self) -> set[int]:
        """The sides that still have a rocket."""
        return {self._side(seat) for (seat, _) in self.rocket}

    def _turn_comes_to(self, seat: int) -> None:
        """Give the turn to that seat or, where it is out, to the next one that is not."""
        while True:
            seat %= self.seats
            if self._flights(seat) or self._rescues(seat):
                self.turn = seat
                return
            # SP-4.1: it is out, or has been for long. Its base stays (SP-4.2).
            for rocket in self._rockets_of(seat):
                del self.rocket[rocket]
            if len(self._sides_left()) == 1:  # SP-4.3
                self.turn = None
                return
            seat += 1
