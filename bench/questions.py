"""What questions cost at a table with a long history: reasons, hello, history, and pages of the replay.

    python -m bench.questions

A match of 843 moves that bots have played with their reasons is put into a database, and a server is started on it as
anybody starts one. Somebody asks each question over the network, again and again; what the server's process worked
meanwhile, all its threads together, is divided by how often. Asked "again" it is the same question each time; else
it is about another move, another stretch of the history or another page of the replay, of which nothing is kept. (Who
says hello for the first time is told a stretch of the history, too.)
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection

import astroport
from astroport import bots
from astroport.client import Person
from astroport.server.history import STRETCH
from astroport.server.identity import COOKIE, new_token, person_of
from astroport.server.live import first_row
from astroport.server.store import Store, StoredEntry
from astroport.table import entries, opening
from astroport.table.reasoning import noted
from astroport.table.table import Table
from bench.games import SHELF, figures
from bench.promises import Promise, promises
from bench.server import Astroport, Server, hello, socket_at

MOVES = 843
LEVEL = "pilot"
GAMES = [game.slug for game in SHELF if figures(game).long]
Played = tuple[Table, list[StoredEntry], list[int | None]]  # and who acted, entry by entry
TIMES = 20  # each question is asked
QUIET_MS = 5  # of work in a second: what is done at the start is over


def long_match(game: str, person: str, moves: int) -> Played:
    """A match that is not over after so many moves."""
    for seed in range(50):
        table, stored, actors = played(game, person, moves, random.Random(seed))
        if table.state.stage == "playing":
            return table, stored, actors
    raise SystemExit(f"no match of {game} is so long")


def played(game: str, person: str, moves: int, luck: random.Random) -> Played:
    """Somebody plays with bots, mostly at random, until it is that somebody's turn after so many moves."""
    seats = max(astroport.catalogue()[game].default_seats)
    chairs = [entries.Chair([person]), *(entries.Chair(level=LEVEL) for _ in range(seats - 1))]
    first = opening.opened(astroport.catalogue()[game], chairs, {}, opener=person)
    table, stored, actors = Table(opening.new_id(), first), list[StoredEntry](), list[int | None]()
    bot, at = bots.named(LEVEL, 1), int(time.time() * 1000)

    def note(news: Iterable[entries.Entry]) -> None:
        for entry in news:
            stored.append(
                StoredEntry(table.state.id, table.state.number + 1, at, entries.kind_of(entry), entries.encode(entry))
            )
            table.state.apply(table.state.number + 1, at, entries.decode(stored[-1].body))
            actors.append(entry.seat if isinstance(entry, entries.Acted) else None)

    note([first])
    note(table.begin())
    while table.state.stage == "playing" and (table.state.match.ply < moves or table.state.awaited != (0,)):
        seat = table.state.awaited[-1]
        chosen, version = bot.choose(table.state.match.view(seat)), table.state.version(seat)
        action = chosen.action if luck.random() < 0.2 else luck.choice(table.state.match.actions(seat))
        if seat:
            note(table.bot_acts(seat, version, action.text, noted(LEVEL, chosen)))
        else:
            note(table.act(person, seat, version, action.text))
    return table, stored, actors


async def put(folder: Path, table: Table, stored: list[StoredEntry]) -> None:
    """Store it where the server will find it."""
    store = Store(f"sqlite:///{folder / 'data' / 'astroport.db'}")
    (folder / "data").mkdir()
    await store.open()
    row = first_row(table.state.id, table.state.opened, table.state.stage, stored[0].at)
    await store.append(stored, stage=table.state.stage, people=table.state.people, opened=row)
    await store.close()


def worked(server: Server) -> float:
    """Milliseconds that all threads of the server have worked so far."""
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e6


async def heard(there: ClientConnection, kind: str) -> bytes:
    """The next message of a kind, as it came."""
    while True:
        message = await there.recv(decode=False)
        if msgspec.json.decode(message)["type"] == kind:
            return message
        if b'"type":"refused"' in message:
            raise SystemExit(f"refused: {message.decode()}")


