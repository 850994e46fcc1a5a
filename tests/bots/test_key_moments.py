"""Turning points of series made by hand."""

from __future__ import annotations

from collections.abc import Sequence

from astroport.bots.key_moments import LEAST, MOST, key_moments


def duel(*first: float) -> list[tuple[float, float]]:
    """Of two seats, from the results of the first."""
    return [(share, 1 - share) for share in first]


def plies(expected: Sequence[Sequence[float]]) -> list[int]:
    return [moment.ply for moment in key_moments(expected)]


def test_a_quiet_match_has_none() -> None:
    assert key_moments(duel(0.5, 0.55, 0.6, 0.5, 0.6)) == []
    assert key_moments(duel(0.5)) == []
    assert key_moments([]) == []


def test_the_ply_is_that_of_the_position_after_it_and_the_one_who_fell_is_named() -> None:
    (moment,) = key_moments(duel(0.5, 0.61, 0.22, 0.25))
    assert (moment.ply, moment.whose, moment.before, moment.after) == (2, 0, 0.61, 0.22)
    assert round(moment.change, 2) == -0.39
    (moment,) = key_moments(duel(0.5, 0.9))
    assert (moment.ply, moment.whose, round(moment.change, 2)) == (1, 1, -0.4)


def test_among_several_the_largest_change_counts() -> None:
    (moment,) = key_moments([(0.4, 0.3, 0.3), (0.3, 0.2, 0.5)])
    assert (moment.whose, round(moment.change, 2)) == (2, 0.2)


def test_just_enough_is_enough() -> None:
    assert plies(duel(0.5, 0.5 + LEAST)) == [1]
    assert plies(duel(0.5, 0.5 + LEAST - 0.01)) == []


def test_neighbours_of_one_swing_are_not_listed_too() -> None:
    assert plies(duel(0.1, 0.3, 0.6, 0.8, 0.8)) == [2]
    assert plies(duel(0.1, 0.4, 0.4, 0.4, 0.8)) == [1, 4]


def test_a_blow_and_its_answer_are_two() -> None:
    assert plies(duel(0.5, 0.8, 0.4, 0.4)) == [1, 2]


def test_never_more_than_the_largest_few_and_in_order() -> None:
    swinging = [0.5 + (0.2 + i / 100 if i % 2 else -0.2 - i / 100) for i in range(10)]
    found = plies(duel(0.5, *swinging))
    assert found == [5, 6, 7, 8, 9, 10]
    assert len(found) == MOST
