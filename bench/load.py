"""How the server bears a full house, beside boardgame.io's server, in one run.

    python -m bench.load

Five hundred tables of two people, each on a socket of their own: a thousand sockets. Moves fall due by the clock, round
and round the tables, whether the server is done with the last one or not; each is a random legal choice of who is to
move. The two servers have the same one core, one after the other; the people have the others. Measured where they are:

- an acknowledgement: from sending a move (if the one before it is not done yet: from when it was due) until the server
  says that it is done. Ours is on disk then (SQLite, synchronous=FULL, in the folder for temporary files). Theirs is in
  memory, the fastest storage it has, and gone with the process;
- memory for an idle socket: by how much the server grows with a thousand more sockets on which nothing happens.

Of several rounds that one counts in which other processes did least on the machine. A promise that is not kept makes
this command fail; it may be others who broke it, so their share of the machine is printed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from base64 import b64decode
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from astroport.client import Person
from astroport.core.compiled_game import compiled_game
from astroport.core.layout import layout_hash
from astroport.server.messages import Do, NewTable, Place, encoder
from bench.games import EASIEST
from bench.promises import promises
from bench.server import Astroport, Server, hello, socket_at

TABLES = 500
SPARE = 20  # tables that take the place of those whose match ends
RATE = 500.0  # moves a second, over all tables
SECONDS = 15.0  # of a round
ROUNDS = 2  # of which the one counts in which others worked least on this machine
WARM_UP = 4.0
TOO_LATE = 1.0  # seconds: a server that answers later than this does not keep up
SLOWER = (1, 0.8, 0.6, 0.4, 0.2, 0.1)  # shares of the rate that are tried until a server keeps up
PEER = Path(__file__).with_name("boardgameio")
RANDOM = random.Random(1)
T = TypeVar("T")


class Table(ABC):
    """Two people at a table. When a move is due, who is to move makes one; if nobody can yet, as soon as one can."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.over = False
        self.overdue: deque[float] = deque()
        self.begun = 0.0  # when the move was due that is not acknowledged yet; 0: there is none
        self.took: list[float] = []  # seconds until each acknowledgement
        self.wrong: list[str] = []  # what the server said instead

    @abstractmethod
    async def connect(self, seat: int) -> ClientConnection:
        """A socket of a seat's person, greeted."""

    @abstractmethod
    async def hear(self, seat: int, data: bytes, now: float) -> None:
        """What the server says to a seat."""

    @abstractmethod
    def choose(self) -> tuple[int, str] | None:
        """A random legal move: the seat, and what it sends; None while none is known."""

    async def sit_down(self) -> None:
        """Connect both people, and listen."""

        async def listen(seat: int) -> None:
            with suppress(ConnectionClosed):
                while True:
                    data = await self.sockets[seat].recv(decode=False)
                    await self.hear(seat, data, time.perf_counter())

        for seat in range(2):
            self.sockets.append(await self.connect(seat))
            self.readers.append(asyncio.create_task(listen(seat)))

    async def move(self) -> None:
        """A move is due now."""
        self.overdue.append(time.perf_counter())
        await self.go_on()

    async def go_on(self) -> None:
        """Make the next move that is due, if one can be made now."""
        if self.overdue and not self.begun and not self.over:
            chosen = self.choose()
            if chosen is not None:
                self.begun = self.overdue.popleft()
                await self.sockets[chosen[0]].send(chosen[1])

    def acknowledge(self, now: float) -> None:
        """The last move is done."""
        if self.begun:
            self.took.append(now - self.begun)
            self.begun = 0.0

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(each.close() for each in self.sockets))
        await asyncio.gather(*self.readers)


# Ours. Of each message only that is decoded which is needed.


class OurChoice(msgspec.Struct):
    """Of messages.Choice."""

    action: str


class OurView(msgspec.Struct):
    """Of messages.View: the record, of which the rules say what can be done, or else the choices."""

    version: int
    seat: int | None
    awaited: list[int]
    choices: list[OurChoice]
    record: str | None = None

    @property
    def actions(self) -> Sequence[str | int]:
        """What its seat can play."""
        if self.record is None:
            return [choice.action for choice in self.choices]
        if self.seat not in self.awaited:
            return []
        state = np.frombuffer(b64decode(self.record), EASIEST.state.STATE)
        out = np.empty(EASIEST.codec.count, np.int16)
        numbers: list[int] = out[: compiled_game(EASIEST).module.legal(state[0], self.seat, out)].tolist()
        return numbers


class OurNews(msgspec.Struct):
    """Of messages.News."""

    view: OurView
    stage: str


