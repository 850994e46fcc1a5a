"""Noting what happens, in compiled rules: `core.events` says in which kinds.

Apart from them, since whoever only looks at games need not wait for Numba.
"""

from __future__ import annotations

from typing import Any

from astroport.core.compiling import njit
from astroport.core.events import CUT, CUTS, EVERYBODY, LOST, NOTED


@njit
def note(
    notes: Any,
    s: Any,
    kind: Any,
    a: Any = 0,
    b: Any = 0,
    c: Any = 0,
    d: Any = 0,
    e: Any = 0,
    f: Any = 0,
    g: Any = 0,
    h: Any = 0,
    hears: Any = EVERYBODY,
    knows: Any = EVERYBODY,
    knows_too: Any = EVERYBODY,
) -> None:
    """Say that something of a kind happens now, with its numbers in the order in which they are declared."""
    if notes is not None:
        at = notes.book[NOTED]
        if at == notes.rows.shape[0]:
            notes.book[LOST] = 1
        else:
            row = notes.rows[at]
            row.numbers[0] = a
            row.numbers[1] = b
            row.numbers[2] = c
            row.numbers[3] = d
            row.numbers[4] = e
            row.numbers[5] = f
            row.numbers[6] = g
            row.numbers[7] = h
            row.hears = hears
            row.knows = knows
            row.knows_too = knows_too
            row.kind = kind
            row.cut = -1
            if kind >= CUT:
                row.cut = notes.book[CUTS]
                notes.cuts[notes.book[CUTS]] = s
                notes.book[CUTS] += 1
            notes.book[NOTED] = at + 1
