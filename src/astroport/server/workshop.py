"""Where games are made ready for this machine, which takes minutes the first time.

A compiler leaves a gigabyte behind in the process where it worked. So a process of its own compiles, fills the cache on
disk and ends; the server finds everything there. What somebody waits for is made first. If that process fails, the
server compiles for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

import astroport
from astroport import bots
from astroport.bots import search_bot
from astroport.core.compiled_game import compiled_game
from astroport.core.compiling import cache_folder
from astroport.core.contract import Game
from astroport.server.logs import log
from astroport.table import reasoning

LOOKS_EVERY_S = 0.1


def _words(game: Game) -> None:
    """What tables are shown and told with: events, pictures, reasons."""
    engine = compiled_game(game)
    if game.has_events:
        _ = engine.noting
    if game.has_presentation:
        _ = engine.queries
    if game.secrets:
        reasoning.redealing(game)


# In this order; tables need the first two, bots all.
STEPS: tuple[Callable[[Game], object], ...] = (compiled_game, _words, search_bot.compiled)
FOR_TABLES, FOR_BOTS = 2, 3


def prepare(game: Game, steps: int = FOR_TABLES) -> None:
    """Compile here what a table needs, or a bot, or find it on disk."""
    for step in STEPS[:steps]:
        step(game)


def mark(game: Game) -> Path:
    """The file that says that all of a game lies on this disk, as its source is now."""
    return cache_folder(Path(bots.__file__).parent, game.folder) / "prepared"


class Workshop:
    """What is ready, and a process that makes the rest."""

    def __init__(self) -> None:
        self._done: dict[str, int] = {}  # of those that are being made: how many steps
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> None:
        """Begin with what this machine has not compiled yet, if there is something."""
        missing = [game.slug for game in astroport.catalogue().values() if not mark(game).exists()]
        if missing:
            self._done = dict.fromkeys(missing, 0)
            try:
                self._process = _begin(missing)
            except OSError as error:
                log("no process to compile in", error=str(error))
                self._done = {}
                return
            threading.Thread(target=self._listen, args=(self._process,), name="astroport-workshop", daemon=True).start()

    def close(self) -> None:
        """Leave the rest for another time."""
        if self._process is not None:
            self._process.terminate()

    def done(self, slug: str) -> int:
        """How many of the steps of a game are done."""
        return self._done.get(slug, len(STEPS))

    def hurry(self, slug: str) -> None:
        """Somebody waits for this one."""
        if slug in self._done and self._process is not None and self._process.stdin is not None:
            with contextlib.suppress(OSError, ValueError):
                self._process.stdin.write(slug + "\n")
                self._process.stdin.flush()

    async def ready(self, slug: str, steps: int) -> None:
        """Wait until so much of a game is done."""
        if self.done(slug) < steps:
            self.hurry(slug)
        while self.done(slug) < steps:
            await asyncio.sleep(LOOKS_EVERY_S)

    def wait(self, slug: str) -> None:
        """The same for a thread, and for all of a game."""
        process = self._process
        while self.done(slug) < len(STEPS) and process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(LOOKS_EVERY_S)

    def _listen(self, process: subprocess.Popen[str]) -> None:
        with process:
            for line in process.stdout or ():
                slug, _, steps = line.strip().partition(" ")
                if slug in self._done and steps.isdecimal():
                    self._done[slug] = int(steps)
        if process.returncode > 0:
            log("compiling failed", code=process.returncode)
        self._done = {}  # what it has not made is made where it is needed


def _begin(slugs: Sequence[str]) -> subprocess.Popen[str]:
    """The process: it reads who is in a hurry, and writes what is done."""
    root = str(mark(astroport.game(slugs[0])).parent.parent)
    return subprocess.Popen(
        [sys.executable, "-m", "astroport.server.workshop", *slugs],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "ASTROPORT_CACHE": root},
    )


def work(slugs: Sequence[str], told: Callable[[str], object], wanted: list[str]) -> None:
    """Compile step after step: of who is wanted last first, else what all tables need, then the rest."""
    done = dict.fromkeys(slugs, 0)
    while left := [slug for slug in slugs if done[slug] < len(STEPS)]:
        hurried = [slug for slug in reversed(wanted) if slug in left]
        slug = hurried[0] if hurried else min(left, key=lambda each: done[each])
        game = astroport.game(slug)
        STEPS[done[slug]](game)
        done[slug] += 1
        if done[slug] == len(STEPS):
            mark(game).touch()
        told(f"{slug} {done[slug]}")


def main() -> None:
    """Work until all is done, or until the server that asked for it is gone."""
    wanted: list[str] = []

    def listen() -> None:
        wanted.extend(line.strip() for line in sys.stdin)
        os._exit(0)  # nobody is there any more

    threading.Thread(target=listen, daemon=True).start()
    work(sys.argv[1:], lambda line: print(line, flush=True), wanted)


if __name__ == "__main__":
    main()
