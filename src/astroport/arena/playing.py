"""Playing the matches: one at a time here, or many at once in processes of their own."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache, cached_property
from multiprocessing.connection import Connection
from typing import Any

from astroport import bots
from astroport.arena.lineups import Fixture
from astroport.bots import Budget
from astroport.core.contract import Value
from astroport.core.errors import AstroportError, UnavailableError
from astroport.core.luck import SeededLuck
from astroport.core.match import Match, Player
from astroport.core.registry import game

MOST_AT_ONCE = 64  # matches that are handed out together
SHARES = 50  # of each process, so that progress can be seen


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom: all that a process must know before it can play a fixture."""

    game: str
    rules_version: int
    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    budget: Budget

    @cached_property
    def sides(self) -> list[list[int]]:
        """The seats that play together, side by side: most often each on its own."""
        allies, options = game(self.game).allies, dict(self.options)
        sides: list[list[int]] = []
        for seat in range(self.seats):
            side = next((side for side in sides if allies(options, side[0], seat)), None)
            if side is None:
                sides.append([seat])
            else:
                side.append(seat)
        return sides


@dataclass(frozen=True)
class Thought:
    """How long a seat thought: all together, in how many choices, and over the longest."""

    seconds: float = 0.0
    choices: int = 0
    longest: float = 0.0

    def __add__(self, other: Thought) -> Thought:
        return Thought(self.seconds + other.seconds, self.choices + other.choices, max(self.longest, other.longest))


@dataclass(frozen=True)
class Breakdown:
    """A bot that failed in the middle of a match: who, where, why, and the record of what was played until then."""

    bot: str
    seat: int
    ply: int
    why: str
    record: dict[str, Any]


@dataclass(frozen=True)
class Played:
    """A match that was played, to its end or to a breakdown."""

    fixture: Fixture
    result: tuple[float, ...] | None
    plies: int
    thoughts: tuple[Thought, ...]  # by seat
    breakdown: Breakdown | None = None


class WorkerLostError(AstroportError, RuntimeError):
    """A process that played matches is gone, and its matches with it."""


def play(contest: Contest, fixture: Fixture) -> Played:
    """Play one match. Each bot sees its own seat's view and nothing else."""
    players = [Player(name, bot=name) for name in fixture.bots]
    match = Match(game(contest.game), contest.seats, dict(contest.options), SeededLuck(fixture.luck), players)
    minds = [bots.named(name, seed) for name, seed in zip(fixture.bots, fixture.minds, strict=True)]
    thoughts = [Thought()] * contest.seats
    while not match.over:
        # Those who choose at once are all asked before anybody acts: nobody knows that another one has chosen.
        for seat, view in [(seat, match.view(seat)) for seat in match.awaited]:
            begin = time.perf_counter()
            try:
                choice = minds[seat].choose(view, contest.budget)
                took = time.perf_counter() - begin
                match.play(choice.action, seat)
            except Exception as error:
                why = f"{type(error).__name__}: {error}"
                broken = Breakdown(fixture.bots[seat], seat, match.ply, " ".join(why.split()), match.record())
                return Played(fixture, None, match.ply, tuple(thoughts), broken)
            thoughts[seat] += Thought(took, 1, took)
    return Played(fixture, match.result, match.ply, tuple(thoughts))


@cache
def ready(contest: Contest) -> None:
    """Have every bot choose once, so that what must be compiled or loaded is not taken for thought."""
    match = Match(game(contest.game), contest.seats, dict(contest.options), SeededLuck(0))
    for name in contest.bots:
        bot = bots.named(name)
        with suppress(Exception):  # whoever breaks down will do so in a match, and be named
            bot.choose(match.view(match.awaited[0]), Budget(simulations=1))


def play_all(contest: Contest, share: Sequence[Fixture]) -> list[Played]:
    """Play a share of the matches, in whatever process or on whatever machine this is."""
    here = game(contest.game).rules_version
    if here != contest.rules_version:
        raise UnavailableError(f"{contest.game} has rules version {here} there, and {contest.rules_version} here")
    ready(contest)
    return [play(contest, fixture) for fixture in share]


def shares(fixtures: Sequence[Fixture], workers: int) -> list[Sequence[Fixture]]:
    """The matches in shares small enough that nobody waits for the last one."""
    size = max(1, min(MOST_AT_ONCE, len(fixtures) // (workers * SHARES)))
    return [fixtures[start : start + size] for start in range(0, len(fixtures), size)]


def play_here(contest: Contest, fixtures: Sequence[Fixture], jobs: int) -> Iterator[list[Played]]:
    """Play the matches on this machine; they come as they are finished."""
    jobs = min(jobs, len(fixtures))
    if jobs == 1:
        for fixture in fixtures:
            yield [play(contest, fixture)]
        return
    with _processes(jobs) as pool:
        with _unstoppable_children():
            running = [pool.submit(play_all, contest, share) for share in shares(fixtures, jobs)]
        try:
            yield from _as_they_come(running)
        finally:
            for each in running:
                each.cancel()


def _as_they_come(running: Sequence[Future[list[Played]]]) -> Iterator[list[Played]]:
    from concurrent.futures.process import BrokenProcessPool

    try:
        for each in as_completed(running):
            yield each.result()
    except BrokenProcessPool as error:
        raise WorkerLostError from error


@contextmanager
def _processes(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with this block, in the middle of a thought if need be, or with this process."""
    fresh = multiprocessing.get_context("spawn")
    theirs, ours = fresh.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, fresh, initializer=_end_with, initargs=(theirs,))
    try:
        yield pool
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)
        theirs.close()


def _end_with(lifeline: Connection) -> None:
    """Begin a process of matches: it ends when the other end of its lifeline is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C goes to the one that gives out the matches

    def hold() -> None:
        with suppress(EOFError, OSError):
            lifeline.recv()
        os._exit(0)

    threading.Thread(target=hold, daemon=True).start()


@contextmanager
def _unstoppable_children() -> Iterator[None]:
    """Processes begun in here never see Ctrl+C; this one sees it a moment later."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
