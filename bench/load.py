"""How the server bears a full house, beside boardgame.io's server, in one run.

    python bench/load.py

Five hundred tables of two people, each on a socket of their own: a thousand sockets. Moves come by the clock, whether
the server is done with the last one or not, and go round the tables; each is a random legal choice of the seat to move.
Both servers run on the same one core, one after the other, and the people on another one. What is measured, from where
the people are:

- an acknowledgement: from sending a move until the server has said that it is done. Ours has then been written to disk
  (SQLite, synchronous=FULL). Theirs is kept in memory, the fastest storage it has, and is lost with the process.
- memory for an idle socket: how much the server grows by a thousand more sockets on which nothing happens.

What we promise makes this command fail if it is not kept.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table as Printed
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from astroport.client import Person
from astroport.server import messages

TABLES = 500
SPARE = 25  # tables that take the place of those whose match ends
RATE = 500.0  # moves a second, over all tables
SECONDS = 20.0
WARM_UP = 4.0
TOO_LATE = 1.0  # seconds: a server that answers later than this does not keep up
PEER = Path(__file__).with_name("boardgameio")
RANDOM = random.Random(1)
T = TypeVar("T")


class House(ABC):
    """A server as a process on a core of its own."""

    name: str
    process: subprocess.Popen[bytes]

    def __init__(self, core: int, folder: Path) -> None:
        self.core, self.folder, self.port = core, folder, free_port()
        self.log = folder / "server.log"

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    @abstractmethod
    async def is_ready(self) -> bool:
        """Whether it answers."""

    @abstractmethod
    async def open_tables(self, count: int) -> list[Table]:
        """New tables, nobody connected yet."""

    async def __aenter__(self) -> House:
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["taskset", "--cpu-list", str(self.core), *self.command()],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env={**os.environ, "NODE_ENV": "production"},
            )
        until = time.monotonic() + 60
        while not await self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"{self.name} does not start:\n{self.log.read_text()[-2000:]}")
            await asyncio.sleep(0.1)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def collect_garbage(self) -> None:
        """Let go of what is not needed before memory is measured, where that can be asked for."""

    async def resident(self) -> int:
        """How many bytes of memory it has, once that has settled."""
        sizes: deque[int] = deque(maxlen=4)
        for _ in range(40):
            self.collect_garbage()
            await asyncio.sleep(0.5)
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    sizes.append(int(line.split()[1]) * 1024)
            if len(sizes) == sizes.maxlen and max(sizes) - min(sizes) < 256 * 1024:
                break
        return sizes[-1]

    def cpu_seconds(self) -> float:
        """How long it has worked so far."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


class Table(ABC):
    """Two people at a table. When a move is due, whoever is to move makes one; if nobody can yet, as soon as one can."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []
        self.over = False
        self.overdue: deque[float] = deque()
        self.begun = 0.0  # when the move was due that is not acknowledged yet; 0: there is none
        self.took: list[tuple[float, float]] = []  # when each acknowledgement came, and how long it took
        self.wrong: list[str] = []  # what the server said instead

    @abstractmethod
    async def seat_two(self) -> None:
        """Connect both people, so that the match begins."""

    @abstractmethod
    async def connect_idle(self, seat: int) -> ClientConnection:
        """Another socket of a seat, that is greeted and then says nothing."""

    @abstractmethod
    def choice(self) -> tuple[int, str] | None:
        """A random legal move: the seat, and what it sends; None while there is none known."""

    async def due(self) -> None:
        """Make a move that is due now."""
        self.overdue.append(time.perf_counter())
        await self.go_on()

    async def go_on(self) -> None:
        """Make the next move that is due, if one can be made now. Its time runs since it was due."""
        if self.overdue and not self.begun and not self.over:
            chosen = self.choice()
            if chosen is not None:
                seat, text = chosen
                self.begun = self.overdue.popleft()
                await self.sockets[seat].send(text)

    def acknowledged(self, now: float) -> None:
        """The last move is done."""
        if self.begun:
            self.took.append((now, now - self.begun))
            self.begun = 0.0

    def listen(self, seat: int, hear: Callable[[int, bytes, float], Awaitable[None]]) -> None:
        """Hear everything that comes over a seat's socket."""

        async def read() -> None:
            with suppress(ConnectionClosed):
                while True:
                    data = await self.sockets[seat].recv(decode=False)
                    await hear(seat, data, time.perf_counter())

        self.readers.append(asyncio.create_task(read()))

    async def close(self) -> None:
        """Leave."""
        await asyncio.gather(*(each.close() for each in self.sockets))
        await asyncio.gather(*self.readers)


