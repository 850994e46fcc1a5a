"""Logarithms and powers of e: right, and the same in the interpreter as compiled."""

from __future__ import annotations

import math
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astroport.core.compiling import njit, plain
from astroport.core.numeric import ACCURACY, HIGHEST, LOWEST, exp, log

POSITIVE = st.floats(sys.float_info.min, sys.float_info.max) | st.floats(0.5, 2) | st.integers(1, 10**9).map(float)


@given(POSITIVE)
def test_log_is_as_accurate_as_it_says(x: float) -> None:
    assert abs(log(x) - math.log(x)) <= ACCURACY * max(1, abs(math.log(x)))


@given(st.floats(LOWEST, HIGHEST) | st.floats(-1, 1))
def test_exp_is_as_accurate_as_it_says(x: float) -> None:
    assert abs(exp(x) - math.exp(x)) <= ACCURACY * math.exp(x)


@given(POSITIVE, st.floats(-1000, 1000))
def test_compiled_and_plain_are_the_same_to_the_last_bit(x: float, y: float) -> None:
    assert (log(x), exp(y)) == (plain(log)(x), plain(exp)(y))


def test_what_is_known_exactly() -> None:
    assert (log(1.0), exp(0.0), exp(-1e9), exp(1e9)) == (0.0, 1.0, 0.0, math.inf)


@njit
def product_and_sum(a: Any, b: Any, c: Any) -> Any:
    return a * b + c


@pytest.mark.parametrize("times", [product_and_sum, plain(product_and_sum)])
def test_a_product_is_rounded_before_something_is_added(times: Any) -> None:
    """A machine that does both in one step would come to another number; browsers never do."""
    assert times(1 + 2.0**-30, 1 - 2.0**-30, -1.0) == 0.0
