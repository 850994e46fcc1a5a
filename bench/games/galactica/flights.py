"""Where a jet of Galactica can fly with a six: as the rules find it, and by going along every path.

    python -m bench.games.galactica.flights

(part of `make bench`, as `python -m bench.games`)
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from astroport.core.compiled_game import compiled_game
from astroport.core.compiling import njit
from astroport.core.contract import CHANCE
from astroport.core.dice import draw
from astroport.core.seeds import generators
from astroport.games.galactica import GAME
from astroport.games.galactica.bot import pick
from astroport.games.galactica.rules.flight import jet_on, list_ends
from astroport.games.galactica.state import COLUMN, FLYING, HOME, NOBODY, NOWHERE, ROW, SIDE, SQUARE_AT
from bench.promises import promises

STEPS = 6
POSITIONS = 400
__depends_on__ = (GAME.folder,)  # what is compiled here calls into the rules
ROUNDS = 5


def met(count: int) -> NDArray[Any]:
    """Positions of purposeful matches among four in which somebody is to fly from a square of the field."""
    engine = compiled_game(GAME)
    found: list[Any] = []
    out, rng = np.zeros(GAME.codec.count, np.int16), generators(1)[0]
    while len(found) < count:
        buffer = engine.buffer()
        engine.begin(buffer, GAME.variant(4).layout)
        while buffer[0].awaited:
            s, seat = buffer[0].state, int(buffer[0].first)
            n = engine.legal_for(buffer, seat, out)
            if s.phase == FLYING and s.jet[seat] != HOME:
                found.append(np.array(s, GAME.state.STATE))
            chosen = draw(rng, n) if seat == CHANCE else pick(s, seat, out, n, rng)  # type: ignore[no-untyped-call]
            engine.step(buffer, seat, int(out[chosen]))
    return np.array(found[:count], GAME.state.STATE)


@njit
def by_rules(states, out):  # type: ignore[no-untyped-def]
    """All ends in all positions, as the rules list them; how many."""
    n = 0
    for i in range(states.shape[0]):
        n += list_ends(states[i], states[i].mover, STEPS, out)  # type: ignore[no-untyped-call]
    return n


@njit
def by_every_path(states, taken, reached):  # type: ignore[no-untyped-def]
    """The same by going along every path step by step."""
    n = 0
    rows, columns = np.zeros(STEPS + 1, np.int64), np.zeros(STEPS + 1, np.int64)
    turned = np.zeros(STEPS + 1, np.int64)
    for i in range(states.shape[0]):
        s = states[i]
        for square in range(reached.shape[0]):
            reached[square] = 0
            taken[square] = jet_on(s, square) != NOBODY  # type: ignore[no-untyped-call]
        rows[0], columns[0] = ROW[s.jet[s.mover]], COLUMN[s.jet[s.mover]]
        depth, turned[0] = 0, 0
        while depth >= 0:
            if depth == STEPS or turned[depth] == 4:
                square = SQUARE_AT[rows[depth], columns[depth]]
                if depth == STEPS and not reached[square]:
                    reached[square] = 1
                    n += 1
                taken[square] = depth == 0
                depth -= 1
                continue
            way = turned[depth]
            turned[depth] += 1
            row = rows[depth] + (way == 2) - (way == 0)
            column = columns[depth] + (way == 1) - (way == 3)
            if 0 <= row < SIDE and 0 <= column < SIDE:
                square = SQUARE_AT[row, column]
                if square != NOWHERE and not taken[square]:
                    depth += 1
                    rows[depth], columns[depth], turned[depth] = row, column, 0
                    taken[square] = 1
    return n


def main() -> int:
    """Measure both in turns."""
    states = met(POSITIONS)
    out = np.zeros(GAME.codec.count, np.int16)
    taken, reached = np.zeros(HOME, np.uint8), np.zeros(HOME, np.uint8)
    best = {"rules": np.inf, "every path": np.inf}
    for _ in range(ROUNDS + 1):
        begin = time.perf_counter()
        ours = by_rules(states, out)  # type: ignore[no-untyped-call]
        between = time.perf_counter()
        plain = by_every_path(states, taken, reached)  # type: ignore[no-untyped-call]
        end = time.perf_counter()
        assert ours == plain, "they do not agree"
        best["rules"] = min(best["rules"], (between - begin) / POSITIONS * 1e6)
        best["every path"] = min(best["every path"], (end - between) / POSITIONS * 1e6)
    print(f"the ends of a six in {POSITIONS} positions of Galactica: {ours / POSITIONS:.1f} on average")
    print(
        f"as the rules find them {best['rules']:.2f} µs, going along every path {best['every path']:.2f} µs a position"
    )
    return promises(
        ("the ends of a six in Galactica", best["rules"], 5, "at most", "µs"),
        ("against going along every path", best["every path"] / best["rules"], 2, "at least", "times"),
    )


if __name__ == "__main__":
    sys.exit(main())
