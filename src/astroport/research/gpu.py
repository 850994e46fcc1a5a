"""Batches of random matches on an NVIDIA GPU, through a kernel that calls the game's own compiled rules.

Needs the extra `gpu`. `testing.ptx` compiles the kernels without a GPU, which is how tests see that a game stays ready.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiled_game import compiled_game, specialise_for
from astroport.core.contract import Game, Value
from astroport.core.errors import UnavailableError
from astroport.core.seeds import generators

THREADS = 128  # in a block


@dataclass(frozen=True)
class Batch:
    """What a batch of matches came to."""

    matches: int
    actions: int
    results: tuple[float, ...]  # each seat's mean


class Rollouts:
    """Many lanes of random matches at once, on the current GPU."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value], lanes: int, seed: int = 0) -> None:
        cuda = cuda_of_numba()
        if not cuda.is_available():
            raise UnavailableError("there is no NVIDIA GPU here that can be used")
        self._kernel = cuda.jit(kernels(game).play_lane)
        self._cuda, self._seats, self._lanes = cuda, seats, lanes
        self._blank = cuda.to_device(np.zeros(1, game.state.STATE))
        self._layout = cuda.to_device(game.variant(seats, options).layout)
        self._rngs = cuda.to_device(generators(seed, lanes))

    def play(self, matches: int) -> Batch:
        """Play so many random matches in every lane."""
        actions = self._cuda.to_device(np.zeros(self._lanes, np.int64))
        results = self._cuda.to_device(np.zeros((self._lanes, self._seats)))
        blocks = -(-self._lanes // THREADS)
        self._kernel[blocks, THREADS](self._blank, self._layout, self._rngs, matches, actions, results)
        total: NDArray[np.int64] = actions.copy_to_host()
        means = results.copy_to_host().sum(axis=0) / (self._lanes * matches)
        return Batch(self._lanes * matches, int(total.sum()), tuple(means.tolist()))


def kernels(game: Game) -> ModuleType:
    """The kernels of a game, to be compiled for a GPU."""
    engine = compiled_game(game).module
    source = Path(__file__).with_name("kernels") / "rollouts.py"
    return specialise_for(game, source, "astroport.research", playout=engine.playout, lowest=engine.lowest)


def cuda_of_numba() -> Any:
    """Numba's side of CUDA."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still looks for NumPy 1's name
    from numba import cuda

    return cuda
