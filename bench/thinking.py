"""How soon people are answered while bots think.

    python -m bench.thinking

Twenty tables, half of the easiest game and half of the next, each with one person against the strongest bot, on a
server that has two cores; the people's program has no core of its own, as when everything runs on one small machine. A
person thinks for a moment, then moves at random; in between the bot thinks. Measured where the people are:

- an acknowledgement: from sending a move until the server says that it is done (and on disk);
- a bot's answer: from the acknowledgement of a person's move, if the bot is to move then, until it has moved. Its level
  says how long that may take, however many think at once.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from astroport import bots
from astroport.server.messages import NewTable, Place
from bench.games import SHELF
from bench.load import NEWS, RANDOM, Ours, do, quantile
from bench.promises import promises
from bench.server import hello, socket_at

TABLES = 20
SECONDS = 40.0
PAUSE = (0.1, 0.6)  # seconds of a person's thought, from and to
LEVEL = bots.names()[-1]
CORES = 2


class Duel:
    """One person on seat A against a bot; when the match is over, another one begins."""

    def __init__(self, server: Ours, game: str) -> None:
        self.server, self.game = server, game
        self.acknowledged: list[float] = []  # seconds
        self.answered: list[float] = []
        self.wrong: list[str] = []
        self.matches = 0

    async def play(self, until: float) -> None:
        """Match after match."""
        while time.perf_counter() < until:
            person = self.server.people[0]
            table = await person.open_table(NewTable(self.game, [Place("me"), Place("bot", level=LEVEL)]))
            async with socket_at(person, table) as socket:
                await socket.send(hello(0))
                with suppress(ConnectionClosed, TimeoutError):
                    await self._match(socket, until)
            self.matches += 1

    async def _match(self, socket: ClientConnection, until: float) -> None:
        sent = waiting = 0.0
        number = 0
        while time.perf_counter() < until:
            data: bytes = await asyncio.wait_for(socket.recv(decode=False), 30)
            now = time.perf_counter()
            if data.startswith(b'{"type":"ack"'):
                self.acknowledged.append(now - sent)
                waiting = now
            elif data.startswith((b'{"type":"refused"', b'{"type":"stale"')):
                self.wrong.append(data.decode())
            elif data.startswith(b'{"type":"news"'):
                news = NEWS.decode(data)
                if news.stage == "over":
                    return
                if news.view.actions:
                    if waiting:
                        self.answered.append(now - waiting)
                        waiting = 0.0
                    await asyncio.sleep(RANDOM.uniform(*PAUSE))
                    number += 1
                    chosen = do(number, news.view.version, 0, news.view.actions)
                    sent = time.perf_counter()
                    await socket.send(chosen)


async def measure(server: Ours, tables: int, seconds: float) -> list[Duel]:
    """All tables at once, for a while."""
    async with server:
        games = [game.slug for game in SHELF[:2]]
        warm = [Duel(server, game) for game in games]
        await asyncio.gather(*(duel.play(time.perf_counter() + 5) for duel in warm))
        duels = [Duel(server, games[i % 2]) for i in range(tables)]
        until = time.perf_counter() + seconds
        await asyncio.gather(*(duel.play(until) for duel in duels))
        return duels


def main() -> int:
    """Measure, print, and say whether the promises are kept."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--tables", type=int, default=TABLES)
    asked.add_argument("--seconds", type=float, default=SECONDS)
    given = asked.parse_args()
    cores = sorted(os.sched_getaffinity(0))[:CORES]
    console = Console(width=100)
    said = f"{given.tables} tables where a bot thinks, on {len(cores)} cores"
    with console.status(f"{said}…"), tempfile.TemporaryDirectory() as folder:
        server = Ours(Path(folder), ",".join(map(str, cores)))
        duels = asyncio.run(measure(server, given.tables, given.seconds))
    acks = [took for duel in duels for took in duel.acknowledged]
    answers = [took for duel in duels for took in duel.answered]
    wrong = [each for duel in duels for each in duel.wrong]
    print(f"{said}: {len(acks)} moves of people, {len(answers)} answers of bots, {len(wrong)} refused")
    for what, values in (("acknowledgement", acks), ("bot's answer", answers)):
        shown = ", ".join(f"{name} {quantile(values, share):.1f}" for name, share in QUANTILES)
        print(f"{what}, ms: {shown}")
    if wrong:
        print(wrong[0][:200])
    most = bots.level(LEVEL).budget.seconds or 0.0
    return promises(
        ("99 of 100 acknowledgements while bots think", quantile(acks, 0.99), 50, "at most", "ms"),
        # A turn of the easiest game is two actions of the bot, each within its time.
        ("99 of 100 turns of the strongest bot", quantile(answers, 0.99), 2000 * most, "at most", "ms"),
    )


QUANTILES = (("median", 0.5), ("p99", 0.99), ("longest", 1.0))


if __name__ == "__main__":
    sys.exit(main())
