"""Key moments: where in a match the expected results swung the most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST = 6  # that are worth a mark
LEAST = 0.15  # that somebody's result changes by
NEAR = 2  # plies: what goes the same way so soon after is the same swing
AGAINST = 0.01  # how much in between may lead the other way


@dataclass(frozen=True)
class KeyMoment:
    """A ply after which things looked different, and for whom the most."""

    ply: int  # of the position after the action
    whose: int  # the seat whose result changed the most; of two alike, the one that fell
    before: float
    after: float

    @property
    def change(self) -> float:
        """By how much; less than nothing is a fall."""
        return self.after - self.before


def key_moments(expected: Sequence[Sequence[float]]) -> list[KeyMoment]:
    """The largest swings of a match, in its order; `expected` are the results after 0, 1, 2 … actions.

    >>> key_moments([(0.5, 0.5), (0.55, 0.45), (0.2, 0.8), (0.22, 0.78)])
    [KeyMoment(ply=2, whose=0, before=0.55, after=0.2)]
    """
    moments = [_moment(expected, ply) for ply in range(1, len(expected))]
    found: list[KeyMoment] = []
    for moment in sorted(moments, key=lambda each: -abs(each.change)):
        if len(found) == MOST or round(abs(moment.change), 6) < LEAST:
            break
        if not any(_same(expected, moment.ply, other.ply) for other in found):
            found.append(moment)
    return sorted(found, key=lambda each: each.ply)


def _moment(expected: Sequence[Sequence[float]], ply: int) -> KeyMoment:
    before, after = expected[ply - 1], expected[ply]
    changes = [now - was for was, now in zip(before, after, strict=True)]
    whose = max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 6), changes[seat] < 0))
    return KeyMoment(ply, whose, before[whose], after[whose])


def _same(expected: Sequence[Sequence[float]], ply: int, other: int) -> bool:
    """Whether two plies are so near, and all between them leads so much the same way, that they are one moment."""
    first, last = sorted((ply, other))
    between = range(first + 1, last)
    return (
        last - first <= NEAR
        and _alike(expected, first, last) > 0
        and all(_alike(expected, first, each) > -AGAINST for each in between)
    )


def _alike(expected: Sequence[Sequence[float]], ply: int, other: int) -> float:
    """Above zero where two plies lead the same way, below where one undoes the other."""
    ways = zip(expected[ply - 1], expected[ply], expected[other - 1], expected[other], strict=True)
    return sum((b - a) * (d - c) for a, b, c, d in ways)