# Ours


class OurChoice(msgspec.Struct):
    """As messages.Choice, what is read of it."""

    action: str


class OurView(msgspec.Struct):
    """As messages.View, what is read of it."""

    at: int
    choices: list[OurChoice]


class OurNews(msgspec.Struct, tag_field="is", tag="news"):
    """As messages.News, what is read of it."""

    view: OurView
    stage: str


NEWS = msgspec.json.Decoder(OurNews)


class OurTable(Table):
    """A table of Sputnik."""

    def __init__(self, house: Ours, table: str, people: tuple[Person, Person]) -> None:
        super().__init__()
        self.house, self.table, self.people = house, table, people
        self.can: list[tuple[int, list[OurChoice]]] = [(0, []), (0, [])]  # by seat: `at`, and the choices there
        self.commands = 0
        self.ready = asyncio.Event()

    async def seat_two(self) -> None:
        """Connect both; the second takes the open seat."""
        for seat in range(2):
            self.sockets.append(await self.connect_idle(seat))
            self.listen(seat, self.hear)
        await self.sockets[1].send('{"is":"sit","id":"sit","seat":1,"name":"B"}')
        await asyncio.wait_for(self.ready.wait(), 20)

    async def connect_idle(self, seat: int) -> ClientConnection:
        """A socket with the cookie of who sits there."""
        ws = await connect(
            f"ws://127.0.0.1:{self.house.port}/api/tables/{self.table}/socket",
            origin=self.house.base,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.people[seat].cookie},
            ping_interval=None,
            max_queue=None,
        )
        await ws.send(msgspec.json.encode(messages.Hello(look=seat)).decode())
        return ws

    def choice(self) -> tuple[int, str] | None:
        """Any of what the seat to move can do."""
        for seat, (at, choices) in enumerate(self.can):
            if choices:
                self.can[seat] = (0, [])
                self.commands += 1
                action = RANDOM.choice(choices).action
                return seat, f'{{"is":"do","id":"{self.commands}","at":{at},"seat":{seat},"action":"{action}"}}'
        return None

    async def hear(self, seat: int, data: bytes, now: float) -> None:
        """What the server says to a seat."""
        if data.startswith(b'{"is":"ack"'):
            self.acknowledged(now)
            await self.go_on()
        elif data.startswith(b'{"is":"news"'):
            news = NEWS.decode(data)
            self.can[seat] = (news.view.at, news.view.choices)
            self.over = news.stage == "over"
            if news.stage != "open":
                self.ready.set()
            await self.go_on()
        elif data.startswith((b'{"is":"refused"', b'{"is":"stale"')):
            self.begun = 0.0
            self.wrong.append(data.decode())


