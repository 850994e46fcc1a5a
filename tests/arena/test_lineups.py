"""Nobody is favoured: not by seat, not by luck, not by opponents."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from astroport.arena.lineups import fixtures, lineups

TEAMS = ([0, 2], [1, 3])
BOTS = st.integers(2, 6).map(lambda count: [f"bot{i}" for i in range(count)])


def alone(seats: int) -> list[list[int]]:
    """Every seat for itself."""
    return [[seat] for seat in range(seats)]


@given(BOTS, st.integers(2, 6), st.integers(1, 20), st.integers(0, 10**6))
def test_every_bot_sits_on_every_seat_equally_often(bots: list[str], seats: int, matches: int, seed: int) -> None:
    plan = fixtures(bots, alone(seats), matches, seed)
    sat = Counter((seat, bot) for each in plan for seat, bot in enumerate(each.bots))
    assert len(sat) == seats * len(bots)
    assert len(set(sat.values())) == 1


@given(BOTS, st.integers(2, 6), st.integers(1, 20))
def test_every_pair_meets_equally_often(bots: list[str], seats: int, matches: int) -> None:
    met: Counter[frozenset[str]] = Counter()
    for each in fixtures(bots, alone(seats), matches, 0):
        met.update(frozenset((a, b)) for a, b in combinations(each.bots, 2) if a != b)
    assert len(met) == len(bots) * (len(bots) - 1) // 2
    assert len(set(met.values())) == 1


@given(BOTS, st.integers(2, 6), st.integers(1, 20))
def test_each_lineup_plays_as_often_as_asked_or_a_little_more(bots: list[str], seats: int, matches: int) -> None:
    plan = fixtures(bots, alone(seats), matches, 0)
    played = Counter(tuple(sorted(each.bots)) for each in plan)
    assert set(played) == set(lineups(bots, seats))
    assert set(played.values()) == {-(-matches // seats) * seats}
    assert [each.number for each in plan] == list(range(1, len(plan) + 1))


@given(BOTS, st.integers(2, 6))
def test_the_seats_of_a_lineup_are_filled_evenly(bots: list[str], seats: int) -> None:
    for line in lineups(bots, seats):
        times = [line.count(bot) for bot in bots]
        assert max(times) - min(times) <= 1
        assert len(line) == seats


def test_both_seatings_of_a_pair_meet_the_same_luck_and_fresh_bots() -> None:
    plan = fixtures(["a", "b"], alone(2), 40, 0)
    lucks = Counter(each.luck for each in plan)
    assert set(lucks.values()) == {2}
    assert all(
        one.luck == two.luck and one.bots == two.bots[::-1] for one, two in zip(plan[::2], plan[1::2], strict=True)
    )
    minds = [mind for each in plan for mind in each.minds]
    assert len(set(minds)) == len(minds)


def test_among_several_the_order_changes_too() -> None:
    plan = fixtures(["a", "b", "c"], alone(3), 60, 0)
    assert len({each.bots for each in plan}) == 6


def test_who_else_is_there_changes_nothing_for_a_pair() -> None:
    def between(plan_of: list[str]) -> list[tuple[object, ...]]:
        plan = fixtures(plan_of, alone(2), 10, 3)
        return [(each.bots, each.luck, each.minds) for each in plan if set(each.bots) == {"a", "b"}]

    assert between(["a", "b"]) == between(["c", "b", "a"])
    assert fixtures(["a", "b"], alone(2), 10, 3) != fixtures(["a", "b"], alone(2), 10, 4)


@given(BOTS, st.integers(1, 20), st.sampled_from([TEAMS, ([0, 3], [1, 4], [2, 5]), ([0], [1, 2])]))
def test_allies_are_one_bot_and_meet_another(bots: list[str], matches: int, sides: list[list[int]]) -> None:
    plan = fixtures(bots, sides, matches, 0)
    sat = Counter((seat, bot) for each in plan for seat, bot in enumerate(each.bots))
    assert len(sat) == sum(map(len, sides)) * len(bots)
    assert len(set(sat.values())) == 1
    for each in plan:
        held = [{each.bots[seat] for seat in side} for side in sides]
        assert all(len(side) == 1 for side in held)
        assert any(side != held[0] for side in held)


def test_two_teams_change_places_with_the_same_luck() -> None:
    one, two = fixtures(["a", "b"], TEAMS, 2, 0)
    assert {one.bots, two.bots} == {("a", "b", "a", "b"), ("b", "a", "b", "a")}
    assert one.luck == two.luck
    assert len({*one.minds, *two.minds}) == 8
