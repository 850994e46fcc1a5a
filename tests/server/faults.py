"""What a bad network and a crashing machine do, on purpose: between real clients and a real server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from astroport.core.words import Lang
from astroport.server import messages as m
from tests.server.forks import Fork, Running, plainly

try:
    from uvloop import new_event_loop
except ModuleNotFoundError:
    new_event_loop = asyncio.new_event_loop  # type: ignore[assignment]

T = TypeVar("T")

CLOSE = 0x8  # opcodes of WebSocket: from this one on, frames are for the connection itself
FINAL = 0x80


@dataclass(frozen=True)
class Weather:
    """How bad it is: chances for each message, and how long (seconds) a late one takes at most."""

    late: float = 0.05
    twice: float = 0.05
    cut: float = 0.003  # the connection ends here; half of the times in the middle of the message
    longest: float = 0.03


class BadNetwork:
    """Stands between clients and a server, on a port of its own.

    Messages of WebSocket go through it whole, in both directions, but some come late, so that others overtake them,
    some come twice, and at some the connection is cut. Anything else, as HTTP, goes through unharmed.
    """

    def __init__(self, port: int, seed: int, weather: Weather | None = None) -> None:
        self.weather = weather or Weather()
        self.did: Counter[str] = Counter()
        self._to = port
        self._random = random.Random(seed)
        self._passing: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()

    async def __aenter__(self) -> BadNetwork:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        while self._passing:
            for writer in self._writers:
                writer.transport.abort()
            await asyncio.wait(self._passing, timeout=0.1)

    @property
    def url(self) -> str:
        """Where clients go."""
        return f"http://127.0.0.1:{self.port}"

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, there and back, until either side ends it."""
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        ends = [writer]
        self._writers.add(writer)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
            ends.append(back)
            self._writers.add(back)
            lines = head.split(b"\r\n")
            talks = any(line.lower() == b"upgrade: websocket" for line in lines)
            if talks:  # packed messages depend on each other's order: there shall be none
                lines = [line for line in lines if not line.lower().startswith(b"sec-websocket-extensions")]
            back.write(b"\r\n".join(lines))
            if talks:
                writer.write(await there.readuntil(b"\r\n\r\n"))
            carry = self._carry_messages if talks else _carry_bytes
            await asyncio.gather(carry(reader, back), carry(there, writer))
        except (OSError, EOFError):
            pass
        finally:
            for end in ends:
                end.transport.abort()
                self._writers.discard(end)
            self._passing.discard(task)

    async def _carry_messages(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        chance, loop = self._random.random, asyncio.get_running_loop()
        while True:
            message, is_ours = await _message(reader)
            self.did["messages"] += is_ours
            if not is_ours:
                writer.write(message)
                continue
            if chance() < self.weather.cut:
                self.did["cut"] += 1
                if chance() < 0.5:
                    writer.write(message[: len(message) // 2])
                    writer.close()  # nothing that is late comes after it
                raise ConnectionAbortedError
            copies = 1 + (chance() < self.weather.twice)
            self.did["twice"] += copies - 1
            for _ in range(copies):
                if chance() < self.weather.late:
                    self.did["late"] += 1
                    loop.call_later(chance() * self.weather.longest, _write_if_open, writer, message)
                else:
                    writer.write(message)
            await writer.drain()


async def _message(reader: asyncio.StreamReader) -> tuple[bytes, bool]:
    """One whole message as it is on the wire, and whether it is one of ours, not of the connection itself."""
    message = b""
    while True:
        start = await reader.readexactly(2)
        masked, length = start[1] & 0x80, start[1] & 0x7F
        more = await reader.readexactly({126: 2, 127: 8}.get(length, 0))
        length = int.from_bytes(more, "big") if more else length
        message += start + more + await reader.readexactly(length + (4 if masked else 0))
        if start[0] & FINAL:
            return message, start[0] & 0x0F < CLOSE


async def _carry_bytes(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while octets := await reader.read(65536):
        writer.write(octets)
        await writer.drain()
    raise EOFError


def _write_if_open(writer: asyncio.StreamWriter, message: bytes) -> None:
    if not writer.is_closing():
        writer.write(message)


class ServerProcess:
    """A real server in a process of its own, that can be killed and started again with the same port and data."""

    def __init__(self, data: Path, settings: Mapping[str, str] | None = None, *more: str) -> None:
        self.data = data
        self.words = ["serve", "--data", str(data), *more]
        self.settings = dict(settings or {})  # of its environment
        self.port = free_port()
        self.kills = 0
        self._log = data.with_suffix(".log")
        self._process: Running | None = None
        self.begin: Callable[[list[str], Path, Mapping[str, str]], Running]
        self.begin = plainly if "PYTHONPATH" in self.settings else Fork  # it loads other things

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        """Its SQLite file."""
        return self.data / "astroport.db"

    def log(self) -> str:
        """What it has said so far."""
        return self._log.read_text(errors="replace")

    async def start(self, within: float = 60) -> None:
        """Start it, and wait until it answers."""
        words = [*self.words, "--port", str(self.port)]
        self._process = self.begin(words, self._log, os.environ | self.settings)
        until = time.monotonic() + within
        while not await self._is_well():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError(f"the server does not start:\n{self.log()[-3000:]}")
            await asyncio.sleep(0.05)

    def kill(self) -> None:
        """Pull the plug: SIGKILL, nothing can be tidied up."""
        self._end(signal.SIGKILL)
        self.kills += 1

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    async def _is_well(self) -> bool:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        try:
            writer.write(b"GET /healthz HTTP/1.0\r\n\r\n")
            return b" 200 " in await reader.readline()
        except OSError:
            return False
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to nobody else while the server is down."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def text_of(message: Mapping[str, Any], lang: Lang) -> str:
    """The text of a refusal or a notice, in a language."""
    return msgspec.convert(message["text"], m.Text).to(lang)


def run(test: Coroutine[Any, Any, T], within: float = 300) -> T:
    """Run a test's coroutine, on the faster event loop if it is installed; one that waits for ever fails."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(asyncio.wait_for(test, within))