NEWS = msgspec.json.Decoder(OurNews)


def do(number: int, version: int, seat: int, actions: Sequence[str | int]) -> str:
    """The command to play any of these."""
    return encoder.encode(Do(str(number), version, seat, RANDOM.choice(actions), layout_hash(EASIEST))).decode()


class OurTable(Table):
    """A table of the easiest game."""

    def __init__(self, table: str, people: tuple[Person, Person]) -> None:
        super().__init__()
        self.table, self.people = table, people
        self.can: list[tuple[int, Sequence[str | int]]] = [
            (0, []),
            (0, []),
        ]  # by seat: the version, and what can be played there
        self.commands = 0
        self.playing = asyncio.Event()

    async def connect(self, seat: int) -> ClientConnection:
        """With the cookie of who sits there."""
        ws = await socket_at(self.people[seat], self.table, ping_interval=None, max_queue=None)
        await ws.send(hello(seat))
        return ws

    async def sit_down(self) -> None:
        """The second takes the open seat, and the match begins."""
        await super().sit_down()
        await self.sockets[1].send('{"type":"sit","id":"sit","seat":1}')
        await asyncio.wait_for(self.playing.wait(), 30)

    def choose(self) -> tuple[int, str] | None:
        """Any of what the seat to move can do."""
        for seat, (version, actions) in enumerate(self.can):
            if actions:
                self.can[seat] = (0, [])
                self.commands += 1
                return seat, do(self.commands, version, seat, actions)
        return None

    async def hear(self, seat: int, data: bytes, now: float) -> None:
        """What the server says to a seat."""
        if data.startswith(b'{"type":"ack"'):
            self.acknowledge(now)
        elif data.startswith(b'{"type":"news"'):
            news = NEWS.decode(data)
            self.can[seat] = (news.view.version, news.view.actions)
            self.over = news.stage == "over"
            if news.stage == "playing":
                self.playing.set()
        elif data.startswith((b'{"type":"refused"', b'{"type":"stale"')):
            self.begun = 0.0
            self.wrong.append(data.decode())
        await self.go_on()


class Ours(Astroport):
    """Astroport's server; one address may open as many tables and connections as it likes."""

    def __init__(self, folder: Path, cores: str) -> None:
        super().__init__(folder, "--openings", "0", "--connections-by-address", "0", cores=cores)
        self.people = (Person(self.url), Person(self.url))

    async def open_tables(self, count: int) -> list[Table]:
        """Tables that one person opens and another one enters by the link."""
        ann, ben = self.people
        tables: list[Table] = []
        for _ in range(count):
            table = await ann.open_table(NewTable(EASIEST.slug, [Place("me"), Place("open")]))
            await ben.enter(table, (await ann.links(table)).join or "")
            tables.append(OurTable(table, self.people))
        return tables

    async def __aexit__(self, *_: object) -> None:
        for person in self.people:
            await person.close()
        await super().__aexit__()


# Theirs: socket.io as their client speaks it over WebSocket, of each message only what is needed.


class TheirGame(msgspec.Struct):
    """The state in server.mjs."""

    galaxies: list[int]
    rockets: dict[str, int]
    phase: str


class TheirTurn(msgspec.Struct):
    """Of their `ctx`."""

    player: str = msgspec.field(name="currentPlayer")
    gameover: msgspec.Raw | None = None


class TheirState(msgspec.Struct):
    """Of their state."""

    game: TheirGame = msgspec.field(name="G")
    turn: TheirTurn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class TheirSync(msgspec.Struct):
    """Of the answer to `sync`."""

    state: TheirState


START = "42/rockets,"  # of every message of this game
SYNC = msgspec.json.Decoder(tuple[str, str, TheirSync])
UPDATE = msgspec.json.Decoder(list[msgspec.Raw])
STATE = msgspec.json.Decoder(TheirState)


