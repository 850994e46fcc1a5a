"""What somebody at the table can know of a match: the state with blanks, and what may be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.codec import Action
from astroport.core.contract import Game, Picture, Value
from astroport.core.sentences import Sentences, by_letter, sentences
from astroport.core.words import Text


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
        return self.game.draw(self.state[0], self.actions)

    @property
    def sentences(self) -> Sentences:
        """What the game says, with these seats and options."""
        return sentences(self.game, self.seats, self.options)

    @property
    def prompt(self) -> Text:
        """What is asked of this seat now; others are called by their letters."""
        return self.sentences.prompt(self.state, self.seat, self.actions, by_letter(self.seat))

    def describe(self, action: Action) -> Text:
        """An action as a choice put to its player."""
        return self.sentences.choice(self.state, self.seat, action, by_letter(self.seat))


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
