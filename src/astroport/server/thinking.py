"""Bots at work, in threads: compiled rules let go of the interpreter, so tables go on meanwhile.

There are as many threads as cores, and they give way to everything else on the machine. All bots that are asked think
in turns, a few milliseconds at a time: however many there are, each answers within its level's time, with less thought.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Hashable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field

from astroport import bots
from astroport.bots.bot import Pondering
from astroport.core.view import View
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.table.facts import Reasons
from astroport.table.reasoning import noted

MOST_REMEMBERED = 6  # bots that keep what they found out until their next move
POLITE = 19  # niceness of thought


@dataclass(frozen=True)
class Thought:
    """What a bot wants to play, and why."""

    action: str
    reasons: Reasons


@dataclass
class Task:
    """A bot at work."""

    pondering: Pondering
    answer: Future[bots.Choice] = field(default_factory=Future)

    def go_on(self) -> bool:
        """Think for a slice; whether there is more to think about."""
        if self.answer.cancelled():
            self.pondering.close()
            return False
        try:
            next(self.pondering)
        except StopIteration as end:
            with suppress(Exception):  # who asked may have gone this moment
                self.answer.set_result(end.value)
        except Exception as error:
            with suppress(Exception):
                self.answer.set_exception(error)
        else:
            return True
        return False


class Thinkers:
    """So many threads for all bots."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self.asked = 0  # thinking or waiting for their turn
        self._tasks: deque[Task] = deque()
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

    async def choose(self, level: str, view: View, who: Hashable = None) -> Thought:
        """An action for the seat of the view. A bot that is asked again as the same one builds on what it found out.

        One that breaks down plays anything, so that the match goes on. When nobody waits any more, it stops at once.
        """
        self.asked += 1
        METRICS.bots.set(self.asked)
        try:
            bot = self._bot(level, who)
            chosen = await self._ask(bot, view)
            self._remember(level, who, bot)
            return _thought(level, chosen)
        except Exception as error:
            log("bot broke down", level=level, game=view.game.slug, error=repr(error))
            level = bots.names()[0]
            return _thought(level, bots.named(level, secrets.randbits(32)).choose(view))
        finally:
            self.asked -= 1
            METRICS.bots.set(self.asked)

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

    async def _ask(self, bot: bots.Bot, view: View) -> bots.Choice:
        task = Task(bot.ponder(view))
        self._start()
        with self._news:
            self._tasks.appendleft(task)
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
        while True:
            with self._news:
                while not self._tasks:
                    if self._closed:
                        return
                    self._news.wait()
                task = self._tasks.popleft()
            if task.go_on() and not self._closed:
                with self._news:
                    self._tasks.append(task)

    def close(self) -> None:
        """Stop."""
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
