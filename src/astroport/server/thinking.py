"""Bots at work, in threads: compiled rules let go of the interpreter, so tables go on meanwhile.

There are as many threads as cores, and they give way to everything else on the machine. All bots that are asked think
in turns, a few milliseconds at a time (see `thinking_queue`), with less thought the more there are. What they keep in
mind has a bound for the house: a bot that waits for its first turn keeps nothing, and when many think each keeps less.

Where not everybody knows everything, a bot answers after a time that its level sets, whatever its hand made it think.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Collection, Generator, Hashable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from msgspec import structs

from astroport import bots
from astroport.bots.bot import Pondering
from astroport.core.match import Match
from astroport.core.view import View
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.thinking_queue import Client, Task, ThinkingQueue
from astroport.server.workshop import FOR_BOTS, Workshop
from astroport.table.entries import Reasons
from astroport.table.reasoning import noted

MEMORY = 384 * 2**20  # bytes for those that think …
KEPT = 96 * 2**20  # … and for those that keep what they found out until their next move
MOST_REMEMBERED = 6  # of these
MOST_NODES = 1 << 18  # of one bot
POLITE = 19  # niceness of thought
ON_TIME = 0.1  # seconds: so long before its level's time is up a bot stops thinking, and its answer comes first
PACE = 0.12  # seconds that a bot with secrets takes at least …
PACE_OF_A_SIMULATION = 0.000_015  # … and more for each simulation of its level
PROSPECT_NODES = 1024
NOBODY = Client()
T = TypeVar("T")


@dataclass(frozen=True)
class Thought:
    """What a bot wants to play, and why."""

    action: str
    reasons: Reasons


class Thinkers:
    """So many threads for all bots."""

    def __init__(self, longest: float | None = None, threads: int | None = None, memory: int = MEMORY) -> None:
        self.longest = longest  # seconds that any of them thinks; None: as its level says
        self.threads = threads or os.cpu_count() or 1
        self.asked = 0  # thinking or waiting for their turn
        self.workshop = Workshop()
        self.queue = ThinkingQueue(memory // bots.BYTES_A_NODE)
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

    def least_asked(self, clients: Collection[Client]) -> Client:
        """For whom of several it is thought least now: a bot that they share thinks in that one's name."""
        with self._news:
            return min(clients, key=lambda client: (self.queue.asked_by(client), client))

    async def play(self, level: str, match: Match, seat: int, who: Hashable = None, client: Client = NOBODY) -> Thought:
        """An action for a seat that is awaited. A bot that breaks down plays anything, so that the match goes on.

        Where not everybody knows everything, the reasons also say what everybody may know of them, and the answer comes
        at a time that tells nothing.
        """
        secretly = bool(match.game.secrets) and match.seats > 1
        view, started = match.view(seat), time.monotonic()
        budget = self._budget(level, view)
        with self._counted():
            try:
                if not secretly:
                    return await self._choose(level, view, budget, who, client)
                thought = await self._choose(level, view, _in_time(budget), who, client)
                after = match.fork()
                after.play(thought.action, seat)
                public = [round(share, 4) for share in await self._think(_prospect(after, client))]
                thought = Thought(thought.action, structs.replace(thought.reasons, public=public))
            except Exception as error:
                log("bot broke down", level=level, game=match.game.slug, error=repr(error))
                level = bots.names()[0]
                thought = _thought(level, bots.named(level, secrets.randbits(32)).choose(view))
            if secretly:
                await asyncio.sleep(started + pace(budget) - time.monotonic())
            return thought

    async def choose(self, level: str, view: View, who: Hashable = None, client: Client = NOBODY) -> Thought:
        """What a bot would play on the seat of the view.

        A bot that is asked again as the same one builds on what it found out. When nobody waits any more, it stops.
        """
        with self._counted():
            return await self._choose(level, view, self._budget(level, view), who, client)

    def _budget(self, level: str, view: View) -> bots.Budget:
        """How much a bot may think about a view: its level says so, and the host."""
        budget = bots.level(level).budget
        if budget.seconds is not None and self.longest is not None:
            budget = replace(budget, seconds=min(budget.seconds, self.longest))
        return bots.shared(budget, view)

    async def _choose(self, level: str, view: View, budget: bots.Budget, who: Hashable, client: Client) -> Thought:
        await self.workshop.ready(view.game.slug, FOR_BOTS)
        bot = self._bot(level, who)
        if budget.seconds is not None:
            budget = replace(budget, seconds=max(budget.seconds - ON_TIME, budget.seconds / 2))

        def begin(nodes: int) -> Pondering:
            nonlocal bot
            if bot.nodes > nodes:
                bot = bots.named(level, secrets.randbits(32))
            return bot.ponder(view, replace(budget, nodes=nodes))

        nodes = min(MOST_NODES, bots.nodes_for(view, budget))
        task: Task[bots.Choice] = Task(begin, client, nodes)
        if budget.seconds is not None:
            task.seconds = budget.seconds
        chosen = await self._think(task)
        self._remember(level, who, bot)
        return _thought(level, chosen)

    def _bot(self, level: str, who: Hashable) -> bots.Bot:
        """The bot that was asked before, if it is not at work; a new one otherwise."""
        kept = self._remembered.pop(who, None)
        if kept is not None and kept[0] == level:
            return kept[1]
        return bots.named(level, secrets.randbits(32))

    def _remember(self, level: str, who: Hashable, bot: bots.Bot) -> None:
        """Keep a bot with what it found out, and let go of those that were kept longest, if that is too much."""
        if who is not None:
            self._remembered[who] = (level, bot)
        while len(self._remembered) > MOST_REMEMBERED or self.kept > KEPT // bots.BYTES_A_NODE:
            self._remembered.popitem(last=False)

    @property
    def kept(self) -> int:
        """How many positions bots have in mind that do not think now."""
        return sum(bot.nodes for _, bot in self._remembered.values())

    @contextmanager
    def _counted(self) -> Iterator[None]:
        """Somebody waits for an answer meanwhile."""
        self.asked += 1
        METRICS.bots.set(self.asked)
        try:
            yield
        finally:
            self.asked -= 1
            METRICS.bots.set(self.asked)

    async def _think(self, task: Task[T]) -> T:
        self._start()
        with self._news:
            if self._closed:
                raise asyncio.CancelledError
            self.queue.add(task)
            self._news.notify()
        return await asyncio.wrap_future(task.answer)

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
                if more and not self._closed:
                    self.queue.give_back(task)
                else:
                    self.queue.done(task)
                    task.answer.cancel()
                    self._news.notify_all()  # there is room for others
            del task

    def _next(self) -> Task[Any] | None:
        """Whose turn it is; None when the house is closed."""
        with self._news:
            while not self._closed:
                task = self.queue.take()
                if task is not None:
                    return task
                self._news.wait()
            return None

    def close(self) -> None:
        """Stop: nobody gets an answer any more."""
        with self._news:
            self._closed = True
            for task in self.queue.end():
                task.answer.cancel()
            self._news.notify_all()


def pace(budget: bots.Budget) -> float:
    """Seconds that a bot with secrets takes for an answer: by its level alone, about what its thought takes at most."""
    usual = PACE + (budget.simulations or 0) * PACE_OF_A_SIMULATION
    return usual if budget.seconds is None else min(usual, budget.seconds)


def _in_time(budget: bots.Budget) -> bots.Budget:
    """As much thought as is done when the answer is due."""
    return budget if budget.seconds is None else replace(budget, seconds=pace(budget))


def give_way() -> None:
    """Let this thread have the processor only when nobody else wants it, where the system can do that."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITE)


def _thought(level: str, chosen: bots.Choice) -> Thought:
    return Thought(chosen.action.text, noted(level, chosen))


def _prospect(match: Match, client: Client) -> Task[tuple[float, ...]]:
    """What each seat may expect, as everybody can know."""

    def ponder(_nodes: int) -> Generator[None, None, tuple[float, ...]]:
        yield
        return bots.evaluate(match)

    return Task(ponder, client, PROSPECT_NODES)
