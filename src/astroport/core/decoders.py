"""Actions in compiled code: told apart, put together from their fields, taken apart again; made by the codec.

Each function closes over plain numbers only. So Numba keeps it on disk by their values, inlines it wherever rules call
it (on a GPU too), and a constant divisor costs no division.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from astroport.core.codec import Compiled
from astroport.core.compiling import njit


def matcher(start: int, end: int) -> Compiled:
    """Whether an action is one of these numbers."""

    @njit
    def matches(action: Any) -> Any:
        return start <= action < end

    return matches


def encoder(start: int, sizes: Sequence[int]) -> Compiled:
    """The number of an action with these values of its fields, of which there are one to three."""
    if len(sizes) == 1:

        @njit
        def encode_one(one: Any) -> Any:
            return start + int(one)

        return encode_one
    second = sizes[1]
    if len(sizes) == 2:

        @njit
        def encode_two(one: Any, two: Any) -> Any:
            return start + int(one) * second + int(two)

        return encode_two
    third = sizes[2]

    @njit
    def encode_three(one: Any, two: Any, three: Any) -> Any:
        return start + (int(one) * second + int(two)) * third + int(three)

    return encode_three


def decoder(start: int, sizes: Sequence[int]) -> Compiled:
    """The values of an action's fields; of one field alone its value."""
    if len(sizes) == 1:

        @njit
        def decode_one(action: Any) -> Any:
            return action - start

        return decode_one
    second = sizes[1]
    if len(sizes) == 2:

        @njit
        def decode_two(action: Any) -> Any:
            step = action - start
            return step // second, step % second

        return decode_two
    third = sizes[2]

    @njit
    def decode_three(action: Any) -> Any:
        step = action - start
        return step // third // second, step // third % second, step % third

    return decode_three


def lister(start: int) -> Compiled:
    """Lists the first so many actions of a kind, and says how many."""

    @njit
    def list_first(count: Any, out: Any) -> Any:
        for i in range(count):
            out[i] = start + i
        return int(count)

    return list_first
