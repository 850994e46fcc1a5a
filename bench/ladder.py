"""Does every level of bots beat the one below, in every game?

    python -m bench.ladder [--matches 1000] [--strongest 240] [--jobs 2] [game …]

Two seats, each pair in both seatings with the same luck, every level with its own budget. The strongest level takes
the most time and plays fewer matches. Promised is a lower bound of the 95 % interval (Wilson) above 55 %. An hour or
less; the same as `astroport arena GAME --bots BELOW,ABOVE --matches N` for each pair.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise

from rich.console import Console
from rich.progress import Progress

import astroport
from astroport import arena, bots
from bench.promises import Promise, promises

BAR = 0.55


def main() -> int:
    """Measure pair after pair, print each as it is done, and say whether the promises are kept."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("games", nargs="*", default=[game.slug for game in astroport.catalogue().values()])
    asked.add_argument("--matches", type=int, default=1000)
    asked.add_argument("--strongest", type=int, default=240, help="matches of the strongest level")
    asked.add_argument("--jobs", type=int)
    given = asked.parse_args()
    made: list[Promise] = []
    for game in given.games:
        for below, above in pairwise(level.name for level in bots.levels()):
            matches = given.strongest if above == bots.STRONGEST else given.matches
            with Progress(console=Console(stderr=True), transient=True) as bar:
                task = bar.add_task(f"{game}: {above} against {below}", total=matches)
                found = arena.run(
                    game,
                    bots=[below, above],
                    matches=matches,
                    jobs=given.jobs,
                    advance=lambda done, bar=bar, task=task: bar.update(task, completed=done),  # type: ignore[misc]
                )
            duel = found.duels[above, below]
            score, low, high = duel.score.value, duel.score.low, duel.score.high
            print(f"{game:16} {above:8} {below:8} {score:6.1%}  [{low:.1%}, {high:.1%}]  {duel.matches}", flush=True)
            made.append((f"{game}: {above} against {below}, lower bound", low, BAR, "at least", ""))
    return promises(*made)


if __name__ == "__main__":
    sys.exit(main())