class Asker:
    """Somebody at the table, who asks one question after another and says how many bytes came back."""

    def __init__(self, table: Table, actors: Sequence[int | None], ann: Person, there: ClientConnection) -> None:
        self.table, self.actors, self.ann, self.there = table, actors, ann, there
        self.heard = table.state.hearing.count(table.state.team(0))
        self.last = table.state.match.ply

    async def hello(self, _time: int) -> int:
        """From nothing, as a new window does."""
        await self.there.send(hello(0))
        return len(await heard(self.there, "news"))

    async def history(self, time: int) -> int:
        """A stretch, each time another one."""
        before = 1 + self.heard - STRETCH * time
        await self.there.send(f'{{"type":"history","id":"{time}","before":{before}}}')
        return len(await heard(self.there, "past"))

    async def reasons(self, time: int) -> int:
        """Of a bot's move, each time of another one."""
        number = self.bot_moves[len(self.bot_moves) * time // TIMES]
        await self.there.send(f'{{"type":"reasons","id":"{time}","number":{number}}}')
        return len(await heard(self.there, "reasons_are"))

    async def page(self, ply: int) -> int:
        """Of the replay, as the seat saw it."""
        return len((await self.ann._http.get(f"/api/tables/{self.table.state.id}/replay?seat=0&from={ply}")).content)

    @property
    def bot_moves(self) -> list[int]:
        """The numbers of the events about which one can ask, as one hears them."""
        acted = (number for number, seat in enumerate(self.actors, 1) if seat)
        return [self.table.state.hearing.count(self.table.state.team(0), number) for number in acted]


@dataclass(frozen=True)
class Question:
    """How it is asked (each time with another number), what it may cost, how often it is asked, and how fast."""

    ask: Callable[[int], Awaitable[int]]
    most: float  # ms
    times: int = TIMES
    pause: float = 0.06


def questions(asker: Asker) -> dict[str, Question]:
    """All of them, by name."""
    last, stretches = asker.last, asker.heard // STRETCH
    return {
        "hello again": Question(asker.hello, 20, pause=0.3),
        "history": Question(asker.history, 17, stretches, pause=0.3),
        "reasons": Question(asker.reasons, 5),
        "replay, beginning": Question(asker.page, 50),
        "replay, middle": Question(lambda time: asker.page(last // 2 + time), 50),
        "replay, end": Question(lambda time: asker.page(last - time), 50),
        "replay, again": Question(lambda _time: asker.page(last // 2), 50),
    }


async def measure(game: str, moves: int) -> list[Promise]:
    """One game: put a match into a house, and ask."""
    token = new_token()
    print(f"{game}: playing {moves} moves ...", flush=True)
    table, stored, actors = long_match(game, person_of(token), moves)
    made: list[Promise] = []
    with tempfile.TemporaryDirectory() as folder:
        await put(Path(folder), table, stored)
        async with Astroport(Path(folder)) as server, Person(server.url) as ann:
            ann._http.cookies.set(COOKIE, token)
            async with socket_at(ann, table.state.id) as there:
                asker = Asker(table, actors, ann, there)
                await asker.hello(0)  # the table is loaded
                await quiet(server)
                for name, question in questions(asker).items():
                    cost, size = await asked(server, question)
                    print(f"    {name:22} {cost:6.2f} ms of a core {size / 1000:8.1f} kB", flush=True)
                    made.append(
                        (f"{game} after {table.state.match.ply} moves: {name}", cost, question.most, "at most", "ms")
                    )
    return made


async def quiet(server: Server) -> None:
    """Wait until the server has done what it does at the start."""
    for _ in range(120):
        before = worked(server)
        await asyncio.sleep(1)
        if 0 <= worked(server) - before < QUIET_MS:
            return


async def asked(server: Server, question: Question) -> tuple[float, float]:
    """What a question costs, and how long its answer is, on the average."""
    sizes, before = [], worked(server)
    for turn in range(question.times):
        sizes.append(await question.ask(turn))
        await asyncio.sleep(question.pause)
    return (worked(server) - before) / question.times, statistics.mean(sizes)


def main() -> int:
    """Measure, print, and fail where a promise does not hold."""
    told = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    told.add_argument("--moves", type=int, default=MOVES, help="of the match")
    told.add_argument("games", nargs="*", default=GAMES, help=", ".join(GAMES))
    wanted = told.parse_args()
    made: list[Promise] = []
    for game in wanted.games:
        made += asyncio.run(measure(game, wanted.moves))
    return promises(*made)


if __name__ == "__main__":
    sys.exit(main())
