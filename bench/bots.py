"""How fast our search searches, beside OpenSpiel's in C++ on its own games.

    python -m bench.bots

The easiest of our games with four players from the opening, one core, against `pyspiel.MCTSBot` with one random match a
simulation on three of OpenSpiel's games, from their openings. In turns, the best of each is taken, as in `bench.run`.
The strongest bot has help from its game (bot.py) and need not play every simulation to the end; so it is measured
without as well, where each simulation is a random match to its end, just like OpenSpiel's. Then: what more threads
bring.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace

import pyspiel
from rich.console import Console
from rich.table import Table

import astroport
from astroport.bots import Budget
from astroport.bots.ladder import PARAMS
from astroport.bots.search_bot import SearchBot
from bench.games import EASIEST
from bench.promises import promises

SEATS = 4
SIMULATIONS = 20_000
ROUNDS = 5
PEERS = ("breakthrough", "hex", "amazons")
BOT = "admiral"
OURS = EASIEST.name.to("en")
WARM = Budget(simulations=64)  # lets the bot make its arrays


def ours(helped: bool = True, threads: int = 1) -> Callable[[int], float]:
    """Simulations a second of our search: a new bot each time, so that nothing is known from before."""
    match = astroport.start(EASIEST.slug, seats=SEATS, seed=1)
    assert match.to_move is not None
    view = match.view(match.to_move)
    params = replace(PARAMS[BOT], helped=helped)

    def pace(number: int) -> float:
        bot = SearchBot(BOT, number, params, threads=threads)
        bot.choose(view, WARM)
        begin = time.perf_counter()
        choice = bot.choose(view, Budget(simulations=SIMULATIONS * threads))
        return choice.simulations / (time.perf_counter() - begin)

    return pace


def theirs(name: str) -> Callable[[int], float]:
    """Simulations a second of OpenSpiel's search on a game of its own."""
    game = pyspiel.load_game(name)

    def pace(number: int) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, True, number, False)
        state = game.new_initial_state()
        begin = time.perf_counter()
        bot.step(state)
        return SIMULATIONS / (time.perf_counter() - begin)

    return pace


def main() -> int:
    """Measure in turns, print the table, and say whether every promise is kept."""
    cores = os.cpu_count() or 1
    threads = sorted({1, 2, *(n for n in (4, 8, 16, 32, 64) if n < cores), cores} & set(range(1, cores + 1)))
    measured: dict[str, Callable[[int], float]] = {
        "helped": ours(),
        "unhelped": ours(helped=False),
        **{name: theirs(name) for name in PEERS},
        **{f"{n} threads": ours(threads=n) for n in threads},
    }
    best = dict.fromkeys(measured, 0.0)
    console = Console(width=100)
    with console.status("measuring…") as status:
        for turn in range(ROUNDS):
            for name, pace in measured.items():
                status.update(f"round {turn + 1} of {ROUNDS}: {name}")
                best[name] = max(best[name], pace(turn))
    peer = "breakthrough"
    rows = {
        f"{OURS}, {SEATS} players, {BOT}": "helped",
        f"{OURS}, {SEATS} players, {BOT} without the game's help": "unhelped",
        **{f"OpenSpiel MCTSBot (C++) on its {name}": name for name in PEERS},
        **{f"{OURS}, {SEATS} players, {BOT}, {n} thread{'s' * (n > 1)}": f"{n} threads" for n in threads},
    }
    table = Table(title="simulations a second from the opening", title_justify="left")
    for heading in ("", "simulations/s", f"× {peer}", "× one thread"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, name in rows.items():
        grown = f"{best[name] / best['1 threads']:.2f}" if name.endswith("threads") else ""
        table.add_row(label, f"{best[name]:,.0f}", f"{best[name] / best[peer]:.2f}", grown)
    console.print(table)
    promised = {f"of {BOT}": "helped", "without the game's help": "unhelped"}
    return promises(
        *(
            (f"simulations {whose} against OpenSpiel's on {peer}", best[name] / best[peer], 3, "at least", "times")
            for whose, name in promised.items()
        )
    )


if __name__ == "__main__":
    sys.exit(main())
