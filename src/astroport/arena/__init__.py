"""The arena: bots against bots, many matches, and how strong each is, with how sure that is.

>>> from astroport import arena
>>> results = arena.run("sputnik", bots=["random", "greedy"], matches=4, simulations=60, jobs=1)
>>> [row.bot for row in results.rows]
['greedy', 'random']
>>> results.duels["greedy", "random"].matches
4
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from importlib.util import find_spec

import astroport
from astroport import bots as _bots
from astroport.arena.lineups import fixtures, rounds
from astroport.arena.playing import Contest, Played, WorkerLostError, play_here, ready
from astroport.arena.ratings import Estimate
from astroport.arena.results import INTERRUPTED, LOST, Duel, Results, Row
from astroport.bots import Budget
from astroport.core.errors import InvalidArgumentError, UnavailableError

__all__ = ["Duel", "Estimate", "Results", "Row", "contest_of", "need", "planned", "run"]


def run(
    game: str,
    *,
    bots: Sequence[str],
    matches: int = 100,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int = 0,
    jobs: int | None = None,
    ray: str | None = None,
    advance: Callable[[int], None] = lambda _done: None,
) -> Results:
    """Let bots play each other, so many matches of every line-up (for two seats: of every pair) at least.

    Neither seconds nor simulations: each bot thinks as its level does. The same seed gives the same matches, whatever
    the number of jobs and wherever they are played, as long as no bot looks at a clock. Ctrl+C ends it early: then the
    results are those of the matches that were finished, and `cut` says so.
    """
    contest = contest_of(game, bots, seats, options, seconds, simulations)
    each, _ = planned(contest, matches)
    at_once = (os.cpu_count() or 1) if jobs is None else _counted(jobs, "jobs")
    plan = fixtures(contest.bots, contest.sides, matches, seed)
    source: Iterator[list[Played]]
    if ray is None:
        source = play_here(contest, plan, at_once)
    else:
        need("ray", "cluster")
        from astroport.arena.cluster import play_on

        source = play_on(ray, contest, plan)
    ready(contest)  # compiled once, here; other processes find it on disk
    played: list[Played] = []
    cut = None
    begin = time.perf_counter()
    try:
        with closing(source):  # type: ignore[type-var]
            for some in source:
                played += some
                advance(len(played))
    except KeyboardInterrupt:
        cut = INTERRUPTED
    except WorkerLostError:
        cut = LOST
    played.sort(key=lambda one: one.fixture.number)
    return Results(contest, seed, each, len(plan), tuple(played), time.perf_counter() - begin, cut)


def contest_of(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
) -> Contest:
    """What is to be played, or one clear line about what cannot be."""
    chosen = astroport.game(game)
    wanted = max(2, chosen.seats[0]) if seats is None else seats
    settled = chosen.settle(wanted, options)
    if wanted < 2:
        raise InvalidArgumentError("an arena takes two seats at least: alone nobody is beaten")
    for name in bots:
        _bots.level(name)
        if list(bots).count(name) > 1:
            raise InvalidArgumentError(f"the bot {name!r} is named twice")
    if len(bots) < 2:
        raise InvalidArgumentError(f"an arena takes two bots at least (there are: {', '.join(_bots.names())})")
    if wanted > 2:
        need("openskill", "arena")
    budget = Budget(seconds, simulations)
    return Contest(game, chosen.rules_version, wanted, tuple(settled.items()), tuple(bots), budget)


def planned(contest: Contest, matches: int) -> tuple[int, int]:
    """How many matches each line-up plays, so that all seats are shared alike, and how many there are in all."""
    from astroport.arena.lineups import lineups

    sides = len(contest.sides)
    each = sides * rounds(sides, _counted(matches, "matches"))
    return each, each * len(lineups(contest.bots, sides))


def need(module: str, extra: str) -> None:
    """Say which extra to install where a library is missing."""
    if find_spec(module) is None:
        raise UnavailableError(
            f"{module} is not installed: pip install 'astroport[{extra}]' (in a checkout '.[{extra}]')"
        )


def _counted(number: int, what: str) -> int:
    if type(number) is not int or number < 1:
        raise InvalidArgumentError(f"{number} {what}: that must be a whole number, one at least")
    return number
