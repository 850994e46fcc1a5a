"""`log` and `exp` for compiled code, the same to the last bit on all machines.

Those of NumPy are the machine's own: one C library rounds otherwise than another, and a browser otherwise than both.
Then a search from the same seed would grow another tree here than there. What is used here instead is what IEEE 754
prescribes to the bit (addition, multiplication, rounding down) and tables of which each number is the nearest to what
it should be. `np.sqrt` is prescribed too and needs no other.

Both are right to within `ACCURACY`: of the result for `exp`, of the larger of the result and 1 for `log`.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import numpy as np

from astroport.core.compiling import njit

ACCURACY = 1e-15
LN_2 = Decimal(2).ln()  # decimal numbers are computed, not measured: these are alike everywhere
MANTISSA, BIAS = 52, 1023  # of a float's bits

# A float is 2 to some power times m, 1 <= m < 2; m is a step up from one of 128 numbers, whose logarithms are known.
STEPS = 128
STEP_BITS = MANTISSA - 7
LOG_OF_STEP = np.array([float((Decimal(STEPS + i) / STEPS).ln()) for i in range(STEPS)])
ONE_OVER_STEP = np.array([STEPS / (STEPS + i) for i in range(STEPS)])
LOG_2 = float(LN_2)

# e to the x is 2 to some power times one of 32 roots of 2, times e to the rest, which is small.
ROOTS = 32
ROOT = np.array([float((LN_2 * i / ROOTS).exp()) for i in range(ROOTS)])
ROOTS_IN_ONE = float(ROOTS / LN_2)
LOG_OF_ROOT = float(np.float32(LN_2 / ROOTS))  # short, so that multiplied by a whole number it is exact …
LOG_OF_ROOT_REST = float(LN_2 / ROOTS - Decimal(LOG_OF_ROOT))  # … and what is missing
LOWEST, HIGHEST = -708.0, 709.0  # beyond, floats come to their end


@njit
def log(x: Any) -> Any:
    """The natural logarithm of a positive float (as large as a float can be written in full)."""
    bits = np.float64(x).view(np.int64)
    step = (bits >> STEP_BITS) & (STEPS - 1)
    one = np.int64(BIAS) << MANTISSA
    m = np.int64((bits & ((np.int64(1) << MANTISSA) - 1)) | one).view(np.float64)
    r = m * ONE_OVER_STEP[step] - 1.0
    r2 = r * r
    rest = (1 / 3 - r * (1 / 4)) + r2 * ((1 / 5 - r * (1 / 6)) + r2 * (1 / 7))
    power = np.float64((bits >> MANTISSA) - BIAS)
    return (power * LOG_2 + LOG_OF_STEP[step]) + (r - r2 * (0.5 - r * rest))


@njit
def exp(x: Any) -> Any:
    """e to the power of x; 0 where floats become too small to be written in full."""
    x = np.float64(x)
    if x > HIGHEST:
        return np.inf
    if not x > LOWEST:
        return 0.0
    roots = np.floor(x * ROOTS_IN_ONE + 0.5)
    r = (x - roots * LOG_OF_ROOT) - roots * LOG_OF_ROOT_REST
    r2 = r * r
    grown = 1.0 + (r + r2 * ((1 / 2 + r * (1 / 6)) + r2 * ((1 / 24 + r * (1 / 120)) + r2 * (1 / 720))))
    whole = np.int64(roots)
    power = np.int64(((whole >> 5) + BIAS) << MANTISSA).view(np.float64)
    return grown * ROOT[whole & (ROOTS - 1)] * power
