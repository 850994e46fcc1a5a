"""The solver against a slow one, against what a person can see, and what it refuses."""

from __future__ import annotations

from typing import Any

import comets
import numpy as np
import pytest
from numpy.typing import NDArray

import astroport
from astroport import Match, SeededLuck
from astroport.core.compiling import plain
from astroport.games.sputnik.state import BIT
from astroport.research.solve import UnsolvableError, solve
from tests.bots.small_boards import BIGGER, NAMES, SEVEN, board, boards

SPUTNIK = astroport.game("sputnik")
awaited, legal, apply, payoff = (
    plain(getattr(SPUTNIK.rules, name)) for name in ("awaited", "legal", "apply", "payoff")
)


def slowly(state: NDArray[Any], known: dict[bytes, tuple[float, ...]]) -> tuple[float, ...]:
    """The value of a position as one writes it down, in the interpreter."""
    key = state.tobytes()
    if key not in known:
        waiting = awaited(state[0])
        if waiting == 0:
            result = np.zeros(SPUTNIK.seats[-1])
            payoff(state[0], result)
            known[key] = tuple(result[:2].tolist())
        else:
            seat = waiting.bit_length() - 1
            out = np.zeros(SPUTNIK.codec.count, np.int16)
            known[key] = max(
                (slowly(_after(state, seat, action), known) for action in out[: legal(state[0], seat, out)].tolist()),
                key=lambda value: value[seat],
            )
    return known[key]


def _after(state: NDArray[Any], seat: int, action: int) -> NDArray[Any]:
    then = state.copy()
    apply(then[0], seat, action, None)
    return then


@pytest.mark.parametrize(
    "state",
    [
        board("d1 d2 d3 d4", ("d1", "d4")),
        board("c3 c4 d3 d4 d5", ("c3", "d5")),
        board("c3 c4 d3 d4 d5", ("c3", "d5"), turn=1, stacks=("d4",)),
        board("c3 c4 d4", ("c3", "d4"), bases=True),
    ],
    ids=["line", "trapezium", "stack", "bases"],
)
def test_every_position_as_a_slow_solver_has_it(state: NDArray[Any]) -> None:
    known: dict[bytes, tuple[float, ...]] = {}
    slowly(state, known)
    solution = solve(SPUTNIK, state, seats=2)
    assert len(solution) == len(known)
    for key, value in known.items():
        assert solution.value(np.frombuffer(bytearray(key), SPUTNIK.state.STATE)) == value


@pytest.mark.parametrize(
    ("cells", "rockets", "value"),
    [
        ("d1 d2 d3", ("d1", "d3"), (1.0, 0.0)),  # A flies between, and B has nowhere to go
        ("d1 d2 d3 d4 d5", ("d1", "d5"), (1.0, 0.0)),  # A takes d4 from under B's nose
        ("d1 d2 d5 d6 d7", ("d1", "d6"), (0.0, 1.0)),  # A has one flight, B two galaxies: A is walled in first
        ("d1 d2 d3 d6 d7", ("d2", "d6"), (1.0, 0.0)),
    ],
)
def test_what_a_person_can_see(cells: str, rockets: tuple[str, str], value: tuple[float, float]) -> None:
    state = board(cells, rockets)
    solution = solve(SPUTNIK, state, seats=2)
    assert solution.value(state) == value
    assert max(worth[0] for worth in solution.choices(state).values()) == value[0]


def test_a_base_saves_who_would_be_lost() -> None:
    cells, rockets = "d1 d2 d5 d6 d7", ("d1", "d6")
    assert solve(SPUTNIK, board(cells, rockets), seats=2).value(board(cells, rockets)) == (0.0, 1.0)
    state = board(cells, rockets, bases=True)
    state["base_at"][0, 1] = board(cells, rockets)["base_at"][0, 1]  # B's base is gone, A's is not
    assert solve(SPUTNIK, state, seats=2).value(state) == (1.0, 0.0)