class TheirTable(Table):
    """A match of the game in server.mjs. It comes into being when the first of its people connects."""

    def __init__(self, port: int, match: str) -> None:
        super().__init__()
        self.port, self.match = port, match
        self.state: TheirState | None = None
        self.mover = -1

    async def connect(self, seat: int) -> ClientConnection:
        """As their client does, but without polling over HTTP first."""
        address = f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"
        ws = await connect(address, ping_interval=None, max_queue=None)
        await ws.recv()
        await ws.send("40/rockets,")
        await ws.recv()
        await ws.send(f'{START}["sync","{self.match}","{seat}",null,2]')
        while not (said := await ws.recv(decode=False)).startswith(f'{START}["sync"'.encode()):
            pass
        if self.mover < 0:
            self.state, self.mover = SYNC.decode(said[len(START) :])[2].state, 0
        return ws

    def choose(self) -> tuple[int, str] | None:
        """Any cell with a galaxy where no rocket is."""
        if self.state is None:
            return None
        game, seat, number = self.state.game, self.state.turn.player, self.state.number
        self.state, self.mover = None, int(seat)
        free = [cell for cell, left in enumerate(game.galaxies) if left and cell not in game.rockets.values()]
        kind = "fly" if game.phase == "flying" else "take"
        payload = {"type": kind, "args": [RANDOM.choice(free)], "playerID": seat, "credentials": None}
        said = ["update", {"type": "MAKE_MOVE", "payload": payload}, number, self.match, seat]
        return self.mover, START + json.dumps(said)

    async def hear(self, seat: int, data: bytes, now: float) -> None:
        """What the server says to a seat. The news of the move, to who made it, is the acknowledgement."""
        if data == b"2":  # are you there?
            await self.sockets[seat].send("3")
        elif seat == self.mover and data.startswith(f'{START}["update"'.encode()):
            self.acknowledge(now)
            self.state = STATE.decode(UPDATE.decode(data[len(START) :])[2])
            self.over = self.state.turn.gameover is not None
            await self.go_on()


class Theirs(Server):
    """boardgame.io's server."""

    name = "boardgame.io"

    def command(self) -> list[str]:
        """Its game server, with matches in memory."""
        return ["node", "--expose-gc", str(PEER / "server.mjs"), str(self.port)]

    async def open_tables(self, count: int) -> list[Table]:
        """Names for matches."""
        return [TheirTable(self.port, f"{RANDOM.getrandbits(64):x}") for _ in range(count)]


# The measurement

Contestant = Ours | Theirs


class Figures(msgspec.Struct):
    """What was measured of a server."""

    rate: float  # moves a second that it was asked for
    done: float  # that it acknowledged
    p50: float  # milliseconds
    p99: float
    most: float
    work: float  # milliseconds of its core a move
    others: float  # the share of the machine that other processes took
    wrong: list[str]
    idle: float = 0.0  # kB of memory a socket

    @property
    def keeps_up(self) -> bool:
        """Whether everything asked for was done, in good time."""
        return self.done > 0.98 * self.rate and self.p99 < 1000 * TOO_LATE


async def resident(server: Contestant) -> int:
    """How many bytes of memory a server has, once that has settled."""
    sizes: deque[int] = deque(maxlen=4)
    for _ in range(40):
        if isinstance(server, Theirs):
            server.process.send_signal(signal.SIGUSR2)  # at which server.mjs lets go of what it does not need
        await asyncio.sleep(0.5)
        sizes.append(server.memory)
        if len(sizes) == 4 and max(sizes) - min(sizes) < 2**18:
            break
    return sizes[-1]


def worked(server: Contestant) -> tuple[float, float]:
    """How many seconds of work a server has done so far, and how many all other processes but it and us."""
    ticks = os.sysconf("SC_CLK_TCK")
    own = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    done = (int(own[11]) + int(own[12])) / ticks
    user, nice, system, _, _, *more = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
    return done, (user + nice + system + sum(more)) / ticks - done - time.process_time()


async def measure(server: Contestant, rate: float, seconds: float, say: Callable[[str], None]) -> Figures:
    """Measure idle sockets in a full house, then play at the rate, or at the first slower one that it can bear."""
    async with server:
        say(f"{server.name}: opening tables")
        tables = await full_house(server)
        say(f"{server.name}: idle sockets")
        before = await resident(server)
        idle = await all_of(table.connect(seat) for table in tables[:TABLES] for seat in range(2))
        grown = await resident(server) - before
        await all_of(each.close() for each in idle)
        for share in SLOWER:
            say(f"{server.name}: {rate * share:g} moves a second")
            await play(tables, rate * share, WARM_UP)
            rounds = [await one_round(server, tables, rate * share, seconds) for _ in range(ROUNDS)]
            await all_of(table.close() for table in tables)
            quietest = min(rounds, key=lambda each: each.others)
            if quietest.keeps_up:
                break
            tables = await full_house(server)
    quietest.idle = grown / len(idle) / 1024
    return quietest


async def full_house(server: Contestant) -> list[Table]:
    """Tables where a match has begun, with some to spare."""
    tables = await server.open_tables(TABLES + SPARE)
    await all_of(table.sit_down() for table in tables)
    return tables


