"""Random numbers for compiled rules: one small generator that runs alike on all three machines.

Multiply-with-carry, 32 bits a step. The state is one 64-bit integer whose arithmetic never leaves the range of a signed
one, so the interpreter, the CPU and a GPU give the same numbers. It serves simulation, search and redealing; a match
among people draws from `core.luck` instead.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiling import njit

MULTIPLIER = 698769069
LOW = 0xFFFFFFFF


def generators(seed: int, count: int = 1) -> NDArray[np.int64]:
    """Independent generator states, one a row, from one seed (splitmix64 spreads it).

    >>> generators(7, 2).shape
    (2, 1)
    """
    with np.errstate(over="ignore"):
        z = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z += np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z ^= z >> np.uint64(31)
    carry = (z >> np.uint64(32)) % np.uint64(MULTIPLIER - 1) + np.uint64(1)
    return (carry << np.uint64(32) | z & np.uint64(LOW)).astype(np.int64).reshape(count, 1)


@njit
def next_bits(rng):
    """The next 32 random bits."""
    rng[0] = MULTIPLIER * (rng[0] & LOW) + (rng[0] >> 32)
    return (rng[0] & LOW) ^ (rng[0] >> 32)


@njit
def branch(rng):
    """The state of another generator, drawn from this one."""
    carry = next_bits(rng) % (MULTIPLIER - 1) + 1
    return carry << 32 | next_bits(rng)


@njit
def draw(rng, n):
    """A number from 0 to n-1, each equally likely (multiply and reject, so without bias)."""
    scaled = next_bits(rng) * n
    if scaled & LOW < n:
        unfair = (LOW + 1 - n) % n
        while scaled & LOW < unfair:
            scaled = next_bits(rng) * n
    return scaled >> 32
