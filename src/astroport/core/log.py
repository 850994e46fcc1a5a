"""The log of a match: who did what, one number a ply.

What was played last is in the match's buffer, a page of it; full pages are bytes that never change, so that a match and
its forks share them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from astroport.core.codec import Action

PAGE = 32  # moves, a power of two
SEAT = 16  # the bits below the seat are the action's number
NUMBER = (1 << SEAT) - 1

Pages = tuple[bytes, ...]
Moves = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class Move:
    """One line of the log: who did what. The seat of luck is `CHANCE`."""

    seat: int
    action: Action


def moves_from(pages: Pages, recent: memoryview, since: int, ply: int) -> Moves:
    """The moves from one ply up to another, the present one."""
    first = min(since // PAGE, len(pages))
    octets = bytearray().join(pages[first:]) + recent[: 4 * (ply - PAGE * len(pages))]
    return np.frombuffer(octets, np.int32)[since - PAGE * first :]


def backwards(pages: Pages, recent: memoryview, ply: int) -> Iterator[tuple[int, int]]:
    """The plies before this one with their moves, the last first: who looks for a late one has it soon."""
    last = bytes(recent[: 4 * (ply - PAGE * len(pages))])
    for page in (last, *reversed(pages)):
        for move in reversed(np.frombuffer(page, np.int32).tolist()):
            ply -= 1
            yield ply, move
