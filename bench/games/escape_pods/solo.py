"""How do bots do alone in Escape Pods? The grades they reach, level by level (EP-9.3).

    python -m bench.games.escape_pods.solo [--matches 1000] [--jobs N] [--refuges usual] [--specials all]
        [--simulations N] [level …]

Match after match has the same luck for every level. With --simulations every level thinks that much instead of its own
budget: the strongest thinks for up to 100 000 simulations or three seconds a choice, so a thousand of its matches take
most of a day.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from functools import partial

import astroport
from astroport import bots
from astroport.bots import Budget
from astroport.games.escape_pods.present import picture
from bench.matches import played

GRADES = ("master", "conqueror", "survivor")


def points(level: str, options: dict[str, object], simulations: int | None, seed: int) -> int:
    """What a level comes to in one match."""
    match = astroport.start("escape_pods", seats=1, options=options, seed=seed)
    player = bots.named(level, seed)
    budget = Budget(simulations=simulations) if simulations else Budget()
    while not match.over:
        match.play(player.choose(match.view(0), budget).action)
    scored: int = picture(match.state[0], 0)["result"]["scores"][0]["points"]
    return scored


def grade(scored: int) -> str:
    """The grade for so many points."""
    return "master" if scored > 15 else "conqueror" if scored > 12 else "survivor"


def main() -> None:
    """Play all matches of each level and print how they came out."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("levels", nargs="*", default=[level.name for level in bots.levels()])
    asked.add_argument("--matches", type=int, default=1000)
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    asked.add_argument("--refuges", default="usual")
    asked.add_argument("--specials", default="all")
    asked.add_argument("--simulations", type=int)
    given = asked.parse_args()
    options: dict[str, object] = {"refuges": given.refuges, "specials": given.specials}
    print(f"{'level':10} {'points':>7} " + " ".join(f"{name:>10}" for name in GRADES) + "   points: matches")
    for level in given.levels:
        play = partial(points, level, options, given.simulations)
        found = played(play, given.matches, given.jobs, level)
        reached = Counter(map(grade, found))
        shares = " ".join(f"{reached[name] / len(found):10.1%}" for name in GRADES)
        spread = " ".join(f"{scored}:{n}" for scored, n in sorted(Counter(found).items()))
        print(f"{level:10} {sum(found) / len(found):7.1f} {shares}   {spread}", flush=True)


if __name__ == "__main__":
    main()
