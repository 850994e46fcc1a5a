"""Random matches on an NVIDIA GPU, beside one core of the same machine's CPU.

    PYTHONPATH=src python bench/gpu.py [game …]

The kernel calls the same functions as the CPU, and the generators are the same: every lane must come to exactly the
same number of actions on both, which is checked first.
"""

from __future__ import annotations

import sys
import time
import warnings
from importlib import import_module
from pkgutil import iter_modules

import numpy as np

from astroport import games
from astroport.core.compiled_game import compiled_game
from astroport.core.contract import Game
from astroport.core.errors import AstroportError
from astroport.core.seeds import generators
from astroport.research.gpu import Rollouts

SEATS = 4
LANES = (1 << 12, 1 << 14, 1 << 16, 1 << 18)
MATCHES = 64  # of a lane
# Found by their folders: on a machine that is lent nothing need be installed.
GAMES: dict[str, Game] = {
    found.name: import_module(f"{games.__name__}.{found.name}").GAME for found in iter_modules(games.__path__)
}


def on_cpu(game: Game, seed: int, lane: int, matches: int) -> tuple[int, float]:
    """Actions of one lane played on the CPU, and the seconds it took."""
    engine = compiled_game(game).module
    state = np.zeros(1, game.state.STATE)
    results, lengths = np.zeros((matches, SEATS)), np.zeros(matches, np.int64)
    layout = game.variant(SEATS).layout
    rng = generators(seed, lane + 1)[lane]
    begin = time.perf_counter()
    actions = engine.play_matches(state, np.zeros_like(state), layout, rng, results, lengths)
    return int(actions), time.perf_counter() - begin


def measure(game: Game) -> None:
    """Check that both machines play alike, then time them."""
    options = game.settle(SEATS)
    small = Rollouts(game, SEATS, options, lanes=256, seed=1).play(2).actions
    assert small == sum(on_cpu(game, 1, lane, 2)[0] for lane in range(256)), "GPU and CPU disagree"
    print(f"{game.name.to('en')}, 256 lanes of 2 matches: GPU and CPU came to exactly the same {small} actions")
    actions, seconds = max((on_cpu(game, 2, 0, 50_000) for _ in range(3)), key=lambda run: run[0] / run[1])
    cpu = actions / seconds
    print(f"CPU, one core     {cpu / 1e6:9.1f} million actions/s")
    for lanes in LANES:
        batch = Rollouts(game, SEATS, options, lanes)
        batch.play(1)
        begin = time.perf_counter()
        played = batch.play(MATCHES)
        gpu = played.actions / (time.perf_counter() - begin)
        print(
            f"GPU, {lanes:7} lanes {gpu / 1e6:9.1f} million actions/s  = {gpu / cpu:6.1f} cores"
            f"   ({played.matches / 1e6:.1f} million matches)",
            flush=True,
        )


def main() -> None:
    """Measure the games that are named, or all."""
    warnings.filterwarnings("ignore", message=".*Grid size")  # small grids are measured on purpose
    for slug in sys.argv[1:] or GAMES:
        measure(GAMES[slug])


if __name__ == "__main__":
    try:
        main()
    except AstroportError as error:
        sys.exit(str(error))
