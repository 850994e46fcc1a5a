"""What one client can do to everybody else's bots: it opens tables full of admirals, and leaves, or stays.

    python -m bench.crowd

A server as anybody starts it. Somebody plays with a bot, again and again, and measures how long its answer takes: first
in a quiet house; then while another client, under a new name for each, opens 118 tables of six admirals within two
seconds and leaves; then while that client comes again and watches all of them, so that every admiral thinks. Promised:
the answer takes twice as long at most (of a hundred answers the fifth slowest), and the server stays under 1 GB. While
all are watched, an answer that is quick may also take a tenth of a second longer, which nobody notices. Both
are measured with that client at another address than ours (the server believes it as it would believe a proxy), and at
the same one: behind one wall, as in a school. `--address` chooses one of the two.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from astroport.client import Person, Table
from astroport.core.errors import RefusedError
from astroport.server.messages import NewTable, Place
from bench.games import EASIEST, HARDEST
from bench.promises import Promise, promises
from bench.server import Astroport, Server, hello, socket_at

TABLES, SEATS, LEVEL = 118, 6, "admiral"
GAMES = (EASIEST.slug, HARDEST.slug)
ADDRESSES = {"another": "192.0.2.66", "same": "127.0.0.1"}
ANSWERS = 100  # that are measured
MOST = 1000  # MB
SLOWER = 2.0
UNNOTICED = 0.1  # seconds


async def answers(server: Server, level: str, count: int) -> list[float]:
    """Seconds from one's own move until a bot has answered it."""
    took: list[float] = []
    async with Person(server.url) as ann:
        while len(took) < count:
            table = await ann.open_table(NewTable(EASIEST.slug, [Place("me"), Place("bot", level=level)]))
            async with ann.at(table) as there:
                while there.stage == "playing" and len(took) < count:
                    view = await there.turn(0)
                    if not view.choices:
                        break
                    await there.do(view.choices[len(took) % len(view.choices)].action)
                    if there.view.awaited == [1]:
                        took.append(await answered(there))
    return took


async def answered(there: Table) -> float:
    """Until it is no longer the bot's turn."""
    begun = time.perf_counter()
    await there.until(lambda: there.stage == "over" or there.view.awaited != [1])
    return time.perf_counter() - begun


class Mallory(Person):
    """Somebody with a new name for each table, but one address."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__(server.url)
        self.comes_from = {"X-Forwarded-For": address}
        self._http.headers.update(self.comes_from)
        self.table = ""

    async def opens(self, game: str) -> bool:
        """Open a table of admirals; whether that was not refused."""
        with suppress(RefusedError):
            self.table = await self.open_table(NewTable(game, [Place("bot", level=LEVEL)] * SEATS))
        return bool(self.table)

    async def watch(self) -> ClientConnection:
        """Connect to it, and read nothing."""
        there = await socket_at(self, self.table, self.comes_from, max_queue=None)
        await there.send(hello(None))
        return there


def fifth_slowest(took: Sequence[float]) -> float:
    """Of a hundred."""
    return statistics.quantiles(took, n=20)[-1]


async def measure(level: str, game: str, where: str, count: int) -> list[Promise]:
    """One house, from quiet to crowded; what is promised, and what is."""
    with tempfile.TemporaryDirectory() as folder:
        house = Astroport(Path(folder), "--openings", "100000", "--behind-proxy")
        async with house as server, AsyncExitStack() as stack:
            await answers(server, level, 3)  # everything is compiled and loaded
            names = [Mallory(server, ADDRESSES[where]) for _ in range(TABLES)]
            print(
                f"{SEATS} x {LEVEL} of {game} at {TABLES} tables, {where} address; a {level} of {EASIEST.slug} answers:"
            )
            quiet, before = fifth_slowest(await answers(server, level, count)), server.memory / 1e6
            print(f"    quiet    p95 {1000 * quiet:7.0f} ms   {before:5.0f} MB")
            made: list[Promise] = []
            begun = time.perf_counter()
            opened = await asyncio.gather(*(name.opens(game) for name in names))
            print(f"    {sum(opened)} tables opened in {time.perf_counter() - begun:.1f} s")
            for how in ("left", "watched"):
                if how == "watched":
                    for name in names:
                        await stack.enter_async_context(await name.watch())
                slow, after = fifth_slowest(await answers(server, level, count)), server.memory / 1e6
                print(f"    {how:8} p95 {1000 * slow:7.0f} ms   {after:5.0f} MB   {slow / quiet:.2f} times as long")
                what = f"a {level}, 708 admirals of {game} {how}, {where} address"
                most = SLOWER if how == "left" else max(SLOWER, 1 + UNNOTICED / quiet)
                made.append((f"{what}: its answer takes", slow / quiet, most, "at most", "times as long"))
                made.append((f"{what}: memory", after, MOST, "at most", "MB"))
            return made


def main() -> int:
    """Measure, print, and fail where a promise does not hold."""
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--answers", type=int, default=ANSWERS, help="that are measured each time")
    told.add_argument("--level", action="append", help="of the bot that answers (pilot and admiral)")
    told.add_argument("--game", action="append", help="of the admirals (the easiest and the hardest of the shelf)")
    told.add_argument("--address", action="append", choices=list(ADDRESSES), help="of who opens tables, beside ours")
    asked = told.parse_args()
    made: list[Promise] = []
    for game in asked.game or GAMES:
        for level in asked.level or ("pilot", "admiral"):
            for where in asked.address or ADDRESSES:
                made += asyncio.run(measure(level, game, where, asked.answers))
    return promises(*made)


if __name__ == "__main__":
    sys.exit(main())
