"""Positions of Asteroid Escape set up by hand, in both implementations at once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from astroport import Match, SeededLuck
from astroport.games.asteroid_escape import GAME, rules
from astroport.games.asteroid_escape import state as layout_of
from astroport.games.asteroid_escape.state import ASTEROID_NAMES, GONE, NONE, OFF, TILE_NAMES
from tests.games.boards import LETTERS, BoardInStep

from .oracle import MARKS, Oracle
from .test_oracle import position

BEGIN, LAY = "begin", "lay"
PHASES = {BEGIN: layout_of.TURN_BEGINS, LAY: layout_of.LOOK_AHEAD}


class Board(BoardInStep[Oracle]):
    """A match that stands where a test puts it; the oracle stands there too and must agree after every action.

    A tile lies as `12.1`: tile 12, one quarter turn clockwise. An asteroid lies as `2/5.0`. A ship is at a start mark,
    `N1`, or rests before a cell, to enter it at a point: `3/3@6`. Who has no ship is out. `pile` is what nobody has
    seen: tiles, or "rest" for all that are nowhere else; `supply` likewise. With `phase` LAY the asteroids of this turn
    have acted already.
    """

    def __init__(
        self,
        ships: Mapping[str, str],
        hands: Mapping[str, str] | None = None,
        *,
        tiles: Mapping[str, str] | None = None,
        asteroids: Mapping[str, str] | None = None,
        pile: str = "rest",
        queue: str = "",
        supply: str = "rest",
        marker: str = "",
        turn: str = "A",
        phase: str = LAY,
        seats: int = 2,
        **options: object,
    ) -> None:
        self._sit_down(seats, options)
        self.told = []
        s, o = self.s, self.oracle
        o.tiles = {cell: (lying.split(".")[0], int(lying.split(".")[1])) for cell, lying in (tiles or {}).items()}
        o.asteroids = {name: (at.split(".")[0], int(at.split(".")[1])) for name, at in (asteroids or {}).items()}
        o.ships = {LETTERS.index(who): self._ship(at) for who, at in ships.items()}
        o.hands = [(hands or {}).get(letter, "").split() for letter in LETTERS[:seats]]
        o.queue = queue.split()
        used = [tile for tile, _ in o.tiles.values()] + [tile for hand in o.hands for tile in hand] + o.queue
        o.pile = set(TILE_NAMES) - set(used) if pile == "rest" else set(pile.split())
        assert len(used) == len(set(used)), "a tile is in two places"
        assert not o.pile & set(used), "a tile is in two places"
        others = set(ASTEROID_NAMES) - set(o.asteroids)
        o.supply = set() if s.open_space else others if supply == "rest" else set(supply.split())
        o.gone = set() if s.open_space else others - o.supply
        o.marker = LETTERS.index(marker) if marker else None
        o.turn = LETTERS.index(turn)
        self._copy_to_state(s, o)
        for seat in o.ships:
            behind = layout_of.NEIGHBOUR[s.board, s.ship_cell[seat], s.ship_point[seat] // 2]
            assert behind == OFF or s.laid[behind] != NONE, "a ship rests on a tile or on a start mark"
            assert s.laid[s.ship_cell[seat]] == NONE, "a ship has flown to the end of its wake"
        if phase == BEGIN:
            o.begin_turn(o.turn)
        else:
            o._after_asteroids()
        s.phase = PHASES[phase]
        rules.go_on(s)  # type: ignore[no-untyped-call]
        self._look()
        self._agree()

    def _sit_down(self, seats: int, options: Mapping[str, object]) -> None:
        self.match = Match(GAME, seats, options, SeededLuck(0), deal=False)
        self.s = self.match._buffer[0].state
        self.oracle = Oracle(seats, **self.match.options)  # type: ignore[arg-type]
        self.names = layout_of.cell_names(str(self.match.options["board"]))

    def _ship(self, at: str) -> tuple[str, int]:
        if "@" in at:
            return at.split("@")[0], int(at.split("@")[1])
        return MARKS[str(self.match.options["board"])][at]

    def _copy_to_state(self, s: Any, o: Oracle) -> None:
        number = TILE_NAMES.index
        for cell, (tile, turn) in o.tiles.items():
            s.laid[self.names.index(cell)] = 4 * number(tile) + turn
        for rock, name in enumerate(ASTEROID_NAMES):
            if name in o.asteroids:
                cell, turn = o.asteroids[name]
                s.rock_at[rock], s.rock_turn[rock] = self.names.index(cell), turn
                s.rock_on[self.names.index(cell)] = rock
            elif name in o.gone:
                s.rock_at[rock] = GONE
        for seat in range(o.seats):
            s.flying[seat] = seat in o.ships
            s.out[seat] = seat not in o.ships
            if seat in o.ships:
                s.ship_cell[seat], s.ship_point[seat] = self.names.index(o.ships[seat][0]), o.ships[seat][1]
            s.held[seat] = len(o.hands[seat])
            s.hand[seat, : len(o.hands[seat])] = [number(tile) for tile in o.hands[seat]]
        s.queue[: len(o.queue)] = [number(tile) for tile in o.queue]
        s.queued = len(o.queue)
        s.pile = np.int64(sum(1 << number(tile) for tile in o.pile))
        s.in_pile = len(o.pile)
        s.marker = NONE if o.marker is None else o.marker
        s.turn = o.turn

    def position(self) -> Any:
        return position(self.s)

    # What tests ask

    @property
    def marker(self) -> str | None:
        return None if self.s.marker == NONE else LETTERS[self.s.marker]

    @property
    def out(self) -> str:
        return "".join(letter for letter, out in zip(LETTERS, self.s.out.tolist(), strict=True) if out)

    @property
    def won(self) -> str:
        return "".join(letter for letter, won in zip(LETTERS, self.s.won.tolist(), strict=True) if won)

    def ships(self) -> dict[str, str]:
        return {LETTERS[seat]: f"{cell}@{point}" for seat, (cell, point) in self.position()["ships"].items()}

    def asteroids(self) -> dict[str, str]:
        return {name: f"{cell}.{turn}" for name, (cell, turn) in self.position()["asteroids"].items()}

    def supply(self) -> set[str]:
        return set(self.position()["supply"])

    def tiles(self) -> dict[str, str]:
        return {cell: f"{tile}.{turn}" for cell, (tile, turn) in self.position()["tiles"].items()}

    def hands(self) -> dict[str, str]:
        return {LETTERS[seat]: " ".join(hand) for seat, hand in enumerate(self.position()["hands"])}

    def queue(self) -> str:
        return " ".join(self.position()["queue"])

    def pile(self) -> set[str]:
        return set(self.position()["pile"])


def fill(cells: Iterable[str], but: str = "") -> dict[str, str]:
    """Any tiles for these cells, none of those named in `but`."""
    left = (tile for tile in TILE_NAMES if tile not in but.split())
    return {cell: f"{next(left)}.0" for cell in cells}


class Opening(Board):
    """A match as it is set up, before the first tile is dealt."""

    def __init__(self, seats: int, **options: object) -> None:
        self._sit_down(seats, options)
        self.told = []
        self._agree()

    def deal(self) -> Opening:
        """Three tiles each, in the order of their names: A has 1 2 3, B has 4 5 6 …"""
        self.play(*(f"draw {tile}" for tile in TILE_NAMES[: 3 * self.match.seats]))
        return self

    def scatter(self) -> Opening:
        """The asteroids of the start, in the order of their names, unturned, on 1/1, 1/2 …"""
        cells = iter(cell for cell in self.names if "m" not in cell)
        for name in ASTEROID_NAMES:
            if self.phase != "placing":
                break
            self.play(f"asteroid {name}", f"land {next(cells)}", "face 0")
        return self
