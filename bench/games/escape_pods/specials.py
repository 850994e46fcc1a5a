"""How often does the reading of EP-8.2 change who wins Escape Pods?

    python -m bench.games.escape_pods.specials [--matches 1000] [--level pilot] [--jobs N] [seats …]

Bots play by the text's letter (the colours of refuges count for everybody there); every match is then scored once more
by the other reading (for members with a square only), with the same moves.
"""

from __future__ import annotations

import argparse
import os
from functools import partial

import astroport
from astroport import Match, bots
from bench.matches import played


def changes(level: str, seats: int, seed: int) -> bool:
    """Whether a match has other winners by the other reading."""
    match = astroport.start("escape_pods", seats=seats, seed=seed)
    players = [bots.named(level, seats * seed + seat) for seat in range(seats)]
    while not match.over:
        seat = match.awaited[0]
        match.play(players[seat].choose(match.view(seat)).action, seat)
    other = Match(match.game, seats, {**match.options, "specials": "assigned"}, match.luck, deal=False)
    for move in match.log:
        other.follow(move.seat, move.action)
    return other.result != match.result


def main() -> None:
    """Play all matches and print the shares."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("seats", nargs="*", type=int, default=[2, 3, 4, 5])
    asked.add_argument("--matches", type=int, default=1000)
    asked.add_argument("--level", default="pilot")
    asked.add_argument("--jobs", type=int, default=os.cpu_count())
    given = asked.parse_args()
    for seats in given.seats:
        found = played(partial(changes, given.level, seats), given.matches, given.jobs, f"{seats} seats")
        print(f"{seats} seats: {sum(found)} of {len(found)} matches have another winner", flush=True)


if __name__ == "__main__":
    main()
