"""The search finds the solved value: on small boards of Sputnik, in every position, it picks an action that is best."""

from __future__ import annotations

from typing import Any

import pytest
from numpy.typing import NDArray

import astroport
from astroport import bots
from astroport.bots import Budget
from astroport.research.solve import Solution, solve
from tests.bots.small_boards import BIGGER, SEVEN, board, boards, view_of

SPUTNIK = astroport.game("sputnik")
THOUGHT = Budget(simulations=1500)
MORE_THOUGHT = Budget(simulations=20_000)  # on bigger boards …
MOST = 2000  # … where so many positions are tried, evenly picked from all


def open_questions(solutions: list[Solution]) -> list[tuple[int, NDArray[Any], dict[int, float]]]:
    """Every position where a choice matters: who is to move, the state, and what each action is worth to that seat."""
    found: dict[bytes, tuple[int, NDArray[Any], dict[int, float]]] = {}
    for solution in solutions:
        for seat, state in solution.decisions():
            if state.tobytes() not in found:
                worth = {action: value[seat] for action, value in solution.choices(state).items()}
                found[state.tobytes()] = seat, state, worth
    return [question for question in found.values() if len(set(question[2].values())) > 1]


def mistakes(name: str, solutions: list[Solution], thought: Budget, most: int | None = None) -> tuple[int, int]:
    """In how many positions a bot gives away what it could have, and of how many. Each is new to the bot."""
    questions = open_questions(solutions)
    picked = questions if most is None else questions[:: 1 + len(questions) // most]
    wrong = 0
    for number, (seat, state, worth) in enumerate(picked):
        choice = bots.named(name, number).choose(view_of(state, seat, list(worth)), thought)
        wrong += worth[choice.action.number] < max(worth.values())
    return wrong, len(picked)


@pytest.mark.parametrize("stacks", [(), ("d4",)], ids=["plain", "stack"])
@pytest.mark.parametrize("cells", SEVEN.values(), ids=SEVEN)
def test_never_wrong_on_seven_galaxies(cells: str, stacks: tuple[str, ...]) -> None:
    solutions = [solve(SPUTNIK, state, seats=2) for state in boards(cells, stacks)]
    wrong, tried = mistakes("admiral", solutions, THOUGHT)
    assert tried > 500
    assert wrong == 0


@pytest.mark.parametrize("cells", BIGGER.values(), ids=BIGGER)
def test_never_wrong_on_bigger_boards(cells: str) -> None:
    first, *_, last = cells.split()
    wrong, tried = mistakes("admiral", [solve(SPUTNIK, board(cells, (first, last)), seats=2)], MORE_THOUGHT, MOST)
    assert tried > 200
    assert wrong == 0


def test_never_wrong_with_bases() -> None:
    state = board("c3 c4 d3 d4 d5", ("c3", "d5"), bases=True)
    wrong, tried = mistakes("admiral", [solve(SPUTNIK, state, seats=2)], MORE_THOUGHT, MOST)
    assert tried > 200
    assert wrong == 0


def test_a_bot_that_looks_one_move_ahead_is_wrong_at_times() -> None:
    """These positions are not so easy that anything would do."""
    solutions = [solve(SPUTNIK, state, seats=2) for state in boards(SEVEN["flower"])]
    wrong, tried = mistakes("greedy", solutions, THOUGHT)
    assert wrong > tried / 50
