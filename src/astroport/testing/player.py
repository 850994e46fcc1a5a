"""Who chooses in a match under test."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from astroport.bots.search_bot import help_of
from astroport.core.contract import CHANCE, Game
from astroport.core.seeds import generators

WATCHED, THEN_EVERY = 300, 16  # of a long match: so many positions, then one in so many


def watched(ply: int, share: int) -> bool:
    """Whether a position of a long match is looked at from every side: one in so many."""
    return ply % (share if ply < WATCHED else share * THEN_EVERY) == 0


class Player:
    """Somebody who plays anything at random, or where the game has a way of its own, purposefully."""

    def __init__(self, game: Game, seed: int, purposeful: bool) -> None:
        self.luck = random.Random(seed)
        self._pick = help_of(game).pick if purposeful else None
        self._rng = generators(seed)[0]

    def choose(self, s: Any, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        if self._pick is None or seat == CHANCE:
            return self.luck.choice(legal)
        return legal[int(self._pick(s, seat, np.array(legal, np.int16), len(legal), self._rng))]