async def one_round(server: Contestant, tables: list[Table], rate: float, seconds: float) -> Figures:
    """Play for a while."""
    before = worked(server)
    took = await play(tables, rate, seconds)
    work, others = (then - first for then, first in zip(worked(server), before, strict=True))
    wrong = [said for table in tables for said in table.wrong]
    if not took:
        raise SystemExit(f"{server.name} acknowledged nothing: {wrong[:3]}")
    p50, p99, most = (quantile(took, share) for share in (0.5, 0.99, 1))
    taken = max(0.0, others) / (seconds + TOO_LATE) / (os.cpu_count() or 1)
    return Figures(rate, len(took) / seconds, p50, p99, most, 1000 * work / len(took), taken, wrong)


def quantile(values: Sequence[float], share: float) -> float:
    """Milliseconds under which so many lie."""
    return 1000 * sorted(values)[int(share * (len(values) - 1))]


async def play(tables: list[Table], rate: float, seconds: float) -> list[float]:
    """Let moves fall due for a while, round and round the tables; how long each acknowledgement took."""
    for table in tables:
        table.took.clear()
        table.overdue.clear()
    begin = time.perf_counter()
    for number in range(int(rate * seconds)):
        wait = begin + number / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        place = number % TABLES
        if tables[place].over:
            fresh = next((i for i in range(TABLES, len(tables)) if not tables[i].over), None)
            if fresh is None:
                raise SystemExit("too many matches have ended: more spare tables are needed")
            tables[place], tables[fresh] = tables[fresh], tables[place]
        await tables[place].move()
    await asyncio.sleep(TOO_LATE)
    return [took for table in tables for took in table.took]


async def all_of(waited: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Everything, twenty at a time."""
    gate = asyncio.Semaphore(20)

    async def one(each: Awaitable[T]) -> T:
        async with gate:
            return await each

    return list(await asyncio.gather(*map(one, waited)))


def show(ours: Figures | None, theirs: Figures | None) -> None:
    """Print the figures beside each other."""
    table = Printed(title=f"{2 * TABLES} sockets at {TABLES} tables, the server on one core", title_justify="left")
    for heading in ("", "Astroport", "boardgame.io", "theirs : ours"):
        table.add_column(heading, justify="left" if not heading else "right")
    for label, name, form in (
        ("moves a second asked for", "rate", ",.0f"),
        ("moves a second acknowledged", "done", ",.0f"),
        ("acknowledgement, median, ms", "p50", ".2f"),
        ("acknowledgement, p99, ms", "p99", ".2f"),
        ("acknowledgement, longest, ms", "most", ".1f"),
        ("work of the server's core a move, ms", "work", ".2f"),
        ("share of the machine that others took", "others", ".0%"),
        ("memory for an idle socket, kB", "idle", ".1f"),
    ):
        mine, its = (None if figures is None else getattr(figures, name) for figures in (ours, theirs))
        ratio = f"{its / mine:.2f}" if mine and its and name != "others" else ""
        table.add_row(label, *("" if it is None else format(it, form) for it in (mine, its)), ratio)
    table.add_row("a move acknowledged is", "on disk", "in memory")
    Console(width=100).print(table)
    for kind, figures in ((Ours, ours), (Theirs, theirs)):
        if figures is not None and figures.wrong:
            print(f"{kind.name}: {len(figures.wrong)} moves were not taken, the first: {figures.wrong[0][:200]}")


def main() -> int:
    """Measure one after the other, print both, and say whether every promise is kept."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--rate", type=float, default=RATE, help="moves a second")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="of a round")
    asked.add_argument("--only", choices=("ours", "theirs"), help="one of the two")
    given = asked.parse_args()
    kinds = [kind for kind in (Theirs, Ours) if given.only in (None, kind.__name__.lower())]
    if Theirs in kinds and not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    figures: dict[type[Contestant], Figures] = {}
    with Console(width=100).status("measuring…") as status, tempfile.TemporaryDirectory() as folder:
        for kind in kinds:
            there = Path(folder, kind.__name__)
            there.mkdir()
            server = kind(there, str(cores[0]))
            figures[kind] = asyncio.run(measure(server, given.rate, given.seconds, status.update))
    ours = figures.get(Ours)
    show(ours, figures.get(Theirs))
    if len(cores) == 1:
        print("There is one core only, which people and server shared: these figures say little.")
    if ours is None:
        return 0
    return promises(
        ("moves acknowledged", ours.done, 0.98 * given.rate, "at least", "a second"),
        ("99 of 100 acknowledgements", ours.p99, 25, "at most", "ms"),
        ("memory for an idle socket", ours.idle, 40, "at most", "kB"),
    )


if __name__ == "__main__":
    sys.exit(main())
