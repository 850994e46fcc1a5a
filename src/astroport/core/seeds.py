"""Where the generators of `core.dice` begin. Apart from them, since nothing here needs a compiler."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

MULTIPLIER = 698769069
GOLDEN = 0x9E3779B97F4A7C15
LOW = 0xFFFFFFFF


def generators(seed: int, count: int = 1) -> NDArray[np.int64]:
    """Independent generator states, one a row, from one seed.

    >>> generators(7, 2).shape
    (2, 1)
    """
    z = np.arange(1, count + 1, dtype=np.uint64) * np.uint64(GOLDEN)
    z += np.uint64(seed & 0xFFFFFFFFFFFFFFFF)
    return spread(z).astype(np.int64).reshape(count, 1)


def spread(z: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Generator states out of numbers that may be as alike as they like (splitmix64); `core.dice` compiles it too."""
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z = z ^ (z >> np.uint64(31))
    carry = (z >> np.uint64(32)) % np.uint64(MULTIPLIER - 1) + np.uint64(1)
    return carry << np.uint64(32) | z & np.uint64(LOW)
