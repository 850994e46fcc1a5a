"""Random numbers for compiled rules: one small generator that runs alike on all three machines.

Multiply-with-carry, 32 bits a step. The state is one 64-bit integer whose arithmetic never leaves the range of a signed
one, so the interpreter, the CPU and a GPU give the same numbers. It serves simulation, search and redealing; a match
among people draws from `core.luck` instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from astroport.core import seeds
from astroport.core.compiling import njit
from astroport.core.seeds import GOLDEN, LOW, MULTIPLIER

spread = njit(seeds.spread)


@njit
def begin_at(rng: Any, seed: Any) -> None:
    """The first generator that `seeds.generators` makes of a seed, for whoever has no Python."""
    z = np.full(1, np.uint64(GOLDEN))
    z += np.uint64(seed)
    rng[0] = np.int64(spread(z)[0])


@njit
def next_bits(rng: Any) -> Any:
    """The next 32 random bits."""
    rng[0] = MULTIPLIER * (rng[0] & LOW) + (rng[0] >> 32)
    return (rng[0] & LOW) ^ (rng[0] >> 32)


@njit
def branch(rng: Any) -> Any:
    """The state of another generator, drawn from this one."""
    carry = next_bits(rng) % (MULTIPLIER - 1) + 1
    return carry << 32 | next_bits(rng)


@njit
def draw(rng: Any, n: int) -> Any:
    """A number from 0 to n-1, each equally likely (multiply and reject, so without bias)."""
    scaled = next_bits(rng) * n
    if scaled & LOW < n:
        unfair = (LOW + 1 - n) % n
        while scaled & LOW < unfair:
            scaled = next_bits(rng) * n
    return scaled >> 32