class Ours(House):
    """Astroport's server."""

    name = "Astroport"

    def __init__(self, core: int, folder: Path) -> None:
        super().__init__(core, folder)
        self.base = f"http://127.0.0.1:{self.port}"
        self.people: tuple[Person, Person] | None = None

    def command(self) -> list[str]:
        """The server as anybody starts it."""
        data = str(self.folder / "data")
        served = ["serve", "--port", str(self.port), "--data", data, "--openings", "0"]
        return [sys.executable, "-m", "astroport", *served]

    async def is_ready(self) -> bool:
        """Whether it says that it is well."""
        return await answers(f"{self.base}/healthz")

    async def open_tables(self, count: int) -> list[Table]:
        """Tables that one person opens and another one enters by the link."""
        if self.people is None:
            self.people = (Person(self.base), Person(self.base))
        opens, enters = self.people
        seats = [messages.Place("me", "A"), messages.Place("open")]
        tables: list[Table] = []
        for _ in range(count):
            table = await opens.open_table(messages.NewTable("sputnik", seats))
            await enters.enter(table, (await opens.links(table)).join or "")
            tables.append(OurTable(self, table, self.people))
        return tables

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for person in self.people or ():
            await person.close()
        await super().__aexit__(kind, error, trace)


# Theirs


class TheirGame(msgspec.Struct):
    """The state in server.mjs."""

    galaxies: list[int]
    rockets: dict[str, int]
    phase: str


class TheirTurn(msgspec.Struct):
    """What is read of their `ctx`."""

    current_player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class TheirState(msgspec.Struct):
    """What is read of their state."""

    game: TheirGame = msgspec.field(name="G")
    turn: TheirTurn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class TheirSync(msgspec.Struct):
    """What is read of the answer to `sync`."""

    state: TheirState


SPACE = "/sputnik,"  # the game's name, as socket.io writes it before every message
SYNC = msgspec.json.Decoder(tuple[str, str, TheirSync])
UPDATE = msgspec.json.Decoder(list[msgspec.Raw])
STATE = msgspec.json.Decoder(TheirState)


