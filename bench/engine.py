"""How fast a game is in the page's engine, beside the native one.

    python -m bench.engine

Node runs the WebAssembly files as a browser's V8 would, one thread. Rules: random matches of four players. Search: from
a position some plies into a match, a new tree each time, in slices as a page takes them. In turns, the best of each.
"""

from __future__ import annotations

import base64
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.table import Table
from tests.wasm.engine import ask, options_of

import astroport
from astroport.bots.search_bot import SearchParams, Tree
from astroport.core.contract import Game
from astroport.core.seeds import generators
from astroport.core.view import View
from astroport.research.simulate import simulate
from bench.games import SHELF, figures
from bench.promises import promises

SEATS = 4
SECONDS = 1.0  # of each measurement
ROUNDS = 4
MATCHES = 1000  # played by one call
PLIES = 20  # into a match, where the search begins
SIMULATIONS, SLICE = 4000, 500
NODES = 1 << 14
Pace = Callable[[], float]


def pace(work: Callable[[int], int]) -> float:
    """How much is done a second by something that says how much it did; the first time does not count."""
    work(0)
    done, turn, begin = 0, 1, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        done += work(turn)
        turn += 1
    return done / (time.perf_counter() - begin)


def rules(game: Game) -> tuple[Pace, Pace]:
    """Actions of random matches a second: natively, and in the page's engine."""
    options = options_of(game, game.variant(SEATS))

    def native() -> float:
        return pace(lambda turn: simulate(game, SEATS, matches=MATCHES, seed=turn).actions)

    def page() -> float:
        return float(ask(game.engine_file, "playingPace", options=options, matches=MATCHES, seconds=SECONDS))

    return native, page


def search(game: Game) -> tuple[Pace, Pace]:
    """Simulations a second from one position: natively, and in the page's engine."""
    view, tree = view_of(game), Tree(game, most_nodes=NODES)
    params = SearchParams().numbers_for(game)

    def grow(turn: int) -> int:
        tree.forget()
        rng = generators(turn)[0]
        for _ in range(SIMULATIONS // SLICE):
            tree.grow(view, rng, params, SLICE)
        return SIMULATIONS

    def page() -> float:
        position = {"view": base64.b64encode(view.state.tobytes()).decode(), "seat": view.seat}
        work = {"simulations": SIMULATIONS, "slice": SLICE, "nodes": NODES, "seconds": SECONDS}
        return float(ask(game.engine_file, "searchingPace", **position, **work))

    return lambda: pace(grow), page


def view_of(game: Game) -> View:
    """What somebody sees who is to choose."""
    match = astroport.start(game.slug, seats=SEATS, seed=1)
    while match.ply < PLIES:
        seat = match.awaited[0]
        match.play(match.numbers(seat)[0], seat)
    return match.view(match.awaited[0])


def main() -> int:
    """Measure in turns, print the table, and say whether every promise is kept."""
    measured = {(what.__name__, game.slug): what(game) for what in (rules, search) for game in SHELF}
    best = {key: [0.0, 0.0] for key in measured}
    console = Console(width=100)
    with console.status("measuring…") as status:
        for turn in range(ROUNDS):
            for key, paces in measured.items():
                status.update(f"round {turn + 1} of {ROUNDS}: {' of '.join(key)}")
                best[key] = [max(before, measure()) for before, measure in zip(best[key], paces, strict=True)]
    table = Table(title="in the page's engine, one thread", title_justify="left")
    for heading in ("", "native/s", "in the page/s", "page / native"):
        table.add_column(heading, justify="left" if not heading else "right")
    for (what, slug), (native, page) in best.items():
        name = f"{what} of {astroport.game(slug).name}"
        table.add_row(name, f"{native:,.0f}", f"{page:,.0f}", f"{page / native:.2f}")
    console.print(table)
    bars = {("rules", g.slug): figures(g).page_rules for g in SHELF}
    bars |= {("search", g.slug): figures(g).page_search for g in SHELF}
    return promises(
        *(
            (f"{what} of {slug} in the page against native", page / native, bars[what, slug], "at least", "times")
            for (what, slug), (native, page) in best.items()
            if bars[what, slug]
        )
    )


if __name__ == "__main__":
    sys.exit(main())
