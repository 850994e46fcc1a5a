"""How strong, and how sure: intervals for scores, Elo for two seats, Plackett-Luce for more."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

SURE = 1.959963984540054  # standard deviations on either side: 95 %
MEAN_ELO = 1500
ELO = 400 / math.log(10)  # points for each factor e in the odds of winning


class Estimate(NamedTuple):
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(score: float, matches: int) -> Estimate:
    """A share of matches won, with Wilson's interval.

    >>> [round(each, 3) for each in wilson(81, 263)]
    [0.308, 0.255, 0.366]
    >>> wilson(0, 0)
    Estimate(value=0.5, low=0.0, high=1.0)
    """
    if not matches:
        return Estimate(0.5, 0.0, 1.0)
    share, z2 = score / matches, SURE**2 / matches
    middle = (share + z2 / 2) / (1 + z2)
    reach = math.sqrt(share * (1 - share) * z2 + z2 * z2 / 4) / (1 + z2)
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def elo(won: NDArray[np.float64]) -> list[Estimate]:
    """The ratings that make these scores likeliest, around a mean of 1500: `won[i, j]` is what i scored against j.

    Bradley and Terry's model, with one more match of each pair, drawn, so that who lost everything has a rating too.

    >>> [round(each.value) for each in elo(np.array([[0, 75.0], [25.0, 0]]))]
    [1594, 1406]
    """
    scored = won + 0.5 * (1 - np.eye(len(won)))
    met = scored + scored.T
    strength, spread = np.zeros(len(won)), np.zeros_like(met)
    common = np.full_like(met, 1 / len(won))  # only differences count: what is common to all stays as it is
    for _ in range(200):
        chance = 1 / (1 + np.exp(strength - strength[:, None]))
        weight = met * chance * (1 - chance)
        spread = np.linalg.inv(np.diag(weight.sum(1)) - weight + common) - common
        step = spread @ (scored - met * chance).sum(1)
        step /= max(1, np.abs(step).max())  # shorter as a whole: the mean stays where it is
        strength += step
        if np.abs(step).max() < 1e-10:
            break
    reach = SURE * ELO * np.sqrt(np.diag(spread))
    return [
        Estimate(value, value - half, value + half)
        for value, half in zip((MEAN_ELO + ELO * strength).tolist(), reach.tolist(), strict=True)
    ]


# A match for Plackett-Luce: its sides, each the players on it and what they came to.
Sides = Sequence[tuple[Sequence[int], float]]


def plackett_luce(players: int, matches: Iterable[Sides]) -> list[Estimate]:
    """Ratings from matches of several sides, the best result first, one match after the other.

    A player may sit on several sides of a match, and then takes the mean of what it learned there.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)  # nobody learns or tires here: ratings settle down
    ratings = [model.rating() for _ in range(players)]
    for sides in matches:
        seated = [[model.create_rating([ratings[i].mu, ratings[i].sigma]) for i in side] for side, _ in sides]
        after = model.rate(seated, scores=[result for _, result in sides])
        learned: dict[int, list[tuple[float, float]]] = {}
        for (side, _), rated in zip(sides, after, strict=True):
            for i, rating in zip(side, rated, strict=True):
                learned.setdefault(i, []).append((rating.mu, rating.sigma))
        for i, found in learned.items():
            mu, sigma = np.mean(found, axis=0).tolist()
            ratings[i] = model.create_rating([mu, sigma])
    return [Estimate(each.mu, each.mu - SURE * each.sigma, each.mu + SURE * each.sigma) for each in ratings]
