"""Bots at work, in threads: compiled rules let go of the interpreter, so tables go on meanwhile.

There are as many threads as cores, and they give way to everything else on the machine. All bots that are asked think
in turns, a few milliseconds at a time: however many there are, each answers within its level's time, with less thought.
"""

from __future__ import annotations

import asyncio
import math
import os
import secrets
import sys
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Generator, Hashable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from msgspec import structs

from astroport import bots
from astroport.core.match import Match
from astroport.core.view import View
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.table.facts import Reasons
from astroport.table.reasoning import noted

MOST_REMEMBERED = 6  # bots that keep what they found out until their next move
POLITE = 19  # niceness of thought
ON_TIME = 0.1  # seconds: so long before its level's time is up a bot stops thinking, and its answer comes first
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """What a bot wants to play, and why."""

    action: str
    reasons: Reasons


@dataclass
class Task(Generic[T]):
    """Something to think about, in slices, and when it should be done."""

    pondering: Generator[None, None, T]
    due: float
    answer: Future[T] = field(default_factory=Future)

    def go_on(self) -> bool:
        """Think for a slice; whether there is more to think about."""
        if self.answer.cancelled():
            self.pondering.close()
            return False
        try:
            next(self.pondering)
        except StopIteration as end:
            with suppress(InvalidStateError):  # who asked has gone this moment
                self.answer.set_result(end.value)
        except Exception as error:
            with suppress(InvalidStateError):
                self.answer.set_exception(error)
        else:
            return True
        return False


class Thinkers:
    """So many threads for all bots."""

    def __init__(self, longest: float | None = None, threads: int | None = None) -> None:
        self.longest = longest  # seconds that any of them thinks; None: as its level says
        self.threads = threads or os.cpu_count() or 1
        self.asked = 0  # thinking or waiting for their turn
        self._tasks: deque[Task[Any]] = deque()
        self._news = threading.Condition()
        self._closed = False
        self._started = False
        self._remembered: OrderedDict[Hashable, tuple[str, bots.Bot]] = OrderedDict()

    @property
    def thinking(self) -> int:
        """How many think now."""
        return min(self.asked, self.threads)

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return max(0, self.asked - self.threads)

    async def play(self, level: str, match: Match, seat: int, who: Hashable = None) -> Thought:
        """An action for a seat that is awaited. A bot that breaks down plays anything, so that the match goes on.

        Where not everybody knows everything, the reasons also say what everybody may know of them.
        """
        try:
            thought = await self.choose(level, match.view(seat), who)
            if not match.game.secrets:
                return thought
            after = match.fork()
            after.play(thought.action, seat)
            public = [round(share, 4) for share in await self._think(_prospect(after))]
            return Thought(thought.action, structs.replace(thought.reasons, public=public))
        except Exception as error:
            log("bot broke down", level=level, game=match.game.slug, error=repr(error))
            level = bots.names()[0]
            return _thought(level, bots.named(level, secrets.randbits(32)).choose(match.view(seat)))

    async def choose(self, level: str, view: View, who: Hashable = None) -> Thought:
        """What a bot would play on the seat of the view.

        A bot that is asked again as the same one builds on what it found out. When nobody waits any more, it stops.
        """
        bot, budget = self._bot(level, who), bots.level(level).budget
        if budget.seconds is not None and self.longest is not None:
            budget = replace(budget, seconds=min(budget.seconds, self.longest))
        budget = bots.shared(budget, view)
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(budget.seconds - ON_TIME, budget.seconds / 2))
        chosen = await self._think(bot.ponder(view, budget), budget.seconds)
        self._remember(level, who, bot)
        return _thought(level, chosen)

    def _bot(self, level: str, who: Hashable) -> bots.Bot:
        """The bot that was asked before, if it is not at work; a new one otherwise."""
        kept = self._remembered.pop(who, None)
        if kept is not None and kept[0] == level:
            return kept[1]
        return bots.named(level, secrets.randbits(32))

    def _remember(self, level: str, who: Hashable, bot: bots.Bot) -> None:
        if who is not None:
            self._remembered[who] = (level, bot)
            while len(self._remembered) > MOST_REMEMBERED:
                self._remembered.popitem(last=False)

    async def _think(self, pondering: Generator[None, None, T], seconds: float | None = None) -> T:
        task = Task(pondering, math.inf if seconds is None else time.monotonic() + seconds)
        self._start()
        self.asked += 1
        METRICS.bots.set(self.asked)
        try:
            with self._news:
                if self._closed:
                    raise asyncio.CancelledError
                self._tasks.appendleft(task)
                self._news.notify()
            return await asyncio.wrap_future(task.answer)
        finally:
            self.asked -= 1
            METRICS.bots.set(self.asked)

    def _start(self) -> None:
        if not self._started:
            self._started = True
            for number in range(self.threads):
                threading.Thread(target=self._work, name=f"astroport-bot-{number}", daemon=True).start()

    def _work(self) -> None:
        """Let those who think have a slice each, round and round."""
        give_way()
        while (task := self._next()) is not None:
            more = task.go_on()
            with self._news:
                if more and self._closed:
                    task.answer.cancel()
                elif more:
                    self._tasks.append(task)

    def _next(self) -> Task[Any] | None:
        """Whose turn it is: of those whose time is up, or else of all, who has waited longest."""
        with self._news:
            while not self._tasks and not self._closed:
                self._news.wait()
            if self._closed:
                return None
            now = time.monotonic()
            late = next((i for i, task in enumerate(self._tasks) if task.due <= now), 0)
            task = self._tasks[late]
            del self._tasks[late]
            return task

    def close(self) -> None:
        """Stop: nobody gets an answer any more."""
        with self._news:
            self._closed = True
            for task in self._tasks:
                task.answer.cancel()
            self._tasks.clear()
            self._news.notify_all()


def give_way() -> None:
    """Let this thread have the processor only when nobody else wants it, where the system can do that."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


def _thought(level: str, chosen: bots.Choice) -> Thought:
    return Thought(chosen.action.text, noted(level, chosen))


def _prospect(match: Match) -> Generator[None, None, tuple[float, ...]]:
    yield
    return bots.prospect(match)
