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


def lineups(bots: Sequence[str], sides: int) -> list[tuple[str, ...]]:
    """Every way to fill the sides as evenly as can be: all pairs for two of them.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3)
    [('a', 'a', 'b'), ('a', 'b', 'b')]
    """
    times, over = divmod(sides, len(bots))
    return [tuple(sorted([*bots] * times + [*more])) for more in combinations(bots, over)]


def rounds(sides: int, matches: int) -> int:
    """How often every line-up changes sides all around, to play so many matches at least.

    >>> rounds(2, 7)
    4
    """
    return -(-matches // sides)


def fixtures(bots: Sequence[str], sides: Sequence[Sequence[int]], matches: int, seed: int) -> list[Fixture]:
    """At least so many matches of each line-up, on these sides: the seats that play together, most often one each.

    A bot has all seats of its side. A line-up plays as often as there are sides, everybody moving up a side each time,
    and always with the same luck: so every bot sits on every seat equally often and meets the same luck there. Then it
    plays on in another order. What a line-up meets depends on the seed and on itself: the other bots of the list make
    no difference.
    """
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    planned: list[Fixture] = []
    for turn in range(rounds(len(sides), matches)):
        for line in lineups(bots, len(sides)):
            key = f"{seed}:{','.join(line)}:{turn}"
            order = list(line)
            random.Random(key).shuffle(order)
            for moved in range(len(sides)):
                turned = order[moved:] + order[:moved]
                seated = tuple(turned[side_of[seat]] for seat in sorted(side_of))
                minds = tuple(_number(f"{key}:{moved}:{seat}") for seat in sorted(side_of))
                planned.append(Fixture(len(planned) + 1, seated, _number(key), minds))
    return planned


def _number(key: str) -> int:
    return int.from_bytes(hashlib.blake2b(key.encode(), digest_size=6).digest(), "big")
