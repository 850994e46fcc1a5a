"""Who plays whom, on which seat: line-ups in which nobody is favoured by seat, by luck or by opponents."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True)
class Fixture:
    """A match to be played: the bots by seat, the seed of its luck, and a seed for each bot."""

    number: int
    bots: tuple[str, ...]
    luck: int
    minds: tuple[int, ...]


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to fill the seats as evenly as can be: all pairs for two seats.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    times, over = divmod(seats, len(bots))
    return [tuple(sorted([*bots] * times + [*more])) for more in combinations(bots, over)]


def rounds(seats: int, matches: int) -> int:
    """How often every line-up changes seats all around, to play so many matches at least.

    >>> rounds(2, 7)
    4
    """
    return -(-matches // seats)


def fixtures(bots: Sequence[str], seats: int, matches: int, seed: int) -> list[Fixture]:
    """At least so many matches of each line-up.

    A line-up plays as often as it has seats, everybody moving up a seat each time, and always with the same luck: so
    every bot sits on every seat equally often and meets the same luck there. Then it plays on in another order. What a
    line-up meets depends on the seed and on itself: the other bots of the list make no difference.
    """
    planned: list[Fixture] = []
    for turn in range(rounds(seats, matches)):
        for line in lineups(bots, seats):
            key = f"{seed}:{','.join(line)}:{turn}"
            order = list(line)
            random.Random(key).shuffle(order)
            for moved in range(seats):
                seated = tuple(order[moved:] + order[:moved])
                minds = tuple(_number(f"{key}:{moved}:{seat}") for seat in range(seats))
                planned.append(Fixture(len(planned) + 1, seated, _number(key), minds))
    return planned


def _number(key: str) -> int:
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=6).digest(), "big")
