"""Many random matches, and the counting of ways a match can go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiled_game import NumbaTypes, compile_once, compiled_game
from astroport.core.contract import ANYONE, CHANCE, Game
from astroport.core.errors import RefusedError
from astroport.core.seeds import generators
from astroport.core.words import house

SIMULATION = house("part-simulation")
COUNTING = house("part-counting")
COMPILED_DEPTH = 6
AT_ONCE = 5000  # matches between two words about progress


@dataclass(frozen=True)
class Outcome:
    """What many random matches came to."""

    matches: int
    actions: int
    shortest: int
    longest: int
    results: tuple[float, ...]  # each seat's mean


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    matches: int = 10_000,
    seed: int = 0,
    progress: Callable[[int], object] = lambda _done: None,
) -> Outcome:
    """Play random matches in compiled code.

    >>> import astroport
    >>> simulate(astroport.game("sputnik"), 2, matches=1000).longest < 90
    True
    """
    engine, types = compiled_game(game), NumbaTypes(game)
    signature = (types.states, types.states, types.layout, types.numbers, types.table, types.numbers)
    play_matches = compile_once(game, SIMULATION, engine.module, {"play_matches": signature})["play_matches"]
    layout = game.variant(seats, options).layout
    working, rng = engine.blank.copy(), generators(seed)[0]
    actions, totals = 0, np.zeros(seats)
    shortest, longest = game.max_plies, 0
    done = 0
    while done < matches:
        some = min(AT_ONCE, matches - done)
        results, lengths = np.zeros((some, seats)), np.zeros(some, np.int64)
        play_matches(working, engine.blank, layout, rng, results, lengths)
        actions += int(lengths.sum())
        totals += results.sum(axis=0)
        shortest, longest = min(shortest, int(lengths.min())), max(longest, int(lengths.max()))
        done += some
        progress(done)
    return Outcome(matches, actions, shortest, longest, tuple((totals / matches).tolist()))


def perft(
    game: Game,
    seats: int,
    options: Mapping[str, object] | None = None,
    depth: int = 1,
    after: Sequence[str] = (),
) -> int:
    """How many different ways there are to play the first `depth` actions, or the next ones `after` some, with chance.

    The last actions are counted in compiled code, those before one by one, so that a long count can be interrupted.

    >>> import astroport
    >>> perft(astroport.game("sputnik"), 2, depth=3)
    186
    """
    engine, types = compiled_game(game), NumbaTypes(game)
    signature = (types.states, types.lists, types.number)
    count = compile_once(game, COUNTING, engine.module, {"perft": signature})["perft"]
    states = np.zeros(COMPILED_DEPTH + 1, game.state.STATE)
    lists = np.zeros((COMPILED_DEPTH, game.codec.count), np.int16)
    out = np.zeros(game.codec.count, np.int16)

    def ways(buffer: NDArray[Any], left: int) -> int:
        if left <= COMPILED_DEPTH:
            states[0] = buffer[0].state
            return int(count(states, lists, left))
        total = 0
        for seat in range(CHANCE + 1):
            for action in out[: engine.legal_for(buffer, seat, out)].tolist():
                then = engine.copy(buffer)
                engine.step(then, seat, action)
                total += ways(then, left - 1)
        return total

    variant = game.variant(seats, options)
    buffer = engine.buffer()
    engine.begin(buffer, variant.layout)
    for text in after:
        action = variant.lexicon.parse(text)
        refused = engine.step(buffer, ANYONE, action.number)
        if refused < 0:
            raise RefusedError(game.refusal(-refused, action.text))
    return ways(buffer, depth)
