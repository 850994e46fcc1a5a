"""Bots at work, in threads: compiled rules let go of the interpreter, so tables go on meanwhile."""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from astroport import bots
from astroport.core.view import View
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.table.facts import Reasons, Weighed

MOST_WEIGHED = 8  # that are kept with a move
BUDGET = bots.Budget(seconds=1.0)


@dataclass(frozen=True)
class Thought:
    """What a bot wants to play, and why."""

    action: str
    reasons: Reasons


class Thinkers:
    """So many bots think at once; the others wait."""

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="astroport-bot")
        self.asked = 0  # thinking or waiting

    @property
    def thinking(self) -> int:
        """How many think now."""
        return min(self.asked, self.threads)

    @property
    def waiting(self) -> int:
        """How many wait to think."""
        return max(0, self.asked - self.threads)

    async def choose(self, level: str, view: View) -> Thought:
        """An action for the seat of the view."""
        self.asked += 1
        METRICS.bots.set(self.asked)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, level, view)
        finally:
            self.asked -= 1
            METRICS.bots.set(self.asked)

    def close(self) -> None:
        """Let those who think finish, and no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def think(level: str, view: View) -> Thought:
    """Let a bot choose. One that breaks down plays anything, so that the match goes on."""
    try:
        chosen = bots.named(level, secrets.randbits(32)).choose(view, BUDGET)
    except Exception as error:
        log("bot broke down", level=level, game=view.game.slug, error=repr(error))
        level = bots.names()[0]
        chosen = bots.named(level, secrets.randbits(32)).choose(view)
    weighed = [Weighed(w.action.text, [round(e, 4) for e in w.expected]) for w in chosen.weighed[:MOST_WEIGHED]]
    line = [(reply.seat, reply.action.text) for reply in chosen.line]
    return Thought(chosen.action.text, Reasons(level, weighed, line, chosen.simulations))