@pytest.mark.parametrize("cells", [*SEVEN.values(), *BIGGER.values()], ids=[*SEVEN, *BIGGER])
def test_values_fit_together(cells: str) -> None:
    """Each position is worth to its mover what its best action is, and the mirror image the same to the other."""
    for state in boards(cells) if cells in SEVEN.values() else [board(cells, cells.split()[:2])]:
        solution = solve(SPUTNIK, state, seats=2)
        mirrored = state.copy()
        mirrored["rocket"][0, :2] = state["rocket"][0, 1::-1]
        mirrored["turn"] = 1 - state["turn"]
        assert solve(SPUTNIK, mirrored, seats=2).value(mirrored) == solution.value(state)[::-1]
    decisions = list(solution.decisions())
    assert 0 < len(decisions) < len(solution)
    for seat, position in decisions[:: 1 + len(decisions) // 2000]:
        choices = solution.choices(position)
        assert max(value[seat] for value in choices.values()) == solution.value(position)[seat]
        assert sum(solution.value(position)) == 1.0


def test_the_end_of_a_match_is_a_position_too() -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    while not match.over:
        match.play(match.actions()[0])
    solution = solve(SPUTNIK, match.state, seats=2)
    assert len(solution) == 1
    assert solution.value(match.state) == match.result
    assert solution.choices(match.state) == {}


def test_a_position_from_elsewhere_is_not_known() -> None:
    solution = solve(SPUTNIK, board("d1 d2 d3", ("d1", "d3")), seats=2)
    elsewhere = board("c3 c4 d4", ("c3", "d4"))
    assert elsewhere not in solution
    with pytest.raises(astroport.AstroportError, match="cannot be reached"):
        solution.value(elsewhere)


def test_refusals() -> None:
    with pytest.raises(UnsolvableError, match="luck"):
        solve(SPUTNIK, Match(SPUTNIK, 2, luck=SeededLuck(1), deal=False).state, seats=2)
    with pytest.raises(UnsolvableError, match="at the same time"):
        solve(comets.GAME, Match(comets.GAME, 2, {"peek": False}, SeededLuck(1)).state, seats=2)
    with pytest.raises(UnsolvableError, match="secret"):
        solve(comets.GAME, Match(comets.GAME, 2, {"peek": True}, SeededLuck(1)).state, seats=2)
    asteroids = astroport.start("asteroid_escape", seats=2, seed=1)
    with pytest.raises(UnsolvableError, match="secret"):
        solve(asteroids.game, asteroids.state, seats=2)
    with pytest.raises(UnsolvableError, match="more than 1000 positions"):
        solve(SPUTNIK, board(SEVEN["flower"], ("d4", "c3"), bases=True), seats=2, most=1000)
    for most in (1, 2, 3):
        with pytest.raises(UnsolvableError, match=f"more than {most} positions"):
            solve(SPUTNIK, board("d1 d2 d3 d4 d5", ("d1", "d5")), seats=2, most=most)
    for most in (0, -1):
        with pytest.raises(astroport.AstroportError, match=f"{most} positions at most"):
            solve(SPUTNIK, board("d1 d2 d3", ("d1", "d3")), seats=2, most=most)
    with pytest.raises(astroport.AstroportError, match="not played by 7"):
        solve(SPUTNIK, board("d1 d2 d3", ("d1", "d3")), seats=7)


def test_three_seats_have_three_results() -> None:
    match = astroport.start("sputnik", seats=3, seed=1)
    while not match.over:
        match.play(match.actions()[0])
    assert solve(SPUTNIK, match.state, seats=3).value(match.state) == match.result


def test_play_without_end_is_refused() -> None:
    """Two bases side by side for each rocket, and nothing to take: they could fly to and fro for ever."""
    state = board("d1 d2 d6 d7", ("d1", "d7"))
    state["bases"], state["galaxies"], state["height"] = state["galaxies"], 0, 0
    with pytest.raises(UnsolvableError, match="come again"):
        solve(SPUTNIK, state, seats=2)


def test_no_position_of_a_match_is_refused() -> None:
    state = board("d1 d7", ("d1", "d7"))
    state["galaxies"] |= BIT[NAMES.index("a1")]
    with pytest.raises(UnsolvableError, match="cannot"):
        solve(SPUTNIK, state, seats=2)
