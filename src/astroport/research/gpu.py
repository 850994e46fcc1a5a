"""Batches of random matches on an NVIDIA GPU, through a kernel that calls the game's own compiled rules.

Needs the extra `gpu`. Without a GPU, `ptx` still compiles the kernel, which is how tests see that a game stays ready.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest import mock

import numpy as np
from numpy.typing import NDArray

from astroport.core.contract import Game, Value
from astroport.core.errors import AstroportError
from astroport.core.native import native, specialise_for
from astroport.core.seeds import generators

THREADS = 128  # in a block
CONSTANT_MEMORY = 65_536  # bytes that a GPU has for the tables compiled code takes in


@dataclass(frozen=True)
class Batch:
    """What a batch of matches came to."""

    matches: int
    actions: int
    results: tuple[float, ...]  # each seat's mean


class Lanes:
    """Many lanes of random matches at once, on the current GPU."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value], lanes: int, seed: int = 0) -> None:
        cuda = _cuda()
        if not cuda.is_available():
            raise AstroportError("there is no NVIDIA GPU here that can be used")
        self._kernel = cuda.jit(_module(game).play_lane)
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


def ptx(game: Game, compute_capability: tuple[int, int] = (9, 0), optimised: bool = True) -> dict[str, str]:
    """The kernels of a game as PTX for a GPU that need not be there; together they call all eight functions."""
    import numba

    cuda, lanes = _cuda(), _module(game)
    states = numba.from_dtype(game.state.STATE)[::1]
    layout = numba.from_dtype(game.options_dtype)[::1]
    rngs, actions, results = numba.int64[:, ::1], numba.int64[::1], numba.float64[:, ::1]
    signatures = {
        "play_lane": (states, layout, rngs, numba.int64, actions, results),
        "consult_lane": (states, rngs, numba.int64[:, ::1]),
    }
    device = mock.Mock(compute_capability=compute_capability)
    with (
        mock.patch("numba.cuda.compiler.get_current_device", return_value=device),
        mock.patch("numba.cuda.dispatcher.get_current_device", return_value=device),
    ):
        return {
            name: str(cuda.compile_ptx(getattr(lanes, name), signature, cc=compute_capability, opt=optimised)[0])
            for name, signature in signatures.items()
        }


def constants(code: str) -> int:
    """How many bytes of tables a kernel takes in; a function compiled for other types brings them once more.

    >>> constants(".const .align 8 .b8 rows[240] = {1, 2};")
    240
    """
    return sum(int(size) for size in re.findall(r"\.const[^\[\n]*\[(\d+)\]", code))


def _module(game: Game) -> ModuleType:
    engine = native(game).module
    source = Path(__file__).with_name("kernels") / "rollouts.py"
    return specialise_for(game, source, "astroport.research", playout=engine.playout, lowest=engine.lowest)


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still looks for NumPy 1's name
    from numba import cuda

    return cuda
