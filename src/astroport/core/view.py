"""What somebody at the table can know of a match: the state with blanks, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.codec import Action
from astroport.core.contract import Game, Picture, Value
from astroport.core.words import Words


@dataclass(frozen=True, eq=False)
class View:
    """A position as one seat, or a spectator, sees it. Bots get this and nothing else."""

    game: Game
    seats: int
    options: Mapping[str, Value]
    seat: int  # or SPECTATOR
    state: NDArray[Any]  # one state, with blanks
    awaited: tuple[int, ...]
    actions: tuple[Action, ...]  # of this seat

    def __reduce__(self) -> tuple[object, ...]:
        numbers = tuple(action.number for action in self.actions)
        seen = (self.seat, self.state.tobytes(), self.awaited)
        return _restored, (self.game, self.seats, dict(self.options), *seen, numbers)

    @property
    def picture(self) -> Picture:
        """The position as plain data, for a page to draw."""
        return self.game.picture(self.state[0], self.seat)

    def draw(self) -> str:
        """The position as lines of text, for a terminal, with what this seat can do lit."""
        return self.game.present.draw(self.state[0], self.actions)

    @property
    def prompt(self) -> Words:
        """What is asked of this seat now."""
        return self.game.present.prompt(self.state[0], self.seat, self.actions)

    def describe(self, action: Action) -> Words:
        """An action as a choice put to its player."""
        return self.game.present.describe(self.state[0], action)


def _restored(
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    seat: int,
    octets: bytes,
    awaited: tuple[int, ...],
    numbers: tuple[int, ...],
) -> View:
    """A view from what was pickled of it."""
    variant, state = game.variant(seats, options), np.ndarray(1, game.state.STATE, bytearray(octets))
    return View(game, seats, variant.options, seat, state, awaited, tuple(variant.lexicon[n] for n in numbers))
