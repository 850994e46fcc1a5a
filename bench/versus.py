"""Our strongest bot against OpenSpiel's search, on a game of ours with two seats.

    python -m bench.versus [--game GAME] [--matches 40] [--simulations 1000] [--seconds 0.3] [--jobs 2]

Twice: with the same number of simulations for each move, and with the same time for each move. Bots are new for each
match, and each sits on either seat equally often. OpenSpiel plays our game through `astroport.research.openspiel`; in
Python, that is, so its pace is that of the bridge and not that of its C++: `bench.bots` compares the paces of both
searches at home. The score of a match is our share of it; its interval is Wilson's, at 95 %.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from rich.progress import track

import astroport
from astroport import bots
from astroport.arena.ratings import wilson
from astroport.bots import Bot, Budget
from bench.games import EASIEST
from bench.open_spiel_bot import EXPLORES, OpenSpielMCTS
from bench.promises import Promise, promises

OURS = "admiral"


@dataclass(frozen=True)
class Spent:
    """What a side thought in its moves of a match."""

    moves: int = 0
    simulations: int = 0
    seconds: float = 0.0

    def __add__(self, other: Spent) -> Spent:
        done = self.simulations + other.simulations
        return Spent(self.moves + other.moves, done, self.seconds + other.seconds)

    def __str__(self) -> str:
        moves = max(1, self.moves)
        return f"{self.simulations / moves:,.0f} simulations and {self.seconds / moves:.3f} s a move"


@dataclass(frozen=True)
class Tally:
    """Our share of some matches, and what both sides spent on them."""

    share: float = 0.0
    matches: int = 0
    ours: Spent = Spent()
    theirs: Spent = Spent()

    def __add__(self, other: Tally) -> Tally:
        ours, theirs = self.ours + other.ours, self.theirs + other.theirs
        return Tally(self.share + other.share, self.matches + other.matches, ours, theirs)

    @property
    def score(self) -> float:
        """Our share, from 0 to 1."""
        return self.share / self.matches


@dataclass(frozen=True)
class Task:
    """One match to be played."""

    game: str
    number: int  # which seat is ours, and all luck, comes from it
    budget: Budget
    explores: float = EXPLORES  # OpenSpiel's constant


def play(task: Task) -> Tally:
    """Play a match."""
    match = astroport.start(task.game, seats=2, seed=task.number // 2)
    our_seat = task.number % 2
    spent = [Spent(), Spent()]
    players: list[Bot] = [OpenSpielMCTS(task.number, task.explores) for _ in range(2)]
    players[our_seat] = bots.named(OURS, task.number)
    while not match.over:
        seat = match.awaited[0]
        actions = match.actions(seat)
        if len(actions) == 1:
            match.play(actions[0], seat)
            continue
        begin = time.perf_counter()
        choice = players[seat].choose(match.view(seat), task.budget)
        spent[seat] += Spent(1, choice.simulations, time.perf_counter() - begin)
        match.play(choice.action, seat)
    assert match.result is not None
    return Tally(match.result[our_seat], 1, spent[our_seat], spent[1 - our_seat])


def warm_up(task: Task) -> None:
    """Compile all that is needed, so that it takes nobody's time."""
    play(Task(task.game, 0, Budget(simulations=2)))


def contest(asked: argparse.Namespace, budget: Budget) -> Tally:
    """Play matches with a budget, in several processes, and tell how they ended."""
    game, matches, jobs = asked.game, asked.matches, asked.jobs
    tasks = [Task(game, number, budget, asked.explores) for number in range(matches)]
    named = f"{budget.simulations} simulations" if budget.simulations else f"{budget.seconds} s"
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), warm_up, (tasks[0],)) as pool:
        total = sum(track(pool.map(play, tasks), f"{named} a move", matches), Tally())
    _, low, high = wilson(total.share, matches)
    print(f"{game}, {matches} matches, {named} a move: {OURS} {total.score:.1%} ({low:.1%} to {high:.1%})")
    print(f"  {OURS}: {total.ours}\n  OpenSpiel: {total.theirs}")
    return total


def main() -> int:
    """Play both contests and say whether every promise is kept."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default=EASIEST.slug)
    parser.add_argument("--matches", type=int, default=40, help="of each contest")
    parser.add_argument("--simulations", type=int, default=1000, help="for each move in the first contest; 0: skip it")
    parser.add_argument("--seconds", type=float, default=0.3, help="for each move in the second contest; 0: skip it")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at a time")
    parser.add_argument("--explores", type=float, default=EXPLORES, help="the constant of OpenSpiel's search")
    asked = parser.parse_args()
    warm_up(Task(asked.game, 0, Budget()))
    made: list[Promise] = []
    if asked.simulations:
        tally = contest(asked, Budget(simulations=asked.simulations))
        made.append(("score at equal simulations", 100 * tally.score, 45, "at least", "%"))
    if asked.seconds:
        tally = contest(asked, Budget(seconds=asked.seconds))
        made.append(("score at equal time", 100 * tally.score, 90, "at least", "%"))
    return promises(*made)


if __name__ == "__main__":
    sys.exit(main())
