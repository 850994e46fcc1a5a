"""Random matches of Sputnik on an NVIDIA GPU, beside one core of the same machine's CPU.

    PYTHONPATH=src python bench/gpu.py

The kernel calls the same functions as the CPU, and the generators are the same: every lane must come to exactly the
same number of actions on both, which is checked first.
"""

from __future__ import annotations

import sys
import time
import warnings

import numpy as np

from astroport.core.dice import generators
from astroport.core.errors import AstroportError
from astroport.core.native import native
from astroport.games.sputnik import GAME
from astroport.research.gpu import Lanes

SEATS = 4
LANES = (1 << 12, 1 << 14, 1 << 16, 1 << 18)
MATCHES = 64  # of a lane


def on_cpu(seed: int, lane: int, matches: int) -> tuple[int, float]:
    """Actions of one lane played on the CPU, and the seconds it took."""
    engine = native(GAME).module
    state = np.zeros(1, GAME.state.STATE)
    results, lengths = np.zeros((matches, SEATS)), np.zeros(matches, np.int64)
    layout = GAME.variant(SEATS).layout
    rng = generators(seed, lane + 1)[lane]
    begin = time.perf_counter()
    actions = engine.play_matches(state, np.zeros_like(state), layout, rng, results, lengths)
    return int(actions), time.perf_counter() - begin


def main() -> None:
    """Check that both machines play alike, then time them."""
    warnings.filterwarnings("ignore", message=".*Grid size")  # small grids are measured on purpose
    options = GAME.settle(SEATS)
    small = Lanes(GAME, SEATS, options, lanes=256, seed=1).play(2).actions
    assert small == sum(on_cpu(1, lane, 2)[0] for lane in range(256)), "GPU and CPU disagree"
    print("256 lanes of 2 matches: GPU and CPU came to exactly the same", small, "actions")
    actions, seconds = max((on_cpu(2, 0, 100_000) for _ in range(3)), key=lambda run: run[0] / run[1])
    cpu = actions / seconds
    print(f"CPU, one core     {cpu / 1e6:9.1f} million actions/s")
    for lanes in LANES:
        batch = Lanes(GAME, SEATS, options, lanes)
        batch.play(1)
        begin = time.perf_counter()
        played = batch.play(MATCHES)
        gpu = played.actions / (time.perf_counter() - begin)
        print(
            f"GPU, {lanes:7} lanes {gpu / 1e6:9.1f} million actions/s  = {gpu / cpu:6.1f} cores"
            f"   ({played.matches / 1e6:.1f} million matches)"
        )


if __name__ == "__main__":
    try:
        main()
    except AstroportError as error:
        sys.exit(str(error))
