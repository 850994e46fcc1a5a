"""Ratings and intervals against known truths."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from astroport.arena.ratings import Sides, elo, plackett_luce, wilson


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [  # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_in_the_literature(won: int, of: int, low: float, high: float) -> None:
    share = wilson(won, of)
    assert share[1:] == pytest.approx((low, high), abs=5e-5)
    mirrored = wilson(of - won, of)
    assert (1 - mirrored.high, 1 - mirrored.low) == pytest.approx(share[1:])


@given(st.integers(1, 10**6), st.floats(0, 1))
def test_wilson_holds_its_value(matches: int, share: float) -> None:
    value, low, high = wilson(share * matches, matches)
    assert 0 <= low <= value <= high <= 1


def scores(truth: NDArray[np.float64], matches: int, seed: int) -> NDArray[np.float64]:
    """What players of known ratings would score against each other."""
    rng = np.random.default_rng(seed)
    won = np.zeros((len(truth), len(truth)))
    for i in range(len(truth)):
        for j in range(i):
            won[i, j] = rng.binomial(matches, 1 / (1 + 10 ** ((truth[j] - truth[i]) / 400)))
            won[j, i] = matches - won[i, j]
    return won


def test_known_ratings_lie_in_their_intervals_as_often_as_promised() -> None:
    truth = np.array([1200.0, 1450, 1500, 1600, 1750])
    inside = [
        estimate.low <= rating <= estimate.high
        for seed in range(2000)
        for rating, estimate in zip(truth, elo(scores(truth, 100, seed)), strict=True)
    ]
    assert 0.94 < np.mean(inside) < 0.96


def test_three_of_four_points_are_191_elo() -> None:
    strong, weak = elo(np.array([[0, 75_000.0], [25_000.0, 0]]))
    assert strong.value - weak.value == pytest.approx(400 * np.log10(3), abs=0.1)
    assert strong.value + weak.value == pytest.approx(3000)


def test_more_matches_make_surer() -> None:
    few, many = (elo(np.array([[0, 6.0 * n], [4.0 * n, 0]]))[0] for n in (1, 100))
    assert few.high - few.low > 5 * (many.high - many.low)


@given(st.integers(2, 7), st.floats(0, 500))
def test_equal_scores_give_equal_ratings(players: int, each: float) -> None:
    for rating in elo(each * (1 - np.eye(players))):
        assert rating.value == pytest.approx(1500)


@given(st.integers(2, 6), st.integers(1, 10**5))
def test_who_loses_everything_has_a_rating_too(players: int, matches: int) -> None:
    won = matches * np.triu(np.ones((players, players)), 1)  # the first beats all, the last nobody
    found = elo(won)
    values = [each.value for each in found]
    assert np.isfinite(found).all()
    assert values == sorted(values, reverse=True)
    assert np.mean(values) == pytest.approx(1500)
    assert all(each.high - each.low < 5000 for each in found)


def several(weights: list[float], matches: int, seed: int) -> list[Sides]:
    rng = np.random.default_rng(seed)
    shares = np.array(weights) / sum(weights)
    winners = rng.choice(len(weights), matches, p=shares)
    return [[([i], float(i == winner)) for i in range(len(weights))] for winner in winners]


def test_among_several_the_stronger_is_rated_higher() -> None:
    found = plackett_luce(3, several([4, 2, 1], 400, 1))
    assert found[0].value > found[1].value > found[2].value
    assert found[0].low > found[2].high


def test_among_several_equals_are_rated_alike() -> None:
    found = plackett_luce(4, several([1, 1, 1, 1], 400, 1))
    assert all(each.low < 25 < each.high for each in found)
    tied: list[Sides] = [[([i], 0.5) for i in range(3)]] * 50
    values = [each.value for each in plackett_luce(3, tied)]
    assert values == [pytest.approx(values[0])] * 3


def test_a_player_on_several_sides_and_in_teams() -> None:
    twice: list[Sides] = [[([0], 1.0), ([1], 0.0), ([1], 0.0)], [([1], 0.0), ([0], 1.0), ([0], 0.0)]] * 20
    first, second = plackett_luce(2, twice)
    assert first.value > second.value
    teams: list[Sides] = [[([0, 1], 1.0), ([2, 2], 0.0)]] * 20
    one, other, beaten = plackett_luce(3, teams)
    assert one.value == pytest.approx(other.value)
    assert one.value > beaten.value
