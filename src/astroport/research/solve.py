"""Perfect play, worked out to the end: for positions from which nothing is secret and nothing is left to luck.

Every position that can be reached gets a value, so that whatever plays the game can be held against the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiled_game import NumbaTypes, compile_once, compiled_game, specialise_for
from astroport.core.contract import CHANCE, Game
from astroport.core.errors import AstroportError, InvalidArgumentError, InvalidOptionError
from astroport.core.words import house

SOLVING = house("part-solving")
FEW = 1 << 14  # positions for which there is room at first
MOST = 1 << 22  # and at most
BIGGER = 4  # so many times, whenever the room is full


class UnsolvableError(AstroportError, ValueError):
    """A position from which play does not go on in turn, openly and without luck to an end."""


class Solution:
    """The value of every position that can be reached from one, under perfect play."""

    def __init__(self, game: Game, states: NDArray[Any], slots: Any, values: Any, movers: Any, count: int) -> None:
        self.game = game
        self._states, self._slots, self._count = states, slots, count
        self._words = _as_words(states)
        self._values: NDArray[np.float64] = values
        self._movers: NDArray[np.int8] = movers

    def __len__(self) -> int:
        """How many positions there are, those at the end of a match included."""
        return self._count

    def __contains__(self, state: NDArray[Any]) -> bool:
        return self._find(state) >= 0

    def value(self, state: NDArray[Any]) -> tuple[float, ...]:
        """Each seat's result if all play perfectly from a state on."""
        return self._value(self._number(state))

    def choices(self, state: NDArray[Any]) -> dict[int, tuple[float, ...]]:
        """What each action of the seat to move is worth to all seats; nothing when the match is over."""
        number = self._number(state)
        if self._movers[number] == CHANCE:
            return {}
        actions, numbers = np.zeros(self.game.codec.count, np.int16), np.zeros(self.game.codec.count, np.int64)
        n = _functions(self.game)["follow"](
            self._states, self._words, self._slots, self._movers, number, self._count, actions, numbers
        )
        return {
            action: self._value(then) for action, then in zip(actions[:n].tolist(), numbers[:n].tolist(), strict=True)
        }

    def decisions(self) -> Iterator[tuple[int, NDArray[Any]]]:
        """Every position in which a seat is to move: the seat, and the state as an array of one."""
        for number in np.flatnonzero(self._movers[: self._count] != CHANCE).tolist():
            yield int(self._movers[number]), self._states[number : number + 1].copy()

    def _value(self, number: int) -> tuple[float, ...]:
        return tuple(self._values[number].tolist())

    def _number(self, state: NDArray[Any]) -> int:
        number = self._find(state)
        if number < 0:
            raise InvalidArgumentError("this position cannot be reached from the one that was solved")
        return number

    def _find(self, state: NDArray[Any]) -> int:
        find = _functions(self.game)["find"]
        return int(find(self._states, self._words, self._slots, state, self._count))


def solve(game: Game, state: NDArray[Any], *, seats: int, most: int = MOST) -> Solution:
    """Work out a position, and all that can be reached from it.

    Each seat takes what is best for itself, among equals the first action in the order of `legal`; with two seats that
    is perfect play. What comes to more than `most` positions is refused.

    >>> import astroport
    >>> match = astroport.start("sputnik", seats=2, seed=1)
    >>> while match.ply < 64:
    ...     match.play(match.actions()[0])
    >>> solution = solve(match.game, match.state, seats=2)
    >>> len(solution), solution.value(match.state)
    (15693, (1.0, 0.0))
    """
    if seats not in game.seats:
        raise InvalidOptionError(f"{game.slug} is not played by {seats}")
    if most < 1:
        raise InvalidArgumentError(f"{most} positions at most: there is one at least")
    room = min(FEW, most)
    while True:
        states = np.zeros(room + 2, game.state.STATE)
        states[0] = state[0]
        slots = np.empty(2 * room, np.int64)
        values, movers = np.zeros((room + 2, game.seats[-1])), np.zeros(room + 2, np.int8)
        solved = np.zeros(room + 2, np.int8)
        explore = _functions(game)["explore"]
        count = int(explore(states, _as_words(states), slots, values, movers, solved))
        if count > 0:
            return Solution(game, states, slots, values[:, :seats], movers, count)
        if count != _module(game).FULL:
            raise UnsolvableError(_complaint(_module(game), count))
        if room == most:
            raise UnsolvableError(f"more than {most} positions can be reached from here")
        room = min(BIGGER * room, most)


def _complaint(module: ModuleType, reason: int) -> str:
    reasons = {
        module.LUCK: "luck has a hand in what follows",
        module.SEVERAL: "several seats choose at the same time in what follows",
        module.SECRET: "something is secret in what follows",
        module.AGAIN: "positions come again in what follows: play need not end",
        module.STUCK: "somebody is to move and cannot, in what follows: no position of a match",
    }
    return f"this position cannot be solved: {reasons[reason]}"


def _as_words(states: NDArray[Any]) -> NDArray[np.int64]:
    return states.view(np.int64).reshape(len(states), -1)


@cache
def _module(game: Game) -> ModuleType:
    source, lowest = Path(__file__).with_name("kernels") / "minimax.py", compiled_game(game).module.lowest
    return specialise_for(game, source, "astroport.research", lowest=lowest)


@cache
def _functions(game: Game) -> dict[str, Callable[..., Any]]:
    import numba

    types = NumbaTypes(game)
    words, movers = numba.int64[:, ::1], numba.int8[::1]
    states, number, numbers = types.states, types.number, types.numbers
    entries = {
        "explore": (states, words, numbers, types.table, movers, movers),
        "find": (states, words, numbers, states, number),
        "follow": (states, words, numbers, movers, number, number, types.actions, numbers),
    }
    return compile_once(game, SOLVING, _module(game), entries)
