"""Are the layouts of Asteroyds fair? Which team wins when all think alike (AC-1.3).

    python -m bench.games.asteroyds.sides [--matches 400] [--jobs 2] [--simulations 100] [--level admiral] [layout …]

A draw counts as a share of a win for each team that shares it.
"""

from __future__ import annotations

import argparse
import random
from functools import partial

import astroport
from astroport import bots
from astroport.arena.ratings import wilson
from astroport.bots import Budget
from astroport.games.asteroyds import team_of
from astroport.games.asteroyds.state import TEAM_NAMES
from bench.matches import played

LAYOUTS = {"duel": (4, 2), "3v2": (5, 2), "three_teams": (6, 3)}  # seats and teams


def match_of(layout: str, level: str, simulations: int, seed: int) -> tuple[list[float], int, int]:
    """What each team comes to in one match, after how many turns, and how many captures there were."""
    seats, teams = LAYOUTS[layout]
    match = astroport.start("asteroyds", seats=seats, options={"teams": teams}, seed=seed)
    players = [bots.named(level, 8 * seed + seat) for seat in range(seats)]
    luck = random.Random(seed)
    while not match.over:
        seat = luck.choice(match.awaited)  # who always thought last would have less to guess
        match.play(players[seat].choose(match.view(seat), Budget(simulations=simulations)).action, seat)
    assert match.result is not None
    shares = [0.0] * teams
    for seat in range(seats):
        shares[team_of(seats, teams, seat)] = match.result[seat]
    state = match.state[0]
    return shares, int(state.turn) + 1, sum(max(0, int(points)) for points in state.score)


def main() -> None:
    """Play all matches of each layout and print how they came out."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("layouts", nargs="*", default=list(LAYOUTS))
    asked.add_argument("--matches", type=int, default=400)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--simulations", type=int, default=100)
    asked.add_argument("--level", default=bots.STRONGEST)
    given = asked.parse_args()
    for layout in given.layouts:
        play = partial(match_of, layout, given.level, given.simulations)
        found = played(play, given.matches, given.jobs, layout)
        shown = []
        for team in range(LAYOUTS[layout][1]):
            share, low, high = wilson(sum(shares[team] for shares, _, _ in found), len(found))
            shown.append(f"{TEAM_NAMES[team]} {share:.1%} [{low:.1%}, {high:.1%}]")
        drawn = sum(max(shares) < 1 for shares, _, _ in found) / len(found)
        turns = sum(turns for _, turns, _ in found) / len(found)
        captures = sum(points for _, _, points in found) / len(found)
        print(f"{layout}, {len(found)} matches: {', '.join(shown)}; ", end="")
        print(f"draws {drawn:.1%}, {turns:.1f} turns and {captures:.1f} points a match", flush=True)


if __name__ == "__main__":
    main()
