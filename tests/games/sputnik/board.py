"""Positions of Sputnik set up by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from astroport import Match, SeededLuck
from astroport.games.sputnik import GAME
from astroport.games.sputnik import state as layout_of
from astroport.games.sputnik.rules import protect_homes

LETTERS = "ABCDEF"


class Board:
    """A match that stands where a test puts it.

    Rockets and bases are named by seat and number: `A` (the first), `A2`, `A3`. Whatever is not named is not there.
    A base that is named is where it was at the start.
    """

    def __init__(
        self,
        rockets: Mapping[str, str],
        galaxies: Mapping[str, int] | str = "",
        bases: Mapping[str, str] | None = None,
        *,
        turn: str = "A",
        taking: bool = False,
        unmoved: str = "",
        out: str = "",
        seats: int = 2,
        fleet: int = 1,
        teams: bool = False,
    ) -> None:
        self.match = Match(GAME, seats, {"rockets": fleet, "teams": teams}, SeededLuck(0))
        self.s: Any = self.match._buffer[0].state
        self.names = layout_of.cell_names(str(self.match.options["layout"]))
        s = self.s
        heights = galaxies if isinstance(galaxies, Mapping) else dict.fromkeys(galaxies.split(), 1)
        s.galaxies = s.bases = s.rockets = 0
        s.height[:] = 0
        s.rocket[:] = s.base_at[:] = layout_of.NOWHERE
        for name, height in heights.items():
            s.height[self.cell(name)] = height
            s.galaxies |= self.bit(name)
        for who, name in rockets.items():
            s.rocket[self.rocket(who)] = self.cell(name)
            s.rockets |= self.bit(name)
        for who, name in (bases or {}).items():
            s.base_at[self.rocket(who)] = s.home[self.rocket(who)] = self.cell(name)
            s.bases |= self.bit(name)
        for seat in range(seats):
            s.has_moved[seat] = LETTERS[seat] not in unmoved
            s.out[seat] = LETTERS[seat] in out
            placed = sum(who.startswith(LETTERS[seat]) for who in rockets)
            assert placed == (0 if s.out[seat] else fleet), "a player has all its rockets on the board, or none"
        protect_homes(s)  # type: ignore[no-untyped-call]
        s.turn = LETTERS.index(turn)
        s.phase = layout_of.TAKING if taking else layout_of.FLYING
        self._look()

    def _look(self) -> None:
        buffer = self.match._buffer
        self.match._compiled.module.look(buffer[0])
        self.match._see()

    def cell(self, name: str) -> int:
        return self.names.index(name)

    def bit(self, name: str) -> np.int64:
        return np.int64(1 << self.cell(name))

    def rocket(self, who: str) -> int:
        return LETTERS.index(who[0]) + (int(who[1:] or 1) - 1) * self.match.seats

    # What tests ask

    @property
    def turn(self) -> str | None:
        return None if self.match.to_move is None else LETTERS[self.match.to_move]

    @property
    def out(self) -> list[int]:
        """The seats that are out."""
        return [seat for seat in range(self.match.seats) if self.s.out[seat]]

    def allowed(self, kind: str = "") -> set[str]:
        return {str(action) for action in self.match.actions() if str(action).startswith(kind)}

    def rule(self, action: str) -> str | None:
        """The rule against an action, None if it is allowed."""
        refusal = self.match.why_not(action)
        return refusal.rule if refusal else None

    def play(self, *actions: str) -> Board:
        for action in actions:
            self.match.play(action)
        return self

    def galaxies(self) -> dict[str, int]:
        return galaxies_of(self.match)

    def rockets(self) -> dict[str, str]:
        return {_who(seat, number): at for (seat, number), at in pieces_of(self.match, "rocket").items()}

    def bases(self) -> dict[str, str]:
        return {_who(seat, number): at for (seat, number), at in pieces_of(self.match, "base_at").items()}


def _who(seat: int, number: int) -> str:
    return LETTERS[seat] + (str(number + 1) if number else "")


def galaxies_of(match: Match) -> dict[str, int]:
    """How many galaxies lie on each cell that has any."""
    names = layout_of.cell_names(str(match.options["layout"]))
    return {name: int(height) for name, height in zip(names, match.state[0].height, strict=False) if height}


def pieces_of(match: Match, field: str) -> dict[tuple[int, int], str]:
    """Where the rockets are, or the bases, by seat and number from 0."""
    names = layout_of.cell_names(str(match.options["layout"]))
    found = enumerate(match.state[field][0].tolist())
    return {(r % match.seats, r // match.seats): names[at] for r, at in found if at != layout_of.NOWHERE}


def opening(seats: int, **options: object) -> Board:
    """A match as it is set up, seat A to begin."""
    board = Board.__new__(Board)
    seed = next(n for n in range(1000) if Match(GAME, seats, options, SeededLuck(n)).to_move == 0)
    board.match = Match(GAME, seats, options, SeededLuck(seed))
    board.s = board.match._buffer[0].state
    board.names = layout_of.cell_names(str(board.match.options["layout"]))
    return board
