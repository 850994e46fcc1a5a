"""What one client can do to everybody else's bots: it opens tables full of admirals, and leaves, or stays.

    python -m bench.crowd

A server as anybody starts it. Somebody plays with a bot, again and again, and measures how long its answer takes: first
in a quiet house; then while another client, under a new name for each, opens 118 tables of six admirals within two
seconds and leaves; then while that client comes again and watches all of them, so that every admiral thinks. Promised:
the answer takes twice as long at most (of a hundred answers the fifth slowest), and the server stays under 1 GB.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import httpx

from astroport.client import Person, Refused, Table
from astroport.server.messages import NewTable, Place
from bench.promises import promises

TABLES, SEATS, LEVEL = 118, 6, "admiral"
GAMES = ("sputnik", "asteroyds")
ANSWERS = 100  # that are measured
MOST = 1000  # MB
SLOWER = 2.0
Promise = tuple[str, float, float, str, str]


class Server:
    """Astroport's server, as a process."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder

    async def __aenter__(self) -> Server:
        words = ["serve", "--port", str(self.port), "--data", str(self.folder / "data"), "--openings", "100000"]
        with (self.folder / "server.log").open("wb") as out:
            self.process = subprocess.Popen([sys.executable, "-m", "astroport", *words], stdout=out, stderr=out)
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                try:
                    await http.get(f"{self.url}/healthz")
                    return self
                except httpx.TransportError:
                    await asyncio.sleep(0.2)
        raise SystemExit("the server does not start")

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)

    @property
    def megabytes(self) -> float:
        """What it has in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6


async def answers(server: Server, level: str, count: int) -> list[float]:
    """Seconds from one's own move until a bot has answered it."""
    took: list[float] = []
    async with Person(server.url) as ann:
        while len(took) < count:
            table = await ann.open_table(NewTable("sputnik", [Place("me"), Place("bot", level=level)]))
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


async def crowd(people: Sequence[Person], game: str) -> list[tuple[Person, str]]:
    """Tables of admirals, opened as fast as the server opens them."""

    async def open_one(person: Person) -> tuple[Person, str] | None:
        try:
            return person, await person.open_table(NewTable(game, [Place("bot", level=LEVEL)] * SEATS))
        except Refused as why:
            refused.append(why.code)
            return None

    refused: list[str] = []
    opened = await asyncio.gather(*(open_one(person) for person in people))
    if refused:
        print(f"    refused: {len(refused)} of {len(people)} ({', '.join(sorted(set(refused)))})")
    return [each for each in opened if each is not None]


def fifth_slowest(took: Sequence[float]) -> float:
    """Of a hundred."""
    return statistics.quantiles(took, n=20)[-1]


async def measure(level: str, game: str, count: int) -> list[Promise]:
    """One house, from quiet to crowded; what is promised, and what is."""
    with tempfile.TemporaryDirectory() as folder:
        async with Server(Path(folder)) as server, AsyncExitStack() as stack:
            await answers(server, level, 3)  # everything is compiled and loaded
            people = [await stack.enter_async_context(Person(server.url)) for _ in range(TABLES)]
            print(f"{SEATS} x {LEVEL} of {game} at {TABLES} tables; a {level} of sputnik answers:")
            quiet, before = fifth_slowest(await answers(server, level, count)), server.megabytes
            print(f"    quiet    p95 {1000 * quiet:7.0f} ms   {before:5.0f} MB")
            made: list[Promise] = []
            begun = time.perf_counter()
            tables = await crowd(people, game)
            took = time.perf_counter() - begun
            print(f"    {len(tables)} tables opened in {took:.1f} s")
            for how in ("left", "watched"):
                if how == "watched":
                    for person, table in tables:
                        await stack.enter_async_context(person.at(table))
                slow, after = fifth_slowest(await answers(server, level, count)), server.megabytes
                print(f"    {how:8} p95 {1000 * slow:7.0f} ms   {after:5.0f} MB   {slow / quiet:.2f} times as long")
                what = f"a {level}, 708 admirals of {game} {how}"
                made.append((f"{what}: its answer takes", slow / quiet, SLOWER, "at most", "times as long"))
                made.append((f"{what}: memory", after, MOST, "at most", "MB"))
            return made


def main() -> int:
    """Measure, print, and fail where a promise does not hold."""
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--answers", type=int, default=ANSWERS, help="that are measured each time")
    told.add_argument("--level", action="append", help="of the bot that answers (pilot and admiral)")
    told.add_argument("--game", action="append", help="of the admirals (sputnik and asteroyds)")
    asked = told.parse_args()
    made: list[Promise] = []
    for game in asked.game or GAMES:
        for level in asked.level or ("pilot", "admiral"):
            made += asyncio.run(measure(level, game, asked.answers))
    return promises(made)


if __name__ == "__main__":
    sys.exit(main())