class TheirTable(Table):
    """A match of the game in server.mjs. It comes into being when the first of its people connects."""

    def __init__(self, house: Theirs, match: str) -> None:
        super().__init__()
        self.house, self.match = house, match
        self.state: TheirState | None = None

    async def seat_two(self) -> None:
        """Connect both."""
        for seat in range(2):
            self.sockets.append(await self.connect_idle(seat))
            self.listen(seat, self.hear)

    async def connect_idle(self, seat: int) -> ClientConnection:
        """A socket as their client opens it, but without polling first."""
        ws = await connect(
            f"ws://127.0.0.1:{self.house.port}/socket.io/?EIO=4&transport=websocket",
            ping_interval=None,
            max_queue=None,
        )
        await ws.recv()
        await ws.send(f"40{SPACE}")
        await ws.recv()
        await ws.send(f'42{SPACE}["sync","{self.match}","{seat}",null,2]')
        while not (said := await ws.recv(decode=False)).startswith(f'42{SPACE}["sync"'.encode()):
            pass
        if self.state is None:
            self.state = SYNC.decode(said[len(f"42{SPACE}") :])[2].state
        return ws

    def choice(self) -> tuple[int, str] | None:
        """Any cell with a galaxy that is not inhabited."""
        if self.state is None:
            return None
        game, seat, number = self.state.game, self.state.turn.current_player, self.state.number
        self.state = None
        free = [cell for cell, left in enumerate(game.galaxies) if left and cell not in game.rockets.values()]
        kind = "fly" if game.phase == "flying" else "take"
        payload = {"type": kind, "args": [RANDOM.choice(free)], "playerID": seat, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return int(seat), f"42{SPACE}" + json.dumps(["update", action, number, self.match, seat])

    async def hear(self, seat: int, data: bytes, now: float) -> None:
        """What the server says to a seat. The mover's own news of the move is the acknowledgement."""
        if data == b"2":
            await self.sockets[seat].send("3")
        elif data.startswith(f'42{SPACE}["update"'.encode()) and seat == self.mover:
            self.acknowledged(now)
            self.state = STATE.decode(UPDATE.decode(data[len(f"42{SPACE}") :])[2])
            self.over = self.state.turn.gameover is not None
            await self.go_on()

    mover = -1

    async def go_on(self) -> None:
        """Note who moves: only that one reads the news."""
        if self.state is not None:
            self.mover = int(self.state.turn.current_player)
        await super().go_on()


class Theirs(House):
    """boardgame.io's server."""

    name = "boardgame.io"

    def command(self) -> list[str]:
        """Its game server, in memory."""
        return ["node", "--expose-gc", str(PEER / "server.mjs"), str(self.port)]

    async def is_ready(self) -> bool:
        """Whether its lobby answers."""
        return await answers(f"http://127.0.0.1:{self.port}/games")

    def collect_garbage(self) -> None:
        """Its server.mjs does so when told."""
        self.process.send_signal(signal.SIGUSR2)

    async def open_tables(self, count: int) -> list[Table]:
        """Names for matches."""
        return [TheirTable(self, f"m{RANDOM.getrandbits(64):x}") for _ in range(count)]


# The measurement


@dataclass
class Figures:
    """What was measured of a server."""

    rate: float = 0.0  # that it was asked for
    p50: float = 0.0  # milliseconds
    p99: float = 0.0
    most: float = 0.0
    done: float = 0.0  # acknowledgements a second
    cpu: float = 0.0  # milliseconds of the server's core a move
    socket: float = 0.0  # kB
    wrong: list[str] = field(default_factory=list)

    @property
    def keeps_up(self) -> bool:
        """Whether everything asked was done, in good time."""
        return self.done > 0.98 * self.rate and self.p99 < 1000 * TOO_LATE


async def measure(house: House, rates: Iterable[float], seconds: float, say: Callable[[str], None]) -> Figures:
    """Fill the house, measure idle sockets, then play: at the first rate, or the first of the others it can bear."""
    figures = Figures()
    async with house:
        say("opening tables")
        tables = await house.open_tables(TABLES)
        await all_of(table.seat_two() for table in tables)
        say("idle sockets")
        before = await house.resident()
        idle = await all_of(table.connect_idle(seat) for table in tables for seat in range(2))
        figures.socket = (await house.resident() - before) / len(idle) / 1024
        await all_of(each.close() for each in idle)
        spare = await house.open_tables(SPARE)
        await all_of(table.seat_two() for table in spare)
        for rate in rates:
            say(f"{rate:g} moves a second")
            await play(tables, spare, rate, WARM_UP)
            worked = house.cpu_seconds()
            took = await play(tables, spare, rate, seconds)
            worked = house.cpu_seconds() - worked
            everybody = tables + spare
            figures.wrong = [said for table in everybody for said in table.wrong]
            if not took:
                raise SystemExit(f"{house.name} acknowledged nothing: {figures.wrong[:3]}")
            took.sort()
            figures.rate, figures.done, figures.cpu = rate, len(took) / seconds, 1000 * worked / len(took)
            figures.p50, figures.p99, figures.most = (
                1000 * took[min(int(share * len(took)), len(took) - 1)] for share in (0.5, 0.99, 1)
            )
            if figures.keeps_up:
                break
        await all_of(table.close() for table in tables + spare)
    return figures


async def play(tables: list[Table], spare: list[Table], rate: float, seconds: float) -> list[float]:
    """Let moves fall due for a while, round and round the tables; how long each acknowledgement took."""
    for table in tables + spare:
        table.took.clear()
        table.overdue.clear()
    begin = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = begin + number / rate
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        place = number % len(tables)
        if tables[place].over:
            later = next((i for i, table in enumerate(spare) if not table.over), None)
            if later is None:
                raise SystemExit("too many matches have ended: more spare tables are needed")
            tables[place], spare[later] = spare[later], tables[place]
        await tables[place].due()
    end = begin + seconds
    await asyncio.sleep(max(0.0, end - time.perf_counter()) + TOO_LATE)
    return [took for table in tables + spare for when, took in table.took if when < end + TOO_LATE]


async def all_of(waited: Iterable[Coroutine[Any, Any, T]]) -> list[T]:
    """Everything, twenty at a time."""
    gate = asyncio.Semaphore(20)

    async def one(each: Coroutine[Any, Any, T]) -> T:
        async with gate:
            return await each

    return list(await asyncio.gather(*map(one, waited)))


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def answers(url: str) -> bool:
    """Whether something answers there, whatever it says."""

    def ask() -> bool:
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except urllib.error.HTTPError as error:
            error.close()
        except OSError:
            return False
        return True

    return await asyncio.to_thread(ask)


def install_peer() -> None:
    """Fetch boardgame.io as locked, once."""
    if not (PEER / "node_modules").exists():
        subprocess.run(["npm", "ci", "--silent"], cwd=PEER, check=True)


def print_beside(ours: Figures, theirs: Figures | None, console: Console) -> None:
    """The table of figures."""
    table = Printed(title=f"{2 * TABLES} sockets at {TABLES} tables, servers on one core", title_justify="left")
    for heading in ("", "Astroport", "boardgame.io", "theirs / ours"):
        table.add_column(heading, justify="left" if not heading else "right")
    rows: list[tuple[str, str, str]] = [
        ("moves a second, asked", "rate", ",.0f"),
        ("moves a second, acknowledged", "done", ",.0f"),
        ("acknowledgement, median, ms", "p50", ".2f"),
        ("acknowledgement, p99, ms", "p99", ".2f"),
        ("acknowledgement, longest, ms", "most", ".1f"),
        ("server's work a move, ms", "cpu", ".2f"),
        ("memory for an idle socket, kB", "socket", ".1f"),
    ]
    for label, name, shown in rows:
        mine = getattr(ours, name)
        its = None if theirs is None else getattr(theirs, name)
        ratio = "" if not its or not mine else f"{its / mine:.2f}"
        table.add_row(label, format(mine, shown), "" if its is None else format(its, shown), ratio)
    table.add_row("a move acknowledged is", "on disk", "in memory")
    console.print(table)


def main() -> int:
    """Measure one after the other, print both, and say whether every promise is kept."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--rate", type=float, default=RATE, help="moves a second")
    asked.add_argument("--seconds", type=float, default=SECONDS, help="how long")
    asked.add_argument("--only", choices=("ours", "theirs"), help="one of the two")
    given = asked.parse_args()
    kinds = {"theirs": [Theirs], "ours": [Ours], None: [Theirs, Ours]}[given.only]
    if Theirs in kinds:
        install_peer()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[1:] or cores)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    console = Console(width=100)
    slower = [given.rate * share for share in (1, 0.8, 0.6, 0.4, 0.2, 0.1)]
    figures: dict[type[House], Figures] = {}
    with console.status("measuring…") as status, tempfile.TemporaryDirectory() as folder:
        for kind in kinds:

            def say(what: str, name: str = kind.name) -> None:
                status.update(f"{name}: {what}")

            there = Path(folder, kind.__name__)
            there.mkdir()
            figures[kind] = asyncio.run(measure(kind(cores[0], there), slower, given.seconds, say))
    ours, theirs = figures[Ours], figures.get(Theirs)
    print_beside(ours, theirs, console)
    for name, what in figures.items():
        if what.wrong:
            print(f"{name.name}: {len(what.wrong)} moves were not taken, the first: {what.wrong[0][:200]}")
    if len(cores) == 1:
        print("There is one core only: people and server share it, so these figures say little.")
    kept = [
        (f"{ours.rate:g} moves/s acknowledged", ours.done, given.rate * 0.98, "at least", "a second"),
        ("99 of 100 acknowledgements", ours.p99, 25, "at most", "ms"),
        ("memory for an idle socket", ours.socket, 40, "at most", "kB"),
    ]
    return promises(kept)


def promises(made: list[tuple[str, float, float, str, str]]) -> int:
    """Print what is promised and what is; 1 if something is not kept."""
    broken = 0
    for what, figure, bar, sense, unit in made:
        kept = figure >= bar if sense == "at least" else figure <= bar
        broken += not kept
        print(f"{'kept  ' if kept else 'BROKEN'}  {what}: {figure:.3g} {unit} ({sense} {bar:g})")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
