"""How does a level do with less thought than its own, against another that thinks as it always does?

    python -m bench.handicap GAME LEVEL OTHER --simulations N [--matches 60] [--jobs N] [--option NAME=VALUE …]

Two seats, each luck in both seatings. Where the strongest level takes hours to measure with its own budget, a part of
it may be enough to see that it is stronger.
"""

from __future__ import annotations

import argparse
import os
from functools import partial

import astroport
from astroport import bots
from astroport.arena.ratings import wilson
from astroport.bots import Budget
from bench.matches import played


def result(game: str, level: str, other: str, simulations: int, options: dict[str, object], number: int) -> float:
    """What the level comes to in one match: each luck twice, sitting there and here."""
    seed, seat = divmod(number, 2)
    match = astroport.start(game, seats=2, options=options, seed=seed)
    players = [bots.named(level if at == seat else other, 2 * seed + at) for at in range(2)]
    budgets = [Budget(simulations=simulations) if at == seat else Budget() for at in range(2)]
    while not match.over:
        mover = match.awaited[0]
        match.play(players[mover].choose(match.view(mover), budgets[mover]).action, mover)
    assert match.result is not None
    return match.result[seat]


def main() -> None:
    """Play all matches and print the score."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("level")
    asked.add_argument("other")
    asked.add_argument("--simulations", type=int, required=True)
    asked.add_argument("--matches", type=int, default=60)
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    asked.add_argument("--option", action="append", default=[], help="NAME=VALUE")
    given = asked.parse_args()
    options: dict[str, object] = dict(option.split("=", 1) for option in given.option)
    play = partial(result, given.game, given.level, given.other, given.simulations, options)
    found = played(play, given.matches, given.jobs, given.level)
    score, low, high = wilson(sum(found), len(found))
    print(f"{given.level} with {given.simulations} simulations against {given.other}: ", end="")
    print(f"{score:.1%} [{low:.1%}, {high:.1%}], {len(found)} matches")


if __name__ == "__main__":
    main()
