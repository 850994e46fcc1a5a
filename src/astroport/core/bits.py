"""Sets of numbered things as the bits of an integer, for compiled rules."""

import numpy as np

from astroport.core.compiling import njit

BITS_OF = np.array([int(byte).bit_count() for byte in range(256)], np.uint8)


@njit
def count(members: int) -> int:
    """How many members a set has."""
    n = np.int64(0)
    for shift in range(0, 64, 8):
        n += BITS_OF[(members >> shift) & 255]
    return int(n)
